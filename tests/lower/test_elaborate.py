"""What each warp touches: loops that settle say what whole ones would, blocks of every kind are run, and what a branch leaves unbound is found."""

import dataclasses
import importlib.util
import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
import tiledsl.analysis.order.elaborate as elaborate_module
from examples.gemm_8192 import gemm
from tests.checks.conftest import KERNELS, kernel_in
from tests.kernels import gemms
from tests.sweeps import tries
from tiledsl.analysis.order.elaborate import elaborate, kinds_of_blocks
from tiledsl.analysis.order.order import order
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.periods import period_of
from tiledsl.ir.program import operations as lp
from tiledsl.ir.text import ir_text
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

CASES = [
    (gemm, dict(M=128, N=128, K=64 * 9)),
    (gemms.one_warp, dict(M=64, N=64, K=64 * 7)),
    (gemms.producer_consumer, dict(M=64, N=64, K=32 * 11)),
    (gemms.rolled_panel, dict(M=64, N=64, K=128 * 6)),
    (gemms.small_ping_pong, dict(M=96, N=64, K=48 * 9)),
    (gemms.small_ping_pong_direct, dict(M=128, N=192, K=32 * 14)),
    (kernel_in(KERNELS / "contract.py", "contract"), dict(M=128, N=128, K=64 * 9)),
    (kernel_in(KERNELS / "contract.py", "contract"), dict(M=128, N=128, K=64 * 10)),
]


def planned(kernel, sizes, target="gfx942"):
    return plan(kernel.capture(target, sizes), TARGETS[target])


def findings(program):
    found = order(program, [elaborate(program, block) for block in kinds_of_blocks(program)])
    return found.required, found.diagnostics


@pytest.mark.sample("one_warp-")
@pytest.mark.parametrize("kernel, sizes", CASES, ids=lambda value: getattr(value, "name", ""))
def test_a_few_turns_say_what_all_turns_say(kernel, sizes, monkeypatch):
    """Where warps are a phase apart, and where addresses repeat after two steps, too."""
    program = planned(kernel, sizes, kernel.target or "gfx942")
    assert any(trace.left_out for trace in elaborate(program, 0)) or program.kernel.warps == 1
    short = findings(program)
    monkeypatch.setattr(elaborate_module, "LEAST_PERIODS", 10**9)
    assert findings(program) == short


@pytest.mark.sample("one_warp-")
@pytest.mark.parametrize("kernel, sizes", CASES[:3], ids=lambda value: getattr(value, "name", ""))
def test_and_so_they_do_where_barriers_are_missing(kernel, sizes, monkeypatch):
    def without(body):
        kept = (op for op in body if not isinstance(op, lp.Barrier))
        return tuple(dataclasses.replace(op, body=without(op.body)) if isinstance(op, lp.Loop) else op for op in kept)

    program = planned(kernel, sizes)
    program = dataclasses.replace(program, body=without(program.body))
    short = findings(program)
    monkeypatch.setattr(elaborate_module, "LEAST_PERIODS", 10**9)
    assert findings(program) == short
    assert bool(short[1]) == (program.kernel.warps > 1)


@td.kernel(warps=2)
def some_blocks(a: td.gl[td.bf16, 64, 64], c: td.gl[td.f32, 64, 64]):
    row, col = td.grid(4, 4)
    tile = td.st(td.bf16, 16, 64, buffers=2)
    if row == 2:
        td.load(tile[0], a[row, 0])
    else:
        td.load(tile[0], a[row, 0])
        td.load(tile[1], a[row, 0])
    td.barrier()
    if col % 3 == 1:
        td.barrier()


K = ir.Var("k", "loop", 0, 999)


def terms():
    small = st.integers(0, 7)
    return st.recursive(
        st.one_of(st.just(K), small.map(ex.const)),
        lambda inner: st.one_of(
            st.tuples(st.sampled_from("+-*"), inner, inner),
            st.tuples(st.sampled_from(("%", "//")), inner, st.integers(1, 6).map(ex.const)),
            st.tuples(st.just("&"), inner, st.sampled_from((1, 3, 5, 7)).map(ex.const)),
            st.tuples(st.sampled_from(("<", "==")), inner, inner),
        ).map(lambda parts: ex.binary(*parts)),
        max_leaves=6,
    )


@tries(300, 75)
@given(terms())
def test_the_turns_after_which_a_value_comes_again(value):
    """Where a number is given, the values say so; of sums of remainders one is always given."""
    period = period_of(value, K)
    values = [ex.evaluate(value, {K: k}) for k in range(300)]
    if period is not None:
        assert period >= 1 and (period > 150 or values[period:] == values[:-period])
    remainder = ex.binary("+", ex.binary("%", ex.binary("//", K, 3), 4), ex.binary("&", K, 7))
    assert period_of(remainder, K) == 24


def test_a_block_of_every_kind():
    """By row == 2 and by col % 3 == 1, which are constant over a block: four kinds, each by its first block."""
    assert tuple(kinds_of_blocks(planned(some_blocks, {}))) == (0, 1, 8, 9)
    assert tuple(kinds_of_blocks(planned(gemm, dict(M=1024, N=1024, K=64)))) == (0,)


SOURCE = """\
import tiledsl as td


@td.kernel(warps=2)
def unbound(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    td.grid(1)
    if td.warp_id() == 0:
        x = td.lane_id()
    {use}
"""


@pytest.mark.parametrize(
    "use",
    [
        "if x == 1:\n        td.asm('v_nop')",
        "td.asm('v_mov_b32 {d}, {s}', d=td.vgpr(), s=x)",
        "td.asm('ds_write_b32 {s}, {s}', s=td.st(td.f32, 64, 64).address(x, 0))",
        "td.asm('global_load_dword {d}, {s}, off', d=td.vgpr(), s=a.address(x, 0))",
    ],
)
def test_a_name_that_only_some_warps_have(use, tmp_path: pathlib.Path):
    path = tmp_path / "unbound.py"
    path.write_text(SOURCE.replace("{use}", use))
    spec = importlib.util.spec_from_file_location("tests_unbound", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with pytest.raises(KernelError) as error:
        program_of(module.unbound.capture("gfx942", {}), "gfx942")
    (found,) = error.value.diagnostics
    assert (found.code, found.message) == ("TD123", "'x' is undefined for warp 1")


def test_an_address_in_the_ir_names_its_buffer():
    @td.kernel(warps=1)
    def addresses(a: td.gl[td.f32, 64, 64]):
        k = td.grid(4)
        tile, single = td.st(td.f32, 16, 16, buffers=2), td.st(td.f32, 16, 16)
        td.asm("v_mov_b32 {d}, {s}", d=td.vgpr(), s=tile[k % 2].base)
        td.asm("v_mov_b32 {d}, {s}", d=td.vgpr(), s=single.base)

    text = ir_text(addresses.capture("gfx942", {}))
    assert "s=address(shared 0[block % 2])" in text and "s=address(shared 1)" in text
