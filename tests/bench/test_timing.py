"""Emptying of the caches before a timed launch."""

import types

import pytest

from tiledsl.targets import TARGETS
from tiledsl.tools.bench import timing


@pytest.mark.parametrize("target, mebibytes", (("gfx90a", 64), ("gfx942", 512), ("gfx950", 512)))
def test_twice_the_last_cache_is_written(target, mebibytes, monkeypatch):
    """8 MiB of L2 on gfx90a, 256 MiB of Infinity Cache on the others; the minimum keeps the GPU busy for long enough."""
    made = []

    def array(shape, dtype, device):
        made.append((shape, device))
        return types.SimpleNamespace(nbytes=shape[0])

    monkeypatch.setattr(timing, "DeviceArray", array)
    assert timing.Flush(TARGETS[target], 3).bytes == mebibytes << 20
    assert made == [((mebibytes << 20,), 3)]
