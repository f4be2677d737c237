"""Scratch memory, the private segment: bytes of each lane's own, as many as the kernel descriptor says.

Hardware keeps a wave's lanes interleaved by dwords, at an address of the wave's own. A kernel accesses scratch in three
ways:
 - `scratch_*` with the address made by the hardware (from gfx942 on), without set-up;
 - `scratch_*` on gfx90a, with FLAT_SCRATCH set by the kernel: the initial value in SGPRs plus the wave's offset;
 - `buffer_*` on gfx90a through the descriptor in s[0:3], to whose base the kernel has added the wave's offset, and
   whose addressing is swizzled: the VGPR and the immediate count bytes of a lane, the scalar offset those of the 64
   lanes together (LLVM, AMDGPU usage, private segment buffer).

The interpreter holds the lanes' bytes; of the addresses it checks only that the kernel set them up for its own wave.
Compilers spill registers that no instruction has written, and load them back: that is a copy, and the register is
unwritten as before. A wave's accesses are in order, so the state of a byte is updated when the access is issued."""

from __future__ import annotations

from tiledsl.asm.isa.registers import register_bits, registers_of
from tiledsl.asm.text.syntax import Register
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.private import Private
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import COMPLETE, ISSUE, POISON, Wave
from tiledsl.targets import WAVE

BASE = 0x7F00_0000_0000  # of all scratch of a launch; far from every array
_GRANULE = 1024  # a wave's part is a multiple of it
_SWIZZLED = 1 << 31  # of a descriptor's second word
_WORD_3 = 0x00EA7000  # as the ROCm runtime makes it: dwords interleaved over 64 lanes, by the lane's number
_FLAT_SCRATCH = 102
# the state of a byte: nothing stored, an unwritten register stored, a value stored
_UNTOUCHED, _UNDEFINED, _WRITTEN = 0, 1, 2


