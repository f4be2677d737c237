"""TD602: every tile that is stored holds what the contract says. TD601 and TD603, notes: what of that is not checked."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.checks.asm_memory import written
from tiledsl.contracts import tensors
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.irtext import warps_text
from tiledsl.lower.program import Program
from tiledsl.values import algebra as al
from tiledsl.values.machine import Stored
from tiledsl.values.places import Blocks
from tiledsl.values.run import NotFollowed, run, stated
from tiledsl.values.tags import Tags, TooLarge
from tiledsl.values.told import Teller

_TOLERANCE = 1e-9  # of sums of random numbers in double precision
_COMPARE = "compare the coordinates of what is read with those of what is stored"
_NO_PRODUCT = "no product is added to what is stored here: let it be the accumulator of one, in every loop and branch that leads here"
_SAME_K = (
    "both operands of a product have the same part of k: look which step's data each read finds",
    "what is read before the barrier that ends a step is that step's; after it, the next step's may be there",
)


def contract_checks(program: Program, kernel: ir.KernelIR) -> list[Diagnostic]:
    """What a kernel at fixed sizes stores, held against its contracts: one error for each output at most, and notes."""
    beyond = dict(_beyond(kernel))
    found = [*_without(kernel), *(_unchecked(contract, beyond[contract.tensor.name]) for contract in kernel.contracts if contract.tensor.name in beyond)]
    known = {contract.tensor.name: contract for contract in kernel.contracts if contract.tensor.name not in beyond}
    if not known:
        return found
    judge = _Judge(kernel, known)
    try:
        run(program, kernel, judge)
    except TooLarge:
        return [*found, *(_unchecked(contract, "its tensors or its grid are too large") for contract in known.values())]
    return [*found, *judge.diagnostics()]


def _without(kernel: ir.KernelIR) -> Iterator[Diagnostic]:
    """TD603 for a kernel that says nothing of what it stores."""
    missing = [name for name in kernel.outputs if name not in {contract.tensor.name for contract in kernel.contracts}]
    if missing:
        names = " and ".join(f"'{name}'" for name in missing)
        message = f"no contract says what {names} hold{'s' if len(missing) == 1 else ''}: which values are stored is not checked"
        yield Diagnostic("TD603", message, Mark(kernel.span), helps=(f"td.ensures({missing[0]}, a @ b.T), for one",), severity="note")


def _beyond(kernel: ir.KernelIR) -> Iterator[tuple[str, str]]:
    """The outputs whose contracts are not checked, and why: td.asm may write what they speak of, or they speak of outputs as they are after the launch."""
    by_lane = written(kernel)
    for contract in kernel.contracts:
        after = next((of.tensor.name for of in tensors(contract.value) if not of.old and of.tensor.name in kernel.outputs), None)
        changed = next((of.tensor.name for of in tensors(contract.value) if of.tensor.name in by_lane), None)
        if contract.tensor.name in by_lane:
            yield contract.tensor.name, f"td.asm stores to '{contract.tensor.name}'"
        elif changed is not None:
            yield contract.tensor.name, f"it speaks of '{changed}', to which td.asm stores"
        elif after is not None:
            yield contract.tensor.name, f"it speaks of '{after}', which the kernel writes too; td.old({after}) is what it held before"


def _unchecked(contract: ir.Contract, why: str) -> Diagnostic:
    message = f"the contract {contract.tensor.name} = {contract.formula} is not checked: {why}"
    return Diagnostic("TD601", message, Mark(contract.span), severity="note")


@dataclasses.dataclass(frozen=True)
class _Wrong:
    """A stored tile that is wrong, with what it should be, and where it is."""

    stored: Stored
    wanted: al.Value
    wrong: np.ndarray
    blocks: Blocks
    tags: Tags


class _Judge:
    """Compares what is stored with what is wanted."""

    def __init__(self, kernel: ir.KernelIR, contracts: dict[str, ir.Contract]):
        self.kernel, self.contracts = kernel, contracts
        self.first: dict[str, _Wrong] = {}
        self.warps: dict[str, set[int]] = {}
        self.unchecked: dict[str, str] = {}

    def __call__(self, stored: Stored, blocks: Blocks, tags: Tags) -> None:
        name = stored.tensor.name
        contract = self.contracts.get(name)
        if contract is None or name in self.unchecked:
            return
        try:
            wanted = stated(contract.value, tags, (stored.matrix, stored.row, stored.col), stored.rows, stored.cols)
        except NotFollowed as reason:
            self.unchecked[name] = str(reason)
            return
        if not al.followed(stored.value):
            self.unchecked[name] = f"what td.asm computes is stored in line {stored.event.statement.span.line}"
            return
        prints = al.Fingerprints(tags, 1)
        is_, should = (prints.of(value, stored.rows, stored.cols) for value in (stored.value, wanted))
        wrong = ~(np.abs(is_ - should) <= _TOLERANCE * (np.abs(is_) + np.abs(should)))
        if wrong.any():
            self.first.setdefault(name, _Wrong(stored, wanted, wrong, blocks, tags))
            self.warps.setdefault(name, set()).add(stored.warp)

    def diagnostics(self) -> Iterator[Diagnostic]:
        for name, wrong in self.first.items():
            yield _diagnostic(self.kernel, self.contracts[name], wrong, self.warps[name])
        for name, why in self.unchecked.items():
            if name not in self.first:
                yield _unchecked(self.contracts[name], why)


# ------------------------------------------------------------------------------------------------------------- messages


def _diagnostic(kernel: ir.KernelIR, contract: ir.Contract, wrong: _Wrong, warps: set[int]) -> Diagnostic:
    stored, name = wrong.stored, wrong.stored.tensor.name
    rows, cols = np.flatnonzero(wrong.wrong.any(axis=1)), np.flatnonzero(wrong.wrong.any(axis=0))
    first = int(rows[0]), int(np.flatnonzero(wrong.wrong[rows[0]])[0])
    teller, should, gets = _told(kernel, wrong, first)
    row, col = teller.place(stored.row), teller.place(stored.col)
    at = f"{name}[{row + first[0]}, {col + first[1]}]"
    notes = [f"{at} should be {should}"]
    if not any(total.mistaken for total in al.sums(stored.value)):
        notes.append(f"{at} gets {gets}")
    if kernel.warps > 1:
        some = f"warp{'s' * (len(warps) > 1)} {warps_text(tuple(sorted(warps)))} of {kernel.warps}"
        notes.append(f"it is so in {'all warps' if len(warps) == kernel.warps else some}")
    marks, cause, helps = _cause(wrong, first, teller)
    where = f"rows {_range(row + rows)}, columns {_range(col + cols)} of '{name}'"
    return Diagnostic(
        "TD602",
        f"'{name}' does not get what its contract says, {contract.formula}",
        Mark(stored.event.statement.span, f"warp {stored.warp} of {_block(kernel, int(wrong.blocks.numbers[teller.block]))}: {where}"),
        (*marks, Mark(contract.span, "the contract")),
        (*cause, *notes),
        helps,
        stored.event.statement.calls,
    )


def _told(kernel: ir.KernelIR, wrong: _Wrong, at: tuple[int, int]) -> tuple[Teller, str, str]:
    """What the element should be and is, in the first block in which the two differ."""
    dimensions = {tensor.name: tensor.dimensions for tensor in kernel.tensors}
    candidates = [0, *(int(np.flatnonzero(vector)[0]) for vector, _, _ in wrong.blocks.lines if vector.any())]
    for block in candidates:
        teller = Teller(wrong.tags, wrong.blocks, block, dimensions)
        should, gets = teller.element(wrong.wanted, *at), teller.element(wrong.stored.value, *at)
        if should != gets:
            break
    return teller, should, gets


def _range(numbers: np.ndarray) -> str:
    return f"{numbers[0]}..{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def _block(kernel: ir.KernelIR, number: int) -> str:
    shape = tuple(map(ex.number, kernel.grid))
    return f"block {number}" if len(shape) == 1 else f"block ({', '.join(str(int(i)) for i in np.unravel_index(number, shape))})"


Cause = tuple[list[Mark], tuple[str, ...], tuple[str, ...]]  # the lines to look at, a sentence, what to do


def _cause(wrong: _Wrong, at: tuple[int, int], teller: Teller) -> Cause:
    """What brought it about, as far as the value shows."""
    total, wanted = (next(iter(al.sums(value)), None) for value in (wrong.stored.value, wrong.wanted))
    if total is None:
        return [], (), (_COMPARE,)
    if total.mistaken is not None:
        return _mistaken(total.mistaken, teller)
    if wanted is None or len(wanted.products) != 1:
        return [], (), (_COMPARE,)
    if not total.products:
        return [], (), (_NO_PRODUCT,)
    (right,) = wanted.products.values()
    chosen = next((p for p in total.products.values() if not _same_lines(p, right, at, wrong.tags)), next(iter(total.products.values())))
    marks = [Mark(chosen.event.statement.span, "multiplied here")]
    vectors = wrong.tags.vectors
    for operand, mine, its, number in zip(chosen.operands, (chosen.left, chosen.right), (right.left, right.right), at, strict=True):
        has, due = int(vectors[mine][number]), int(vectors[its][number])
        if has != due and operand.read is not None:
            text = f"{teller.line(has)}, read{_of_step(operand.read)}, where {teller.line(due)} is due"
            return [Mark(operand.read.statement.span, text), *marks], (), (_COMPARE,)
    spans, whole = al.merged(chosen.spans), al.merged(right.spans)
    if spans != whole:
        sentence = f"the sum is over {teller.k(spans)}, and not over {teller.k(whole)}"
        if chosen.leap is not None:
            event, operands = chosen.leap
            marks = [Mark(event.statement.span, f"multiplied here{_of_step(event)}, where k does not follow on"), *_reads(operands, teller)]
        return marks, (sentence,), ("every step adds its own part of k once: compare the loop's steps and the coordinates of what they load",)
    return marks, ("the products are those that are due: what is done to their sum is not",), ("compare the arithmetic before td.store with the contract",)


def _same_lines(one: al.Product, other: al.Product, at: tuple[int, int], tags: Tags) -> bool:
    pairs = ((one.left, other.left, at[0]), (one.right, other.right, at[1]))
    return all(tags.vectors[mine][number] == tags.vectors[its][number] for mine, its, number in pairs)


def _mistaken(mistaken: al.Mistaken, teller: Teller) -> Cause:
    """A product of operands that do not belong together."""
    event, product = mistaken.event, mistaken.event.statement
    assert isinstance(product, ir.Mma)
    marks = [Mark(product.span, f"multiplied here{_of_step(event)}")]
    marks += _reads(mistaken.operands, teller)
    both = " and ".join(f"{name} holds {teller.operand(operand)}" for name, operand in zip("ab", mistaken.operands, strict=True))
    if mistaken.why == "k":
        return marks, (f"td.{product.form.name} sums over k, and its operands have different ones: {both}",), _SAME_K
    if mistaken.why == "zeros":
        sentence = f"zeros of one operand meet data of the other: {both}; where that is infinite or NaN, so is the sum"
        return marks, (sentence,), ("let both end at the same k: what lies beyond a tensor's end reads as 0",)
    helps = ("what is read as one element is not what was written as one: compare the layouts of both",)
    if mistaken.why == al.ANOTHER_K:
        helps = ("some of it is of another step: let all that write the tile do so in every step, before it is read",)
    return marks, (f"an operand {mistaken.why}: {teller.astray(mistaken.operands)}",), helps


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
