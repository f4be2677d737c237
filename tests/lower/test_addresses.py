"""Addresses in registers: what the book says of an offset or a base gives the expression's value in every lane, warp, block and step."""

import dataclasses
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tiledsl as td
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment, thread_variable
from tiledsl.ir.program.registers import Address, Pointer
from tiledsl.lower.plan.addresses import AddressBook, OpenLoop
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

WARPS = 4
WARP, BLOCK = ir.Var("warp", "warp", 0, WARPS - 1), ir.Var("block", "block", 0, 255)
INNER, OUTER = ir.Var("k", "loop", 0, 126), ir.Var("j", "loop", 0, 9)
THREAD = thread_variable(WARPS)
TENSOR = ir.Tensor("a", ir.DType("bf16", 16, "unsigned short"), ir.Const(8192), ir.Const(8192), ("M", "K"), ir.Const(8192))
deterministic = settings(derandomize=True, deadline=None)


def total(terms: Sequence[tuple[ir.Expr, int]], constant: int) -> ir.Expr:
    value: ir.Expr = ex.const(constant)
    for atom, coefficient in terms:
        value = ex.binary("+", value, ex.binary("*", atom, coefficient))
    return value


def swizzled(offset: ir.Expr) -> ir.Expr:
    return ir.Swizzled(offset, ir.Swizzle(7, 3))


LANES = [ex.LANE, WARP, THREAD, ex.binary("//", ex.LANE, 32), ex.binary("%", THREAD, 8), swizzled(ex.binary("*", ex.LANE, 16))]
still = st.builds(total, st.lists(st.tuples(st.sampled_from(LANES), st.sampled_from([16, 64, 128, 512])), max_size=3), st.integers(0, 40).map(lambda n: 16 * n))
rows = st.integers(0, 5).map(lambda n: swizzled(total([(ex.binary("%", ex.LANE, 32), 128)], 4096 * n)))
moving = st.builds(
    total, st.lists(st.tuples(st.sampled_from([INNER, OUTER, BLOCK, ex.binary("%", INNER, 2)]), st.sampled_from([-64, 128, 8192])), max_size=2), st.just(0)
)
together = st.builds(lambda a, b: ex.binary("+", a, b), st.one_of(still, rows), moving)
mixed = st.sampled_from(
    [
        ex.binary("*", ex.LANE, INNER),
        swizzled(total([(ex.LANE, 16), (INNER, 128)], 0)),
        ex.binary("+", ex.binary("//", total([(WARP, 3), (BLOCK, 1)], 0), 2), 16),
    ]
)
environments: st.SearchStrategy[dict[ir.Expr, int]] = st.fixed_dictionaries({v: st.integers(v.low, v.high) for v in (INNER, OUTER, BLOCK)})


def lanes(value: ir.Expr, env: dict[ir.Expr, int]) -> np.ndarray:
    """[warps, 64]"""
    return np.broadcast_to(np.asarray(ex.evaluate(value, {**lane_environment(WARPS), **env})), (WARPS, 64))


def held(book: AddressBook, operand: lp.Operand, env: dict[ir.Expr, int]) -> np.ndarray:
    """What the operand is in each lane, from the start of LDS or of the tensor's piece."""
    known = {address.name: address.value for address in book.addresses}
    found = np.zeros((WARPS, 64), int)
    for part in (known[operand.name] if operand.name else None, operand.value):
        found = found + (0 if part is None else lanes(part, env))
    return found


@pytest.mark.thorough
@settings(deterministic, max_examples=150)
@given(st.lists(st.one_of(together, together, mixed), min_size=1, max_size=8), st.booleans(), st.sampled_from([0, 100, 4095, 65535]), environments)
def test_offsets_give_each_value_in_every_lane(values: list[ir.Expr], shared: bool, largest: int, env: dict[ir.Expr, int]) -> None:
    book = AddressBook(WARPS)
    operands = book.offsets(values[:4], "x", shared, largest) + book.offsets(values[4:], "y", shared, largest)
    for value, (operand, immediate) in zip(values, operands, strict=True):
        assert 0 <= immediate <= largest
        assert (held(book, operand, env) + immediate == lanes(value, env)).all()
        assert operand.constraint == "v"
    assert len({address.name for address in book.addresses}) == len(book.addresses)


@pytest.mark.thorough
@deterministic
@given(st.lists(still, min_size=1, max_size=6))
def test_registers_hold_what_does_not_move_and_differ_by_more_than_an_immediate(values: list[ir.Expr]) -> None:
    book = AddressBook(WARPS)
    book.offsets(values, "x", True, 4095)
    assert all(ex.kinds(address.value) <= {"lane", "warp"} for address in book.addresses)
    tables = [lanes(address.value, {}) for address in book.addresses]
    for i, one in enumerate(tables):
        for other in tables[i + 1 :]:
            apart = np.unique(other - one)
            assert len(apart) > 1 or not 0 <= apart[0] <= 4095


