"""Causes of a wrong value, as far as the value shows them: source lines, a sentence and a help."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.messages import ValueTexts
from tiledsl.analysis.values.stored import Stored
from tiledsl.analysis.values.tags import ZERO
from tiledsl.diagnostics.diagnostic import Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import warps_text

_MANY_STEPS = 32  # operations, one after another, that a loop has made
_COMPARE = "compare the coordinates of the loads with those of the stores"
_TENSORS = (
    "compare the tile that each copy writes, the tile that each operand is read from, and the operands of each product"
)
_NO_PRODUCT = (
    "no product is added to the tile that is stored here: store an accumulator of products, in every loop and branch"
    " that leads here"
)
_ZEROS = f"zeros are read where a tile goes beyond its tensor's end: {_COMPARE}"
_MISSING = (
    "compute the stored tile from an accumulator that takes that product, in every loop and branch that leads here"
)
_ARITHMETIC = "compare the arithmetic before td.store with the contract"
_NOT_CLEARED = (
    "an accumulator begins with td.zeros for each tile that is stored, and takes the products of that tile alone"
)
_STEPS = "every step adds its own part of k once: compare the loop's steps and the coordinates of their loads"
_LATE = (
    "read the data before the barrier after which the next copy overwrites the tile, or put that copy after another"
    " barrier"
)
_EARLY = (
    "read the data after the barrier that ends their copy; with several buffers, from the buffer that this copy writes"
)
_BEFORE_LOOP = "put td.zeros before the loop whose steps are summed"
_ADDRESS = (
    "tile.address(row, col) is the address of an element of a tile: compare the elements that td.asm writes with the"
    " addresses from which it reads them"
)
_SWIZZLED = (
    "the elements of a tile lie swizzled in LDS: give td.asm the address tile.address(row, col), or tile.base +"
    " tile.swizzle(offset), in bytes"
)
_SAME_K = (
    "both operands of a product have the same part of k: check which step's data each read finds",
    "a read before the barrier that ends a step finds that step's data; a read after that barrier may find the next"
    " step's data",
)


_Lines = tuple[int, int]


@dataclasses.dataclass(frozen=True)
class Explanation:
    """What an element's mistake is, in words; `timing`: it may be that data are read at the wrong moment;
    `arithmetic`: the arithmetic before the store is the cause, and not the operands.
    """

    marks: tuple[Mark, ...] = ()
    sentences: tuple[str, ...] = ()
    helps: tuple[str, ...] = (_COMPARE,)
    timing: bool = False
    arithmetic: bool = False

    @property
    def of_operands(self) -> tuple[object, ...]:
        """The mistake in operands, equal for all outputs that it makes wrong; empty for any other."""
        if self.arithmetic or not self.marks:
            return ()
        return self.marks, self.sentences, self.helps


@dataclasses.dataclass(frozen=True)
class _Term:
    """A product in an element: the lines that it multiplies, and its origin.

    `turned` is true where the left line belongs to the element's column.
    """

    left: int
    right: int
    product: al.Product
    turned: bool

    @property
    def lines(self) -> frozenset[int]:
        return frozenset((self.left, self.right))

    @property
    def across(self) -> _Lines:
        """Return the line that belongs to the element's row, and the line that belongs to its column."""
        return (self.right, self.left) if self.turned else (self.left, self.right)


@dataclasses.dataclass(frozen=True)
class Surroundings:
    """The surroundings of a wrong tile: the kernel's statements, swizzled shared tiles, and the warps with the wrong
    tile.

    The warps are given where other warps have the right tile.
    """

    statements: tuple[ir.Statement, ...]
    swizzled: frozenset[ir.Shared]
    warps: frozenset[int]


def _goes_on(value: al.Value) -> bool:
    """Return whether operations follow each other over many steps, each with a product of its own."""
    return value.depth > _MANY_STEPS and sum(bool(total.products) for total in al.sums(value)) > _MANY_STEPS // 2


def cause(
    stored: Stored, wanted: al.Value, at: tuple[int, int], texts: ValueTexts, surroundings: Surroundings
) -> Explanation:
    """Return the cause of the wrong element at that place of a stored tile."""
    found = _cause(stored, wanted, at, texts, surroundings)
    return dataclasses.replace(found, helps=(*_exchanged(surroundings.statements), *found.helps))


