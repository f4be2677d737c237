"""TD203: more blocks than a launch can have are refused at td.grid, and at the call where its sizes decide; the most that it can have are not."""

import pytest

import tiledsl as td
from tiledsl.compile.verify import instances_of, verified
from tiledsl.diagnostics.diagnostic import KernelError

MOST = 2**32 // 64 - 1  # blocks of 64 threads, which are less than 2³² in all


def found(kernel, **sizes):
    """The errors of the kernel before it is compiled, as text."""
    dims = {name: sizes[name] for name in sizes if name not in kernel.parameters.dynamic}
    captured = kernel.capture("gfx942", dims)
    try:
        problems = verified(captured, "gfx942", instances_of(captured, {name: size for name, size in sizes.items() if name not in dims})).problems
    except KernelError as error:
        problems = error.diagnostics
    return [problem.render().split("\n") for problem in problems]


@td.kernel(warps=1)
def first_block(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], *, blocks=1):
    number = td.grid(blocks)
    if number == 0:
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))


@td.kernel(warps=1)
def rows(a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M"), 32]):
    number, _ = td.grid(td.cdiv(a.rows, 16), 2)
    td.store(c[number, 0], td.load(a[number, 0], (16, 32)))


@pytest.mark.thorough
def test_the_most_blocks():
    assert found(first_block, blocks=MOST) == []


@pytest.mark.parametrize("blocks", [MOST + 1, 2**30])
def test_one_block_more(blocks):
    ((first, *rest),) = found(first_block, blocks=blocks)
    assert first == f"error[TD203]: a grid of {blocks:,} blocks of 64 threads, and a launch takes at most 67,108,863 such blocks"
    assert rest[1:] == [
        "25 |     number = td.grid(blocks)",
        "   |              ^^^^^^^^^^^^^^^",
        "   = HIP counts the threads of a launch in 32 bits: at most 4,294,967,295",
        "   = help: use larger tiles, or loop over several tiles in each block",
    ]


def test_a_size_that_the_call_gives():
    """Of two columns of blocks: those of 2³⁰ rows in tiles of 16 are too many, and a few rows are none."""
    ((first, *rest),) = found(rows, M=2**30)
    assert first == "error[TD203]: a grid of 134,217,728 blocks of 64 threads, and a launch takes at most 67,108,863 such blocks"
    assert "   = found at M=1073741824" in rest
    assert all("TD203" not in line for problem in found(rows, M=64) for line in problem)
