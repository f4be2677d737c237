"""The contents of a wave's registers when a kernel begins: user SGPRs, the block's coordinates, work-item ids.

The order of the registers is LLVM's ("User Guide for AMDGPU Backend", initial kernel execution state).
"""

from __future__ import annotations

from tiledsl.asm.isa.registers import EXEC_BITS, register_bits
from tiledsl.asm.text.syntax import Kernel
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.launch.arguments import Segments, kernarg_bytes, scratch_bytes
from tiledsl.sim.launch.extents import Dims
from tiledsl.sim.memory.scratch import private_segment, scratch_scalars
from tiledsl.sim.state.wave import EXEC, Wave
from tiledsl.targets import WAVE

# User SGPRs in the order in which the hardware fills them, with their size.
_USER_SGPRS = (
    ("user_sgpr_private_segment_buffer", 4),
    ("user_sgpr_dispatch_ptr", 2),
    ("user_sgpr_queue_ptr", 2),
    ("user_sgpr_kernarg_segment_ptr", 2),
    ("user_sgpr_dispatch_id", 2),
    ("user_sgpr_flat_scratch_init", 2),
    ("user_sgpr_private_segment_size", 1),
)
_MOST_USER_SGPRS = 16  # LLVM, getMaxNumUserSGPRs
_MOST_SCRATCH = 256 * 4 * ((1 << 13) - 1) // WAVE  # bytes of a lane (LLVM, GCNSubtarget::getMaxWaveScratchSize of GFX9)
_GREATEST = {
    "system_vgpr_workitem_id": 2,
    "private_segment_fixed_size": _MOST_SCRATCH,
    "user_sgpr_count": _MOST_USER_SGPRS,
}


def check_descriptor(kernel: Kernel) -> None:
    """Raise SimulationError for values that no kernel descriptor can hold, and for too many user SGPRs."""
    settings = kernel.descriptor
    for name, value in settings.items():
        most = _GREATEST.get(name, 0xFFFFFFFF)
        if not 0 <= value <= most:
            raise SimulationError(f".amdhsa_{name} of kernel '{kernel.name}' is {value}: it can be 0 to {most}")
    words, skip = _preloaded(kernel)
    used = sum(size for name, size in _USER_SGPRS if settings.get(name, 0)) + words
    if max(used, settings.get("user_sgpr_count", 0)) > _MOST_USER_SGPRS:
        raise SimulationError(f"kernel '{kernel.name}' asks for {used} user SGPRs, and there are {_MOST_USER_SGPRS}")
    if words and 4 * (skip + words) > kernarg_bytes(kernel):
        raise SimulationError(
            f"kernel '{kernel.name}' asks for {words} words of its arguments from word {skip} on, and has"
            f" {kernarg_bytes(kernel)} bytes"
        )


def _preloaded(kernel: Kernel) -> tuple[int, int]:
    """How many words of the kernel arguments are preloaded into SGPRs, and how many words before them are not."""
    return kernel.descriptor.get("user_sgpr_kernarg_preload_length", 0), kernel.descriptor.get(
        "user_sgpr_kernarg_preload_offset", 0
    )


def enter(w: Wave, kernel: Kernel, grid: Dims, block: Dims, segments: Segments) -> None:
    """Set a new wave's registers, scratch and EXEC as the hardware does."""
    written = _scalars(w, kernel, grid, segments)
    xp = w.xp
    thread = xp.arange(WAVE, dtype=xp.uint32) + xp.uint32(w.number * WAVE)
    width, height, depth = block
    ids = thread % width, thread // width % height, thread // (width * height)
    packed = xp.zeros(WAVE, xp.uint32)
    # gfx90a and later pack the three into v0
    for axis in range(kernel.descriptor.get("system_vgpr_workitem_id", 0) + 1):
        packed |= ids[axis] << 10 * axis
    w.v[0] = packed[None, :]
    w.unwritten &= ~(register_bits("v", 0) | written | EXEC_BITS)
    alive = xp.broadcast_to(thread < width * height * depth, w.exec.shape)
    w.s[EXEC : EXEC + 2] = w.mask_words(alive)
    w.exec_changed()
    w.refresh()


def _scalars(w: Wave, kernel: Kernel, grid: Dims, segments: Segments) -> int:
    """Set user and system SGPRs; returns the registers written, as bits."""
    settings, at, written = kernel.descriptor, 0, 0
    w.private = private_segment(w, scratch_bytes(kernel), w.batch.wave_count)
    for name, size in _USER_SGPRS:
        if settings.get(name, 0):
            for number, value in enumerate(_user_values(name, kernel, segments)):
                w.s[at + number] = value
            written |= register_bits("s", at, size)
            at += size
    words, skip = _preloaded(kernel)
    if words:
        w.s[at : at + words] = segments.kernarg.views[4][skip : skip + words, None, None]
        written |= register_bits("s", at, words)
    at = max(at + words, settings.get("user_sgpr_count", 0))
    width, height, _ = grid
    places = [(block % width, block // width % height, block // (width * height)) for block in w.batch.blocks]
    for axis, values in zip("xyz", zip(*places, strict=True), strict=True):
        if settings.get(f"system_sgpr_workgroup_id_{axis}", axis == "x"):
            w.s[at, :, 0] = w.xp.asarray(values, dtype=w.xp.uint32)
            written |= register_bits("s", at)
            at += 1
    if settings.get("system_sgpr_private_segment_wavefront_offset", 0):
        assert w.private is not None
        at += min(settings.get("system_sgpr_workgroup_info", 0), 1)
        w.s[at] = w.private.offset
        written |= register_bits("s", at)
    return written


def _user_values(name: str, kernel: Kernel, segments: Segments) -> list[int]:
    """The words of a user SGPR setting. The dispatch id is the number of the packet in the queue: 0, the first."""
    pointers = {
        "user_sgpr_dispatch_ptr": segments.packet.base,
        "user_sgpr_queue_ptr": segments.queue.base,
        "user_sgpr_kernarg_segment_ptr": segments.kernarg.base,
        "user_sgpr_dispatch_id": 0,
    }
    if name in pointers:
        return [pointers[name] & 0xFFFFFFFF, pointers[name] >> 32]
    return scratch_scalars(name, scratch_bytes(kernel))
