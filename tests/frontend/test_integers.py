"""Device integers have 32 bits: what may leave them, divide by zero or shift too far is refused where it stands; contracts are formulas over tensors."""

import pytest

import tiledsl as td


def captured(body: str, tmp_path, monkeypatch) -> str:
    """The text of the error that a kernel with that statement ends in; "" where it has none."""
    import importlib.util

    path = tmp_path / "numbers.py"
    path.write_text(
        "import tiledsl as td\n\n\n@td.kernel(warps=4)\n"
        'def k(a: td.gl[td.f32, "M", "N"], b: td.gl[td.f32, "N", "N"]):\n    row = td.grid(8)\n'
        f"    for step in td.range(4):\n        {body}\n"
    )
    monkeypatch.chdir(tmp_path)
    spec = importlib.util.spec_from_file_location("numbers_under_test", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        module.k.capture("gfx942", {"M": 32, "N": 32})
    except td.KernelError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    "body", ["td.warp_id() * 700_000_000", "(td.warp_id() + 1) // (step + 1)", "1 << td.warp_id()", "row % (8 - step)", "td.lane_id() << 25"]
)
def test_what_stays_in_32_bits_is_taken(body, tmp_path, monkeypatch):
    assert captured(body, tmp_path, monkeypatch) == ""


@pytest.mark.parametrize(
    "body, text",
    [
        (
            "td.warp_id() * 1_500_000_000",
            """\
error[TD150]: the result of '*' may be 4,500,000,000: device integers have 32 bits, -2,147,483,648..2,147,483,647
 --> numbers.py:8:9
8 |         td.warp_id() * 1_500_000_000
  |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^""",
        ),
        (
            "once = 0\n        for once in td.range(1): once * 2**62",
            """\
error[TD150]: the operand of '*' may be 4,611,686,018,427,387,904: device integers have 32 bits, -2,147,483,648..2,147,483,647
 --> numbers.py:9:34
9 |         for once in td.range(1): once * 2**62
  |                                  ^^^^^^^^^^^^""",
        ),
        (
            "td.zeros(td.f32, 10**9, 64)",
            """\
error[TD105]: a 1,000,000,000 x 64 register tile of f32 has more than 16,777,216 elements
 --> numbers.py:8:9
8 |         td.zeros(td.f32, 10**9, 64)
  |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  = help: the registers of a warp hold 32,768 numbers of 32 bits: loop over smaller tiles""",
        ),
        (
            "for once in td.range(1): 8 % once",
            """\
error[TD151]: '%' by a device value that is always 0
 --> numbers.py:8:34
8 |         for once in td.range(1): 8 % once
  |                                  ^^^^^^^^
  = help: divide by a value that cannot be 0""",
        ),
        (
            "8 // row",
            """\
error[TD151]: '//' by a device value that may be 0: it lies in 0..7
 --> numbers.py:8:9
8 |         8 // row
  |         ^^^^^^^^
  = help: divide by a value that cannot be 0""",
        ),
        (
            "1 << (step - 1)",
            """\
error[TD151]: '<<' by -1..2 bits: a device integer shifts by 0..31
 --> numbers.py:8:9
8 |         1 << (step - 1)
  |         ^^^^^^^^^^^^^^^""",
        ),
    ],
)
def test_what_leaves_them_is_refused(body, text, tmp_path, monkeypatch):
    assert captured(body, tmp_path, monkeypatch) == text


@pytest.mark.parametrize("opposite, codes", [("~(td.warp_id() > 0)", []), ("~((td.warp_id() == 0) | (row == 0))", ["TD310"]), ("~td.warp_id() & 1", [])])
def test_the_opposite_of_a_comparison_is_true_or_false(opposite, codes):
    """Of whole numbers `~` is Python's; `~True` is -2, which is true: a branch by it would always be taken."""

    @td.kernel(warps=2)
    def kernel(x: td.gl[td.f32, 32, 32], y: td.gl[td.f32, 32, 32]):
        td.ensures(y, x)
        row = td.grid(1)
        if eval(opposite, {"td": td, "row": row}):
            td.store(y[row, 0], td.load(x[row, 0], (32, 32)))

    assert [one.code for one in kernel.check() if one.severity == "error"] == codes
