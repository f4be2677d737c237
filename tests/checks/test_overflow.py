"""TD706: sums of products of int8 that i32 may not hold."""

import numpy as np
import pytest

import tiledsl as td
from tests.kernels.byte_gemm import int8_gemm
from tests.kernels.int8 import add_product
from tiledsl.analysis.source.overflow import MOST_PRODUCTS

TEXT = """\
warning[TD706]: sums of 131,072 products of int8 may exceed i32, and then wrap
  --> tests/kernels/byte_gemm.py:11:9
11 |         td.ensures(c, a @ b.T)
   |         ^^^^^^^^^^^^^^^^^^^^^^ each element of 'c' is such a sum
   = a product is at most 16,384, and 131,071 of them stay below 2,147,483,648
   = help: let a sum have at most 131,071 products
   = help: for longer sums, add the sums of parts in f32: td.cast(acc, td.f32)"""


def found(kernel, **sizes):
    return [one for one in kernel.check(target="gfx942", **sizes) if one.code == "TD706"]


@pytest.mark.thorough
def test_the_least_sum_that_may_wrap():
    """The bound is NumPy's: as many products of the least int8 are one more than i32 holds, and one product less is not."""
    least = np.int64(-128) * np.int64(-128)
    assert MOST_PRODUCTS * least <= np.iinfo(np.int32).max < (MOST_PRODUCTS + 1) * least
    (one,) = found(int8_gemm, M=128, N=128, K=131_072)
    assert one.render() == TEXT
    assert found(int8_gemm, M=128, N=128, K=131_071) == []


def test_the_length_along_rows_and_of_two_products():
    @td.kernel(warps=1)
    def by_rows(a: td.gl[td.int8, "K", 32], c: td.gl[td.f32, 32, 32]):
        td.unchecked(c, "nothing is multiplied")
        td.ensures(c, a.T @ a + a.T @ a)
        td.grid(1)
        td.store(c[0, 0], td.zeros(td.f32, 32, 32))

    assert [one.message for one in found(by_rows, K=65_536)] == ["sums of 131,072 products of int8 may exceed i32, and then wrap"]
    assert found(by_rows, K=65_535) == []


@pytest.mark.sample("1048576-texts1")
@pytest.mark.parametrize("most, texts", [(131_071, []), (1 << 20, ["sums of up to 1,048,576 products of int8 may exceed i32, and then wrap"])])
def test_a_run_time_length(most, texts):
    """What counts is the greatest length that is declared."""

    @td.kernel(warps=1)
    def of_any_length(a: td.gl[td.int8, 32, td.dyn("K", most=most)], b: td.gl[td.int8, 32, td.dyn("K", most=most)], c: td.gl[td.i32, 32, 32]):
        td.ensures(c, a @ b.T)
        td.grid(1)
        As, Bs, acc = td.st(td.int8, 32, 64), td.st(td.int8, 32, 64), td.zeros(td.i32, 32, 32)
        for k in td.range(td.cdiv(a.cols, 64)):
            td.load(As, a[0, k])
            td.load(Bs, b[0, k])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.barrier()
        td.store(c[0, 0], acc)

    warned = found(of_any_length)
    assert [one.message for one in warned] == texts
    assert all(one.helps[0] == 'declare td.dyn("K", most=131071)' for one in warned)


def test_short_sums():
    assert found(add_product, K=64) == []
