"""One mistake, one error: findings that follow from other findings are left out."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.analysis.source.reads_of_outputs import StoredByAnother
from tiledsl.analysis.source.unbound import each_name_once
from tiledsl.analysis.source.unused import UnusedProduct
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import (
    AccessOutsideTile,
    AsmOutsideTensor,
    Race,
    RegisterUse,
    UnwrittenRegisters,
    UnwrittenShared,
)
from tiledsl.ir.walk import statements

_Place = tuple[Span, tuple[Span, ...]]  # in the source, and the calls that led there


def without_consequences(kernel: ir.KernelIR, found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The findings without those that follow from others:

    - TD307 of loads whose data a store puts outside its shared tile (TD304): lanes that must not write there need not
      load either;
    - TD177 of a product whose accumulator nothing has written (TD404): the product uses a tile that was not meant;
    - races of a load that stands behind a use of its registers (TD404): there the load is too late;
    - races of copies of two tensors into one tile, where no copy fills another tile (TD403): one of the copies is of
      that tile.

    Uses of one unbound name, and reads of what another warp stores (TD410) in one line, are reported once.
    """
    loads = _loads_for_stray_stores(kernel, found)
    unwritten = {_place(one) for one in found if isinstance(one.cause, UnwrittenRegisters)}
    early = {use for one in found if isinstance(one.cause, UnwrittenRegisters) for use in one.cause.reads}
    unfilled = any(isinstance(one.cause, UnwrittenShared) for one in found)
    astray = _copies_of_two_tensors(kernel) if unfilled else set()

    def follows(one: Diagnostic) -> bool:
        match one.cause:
            case AsmOutsideTensor():
                return _place(one) in loads
            case UnusedProduct():
                return _place(one) in unwritten
            case Race(places=places) if not astray.isdisjoint(places):
                return True
            case Race(loads=racing):
                return bool(racing) and all(any(_too_late(load, use) for use in early) for load in racing)
        return False

    return _each_line_once(each_name_once(one for one in found if not follows(one)))


def _copies_of_two_tensors(kernel: ir.KernelIR) -> set[Span]:
    """Return the places of copies into shared tiles that take elements of several tensors."""
    copies: dict[ir.Shared, list[tuple[ir.Tensor, Span]]] = {}
    fetched: dict[ir.Staged, tuple[ir.Tensor, ...]] = {}
    for one in statements(kernel.body):
        effects = one.effects
        tensors = tuple(window.tensor for window in effects.windows_read)
        fetched.update((staged, tensors) for staged in effects.staged_written)
        sources = [*tensors, *(tensor for staged in effects.staged_read for tensor in fetched.get(staged, ()))]
        for region in effects.regions_written:
            copies.setdefault(region.shared, []).extend((tensor, one.span) for tensor in sources)
    several = (group for group in copies.values() if len({tensor for tensor, _ in group}) > 1)
    return {span for group in several for _, span in group}


def _each_line_once(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Keep one of the findings about copies of one statement.

    Python's loop makes such copies, and so do the phases of a device loop.
    """
    kept: dict[object, Diagnostic] = {}
    for number, one in enumerate(found):
        kept.setdefault((_place(one), one.cause) if isinstance(one.cause, StoredByAnother) else number, one)
    return list(kept.values())


def _too_late(load: RegisterUse, use: RegisterUse) -> bool:
    """Return whether the load stands behind a use of its registers, which nothing has written before."""
    return (load.registers, load.warp) == (use.registers, use.warp) and load.number > use.number


def _place(one: Diagnostic) -> _Place:
    assert one.primary is not None
    return one.primary.span, one.calls


def _loads_for_stray_stores(kernel: ir.KernelIR, found: Sequence[Diagnostic]) -> set[_Place]:
    """The places of td.asm that loads the registers which another stores outside of its shared tile."""
    places = {_place(one) for one in found if isinstance(one.cause, AccessOutsideTile)}
    asm = [one for one in statements(kernel.body) if isinstance(one, ir.Asm)] if places else []
    lost = {
        value
        for statement in asm
        if (statement.span, statement.calls) in places
        for _, value in statement.operands
        if isinstance(value, ir.Registers)
    }
    return {
        (statement.span, statement.calls) for statement in asm if any(value in lost for _, value in statement.operands)
    }
