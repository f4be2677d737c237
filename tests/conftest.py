"""What all tests share: options, a cache of their own, the golden files, and the rule about skipped tests."""

from __future__ import annotations

import functools
import os
import pathlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

if "PYTEST_XDIST_WORKER" in os.environ:  # one process a core: more threads would only get in each other's way
    os.environ.setdefault("OMP_NUM_THREADS", "1")

GOLDEN = pathlib.Path(__file__).parent / "golden"
MAY_SKIP = "needs an AMD GPU"  # all that a machine without a GPU cannot run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files from what the tests produce")
    parser.addoption("--thorough", action="store_true", help="also run what takes an hour: every mutant of every example on every target")
    parser.addoption("--strict-skips", action="store_true", help="fail when a test was skipped that needs no AMD GPU, nor hiprtc or Chromium")
    parser.addoption("--hiprtc", action="store_true", help="hiprtc is here: with --strict-skips, fail too when a test was skipped that needs it")
    parser.addoption("--chromium", action="store_true", help="Chromium is here: as --hiprtc")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--thorough"):
        return
    left_out = {item for item in items if item.get_closest_marker("thorough")}
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]


def pytest_sessionfinish(session: pytest.Session) -> None:
    wrong = _wrong_skips(session.config)
    if wrong and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    wrong = _wrong_skips(terminalreporter.config)
    if wrong:
        terminalreporter.section("tests that must not be skipped")
        for line in wrong:
            terminalreporter.line(line)


def _wrong_skips(config: pytest.Config) -> list[str]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not config.getoption("--strict-skips"):  # a worker of xdist has no reporter
        return []
    absent = (f"needs {what}" for what in ("hiprtc", "Chromium") if not config.getoption(f"--{what.lower()}"))
    may_skip = re.compile("|".join((MAY_SKIP, *absent)))
    skipped = {report.nodeid: report.longrepr[2] for report in reporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)}
    return [f"{test}: {reason}" for test, reason in skipped.items() if not may_skip.search(reason)]


@pytest.fixture(scope="session", autouse=True)
def cache_directory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[pathlib.Path]:
    """A cache that starts empty and is shared by all workers, in place of the user's. A run that a test starts shares that of the test."""
    base = tmp_path_factory.getbasetemp()
    given = os.environ.get("TILEDSL_TEST_CACHE")
    directory = pathlib.Path(given) if given else (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "tiledsl-cache"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TILEDSL_CACHE", str(directory))
        patch.delenv("TILEDSL_CACHE_BYTES", raising=False)
        yield directory


@pytest.fixture(scope="session")
def clang() -> Callable[[str], object]:
    """`clang(target)` is the compiler for a target, looked for once."""
    from tiledsl.toolchain.clang import find_clang

    return functools.cache(find_clang)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A headless Chromium, one for all tests of a module."""
    from tests.browser import launched

    yield from launched()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)` compares the text with the file of that name in tests/golden; a missing file fails. --update-golden writes it."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        assert path.exists(), f"no golden file {path}: look at the text and run pytest --update-golden"
        assert text == path.read_text()

    return compare
