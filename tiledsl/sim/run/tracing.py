"""A machine that records the executed instructions and the touched memory of each wave, without the data.

Matrix products, vector instructions on data, and the data of loads are left out. A register holds data after a load, an
LDS read, a matrix instruction, or an instruction that reads such a register has written the register. Everything else
is executed: addresses, loop counters, masks. A vector register that is written in some lanes alone still holds data in
the other lanes, and none in these lanes until the active lanes change. If an address or a branch depends on data,
`NeedsData` is raised. The caller can then make the trace with the data: `TracingMachine(..., whole=True)`."""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import cast

import numpy as np

from tiledsl.asm.isa.catalogue import matched
from tiledsl.asm.isa.definition import SALU_FAMILIES, operand_bits, union
from tiledsl.asm.isa.registers import EXEC_BITS, SCALAR_BITS, VECTOR_BITS, named_bits, register_bits, registers_of
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.program import Program
from tiledsl.sim.execute.units import Units
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.memory.address_space import AddressSpace, Allocation
from tiledsl.sim.memory.buffers import Buffers
from tiledsl.sim.memory.flat import Flat
from tiledsl.sim.memory.global_log import GlobalLog
from tiledsl.sim.memory.global_memory import GlobalMemory
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.run.ends import Ends
from tiledsl.sim.run.loops import Loops
from tiledsl.sim.run.machine import Machine
from tiledsl.sim.run.schedules import Schedule
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.hazards import Collector
from tiledsl.sim.state.pattern import Pattern
from tiledsl.sim.state.report import Counts
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.trace import Access, GlobalAccess, LdsAccess, NeedsData, WaveTrace
from tiledsl.sim.state.wave import AT_BARRIER, BOTH, DIVERGING, ENDED, ISSUE, POISON, RUNNING, Wave
from tiledsl.targets import LINE, WAVE

_MEMORY_SPACING = 1 << 40  # lines between the numbers of two memories
_NARROWS = "s_and_saveexec"  # leaves lanes out and adds none
_DATA = ("data", "first", "second", "new", "wanted")  # names of operands that a memory instruction moves
_MOST_PLACES = 4096  # of lanes, whose lines are kept
_LINES: dict[tuple[int, bytes, bytes], np.ndarray] = {}
_COUNTS = ("global_atomic_inc", "flat_atomic_inc", "buffer_atomic_inc")
_STRAIGHT = 256  # accesses of a wave before any loop, behind which a trace of many blocks ends


class TracingLog(GlobalLog):
    """A log of the lines that an instruction touches, in place of the log for races."""

    def start(self) -> None:
        """Begin with a new instruction."""
        self.touched: GlobalAccess | None = None
        self.arguments = False  # whether it reads the kernel's arguments or constants of the listing

    def add(self, w: Wave, allocation: Allocation, offset: Array, size: int, lanes: Array, kind: str) -> None:
        if allocation.memory is None:
            self.arguments = True
            return
        first = on_host(offset) + (allocation.start + allocation.memory * _MEMORY_SPACING * LINE)
        active = np.broadcast_to(on_host(lanes), first.shape)
        lines = _lines_of_rows(first, size, active[:1] if w.full and lanes is w.exec else active)
        if self.touched is None:
            self.touched = GlobalAccess(kind, size, 0, lines)
        else:
            self.touched.lines = [np.union1d(*pair) for pair in zip(self.touched.lines, lines, strict=True)]
        self.touched.moved += int(active[0].sum()) * size


