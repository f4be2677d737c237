"""A launch's operations and bytes, compared with the interpreter's counts and with formulas."""

import math
import re

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES
from examples.convolution import convolution
from examples.epilogues import linear_gelu
from tests.data import ragged_size
from tests.kernels.batches import batched
from tests.kernels.byte_gemm import fp8_gemm
from tests.standin.kernels import any_rows, tripled
from tiledsl.analysis.time.work import matrix_flops, shape_of, work_of
from tiledsl.compile.compile import lower
from tiledsl.ir.math import integers as ex
from tiledsl.runtime.launch import execute

SHAPE = re.compile(r"v_mfma_f32_(\d+)x(\d+)x(\d+)")


def executed_flops(lowered) -> int:
    """The operations of the matrix instructions that the interpreter executes in a whole launch."""
    kernel = lowered.at(lowered.sizes)
    held = {"bf16": np.uint16, "f16": np.float16, "f32": np.float32, "fp8": np.uint8}
    arrays = [np.zeros(tuple(map(ex.number, (t.matrices, t.rows, t.cols)))[-t.dimensions :], held[t.dtype.name]) for t in kernel.tensors]
    report = execute(lowered, [*arrays, *(1 if scalar.dtype.name == "i32" else 1.0 for scalar in kernel.scalars)])
    assert report.hazards == ()
    shapes = ((line.executed, SHAPE.match(line.text)) for line in report.lines if line.text.startswith("v_mfma"))
    return sum(2 * count * math.prod(map(int, shape.groups())) for count, shape in shapes)


@pytest.mark.thorough
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_matrix_instructions_of_a_launch(example):
    """The counts from the IR equal those of the executed waves, edges and roles included. Sizes are no multiples of tiles, except where the kernel's own loader
    requires it."""
    step = 128 if example.file == "own_loader.py" else 8
    sizes = {name: -(-size // step) * step for name, size in zip("MNK", ragged_size(example.id), strict=True)}
    lowered = lower(example.kernel, example.targets[-1], {**sizes, **example.options})
    found = work_of(lowered.kernel)
    cleared = 2 * 256 * 256 * 16 if example.id == "K14" else 0  # its accumulators in AGPRs begin as products of zeros, which are no counted work
    assert found.matrix_flops == executed_flops(lowered) - cleared >= found.flops == 2 * math.prod(sizes.values())
    assert (found.counted_by, found.operands) == ("contract", "bf16")


def test_a_batch_and_fp8():
    kernel = batched.capture("gfx942", dict(B=3, M=64, N=128, K=32))
    assert work_of(kernel).flops == matrix_flops(kernel) == 2 * 3 * 64 * 128 * 32
    assert work_of(kernel).bytes == 3 * (2 * 64 * 32 + 2 * 128 * 32 + 4 * 64 * 128)
    small = work_of(fp8_gemm.capture("gfx942", dict(M=128, N=256, K=64)))
    assert (small.operands, small.bytes) == ("fp8", 128 * 64 + 256 * 64 + 4 * 128 * 256)


def test_products_of_chosen_matrices():
    """Each matrix of an output is a product, also where no operand of the contract says how many matrices there are."""
    rows = 2 * 2 * 56 * 256 * 9 * 256  # of two images with one row of output each
    assert work_of(convolution.capture("gfx942", dict(B=6, L=2))).flops == rows


def test_without_a_contract_the_matrix_instructions_count():
    @td.kernel(warps=4)
    def two_of_four(a: td.gl[td.bf16, 64, "K"], c: td.gl[td.f32, 64, 64]):
        """Two warps multiply, in all steps but the first."""
        td.grid(1)
        As, warp = td.st(td.bf16, 64, 32), td.warp_id()
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(a.cols // 32):
            td.load(As, a[0, k])
            td.barrier()
            part = td.load(td.subtile(As, (32, 32), (warp % 2, 0)))
            if k > 0:
                if warp < 2:
                    td.mma_ABt(acc, part, part)
            td.barrier()
        td.store(c[warp // 2, warp % 2], acc)

    found = work_of(two_of_four.capture("gfx942", dict(K=160)))
    assert (found.flops, found.counted_by) == (4 * 2 * 2 * 32 * 32 * 32, "matrix instructions")


def test_sizes_that_are_arguments():
    lowered = any_rows.lower("gfx942", M=70, N=33)
    found = work_of(lowered.at(lowered.sizes))
    assert (found.flops, found.matrix_flops, found.operands, found.bytes) == (0, 0, "", 2 * 4 * 70 * 33)


def test_bytes():
    """Each tensor counts once; an output that is also read counts twice."""
    (update,) = (example for example in EXAMPLES if example.id == "K06")
    assert work_of(update.kernel.capture("gfx942", dict(M=128, N=64, K=192))).bytes == 2 * 128 * 192 + 2 * 192 * 64 + 2 * 4 * 128 * 64
    assert work_of(tripled.capture("gfx942", dict(M=10, N=20))).bytes == 2 * 4 * 10 * 20
    assert work_of(linear_gelu.capture("gfx942", dict(M=128, N=64, K=32))).bytes == 2 * 128 * 32 + 2 * 64 * 32 + 4 * 64 + 2 * 128 * 64


def test_the_shape_of_a_formula():
    """Each output has the shape of its formula, by words of formulas that change shapes."""

    @td.kernel(warps=1)
    def shapes(
        x: td.gl[td.f32, 8, 32, 64],
        m: td.gl[td.f32, 32, 64],
        a: td.gl[td.f32, 8, 32, 64],
        b: td.gl[td.f32, 4, 32, 64],
        c: td.gl[td.f32, 32, 1],
        d: td.gl[td.f32, 64],
        e: td.gl[td.f32, 64, 32],
        f: td.gl[td.f32, 32, 16],
        g: td.gl[td.f32, 8, 1, 64],
        words: td.gl[td.i32, 8, 64],
        i: td.gl[td.i32, 64, 64],
        j: td.gl[td.f32, 8, 32],
    ):
        td.ensures(a, td.where(lambda n, row, col: col < row, td.softmax(x), -td.row_sum(x) * 2 + td.matrix_of(x, 3)))
        td.ensures(b, td.group_sum(x, 2))
        td.ensures(c, td.row_sum(m))
        td.ensures(d, td.col_sum(m))
        td.ensures(e, m.T)
        td.ensures(f, td.column_of(m, lambda col: col % 16, cols=16))
        td.ensures(g, td.col_max(x))
        td.ensures(i, td.unpack(words, 4))
        td.ensures(j, td.row_sum(x))
        td.grid(1)

    found = {one.tensor.name: shape_of(one.value) for one in shapes.capture("gfx942", {}).contracts}
    assert found == {
        "a": (8, 32, 64),
        "b": (4, 32, 64),
        "c": (32, 1),
        "d": (64,),
        "e": (64, 32),
        "f": (32, 16),
        "g": (8, 1, 64),
        "i": (64, 64),
        "j": (8, 32),
    }
