"""Right kernels have no finding, and random ones have those that a plain loop over blocks, warps and steps finds."""

import itertools
import pathlib
import random

import pytest

from examples.gemm_8192 import gemm
from examples.own_loader import own_loader
from examples.wide_panel import wide_panel
from tests.checks.conftest import KERNELS, PRODUCTS, check, kernel_in
from tests.kernels import gemms
from tiledsl.analysis.source.checks import kernel_checks
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)

RIGHT = [
    (gemm, dict(M=128, N=128, K=64)),
    (gemm, dict(M=384, N=256, K=192)),
    (gemm, dict(M=8192, N=8192, K=8192)),
    (own_loader, dict(M=256, N=128, K=128)),
    (own_loader, dict(M=8192, N=8192, K=8192)),
    (wide_panel, dict(M=128, N=256, K=256)),
    (wide_panel, dict(M=192, N=64, K=128, block=64)),
    (gemms.one_warp, dict(M=64, N=128, K=256)),
    (gemms.one_warp, dict(M=64, N=128, K=256, swap=True, step=32)),
    (gemm, dict(M=256, N=128, K=96, k_step=32)),
    (gemms.odd_shape, dict(M=576, N=128, K=96)),
    (gemms.odd_shape, dict(M=192, N=64, K=32, reg=16)),
    (gemms.large, dict(M=512, N=256, K=192)),
    (gemms.producer_consumer, dict(M=128, N=64, K=32)),
    (gemms.producer_consumer, dict(M=64, N=64, K=224)),
    (gemms.producer_consumer, dict(M=64, N=192, K=128, step=64)),
    (gemms.rolled_panel, dict(M=128, N=128, K=384)),
]


@pytest.mark.sample("rolled_panel-128x128x384-gfx942")
@every_target
@pytest.mark.parametrize("kernel, sizes", RIGHT, ids=lambda value: value if not isinstance(value, dict) else "x".join(map(str, value.values())))
def test_a_right_kernel_has_no_finding(kernel, sizes, target):
    check(kernel, target, sizes)


@pytest.mark.sample("1-roles-gfx90a", "1-sums-gfx950", "2-one_warp_waits-gfx90a", "5-staged_waits-gfx942")
@every_target
@pytest.mark.parametrize("name", [path.stem for path in PRODUCTS])
@pytest.mark.parametrize("steps", [1, 2, 3, 5])
def test_the_twins_are_right_at_every_number_of_steps(name, steps, target):
    if name in ("panel_buffered", "direct_waits", "one_warp_waits"):
        target = "gfx950"
    step = {"panel": 128, "panel_buffered": 128, "roles": 32, "small_tiles": 32, "own_waits": 32, "idle_warp": 32}.get(name, 64)
    check(kernel_in(KERNELS / f"{name}.py", name), target, {"K": steps * step if name != "two_products" else 64})


# --------------------------------------------------------------------------------------------------- any coordinates

ROWS, COLS, BLOCKS, WARPS, STEPS = 6, 5, 6, 4, 3
SOURCE = """\
import tiledsl as td


@td.kernel(warps={warps})
def stores(c: td.gl[td.f32, {rows}, {cols}]):
    td.ensures(c, td.old(c))
    b = td.grid({blocks})
    w = td.warp_id()
    tile = td.zeros(td.f32, 16, 16)
    for k in td.range({steps}):
        if {condition}:
            td.store(c[{row}, {col}], tile)
"""


