# Written by `python -m examples.library` from examples/attention_backward.py: change that file.
# ruff: noqa: E501
"""Attention, backward: the gradients of O = softmax(Q·Kᵀ · scale) · V of every head, dQ, dK and dV, from dO, in three launches.

`lse` is what attention.py stores, the logarithm of the sum of each row's exponentials. So P = exp(S · scale - lse) is computed again, and

    delta = the sums of the rows of dO ∘ O        dS = P ∘ (dO·Vᵀ - delta) · scale
    dV = Pᵀ·dO        dK = dSᵀ·Q        dQ = dS·K

`backward_delta` computes delta. A warp of `backward_dkdv` takes 32 keys, and goes along the queries of all heads that share them; a warp of `backward_dq` takes
32 queries, and goes along the keys. Both compute S with the dimension of their own 32 rows across the lanes, so that P and dS are operands of the next products
as they lie in registers. A query that sees no key has no gradient, and adds nothing to dK and dV.

The heads of queries are those of [B, heads, S, D] in one dimension H, and the HK heads of keys each serve H / HK of them.
"""

import functools
import math

import tiledsl as td
from tiledsl.ir.nodes import DType

LOG2E = 1.4426950408889634
KEYS, QUERIES, WARPS = 32, 32, 4


def seen(q: td.GlobalTensor, k: td.GlobalTensor, causal: bool, x: td.Formula) -> td.Formula:
    """The formula x where query i sees key j, and 0 elsewhere: with causal, the last query sees all keys."""
    return td.where(lambda i, j: j <= i + k.rows - q.rows, x, 0) if causal else x


