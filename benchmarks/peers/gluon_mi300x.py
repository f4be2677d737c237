"""Writes listings of GEMMs for the MI300X with the structures that ROCm's gfx942 Gluon tutorial describes:

    PEERS/bin/python benchmarks/peers/gluon_mi300x.py FOLDER

Written for this purpose, as gluon_ladder.py: f16, C = A · Bᵀ, tiles of 256 × 256 × 64, one buffer of the whole LDS.

    alternating          eight waves; four regions of memory operations and four of products take turns, with two groups
                         of waves a region apart
    alternating_8_2_8    the same with the swizzle (8, 2, 8), whose reads have bank conflicts
    recycled             four waves; each quarter of the tile's operands has a part of the LDS, which is filled again one
                         region after its last read
    block_ping_pong      Triton's own schedule of tl.dot for eight waves
"""

import pathlib
import sys

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon._runtime import GluonASTSource
from triton.experimental.gluon.language.amd import warp_pipeline_stage
from triton_gemm import gemm

load_tile = gl.amd.cdna3.buffer_load
store_tile = gl.amd.cdna3.buffer_store
mfma = gl.amd.cdna3.mfma
TILE, STEP = 256, 64
XCDS, GROUP = 8, 4


@gluon.jit
def block_of(M, N, TILE: gl.constexpr, BLOCKS: gl.constexpr, XCDS: gl.constexpr, GROUP: gl.constexpr):
    """The tile of a block: each XCD has consecutive tiles, which go down GROUP rows of tiles before the next column."""
    number = gl.program_id(axis=0)
    more: gl.constexpr = BLOCKS % XCDS
    each: gl.constexpr = BLOCKS // XCDS
    xcd = number % XCDS
    number = xcd * each + gl.minimum(xcd, more) + number // XCDS
    rows, cols = gl.cdiv(M, TILE), gl.cdiv(N, TILE)
    of_group = GROUP * cols
    first = number // of_group * GROUP
    height = gl.minimum(rows - first, GROUP)
    return first + number % of_group % height, number % of_group // height


@gluon.jit
def store_quarter(at, total, stride, HALF: gl.constexpr, OUT: gl.constexpr):
    rows = gl.arange(0, HALF, gl.SliceLayout(1, OUT))
    cols = gl.arange(0, HALF, gl.SliceLayout(0, OUT))
    store_tile(ptr=at, offsets=stride * rows[:, None] + cols[None, :], stored_value=total.to(gl.float16))


@gluon.jit
def store_quarters(c_at, top_left, top_right, bottom_left, bottom_right, stride, HALF: gl.constexpr, OUT: gl.constexpr):
    store_quarter(c_at, top_left, stride, HALF, OUT)
    store_quarter(c_at + HALF * stride, bottom_left, stride, HALF, OUT)
    store_quarter(c_at + HALF, top_right, stride, HALF, OUT)
    store_quarter(c_at + HALF * stride + HALF, bottom_right, stride, HALF, OUT)


@gluon.jit
def offsets(ROWS: gl.constexpr, STEP: gl.constexpr, LOAD_A: gl.constexpr, LOAD_B: gl.constexpr, stride_a, stride_b):
    """Where the elements of ROWS rows of A and of B are, from the first."""
    row = gl.arange(0, ROWS, gl.SliceLayout(1, LOAD_A))[:, None]
    col = gl.arange(0, ROWS, gl.SliceLayout(0, LOAD_B))[None, :]
    from_a = row * stride_a + gl.arange(0, STEP, gl.SliceLayout(0, LOAD_A))[None, :]
    from_b = gl.arange(0, STEP, gl.SliceLayout(1, LOAD_B))[:, None] + col * stride_b
    return from_a, from_b


@gluon.jit
def zeros(HALF: gl.constexpr, OUT: gl.constexpr):
    zero = gl.zeros((HALF, HALF), gl.float32, OUT)
    return zero, zero, zero, zero


@gluon.jit
def last_step(lds_a, lds_b, left, top_left, top_right, bottom_left, bottom_right, A: gl.constexpr, B: gl.constexpr):
    HALF: gl.constexpr = lds_a.shape[0] // 2
    top = lds_a.slice(0, HALF, 0).load(A)
    top_left = mfma(top, left, top_left)
    right = lds_b.slice(HALF, HALF, 1).load(B)
    top_right = mfma(top, right, top_right)
    bottom = lds_a.slice(HALF, HALF, 0).load(A)
    bottom_left = mfma(bottom, left, bottom_left)
    bottom_right = mfma(bottom, right, bottom_right)
    return top_left, top_right, bottom_left, bottom_right


