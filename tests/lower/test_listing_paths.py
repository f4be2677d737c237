"""Which paths of a listing are paths of its program: paths that only the compiler considers, arms for some lanes, blocks in another order."""

import dataclasses
import random

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.lower.asm_kernels import half_of_the_lanes
from tests.lower.broken import BY_ID, in_turn_on, subject
from tests.lower.listing_mutations import kernel_lines, mutants
from tiledsl.analysis.listing.accumulators import assembly_lines
from tiledsl.analysis.listing.barriers import undrained
from tiledsl.analysis.listing.flow import Flow, flow_of
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.analysis.listing.paths import Paths, bits_of, fits, listed_paths, matches, planned_paths
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.labels import labelled, labels_of
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


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


def both(lowered: Lowered) -> tuple[lp.Program, Flow, Paths[int], Paths[lp.Operation]]:
    program = program_of(lowered.kernel, lowered.target)
    planned = planned_paths(program)
    flow = flow_of(next(kernel for kernel in lowered.listing.kernels if kernel.name == lowered.symbol))
    return program, flow, listed_paths(flow, assembly_lines(lowered.asm), planned, labels_of(lowered.asm)), planned


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_a_way_past_a_loop_that_always_has_a_turn(target):
    """The listing has it, and what it does not wait for is no finding; it would be one if a turn were made without its waits."""
    program, flow, listed, planned = both(lower(drained_in_a_loop, target, {}))
    assert planned.never and undrained(flow, listed, planned, program) == []
    (loop,) = (operation for operation in program.body if isinstance(operation, lp.Loop))
    taken = dataclasses.replace(planned, never=frozenset(), turns=planned.turns | dict.fromkeys(planned.never, (loop,)))
    found = undrained(flow, listed, taken, program)
    assert found and all(isinstance(one.later, lp.Barrier) and one.earlier.access.kind == "write" for one in found)


@pytest.mark.parametrize("target", TARGETS)
def test_arms_for_some_of_the_lanes(target):
    """The compiler puts the second arm first, and makes a way past both. So it may where all lanes take one arm, and then one after the other never happens."""
    program, _, listed, planned = both(lower(half_of_the_lanes, target, {}))
    assert [key[0] for key in planned.keys[1:-1]] == ["global_load_dword", "v_mov_b32", "global_store_dword"]
    assert [key[0] for key in listed.keys[1:-1]] == ["v_mov_b32", "global_load_dword", "global_store_dword"]
    assert matches(listed, planned) == (0, 2, 1, 3, 4)
    uniform = dataclasses.replace(program, body=tuple(map(for_a_warp, program.body)))
    assert (2, 1) in planned_paths(uniform).never - planned.never and (0, 3) in planned.never


def ahead(first):
    """Rings of three buffers: the warps of the lower rows, or of the upper, multiply a step ahead of the others. Both arms do the same with other buffers."""

    @td.kernel(warps=4)
    def kernel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
        As, Bs = td.st(td.bf16, 64, 32, buffers=3), td.st(td.bf16, 64, 32, buffers=3)
        wr, wc, acc, steps = td.warp_id() // 2, td.warp_id() % 2, td.zeros(td.f32, 32, 32), td.cdiv(a.cols, 32)

        @td.op
        def multiply(k):
            x, y = td.load(td.subtile(As[k % 3], (32, 32), (wr, 0))), td.load(td.subtile(Bs[k % 3], (32, 32), (wc, 0)))
            td.barrier()
            td.mma_ABt(acc, x, y)

        @td.op
        def bring(k):
            td.load(As[k % 3], a[row, k])
            td.load(Bs[k % 3], b[col, k])

        for k in range(3):
            bring(k)
        td.barrier()
        for k in td.range(steps):
            if wr == first:
                multiply(k + first)
            else:
                multiply(k + 1 - first)
            if k + 3 < steps:
                bring(k + 3)
            td.barrier()
        td.store(c[row * 2 + wr, col * 2 + wc], acc)

    return kernel


@pytest.mark.thorough
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("target", TARGETS)
def test_arms_that_do_alike_and_owe_something_else(target, first):
    """The arms' instructions differ in their addresses alone; one arm's reads must be finished before the barrier in it, the other's are in time later."""
    lowered = ahead(first).lower(target, M=64, N=64, K=384)
    a, b, c = integers(64, 64, 384)
    report = execute(lowered, [a, b, c], schedule="latest")
    each = [product(a[:, k : k + 32], b[:, k : k + 32]) for k in range(0, 384, 32)]
    ahead_of = sum(each[1:]) + each[9]  # in the last step what the ring still holds
    assert report.hazards == () and (c == torch.cat([sum(each)[:32], ahead_of[32:]])).all()


