"""Buffer access: a resource of four scalar words gives base, stride and size; bytes beyond the size read as zero and
are not written (CDNA3 ISA, buffer addressing).

The ISA says that a raw buffer's offset is out of range if it is at least num_records - scalar offset ("Range
Checking"), but not what holds where the scalar offset is the greater of the two. LLVM leaves the scalar offset out of
the check altogether (IntrinsicsAMDGPU.td, raw buffer loads).

num_records counts bytes, not records, where an instruction has no index, whatever the stride: on gfx942 and gfx950 the
stride, with bit 14 of its field set, says how to spread rows over the cache (MLIR, AMDGPUToROCDL, makeBufferRsrc). The
descriptor's documentation agrees where the buffer is not swizzled. With an index the sources differ, and records are
counted here (AMD's PAL, CalcNumRecords; gem5, Inst_MUBUF)."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.asm.text.calls import decode_format
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.memory import formats
from tiledsl.sim.memory.atomics import Change
from tiledsl.sim.memory.global_memory import GlobalMemory
from tiledsl.sim.memory.scratch import Scratch, is_in_scratch, is_private
from tiledsl.sim.state.arithmetic import Array, on_host, spread
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.wave import ISSUE, POISON, Wave

_ADD_TID_ENABLE = 1 << 23  # of a resource's fourth word


@dataclasses.dataclass(slots=True)
class Place:
    """Byte addresses [block, lane], and which dwords of the access are in range: [dwords, block, lane]. Addresses in
    the private segment buffer are bytes of a lane.
    """

    address: Array
    inside: Array
    private: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether the dwords of a lane are all in range or all out of range, for each lane."""
        return bool((self.inside == self.inside[:1]).all())


