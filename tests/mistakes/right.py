"""Right kernels of which mutants are made, beside the examples: an output that is written in part, outputs that are read back,
integers that are read, sums of parts, numbers in words, and fp8 with scales."""

import torch

import tiledsl as td


@td.kernel(warps=2, sizes=dict(M=90, K=64))
def triangle(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"]):
    """The blocks of the lower triangle of a @ a.T; the others stay as they were."""
    td.ensures(c, 2 * (a @ a.T))
    td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.rows, 32))
    As, Bs, warp = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.warp_id()
    if col <= row:
        acc = td.zeros(td.f32, 16, 32)
        for k in td.range(td.cdiv(a.cols, 32)):
            td.load(As, a[row, k])
            td.load(Bs, a[col, k])
            td.barrier()
            x, y = td.load(td.subtile(As, (16, 32), (warp, 0))), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * 2 + warp, col], 2 * acc)
    else:
        td.keep(c[row * 2 + warp, col], (16, 32))


@td.kernel(warps=2, sizes=dict(M=33, N=40))
def read_back(a: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    """Each warp goes on from what the other one has stored, in pieces of another shape."""
    td.ensures(d, 3 - a)
    td.ensures(c, td.maximum(2 * (3 - a), td.old(c)))
    row, warp = td.grid(td.cdiv(a.rows, 64)), td.warp_id()
    td.store(d[2 * row + warp, 0], 3 - td.load(a[2 * row + warp, 0], (32, 64)))
    td.wait(vmcnt=0)
    td.barrier()
    for i in range(2):
        for j in range(2):
            tile = 4 * row + 2 * (1 - warp) + i
            old = td.load(c[tile, j], (16, 32))
            td.store(c[tile, j], td.maximum(2 * td.load(d[tile, j], (16, 32)), old))


def of_triangle(t, rows: slice, cols: slice) -> torch.Tensor:
    product, blocks = 2 * (t["a"].float() @ t["a"].float().T), torch.arange(len(t["a"])) // 32
    return torch.where(blocks[:, None] >= blocks, product, t["c"].float())[rows, cols]


def of_read_back(t, rows: slice, cols: slice) -> torch.Tensor:
    return torch.maximum(2 * (3 - t["a"]), t["c"])[rows, cols]


@td.kernel(warps=1)
def reductions(x: td.gl[td.f32, 64, 64], most: td.gl[td.f32, 64, 1], sums: td.gl[td.f32, 64, 1]):
    """The largest element and the sum of each row of the lower triangle, in steps of 32 columns."""
    td.ensures(most, td.row_max(td.where(lambda i, j: j <= i, x, 0)))
    td.ensures(sums, td.row_sum(td.where(lambda i, j: j <= i, 2 * x, 0)))
    row = td.grid(2)
    top, total = td.full(td.f32, 32, 1, float("-inf"), layout="row"), td.zeros(td.f32, 32, 1, layout="row")
    for k in td.range(2):
        tile = td.load(x[row, k], (32, 32), layout="row")
        low = td.where(td.row_index(tile, 32 * row) >= td.col_index(tile, 32 * k), tile, 0)
        td.row_max(low, into=top)
        total += td.row_sum(low + low)
    td.store(most[row, 0], top)
    td.store(sums[row, 0], total)


def of_reductions(arguments, rows, cols):
    return torch.tril(arguments["x"])[rows].max(1, keepdim=True).values


@td.kernel(warps=2)
def grouped(ends: td.gl[td.i32, 3], a: td.gl[td.bf16, 70, 32], b: td.gl[td.bf16, 2, 32, 32], c: td.gl[td.f32, 70, 32]):
    """Groups of rows, each times a matrix of its own: the ends are read, and a store ends with its group."""
    td.ensures(c, td.by_groups(ends, lambda g: a @ td.matrix_of(b, g).T))
    g, warp = td.grid(2), td.warp_id()
    first, end = (td.read(ends[g + n], least=0, most=70, ascending=True) for n in range(2))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    for row in td.range(first, end, 32):
        td.load(As, a.at(row=row, col=0))
        td.load(Bs, b[g, 0, 0])
        td.barrier()
        acc = td.zeros(td.f32, 16, 32)
        td.mma_ABt(acc, td.load(td.subtile(As, (16, 32), (warp, 0))), td.load(Bs))
        td.barrier()
        td.store(c.at(row=row + 16 * warp, col=0), acc, rows=end - row - 16 * warp)


@td.kernel(warps=2)
def added(a: td.gl[td.bf16, 32, 96], b: td.gl[td.bf16, 32, 96], c: td.gl[td.f32, 32, 32]):
    """Parts of a product, added by several blocks; the last part has half of the columns."""
    td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, 64) @ b.T, 2))
    part, warp = td.grid(2), td.warp_id()
    acc = td.zeros(td.f32, 16, 32)
    for k in td.range(2):
        column = 64 * part + 32 * k
        if column < a.cols:
            x = td.load(a.at(row=16 * warp, col=column), (16, 32), layout="row")
            td.mma_ABt(acc, x, td.load(b.at(row=0, col=column), (32, 32), layout="row"))
    td.atomic_add(c[warp, 0], acc, part=part, parts=2)


