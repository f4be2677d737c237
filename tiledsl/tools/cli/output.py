"""How a command says what is wrong with a request, and prints where the reader of a pipe may leave before the end."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sys
from collections.abc import Iterator
from typing import TextIO

from tiledsl.diagnostics.diagnostic import TiledslError, UsageError, render
from tiledsl.diagnostics.terminal import style_of


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


def put(path: pathlib.Path, content: bytes) -> None:
    """Write a file aside, then rename it: it is there whole or as it was. OSError, and then nothing is left aside."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        aside.write_bytes(content)
        os.replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise


def write_aside(path: pathlib.Path, content: bytes) -> None:
    """The same in a folder that is made where there is none. UsageError where that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, content)
    except OSError as error:
        why = f"{path.parent} is no folder" if isinstance(error, FileExistsError) else error.strerror
        raise UsageError(f"cannot write to {path}: {why}") from None


def plain(error: TiledslError, stream: TextIO | None = None) -> str:
    """A usage error without the code that it does not have; in colour where the stream has it."""
    style = style_of(stream) if stream is not None else None
    lines = []
    for diagnostic in error.diagnostics:
        lines += (
            [f"tiledsl: {diagnostic.message}", *diagnostic.helps]
            if diagnostic.code == "TD000"
            else [render(diagnostic, style=style)]
        )
    return "\n".join(lines)
