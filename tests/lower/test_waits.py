"""Where waits are placed, against a model that runs every path: all arms of branches, guarded operations issued and skipped, all orders of arrival.

The model knows nothing of ages. A world is what is outstanding, in order of issue; a wait for n lets operations arrive until at most n are left: of the
ordered ones always the oldest, of the flat ones any. A register may be touched, and a barrier with obligations passed, once no world has the operation in
flight; where it is required only after some turns of a loop, none that was issued that many turns before.
"""

import dataclasses
import itertools
import random
from collections.abc import Iterable, Iterator

import pytest

from tests.kernels.gemms import one_warp
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder
from tiledsl.lower.waits.waits import place_waits
from tiledsl.targets import TARGETS


def place() -> lp.Place:
    """Each operation is a statement of its own."""
    return lp.Place(Span("waits.py", 1, 1, 1, 2))


REGISTERS = ("v0", "v1", "v2", "v3")


def load(*out: str, counter: str = "vm", guard: bool = False) -> lp.Memory:
    return lp.Memory(place(), "load", out, (), (), counter, guard=ir.Var("warp", "warp", 0, 3) if guard else None)


def read(*out: str) -> lp.Memory:
    return load(*out, counter="lgkm")


def flat(*out: str) -> lp.Memory:
    return load(*out, counter="vm lgkm")


def write(*data: str, counter: str = "lgkm") -> lp.Memory:
    return lp.Memory(place(), "write", (), (), data, counter)


def use(*registers: str) -> lp.Memory:
    return lp.Memory(place(), "use", (), (), registers, "")


def own(vm: int | None = None, lgkm: int | None = None) -> lp.Wait:
    return lp.Wait(place(), vm, lgkm, own=True)


def loop(turns: int, *body: lp.Operation) -> lp.Loop:
    return lp.Loop(place(), ir.Var("k", "loop", 0, turns - 1), 0, ir.Const(turns), 1, (), body)


def branch(then: Iterable[lp.Operation], otherwise: Iterable[lp.Operation] = ()) -> lp.Branch:
    return lp.Branch(place(), ir.Var("warp", "warp", 0, 3), tuple(then), tuple(otherwise))


def program(body: Iterable[lp.Operation], waits: str = "auto") -> lp.Program:
    kernel = dataclasses.replace(one_warp.capture("gfx942", dict(M=64, N=64, K=64)), waits=waits)
    return lp.Program(kernel, TARGETS["gfx942"], 0, 1, placements=(), variables=(), addresses=(), pointers=(), body=tuple(body))


@dataclasses.dataclass(frozen=True)
class Due:
    """An operation that must be finished once so many `turns` of the loop at that place have begun since."""

    operation: lp.Memory
    loop: lp.Place | None = None
    turns: int = 0


Dues = dict[int, list[Due]]  # by the id of the operation before which


def placed(*body: lp.Operation, required: Dues | None = None) -> tuple[lp.Operation, ...]:
    return place_waits(program(body), numbered(body, required or {}))[0].body


def numbered(body: tuple[lp.Operation, ...], required: Dues) -> list[RequiredOrder]:
    """The same by the numbers of the operations, with the loops in order."""
    loops = [operation.place for operation in flattened(body) if isinstance(operation, lp.Loop)]
    numbers = {id(operation): number for number, operation in enumerate(flattened(body))}
    dues = [(numbers[later], due) for later, all_of in required.items() for due in all_of]
    return [(later, numbers[id(due.operation)], tuple(due.turns if one is due.loop else 0 for one in loops)) for later, due in dues]


def counts(body: Iterable[lp.Operation]) -> list[object]:
    """The body with each wait as (vm, lgkm), each other operation as its text, and what is inside others as a list."""
    out: list[object] = []
    for operation in body:
        match operation:
            case lp.Wait(vm=vm, lgkm=lgkm):
                out.append((vm, lgkm))
            case lp.Memory(template=text):
                out.append(text)
            case lp.Loop(body=inner):
                out.append(counts(inner))
            case lp.Branch(then=then, otherwise=otherwise):
                out.append([counts(then), counts(otherwise)])
            case lp.Barrier():
                out.append("barrier")
    return out


# ------------------------------------------------------------------------------------------------------------- the model


@dataclasses.dataclass(frozen=True)
class Turn:
    """A turn of the loop at that place begins."""

    loop: lp.Place


