"""Casts of powers at most 1: which are known to be such, and that their rounding is that of other casts."""

import math

import pytest
import torch

import tiledsl as td
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

RIGHT = {
    "difference": lambda s, other: td.exp2(s - td.col_max(s)),
    "scaled difference": lambda s, other: td.exp2(0.25 * (s - td.col_max(s))),
    "difference of two statements": lambda s, other: (away := s - td.col_max(s)) and td.exp(away, fast=True),
    "larger of two maxima": lambda s, other: td.exp2(s - td.maximum(td.col_max(other), td.col_max(s))),
    "maximum that goes on": lambda s, other: td.exp2(s - td.col_max(s, into=td.col_max(other))),
    "masked": lambda s, other: td.where(td.row_index(s) < td.col_index(s), td.exp2(s - td.col_max(s)), 0),
    "product rounded up": lambda s, other: td.exp2(td.fma(s, 0.3, -td.next_up(td.col_max(s) * 0.3))),
    "smaller of two": lambda s, other: td.exp2(td.minimum(other, s - td.col_max(s))),
}


def changed(s, other):
    top = td.col_max(s)
    td.copy(s, other)
    return td.exp2(s - top)


def lowered(s, other):
    top = td.col_max(s)
    td.copy(top, td.col_min(s))
    return td.exp2(s - top)


@td.op
def of_another_branch(s, other):
    top = td.col_max(s)
    if td.warp_id() > 0:
        td.copy(s, other)
    return td.exp2(s - top)


WRONG = {
    "no maximum": lambda s, other: td.exp2(s),
    "maximum of another tile": lambda s, other: td.exp2(s - td.col_max(other)),
    "minimum": lambda s, other: td.exp2(s - td.col_min(s)),
    "smaller of two maxima": lambda s, other: td.exp2(s - td.minimum(td.col_max(other), td.col_max(s))),
    "less the tile": lambda s, other: td.exp2(td.col_max(s) - s),
    "negative factor": lambda s, other: td.exp2(-0.25 * (s - td.col_max(s))),
    "factor of 0": lambda s, other: td.exp2(0.0 * td.exp2(s)),
    "tile changed": changed,
    "maximum changed": lowered,
    "tile changed in a branch": of_another_branch,
    "product not rounded up": lambda s, other: td.exp2(td.fma(s, 0.3, -(td.col_max(s) * 0.3))),
    "other factor": lambda s, other: td.exp2(td.fma(s, 0.3, -td.next_up(td.col_max(s) * 0.29))),
    "negative factors": lambda s, other: td.exp2(td.fma(s, -0.3, -td.next_up(td.col_max(s) * -0.3))),
    "product added": lambda s, other: td.exp2(td.fma(s, 0.3, td.next_up(td.col_max(s) * 0.3))),
    "twice": lambda s, other: td.exp2(s - td.col_max(s)) * 2,
    "negative zero": lambda s, other: td.where(td.row_index(s) < td.col_index(s), td.exp2(s - td.col_max(s)), -0.0),
}


@td.kernel(warps=2)
def powers(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], p: td.gl[td.f32, "M", "N"], o: td.gl[td.bf16, "M", "N"], of=RIGHT["difference"]):
    td.grid(1)
    warp = td.warp_id()
    made = of(td.load(x[warp, 0], (32, 32), layout="col"), td.load(y[warp, 0], (32, 32), layout="col"))
    td.store(p[warp, 0], made)
    td.store(o[warp, 0], td.cast(made, td.bf16))


def marked(of, target):
    program = plan(powers.capture(target, dict(M=64, N=32, of=of)), TARGETS[target])
    return {one.powers for one in lp.flat(program.body) if isinstance(one, lp.Cast)}


@pytest.mark.parametrize("what", RIGHT)
def test_powers_that_are_known(what):
    assert marked(RIGHT[what], "gfx942") == {True} and marked(RIGHT[what], "gfx950") == {False}


@pytest.mark.parametrize("what", WRONG)
def test_powers_that_are_not_known(what):
    assert marked(WRONG[what], "gfx942") == {False}


def exponents(seed):
    """Numbers of which 2 to their power is half-way between two bf16, and others; the columns' largest number is 0, but for two columns."""
    half = 1 + torch.arange(128) / 128 + 1 / 256
    near = torch.log2(half.double() / 2).float()
    x = -torch.rand(32, 32, generator=torch.Generator().manual_seed(seed)) * torch.tensor([1.0, 8, 127, 130]).repeat(8)
    for n in range(6):  # a few units in the last place apart
        x[4 * n : 4 * n + 4] = (near.view(torch.int32) + n - 3 + 6 * seed).view(torch.float32).reshape(4, 32)
    x[31] = 0
    x[28, 3:6] = torch.tensor([-math.inf, math.nan, -126.0])
    x[:, 7], x[4, 8], x[31, 9] = -math.inf, math.inf, math.nan
    return x


@pytest.mark.in_turn
@pytest.mark.parametrize("target", ["gfx90a", "gfx942"])
def test_rounding_is_that_of_torch(target):
    x = torch.cat([exponents(0), exponents(1)])
    p, o = torch.zeros(64, 32), torch.zeros(64, 32, dtype=torch.bfloat16)
    powers(x, x, p, o, target=target)
    assert "td_powers_to_bf16" in powers.lower(target=target, M=64, N=32).hip
    low = p.view(torch.int32) & 0xFFFF
    for odd in (0, 1):
        assert ((low == 0x8000) & (p.view(torch.int32) >> 16 & 1 == odd)).sum() > 8, "no cases half-way between two numbers"
    assert (p == 0).any() and (p == 1).any() and (p == 2.0**-126).any() and p.isnan().sum() >= 2 * 32 + 1
    assert torch.equal(o.isnan(), p.isnan())
    assert torch.equal(o[~p.isnan()].view(torch.int16), p[~p.isnan()].bfloat16().view(torch.int16))
