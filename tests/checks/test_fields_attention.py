"""Contracts of attention: right kernels pass, and each wrong variant is refused with its cause."""

import pathlib

import pytest

from tests.checks.placed import said

KEYS = "td.load(ks, k[n // SHARED, j, 0])"
VALUES = "td.load(vs, v[n // SHARED, j, 0])"
MAXIMA = "the value is right if the maximum is one number in all steps"
RIGHT = {
    "as it is": [],
    "the loop's condition in other words": [("j * BK < (i + 1) * (BQ * WARPS)", "j * BK <= i * (BQ * WARPS) + BQ")],
    "every step, all under the mask": [
        ("        if j * BK < (i + 1) * (BQ * WARPS):\n            td.load(ks", "        if j < 6:\n            td.load(ks"),
    ],
    "the scale on the maximum": [("td.maximum(m, td.col_max(s))", "td.maximum(m, 2 * td.col_max(0.5 * s))")],
    "the sum by a product with ones": [("td.col_sum(p, into=total)", "total += td.col_sum(p)")],
    "a constant maximum, and the true one only stored": [
        ("p, shrink = td.exp(s - new), td.exp(m - new)", "p, shrink = td.exp(s - 1), 1.0"),
    ],
}  # fmt: skip
WRONG = {
    "the mask off by one": (
        [("td.row_index(s, j * BK) <=", "td.row_index(s, j * BK) <")],
        ["the kernel takes the elements where col < row, and the contract those where col <= row"],
    ),
    "the mask off by one upwards": (
        [("td.row_index(s, j * BK) <=", "td.row_index(s, j * BK - 1) <=")],
        ["the kernel takes the elements where col <= (row + 1), and the contract those where col <= row"],
    ),
    "no mask": (
        [("td.where(mask, s * (1 / math.sqrt(D)), -math.inf)", "s * (1 / math.sqrt(D))")],
        ["the kernel takes all elements, and the contract only those where col <= row"],
    ),
    "the mask of another warp": ([("td.col_index(s, (i * WARPS + w) * BQ)", "td.col_index(s, i * WARPS * BQ)")], []),
    "masked by 0": ([("* (1 / math.sqrt(D)), -math.inf)", "* (1 / math.sqrt(D)), 0)")], []),
    "a stale maximum": ([("td.exp(s - new)", "td.exp(s - m)")], [MAXIMA]),
    "the accumulator is not rescaled": (
        [("            acc *= shrink\n", "")],
        [MAXIMA, "'acc' is added to in a loop that never multiplies it"],
    ),
    "the sum is not rescaled": ([("            total *= shrink\n", "")], [MAXIMA, "'total' is added to in a loop that never multiplies it"]),
    "the sum before the rescale": (
        [("            total *= shrink\n            td.col_sum(p, into=total)\n", "            td.col_sum(p, into=total)\n            total *= shrink\n")],
        [MAXIMA, "'total' is multiplied after the addition, so that the new addend is multiplied too"],
    ),
    "the maximum is not kept": ([("            td.copy(m, new)\n", "")], [MAXIMA]),
    "the factor upside down": (
        [("td.exp(m - new)", "td.exp(new - m)")],
        [MAXIMA, "'new' is the later maximum, and exp(later - earlier) grows: the factor is exp(earlier - later)"],
    ),
    "powers of 2": (
        [("p, shrink = td.exp(s - new), td.exp(m - new)", "p, shrink = td.exp2(s - new), td.exp2(m - new)")],
        ["the kernel computes powers of 2, and the contract powers of e: use td.exp, or a factor log2(e)"],
    ),
    "no scale": ([("s * (1 / math.sqrt(D))", "s")], ["the kernel does not divide by 5.65685"]),
    "the scale twice": ([("s * (1 / math.sqrt(D))", "s * (1 / D)")], ["the kernel seems to divide by 5.65685"]),
    "the scale in one place": ([("td.exp(s - new)", "td.exp(2 * s - new)")], []),
    "K and V exchanged": ([(KEYS, KEYS.replace("k[", "v[")), (VALUES, VALUES.replace("v[", "k["))], ["'k' and 'v' in each other's place"]),
    "K for V": ([(VALUES, VALUES.replace("v[", "k["))], ["the kernel reads 'k' in place of 'v'"]),
    "not divided by the sum": ([("acc / total", "acc")], ["the kernel does not divide by the sum of the exponentials"]),
    "another head's keys": ([(KEYS, KEYS.replace("//", "%"))], ["of 'k', and the contract matrix (matrix // 2)"]),
    "the values' order": ([(VALUES, VALUES.replace("j,", "5 - j,"))], []),
    "another warp's queries": ([("(BQ, D), (w, 0)", "(BQ, D), (1 - w, 0)")], []),
    "the first keys left out": (
        [("if j * BK < (i", "if (j > 0) & (j * BK < (i"), ("(BQ * WARPS):", "(BQ * WARPS)):")],
        ["elements 0..31 of a sum over 192 are left out"],
    ),
    "the sum of scores": ([("td.col_sum(p, into=total)", "td.col_sum(s, into=total)")], []),
    "the smallest score": ([("td.col_max(s)", "td.col_min(s)")], []),
    "cast before the exponential": ([("td.cast(p, td.bf16)", "td.cast(s, td.bf16)")], []),
}  # fmt: skip


@pytest.mark.sample("the sum by a product with ones")
@pytest.mark.parametrize("what", RIGHT)
def test_right(what, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert said(pathlib.Path("."), "attention", *RIGHT[what]) == ""


@pytest.mark.sample("the values' order", "the smallest score", "the sum before the rescale", "the first keys left out")
@pytest.mark.parametrize("what", WRONG)
def test_wrong(what, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edits, sentences = WRONG[what]
    text = said(pathlib.Path("."), "attention", *edits)
    assert "error[TD602]" in text and "error[TD601]" not in text
    assert [one for one in sentences if one not in text] == [], text


@pytest.mark.thorough
def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    chosen = ("the mask off by one", "the accumulator is not rescaled", "a stale maximum", "K and V exchanged", "the values' order")
    golden("fields.txt", "\n".join(f"# {what}\n{said(pathlib.Path('.'), 'attention', *WRONG[what][0])}\n" for what in chosen))