def _exchanged(statements: Iterable[ir.Statement]) -> Iterator[str]:
    """Yield a help for each line that commits to a shared tile what was fetched for another."""
    commits = (one for one in statements if isinstance(one, ir.Commit) and one.src.shared is not one.dst.shared)
    lines = dict.fromkeys((one.span.line, one.src.span.line) for one in commits)
    return (f"line {to} commits what line {of} fetched for another shared tile: name the same tile" for to, of in lines)


def _cause(
    stored: Stored, wanted: al.Value, at: tuple[int, int], texts: ValueTexts, surroundings: Surroundings
) -> Explanation:
    """Return the cause as the values show it."""
    mistaken = next((total.mistaken for total in al.sums(stored.value) if total.mistaken is not None), None)
    if mistaken is not None:
        return _mistaken(mistaken, texts, surroundings)
    has, due = (list(_terms(value, *at, texts)) for value in (stored.value, wanted))
    if any(isinstance(part, al.Opaque) for part in al.parts(stored.value)) or _goes_on(stored.value):
        return Explanation(
            tuple(map(_multiplied, has[:1])),
            ("arithmetic between the steps changes the sum of the steps so far",),
            (_ARITHMETIC,),
            arithmetic=True,
        )
    if due and not has:
        zeros = _of_zeros(stored.value, *at, texts)
        return _zeros_read(zeros, due, texts) if zeros else Explanation(helps=(_NO_PRODUCT,))
    if has and not due:
        return Explanation((_multiplied(has[0]),), ("the element has a product where none is expected",), (_COMPARE,))
    strange = [term for term in has if all(term.lines != one.lines for one in due)]
    missing = [term for term in due if all(term.lines != one.lines for one in has)] or _left_out(has, due, texts)
    if strange and missing:
        return _other_lines(*_nearest(strange, missing, texts), texts)
    if strange:
        instead = next(
            (its[0] for mine, its in _of_same_lines(has, due) if _spans_of(mine, texts) != _spans_of(its, texts)),
            None,
        )
        if instead is not None:
            return _other_lines(strange[0], instead, texts)
        term, *_ = strange
        what = f"the product of {texts.line(term.left)} and {texts.line(term.right)}"
        marks = (Mark(term.product.event.statement.span, f"{what} is added here{_of_step(term.product.event)}"),)
        return Explanation(marks, (f"{what} is in the element, beside the expected products",), (_NOT_CLEARED,))
    if missing:
        return _missing(stored.value, at, _surplus(has, due, texts), missing, texts)
    return (
        _spans(stored.value, has, due, texts, surroundings)
        or _elements(stored.value, wanted, at, texts)
        or _arithmetic(has)
    )


def _multiplied(term: _Term) -> Mark:
    return Mark(term.product.event.statement.span, "multiplied here")


def _arithmetic(has: list[_Term]) -> Explanation:
    marks = tuple(map(_multiplied, has[:1]))
    sentences = ("the products are the expected ones, but the arithmetic on their sum is not",) if has else ()
    return Explanation(marks, sentences, (_ARITHMETIC,), arithmetic=True)


def _terms(value: al.Value, row: int, col: int, texts: ValueTexts) -> Iterator[_Term]:
    """Yield the products in the element at (row, col)."""
    return (term for terms in _summed(value, row, col, texts) for term in terms if ZERO not in term.across)


def _of_zeros(value: al.Value, row: int, col: int, texts: ValueTexts) -> list[_Term]:
    """Return the products in the element of which one operand is zeros.

    Both operands may lie beyond all k, in accumulators to which other products have been added.
    """
    return [
        term
        for terms in _summed(value, row, col, texts)
        for term in terms
        if ZERO in term.across and (term.left != term.right or all(ZERO in one.across for one in terms))
    ]


def _summed(value: al.Value, row: int, col: int, texts: ValueTexts) -> Iterator[list[_Term]]:
    """Yield the products in the element, accumulator by accumulator."""
    for part, turned in al.oriented(value):
        if isinstance(part, al.Sum):
            down, across = (col, row) if turned else (row, col)
            products = (*part.products.values(), *part.of_zeros.values())
            yield [
                _Term(int(texts.tags.vectors[one.left][down]), int(texts.tags.vectors[one.right][across]), one, turned)
                for one in products
            ]


def _instead(has: _Term, due: _Term) -> _Lines:
    """Return the lines due in place of the left and the right one.

    They belong to the same rows and columns of the stored tile, unless fewer lines are wrong the other way round.
    """
    same = (due.left, due.right) if has.turned == due.turned else (due.right, due.left)
    return min((same, same[::-1]), key=lambda wanted: len(_wrong(has, wanted)))