def test_offsets_that_differ_by_a_constant_share_a_register() -> None:
    book = AddressBook(WARPS)
    found = book.offsets([total([(ex.LANE, 16)], n) for n in (2048, 0, 65536, 1024)], "x", True, 65535)
    assert [(operand.name, immediate) for operand, immediate in found] == [("x0", 2048), ("x0", 0), ("x1", 0), ("x0", 1024)]


def test_a_swizzle_is_seen_through_by_working_it_out() -> None:
    """4096 bytes are whole repeats of the key, 32 are not: lane by lane they lie 32 above or below."""
    book = AddressBook(WARPS)
    row = ex.binary("*", ex.binary("%", ex.LANE, 32), 128)
    found = book.offsets([swizzled(ex.binary("+", row, n)) for n in (0, 4096, 32, 4128, 8192)], "x", True, 65535)
    assert [(operand.name, immediate) for operand, immediate in found] == [("x0", 0), ("x0", 4096), ("x1", 0), ("x1", 4096), ("x0", 8192)]


def test_lds_and_global_offsets_never_share_a_register() -> None:
    book = AddressBook(WARPS)
    (one, _), (other, _) = book.offsets([ex.LANE], "x", True, 4095) + book.offsets([ex.LANE], "x", False, 4095)
    assert one.name != other.name
    assert [(address.name, address.shared) for address in book.addresses] == [("x0", True), ("x1", False)]


def test_what_a_loop_adds_is_added_in_place() -> None:
    book = AddressBook(WARPS)
    buffer = ex.binary("*", ex.binary("%", INNER, 2), 8192)
    [(operand, immediate)] = book.offsets([total([(ex.LANE, 16), (buffer, 1)], 64)], "x", True, 65535)
    assert (operand.name, operand.value, operand.kind, immediate) == ("x0", buffer, "int", 0)
    assert book.addresses == [Address("x0", total([(ex.LANE, 16)], 64), True)]


@pytest.mark.parametrize("shared, kind", [(True, "shared"), (False, "int")])
def test_what_cannot_be_divided_is_worked_out_in_place(shared: bool, kind: str) -> None:
    book = AddressBook(WARPS)
    value = ex.binary("*", ex.LANE, INNER)
    assert book.offsets([value], "x", shared, 4095) == [(lp.Operand("v", value=value, kind=kind), 0)]
    assert not book.addresses


# ------------------------------------------------------------------------------------------------------- 64-bit bases


@dataclasses.dataclass(frozen=True)
class Asked:
    """One request, with what was open around it."""

    start: ir.Expr
    loops: tuple[OpenLoop, ...]
    operand: lp.Operand
    immediate: int


def check(book: AddressBook, asked: Asked, turns: dict[ir.Expr, int], block: int) -> None:
    """The base at given turns of the open loops: set where its owner begins, moved on at each of the owner's turns."""
    env: dict[ir.Expr, int] = {loop.var: loop.start + turns[loop.var] * loop.step for loop in asked.loops}
    env[BLOCK] = block
    if asked.operand.kind == "pointer":
        assert asked.operand.value == asked.start and asked.immediate == 0
        return
    places = [(pointer, None) for pointer in book.pointers] + [(pointer, loop) for loop in asked.loops for pointer in loop.pointers]
    [(pointer, owner)] = [(p, loop) for p, loop in places if p.name == asked.operand.name]
    outside = asked.loops[: asked.loops.index(owner)] if owner else ()
    visible: dict[ir.Expr, int] = {BLOCK: block, **{loop.var: env[loop.var] for loop in outside}}
    base = ex.evaluate(pointer.start, visible) + (ex.number(pointer.advance) * turns[owner.var] if owner else 0)
    assert base + asked.immediate == ex.evaluate(asked.start, env)


coefficients = st.sampled_from([0, 0, 2, -64, 128, 16777216])
odd_terms = st.sampled_from(
    [None, None, None, ex.binary("//", INNER, 3), ex.binary("*", INNER, OUTER), ex.binary("%", ex.binary("+", OUTER, 1), 4), ex.binary("//", BLOCK, 7)]
)


@pytest.mark.thorough
@settings(deterministic, max_examples=150)
@given(
    st.lists(st.tuples(coefficients, coefficients, coefficients, odd_terms, st.integers(0, 9)), min_size=1, max_size=6),
    st.sampled_from([0, 300, 4095]),
    st.data(),
)
def test_bases_give_the_start_at_every_step(requests: list[tuple[int, int, int, ir.Expr | None, int]], largest: int, data: st.DataObject) -> None:
    book, loops = AddressBook(WARPS), (OpenLoop(OUTER, 1, 2), OpenLoop(INNER, 4, 3))
    asked = []
    for inner, outer, block, odd, constant in requests:
        start = total([(INNER, inner), (OUTER, outer), (BLOCK, block), *([(odd, 8)] if odd is not None else [])], 64 * constant)
        asked.append(Asked(start, loops, *book.pointer(TENSOR, start, loops, largest)))
    names = [p.name for p in book.pointers] + [p.name for loop in loops for p in loop.pointers]
    assert len(set(names)) == len(names)
    for one in asked:
        assert 0 <= one.immediate <= largest
        turns: dict[ir.Expr, int] = {OUTER: data.draw(st.integers(0, 4)), INNER: data.draw(st.integers(0, 40))}
        check(book, one, turns, data.draw(st.integers(0, 255)))


