"""A mistake in a line of an op is reported once, with all calls of the op; so is an instruction that a target does not have."""

import tiledsl as td

A, C = td.gl[td.bf16, "M", "K"], td.gl[td.f32, "M", "N"]
SIZES = dict(M=64, N=64, K=128)


@td.op
def bring(tile, source, k):
    td.load(tile, source[0, k], direct=True)


@td.op
def read(tile):
    one = td.vgpr()
    td.asm("ds_raed_b32 {dst}, {at}", dst=one, at=tile.address(td.lane_id(), 0))


@td.kernel(warps=4, sizes=SIZES)
def lacking(a: A, b: A, c: C):
    td.grid(1)
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    bring(As, a, 0)
    td.load(Bs, b[0, 0], direct=True)
    td.barrier()
    for k in td.range(2):
        bring(As, a, k)
        td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, td.load(td.subtile(As, (32, 64), (td.warp_id() // 2, 0))), td.load(td.subtile(Bs, (32, 64), (td.warp_id() % 2, 0))))
    td.store(c[td.warp_id() // 2, td.warp_id() % 2], acc)


@td.kernel(warps=1, sizes=dict(M=64, N=64))
def misspelt(c: C):
    td.grid(1)
    tile = td.st(td.f32, 64, 64)
    read(tile)
    read(tile)
    td.asm("ds_raed_b32 {dst}, {at}", dst=td.vgpr(), at=tile.base)
    td.store(c[0, 0], td.zeros(td.f32, 64, 64))


def of_code(kernel, code):
    return [finding for finding in kernel.check("gfx942") if finding.code == code]


def lines(finding):
    return [(mark.span.line, mark.text) for mark in (finding.primary, *finding.others)]


def test_what_the_target_lacks():
    (found,) = of_code(lacking, "TD163")
    assert found.message == "gfx942 has no loads of 16 bytes a lane from global memory straight to LDS"
    assert lines(found) == [(11, ""), (25, "the same here"), (28, "the same in this call")]
    assert [span.line for span in found.calls] == [24]


def test_a_line_of_an_op_that_is_called_twice():
    """Another line with the same mistake is another one to mend."""
    of_op, other = of_code(misspelt, "TD501")
    assert lines(of_op) == [(17, ""), (40, "the same in this call")] and [span.line for span in of_op.calls] == [39]
    assert lines(other) == [(41, "")]
