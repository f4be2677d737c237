"""Locks that keep other processes out: of a journal, and of a tuned file while entries are added to it.

A lock is one of the operating system, which releases it when the process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sys
import time
from collections.abc import Iterator

_SECONDS = 0.05  # between two attempts where the system cannot wait for a lock
_TAKEN = PermissionError if sys.platform == "win32" else BlockingIOError
_MODE = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)


def is_taken(file: int) -> bool:
    """Return whether another process has an open file locked; if not, lock the file until it is closed.

    OSError where the file system has no locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # here, since Windows has none

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except _TAKEN:
        return True
    return False


@contextlib.contextmanager
def alone(path: pathlib.Path) -> Iterator[None]:
    """Wait until no other process is in such a block for the path, and keep others out.

    The locked file is PATH.lock, since the file itself is replaced. It exists during the block, and after a block that
    was killed; then it locks nothing. OSError where there can be no such file, and as `is_taken`.
    """
    beside = path.with_name(f"{path.name}.lock")
    file = _locked(beside)
    try:
        yield
    finally:
        if sys.platform == "win32":  # no open file can be removed, and none that another process waits for
            os.close(file)
            with contextlib.suppress(OSError):
                beside.unlink()
        else:
            with contextlib.suppress(OSError):
                beside.unlink()
            os.close(file)


def _locked(path: pathlib.Path) -> int:
    """The file of that path, open and locked. A file that was removed meanwhile locks nothing: it is made again."""
    while True:
        file = os.open(path, _MODE, 0o666)
        try:
            _wait(file)
            if _is_at(file, path):
                return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)


def _wait(file: int) -> None:
    """Lock an open file, once no other process has it locked."""
    if sys.platform == "win32":
        while is_taken(file):
            time.sleep(_SECONDS)
    else:
        import fcntl  # here, since Windows has none

        fcntl.flock(file, fcntl.LOCK_EX)


def _is_at(file: int, path: pathlib.Path) -> bool:
    """Whether an open file is still the one of that path."""
    try:
        return os.path.samestat(os.fstat(file), os.stat(path))
    except FileNotFoundError:
        return False
