"""The limits of f32."""

from __future__ import annotations

import math
from typing import Any

F32_MAX = (2 - 2**-23) * 2.0**127
# halfway from F32_MAX to the next number of the same spacing: the least number that rounds to infinity
_F32_BEYOND = (2 - 2**-24) * 2.0**127


def fits_f32(value: Any) -> bool:
    """Return whether a number rounds to an f32; infinities and NaN do, a finite number that overflows does not."""
    if value != value or abs(value) <= F32_MAX or value in (math.inf, -math.inf):
        return True
    # NumPy's smaller types, to which the bound would be infinite, have returned above
    return bool(abs(value) < _F32_BEYOND)
