"""Writes listings of Triton's attention forwards for gfx950: the kernel of its tutorial 06, bf16, D = 128, causal
or not:

    PEERS/bin/python benchmarks/peers/triton_attention.py FOLDER

`benchmarks/profile_attention.py FOLDER` shows their modelled times beside those of the examples. A
block of a causal launch goes over the keys before its first query without a mask, then over the others with one, as the
tutorial's does. The first line of a file says what the launch needs."""

import itertools
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
def steps(
    k, v, queries, out, total, most, scale, i, first, end, KEYS: tl.constexpr, DEPTH: tl.constexpr, MASKED: tl.constexpr
):
    """The keys from `first` to `end`. `MASKED`: a query sees the keys up to its own place."""
    j = tl.arange(0, KEYS)
    d = tl.arange(0, DEPTH)
    for start in range(first, end, KEYS):
        start = tl.multiple_of(start, KEYS)
        keys = tl.load(k + (start + j)[None, :] * DEPTH + d[:, None])
        scores = tl.dot(queries, keys)
        if MASKED:
            scores = scores * scale + tl.where(i[:, None] >= (start + j)[None, :], 0, -1.0e6)
            higher = tl.maximum(most, tl.max(scores, 1))
            powers = tl.math.exp2(scores - higher[:, None])
        else:
            higher = tl.maximum(most, tl.max(scores, 1) * scale)
            powers = tl.math.exp2(scores * scale - higher[:, None])
        shrink = tl.math.exp2(most - higher)
        out = out * shrink[:, None]
        values = tl.load(v + (start + j)[:, None] * DEPTH + d[None, :])
        out = tl.dot(powers.to(v.dtype.element_ty), values, out)
        total = total * shrink + tl.sum(powers, 1)
        most = higher
    return out, total, most


@triton.jit
def attention(
    q, k, v, o, lse, scale, LENGTH, DEPTH: tl.constexpr, ROWS: tl.constexpr, KEYS: tl.constexpr, CAUSAL: tl.constexpr
):
    block, head = tl.program_id(0), tl.program_id(1)
    base = head * LENGTH * DEPTH
    i = block * ROWS + tl.arange(0, ROWS)
    d = tl.arange(0, DEPTH)
    most = tl.zeros([ROWS], dtype=tl.float32) - float("inf")
    total = tl.zeros([ROWS], dtype=tl.float32) + 1.0
    out = tl.zeros([ROWS, DEPTH], dtype=tl.float32)
    scale *= 1.44269504
    queries = tl.load(q + base + i[:, None] * DEPTH + d[None, :])
    own = tl.multiple_of(block * ROWS, ROWS)
    whole = own if CAUSAL else LENGTH
    out, total, most = steps(k + base, v + base, queries, out, total, most, scale, i, 0, whole, KEYS, DEPTH, False)
    if CAUSAL:
        end = own + ROWS
        out, total, most = steps(k + base, v + base, queries, out, total, most, scale, i, own, end, KEYS, DEPTH, True)
    most += tl.math.log2(total)
    tl.store(lse + head * LENGTH + i, most)
    tl.store(o + base + i[:, None] * DEPTH + d[None, :], (out / total[:, None]).to(o.dtype.element_ty))


def listing(rows: int, keys: int, warps: int, stages: int, causal: bool) -> str:
    """The listing of one variant, behind a line of JSON: rows of a block, warps, dynamic LDS."""
    constants = {"DEPTH": DEPTH, "ROWS": rows, "KEYS": keys, "CAUSAL": causal}
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
    launch = {"rows": rows, "warps": warps, "dynamic_lds": made.metadata.shared, "causal": causal}
    launch["name"] = f"Triton {triton.__version__}, {rows} x {keys}, {warps} warps, {stages} stages"
    return f"; {json.dumps(launch)}\n{made.asm['amdgcn']}"


def main(folder: str) -> None:
    where = pathlib.Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for (rows, keys, warps), stages, causal in itertools.product(SHAPES, STAGES, (False, True)):
        name = f"{rows}x{keys}_{warps}_{stages}{'_causal' if causal else ''}.gfx950.s"
        (where / name).write_text(listing(rows, keys, warps, stages, causal))


if __name__ == "__main__":
    main(sys.argv[1])
