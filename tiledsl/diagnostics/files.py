"""Reading of a user's files: bounded, with a message on a terminal where reading takes long, and with clear errors."""

from __future__ import annotations

import codecs

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.terminal import progress

MOST_BYTES = 256 << 20  # of a file: devices such as /dev/zero have no end


class Unreadable(UsageError):
    """A file that cannot be read; `why` follows its name in the message."""

    why = ""


def _unreadable(path: str, why: str) -> Unreadable:
    error = Unreadable(f"{path or '(no name)'} {why}")
    error.why = why
    return error


def bytes_of(path: str) -> bytes:
    """The content of a file. Unreadable where there is no such file, where it cannot be read, and where it is too long
    to be a text that tiledsl takes.
    """
    try:
        with progress.of(f"reading {path}"), open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL
        raise _unreadable(path, f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > MOST_BYTES:
        raise _unreadable(path, f"cannot be read: it has more than the {MOST_BYTES:,} bytes that tiledsl reads")
    return content


def text_of_file(path: str, content: bytes) -> str:
    """The content as text in UTF-8, without a byte order mark. UsageError for other encodings, and for no text."""
    if b"\0" in content:
        raise UsageError(f"{path} cannot be read: it is no text in UTF-8: it has bytes that are 0")
    text = content.removeprefix(codecs.BOM_UTF8)
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise UsageError(f"{path} cannot be read: line {line} is no text in UTF-8: save the file in UTF-8") from None