Path = tuple[lp.Operation | Turn, ...]


def paths(body: tuple[lp.Operation, ...], fewer: bool) -> Iterator[Path]:
    """Every sequence of operations that a wave may execute; `fewer` has loops of several turns left after any of them."""
    if not body:
        yield ()
        return
    match body[0]:
        case lp.Loop(body=inner) as whole:
            once = list(paths(inner, fewer))
            repeats = range(1, whole.turns + 1) if fewer else (whole.turns,)
            again = Turn(whole.place)
            firsts = [tuple(itertools.chain(*((again, *turn) for turn in turns))) for repeat in repeats for turns in itertools.product(once, repeat=repeat)]
        case lp.Branch(then=then, otherwise=otherwise):
            firsts = [*paths(then, fewer), *paths(otherwise, fewer)]
        case lp.Memory(guard=guard) as operation if guard is not None:
            firsts = [(operation,), ()]
        case operation:
            firsts = [(operation,)]
    for first, rest in itertools.product(firsts, list(paths(body[1:], fewer))):
        yield first + rest


World = tuple[tuple[int, lp.Memory, str], ...]  # number of issue, operation, counter


def is_flat(operation: lp.Memory) -> bool:
    return " " in operation.counter


def arrivals(world: World, counter: str, most: int) -> set[World]:
    """The worlds in which at most so many of the counter are outstanding."""
    mine = [entry for entry in world if entry[2] == counter]
    if len(mine) <= most:
        return {world}
    ordered = [entry for entry in mine if not is_flat(entry[1])]
    return {w for entry in [*ordered[:1], *(e for e in mine if is_flat(e[1]))] for w in arrivals(tuple(e for e in world if e is not entry), counter, most)}


def is_due(path: Path, issued: int, number: int, due: Due) -> bool:
    """Whether what is issued at the one position is due at the other."""
    turns = sum(isinstance(step, Turn) and step.loop is due.loop for step in path[issued:number])
    return path[issued] is due.operation and turns >= due.turns


def violations(body: tuple[lp.Operation, ...], required: Dues, fewer: bool = False) -> list[lp.Operation]:
    """The operations that come too early on some path; waits whose ties are still in flight after them among them."""
    found = []
    for path in paths(body, fewer):
        worlds: set[World] = {()}
        for number, operation in enumerate(path):
            match operation:
                case lp.Wait(vm=vm, lgkm=lgkm, ties=ties):
                    for counter, most in (("vm", vm), ("lgkm", lgkm)):
                        if most is not None:
                            worlds = set().union(*(arrivals(world, counter, most) for world in worlds))
                    early = {name for world in worlds for _, flight, _ in world for name in flight.out} & set(ties)
                case Turn():
                    continue
                case lp.Barrier():
                    flying = {issued for world in worlds for issued, _, _ in world}
                    early = {issued for issued in flying for due in required.get(id(operation), []) if is_due(path, issued, number, due)}
                case _:
                    touched = {*operation.effects.read, *operation.effects.written}
                    early = touched & {name for world in worlds for _, flight, _ in world for name in flight.out}
            if early:
                found.append(operation)
            if isinstance(operation, lp.Memory) and operation.counter:
                worlds = {(*world, *((number, operation, counter) for counter in operation.counter.split())) for world in worlds}
    return found


def weaker(body: tuple[lp.Operation, ...]) -> Iterator[tuple[lp.Operation, ...]]:
    """The body with one count of one added wait allowing one operation more."""
    for position, operation in enumerate(body):
        match operation:
            case lp.Wait(own=False, vm=vm, lgkm=lgkm):
                if vm is not None:
                    yield _replaced(body, position, dataclasses.replace(operation, vm=vm + 1, ties=()))
                if lgkm is not None:
                    yield _replaced(body, position, dataclasses.replace(operation, lgkm=lgkm + 1, ties=()))
            case lp.Loop(body=inner):
                for other in weaker(inner):
                    yield _replaced(body, position, dataclasses.replace(operation, body=other))
            case lp.Branch(then=then, otherwise=otherwise):
                for other in weaker(then):
                    yield _replaced(body, position, dataclasses.replace(operation, then=other))
                for other in weaker(otherwise):
                    yield _replaced(body, position, dataclasses.replace(operation, otherwise=other))


