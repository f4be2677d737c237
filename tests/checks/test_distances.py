"""TD221: instructions that follow too soon on one that they depend on, where one of the two is inline assembly; and the wait states that mend it."""

import dataclasses
import re

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES
from tests.distances import NAMES, PAIRS
from tests.kernels.example_runs import lowered_at, run
from tiledsl.analysis.listing.flow import flow_of
from tiledsl.analysis.listing.in_flight import findings, flight_checks
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.analysis.listing.origins import Sources
from tiledsl.asm.isa.wait_states import AS_SOURCE_OF_MFMA, RULES
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.asm.text.syntax import Kernel, Label
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir.causes import TooClose
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.retry import next_try
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS
from tiledsl.toolchain.clang import compile_hip, find_clang

pytestmark = pytest.mark.in_turn


def kernel(text: str) -> Kernel:
    lines = [line.strip() for line in text.strip().splitlines()]
    items = tuple(Label(line[:-1], n) if line.endswith(":") else parse_instruction(line, n) for n, line in enumerate(lines, 1))
    return Kernel("k", items, (), {}, {})


def found(text: str, target: str = "gfx942") -> list[tuple[int, int, int]]:
    """(line, the line that it comes too soon after, wait states missing) of each finding."""
    return sorted((f.item.line, f.producer.line, f.missing) for f in findings(kernel(text), TARGETS[target]) if f.kind == "distance")


def apart(distance, target, states):
    producer, consumer = distance.on(target)
    nop = f"s_nop {states - 1}\n" if states else ""
    return findings(kernel(f"{producer}\n{nop}{consumer}\ns_endpgm"), TARGETS[target])


@pytest.mark.parametrize("distance, target", PAIRS, ids=NAMES)
def test_distances_between_two_instructions(distance, target):
    states = distance.states[target]
    assert apart(distance, target, states) == []
    if states:
        (finding,) = apart(distance, target, states - 1)
        assert (finding.kind, finding.missing, finding.rule.states) == ("distance", 1, states)
        assert (finding.producer.text, finding.item.text) == distance.on(target)


def test_every_rule_has_a_pair():
    """On every target that it applies to."""
    wanted = {(rule, target) for rule in RULES for target in TARGETS if rule.applies(TARGETS[target]) and "swap" not in rule.name}
    wanted |= {(rule, "gfx950") for rule in RULES if "swap" in rule.name}
    broken = {(f.rule, target) for distance, target in PAIRS if distance.states[target] for f in apart(distance, target, distance.states[target] - 1)}
    wanted = {(rule, target) for rule, target in wanted if rule is not AS_SOURCE_OF_MFMA and rule.anywhere}  # TD220; test_matrix_shapes
    missing = sorted((rule.name, target) for rule, target in wanted - broken)
    assert not missing, f"DISTANCES of tests/distances.py has no pair that breaks these rules: {missing}"
    assert broken == wanted


BASE = "v_readfirstlane_b32 s4, v0\n"
LOAD = "global_load_dword v1, v0, s[4:5]\ns_endpgm"


