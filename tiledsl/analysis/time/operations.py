"""The instructions of a listing for the model of a compute unit: class, clocks, registers and memory."""

from __future__ import annotations

import dataclasses
import itertools
from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence

from tiledsl.analysis.time.unit import EXCHANGE_CLK, FIGURES, UnitFigures
from tiledsl.asm.isa.code_bytes import code_bytes
from tiledsl.asm.isa.definition import SALU_FAMILIES
from tiledsl.asm.isa.wait_states import TRANSCENDENTAL
from tiledsl.asm.text.syntax import Number, Wait
from tiledsl.sim.launch.trace import BlockTrace
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.trace import Access, GlobalAccess, LdsAccess, Repeat, WaveTrace
from tiledsl.targets import LINE

# kinds of instructions
VECTOR, MATRIX, SCALAR, SCALAR_LOAD, LDS, GLOBAL, BRANCH, WAIT, BARRIER, PAUSE, PRIORITY, END = range(12)
# issue classes (ROCm, rocprof-compute, pipeline descriptions); instructions of class 0 occupy no class
NO_CLASS, VECTOR_CLASS, SCALAR_CLASS, LDS_CLASS, GLOBAL_CLASS, BRANCH_CLASS = 0, 1, 2, 4, 8, 16

_QUARTER_RATE = ("v_mul_lo_u32", "v_mul_hi_u32", "v_mul_hi_i32", "v_mad_u64_u32", "v_mad_i64_i32")
_LEAST_TURNS = 3  # branches back to the head of a loop that is described, though no iteration of it is left out
_KEPT = 4  # listings whose operations are kept, as programs of launches are: a prediction at another size has the same


@dataclasses.dataclass(slots=True)
class Operation:
    """One executed instruction.

    `index` is the instruction's number in the listing. `clk` is the time for which the instruction keeps its class
    busy, `pipe` the time for which the matrix unit is busy. `touches` are the registers that the instruction names,
    `writes` the registers that a matrix instruction writes, and `accumulates` the registers of C.

    An LDS access has `banks`, `conflicts` and `bus` in clk. A global access has `tcp` and `lines_clk`, clk of the L1,
    `bytes` moved, and `misses`, the lines that the L1 does not have. `vm` and `lgkm` are the counts of a wait, -1 for
    none. `line` is the line of the instruction cache."""

    index: int
    kind: int
    unit: int = NO_CLASS
    clk: int = 4
    pipe: int = 0
    touches: int = 0
    writes: int = 0
    accumulates: int = 0
    banks: int = 0
    conflicts: int = 0
    bus: int = 0
    tcp: int = 0
    lines_clk: int = 0
    bytes: int = 0
    misses: int = 0
    is_load: bool = False
    to_lds: bool = False
    vm: int = -1
    lgkm: int = -1
    value: int = 0
    line: int = 0
    packed: bool = False


@dataclasses.dataclass(slots=True)
class Repeated:
    """A loop in a stream: the positions at which iterations begin, and the number of iterations omitted after them.

    Iterations are alike after `period` of them. `meets` says that the waves of a block meet at barriers in the loop."""

    head: int
    begins: list[int]
    left_out: int
    period: int
    meets: bool


@dataclasses.dataclass(slots=True, eq=False)
class Stream:
    """The operations that a wave executes. Several waves may have one stream."""

    operations: list[Operation]
    repeats: list[Repeated]


