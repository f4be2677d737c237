"""td.dyn: what is captured, what that is at given sizes, and what is refused, with the whole text."""

import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES
from tests.frontend.support import expected, grid_of
from tests.kernels import gemms
from tests.kernels.dynamic import every
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import at, blocks
from tiledsl.ir.samples import representative
from tiledsl.ir.text import ir_text

HEADER = """
import tiledsl as td
M, K = td.dyn("M"), td.dyn("K")
@td.kernel(warps=4)
def k(a: td.gl[td.bf16, M, K], b: td.gl[td.bf16, "N", K], c: td.gl[td.f32, M, "N"]):
"""


@pytest.fixture
def refused(module):
    """The whole error that refuses a kernel with that body, which begins at line 6 of the file."""

    def run(body: str) -> str:
        lines = "\n".join(f"    {line}" for line in body.strip("\n").splitlines())
        with pytest.raises(td.TiledslError) as caught:
            module(f"{HEADER}{lines}\n").k.lower("gfx942", N=256)
        return "\n" + str(caught.value) + "\n"

    return run


# ------------------------------------------------------------------------------------------------------------- what is captured


@pytest.mark.left_out(
    "sizes0-K03",
    "sizes0-K05",
    "sizes0-K08",
    "sizes0-K10",
    "sizes0-K11",
    "sizes0-K13",
    "sizes0-K14",
    "sizes1-K03",
    "sizes1-K05",
    "sizes1-K11",
    "sizes1-K13",
    "sizes1-K14",
    "sizes0-K01",
    "sizes0-K02",
    "sizes0-K05-1",
    "sizes0-K09",
    "sizes0-K12",
    "sizes1-K02",
    "sizes1-K05-1",
    "sizes1-K07",
    "sizes1-K08",
    "sizes1-K09",
    "sizes1-K10",
    "sizes1-K12",
)
@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.id not in ("K04", "K04r")], ids=lambda e: e.id)
@pytest.mark.parametrize("sizes", [(1, 1, 1), (2, 3, 4)])
def test_at_given_sizes_it_is_the_kernel_that_they_make(example, sizes):
    """The grid, the coordinates, the steps and what the checks see of them, as if the sizes had been fixed."""
    m, n, k = (count * extent for count, extent in zip(sizes, example.extents({}), strict=True))
    given = {"M": m, "N": n, "K": k}
    fixed = example.kernel.capture(example.targets[0], given | example.options)
    found = at(every(example.kernel).capture(example.targets[0], dict(example.options)), given)
    assert grid_of(found) == grid_of(fixed)
    assert blocks(every(example.kernel).capture(example.targets[0], dict(example.options)), given) == blocks(fixed, {})
    assert [step.var.name for step in found.block_steps] == [step.var.name for step in fixed.block_steps]
    assert found.tensors == fixed.tensors
    if k // example.extents({})[2] > 1:  # what one step of a loop leaves out, a fixed kernel never records
        assert _text(found) == _text(fixed)


def _text(kernel: ir.KernelIR) -> list[str]:
    """The IR in lines, without the places in its source, which are another file's in part."""
    return [line.split("  @")[0] for line in ir_text(kernel).splitlines()]


def test_representative_sizes():
    """The least, and those that fill a tile or leave one row over, for one to five tiles; of several dimensions, each size of one with those of the others."""
    text = """
    import tiledsl as td
    @td.kernel(warps=1)
    def k(c: td.gl[td.f32, td.dyn("M"), td.dyn("N", multiple=8, least=20, most=60)], rows=32, cols=32):
        row, col = td.grid(td.cdiv(c.rows, rows), td.cdiv(c.cols, cols))
        td.store(c[row, col], td.zeros(td.f32, 32, 32))
    """
    kernel = _module(text).capture("gfx942", {})
    assert [(size.low, size.high, size.multiple) for size in kernel.dynamic] == [(1, 1 << 20, 1), (24, 56, 8)]
    found = representative(kernel)
    assert sorted({one["M"] for one in found}) == [1, 32, 33, 64, 96, 128, 129, 160]
    assert sorted({one["N"] for one in found}) == [24, 32, 40, 56]


