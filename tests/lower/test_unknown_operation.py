"""An operation that a pass does not know is refused by it, never passed over: what it reads, writes and raises would count for nothing."""

import copy
import dataclasses
import functools
import types

import numpy as np
import pytest

from tests.kernels.gemms import one_warp
from tiledsl.analysis.fields import formula_sizes, stacked_matrices
from tiledsl.analysis.listing import accumulators, counts, origins, paths, reordered
from tiledsl.analysis.listing.paths import planned_paths
from tiledsl.analysis.order.elaborate import elaborate, kinds_of_blocks
from tiledsl.analysis.order.source_order import Reading
from tiledsl.analysis.time import work
from tiledsl.analysis.time.actions import actions_of
from tiledsl.analysis.time.chips import chip_named
from tiledsl.analysis.values import algebra, beyond, compare, fingerprints, messages, run, tags
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import TouchedEarly
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import Effects
from tiledsl.ir.program.labels import labels
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.walk import rewrite, walk
from tiledsl.ir.program.wellformed import faults
from tiledsl.ir.text import expr_text, ir_text
from tiledsl.ir.walk import operands_of, rewritten, statements
from tiledsl.lower.emit.ctext import c_expr
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.emit.piece_text import computes_pairs, elementwise
from tiledsl.lower.plan import pieces
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import plan
from tiledsl.lower.retry import next_try
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import TARGETS


@dataclasses.dataclass(frozen=True, slots=True)
class Formless(lp.OperationBase):
    """States nothing, not even that there is no body in it."""

    place: lp.Place


@dataclasses.dataclass(frozen=True, slots=True)
class Framed(lp.OperationBase):
    """Has a body and effects, and is neither a loop nor a branch."""

    place: lp.Place

    @property
    def bodies(self):
        return ((),)

    @property
    def effects(self):
        return Effects()


@dataclasses.dataclass(frozen=True, slots=True)
class Unstated(lp.Simple):
    """Has no bodies, and does not state its effects."""

    place: lp.Place


@dataclasses.dataclass(frozen=True, slots=True)
class Stated(lp.Simple):
    """States what it reads and writes; no pass has heard of it."""

    place: lp.Place
    read: tuple[str, ...] = ()
    written: tuple[str, ...] = ()

    @property
    def effects(self):
        return Effects(self.read, self.written)


@functools.cache
def planned() -> lp.Program:
    return plan(one_warp.capture("gfx942", dict(M=64, N=64, K=128)), TARGETS["gfx942"])


def with_last(kind: type, *fields) -> lp.Program:
    """The program of a kernel with one more operation at its end."""
    program = planned()
    return dataclasses.replace(program, body=(*program.body, kind(program.body[-1].place, *fields)))


def in_loop(kind: type) -> lp.Program:
    """The same with the operation inside the loop."""
    program = planned()
    body = tuple(dataclasses.replace(one, body=(*one.body, kind(one.place))) if isinstance(one, lp.Loop) else one for one in program.body)
    assert body != program.body
    return dataclasses.replace(program, body=body)


USES_EFFECTS = {
    "the order of assembly": lambda program: lp.in_order(program.body),
    "liveness": lambda program: peak_of(program.body, program.variables),
    "waits": lambda program: place_waits(program, ()),
    "accumulators": lambda program: in_accumulators(dataclasses.replace(program, accumulators=(("acc", "a[0:15]"),))),
    "elaborate": lambda program: elaborate(program, 0),
    "kinds of blocks": kinds_of_blocks,
    "actions": lambda program: actions_of(program, program.kernel, 1, chip_named("MI300X")),
}
WALKS = {
    "flat": lambda program: list(lp.flat(program.body)),
    "numbers": lambda program: program.numbers,
    "rewrite": lambda program: rewrite(program.body, tuple),
    "labels": lambda program: labels(program.numbers),
    "reading": Reading,
}
KNOWS_ALL = {"text": emit, "paths": planned_paths}


@pytest.mark.sample("accumulators-in_loop", "elaborate-with_last", "the order of assembly-in_loop", "waits-with_last")
@pytest.mark.parametrize("program", (with_last, in_loop))
@pytest.mark.parametrize("does", USES_EFFECTS.values(), ids=USES_EFFECTS)
def test_an_operation_without_effects_is_refused(does, program):
    with pytest.raises(AssertionError, match="Unstated does not state its effects"):
        does(program(Unstated))


@pytest.mark.sample("waits-in_loop")
@pytest.mark.parametrize("program", (with_last, in_loop))
@pytest.mark.parametrize("does", {**USES_EFFECTS, **WALKS}.values(), ids={**USES_EFFECTS, **WALKS})
def test_an_operation_of_which_nothing_is_known_is_refused(does, program):
    with pytest.raises(AssertionError, match="Formless does not state its (bodies|effects)"):
        does(program(Formless))


