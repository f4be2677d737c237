"""Triton kernels as their users write them: GEMM, split-K GEMM, softmax, layer norm, RMS norm, attention. Read by
triton_peer.py.
"""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def gemm(
    a, b, c, m, n, k, lda, ldb, ldc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, RAGGED: tl.constexpr, ACC: tl.constexpr, PRECISION: tl.constexpr
):  # fmt: skip
    """C[m, n] = A[m, k] · B[n, k]ᵀ, all row-major with leading dimensions; RAGGED for sizes that tiles do not
    divide.
    """
    tl.assume(lda > 0)
    tl.assume(ldb > 0)
    tl.assume(ldc > 0)
    columns = tl.cdiv(n, BN)
    block = tl.program_id(0)
    i = block // columns * BM + tl.arange(0, BM)
    j = block % columns * BN + tl.arange(0, BN)
    p = tl.arange(0, BK)
    rows = a + i[:, None] * lda + p[None, :]
    cols = b + j[None, :] * ldb + p[:, None]
    acc = tl.zeros((BM, BN), dtype=ACC)
    for step in range(0, tl.cdiv(k, BK)):
        if RAGGED:
            left = k - step * BK
            x = tl.load(rows, mask=(i[:, None] < m) & (p[None, :] < left), other=0.0)
            y = tl.load(cols, mask=(j[None, :] < n) & (p[:, None] < left), other=0.0)
        else:
            x = tl.load(rows)
            y = tl.load(cols)
        acc = tl.dot(x, y, acc, input_precision=PRECISION, out_dtype=ACC)
        rows += BK
        cols += BK
    target = c + i[:, None] * ldc + j[None, :]
    if RAGGED:
        tl.store(target, acc.to(c.dtype.element_ty), mask=(i[:, None] < m) & (j[None, :] < n))
    else:
        tl.store(target, acc.to(c.dtype.element_ty))


