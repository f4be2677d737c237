"""What brought a wrong value about, as far as the value shows: the lines to look at, a sentence, what to do."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tiledsl import ir
from tiledsl.diagnostics import Mark
from tiledsl.irtext import warps_text
from tiledsl.values import algebra as al
from tiledsl.values.machine import Stored
from tiledsl.values.tags import ZERO
from tiledsl.values.told import Teller

_COMPARE = "compare the coordinates of what is read with those of what is stored"
_NO_PRODUCT = "no product is added to what is stored here: let it be the accumulator of one, in every loop and branch that leads here"
_ARITHMETIC = "compare the arithmetic before td.store with the contract"
_NOT_CLEARED = "an accumulator begins with td.zeros for each tile that is stored, and takes the products of that tile alone"
_STEPS = "every step adds its own part of k once: compare the loop's steps and the coordinates of what they load"
_LATE = "read it before the barrier that lets the next copy into the tile, or put that copy behind another barrier"
_EARLY = "read it after the barrier that ends the copy of this step's data"
_SAME_K = (
    "both operands of a product have the same part of k: look which step's data each read finds",
    "what is read before the barrier that ends a step is that step's; after it, the next step's may be there",
)


@dataclasses.dataclass(frozen=True)
class Cause:
    """`timing`: it may be that data are read at the wrong moment."""

    marks: tuple[Mark, ...] = ()
    sentences: tuple[str, ...] = ()
    helps: tuple[str, ...] = (_COMPARE,)
    timing: bool = False


@dataclasses.dataclass(frozen=True)
class _Term:
    """A product that is in an element: the lines that it multiplies, and where it comes from."""

    left: int
    right: int
    product: al.Product

    @property
    def lines(self) -> frozenset[int]:
        return frozenset((self.left, self.right))


def cause(stored: Stored, wanted: al.Value, at: tuple[int, int], teller: Teller, warps: set[int]) -> Cause:
    """Of the element at that place of a stored tile. `warps` are those that have it wrong, where others have it right."""
    mistaken = next((total.mistaken for total in al.sums(stored.value) if total.mistaken is not None), None)
    if mistaken is not None:
        return _mistaken(mistaken, teller)
    has, due = (list(_terms(value, *at, teller)) for value in (stored.value, wanted))
    if any(isinstance(part, al.Opaque) for part in al.parts(stored.value)):
        return Cause(tuple(map(_multiplied, has[:1])), ("arithmetic between the steps changes what they have summed so far",), (_ARITHMETIC,))
    if due and not has:
        return Cause(helps=(_NO_PRODUCT,))
    if has and not due:
        return Cause((_multiplied(has[0]),), ("a product stands where none is due",), (_COMPARE,))
    strange = [term for term in has if all(term.lines != one.lines for one in due)]
    missing = [term for term in due if all(term.lines != one.lines for one in has)]
    if strange and missing:
        pairs = ((one, other) for one in strange for other in missing)
        return _other_lines(*max(pairs, key=lambda pair: len(pair[0].lines & pair[1].lines)), teller)
    if strange:
        term, *_ = strange
        what = f"the product of {teller.line(term.left)} and {teller.line(term.right)}"
        marks = (Mark(term.product.event.statement.span, f"{what} is added here{_of_step(term.product.event)}"),)
        return Cause(marks, (f"{what} is in it beside what is due",), (_NOT_CLEARED,))
    if missing:
        term, *_ = missing
        return Cause((), (f"the product of {teller.line(term.left)} and {teller.line(term.right)} is not in it",), (_NO_PRODUCT,))
    return _spans(has, due, teller, warps) or _elements(stored.value, wanted, at, teller) or _arithmetic(has)


def _multiplied(term: _Term) -> Mark:
    return Mark(term.product.event.statement.span, "multiplied here")


def _arithmetic(has: list[_Term]) -> Cause:
    marks = tuple(map(_multiplied, has[:1]))
    sentences = ("the products are those that are due: what is done to their sum is not",) if has else ()
    return Cause(marks, sentences, (_ARITHMETIC,))


def _terms(value: al.Value, row: int, col: int, teller: Teller) -> Iterator[_Term]:
    """The products in the element at (row, col)."""
    match value:
        case al.Sum(base=base, products=products):
            if base is not None:
                yield from _terms(base, row, col, teller)
            for product in products.values():
                left, right = int(teller.tags.vectors[product.left][row]), int(teller.tags.vectors[product.right][col])
                if ZERO not in (left, right):
                    yield _Term(left, right, product)
        case al.Applied(operands=operands):
            for operand in operands:
                yield from _terms(operand, row, col, teller)
        case al.Flipped(of=of):
            yield from _terms(of, col, row, teller)


def _other_lines(has: _Term, due: _Term, teller: Teller) -> Cause:
    """A product of other rows or columns than are due: which operand brings them."""
    turned = due.left == has.right or due.right == has.left
    wanted = (due.right, due.left) if turned else (due.left, due.right)
    marks = []
    for operand, mine, its in zip(has.product.operands, (has.left, has.right), wanted, strict=True):
        if mine != its and operand.read is not None:
            text = f"{teller.line(mine)}, read{_of_step(operand.read)}, where {teller.line(its)} is due"
            marks.append(Mark(operand.read.statement.span, text))
    return Cause((*marks, _multiplied(has)))


def _spans(has: list[_Term], due: list[_Term], teller: Teller, warps: set[int]) -> Cause | None:
    """A product over other k than are due."""
    for wanted in due:
        mine = [term for term in has if term.lines == wanted.lines]
        found = al.in_block((span for term in mine for span in term.product.spans), teller.blocks, teller.block)
        whole = al.in_block(wanted.product.spans, teller.blocks, teller.block)
        if found == whole:
            continue
        sentences, helps = [f"the sum is over {teller.k(found)}, and not over {teller.k(whole)}"], [_STEPS]
        leap = next((term.product.leap for term in mine if term.product.leap is not None), None)
        if leap is None:
            return Cause((_multiplied(mine[0]),), tuple(sentences), tuple(helps), timing=True)
        marks = (Mark(leap.event.statement.span, f"multiplied here{_of_step(leap.event)}, where k does not follow on"), *_reads(leap.operands, teller))
        if _count(found) == _count(whole):  # some k in place of others: neither is a step left out, nor one taken twice
            late = leap.found > leap.due
            when = f"{'later' if late else 'earlier'} data than its own: the read comes {'after' if late else 'before'} the copy that brings them"
            sentences.append(f"{_step_text(leap.event)} needs k = {leap.due} on and finds k = {leap.found} on, {when}")
            if warps:
                sentences.append(f"only warps {warps_text(tuple(sorted(warps)))} have it so: they pass the barriers at other places than the rest")
            helps.append(_LATE if late else _EARLY)
        return Cause(marks, tuple(sentences), tuple(helps), timing=True)
    return None


def _count(spans: list[al.Span]) -> int:
    return sum(stop - start for _, start, stop in spans)


def _elements(value: al.Value, wanted: al.Value, at: tuple[int, int], teller: Teller) -> Cause | None:
    """An element of memory in place of another."""
    has, due = (list(_leaves(one, *at)) for one in (value, wanted))
    strange = [(tag, data) for tag, data in has if tag not in {other for other, _ in due}]
    missing = [tag for tag, _ in due if tag not in {other for other, _ in has}]
    if not strange or not missing:
        return None
    tag, data = strange[0]
    marks = (Mark(data.read.statement.span, f"{teller.tag(tag)} is read here, where {teller.tag(missing[0])} is due"),) if data.read is not None else ()
    return Cause(marks)


def _leaves(value: al.Value, row: int, col: int) -> Iterator[tuple[int, al.Data]]:
    match value:
        case al.Data(tags=tags):
            yield int(tags[min(row, len(tags) - 1), col]), value
        case al.Sum(base=base) if base is not None:
            yield from _leaves(base, row, col)
        case al.Applied(operands=operands):
            for operand in operands:
                yield from _leaves(operand, row, col)
        case al.Flipped(of=of):
            yield from _leaves(of, col, row)


def _mistaken(mistaken: al.Mistaken, teller: Teller) -> Cause:
    """A product of operands that do not belong together."""
    event, product = mistaken.event, mistaken.event.statement
    assert isinstance(product, ir.Mma)
    marks = (Mark(product.span, f"multiplied here{_of_step(event)}"), *_reads(mistaken.operands, teller))
    both = " and ".join(f"{name} holds {teller.operand(operand)}" for name, operand in zip("ab", mistaken.operands, strict=True))
    if mistaken.why == "k":
        order = " in another order" if same_k(mistaken, teller) else ""
        return Cause(marks, (f"td.{product.form.name} sums over k, and its operands have different ones{order}: {both}",), _SAME_K, timing=True)
    if mistaken.why == "zeros":
        sentence = f"zeros of one operand meet data of the other: {both}; where that is infinite or NaN, so is the sum"
        return Cause(marks, (sentence,), ("let both end at the same k: what lies beyond a tensor's end reads as 0",))
    helps = ("what is read as one element is not what was written as one: compare the layouts of both",)
    if mistaken.why == al.ANOTHER_TYPE:
        return Cause(marks, (f"an operand {mistaken.why}",), ("td.asm copies bits and converts nothing: give the tile the type of the tensor",))
    if mistaken.why == al.ANOTHER_K:
        helps = ("some of it is of another step: let all that write the tile do so in every step, before it is read",)
    return Cause(marks, (f"an operand {mistaken.why}: {teller.astray(mistaken.operands)}",), helps, timing=mistaken.why == al.ANOTHER_K)


def same_k(mistaken: al.Mistaken, teller: Teller) -> bool:
    """Whether the operands have the same k in this block, in some order."""
    product = mistaken.event.statement
    assert isinstance(product, ir.Mma)
    a, b = (sorted(teller.along(one, part[-1] == "k")) for one, part in zip(mistaken.operands, (product.form.a, product.form.b), strict=True))
    return a == b


def _reads(operands: tuple[al.Data, al.Data], teller: Teller) -> list[Mark]:
    """Where operands were read from LDS, and who wrote what was read."""
    marks = []
    for operand in operands:
        if operand.read is not None:
            by = f", written in line {operand.written.statement.span.line}{_of_step(operand.written)}" if operand.written is not None else ""
            called = f", called in line {operand.read.statement.calls[-1].line}" if operand.read.statement.calls else ""
            marks.append(Mark(operand.read.statement.span, f"{teller.operand(operand)}, read{_of_step(operand.read)}{called}{by}"))
    return marks


def _of_step(event: al.Event) -> str:
    return f" in step {event.steps[-1]}" if event.steps else ""


def _step_text(event: al.Event) -> str:
    return f"step {event.steps[-1]}" if event.steps else "the product"