def powers(q: td.GlobalTensor, k: td.GlobalTensor, lse: td.GlobalTensor, causal: bool, scale: float) -> td.Formula:
    """The formula of P."""
    return seen(
        q, k, causal, td.exp(q @ td.matrix_of(k, lambda n: n // (q.batch // k.batch)).T * scale - td.column(lse))
    )


def gradient_of_scores(
    q: td.GlobalTensor,
    k: td.GlobalTensor,
    v: td.GlobalTensor,
    do: td.GlobalTensor,
    lse: td.GlobalTensor,
    delta: td.GlobalTensor,
    causal: bool,
    scale: float,
) -> td.Formula:
    """The formula of dS."""
    of_powers = do @ td.matrix_of(v, lambda n: n // (q.batch // k.batch)).T
    return seen(q, k, causal, powers(q, k, lse, causal, scale) * (of_powers - td.column(delta)) * scale)


class Ahead:
    """The tiles of each step in LDS, whose loads are in flight during the step before: straight to a second buffer on gfx950, else in registers.

    `by_rows` are multiplied along their rows, and `by_cols` along their columns. gfx950 reads a tile of LDS in both ways; other targets need two tiles.
    """

    def __init__(self, count: int, by_rows: tuple[td.GlobalTensor, ...], by_cols: tuple[td.GlobalTensor, ...]) -> None:
        self.direct, buffers = (True, 2) if td.target.name == "gfx950" else (False, 1)
        self.tensors = by_rows if self.direct else (*by_rows, *by_cols)
        self.tiles = [td.st(x.dtype, count, x.cols, buffers=buffers) for x in self.tensors]
        self.behind = 0 if self.direct else len(by_rows)

    def begin(self, matrix: int, i: int, step: int = 0) -> None:
        """The loads of the first step: tile i of each tensor."""
        if self.direct:
            td.barrier()  # behind the reads of what was there
            for n in range(len(self.tiles)):
                self.load(n, matrix, i, step)
        else:
            self.staged = [td.fetch(tile, x[matrix, i, 0]) for tile, x in zip(self.tiles, self.tensors, strict=True)]

    def load(self, n: int, matrix: int, i: int, step: int) -> None:
        """The n-th of the loads of the next step: of tile i of a tensor. Between products, they do not wait for each other."""
        if n < len(self.tiles):
            tile, window = self.tiles[n], self.tensors[n][matrix, i, 0]
            if self.direct:
                td.load(tile[step % 2], window, direct=True)
            else:
                td.fetch(tile, window, into=self.staged[n])

    def arrive(self) -> None:
        """The tiles of this step are in LDS."""
        if not self.direct:
            for tile, staged in zip(self.tiles, self.staged, strict=True):
                td.commit(tile, staged)
        td.barrier()

    def leave(self) -> None:
        """A single buffer is free again."""
        if not self.direct:
            td.barrier()

    def rows(self, n: int, step: int) -> td.SharedTile:
        """Tile n of a step, to be read along its rows."""
        return self.tiles[n][step % 2] if self.direct else self.tiles[n]

    def cols(self, n: int, step: int) -> td.SharedTile:
        """Tile n of a step, to be read along its columns."""
        return self.tiles[n][step % 2] if self.direct else self.tiles[self.behind + n]


@functools.cache
def backward_delta_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    @td.kernel(warps=WARPS, sizes=dict(H=16, SQ=4096, D=128))
    def backward_delta(
        o: td.gl[dtype, "H", "SQ", "D"], do: td.gl[dtype, "H", "SQ", "D"], delta: td.gl[td.f32, "H", "SQ"]
    ) -> None:
        """The sum of each row of O ∘ dO: what dP is shifted by, so that dS of a row has the sum 0."""
        td.ensures(delta, td.row_sum(o * do))
        head, block = td.grid(o.batch, td.cdiv(o.rows, QUERIES * WARPS))
        first = (block * WARPS + td.warp_id()) * QUERIES
        x, y = (
            td.cast(td.load(of.at(batch=head, row=first, col=0), (QUERIES, o.cols), layout="row"), td.f32)
            for of in (o, do)
        )
        td.store(delta.at(row=head, col=first), td.row_sum(x * y).T)

    return backward_delta


@functools.cache
def backward_dkdv_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    @td.kernel(warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
    def backward_dkdv(
        q: td.gl[dtype, "H", "SQ", "D"],
        k: td.gl[dtype, "HK", "SK", "D"],
        v: td.gl[dtype, "HK", "SK", "D"],
        do: td.gl[dtype, "H", "SQ", "D"],
        lse: td.gl[td.f32, "H", "SQ"],
        delta: td.gl[td.f32, "H", "SQ"],
        dk: td.gl[dtype, "HK", "SK", "D"],
        dv: td.gl[dtype, "HK", "SK", "D"],
        causal: bool = False,
        scale: float | None = None,
    ) -> None:
        scale = 1 / math.sqrt(q.cols) if scale is None else scale
        heads = q.batch // k.batch  # query heads that share a head of keys
        late = k.rows - q.rows  # causal: the last query sees all keys
        td.ensures(dk, td.group_sum(gradient_of_scores(q, k, v, do, lse, delta, causal, scale).T @ q, heads))
        td.ensures(dv, td.group_sum(powers(q, k, lse, causal, scale).T @ do, heads))

        block, shared = td.grid(
            td.cdiv(k.rows, KEYS * WARPS), k.batch
        )  # causal: the first keys are seen by most queries, and start first
        first = (block * WARPS + td.warp_id()) * KEYS  # this warp's keys
        start = (
            block * (WARPS * KEYS // QUERIES) + -late // QUERIES if causal else 0
        )  # the first step of a head whose queries see a key of the block
        ahead = Ahead(QUERIES, (q, do), (q, do))
        k_reg, v_reg = (td.load(x.at(batch=shared, row=first, col=0), (KEYS, q.cols), layout="row") for x in (k, v))
        dk_reg, dv_reg = (td.zeros(td.f32, q.cols, KEYS) for _ in range(2))  # dKᵀ and dVᵀ
        steps = td.cdiv(q.rows, QUERIES)
        ahead.begin(shared * heads, 0)
        for n in td.range(heads * steps):
            head, i = shared * heads + n // steps, n % steps
            following = (
                (shared * heads + (n + 1) // steps, (n + 1) % steps, n + 1) if heads > 1 else (shared, n + 1, n + 1)
            )
            if not causal or i >= start:
                ahead.arrive()
                later = n + 1 < heads * steps
                sums, shift = (
                    td.load(x.at(row=head, col=i * QUERIES), (1, QUERIES), layout="row").T for x in (lse, delta)
                )
                s, dp = (td.zeros(td.f32, QUERIES, KEYS) for _ in range(2))
                if later:
                    ahead.load(0, *following)
                td.mma_ABt(s, td.load(ahead.rows(0, n)), k_reg)
                if later:
                    ahead.load(1, *following)
                td.mma_ABt(dp, td.load(ahead.rows(1, n)), v_reg)
                p = td.exp2(td.fma(s, scale * LOG2E, sums * -LOG2E))
                ds = p * (dp - shift)
                key, query = td.col_index(s, first), td.row_index(s, i * QUERIES)
                if causal and i * QUERIES + late < first + KEYS:
                    td.copy(p, td.where(key <= query + late, p, 0))
                    td.copy(ds, td.where(key <= query + late, ds, 0))
                if later:
                    ahead.load(2, *following)
                td.mma_AtB(dv_reg, td.load(ahead.cols(1, n), layout="col"), td.cast(p, dtype))
                if later:
                    ahead.load(3, *following)
                td.mma_AtB(dk_reg, td.load(ahead.cols(0, n), layout="col"), td.cast(ds, dtype))
                ahead.leave()
            elif i + 1 >= start:  # the next step is the first one of this head
                td.barrier()
                for tile in range(4):
                    ahead.load(tile, *following)
        td.store(dk.at(batch=shared, row=first, col=0), td.cast((dk_reg * scale).T, dtype))
        td.store(dv.at(batch=shared, row=first, col=0), td.cast(dv_reg.T, dtype))

    return backward_dkdv


@functools.cache
def backward_dq_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    @td.kernel(warps=WARPS, sizes=dict(H=16, HK=16, SQ=4096, SK=4096, D=128))
    def backward_dq(
        q: td.gl[dtype, "H", "SQ", "D"],
        k: td.gl[dtype, "HK", "SK", "D"],
        v: td.gl[dtype, "HK", "SK", "D"],
        do: td.gl[dtype, "H", "SQ", "D"],
        lse: td.gl[td.f32, "H", "SQ"],
        delta: td.gl[td.f32, "H", "SQ"],
        dq: td.gl[dtype, "H", "SQ", "D"],
        causal: bool = False,
        scale: float | None = None,
    ) -> None:
        scale = 1 / math.sqrt(q.cols) if scale is None else scale
        heads = q.batch // k.batch
        late = k.rows - q.rows
        td.ensures(
            dq, gradient_of_scores(q, k, v, do, lse, delta, causal, scale) @ td.matrix_of(k, lambda n: n // heads)
        )

        blocks = td.cdiv(q.rows, QUERIES * WARPS)
        n, head = td.grid(blocks, q.batch)
        block = (
            n if not causal else blocks - 1 - n if n < blocks // 2 else n - blocks // 2
        )  # long ones first, then the shortest
        first = (block * WARPS + td.warp_id()) * QUERIES  # this warp's queries
        end = (
            (block + 1) * WARPS * QUERIES + late if causal else k.rows
        )  # behind the last key that a query of the block sees
        ahead, shared = Ahead(KEYS, (k, v), (k,)), head // heads
        q_reg, do_reg = (td.load(x.at(batch=head, row=first, col=0), (QUERIES, q.cols), layout="row") for x in (q, do))
        sums, shift = (td.load(x.at(row=head, col=first), (1, QUERIES)) for x in (lse, delta))
        out = td.zeros(td.f32, q.cols, QUERIES)  # dQᵀ
        steps = td.cdiv(k.rows, KEYS)
        ahead.begin(shared, 0)
        for j in td.range(steps):
            if j * KEYS < end:
                ahead.arrive()
                following, later = (shared, j + 1, j + 1), j + 1 < steps
                s, dp = (td.zeros(td.f32, KEYS, QUERIES) for _ in range(2))  # Sᵀ and dPᵀ
                if later:
                    ahead.load(0, *following)
                td.mma_ABt(s, td.load(ahead.rows(0, j)), q_reg)
                if later:
                    ahead.load(1, *following)
                td.mma_ABt(dp, td.load(ahead.rows(1, j)), do_reg)
                ds = td.exp2(td.fma(s, scale * LOG2E, sums * -LOG2E)) * (dp - shift)
                key, query = td.row_index(s, j * KEYS), td.col_index(s, first)
                if (j + 1) * KEYS > k.rows:
                    td.copy(
                        ds, td.where(key < k.rows, ds, 0)
                    )  # of keys that are read as 0, P may be inf, and inf · 0 NaN
                if causal and (j + 1) * KEYS > first + late + 1:
                    td.copy(ds, td.where(key <= query + late, ds, 0))
                if later:
                    ahead.load(2, *following)
                td.mma_AtB(out, td.load(ahead.cols(0, j), layout="col"), td.cast(ds, dtype))
                ahead.leave()
        td.store(dq.at(batch=head, row=first, col=0), td.cast((out * scale).T, dtype))

    return backward_dq