def _module(text: str):
    import linecache
    import textwrap

    source, file = textwrap.dedent(text), "<dynamic>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    names: dict = {}
    exec(compile(source, file, "exec"), names)
    return names["k"]


# ---------------------------------------------------------------------------------------------------------------- what is refused


def test_a_quotient_with_rows_left_over(refused):
    assert refused("row = td.grid(a.rows // 128)") == expected("""
        error[TD308]: a.rows // 128 may leave rows of 'a' uncovered: M may be no multiple of 128
         --> kernel.py:6:19
        6 |     row = td.grid(a.rows // 128)
          |                   ^^^^^^^^^^^^^
          = help: td.cdiv(a.rows, 128) covers all: elements of the last tile that lie outside read as 0, and are not stored
          = help: a.rows % 128 is the rest: a kernel that uses the rest counts it
          = help: td.dyn("M", multiple=128) declares a multiple
    """)


def test_a_grid_that_may_be_empty(refused):
    assert refused("td.grid(td.cdiv(a.rows, 128) - 1)") == expected("""
        error[TD105]: a dimension of the grid may be 0, and must be a whole number of Python's or of td.dyn's sizes, at least 1
         --> kernel.py:6:5
        6 |     td.grid(td.cdiv(a.rows, 128) - 1)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.cdiv(a.rows, 64) counts the tiles that cover a size, and is at least 1
    """)


def test_a_tile_of_a_run_time_size(refused):
    assert refused("td.grid(1)\ntd.st(td.bf16, a.rows, 64)") == expected("""
        error[TD105]: the number of rows of a shared tile is the run-time size a.rows, and must be a whole number that Python knows, at least 1
         --> kernel.py:7:5
        7 |     td.st(td.bf16, a.rows, 64)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^
    """)


def test_a_loop_from_a_run_time_size(refused):
    assert refused("td.grid(1)\nfor k in td.range(a.rows, a.cols):\n    pass") == expected("""
        error[TD108]: td.range takes one to three whole numbers that Python knows, and got (the run-time size a.rows, the run-time size a.cols)
         --> kernel.py:7:14
        7 |     for k in td.range(a.rows, a.cols):
          |              ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: only the end may use sizes of td.dyn: loop from 0 by 1, and use start + step * k
    """)


def test_what_depends_on_how_many_steps_there_were(refused):
    body = """
x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
for k in td.range(td.cdiv(a.cols, 64)):
    x, y = y, x
td.store(c[row, col], x)
"""
    assert refused(body) == expected("""
        error[TD123]: 'x' is undefined here
          --> kernel.py:10:27
        10 |     td.store(c[row, col], x)
           |                           ^
           = the value that the loop at kernel.py:8:14 leaves in it depends on the number of steps, which the call decides
           = help: keep a value there that does not depend on the number of steps
    """)


def test_a_list_that_depends_on_how_many_steps_there_were(refused):
    body = """
t = [td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)]
td.grid(1)
for k in td.range(td.cdiv(a.cols, 64) - 1):
    t[0], t[1] = t[1], t[0]
"""
    assert refused(body) == expected("""
        error[TD124]: the value of 't' after the loop depends on the number of steps, which the call decides
         --> kernel.py:8:14
        8 |     for k in td.range(td.cdiv(a.cols, 64) - 1):
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: keep a value there that does not depend on the number of steps
    """)


def test_a_mistake_is_shown_at_sizes_at_which_it_is_one(refused):
    body = """
row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 64))
td.store(c[row * 2 + td.warp_id() // 2, col * 2 + td.warp_id() % 2], td.zeros(td.f32, 32, 32))
"""
    assert refused(body) == expected("""
        error[TD310]: 16,384 of the 32,768 elements of 'c' are never stored
         --> kernel.py:7:5
        7 |     td.store(c[row * 2 + td.warp_id() // 2, col * 2 + td.warp_id() % 2], td.zeros(td.f32, 32, 32))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 64..95, columns 0..31 are the first of them
          = found at M=128, K=2
          = help: compare the grid, the warps' places and the store's coordinates
          = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))
    """)


