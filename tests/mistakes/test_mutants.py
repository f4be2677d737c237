"""Mutants of the examples, a fixed sample with every operator and every example: whatever does something else than the kernel is refused before it is compiled,
and what is accepted or refused for order or value shows itself so on the interpreter. All of them: benchmarks/kernel_mutants.py.
"""

import dataclasses
import functools

import pytest

from tests.mistakes import value_graph
from tests.mistakes.kernel_mutations import OPERATORS, replaced
from tests.mistakes.mutant_judge import Subject, judged, sample, shown, subjects
from tests.mistakes.source_mutations import OF_SOURCE
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

SUBJECTS = tuple(subjects())
CASES = [(subject, subject.targets[number % len(subject.targets)]) for number, subject in enumerate(SUBJECTS)]
EVERY = {
    "K03": 1,
    "b08 right": 1,
    "triangle": 1,
    "read_back": 1,
    "reductions": 1,
    "grouped": 1,
    "added": 1,
    "walked": 1,
    "packed": 1,
    "microscaled": 1,
    "pipeline": 1,
    "K11": 4,
    "K12": 3,
    "K13": 3,
    "K14": 6,
}  # of these every so many-th operator is sampled, of others every second
EXECUTED = {"K01": "gfx942", "K06": "gfx90a", "b08 right": "gfx942"}


@functools.cache
def right(subject: Subject, target: str) -> value_graph.Outcome:
    found = value_graph.outcome(subject.capture(target))
    assert found.paired and not found.races
    return found


def chosen(subject: Subject, target: str, folder) -> list:
    """One mutant of some operators, which ones depends on the kernel: all have their turn."""
    made = sample(subject.mutants(target, folder), 1, subject.id)
    every = EVERY.get(subject.id, 2)
    return made[SUBJECTS.index(subject) % every :: every]


@pytest.mark.thorough
@pytest.mark.parametrize("subject, target", CASES, ids=[f"{subject.id}-{target}" for subject, target in CASES])
def test_what_is_no_longer_the_same_is_refused(subject, target, tmp_path):
    made = chosen(subject, target, tmp_path)
    ends = {f"{mutant.operator}: {mutant.what}": judged(mutant, target, right(subject, target)) for mutant in made}
    assert {what: (end.kind, end.why) for what, end in ends.items() if end.kind not in ("refused", "equivalent")} == {}
    assert [text for end in ends.values() for text in end.malformed] == []
    assert any(end.kind == "refused" for end in ends.values())


@pytest.mark.thorough
def test_every_operator_is_in_the_sample(tmp_path):
    whole = [case for case in CASES if EVERY.get(case[0].id) == 1]
    assert {mutant.operator for case in whole for mutant in chosen(*case, tmp_path)} == {*OPERATORS, *OF_SOURCE}


@pytest.mark.thorough
@pytest.mark.parametrize("id, target", EXECUTED.items())
def test_the_interpreter_agrees(id, target, tmp_path):
    """One that is refused for order or value shows a hazard or a wrong C, one that is accepted is clean and right, whatever the schedule."""
    subject = next(subject for subject in SUBJECTS if subject.id == id)
    ends = [(mutant.what, judged(mutant, target, right(subject, target))) for mutant in sample(subject.mutants(target, tmp_path), 2, id)]
    refused = [(what, end) for what, end in ends if end.planned is not None and set(end.codes) & {"TD401", "TD405", "TD602"}]
    accepted = [(what, end) for what, end in ends if end.kind == "equivalent"]
    assert refused or accepted
    assert [what for what, end in refused[:1] if not shown(subject, end)] == []
    assert [what for what, end in accepted[:1] if shown(subject, end)] == []


# -------------------------------------------------------------------------------------- what calls mutants equivalent


@pytest.mark.thorough
def test_what_the_graph_tells_apart():
    (k01,) = (subject for subject in SUBJECTS if subject.id == "K01")
    kernel, before = k01.capture("gfx942"), right(k01, "gfx942")
    number, loop = next((i, s) for i, s in enumerate(kernel.body) if isinstance(s, ir.For))
    phase = loop.phases[0]
    barriers = [i for i, statement in enumerate(phase) if isinstance(statement, ir.Barrier)]
    product = next(i for i, statement in enumerate(phase) if isinstance(statement, ir.Mma))
    assert [barriers[1] + 1, before.races] == [product, frozenset()]

    def of(*order: int) -> value_graph.Outcome:
        changed = dataclasses.replace(loop, phases=(tuple(phase[i] for i in order),))
        return value_graph.outcome(replaced(kernel, (), number, changed))

    as_it_is = list(range(len(phase)))
    swapped = [*as_it_is[: barriers[1]], product, barriers[1], *as_it_is[product + 1 :]]
    assert of(*swapped).same(before)  # the barrier that frees LDS may stand behind a product
    assert of(*as_it_is[:product], product + 1, product, *as_it_is[product + 2 :]).same(before)  # products in another order
    assert of(*(i for i in as_it_is if i != barriers[0])).races == {"a read and a write", "a write and a read"}
    assert of(*(i for i in as_it_is if i != barriers[1])).races
    assert of(*(i for i in as_it_is if i != product)).stores != before.stores
    assert of(*as_it_is, product).stores != before.stores
    assert value_graph.outcome(replaced(kernel, (), number, dataclasses.replace(loop, trips=ex.const(3)))).stores != before.stores
