"""Output on a terminal: colour only there, and a progress line for work of more than a second, erased at the end."""

import contextlib
import dataclasses
import io
import os
import pty
import re
import select
import subprocess
import sys
import threading
import time

import pytest

import tiledsl as td
from tiledsl import __main__ as program
from tiledsl.diagnostics import terminal
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span, render
from tiledsl.diagnostics.terminal import Progress, has_colour, rendered, style_of
from tiledsl.tools.cli import check

COLOUR = re.compile(r"\x1b\[[\d;]*m")


class Screen(io.StringIO):
    """A terminal that records the text written to it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    for name in ("NO_COLOR", "TERM", "TILEDSL_PROGRESS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def finding(tmp_path):
    file = tmp_path / "k.py"
    file.write_text("x = td.zeros(td.f32, 32, 32)\ny = td.load(s)\n")
    first, second = Span(str(file), 1, 5, 1, 13), Span(str(file), 2, 5, 2, 12)
    return Diagnostic("TD401", "a race", Mark(first, "written here"), (Mark(second, "read here"),), ("in step 3",), ("put td.barrier() between",), (second,))


def test_colours(finding, monkeypatch):
    """Without escape sequences the text is the plain text; code, message, arrows, carets and helps are coloured."""
    coloured = rendered(finding, Screen())
    assert COLOUR.sub("", coloured) == render(finding) == rendered(finding, io.StringIO())
    assert coloured.splitlines()[0] == "\x1b[1;31merror[TD401]\x1b[0m: \x1b[1ma race\x1b[0m"
    assert "\x1b[1;31m^^^^^^^^ written here\x1b[0m" in coloured and "\x1b[1;34m^^^^^^^ read here\x1b[0m" in coloured
    assert coloured.splitlines()[-1] == "  = \x1b[32mhelp\x1b[0m: put td.barrier() between"
    another = coloured.replace("a race", "another")
    assert rendered(td.KernelError([finding, dataclasses.replace(finding, message="another"), finding]), Screen()) == f"{coloured}\n\n{another}"


@pytest.mark.parametrize("name, value, wanted", [("NO_COLOR", "1", False), ("NO_COLOR", "", True), ("TERM", "dumb", False), ("TERM", "xterm", True)])
def test_who_wants_no_colour(monkeypatch, name, value, wanted):
    monkeypatch.setenv(name, value)
    assert has_colour(Screen()) == wanted == (style_of(Screen()) is not None)
    assert not has_colour(io.StringIO())


def test_every_severity_has_a_colour(finding):
    for severity in ("error", "warning", "note"):
        assert rendered(Diagnostic("TD701", "m", severity=severity), Screen()).startswith("\x1b[1;3")


# ------------------------------------------------------------------------------------------------------------ progress


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(terminal, "PATIENCE", 0.05)
    monkeypatch.setattr(terminal, "BETWEEN", 0.01)


def until(screen: Screen, text: str) -> None:
    """Wait for a text; the test's own limit ends the wait."""
    for _ in range(3000):
        if text in screen.getvalue():
            return
        time.sleep(0.01)
    raise AssertionError(f"{text!r} did not come: {screen.getvalue()!r}")


def test_one_line_that_goes(quick):
    screen = Screen()
    progress = Progress(screen)
    with progress.of("k for gfx942"):
        until(screen, "\r\x1b[Ktiledsl: k for gfx942 … 0 s")
        with progress.of("compile"):
            until(screen, "\r\x1b[Ktiledsl: k for gfx942: compile … 0 s")
            progress.share(0.42)
            until(screen, "compile … 0 s, 42%")
        before = len(screen.getvalue())
        time.sleep(0.1)
        assert "42%" not in screen.getvalue()[before:]
    assert screen.getvalue().endswith("\r\x1b[K")
    assert "\n" not in screen.getvalue()
    after = screen.getvalue()
    time.sleep(0.05)
    assert screen.getvalue() == after


