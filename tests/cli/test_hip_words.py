"""Words of the package's hip/hip_runtime.h, by NumPy; C++ names of kernels, as c++filt writes them."""

import pathlib

import numpy as np
import pytest

from tests.cli.command import run
from tiledsl.toolchain.demangled import demangled, demangled_names, parameter_types

FILE = str(pathlib.Path(__file__).with_name("hip") / "words.hip")
X = np.random.default_rng(0).standard_normal(64).astype(np.float32)


def executed(capsys, tmp_path, kernel, rows):
    np.save(tmp_path / "x.npy", X)
    given = "--arg", f"in=f32[64]:{tmp_path}/x.npy", "--arg", f"out=f32[{rows},64]:zeros", "--save", f"out={tmp_path}/out.npy"
    status, out, err = run(capsys, "sim", FILE, "--kernel", kernel, "--grid", "1", "--block", "64", *given)
    assert (status, err) == (0, "") and out.startswith(f"{kernel} on gfx942: ")
    return np.load(tmp_path / "out.npy")


def test_conversions(capsys, tmp_path):
    bits, half = X.view(np.uint32), X.astype(np.float16)
    bf16 = ((bits.astype(np.uint64) + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint32)
    wide = (bf16 << 16).view(np.float32)
    whole = X.view(np.int32).astype(np.float32)
    expected = wide, half.astype(np.float32), whole, -X, bf16.astype(np.float32), half.view(np.uint16).astype(np.float32), np.abs(half), np.abs(wide)
    np.testing.assert_array_equal(executed(capsys, tmp_path, "conversions", 8), np.array(expected, np.float32))


def test_math(capsys, tmp_path):
    x, positive = X.astype(np.float64), np.abs(X.astype(np.float64)) + 0.25
    of = np.exp(x), np.exp2(x), np.log(positive), np.log2(positive), np.exp(x), np.log(positive), np.sqrt(positive), 1 / np.sqrt(positive)
    of += np.floor(x), 3 * x + 1, np.maximum(x, 0.5), np.minimum(x, 0.5), np.tanh(x), np.maximum(x, 1.5), np.minimum(x, 1.5)
    np.testing.assert_allclose(executed(capsys, tmp_path, "ours::math<15>", 15), np.array(of), rtol=4e-6, atol=4e-7)


def test_lanes(capsys, tmp_path):
    found, lane = executed(capsys, tmp_path, "lanes", 5), np.arange(64)
    down = np.where(lane % 16 + 8 < 16, lane + 8, lane)
    np.testing.assert_array_equal(found[:4], [np.full(64, X[5]), X[lane ^ 3], X[down], X > 0])
    assert found[4, 0] == 64


def test_names_of_types_that_are_the_files_own(capsys, tmp_path):
    """As with ROCm's headers, which do not have these names; make_float4 and the like they have."""
    half = X.astype(np.float16).astype(np.float32)
    np.testing.assert_array_equal(executed(capsys, tmp_path, "own_types", 2), [3 + X + half + 2, X + 7 + half])


NAMES = {
    "_Z5plainPKfPf": "plain",
    "_ZL5localPf": "local",
    "_ZN12_GLOBAL__N_16hiddenEPf": "(anonymous namespace)::hidden",
    "_ZN4ours4gemmILi128ELin4ELb1EDF16bEEvPT2_": "ours::gemm<128, -4, true, __bf16>",
    "_ZN4ours4gemmILi64ELi4ELb0EDv8_DF16_EEvPT2_": "ours::gemm<64, 4, false, _Float16 __vector(8)>",
    "_ZN4ours7orderedILNS_5OrderE1ELj7ELln3EEEvPf": "ours::ordered<(ours::Order)1, 7u, -3l>",
    "_ZN4ours4manyIJifcEEEvPf": "ours::many<int, float, char>",
    "_ZN4ours2ofINS_4TileIPKNS1_IfLi4EEELi2EEEEEvT_Pf": "ours::of<ours::Tile<ours::Tile<float, 4> const*, 2>>",
    "_ZN1a1bINS_1cEE1dIS2_EEvv": "a::b<a::c>::d<a::b<a::c>>",
    "_Z1fISt6vectorIiEEvv": "f<std::vector<int>>",
    "gemm": "gemm",
    "_Z3fooIPFvvEEvv": "_Z3fooIPFvvEEvv",
    "_Z9": "_Z9",
    "_ZN4oursS9_E": "_ZN4oursS9_E",
}


@pytest.mark.parametrize("name", NAMES)
def test_names(name):
    """What is not read, as types of functions, stays as it is."""
    assert demangled(name) == NAMES[name]


def test_overloaded_functions_keep_their_names():
    assert demangled_names(["_Z4overPf", "_Z4overPi", "_Z1fv"]) == {"_Z4overPf": "_Z4overPf", "_Z4overPi": "_Z4overPi", "_Z1fv": "f"}


PARAMETERS = {
    "_Z5plainPKffij": ("float const*", "float", "int", "unsigned int"),
    "_Z4nonev": (),
    "_Z5scaleILi512EfEvPKDF16bT0_x": ("__bf16 const*", "float", "long long"),
    "_ZN4ours4gemmIJifEEEvPfDF16_": ("float*", "_Float16"),
    "_ZN4ours4gemmIJifEEEvT_": None,
    "_Z4tileN4ours4TileIfLi4EEEd": ("ours::Tile<float, 4>", "double"),
    "gemm": None,
    "_Z3fooIPFvvEEvv": None,
}


@pytest.mark.parametrize("name", PARAMETERS)
def test_types_of_parameters(name):
    assert parameter_types(name) == PARAMETERS[name]
