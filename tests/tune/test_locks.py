"""Locks between searches: on a journal, and on a tuned file while entries are added to it."""

import dataclasses
import errno
import fcntl
import os
import signal
import subprocess
import sys
import threading

import pytest

from tests.tune.entries import ONE
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.tuned import NAME, read
from tiledsl.tools.cli import tune
from tiledsl.tools.tune import locks
from tiledsl.tools.tune.journal import Journal

OTHER = dataclasses.replace(ONE, sizes={"M": 512})


def test_two_searches_that_end_at_once_lose_no_entry(tmp_path, monkeypatch):
    """The second begins after the first has read the file; the first goes on when the second has written, or waits."""
    file, at_once = tmp_path / NAME, threading.Event()
    second = threading.Thread(target=lambda: (tune.add_entries(file, [OTHER]), at_once.set()))
    flock, written = fcntl.flock, tune.written

    def locking(descriptor, how):
        if threading.current_thread() is second:
            at_once.set()
        flock(descriptor, how)

    def writing(entries):
        if threading.current_thread() is not second:
            second.start()
            at_once.wait()
        return written(entries)

    monkeypatch.setattr(fcntl, "flock", locking)
    monkeypatch.setattr(tune, "written", writing)
    tune.add_entries(file, [ONE])
    second.join()
    assert set(map(str, read(file))) == {str(ONE), str(OTHER)}
    assert os.listdir(tmp_path) == [NAME]


KILLED = """
import os, pathlib, runpy, signal, sys

with runpy.run_path(sys.argv[1])["alone"](pathlib.Path(sys.argv[2])):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_lock_of_a_process_that_is_killed(tmp_path):
    """Its file stays behind, locks nothing, and is removed by the next search."""
    file = tmp_path / NAME
    assert subprocess.run([sys.executable, "-c", KILLED, locks.__file__, str(file)], check=False).returncode == -signal.SIGKILL
    assert os.listdir(tmp_path) == [f"{NAME}.lock"]
    tune.add_entries(file, [ONE])
    assert os.listdir(tmp_path) == [NAME]


FORKED = """
import os, pathlib, runpy, signal, sys

locks = runpy.run_path(sys.argv[1])
assert locks["try_lock"](locks["opened"](pathlib.Path(sys.argv[2])))
ours, theirs = os.pipe()
if os.fork():
    os.read(ours, 1)
    os.kill(os.getpid(), signal.SIGKILL)
os.write(theirs, b"x")
sys.stdin.read()
"""


def test_a_forked_process_that_outlives_a_search_that_is_killed(tmp_path):
    """As the workers of ProcessPoolExecutor do: they have no lock."""
    command = [sys.executable, "-c", FORKED, locks.__file__, str(tmp_path / "j.jsonl")]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as search:  # the forked process ends with this pipe
        assert search.wait() == -signal.SIGKILL
        with Journal(tmp_path / "j.jsonl") as journal:
            assert journal.notes == []


def test_a_failure_while_the_file_is_locked(tmp_path):
    """The lock ends with its block."""
    with pytest.raises(ZeroDivisionError), locks.alone(tmp_path / NAME):
        assert os.listdir(tmp_path) == [f"{NAME}.lock"]
        raise ZeroDivisionError
    with locks.alone(tmp_path / NAME):
        pass
    assert os.listdir(tmp_path) == []


def test_a_file_system_without_locks(tmp_path, monkeypatch):
    """It is no other search that is waited for."""

    def without(file, how):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", without)
    with pytest.raises(UsageError, match=r"cannot lock the journal .*: No locks available: name another --journal, on a file system with locks"):
        Journal(tmp_path / "j.jsonl")
    with pytest.raises(UsageError, match=rf"cannot write to .*{NAME}: No locks available"):
        tune.add_entries(tmp_path / NAME, [ONE])
    assert not (tmp_path / NAME).exists()
