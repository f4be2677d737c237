"""`tiledsl sim FILE.py`: a kernel on made data, compared with its contract. Exit status 0 right, 1 refused or wrong, 2 for a wrong request."""

import json
import pathlib
import re

import numpy as np
import pytest

from examples import attention
from tests.cli.command import KERNEL, WRONG, run
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.launch import execute
from tiledsl.tools.cli import sim_kernel


@pytest.fixture
def sim(tmp_path, monkeypatch, capsys):
    """`sim(…)` runs the command on a kernel's file, and returns (exit status, standard output, standard error)."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "scaled.py").write_text(
        KERNEL.replace("step=32", "alpha: td.f32, step=32")
        .replace("c[row, col], acc", "c[row, col], alpha * acc")
        .replace("(c, a @", "(c, alpha * (a @")
        .replace("b.T)", "b.T))")
    )
    return lambda *options: run(capsys, "sim", *options)


def test_a_kernel_is_executed_and_compared(sim):
    status, out, err = sim("small.py")
    assert (status, err) == (0, "") and "no hazards\n'c' and its contract, a @ b.T, agree in all of 4,096 elements, exactly\n" in out
    assert re.search(r"^[\d.]+ µs on MI300X, predicted and not measured: tiledsl profile says why$", out, re.MULTILINE)


def test_data_of_files_and_of_chance(sim):
    """What is saved is the product of what was loaded, by NumPy."""
    a = np.random.default_rng(1).integers(-4, 5, (64, 64)).astype(np.float32)
    np.save("a.npy", (a.view(np.uint32) >> 16).astype(np.uint16))
    status, out, _ = sim("small.py", "--arg", "a=a.npy", "--arg", "b=random", "--save", "b=b.npy", "--save", "c=c.npy", "--target", "gfx950")
    b = (np.load("b.npy").astype(np.uint32) << 16).view(np.float32)
    assert status == 0 and "elements, within" in out
    np.testing.assert_allclose(np.load("c.npy"), a @ b.T, rtol=1e-5, atol=1e-3)


def test_floats_of_a_file_are_rounded_to_the_tensors_type(sim):
    """To nearest: 257 and 259 are halfway between bf16's, whose neighbours with an even last bit are 256 and 260."""
    a = np.tile(np.array([1, -2, 257, 259], np.float64), (64, 16))
    np.save("a.npy", a)
    np.save("b.npy", np.ones((64, 64), np.float32))
    status, _, _ = sim("small.py", "--arg", "a=a.npy", "--arg", "b=b.npy", "--save", "a=held.npy", "--save", "c=c.npy")
    held = np.load("held.npy")
    assert status == 0 and held.dtype == np.uint16 and (held[0, :4].astype(np.uint32) << 16).view(np.float32).tolist() == [1, -2, 256, 260]
    assert (np.load("c.npy") == 16 * (1 - 2 + 256 + 260)).all()
    np.save("b.npy", held.view("V2"))  # as NumPy stores a bfloat16 that it does not know
    assert sim("small.py", "--arg", "a=b.npy", "--save", "a=again.npy")[0] == 0 and (np.load("again.npy") == held).all()


def test_some_blocks_and_json(sim):
    """Only what these blocks store is compared."""
    status, out, _ = sim("small.py:small", "--blocks", "0,3", "--json")
    found = json.loads(out)
    assert status == 0 and found["blocks"] == [0, 3] and found["predicted_us"] > 0
    (contract,) = found["contracts"]
    assert contract["right"] and contract["text"] == "'c' and its contract, a @ b.T, agree in all of 2,048 elements, exactly"


def test_a_scalar_and_a_gap_between_rows(sim):
    status, out, _ = sim("scaled.py", "--arg", "alpha=0.5", "--strides", "a=80")
    assert status == 0 and "agree in all of 4,096 elements, exactly" in out


def test_zeros_and_numbers_that_f32_does_not_hold_exactly(sim):
    """The product of zeros is exactly zero; with a factor of 1e8 no whole numbers are small enough, and a difference of rounding is allowed."""
    status, out, _ = sim("small.py", "--arg", "a=zeros", "--save", "c=c.npy")
    assert status == 0 and "agree in all of 4,096 elements, within 0 (allowed error 0)\n" in out and not np.load("c.npy").any()
    status, out, _ = sim("scaled.py", "--arg", "alpha=100000000")
    assert status == 0 and re.search(r"agree in all of 4,096 elements, within \d\.\d+e\+0[0-5] \(allowed error \d\.\d+e\+05\)$", out, re.MULTILINE)


def test_attention_agrees_with_its_contract_on_random_data(sim):
    """Its powers are rounded to bf16, and the terms of their product with v cancel: the result may be off by more than its own rounding."""
    sizes = [f"-D{size}" for size in ("H=4", "HK=2", "SQ=1", "SK=72", "D=64")]
    data = [f"--arg={name}=random" for name in "qkv"]
    status, out, _ = sim(str(pathlib.Path(attention.__file__)), *sizes, *data)
    assert status == 0 and "agree in all of 256 elements, within" in out


def test_a_number_and_sizes_that_are_missing(sim):
    pathlib.Path("unsized.py").write_text(KERNEL.replace(", sizes=dict(M=64, N=64, K=64)", ""))
    assert sim("unsized.py") == (2, "", "tiledsl: kernel 'small' needs the sizes M, K, N: -D M=8192 -D K=8192 -D N=8192\n")
    assert sim("scaled.py", "--arg", "alpha=many") == (2, "", "tiledsl: --arg alpha takes a number of f32, and got 'many'\n")
    assert sim("small.py", "--blocks", "9") == (2, "", "tiledsl: block 9 is outside the grid (4, 1, 1)\n")


