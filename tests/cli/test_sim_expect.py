"""`tiledsl sim FILE.hip --expect`: what a kernel in HIP C++ shall compute, as a formula of contracts or as a file of NumPy."""

import json
import pathlib

import numpy as np
import pytest

from tests.cli.command import run

FILE = str(pathlib.Path(__file__).with_name("hip") / "values.hip")
PAGE = pathlib.Path(__file__).parents[2] / "docs" / "interpreter.md"
LAUNCH = ["--grid", "1", "--block", "64", "--arg", "x=f32[16,64]:integers", "--arg", "bias=f32[64]:integers", "--arg", "out=bf16[16,64]:nan"]
SCALE = ["--arg", "scale=f32:0.5"]
FORMULA = "out = td.relu(scale * x + bias)"


def sim(capsys, *more):
    return run(capsys, "sim", FILE, *LAUNCH, *SCALE, *more)


def last(out):
    return out.rstrip("\n").rpartition("\n")[2]


def test_a_right_kernel_agrees_with_the_formula(capsys):
    """Exactly: the data are whole numbers, and every number of the formula is one that f32 holds."""
    status, out, err = sim(capsys, "--expect", FORMULA)
    assert (status, err, last(out)) == (0, "", "'out' and its contract, td.relu(scale * x + bias), agree in all of 1,024 elements, exactly")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "macro, where",
    [("READ_UNSWIZZLED", "the first at [1, "), ("NO_BIAS_IN_LATER_ROWS", "; all lie in [8:16, 1:63]")],
)
def test_a_value_mistake_is_no_hazard_and_is_found(capsys, macro, where):
    """A tile that is written swizzled and read unswizzled; rows without the bias."""
    status, out, err = sim(capsys, "--macro", macro, "--expect", FORMULA)
    assert (status, err) == (1, "") and "\n  no hazards\n" in out
    assert " differ in " in last(out) and where in last(out)
    assert macro != "NO_BIAS_IN_LATER_ROWS" or f"\n{last(out)}\n" in PAGE.read_text()


def test_a_file_of_numpy(capsys, tmp_path):
    """As --save writes it, and as numbers: of another program, with its own rounding. One wrong element is found in either."""
    saved, numbers, wrong, inputs = (str(tmp_path / f"{name}.npy") for name in ("saved", "numbers", "wrong", "x"))
    sim(capsys, "--save", f"out={saved}", "--save", f"x={inputs}")
    x = np.load(inputs)
    expected = (np.load(saved).astype(np.uint32) << 16).view(np.float32)
    assert expected.shape == x.shape and (expected[x < 0] <= expected.max()).all()
    np.save(numbers, expected * (1 + 2.0**-10))
    expected[3, 5] += 1
    np.save(wrong, expected)
    for file in (saved, numbers):
        status, out, err = sim(capsys, "--expect", f"out={file}")
        assert (status, err) == (0, "") and last(out).startswith(f"'out' and the values of {file} agree in all of 1,024 elements, within ")
    status, out, _ = sim(capsys, "--expect", f"out={wrong}")
    assert status == 1 and f"'out' and the values of {wrong} differ in 1 of 1,024 elements, the first at [3, 5]: " in out
    assert sim(capsys, "--expect", f"out={wrong}", "--tolerance", "0.5")[0] == 0


def test_the_document(capsys):
    status, out, _ = sim(capsys, "--expect", "out = scale * x", "--json")
    (found,) = json.loads(out)["contracts"]
    assert (status, found["output"], found["right"]) == (1, "out", False) and found["text"].startswith("'out' and its contract, scale * x, differ in ")


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "options, said",
    [
        (["--expect", "out"], "tiledsl: --expect takes NAME=FORMULA or NAME=FILE.npy, as in --expect 'c = a @ b.T' or --expect c=ref.npy, and got 'out'"),
        (["--expect", "y = x"], "tiledsl: --expect says what 'y' shall be: the arrays are x, bias, out"),
        (["--expect", "out = 2 * y"], "tiledsl: --expect names 'y', and the arguments are x, bias, out, scale"),
        (["--expect", "out = in"], "is invalid syntax: 'in' is a word of Python, so give the argument another name: where not all names are the"),
        (["--expect", "out = x", "--expect", "out=x"], "tiledsl: two --expect say what 'out' shall be"),
        (["--expect", "out = x @ x"], "error[TD180]: the contract multiplies x with 16 rows x 64 columns by x with 16 rows x 64 columns\n --> --expect:4:21"),
        (["--expect", "out=none.npy"], "tiledsl: the data of --expect out cannot be read from none.npy: No such file or directory"),
        (["--tolerance", "0.1"], "tiledsl: --tolerance takes a number that is at least 0, beside --expect, and got 0.1"),
    ],
)
def test_a_wrong_request(capsys, options, said):
    status, out, err = sim(capsys, *options)
    assert (status, out) == (2, "") and said in err


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "argument, said",
    [("more=u64[4]:zeros", "--expect compares numbers of at most 32 bits, and 'more' is of u64"), ("more=u16[4]:zeros", "formulas are over bf16, f16, fp8, ")],
)
def test_types_that_are_not_compared(capsys, argument, said):
    for asked in ("more=x", "more = 2", "out = x + more") if "u16" in argument else ("more=x",):
        status, out, err = run(capsys, "sim", FILE, *LAUNCH, *SCALE, "--arg", argument, "--expect", asked)
        assert (status, out) == (2, "") and said in err