def _replaced(body: tuple[lp.Operation, ...], position: int, operation: lp.Operation) -> tuple[lp.Operation, ...]:
    return (*body[:position], operation, *body[position + 1 :])


# --------------------------------------------------------------------------------------------------------- any program


class Author:
    """Writes small programs at random."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.issued: list[lp.Memory] = []
        self.required: Dues = {}
        self.loops: list[lp.Loop] = []
        self.kept: list[lp.Barrier] = []  # their ids are keys: they must live
        self.guards = 0

    def body(self, most: int, depth: int) -> tuple[lp.Operation, ...]:
        return tuple(self.operation(depth) for _ in range(self.random.randint(1, most)))

    def operation(self, depth: int) -> lp.Operation:
        pick = self.random.choice
        match self.random.choices(("load", "read", "flat", "write", "use", "own", "barrier", "loop", "branch"), (5, 5, 1, 2, 4, 1, 2, 2 * depth, 2 * depth))[0]:
            case "load":
                self.guards += 1
                return self._issue(load(pick(REGISTERS), guard=self.guards < 4 and self.random.random() < 0.3))
            case "read":
                return self._issue(read(*self.random.sample(REGISTERS, self.random.randint(1, 2))))
            case "flat":
                return self._issue(flat(pick(REGISTERS)))
            case "write":
                return self._issue(write(pick(REGISTERS), counter=pick(("vm", "lgkm"))))
            case "use":
                return use(pick(REGISTERS))
            case "own":
                return own(*pick(((0, None), (None, 0), (1, None), (None, 1), (1, 2))))
            case "barrier":
                barrier = lp.Barrier(place())
                self.kept.append(barrier)
                self.required[id(barrier)] = [Due(o) for o in self.issued if self.random.random() < 0.3]
                return barrier
            case "loop":
                self.loops.append(loop(self.random.randint(1, 3), *self.body(3, depth - 1)))
                return self.loops[-1]
        return branch(self.body(2, depth - 1), self.body(2, depth - 1) if self.random.random() < 0.5 else ())

    def owe_across_turns(self) -> None:
        """Some of what is required only after turns of loops, as many as these have; and more of it."""
        for all_of in self.required.values():
            all_of += [Due(o) for o in self.issued if self.random.random() < 0.3]
            for position, due in enumerate(all_of):
                among = [one for one in self.loops if self.random.random() < 0.7]
                if among:
                    one = self.random.choice(among)
                    all_of[position] = Due(due.operation, one.place, self.random.randint(0, one.turns))

    def _issue(self, operation: lp.Memory) -> lp.Memory:
        self.issued.append(operation)
        return operation


def flattened(body: Iterable[lp.Operation]) -> Iterator[lp.Operation]:
    for operation in body:
        yield operation
        match operation:
            case lp.Loop(body=inner):
                yield from flattened(inner)
            case lp.Branch(then=then, otherwise=otherwise):
                yield from flattened((*then, *otherwise))


@pytest.mark.one_in(9)
@pytest.mark.parametrize("across_turns", (False, True))
@pytest.mark.parametrize("seed", range(100))
def test_any_program(seed, across_turns):
    """Nothing is touched too early on any path; no count could allow one more, were its loops of unknown length; what the user wrote stays as it was."""
    author = Author(seed)
    body = author.body(6, 2)
    if across_turns:
        author.owe_across_turns()
    done = placed(*body, required=author.required)
    assert violations(done, author.required) == []
    assert [] == [counts(other) for other in weaker(done) if not violations(other, author.required, fewer=True)]
    without = [(o.vm, o.lgkm) for o in flattened(done) if isinstance(o, lp.Wait) and o.own]
    assert without == [(o.vm, o.lgkm) for o in flattened(body) if isinstance(o, lp.Wait)]
    assert [type(o) for o in flattened(done) if not isinstance(o, lp.Wait)] == [type(o) for o in flattened(body) if not isinstance(o, lp.Wait)]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("across_turns", (False, True))
@pytest.mark.parametrize("seed", range(100))
def test_manual_waits_are_refused_exactly_where_one_is_missing(seed, across_turns):
    """A program is taken as it stands if the model finds nothing early in it, and is refused otherwise."""
    author = Author(seed)
    body = author.body(6, 2)
    if across_turns:
        author.owe_across_turns()
    done, missing = place_waits(program(body, "manual"), numbered(body, author.required))
    assert counts(done.body) == counts(body)
    assert bool(missing) == bool(violations(body, author.required))


# ------------------------------------------------------------------------------------------------------- one at a time


def test_the_count_is_what_was_issued_after():
    assert counts(placed(load("v0"), load("v1"), load("v2"), use("v0"))) == ["load", "load", "load", (2, None), "use"]


def test_counters_are_apart():
    assert counts(placed(load("v0"), read("v1"), use("v0"), use("v1"))) == ["load", "load", (0, None), "use", (None, 0), "use"]


def test_one_wait_for_both_counters():
    assert counts(placed(load("v0"), read("v1"), use("v0", "v1"))) == ["load", "load", (0, 0), "use"]


def test_a_wait_is_not_repeated():
    assert counts(placed(load("v0"), use("v0"), use("v0"))) == ["load", (0, None), "use", "use"]


def test_a_store_counts_and_holds_no_register():
    assert counts(placed(load("v0"), write("v1", counter="vm"), use("v1"), use("v0"))) == ["load", "write", "use", (1, None), "use"]


def test_a_register_in_flight_is_not_overwritten():
    assert counts(placed(load("v0"), read("v0"))) == ["load", (0, None), "load"]


def test_a_guarded_operation_makes_none_older():
    assert counts(placed(load("v0"), load("v1", guard=True), use("v0"))) == ["load", "load", (0, None), "use"]


def test_what_is_issued_in_one_arm_makes_none_older():
    assert counts(placed(load("v0"), branch([load("v1")]), use("v0"))) == ["load", [["load"], []], (0, None), "use"]


def test_what_is_issued_in_both_arms_does():
    assert counts(placed(load("v0"), branch([load("v1")], [load("v2")]), use("v0"))) == ["load", [["load"], ["load"]], (1, None), "use"]


def test_what_both_arms_would_wait_for_is_waited_for_before_them():
    """The second arm's wait for v1 makes v0 ready as well, which it does not use: both would set v0 anew."""
    assert counts(placed(load("v0"), load("v1"), branch([use("v0")], [use("v1")]))) == ["load", "load", (1, None), [["use"], [(0, None), "use"]]]
    assert counts(placed(load("v0"), load("v1"), branch([use("v1")], [use("v1")]))) == ["load", "load", (0, None), [["use"], ["use"]]]
    nested = branch([use("v0")], [branch([use("v0")], [use("v0")])])
    assert counts(placed(load("v0"), nested)) == ["load", (0, None), [["use"], [[["use"], ["use"]]]]]