class Author:
    """Writes expressions over b, w and k that Python and the device both understand."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)

    def integer(self, depth: int) -> str:
        pick = self.random.choice
        if depth == 0 or self.random.random() < 0.2:
            return pick(("b", "w", "k", "b", "w", str(self.random.randint(0, 5))))
        operation = pick(("+", "+", "-", "*", "//", "%", "%", "&", ">>", "if"))
        left = self.integer(depth - 1)
        if operation in ("//", "%"):
            return f"({left} {operation} {self.random.randint(1, 6)})"
        if operation in ("&", ">>"):
            return f"({left} {operation} {pick((1, 2, 3))})"
        if operation == "*":
            return f"({left} * {self.random.randint(0, 3)})"
        if operation == "if":
            return f"({left} if {self.condition(depth - 1)} else {self.integer(depth - 1)})"
        return f"({left} {operation} {self.integer(depth - 1)})"

    def condition(self, depth: int) -> str:
        pick = self.random.choice
        if depth > 0 and self.random.random() < 0.3:
            return f"({self.condition(depth - 1)} {pick(('and', 'or'))} not {self.condition(depth - 1)})"
        return f"({self.integer(depth)} {pick(('<', '<=', '==', '!=', '>', '>='))} {self.integer(depth)})"

    def inside(self, text: str, count: int) -> str:
        """The same, mostly brought into 0..count − 1."""
        return f"({text} % {count})" if self.random.random() < 0.8 else text


def findings(row: str, col: str, condition: str) -> dict[str, int]:
    """By plain loops: the code of each finding, with the elements that it counts."""
    places = list(itertools.product(range(BLOCKS), range(WARPS), range(STEPS)))
    stored = [(eval(row), eval(col)) for b, w, k in places if eval(condition)]
    if any(not (0 <= i < ROWS and 0 <= j < COLS) for i, j in stored):
        return {"TD301": 0}
    counts = [stored.count(cell) for cell in itertools.product(range(ROWS), range(COLS))]
    missing, surplus = counts.count(0), sum(count - 1 for count in counts if count > 1)
    if missing == surplus:
        return {"TD312": missing * 256} if missing else {}
    repeated = sum(count > 1 for count in counts)
    return {code: count * 256 for code, count in (("TD310", missing), ("TD311", repeated)) if count}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(120))
def test_any_coordinates(seed: int, tmp_path: pathlib.Path):
    author = Author(seed)
    row, col = author.inside(author.integer(2), ROWS), author.inside(author.integer(2), COLS)
    condition = author.condition(2)
    path = tmp_path / "stores.py"
    path.write_text(SOURCE.format(warps=WARPS, rows=ROWS * 16, cols=COLS * 16, blocks=BLOCKS, steps=STEPS, row=row, col=col, condition=condition))
    found = kernel_checks(kernel_in(path, "stores").capture("gfx942", {}))
    wanted = findings(row, col, condition)
    assert {problem.code for problem in found} == set(wanted)
    for problem in found:
        if problem.code != "TD301":
            count = wanted[problem.code]
            every = ("all 7,680 elements", "none of the 7,680 elements") if count == 7680 else ()
            assert problem.message.startswith((f"{count:,} of the 7,680 elements", *every))


@pytest.mark.one_in(5)
@pytest.mark.parametrize("seed", range(40))
def test_once_each_in_any_order(seed: int, tmp_path: pathlib.Path):
    """Blocks and warps dealt out by arithmetic that is one-to-one: no finding; one place moved onto another: one finding."""
    author = random.Random(seed)
    blocks, warps = ((6, 5), (10, 3), (5, 6), (15, 2))[seed % 4]
    factor, shift = author.choice((1, 7, 11, 13, 17, 19, 23, 29)), author.randrange(30)
    number = f"(({warps} * b + w) * {factor} + {shift}) % 30"
    for text, codes in ((number, set()), (f"({number} - ({number} == 29))", {"TD312"})):
        path = tmp_path / f"stores{len(codes)}.py"
        sizes = dict(warps=warps, rows=ROWS * 16, cols=COLS * 16, blocks=blocks, steps=1)
        path.write_text(SOURCE.format(**sizes, row=f"{text} // 5", col=f"{text} % 5", condition="k == 0"))
        assert {problem.code for problem in kernel_checks(kernel_in(path, "stores").capture("gfx942", {}))} == codes
