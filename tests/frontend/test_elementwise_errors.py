"""Wrong uses of scalar parameters, elementwise arithmetic, conversions and loads into register tiles, with the whole text of the error."""

import textwrap

import pytest

import tiledsl as td
from tests.frontend.support import expected
from tiledsl.ir.math.operations import OPERATIONS
from tiledsl.language.values.operators import word_of

HEAD = """
import tiledsl as td
@td.kernel(warps=4)
def k(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "N"], bias: td.gl[td.f32, 1, "N"], alpha: td.f32, n: td.i32):
"""


@pytest.fixture
def refused(refusal):
    """The error of a kernel with this body, which begins at line 4."""

    def run(body: str) -> str:
        lines = textwrap.dedent(body).strip("\n").splitlines()
        return refusal(HEAD.lstrip("\n") + "\n".join("    " + line for line in [*lines, "td.grid(1)"]))

    return run


def test_a_scalar_in_an_if(refused):
    assert (
        refused("""
        if alpha:
            td.barrier()
        """)
        == expected("""
        error[TD171]: Python needs the value of the scalar parameter 'alpha', which is known only when the kernel is called
         --> kernel.py:4:8
        4 |     if alpha:
          |        ^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_compared(refused):
    assert (
        refused("""
        if n > 3:
            td.barrier()
        """)
        == expected("""
        error[TD171]: Python needs the value of the scalar parameter 'n', which is known only when the kernel is called
         --> kernel.py:4:8
        4 |     if n > 3:
          |        ^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_as_a_coordinate(refused):
    assert (
        refused("""
        td.store(c[n, 0], td.zeros(td.f32, 16, 16))
        """)
        == expected("""
        error[TD171]: a coordinate of 'c' is the scalar parameter 'n', which is known only when the kernel is called
         --> kernel.py:4:14
        4 |     td.store(c[n, 0], td.zeros(td.f32, 16, 16))
          |              ^^^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_as_a_size(refused):
    assert (
        refused("""
        x = td.zeros(td.f32, 16 * n, 16)
        """)
        == expected("""
        error[TD171]: the number of rows of a register tile is a number computed from scalar parameters, which is known only when the kernel is called
         --> kernel.py:4:9
        4 |     x = td.zeros(td.f32, 16 * n, 16)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_as_the_bound_of_a_loop(refused):
    assert (
        refused("""
        for i in range(n):
            td.barrier()
        """)
        == expected("""
        error[TD171]: Python needs the value of the scalar parameter 'n', which is known only when the kernel is called
         --> kernel.py:4:14
        4 |     for i in range(n):
          |              ^^^^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_arithmetic_with_16_bits(refused):
    assert (
        refused("""
        x = td.rt(td.bf16, 32, 32)
        y = alpha * x
        """)
        == expected("""
        error[TD172]: '*' works on tiles of f32, and got a 32x32 register tile of bf16
         --> kernel.py:5:9
        5 |     y = alpha * x
          |         ^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


@pytest.mark.parametrize("word, comparison", [("maximum", ">"), ("minimum", "<")])
def test_the_larger_of_two_device_integers(refused, word, comparison):
    assert (
        refused(f"""
        first = td.{word}(td.warp_id() - 1, 0)
        """)
        == expected(f"""
        error[TD172]: td.{word} works on register tiles, and got a device value
         --> kernel.py:4:13
        4 |     first = td.{word}(td.warp_id() - 1, 0)
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.{word}(x, y) of device values is `x if x {comparison} y else y`
        """)
    )


def test_arithmetic_with_a_device_integer(refused):
    assert (
        refused("""
        x = td.zeros(td.f32, 32, 32)
        y = x * td.warp_id()
        """)
        == expected("""
        error[TD172]: '*' works on register tiles, and got a device value
         --> kernel.py:5:9
        5 |     y = x * td.warp_id()
          |         ^^^^^^^^^^^^^^^^
          = help: operands are register tiles of f32, scalar parameters, and numbers
        """)
    )


def test_arithmetic_with_a_number_beyond_f32(refused):
    assert (
        refused("""
        x = td.zeros(td.f32, 32, 32)
        y = x + 1e39
        """)
        == expected("""
        error[TD172]: '+' works on f32, which does not hold 1e+39
         --> kernel.py:5:9
        5 |     y = x + 1e39
          |         ^^^^^^^^
        """)
    )


def test_arithmetic_with_a_number_of_thousands_of_digits(refused):
    """Of which Python writes no text."""
    assert "error[TD172]: '*' works on f32, which does not hold a whole number of 16,610 bits\n" in refused("y = td.zeros(td.f32, 32, 32) * 10**5000")


@pytest.mark.parametrize("word", ["relu", "exp2"])
def test_a_function_of_no_tile(refused, word):
    assert (
        refused(f"""
        y = td.{word}(3.0)
        """)
        == expected(f"""
        error[TD172]: td.{word} works on register tiles, and got none
         --> kernel.py:4:9
        4 |     y = td.{word}(3.0)
          |         ^^^^^^^^^^^^
          = help: compute it before the call if all operands are numbers
        """)
    )


def test_each_operation_is_called_by_its_word():
    words = {op: word_of(op) for op in OPERATIONS}
    assert {op for op, word in words.items() if word == f"'{op}'"} == {"+", "-", "*", "/"} and words.pop("neg") == "unary '-'"
    assert [word for word in words.values() if word.startswith("td.") and not hasattr(td, word[3:])] == []


def test_a_function_of_a_scalar(refused):
    assert (
        refused("""
        y = td.exp(alpha)
        """)
        == expected("""
        error[TD172]: td.exp works on register tiles, and got none
         --> kernel.py:4:9
        4 |     y = td.exp(alpha)
          |         ^^^^^^^^^^^^^
          = help: compute it before the call if all operands are numbers
        """)
    )


def test_a_function_of_a_tensor(refused):
    """Such a function is a formula, which a contract takes; no tile."""
    assert (
        refused("""
        td.store(c[0, 0], td.maximum(c, 0.0))
        """)
        == expected("""
        error[TD101]: td.store cannot copy (a place in the tensor 'c', the formula maximum(c, 0.0))
         --> kernel.py:4:5
        4 |     td.store(c[0, 0], td.maximum(c, 0.0))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.store(c[i, j], register_tile), or td.store(part of a shared tile, register_tile)
          = help: formulas of whole tensors stand in td.ensures: load the elements, td.load(c[i, j], (rows, cols)), and compute with that tile
        """)
    )
    assert (
        refused("""
        y = td.maximum(td.zeros(td.f32, 16, 16), c)
        """)
        == expected("""
        error[TD172]: td.maximum works on register tiles, and got the tensor 'c'
         --> kernel.py:4:9
        4 |     y = td.maximum(td.zeros(td.f32, 16, 16), c)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: operands are register tiles of f32, scalar parameters, and numbers
          = help: load its elements: td.load(c[i, j], (rows, cols))
        """)
    )


def test_a_gelu_of_another_kind(refused):
    assert (
        refused("""
        y = td.gelu(td.zeros(td.f32, 32, 32), approximate='erf')
        """)
        == expected("""
        error[TD101]: td.gelu takes approximate="none" or "tanh", and got 'erf'
         --> kernel.py:4:9
        4 |     y = td.gelu(td.zeros(td.f32, 32, 32), approximate='erf')
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_arithmetic_of_two_shapes(refused):
    assert (
        refused("""
        x, y = td.zeros(td.f32, 32, 64), td.zeros(td.f32, 64, 32)
        z = x + y
        """)
        == expected("""
        error[TD173]: '+' works element by element, and got a 64x32 register tile of f32 and a 32x64 register tile of f32
         --> kernel.py:5:9
        5 |     z = x + y
          |         ^^^^^
          = help: both must have the same shape, or one is a row vector, of one row and as many columns, or a column vector, of one column and as many rows
        """)
    )


def test_arithmetic_of_two_layouts(refused):
    assert (
        refused("""
        x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32, layout='row')
        z = x + y
        """)
        == expected("""
        error[TD174]: '+' got tiles of different layouts: "col" and "row"
         --> kernel.py:5:9
        5 |     z = x + y
          |         ^^^^^
          = help: td.swap_layout(x) makes a tile of the other layout
        """)
    )


def test_lines_beside_another_layout(refused):
    """td.swap_layout, which would be the help for "row", refuses "line"."""
    assert (
        refused("""
        x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32, layout='line')
        z = x + y
        """)
        == expected("""
        error[TD174]: '+' got tiles of different layouts: "col" and "line"
         --> kernel.py:5:9
        5 |     z = x + y
          |         ^^^^^
          = help: load both with layout="line": td.swap_layout does not change a tile in layout "line"
        """)
    )


def test_a_row_vector_of_the_other_layout(refused):
    assert (
        refused("""
        x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 1, 32, layout='row')
        z = x + y
        """)
        == expected("""
        error[TD174]: '+' got tiles of different layouts: "col" and "row"
         --> kernel.py:5:9
        5 |     z = x + y
          |         ^^^^^
          = help: give the row vector layout="col"
        """)
    )


def test_a_row_vector_changed_into_a_tile(refused):
    assert (
        refused("""
        x, y = td.zeros(td.f32, 1, 32), td.zeros(td.f32, 32, 32)
        x += y
        """)
        == expected("""
        error[TD173]: '+=' gives a 32x32 register tile of f32, which a 1x32 register tile of f32 does not hold
         --> kernel.py:5:5
        5 |     x += y
          |     ^^^^^^
          = help: write x = x + y, which makes a new tile
        """)
    )


def test_a_row_vector_that_a_tile_is_copied_to(refused):
    assert (
        refused("""
        x, y = td.zeros(td.f32, 1, 32), td.zeros(td.f32, 32, 32)
        td.copy(x, y)
        """)
        == expected("""
        error[TD173]: td.copy gives a 32x32 register tile of f32, which a 1x32 register tile of f32 does not hold
         --> kernel.py:5:5
        5 |     td.copy(x, y)
          |     ^^^^^^^^^^^^^
          = help: make a tile of that shape before: td.zeros(td.f32, 32, 32)
        """)
    )


def test_a_tile_of_operands_that_takes_anothers_elements(refused):
    assert (
        refused("""
        x = td.rt(td.bf16, 32, 32)
        td.copy(x, x)
        """)
        == expected("""
        error[TD172]: td.copy works on tiles of f32, and got a 32x32 register tile of bf16
         --> kernel.py:5:5
        5 |     td.copy(x, x)
          |     ^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


def test_arithmetic_under_a_lane_condition(refused):
    assert (
        refused("""
        x = td.zeros(td.f32, 32, 32)
        if td.lane_id() > 3:
            y = x + 1
        """)
        == expected("""
        error[TD127]: '+' under a condition that differs between lanes of a warp
         --> kernel.py:6:13
        6 |         y = x + 1
          |             ^^^^^
          = help: take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a condition on lanes
        """)
    )


def test_a_scalar_of_16_bits(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], alpha: td.bf16):
            td.grid(1)
        """)
        == expected("""
        error[TD170]: scalar parameter 'alpha' of kernel 'k' is of bf16
         --> kernel.py:3:35
        3 | def k(c: td.gl[td.f32, "M", "N"], alpha: td.bf16):
          |                                   ^^^^^^^^^^^^^^
          = help: write alpha: td.f32, or td.i32; a tensor is annotated alpha: td.gl[td.bf16, "M", "K"]
        """)
    )


def test_a_scalar_with_a_default_of_no_number(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], n: td.i32 = 2.5):
            td.grid(1)
        """)
        == expected("""
        error[TD170]: the default of scalar parameter 'n' of kernel 'k' is 2.5, where a whole number is expected
         --> kernel.py:3:35
        3 | def k(c: td.gl[td.f32, "M", "N"], n: td.i32 = 2.5):
          |                                   ^^^^^^^^^^^^^^^
          = help: give n a number, or no default
        """)
    )


def test_a_scalar_with_a_default_beyond_32_bits(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], n: td.i32 = 1 << 31):
            td.grid(1)
        """)
        == expected("""
        error[TD170]: the default of scalar parameter 'n' of kernel 'k' is 2147483648, which 32 bits do not hold
         --> kernel.py:3:35
        3 | def k(c: td.gl[td.f32, "M", "N"], n: td.i32 = 1 << 31):
          |                                   ^^^^^^^^^^^^^^^^^^^
          = help: give n a number, or no default
        """)
    )


def test_a_scalar_named_like_a_dimension(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], M: td.i32):
            td.grid(1)
        """)
        == expected("""
        error[TD114]: the dimension 'M' has the name of a parameter of kernel 'k'
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "N"], M: td.i32):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: rename one of them
        """)
    )


