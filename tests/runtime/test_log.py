"""The logger "tiledsl": what is compiled, taken from the cache, and executed. A kernel pickles by its name."""

import logging
import pickle

import numpy as np

from tests.compile.small import SIZES, small


def test_what_is_compiled_and_what_the_cache_has(caplog, tmp_path, monkeypatch):
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path))
    with caplog.at_level(logging.DEBUG, "tiledsl"):
        lowered = small.lower(target="gfx942", **SIZES)
        small.lower(target="gfx942", **SIZES)
    compiled, kept = caplog.records
    assert (compiled.name, compiled.levelname, kept.levelname) == ("tiledsl", "INFO", "DEBUG")
    assert compiled.getMessage().startswith(f"{lowered!r}: compiled by {lowered.compiler}, ")
    assert kept.getMessage().startswith(f"{lowered!r}: from the cache, of {lowered.compiler}, ")


def test_what_is_executed(caplog):
    with caplog.at_level(logging.INFO, "tiledsl"):
        small(*(np.zeros((32, 32), kind) for kind in (np.uint16, np.uint16, np.float32)))
    assert caplog.messages[-1] == "small: executed by the interpreter"


def test_a_kernel_pickles_by_its_name():
    assert pickle.loads(pickle.dumps(small)) is small