@pytest.mark.parametrize(
    "text, pairs",
    [
        (BASE + LOAD, [(2, 1, 5)]),
        (BASE + "s_nop 3\n" + LOAD, [(3, 1, 1)]),
        (BASE + "s_nop 4\n" + LOAD, []),
        (BASE + "v_mov_b32_e32 v9, v8\n" * 5 + LOAD, []),
        (BASE + "v_mov_b32_e32 v9, v8\n" * 4 + LOAD, [(6, 1, 1)]),
        (BASE + "s_mov_b32 s4, s6\n" + LOAD, []),  # what the load reads is another's
        ("v_readlane_b32 s5, v1, 0\n" + BASE + LOAD, [(3, 1, 4), (3, 2, 5)]),
        ("v_readfirstlane_b32 s5, v1\ns_mov_b32 s5, 0\n" + BASE + LOAD, [(4, 3, 5)]),
        # on one of two paths
        (BASE + "s_cbranch_scc1 L\ns_nop 2\nL:\n" + LOAD, [(5, 1, 4)]),
        ("s_cbranch_scc1 L\n" + BASE + "s_nop 2\nL:\n" + LOAD, [(5, 2, 2)]),
        (BASE + "s_cbranch_scc1 L\ns_nop 2\nL:\ns_nop 3\n" + LOAD, []),
        # around a loop, the last step's write before the next step's load
        ("L:\nglobal_load_dword v1, v0, s[4:5]\n" + BASE + "s_cbranch_scc1 L\ns_endpgm", [(2, 3, 4)]),
        ("L:\nglobal_load_dword v1, v0, s[4:5]\n" + BASE + "s_nop 3\ns_cbranch_scc1 L\ns_endpgm", []),
        # a branch for no lanes is not taken while all are there
        (BASE + "s_cbranch_execz L\ns_nop 4\nL:\n" + LOAD, []),
        (BASE + "s_and_saveexec_b64 s[8:9], vcc\ns_cbranch_execz L\ns_nop 4\nL:\n" + LOAD, [(6, 1, 3)]),
    ],
)
def test_along_every_path(text, pairs):
    assert found(text) == pairs


def test_td221_in_full():
    flow = flow_of(kernel(BASE + "s_nop 0\n" + LOAD))
    (early,) = flight_checks(flow, TARGETS["gfx942"], Sources(flow, {}), Span("k.py", 3, 1, 3, 8))
    assert early.render() == """\
error[TD221]: an instruction follows too soon after an instruction on which it depends, at 1 place of the listing
 --> k.py:3:1
  = line 3: global_load_dword v1, v0, s[4:5]
  = touches s4, after line 1: v_readfirstlane_b32 s4, v0
  = a scalar register that a VALU instruction wrote, as an address of vector memory needs 5 wait states: 4 are missing
  = help: the compiler places no wait states around inline assembly: put other td.asm instructions between the two, or replace td.asm by words of td"""


EARLY = [Diagnostic("TD221", "too soon", Mark(Span("k.py", 3, 1, 3, 8)), cause=TooClose())]


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("example", [EXAMPLES[0], EXAMPLES[-1]], ids=lambda example: example.id)
def test_wait_states_before_loads(example, target):
    """As they are asked for where a load's base comes too soon: the listing has them, and nothing else that was not planned."""
    lowered = lowered_at(example, target, (1, 1, 3))
    program = next_try(program_of(lowered.kernel, target), EARLY)
    assert program is not None and next_try(program, EARLY) is None
    memory = [op for op in lp.flat(program.body) if isinstance(op, lp.Memory) and op.template.split()[0] != "s_waitcnt"]
    based = [op for op in memory if any(operand.constraint == "s" for operand in op.inputs) and op.counter]
    assert based and all(op.template.startswith(r"s_nop 4\n\t") for op in based)
    listing = compile_hip(emit(program), target, find_clang(target, None)).listing
    assert listing_checks(program, listing) == []
    report, right = run(example, dataclasses.replace(lowered, asm=listing))
    assert report.hazards == () and right


@pytest.mark.thorough
def test_the_listing_of_an_example_with_a_base_made_too_late():
    example = EXAMPLES[0]
    lowered = lowered_at(example, "gfx942", (1, 1, 3))
    program = program_of(lowered.kernel, "gfx942")
    lines = lowered.asm.split("\n")
    at = next(number for number, line in enumerate(lines) if line.lstrip().startswith(("global_load", "buffer_load")))
    base = next(word for word in lines[at].replace(",", " ").split() if word.startswith("s["))
    lines.insert(at, f"\tv_readfirstlane_b32 s{base[2:].split(':')[0]}, v0")
    assert "TD221" in {problem.code for problem in listing_checks(program, "\n".join(lines))}
    assert listing_checks(program, lowered.asm) == []