def _wrong(has: _Term, wanted: _Lines) -> list[_Lines]:
    """Return each wrong line with the line due in its place."""
    return [(mine, its) for mine, its in zip((has.left, has.right), wanted, strict=True) if mine != its]


def _nearest(has: list[_Term], due: list[_Term], texts: ValueTexts) -> tuple[_Term, _Term]:
    """Return a present product and a due product that have most in common."""

    def distance(pair: tuple[_Term, _Term]) -> tuple[int, int]:
        others = _wrong(pair[0], _instead(*pair))
        return len(others), _of_other_tensors(others, texts)

    return min(((one, other) for one in has for other in due), key=distance)


def _of_other_tensors(others: list[_Lines], texts: ValueTexts) -> int:
    return sum(texts.tensor(mine) != texts.tensor(its) for mine, its in others)


def _other_lines(has: _Term, due: _Term, texts: ValueTexts) -> Explanation:
    """Return the cause of a product of wrong rows or columns: the operand that brings them."""
    wanted = _instead(has, due)
    marks = [
        _read(operand, texts.line(mine), f", where {texts.line(its)} is expected")
        for operand, mine, its in zip(has.product.operands, (has.left, has.right), wanted, strict=True)
        if mine != its
    ]
    return Explanation(
        (*filter(None, marks), _multiplied(has)),
        helps=(_TENSORS if _of_other_tensors(_wrong(has, wanted), texts) else _COMPARE,),
    )


def _surplus(has: list[_Term], due: list[_Term], texts: ValueTexts) -> list[_Term]:
    """Return the products that are present more often than due: the ones added last.

    Products of one accumulator that is present twice are not included.
    """
    found = []
    for lines in dict.fromkeys(term.lines for term in has):
        mine, wanted = ([term for term in terms if term.lines == lines] for terms in (has, due))
        first, leap = mine[0], mine[0].product.leap
        more = _count(_spans_of(mine, texts)) > _count(_spans_of(wanted, texts))
        if more and len(mine) > len(wanted):
            found += [term for term in mine[len(wanted) :] if term.product.event != first.product.event]
        elif more and leap is not None and leap.event != first.product.event:
            found.append(
                dataclasses.replace(
                    first, product=dataclasses.replace(first.product, event=leap.event, operands=leap.operands)
                )
            )
    return found


def _zeros_read(zeros: list[_Term], due: list[_Term], texts: ValueTexts) -> Explanation:
    """Return the cause of a product of zeros in place of a due product."""
    return dataclasses.replace(_other_lines(*_nearest(zeros, due, texts), texts), helps=(_ZEROS,))


def _missing(
    value: al.Value, at: tuple[int, int], surplus: list[_Term], missing: list[_Term], texts: ValueTexts
) -> Explanation:
    """Return the cause of a missing product: another surplus product in its place, a product of zeros, or nothing."""
    zeros = _of_zeros(value, *at, texts)
    if surplus:
        mine, term = _nearest(surplus, missing, texts)
        instead = _other_lines(mine, term, texts)
    elif zeros:
        _, term = _nearest(zeros, missing, texts)
        instead = _zeros_read(zeros, missing, texts)
    else:
        term, *_ = missing
        empty = (
            one.cleared.statement.span
            for one in al.sums(value)
            if not one.products and one.base is None and one.cleared is not None
        )
        instead = Explanation(
            tuple(Mark(span, "cleared here, and no product is added after that") for span in dict.fromkeys(empty)),
            helps=(_MISSING,),
        )
    sentence = f"the product of {texts.line(term.left)} and {texts.line(term.right)} is not in the element"
    return dataclasses.replace(instead, sentences=(sentence,))


def _spans(
    value: al.Value, has: list[_Term], due: list[_Term], texts: ValueTexts, surroundings: Surroundings
) -> Explanation | None:
    """Return the cause of a product over other k than are due."""
    for mine, its in _of_same_lines(has, due):
        found, whole = _spans_of(mine, texts), _spans_of(its, texts)
        if found == whole or all(_spans_of([term], texts) == _spans_of(its[:1], texts) for term in mine):
            continue
        sentence = f"the sum is over {texts.k(found)}, and not over {texts.k(whole)}"
        cleared = _cleared_late(value, mine, found, whole)
        if cleared is not None:
            marks = (
                _multiplied(mine[0]),
                Mark(cleared.statement.span, f"cleared here, the last time{_of_step(cleared)}"),
            )
            return Explanation(marks, (sentence,), (_BEFORE_LOOP,))
        leap = next((term.product.leap for term in mine if term.product.leap is not None), None)
        if leap is None:
            return Explanation((_multiplied(mine[0]),), (sentence,), (_STEPS,), timing=True)
        return _leapt(
            _first_of_all(leap, mine[0].product, found, whole, texts),
            sentence,
            _count(found) == _count(whole),
            texts,
            surroundings,
        )
    return None


