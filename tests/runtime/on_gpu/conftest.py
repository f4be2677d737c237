"""Tests of launches on a GPU, on the stand-in for the HIP runtime. test_gpu.py runs them in processes of their own, where the loader finds the stand-in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.standin.device import StandIn, stand_in


@pytest.fixture
def gpu(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """A GPU of gfx942; `@pytest.mark.devices("gfx90a", …)` asks for others."""
    marked = request.node.get_closest_marker("devices")
    with stand_in(monkeypatch, *(marked.args if marked else ("gfx942:sramecc+:xnack-",))) as found:
        yield found
