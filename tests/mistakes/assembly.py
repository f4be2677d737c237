"""Inline assembly that is no instruction of the target, or not with these operands: K04, a loader of the user's own. With right=True each has them right."""

import tiledsl as td

A, B, C = td.gl[td.bf16, "M", "K"], td.gl[td.bf16, "N", "K"], td.gl[td.f32, "M", "N"]
BLOCK, K_STEP, REG = 64, 64, 32


def vectors(tile):
    """Row and column of the 16 bytes that a thread copies first, and how many rows further on the next lie."""
    per_row = tile.cols // 8
    return td.thread_id() // per_row, td.thread_id() % per_row * 8, 256 // per_row


def kernel(copy):
    """K01 with a copy of the user's own: copy(tile, tensor, row, column, right)."""

    @td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
    def own_loader(a: A, b: B, c: C, right=False):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
        As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        acc = td.zeros(td.f32, REG, REG)
        for k in td.range(td.cdiv(a.cols, K_STEP)):
            copy(As, a, row * BLOCK, k * K_STEP, right)
            td.load(Bs, b[col, k])
            td.barrier()
            x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
            y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * 2 + wr, col * 2 + wc], acc)

    return own_loader


@kernel
def b05(tile, source, row, col, right):
    """A flat load with its address in two scalar registers."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece = td.vgpr(4)
        if right:
            td.asm("flat_load_dwordx4 {dst}, {at}", dst=piece, at=source.address(row + r + i * down, col + c))
        else:
            td.asm("flat_load_dwordx4 {dst}, s[4:5]", dst=piece)
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(r + i * down, c), data=piece)


@kernel
def b06(tile, source, row, col, right):
    """An LDS write with data and address swapped."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece = td.vgpr(4)
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r + i * down, col + c))
        text = "ds_write_b128 {at}, {data}" if right else "ds_write_b128 {data}, {at}"
        td.asm(text, at=tile.address(r + i * down, c), data=piece)


@kernel
def b06_tuple(tile, source, row, col, right):
    """An LDS write with four scalar data operands instead of one tuple of four registers."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece = td.vgpr(4)
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r + i * down, col + c))
        if right:
            td.asm("ds_write_b128 {at}, {data}", at=tile.address(r + i * down, c), data=piece)
        else:
            td.asm("ds_write_b128 {at}, s0, s1, s2, s3", at=tile.address(r + i * down, c))


@kernel
def b53(tile, source, row, col, right):
    """An immediate offset out of the instruction's range."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece = td.vgpr(4)
        if right:
            td.asm("global_load_dwordx4 {dst}, {at}, off offset:4080", dst=piece, at=source.address(row + r + i * down, col + c - 2040))
        else:
            td.asm("global_load_dwordx4 {dst}, {at}, off offset:4096", dst=piece, at=source.address(row + r + i * down, col + c - 2048))
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(r + i * down, c), data=piece)


@kernel
def b53_buffer(tile, source, row, col, right):
    """A MUBUF offset of 4096, which assembles silently as 0."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece = td.vgpr(4)
        if right:
            td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=source.address(row + r + i * down, col + c))
        else:
            td.asm("buffer_load_dwordx4 {dst}, {at}, s[4:7], 0 offen offset:4096", dst=piece, at=td.thread_id() * 16)
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(r + i * down, c), data=piece)


@kernel
def b55(tile, source, row, col, right):
    """A per-lane value handed to a scalar operand."""
    r, c, down = vectors(tile)
    for i in range(tile.rows // down):
        piece, line = td.vgpr(4), r + i * down
        base = source.address(row, col) if right else source.address(row + r, col)
        td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=((line if right else i * down) * source.cols + c) * 2, base=base)
        td.asm("ds_write_b128 {at}, {data}", at=tile.address(line, c), data=piece)


@td.kernel(warps=4, sizes=dict(M=128, N=192, K=256))
def b48(a: A, b: B, c: C, right=False):
    """The result of a product is consumed by inline assembly. td.asm takes no register tile, so that no assembly can come too early on a matrix result:
    plain words do, and the compiler places the wait states."""
    td.ensures(c, 2 * (a @ b.T))
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
        y = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    if right:
        acc *= 2
    else:
        td.asm("v_pk_mul_f32 {acc}, {acc}, {two}", acc=acc, two=td.vgpr(2))
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
