"""Mistakes that a type checker finds: each marked line is an error of mypy, and mypy reports a mark without an error."""

import tiledsl as td


@td.kernel(warps=4)
def mistakes(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.f16, td.dyn("N", multiple=32), "K"],
    c: td.gl[td.f32, "M", "N"],
    bias: td.gl[td.f32, "N"],
    alpha: td.f32 = td.f32(1.0),
    option: bool = False,
) -> None:
    As, Bs = td.st(td.bf16, 64, 64, buffers=2), td.st(td.f16, 64, 64)
    td.load(As, b[0, 0])  # type: ignore[misc]  # a copy converts nothing
    td.load(As[0], a[0, 0], layout="row")  # type: ignore[call-overload]  # a copy to LDS has no layout
    x, y = td.load(td.subtile(As[1], (32, 64), (0, 0))), td.load(Bs)
    acc = td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, x, y)  # type: ignore[type-var]  # of two types
    td.mma_ABt(x, acc, acc)  # type: ignore[type-var, arg-type]  # the operands before the sum
    x + 1  # type: ignore[operator]  # arithmetic is in f32
    acc.shape  # type: ignore[attr-defined]
    td.store(c[0, 0], td.cast(acc, td.bf16))  # type: ignore[misc]  # another type than the tensor's
    td.store(c[0, 0], acc.T * alpha + td.load(bias[0], 32))
    td.exp2(x)  # type: ignore[arg-type]  # of operands of products
    td.ensures(c, alpha * (a @ b.T) + bias)
    td.barrier(1)  # type: ignore[call-arg]
    mask = acc > 0
    mask + 1  # type: ignore[operator]  # a mask chooses, and adds nothing
    td.copy(acc, td.where(mask & (td.row_index(acc) < 4), acc, 0))
    for k in td.range(a.cols // 64):
        staged = td.fetch(As[k % 2], a[0, k])
        td.commit(Bs, staged)  # type: ignore[misc]  # fetched for another type
