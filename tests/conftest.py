"""What all tests share: options, a cache of their own, the golden files, and the rule about skipped tests."""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import importlib
import linecache
import os
import pathlib
import re
import shutil
import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

# One process a core: more threads would only get in each other's way. Workers inherit the variables before they import NumPy.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

gc.disable()  # until the tests are collected: none of what thousands of them keep is garbage

GOLDEN = pathlib.Path(__file__).parent / "golden"
MAY_SKIP = "needs an AMD GPU"  # all that a machine without a GPU cannot run
# Files with tests of many seconds, or with a costly fixture for all of their tests. Begun at the end of a run, one would keep a single worker busy.
FIRST = (
    "tests/report/test_browser.py",
    "tests/report/test_model.py",  # with pages of the same kernels
    "tests/docs/test_pages.py",
    "tests/runtime/test_gpu.py",
    "tests/docs/test_site.py",
    "tests/examples/test_readme.py",
    "tests/compile/test_cache_under_stress.py",
    "tests/docs/test_tutorial.py",
    "tests/compile/test_lower.py",
    "tests/examples/test_examples.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files from what the tests produce")
    parser.addoption("--thorough", action="store_true", help="run the sweeps whole, which takes more than an hour: all cases that a usual run samples")
    parser.addoption("--thorough-part", type=_part, metavar="3/8", help="of what --thorough adds, run the third eighth, and nothing else")
    parser.addoption("--strict-skips", action="store_true", help="fail when a test was skipped that needs no AMD GPU, nor hiprtc or Chromium")
    parser.addoption("--hiprtc", action="store_true", help="hiprtc is here: with --strict-skips, fail too when a test was skipped that needs it")
    parser.addoption("--chromium", action="store_true", help="Chromium is here: as --hiprtc")


def _part(text: str) -> tuple[int, int]:
    """'3/8' as (3, 8)."""
    number, slash, count = text.partition("/")
    if not (slash and number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise argparse.ArgumentTypeError(f"'{text}' names no part: expected two numbers such as 3/8, from 1/8 to 8/8")
    return int(number), int(count)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough") or config.getoption("--thorough-part"):
        os.environ["TILEDSL_TEST_THOROUGH"] = "1"  # tests/sweeps.py reads it as modules of tests are imported


def pytest_collection(session: pytest.Session) -> None:
    """Before a worker imports all modules of tests, it imports its share. In a new clone it rewrites the assertions of these modules, and keeps the result on
    disk for the other workers: each of them would rewrite every module. What fails here fails again, and is reported, when the module is collected.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    root, number, count = session.config.rootpath, int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    folders = [path for path in (pathlib.Path(root, arg) for arg in session.config.args) if path.is_dir()]
    modules = sorted(path.relative_to(root).with_suffix("").parts for folder in folders for path in folder.rglob("test_*.py"))
    for parts in modules[number::count]:
        with contextlib.suppress(Exception, pytest.skip.Exception), warnings.catch_warnings():
            warnings.simplefilter("error")
            importlib.import_module(".".join(parts))


def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """No cases of a test that only --thorough runs: to make them, and leave them out again, would take a tenth of the collection's time."""
    config = collector.config
    named = any("::" in argument for argument in config.args)  # of such a test pytest says that it is deselected
    if named or any(config.getoption(option) for option in ("--thorough", "--thorough-part", "--update-golden")):
        return None
    return [] if any(mark.name == "thorough" for mark in getattr(obj, "pytestmark", ())) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_place)
    part = config.getoption("--thorough-part")
    if config.getoption("--thorough") and not part:
        return
    sampled = _sampled(items)
    if part:
        number, count = part
        only_thorough = [item for item in items if item not in sampled or item.get_closest_marker("longer")]
        chosen = {item for item in only_thorough if zlib.crc32(item.nodeid.encode()) % count == number - 1}
    else:
        chosen = sampled
    if config.getoption("--update-golden"):
        chosen |= {item for item in items if "update_golden" in getattr(item, "fixturenames", ())}  # every file, or those left out would be stale
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def _place(item: pytest.Item) -> int:
    """The place of the item's file among those that come first; the others follow, in the order of their collection."""
    file = item.nodeid.partition("::")[0]
    return FIRST.index(file) if file in FIRST else len(FIRST)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Python's garbage collector looks at every object from time to time, the tests among them, and took a fifth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    gc.enable()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker tells only of the call of a test that has passed, and not of its begin, setup, teardown and end: these messages took a fiftieth of the time."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def _sampled(items: list[pytest.Item]) -> set[pytest.Item]:
    """The tests of a run without --thorough: what the markers thorough, in_turn, one_in, also, sample and left_out leave."""
    functions: dict[str, list[pytest.Item]] = {}
    for item in items:
        if not item.get_closest_marker("thorough"):
            functions.setdefault(item.nodeid.partition("[")[0], []).append(item)
    chosen: set[pytest.Item] = set()
    for cases in functions.values():
        if sample := cases[0].get_closest_marker("sample"):
            chosen.update(_named(cases, "sample", sample.args) or cases)
            continue
        if left_out := cases[0].get_closest_marker("left_out"):
            dear = _named(cases, "left_out", left_out.args)
            cases = [case for case in cases if case not in dear] or cases
        if cases[0].get_closest_marker("in_turn"):
            cases = _targets_in_turn(cases)
        one_in = cases[0].get_closest_marker("one_in")
        chosen.update(cases[:: one_in.args[0]] if one_in else cases)
        if also := cases[0].get_closest_marker("also"):
            chosen.update(_named(cases, "also", also.args))
    return chosen


