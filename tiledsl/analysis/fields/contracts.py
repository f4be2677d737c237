"""TD601, TD602: comparison of a kernel with its contracts, without data or on data of two prime fields.

Kernels that multiply loaded tiles and compute element by element are left to `analysis/values/`, which follows them
without data. The modules that compute on data are imported for the other kernels alone: they take long to import.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from tiledsl.analysis.values import contract as plain
from tiledsl.analysis.values.beyond import beyond_tags
from tiledsl.analysis.values.obstacles import TOO_LARGE
from tiledsl.analysis.values.run import NotFollowed, is_followed
from tiledsl.analysis.values.tags import TooLarge
from tiledsl.diagnostics.collection import usual_collection
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import WrongValue
from tiledsl.ir.math.operations import is_plain
from tiledsl.ir.program.operations import Program
from tiledsl.ir.walk import statements


def contract_checks(program: Program, kernel: ir.KernelIR, in_doubt: Collection[Span] = ()) -> list[Diagnostic]:
    """Compare the stores of a kernel at fixed sizes with its contracts: an error for each cause, and notes."""
    if not needs_fields(kernel):
        found = plain.contract_checks(program, kernel, in_doubt)
        is_wrong = any(isinstance(one.cause, WrongValue) for one in found)
        if not (is_wrong and _clips_exponentials(kernel) and _agrees(program, kernel)):
            return found
        return [one for one in found if not isinstance(one.cause, WrongValue)]
    beyond = dict(plain.never_checked(kernel))
    found = list(plain.without_contract(kernel))
    found += [beyond[one.tensor.name].of(kernel, one) for one in kernel.contracts if one.tensor.name in beyond]
    known = {one.tensor.name: one for one in kernel.contracts if one.tensor.name not in beyond}
    return [*found, *_computed(program, kernel, known, bool(in_doubt))] if known else found


def _computed(
    program: Program, kernel: ir.KernelIR, contracts: dict[str, ir.Contract], is_in_doubt: bool
) -> Iterable[Diagnostic]:
    """Return the findings of a kernel that is computed on data of the two fields."""
    from tiledsl.analysis.fields.judge import judged

    try:
        if beyond_tags(kernel):
            raise TooLarge
        judge = judged(program, kernel, contracts)
    except TooLarge:
        return [TOO_LARGE.of(kernel, one) for one in contracts.values()]
    # what is out of order may be what is not followed, or wrong
    if is_in_doubt or not (judge.first or judge.unchecked):
        return ()
    from tiledsl.analysis.fields.findings import findings  # the words, of findings alone

    with usual_collection():
        return list(findings(program, kernel, judge))


def _clips_exponentials(kernel: ir.KernelIR) -> bool:
    """Return whether exponentials and maxima may cancel, which the comparison without data does not know."""
    values = [one.value for one in statements(kernel.body) if isinstance(one, ir.Elementwise)]
    used = {op for value in (*values, *(one.value for one in kernel.contracts)) for op in _operations(value)}
    return "exp" in used and not used.isdisjoint(("maximum", "minimum", "relu"))


def _agrees(program: Program, kernel: ir.KernelIR) -> bool:
    """Return whether all that the kernel stores is what the contracts say, in the two fields."""
    from tiledsl.analysis.fields.judge import judged

    judge = judged(program, kernel, {one.tensor.name: one for one in kernel.contracts})
    return not judge.first and not judge.unchecked


def needs_fields(kernel: ir.KernelIR) -> bool:
    """Return whether a statement or a contract is more than products of loaded tiles and functions of elements."""
    body = list(statements(kernel.body))
    return any(map(_is_more, body)) or _multiplies_computed(body) or any(map(_formula_is_more, kernel.contracts))


def _is_more(statement: ir.Statement) -> bool:
    if isinstance(statement, ir.Reduce | ir.Turn | ir.StoreShared | ir.ReadInteger | ir.Unpack):
        return True
    if isinstance(statement, ir.Mma) and statement.scales:
        return True
    if isinstance(statement, ir.Elementwise):
        return not all(map(is_plain, _operations(statement.value)))
    return any(tile.cols == 1 for tile in statement.effects.tiles_written)


def _operations(value: ir.Element) -> Iterator[str]:
    if isinstance(value, ir.OfPlace):
        yield "a place"
    elif isinstance(value, ir.Transposed):
        yield from _operations(value.of)
    elif isinstance(value, ir.Apply):
        yield value.op
        for one in value.operands:
            yield from _operations(one)


def _multiplies_computed(body: Collection[ir.Statement]) -> bool:
    """Return whether an operand of a product may hold something else than loaded elements."""
    computed: set[ir.Tile] = set()
    count = -1
    while count != len(computed):
        count = len(computed)
        for statement in body:
            copies = isinstance(statement, ir.Cast | ir.SwapLayout)
            if (
                isinstance(statement, ir.Elementwise | ir.Mma)
                or copies
                and not computed.isdisjoint(statement.effects.tiles_read)
            ):
                computed |= set(statement.effects.tiles_written)
    return any(isinstance(one, ir.Mma) and not computed.isdisjoint((one.a, one.b)) for one in body)


def _formula_is_more(contract: ir.Contract) -> bool:
    try:
        return not is_followed(contract.value)
    except NotFollowed:
        return True
