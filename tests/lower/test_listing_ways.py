"""Which ways through a listing are ways through its program: those that only the compiler thinks of, arms for some of the lanes, blocks laid out otherwise."""

import dataclasses

import pytest

import tiledsl as td
from tests.lower.test_after_compiling import BY_ID, in_turn_on, subject
from tests.lower.test_asm_op import half_of_the_lanes
from tiledsl import expr as ex
from tiledsl.checks.accumulators import assembly_lines
from tiledsl.checks.drained import undrained
from tiledsl.checks.flow import Flow, flow_of
from tiledsl.checks.ways import Ways, listed_ways, matches, planned_ways
from tiledsl.compile import Lowered, lower
from tiledsl.lower import program as lp
from tiledsl.targets import TARGETS
from tiledsl.verify import program_of


@td.kernel(warps=2)
def drained_in_a_loop(a: td.gl[td.bf16, 64, td.dyn("K")], b: td.gl[td.bf16, 64, 64], c: td.gl[td.f32, 64, 64]):
    """What is written to As is waited for in the loop, which always has a turn, and by no other wait before the barrier after it."""
    td.grid(1)
    As, Bs, acc, w = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), td.zeros(td.f32, 32, 64), td.warp_id()
    td.load(Bs, b[0, 0])
    td.barrier()
    td.load(As, a[0, 0])
    for _ in td.range(td.cdiv(a.cols, 64)):
        td.mma_ABt(acc, td.load(td.subtile(Bs, (32, 64), (w, 0))), td.load(Bs))
    td.barrier()
    td.mma_ABt(acc, td.load(td.subtile(As, (32, 64), (w, 0))), td.load(As))
    td.store(c[w, 0], acc)


def both(lowered: Lowered) -> tuple[lp.Program, Flow, Ways[int], Ways[lp.Operation]]:
    program = program_of(lowered.kernel, lowered.target)
    planned = planned_ways(program)
    flow = flow_of(next(kernel for kernel in lowered.listing.kernels if kernel.name == lowered.symbol))
    return program, flow, listed_ways(flow, assembly_lines(lowered.asm), planned), planned


@pytest.mark.parametrize("target", TARGETS)
def test_a_way_past_a_loop_that_always_has_a_turn(target):
    """The listing has it, and what it does not wait for is no finding; it would be one if a turn were made without its waits."""
    program, flow, listed, planned = both(lower(drained_in_a_loop, target, {}))
    matched = matches(listed, planned)
    assert planned.never and undrained(flow, listed, planned, matched, program) == []
    (loop,) = (operation for operation in program.body if isinstance(operation, lp.Loop))
    taken = dataclasses.replace(planned, never=frozenset(), turns=planned.turns | dict.fromkeys(planned.never, (loop,)))
    found = undrained(flow, listed, taken, matched, program)
    assert found and all(isinstance(one.later, lp.Barrier) and one.earlier.access.kind == "write" for one in found)


@pytest.mark.parametrize("target", TARGETS)
def test_arms_for_some_of_the_lanes(target):
    """The compiler puts the second arm first, and makes a way past both. So it may where all lanes take one arm, and then one after the other never happens."""
    program, _, listed, planned = both(lower(half_of_the_lanes, target, {}))
    assert [key[0] for key in planned.keys[1:-1]] == ["global_load_dword", "v_mov_b32", "global_store_dword"]
    assert [key[0] for key in listed.keys[1:-1]] == ["v_mov_b32", "global_load_dword", "global_store_dword"]
    assert matches(listed, planned) == (0, 2, 1, 3, 4)
    uniform = dataclasses.replace(program, body=tuple(map(for_a_warp, program.body)))
    assert (2, 1) in planned_ways(uniform).never - planned.never and (0, 3) in planned.never


def for_a_warp(operation: lp.Operation) -> lp.Operation:
    return dataclasses.replace(operation, condition=ex.binary("<", ex.warp_variable(2), 1)) if isinstance(operation, lp.Branch) else operation


@pytest.mark.parametrize("example, target", in_turn_on(BY_ID))
def test_which_instruction_is_which_operation(example, target):
    """Mostly in the order of the text; in K05-1 clang puts the last barrier of the loop first. Addresses, which are not compared, agree: each value in LDS
    addresses is in one register, and each of those registers holds one value."""
    lowered, _, _ = subject(example, target)
    _, flow, listed, planned = both(lowered)
    matched = matches(listed, planned)
    assert sorted(matched) == list(range(len(planned.keys)))
    assert list(matched) != sorted(matched) or example != "K05-1"
    pairs = set()
    for number in range(1, len(matched) - 1):
        operation, item = planned.node(matched[number]), flow.steps[listed.node(number)].item
        if item.mnemonic.startswith(("ds_read", "ds_write")):
            address = operation.inputs[0]
            pairs.add(((address.name, address.value), item.operands[0 if item.mnemonic.startswith("ds_write") else 1]))
    values, registers = zip(*pairs, strict=True)
    assert len(pairs) > 3 and len(set(values)) == len(set(registers)) == len(pairs)