def _of_same_lines(has: list[_Term], due: list[_Term]) -> Iterator[tuple[list[_Term], list[_Term]]]:
    """Yield the present products, and the due products, of each two lines.

    The order of the lines is the due one where that is present, since a @ b.T and b @ a.T have the same two lines on
    the diagonal. Lines that are due several times are yielded once: one accumulator may serve all of them.
    """
    in_order = {term.across for term in has} == {term.across for term in due}
    groups: dict[object, tuple[list[_Term], dict[_Lines, _Term]]] = {}
    for term in due:
        groups.setdefault(term.across if in_order else term.lines, ([], {}))[1].setdefault(term.across, term)
    for term in has:
        mine, _ = groups.get(term.across if in_order else term.lines, ([], {}))
        mine.append(term)
    yield from ((mine, list(its.values())) for mine, its in groups.values())


def _left_out(has: list[_Term], due: list[_Term], texts: ValueTexts) -> list[_Term]:
    """Return the due products that are not present, of those that share their lines with other due products.

    Only lines count of which at most one of the due products is present.
    """
    there = {term.across for term in has}
    groups = [(mine, its) for mine, its in _of_same_lines(has, due) if len(its) > 1]
    groups = [
        (mine, its) for mine, its in groups if _count(_spans_of(mine, texts)) <= _count(_spans_of(its[:1], texts))
    ]
    return [term for _, its in groups for term in its if term.across not in there]


def _spans_of(terms: list[_Term], texts: ValueTexts) -> list[al.Span]:
    """Return the k of products of the same lines, in one block."""
    return al.in_block((span for term in terms for span in term.product.spans), texts.blocks, texts.block)


def _cleared_late(value: al.Value, mine: list[_Term], found: list[al.Span], whole: list[al.Span]) -> al.Event | None:
    """Return where an accumulator was cleared in the middle of a sum, so that it has only the last part.

    That is in a later step of a loop than the first.
    """
    for total in al.sums(value):
        steps = () if total.cleared is None else total.cleared.steps
        first = next(
            (term.product for term in mine if any(one is term.product for one in total.products.values())), None
        )
        if first is not None and steps and steps[-1] and steps == first.event.steps and _count(found) < _count(whole):
            return total.cleared
    return None


def _first_of_all(
    leap: al.Leap, first: al.Product, found: list[al.Span], whole: list[al.Span], texts: ValueTexts
) -> al.Leap:
    """Return the leap, or the first part that was added too early.

    The latter is returned where nothing is due after the part before the leap.
    """
    product, start = first.event.statement, whole[0][1]
    assert isinstance(product, ir.Mma)
    if leap.due < whole[-1][2] or found[0][1] == start:
        return leap
    return al.Leap(
        first.event, first.operands, leap.line, start, texts.along(first.operands[0], product.form.a[-1] == "k")[0]
    )


def _leapt(leap: al.Leap, sentence: str, in_place: bool, texts: ValueTexts, surroundings: Surroundings) -> Explanation:
    """Return the cause of a part of k that was added out of order.

    `in_place` is true where another part was due, so that no step is left out or repeated.
    """
    marks = (
        Mark(leap.event.statement.span, f"multiplied here{_of_step(leap.event)}, where k jumps"),
        *_reads(leap.operands, texts),
    )
    if not in_place:
        return Explanation(marks, (sentence,), (_STEPS,), timing=True)
    late, sentences, helps = leap.found > leap.due, [sentence], [_STEPS]
    needs = (
        f"{_step_text(leap.event)} needs the data from k = {leap.due} on, and finds {'later' if late else 'earlier'}"
        f" data, from k = {leap.found} on"
    )
    own = _own_coordinates(leap)
    over = _read_over(leap, surroundings) if late else ""
    if own is not None:
        sentences.append(f"{needs}: line {own.statement.span.line} copies that data{_of_step(own)}")
        return Explanation(marks, tuple(sentences), tuple(helps), timing=True)
    sentences.append(
        f"{needs}: the read comes"
        f" {'after the copy of the later data' if late else 'before the copy of the needed data'}"
    )
    if surroundings.warps:
        sentences.append(
            f"only warps {warps_text(tuple(sorted(surroundings.warps)))} have the wrong data: they pass the barriers at"
            " other places than the others"
        )
    helps = [over] if over else [*helps, _LATE if late else _EARLY]
    return Explanation(marks, tuple(sentences), tuple(helps), timing=True)


