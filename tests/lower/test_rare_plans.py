"""Plans and HIP texts of what no example has."""

import pytest

import tiledsl as td
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.emit import emit
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS


def planned(kernel: td.Kernel, target: str, **sizes) -> lp.Program:
    return plan(kernel.capture(target, sizes), TARGETS[target])


@td.kernel(warps=1)
def rare(a: td.gl[td.f32, 64, 32], c: td.gl[td.f32, 64, 32], d: td.gl[td.f32, 64, 32], __scale: td.f32):
    row = td.grid(2)
    held = td.st(td.f32, 32, 32)
    if row < 1:
        n = 3
    x = td.load(a[row, 0], (32, 32))
    td.store(c[row, 0], td.exp2(x * td.row_index(x)))
    td.store(d[row, 0], td.where(x < 0, float("nan"), td.exp2(x * __scale)))
    if row < 1:
        td.asm("ds_write_b32 {at}, {x}", at=held.address(n, 0), x=td.vgpr())


def test_text():
    """A name of the compiler's, NaN, a name without a value, and places of elements in a function of the hardware."""
    lines = emit(planned(rare, "gfx942")).splitlines()
    assert [line for line in lines if "float u__scale" in line]
    row = "r % 4 + lane / 32 * 4 + r / 4 * 8"  # of element r of a lane, in an accumulator of 32 x 32
    for text in (
        f"= td_exp2(x[r] * (float)({row}));",
        '= (x[r] < 0.0f) ? __builtin_nanf("") : td_exp2(x[r] * u__scale);',
        "td_swizzle((block < 1 ? 3 : 0) * 128, 0, 0)",
    ):
        assert [line for line in lines if text in line], text


@td.kernel(warps=1)
def in_the_middle(c: td.gl[td.f32, 40, 32]):
    td.grid(1)
    x = td.zeros(td.f32, 1, 32)
    for k in td.range(40):
        if k == 0:
            x += 1.0
        if k < 20:
            x += 2.0
        td.store(c.at(row=k, col=0), x)


def test_a_condition_that_changes_in_the_middle_of_a_loop_stays_in_the_loop():
    """Beside it, the condition on the first step is decided by a step of its own."""
    (loop,) = [op for op in planned(in_the_middle, "gfx942").body if isinstance(op, lp.Loop)]
    assert (loop.start, loop.stop) == (1, ir.Const(40))
    (branch,) = [op for op in loop.body if isinstance(op, lp.Branch)]
    assert branch.condition == ex.binary("<", loop.var, 20)


@td.kernel(warps=1)
def at_pitch(cols=68):
    td.grid(1)
    held = td.st(td.f32, 32, cols, swizzle=None)
    td.store(td.subtile(held, (32, 32), (0, 1)), td.zeros(td.f32, 32, 32, layout="row"))


@pytest.mark.parametrize("cols, width", [(68, "b128"), (66, "b64"), (65, "b32")])
def test_stores_to_lds_are_as_wide_as_the_rows_are_aligned(cols, width):
    """Each lane of 32 x 32 in layout row has runs of four columns."""
    writes = [op.template.split()[0] for op in lp.flat(planned(at_pitch, "gfx942", cols=cols).body) if isinstance(op, lp.Memory)]
    assert writes == [f"ds_write_{width}"] * (16 * 32 // int(width[1:]))


@td.kernel(warps=1)
def with_and_without_scales(a: td.gl[td.fp8, 32, 64], scale: td.gl[td.e8m0, 32, 2], c: td.gl[td.f32, 32, 32], d: td.gl[td.f32, 32, 32]):
    td.grid(1)
    As, scaled, plain = td.st(td.fp8, 32, 64), td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.barrier()
    x, by = td.load(As), td.load(scale[0, 0], (32, 2))
    td.mma_ABt(scaled, x, x, scales=(by, by))
    td.mma_ABt(plain, x, x)
    td.store(c[0, 0], scaled)
    td.store(d[0, 0], plain)


def test_a_product_without_scales_of_what_another_one_scales():
    program = planned(with_and_without_scales, "gfx950")
    found = [(op.instruction.mnemonic, len(op.scales)) for op in lp.flat(program.body) if isinstance(op, lp.Mfma)]
    assert found == [("v_mfma_scale_f32_32x32x64_f8f6f4", 2), ("v_mfma_f32_32x32x64_f8f6f4", 0)]


@td.kernel(warps=1)
def of_scalars(a: td.gl[td.f32, 64, 64]):
    row = td.grid(8)
    held, x = td.st(td.f32, 32, 32), td.vgpr()
    td.asm("v_mov_b32 {d}, 0", d=x)
    td.asm("v_writelane_b32 {d}, {v}, {lane}", d=x, v=held.base, lane=row)
    td.asm("global_load_dword {d}, {o}, {at}", d=x, o=4 * td.lane_id(), at=a.address(row // 3, 0))
    td.asm("global_load_dword {d}, {o}, {at}", d=x, o=4 * td.lane_id(), at=a.address((row - 5) // 3 + 4, 0))


def test_scalar_operands():
    """What C works out by a comparison may lie in a vector register: it is read from the first lane."""
    lines = [line for line in emit(planned(of_scalars, "gfx942")).splitlines() if "asm volatile" in line]
    texts = [line.partition(" : ")[2].partition(" : ")[2].removesuffix(");") for line in lines]
    assert texts[1] == '"s"(lds + 0), "s"(block)'
    assert texts[2].endswith('"s"((const char *)a + (long)(block / 3) * 256)')
    assert '"s"(td_first_lane((const char *)a + (long)' in texts[3]
