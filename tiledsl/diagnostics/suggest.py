"""Suggestions for a misspelt name: "did you mean"."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The most similar name, without regard to case; None where none is similar."""
    import difflib  # here, since `import tiledsl` suggests nothing

    lower = {other.lower(): other for other in known}
    near = difflib.get_close_matches(name.lower(), lower, 1, 0.7)
    beginning = [other for key, other in lower.items() if len(name) > 2 and key.startswith(name.lower())]
    return lower[near[0]] if near else beginning[0] if len(beginning) == 1 else None


def meant(name: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown name: " (did you mean …?)" where another name is similar."""
    near = nearest(name, known)
    return f" (did you mean '{near}'?)" if near else ""
