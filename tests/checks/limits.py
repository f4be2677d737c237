"""Sources of kernels whose contract and stored value a test fills in."""

from collections.abc import Callable

from tiledsl.runtime.kernel import Kernel

SOURCE = """\
import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=128, N=64))
def kernel(x: td.gl[td.f32, "M", "N"], z: td.gl[td.f32, "M", "N"], v: td.gl[td.f32, "N"], y: td.gl[td.f32, "M", "N"], alpha: td.f32, beta: td.f32):
    td.ensures(y, {contract})
    i = td.grid(2)
    place = i * 4 + td.warp_id(), 0
    X, Z, V, Y = td.load(x[place], (16, 64)), td.load(z[place], (16, 64)), td.load(v[0], 64), td.load(y[place], (16, 64))
    td.store(y[place], {value})
"""
PRODUCT = """\
import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=128, N=64, K=64))
def kernel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], y: td.gl[td.f32, "M", "N"], alpha: td.f32, beta: td.f32):
    td.ensures(y, {contract})
    i = td.grid(2)
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    td.load(As, a[i, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    place = i * 4 + td.warp_id(), 0
    acc = td.zeros(td.f32, 16, 64)
    td.mma_ABt(acc, td.load(td.subtile(As, (16, 64), (td.warp_id(), 0))), td.load(Bs))
    Y = td.load(y[place], (16, 64))
    td.store(y[place], {value})
"""
Made = Callable[..., Kernel]
