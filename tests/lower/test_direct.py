"""Loads straight to LDS: what the plan makes of them, executed; and what is refused."""

import pytest

import tiledsl as td
from tests.data import integers, product
from tiledsl.asm.syntax import Instruction
from tiledsl.compile import lower
from tiledsl.runtime.launch import execute


@td.kernel()
def direct(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], warps=4, side=64, step=64, buffers=2):
    """A block of side × side, K01-like; every warp multiplies all of it, and stores a share of its rows."""
    td.roles(all=warps)
    row, col = td.grid(td.cdiv(a.rows, side), td.cdiv(b.rows, side))
    As, Bs = td.st(td.bf16, side, step, buffers=2), td.st(td.bf16, side, step, buffers=2)
    share = side // warps
    acc = td.zeros(td.f32, share, side)
    steps = td.cdiv(a.cols, step)
    tic, toc = 0, 1
    td.load(As[tic], a[row, 0], direct=True)
    td.load(Bs[tic], b[col, 0], direct=True)
    for k in td.range(steps):
        td.barrier()
        if k + 1 < steps:
            td.load(As[toc], a[row, k + 1], direct=True)
            td.load(Bs[toc], b[col, k + 1], direct=True)
        td.mma_ABt(acc, td.load(td.subtile(As[tic], (share, step), (td.warp_id(), 0))), td.load(Bs[tic]))
        tic, toc = toc, tic
    td.store(c[row * warps + td.warp_id(), col], acc)


@td.kernel(warps=1)
def one_buffer(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """One warp, one buffer, no barrier: its own order is all there is."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k], direct=True)
        td.load(Bs, b[col, k], direct=True)
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)


CASES = {
    "four warps": (direct, {}, (128, 64, 192)),
    "one warp, eight chunks: two settings of m0": (direct, {"warps": 1}, (64, 64, 128)),
    "three chunks for two warps": (direct, {"warps": 2, "side": 32, "step": 48}, (32, 64, 144)),
    "one warp without barriers": (one_buffer, {}, (32, 64, 256)),
}


@pytest.mark.parametrize("schedule", ["round-robin", "latest", "reversed"])
@pytest.mark.parametrize("case", CASES)
def test_exact(case, schedule):
    kernel, options, (m, n, k) = CASES[case]
    lowered = lower(kernel, "gfx950", {"M": m, "N": n, "K": k, **options})
    a, b, c = integers(m, n, k)
    report = execute(lowered, [a, b, c], schedule=schedule)
    assert report.hazards == () and bool((c == product(a, b)).all())
    names = {item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)}
    assert "global_load_lds_dwordx4" in names and not {"global_load_dwordx4", "ds_write_b128"} & names


def test_no_conflicts():
    a, b, c = integers(128, 64, 192)
    assert execute(lower(direct, "gfx950", {"M": 128, "N": 64, "K": 192}), [a, b, c]).lds_conflict_clocks == 0


@td.kernel(warps=1)
def refused(a: td.gl[td.bf16, 64, 64], rows=64, cols=64):
    td.grid(1)
    td.load(td.st(td.bf16, rows, cols), a.at(row=0, col=0), direct=True)


@pytest.mark.parametrize(
    "target, options, message, help_",
    [
        (
            "gfx942",
            {},
            "gfx942 has no loads of 16 bytes a lane from global memory straight to LDS",
            "leave out direct=True, or use td.fetch and td.commit",
        ),
        ("gfx950", {"rows": 4, "cols": 64}, "a wave loads 1,024 bytes straight to LDS at once, and the tile has 512", "give it a multiple of 1,024 bytes"),
    ],
)
def test_refusals(target, options, message, help_):
    with pytest.raises(td.KernelError) as caught:
        refused.lower(target=target, **options)
    first = caught.value.diagnostics[0]
    assert (first.message, first.helps) == (message, (help_,))
    assert first.primary.span.line == refused.function.__code__.co_firstlineno + 3