def private_segment(w: Wave, size: int, waves: int) -> Private:
    """The scratch of a new wave, `size` bytes a lane; blocks of a batch lie one after the other."""
    xp = w.xp
    part = -(-size * WAVE // _GRANULE) * _GRANULE
    blocks = w.s.shape[1]
    offset = ((xp.arange(blocks) * waves + w.number) * part).astype(xp.uint32)[:, None]
    return Private(xp.zeros((blocks, WAVE, size), xp.uint8), xp.zeros((blocks, WAVE, size), xp.uint8), offset)


def scratch_scalars(name: str, size: int) -> list[int]:
    """The words that the hardware puts into the user SGPRs of a scratch setting of the kernel descriptor; none for
    other settings.
    """
    if name == "user_sgpr_private_segment_buffer":
        return [BASE & 0xFFFFFFFF, BASE >> 32 | _SWIZZLED, 0xFFFFFFFF, _WORD_3]
    if name == "user_sgpr_flat_scratch_init":
        return [BASE & 0xFFFFFFFF, BASE >> 32]
    return [size] if name == "user_sgpr_private_segment_size" else []


def is_private(resource: Array) -> bool:
    return bool((resource[1] & _SWIZZLED).any())


def is_in_scratch(resource: Array) -> bool:
    """Whether the base of a resource is that of all scratch."""
    return bool((resource[1] & 0xFFFF == BASE >> 32).all())


class Scratch:
    """Loads and stores of the waves of one batch."""

    def __init__(self, batch: Batch):
        self.batch, self.xp = batch, batch.xp

    # -- addresses ------------------------------------------------------------------

    def place(self, w: Wave, lane_offset: Array, base: Array, offset: int) -> Array:
        """The byte [block, lane] of a `scratch_*` instruction: VGPR, SGPR and immediate count a lane's bytes."""
        if w.stage & ISSUE and self.batch.target.flat_scratch_register:
            self._check_setup(w, w.s[_FLAT_SCRATCH], w.s[_FLAT_SCRATCH + 1], "FLAT_SCRATCH")
        return self._sum(w, lane_offset, base, offset)

    def buffer_place(self, w: Wave, resource: Array, lane_offset: Array, scalar: Array, offset: int) -> Array:
        """The byte of a `buffer_*` instruction through the private segment buffer."""
        if w.stage & ISSUE:
            self._check_setup(w, resource[0], resource[1] & 0xFFFF, "the private segment buffer")
        return self._sum(w, lane_offset, scalar // WAVE, offset)

    def _sum(self, w: Wave, lane_offset: Array, scalar: Array, offset: int) -> Array:
        parts = [value.astype(self.xp.uint32) for value in (lane_offset, scalar) if value is not None]
        total = sum(parts, self.xp.full((1, 1), offset & 0xFFFFFFFF, self.xp.uint32))
        return self.xp.broadcast_to(total, w.exec.shape).view(self.xp.int32).astype(self.xp.int64)

    def _check_setup(self, w: Wave, low: Array, high: Array, what: str) -> None:
        assert w.private is not None
        wide = self.batch.arithmetic.wide
        given = wide(low) | wide(high) << 32
        if bool((given != w.private.offset.astype(self.xp.uint64) + BASE).any()):
            message = (
                f"{what} is not at the scratch of this wave: the kernel must add the wave's offset to the initial"
                " address"
            )
            self.batch.report("scratch-setup", message, w.number, w.step)

    # -- access -----------------------------------------------------------------------

    def load(self, w: Wave, place: Array, size: int, signed: bool) -> Array:
        """Words [block, lane] or [dwords, block, lane]."""
        xp = self.xp
        inside = self._inside(w, place, size)
        block, lane, index = self._bytes(place, size, inside)
        assert w.private is not None
        if w.stage & ISSUE:
            self._check_stored(w, place, inside, w.private.known[block, lane, index])
        if not w.stage & COMPLETE:
            return None
        found = xp.zeros((*inside.shape, max(size, 4)), xp.uint8)
        found[inside, :size] = w.private.data[block, lane, index]
        if signed and size < 4:
            values = xp.ascontiguousarray(found[..., :size]).view(getattr(xp, f"int{8 * size}"))[..., 0]
            words = values.astype(xp.int32).view(xp.uint32)[..., None]
        else:
            words = found.view(xp.uint32)
        words = xp.where(inside[..., None], words, xp.uint32(POISON)).transpose(2, 0, 1)
        return words if size > 4 else words[0]

    def store(self, w: Wave, place: Array, data: Array, size: int) -> None:
        xp = self.xp
        inside = self._inside(w, place, size)
        block, lane, index = self._bytes(place, size, inside)
        assert w.private is not None
        if w.stage & ISSUE:
            w.private.known[block, lane, index] = xp.asarray(self._defined(w), xp.uint8).repeat(4)[:size]
        if not w.stage & COMPLETE:
            return
        words = data if data.ndim == 3 else data[None]
        spread = xp.broadcast_to(words, (len(words), *inside.shape)).transpose(1, 2, 0)
        values = xp.ascontiguousarray(spread.astype(xp.uint32)).view(xp.uint8)[..., :size]
        w.private.data[block, lane, index] = values[inside]

    def _defined(self, w: Wave) -> list[int]:
        """The state of each word that the step stores."""
        return [
            _UNDEFINED if w.unwritten & register_bits(*register) else _WRITTEN
            for register in registers_of(w.step.issue.data)
        ]

    def spills(self, w: Wave, step: Step, registers: int) -> bool:
        """Whether a step uses these registers only as data that it stores into scratch."""
        if registers & ~step.issue.data or "_store_" not in step.item.mnemonic:
            return False
        if step.item.mnemonic.startswith("scratch_"):
            return True
        resource = next(
            (o for o in step.item.operands if isinstance(o, Register) and o.file == "s" and o.count == 4), None
        )
        return step.family == "mubuf" and resource is not None and is_private(w.s[resource.index : resource.index + 4])

    def _bytes(self, place: Array, size: int, inside: Array) -> tuple[Array, Array, Array]:
        """The bytes that the lanes `inside` access, as indices that broadcast to [lanes, bytes]."""
        block, lane = self.xp.nonzero(inside)
        return block[:, None], lane[:, None], place[inside][:, None] + self.xp.arange(size)

    def _inside(self, w: Wave, place: Array, size: int) -> Array:
        """The active lanes whose bytes exist; lanes beyond their scratch are reported."""
        assert w.private is not None
        has = w.private.data.shape[2]
        outside = w.exec & ((place < 0) | (place + size > has))
        if w.stage & ISSUE and bool(outside.any()):
            lane = int(outside.any(axis=0).argmax())
            at = int(place[int(outside[:, lane].argmax()), lane])
            message = f"lane {lane} accesses {size} bytes at {at} of its scratch, which has {has}"
            self._report(w, "scratch-out-of-bounds", message, outside)
        return w.exec & ~outside

    def _check_stored(self, w: Wave, place: Array, inside: Array, known: Array) -> None:
        """Report bytes without a stored value; a register loaded from an unwritten one is unwritten again."""
        if bool((known == _WRITTEN).all()):
            return
        untouched = self.xp.zeros(inside.shape, bool)
        untouched[inside] = (known == _UNTOUCHED).any(axis=1)
        if bool(untouched.any()):
            lane = int(untouched.any(axis=0).argmax())
            at = int(place[int(untouched[:, lane].argmax()), lane])
            self._report(
                w,
                "scratch-unwritten",
                f"lane {lane} reads its scratch from byte {at} on, and nothing was stored to all of it",
                untouched,
            )
        for number, register in enumerate(registers_of(w.step.writes)):
            if bool((known[:, 4 * number : 4 * number + 4] == _UNDEFINED).any()):
                w.unwritten |= register_bits(*register)
                w.unwritten_lanes.forget(register_bits(*register))
                w.copied[register] = w.step
        w.attention |= w.unwritten

    def _report(self, w: Wave, kind: str, message: str, lanes: Array) -> None:
        blocks = self.batch.block_ids(self.xp.nonzero(lanes.any(axis=1))[0].tolist())
        self.batch.report(kind, message, w.number, w.step, blocks=blocks)