def streams(trace: BlockTrace, figures: UnitFigures | None = None) -> list[Stream]:
    """Convert the traces of a block's waves to operations; without `figures`, those of the target."""
    figures = figures or FIGURES[trace.target.name]
    translator = _translator(trace.program.steps, figures)
    misses = l1_misses(trace.waves, int(figures.l1_bytes.value) // LINE)
    found = [translator.stream(wave, misses[number]) for number, wave in enumerate(trace.waves)]
    if not any(stream.repeats for stream in found):
        for stream, wave in zip(found, trace.waves, strict=True):
            stream.repeats += _in_full(stream.operations, wave)
    return found


def _in_full(operations: Sequence[Operation], wave: WaveTrace) -> list[Repeated]:
    """Return the loop of a wave with most iterations, of which none is left out; nothing for fewer than four."""
    runs = itertools.groupby(wave.turns, key=lambda position: wave.stream[position])
    head, begins = max(((head, list(run)) for head, run in runs), key=lambda one: len(one[1]), default=(0, []))
    return [_repeated(operations, Repeat(head, begins, 0, 1))] if len(begins) >= _LEAST_TURNS else []


def code_lines(steps: Sequence[Step]) -> list[int]:
    """Return, for each instruction, the line of 128 bytes that holds its first byte."""
    at, found = 0, []
    for step in steps:
        found.append(at // LINE)
        at += code_bytes(step.item)
    return found


class _Translator:
    """Makes the operations of a listing: one object for all that are equal, also in other predictions."""

    def __init__(self, steps: Sequence[Step], figures: UnitFigures):
        self.steps, self.figures = steps, figures
        self.lines = code_lines(steps)
        self.fixed: dict[int, Operation] = {}  # operations of instructions that access no memory
        self.taken: dict[int, Operation] = {}  # branches that are taken
        self.accessing: dict[Hashable, Operation] = {}

    def stream(self, wave: WaveTrace, misses: dict[int, int]) -> Stream:
        found = []
        for position, index in enumerate(wave.stream):
            access = wave.accesses.get(position)
            if access is not None:
                found.append(self._accessing(index, access, misses.get(position, 0)))
                continue
            operation = self.fixed.get(index)
            if operation is None:
                operation = self.fixed[index] = self._operation(self.steps[index])
            if operation.kind == BRANCH:
                following = wave.stream[position + 1] if position + 1 < len(wave.stream) else index + 1
                if following != index + 1:
                    operation = self._taken(operation)
            found.append(operation)
        return Stream(found, [_repeated(found, repeat) for repeat in wave.repeats])

    def _accessing(self, index: int, access: Access, misses: int) -> Operation:
        key: Hashable
        if isinstance(access, LdsAccess):
            key = (index, access.kind, access.bytes, access.moved, access.clocks, access.conflicts)
        else:
            key = (index, access.kind, access.bytes, access.moved, len(access.lines[0]), access.to_lds, misses)
        found = self.accessing.get(key)
        if found is None:
            found = self.accessing[key] = self._operation(self.steps[index])
            if isinstance(access, LdsAccess):
                _lds(found, access, self.figures)
            else:
                _global(found, access, self.figures, misses)
        return found

    def _taken(self, branch: Operation) -> Operation:
        found = self.taken.get(branch.index)
        if found is None:
            clk = int(self.figures.branch_clk.value)
            found = self.taken[branch.index] = dataclasses.replace(branch, clk=clk)
        return found

    def _operation(self, step: Step) -> Operation:
        found = self._plain(step)
        found.line = self.lines[step.index]
        found.touches = step.touch
        return found

    def _plain(self, step: Step) -> Operation:
        name, index, figures = step.definition.mnemonic, step.index, self.figures
        if step.matrix is not None:
            matrix = Operation(index, MATRIX, VECTOR_CLASS, pipe=4 * step.matrix.timing.passes, writes=step.writes)
            matrix.accumulates = step.writes
            return matrix
        if step.is_valu:
            slow = name.startswith(TRANSCENDENTAL)
            quarter = name in _QUARTER_RATE
            clk = figures.transcendental_clk if slow else figures.quarter_rate_clk if quarter else None
            packed = name.startswith("v_pk_") and name.endswith("_f32")
            return Operation(index, VECTOR, VECTOR_CLASS, clk=int(clk.value) if clk else 4, packed=packed)
        if step.family in SALU_FAMILIES:
            return Operation(index, SCALAR, SCALAR_CLASS)
        if step.family == "smem":
            return Operation(index, SCALAR_LOAD if step.counter else SCALAR, SCALAR_CLASS)
        if step.family == "ds":
            moved = bool(step.definition.memory)
            return Operation(index, LDS, LDS_CLASS, banks=EXCHANGE_CLK if not moved else 0)
        if step.counter is not None:
            unit = GLOBAL_CLASS | LDS_CLASS if self.figures.one_memory_class.value else GLOBAL_CLASS
            return Operation(index, GLOBAL, unit, value=int(step.counter == "vm lgkm"))
        return self._control(step, name)

    def _control(self, step: Step, name: str) -> Operation:
        index, operands = step.index, step.item.operands
        if step.target_index >= 0:
            return Operation(index, BRANCH, BRANCH_CLASS, clk=8)
        if name == "s_waitcnt":
            (counts,) = operands
            assert isinstance(counts, Wait)
            vm, lgkm = counts.vmcnt, counts.lgkmcnt
            clk = int(self.figures.wait_clk.value)
            return Operation(index, WAIT, clk=clk, vm=-1 if vm is None else vm, lgkm=-1 if lgkm is None else lgkm)
        if name == "s_barrier":
            return Operation(index, BARRIER)
        value = int(operands[0].value) if operands and isinstance(operands[0], Number) else 0
        if name == "s_nop":
            return Operation(index, PAUSE, clk=4 * (value + 1))
        if name == "s_sleep":
            return Operation(index, PAUSE, clk=64 * value)
        if name == "s_setprio":
            return Operation(index, PRIORITY, value=value)
        return Operation(index, END if name == "s_endpgm" else SCALAR, SCALAR_CLASS)


_TRANSLATORS: deque[_Translator] = deque(maxlen=_KEPT)


def _translator(steps: Sequence[Step], figures: UnitFigures) -> _Translator:
    for known in tuple(_TRANSLATORS):
        if known.steps is steps and known.figures == figures:
            return known
    found = _Translator(steps, figures)
    _TRANSLATORS.append(found)
    return found


def _repeated(operations: Sequence[Operation], repeat: Repeat) -> Repeated:
    begins = list(repeat.begins)
    meets = any(operation.kind == BARRIER for operation in operations[begins[-1 - repeat.period] : begins[-1]])
    return Repeated(repeat.head, begins, repeat.left_out, repeat.period, meets)


def _lds(operation: Operation, access: LdsAccess, figures: UnitFigures) -> None:
    if operation.kind == GLOBAL:  # a flat instruction, whose lanes all access the LDS
        operation.kind, operation.unit, operation.value = LDS, LDS_CLASS, 0
    operation.banks = operation.banks or access.clocks
    operation.conflicts = access.conflicts
    operation.bytes = access.moved
    bus = figures.lds_bus_bytes.value
    operation.bus = int(access.moved // bus) if bus else 0
    operation.is_load = access.kind == "read"
    if access.kind != "read":
        operation.clk = max(4, 4 + int((figures.lds_write_issue_clk.value - 4) * access.bytes / 16))


def _global(operation: Operation, access: GlobalAccess, figures: UnitFigures, misses: int) -> None:
    operation.is_load = access.kind == "read"
    operation.to_lds = access.to_lds
    operation.bytes, operation.misses = access.moved, misses
    narrow = access.bytes <= 4 or not access.moved
    base = int(figures.l1_narrow_clk.value if narrow else figures.l1_wide_clk.value)
    operation.tcp = max(base, int(figures.l1_line_clk.value) * len(access.lines[0]))
    operation.lines_clk = operation.tcp - base
    if not operation.is_load:
        operation.clk = max(4, 4 + int((figures.lds_write_issue_clk.value - 4) * access.bytes / 16))
    if access.to_lds:
        operation.banks = int(figures.direct_lds_clk.value * max(1, access.bytes // 16))


def l1_misses(waves: Sequence[WaveTrace], lines: int) -> list[dict[int, int]]:
    """Count the lines of each load that miss the L1. The waves of a block take turns, load by load."""
    cache: OrderedDict[int, None] = OrderedDict()
    order = [[(p, a) for p, a in wave.accesses.items() if isinstance(a, GlobalAccess)] for wave in waves]
    found: list[dict[int, int]] = [{} for _ in waves]
    for turn in range(max(map(len, order), default=0)):
        for number, accesses in enumerate(order):
            if turn >= len(accesses):
                continue
            position, access = accesses[turn]
            missing = 0
            for line in access.lines[0].tolist() if access.kind == "read" else ():
                if line in cache:
                    cache.move_to_end(line)
                    continue
                missing += 1
                cache[line] = None
                if len(cache) > lines:
                    cache.popitem(last=False)
            found[number][position] = missing if access.kind == "read" else len(access.lines[0])
    return found
