"""The logger "tiledsl": what is compiled, taken from the cache, and executed. A kernel pickles by its name."""

import contextlib
import logging
import logging.handlers
import pickle
import queue

import numpy as np

from tests.compile.small import SIZES, small


@contextlib.contextmanager
def logged(level):
    """The records of the logger while the block runs. pytest's own `caplog` is off: its plugin took a fortieth of the time of all tests."""
    records = queue.SimpleQueue()
    handler, logger = logging.handlers.QueueHandler(records), logging.getLogger("tiledsl")
    before, found = logger.level, []
    logger.addHandler(handler)
    logger.setLevel(level)
    try:
        yield found
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
        found += [records.get() for _ in range(records.qsize())]


def test_what_is_compiled_and_what_the_cache_has(tmp_path, monkeypatch):
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path))
    with logged(logging.DEBUG) as records:
        lowered = small.lower(target="gfx942", **SIZES)
        small.lower(target="gfx942", **SIZES)
    compiled, kept = records
    assert (compiled.name, compiled.levelname, kept.levelname) == ("tiledsl", "INFO", "DEBUG")
    assert compiled.getMessage().startswith(f"{lowered!r}: compiled by {lowered.compiler}, ")
    assert kept.getMessage().startswith(f"{lowered!r}: from the cache, of {lowered.compiler}, ")


def test_what_is_executed():
    with logged(logging.INFO) as records:
        small(*(np.zeros((32, 32), kind) for kind in (np.uint16, np.uint16, np.float32)))
    assert records[-1].getMessage() == "small: executed by the interpreter"


def test_a_kernel_pickles_by_its_name():
    assert pickle.loads(pickle.dumps(small)) is small