@pytest.mark.parametrize("does", KNOWS_ALL.values(), ids=KNOWS_ALL)
def test_an_operation_that_a_pass_must_know_is_refused_whatever_it_states(does):
    with pytest.raises(AssertionError, match="Stated"):
        does(with_last(Stated))


def test_an_operation_that_states_its_effects_is_waited_for():
    """A load fills a register that the new operation reads: the wait is there without a word about it in the passes."""
    program = planned()
    place = program.body[-1].place
    load = lp.Memory(place, "load {out}", ("fresh",), (), (), "vm")
    apart = lp.Place(dataclasses.replace(place.span, line=place.span.line + 1))
    done, _ = place_waits(dataclasses.replace(program, body=(load, Stated(apart, ("fresh",)))), ())
    assert [type(one) for one in done.body] == [lp.Memory, lp.Wait, Stated]
    assert done.body[1].vm == 0


def test_an_operation_that_states_what_it_writes_is_seen_by_liveness_and_elaborate():
    program = planned()
    place = program.body[-1].place
    both = dataclasses.replace(program, body=(Stated(place, (), ("fresh",)), Stated(place, ("fresh",))))
    assert not elaborate(both, 0)[0].unwritten
    alone = dataclasses.replace(program, body=(Stated(place, ("fresh",)),))
    assert [use.register for use in elaborate(alone, 0)[0].unwritten] == ["fresh"]


def test_operations_of_equal_content_have_two_numbers():
    place = planned().body[-1].place
    one, other = lp.Barrier(place), lp.Barrier(place)
    assert one == other
    numbers = lp.Numbering((one, lp.Branch(place, ir.Const(1), (other,), ())))
    assert [numbers[one], numbers[other]] == [0, 2]
    assert numbers.get(lp.Barrier(place)) is None
    assert numbers.statement(other) == 0


def test_numbers_follow_operations_that_a_rewrite_keeps():
    program = planned()
    kept = lp.in_order(program.body)
    nop = lp.Memory(program.body[0].place, "s_nop 0", (), (), (), "")
    after = dataclasses.replace(program, body=rewrite(program.body, lambda body: (nop, *body)))
    now = after.numbers.renumbered(program.numbers)
    assert [now[program.numbers[one]] for one in kept] == [after.numbers[one] for one in kept]
    assert kept


def test_walks_agree():
    program = planned()
    assert [one for one, _ in walk(program.body)] == list(lp.flat(program.body))
    outer = {program.numbers[one]: around for one, around in walk(program.body)}
    for loop in (one for one in lp.flat(program.body) if isinstance(one, lp.Loop)):
        assert all(outer[program.numbers[one]][: len(outer[program.numbers[loop]]) + 1][-1] is loop for one in lp.flat(loop.body))


IN_BODIES = {
    "accumulators": USES_EFFECTS["accumulators"],
    "liveness": USES_EFFECTS["liveness"],
    "waits": USES_EFFECTS["waits"],
    "rules": lambda program: list(faults(program)),
    "wait states": lambda program: next_try(program, [Diagnostic("TD405", "too early", None, cause=TouchedEarly())]),
}


@pytest.mark.parametrize("does", IN_BODIES.values(), ids=IN_BODIES)
def test_an_operation_that_is_neither_simple_nor_a_loop_nor_a_branch_is_refused(does):
    with pytest.raises(AssertionError, match="Framed (does not state its|has no)"):
        does(with_last(Framed))


@pytest.mark.parametrize("what", ["effects", "assembly", "expressions", "bodies"])
def test_what_an_operation_does_not_state_is_nothing_that_it_has(what):
    with pytest.raises(AssertionError, match=r"^Formless does not state (its|whether)"):
        getattr(Formless(planned().body[0].place), what)


def test_a_copy_of_the_numbers_knows_the_operations_of_the_copy():
    kept, copied = planned().numbers, copy.deepcopy(planned().numbers)
    assert len(kept.operations) == len(copied.operations) > 10
    assert [copied[one] for one in copied.operations] == [kept[one] for one in kept.operations]
    assert copied.get(kept.operations[0]) is None


@dataclasses.dataclass(frozen=True, slots=True)
class Strange(ir.Expr):
    """An expression of which nothing is known."""


@dataclasses.dataclass(frozen=True, slots=True)
class Odd(ir.Element):
    """An element's value of which nothing is known."""


@dataclasses.dataclass(frozen=True)
class Novel(ir.Statement):
    """States nothing, not even that there is no body in it."""


@dataclasses.dataclass(frozen=True)
class Around(ir.Statement):
    """Has a body, and is neither a loop nor a branch."""

    bodies = ()


