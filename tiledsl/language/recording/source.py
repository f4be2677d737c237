"""Places in the user's source: frames, spans, call chains."""

from __future__ import annotations

import dis
import functools
import itertools
import linecache
import os
import pathlib
import sys
import types

from tiledsl.diagnostics.diagnostic import Span

HELPER = "__td"  # rewritten code's name for `control`; names with this prefix are not the user's
LOST = "__td_lost"  # the local name under which a function keeps its names without a value that the device can follow
LAZY = "__td_lazy"  # a local name that marks the functions made for rewritten expressions
_COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")  # separate frames before Python 3.12
_PACKAGE = str(pathlib.Path(__file__).resolve().parents[2])


@functools.cache
def _installed() -> tuple[str, ...]:
    """Return the directories of tiledsl and of installed libraries."""
    import sysconfig  # here, since `import tiledsl` looks at no file of the user

    libraries = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    return tuple(map(os.path.realpath, (_PACKAGE, *libraries)))


@functools.lru_cache(maxsize=1024)
def is_user_file(path: str) -> bool:
    """Return whether a file belongs neither to tiledsl nor to an installed library."""
    # generated code has no lines; a notebook's cells have lines
    if path == "<string>" or path.startswith("<") and not linecache.getlines(path):
        return False
    real = os.path.realpath(path)
    return not any(real.startswith(directory + os.sep) for directory in _installed())


def is_user_code(code: types.CodeType) -> bool:
    """Return whether the code is the user's: rewritten, wherever it is installed, or from a user's file."""
    return HELPER in code.co_freevars or is_user_file(code.co_filename)


def user_frames(kernel: types.CodeType | None = None) -> list[types.FrameType]:
    """Return the running frames of the user's code, innermost first, up to the kernel's own."""
    found = []
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None:
        if is_user_code(frame.f_code):
            found.append(frame)
        if frame.f_code is kernel:
            break
        frame = frame.f_back
    return found


def caller() -> Span | None:
    """Return the user's running line, outside any capture."""
    frames = user_frames()
    return code_span(frames[0].f_code, frames[0].f_lasti, frames[0].f_lineno) if frames else None


def chain_of(places: list[tuple[types.CodeType, Span]]) -> tuple[Span, tuple[Span, ...]] | None:
    """Return the first place and the distinct places after it, innermost first; None for no place."""
    # the place inside a comprehension stands for the place in the function around it
    inner = [None, *(code for code, _ in places)]
    spans = [
        span
        for (_, span), within in zip(places, inner, strict=False)
        if within is None or not _is_part_of_expression(within)
    ]
    different = list(dict.fromkeys(spans))
    return (different[0], tuple(different[1:])) if different else None


def _is_part_of_expression(code: types.CodeType) -> bool:
    """Return whether the code is that of a comprehension or of a rewritten expression.

    A place in such code is a place in the function around it.
    """
    return code.co_name in _COMPREHENSIONS or LAZY in code.co_varnames


@functools.lru_cache(maxsize=256)
def _positions(code: types.CodeType) -> tuple[tuple[int | None, int | None, int | None, int | None], ...]:
    return tuple(code.co_positions())


def code_span(code: types.CodeType, instruction: int, line: int) -> Span:
    """Return the source range of the bytecode at that offset; the whole line where Python kept no columns."""
    positions, file = _positions(code), code.co_filename
    first, last, column, end = (
        positions[instruction // 2] if 0 <= instruction // 2 < len(positions) else (None, None, None, None)
    )
    if first is None or column is None:
        return Span(file, line, 1, line, len(linecache.getline(file, line).rstrip("\n")) + 1)
    last = last or first
    return Span(file, first, character_column(file, first, column), last, character_column(file, last, end or column))


def load_of(code: types.CodeType, instruction: int, name: str) -> int:
    """Return the offset of the bytecode that loads an unbound name, from the offset that Python reported.

    CPython 3.11 joins a store or a load with the load that follows, and reports the offset of the first of the two.
    """
    pair = (found for found in dis.get_instructions(code) if found.offset >= instruction)
    loads = (found.offset for found in itertools.islice(pair, 2) if found.argval == name and "LOAD" in found.opname)
    return next(loads, instruction)


def character_column(file: str, line: int, offset: int) -> int:
    """Convert an offset in bytes of UTF-8, from 0, to a column in characters, from 1."""
    return len(linecache.getline(file, line).encode()[:offset].decode(errors="ignore")) + 1


def in_rewritten_code() -> bool:
    """Return whether the innermost running user code is a kernel or tile op rather than a plain helper."""
    codes = (frame.f_code for frame in user_frames())
    innermost = next((code for code in codes if not _is_part_of_expression(code)), None)
    return innermost is not None and HELPER in innermost.co_freevars
