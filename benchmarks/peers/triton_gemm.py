"""Writes listings of a GEMM by tl.dot for each target: bf16, C = A · Bᵀ, with f32 sums and bf16 results:

    PEERS/bin/python benchmarks/peers/triton_gemm.py FOLDER

`benchmarks/profile_examples.py --peers FOLDER` shows the modelled times of the large blocks beside those of the examples,
`benchmarks/products.py --peers FOLDER` those of all blocks over sixty shapes. The first line of a file says what the
launch needs."""

import json
import pathlib
import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

TILES = (  # rows, columns, step, warps
    (256, 256, 64, 8), (256, 256, 64, 4), (256, 256, 32, 8), (128, 128, 64, 4), (256, 128, 64, 8), (128, 64, 64, 4),
    (64, 128, 64, 4), (64, 64, 64, 4), (32, 64, 64, 4), (16, 64, 128, 4), (16, 128, 128, 4), (16, 64, 64, 2),
    (16, 32, 256, 2),
)  # fmt: skip
TARGETS = ("gfx90a", "gfx942", "gfx950")
GROUP = 4


@triton.jit
def gemm(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_a, stride_b, stride_c,
    ROWS: tl.constexpr, COLS: tl.constexpr, STEP: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    number = tl.program_id(0)
    down, across = tl.cdiv(M, ROWS), tl.cdiv(N, COLS)
    of_group = GROUP * across
    first = number // of_group * GROUP
    height = min(down - first, GROUP)
    row = first + number % of_group % height
    col = number % of_group // height
    tl.assume(row >= 0)
    tl.assume(col >= 0)
    tl.assume(stride_a > 0)
    tl.assume(stride_b > 0)
    tl.assume(stride_c > 0)
    i = (row * ROWS + tl.arange(0, ROWS)) % M
    j = (col * COLS + tl.arange(0, COLS)) % N
    k = tl.arange(0, STEP)
    a_at = a_ptr + i[:, None] * stride_a + k[None, :]
    b_at = b_ptr + k[:, None] + j[None, :] * stride_b
    total = tl.zeros((ROWS, COLS), dtype=tl.float32)
    for _ in range(0, tl.cdiv(K, STEP)):
        total = tl.dot(tl.load(a_at), tl.load(b_at), total)
        a_at += STEP
        b_at += STEP
    i = row * ROWS + tl.arange(0, ROWS)
    j = col * COLS + tl.arange(0, COLS)
    tl.store(
        c_ptr + stride_c * i[:, None] + j[None, :],
        total.to(c_ptr.dtype.element_ty),
        mask=(i[:, None] < M) & (j[None, :] < N),
    )


def listing(target: str, rows: int, cols: int, step: int, warps: int) -> str:
    """The listing of one variant, behind a line of JSON: tile, warps, dynamic LDS."""
    constants = {"ROWS": rows, "COLS": cols, "STEP": step, "GROUP": GROUP}
    signature = {name: "*bf16" for name in ("a_ptr", "b_ptr", "c_ptr")}
    signature |= {name: "i32" for name in ("M", "N", "K", "stride_a", "stride_b", "stride_c")}
    signature |= {name: "constexpr" for name in constants}
    names = list(signature)
    source = ASTSource(
        fn=gemm,
        signature=signature,
        constexprs={(names.index(name),): value for name, value in constants.items()},
        attrs={(number,): [["tt.divisibility", 16]] for number in range(9)},
    )
    options = {"num_warps": warps, "num_stages": 2}
    made = triton.compile(source, target=GPUTarget("hip", target, 64), options=options)
    launch = {"rows": rows, "cols": cols, "warps": warps, "dynamic_lds": made.metadata.shared}
    launch["name"] = f"Triton {triton.__version__}, {rows}x{cols}x{step}, {warps} warps"
    return f"; {json.dumps(launch)}\n{made.asm['amdgcn']}"


def main(folder: str) -> None:
    where = pathlib.Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for target in TARGETS:
        for rows, cols, step, warps in TILES:
            text = listing(target, rows, cols, step, warps)
            (where / f"{rows}x{cols}x{step}_{warps}.{target}.s").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1])