def test_a_kernel_that_the_checks_refuse(sim):
    pathlib.Path("wrong.py").write_text(WRONG)
    status, out, err = sim("wrong.py")
    assert (status, out) == (1, "") and err.startswith("error[TD301]: ")


SUMS = """\
import tiledsl as td


@td.kernel(warps=1, target="gfx942")
def added(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, 32) @ b.T, 2))
    part = td.grid(2)
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    td.load(As, a[0, part])
    td.load(Bs, b[0, part])
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.atomic_add(c[0, 0], acc, part=part, parts=2)
"""


def test_a_sum_of_parts_needs_all_blocks(sim):
    pathlib.Path("sums.py").write_text(SUMS)
    status, out, _ = sim("sums.py", "--blocks", "1")
    assert status == 0 and "\n'c' is not compared: it is a sum of parts, and --blocks leaves some out\n" in out and "contract" not in out
    status, out, _ = sim("sums.py", "--blocks", "0,1", "--json")
    assert (status, json.loads(out)["contracts"]) == (0, [])
    status, out, _ = sim("sums.py")
    assert status == 0 and " agree in all of 1,024 elements, exactly\n" in out


def test_a_result_that_is_wrong(sim, monkeypatch):
    """As by an error of the compiler: one element is another than the contract's."""

    def changed(lowered, arrays, **options):
        report = execute(lowered, arrays, **options)
        arrays[2][1, 7] += 1
        return report

    def unpredicted(lowered):
        raise UsageError("the branch depends on data")

    monkeypatch.setattr(sim_kernel, "execute", changed)
    monkeypatch.setattr(sim_kernel, "profile_of", unpredicted)
    status, out, _ = sim("small.py")
    assert out.endswith("\nno prediction of the time: the branch depends on data\n")
    assert status == 1 and "'c' and its contract, a @ b.T, differ in 1 of 4,096 elements, the first at [1, 7]: " in out


def test_not_a_number_where_the_contract_has_it(sim):
    """Of one row; the other rows are numbers, and are compared as such."""
    a = np.where(np.arange(64)[:, None] == 5, 0x7FC0, 0x3F80) * np.ones((1, 64), int)
    np.save("a.npy", a.astype(np.uint16))
    status, out, _ = sim("small.py", "--arg", "a=a.npy", "--save", "c=c.npy")
    assert status == 0 and "agree in all of 4,096 elements" in out and np.isnan(np.load("c.npy")).sum() == 64


REFUSED = {
    "no such argument": (("--arg", "x=random"), "kernel 'small' has no argument 'x': it has a, b, c"),
    "data of no kind": (("--arg", "a=ones"), "--arg a takes integers, random, zeros, nan or a file .npy, and got 'ones'"),
    "an argument twice": (("--arg", "a=zeros", "--arg", "a=nan"), "--arg gives 'a' twice: zeros and nan"),
    "no name": (("--arg", "7"), "--arg of a kernel takes NAME=DATA or NAME=NUMBER, as in a=random, and got '7'"),
    "a grid": (("--grid", "4"), "--grid is for a listing: the kernel itself says it (small.py)"),
    "a missing file": (("--arg", "a=no.npy"), "the data of 'a' cannot be read from no.npy: No such file or directory"),
    "an empty file": (("--arg", "a=empty.npy"), "the data of 'a' cannot be read from empty.npy: it is no file in NumPy's format .npy"),
    "saving what is not there": (("--save", "d=d.npy"), "--save takes NAME=FILE.npy of an array, and got 'd=d.npy': there are a, b, c"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_requests(sim, case):
    options, message = REFUSED[case]
    pathlib.Path("empty.npy").touch()
    assert sim("small.py", *options) == (2, "", f"tiledsl: {message}\n")


def test_a_run_time_size_that_is_missing(sim):
    pathlib.Path("any.py").write_text(KERNEL.replace('td.gl[td.bf16, "M", "K"]', 'td.gl[td.bf16, td.dyn("M"), "K"]').replace("dict(M=64, ", "dict("))
    assert sim("any.py") == (2, "", "tiledsl: kernel 'small' needs the size M: -D M=8192\n")
    assert sim("any.py", "-D", "M=96")[0] == 0


def test_a_file_of_another_shape(sim):
    np.save("a.npy", np.zeros((3, 64), np.float32))
    expected = "tiledsl: 'a' is bf16[64, 64], which a file holds as uint16[64, 64], or as floats to be rounded, and a.npy holds float32[3, 64]\n"
    assert sim("small.py", "--arg", "a=a.npy") == (2, "", expected)


GROUPED = """\
import tiledsl as td


@td.kernel(warps=1)
def grouped(ends: td.gl[td.i32, "E"], x: td.gl[td.f32, "M", 32], by: td.gl[td.f32, "G", 32], y: td.gl[td.f32, "M", 32]):
    td.ensures(y, td.by_groups(ends, lambda g: x * td.matrix_of(td.column(by).T, g)))
    g = td.grid(by.rows)
    first, end = (td.read(ends[g + n], least=0, most=x.rows, ascending=True) for n in range(2))
    for row in td.range(first, end, 32):
        td.store(y.at(row=row, col=0), td.load(x.at(row=row, col=0), (32, 32)) * td.load(by[g, 0], (1, 32)), rows=end - row)
"""


def test_rows_of_groups_whose_ends_are_data(sim, tmp_path):
    """The contract takes the ends of the launch, not those with which the kernel was checked."""
    (tmp_path / "grouped.py").write_text(GROUPED)
    status, out, _ = sim("grouped.py", "-D", "E=4", "-D", "G=3", "-D", "M=40")
    assert status == 0 and "agree in all of 1,280 elements, exactly" in out
