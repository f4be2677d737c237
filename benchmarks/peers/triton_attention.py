"""Writes listings of Triton's attention forwards for gfx950: the kernel of its tutorial 06, bf16, D = 128, not causal:

    PEERS/bin/python benchmarks/peers/triton_attention.py FOLDER

`benchmarks/profile_attention.py FOLDER` shows their modelled times beside those of the examples. The first line of a
file says what the launch needs."""

import json
import pathlib
import sys

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

DEPTH = 128
SHAPES = tuple((rows, keys, warps) for rows, warps in ((128, 4), (128, 8), (256, 8)) for keys in (32, 64, 128))
STAGES = (1, 2, 3)


@triton.jit
def attention(q, k, v, o, lse, scale, LENGTH, DEPTH: tl.constexpr, ROWS: tl.constexpr, KEYS: tl.constexpr):
    block, head = tl.program_id(0), tl.program_id(1)
    base = head * LENGTH * DEPTH
    i = block * ROWS + tl.arange(0, ROWS)
    j = tl.arange(0, KEYS)
    d = tl.arange(0, DEPTH)
    most = tl.zeros([ROWS], dtype=tl.float32) - float("inf")
    total = tl.zeros([ROWS], dtype=tl.float32) + 1.0
    out = tl.zeros([ROWS, DEPTH], dtype=tl.float32)
    scale *= 1.44269504
    queries = tl.load(q + base + i[:, None] * DEPTH + d[None, :])
    for start in range(0, LENGTH, KEYS):
        start = tl.multiple_of(start, KEYS)
        keys = tl.load(k + base + (start + j)[None, :] * DEPTH + d[:, None])
        scores = tl.dot(queries, keys)
        higher = tl.maximum(most, tl.max(scores, 1) * scale)
        powers = tl.math.exp2(scores * scale - higher[:, None])
        shrink = tl.math.exp2(most - higher)
        out = out * shrink[:, None]
        values = tl.load(v + base + (start + j)[:, None] * DEPTH + d[None, :])
        out = tl.dot(powers.to(v.dtype.element_ty), values, out)
        total = total * shrink + tl.sum(powers, 1)
        most = higher
    most += tl.math.log2(total)
    tl.store(lse + head * LENGTH + i, most)
    tl.store(o + base + i[:, None] * DEPTH + d[None, :], (out / total[:, None]).to(o.dtype.element_ty))


def listing(rows: int, keys: int, warps: int, stages: int) -> str:
    """The listing of one variant, behind a line of JSON: rows of a block, warps, dynamic LDS."""
    constants = {"DEPTH": DEPTH, "ROWS": rows, "KEYS": keys}
    signature = {name: "*bf16" for name in ("q", "k", "v", "o")} | {"lse": "*fp32", "scale": "fp32", "LENGTH": "i32"}
    signature |= {name: "constexpr" for name in constants}
    names = list(signature)
    source = ASTSource(
        fn=attention,
        signature=signature,
        constexprs={(names.index(name),): value for name, value in constants.items()},
        attrs={(number,): [["tt.divisibility", 16]] for number in (0, 1, 2, 3, 4, 6)},
    )
    options = {"num_warps": warps, "num_stages": stages, "waves_per_eu": 2}
    made = triton.compile(source, target=GPUTarget("hip", "gfx950", 64), options=options)
    launch = {"rows": rows, "warps": warps, "dynamic_lds": made.metadata.shared}
    launch["name"] = f"Triton {triton.__version__}, {rows} x {keys}, {warps} warps, {stages} stages"
    return f"; {json.dumps(launch)}\n{made.asm['amdgcn']}"


def main(folder: str) -> None:
    where = pathlib.Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for rows, keys, warps in SHAPES:
        for stages in STAGES:
            (where / f"{rows}x{keys}_{warps}_{stages}.gfx950.s").write_text(listing(rows, keys, warps, stages))


if __name__ == "__main__":
    main(sys.argv[1])
