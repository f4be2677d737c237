"""Output of commands: usage errors, pipes whose reader may leave, other encodings, and files written whole."""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import pathlib
import sys
from collections.abc import Iterator, Mapping
from typing import TextIO

from tiledsl.diagnostics.diagnostic import TiledslError, UsageError, render
from tiledsl.diagnostics.terminal import style_of

PLAIN = "tiledsl.plain"  # the name of an error handler of codecs
_PLAIN = {"·": "*", "…": "~", "×": "x", "Σ": "sum", "→": "->", "≤": "<=", "−": "-", "²": "^2", "ᵀ": ".T", "µ": "u"}


def _in_plain_characters(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that an encoding lacks. A byte of a file's name that is no character becomes \\xNN."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_in_ascii, error.object[error.start : error.end])), error.end


def _in_ascii(character: str) -> str:
    if "\udc80" <= character <= "\udcff":  # Python's notation of such a byte (PEP 383)
        return f"\\x{ord(character) - 0xDC00:x}"
    return _PLAIN.get(character) or character.encode("ascii", "backslashreplace").decode("ascii")


codecs.register_error(PLAIN, _in_plain_characters)


def take_every_character(*streams: TextIO) -> None:
    """Let these streams replace the characters that their encoding lacks."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def say(text: str, stream: TextIO | None = None, end: str = "\n") -> None:
    """Print on standard output, or that stream. A reader that has left is no error and does not change the exit
    status."""
    with reader_may_leave(stream):
        print(text, end=end, file=stream, flush=True)


@contextlib.contextmanager
def reader_may_leave(stream: TextIO | None = None) -> Iterator[None]:
    """Stop writing where the reader of a pipe has left."""
    try:
        yield
    except BrokenPipeError:
        give_up_output(stream)


def give_up_output(stream: TextIO | None = None) -> None:
    """Discard the output buffer, so that Python does not write it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), (stream or sys.stdout).fileno())


def put(files: Mapping[pathlib.Path, bytes]) -> None:
    """Write the files aside, then rename them: all are written, or all are as before. OSError; no temporary file
    remains.
    """
    for path in files:
        _check_no_folder(path)
    asides = {path: path.with_name(f".{path.name}.{os.getpid()}") for path in files}
    try:
        for path, content in files.items():
            asides[path].write_bytes(content)
        for path, aside in asides.items():
            os.replace(aside, path)
    finally:
        for aside in asides.values():
            with contextlib.suppress(OSError):
                aside.unlink()


def _check_no_folder(path: pathlib.Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def check_writable(path: pathlib.Path) -> None:
    """UsageError where a file cannot be written aside: for a command that works long before it writes."""
    with writing(path):
        _check_no_folder(path)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path.parent))


def write_aside(path: pathlib.Path, content: bytes) -> None:
    """Write a file so, in a folder that is created if necessary. UsageError where that is impossible."""
    with writing(path):
        put({path: content})


@contextlib.contextmanager
def writing(path: pathlib.Path) -> Iterator[None]:
    """Create the folder of a file that the block writes, if necessary. UsageError where that, or the block, is
    impossible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        why = f"{path.parent} is no folder" if isinstance(error, FileExistsError) else error.strerror
        raise UsageError(f"cannot write to {path}: {why}") from None


def plain(error: TiledslError, stream: TextIO | None = None) -> str:
    """The text of an error on a terminal: requests that make no sense as plain lines, findings as they are rendered."""
    style = style_of(stream) if stream is not None else None
    lines = []
    for diagnostic in error.diagnostics:
        lines += (
            [render(diagnostic, style=style)]
            if diagnostic.has_code
            else [f"tiledsl: {diagnostic.message}", *diagnostic.helps]
        )
    return "\n".join(lines)
