"""Writes listings of GEMMs in Gluon with the structures that ROCm's gfx950 Gluon tutorials describe:

    PEERS/bin/python benchmarks/peers/gluon_ladder.py FOLDER

The kernels are written for this purpose; `benchmarks/profile_published.py FOLDER` compares the predicted times of the
listings with what the tutorials measured. f16, C = A · Bᵀ, K in steps of 64, four warps, loads straight to LDS.

    v2  one buffer, loads straight to LDS, rows one behind the other: reads with bank conflicts
    v3  one buffer, padded
    v4  two buffers: a step is loaded while the step before is multiplied
    v5  two buffers; operands of the next step are read from LDS before they are multiplied
    v6  the same, two steps in a loop
    v7  the same in halves of B's tile, each with its own buffers
    v8  the same in quarters of the tile
    v9  the same; each XCD has consecutive tiles, in groups of 1, 4, 6 or 8 rows of tiles
"""

import pathlib
import sys

import triton
from triton.backends.compiler import GPUTarget
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon._runtime import GluonASTSource

copy = gl.amd.cdna4.async_copy
mfma = gl.amd.cdna3.mfma
SQUARES = ((256, 256), (256, 128), (128, 256), (128, 128), (64, 256))
EVERY_TILE = tuple((rows, cols) for rows in (256, 128, 64) for cols in (256, 128, 64))


@gluon.jit
def one_buffer(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
):
    block_row = gl.program_id(axis=0) // gl.cdiv(N, COLS)
    block_col = gl.program_id(axis=0) % gl.cdiv(N, COLS)
    lds_a = gl.allocate_shared_memory(gl.float16, [1, ROWS, STEP], LDS_A)
    lds_b = gl.allocate_shared_memory(gl.float16, [1, STEP, COLS], LDS_B)
    from_a = (
        gl.arange(0, ROWS, gl.SliceLayout(1, LOAD_A))[:, None] * stride_a
        + gl.arange(0, STEP, gl.SliceLayout(0, LOAD_A))[None, :]
    )
    from_b = (
        gl.arange(0, STEP, gl.SliceLayout(1, LOAD_B))[:, None]
        + gl.arange(0, COLS, gl.SliceLayout(0, LOAD_B))[None, :] * stride_b
    )
    a_at = a_ptr + block_row * ROWS * stride_a
    b_at = b_ptr + block_col * COLS * stride_b
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    LEFT: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    RIGHT: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    total = gl.zeros((ROWS, COLS), gl.float32, OUT)
    for _ in range(0, gl.cdiv(K, STEP)):
        copy.buffer_load_to_shared(lds_a.index(0), a_at, from_a)
        copy.buffer_load_to_shared(lds_b.index(0), b_at, from_b)
        copy.commit_group()
        copy.wait_group(0)
        total = mfma(lds_a.index(0).load(LEFT), lds_b.index(0).load(RIGHT), total)
        a_at += STEP
        b_at += STEP
    rows = gl.arange(0, ROWS, gl.SliceLayout(1, OUT))
    cols = gl.arange(0, COLS, gl.SliceLayout(0, OUT))
    inside = (rows[:, None] < M) & (cols[None, :] < N)
    gl.amd.cdna3.buffer_store(
        ptr=c_ptr + block_row * ROWS * stride_c + block_col * COLS,
        offsets=stride_c * rows[:, None] + cols[None, :],
        stored_value=total.to(gl.float16),
        mask=inside,
    )


