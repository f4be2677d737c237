"""Loads straight to LDS: what the plan makes of them, executed; and what is refused."""

import pytest
import torch

import tiledsl as td
from examples.ping_pong_direct import ping_pong_direct
from tests.data import integers, product
from tests.kernels.dynamic import dynamic, every
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.compile.verify import program_of
from tiledsl.ir.program import operations as lp
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


pytestmark = pytest.mark.in_turn


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


@pytest.mark.thorough
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


EDGES = {
    "four warps": (direct, {}, (100, 70, 136)),
    "one warp, eight chunks, rows of 16 bytes": (direct, {"warps": 1}, (70, 50, 8)),
    "one warp, rows of 64 bytes": (direct, {"warps": 1}, (65, 63, 32)),
    "three chunks for two warps": (direct, {"warps": 2, "side": 32, "step": 48}, (50, 33, 152)),
    "one warp without barriers": (one_buffer, {}, (33, 31, 200)),
    "one element of M and N": (one_buffer, {}, (1, 1, 8)),
}


@pytest.mark.sample("one element of M and N-latest")
@pytest.mark.parametrize("schedule", ["round-robin", "latest", "reversed"])
@pytest.mark.parametrize("case", EDGES)
def test_exact_at_edges(case, schedule):
    kernel, options, (m, n, k) = EDGES[case]
    lowered = lower(kernel, "gfx950", {"M": m, "N": n, "K": k, **options})
    a, b, c = integers(m, n, k)
    report = execute(lowered, [a, b, c], schedule=schedule)
    assert report.hazards == () and bool((c == product(a, b)).all())
    names = {item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)}
    assert "buffer_load_dwordx4" in names and not {"global_load_dwordx4", "ds_write_b128"} & names


@td.kernel(warps=1)
def batches(a: td.gl[td.bf16, "B", "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "B", "M", "N"], d: td.gl[td.f32, "B", "M", "N"]):
    """Each matrix of C is the sum over the batch, matrix by matrix in a loop; D the products one by one, each block's matrix its own."""
    batch, row, col = td.grid(a.batch, td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64)
    total, acc = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    for n in td.range(a.batch):
        for k in td.range(td.cdiv(a.cols, 64)):
            td.load(As, a[n, row, k], direct=True)
            td.load(Bs, b[col, k], direct=True)
            td.mma_ABt(total, td.load(As), td.load(Bs))
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[batch, row, k], direct=True)
        td.load(Bs, b[col, k], direct=True)
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[batch, row, col], total)
    td.store(d[batch, row, col], acc)


@pytest.mark.thorough
@pytest.mark.parametrize("kernel", [batches, every(batches, K=8)], ids=["fixed", "run time"])
@pytest.mark.parametrize("count, m, n, k", [(3, 33, 40, 72), (5, 7, 33, 8), (2, 64, 1, 136)])
def test_rows_beyond_a_matrix_are_the_next_ones(kernel, count, m, n, k):
    """Infinities there do not come in."""
    a, b, _ = integers(count * m, n, k)
    a, c, d = a.view(count, m, k), *torch.full((2, count, m, n), torch.nan)
    a[1] = torch.inf
    b[:] = b.abs() + 1
    a[1, :, 1:] = 1
    lowered = lower(kernel, "gfx950", {"B": count, "M": m, "N": n, "K": k})
    report = execute(lowered, [a, b, c, d])
    assert report.hazards == ()
    exact = torch.stack([product(one, b) for one in a])
    assert torch.equal(d, exact) and torch.equal(c, sum(exact).expand(c.shape)) and exact.isinf().any(dim=(1, 2)).tolist() == [n == 1 for n in range(count)]


@pytest.mark.thorough
def test_rows_that_lie_apart():
    """Between a row's end and the next row's beginning there may be anything."""
    m, n, k = 70, 50, 72
    a, b, c = integers(m, n, k)
    wide = torch.full((m, 96), torch.nan, dtype=torch.bfloat16)
    wide[:, :k] = a
    direct(wide[:, :k], b, c, target="gfx950")
    assert (c == product(a, b)).all()


