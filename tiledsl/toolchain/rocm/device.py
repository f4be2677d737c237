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


def has_several_targets() -> bool:
    """Whether this machine's GPUs have several architectures: `device_target` then depends on the current one. Never
    raises."""
    return len(_architectures()) > 1


def has_gpu_of(target: str) -> bool:
    """Whether any usable AMD GPU has that architecture. Never raises, as `device_target`."""
    return target in _architectures()


def _architectures() -> set[str]:
    """The architectures of this machine's GPUs; none where there is no usable GPU."""
    if not has_driver():
        return set()
    try:
        hip = runtime()
        return {hip.device(number).arch for number in range(hip.count())}
    except TiledslError:
        return set()
