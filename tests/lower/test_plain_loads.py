"""The empty statements before loops for which clang waits there, and not in every turn: the registers that they take, and the loops that have one."""

import itertools

import pytest

import tiledsl as td
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import walk
from tiledsl.lower.waits.plain_loads import waited_before_loops

ZERO = ir.Const(0)
TENSOR = ir.Tensor("x", td.bf16, ir.Const(64), ir.Const(64), ("M", "N"), ir.Const(64))
ACCESS = lp.PieceAccess(TENSOR, ZERO, ZERO, ir.Const(8), ir.Const(2), 8, 8)  # one instruction of 16 bytes a lane


def at(line: int) -> lp.Place:
    return lp.Place(Span("loads.py", line, 1, line, 2))


def load(register: str, line: int = 1) -> lp.Load:
    return lp.Load(at(line), register, ACCESS)


def use(*registers: str) -> lp.Memory:
    return lp.Memory(at(9), "use", (), (), registers, "")


def write(register: str) -> lp.Clear:
    return lp.Clear(at(9), (register,))


def copy(register: str, source: str) -> lp.Copy:
    return lp.Copy(at(9), register, source)


def ahead() -> lp.Memory:
    """A load of inline assembly, as a copy to a shared tile issues it ahead."""
    return lp.Memory(at(9), "load", ("staged",), (), (), "vm")


def wait(vm: int = 0) -> lp.Wait:
    return lp.Wait(at(9), vm, None, own=True)


def turns(*body: lp.Operation, count: int | None = 8) -> lp.Loop:
    stop = ir.Var("n", "size", 0, 100) if count is None else ir.Const(count)
    return lp.Loop(at(9), ir.Var("k", "loop", 0, 7), 0, stop, 1, (), body)


def loop(*body: lp.Operation, count: int | None = 8) -> lp.Loop:
    """A loop whose turns begin with a load ahead, and wait for it at their end."""
    return turns(ahead(), *body, wait(), count=count)


def branch(then: tuple[lp.Operation, ...], otherwise: tuple[lp.Operation, ...] = ()) -> lp.Branch:
    return lp.Branch(at(9), ir.Var("warp", "warp", 0, 3), then, otherwise)


def found(*body: lp.Operation) -> list[tuple[int, tuple[str, ...]]]:
    """Of each statement, the loops and branches around it, and its registers; each stands before a loop, or before another such statement."""
    made = waited_before_loops(body)
    for inner in (made, *(inner for operation in lp.flat(made) for inner in operation.bodies)):
        for operation, following in itertools.pairwise((*inner, None)):
            assert not isinstance(operation, lp.Wait) or operation.own or isinstance(following, lp.Loop | lp.Wait)
    return [(len(around), one.ties) for one, around in walk(made) if isinstance(one, lp.Wait) and not one.own]


def test_what_a_loop_reads_is_waited_for_before_it():
    assert found(load("unread"), load("q"), loop(use("q"))) == [(0, ("q",))]
    assert found(load("q"), loop(branch((use("q"),)))) == [(0, ("q",))]
    assert found(load("q"), loop(use("q"), count=None)) == [(0, ("q",))]


def test_a_line_has_one_statement():
    loads = load("a[0]", 1), load("b", 2), load("a[1]", 1)
    assert found(*loads, loop(use("a[0]"), use("a[1]"), use("b"))) == [(0, ("a[0]", "a[1]")), (0, ("b",))]


@pytest.mark.parametrize(
    "before", ((use("q"),), (lp.Wait(at(9), None, None, ("q",), own=True),), (load("later"), use("later"))), ids=("used", "waited", "in order")
)
def test_what_has_arrived_is_left_out(before):
    """Loads arrive in the order of issue."""
    assert found(load("q"), *before, loop(use("q"))) == []


def test_an_earlier_load_leaves_the_later_one_in_flight():
    assert found(load("early"), load("q"), use("early"), loop(use("q"))) == [(0, ("q",))]


def test_what_the_loop_writes_first_is_left_out():
    assert found(load("q"), loop(write("q"), use("q"))) == []
    assert found(load("q"), loop(branch((write("q"),)), use("q"))) == [(0, ("q",))]