@pytest.mark.parametrize(
    "given, message",
    [
        ((3,), "td.dyn takes the name of a dimension, and got 3"),
        (("a b",), "td.dyn takes the name of a dimension, and got 'a b'"),
        (("M", {"multiple": 0}), "multiple of td.dyn('M') is 0, and must be a whole number, at least 1"),
        (("M", {"most": 2.5}), "most of td.dyn('M') is 2.5, and must be a whole number, at least 1"),
        (("M", {"least": 5, "most": 4}), "td.dyn('M', least=5, most=4) allows no size: multiples of 1 in 5..4"),
        (("M", {"most": 2**30}), "td.dyn('M', most=1073741824) allows sizes beyond 30 bits: multiples of 1 in 1..1,073,741,824"),
    ],
)
def test_dimensions_that_cannot_be(given, message):
    name, options = given[0], given[1] if len(given) > 1 else {}
    with pytest.raises(td.TiledslError) as caught:
        td.dyn(name, **options)
    assert str(caught.value).splitlines()[0] == f"error[TD116]: {message}"


def test_representative_sizes_begin_with_the_least(module):
    """Whatever that is: a tile more and less, an odd and an even number of steps."""
    text = """
    import tiledsl as td
    @td.kernel(warps=1)
    def k(c: td.gl[td.f32, td.dyn("M", least=1000), "N"], rows=32):
        row, col = td.grid(td.cdiv(c.rows, rows), td.cdiv(c.cols, 32))
        td.store(c[row, col], td.zeros(td.f32, 32, 32))
    """
    kernel = _module(text).capture("gfx942", {"N": 32})
    assert [one["M"] for one in representative(kernel)] == [1000, 1024, 1025, 1056, 1088, 1120, 1121, 1152]


def test_some_of_the_sizes_are_no_sizes():
    kernel = every(gemms.one_warp)
    with pytest.raises(td.UsageError) as caught:
        kernel.lower("gfx942", M=5)
    message = "kernel 'one_warp' is lowered at all of its run-time sizes, or at none: M is given, and K, N are not"
    assert caught.value.diagnostics[0].message == message


def test_a_stride_less_than_the_columns_of_the_call():
    kernel = every(EXAMPLES[0].kernel)
    with pytest.raises(td.UsageError) as caught:
        kernel.lower("gfx942", M=64, N=32, K=128, strides={"a": 64})
    message = "the stride of 'a' of kernel 'gemm' is 64: it counts elements from a row to the next, at least its 128 columns"
    assert caught.value.diagnostics[0].message == message


def test_a_stride_beyond_every_address_at_the_sizes_of_the_call():
    kernel = every(EXAMPLES[0].kernel)
    with pytest.raises(td.UsageError) as caught:
        kernel.lower("gfx942", M=2**20, N=32, K=128, strides={"a": 2**62})
    message = f"'a' of kernel 'gemm' reaches over {((2**20 - 1) * 2**62 + 128) * 2:,} bytes at these sizes and strides: the addresses of a GPU have 48 bits"
    assert caught.value.diagnostics[0].message == message


@pytest.mark.thorough
def test_matrices_that_overlap_at_the_sizes_of_the_call():
    @td.kernel(warps=1)
    def copied(a: td.gl[td.f32, "B", td.dyn("M"), 64], c: td.gl[td.f32, "B", td.dyn("M"), 64]):
        n, row = td.grid(a.batch, td.cdiv(c.rows, 64))
        tile = td.rt(td.f32, 64, 64)
        td.load(tile, a[n, row, 0])
        td.store(c[n, row, 0], tile)

    with pytest.raises(td.UsageError) as caught:
        copied.lower("gfx942", B=2, M=100, strides={"a": (6399, 64)})
    message = "the stride of a matrix of 'a' of kernel 'copied' is 6399: it counts elements from a matrix to the next, at least its 6,400"
    assert caught.value.diagnostics[0].message == message
    assert copied.lower("gfx942", B=2, M=100, strides={"a": (6400, 64)}).checked


