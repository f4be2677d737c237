"""What AMD GPU this machine has, if any."""

from __future__ import annotations

import os

from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.toolchain.rocm.hip import runtime

# One of them is there wherever ROCm's driver is; without them the import of hip-python (a tenth of a second) is saved.
DEVICE_FILES = ("/dev/kfd", "/dev/dxg")


def has_driver() -> bool:
    """Whether ROCm's driver is there, which costs nothing to ask."""
    return any(os.path.exists(path) for path in DEVICE_FILES)


def device_target(device: int | None = None) -> str | None:
    """The architecture of an AMD GPU that can be used, such as "gfx942": device number `device`, or the current one.
    None where there is none.

    It may be one that tiledsl has no table for. Never raises: no hip-python, no ROCm libraries and no device are all
    None."""
    if not has_driver():
        return None
    try:
        hip = runtime()
        return hip.device(hip.current() if device is None else device).arch or None
    except TiledslError:
        return None


def has_gpu_of(target: str) -> bool:
    """Whether an AMD GPU of that architecture can be used, the current one or another. Never raises, as
    `device_target`.
    """
    if not has_driver():
        return False
    try:
        hip = runtime()
        return any(hip.device(number).arch == target for number in range(hip.count()))
    except TiledslError:
        return False
