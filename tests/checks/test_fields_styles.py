"""Attention in the words of different users: right kernels pass, and what cannot be decided, or is wrong, is said plainly."""

import math

import pytest

import tiledsl as td
from tests.checks.placed import findings

LOG2E, KEYS, QUERIES, DEPTH = 1.4426950408889634, 16, 16, 16
LEAST, LOWEST, SCALE = -1e30, -math.inf, 1 / math.sqrt(DEPTH)


def attention(step, least=LEAST, end=lambda out, total: out / total, causal=False, scale=SCALE, fill=LOWEST):
    """A kernel whose loop does `step` with the scores Sᵀ of some keys, the maximum, the sum and the accumulator."""

    @td.kernel(warps=1)
    def styled(
        q: td.gl[td.bf16, 32, DEPTH],
        k: td.gl[td.bf16, 48, DEPTH],
        v: td.gl[td.bf16, 48, DEPTH],
        o: td.gl[td.f32, 32, DEPTH],
    ):
        scores = q @ k.T * scale
        td.ensures(o, td.softmax(td.where(lambda i, j: j <= i, scores, LOWEST) if causal else scores) @ v)
        i = td.grid(2)
        mine = td.load(q[i, 0], (QUERIES, DEPTH), layout="row")
        ks, vs = td.st(td.bf16, KEYS, DEPTH), td.st(td.bf16, KEYS, DEPTH)
        most, total, out = (
            td.full(td.f32, 1, QUERIES, least),
            td.zeros(td.f32, 1, QUERIES),
            td.zeros(td.f32, DEPTH, QUERIES),
        )
        for j in td.range(3):
            td.load(ks, k[j, 0])
            td.load(vs, v[j, 0])
            td.barrier()
            s = td.zeros(td.f32, KEYS, QUERIES)
            td.mma_ABt(s, td.load(ks), mine)
            if causal:
                td.copy(s, td.where(td.row_index(s, j * KEYS) <= td.col_index(s, i * QUERIES), s, fill))
            step(s, most, total, out, lambda p: td.mma_AtB(out, td.load(vs, layout="col"), td.cast(p, td.bf16)))  # noqa: B023
            td.barrier()
        td.store(o[i, 0], end(out, total).T)

    return styled


def usual(s, most, total, out, multiply):
    s *= SCALE
    new = td.maximum(most, td.col_max(s))
    p, shrink = td.exp(s - new), td.exp(most - new)
    td.copy(total, total * shrink + td.col_sum(p))
    out *= shrink
    multiply(p)
    td.copy(most, new)


def kept_before(s, most, total, out, multiply):
    s *= SCALE
    old = 1 * most
    td.col_max(s, into=most)
    td.copy(s, td.exp(s - most))
    total *= td.exp(old - most)
    td.col_sum(s, into=total)
    out *= td.exp(old - most)
    multiply(s)


def kept_as_a_name(s, most, total, out, multiply):
    s *= SCALE
    old = most
    td.col_max(s, into=most)
    p, shrink = td.exp(s - most), td.exp(old - most)
    td.copy(total, total * shrink + td.col_sum(p))
    out *= shrink
    multiply(p)


def rescaled_behind_the_product(s, most, total, out, multiply):
    s *= SCALE
    top = td.col_max(s)
    p, new = td.exp(s - top), td.maximum(most, top)
    shrink, grow = td.exp(most - new), td.exp(top - new)
    total *= shrink
    total += td.col_sum(p) * grow
    out *= shrink / grow
    multiply(p)
    out *= grow
    td.copy(most, new)


def unused_sum(s, most, total, out, multiply):
    td.col_sum(s)
    usual(s, most, total, out, multiply)


def powers_of_2(s, most, total, out, multiply):
    new = td.maximum(most, td.col_max(s) * (SCALE * LOG2E))
    p, shrink = td.exp2(td.fma(s, SCALE * LOG2E, -new)), td.exp2(most - new)
    td.copy(total, td.fma(total, shrink, td.col_sum(p)))
    out *= shrink
    multiply(p)
    td.copy(most, new)


def scale_behind_the_difference(s, most, total, out, multiply):
    new = td.maximum(most, td.col_max(s))
    s -= new
    s *= SCALE
    p, grow = td.exp(s), td.exp(SCALE * new - SCALE * most)
    total /= grow
    total += td.col_sum(p)
    out /= grow
    multiply(p)
    td.copy(most, new)


def normalised_in_each_step(s, most, total, out, multiply):
    s *= SCALE
    new = td.maximum(most, td.col_max(s))
    p, shrink = td.exp(s - new), td.exp(most - new)
    sums = total * shrink + td.col_sum(p)
    out *= total * shrink / sums
    multiply(p / sums)
    td.copy(most, new)
    td.copy(total, sums)


def by_logarithms_of_sums(s, most, total, out, multiply):
    """`most` is the logarithm of the sum so far."""
    s *= SCALE
    top = td.col_max(s)
    here = top + td.log(td.col_sum(td.exp(s - top)))
    larger = td.maximum(most, here)
    new = larger + td.log(td.exp(most - larger) + td.exp(here - larger))
    out *= td.exp(most - new)
    multiply(td.exp(s - new))
    td.copy(most, new)


