"""TD308 for integers made of sizes: at any depth, a quotient that leaves something over is refused, or the rest is counted."""

import copy
import math
import pickle

import pytest

import tiledsl as td
from tests.frontend.support import expected
from tiledsl.language.values.sizes import Size

KERNEL = """
import fractions, math, numpy as np, tiledsl as td
@td.kernel(warps=1)
def k(a: td.gl[td.f32, {M}, {K}], c: td.gl[td.f32, {M}, {K}]):
    {body}
"""
FIXED = dict(M='"M"', K='"K"')
RUN_TIME = dict(M='td.dyn("M", multiple=32)', K='td.dyn("K", multiple=32)')
COPY = """
    row = td.grid({grid})
    for k in td.range({steps}):
        td.store(c[row, {of} * k], td.load(a[row, {of} * k], (32, 32)))
        {more}
"""


@pytest.fixture
def codes(module):
    """The codes of the errors of a kernel that copies tiles of 32 × 32."""

    def run(grid="a.rows // 32", steps="a.cols // 32", of=1, more="pass", sizes=FIXED, head="pass", M=224, K=224):
        body = COPY.format(grid=grid, steps=steps, of=of, more=more)
        kernel = module(KERNEL.format(body=f"{head}\n{body}", **sizes)).k
        given = dict(M=M, K=K) if sizes is FIXED else {}
        return {found.code for found in kernel.check(**given) if found.severity == "error"}

    return run


LOST = [
    "a.cols // 32 // 2",
    "a.cols // 16 // 2 // 2",
    "a.cols // 32 >> 1",
    "(a.cols // 32 + 1) // 5",
    "a.cols // 32 * 3 // 2",
    "3 * (a.cols // 32) // 2",
    "(a.cols + 16) // 64",
    "(a.cols - 32) // 64 // 2",
    "(a.rows + a.cols) // 96",
    "a.rows // 32 * (a.cols // 32) // 4",
    "td.cdiv(a.cols, 32) // 2",
    "min(a.cols // 32, 100) // 2",
    "a.shape[1] // 32 // 2",
    "a.cols // 32 // (c.cols // 112)",
    "(a.cols // 32 << 1) // 3",
    "+(a.cols // 32) // 2",
    "a.cols // 32 & -2",
    "(a.cols & ~63) // 32",
    "divmod(a.cols // 32, 2)[0]",
    "-(-a.cols // 32) // 2",
    "-(-a.cols >> 5) // 2",
    "-(-(a.cols // 32)) // 2",
]


@pytest.mark.one_in(5)
@pytest.mark.also("(a.cols & ~63) // 32", "divmod(a.cols // 32, 2)[0]")
@pytest.mark.parametrize("steps", LOST)
def test_a_lost_remainder_is_refused(codes, steps):
    for sizes in (FIXED, RUN_TIME) if "min" not in steps else (FIXED,):
        assert "TD308" in codes(steps=steps, sizes=sizes), sizes


ROUNDED = [
    "int(a.cols / 64)",
    "math.floor(a.cols / 64)",
    "math.trunc(a.cols / 64)",
    "round(a.cols / 96)",
    "int(a.cols / 32 / 2)",
    "int(a.cols * 0.5 / 32)",
    "int(a.cols / 32 + 1) // 5",
    "int(a.cols / 96 + 0.5)",
    "int((a.cols - 32) / 64) // 2",
    "int((a.rows / 32 + a.cols / 32) / 4)",
    "int(a.cols / 32 * (a.rows / 32) / 4)",
    "int(a.cols // 64.0)",
    "int(a.cols / 32 // 2)",
    "int(float(a.cols) / 64)",
    "int(a.cols / 32) // 2",
    "math.ceil(a.cols / 32) // 2",
    "int(a.cols // 32) // 2",
    "abs(round(a.cols // 32)) // 2",
    "list(map(int, [a.cols / 64]))[0]",
    "int(divmod(a.cols / 64, 1)[0])",
    "int(0.5 * (a.cols // 32))",
    "int(1 / 64 * a.cols)",
    "int(fractions.Fraction(a.cols, 64))",
    "math.floor(fractions.Fraction(a.cols) / 64)",
    "int(fractions.Fraction(a.cols // 32, 2))",
    "int(np.divmod(a.cols // 32, 2)[0])",
    "int(np.floor(a.cols / 64))",
    "int(np.floor_divide(a.cols // 32, 2))",
    "int(np.right_shift(a.cols // 32, 1))",
    "int(np.trunc(a.cols / 64))",
    "abs(-a.cols // 32) // 2",
    "int(a.cols // 32 + a.cols / 64)",
    "int(float(a.cols / 64))",
]


@pytest.mark.parametrize("steps", ROUNDED)
def test_a_quotient_of_floats_that_is_rounded_drops_a_remainder_too(codes, steps):
    assert "TD308" in codes(steps=steps)


@pytest.mark.parametrize("place", ["grid", "of", "more"])
def test_wherever_the_quotient_stands(codes, place):
    text = {"grid": "a.rows // 32 // 2", "of": "(a.cols // 32 // 2)", "more": "td.barrier() if k < a.cols // 32 // 2 else None"}[place]
    assert "TD308" in codes(**{place: text})


