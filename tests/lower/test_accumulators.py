"""Accumulators in AGPRs that the assembly names: when the plan takes them, what the listing looks like, and that it computes the right C."""

import dataclasses
import inspect

import pytest

import tiledsl as td
from tests.data import integers, product
from tests.in_turn import in_turn
from tests.kernels.gemms import any_shape, large, small_interleave
from tiledsl.analysis.listing.accumulators import accumulator_checks, assembly_lines
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.asm.isa.catalogue import instruction_effects
from tiledsl.asm.isa.registers import register_bits
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import Span, display_path
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.registers import Variable
from tiledsl.lower.emit.emit import emit
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

# One wave per SIMD with 128 × 128 of C each, as shapes that no example has: options of any_shape, and M × N × K.
# K14's schedule in such shapes is among the held-out ones of tests/kernels/test_examples.py.
SHAPES = {
    "two warps, 128 x 256": ({"warps_down": 1, "down": 4, "across": 4, "step": 64}, (128, 256, 192)),
    "two warps, row layout": ({"warps_down": 1, "down": 4, "across": 4, "step": 32, "swap": True}, (128, 512, 64)),
    "16 x 16 pieces": ({"warps_down": 1, "down": 8, "across": 8, "reg": 16, "step": 32}, (128, 256, 64)),
    "16 x 16 pieces, row layout": ({"warps_down": 1, "down": 8, "across": 8, "reg": 16, "step": 32, "swap": True}, (128, 256, 64)),
    "three warps in a column": ({"warps_down": 3, "warps_across": 1, "down": 3, "across": 5, "step": 32}, (288, 160, 96)),
    "two buffers": ({"down": 4, "across": 4, "step": 32, "buffers": 2}, (256, 256, 128)),
}