@gluon.jit
def alternating_loop(
    a_at, b_at, from_a, from_b, lds_a, lds_b, left, top_left, top_right, bottom_left, bottom_right, steps,
    STEP: gl.constexpr, A: gl.constexpr, B: gl.constexpr,
):  # fmt: skip
    """All steps but the last. The next step's tiles are on their way to registers, and are written to the LDS late."""
    HALF: gl.constexpr = lds_a.shape[0] // 2
    for _ in range(0, steps - 1):
        with warp_pipeline_stage("memory", priority=1):
            next_b = load_tile(ptr=b_at, offsets=from_b)
            top = lds_a.slice(0, HALF, 0).load(A)
        with warp_pipeline_stage("products", priority=0):
            top_left = mfma(top, left, top_left)
        with warp_pipeline_stage("memory", priority=1):
            next_a = load_tile(ptr=a_at, offsets=from_a)
            right = lds_b.slice(HALF, HALF, 1).load(B)
        with warp_pipeline_stage("products", priority=0):
            top_right = mfma(top, right, top_right)
        with warp_pipeline_stage("memory", priority=1):
            bottom = lds_a.slice(HALF, HALF, 0).load(A)
            lds_b.store(next_b)
        with warp_pipeline_stage("products", priority=0):
            bottom_left = mfma(bottom, left, bottom_left)
        with warp_pipeline_stage("memory", priority=1):
            left = lds_b.slice(0, HALF, 1).load(B)
            lds_a.store(next_a)
            a_at += STEP
            b_at += STEP
        with warp_pipeline_stage("products", priority=0):
            bottom_right = mfma(bottom, right, bottom_right)
    return left, top_left, top_right, bottom_left, bottom_right


