"""What AMD GPU this machine has, if any."""

from __future__ import annotations

import os
from typing import Any

# One of them is there wherever ROCm's driver is; without them the import of hip-python (a tenth of a second) is saved.
DEVICE_FILES = ("/dev/kfd", "/dev/dxg")


def device_target(device: int | None = None) -> str | None:
    """The architecture of an AMD GPU that hip-python can use, such as "gfx942": device number `device`, or the current one. None where there is none.

    It may be one that tiledsl has no table for. Never raises: no hip-python, no ROCm libraries and no device are all None.
    """
    if not any(os.path.exists(path) for path in DEVICE_FILES):
        return None
    try:
        return _arch(device)
    except Exception:  # hip-python: ImportError without the package, RuntimeError without a ROCm library or a symbol in it
        return None


def _arch(device: int | None) -> str | None:
    import hip as bindings

    hip: Any = bindings.hip
    status, count = hip.hipGetDeviceCount()
    if status != hip.hipError_t.hipSuccess or count < 1:
        return None
    if device is None:
        status, device = hip.hipGetDevice()
        if status != hip.hipError_t.hipSuccess:
            return None
    status, properties = _properties(hip, device)
    if status != hip.hipError_t.hipSuccess:
        return None
    name = properties.gcnArchName  # "gfx942:sramecc+:xnack-"
    text = name.decode() if isinstance(name, bytes) else str(name)
    return text.split(":")[0] or None


def _properties(hip: Any, device: int) -> tuple[Any, Any]:
    try:
        status, properties = hip.hipGetDeviceProperties(device)
        return status, properties
    except TypeError:  # hip-python before 10 fills in a structure
        properties = hip.hipDeviceProp_t()
        return hip.hipGetDeviceProperties(properties, device)[0], properties