def test_what_one_arm_waits_for_is_waited_for_in_it():
    assert counts(placed(load("v0"), branch([use("v0")]), use("v0"))) == ["load", [[(0, None), "use"], []], (0, None), "use"]
    assert counts(placed(load("v0"), read("v1"), branch([use("v0")], [use("v1")]))) == ["load", "load", [[(0, None), "use"], [(None, 0), "use"]]]


def test_waits_for_what_the_arms_issue_stay_in_them():
    body = placed(load("v0"), branch([load("v1"), use("v1")], [load("v2"), use("v2")]), use("v0"))
    assert counts(body) == ["load", (0, None), [["load", (0, None), "use"], ["load", (0, None), "use"]], "use"]


def test_the_back_edge_of_a_loop():
    """The load at the end of a turn is what the next turn's use must wait for; the one before the loop is two behind by then."""
    body = loop(4, use("v0"), load("v0"))
    assert counts(placed(load("v0"), load("v1"), body)) == ["load", "load", [(0, None), "use", "load"]]
    assert counts(placed(load("v0"), load("v1"), loop(1, *body.body))) == ["load", "load", [(1, None), "use", "load"]]


def test_a_loop_that_prefetches_leaves_its_own_load_in_flight():
    body = loop(4, load("v1"), use("v0"), read("v2"), use("v1"), load("v0"), use("v2"))
    assert counts(placed(load("v0"), body)) == ["load", ["load", (1, None), "use", "load", (0, None), "use", "load", (None, 0), "use"]]


def test_a_flat_operation_keeps_no_order():
    """It may arrive before what was issued before it: then a count of one would prove nothing."""
    assert counts(placed(read("v0"), flat("v1"), use("v0"))) == ["load", "load", (None, 0), "use"]
    assert counts(placed(flat("v0"), read("v1"), load("v2"), use("v0"))) == ["load", "load", "load", (0, 0), "use"]