@td.kernel(warps=4)
def halves_load(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Straight to LDS, two steps ahead: half of the warps bring A, the others B."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32, buffers=4), td.st(td.bf16, 64, 32, buffers=4)
    wr, wc, acc, steps = td.warp_id() // 2, td.warp_id() % 2, td.zeros(td.f32, 32, 32), td.cdiv(a.cols, 32)

    @td.op
    def bring(k):
        if wr == 0:
            td.load(As[k % 4], a[row, k], direct=True)
        else:
            td.load(Bs[k % 4], b[col, k], direct=True)

    bring(0)
    bring(1)
    for k in td.range(steps):
        if k + 2 < steps:
            bring(k + 2)
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As[k % 4], (32, 32), (wr, 0))), td.load(td.subtile(Bs[k % 4], (32, 32), (wc, 0))))
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@pytest.mark.thorough
def test_waits_for_what_two_arms_load():
    """Each wait that matters is refused if it is weaker by one, as the interpreter judges: the barrier after the arms requires both."""
    lowered = halves_load.lower("gfx950", M=64, N=64, K=128)
    program = program_of(lowered.kernel, lowered.target)
    made = [mutant for mutant in mutants(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol)) if mutant.weaker]
    found = {mutant: [one.code for one in listing_checks(program, mutant.text)] for mutant in made}
    assert ["TD421"] in found.values()
    a, b, _ = integers(64, 64, 128)
    for mutant in (mutant for mutant, codes in found.items() if not codes):
        c = torch.full((64, 64), torch.nan)
        report = execute(dataclasses.replace(lowered, asm=mutant.text), [a, b, c], schedule="latest")
        assert report.hazards == () and (c == product(a, b)).all(), f"line {mutant.line + 1}: {mutant.what}"


def for_a_warp(operation: lp.Operation) -> lp.Operation:
    return dataclasses.replace(operation, condition=ex.binary("<", ex.warp_variable(2), 1)) if isinstance(operation, lp.Branch) else operation


@pytest.mark.sample("K01-gfx90a")
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


def test_numbers_stand_behind_the_instruction():
    """Wait states may stand around it, and what is not numbered is as it was."""
    assert labelled(r"s_nop 1\n\tds_read_b128 %0, %1\n\ts_nop 0", 17) == r"s_nop 1\n\tds_read_b128 %0, %1 ; #17\n\ts_nop 0"
    assert labelled("s_barrier", None) == "s_barrier"
    assert labels_of("s_barrier ; #3\n\tds_read_b32 v0, v1 offset:4 ; #12 \ns_nop 0 ; #12 more\n; #x") == {1: 3, 2: 12}


def paths_of(keys: str, edges: dict[int, list[int]]) -> Paths:
    return Paths((), tuple(keys), tuple(sum(1 << successor for successor in set(edges.get(number, ()))) for number in range(len(keys))))


def simulates(listed: Paths, planned: Paths) -> bool:
    """By its definition, pair by pair."""
    pairs = {(x, y) for x, key in enumerate(listed.keys) for y, other in enumerate(planned.keys) if key == other}
    after = [[[y for y in bits_of(bits)] for bits in paths.after] for paths in (listed, planned)]
    while wrong := {(x, y) for x, y in pairs if not all(any((s, t) in pairs for t in after[1][y]) for s in after[0][x])}:
        pairs -= wrong
    return (0, 0) in pairs


def test_paths_of_equal_texts_by_their_definition():
    """Runs of one text, which are compared all at once, with branches, loops and operations that may be left out between them."""
    picked, ends = random.Random(5), set()
    for _ in range(400):
        made = []
        for size in (picked.randint(2, 7), picked.randint(2, 9)):
            edges = {n: [n + 1] for n in range(size - 1)}
            for _ in range(picked.randint(0, 2)):
                edges[picked.randrange(size - 1)].append(picked.randrange(1, size))
            made.append(paths_of("^" + "".join(picked.choice("aab") for _ in range(size - 2)) + "$", edges))
        assert fits(*made) == simulates(*made)
        ends.add(fits(*made))
    assert ends == {True, False}