@td.kernel(warps=1)
def twice(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Two halves of K, and between them accumulators that change their layout and back: out of the AGPRs, and in again."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 64, 128), td.st(td.bf16, 128, 128)
    acc = td.zeros(td.f32, 64, 128)
    for half in range(2):
        for k in td.range(td.cdiv(a.cols, 256)):
            td.load(As, a[row, 2 * k + half])
            td.load(Bs, b[col, 2 * k + half])
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        if half == 0:
            acc = td.swap_layout(td.swap_layout(acc))
    td.store(c[row, col], acc)


@td.kernel(warps=1)
def scaled(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Arithmetic on accumulators in a loop, between products and after the last: halved after each step, and at the end 2·acc + 1."""
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, 32), td.st(td.bf16, 128, 32)
    acc = td.zeros(td.f32, 128, 128)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        acc *= 0.5
    td.store(c[row, col], acc * 2.0 + 1.0)


def run(kernel, target, size, options):
    lowered = lower(kernel, target, {**dict(zip("MNK", size, strict=True)), **options})
    a, b, c = integers(*size)
    report = execute(lowered, [a, b, c])
    return lowered, report, c, product(a, b)


@pytest.mark.thorough
@pytest.mark.parametrize("shape, target", in_turn(SHAPES))
def test_exact_on_integers(shape, target):
    options, size = SHAPES[shape]
    lowered, report, c, exact = run(any_shape, target, size, options)
    assert report.hazards == ()
    assert (c == exact).all()
    found = lowered.resources
    assert found.agprs == options["down"] * options["across"] * options.get("reg", 32) ** 2 // 64
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.waves_per_simd) == (0, 0, 0, 1)
    assert found.loop is not None and found.loop.counts["moves"] == 0


@pytest.mark.thorough
@pytest.mark.parametrize("schedule", ["run-to-barrier", "reversed", "half-phase", "latest", "random:1"])
def test_no_schedule_changes_the_result(schedule):
    options, size = SHAPES["two buffers"]
    lowered = lower(any_shape, "gfx942", {**dict(zip("MNK", size, strict=True)), **options})
    a, b, c = integers(*size)
    assert execute(lowered, [a, b, c], schedule=schedule).hazards == ()
    assert (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx90a", "gfx942"])
def test_accumulators_that_leave_and_come_back(target):
    lowered, report, c, exact = run(twice, target, (128, 128, 512), {})
    assert lowered.resources.agprs == 256
    assert "v_accvgpr_write_b32" in lowered.asm
    assert report.hazards == ()
    assert (c == exact).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_arithmetic_between_products(target):
    lowered, report, c, _ = run(scaled, target, (128, 128, 96), {})
    a, b, _ = integers(128, 128, 96)
    halves = [(0.5 ** (3 - step)) * product(a[:, 32 * step : 32 * step + 32], b[:, 32 * step : 32 * step + 32]) for step in range(3)]
    assert lowered.resources.agprs == 256
    assert report.hazards == ()
    assert (c == 2 * sum(halves) + 1).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_only_the_assembly_touches_them(target):
    options, size = SHAPES["two warps, 128 x 256"]
    lowered = lower(any_shape, target, {**dict(zip("MNK", size, strict=True)), **options})
    own = assembly_lines(lowered.asm)
    agprs = register_bits("a", 0, 256)
    touching = [item for item in lowered.listing.kernels[0].items if isinstance(item, Instruction) and _touched(item) & agprs]
    assert touching and all(item.line in own for item in touching)
    assert {item.mnemonic for item in touching if "mfma" not in item.mnemonic} == {"v_accvgpr_read_b32"}


def _touched(item: Instruction) -> int:
    effects = instruction_effects(item)
    return effects.touches if effects else 0


@pytest.mark.thorough
def test_products_and_memory_operations_keep_their_order():
    options, size = SHAPES["two warps, 128 x 256"]
    kernel = any_shape.capture("gfx942", {**dict(zip("MNK", size, strict=True)), **options})
    program = program_of(kernel, "gfx942")
    (loop,) = [op for op in program.body if isinstance(op, lp.Loop)]
    kinds = {lp.Mfma: "v_mfma", lp.Wait: "s_waitcnt", lp.Barrier: "s_barrier"}
    planned = [op.template.split()[0] if isinstance(op, lp.Memory) else kinds[type(op)] for op in loop.body]
    lowered = lower(any_shape, "gfx942", {**dict(zip("MNK", size, strict=True)), **options})
    own = assembly_lines(lowered.asm)
    report = lowered.resources.loop
    assert report is not None
    items = [item for item in lowered.listing.kernels[0].items if isinstance(item, Instruction) and item.line in own]
    listed = [item.mnemonic for item in items if report.line <= item.line <= report.last_line]
    assert [kind if not kind.startswith("v_mfma") else "v_mfma" for kind in listed] == planned


def test_kernels_that_fit_one_file_stay_as_they_are():
    for kernel, options in ((large, {}), (any_shape, {"down": 3, "across": 3, "step": 32})):
        size = {"M": 384, "N": 384, "K": 64} if options else {"M": 256, "N": 256, "K": 64}
        program = program_of(kernel.capture("gfx942", size | options), "gfx942")
        assert program.accumulators == ()
        assert not any(isinstance(op, lp.Mfma) and op.named for op in lp.flat(program.body))


def test_what_is_held_at_once():
    load, other = (lp.Memory(lp.Place(Span("k.py", n, 1, n, 2)), "", (f"x[{n}]",), (), (), "lgkm") for n in range(2))
    use = lp.Memory(lp.Place(Span("k.py", 9, 1, 9, 2)), "", (), (), ("x[0]", "y"), "vm")
    late = lp.Memory(lp.Place(Span("k.py", 10, 1, 10, 2)), "", (), (), ("x[1]",), "vm")
    clear = lp.Clear(lp.Place(Span("k.py", 8, 1, 8, 2)), ("y",))
    variables = (Variable("x", 4, 2), Variable("y", 16, 1, True))
    assert peak_of((clear, load, use, other, late), variables).registers == 20
    assert peak_of((clear, load, other, use, late), variables).registers == 24
    assert peak_of((clear, load, other, use, late), variables, frozenset({"y"})).registers == 8


@pytest.mark.parametrize("target", TARGETS)
def test_td219_operands_that_do_not_fit_beside_accumulators(target):
    @td.kernel(warps=1)
    def greedy(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
        As, Bs = td.st(td.bf16, 128, 64), td.st(td.bf16, 128, 64)
        acc = td.zeros(td.f32, 128, 128)
        td.load(As, a[row, 0])
        td.load(Bs, b[col, 0])
        first, second = td.load(As), td.load(Bs)
        td.load(As, a[row, 1])
        td.load(Bs, b[col, 1])
        third, fourth = td.load(As), td.load(Bs)
        fifth = td.load(As)
        td.mma_ABt(acc, first, second)
        td.mma_ABt(acc, third, fourth)
        td.mma_ABt(acc, fifth, fourth)
        td.store(c[row, col], acc)

    with pytest.raises(td.KernelError) as caught:
        program_of(greedy.capture(target, {"M": 128, "N": 128, "K": 128}), target)
    (found,) = caught.value.diagnostics
    line = greedy.span.line + 10
    assert found.primary is not None and found.primary.span.line == line
    assert found.render().splitlines()[0] == (
        f"error[TD219]: the register tiles held here take 320 VGPRs, beside accumulators in 256 AGPRs: {target} has 256 of each"
    )
    assert found.notes == tuple(f"{name}: 64 registers" for name in ("first", "second", "third", "fourth", "fifth"))
    assert found.helps == ("load operands later or in smaller tiles, fetch a shared tile in parts, or use more warps a block",)


def test_td218_in_full():
    options, size = SHAPES["two warps, 128 x 256"]
    lowered = lower(any_shape, "gfx942", {**dict(zip("MNK", size, strict=True)), **options})
    program = program_of(lowered.kernel, "gfx942")
    (kernel,) = lowered.listing.kernels
    assert accumulator_checks(program, kernel, assembly_lines(lowered.asm)) == []
    none = assembly_lines(lowered.asm.replace(";;#ASMSTART", ";"))  # now every instruction is the compiler's
    second = dataclasses.replace(program, accumulators=program.accumulators[1:2])
    (found,) = accumulator_checks(second, kernel, none)
    first = next(item for item in kernel.items if isinstance(item, Instruction) and "a[16:31]" in item.text)
    count = sum(isinstance(item, Instruction) and bool(_touched(item) & register_bits("a", 16, 16)) for item in kernel.items)
    lines, start = inspect.getsourcelines(any_shape.function)
    line = start + next(number for number, text in enumerate(lines) if "acc = [[" in text)
    assert found.render() == f"""\
error[TD218]: the compiler touches registers that hold accumulators, at {count} places of the listing
   --> {display_path(inspect.getsourcefile(any_shape.function))}:{line}:17
{line} |         acc = [[td.zeros(td.f32, reg, reg) for _ in range(across)] for _ in range(down)]
    |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ 'acc_0_1' is held there
    = line {first.line}: {first.text}
    = touches a[16:31]
    = help: the compiler takes these registers when it runs out of others: use fewer or smaller register tiles, or more warps a block"""
    assert accumulator_checks(dataclasses.replace(program, accumulators=()), kernel, none) == []


def test_td218_without_marks():
    """A disassembly marks no assembly: what touches accumulators is counted against the program."""
    options, size = SHAPES["two warps, 128 x 256"]
    sizes = {**dict(zip("MNK", size, strict=True)), **options}
    lowered, program = lower(any_shape, "gfx942", sizes), program_of(any_shape.capture("gfx942", sizes), "gfx942")
    bare = lowered.asm.replace(";;#ASMSTART", "").replace(";;#ASMEND", "")
    assert [found for found in listing_checks(program, bare) if found.code == "TD218"]
    assert listing_checks(program, bare, marked=False) == []
    at = bare.index("\ts_endpgm")
    for own, foreign in (
        ("v_accvgpr_write_b32 a17, v0", "touches a17"),  # one that the program has none of
        ("v_accvgpr_read_b32 v0, a17", "touches a17"),  # one more than it has
        ("v_mfma_f32_32x32x8_bf16_1k a[16:31], v[0:1], v[0:1], a[16:31]", "touches a[16:31]"),
        ("v_mfma_f32_32x32x8_bf16_1k a[8:23], v[0:1], v[0:1], a[8:23]", "touches a[8:23]"),
    ):
        found = [one for one in listing_checks(program, f"{bare[:at]}\ts_nop 15\n\ts_nop 15\n\t{own}\n{bare[at:]}", marked=False) if one.code == "TD218"]
        assert [one.message for one in found] == ["the compiler touches registers that hold accumulators, at 1 place of the listing"], own
        assert found[0].notes[1] == foreign


def test_clears_that_share_a_line_of_the_text():
    """Several share one, and none stands behind a comment: where a line is cleared again soon after, the first of them ends with its place."""
    program = program_of(small_interleave.capture("gfx942", {"M": 128, "N": 256, "K": 64}), "gfx942")
    clears = [operation for operation in program.body if isinstance(operation, lp.ClearAccumulator)]
    barrier = next(operation for operation in program.body if isinstance(operation, lp.Barrier))
    text = emit(dataclasses.replace(program, body=(*clears, barrier, *clears))).splitlines()
    cleared = [line.split("//")[0].count(', 0"') for line in text]
    assert (len(clears), sum(cleared), max(cleared)) == (16, 32, 4)
    assert sum(count > 0 and "//" in line for count, line in zip(cleared, text, strict=True)) == 1
