"""Places of ROCm's files on this machine."""

from __future__ import annotations

import glob
import os
import re

ROCM_PLACES = ("/opt/rocm", "/opt/rocm-*")


def rocm_places() -> list[str]:
    """$ROCM_PATH, then /opt/rocm, then other folders of ROCm, the newest first. The folders need not exist."""
    places = [place for place in (os.environ.get("ROCM_PATH"),) if place]
    for pattern in ROCM_PLACES:
        places += sorted(glob.glob(pattern), key=numbers, reverse=True)
    return places


def numbers(path: str) -> list[int]:
    """The numbers in a file's name, by which versions are ordered."""
    return [int(digits) for digits in re.findall(r"\d+", os.path.basename(path))]