def clamped(s, most, total, out, multiply):
    s *= SCALE
    new = td.maximum(most, td.col_max(s))
    p, shrink = td.exp(s - new), td.exp(-td.maximum(new - most, 0))
    td.copy(total, total * shrink + td.col_sum(p))
    out *= shrink
    multiply(p)
    td.copy(most, new)


def scaled_behind_the_maximum(scale):
    def step(s, most, total, out, multiply):
        new = td.maximum(most, td.col_max(s))
        p, shrink = td.exp((s - new) * scale), td.exp((most - new) * scale)
        td.copy(total, total * shrink + td.col_sum(p))
        out *= shrink
        multiply(p)
        td.copy(most, new)

    return step


def negated_before_the_maximum(s, most, total, out, multiply):
    s *= -1
    scaled_behind_the_maximum(SCALE)(s, most, total, out, multiply)


def as_it_is(out, total):
    return out


def where_seen(out, total):
    return td.where(total > 0, out * td.rcp(total), 0)


def where_seen_much(out, total):
    return td.where(total > 1, out * td.rcp(total), 0)


RIGHT = {
    "as usual": attention(usual),
    "from -inf on": attention(usual, LOWEST, causal=True),
    "rows without keys are 0": attention(usual, LOWEST, where_seen),
    "the old maximum is kept": attention(kept_before, causal=True),
    "the product has a maximum of its own": attention(rescaled_behind_the_product),
    "a sum that is not used": attention(unused_sum),
    "powers of 2": attention(powers_of_2, causal=True),
    "the scale behind the difference": attention(scale_behind_the_difference),
    "normalised in each step": attention(normalised_in_each_step, end=as_it_is),
    "a negative factor before the maximum": attention(negated_before_the_maximum, scale=-SCALE),
    "a negative factor, and no low number": attention(scaled_behind_the_maximum(-SCALE), 0.0, scale=-SCALE),
    "a factor of 0 without a mask": attention(scaled_behind_the_maximum(0.0), scale=0.0),
    "logarithms of sums": attention(by_logarithms_of_sums, LOWEST, as_it_is),
}
SAID = {
    "another name of the maximum": (
        attention(kept_as_a_name),
        "'most' is subtracted from itself: after one = most, both are names of one tile, and td.copy or into= changes both",
    ),
    "a tile whose elements are all masked": (
        attention(rescaled_behind_the_product, causal=True),
        "the kernel computes an infinity or NaN here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN",
    ),
    "a logarithm that begins with a number": (
        attention(by_logarithms_of_sums, end=as_it_is),
        "the value is right if -1e+30 is -inf: contracts are compared without rounding, and exp(-1e+30 - x) is 0 by rounding alone",
    ),
    "a difference that is at least 0": (
        attention(clamped),
        "the value is right without the maximum or minimum of a computed value and 0: the check orders values at random, and does not know the sign of a"
        " difference, as of m_new - m_old",
    ),
    "a negative factor behind the maximum": (
        attention(scaled_behind_the_maximum(-SCALE), scale=-SCALE),
        "the value is right if -1e+30 is 0: an exponential takes -1e+30 with the other sign, which is an infinity in f32",
    ),
    "a negative factor behind the mask": (
        attention(scaled_behind_the_maximum(-SCALE), causal=True, scale=-SCALE),
        "the kernel computes an infinity or NaN here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN",
    ),
    "a factor of 0 behind the mask": (
        attention(scaled_behind_the_maximum(0.0), causal=True, scale=0.0),
        "the kernel computes NaN here, and the contract does not: -inf - (-inf), 0 · inf and 0 / 0 are NaN",
    ),
    "masked by a low number": (
        attention(usual, causal=True, fill=LEAST),
        "the value is right if -1e+30 is -inf: contracts are compared without rounding, and exp(-1e+30 - x) is 0 by rounding alone",
    ),
    "masked by a low number of fewer digits": (
        attention(usual, causal=True, fill=-1e4),
        "the value is right if -1e+04 is -inf: contracts are compared without rounding, and exp(-1e+04 - x) is 0 by rounding alone",
    ),
    "rows with a small sum are 0": (
        attention(usual, LOWEST, where_seen_much),
        "the first wrong element of this tile is o[",
    ),
}


@pytest.mark.parametrize("what", RIGHT)
def test_right(what):
    assert findings(RIGHT[what]) == []


@pytest.mark.parametrize("what", SAID)
def test_what_is_said(what):
    kernel, due = SAID[what]
    (found,) = findings(kernel)
    assert found.code == "TD602" and any(one.startswith(due) for one in found.notes)


def test_a_tile_that_is_multiplied_in_its_sum_is_not_blamed():
    def out_not_rescaled(s, most, total, out, multiply):
        s *= SCALE
        new = td.maximum(most, td.col_max(s))
        p = td.exp(s - new)
        td.copy(total, total * td.exp(most - new) + td.col_sum(p))
        multiply(p)
        td.copy(most, new)

    (found,) = findings(attention(out_not_rescaled))
    assert [one for one in found.notes if one.startswith("'")] == ["'out' is added to in a loop that never multiplies it"]
