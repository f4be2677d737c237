"""The vocabulary of instruction bodies: the methods that the first argument of a body offers, beside arithmetic.

Bodies are the `semantics` of the definitions in `tiledsl/asm/isa/instructions/`. Values are arrays [block, lane] or, of
scalars, [block, 1]; register tuples have the dword first. A memory body runs in stages (`Wave.stage`): a load returns
None in a stage that moves no data."""

from __future__ import annotations

from typing import Any, NoReturn

from tiledsl.asm.text.syntax import Wait
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.units import Units
from tiledsl.sim.state.addresses import CODE, INSTRUCTION_BYTES
from tiledsl.sim.state.arithmetic import Arithmetic, Array, on_host
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.mode import HW_ID_REGISTER, MODE_REGISTER, XCC_ID_REGISTER, modelled, unmodelled
from tiledsl.sim.state.packing import packed, unpacked
from tiledsl.sim.state.small_floats import decode, encode, encode_small, encode_stochastic
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import AT_BARRIER, BOTH, ENDED, ISSUE, POISON, Wave
from tiledsl.targets import WAVE


class WaveContext(Wave, Arithmetic):
    """A wave with the units that execute for it: the context that every instruction body takes."""

    def __init__(self, batch: Batch, units: Units, number: int, vgprs: int, agprs: int):
        Wave.__init__(self, batch, number, vgprs, agprs)
        Arithmetic.__init__(self, batch.xp)
        self.units = units

    # -- control -----------------------------------------------------------------

    def issue(self, step: Step, values: list[Any]) -> None:
        """Issue a memory operation: it takes effect at once, or, if the batch defers effects, at the wait that covers
        it.
        """
        pending = self.units.waits.issue(self, step)
        self.batch.issuing = pending
        if self.batch.deferred:
            values = [value.copy() if hasattr(value, "dtype") else value for value in values]
            self.stage = ISSUE
            step.definition.semantics(self, *values)
            self.stage = BOTH
            pending.replay = (values, self.exec, self.full)
        else:
            step.perform(self, values)
        self.batch.issuing = None

    @property
    def always(self) -> bool:
        """The condition of an unconditional branch."""
        return True

    def code_address(self) -> Array:
        """The address of the next instruction, in every block: the wave's program counter."""
        address = CODE + INSTRUCTION_BYTES * (self.step.index + 1)
        return self.xp.full((self.batch.block_count, 1), address, self.xp.uint64)

    def wait(self, counts: Wait) -> None:
        """Wait until the counters are at most `counts`."""
        self.units.waits.wait(self, counts)

    def barrier(self) -> None:
        """Stop until every wave of the block has reached the barrier."""
        self.state = AT_BARRIER

    def end(self) -> None:
        """End the wave."""
        self.state = ENDED

    def trap(self, number: int) -> None:
        """End the run with a SimulationError: the kernel executed s_trap."""
        raise SimulationError(
            f"line {self.step.place.line}: the kernel gave up: wave {self.number} executed {self.step.place.text}"
        )

    def idle(self, states: int) -> None:
        """Let `states` wait states pass."""
        self.clock += states

    def time(self) -> Array:
        """[block, 1]: the instructions that the wave has issued, wait states included, as a 64-bit counter."""
        return self.xp.full((self.batch.block_count, 1), self.clock, self.xp.uint64)

    # -- mode --------------------------------------------------------------------

    def set_register(self, register: int, value: Array) -> None:
        """Execute s_setreg. SimulationError for another register than MODE, and for a value of MODE that would change
        the arithmetic that is modelled.
        """
        if register & 63 != MODE_REGISTER:
            self._not_modelled("a hardware register other than MODE is not modelled")
        values = {int(word) for word in on_host(self.xp.unique(self.xp.asarray(value).astype(self.xp.uint32)))}
        for word in values:
            field = unmodelled(register >> 6 & 31, (register >> 11) + 1, word)
            if field is not None:
                self._not_modelled(f"another {field} is not modelled")

    def get_register(self, register: int) -> Array:
        """Execute s_getreg of rounding and denormals in MODE, which have one modelled value, of HW_ID and of XCC_ID.

        All blocks are on compute unit 0, and the waves of a block on its SIMDs in turn: HW_ID has the wave's number on
        its SIMD in bits 3:0, and the SIMD in bits 5:4 (CDNA3 ISA, HW_ID).
        """
        number, first, bits = register & 63, register >> 6 & 31, (register >> 11) + 1
        if number in (HW_ID_REGISTER, XCC_ID_REGISTER):
            simds = self.batch.target.simds
            place = self.number // simds | self.number % simds << 4 if number == HW_ID_REGISTER else 0
            return self.bits(place >> first & (1 << bits) - 1)
        if number != MODE_REGISTER or first + bits > 8:
            self._not_modelled(
                "of the hardware registers, only rounding and denormals of MODE, HW_ID and XCC_ID can be read"
            )
        return self.bits(modelled(first, bits))

    def _not_modelled(self, what: str) -> NoReturn:
        raise SimulationError(f"line {self.step.place.line}: {what}: {self.step.place.text}")

    # -- lanes -------------------------------------------------------------------

    def needs_all_lanes(self) -> None:
        """Report a hazard where EXEC masks lanes off."""
        if self.stage & ISSUE and not self.full:
            masked = int((~self.exec).sum(axis=1).max())
            message = f"every lane must take part, and EXEC masks {masked} off"
            self.batch.report("lanes-masked", message, self.number, self.step)

    def lanes_below(self) -> tuple[Array, Array]:
        """For each lane the mask of the lanes below it: words for lanes 0-31 and 32-63."""
        lane = self.xp.arange(WAVE, dtype=self.xp.uint64)
        below = ((self.xp.ones_like(lane) << lane) - 1)[None, :]
        return self.low(below), self.high(below)

    def first_active_lane(self) -> Array:
        """[block, 1]: the lowest lane that EXEC enables."""
        return self.exec.argmax(axis=1).astype(self.xp.uint32)[:, None]

    def one_lane(self, a: Array, lane: Array) -> Array:
        """[block, 1]: the value of the lane that each block names."""
        index = self.xp.broadcast_to(lane & 63, (a.shape[0], 1)).astype(self.xp.int64)
        return self.xp.take_along_axis(a, index, axis=1)

    def in_lanes(self, value: Any) -> Array:
        """[block, lane]: a word in every lane."""
        return self.xp.broadcast_to(self.xp.asarray(value, self.xp.uint32), self.exec.shape)

    def of_first_lane(self, a: Array | None) -> Array | None:
        """[block, lane]: the value of the lowest lane that EXEC enables; None for a value that is not there yet."""
        return a if a is None else self.xp.broadcast_to(self.one_lane(a, self.first_active_lane()), a.shape)

    def into_lane(self, a: Array, lane: Array) -> tuple[Array, Array]:
        """A value, and the lanes to write whatever EXEC says."""
        return a, self.xp.arange(WAVE, dtype=self.xp.uint32)[None, :] == (lane & 63)

    def swap_halves(self, first: Array, second: Array, rows: int) -> tuple[Array, Array]:
        """Odd groups of `rows` lanes of `first` for the even groups of `second`.

        With bound_ctrl and without fi, lanes that EXEC disables give 0 (LLVM, AMDGPU modifiers, of DPP).
        """
        item = self.step.item
        if item.modifier("bound_ctrl") and not item.modifier("fi"):
            first, second = (self.xp.where(self.exec, data, self.xp.uint32(0)) for data in (first, second))
        shape = (first.shape[0], WAVE // (2 * rows), 2, rows)
        a, b = first.copy().reshape(shape), second.copy().reshape(shape)
        a[:, :, 1], b[:, :, 0] = second.reshape(shape)[:, :, 0], first.reshape(shape)[:, :, 1]
        return a.reshape(first.shape), b.reshape(first.shape)

    def fetch_lanes(self, data: Array, source: Array) -> Array:
        """Give each lane the value of lane `source`, 0 where that lane is not active."""
        data = self.xp.where(self.exec, data, 0)
        return self.xp.take_along_axis(data, self.xp.broadcast_to(source, data.shape).astype(self.xp.int64), axis=1)

    def send_lanes(self, data: Array, target: Array) -> Array:
        """Send each active lane's value to lane `target`; the highest sender wins."""
        result = self.xp.zeros_like(data)
        rows = self.xp.arange(data.shape[0])
        for lane in range(WAVE):
            active = self.exec[:, lane]
            result[rows[active], target[active, lane]] = data[active, lane]
        return result

    def swizzled_lanes(self, offset: int) -> Array:
        """The source lanes of ds_swizzle (CDNA3 ISA, DS_SWIZZLE_B32): the offset selects FFT order, a
        rotation, a permutation in quads, or masks, each within 32 lanes.
        """
        lanes = range(WAVE)
        if offset >= 0xE000:
            mask = offset & 31
            found = [
                lane & 32
                | (lane & 31 if mask == 31 else int(f"{lane & 31:05b}"[::-1], 2) >> mask.bit_count() | lane & mask)
                for lane in lanes
            ]
        elif offset >= 0xC000:
            mask, distance = offset & 31, (offset >> 5 & 31) * (-1 if offset & 0x400 else 1)
            found = [lane & 32 | lane & mask | lane + distance & ~mask & 31 for lane in lanes]
        elif offset & 0x8000:
            found = [lane & ~3 | offset >> 2 * (lane & 3) & 3 for lane in lanes]
        else:
            found = [lane & 32 | (lane & 31 & offset | offset >> 5 & 31) ^ offset >> 10 & 31 for lane in lanes]
        return self.xp.asarray([found])

    # -- elements of register tuples ---------------------------------------------

    def unpacked(self, words: Array, bits: int) -> Array:
        """The elements [block, lane, element] of `bits` bits in the words [dword, block, lane]."""
        return unpacked(self.xp, words, bits)

    def packed(self, elements: Array, bits: int) -> Array:
        """The words [dword, block, lane] of elements of `bits` bits, [block, lane, element] or broadcast to that."""
        return packed(self.xp, self.xp.broadcast_to(elements, (*self.exec.shape, elements.shape[-1])), bits)

    def transposed(self, words: Array, bits: int) -> Array:
        """The words that lanes read, as elements of `bits` bits, transposed within each 16 lanes.

        With n elements a lane, 16/n lanes hold a row of 16 elements, and 16 lanes n rows; lane i gets element i of each
        row, the first row lowest. That is the operand of a matrix instruction from rows of k: each lane one column and
        n consecutive k."""
        if words is None:
            return None
        xp, count = self.xp, 32 * len(words) // bits
        blocks = words.shape[1]
        elements = unpacked(xp, words, bits)
        rows = elements.reshape(blocks, WAVE // 16, count, 16 // count, count)
        columns = xp.ascontiguousarray(rows.transpose(0, 1, 3, 4, 2)).reshape(blocks, WAVE, count)
        return packed(xp, columns, bits)

    def joined(self, parts: list[Array]) -> Array:
        """Words of several reads as one tuple; None while they have not been read."""
        if parts[0] is None:
            return None
        return self.xp.concatenate([part if part.ndim == 3 else part[None] for part in parts])

    def words_of(self, found: list[Array]) -> Array:
        """Values of 32 or 64 bits as the words of one tuple; None while the values have not been read."""
        if found[0] is None:
            return None
        if found[0].dtype.itemsize == 4:
            return self.xp.stack(found)
        return self.xp.stack([half for value in found for half in (self.low(value), self.high(value))])

    def one_half(self, value: Array, high: bool) -> Array:
        """A loaded value in the low or high 16 bits; the other half is poison, because with SRAM-ECC it is not kept
        (LLVM, d16PreservesUnusedBits).
        """
        if value is None:
            return None
        return value << 16 | POISON & 0xFFFF if high else value & 0xFFFF | POISON & 0xFFFF0000

    def small_float(self, codes: Array, kind: str) -> Array:
        """float32 of the lowest bits, "fp8" and "bf8" as the target encodes them."""
        return decode(self.xp, codes, self.batch.target.small_floats, kind)

    def small_code(self, numbers: Array, kind: str) -> Array:
        """The codes of float32 numbers in a type of 8, 6 or 4 bits, to nearest even."""
        if kind in ("fp8", "bf8"):
            return encode(self.xp, numbers, self.batch.target.small_floats, kind)
        return encode_small(self.xp, numbers, kind)

    def small_code_sr(self, numbers: Array, kind: str, random: Array) -> Array:
        """The codes of float32 numbers, with stochastic rounding by the words `random`."""
        return encode_stochastic(self.xp, numbers, self.batch.target.small_floats, kind, random)

    def to_wide(self, words: Array, kind: str) -> Array:
        """float32 [block, lane, element] of the words of a tuple of float32, float16 or bf16."""
        if kind == "f32":
            return unpacked(self.xp, words, 32).view(self.xp.float32)
        halves = unpacked(self.xp, words, 16)
        return halves.view(self.xp.float16).astype(self.xp.float32) if kind == "f16" else self.from_bf16(halves)

    def from_wide(self, numbers: Array, kind: str) -> Array:
        """The words of a tuple of float32, float16 or bf16 from float32 [block, lane, element]."""
        single = numbers.astype(self.xp.float32)
        if kind == "f32":
            return self.packed(single.view(self.xp.uint32), 32)
        halves = single.astype(self.xp.float16).view(self.xp.uint16) if kind == "f16" else self.bf16(single)
        return self.packed(halves, 16)

    # -- LDS ---------------------------------------------------------------------

    def lds_read(self, addr: Array, offset: int, size: int, signed: bool, must_be_aligned: bool = False) -> Array:
        return self.units.lds.read(self, addr, offset, size, signed, must_be_aligned)

    def lds_write(self, addr: Array, offset: int, data: Array, size: int) -> None:
        self.units.lds.write(self, addr, offset, data, size)

    def lds_atomic(self, addr: Array, offset: int, change: Any, data: Any, size: int) -> Array:
        return self.units.lds.atomic(self, addr, offset, change, data, size)

    def global_to_lds(self, address: Array, m0: Array, offset: int, size: int, signed: bool) -> None:
        """Load from global memory straight into the LDS, whose base this form takes in words.

        The base is M0[17:2] (CDNA3 ISA, flat memory instructions). Bytes and shorts fill a dword of the LDS, extended
        (LLVM, SITargetLowering::LowerINTRINSIC_VOID: the store of a load to LDS is at least of 4 bytes)."""
        data = self.units.global_memory.load(self, address, size, signed, self.exec)
        self.units.lds.write(
            self, self._linear(m0 & ~self.xp.uint32(3), size), offset & 0xFFFFFFFF, data, max(size, 4), direct=True
        )

    def buffer_to_lds(self, place: Any, m0: Array, offset: int, size: int, signed: bool) -> None:
        """Load from a buffer straight into the LDS; lanes out of its range write zeros."""
        data = self.units.buffers.load(self, place, size, signed)
        self.units.lds.write(self, self._linear(m0, size), offset, data, max(size, 4), direct=True)

    def _linear(self, base: Array, size: int) -> Array:
        """LDS addresses [block, lane] of a direct-to-LDS load: 4 bytes a lane, or 16 for three and four dwords (CDNA4
        ISA, memory buffer load to LDS).
        """
        kept = self.xp.uint32((1 << self.batch.target.direct_lds_bits) - 1)
        return (base & kept) + self.xp.arange(WAVE, dtype=self.xp.uint32) * self.xp.uint32(4 if size <= 4 else 16)

    # -- global, flat and scratch memory -----------------------------------------

    def address(self, addr: Array, lane_offset: Array, base: Array, offset: int) -> Array:
        """64-bit byte addresses [block, lane] of either addressing form."""
        start = addr if addr is not None else base + self.wide(lane_offset)
        return start + self.xp.uint64(offset & 0xFFFFFFFFFFFFFFFF) if offset else start

    def global_load(self, address: Array, size: int, signed: bool) -> Array:
        return self.units.global_memory.load(self, address, size, signed, self.exec)

    def global_store(self, address: Array, data: Array, size: int) -> None:
        self.units.global_memory.store(self, address, data, size, self.exec)

    def global_atomic(self, address: Array, change: Any, data: Array, size: int) -> Array:
        return self.units.global_memory.atomic(
            self, address, change, self._operand(change, data, size), size, self.exec
        )

    def flat_load(self, address: Array, size: int, signed: bool) -> Array:
        return self.units.flat.load(self, address, size, signed)

    def flat_store(self, address: Array, data: Array, size: int) -> None:
        self.units.flat.store(self, address, data, size)

    def flat_atomic(self, address: Array, change: Any, data: Array, size: int) -> Array:
        return self.units.flat.atomic(self, address, change, self._operand(change, data, size), size)

    def _operand(self, change: Any, words: Array, size: int) -> Any:
        """The operand of an atomic operation; of a compare-and-swap, the one without `change`, the pair (new value,
        value that must be there), from consecutive registers.
        """
        if change is not None:
            return words
        return (words[0], words[1]) if size == 4 else (self._joined64(words[:2]), self._joined64(words[2:]))

    def _joined64(self, words: Array) -> Array:
        return self.wide(words[0]) | self.wide(words[1]) << self.xp.uint64(32)

    def over_lower_half(self, found: Array, words: Array) -> Array:
        """The operand registers of a compare-and-swap with the returned value in their lower half."""
        low = found[None] if len(words) == 2 else self.xp.stack([self.low(found), self.high(found)])
        return self.xp.concatenate([low, self.xp.broadcast_to(words[len(words) // 2 :], low.shape)])

    def scratch_load(self, lane_offset: Array, base: Array, offset: int, size: int, signed: bool) -> Array:
        scratch = self.units.scratch
        return scratch.load(self, scratch.place(self, lane_offset, base, offset), size, signed)

    def scratch_to_lds(self, lane_offset: Array, base: Array, m0: Array, offset: int, size: int, signed: bool) -> None:
        """Load from scratch straight into the LDS; as `global_to_lds`."""
        data = self.scratch_load(lane_offset, base, offset, size, signed)
        self.units.lds.write(
            self, self._linear(m0 & ~self.xp.uint32(3), size), offset & 0xFFFFFFFF, data, max(size, 4), direct=True
        )

    def scratch_store(self, lane_offset: Array, base: Array, offset: int, data: Array, size: int) -> None:
        scratch = self.units.scratch
        scratch.store(self, scratch.place(self, lane_offset, base, offset), data, size)

    # -- buffers -----------------------------------------------------------------

    def buffer_place(self, *place: Any) -> Any:
        return self.units.buffers.place(self, *place)

    def buffer_load(self, place: Any, size: int, signed: bool) -> Array:
        return self.units.buffers.load(self, place, size, signed)

    def buffer_store(self, place: Any, data: Array, size: int) -> None:
        self.units.buffers.store(self, place, data, size)

    def buffer_atomic(self, place: Any, change: Any, data: Array, size: int) -> Array:
        return self.units.buffers.atomic(self, place, change, self._operand(change, data, size), size)

    def format_load(self, place: Any, named: Any, count: int, halves: bool) -> Array:
        """`count` components of a typed buffer; `named` is the format in the instruction, None for the resource's."""
        return self.units.buffers.format_load(self, place, named, count, halves)

    def format_store(self, place: Any, named: Any, data: Array, count: int, halves: bool) -> None:
        self.units.buffers.format_store(self, place, named, data, count, halves)

    # -- scalar memory -----------------------------------------------------------

    def scalar_load(self, base: Array, register_offset: Array, constant: Any, offset: int, dwords: int) -> Array:
        """Words from one address a block; `constant` stands for the offset where it is given."""
        address = self._scalar_address(base, register_offset, constant, offset)
        return self.units.global_memory.scalar_load(self, address, dwords)

    def scalar_store(
        self, data: Array, base: Array, register_offset: Array, constant: Any, offset: int, dwords: int
    ) -> None:
        """Store words to one address a block; the two lowest bits of the address are ignored."""
        address = self._scalar_address(base, register_offset, constant, offset)
        every = self.xp.ones((self.batch.block_count, 1), bool)
        aligned = self.xp.broadcast_to(address & ~self.xp.uint64(3), every.shape)
        self.units.global_memory.store(self, aligned, data, 4 * dwords, every)

    def scalar_buffer_load(self, resource: Array, register_offset: Array, constant: Any, dwords: int) -> Array:
        """Words of a buffer from one offset a block, a register or a constant."""
        offset = self.wide(register_offset) if register_offset is not None else self.xp.uint64(int(constant))
        return self.units.buffers.scalar_load(self, resource, offset, dwords)

    def scalar_buffer_store(
        self, data: Array, resource: Array, register_offset: Array, constant: Any, dwords: int
    ) -> None:
        """Store words of each block to one offset of a buffer."""
        offset = self.wide(register_offset) if register_offset is not None else self.xp.uint64(int(constant))
        self.units.buffers.scalar_store(self, resource, offset, data, dwords)

    def _scalar_address(self, base: Array, register_offset: Array, constant: Any, offset: int) -> Array:
        address = base + self.xp.uint64((int(constant) if constant is not None else offset) & 0xFFFFFFFFFFFFFFFF)
        return address if register_offset is None else address + register_offset
