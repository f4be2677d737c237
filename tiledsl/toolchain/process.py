"""Runs a compiler as a process of its own: with a time limit, without orphaned children, with every failure
explained."""

from __future__ import annotations

import contextlib
import dataclasses
import getpass
import os
import pathlib
import signal
import subprocess
import tempfile
import time

# Environment variables that would change clang's code or messages unnoticed.
_CHANGES_OUTPUT = (
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "CCC_OVERRIDE_OPTIONS",
    "CCC_ADD_ARGS",
    "CLICOLOR_FORCE",
)


class ProcessFailure(Exception):
    """A process that did not start or did not finish. `str(failure)` gives the reason, as the rest of a sentence that
    begins with the program's name."""


@dataclasses.dataclass(frozen=True, slots=True)
class Finished:
    """A process that ran to its end. `seconds` is its wall time."""

    status: int
    output: bytes
    errors: str
    seconds: float


def run(command: tuple[str, ...], text: bytes, limit: float, directory: str | None = None) -> Finished:
    """Runs the command with `text` as its standard input, for at most `limit` seconds.

    ProcessFailure when it cannot start, takes longer or dies of a signal.
    """
    started = time.perf_counter()
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=directory,
            env=_environment(),
            start_new_session=True,  # so that the children of a wrapper script can be killed with it
        )
    except OSError as error:
        raise ProcessFailure(f"cannot be executed: {error.strerror or error}") from error
    output, errors = _finish(process, text, limit)
    if process.returncode < 0:
        raise ProcessFailure(
            f"was ended by {_signal_name(-process.returncode)}{_last_words(errors)}{_why(-process.returncode)}"
        )
    return Finished(process.returncode, output, errors, time.perf_counter() - started)


def _finish(process: subprocess.Popen[bytes], text: bytes, limit: float) -> tuple[bytes, str]:
    try:
        output, errors = process.communicate(text, timeout=limit)
    except subprocess.TimeoutExpired as error:
        _kill(process)
        raise ProcessFailure(f"did not finish within {limit:g} seconds") from error
    except BaseException:  # Ctrl-C reaches this process, not the new session
        _kill(process)
        raise
    return output, errors.decode(errors="replace")


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:  # Windows has no groups of processes
            process.kill()
    process.communicate()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # a real-time signal
        return f"signal {number}"


def _why(number: int) -> str:
    """The likely meaning of a signal for a compiler. The linker writes its file through memory, where a full disk is a
    SIGBUS."""
    return (
        f": a full {tempfile.gettempdir()} causes this; free some space there, or set TMPDIR to another directory"
        if number == getattr(signal, "SIGBUS", None)
        else ""
    )


def _last_words(errors: str) -> str:
    lines = errors.strip().splitlines()
    return f" after saying: {lines[-1].strip()}" if lines else ""


def _user() -> str:
    """The user's number, or on Windows, where users have none, the name."""
    return str(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()


def _environment() -> dict[str, str]:
    environment = {name: value for name, value in os.environ.items() if name not in _CHANGES_OUTPUT}
    environment["LC_ALL"] = "C"
    # a clang.cfg beside clang, or the user's, holds options unknown here; clang 16 and later
    environment["CLANG_NO_DEFAULT_CONFIG"] = "1"
    # zig needs a cache directory for some commands, and the home directory may be read-only
    zig_cache = str(pathlib.Path(tempfile.gettempdir(), f"tiledsl-zig-{_user()}"))
    return {"ZIG_GLOBAL_CACHE_DIR": zig_cache, "ZIG_LOCAL_CACHE_DIR": zig_cache, **environment}
