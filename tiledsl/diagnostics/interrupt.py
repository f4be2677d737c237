"""Ctrl-C in the command `tiledsl` while Python still imports tiledsl: a short message and the exit status 130.

`tiledsl.diagnostics` is the first package that `import tiledsl` reads, and this module the first of the package. A
program that uses tiledsl keeps its own treatment of Ctrl-C."""

import contextlib
import os
import sys
import threading
from types import FrameType
from typing import NoReturn

STATUS = 130  # of a shell's command that SIGINT ended: 128 + 2
MESSAGE = "tiledsl: interrupted"


def _is_command() -> bool:
    """Whether this process runs `tiledsl …` or `python -m tiledsl …`."""
    name = (getattr(sys, "argv", None) or [""])[0]
    if name != "-m":  # which Python replaces by the path of the module once the package is imported
        return os.path.basename(name) == "tiledsl"
    return ("-m", "tiledsl") in zip(sys.orig_argv, sys.orig_argv[1:], strict=False) or "-mtiledsl" in sys.orig_argv


def _end(number: int, frame: FrameType | None) -> None:
    os.write(2, f"{MESSAGE}\n".encode())
    os._exit(STATUS)


def end_at_once() -> None:
    """Let Ctrl-C end the command without a traceback, until `raise_again()`."""
    if not _is_command() or threading.current_thread() is not threading.main_thread():
        return
    import signal  # here and below, since a program that uses tiledsl needs no signals

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def raise_again() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again, which the command catches where it works."""
    import signal

    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def ignore() -> None:
    """Let Ctrl-C no longer end the process, whose work is done: while a process ends, Python restores the system's
    treatment of the signal.
    """
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave() -> NoReturn:
    """End the process of an interrupted command with its status. Python itself ends a process by the signal where
    Ctrl-C came while Python executed code from a text, as dataclasses do.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(STATUS)


end_at_once()