@gluon.jit
def two_buffers(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
):
    block_row = gl.program_id(axis=0) // gl.cdiv(N, COLS)
    block_col = gl.program_id(axis=0) % gl.cdiv(N, COLS)
    lds_a = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    lds_b = gl.allocate_shared_memory(gl.float16, [2, STEP, COLS], LDS_B)
    from_a = (
        gl.arange(0, ROWS, gl.SliceLayout(1, LOAD_A))[:, None] * stride_a
        + gl.arange(0, STEP, gl.SliceLayout(0, LOAD_A))[None, :]
    )
    from_b = (
        gl.arange(0, STEP, gl.SliceLayout(1, LOAD_B))[:, None]
        + gl.arange(0, COLS, gl.SliceLayout(0, LOAD_B))[None, :] * stride_b
    )
    a_at = a_ptr + block_row * ROWS * stride_a
    b_at = b_ptr + block_col * COLS * stride_b
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    LEFT: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    RIGHT: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    total = gl.zeros((ROWS, COLS), gl.float32, OUT)
    steps = gl.cdiv(K, STEP)
    for buffer in gl.static_range(2):
        copy.buffer_load_to_shared(lds_a.index(buffer), a_at, from_a)
        copy.buffer_load_to_shared(lds_b.index(buffer), b_at, from_b)
        copy.commit_group()
        a_at += STEP
        b_at += STEP
    copy.wait_group(1)
    left = lds_a.index(0).load(LEFT)
    right = lds_b.index(0).load(RIGHT)
    for step in range(0, steps - 1):
        full = step % 2
        total = mfma(left, right, total)
        copy.wait_group(0)
        copy.buffer_load_to_shared(lds_a.index(full), a_at, from_a, mask=(step != (steps - 2)))
        copy.buffer_load_to_shared(lds_b.index(full), b_at, from_b, mask=(step != (steps - 2)))
        copy.commit_group()
        left = lds_a.index(1 - full).load(LEFT)
        right = lds_b.index(1 - full).load(RIGHT)
        a_at += STEP
        b_at += STEP
    total = mfma(left, right, total)
    rows = gl.arange(0, ROWS, gl.SliceLayout(1, OUT))
    cols = gl.arange(0, COLS, gl.SliceLayout(0, OUT))
    inside = (rows[:, None] < M) & (cols[None, :] < N)
    gl.amd.cdna3.buffer_store(
        ptr=c_ptr + block_row * ROWS * stride_c + block_col * COLS,
        offsets=stride_c * rows[:, None] + cols[None, :],
        stored_value=total.to(gl.float16),
        mask=inside,
    )


@gluon.jit
def fetch(lds, at, offsets):
    copy.buffer_load_to_shared(lds, at, offsets)
    copy.commit_group()


@gluon.jit
def arrived(lds, LAYOUT: gl.constexpr, BEHIND: gl.constexpr):
    """An operand from LDS, once all but the last BEHIND groups of loads have arrived."""
    copy.wait_group(BEHIND)
    return lds.load(LAYOUT)


@gluon.jit
def store(at, offsets, total, LAYOUT: gl.constexpr):
    gl.amd.cdna3.buffer_store(ptr=at, offsets=offsets, stored_value=gl.convert_layout(total.to(gl.float16), LAYOUT))


@gluon.jit
def zeros(ROWS: gl.constexpr, COLS: gl.constexpr, OUT: gl.constexpr):
    zero = gl.zeros((ROWS, COLS), gl.float32, OUT)
    return zero, zero, zero, zero