COUNTED = {
    "(a.cols + 31) // 32": "pass",
    "(a.cols + 63) // 64": "pass",
    "(a.cols - 1) // 64 + 1": "pass",
    "td.cdiv(a.cols // 32, 2)": "pass",
    "a.cols // 32 * 2 // 2": "pass",
    "a.cols // 32 // 7": "pass",
    "-(-a.cols // 64)": "pass",
    "a.cols // 32 // 2 ": "a.cols // 32 % 2",
    "a.cols // 32 // 2  ": "a.cols // 32 - a.cols // 32 // 2",
    "a.cols // 32 // 2   ": "a.cols // 32 & 1",
    "a.cols // 32 // (c.cols // 32)": "pass",
    "((a.cols + 63) & -64) // 64": "pass",
    "math.ceil(a.cols / 64)": "pass",
    "round(a.cols / 64)": "pass",
    "int(a.cols / 32)": "pass",
    "int(a.cols / 32 * 2 / 2)": "pass",
    "int((a.cols + 63) / 64)": "pass",
    "int(a.cols / 64 + 1)": "pass",
    "int(a.cols / 64)": "a.cols / 64 % 1",
    "int(a.cols / 64) ": "a.cols % 64",
    "int(round(a.cols / 64, 1))": "pass",
    "a.cols // 64": "a.cols % 64",
    "a.cols // 64 ": "a.cols - a.cols // 64 * 64",
    "a.cols // 64  ": "rest = divmod(a.cols, 64); rest[1]",
    "a.cols // 64   ": "whole, rest = divmod(a.cols, 64); print(rest, end='')",
    "a.cols // 64    ": "whole, rest = np.divmod(a.cols, 64); print(rest, end='')",
    "a.cols // 32 // 2    ": "a.cols // 32 > 2 * (a.cols // 32 // 2)",
    "a.cols // 32 // 2     ": "a.cols // 32 // 2 * 2 != a.cols // 32",
    "a.cols // 32 // 2      ": "(a.cols // 32 + 1) // 2",
    "a.cols // 32 // 2       ": "td.cdiv(a.cols // 32, 2)",
    "a.cols // 32 // 2        ": "range(a.cols // 32 // 2, a.cols // 32) if isinstance(a.cols, int) else td.range(4)",
    "a.cols // 2 // 32": "a.cols // 32 - a.cols // 2 // 32",
    "a.cols // 32": "[(a.cols // 32 + i) // 3 for i in range(3)]",
    "a.cols // 32 ": "[a.cols // 32 * i // 3 for i in range(4)]",
    "a.cols // 32  ": "[a.cols // 32 * i // 3 for i in (1, 2)]",
    "(a.cols + -a.cols % 64) // 64": "pass",
    "-(-a.cols // 64) ": "pass",
    "-(-a.cols >> 6)": "pass",
    "int(np.ceil(a.cols / 64))": "pass",
    "int(fractions.Fraction(a.cols, 32))": "pass",
    "int(0.5 * (a.cols // 32) * 2)": "pass",
    "int('3')": "assert int() == 0 and int('11', 2) == 3 and float('0.5') == 0.5",
}


@pytest.mark.one_in(5)
@pytest.mark.also("a.cols // 32")
@pytest.mark.parametrize("steps", COUNTED)
def test_a_counted_remainder_is_no_mistake(codes, steps):
    assert "TD308" not in codes(steps=steps, head=COUNTED[steps])


def test_what_run_time_sizes_promise_is_no_remainder(codes):
    sizes = dict(RUN_TIME, K='td.dyn("K", multiple=64)')
    assert "TD308" not in codes(steps="a.cols // 32 // 2", of=2, sizes=sizes)
    assert "TD308" not in codes(steps="(a.cols // 32 + 1) // 2", sizes=RUN_TIME)


def test_a_quotient_of_run_time_sizes(codes):
    """Nothing covers it; the rest counts where it is used."""
    assert "TD308" in codes(steps="a.cols // a.rows", sizes=RUN_TIME)
    assert "TD308" not in codes(head="a.cols % a.rows", steps="a.cols // a.rows", sizes=RUN_TIME)


def test_the_text(module):
    def text(sizes, **given):
        body = COPY.format(grid="a.rows // 32", steps="a.cols // 32 // 2", of=1, more="pass")
        with pytest.raises(td.TiledslError) as caught:
            module(KERNEL.format(body=f"pass\n{body}", **sizes)).k.lower("gfx942", **given)
        return "\n" + str(caught.value) + "\n"

    assert text(FIXED, M=224, K=224) == expected("""
        error[TD308]: a.cols // 32 // 2 drops a remainder: a.cols // 32 is 7, 3 times 2 and 1 more
         --> kernel.py:8:23
        8 |     for k in td.range(a.cols // 32 // 2):
          |                       ^^^^^^^^^^^^^^^^^
          = help: td.cdiv(a.cols // 32, 2) counts the rest as one more; leave out there what lies beyond the end
          = help: a.cols // 32 % 2 is the rest: a kernel that uses the rest counts it
          = help: with td.ensures for each output, the checks compare what is computed, and this error is left out
    """)
    assert text(RUN_TIME) == expected("""
        error[TD308]: a.cols // 32 // 2 may drop a remainder: a.cols // 32 may be no multiple of 2
         --> kernel.py:8:23
        8 |     for k in td.range(a.cols // 32 // 2):
          |                       ^^^^^^^^^^^^^^^^^
          = help: td.cdiv(a.cols // 32, 2) counts the rest as one more; leave out there what lies beyond the end
          = help: a.cols // 32 % 2 is the rest: a kernel that uses the rest counts it
          = help: td.dyn("K", multiple=64) declares a multiple
          = help: with td.ensures for each output, the checks compare what is computed, and this error is left out
    """)


