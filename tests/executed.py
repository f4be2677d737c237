"""A pytest plugin (`-p tests.executed`) for a run of all of tests/sim: it fails where an instruction that has a definition was executed by none of its tests.

What counts is what the interpreter did issue, recorded while the tests ran, on all workers; tests of hazards look at no values and do not count.
"""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from tiledsl.asm.isa.catalogue import registry
from tiledsl.sim.run.machine import Machine

COUNTED, NOT_COUNTED = "tests/sim/", ("tests/sim/test_hazards.py", "tests/sim/test_launch.py", "tests/sim/test_equal_writes.py")
_executed: set[str] = set()


def _recording(run: Callable[[Machine], Any]) -> Callable[[Machine], Any]:
    def recorded(machine: Machine) -> Any:
        try:
            return run(machine)
        finally:
            note(machine)

    def note(machine: Machine) -> None:
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        if test.startswith(COUNTED) and not test.startswith(NOT_COUNTED):
            steps = machine.program.steps
            _executed.update(steps[index].definition.mnemonic for index, count in enumerate(machine.batch.counts.issued) if count)
            _executed.update(w.step.definition.mnemonic for w in machine.waves)  # one that stopped the run

    recorded.__code__ = recorded.__code__.replace(co_filename=run.__code__.co_filename)  # or a user's line would be sought here
    return recorded


def pytest_configure(config: pytest.Config) -> None:
    Machine.run = _recording(Machine.run)  # type: ignore[method-assign]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    _executed.update(getattr(node, "workeroutput", {}).get("executed", ()))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["executed"] = sorted(_executed)
    elif _whole(session.config) and missing() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _whole(config: pytest.Config) -> bool:
    """Whether the run has all of those tests."""
    folder = pathlib.Path(__file__).parent / "sim"
    chosen = any(config.getoption(name, None) for name in ("keyword", "markexpr", "lf", "last_failed", "deselect", "collectonly"))
    return not chosen and any(path == folder or path in folder.parents for path in (pathlib.Path(arg).resolve() for arg in config.args))


def missing() -> list[str]:
    """The definitions that no test executed; of several spellings of one, one is enough."""
    bodies = {registry()[mnemonic].semantics for mnemonic in _executed}
    return [mnemonic for mnemonic, definition in registry().items() if definition.semantics not in bodies]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    names = missing() if _whole(terminalreporter.config) else []
    if names:
        terminalreporter.section(f"{len(names)} instructions that no test in {COUNTED} executes")
        terminalreporter.line(", ".join(names))
