"""Streams that take less than all: other encodings, file names that are no text, readers that leave, Ctrl-C before the work begins."""

import io
import json
import os
import pathlib
import subprocess
import sys

import pytest

from tests.cli.command import KERNEL, WRONG
from tiledsl.tools import cli

ROOT = pathlib.Path(__file__).parents[2]
NAMES = {"UTF-8": "größe.py", "bytes": os.fsdecode(b"gr\xf6\xdfe.py")}


@pytest.fixture
def here(empty_folder):
    for name in NAMES.values():
        pathlib.Path(name).write_text(KERNEL.replace("step=32", "größe=32").replace("step", "größe"), encoding="utf-8")
        pathlib.Path(f"wrong_{name}").write_text(WRONG.replace("k + 1])", "k + 1])  # → ö"), encoding="utf-8")
    return empty_folder


def ascii_only(monkeypatch, *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a command whose streams take ASCII alone."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding="ascii") for _ in range(2)]
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", streams[0])
        patched.setattr(sys, "stderr", streams[1])
        try:
            status = cli.main(list(arguments))
        except SystemExit as end:
            status = end.code
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode("ascii") for stream in streams)
    return status, out, err


COMMANDS = {
    "check": (0, "check", "{}"),
    "check, wrong": (1, "check", "wrong_{}"),
    "check, JSON": (1, "check", "wrong_{}", "--json"),
    "lower": (0, "lower", "{}"),
    "lower, the text": (0, "lower", "{}", "--dump-hip"),
    "lower, files": (0, "lower", "{}", "-o", "out"),
    "lower, wrong": (1, "lower", "wrong_{}"),
    "layout": (0, "layout", "{}"),
    "layout, a picture": (0, "layout", "{}", "-o", "{}.svg"),
    "layout, unknown": (2, "layout", "größe"),
    "diff": (0, "diff", "{}", "-D", "B:größe=64"),
    "diff, wrong": (1, "diff", "{}", "wrong_{}"),
    "report": (0, "report", "{}"),
    "report, wrong": (1, "report", "wrong_{}", "--json", "-o", "größe.html"),
    "profile": (0, "profile", "{}"),
    "profile, unknown": (2, "profile", "{}", "--chip", "größe"),
    "explain, all": (0, "explain"),
    "explain, unknown": (2, "explain", "größe"),
    "bench": (2, "bench", "{}", "-D", "größe=64"),
    "selftest": (2, "selftest", "{}"),
    "sim, help": (0, "sim", "--help"),
    "sim, wrong": (2, "sim", "{}", "--grid", "1", "--block", "64"),
    "an unknown command": (2, "größe"),
}


@pytest.mark.one_in(3)
@pytest.mark.also("sim, wrong-bytes")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_writes_to_streams_of_ascii(command, name, here, monkeypatch):
    wanted, *arguments = COMMANDS[command]
    status, out, err = ascii_only(monkeypatch, *(argument.format(NAMES[name]) for argument in arguments))
    assert (status, "Traceback" in out + err) == (wanted, False), err
    if "--json" in arguments:
        json.loads(out)


def test_the_characters_that_stand_for_others(here, monkeypatch):
    """Signs become those of ASCII; other characters, and bytes of a name that are none, become Python's escapes."""
    _, _, err = ascii_only(monkeypatch, "lower", f"wrong_{NAMES['bytes']}")
    assert "--> wrong_gr\\xf6\\xdfe.py:10:9\n" in err and "k + 1])  # -> \\xf6\n" in err
    _, out, _ = ascii_only(monkeypatch, "layout", NAMES["UTF-8"])
    text = " ".join(out.split())
    assert "32 rows of 64 bytes (4 x 16)" in text and "r*64 + c*2" in text


def test_a_listing_in_ascii(here, monkeypatch):
    pathlib.Path("größe.s").write_text("größe:\n\ts_endpgm ; → Ende\n", encoding="utf-8")
    status, out, err = ascii_only(monkeypatch, "sim", "größe.s", "--grid", "1", "--block", "64")
    assert (status, out) == (2, "") and err.splitlines()[1:3] == [" --> gr\\xf6\\xdfe.s:1:1", "1 | gr\\xf6\\xdfe:"], err


