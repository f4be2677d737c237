"""Arrays in files of NumPy that options name."""

from __future__ import annotations

import numpy as np

from tiledsl.diagnostics.diagnostic import UsageError


def loaded(of: str, file: str) -> np.ndarray:
    """Return the array of a file. UsageError where it cannot be read, which says whose data it has."""
    try:
        values: np.ndarray = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"the data of {of} cannot be read from {file}: {why}") from None
    return values
