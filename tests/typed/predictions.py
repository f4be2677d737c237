"""Types of predictions and pages, which the stub has and the package itself has not. Type checkers read this file, and Python runs none of it."""

from typing import assert_type

import tiledsl as td
from tiledsl.analysis.time.estimate import Estimate
from tiledsl.analysis.time.result import Profile
from tiledsl.tools.diff.comparison import Comparison
from tiledsl.tools.notebook import Layout, Report


@td.space
def products() -> list[td.Kernel]:
    return []


assert_type(products.best(M=64).profile(M=64), Profile)


def of_a_kernel(gemm: td.Kernel) -> None:
    assert_type(gemm.profile(M=64), Profile)
    assert_type(gemm.report(values=True, M=64), Report)
    assert_type(gemm.layout("gfx942", M=64), Layout)
    assert_type(gemm.diff(gemm.variant(BLOCK=64), M=64), Comparison)
    assert_type(gemm.profile(model="origami", M=64), Estimate)
    for variant in (gemm.variant(BLOCK=64), gemm.best(M=64), *gemm.variants()):
        assert_type(variant.profile(M=64), Profile)
        assert_type(variant.report(M=64), Report)
        assert_type(variant.layout(M=64), Layout)
        assert_type(variant.diff(gemm, M=64), Comparison)
        assert_type(variant.kernel.profile(M=64), Profile)