def _lines_of_rows(first: np.ndarray, size: int, active: np.ndarray) -> list[np.ndarray]:
    """Return the lines that the active lanes of each block touch: one row of `active` for all blocks, or one for each.

    Blocks mostly differ by whole lines alone."""
    starts = first[:, :1] & -LINE
    places = first - starts  # of the lanes, from the beginning of a line on
    if bool((places == places[0]).all()) and (len(active) == 1 or bool((active == active[0]).all())):
        return list(_lines_from(places[0], size, active[0]) + starts // LINE)
    rows = zip(places, np.broadcast_to(active, first.shape), starts // LINE, strict=True)
    return [_lines_from(row, size, chosen) + start for row, chosen, start in rows]


def _lines_from(places: np.ndarray, size: int, active: np.ndarray) -> np.ndarray:
    """Return the lines of some places of lanes, which the accesses of a kernel often have in common."""
    key = size, places.tobytes(), active.tobytes()
    found = _LINES.get(key)
    if found is None:
        if len(_LINES) >= _MOST_PLACES:
            _LINES.clear()
        found = _LINES[key] = _lines_of(places, size, active)
    return found


def _lines_of(first: np.ndarray, size: int, active: np.ndarray) -> np.ndarray:
    """Return the lines of the bytes from `first` on that the active lanes touch, in rising order."""
    chosen = first[active]
    ends = np.concatenate([chosen, chosen + (size - 1)]) // LINE
    ends.sort()
    distinct = np.ones(len(ends), bool)
    distinct[1:] = ends[1:] != ends[:-1]
    return ends[distinct]


class TracingLds(Lds):
    """An LDS that records the clocks of the banks, in place of the shadow for races."""

    def __init__(self, batch: Batch, size: int, granule: int, holds_data: bool):
        super().__init__(batch, size if holds_data else 0, granule)
        self.size, self.holds_data = size, holds_data  # without data no access comes to the bytes

    def start(self) -> None:
        """Begin with a new instruction."""
        self.touched: LdsAccess | None = None

    def write(self, w: Wave, addr: Array, offset: int, data: Array, size: int, direct: bool = False) -> None:
        if self.holds_data or not direct:  # the banks of a direct load follow from its bytes
            super().write(w, addr, offset, data, size, direct)

    def _checked(
        self,
        w: Wave,
        pattern: Pattern,
        writes: bool,
        direct: bool = False,
        atomic: bool = False,
        changed: Callable[[], np.ndarray] | None = None,
        must_be_aligned: bool = False,
    ) -> None:
        if pattern.outside is not None:
            place = w.step.place
            raise SimulationError(
                f"line {place.line} of the listing, '{place.text}', accesses bytes beyond the {self.size:,} bytes of"
                " LDS that a block has: if the launch gives a block more, say how many, --dynamic-lds BYTES"
            )
        if direct:
            return
        kind, width = "write" if writes else "read", self.batch.target.lds_key(pattern.size)
        rows = 1 if pattern.uniform else self.batch.block_count
        phases = len(self.batch.target.lds_phases[kind, width])
        conflicts = pattern.conflicts // self.batch.block_count
        moved = int(pattern.valid.sum()) // rows * pattern.size
        found = LdsAccess("atomic" if atomic else kind, pattern.size, moved, phases + conflicts, conflicts)
        if self.touched is not None:  # an instruction with two addresses
            found.moved += self.touched.moved
            found.clocks += self.touched.clocks
            found.conflicts += self.touched.conflicts
        self.touched = found


class TracingMemory(GlobalMemory):
    """A global memory that refuses an access outside every argument: a shape is wrong, or the launch."""

    def _outside(self, w: Wave, address: Array, size: int, lanes: Array) -> None:
        place = w.step.place
        raise SimulationError(
            f"line {place.line} of the listing, '{place.text}', accesses bytes outside every argument:"
            f" {self._describe_outside(w, address, size, lanes)}; give the arrays the shapes of this launch"
        )


def _arrivals(limit: Array, blocks: Sequence[int]) -> Array:
    """Return what an atomic increment up to `limit` finds, where it counts blocks that arrive.

    Which block comes last is not known without data. Of so many blocks in a row as the counter counts, one comes last:
    that whose number gives the rest `limit`."""
    return np.array(blocks, np.uint32)[:, None] % (limit + np.uint32(1))


class TracingUnits(Units):
    """The units of a batch, with an LDS and a global memory that record accesses.

    If the iterations of loops are `guessed`, their addresses may lie outside every argument."""

    lds: TracingLds
    log: TracingLog

    def __init__(self, batch: Batch, space: AddressSpace, lds: TracingLds, log: TracingLog, guessed: bool):
        super().__init__(batch, space, lds, log)
        self.global_memory = (GlobalMemory if guessed else TracingMemory)(batch, space, log)
        self.buffers = Buffers(batch, self.global_memory, self.scratch)
        self.flat = Flat(batch.xp, self.global_memory, lds, self.scratch)


class TracingWave(WaveContext):
    """A wave that issues memory operations only for their addresses, unless the trace is made with the data.

    Most vector registers of a trace hold data, and are never looked at: `untouched` are those whose memory the host has
    not provided yet. An instruction that is executed first gives its registers the contents of unwritten ones."""

    units: TracingUnits
    moves_data: bool
    untouched = 0

    def enter(self) -> None:
        """Note which vector registers the launch has set."""
        self.untouched = self.unwritten & VECTOR_BITS

    def touch(self, step: Step) -> None:
        """Provide the registers of a step. What the step writes in all lanes needs no contents."""
        seen = step.reads if self.full else step.touch
        for file, number in registers_of(seen & self.untouched):
            array = self.v if file == "v" else self.a
            if number < len(array):
                array[number] = POISON
        self.untouched &= ~step.touch

    def _new_file(self, registers: int, blocks: int) -> Array:
        return self.xp.zeros((registers, blocks, WAVE), self.xp.uint32)

    def _files_of(self, rows: Array) -> Iterable[Array]:
        for name, file in (("v", self.v), ("a", self.a)):
            made = self._new_file(len(file), len(rows))
            touched = [n for n in range(len(file)) if not self.untouched & register_bits(name, n)]
            made[touched] = file[touched][:, rows]
            yield made
        yield self.xp.ascontiguousarray(self.s[:, rows])

    def issue(self, step: Step, values: list[object]) -> None:
        moves = bool(step.definition.memory)
        if self.moves_data or not moves:
            super().issue(step, values)
            return
        self.units.log.start()
        self.stage = ISSUE
        try:
            step.definition.semantics(self, *values)
        finally:
            self.stage = BOTH
        units = self.units
        if units.log.touched is None and units.lds.touched is None and not step.writes_lds:
            if step.family != "smem" or units.log.arguments:
                super().issue(step, values)  # the kernel's arguments, and scratch: registers that the compiler spilled


class TracingMachine(Machine):
    """A machine of one block, or of several blocks that execute the same instructions.

    `trace` runs all waves to their ends. `whole` executes data too. A wave ends early after `most_turns` branches back,
    or, where `most_turns` is given, after _STRAIGHT accesses before the first loop.
    A loop whose end depends on data runs `iterations` times. If blocks take different paths, only the most frequent
    path is traced: `batch.blocks` are the traced blocks."""

    def __init__(
        self,
        program: Program,
        space: AddressSpace,
        blocks: list[int],
        lds_bytes: int,
        granule: int,
        limit: int,
        whole: bool,
        most_turns: int | None = None,
        iterations: int | None = None,
    ):
        counts, collector = Counts(len(program.steps)), Collector()
        super().__init__(
            program, space, blocks, lds_bytes, granule, counts, collector, Schedule("run-to-barrier"), limit
        )
        self.whole, self.most_turns = whole, most_turns
        self.ends = Ends(program.steps, iterations)
        lds = TracingLds(self.batch, lds_bytes, granule, whole)
        self.units = TracingUnits(self.batch, space, lds, TracingLog(self.batch), iterations is not None)
        self.traces: list[WaveTrace] = []
        self.loops: list[Loops] = []
        self.data: list[int] = []
        self.clean: list[int] = []
        self.kinds = _kinds(program)
        # the registers with data among those spilled, as bits from the first one on, by wave and place in the scratch
        self.spilled: dict[tuple[int, str], int] = {}

    def trace(self) -> list[WaveTrace]:
        """Run to the end of every wave, and return the trace of each wave."""
        self.traces = [WaveTrace(w.number) for w in self.waves]
        self.loops = [Loops(self.program.steps, trace, self.ends) for trace in self.traces]
        self.data = [0] * len(self.waves)
        self.clean = [0] * len(self.waves)
        self.run()
        return self.traces

    def _advance(self, w: WaveContext, quantum: int) -> None:
        assert isinstance(w, TracingWave)
        steps, kinds, number = self.program.steps, self.kinds, w.number
        trace, loops, data = self.traces[number], self.loops[number], self.data[number]
        clean = self.clean[number]  # registers among `data` that hold none in the active lanes
        stream, accesses = trace.stream, trace.accesses
        while w.state is RUNNING:
            w.executed += 1
            if w.executed > self.limit or w.pc >= len(steps):
                self._refuse(w)
            pc = w.pc
            step, kind = steps[pc], kinds[pc]
            w.pc = pc + 1
            stream.append(pc)
            decided = False
            if not self.whole and (kind.skips or step.reads & data & ~clean and not kind.needs_addresses):
                if not kind.decides:
                    if not kind.skips or step.family == "mfma":
                        data, clean = data | step.writes, clean & ~step.writes
                    continue
                data &= ~self._guess(w, step)
                decided = step.target_index >= 0
            w.step = step
            if kind.needs_addresses:
                data = self._memory(w, step, kind, data, clean, len(stream) - 1, accesses)
                clean &= ~step.writes
                if self.most_turns is not None and not trace.turns and len(accesses) >= _STRAIGHT:
                    w.state = ENDED
                continue
            if not decided:
                self._execute(w, step)
            if self.whole and (step.reads & data or step.family == "mfma"):
                data |= step.writes
            elif w.full or step.family in SALU_FAMILIES:
                data &= ~step.writes
            else:
                data &= ~(step.writes & SCALAR_BITS)  # whole, whichever lanes are active
                clean |= step.writes
            if step.writes & EXEC_BITS and not step.definition.mnemonic.startswith(_NARROWS):
                clean = 0
            if w.state is DIVERGING:
                self._follow_most(w)
            if step.target_index >= 0 and w.pc <= pc:
                self.ends.turn(number, w.pc)
                trace.turns.append(len(stream))
                if len(trace.turns) == self.most_turns:
                    w.state = ENDED
                    break
                if self.most_turns is None:
                    loops.visit(w, w.pc, data)
        self.data[number], self.clean[number] = data, clean

    def _guess(self, w: WaveContext, step: Step) -> int:
        """Decide a branch, or the mask of EXEC, by the caller's number of iterations.

        Returns the registers of the mask. NeedsData where the number does not decide it.
        """
        if step.target_index < 0:
            mask = self.ends.set_mask(w, step)
            if mask is not None:
                return mask
        else:
            takes = self.ends.takes(w.number, step)
            if takes is not None:
                w.pc = step.target_index if takes else step.index + 1
                return 0
        raise NeedsData(step.place.line, step.place.text, by_count=self.ends.known_by_count(step))

    def _execute(self, w: TracingWave, step: Step) -> None:
        if step.touch & w.untouched:
            w.touch(step)
        if self.whole:
            w.clock += 1
            if step.attended & w.attention:
                self.units.attend(w, step)
        elif step.writes & w.cached:
            w.forget(step.writes)
        step.run(w)

    def _memory(
        self, w: TracingWave, step: Step, kind: _Kind, data: int, clean: int, position: int, accesses: dict[int, Access]
    ) -> int:
        """Execute a memory operation, and return the registers that hold data after it."""
        if not self.whole and kind.address & data & ~clean:
            raise NeedsData(step.place.line, step.place.text)
        lds, log = self._recorders()
        lds.start()
        log.start()
        self._execute(w, step)
        found: Access | None = log.touched or lds.touched
        if log.touched is not None:
            log.touched.to_lds = step.writes_lds
            if not self.whole and step.writes and step.definition.mnemonic.startswith(_COUNTS):
                return self._count(w, step, data, clean)
        if found is None and step.family != "smem":
            none = [np.zeros(0, np.int64) for _ in self.batch.blocks]
            found = LdsAccess("read", 0, 0, 0, 0) if step.family == "ds" else GlobalAccess(kind.memory, 0, 0, none)
        if found is not None:
            accesses[position] = found
        if log.touched is not None or lds.touched is not None:
            return data | step.writes
        return data & ~step.writes | self._brought(w, step, kind, data)

    def _count(self, w: TracingWave, step: Step, data: int, clean: int) -> int:
        """Give the active lanes the result of an atomic increment, unless data decide up to which number it counts."""
        operands = zip(step.item.operands, _data_operands(step), strict=True)
        result, limit = (operand_bits(operand) for operand, is_data in operands if is_data)
        if limit & data & ~clean:
            return data | step.writes
        ((_, to),), ((_, of),) = registers_of(result), registers_of(limit)
        w.v[to] = np.where(w.exec, _arrivals(w.v[of], self.batch.blocks), w.v[to])
        return data

    def _brought(self, w: TracingWave, step: Step, kind: _Kind, data: int) -> int:
        """Return the registers with data after a load without lines: of arguments, or of spilled registers."""
        if step.family == "smem":
            return 0 if self._recorders()[1].arguments else step.writes
        if kind.memory == "write":
            self.spilled[w.number, kind.place] = (kind.moved & data) >> _first(kind.moved)
            return step.writes
        spilled = self.spilled.get((w.number, kind.place))
        return step.writes if spilled is None else spilled << _first(step.writes) & step.writes

    def _recorders(self) -> tuple[TracingLds, TracingLog]:
        units = self.units
        assert isinstance(units, TracingUnits)
        return units.lds, units.log

    def _refuse(self, w: WaveContext) -> None:
        name = self.program.kernel.name
        if w.pc >= len(self.program.steps):
            raise SimulationError(f"wave {w.number} ran past the last instruction of kernel '{name}'")
        raise SimulationError(
            f"no end in sight: wave {w.number} has executed {w.executed - 1:,} instructions of kernel '{name}', and a"
            f" trace has at most {self.limit:,}: check that its loops end, or give arguments with which they have fewer"
            " iterations"
        )

    def _release(self) -> bool:
        waiting = [w for w in self.waves if w.state == AT_BARRIER]
        for w in waiting:
            w.state = RUNNING
        return bool(waiting)

    def _follow_most(self, w: WaveContext) -> None:
        """Continue with the blocks that take the most frequent path, and leave out the others."""
        assert w.targets is not None
        targets = np.where(w.targets < 0, w.pc, w.targets)
        paths, counts = np.unique(targets, return_counts=True)
        chosen = int(paths[counts.argmax()])
        w.state, w.targets = RUNNING, None
        self._keep(np.flatnonzero(targets == chosen))
        w.pc = chosen

    def _keep(self, rows: np.ndarray) -> None:
        super()._keep(rows)
        for trace in self.traces:
            for access in trace.accesses.values():
                if isinstance(access, GlobalAccess):
                    access.lines = [access.lines[row] for row in rows]
        for loops in self.loops:
            loops.visits.clear()
            loops.stopped.clear()

    def _subset(self, rows: np.ndarray) -> Machine:
        other = copy.copy(self)
        other.batch = self.batch.subset(rows.tolist())
        lds = cast(TracingLds, self.units.lds.subset(other.batch, rows))
        lds.__class__, lds.holds_data = TracingLds, self.whole
        log = cast(TracingLog, self.units.log.subset(other.batch, rows))
        lds.start()
        log.start()
        other.units = TracingUnits(other.batch, self.space, lds, log, self.ends.iterations is not None)
        other.waves = []
        for w in self.waves:
            made = w.subset(other.batch, self.batch.xp.asarray(rows))
            made.units = other.units
            other.waves.append(made)
        return other


class _Kind:
    """The treatment of a step in the trace."""

    __slots__ = ("skips", "needs_addresses", "decides", "address", "memory", "moved", "place")

    def __init__(self, skips: bool, needs_addresses: bool, decides: bool, memory: str):
        self.skips, self.needs_addresses, self.decides = skips, needs_addresses, decides
        self.memory, self.address, self.moved, self.place = memory, EXEC_BITS, 0, ""

    @staticmethod
    def of(step: Step) -> _Kind:
        """Return the kind of a step.

        `address` are the registers that decide which bytes the step touches, `moved` the registers that it moves, and
        `place` is the text of the address.
        """
        name = step.definition.mnemonic
        moves = bool(step.definition.memory) and step.counter is not None
        skips = step.family == "mfma" or name in ("s_waitcnt", "s_nop", "s_sleep", "s_setprio")
        decides = step.target_index >= 0 or bool(step.writes & EXEC_BITS) or step.writes_lds
        found = _Kind(skips, moves, decides, step.definition.memory)
        if moves:
            named = [(operand_bits(operand), operand) for operand in step.item.operands]
            data = _data_operands(step)
            found.moved = union(bits for (bits, _), is_data in zip(named, data, strict=True) if is_data)
            others = [pair for pair, is_data in zip(named, data, strict=True) if not is_data]
            found.address |= union(bits for bits, _ in others) & step.reads
            found.place = f"{[operand for _, operand in others]} {step.item.modifiers}"
            if step.writes_lds:
                found.address |= named_bits("m0")
        return found


_KINDS: weakref.WeakKeyDictionary[Program, list[_Kind]] = weakref.WeakKeyDictionary()  # a program is traced repeatedly


def _first(registers: int) -> int:
    """Return the position of the first of some registers."""
    return (registers & -registers).bit_length() - 1 if registers else 0


def _kinds(program: Program) -> list[_Kind]:
    """Return the kind of each step of a program."""
    found = _KINDS.get(program)
    if found is None:
        found = _KINDS[program] = [_Kind.of(step) for step in program.steps]
    return found


def _data_operands(step: Step) -> list[bool]:
    """Return for each operand whether it is data: a result, or an input of a store or an atomic operation."""
    found = matched(step.item)
    assert found is not None  # the step was made from the form
    return [spec.written or spec.name in _DATA for spec in found[0].operands]