def test_the_ir_at_sizes_that_it_does_not_take():
    @td.kernel(warps=1)
    def copied(a: td.gl[td.f32, td.dyn("M", multiple=64, most=4096), 64], c: td.gl[td.f32, td.dyn("M", multiple=64, most=4096), 64]):
        row = td.grid(td.cdiv(a.rows, 64))
        td.store(c[row, 0], td.load(a[row, 0], (64, 64)))

    lowered = copied.lower("gfx942", M=64)
    assert lowered.at(dict(M=128)).sizes == (("M", 128),)
    for sizes in (dict(N=3), {}, 64, dict(M=64, N=3)):
        with pytest.raises(td.UsageError) as caught:
            lowered.at(sizes)
        wanted = f"the run-time sizes of kernel 'copied' are M: at(dict(M=8192)) has each of them, and got {sizes!r}"
        assert caught.value.diagnostics[0].message == wanted
    for size in (0, 100, 4160, 64.0, "64"):
        with pytest.raises(td.UsageError) as caught:
            lowered.at(dict(M=size))
        assert caught.value.diagnostics[0].message == f"size M={size!r} of kernel 'copied': it is one of multiples of 64 in 64..4,096"


ROWS = td.dyn("M", multiple=64, most=4096)


@td.kernel(warps=1)
def copied(a: td.gl[td.f32, ROWS, "N"], c: td.gl[td.f32, ROWS, "N"], alpha: td.f32):
    row = td.grid(td.cdiv(a.rows, 64))
    td.store(c[row, 0], alpha * td.load(a[row, 0], (64, 64)))


@pytest.mark.parametrize(
    "given, message",
    [
        ({"M": 100}, "size M=100 of kernel 'copied' is no multiple of 64: the dimension is td.dyn('M', multiple=64, most=4096)"),
        ({"M": 6400}, "size M=6400 of kernel 'copied' is not in 1..4,096: the dimension is td.dyn('M', multiple=64, most=4096)"),
        ({"alpha": 2}, "'alpha' of kernel 'copied' is a scalar parameter: its value is given by the call, and lowering needs no value"),
        ({"strides": 3}, "the strides of kernel 'copied' are 3: a stride is given for each tensor by name, strides=dict(a=8256)"),
        ({"target": 3}, "the target of kernel 'copied' is 3, and must be a name, target='gfx942'; sizes are given by name, M=8192"),
    ],
)
def test_requests_that_no_kernel_takes(given, message):
    with pytest.raises(td.UsageError) as caught:
        copied.check(**{"target": "gfx942", "N": 64} | given)
    assert caught.value.diagnostics[0].message == message


def test_a_shape_without_one_of_its_sizes():
    with pytest.raises(td.UsageError, match=r"kernel 'copied' needs the size N, as in best\(N=8192\)"):
        copied.shape_for({"M": 64}, "best")
    assert copied.shape_for({"M": 64, "N": 32}, "best") == {"M": 64, "N": 32}


def test_two_dimensions_of_one_name(module):
    with pytest.raises(td.TiledslError) as caught:
        module("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(a: td.gl[td.f32, td.dyn("M", multiple=8), "N"], c: td.gl[td.f32, td.dyn("M"), "N"]):
            td.grid(1)
        """)
    assert "\n" + str(caught.value) + "\n" == expected("""
        error[TD114]: the dimension 'M' of kernel 'k' is td.dyn('M', multiple=8) and td.dyn('M')
         --> kernel.py:4:1
        4 | def k(a: td.gl[td.f32, td.dyn("M", multiple=8), "N"], c: td.gl[td.f32, td.dyn("M"), "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write M = td.dyn(…) once, and use M in every annotation
    """)