def test_a_flat_operation_is_ready_after_both_counters():
    first, second = (o for o in placed(flat("v0"), own(vm=0), own(lgkm=0), use("v0")) if isinstance(o, lp.Wait))
    assert (first.ties, second.ties) == ((), ("v0",))


def test_what_a_barrier_must_find_finished():
    publish, barrier = write("v0"), lp.Barrier(place())
    body = placed(publish, read("v1"), barrier, required={id(barrier): [Due(publish)]})
    assert counts(body) == ["write", "load", (None, 1), "barrier"]


def ring(ahead: int, turns: int, *more: lp.Operation) -> tuple[tuple[lp.Operation, ...], Dues]:
    """A ring of buffers: each turn writes one, which is published `ahead` turns later; those of the first turns are written before the loop."""
    barrier, written, first = lp.Barrier(place()), write("v0"), [write("v0") for _ in range(ahead)]
    body = loop(turns, barrier, *more, written)
    dues = [Due(written, body.place, ahead), *(Due(one, body.place, turn + 1) for turn, one in enumerate(first))]
    return (*first, body), {id(barrier): dues}


@pytest.mark.parametrize("ahead", (1, 2, 3))
def test_what_is_written_some_turns_before_its_barrier_leaves_the_later_turns_in_flight(ahead):
    body, required = ring(ahead, 4)
    assert counts(placed(*body, required=required)) == [*["write"] * ahead, [(None, ahead - 1), "barrier", "write"]]


def test_a_loop_inside_a_loop_counts_its_own_turns():
    """Of three writes in each turn the last but one is required: two turns of the inner loop back, whichever of the outer they are in."""
    barrier, written = lp.Barrier(place()), write("v0")
    inner = loop(3, barrier, written)
    assert counts(placed(loop(2, inner), required={id(barrier): [Due(written, inner.place, 2)]})) == [[[(None, 1), "barrier", "write"]]]


def test_a_users_wait_is_kept_and_not_doubled():
    body = placed(load("v0"), load("v1"), own(vm=0), use("v0"))
    assert counts(body) == ["load", "load", (0, None), "use"]
    assert isinstance(body[2], lp.Wait) and body[2].own and body[2].ties == ("v0", "v1")


def test_a_users_wait_that_is_too_weak_is_kept_beside_what_is_needed():
    assert counts(placed(load("v0"), load("v1"), own(vm=1), use("v1"))) == ["load", "load", (1, None), (0, None), "use"]


def test_a_count_beyond_what_the_counter_holds():
    body = placed(read("v0"), *(read(f"w{i}") for i in range(20)), use("v0"))
    assert counts(body)[-2:] == [(None, 15), "use"]


def test_a_wait_for_values_counts_what_came_after_them():
    body = placed(load("v0"), load("v1"), load("v2"), lp.Wait(place(), None, None, own=True, until=("v0", "v1")), use("v0"), use("v1"))
    assert counts(body) == ["load", "load", "load", (1, None), "use", "use"]
    assert isinstance(body[3], lp.Wait) and body[3].ties == ("v0", "v1")


def test_a_wait_for_what_is_there_is_left_out():
    assert counts(placed(load("v0"), own(vm=0), lp.Wait(place(), None, None, own=True, until=("v0",)), use("v0"))) == ["load", (0, None), "use"]


def test_the_instructions_of_a_word_are_waited_for_together():
    first = dataclasses.replace(write("v0"), together=("v0", "v1"))
    assert counts(placed(load("v0"), load("v1"), load("v2"), first, write("v1"))) == ["load", "load", "load", (1, None), "write", "write"]


def test_a_wait_for_values_and_what_comes_next_become_one():
    asked = lp.Wait(place(), None, None, own=True, until=("v0",))
    assert counts(placed(load("v0"), read("v1"), asked, use("v0", "v1"))) == ["load", "load", (0, 0), "use"]
    assert counts(placed(load("v0"), read("v1"), own(vm=0), use("v0", "v1"))) == ["load", "load", (0, None), (None, 0), "use"]


def test_an_operation_may_be_owed_to_another_than_a_barrier():
    """A direct load is published to its own warp by its wait alone."""
    brought, later = dataclasses.replace(write(counter="vm"), template="load"), read("v0")
    assert counts(placed(brought, later, required={id(later): [Due(brought)]})) == ["load", (0, None), "load"]