def test_names_that_a_formula_cannot_have(capsys):
    """A kernel in C++ may have an argument `in`, which Python reads otherwise."""
    for name in ("in", "td"):
        arguments = [word.replace("out=", f"{name}=") for word in LAUNCH]
        status, out, err = run(capsys, "sim", FILE, *arguments, *SCALE, "--expect", f"{name} = 2 * x")
        assert (status, out) == (2, "") and f"--expect names '{name}', which stands for something else in a formula: give the argument another name" in err


def test_a_kernel_has_its_own_contract(capsys):
    status, out, err = run(capsys, "sim", "examples/gemm_8192.py", "-D", "M=128", "--expect", "c = a @ b.T")
    assert (status, out, err) == (2, "", "tiledsl: --expect is for a listing: the kernel itself says it (examples/gemm_8192.py)\n")


@pytest.mark.parametrize("formula", ["(yield)", "await x", "lambda: (yield)", "2 * x)\nimport os\n(x", "*x", "-" * 10_000 + "x"])
def test_formulas_that_are_no_expressions(capsys, formula):
    status, out, err = sim(capsys, "--expect", f"out = {formula}")
    assert (status, out) == (2, "") and err.startswith(("tiledsl: --expect takes ", "error[TD"))


def test_a_comment_of_a_formula(capsys):
    status, out, err = sim(capsys, "--expect", "out = scale * x + bias # the rows")
    assert err == "" and "its contract, scale * x + bias # the rows," in out


def test_blocks_that_change_nothing_are_not_said_to_agree(capsys):
    arguments = [word.replace(":nan", ":zeros").replace("bias=f32[64]:integers", "bias=f32[64]:zeros") for word in LAUNCH]
    status, out, err = run(capsys, "sim", FILE, *arguments, "--arg", "scale=0.0", "--blocks", "0", "--expect", "out = scale * x")
    assert (status, err) == (0, "") and "'out' is not compared with scale * x: none of its elements has changed" in out


LARGE = (
    "9 ** 9 ** 9",
    "2 * (10 ** 9 << 10 ** 9)",
    "x ** 10 ** 9",
    "(x.cols * 4096) ** x.cols",
    "9 ** td.cdiv(10 ** 9, 2)",
    "1 << scale * 10 ** 9",
    "9 ** -(-(10 ** 9))",
)


@pytest.mark.parametrize("formula", LARGE)
def test_whole_numbers_that_are_too_large(capsys, formula):
    """None is computed: it would take hours, or the memory."""
    status, out, err = run(capsys, "sim", FILE, *LAUNCH, "--arg", "scale=i32:5", "--expect", f"out = {formula}")
    assert (status, out) == (2, "") and err.startswith("tiledsl: --expect: ") and err.endswith(" is larger than any float holds\n")


def test_large_numbers_that_floats_hold(capsys):
    """A power within the range is evaluated as before."""
    status, _, err = sim(capsys, "--expect", "out = td.relu(scale * x + bias) * 2 ** 10 / 1024 + 0 * 9 ** 300")
    assert (status, err) == (0, "")


OTHER_PYTHON = {
    "'a' * 10 ** 9": "'a' * 10 ** 9': operators take numbers and arrays",
    "[1] * 10 ** 9": "[1] * 10 ** 9': operators take numbers and arrays",
    "x + (lambda: 1)()": "(lambda: 1)()': only words of td are called, as in td.relu(c)",
    "td.stacked([x for x in x])": "[x for x in x]': it takes numbers, arrays, operators and the words of td.ensures",
    "x.__class__": "x.__class__': there are members of arrays: T, rows, cols, batch, shape, dtype",
    "td.runtime": "td.runtime': there are the words of td.ensures",
    "td.exp.__globals__": "td.exp.__globals__': there are members of arrays: T, rows, cols, batch, shape, dtype",
    "x(scale)": "x(scale)': only words of td are called, as in td.relu(c)",
    "x if x else 1": "x if x else 1': it takes numbers, arrays, operators and the words of td.ensures",
    "x and bias": "x and bias': it takes numbers, arrays, operators and the words of td.ensures",
    "f'{x}'": "f'{x}'': it takes numbers, arrays, operators and the words of td.ensures",
}


@pytest.mark.parametrize("formula", OTHER_PYTHON)
def test_python_that_is_no_formula(capsys, formula):
    """It is refused, and not executed."""
    expected = f"tiledsl: --expect takes a formula of contracts, which has no '{OTHER_PYTHON[formula]}\n"
    assert sim(capsys, "--expect", f"out = {formula}") == (2, "", expected)


def test_names_that_are_no_arguments(capsys):
    expected = "tiledsl: --expect names '__import__', and the arguments are x, bias, out, scale\n"
    assert sim(capsys, "--expect", "out = __import__('os').getpid() + x") == (2, "", expected)
