"""Suggestions for a misspelt name: "did you mean"."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The name that one is most like, whatever the case of its letters; None where none is near."""
    lower = {other.lower(): other for other in known}
    near = difflib.get_close_matches(name.lower(), lower, 1, 0.7)
    beginning = [other for key, other in lower.items() if len(name) > 2 and key.startswith(name.lower())]
    return lower[near[0]] if near else beginning[0] if len(beginning) == 1 else None


def meant(name: str, known: Iterable[str]) -> str:
    """What follows the name in a message, where another name is near: " (did you mean …?)"."""
    near = nearest(name, known)
    return f" (did you mean '{near}'?)" if near else ""