def test_a_base_belongs_to_the_innermost_loop_that_moves_it() -> None:
    book, outer, inner = AddressBook(WARPS), OpenLoop(OUTER, 0, 1), OpenLoop(INNER, 0, 2)
    book.pointer(TENSOR, ex.binary("*", BLOCK, 4096), (outer, inner), 0)
    book.pointer(TENSOR, total([(OUTER, 128)], 0), (outer, inner), 0)
    book.pointer(TENSOR, total([(OUTER, 128), (INNER, 64)], 32), (outer, inner), 0)
    assert book.pointers == [Pointer("a_0", TENSOR, ex.binary("*", BLOCK, 4096), ex.const(0))]
    assert outer.pointers == [Pointer("a_1", TENSOR, ex.const(0), ex.const(128))]
    assert inner.pointers == [Pointer("a_2", TENSOR, total([(OUTER, 128)], 32), ex.const(128))]  # two steps of 64 a turn


def test_a_base_moves_by_what_sizes_make_of_a_step() -> None:
    """K rows of N elements, 64 at a step: by 64 · N elements a step. A base that moves by another number at each step is no pointer."""
    size, book, loop = ir.Var("N", "size", 1, 4096), AddressBook(WARPS), OpenLoop(INNER, 3, 2)
    operand, _ = book.pointer(TENSOR, ex.binary("*", ex.binary("*", INNER, 128), size), (loop,), 0)
    first, advance = (ex.binary("*", size, number) for number in (3 * 128, 2 * 128))
    assert operand.name == "a_0" and loop.pointers == [Pointer("a_0", TENSOR, first, advance)]
    operand, _ = book.pointer(TENSOR, ir.Binary("*", INNER, INNER), (loop,), 0)
    assert operand.name == "" and operand.value is not None


def test_offsets_share_a_register_where_sizes_add_the_same_to_them() -> None:
    size, book = ir.Var("N", "size", 1, 4096), AddressBook(WARPS)
    rows = [
        ex.binary("+", ex.binary("*", ex.binary("+", ex.binary("//", ex.LANE, 8), 32 * n), ex.binary("*", size, 2)), 16 * m) for n in (0, 1) for m in (0, 1)
    ]
    assert [(o.name, n) for o, n in book.offsets(rows, "at", False, 4095)] == [("at0", 0), ("at0", 16), ("at1", 0), ("at1", 16)]


def test_bases_that_differ_by_an_immediate_are_one() -> None:
    book = AddressBook(WARPS)
    starts = [total([(BLOCK, 4096)], n) for n in (0, 4095, 4096, 64)]
    assert [(o.name, n) for o, n in (book.pointer(TENSOR, s, (), 4095) for s in starts)] == [("a_0", 0), ("a_0", 4095), ("a_1", 0), ("a_2", 0)]


def test_a_base_that_does_not_grow_steadily_is_worked_out_in_place() -> None:
    book, loop = AddressBook(WARPS), OpenLoop(INNER, 0, 1)
    start = ex.binary("*", ex.binary("//", INNER, 2), 64)
    assert book.pointer(TENSOR, start, (loop,), 0) == (lp.Operand("s", value=start, kind="pointer", tensor=TENSOR), 0)
    assert not book.pointers and not loop.pointers


def test_a_loop_that_is_planned_twice_has_its_own_bases_each_time() -> None:
    """As an inner loop is, once in a peeled step of the outer one and once in its body. The first is closed and forgotten before the second opens."""
    book = AddressBook(WARPS)
    for _ in range(20):
        loop = OpenLoop(INNER, 0, 1)
        operand, _ = book.pointer(TENSOR, total([(INNER, 64)], 0), (loop,), 0)
        assert [pointer.name for pointer in loop.pointers] == [operand.name]
        del loop


@td.kernel(warps=1)
def nested(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"]):
    td.grid(1)
    tile, acc = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    for j in td.range(12):
        if j > 0:
            td.barrier()
        for k in td.range(4):
            td.load(tile, a[j, k])
            td.barrier()
            part = td.load(tile)
            td.barrier()
            td.mma_ABt(acc, part, part)
    td.store(c[0, 0], acc)


def test_every_base_is_declared_where_it_is_used() -> None:
    """A base of an inner loop's is unknown outside it."""
    program = plan(nested.capture("gfx942", {"M": 384, "K": 128}), TARGETS["gfx942"])

    def visit(body: Sequence[lp.Operation], known: set[str]) -> int:
        used = 0
        for operation in body:
            match operation:
                case lp.Memory(inputs=inputs):
                    names = {operand.name for operand in inputs if operand.constraint == "s" and operand.name}
                    assert names <= known
                    used += len(names)
                case lp.Loop(pointers=pointers, body=inner):
                    used += visit(inner, known | {pointer.name for pointer in pointers})
        return used

    assert visit(program.body, {pointer.name for pointer in program.pointers}) == 4  # two loads in the peeled step's loop, two in the other