def _own_coordinates(leap: al.Leap) -> al.Event | None:
    """Return the copy whose own coordinates leap, or None.

    The copy was made as far before the product as the copy of the part before.
    """
    for now, before in zip(leap.operands, leap.before or (), strict=False):
        if now.written is None or before.written is None or now.written.statement.span != before.written.statement.span:
            continue
        steps = [
            (one.read.steps, one.written.steps)
            for one in (now, before)
            if one.read is not None and one.written is not None
        ]
        ahead = {copied[-1] - read[-1] for read, copied in steps if read and copied}
        if len(ahead) == 1 and len(steps) == 2 and steps[0][1] != steps[1][1]:
            return now.written
    return None


def _read_over(leap: al.Leap, surroundings: Surroundings) -> str:
    """Return a help where the part's registers are overwritten by a read on another line in that step; else ""."""
    for operand in leap.operands:
        read = operand.read
        if read is not None and isinstance(read.statement, ir.LoadTile) and read.steps == leap.event.steps:
            mine = read.statement
            for other in surroundings.statements:
                if (
                    isinstance(other, ir.LoadTile)
                    and other.dst.index == mine.dst.index
                    and other.span.line != mine.span.line
                ):
                    both = f"line {mine.span.line} and line {other.span.line} read into the same registers"
                    return (
                        f"{both}: multiply their values before the other read, or read into other tiles, and exchange"
                        " the tiles afterwards"
                    )
    return ""


def _count(spans: list[al.Span]) -> int:
    return sum(stop - start for _, start, stop in spans)


def _elements(value: al.Value, wanted: al.Value, at: tuple[int, int], texts: ValueTexts) -> Explanation | None:
    """Return the cause of an element of memory in place of another."""
    has, due = (list(_leaves(one, *at)) for one in (value, wanted))
    strange = [(tag, data) for tag, data in has if tag not in {other for other, _ in due}]
    missing = [tag for tag, _ in due if tag not in {other for other, _ in has}]
    if not strange or not missing:
        return None
    tag, data = strange[0]
    text = f"{texts.tag(tag)} is read here{_by(data)}, where {texts.tag(missing[0])} is expected"
    marks = (Mark(data.read.statement.span, text),) if data.read is not None else ()
    return Explanation(marks)


def _leaves(value: al.Value, row: int, col: int) -> Iterator[tuple[int, al.Data]]:
    """Yield the elements that the element at (row, col) is made of."""
    for part, turned in al.oriented(value):
        if isinstance(part, al.Data):
            down, across = (col, row) if turned else (row, col)
            yield int(part.tags[min(down, len(part.tags) - 1), across]), part


def _mistaken(mistaken: al.Mistaken, texts: ValueTexts, surroundings: Surroundings) -> Explanation:
    """Return the cause of a product of operands that do not belong together."""
    event, product = mistaken.event, mistaken.event.statement
    assert isinstance(product, ir.Mma)
    marks = (Mark(product.span, f"multiplied here{_of_step(event)}"), *_reads(mistaken.operands, texts))
    by_hand = _by_hand(mistaken.operands, surroundings)
    if mistaken.why == "k":
        sentence, same_part = _other_k(mistaken, texts)
        return Explanation(
            marks, (sentence,), (by_hand,) if same_part and by_hand else _same_k_helps(mistaken), timing=True
        )
    if mistaken.why == "zeros":
        both = " and ".join(
            f"{name} holds {texts.operand(operand)}" for name, operand in zip("ab", mistaken.operands, strict=True)
        )
        sentence = (
            f"zeros of one operand are multiplied by data of the other: {both}; where the data are infinite or NaN,"
            " the sum is NaN"
        )
        return Explanation(
            marks, (sentence,), ("let both operands end at the same k: elements beyond a tensor's end read as 0",)
        )
    helps = (by_hand or "the read divides the bytes into other elements than the write: compare the layouts of both",)
    if mistaken.why == al.ANOTHER_TYPE:
        return Explanation(
            marks,
            (f"an operand {mistaken.why}",),
            ("td.asm copies bits and converts nothing: give the tile the type of the tensor",),
        )
    if mistaken.why == al.ANOTHER_K:
        helps = ("a part of the operand is of another step: write the whole tile in every step, before the read",)
    return Explanation(
        marks,
        (f"an operand {mistaken.why}: {texts.misplaced(mistaken.operands)}",),
        helps,
        timing=mistaken.why == al.ANOTHER_K,
    )


