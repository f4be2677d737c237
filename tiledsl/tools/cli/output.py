"""Output of commands: usage errors, pipes whose reader may leave, and files written whole."""

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
    """Ignore a closed pipe: a reader that stops early is no error and does not change the exit status."""
    try:
        yield
    except BrokenPipeError:
        give_up_output()


def give_up_output() -> None:
    """Discard the output buffer, so that Python does not write it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def put(path: pathlib.Path, content: bytes) -> None:
    """Write a file aside, then rename it: the file is complete or unchanged. OSError; no temporary file remains."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        aside.write_bytes(content)
        os.replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise


def write_aside(path: pathlib.Path, content: bytes) -> None:
    """Write a file so, in a folder that is created if necessary. UsageError where that is impossible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, content)
    except OSError as error:
        why = f"{path.parent} is no folder" if isinstance(error, FileExistsError) else error.strerror
        raise UsageError(f"cannot write to {path}: {why}") from None


def plain(error: TiledslError, stream: TextIO | None = None) -> str:
    """A usage error without a code, which it does not have; in colour where the stream supports it."""
    style = style_of(stream) if stream is not None else None
    lines = []
    for diagnostic in error.diagnostics:
        lines += (
            [f"tiledsl: {diagnostic.message}", *diagnostic.helps]
            if diagnostic.code == "TD000"
            else [render(diagnostic, style=style)]
        )
    return "\n".join(lines)