def test_what_is_quick_says_nothing():
    screen = Screen()
    with Progress(screen).of("check"):
        time.sleep(0.3)
    assert screen.getvalue() == ""


def test_quiet_elsewhere(quick, monkeypatch):
    for stream, value in ((io.StringIO(), "1"), (Screen(), "0")):
        monkeypatch.setenv("TILEDSL_PROGRESS", value)
        with Progress(stream).of("check"):
            time.sleep(0.1)
        assert stream.getvalue() == ""


def test_gone_after_an_error_and_other_threads_are_not_told(quick):
    screen = Screen()
    progress = Progress(screen)

    def other():
        with progress.of("another thread"):
            time.sleep(0.05)

    with contextlib.suppress(ZeroDivisionError), progress.of("check"):
        until(screen, "check")
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        raise ZeroDivisionError
    assert screen.getvalue().endswith("\r\x1b[K") and "another" not in screen.getvalue()
    with progress.of("again"):
        until(screen, "tiledsl: again … 0 s")


def test_a_terminal_that_is_gone(quick):
    """Writing to a closed terminal is no error."""
    screen = Screen()
    progress = Progress(screen)
    with progress.of("check"):
        until(screen, "check")
        screen.close()


def in_a_terminal(*command: str) -> tuple[int, str]:
    """The exit status of a command in a terminal of its own, and all that it writes there."""
    parent, child = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TILEDSL_PROGRESS")} | {"TERM": "xterm"}
    process = subprocess.Popen([sys.executable, *command], stdin=child, stdout=child, stderr=child, env=environment)
    os.close(child)
    written = b""
    while select.select([parent], [], [], 60)[0]:
        try:
            some = os.read(parent, 65536)
        except OSError:  # the other end is closed
            break
        written += some
        if not some:
            break
    os.close(parent)
    return process.wait(), written.decode()


@pytest.mark.thorough
def test_a_command_in_a_terminal(tmp_path):
    """The real command shows colour and progress in a terminal, and neither in a pipe."""
    file = tmp_path / "wrong.py"
    file.write_text("""\
import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=64))
def copy(a: td.gl[td.f32, "M", 64], c: td.gl[td.f32, "M", 64]):
    i = td.grid(td.cdiv(a.rows, 32))
    td.store(c[i, 0], td.load(a[i, 0], (32, 32)))
""")
    status, told = in_a_terminal("-m", "tiledsl", "check", str(file))
    assert status == 1 and "\x1b[1;31merror[TD310]\x1b[0m" in told
    piped = subprocess.run([sys.executable, "-m", "tiledsl", "check", str(file)], capture_output=True, text=True)
    assert piped.returncode == 1 and "error[TD310]" in piped.stdout and "\x1b" not in piped.stdout + piped.stderr
    slow = "import time, tiledsl.diagnostics.terminal as t\nwith t.progress.of('k for gfx942'):\n    time.sleep(1.6)\nprint('done')"
    status, told = in_a_terminal("-c", slow)
    assert status == 0 and "\r\x1b[Ktiledsl: k for gfx942 … 1 s" in told and told.endswith("\r\x1b[Kdone\r\n")


def interrupted(*_):
    raise KeyboardInterrupt


def test_ctrl_c_at_work_leaves_no_traceback(monkeypatch, capsys):
    monkeypatch.setattr(check, "load_kernels", interrupted)
    monkeypatch.setattr(sys, "argv", ["tiledsl", "check", "small.py"])
    assert (program.main(), capsys.readouterr().err) == (130, "tiledsl: interrupted\n")


def test_ctrl_c_while_modules_are_read_leaves_no_traceback(monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, "tiledsl.tools.cli")
    monkeypatch.setattr(sys, "meta_path", [type("Finder", (), {"find_spec": staticmethod(interrupted)})])
    assert (program.main(), capsys.readouterr().err) == (130, "tiledsl: interrupted\n")
