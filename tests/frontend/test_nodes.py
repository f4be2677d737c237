"""Nodes of the IR: equal by their fields, with the text of dataclasses."""

import dataclasses
import importlib
import pkgutil

import pytest

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes

MODULES = [importlib.import_module(f"{nodes.__name__}.{found.name}") for found in pkgutil.iter_modules(nodes.__path__)]
CLASSES = {value for module in MODULES for value in vars(module).values() if dataclasses.is_dataclass(value) and value.__module__ == module.__name__}


def test_every_node_is_compared_by_its_fields():
    assert len(CLASSES) > 70
    assert [node for node in CLASSES if node.__eq__ is object.__eq__ or node.__hash__ in (None, object.__hash__) or node.__repr__ is object.__repr__] == []


def test_text_and_comparison():
    here, there = Span("k.py", 1, 2, 1, 9), Span("k.py", 2, 2, 2, 9)
    barrier, equal, elsewhere = nodes.Barrier(here, ()), nodes.Barrier(here, ()), nodes.Barrier(there, ())
    assert barrier == equal and hash(barrier) == hash(equal) and barrier != elsewhere and barrier != nodes.Const(1)
    assert repr(barrier) == f"Barrier(span={here!r}, calls=())" and repr(nodes.Const(3)) == "Const(value=3)"
    with pytest.raises(dataclasses.FrozenInstanceError):
        barrier.calls = (here,)