def test_the_text_of_a_rounded_float(module):
    body = COPY.format(grid="a.rows // 32", steps="math.floor(a.cols / 32 / 2)", of=1, more="pass")
    with pytest.raises(td.TiledslError) as caught:
        module(KERNEL.format(body=f"pass\n{body}", **FIXED)).k.lower("gfx942", M=224, K=224)
    assert "\n" + str(caught.value) + "\n" == expected("""
        error[TD308]: int(a.cols / 64) drops a remainder: a.cols is 224, 3 times 64 and 32 more
         --> kernel.py:8:23
        8 |     for k in td.range(math.floor(a.cols / 32 / 2)):
          |                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.cdiv(a.cols, 64) counts the rest as one more; leave out there what lies beyond the end
          = help: a.cols % 64 is the rest: a kernel that uses the rest counts it
          = help: with td.ensures for each output, the checks compare what is computed, and this error is left out
    """)


def test_numbers_made_of_sizes_are_numbers_of_python():
    """Their values are Python's, copies keep them, and Python's messages name Python's classes."""
    size = Size(224, "K", "a", "cols")
    for value, plain in (
        (size / 64, 224 / 64),
        (size / 3 + 1 - size / 7, 224 / 3 + 1 - 224 / 7),
        (2 * (size / 64) % 3, 2 * 3.5 % 3),
        (round(size / 64, 1), 3.5),
        (abs(-size / 64), 3.5),
        (size & 96, 96),
        (5 & size, 0),
        (size << 2, 896),
        (round(size, -2), 200),
        (math.ceil(size / 64), 4),
        (divmod(size / 64, 2), (1.0, 1.5)),
        (copy.deepcopy(size / 64), 3.5),
        (pickle.loads(pickle.dumps(size / 64)), 3.5),
        (size / math.inf, 0.0),
        (copy.deepcopy(size), 224),
        (pickle.loads(pickle.dumps(-size // 64)), -4),
        (size // 64 + size / 64, 6.5),
        (float(size / 64), 3.5),
    ):
        assert value == plain and isinstance(value, type(plain))
    for wrong, text in ((lambda: size[0], "'int' object is not"), (lambda: range(size / 32), "'float' object cannot"), (lambda: size / "", "'int' and 'str'")):
        with pytest.raises(TypeError, match=text):
            wrong()


def test_a_contract_decides(codes):
    """Half of the steps as a condition drops nothing; half of the steps alone drops a tile, which the contract finds."""
    half = "td.barrier() if k < a.cols // 32 // 2 else None"
    assert codes(head="td.ensures(c, 1.0 * a)", more=half) <= {"TD504"}
    assert codes(head="td.ensures(c, 1.0 * a)", steps="a.cols // 32 // 2", sizes=RUN_TIME) >= {"TD310"}


def test_a_loop_over_what_a_part_leaves(codes):
    """The second loop begins where the first ends: nothing is lost, and nothing else of the kernel uses the rest."""
    assert "TD308" not in codes(steps="a.cols // 32 // 2, a.cols // 32")
    assert "TD308" in codes(steps="a.cols // 32 // 2, a.cols // 32 // 2 + 1")


def test_quotients_that_do_not_cover_the_number(codes):
    for parts in ("[(a.cols // 32 + i) // 3 for i in range(2)]", "[a.cols // 32 * i // 3 for i in (0, 1, 3)]", "td.cdiv(a.cols // 32, 3) + a.cols // 32 // 3"):
        assert "TD308" in codes(head=parts), parts


def test_a_size_whose_rest_is_used_needs_no_contract_and_a_contract_is_no_use_of_the_rest(codes):
    assert "TD308" in codes(head="td.ensures(c, 1.0 * a)", steps="a.cols // 64")
    assert "TD308" not in codes(head="td.ensures(c, 1.0 * a); a.cols % 64", steps="a.cols // 64")


def test_a_divisor_that_is_0_for_a_lost_rest_is_one_finding(module):
    """At the least size the quotient is 0; the mistake is the rest that is lost."""
    for grid in ("a.rows // 64", "7 // (a.rows // 64)"):
        with pytest.raises(td.TiledslError) as caught:
            module(KERNEL.format(body=f"td.grid({grid})", **RUN_TIME)).k.lower("gfx942")
        assert [found.code for found in caught.value.diagnostics] == ["TD308"]