@gluon.jit
def alternating(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_a, stride_b, stride_c,
    TILE: gl.constexpr, STEP: gl.constexpr, BLOCKS: gl.constexpr, XCDS: gl.constexpr, GROUP: gl.constexpr,
    LOAD_A: gl.constexpr, LOAD_B: gl.constexpr, LDS_A: gl.constexpr, LDS_B: gl.constexpr,
):  # fmt: skip
    row, col = block_of(M, N, TILE, BLOCKS, XCDS, GROUP)
    HALF: gl.constexpr = TILE // 2
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=3, instr_shape=[16, 16, 16], transposed=True, warps_per_cta=[2, 4])
    A: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    B: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    lds_a = gl.allocate_shared_memory(gl.float16, [TILE, STEP], LDS_A)
    lds_b = gl.allocate_shared_memory(gl.float16, [STEP, TILE], LDS_B)
    from_a, from_b = offsets(TILE, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    a_at = a_ptr + row * TILE * stride_a
    b_at = b_ptr + col * TILE * stride_b
    top_left, top_right, bottom_left, bottom_right = zeros(HALF, OUT)
    steps = gl.cdiv(K, STEP)
    gl.assume(steps > 1)
    next_b = load_tile(ptr=b_at, offsets=from_b)
    next_a = load_tile(ptr=a_at, offsets=from_a)
    a_at += STEP
    b_at += STEP
    lds_b.store(next_b)
    lds_a.store(next_a)
    left = lds_b.slice(0, HALF, 1).load(B)
    left, top_left, top_right, bottom_left, bottom_right = alternating_loop(a_at, b_at, from_a, from_b, lds_a, lds_b, left, top_left, top_right, bottom_left, bottom_right, steps, STEP, A, B)  # fmt: skip
    top_left, top_right, bottom_left, bottom_right = last_step(lds_a, lds_b, left, top_left, top_right, bottom_left, bottom_right, A, B)  # fmt: skip
    c_at = c_ptr + row * TILE * stride_c + col * TILE
    store_quarters(c_at, top_left, top_right, bottom_left, bottom_right, stride_c, HALF, OUT)


@gluon.jit
def recycled_loop(
    a_at, b_at, from_top, from_bottom, from_left, from_right, lds_top, lds_bottom, lds_left, lds_right,
    to_top, to_bottom, to_left, to_right, top, left, top_left, top_right, bottom_left, bottom_right, steps,
    STEP: gl.constexpr, A: gl.constexpr, B: gl.constexpr,
):  # fmt: skip
    """All steps but the last two: each region multiplies a quarter, writes one operand's half and loads the next."""
    for _ in range(0, steps - 2):
        bottom = lds_bottom.load(A)
        top_left = mfma(top, left, top_left)
        lds_left.store(to_left)
        to_left = load_tile(ptr=b_at, offsets=from_left)
        right = lds_right.load(B)
        bottom_left = mfma(bottom, left, bottom_left)
        lds_top.store(to_top)
        to_top = load_tile(ptr=a_at, offsets=from_top)
        left = lds_left.load(B)
        top_right = mfma(top, right, top_right)
        lds_bottom.store(to_bottom)
        to_bottom = load_tile(ptr=a_at, offsets=from_bottom)
        top = lds_top.load(A)
        bottom_right = mfma(bottom, right, bottom_right)
        lds_right.store(to_right)
        to_right = load_tile(ptr=b_at, offsets=from_right)
        a_at += STEP
        b_at += STEP
    return to_top, to_bottom, to_left, to_right, top, left, top_left, top_right, bottom_left, bottom_right


@gluon.jit
def last_two_steps(
    lds_top, lds_bottom, lds_left, lds_right, to_top, to_bottom, to_left, to_right, top, left,
    top_left, top_right, bottom_left, bottom_right, A: gl.constexpr, B: gl.constexpr,
):  # fmt: skip
    bottom = lds_bottom.load(A)
    top_left = mfma(top, left, top_left)
    lds_left.store(to_left)
    right = lds_right.load(B)
    bottom_left = mfma(bottom, left, bottom_left)
    lds_top.store(to_top)
    left = lds_left.load(B)
    top_right = mfma(top, right, top_right)
    lds_bottom.store(to_bottom)
    top = lds_top.load(A)
    bottom_right = mfma(bottom, right, bottom_right)
    lds_right.store(to_right)
    bottom = lds_bottom.load(A)
    right = lds_right.load(B)
    top_left = mfma(top, left, top_left)
    bottom_left = mfma(bottom, left, bottom_left)
    top_right = mfma(top, right, top_right)
    bottom_right = mfma(bottom, right, bottom_right)
    return top_left, top_right, bottom_left, bottom_right


@gluon.jit
def recycled(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_a, stride_b, stride_c,
    TILE: gl.constexpr, STEP: gl.constexpr, BLOCKS: gl.constexpr, XCDS: gl.constexpr, GROUP: gl.constexpr,
    LOAD_A: gl.constexpr, LOAD_B: gl.constexpr, LDS_A: gl.constexpr, LDS_B: gl.constexpr,
):  # fmt: skip
    row, col = block_of(M, N, TILE, BLOCKS, XCDS, GROUP)
    HALF: gl.constexpr = TILE // 2
    OUT: gl.constexpr = gl.amd.AMDMFMALayout(version=3, instr_shape=[16, 16, 16], transposed=True, warps_per_cta=[2, 2])
    A: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=OUT, k_width=8)
    B: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=OUT, k_width=8)
    lds_top = gl.allocate_shared_memory(gl.float16, [HALF, STEP], LDS_A)
    lds_bottom = gl.allocate_shared_memory(gl.float16, [HALF, STEP], LDS_A)
    lds_left = gl.allocate_shared_memory(gl.float16, [STEP, HALF], LDS_B)
    lds_right = gl.allocate_shared_memory(gl.float16, [STEP, HALF], LDS_B)
    from_top, from_left = offsets(HALF, STEP, LOAD_A, LOAD_B, stride_a, stride_b)
    from_bottom = from_top + HALF * stride_a
    from_right = from_left + HALF * stride_b
    a_at = a_ptr + row * TILE * stride_a
    b_at = b_ptr + col * TILE * stride_b
    top_left, top_right, bottom_left, bottom_right = zeros(HALF, OUT)
    steps = gl.cdiv(K, STEP)
    gl.assume(steps > 2)
    lds_left.store(load_tile(ptr=b_at, offsets=from_left))
    lds_top.store(load_tile(ptr=a_at, offsets=from_top))
    lds_bottom.store(load_tile(ptr=a_at, offsets=from_bottom))
    lds_right.store(load_tile(ptr=b_at, offsets=from_right))
    a_at += STEP
    b_at += STEP
    to_left = load_tile(ptr=b_at, offsets=from_left)
    to_top = load_tile(ptr=a_at, offsets=from_top)
    to_bottom = load_tile(ptr=a_at, offsets=from_bottom)
    to_right = load_tile(ptr=b_at, offsets=from_right)
    a_at += STEP
    b_at += STEP
    left = lds_left.load(B)
    top = lds_top.load(A)
    to_top, to_bottom, to_left, to_right, top, left, top_left, top_right, bottom_left, bottom_right = recycled_loop(a_at, b_at, from_top, from_bottom, from_left, from_right, lds_top, lds_bottom, lds_left, lds_right, to_top, to_bottom, to_left, to_right, top, left, top_left, top_right, bottom_left, bottom_right, steps, STEP, A, B)  # fmt: skip
    top_left, top_right, bottom_left, bottom_right = last_two_steps(lds_top, lds_bottom, lds_left, lds_right, to_top, to_bottom, to_left, to_right, top, left, top_left, top_right, bottom_left, bottom_right, A, B)  # fmt: skip
    c_at = c_ptr + row * TILE * stride_c + col * TILE
    store_quarters(c_at, top_left, top_right, bottom_left, bottom_right, stride_c, HALF, OUT)