def _named(cases: list[pytest.Item], marker: str, ids: tuple[str, ...]) -> list[pytest.Item]:
    """The cases with these ids that are there. All must be there, unless the command line names single cases."""
    named = {case.nodeid.partition("[")[2][:-1]: case for case in cases}
    absent = [name for name in ids if name not in named]
    if absent and len(cases) > len(ids):
        raise pytest.UsageError(
            f"{cases[0].nodeid.partition('[')[0]}: the marker {marker} names a case that is not there: {absent[0]!r}. Write the case's new name there"
        )
    return [named[name] for name in ids if name in named]


def _targets_in_turn(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Of the cases of a test that differ in their target alone one: the first, the second, the third in turn."""
    alike: dict[tuple[str, ...], list[pytest.Item]] = {}
    for case in cases:
        params = case.callspec.params if hasattr(case, "callspec") else {}
        others = tuple(repr(value) for name, value in params.items() if name != "target")
        alike.setdefault(others, []).append(case)
    return [group[number % len(group)] for number, group in enumerate(alike.values())]


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


@pytest.fixture(scope="session")
def shared_directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A directory of this run, for all workers."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session", autouse=True)
def cache_directory(shared_directory: pathlib.Path) -> Iterator[pathlib.Path]:
    """A cache that starts empty and is shared by all workers, in place of the user's. A run that a test starts shares that of the test."""
    given = os.environ.get("TILEDSL_TEST_CACHE")
    directory = pathlib.Path(given) if given else shared_directory / "tiledsl-cache"
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
def window() -> Iterator[Any]:
    """A page of a headless Chromium, one for all tests of a module."""
    from tests.browser import launched

    yield from launched()


@pytest.fixture
def empty_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """An empty working directory, at the same path in all tests of a process: a kernel's path is part of it, and what one test compiled others find kept."""
    folder = tmp_path_factory.getbasetemp() / "here"
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir()
    importlib.invalidate_caches()  # of names and of lines of the files that were there
    linecache.checkcache()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether a test writes the text that it compares with; --update-golden runs every case of a test with this fixture."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def golden(update_golden: bool) -> Callable[[str, str], None]:
    """`golden(name, text)` compares the text with the file of that name in tests/golden; a missing file fails. --update-golden writes it."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if update_golden:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        assert path.exists(), f"no golden file {path}: look at the text and run pytest --update-golden"
        assert text == path.read_text()

    return compare