def test_arithmetic_of_i32(refused):
    assert (
        refused("""
        x = td.zeros(td.i32, 32, 32) + 1
        """)
        == expected("""
        error[TD172]: '+' works on tiles of f32, and got a 32x32 register tile of i32
         --> kernel.py:4:9
        4 |     x = td.zeros(td.i32, 32, 32) + 1
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


def test_a_load_from_global_memory_without_a_shape(refused):
    assert (
        refused("""
        x = td.load(c[0, 0])
        """)
        == expected("""
        error[TD101]: td.load of a place in the tensor 'c' needs the shape of the register tile
         --> kernel.py:4:9
        4 |     x = td.load(c[0, 0])
          |         ^^^^^^^^^^^^^^^^
          = help: td.load(g[i, j], (rows, cols)); td.load(shared, g[i, j]) copies to LDS
        """)
    )


def test_a_place_in_a_tensor_as_an_operand(refused):
    assert (
        refused("""
        x = td.zeros(td.f32, 32, 32) + c[0, 0]
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for +: a register tile and a place in a tensor
         --> kernel.py:4:9
        4 |     x = td.zeros(td.f32, 32, 32) + c[0, 0]
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: load the elements first: td.load(g[i, j], (rows, cols)), or td.load(v[j], cols) of a vector
        """)
    )


def test_a_tensor_as_an_operand(refused):
    """The kernel states no contract here: the tensor's elements are not loaded."""
    for operation in ("x + c", "c + x"):
        text = refused(f"""
        x = td.zeros(td.f32, 32, 32)
        y = {operation}
        """)
        assert text == expected(f"""
        error[TD172]: '+' works on register tiles, and got the tensor 'c'
         --> kernel.py:5:9
        5 |     y = {operation}
          |         ^^^^^
          = help: operands are register tiles of f32, scalar parameters, and numbers
          = help: load its elements: td.load(c[i, j], (rows, cols))
        """)


def test_a_load_from_global_memory_with_one_size(refused):
    assert (
        refused("""
        x = td.load(c[0, 0], 64)
        """)
        == expected("""
        error[TD101]: td.load cannot copy (a place in the tensor 'c', 64)
         --> kernel.py:4:9
        4 |     x = td.load(c[0, 0], 64)
          |         ^^^^^^^^^^^^^^^^^^^^
          = help: load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or load(g[i, j], (rows, cols))
        """)
    )


def test_a_load_of_another_element_type(refused):
    assert (
        refused("""
        x = td.load(td.rt(td.bf16, 32, 32), c[0, 0])
        """)
        == expected("""
        error[TD130]: a register tile of bf16 is loaded from 'c', which holds f32
         --> kernel.py:4:9
        4 |     x = td.load(td.rt(td.bf16, 32, 32), c[0, 0])
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: load the type of the tensor, and convert: td.cast(td.load(c[i, j], (32, 32)), td.bf16)
        """)
    )


def test_a_load_into_a_tile_with_a_layout(refused):
    assert (
        refused("""
        x = td.load(td.rt(td.f32, 32, 32), c[0, 0], layout='row')
        """)
        == expected("""
        error[TD145]: td.load takes a layout only if td.load makes the register tile
         --> kernel.py:4:9
        4 |     x = td.load(td.rt(td.f32, 32, 32), c[0, 0], layout='row')
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(part of a shared tile, layout=…)
        """)
    )


def test_a_load_that_differs_between_lanes(refused):
    assert (
        refused("""
        x = td.load(c[td.lane_id(), 0], (32, 32))
        """)
        == expected("""
        error[TD146]: a tile is moved by whole warps, and a coordinate differs from lane to lane
         --> kernel.py:4:9
        4 |     x = td.load(c[td.lane_id(), 0], (32, 32))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.asm accesses an address of each lane: g.address(row, col), tile.address(row, col)
        """)
    )


def test_a_store_of_another_type(refused):
    assert (
        refused("""
        td.store(c[0, 0], td.cast(td.zeros(td.f32, 32, 32), td.bf16))
        """)
        == expected("""
        error[TD130]: a register tile of bf16 is stored to 'c', which holds f32
         --> kernel.py:4:5
        4 |     td.store(c[0, 0], td.cast(td.zeros(td.f32, 32, 32), td.bf16))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


def test_a_swap_of_a_row_vector(refused):
    assert (
        refused("""
        x = td.swap_layout(td.zeros(td.f32, 1, 32))
        """)
        == expected("""
        error[TD175]: td.swap_layout of a row vector
         --> kernel.py:4:9
        4 |     x = td.swap_layout(td.zeros(td.f32, 1, 32))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: load it in the other layout: td.load(v[j], cols, layout=…)
        """)
    )


def test_a_cast_of_no_tile(refused):
    assert (
        refused("""
        x = td.cast(alpha, td.bf16)
        """)
        == expected("""
        error[TD101]: td.cast converts a register tile, and got the scalar parameter 'alpha'
         --> kernel.py:4:9
        4 |     x = td.cast(alpha, td.bf16)
          |         ^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_cast_to_no_type(refused):
    assert (
        refused("""
        x = td.cast(td.zeros(td.f32, 32, 32), 'bf16')
        """)
        == expected("""
        error[TD101]: an element type is expected, and got 'bf16'
         --> kernel.py:4:9
        4 |     x = td.cast(td.zeros(td.f32, 32, 32), 'bf16')
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.bf16?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_a_cast_to_i32(refused):
    assert (
        refused("""
        x = td.cast(td.zeros(td.f32, 32, 32), td.i32)
        """)
        == expected("""
        error[TD101]: td.cast converts to f32, bf16, f16, fp8, bf8 and e8m0, and got i32
         --> kernel.py:4:9
        4 |     x = td.cast(td.zeros(td.f32, 32, 32), td.i32)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_tile_loaded_from_a_vector(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(v: td.gl[td.f32, "N"]):
            td.grid(1)
            x = td.load(v[0], (32, 32))
        """)
        == expected("""
        error[TD131]: a 32x32 register tile is loaded from 'v', which has one dimension
         --> kernel.py:5:9
        5 |     x = td.load(v[0], (32, 32))
          |         ^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(v[j], 32) is a row vector, which arithmetic adds to each row; td.load(v[i], (32, 1)) a column vector
        """)
    )


def test_a_vector_with_two_coordinates(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(v: td.gl[td.f32, "N"]):
            td.grid(1)
            x = td.load(v[0, 0], 32)
        """)
        == expected("""
        error[TD103]: the tensor 'v' has one dimension: it takes one coordinate, [col] in tiles, and got 2
         --> kernel.py:5:17
        5 |     x = td.load(v[0, 0], 32)
          |                 ^^^^^^^
        """)
    )


def test_a_vector_with_a_row(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(v: td.gl[td.f32, "N"]):
            td.grid(1)
            x = td.load(v.at(row=0, col=32), 32)
        """)
        == expected("""
        error[TD103]: the tensor 'v' has 1 dimension: .at takes col alone
         --> kernel.py:5:17
        5 |     x = td.load(v.at(row=0, col=32), 32)
          |                 ^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_tensor_without_a_row(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            x = td.load(c.at(col=32), (32, 32))
        """)
        == expected("""
        error[TD103]: the tensor 'c' has 2 dimensions: .at takes row and col
         --> kernel.py:5:17
        5 |     x = td.load(c.at(col=32), (32, 32))
          |                 ^^^^^^^^^^^^
        """)
    )


def test_a_tensor_of_four_dimensions(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, 2, 3, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD116]: td.gl takes an element type and one to three dimensions, and got [the element type f32, 2, 3, 'M', 'N']
         --> kernel.py:3:10
        3 | def k(c: td.gl[td.f32, 2, 3, "M", "N"]):
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1
        """)
    )
