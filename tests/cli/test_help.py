"""Help: one screen for the program, and for each command an example that the parser accepts."""

import argparse
import shlex
import subprocess
import sys

import pytest

from tiledsl.tools import cli

PROGRAM = cli.parser()
(COMMANDS,) = (action.choices for action in PROGRAM._actions if isinstance(action, argparse._SubParsersAction))


@pytest.fixture(autouse=True)
def narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def test_the_program_fits_one_screen():
    lines = PROGRAM.format_help().splitlines()
    assert len(lines) <= 24 and max(map(len, lines)) <= 80
    listed = lines[lines.index("commands:") + 1 : lines.index("examples:") - 1]
    assert [line.split()[0] for line in listed] == list(COMMANDS)  # one line for each


@pytest.mark.thorough
def test_the_help_reads_no_command():
    """The list of commands is the same without the modules of the commands, which import the compiler and the interpreter."""
    assert cli.parser([]).format_help() == PROGRAM.format_help()
    script = "import sys; from tiledsl.tools.cli import parser; parser([]).format_help(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    commands = {f"tiledsl.tools.cli.{name}" for name in COMMANDS}
    assert not (commands | {"tiledsl.sim", "tiledsl.lower", "tiledsl.asm.text.parse", "jinja2"}) & set(done.stdout.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_examples(name):
    lines = COMMANDS[name].format_help().splitlines()
    shown = [line for line in lines if line.startswith(f"  tiledsl {name}")]
    assert shown and max(map(len, lines)) <= 80
    for line in shown:
        assert PROGRAM.parse_args(shlex.split(line, comments=True)[1:]).run


@pytest.mark.parametrize(
    "line, of, said",
    [
        ("chek a.py", "", f"argument COMMAND: invalid choice: 'chek' (did you mean 'check'?): it is one of {', '.join(COMMANDS)}"),
        ("--verson", "", "the following arguments are required: COMMAND"),
        ("check a.py --targt all", " check", "tiledsl check has no option '--targt' (did you mean '--target'?)"),
        ("report a.py --out=x.html", " report", "tiledsl report has no option '--out'"),
        ("lower a.py b.py", " lower", "tiledsl lower takes no more arguments, and got 'b.py'"),
        ("lower a.py --compiler hipcrt", " lower", "argument --compiler: invalid choice: 'hipcrt' (did you mean 'hiprtc'?): it is one of auto, clang, hiprtc"),
        ("check a.py --target gfx940", " check", "argument --target: invalid choice: 'gfx940': it is one of gfx90a, gfx942, gfx950, all"),
        ("profile a.py --target MI300X", " profile", "argument --target: invalid choice: 'MI300X', which is gfx942: it is one of gfx90a, gfx942, gfx950"),
    ],
)
def test_names_that_are_none(line, of, said, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(shlex.split(line))
    err = capsys.readouterr().err
    assert ended.value.code == 2 and err.startswith(f"usage: tiledsl{of} [-h]") and err.endswith(f"\ntiledsl{of}: error: {said}\n")


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_help_is_printed(name, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"] if name is None else [name, "--help"])
    assert ended.value.code == 0 and capsys.readouterr().out.startswith(f"usage: tiledsl{'' if name is None else f' {name}'} [-h]")