@pytest.mark.thorough
def test_whole_windows_keep_the_global_form():
    """M alone is ragged: B comes by 64-bit addresses, as ever."""
    texts = [lower(direct, "gfx950", {"M": m, "N": 64, "K": 128}).hip for m in (64, 65)]
    assert [text.count("global_load_lds_dwordx4") for text in texts] == [8, 4] and [text.count("offen") > 0 for text in texts] == [False, True]


@td.kernel(warps=1)
def over_another(a: td.gl[td.bf16, 32, "K"], c: td.gl[td.f32, 32, 32], barrier=False):
    """Each load brings its slice where the one before brought its own; the last one's is read."""
    td.grid(1)
    As, acc = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0], direct=True)
    if barrier:
        td.barrier()
    td.load(As, a[0, 1], direct=True)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[0, k], direct=True)
    x = td.load(As)
    td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


@pytest.mark.sample("True-fixed-round-robin", "True-run time-latest")
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("kernel", [over_another, dynamic(over_another, K=td.dyn("K", multiple=8, least=64))], ids=["fixed", "run time"])
@pytest.mark.parametrize("barrier", [False, True])
def test_loads_into_the_same_bytes(barrier, kernel, schedule):
    a, _, c = integers(32, 32, 160)
    report = execute(lower(kernel, "gfx950", {"K": 160, "barrier": barrier}), [a, c], schedule=schedule)
    assert report.hazards == () and torch.equal(c, product(a[:, 128:], a[:, 128:]))


@td.kernel()
def in_roles(a: td.gl[td.bf16, 64, "K"], c: td.gl[td.f32, 64, 64], counts=(1, 1), loads=1):
    """The warps of one role load, and the block's first multiplies."""
    roles = td.roles(**{f"role{number}": count for number, count in enumerate(counts)})
    td.grid(1)
    As, acc = td.st(td.bf16, 64, 64), td.zeros(td.f32, 64, 64)
    for k in td.range(td.cdiv(a.cols, 64)):
        with roles[loads]:
            td.load(As, a[0, k], direct=True)
        td.barrier()
        if td.warp_id() == 0:
            x = td.load(As)
            td.mma_ABt(acc, x, x)
        td.barrier()
    if td.warp_id() == 0:
        td.store(c[0, 0], acc)


@pytest.mark.sample("counts0-0-128")
@pytest.mark.parametrize("k", [128, 72])
@pytest.mark.parametrize("counts, loads", [((1, 1), 0), ((1, 1), 1), ((2, 2), 1), ((1, 3), 1), ((3, 2), 1), ((3, 2), 0), ((1, 2, 1), 2), ((2, 1, 3), 2)])
def test_roles(counts, loads, k):
    a, _, c = integers(64, 64, k)
    report = execute(lower(in_roles, "gfx950", {"K": k, "counts": counts, "loads": loads}), [a, c])
    assert report.hazards == () and torch.equal(c, product(a, a))


@td.kernel(warps=1)
def refused(a: td.gl[td.bf16, 64, 64], rows=64, cols=64):
    td.grid(1)
    td.load(td.st(td.bf16, rows, cols), a.at(row=0, col=0), direct=True)


@td.kernel(warps=1)
def edges(a: td.gl[td.bf16, "B", "M", "K"], col=0):
    td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 64))
    td.load(td.st(td.bf16, 32, 64), a.at(batch=0, row=0, col=col), direct=True)


@pytest.mark.parametrize(
    "target, options, message, help_",
    [
        (
            "gfx942",
            {},
            "gfx942 has no loads of 16 bytes a lane from global memory straight to LDS",
            "leave out direct=True, or use td.fetch and td.commit",
        ),
        (
            "gfx950",
            {"rows": 4, "cols": 64},
            "a wave loads 1,024 bytes straight to LDS at once, and the tile has 512",
            "give the tile a multiple of 1,024 bytes",
        ),
    ],
)
def test_refusals(target, options, message, help_):
    with pytest.raises(td.KernelError) as caught:
        refused.lower(target=target, **options)
    first = caught.value.diagnostics[0]
    assert (first.message, first.helps) == (message, (help_,))
    assert first.primary.span.line == refused.function.__code__.co_firstlineno + 3


