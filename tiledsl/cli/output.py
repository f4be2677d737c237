"""How a command says what is wrong with a request, and prints where the reader of a pipe may leave before the end."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sys
from collections.abc import Iterator
from typing import TextIO

from tiledsl.diagnostics import TiledslError, UsageError, render
from tiledsl.terminal import style_of


@contextlib.contextmanager
def reader_may_leave() -> Iterator[None]:
    """What the reader of a pipe does not want to read is no error, and changes nothing of the exit status."""
    try:
        yield
    except BrokenPipeError:
        give_up_output()


def give_up_output() -> None:
    """What is left in the buffer goes nowhere, so that Python does not try again as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_aside(path: pathlib.Path, content: bytes) -> None:
    """Write a file aside, then rename it. UsageError where that is not possible."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(content)
        os.replace(aside, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            aside.unlink()
        why = f"{path.parent} is no folder" if isinstance(error, FileExistsError) else error.strerror
        raise UsageError(f"cannot write to {path}: {why}") from None


def plain(error: TiledslError, stream: TextIO | None = None) -> str:
    """A usage error without the code that it does not have; in colour where the stream has it."""
    style = style_of(stream) if stream is not None else None
    lines = []
    for diagnostic in error.diagnostics:
        lines += [f"tiledsl: {diagnostic.message}", *diagnostic.helps] if diagnostic.code == "TD000" else [render(diagnostic, style=style)]
    return "\n".join(lines)