def layouts(waves: int, rows: int, phase: int):
    """The lanes of a load: eight cover a row of 128 bytes, and the next eight the next row; and the swizzles of A, B."""
    registers = [[0, 1], [0, 2], [0, 4], [8, 0]]
    turns = [[16 * 2**n, 0] for n in range(waves.bit_length() - 1)]
    above = [[16 * waves * 2**n, 0] for n in range((rows // (16 * waves)).bit_length() - 1)]
    lanes = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]]

    def transposed(bases):
        return [[k, row] for row, k in bases]

    load_a = gl.DistributedLinearLayout(registers + above, lanes, turns, [], [rows, STEP])
    load_b = gl.DistributedLinearLayout(
        transposed(registers + above), transposed(lanes), transposed(turns), [], [STEP, rows]
    )
    return {
        "LOAD_A": load_a,
        "LOAD_B": load_b,
        "LDS_A": gl.SwizzledSharedLayout(8, phase, 8, order=[1, 0]),
        "LDS_B": gl.SwizzledSharedLayout(8, phase, 8, order=[0, 1]),
    }


def listing(kernel, constants, source_of, waves: int, **options) -> str:
    """The listing of a kernel for gfx942."""
    signature = {name: "*fp16" for name in ("a_ptr", "b_ptr", "c_ptr")}
    signature |= {name: "i32" for name in ("M", "N", "K", "stride_a", "stride_b", "stride_c")}
    signature |= {name: "constexpr" for name in constants}
    names = list(signature)
    source = source_of(
        fn=kernel,
        signature=signature,
        constexprs={(names.index(name),): value for name, value in constants.items()},
        attrs={(number,): [["tt.divisibility", 16]] for number in range(9)},
    )
    made = triton.compile(source, target=GPUTarget("hip", "gfx942", 64), options={"num_warps": waves, **options})
    return f"; dynamic LDS: {made.metadata.shared}\n{made.asm['amdgcn']}"


def main(folder: str) -> None:
    where = pathlib.Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    sizes = {"TILE": TILE, "STEP": STEP, "BLOCKS": 304, "XCDS": XCDS, "GROUP": GROUP}
    no_agprs = {"llvm_fn_attrs": (("amdgpu-agpr-alloc", "0,0"),)}
    sums_in_agprs = {"llvm_fn_attrs": (("amdgpu-agpr-alloc", "256"),)}
    made = {
        "alternating": listing(alternating, sizes | layouts(8, TILE, 1), GluonASTSource, 8, **no_agprs),
        "alternating_8_2_8": listing(alternating, sizes | layouts(8, TILE, 2), GluonASTSource, 8, **no_agprs),
        "recycled": listing(recycled, sizes | layouts(4, TILE // 2, 2), GluonASTSource, 4, **sums_in_agprs),
        "block_ping_pong": listing(
            gemm, {"ROWS": TILE, "COLS": TILE, "STEP": STEP, "GROUP": GROUP}, ASTSource, 8, num_stages=2
        ),
    }
    for name, text in made.items():
        (where / f"mi300x_{name}.s").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1])
