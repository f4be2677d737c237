"""Flat memory operations: an address in the aperture of the LDS or of scratch means that memory, any other address
global memory, lane by lane.

The apertures are where Linux puts them on these chips (amdkfd, kfd_flat_memory.c, of GFX9): 4 GiB each, of which the
lower 32 bits of an address count the block's LDS or the lane's scratch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.registers import APERTURES
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.memory.atomics import Change
from tiledsl.sim.memory.global_memory import GlobalMemory
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.memory.scratch import Scratch
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.wave import Wave

_LDS, _SCRATCH = 1 << 48, 2 << 48
_LAST = 0xFFFFFFFF  # of an aperture
APERTURE_VALUES = dict(zip(APERTURES, (_LDS, _LDS | _LAST, _SCRATCH, _SCRATCH | _LAST), strict=True))


class Flat:
    """Loads, stores and atomic operations of the waves of one batch; each aperture has the checks of its memory."""

    def __init__(self, xp: Any, global_memory: GlobalMemory, lds: Lds, scratch: Scratch):
        self.xp, self.global_memory, self.lds, self.scratch = xp, global_memory, lds, scratch

    def load(self, w: Wave, address: Array, size: int, signed: bool) -> Array:
        """Words [block, lane] or [dwords, block, lane]."""
        low = address.astype(self.xp.uint32)
        return self._by_aperture(
            w,
            address,
            lambda: self.global_memory.load(w, address, size, signed, w.exec),
            lambda: self.lds.read(w, low, 0, size, signed),
            lambda: self.scratch.load(w, self.scratch.place(w, low, None, 0), size, signed),
        )

    def store(self, w: Wave, address: Array, data: Array, size: int) -> None:
        low = address.astype(self.xp.uint32)
        self._by_aperture(
            w,
            address,
            lambda: self.global_memory.store(w, address, data, size, w.exec),
            lambda: self.lds.write(w, low, 0, data, size),
            lambda: self.scratch.store(w, self.scratch.place(w, low, None, 0), data, size),
        )

    def atomic(self, w: Wave, address: Array, change: Change | None, data: Any, size: int) -> Array:
        """Change the element at each address, and return the old values, as elements of that size."""
        low = address.astype(self.xp.uint32)
        return self._by_aperture(
            w,
            address,
            lambda: self.global_memory.atomic(w, address, change, data, size, w.exec),
            lambda: self.lds.atomic(w, low, 0, change, data, size),
            lambda: self._refuse(w),
        )

    def _refuse(self, w: Wave) -> None:
        raise SimulationError(
            f"line {w.step.place.line}: an atomic operation on scratch is not modelled: {w.step.place.text}"
        )

    def _by_aperture(
        self,
        w: Wave,
        address: Array,
        of_global: Callable[[], Any],
        of_lds: Callable[[], Any],
        of_scratch: Callable[[], Any],
    ) -> Array:
        """Execute the access for the active lanes of each aperture, and put the results together."""
        xp = self.xp
        top, left = xp.broadcast_to(address >> xp.uint64(32), w.exec.shape), w.exec
        parts = []
        for aperture, access in ((_LDS, of_lds), (_SCRATCH, of_scratch)):
            lanes = left & (top == xp.uint64(aperture >> 32))
            if bool(lanes.any()):
                parts.append((lanes, access))
                left = left & ~lanes
        if not parts:
            return of_global()
        if bool(left.any()):
            parts.append((left, of_global))
        return self._combined(w, parts)

    def _combined(self, w: Wave, parts: list[tuple[Array, Callable[[], Any]]]) -> Array:
        result, kept = None, (w.exec, w.full)
        for lanes, access in parts:
            w.exec, w.full = lanes, bool(lanes.all())
            found = access()
            result = found if result is None or found is None else self.xp.where(lanes, found, result)
        w.exec, w.full = kept
        return result
