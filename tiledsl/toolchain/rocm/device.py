"""Detection of this machine's AMD GPUs."""

from __future__ import annotations

import os

from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.toolchain.rocm.hip import runtime

# ROCm's driver provides one of these files; without them the import of hip-python (a tenth of a second) is saved.
DEVICE_FILES = ("/dev/kfd", "/dev/dxg")


def has_driver() -> bool:
    """Whether ROCm's driver is present; the test costs next to nothing."""
    return any(os.path.exists(path) for path in DEVICE_FILES)


def device_target(device: int | None = None) -> str | None:
    """The architecture of a usable AMD GPU, such as "gfx942": device number `device`, or the current device. None
    without such a GPU.

    The architecture may be unknown to tiledsl. Never raises: the result is also None without hip-python, ROCm's
    libraries or a device."""
    if not has_driver():
        return None
    try:
        hip = runtime()
        return hip.device(hip.current() if device is None else device).arch or None
    except TiledslError:
        return None


def has_gpu_of(target: str) -> bool:
    """Whether any usable AMD GPU has that architecture. Never raises, as `device_target`."""
    if not has_driver():
        return False
    try:
        hip = runtime()
        return any(hip.device(number).arch == target for number in range(hip.count()))
    except TiledslError:
        return False
