"""Help: one screen for the program, an example for each command, which is a command line that the parser takes."""

import argparse
import shlex

import pytest

from tiledsl import cli

PROGRAM = cli.parser()
(COMMANDS,) = (action.choices for action in PROGRAM._actions if isinstance(action, argparse._SubParsersAction))


@pytest.fixture(autouse=True)
def narrow(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def test_the_program_fits_one_screen():
    lines = PROGRAM.format_help().splitlines()
    assert len(lines) <= 24 and max(map(len, lines)) <= 80
    listed = lines[lines.index("  COMMAND") + 1 : lines.index("examples:") - 1]
    assert [line.split()[0] for line in listed] == list(COMMANDS)  # one line for each


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_examples(name):
    lines = COMMANDS[name].format_help().splitlines()
    shown = [line for line in lines if line.startswith(f"  tiledsl {name}")]
    assert shown and max(map(len, lines)) <= 80
    for line in shown:
        assert PROGRAM.parse_args(shlex.split(line, comments=True)[1:]).run


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_help_is_printed(name, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"] if name is None else [name, "--help"])
    assert ended.value.code == 0 and capsys.readouterr().out.startswith(f"usage: tiledsl{'' if name is None else f' {name}'} [-h]")
