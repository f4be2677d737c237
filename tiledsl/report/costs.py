"""What each line of the source costs one block: bytes, clocks of the matrix units, waits and barriers, over the whole kernel."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.asm.definition import lookup
from tiledsl.diagnostics import Span
from tiledsl.lower import program as lp
from tiledsl.report.steps import Step, Warp


@dataclasses.dataclass(slots=True)
class Cost:
    """Of one block. `waits` are the counts that are waited for at this line; the bytes of global memory are those that are asked for."""

    lds_read: int = 0
    lds_written: int = 0
    global_read: int = 0
    global_written: int = 0
    mfma_clocks: int = 0
    barriers: int = 0
    instructions: int = 0
    waits: dict[str, int] = dataclasses.field(default_factory=dict)

    def plus(self, other: Cost) -> None:
        """Add another's."""
        for field in dataclasses.fields(self):
            if field.name != "waits":
                setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))
        for text, count in other.waits.items():
            self.waits[text] = self.waits.get(text, 0) + count

    def as_dict(self) -> dict[str, object]:
        """What is not zero."""
        return {name: value for name, value in dataclasses.asdict(self).items() if value}


Line = tuple[str, int]


def costs(warps: Iterable[Warp]) -> dict[Line, Cost]:
    """The costs of the lines that have any. A wait that the plan has placed counts at the line that it is for: that of the next operation."""
    found: dict[Line, Cost] = {}
    for warp in warps:
        waiting: list[Step] = []
        for step in warp.whole():
            place = step.operation.place
            if place is None:
                waiting.append(step)
                continue
            line = found.setdefault(line_of(place.span), Cost())
            for one in (*waiting, step):
                line.plus(_cost(one))
            waiting = []
    return found


def line_of(span: Span) -> Line:
    """The file and line where a span begins."""
    return span.file, span.line


def _cost(step: Step) -> Cost:
    operation, times = step.operation, step.times
    match operation:
        case lp.Memory():
            return _of_memory(operation, times, step.active)
        case lp.Mfma(instruction=instruction) | lp.ClearAccumulator(instruction=instruction):
            return Cost(mfma_clocks=times * instruction.clocks, instructions=times)
        case lp.Barrier():
            return Cost(barriers=times, instructions=times)
        case lp.Wait():
            return Cost(waits={wait_text(operation): times}, instructions=times)
        case lp.Load(access=access):
            return Cost(global_read=times * step.active * access.tensor.dtype.bits // 8)
        case lp.Store(access=access):
            return Cost(global_written=times * step.active * access.tensor.dtype.bits // 8)
    return Cost()


def wait_text(wait: lp.Wait) -> str:
    """The counts of a wait, as the listing has them."""
    return " ".join(f"{name}cnt({count})" for name, count in (("vm", wait.vm), ("lgkm", wait.lgkm)) if count is not None)


def _of_memory(operation: lp.Memory, times: int, lanes: int) -> Cost:
    cost, access = Cost(instructions=times), operation.access
    if access is not None:
        moved = times * lanes * access.width
        cost.lds_read += moved * access.reads
        cost.lds_written += moved * access.writes
        cost.global_read += moved * access.direct
    definition = lookup(operation.mnemonic) if access is None else None
    if definition is not None and definition.counter and "vm" in definition.counter:
        moved = times * lanes * definition.bytes
        cost.global_read += moved * (definition.memory in ("read", "change"))
        cost.global_written += moved * (definition.memory in ("write", "change"))
    return cost
