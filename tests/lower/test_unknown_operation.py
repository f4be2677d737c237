"""An operation that a pass does not know is refused by it, never passed over: what it reads, writes and raises would count for nothing."""

import dataclasses

import pytest

from tests.kernels.gemms import one_warp
from tiledsl.analysis.listing.paths import planned_paths
from tiledsl.analysis.order.elaborate import elaborate, kinds_of_blocks
from tiledsl.analysis.order.reading import Reading
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import Effects
from tiledsl.ir.program.labels import labels
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.walk import rewrite, walk
from tiledsl.ir.walk import statements
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.plan.accumulators import in_accumulators
from tiledsl.lower.plan.plan import plan
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import TARGETS


@dataclasses.dataclass(frozen=True, slots=True)
class Formless(lp.OperationBase):
    """States nothing, not even that there is no body in it."""

    place: lp.Place


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


def test_an_unknown_expression_or_statement_is_refused():
    @dataclasses.dataclass(frozen=True, slots=True)
    class Strange(ir.Expr):
        pass

    @dataclasses.dataclass(frozen=True, slots=True)
    class Novel(ir.Statement):
        pass

    with pytest.raises(AssertionError, match="Strange"):
        list(ex.variables(Strange()))
    with pytest.raises(AssertionError, match="Novel"):
        list(statements([Novel(planned().body[0].place.span, ())]))
