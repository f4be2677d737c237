"""Kernels whose results go through arithmetic, conversions or a read of C before they are stored."""

import tiledsl as td

OPERATIONS = {
    "alpha": lambda acc, alpha, n: alpha * acc,
    "alpha and numbers": lambda acc, alpha, n: (acc - 3) * alpha / 2.5 + n,
    "relu": lambda acc, alpha, n: td.relu(alpha * acc - n),
    "negated": lambda acc, alpha, n: -acc + -alpha,
    "clamped": lambda acc, alpha, n: td.maximum(-7.5, td.minimum(acc, alpha)),
    "used twice": lambda acc, alpha, n: acc * acc - alpha * acc,
    "gelu": lambda acc, alpha, n: td.gelu(acc * alpha),
    "gelu by tanh": lambda acc, alpha, n: td.gelu(acc * alpha, approximate="tanh"),
    "exp": lambda acc, alpha, n: td.exp(acc * alpha),
    "sigmoid": lambda acc, alpha, n: 1 / (1 + td.exp(-alpha * acc)),
    "fast exp": lambda acc, alpha, n: td.exp(acc * alpha, fast=True),
    "fma": lambda acc, alpha, n: td.fma(acc, alpha, acc),
    "next up": lambda acc, alpha, n: td.next_up(acc),
    "power of two": lambda acc, alpha, n: td.power_of_two(acc * alpha),
    "exp2": lambda acc, alpha, n: td.exp2(acc * alpha),
    "log2": lambda acc, alpha, n: td.log2(acc * acc * alpha + alpha),
    "log": lambda acc, alpha, n: td.log(acc * acc * alpha + alpha),
    "sqrt": lambda acc, alpha, n: td.sqrt(acc * acc * alpha),
    "rsqrt": lambda acc, alpha, n: td.rsqrt(acc * acc * alpha + alpha),
    "rcp": lambda acc, alpha, n: td.rcp(acc * alpha + 0.25 * alpha),
    "sin": lambda acc, alpha, n: td.sin(acc * alpha),
    "cos": lambda acc, alpha, n: td.cos(acc * alpha),
    "sigmoid by hardware": lambda acc, alpha, n: td.sigmoid(acc * alpha),
    "silu": lambda acc, alpha, n: td.silu(acc * alpha),
    "tanh": lambda acc, alpha, n: td.tanh(acc * alpha),
}


def product(a, b, acc, row, col, wr=0, wc=0, down=1, across=1):
    """acc += the warp's part of A·Bᵀ, one buffer and 32 columns at a time."""
    As, Bs = td.st(td.bf16, acc.rows * down, 32), td.st(td.bf16, acc.cols * across, 32)
    _steps(a, b, As, Bs, acc, row, col, wr, wc)


@td.op
def _steps(a, b, As, Bs, acc, row, col, wr, wc):
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (acc.rows, 32), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (acc.cols, 32), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)


@td.kernel(warps=1)
def one_warp(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    c: td.gl[td.f32, "M", "N"],
    alpha: td.f32,
    n: td.i32 = 3,
    operation="alpha",
    reg=64,
    swap=False,
):
    row, col = td.grid(td.cdiv(a.rows, reg), td.cdiv(b.rows, reg))
    acc = td.zeros(td.f32, reg, reg)
    product(a, b, acc, row, col)
    out = OPERATIONS[operation](acc, alpha, n)
    td.store(c[row, col], td.swap_layout(out) if swap else out)


@td.kernel(warps=4)
def four_warps(
    a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], n: td.i32, alpha: td.f32 = 0.5, operation="alpha", reg=32, swap=False
):
    row, col = td.grid(td.cdiv(a.rows, 2 * reg), td.cdiv(b.rows, 2 * reg))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, reg, reg)
    product(a, b, acc, row, col, wr, wc, 2, 2)
    out = OPERATIONS[operation](acc, alpha, n)
    td.store(c[row * 2 + wr, col * 2 + wc], td.swap_layout(out) if swap else out)


@td.kernel(warps=1)
def in_place(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], decay: td.f32):
    """acc = decay · acc + A·Bᵀ of each step of 32: what a device loop carries, changed in place."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        acc *= decay
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.barrier()
    acc += 1
    td.store(c[row, col], acc)


@td.kernel(warps=1)
def update(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    c: td.gl[td.f32, "M", "N"],
    alpha: td.f32 = 1.0,
    beta: td.f32 = 0.0,
    reg=64,
    layout="col",
):
    """C = alpha · A·Bᵀ + beta · C: C is read where it is written."""
    td.ensures(c, alpha * (a @ b.T) + beta * td.old(c))
    row, col = td.grid(td.cdiv(a.rows, reg), td.cdiv(b.rows, reg))
    acc = td.zeros(td.f32, reg, reg)
    product(a, b, acc, row, col)
    if layout == "row":
        acc = td.swap_layout(acc)
    td.store(c[row, col], alpha * acc + beta * td.load(c[row, col], (reg, reg), layout=layout))


@td.kernel(warps=4)
def with_bias(
    a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], bias: td.gl[td.f32, "N"], c: td.gl[td.bf16, "M", "N"], reg=32, layout="col", activation="relu"
):
    """C = activation(A·Bᵀ + bias), in bf16."""
    row, col = td.grid(td.cdiv(a.rows, 2 * reg), td.cdiv(b.rows, 2 * reg))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, reg, reg)
    product(a, b, acc, row, col, wr, wc, 2, 2)
    if layout == "row":
        acc = td.swap_layout(acc)
    added = acc + td.load(bias[col * 2 + wc], reg, layout=layout)
    td.store(c[row * 2 + wr, col * 2 + wc], td.cast(td.relu(added) if activation == "relu" else td.gelu(added), td.bf16))


@td.kernel(warps=1)
def to_bf16(x: td.gl[td.f32, "M", "N"], y: td.gl[td.bf16, "M", "N"], reg=32, layout="col"):
    td.grid(1)
    td.store(y[0, 0], td.cast(td.load(x[0, 0], (reg, reg), layout=layout), td.bf16))


@td.kernel(warps=1)
def to_f16(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f16, "M", "N"], reg=32, layout="col"):
    td.grid(1)
    td.store(y[0, 0], td.cast(td.load(x[0, 0], (reg, reg), layout=layout), td.f16))


@td.kernel(warps=1)
def sum_of_halves(x: td.gl[td.bf16, "M", "N"], v: td.gl[td.f16, "N"], y: td.gl[td.f32, "M", "N"], reg=32, layout="col"):
    """y = x + v, widened from bf16 and f16: what is loaded is converted."""
    td.grid(1)
    vector = td.cast(td.load(v[0], reg, layout=layout), td.f32)
    td.store(y[0, 0], td.cast(td.load(x[0, 0], (reg, reg), layout=layout), td.f32) + vector)
