"""What a process of `tiledsl selftest` does in tests: a GPU that is the stand-in, and calls that print, hang and are killed."""

import contextlib
import os
import signal
import sys
import time

import pytest

from tests.standin.device import stand_in
from tiledsl.tools.cli.selftest_trial import trial

HANGS, KILLED = "hangs", "killed"  # names of kernels, by which the processes go wrong


def on_stand_in(text, sizes, options, request):
    """The trial of a kernel on a stand-in of this process, with the fault that the kernel's name says."""
    if text.endswith(HANGS):
        hang()
    if text.endswith(KILLED):
        killed()
    with pytest.MonkeyPatch.context() as patch, stand_in(patch, "gfx90a:sramecc+:xnack-"):
        return trial(text, sizes, options, request)


def answers(value):
    return value


def hang():
    time.sleep(600)


def killed():
    print("Memory access fault by GPU node-1", file=sys.stderr, flush=True)
    with contextlib.suppress(ProcessLookupError):
        os.kill(os.getpid(), signal.SIGABRT)