class Buffers:
    """Range-checked access on top of global memory."""

    def __init__(self, batch: Batch, global_memory: GlobalMemory, scratch: Scratch):
        self.batch, self.xp, self.arithmetic = batch, batch.xp, batch.arithmetic
        self.global_memory, self.scratch = global_memory, scratch

    def place(
        self,
        w: Wave,
        resource: Array,
        one: Array,
        two: Array,
        scalar: Array,
        offset: int,
        offen: Any,
        idxen: Any,
        size: int,
    ) -> Place:
        """The address and range of each lane; `one` or `two` VGPRs hold index and offset as idxen and offen say."""
        xp, wide = self.xp, self.arithmetic.wide
        zero = xp.zeros((1, 1), xp.uint64)
        index, lane_offset = zero, zero
        if two is not None:
            index, lane_offset = wide(two[0]), wide(two[1])
        elif one is not None:
            index, lane_offset = (wide(one), zero) if idxen else (zero, wide(one))
        base = wide(resource[0]) | wide(resource[1] & 0xFFFF) << 32
        stride = wide(resource[1] >> 16 & 0x3FFF)
        self._check_modelled(w, resource, two is not None or bool(idxen))
        if is_private(resource):
            address = self.scratch.buffer_place(w, resource, one, scalar, offset)
            return Place(address, xp.ones((1, 1, 1), bool), private=True)
        within = lane_offset + xp.uint64(offset)
        scalar = wide(scalar)
        record = stride if idxen else zero
        self._report_beyond_end(w, resource[2].astype(xp.uint64), record, scalar)
        address = spread(xp, base + scalar + within + index * stride, w.exec.shape)
        inside = [
            self._inside(resource, record, index, index * stride + within, scalar, 4 * d, min(size, 4))
            for d in range(-(-size // 4))
        ]
        return Place(address, xp.stack([spread(xp, i, w.exec.shape) for i in inside]))

    def _check_modelled(self, w: Wave, resource: Array, indexed: bool) -> None:
        """SimulationError for resources whose addresses are computed in another way (CDNA3 ISA, buffer resource
        descriptor). Words of poison are not checked.
        """
        known = resource[1] != POISON, resource[3] != POISON
        adds_lanes = known[1] & (resource[3] & _ADD_TID_ENABLE != 0)
        what = ""
        if is_private(resource) and bool(known[0].any()):
            if not is_in_scratch(resource):
                what = "a swizzled buffer resource (bit 31 of its second word) that is not the private segment's"
            elif indexed:
                what = "the private segment buffer with an index"
        elif not is_private(resource) and bool(adds_lanes.any()):
            what = (
                "a buffer resource with ADD_TID_ENABLE (bit 23 of its fourth word), which adds the lane's number to the"
                " index,"
            )
        if what:
            raise SimulationError(f"line {w.step.place.line}: {what} is not modelled: {w.step.place.text}")

    def _report_beyond_end(self, w: Wave, records: Array, record: Array, scalar: Array) -> None:
        """Report a raw buffer that ends before the scalar offset: if the range check wraps, every lane is in
        range.
        """
        beyond = self.xp.broadcast_to((record == 0) & (scalar > records), w.exec.shape) & w.exec
        if not w.stage & ISSUE or not bool(beyond.any()):
            return
        block = int(beyond.any(axis=1).argmax())
        end, offset = (int(self.xp.broadcast_to(value, beyond.shape)[block, 0]) for value in (records, scalar))
        message = f"the scalar offset of {offset} bytes lies beyond the end of a buffer of {end}"
        blocks = self.batch.block_ids(self.xp.nonzero(beyond.any(axis=1))[0].tolist())
        reason = "no document says whether num_records - scalar offset wraps, so that every lane is in range"
        self.batch.report("buffer-range", message, w.number, w.step, reason=reason, blocks=blocks)

    def _inside(
        self, resource: Array, record: Array, index: Array, offset: Array, scalar: Array, first: int, size: int
    ) -> Array:
        """Whether bytes are in range: raw buffers, whose `record` is 0, count bytes, structured buffers records."""
        records = resource[2].astype(self.xp.uint64)
        raw = offset + scalar + self.xp.uint64(first + size) <= records
        return self.xp.where(record == 0, raw, index < records)

    def load(self, w: Wave, place: Place, size: int, signed: bool) -> Array:
        xp, memory = self.xp, self.global_memory
        if place.private:
            return self.scratch.load(w, place.address, size, signed)
        if bool((place.inside | ~w.exec).all()):
            return memory.load(w, place.address, size, signed, w.exec)
        if place.is_whole:
            found = memory.load(w, place.address, size, signed, w.exec & place.inside[0])
            return found if found is None else xp.where(place.inside[0], found, 0)
        words = []
        for number, inside in enumerate(place.inside):
            found = memory.load(w, place.address + xp.uint64(4 * number), min(size, 4), signed, w.exec & inside)
            words.append(found if found is None else xp.where(inside, found, 0))
        if words[0] is None:
            return None
        return xp.stack(words) if len(words) > 1 else words[0]

    def store(self, w: Wave, place: Place, data: Array, size: int) -> None:
        memory = self.global_memory
        if place.private:
            self.scratch.store(w, place.address, data, size)
            return
        if bool((place.inside | ~w.exec).all()):
            memory.store(w, place.address, data, size, w.exec)
            return
        if place.is_whole:
            memory.store(w, place.address, data, size, w.exec & place.inside[0])
            return
        words = data if data.ndim == 3 else data[None]
        for number, inside in enumerate(place.inside):
            memory.store(w, place.address + self.xp.uint64(4 * number), words[number], min(size, 4), w.exec & inside)

    def atomic(self, w: Wave, place: Place, change: Change | None, data: Any, size: int) -> Array:
        """Change the element at each address, and return the old values; beyond the end 0, and no change."""
        if place.private:
            raise SimulationError(
                f"line {w.step.place.line}: atomic operations on scratch are not modelled: {w.step.place.text}"
            )
        inside = place.inside.all(axis=0)
        found = self.global_memory.atomic(w, place.address, change, data, size, w.exec & inside)
        return found if found is None else self.xp.where(inside, found, 0).astype(found.dtype)

    def scalar_load(self, w: Wave, resource: Array, offset: Array, dwords: int) -> Array:
        """Words from a byte offset of the resource on; words beyond its end are zero."""
        xp, wide = self.xp, self.arithmetic.wide
        base = wide(resource[0]) | wide(resource[1] & 0xFFFF) << 32
        words = []
        for number in range(dwords):
            inside = offset + xp.uint64(4 * number + 4) <= resource[2].astype(xp.uint64)
            at = xp.where(inside, base + offset + xp.uint64(4 * number), base)
            words.append(xp.where(inside, self.global_memory.scalar_load(w, at, 1), 0))
        return xp.stack(words) if dwords > 1 else words[0]

    def scalar_store(self, w: Wave, resource: Array, offset: Array, data: Array, dwords: int) -> None:
        """Words to a byte offset of the resource on; words beyond its end are not written."""
        xp, wide = self.xp, self.arithmetic.wide
        base = wide(resource[0]) | wide(resource[1] & 0xFFFF) << 32
        words = data if dwords > 1 else data[None]
        for number in range(dwords):
            at = offset + xp.uint64(4 * number)
            inside = xp.broadcast_to(at + xp.uint64(4) <= resource[2].astype(xp.uint64), (self.batch.block_count, 1))
            address = xp.broadcast_to(base + at & ~xp.uint64(3), inside.shape)
            self.global_memory.store(w, address, words[number], 4, inside)

    # -- typed access -----------------------------------------------------------------

    def format_load(self, w: Wave, at: Any, named: Any, count: int, halves: bool) -> Array | None:
        """Load an element of a typed buffer: its components, one a register, or two with `halves`."""
        xp = self.xp
        form = self._format(w, at[0], named)
        found = self.load(w, self._typed_place(w, at, form), form.bytes, False)
        if found is None:
            return None
        try:
            parts = formats.loaded(xp, found if found.ndim == 3 else found[None], form, count, halves)
        except formats.NotModelled as problem:
            raise self._not_modelled(w, problem) from None
        if halves:
            parts = [low | high << 16 for low, high in zip(parts[::2], [*parts[1::2], 0], strict=False)]
        return xp.stack(parts) if len(parts) > 1 else parts[0]

    def format_store(self, w: Wave, at: Any, named: Any, data: Array, count: int, halves: bool) -> None:
        """Store the components in registers as an element of a typed buffer."""
        form = self._format(w, at[0], named)
        place = self._typed_place(w, at, form)
        parts = list(data) if data.ndim == 3 else [data]
        if halves:
            parts = [half for word in parts for half in (word & 0xFFFF, word >> 16)][:count]
        try:
            words = formats.stored(self.xp, parts, form, halves, w.exec)
        except formats.NotModelled as problem:
            raise self._not_modelled(w, problem) from None
        self.store(w, place, words if len(words) > 1 else words[0], form.bytes)

    def _typed_place(self, w: Wave, at: Any, form: formats.Format) -> Place:
        place = self.place(w, *(*at, form.bytes))
        if place.private:
            raise self._not_modelled(w, "typed access to scratch")
        return place

    def _format(self, w: Wave, resource: Array, named: Any) -> formats.Format:
        """The format in the instruction, or the one in the resource, which must be the same in all blocks."""
        try:
            if named is not None:
                return formats.format_of(*decode_format(named))
            found = set(on_host(resource[3]).reshape(-1).tolist()) - {int(POISON)}
            if len(found) > 1:
                raise formats.NotModelled("resources of several formats at one instruction")
            return formats.format_of_resource(found.pop()) if found else formats.Format(1, 32, formats.FLOAT)
        except formats.NotModelled as problem:
            raise self._not_modelled(w, problem) from None

    def _not_modelled(self, w: Wave, what: object) -> SimulationError:
        return SimulationError(f"line {w.step.place.line}: {what} is not modelled: {w.step.place.text}")
