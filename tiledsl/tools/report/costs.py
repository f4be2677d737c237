"""Costs of each source line for one block: bytes, clocks of the matrix units and the LDS, waits, barriers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir.program import operations as lp
from tiledsl.tools.report.steps import Step, Warp, placed


@dataclasses.dataclass(slots=True)
class Cost:
    """The costs of one block. `waits` are the awaited counts at a line; bytes of global memory are those requested.
    `lds_lost` are the clocks among `lds_clocks` lost to bank conflicts."""

    lds_read: int = 0
    lds_written: int = 0
    lds_clocks: int = 0
    lds_lost: int = 0
    global_read: int = 0
    global_written: int = 0
    mfma_clocks: int = 0
    flops: int = 0
    barriers: int = 0
    instructions: int = 0
    waits: dict[str, int] = dataclasses.field(default_factory=dict)

    def plus(self, other: Cost) -> None:
        """Add another cost."""
        for name in NUMBERS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for text, count in other.waits.items():
            self.waits[text] = self.waits.get(text, 0) + count

    def over(self, turns: int) -> dict[str, object]:
        """The costs of one turn as plain values, without zeros."""
        shares: dict[str, object] = {name: share(getattr(self, name), turns) for name in NUMBERS if getattr(self, name)}
        return shares | (
            {"waits": {text: share(count, turns) for text, count in self.waits.items()}} if self.waits else {}
        )


NUMBERS = tuple(field.name for field in dataclasses.fields(Cost) if field.name != "waits")


def share(number: int, turns: int) -> int | float:
    """A turn's share, as a whole number where it is one."""
    return number // turns if number % turns == 0 else round(number / turns, 2)


Line = tuple[str, int]


@dataclasses.dataclass(frozen=True)
class Costs:
    """Costs by line. `whole` is the sum of all; `turn` is the sum over all `turns` of the main loop.

    The main loop is every innermost loop that turns as often as the loop with the most clocks of the matrix units: with
    roles, one loop for each role. `busiest` are the matrix units' clocks on the SIMD that has the most, with the warps
    assigned to the SIMDs in turn."""

    whole: dict[Line, Cost]
    turn: dict[Line, Cost]
    turns: int
    loop: lp.Place | None
    busiest: int

    def sum(self, lines: dict[Line, Cost]) -> Cost:
        """The sum over all lines."""
        total = Cost()
        for cost in lines.values():
            total.plus(cost)
        return total


def costs(warps: Iterable[Warp]) -> Costs:
    """The costs of all warps, for lines that have any."""
    whole: dict[Line, Cost] = {}
    by_loop: dict[int, tuple[lp.Loop, int, dict[Line, Cost], list[int]]] = {}
    for warp in warps:
        for step, place in placed(warp.whole()):
            assert isinstance(step, Step)
            if place is None:
                continue
            cost, line = _cost(step), line_of(place.span)
            whole.setdefault(line, Cost()).plus(cost)
            if step.loop is not None:
                _, _, lines, simds = by_loop.setdefault(
                    warp.program.numbers[step.loop], (step.loop, step.turns, {}, [0] * warp.program.target.simds)
                )
                lines.setdefault(line, Cost()).plus(cost)
                simds[warp.number % len(simds)] += cost.mfma_clocks
    return _with_main_loop(whole, list(by_loop.values()))


def _with_main_loop(whole: dict[Line, Cost], loops: list[tuple[lp.Loop, int, dict[Line, Cost], list[int]]]) -> Costs:
    multiplying = max(loops, key=lambda one: sum(one[3]), default=None)
    if multiplying is None or not any(multiplying[3]) or multiplying[1] < 2:
        return Costs(whole, {}, 0, None, 0)
    loop, turns, _, _ = multiplying
    lines: dict[Line, Cost] = {}
    together = [one for one in loops if one[1] == turns]
    for _, _, found, _ in together:
        for line, cost in found.items():
            lines.setdefault(line, Cost()).plus(cost)
    busiest = max(map(sum, zip(*(simds for _, _, _, simds in together), strict=True)))
    return Costs(whole, lines, turns, loop.place, busiest)


def line_of(span: Span) -> Line:
    """The file and line where a span begins."""
    return span.file, span.line


def _cost(step: Step) -> Cost:
    operation, times = step.operation, step.times
    match operation:
        case lp.Memory():
            return _of_memory(operation, step)
        case lp.Mfma(instruction=one) | lp.ClearAccumulator(instruction=one):
            flops = one.flop if isinstance(operation, lp.Mfma) else 0
            return Cost(mfma_clocks=times * one.clocks, flops=times * flops, instructions=times)
        case lp.Barrier():
            return Cost(barriers=times, instructions=times)
        case lp.Wait():
            return Cost(waits={operation.counts: times}, instructions=times)
        case lp.Load(access=access):
            return Cost(global_read=times * step.active * access.tensor.dtype.bits // 8)
        case lp.Store(access=access):
            return Cost(global_written=times * step.active * access.tensor.dtype.bits // 8)
        case lp.Simple() if not operation.effects.counters:
            return Cost()
        case _:
            raise AssertionError(f"the cost of {type(operation).__name__} is not known")


def _of_memory(operation: lp.Memory, step: Step) -> Cost:
    times, access = step.times, operation.access
    cost = Cost(instructions=times, lds_clocks=times * step.clocks, lds_lost=times * step.lost)
    if access is not None:
        moved = times * step.active * access.width
        cost.lds_read += moved * access.reads
        cost.lds_written += moved * access.writes
        cost.global_read += moved * access.direct
    definition = lookup(operation.mnemonic) if access is None else None
    if definition is not None and definition.counter and "vm" in definition.counter:
        moved = times * step.active * definition.bytes
        cost.global_read += moved * (definition.memory in ("read", "change"))
        cost.global_written += moved * (definition.memory in ("write", "change"))
    return cost