def test_what_the_turns_load_ahead_is_left_out():
    """clang waits for it in each turn in any case."""
    assert found(load("q"), loop(use("q"), load("q"))) == []
    assert found(load("q"), loop(use("q"), branch((load("q"),)))) == []
    assert found(load("q"), loop(use("q"), load("q"), use("q"))) == [(0, ("q",))]


def test_a_loop_of_one_turn_has_none():
    assert found(load("q"), loop(use("q"), count=1)) == []


def test_nested_loops():
    """What is loaded before both is waited for before the outer one; what a turn of the outer loop loads, before the inner one."""
    assert found(load("q"), loop(loop(use("q")))) == [(0, ("q",))]
    assert found(load("q"), loop(load("v"), loop(use("q"), use("v")))) == [(0, ("q",)), (1, ("v",))]
    assert found(load("q"), loop(loop(use("q")), load("q"))) == [(1, ("q",))]  # what the turn before has loaded
    assert found(load("q"), loop(use("q"), load("q"), loop(use("q")))) == [(0, ("q",)), (1, ("q",))]


def test_branches():
    assert found(load("q"), branch((loop(use("q")),))) == [(1, ("q",))]
    assert found(branch((load("q"),), (write("q"),)), loop(use("q"))) == [(0, ("q",))]
    assert found(load("q"), branch((use("q"),)), loop(use("q"))) == [(0, ("q",))]  # of the path around the branch
    assert found(load("q"), branch((use("q"),), (use("q"),)), loop(use("q"))) == []
    assert found(load("q"), branch((loop(use("q")),)), loop(use("q"))) == [(1, ("q",)), (0, ("q",))]


def test_loops_behind_each_other():
    assert found(load("q"), loop(use("q")), loop(use("q"))) == [(0, ("q",))]
    assert found(loop(load("q")), loop(use("q"))) == [(0, ("q",))]
    assert found(load("q"), loop(load("r"), use("q", "r"), count=None), loop(use("q"))) == [(0, ("q",))]


def test_a_copy_is_in_flight_as_long_as_what_it_copies():
    """clang gives the value another name, without an instruction that would wait."""
    assert found(load("q"), copy("r", "q"), loop(use("r"))) == [(0, ("r",))]
    assert found(load("q"), copy("r", "q"), use("q"), loop(use("r"))) == []
    assert found(load("q"), copy("r", "q"), write("q"), loop(use("r"))) == [(0, ("r",))]


def test_a_loop_without_loads_ahead_where_it_reads_has_none():
    """clang's wait ends at once in all turns but the first, which can begin before the registers are filled."""
    assert found(load("q"), turns(use("q"))) == []
    assert found(load("q"), ahead(), turns(use("q"))) == []
    assert found(load("q"), turns(ahead(), wait(), use("q"))) == []
    assert found(load("q"), turns(use("q"), ahead(), wait())) == []
    assert found(load("q"), turns(use("q"), ahead())) == [(0, ("q",))]  # the turn after
    assert found(load("q"), turns(ahead(), ahead(), wait(1), use("q"))) == [(0, ("q",))]
    assert found(load("q"), turns(branch((ahead(),)), use("q"))) == [(0, ("q",))]
    assert found(load("q"), turns(turns(ahead()), use("q"))) == [(0, ("q",))]


def test_clang_leaves_as_many_loads_in_flight_as_it_has_issued_since():
    assert found(load("a"), load("b"), load("c"), loop(use("a"))) == []
    assert found(load("a"), load("b"), load("c"), loop(ahead(), ahead(), use("a"))) == [(0, ("a",))]
    assert found(load("a"), load("b"), load("c"), loop(use("a"), use("b"))) == []
    assert found(load("a"), load("b"), load("c"), loop(use("a"), use("c"))) == [(0, ("a", "c"))]
    assert found(load("a"), turns(load("v"), ahead(), use("a"), wait())) == []
    assert found(load("a"), turns(ahead(), load("v"), use("a"), wait())) == [(0, ("a",))]
    assert found(load("a"), load("b"), turns(ahead(), use("a", "b"))) == [(0, ("a", "b"))]


def test_what_is_younger_than_all_that_waits_too_long_stays_in_flight():
    assert found(load("q"), load("late"), loop(ahead(), use("q"), wait(), use("late"))) == [(0, ("q",))]
