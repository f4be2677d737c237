"""Locks that keep other processes out: of a journal, and of a tuned file while entries are added to it.

A lock is one of the operating system, which releases it when the process ends, however it ends. A forked process has
the lock too, and may end later: it closes the file at once."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sys
import time
from collections.abc import Iterator

_SECONDS = 0.05  # between two attempts where the system cannot wait for a lock
_TAKEN = PermissionError if sys.platform == "win32" else BlockingIOError
_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
_opened: set[int] = set()


def opened(path: pathlib.Path, flags: int = 0) -> int:
    """Open a file that may be locked, to be read and written; it is made if necessary. OSError."""
    file = os.open(path, _FLAGS | flags, 0o666)
    _opened.add(file)
    return file


def close(file: int) -> None:
    """Close an opened file, which ends its lock. A forked process has closed it already."""
    if file in _opened:
        _opened.remove(file)
        os.close(file)


def _close_all() -> None:
    for file in list(_opened):
        close(file)


if sys.platform != "win32":
    os.register_at_fork(after_in_child=_close_all)


def try_lock(file: int) -> bool:
    """Lock an opened file for this process, unless another process has it locked; return whether it is locked now.

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
        return False
    return True


@contextlib.contextmanager
def alone(path: pathlib.Path) -> Iterator[None]:
    """Wait until no other process is in such a block for the path, and keep others out.

    The locked file is PATH.lock, since the file itself is replaced. It exists during the block, and after a block that
    was killed; then it locks nothing. OSError where there can be no such file, and as `try_lock`.
    """
    beside = path.with_name(f"{path.name}.lock")
    file = _locked(beside)
    try:
        yield
    finally:
        if sys.platform == "win32":  # no open file can be removed, and none that another process waits for
            close(file)
            with contextlib.suppress(OSError):
                beside.unlink()
        elif file in _opened:  # not in a forked process
            with contextlib.suppress(OSError):
                beside.unlink()
            close(file)


def _locked(path: pathlib.Path) -> int:
    """The file of that path, open and locked. A file that was removed meanwhile locks nothing: it is made again."""
    while True:
        file = opened(path)
        try:
            _lock(file)
            if _is_at(file, path):
                return file
        except BaseException:
            close(file)
            raise
        close(file)


def _lock(file: int) -> None:
    """Lock an opened file, once no other process has it locked."""
    if sys.platform == "win32":
        while not try_lock(file):
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
