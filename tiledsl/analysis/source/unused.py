"""TD177, TD702, TD703: values that a kernel computes and does not use. The compiler leaves unused products out, so
unused products are errors; unused memory only costs space or time.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark, Span, joined
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import UnwrittenShared, WrongValue
from tiledsl.ir.walk import statements, touched_shared

_NEVER_COMMITTED, _COMMIT = "the data fetched here are never committed", "td.commit(shared, staged) writes it to LDS"


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UnusedProduct(Cause):
    """Products of one form into one accumulator of which nothing is stored, and why its stores are not of them."""

    form: str
    accumulator: str
    stores: str


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class NeverCommitted(Cause):
    """A copy that is fetched at that place, and committed nowhere."""

    fetched: Span


def unused_products(kernel: ir.KernelIR) -> list[Diagnostic]:
    """TD177 for each place of products that no store depends on; once for all products of one accumulator."""
    dead: list[ir.Mma] = []
    _live_before(kernel.body, frozenset(), dead)
    first: dict[Span, Diagnostic] = {}
    for statement in reversed(dead):
        cause = UnusedProduct(statement.form.name, kernel.names[statement.acc], _although_stored(kernel, statement))
        message = f"the products that td.{cause.form} adds to '{cause.accumulator}' are never stored{cause.stores}"
        helps = ("td.store(c[i, j], acc) writes an accumulator to global memory; or leave the product out",)
        diagnostic = Diagnostic("TD177", message, Mark(statement.span), helps=helps, calls=statement.calls, cause=cause)
        first.setdefault(statement.span, diagnostic)
    found: dict[object, Diagnostic] = {}
    whole = len({one.cause for one in first.values()}) > 1 and not _any_stored(kernel, dead)
    for one in first.values():
        key = "all" if whole else one.cause
        found[key] = joined(found[key], one) if key in found else one
    return list(found.values())


def _any_stored(kernel: ir.KernelIR, dead: Sequence[ir.Mma]) -> bool:
    """Whether the products of any accumulator are stored: without, one missing store leaves out all of them."""
    return any(isinstance(one, ir.Mma) and all(one is not other for other in dead) for one in statements(kernel.body))


def _although_stored(kernel: ir.KernelIR, product: ir.Mma) -> str:
    """Why the existing stores of the accumulator do not store the sum of its products."""
    is_after, why = False, ""
    for statement in statements(kernel.body):
        is_after = is_after or statement is product
        effects = statement.effects
        if effects.windows_written and product.acc in effects.reads:
            why = (
                ": other elements replace them before the store"
                if is_after
                else ": the accumulator is stored before, and not again"
            )
    return why


def _live_before(body: Sequence[ir.Statement], live: frozenset[ir.Tile], dead: list[ir.Mma]) -> frozenset[ir.Tile]:
    """The register tiles, at the beginning of the body, on which a later store depends. `live` are those at its end. A
    statement that writes memory, or such a tile, depends on the tiles that it reads. `dead` collects the products that
    add to no such tile, the last first.
    """
    for statement in reversed(body):
        match statement:
            case ir.Simple():
                effects = statement.effects
                written = effects.tiles_written
                if len(written) < len(effects.writes) or not live.isdisjoint(written):
                    live = live.difference(written).union(effects.tiles_read)
                elif isinstance(statement, ir.Mma):
                    dead.append(statement)
            case ir.If(then=then, otherwise=otherwise):
                live = _live_before(otherwise, live, dead) | _live_before(then, live, dead)
            case ir.For(phases=phases):
                live = _live_before_loop(phases, live, dead)
            case _:
                raise AssertionError(f"the tiles that are stored after {type(statement).__name__} are not known")
    return live


def _live_before_loop(
    phases: Sequence[Sequence[ir.Statement]], live: frozenset[ir.Tile], dead: list[ir.Mma]
) -> frozenset[ir.Tile]:
    """The same for a loop, which may end after each of its phases, and before the first."""
    at_end, before = live, None
    while at_end != before:
        before, inside, of_loop = at_end, at_end, list[ir.Mma]()
        for phase in reversed(phases):
            inside = _live_before(phase, inside | live, of_loop)
        at_end = at_end | inside
    dead += of_loop
    return at_end


def unused_memory(kernel: ir.KernelIR) -> list[Diagnostic]:
    """TD702 for shared tiles that no statement accesses, TD703 for tiles that are fetched and never committed."""
    body = list(statements(kernel.body))
    touched = {shared for statement in body for shared in touched_shared(statement)}
    found = [_unused_tile(kernel, shared, bool(touched)) for shared in kernel.shared if shared not in touched]
    for staged in _uncommitted(kernel):
        warning = _warning("TD703", _NEVER_COMMITTED, staged, _COMMIT)
        found.append(dataclasses.replace(warning, cause=NeverCommitted(staged.span)))
    return found


def with_causes(kernel: ir.KernelIR, warnings: list[Diagnostic], problems: list[Diagnostic]) -> list[Diagnostic]:
    """The errors and warnings, with each TD703 that may be the cause of an error joined to that error: the unfilled
    tile is read where nothing is written, or holds other data than the contract requires.
    """
    uncommitted: dict[Span, set[ir.Shared]] = {}
    for staged in _uncommitted(kernel):
        uncommitted.setdefault(staged.span, set()).add(staged.shared)
    explained: set[ir.Shared] = set()
    found: list[Diagnostic] = []
    for problem in problems:
        stale = isinstance(problem.cause, UnwrittenShared | WrongValue)
        read = _read_in(kernel, problem) if uncommitted and stale else set()
        causes = {
            span: " and ".join(kernel.names[one] for one in kernel.shared if one in shared & read)
            for span, shared in uncommitted.items()
            if shared & read
        }
        if causes:
            explained |= read
            marks = (
                *problem.others,
                *(Mark(span, f"{_NEVER_COMMITTED}: {names} lacks them") for span, names in causes.items()),
            )
            helped = isinstance(problem.cause, UnwrittenShared) and problem.cause.commits
            helps = problem.helps if helped else (_COMMIT, *problem.helps)
            problem = dataclasses.replace(problem, others=marks, helps=helps)
        found.append(problem)
    kept = (
        one
        for one in warnings
        if not (isinstance(one.cause, NeverCommitted) and uncommitted[one.cause.fetched] <= explained)
    )
    return [*kept, *found]


def _uncommitted(kernel: ir.KernelIR) -> list[ir.Staged]:
    body = list(statements(kernel.body))
    committed = {staged for statement in body for staged in statement.effects.staged_read}
    fetched = dict.fromkeys(staged for statement in body for staged in statement.effects.staged_written)
    return [staged for staged in fetched if staged not in committed]


def _read_in(kernel: ir.KernelIR, problem: Diagnostic) -> set[ir.Shared]:
    """The shared tiles whose reads an error marks."""
    marked = (one for one in statements(kernel.body) if one.span in problem.marked)
    return {region.shared for one in marked for region in one.effects.regions_read}


def _unused_tile(kernel: ir.KernelIR, shared: ir.Shared, takes_lds: bool) -> Diagnostic:
    """The warning for a tile that takes LDS although another tile is used."""
    size = shared.buffers * shared.rows * shared.cols * shared.dtype.bytes
    text = f"takes {size:,} bytes of LDS" if takes_lds else ""
    return _warning("TD702", f"the shared tile '{kernel.names[shared]}' is never used", shared, "leave it out", text)


def _warning(code: str, message: str, made: ir.Shared | ir.Staged, help: str, text: str = "") -> Diagnostic:
    return Diagnostic(code, message, Mark(made.span, text), helps=(help,), severity="warning")