@gluon.jit
def places(
    a_ptr, b_ptr, c_ptr, N, stride_a, stride_b, stride_c, ROWS: gl.constexpr, COLS: gl.constexpr, GROUP: gl.constexpr = 0
):  # fmt: skip
    """Where the block's rows of A, its rows of B and its tile of C begin.

    With GROUP each of 8 XCDs has consecutive tiles, which go down GROUP rows of tiles before the next column.
    """
    number = gl.program_id(axis=0)
    across = gl.cdiv(N, COLS)
    if GROUP:
        number = number % 8 * (gl.num_programs(axis=0) // 8) + number // 8
        first = number // (GROUP * across) * GROUP
        height = gl.minimum(gl.num_programs(axis=0) // across - first, GROUP)
        block_row = first + number % (GROUP * across) % height
        block_col = number % (GROUP * across) // height
    else:
        block_row = number // across
        block_col = number % across
    return (
        a_ptr + block_row * ROWS * stride_a,
        b_ptr + block_col * COLS * stride_b,
        c_ptr + block_row * ROWS * stride_c + block_col * COLS,
    )


@gluon.jit
def buffers(ROWS: gl.constexpr, COLS: gl.constexpr, STEP: gl.constexpr, LDS_A: gl.constexpr, LDS_B: gl.constexpr):
    """Two buffers each of the upper and lower half of A's tile and the left and right half of B's."""
    top = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    bottom = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    left = gl.allocate_shared_memory(gl.float16, [2, STEP, COLS], LDS_B)
    right = gl.allocate_shared_memory(gl.float16, [2, STEP, COLS], LDS_B)
    return top, bottom, left, right


@gluon.jit
def offsets(
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    stride_a,
    stride_b,
):
    from_a = (
        gl.arange(0, ROWS, gl.SliceLayout(1, LOAD_A))[:, None] * stride_a
        + gl.arange(0, STEP, gl.SliceLayout(0, LOAD_A))[None, :]
    )
    from_b = (
        gl.arange(0, STEP, gl.SliceLayout(1, LOAD_B))[:, None]
        + gl.arange(0, COLS, gl.SliceLayout(0, LOAD_B))[None, :] * stride_b
    )
    return from_a, from_b


@gluon.jit
def fetch_both(lds_a, lds_b, a_at, b_at, from_a, from_b):
    copy.buffer_load_to_shared(lds_a, a_at, from_a)
    copy.buffer_load_to_shared(lds_b, b_at, from_b)
    copy.commit_group()


@gluon.jit
def store_masked(c_at, total, M, N, stride_c, ROWS: gl.constexpr, COLS: gl.constexpr, OUT: gl.constexpr):
    """Store a tile as the products hold it, 8 bytes a lane."""
    rows = gl.arange(0, ROWS, gl.SliceLayout(1, OUT))
    cols = gl.arange(0, COLS, gl.SliceLayout(0, OUT))
    gl.amd.cdna3.buffer_store(
        ptr=c_at,
        offsets=stride_c * rows[:, None] + cols[None, :],
        stored_value=total.to(gl.float16),
        mask=(rows[:, None] < M) & (cols[None, :] < N),
    )


@gluon.jit
def two_stages(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
):
    lds_a = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    lds_b = gl.allocate_shared_memory(gl.float16, [2, STEP, COLS], LDS_B)
    from_a, from_b = offsets(ROWS, COLS, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    a_at, b_at, c_at = places(a_ptr, b_ptr, c_ptr, N, stride_a, stride_b, stride_c, ROWS, COLS)
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    LEFT: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    RIGHT: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    total = gl.zeros((ROWS, COLS), gl.float32, OUT)
    steps = gl.cdiv(K, STEP)
    fetch_both(lds_a.index(0), lds_b.index(0), a_at, b_at, from_a, from_b)
    a_at += STEP
    b_at += STEP
    for step in range(0, steps - 1):
        full = step % 2
        fetch_both(lds_a.index(1 - full), lds_b.index(1 - full), a_at, b_at, from_a, from_b)
        copy.wait_group(1)
        total = mfma(lds_a.index(full).load(LEFT), lds_b.index(full).load(RIGHT), total)
        a_at += STEP
        b_at += STEP
    copy.wait_group(0)
    full = (steps - 1) % 2
    total = mfma(lds_a.index(full).load(LEFT), lds_b.index(full).load(RIGHT), total)
    store_masked(c_at, total, M, N, stride_c, ROWS, COLS, OUT)


@gluon.jit
def unrolled(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
):
    lds_a = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    lds_b = gl.allocate_shared_memory(gl.float16, [2, STEP, COLS], LDS_B)
    from_a, from_b = offsets(ROWS, COLS, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    a_at, b_at, c_at = places(a_ptr, b_ptr, c_ptr, N, stride_a, stride_b, stride_c, ROWS, COLS)
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    LEFT: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    RIGHT: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    total = gl.zeros((ROWS, COLS), gl.float32, OUT)
    steps = gl.cdiv(K, STEP)
    for buffer in gl.static_range(2):
        fetch_both(lds_a.index(buffer), lds_b.index(buffer), a_at, b_at, from_a, from_b)
        a_at += STEP
        b_at += STEP
    copy.wait_group(1)
    left = lds_a.index(0).load(LEFT)
    right = lds_b.index(0).load(RIGHT)
    for _ in range(0, steps - 2, 2):
        total = mfma(left, right, total)
        copy.wait_group(0)
        fetch_both(lds_a.index(0), lds_b.index(0), a_at, b_at, from_a, from_b)
        next_left = lds_a.index(1).load(LEFT)
        next_right = lds_b.index(1).load(RIGHT)
        a_at += STEP
        b_at += STEP
        total = mfma(next_left, next_right, total)
        copy.wait_group(0)
        fetch_both(lds_a.index(1), lds_b.index(1), a_at, b_at, from_a, from_b)
        left = lds_a.index(0).load(LEFT)
        right = lds_b.index(0).load(RIGHT)
        a_at += STEP
        b_at += STEP
    total = mfma(left, right, total)
    copy.wait_group(0)
    total = mfma(lds_a.index(1).load(LEFT), lds_b.index(1).load(RIGHT), total)
    store_masked(c_at, total, M, N, stride_c, ROWS, COLS, OUT)


@gluon.jit
def half_step(
    lds_a,
    lds_left,
    lds_right,
    rows_of_a,
    left,
    total_left,
    total_right,
    a_at,
    b_at,
    from_a,
    from_left,
    from_right,
    BUFFER: gl.constexpr,
    STEP: gl.constexpr,
    A: gl.constexpr,
    B: gl.constexpr,
):
    """Multiply the halves of a step, and fetch the step after the next into its buffers."""
    total_left = mfma(rows_of_a, left, total_left)
    copy.wait_group(2)
    right = lds_right.index(BUFFER).load(B)
    fetch_both(
        lds_a.index(BUFFER), lds_left.index(BUFFER), a_at, b_at, from_a + BUFFER * STEP, from_left + BUFFER * STEP
    )
    total_right = mfma(rows_of_a, right, total_right)
    copy.wait_group(2)
    next_rows = lds_a.index(1 - BUFFER).load(A)
    next_left = lds_left.index(1 - BUFFER).load(B)
    fetch(lds_right.index(BUFFER), b_at, from_right + BUFFER * STEP)
    return next_rows, next_left, total_left, total_right


@gluon.jit
def halves(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
):
    HALF: gl.constexpr = COLS // 2
    lds_a = gl.allocate_shared_memory(gl.float16, [2, ROWS, STEP], LDS_A)
    lds_left = gl.allocate_shared_memory(gl.float16, [2, STEP, HALF], LDS_B)
    lds_right = gl.allocate_shared_memory(gl.float16, [2, STEP, HALF], LDS_B)
    from_a, from_left = offsets(ROWS, HALF, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    from_right = from_left + HALF * stride_b
    a_at, b_at, c_at = places(a_ptr, b_ptr, c_ptr, N, stride_a, stride_b, stride_c, ROWS, COLS)
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    A: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    B: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    total_left = gl.zeros((ROWS, HALF), gl.float32, OUT)
    total_right = gl.zeros((ROWS, HALF), gl.float32, OUT)
    steps = gl.cdiv(K, STEP)
    for buffer in gl.static_range(2):
        fetch_both(lds_a.index(buffer), lds_left.index(buffer), a_at, b_at, from_a, from_left)
        fetch(lds_right.index(buffer), b_at, from_right)
        a_at += STEP
        b_at += STEP
    copy.wait_group(3)
    rows_of_a = lds_a.index(0).load(A)
    left = lds_left.index(0).load(B)
    gl.assume(steps > 3)
    for _ in range(0, steps - 2, 2):
        for buffer in gl.static_range(2):
            rows_of_a, left, total_left, total_right = half_step(lds_a, lds_left, lds_right, rows_of_a, left, total_left, total_right, a_at, b_at, from_a, from_left, from_right, buffer, STEP, A, B)  # fmt: skip
        a_at += 2 * STEP
        b_at += 2 * STEP
    STORE: gl.constexpr = gl.BlockedLayout([1, 8], [4, 16], [4, 1], [1, 0])
    rows = gl.arange(0, ROWS, gl.SliceLayout(1, STORE))
    to_c = stride_c * rows[:, None] + gl.arange(0, HALF, gl.SliceLayout(0, STORE))[None, :]
    total_left = mfma(rows_of_a, left, total_left)
    copy.wait_group(0)
    right = lds_right.index(0).load(B)
    total_right = mfma(rows_of_a, right, total_right)
    rows_of_a = lds_a.index(1).load(A)
    left = lds_left.index(1).load(B)
    total_left = mfma(rows_of_a, left, total_left)
    right = lds_right.index(1).load(B)
    store(c_at, to_c, total_left, STORE)
    total_right = mfma(rows_of_a, right, total_right)
    store(c_at + HALF, to_c, total_right, STORE)


@gluon.jit
def one_step(
    lds_top,
    lds_bottom,
    lds_left,
    lds_right,
    top,
    left,
    top_left,
    bottom_left,
    top_right,
    bottom_right,
    a_at,
    b_at,
    from_top,
    from_bottom,
    from_left,
    from_right,
    BUFFER: gl.constexpr,
    STEP: gl.constexpr,
    A: gl.constexpr,
    B: gl.constexpr,
):
    """Multiply the quarters of a step, and fetch the step after the next into its buffer, quarter by quarter."""
    top_left = mfma(top, left, top_left)
    bottom = arrived(lds_bottom.index(BUFFER), A, 5)
    fetch(lds_left.index(BUFFER), b_at, from_left + BUFFER * STEP)
    bottom_left = mfma(bottom, left, bottom_left)
    right = arrived(lds_right.index(BUFFER), B, 5)
    fetch(lds_top.index(BUFFER), a_at, from_top + BUFFER * STEP)
    top_right = mfma(top, right, top_right)
    copy.wait_group(5)
    left = lds_left.index(1 - BUFFER).load(B)
    fetch(lds_bottom.index(BUFFER), a_at, from_bottom + BUFFER * STEP)
    bottom_right = mfma(bottom, right, bottom_right)
    copy.wait_group(5)
    top = lds_top.index(1 - BUFFER).load(A)
    fetch(lds_right.index(BUFFER), b_at, from_right + BUFFER * STEP)
    return top, left, top_left, bottom_left, top_right, bottom_right


@gluon.jit
def quarters(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_a,
    stride_b,
    stride_c,
    ROWS: gl.constexpr,
    COLS: gl.constexpr,
    STEP: gl.constexpr,
    LOAD_A: gl.constexpr,
    LOAD_B: gl.constexpr,
    LDS_A: gl.constexpr,
    LDS_B: gl.constexpr,
    GROUP: gl.constexpr,
):
    a_at, b_at, c_at = places(a_ptr, b_ptr, c_ptr, N, stride_a, stride_b, stride_c, ROWS, COLS, GROUP)
    HALF_ROWS: gl.constexpr = ROWS // 2
    HALF_COLS: gl.constexpr = COLS // 2
    lds_top, lds_bottom, lds_left, lds_right = buffers(HALF_ROWS, HALF_COLS, STEP, LDS_A, LDS_B)
    from_top, from_left = offsets(HALF_ROWS, HALF_COLS, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    from_bottom = from_top + HALF_ROWS * stride_a
    from_right = from_left + HALF_COLS * stride_b
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    A: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    B: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    top_left, bottom_left, top_right, bottom_right = zeros(HALF_ROWS, HALF_COLS, OUT)
    steps = gl.cdiv(K, STEP)
    for buffer in gl.static_range(2):
        fetch(lds_left.index(buffer), b_at, from_left + buffer * STEP)
        fetch(lds_top.index(buffer), a_at, from_top + buffer * STEP)
        fetch(lds_bottom.index(buffer), a_at, from_bottom + buffer * STEP)
        fetch(lds_right.index(buffer), b_at, from_right + buffer * STEP)
    a_at += 2 * STEP
    b_at += 2 * STEP
    left = arrived(lds_left.index(0), B, 6)
    top = lds_top.index(0).load(A)
    gl.assume(steps > 3)
    for _ in range(0, steps - 2, 2):
        for buffer in gl.static_range(2):
            top, left, top_left, bottom_left, top_right, bottom_right = one_step(lds_top, lds_bottom, lds_left, lds_right, top, left, top_left, bottom_left, top_right, bottom_right, a_at, b_at, from_top, from_bottom, from_left, from_right, buffer, STEP, A, B)  # fmt: skip
        a_at += 2 * STEP
        b_at += 2 * STEP
    top_left = mfma(top, left, top_left)
    bottom = arrived(lds_bottom.index(0), A, 5)
    bottom_left = mfma(bottom, left, bottom_left)
    right = arrived(lds_right.index(0), B, 4)
    top_right = mfma(top, right, top_right)
    left = arrived(lds_left.index(1), B, 3)
    bottom_right = mfma(bottom, right, bottom_right)
    top = arrived(lds_top.index(1), A, 2)
    STORE: gl.constexpr = gl.BlockedLayout([1, 8], [4, 16], [4, 1], [1, 0])
    rows = gl.arange(0, HALF_ROWS, gl.SliceLayout(1, STORE))
    to_c = stride_c * rows[:, None] + gl.arange(0, HALF_COLS, gl.SliceLayout(0, STORE))[None, :]
    top_left = mfma(top, left, top_left)
    bottom = arrived(lds_bottom.index(1), A, 1)
    store(c_at, to_c, top_left, STORE)
    bottom_left = mfma(bottom, left, bottom_left)
    right = arrived(lds_right.index(1), B, 0)
    store(c_at, to_c + HALF_ROWS * stride_c, bottom_left, STORE)
    top_right = mfma(top, right, top_right)
    store(c_at, to_c + HALF_COLS, top_right, STORE)
    bottom_right = mfma(bottom, right, bottom_right)
    store(c_at, to_c + HALF_ROWS * stride_c + HALF_COLS, bottom_right, STORE)


def tile_layouts(rows: int, step: int, transposed: bool):
    """The lanes of a load and the padded LDS of a tile with k contiguous; Triton chooses the LDS, without bank conflicts.

    A load of a wave is 16 bytes a lane, one lane after the other in the LDS; then the warps, then what is left."""
    shape = [step, rows] if transposed else [rows, step]
    out = gl.amd.AMDMFMALayout(version=4, instr_shape=[16, 16, 32], transposed=True, warps_per_cta=[2, 2])
    operand = gl.DotOperandLayout(operand_index=int(transposed), parent=out, k_width=8)
    lds = gl.amd.cdna4.compute_efficient_padded_shared_layout(operand, shape, gl.float16)
    lds = getattr(lds, "value", lds)
    bases = lds.offset_bases
    return gl.DistributedLinearLayout(bases[:3] + bases[11:], bases[3:9], bases[9:11], [], shape), lds


def raw_layouts(rows: int, step: int, transposed: bool):
    """As tile_layouts, with the rows of the tile one behind the other in the LDS."""
    load = gl.BlockedLayout([1, 8], [8, 8], [4, 1], [1, 0])
    if transposed:
        load = gl.BlockedLayout([8, 1], [8, 8], [1, 4], [0, 1])
    return load, gl.SwizzledSharedLayout(1, 1, 1, order=[0, 1] if transposed else [1, 0])


def listing(kernel, rows: int, cols: int, parts: tuple[int, int], layouts=tile_layouts, step: int = 64, **more) -> str:
    """The listing of a kernel whose tiles in LDS are `parts` of the block's: of its rows of A, and of B."""
    load_a, lds_a = layouts(rows // parts[0], step, False)
    load_b, lds_b = layouts(cols // parts[1], step, True)
    constants = {
        "ROWS": rows,
        "COLS": cols,
        "STEP": step,
        "LOAD_A": load_a,
        "LOAD_B": load_b,
        "LDS_A": lds_a,
        "LDS_B": lds_b,
        **more,
    }
    signature = {name: "*fp16" for name in ("a_ptr", "b_ptr", "c_ptr")}
    signature |= {name: "i32" for name in ("M", "N", "K", "stride_a", "stride_b", "stride_c")} | {
        name: "constexpr" for name in constants
    }
    names = list(signature)
    source = GluonASTSource(
        fn=kernel,
        signature=signature,
        constexprs={(names.index(name),): value for name, value in constants.items()},
        attrs={(number,): [["tt.divisibility", 16]] for number in range(9)},
    )
    made = triton.compile(source, target=GPUTarget("hip", "gfx950", 64), options={"num_warps": 4})
    return f"; dynamic LDS: {made.metadata.shared}\n{made.asm['amdgcn']}"


def main(folder: str) -> None:
    where = pathlib.Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for name, kernel, parts, layouts, tiles in (
        ("v2", one_buffer, (1, 1), raw_layouts, SQUARES[:1]),
        ("v3", one_buffer, (1, 1), tile_layouts, SQUARES[:1]),
        ("v4", two_stages, (1, 1), tile_layouts, SQUARES[:1]),
        ("v5", two_buffers, (1, 1), tile_layouts, SQUARES),
        ("v6", unrolled, (1, 1), tile_layouts, SQUARES),
        ("v7", halves, (1, 2), tile_layouts, EVERY_TILE),
        ("v8", quarters, (2, 2), tile_layouts, EVERY_TILE),
    ):
        for rows, cols in tiles:
            text = listing(kernel, rows, cols, parts, layouts, **({"GROUP": 0} if kernel is quarters else {}))
            (where / f"{name}_{rows}x{cols}.s").write_text(text)
    for group in (1, 4, 6, 8):
        text = listing(quarters, 256, 256, (2, 2), GROUP=group)
        (where / f"v9_{group}_256x256.s").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1])