def _other_k(mistaken: al.Mistaken, texts: ValueTexts) -> tuple[str, bool]:
    """Describe the difference between the k of two operands, and return whether they lie in the same part of k."""
    product = mistaken.event.statement
    assert isinstance(product, ir.Mma)
    a, b = (
        texts.along(one, part[-1] == "k")
        for one, part in zip(mistaken.operands, (product.form.a, product.form.b), strict=True)
    )
    differ = f"td.{product.form.name} sums over k, and its operands have different k"
    if len(a) != len(b) or (min(a), max(a)) != (min(b), max(b)) or a == b:
        both = " and ".join(
            f"{name} holds {texts.operand(operand)}" for name, operand in zip("ab", mistaken.operands, strict=True)
        )
        return f"{differ}: {both}", False
    place = next(i for i, (one, other) in enumerate(zip(a, b, strict=True)) if one != other)
    order = " in another order" if sorted(a) == sorted(b) else ""
    return f"{differ}{order}: at place {place} along k, a holds k = {a[place]}, and b holds k = {b[place]}", True


def _by_hand(operands: tuple[al.Data, al.Data], surroundings: Surroundings) -> str:
    """Return a help where td.asm wrote one of the operands; else ""."""
    for operand in operands:
        written, read = (event.statement if event is not None else None for event in (operand.written, operand.read))
        if isinstance(written, ir.Asm) and isinstance(read, ir.LoadTile):
            swizzles = any(
                ex.contains(value, ir.SwizzledOffset) for _, value in written.operands if isinstance(value, ir.Expr)
            )
            return _ADDRESS if swizzles or read.src.shared not in surroundings.swizzled else _SWIZZLED
    return ""


def _same_k_helps(mistaken: al.Mistaken) -> tuple[str, ...]:
    """Return helps for operands with different parts of k."""
    product = mistaken.event.statement
    assert isinstance(product, ir.Mma)
    reads = [one.read.statement if one.read is not None else None for one in mistaken.operands]
    in_columns = [part[-1] == "k" for part in (product.form.a, product.form.b)]
    parts = [
        read.src.col if cols else read.src.row
        for read, cols in zip(reads, in_columns, strict=True)
        if isinstance(read, ir.LoadTile)
    ]
    copied = [one.written.steps for one in mistaken.operands if one.written is not None]
    if len(copied) < 2 or copied[0] != copied[1]:
        return _SAME_K
    what = (
        "which part of its tile each read takes"
        if len(parts) == 2 and parts[0] != parts[1]
        else "the coordinates of both copies"
    )
    return (f"both operands of a product have the same part of k: compare {what}",)


def _reads(operands: tuple[al.Data, al.Data], texts: ValueTexts) -> list[Mark]:
    """Mark where operands were read from LDS, and name the statements that wrote the data."""
    return list(filter(None, (_read(operand, texts.operand(operand)) for operand in operands)))


def _read(operand: al.Data, what: str, more: str = "") -> Mark | None:
    """Mark where an operand was read, and name the statement that wrote the data; None for an operand of td.asm."""
    if operand.read is None:
        return None
    called = f", called in line {operand.read.statement.calls[-1].line}" if operand.read.statement.calls else ""
    return Mark(operand.read.statement.span, f"{what}, read{_of_step(operand.read)}{called}{_by(operand)}{more}")


def _by(operand: al.Data) -> str:
    """Name the statement that wrote the operand to LDS."""
    return (
        f", written in line {operand.written.statement.span.line}{_of_step(operand.written)}"
        if operand.written is not None
        else ""
    )


def _of_step(event: al.Event) -> str:
    return f" in step {event.steps[-1]}" if event.steps else ""


def _step_text(event: al.Event) -> str:
    return f"step {event.steps[-1]}" if event.steps else "the product"