def test_the_locale_C(here):
    """The encoding of file names is ASCII too: they are read as UTF-8 all the same."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "tiledsl", "check", "wrong_größe.py"]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=120)
    assert done.returncode == 1 and b"--> wrong_gr\\xf6\\xdfe.py:10:9\n" in done.stdout and done.stderr == b""


# ------------------------------------------------------------------------------------------------- readers that leave


@pytest.fixture
def left():
    """A text stream into a pipe that nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    return open(writing, "w", encoding="utf-8")


@pytest.mark.parametrize("stream, other", [("stdout", "stderr"), ("stderr", "stdout")])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_leaves_is_no_error(command, stream, other, here, left, monkeypatch):
    wanted, *arguments = COMMANDS[command]
    kept = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(sys, stream, left)
        patched.setattr(sys, other, kept)
        try:
            status = cli.main([argument.format("größe.py") for argument in arguments])
        except SystemExit as end:
            status = end.code
        left.close()  # as Python does at its end
    kept.flush()
    assert (status, b"Broken pipe" in kept.buffer.getvalue()) == (wanted, False)


@pytest.mark.parametrize("command", [["--version"], ["--version", "--verbose"], ["--help"], ["check", "--help"], ["explain"]], ids=" ".join)
def test_a_full_disk(command, monkeypatch, capsys):
    with open("/dev/full", "w") as full, monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", full)
        assert cli.main(command) == 2
    assert capsys.readouterr().err == "tiledsl: cannot write the output: No space left on device\n"


# ------------------------------------------------------------------------------------------------------------- Ctrl-C

INTERRUPTING = """
import os, signal, sys

class Finder:
    def find_spec(name, *_):
        if name == "MODULE":
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's job in the background ignores the signal, and so do its processes
sys.meta_path.insert(0, Finder)
"""


@pytest.mark.one_in(4)
@pytest.mark.parametrize("module", ["tiledsl.diagnostics.diagnostic", "tiledsl.runtime.kernel", "tiledsl.tools.cli", "small_sizes"])
def test_ctrl_c_while_modules_are_imported(module, tmp_path):
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.replace("MODULE", module))
    (tmp_path / "small.py").write_text("import small_sizes\n" + KERNEL)
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tiledsl", "check", "small.py"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "tiledsl: interrupted\n")


ENDING = """
import os, signal, sys

import tiledsl.__main__ as program


def interrupted():
    exec("raise KeyboardInterrupt")


def main():
    try:
        interrupted()
    except KeyboardInterrupt:
        if "twice" in sys.argv:
            raise
        return 130 if "once" in sys.argv else 0


program.main = main
signal.signal(signal.SIGINT, signal.default_int_handler)


class AtTheEnd:
    def __del__(self, kill=os.kill, pid=os.getpid(), number=signal.SIGINT):
        kill(pid, number)


sys.modules["at the end"] = AtTheEnd()
program.run()
"""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("when, status", [("once", 130), ("twice", 130), ("at the end", 0)])
def test_ctrl_c_while_the_process_ends(when, status):
    """The status is that of a shell, also where Python executes a text, and where the work is done."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", ENDING, when], env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


def test_ctrl_c_that_a_library_turns_into_its_own_error(tmp_path, monkeypatch):
    (tmp_path / "small.py").write_text("try:\n    raise KeyboardInterrupt\nexcept BaseException as error:\n    raise ImportError('numpy') from error\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        cli.main(["check", "small.py"])


def test_a_program_that_uses_tiledsl_keeps_its_own_ctrl_c(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTING.replace("MODULE", "tiledsl.runtime.kernel"))
    program = "try:\n    import tiledsl\nexcept KeyboardInterrupt:\n    print('its own')\n"
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "its own\n", "")
