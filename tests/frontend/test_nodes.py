"""Nodes of the IR, operations and causes: equal by their fields, with the text of dataclasses."""

import dataclasses
import importlib
import pkgutil

import pytest

from tiledsl.asm.isa import definition
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import causes, nodes
from tiledsl.ir.program import operations, registers

MODULES = [importlib.import_module(f"{nodes.__name__}.{found.name}") for found in pkgutil.iter_modules(nodes.__path__)]
OTHERS = [causes, operations, registers, definition]
CLASSES = {
    value for module in [*MODULES, *OTHERS] for value in vars(module).values() if dataclasses.is_dataclass(value) and value.__module__ == module.__name__
}


def test_every_node_is_compared_by_its_fields():
    assert len(CLASSES) > 130
    assert [node for node in CLASSES if node.__eq__ is object.__eq__ or node.__hash__ in (None, object.__hash__) or node.__repr__ is object.__repr__] == []


def test_text_and_comparison():
    here, there = Span("k.py", 1, 2, 1, 9), Span("k.py", 2, 2, 2, 9)
    barrier, equal, elsewhere = nodes.Barrier(here, ()), nodes.Barrier(here, ()), nodes.Barrier(there, ())
    assert barrier == equal and hash(barrier) == hash(equal) and barrier != elsewhere and barrier != nodes.Const(1)
    assert repr(barrier) == f"Barrier(span={here!r}, calls=())" and repr(nodes.Const(3)) == "Const(value=3)"
    with pytest.raises(dataclasses.FrozenInstanceError):
        barrier.calls = (here,)


def test_causes_are_compared_by_value():
    assert causes.UnpairedBarriers() == causes.UnpairedBarriers() != causes.AccessOutsideTile()
    assert len({causes.UnpairedBarriers(), causes.UnpairedBarriers(), causes.UnwrittenShared(True), causes.UnwrittenShared(True)}) == 2
    assert causes.UnwrittenShared() != causes.UnwrittenShared(True) and repr(causes.UnwrittenShared()) == "UnwrittenShared(commits=False)"
    assert repr(causes.UnpairedBarriers()) == "UnpairedBarriers()"
