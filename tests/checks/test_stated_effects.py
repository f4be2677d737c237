"""The checks of the IR read the effects that statements state: a statement of a new class is checked like any other, and a class without effects is refused."""

import dataclasses

import pytest

import tiledsl as td
from tests.kernels.gemms import one_warp
from tiledsl.analysis.source.barrier_counts import timed_statements
from tiledsl.analysis.source.bounds import bounds
from tiledsl.analysis.source.checks import kernel_checks, kernel_warnings
from tiledsl.analysis.source.coverage import coverage
from tiledsl.analysis.source.unused import unused_memory, unused_products
from tiledsl.analysis.time.work import read_back, work_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.text import ir_text
from tiledsl.lower.plan.fragments import fragments
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

TARGET = "gfx942"


@dataclasses.dataclass(frozen=True, slots=True)
class Formless(ir.Statement):
    """States nothing, not even that there is no body in it."""


@dataclasses.dataclass(frozen=True, slots=True)
class Unstated(ir.Simple):
    """Has no bodies, and does not state its effects."""


@dataclasses.dataclass(frozen=True, slots=True)
class Stated(ir.Simple):
    """States the effects of another statement; no check has heard of it."""

    stated: ir.Effects

    def own_effects(self):
        return self.stated


@td.kernel(warps=2)
def both_ways(a: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, 64, 64], mistake=""):
    """Every kind of access, with one mistake each."""
    td.grid(1)
    w = td.warp_id()
    As, Bs, acc = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32, buffers=2), td.zeros(td.f32, 32, 64)
    old = td.load(c[w if mistake != "races" else 1 - w, 0], (32, 64))
    td.load(As, a[0 if mistake != "loads outside" else 1, 0])
    for k in td.range(2):
        staged = td.fetch(Bs[k if mistake != "no such buffer" else k + 1], a[0, 0])
        if mistake != "never committed":
            td.commit(Bs[k if mistake != "commits outside" else k + 1], staged)
    td.wait(vmcnt=0)
    if mistake != "races":
        td.barrier()
    td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (w if mistake != "reads outside" else w + 1, 0))), td.load(Bs[0]))
    out = acc + old if mistake != "not added" else old + 0
    if mistake == "kept":
        td.keep(c[0, 0], (32, 64))
    td.store(c[w if mistake != "stores outside" else w + 1, 0], out)
    if mistake == "stores twice":
        td.store(c[w, 0], old)
    if mistake == "not ordered":
        td.store(c[0, 0], td.load(c[1, 0], (32, 64)))


MISTAKES = {
    "": [],
    "races": ["TD410"],
    "loads outside": ["TD301"],
    "no such buffer": ["TD302"],
    "never committed": ["TD703"],
    "commits outside": ["TD302"],
    "reads outside": ["TD303"],
    "not added": ["TD177"],
    "kept": ["TD313"],
    "stores outside": ["TD301"],
    "stores twice": ["TD311"],
    "not ordered": ["TD311", "TD410"],
}


def restated(body):
    """The same statements, where every class but those of products, loops and branches is new to the checks."""
    for statement in body:
        match statement:
            case ir.For():
                yield dataclasses.replace(statement, phases=tuple(tuple(restated(phase)) for phase in statement.phases))
            case ir.If():
                yield dataclasses.replace(statement, then=tuple(restated(statement.then)), otherwise=tuple(restated(statement.otherwise)))
            case ir.Mma():
                yield statement
            case _:
                yield Stated(statement.span, statement.calls, statement.effects)


def with_last(kind):
    kernel = one_warp.capture(TARGET, dict(M=64, N=64, K=128))
    return dataclasses.replace(kernel, body=(*kernel.body, kind(kernel.body[-1].span, ())))


def in_loop(kind):
    kernel = one_warp.capture(TARGET, dict(M=64, N=64, K=128))
    loop = next(statement for statement in kernel.body if isinstance(statement, ir.For))
    longer = dataclasses.replace(loop, phases=tuple((*phase, kind(loop.span, ())) for phase in loop.phases))
    return dataclasses.replace(kernel, body=tuple(longer if statement is loop else statement for statement in kernel.body))


READ_EFFECTS = {
    "bounds": bounds,
    "coverage": coverage,
    "barriers": timed_statements,
    "unused products": unused_products,
    "work": work_of,
    "fragments": lambda kernel: fragments(kernel, TARGETS[TARGET]),
    "plan": lambda kernel: plan(kernel, TARGETS[TARGET]),
}
KNOW_BODIES = {"text": ir_text, "unused memory": unused_memory}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_effects_are_all_that_the_checks_read(mistake):
    kernel = both_ways.capture(TARGET, dict(mistake=mistake))
    other = dataclasses.replace(kernel, body=tuple(restated(kernel.body)))
    found = kernel_checks(kernel) + kernel_warnings(kernel)
    assert [one.code for one in found] == MISTAKES[mistake]
    assert kernel_checks(other) + kernel_warnings(other) == found
    assert (work_of(other), read_back(other)) == (work_of(kernel), ("c",))


@pytest.mark.parametrize("kernel", (with_last, in_loop))
@pytest.mark.parametrize("does", READ_EFFECTS.values(), ids=READ_EFFECTS)
def test_a_statement_without_effects_is_refused(does, kernel):
    with pytest.raises(AssertionError, match="Unstated does not state its effects"):
        does(kernel(Unstated))


@pytest.mark.parametrize("kernel", (with_last, in_loop))
@pytest.mark.parametrize("does", {**READ_EFFECTS, **KNOW_BODIES}.values(), ids={**READ_EFFECTS, **KNOW_BODIES})
def test_a_statement_of_which_nothing_is_known_is_refused(does, kernel):
    with pytest.raises(AssertionError, match="Formless"):
        does(kernel(Formless))


def test_every_statement_states_its_effects():
    """None takes the default, which raises."""
    named = (getattr(ir, name) for name in ir.__all__)
    classes = [one for one in named if isinstance(one, type) and issubclass(one, ir.Statement) and one not in (ir.Statement, ir.Simple)]
    assert classes and [one.__name__ for one in classes if "own_effects" not in vars(one)] == []