@pytest.mark.thorough
def test_the_listing_of_an_example_without_the_state_after_m0():
    example = next(e for e in EXAMPLES if e.id == "K13")
    lowered = lowered_at(example, "gfx950", (1, 1, 3))
    program = program_of(lowered.kernel, "gfx950")
    assert listing_checks(program, lowered.asm) == []
    without, count = re.subn(r"(s_mov_b32 m0, \w+)\n\ts_nop 0", r"\1", lowered.asm)
    (problem,) = listing_checks(program, without)
    assert count and problem.code == "TD221" and problem.notes[2] == "m0, in a direct-to-LDS load needs 1 wait states: 1 is missing"


@td.kernel(warps=1)
def swapped(c: td.gl[td.f32, 2, 64]):
    """Two registers that vector instructions fill just before their halves change places."""
    td.grid(1)
    one, other, lane = td.vgpr(), td.vgpr(), td.lane_id()
    td.asm("v_cvt_f32_u32 {dst}, {lane}", dst=one, lane=lane)
    td.asm("v_cvt_f32_ubyte0 {dst}, {lane}", dst=other, lane=lane)
    td.asm("v_permlane32_swap_b32 {one}, {other}", one=one, other=other)
    td.asm("global_store_dword {off}, {data}, {row}", off=4 * lane, data=one, row=c.address(0, 0))
    td.asm("global_store_dword {off}, {data}, {row}", off=4 * lane, data=other, row=c.address(1, 0))


def test_assembly_that_reads_what_was_just_written():
    """The compiler puts nothing between the two: the wait states that the listing lacks at first are there in the end."""
    c = np.full((2, 64), np.nan, np.float32)
    lowered = swapped.lower(target="gfx950")
    assert execute(lowered, [c]).hazards == ()
    lane = np.arange(32, dtype=np.float32)
    assert (c == np.stack([np.tile(lane, 2), np.tile(lane + 32, 2)])).all()
    bare = program_of(lowered.kernel, "gfx950")
    listing = compile_hip(emit(bare), "gfx950", find_clang("gfx950", None)).listing
    assert [problem.code for problem in listing_checks(bare, listing)] == ["TD221"]
    spaced = next_try(bare, EARLY)
    assert spaced is not None
    assert [op.template.split(r"\n\t")[0] for op in lp.flat(spaced.body) if isinstance(op, lp.Memory) and "v_permlane" in op.template] == ["s_nop 1"]
    assert not any(op.template.startswith("s_nop") for op in lp.flat(spaced.body) if isinstance(op, lp.Memory) and op.counter)  # stores are left as they are


@td.kernel(warps=1)
def in_place(c: td.gl[td.f32, 8, 256]):
    """A store of sixteen bytes a lane between two instructions that may overwrite what it writes to memory."""
    td.grid(1)
    lane, whole, one = td.lane_id(), td.vgpr(4), td.vgpr()
    for row in td.range(8):
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=whole, at=c.address(row, 4 * lane))
        td.asm("global_store_dwordx4 {at}, {data}, off", at=c.address(row, 4 * lane), data=whole)
        td.asm("v_cvt_f32_u32 {dst}, {lane}", dst=one, lane=lane)


@pytest.mark.parametrize("target, after", [("gfx90a", 0), ("gfx942", 1), ("gfx950", 1)])
def test_wait_states_around_assembly_of_ones_own(target, after):
    """Vector instructions first; then memory operations, which have none before them without a scalar base, and after them if their data may be overwritten."""
    first = next_try(program_of(in_place.capture(target, {}), target), EARLY)
    assert first is not None
    second = next_try(first, EARLY)
    assert second is not None and next_try(second, EARLY) is None
    templates = [[op.template for op in lp.flat(program.body) if isinstance(op, lp.Memory)] for program in (first, second)]
    for store, found in zip(("global_store_dwordx4 {0}, {1}, off", rf"global_store_dwordx4 {{0}}, {{1}}, off\n\ts_nop {after}"), templates, strict=True):
        assert found == ["global_load_dwordx4 {out0}, {0}, off", store, rf"s_nop {after}\n\tv_cvt_f32_u32 {{out0}}, {{0}}\n\ts_nop 1"]