@triton.jit
def gemm_split_k(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, SPLIT: tl.constexpr):
    """C[m, n] += A[m, k] · B[k, n], both row-major: B's tiles are transposed on their way; the parts of k meet in
    atomic additions.
    """
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    p = tl.program_id(2) * BK + tl.arange(0, BK)
    rows = a + i[:, None] * k + p[None, :]
    cols = b + p[:, None] * n + j[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k // (BK * SPLIT)):
        acc = tl.dot(tl.load(rows), tl.load(cols), acc)
        rows += BK * SPLIT
        cols += BK * SPLIT * n
    tl.atomic_add(c + i[:, None] * n + j[None, :], acc)


@triton.jit
def gemm_scaled(
    a,
    b,
    c,
    scale_a,
    scale_b,
    m,
    n,
    k,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    KIND: tl.constexpr,
    PACK: tl.constexpr,
):
    """C[m, n] = A[m, k] · B[n, k]ᵀ of microscaling types: an E8M0 scale for each 32 of k, PACK elements a byte."""
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    p = tl.arange(0, BK // PACK)
    s = tl.arange(0, BK // 32)
    rows = a + i[:, None] * (k // PACK) + p[None, :]
    cols = b + j[None, :] * (k // PACK) + p[:, None]
    scale_rows = scale_a + i[:, None] * (k // 32) + s[None, :]
    scale_cols = scale_b + j[:, None] * (k // 32) + s[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k // BK):
        acc = tl.dot_scaled(tl.load(rows), tl.load(scale_rows), KIND, tl.load(cols), tl.load(scale_cols), KIND, acc)
        rows += BK // PACK
        cols += BK // PACK
        scale_rows += BK // 32
        scale_cols += BK // 32
    tl.store(c + i[:, None] * n + j[None, :], acc)


@triton.jit
def softmax(x, y, n, WIDTH: tl.constexpr):
    """Each program one row of n values."""
    row = tl.program_id(0)
    j = tl.arange(0, WIDTH)
    values = tl.load(x + row * n + j, mask=j < n, other=-float("inf")).to(tl.float32)
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(y + row * n + j, (powers / tl.sum(powers, axis=0)).to(y.dtype.element_ty), mask=j < n)


@triton.jit
def layer_norm(x, y, weight, bias, n, eps, WIDTH: tl.constexpr):
    """Each program one row of n values, in pieces of WIDTH."""
    row = tl.program_id(0)
    total = tl.zeros((WIDTH,), dtype=tl.float32)
    for start in range(0, n, WIDTH):
        j = start + tl.arange(0, WIDTH)
        total += tl.load(x + row * n + j, mask=j < n, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / n
    total = tl.zeros((WIDTH,), dtype=tl.float32)
    for start in range(0, n, WIDTH):
        j = start + tl.arange(0, WIDTH)
        apart = tl.where(j < n, tl.load(x + row * n + j, mask=j < n, other=0.0).to(tl.float32) - mean, 0.0)
        total += apart * apart
    scale = 1 / tl.sqrt(tl.sum(total, axis=0) / n + eps)
    for start in range(0, n, WIDTH):
        j = start + tl.arange(0, WIDTH)
        value = (tl.load(x + row * n + j, mask=j < n, other=0.0).to(tl.float32) - mean) * scale
        value = value * tl.load(weight + j, mask=j < n, other=0.0).to(tl.float32) + tl.load(
            bias + j, mask=j < n, other=0.0
        ).to(tl.float32)
        tl.store(y + row * n + j, value.to(y.dtype.element_ty), mask=j < n)


@triton.jit
def rms_norm(x, y, weight, rows, n, eps, HEIGHT: tl.constexpr, WIDTH: tl.constexpr):
    """Each program HEIGHT rows of n values."""
    i = tl.program_id(0) * HEIGHT + tl.arange(0, HEIGHT)
    j = tl.arange(0, WIDTH)
    inside = (i[:, None] < rows) & (j[None, :] < n)
    values = tl.load(x + i[:, None] * n + j[None, :], mask=inside, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(values * values, axis=1) / n + eps)
    result = values * scale[:, None] * tl.load(weight + j, mask=j < n, other=0.0).to(tl.float32)[None, :]
    tl.store(y + i[:, None] * n + j[None, :], result.to(y.dtype.element_ty), mask=inside)


@triton.jit
def attention(q, k, v, o, length, scale, HEAD: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, CAUSAL: tl.constexpr):
    """Forward attention with the running softmax: q, k, v and o are [heads, length, HEAD]; `scale` includes log2 of
    e.
    """
    first = tl.program_id(0) * BM
    base = tl.program_id(1) * length * HEAD
    i = first + tl.arange(0, BM)
    j = tl.arange(0, BN)
    d = tl.arange(0, HEAD)
    queries = tl.load(q + base + i[:, None] * HEAD + d[None, :])
    acc = tl.zeros((BM, HEAD), dtype=tl.float32)
    most = tl.full((BM,), -float("inf"), dtype=tl.float32)
    total = tl.zeros((BM,), dtype=tl.float32)
    end = first + BM if CAUSAL else length
    for start in range(0, end, BN):
        keys = tl.load(k + base + (start + j)[None, :] * HEAD + d[:, None])
        scores = tl.dot(queries, keys) * scale
        if CAUSAL:
            scores = tl.where(i[:, None] >= (start + j)[None, :], scores, -float("inf"))
        higher = tl.maximum(most, tl.max(scores, axis=1))
        powers = tl.exp2(scores - higher[:, None])
        shrink = tl.exp2(most - higher)
        total = total * shrink + tl.sum(powers, axis=1)
        values = tl.load(v + base + (start + j)[:, None] * HEAD + d[None, :])
        acc = tl.dot(powers.to(v.dtype.element_ty), values, acc * shrink[:, None])
        most = higher
    tl.store(o + base + i[:, None] * HEAD + d[None, :], (acc / total[:, None]).to(o.dtype.element_ty))
