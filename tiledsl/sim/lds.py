"""The LDS of the blocks of a machine: bytes [block, byte], read and written by patterns of addresses that are worked out once and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tiledsl.sim.arithmetic import Array
from tiledsl.sim.atomics import Change, changed_in_turn
from tiledsl.sim.patterns import Pattern, make_pattern
from tiledsl.sim.races import Shadow
from tiledsl.sim.wave import COMPLETE, ISSUE, POISON, Wave

if TYPE_CHECKING:
    from tiledsl.sim.machine import Machine

_MOST_PATTERNS = 512  # of one instruction; beyond that its addresses do not repeat
ELEMENTS = {1: "uint8", 2: "uint16", 4: "uint32", 8: "uint64", 16: "complex128"}


def element_views(xp: Any, raw: Array) -> dict[int, Array]:
    """The same bytes as elements of 1 to 16 bytes; complex128 only carries the bits."""
    return {size: raw[..., : raw.shape[-1] // size * size].view(getattr(xp, name)) for size, name in ELEMENTS.items()}


def to_elements(xp: Any, data: Array, element: int) -> Array:
    """Register words [block, lane] or [dwords, block, lane] as elements of memory: [block, lane], or [elements, block, lane]."""
    if element < 4 or data.ndim == 2:
        return data
    count = element // 4
    if count == 1:
        return data if data.shape[0] > 1 else data[0]
    joined = xp.ascontiguousarray(data.transpose(1, 2, 0))
    return joined.view(getattr(xp, ELEMENTS[element]))[..., 0]


def to_words(xp: Any, found: Array, element: int) -> Array:
    """Elements of memory [block, lane] as register words [dwords, block, lane]; one word stays [block, lane]."""
    if element <= 4:
        return found.astype(xp.uint32)
    words = found.view(xp.uint32).reshape(*found.shape, element // 4)
    return words.transpose(2, 0, 1)


class Lds:
    """`size` is what the kernel allocates; accesses beyond it read poison and write nothing."""

    def __init__(self, machine: Machine, size: int, granule: int):
        xp = machine.xp
        self.machine, self.xp, self.size = machine, xp, size
        padded = -(-max(size, 16) // 16) * 16
        words = xp.full((machine.block_count, padded // 4), POISON, xp.uint32)
        self._adopt(words.view(xp.uint8))
        self.shadow = Shadow(machine, padded, granule, machine.program.wave_count)

    def _adopt(self, raw: Array) -> None:
        self.raw = raw
        self.views = element_views(self.xp, raw)
        self.flat = {size: view.reshape(-1) for size, view in self.views.items()}

    def subset(self, machine: Machine, blocks: Array) -> Lds:
        other = object.__new__(Lds)
        other.machine, other.xp, other.size = machine, self.xp, self.size
        other._adopt(self.xp.ascontiguousarray(self.raw[blocks]))
        other.shadow = self.shadow.subset(machine, blocks)
        return other

    # -- accesses -----------------------------------------------------------------

    def read(self, w: Wave, addr: Array, offset: int, size: int, signed: bool) -> Array:
        pattern = self._pattern(w, addr, offset, size, "read")
        if w.stage & ISSUE:
            self._checked(w, pattern, False)
        if not w.stage & COMPLETE:
            return None
        found = self._gather(pattern)
        if signed and size < 4:
            found = found.astype(getattr(self.xp, f"int{8 * size}")).astype(self.xp.int32).view(self.xp.uint32)
        if pattern.beyond:
            found = self.xp.where(pattern.active & ~pattern.valid, self.xp.uint32(POISON), found)
        return found

    def write(self, w: Wave, addr: Array, offset: int, data: Array, size: int, direct: bool = False) -> None:
        """`direct`: by a load that goes straight to the LDS, which has an order of its own."""
        pattern = self._pattern(w, addr, offset, size, "write")
        if w.stage & ISSUE:
            self._checked(w, pattern, True, direct)
        if w.stage & COMPLETE:
            self._scatter(pattern, data)

    def atomic(self, w: Wave, addr: Array, offset: int, change: Change | None, data: Any, size: int) -> Array:
        """What stood at each address; see memory.changed_in_turn."""
        pattern = self._pattern(w, addr, offset, size, "write")
        if w.stage & ISSUE:
            self._checked(w, pattern, True, atomic=True)
        if not w.stage & COMPLETE:
            return None
        xp = self.xp
        result = xp.full(w.exec.shape, POISON, f"uint{8 * size}")
        index = xp.broadcast_to((addr + xp.uint32(offset)).astype(xp.int64) // size, w.exec.shape)
        lanes = w.exec & (index < self.size // size)
        changed_in_turn(w, self.flat[size], self._flat_index(index, size), lanes, change, data, result)
        return result

    def _checked(self, w: Wave, pattern: Pattern, writes: bool, direct: bool = False, atomic: bool = False) -> None:
        """Range, alignment, order, and the counts of the report."""
        machine, step = self.machine, w.step
        if pattern.beyond:
            outside = pattern.active & ~pattern.valid
            lane = int(outside.any(axis=0).argmax())
            message = f"lane {lane} accesses {pattern.size} bytes beyond the {self.size} bytes of LDS that the kernel allocates"
            machine.report("lds-out-of-bounds", message, w, step)
        if pattern.misaligned:
            machine.report("misaligned", f"an LDS access of {pattern.size} bytes is not at a multiple of its size", w, step)
        operation = self.shadow.access(w, step, pattern, writes, direct, atomic)
        pending = machine.issuing
        if pending is not None:
            pending.first_op = pending.first_op or operation
            pending.last_op = operation
        counts = machine.counts
        counts.lds_written += pattern.moved if writes else 0
        counts.lds_read += 0 if writes and not atomic else pattern.moved
        if pattern.conflicts:
            counts.conflicts[step.index] += pattern.conflicts

    def _pattern(self, w: Wave, addr: Array, offset: int, size: int, kind: str) -> Pattern:
        known = w.step.patterns
        key: Any = (addr.tobytes(), offset) if w.full else (addr.tobytes(), offset, w.exec.tobytes())
        pattern = known.get(key)
        if pattern is None:
            if len(known) >= _MOST_PATTERNS:
                known.clear()
            pattern = known[key] = make_pattern(self.xp, self.machine.target, kind, addr, w.exec, offset, size, self.size)
        return pattern

    def _gather(self, pattern: Pattern) -> Array:
        xp, element = self.xp, pattern.element
        if pattern.index.ndim == 3:
            return self._gather_pieces(pattern)
        if pattern.uniform:
            found = xp.take(self.views[element], pattern.index[0], axis=1)
        else:
            found = xp.take(self.flat[element], self._flat_index(pattern.index, element))
        return to_words(xp, found, element)

    def _flat_index(self, index: Array, element: int) -> Array:
        length = self.views[element].shape[1]
        return index + self.xp.arange(self.raw.shape[0])[:, None] * length

    def _gather_pieces(self, pattern: Pattern) -> Array:
        """An access in pieces of words (96 bits) or smaller ones (misaligned)."""
        xp, element, blocks = self.xp, pattern.element, self.raw.shape[0]
        pieces = []
        for piece in pattern.index:
            whole = xp.broadcast_to(piece, (blocks, piece.shape[-1]))
            pieces.append(xp.take(self.flat[element], self._flat_index(whole, element)).astype(xp.uint32))
        if element == 4:
            return xp.stack(pieces)
        per_word = 4 // element
        words = []
        for start in range(0, len(pieces), per_word):
            word = pieces[start]
            for position, part in enumerate(pieces[start + 1 : start + per_word], 1):
                word = word | part << 8 * element * position
            words.append(word)
        return xp.stack(words) if len(words) > 1 else words[0]

    def _scatter(self, pattern: Pattern, data: Array) -> None:
        xp, element = self.xp, pattern.element
        if pattern.index.ndim == 3:
            self._scatter_pieces(pattern, data)
            return
        values = to_elements(xp, data, element)
        if pattern.uniform and pattern.all_valid:
            self.views[element][:, pattern.index[0]] = values
        elif pattern.uniform:
            lanes = xp.nonzero(pattern.valid[0])[0]
            self.views[element][:, pattern.index[0][lanes]] = values[:, lanes]
        else:
            self.flat[element][self._flat_index(pattern.index, element)[pattern.valid]] = values[pattern.valid]

    def _scatter_pieces(self, pattern: Pattern, data: Array) -> None:
        xp, element, blocks = self.xp, pattern.element, self.raw.shape[0]
        words = data if data.ndim == 3 else data[None]
        per_word = 4 // element
        valid = xp.broadcast_to(pattern.valid, (blocks, pattern.valid.shape[-1]))
        for number, piece in enumerate(pattern.index):
            value = words[number // per_word] >> 8 * element * (number % per_word)
            whole = xp.broadcast_to(piece, (blocks, piece.shape[-1]))
            self.flat[element][self._flat_index(whole, element)[valid]] = value[valid]
