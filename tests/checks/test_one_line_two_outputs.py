"""One wrong line that makes several outputs wrong is one finding; two wrong lines are two."""

import tiledsl as td


def two(panel=lambda k: k, of_c=1.0, of_d=2.0):
    @td.kernel(warps=1)
    def gemm(a: td.gl[td.bf16, 32, 128], b: td.gl[td.bf16, 32, 128], c: td.gl[td.f32, 32, 32], d: td.gl[td.f32, 32, 32]):
        td.ensures(c, a @ b.T)
        td.ensures(d, 2 * (a @ b.T))
        As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
        td.grid(1)
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(4):
            td.barrier()
            td.load(As, a[0, panel(k)])
            td.load(Bs, b[0, k])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], of_c * acc)
        td.store(d[0, 0], of_d * acc)

    return gemm


def wrong(**given):
    return [found for found in two(**given).check() if found.severity == "error"]


def test_a_wrong_copy_is_one_finding():
    (found,) = wrong(panel=lambda k: (k + 1) % 4)
    assert found.message == "'c' does not match its contract, a @ b.T"
    assert found.others[-1].text == "'d', stored here, does not match its contract, 2 * (a @ b.T), for the same reason"


def test_wrong_arithmetic_of_each_output_is_a_finding_each():
    assert [found.code for found in wrong(of_c=3.0, of_d=5.0)] == ["TD602", "TD602"]
    assert [found.message for found in wrong(of_d=5.0)] == ["'d' does not match its contract, 2 * (a @ b.T)"]


def test_the_right_kernel_has_none():
    assert wrong() == []