WITHIN = "lanes load 16 bytes of a row straight to LDS"


@pytest.mark.parametrize(
    "kernel, options, message, notes, help_",
    [
        (
            edges,
            {"K": 100},
            f"{WITHIN}, and a row of 'a' has 200, of the tile 128",
            (),
            "make both a multiple of 16 bytes, or leave out direct=True",
        ),
        (
            every(edges),
            {},
            f"{WITHIN}, and a row of 'a' has a multiple of 2, of the tile 128",
            (),
            "make both a multiple of 16 bytes (declared with multiple=8 of td.dyn), or leave out direct=True",
        ),
        (
            edges,
            {"strides": {"a": (2604, 104)}, "K": 104},
            f"{WITHIN}, and the matrices of 'a' begin at multiples of 8",
            (),
            "let the matrices begin at multiples of 16 bytes, or leave out direct=True",
        ),
        (
            edges,
            {"strides": {"a": 104}, "K": 100},
            f"{WITHIN}, and the last column of 'a' may be among these bytes",
            ("'a' has 100 columns of 2 bytes, and the tile begins at column 64",),
            "make both a multiple of 8 columns, or leave out direct=True",
        ),
        (
            edges,
            {"K": 104, "col": 68},
            f"{WITHIN}, and the last column of 'a' may be among these bytes",
            ("'a' has 104 columns of 2 bytes, and the tile begins at column 68",),
            "make both a multiple of 8 columns, or leave out direct=True",
        ),
        (
            edges,
            {"K": 256, "col": 3, "M": 30},
            "at an edge of 'a', lanes load from multiples of 4 bytes straight to LDS",
            ("the tile begins at column 3, of 2 bytes each",),
            "let the tile begin at such a multiple, or leave out direct=True",
        ),
    ],
)
def test_refusals_at_edges(kernel, options, message, notes, help_):
    with pytest.raises(td.KernelError) as caught:
        sizes = {"B": 2, "M": 25} if "K" in options else {}  # all sizes or none
        kernel.lower(target="gfx950", **{**sizes, "col": 64, **options})
    (found,) = (d for d in caught.value.diagnostics if d.code == "TD163")
    assert (found.message, found.notes, found.helps) == (message, notes, (help_,))


def test_the_whole_refusal():
    with pytest.raises(td.KernelError) as caught:
        direct.lower(target="gfx950", M=64, N=64, K=100, strides={"a": 104, "b": 104})
    text = caught.value.diagnostics[0].render().splitlines()
    assert text[0] == "error[TD163]: lanes load 16 bytes of a row straight to LDS, and the last column of 'a' may be among these bytes"
    assert text[2:] == [
        "32 |             td.load(As[toc], a[row, k + 1], direct=True)",
        "   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "   = 'a' has 100 columns of 2 bytes, and the tile begins at column 64",
        "   = help: make both a multiple of 8 columns, or leave out direct=True",
    ]


@pytest.mark.thorough
def test_a_read_takes_the_place_of_the_wait_state_after_m0():
    """Each setting of m0 is followed by an instruction that is no load, and none of our own is idle where a read could stand there."""
    program = program_of(ping_pong_direct.capture("gfx950", {"M": 256, "N": 256, "K": 1024}), "gfx950")
    loop = next(operation for operation in program.body if isinstance(operation, lp.Loop))
    words = [operation.template.split()[0] if isinstance(operation, lp.Memory) else "other" for operation in loop.body]
    settings = [at for at, operation in enumerate(loop.body) if isinstance(operation, lp.Memory) and operation.template.startswith("s_mov_b32 m0")]
    idle = [at for at in settings if "s_nop" in loop.body[at].template]
    assert (len(settings), len(idle)) == (8, 4)  # two steps of four half-tiles, and in each of four memory phases the reads come first
    assert all(words[at + 1].startswith("global_load_lds") and words[at - 1].startswith("global_load_lds") for at in idle)
    assert all(words[at + 1].startswith("ds_read") and words[at + 2].startswith("global_load_lds") for at in settings if at not in idle)