@dataclasses.dataclass(frozen=True)
class Idle(ir.Simple):
    """Has no body, and reads pieces of shared tiles if any."""

    read: tuple[ir.Region, ...] = ()

    @property
    def effects(self):
        return ir.Effects(reads=self.read)


def of_pair(value: ir.Element) -> lp.Elementwise:
    """The exponential of a lane's two elements, of 2 * their value."""
    of = ir.Apply("*", (lp.Element("x", single=False), value))
    return lp.Elementwise(planned().body[-1].place, "y", 2, ir.Apply("exp2", (of,)))


@pytest.mark.parametrize("does", [ex.variables, ex.bounds, ex.multiple, expr_text, c_expr], ids=lambda does: does.__name__)
def test_an_unknown_expression_is_refused(does):
    with pytest.raises(AssertionError, match="Strange"):
        list(does(Strange()))


NAMES_ITS_INSTRUCTION = (counts._mnemonic, origins._made_of, paths._planned_key, reordered._kind)


@pytest.mark.parametrize("names", NAMES_ITS_INSTRUCTION, ids=lambda does: does.__module__)
def test_an_operation_whose_instruction_is_not_known_is_refused(names):
    with pytest.raises(AssertionError, match="Framed"):
        tuple(names(Framed(planned().body[-1].place)))


def prints() -> fingerprints.Fingerprints:
    return fingerprints.Fingerprints(tags.Tags({}), None, 0)


def test_an_operation_on_accumulators_that_is_not_known_is_refused():
    with pytest.raises(AssertionError, match="how Stated names AGPRs is not known"):
        list(accumulators._named(Stated(planned().body[-1].place, ("a[0:15]",))))


OF_ELEMENTS = {
    "its rows and columns": formula_sizes.size,
    "the sums in it": lambda value: list(formula_sizes.sums(value)),
    "the axes that a sum binds": lambda value: formula_sizes.bound(value, "row"),
    "the reductions in it": lambda value: list(formula_sizes.reductions(value)),
    "the same elements of each matrix": lambda value: stacked_matrices.Stack._computed(None, value),
    "its shape": work.shape_of,
    "its meaning": lambda value: run.stated(value, None, ((0, 0),) * 3, 1, 1),
    "its value with another tile": lambda value: pieces._put(value, None, None),
    "its registers": lambda value: pieces._Registers.element(None, value, None),
    "a part of a value": lambda value: algebra._Part(None)._made(value, 0, 0, 1, 1),
    "what a value is made of": algebra.made_of,
    "a value's own part of a formula": lambda value: compare._own(value, None),
    "a value's error": lambda value: compare._Rounded(prints()).of(value, 1, 1),
    "a value's scale": lambda value: compare._Exact(prints(), None, {}).of(value, 1, 1),
    "a value's fingerprints": lambda value: prints().of(value, 1, 1),
    "a value's text": lambda value: messages.ValueTexts._written_out(None, value, 0, 0),
    "the tiles in it": lambda value: list(ir.tiles_of(value)),
    "the parts of a formula": operands_of,
    "the registers in it": lambda value: of_pair(value).effects,
    "its text in C": lambda value: elementwise(of_pair(value)),
    "packed arithmetic": lambda value: computes_pairs(of_pair(value)),
}


@pytest.mark.parametrize("does", OF_ELEMENTS.values(), ids=OF_ELEMENTS)
def test_an_unknown_value_of_elements_is_refused(does):
    with pytest.raises(AssertionError, match="Odd"):
        does(Odd())


def test_an_unknown_statement_is_refused():
    kernel = planned().kernel
    span = planned().body[0].place.span
    novel, around, idle = Novel(span, ()), Around(span, ()), Idle(span, ())
    tile = next(one.acc for one in statements(kernel.body) if isinstance(one, ir.Mma))
    odd = ir.Elementwise(span, (), tile, Odd())
    region = next(one.src for one in statements(kernel.body) if isinstance(one, ir.LoadTile))
    for does in (
        lambda: list(statements([novel])),
        lambda: rewritten([around], lambda one: None),
        lambda: ir_text(dataclasses.replace(kernel, body=(idle,))),
        lambda: plan(dataclasses.replace(kernel, body=(idle,)), TARGETS["gfx942"]),
        lambda: plan(dataclasses.replace(kernel, body=(dataclasses.replace(idle, read=(region,)),)), TARGETS["gfx942"]),
        lambda: ir_text(dataclasses.replace(kernel, body=(odd,))),
        lambda: work._flops([novel], {}, np.ones((1, 1), dtype=bool), 1),
        lambda: beyond._leaves([novel], {}, 1),
        lambda: pieces._operation(types.SimpleNamespace(place=lambda one: one), idle, 0, None),
    ):
        with pytest.raises(AssertionError, match="Novel|Around|Idle|Odd"):
            does()