@td.kernel(warps=2)
def walked(places: td.gl[td.i32, 5], a: td.gl[td.bf16, 5, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 5, 32, 32]):
    """Blocks that loop over every second matrix, and scatter the products."""
    td.ensures(c, td.scatter(a @ b.T, places))
    block, warp = td.grid(2), td.warp_id()
    As = td.st(td.bf16, 32, 64)
    for n in td.range(block, 5, 2):
        place = td.read(places[n], least=0, most=4, unique=True)
        td.load(As, a[n, 0, 0])
        td.barrier()
        acc = td.zeros(td.f32, 16, 32)
        td.mma_ABt(acc, td.load(td.subtile(As, (16, 64), (warp, 0))), td.load(b[0, 0], (32, 64), layout="row"))
        td.barrier()
        td.store(c[place, warp, 0], acc)


@td.kernel(warps=2)
def packed(a: td.gl[td.bf16, 16, 128], q: td.gl[td.i32, 16, 32], scale: td.gl[td.f32, 2, 32], zero: td.gl[td.f32, 2, 32], c: td.gl[td.f32, 16, 32]):
    """Numbers that share words, with zero points and scales of groups of 64: a warp for each group, and sums that meet in LDS."""
    zeros, scales = (td.column_of(x.T, lambda k: k // 64, cols=128).T for x in (zero, scale))
    td.ensures(c, a @ ((td.unpack(q, 4) - zeros) * scales))
    td.grid(1)
    warp, Qs, sums = td.warp_id(), td.st(td.i32, 16, 32), td.st(td.f32, 32, 32)
    group = 1 - warp  # the other warp copies its words
    td.load(Qs, q[0, 0])
    x = td.load(a[0, group], (16, 64), layout="row")
    share, less = (td.load(one.at(row=group, col=0), (1, 32), layout="col") for one in (scale, zero))
    td.barrier()
    words = td.load(td.subtile(Qs, (8, 32), (group, 0)), layout="col")
    acc = td.zeros(td.f32, 16, 32)
    td.mma_AB(acc, x, td.unpack(words, 4, zero=less))
    td.store(td.subtile(sums, (16, 32), (warp, 0)), acc * share)
    td.barrier()
    parts = [td.load(td.subtile(sums, (16, 16), (n, warp)), layout="row") for n in range(2)]
    td.store(c[0, warp], parts[0] + parts[1])


@td.kernel(warps=1)
def quantised(x: td.gl[td.f32, 40, 64], share: td.gl[td.f32, 1], q: td.gl[td.fp8, 40, 64], scale: td.gl[td.f32, 40, 1]):
    """Rows divided by scales of their own and one of all, in fp8."""
    of_rows = td.maximum(td.maximum(td.row_max(x), -td.row_min(x)), 0.5) * share / 240
    td.ensures(scale, of_rows)
    td.ensures(q, x / of_rows)
    row = td.grid(2)
    tile = td.load(x[row, 0], (32, 64), layout="row")
    own = td.maximum(td.maximum(td.row_max(tile), -td.row_min(tile)), 0.5) * td.load(share[0], 1, layout="row") / 240
    td.store(scale[row, 0], own)
    td.store(q[row, 0], td.cast(tile * (1 / own), td.fp8, saturate=True))


@td.kernel(warps=2)
def microscaled(
    a: td.gl[td.fp4x2, 60, 272], b: td.gl[td.fp4x2, 16, 272], scale_a: td.gl[td.e8m0, 60, 17], scale_b: td.gl[td.e8m0, 16, 17], c: td.gl[td.f32, 60, 16]
):
    """A product of MXFP4: A's scales come through LDS, B's to registers; the last step and the last block have less than the others."""
    td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
    row, warp = td.grid(2), td.warp_id()
    As, Bs, of_a, acc = td.st(td.fp4x2, 32, 256), td.st(td.fp4x2, 16, 256), td.st(td.e8m0, 32, 16), td.zeros(td.f32, 16, 16)
    for k in td.range(2):
        td.load(As, a[row, k])
        td.load(Bs, b[0, k])
        td.load(of_a, scale_a[row, k])
        of_b = td.load(scale_b[0, k], (16, 16))
        td.barrier()
        own = td.load(td.subtile(of_a, (16, 16), (warp, 0)))
        td.mma_ABt(acc, td.load(td.subtile(As, (16, 256), (warp, 0))), td.load(Bs), scales=(own, of_b))
        td.barrier()
    td.store(c[2 * row + warp, 0], acc)


def of_grouped(t, rows: slice, cols: slice) -> torch.Tensor:
    ends = t["ends"].tolist()
    products = [t["a"][first:end].float() @ b.float().T for first, end, b in zip(ends, ends[1:], t["b"], strict=False)]
    return torch.cat(products)[rows, cols]


def of_added(t, rows: slice, cols: slice) -> torch.Tensor:
    return (t["c"] + t["a"].float() @ t["b"].float().T)[rows, cols]


def of_walked(t, rows: slice, cols: slice) -> torch.Tensor:
    made = torch.empty_like(t["c"])
    made[t["places"].long()] = t["a"].float() @ t["b"].float().T
    return made[:, rows, cols]


def of_packed(t, rows: slice, cols: slice) -> torch.Tensor:
    numbers = (t["q"][:, None] >> 4 * torch.arange(8)[:, None] & 15).reshape(128, 32)
    zeros, scales = (t[name].repeat_interleave(64, 0) for name in ("zero", "scale"))
    return (t["a"].float() @ ((numbers - zeros) * scales))[rows, cols]
