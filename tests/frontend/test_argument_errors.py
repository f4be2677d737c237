"""Arguments and names that words do not have, and element types that are none, with the whole text of the error."""

import tiledsl as td
from tests.frontend.support import expected
from tiledsl.language.recording.signature import foreign_word_helps


def test_an_option_of_td_load(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(As, a[0, 0], foo=1)
        """)
        == expected("""
        error[TD154]: td.load takes no argument 'foo'
         --> kernel.py:5:5
        5 |     td.load(As, a[0, 0], foo=1)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(*operands, layout=None, direct=False)
        """)
    )


def test_a_misspelt_option(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64, buffer=2)
        """)
        == expected("""
        error[TD154]: td.st takes no argument 'buffer'
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 64, 64, buffer=2)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean buffers=?
          = help: td.st(dtype, rows, cols, *, buffers=1, swizzle=None)
        """)
    )


def test_too_many_operands(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, acc, acc, acc)
        """)
        == expected("""
        error[TD154]: td.mma_ABt takes 3 arguments in order, and got 4
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, acc, acc, acc)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.mma_ABt(acc, a, b, *, scales=None)
        """)
    )


def test_too_few_operands(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, acc)
        """)
        == expected("""
        error[TD154]: td.mma_ABt is called without 'b'
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, acc)
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: td.mma_ABt(acc, a, b, *, scales=None)
        """)
    )


def test_a_shape_as_a_pair(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, (32, 32))
        """)
        == expected("""
        error[TD154]: td.zeros is called without 'cols'
         --> kernel.py:4:11
        4 |     acc = td.zeros(td.f32, (32, 32))
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.zeros(dtype, rows, cols, *, layout='col')
        """)
    )


def test_an_operand_given_twice(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32, rows=32)
        """)
        == expected("""
        error[TD154]: td.zeros is given 'rows' twice, in order and by name
         --> kernel.py:4:11
        4 |     acc = td.zeros(td.f32, 32, 32, rows=32)
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.zeros(dtype, rows, cols, *, layout='col')
        """)
    )


def test_roles_without_names(refusal):
    assert (
        refusal("""
        producer, consumer = td.roles(1, 3)
        """)
        == expected("""
        error[TD154]: td.roles takes no argument in order, and got 2
         --> kernel.py:4:26
        4 |     producer, consumer = td.roles(1, 3)
          |                          ^^^^^^^^^^^^^^
          = help: td.roles(producer=1, consumer=4)
        """)
    )


def test_bounds_of_a_loop_by_name(refusal):
    assert (
        refusal("""
        for k in td.range(stop=4):
            td.barrier()
        """)
        == expected("""
        error[TD154]: td.range takes no argument 'stop'
         --> kernel.py:4:14
        4 |     for k in td.range(stop=4):
          |              ^^^^^^^^^^^^^^^^
          = help: td.range(stop), td.range(start, stop) or td.range(start, stop, step)
        """)
    )


def test_an_option_of_other_loops(refusal):
    assert (
        refusal("""
        for k in td.range(4, num_stages=2):
            td.barrier()
        """)
        == expected("""
        error[TD154]: td.range takes no argument 'num_stages'
         --> kernel.py:4:14
        4 |     for k in td.range(4, num_stages=2):
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.range(stop), td.range(start, stop) or td.range(start, stop, step)
        """)
    )


def test_an_argument_of_a_method(refusal):
    assert (
        refusal("""
        place = a.at(rows=0, col=0)
        """)
        == expected("""
        error[TD154]: .at takes no argument 'rows'
         --> kernel.py:4:13
        4 |     place = a.at(rows=0, col=0)
          |             ^^^^^^^^^^^^^^^^^^^
          = help: did you mean row=?
          = help: g.at(row=…, col=…); of a vector g.at(col=…), of a batch g.at(batch=…, row=…, col=…)
        """)
    )


def test_elements_without_names(refusal):
    assert (
        refusal("""
        place = a.at(0, 0)
        """)
        == expected("""
        error[TD154]: .at takes no argument in order, and got 2
         --> kernel.py:4:13
        4 |     place = a.at(0, 0)
          |             ^^^^^^^^^^
          = help: g.at(row=…, col=…); of a vector g.at(col=…), of a batch g.at(batch=…, row=…, col=…)
        """)
    )


def test_an_argument_of_a_tile_op(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.op
        def fill(tile, place):
            td.load(tile, place)

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
            fill(td.st(td.bf16, 64, 64), a[0, 0], part=0)
        """)
        == expected("""
        error[TD154]: fill takes no argument 'part'
          --> kernel.py:10:5
        10 |     fill(td.st(td.bf16, 64, 64), a[0, 0], part=0)
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           = help: fill(tile, place)
        """)
    )


def test_an_argument_of_a_helper(refusal):
    assert (
        refusal("""
        def twice(x):
            return 2 * x

        row = twice(td.warp_id(), 3)
        """)
        == expected("""
        error[TD110]: Python raised TypeError: twice() takes 1 positional argument but 2 were given
         --> kernel.py:7:11
        7 |     row = twice(td.warp_id(), 3)
          |           ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_an_option_of_the_decorator(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warp=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            pass
        """)
        == expected("""
        error[TD154]: @td.kernel takes no argument 'warp'
         --> kernel.py:3:2
        3 | @td.kernel(warp=4)
          |  ^^^^^^^^^^^^^^^^^
          = help: did you mean warps=?
          = help: @td.kernel(*, target=None, warps=None, waits='auto', waves_per_simd=None, sizes=None, tune=None)
        """)
    )


def test_an_option_of_other_compilers(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(num_warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            pass
        """)
        == expected("""
        error[TD154]: @td.kernel takes no argument 'num_warps'
         --> kernel.py:3:2
        3 | @td.kernel(num_warps=4)
          |  ^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean warps=?
          = help: @td.kernel(*, target=None, warps=None, waits='auto', waves_per_simd=None, sizes=None, tune=None)
        """)
    )


def test_an_option_of_the_decorator_of_tile_ops(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.op(wait="manual")
        def fill(tile, place):
            td.load(tile, place)
        """)
        == expected("""
        error[TD154]: @td.op takes no argument 'wait'
         --> kernel.py:3:2
        3 | @td.op(wait="manual")
          |  ^^^^^^^^^^^^^^^^^^^^
          = help: did you mean waits=?
          = help: @td.op(*, waits=None)
        """)
    )


def test_a_word_of_other_languages(refusal):
    assert (
        refusal("""
        row = td.program_id(0)
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'program_id'
         --> kernel.py:4:11
        4 |     row = td.program_id(0)
          |           ^^^^^^^^^^^^^
          = help: td.grid(blocks, …) gives this block's place
        """)
    )


def test_a_word_for_products(refusal):
    assert (
        refusal("""
        acc = td.dot(a, b)
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'dot'
         --> kernel.py:4:11
        4 |     acc = td.dot(a, b)
          |           ^^^^^^
          = help: td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB are the products
        """)
    )


def test_a_word_that_nothing_is_like(refusal):
    assert (
        refusal("""
        td.quux()
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'quux'
         --> kernel.py:4:5
        4 |     td.quux()
          |     ^^^^^^^
          = help: docs/language.md lists the words
        """)
    )


def test_a_capital_too_many(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABT(acc, acc, acc)
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'mma_ABT'
         --> kernel.py:5:5
        5 |     td.mma_ABT(acc, acc, acc)
          |     ^^^^^^^^^^
          = help: did you mean td.mma_ABt?
        """)
    )


def test_a_word_that_is_set(refusal):
    """The kernels after it find the word as it was."""
    before = td.bf16
    assert (
        refusal("""
        td.bf16 = td.grid(1)
        """)
        == expected("""
        error[TD181]: td.bf16 is a word of tiledsl, and cannot be set
         --> kernel.py:4:5
        4 |     td.bf16 = td.grid(1)
          |     ^^^^^^^
          = help: use a variable with its own name, without `td.`
        """)
    )
    assert td.bf16 is before


def test_a_word_that_is_deleted(refusal):
    assert (
        refusal("""
        del td.barrier
        """)
        == expected("""
        error[TD181]: td.barrier is a word of tiledsl, and cannot be deleted
         --> kernel.py:4:9
        4 |     del td.barrier
          |         ^^^^^^^^^^
          = help: use a variable with its own name, without `td.`
        """)
    )
    assert callable(td.barrier)


def test_names_of_other_languages_are_no_words():
    stale = [name for name in td.__all__ if foreign_word_helps(name)]
    assert not stale, f"_ELSEWHERE of tiledsl/language/recording/signature.py has names that are words now: {stale}"


def test_a_missing_word_beside_another_mistake(refusal):
    assert (
        refusal("""
        td.load(td.st(td.f32, 64, 64), a[0, 0])
        td.barier()
        """)
        == expected("""
        error[TD130]: a shared tile of f32 is loaded from 'a', which holds bf16
         --> kernel.py:4:5
        4 |     td.load(td.st(td.f32, 64, 64), a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: copies do not convert: give the tile the type of its source, td.st(td.bf16, rows, cols)

        error[TD155]: tiledsl has no word 'barier'
         --> kernel.py:5:5
        5 |     td.barier()
          |     ^^^^^^^^^
          = help: did you mean td.barrier?
        """)
    )


def test_an_element_type_that_is_missing(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.i8, "M", "K"]):
            pass
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'i8'
         --> kernel.py:4:16
        4 | def k(a: td.gl[td.i8, "M", "K"]):
          |                ^^^^^
          = help: did you mean td.int8?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_by_another_name(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.fp32, "M", "K"]):
            pass
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'fp32'
         --> kernel.py:4:16
        4 | def k(a: td.gl[td.fp32, "M", "K"]):
          |                ^^^^^^^
          = help: did you mean td.f32?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_of_torch(refusal):
    assert (
        refusal("""
        import torch
        As = td.st(torch.bfloat16, 64, 64)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got torch.bfloat16
         --> kernel.py:5:10
        5 |     As = td.st(torch.bfloat16, 64, 64)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.bf16?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_of_numpy(refusal):
    assert (
        refusal("""
        import numpy
        acc = td.zeros(numpy.float32, 32, 32)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got the class 'float32'
         --> kernel.py:5:11
        5 |     acc = td.zeros(numpy.float32, 32, 32)
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.f32?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_array_is_no_integer_though_it_has_an_index(refusal):
    """An array of several integers has `__index__` too, which raises; arithmetic of sizes with an array is NumPy's."""
    assert (
        refusal("""
        import numpy
        assert list(numpy.arange(3) * a.rows) == list(a.rows * numpy.arange(3)) and a.rows + numpy.zeros(1, bool) == a.rows
        As = td.st(td.bf16, numpy.array([64, 32]), 64)
        """)
        == expected("""
        error[TD101]: the number of rows of a shared tile is a Python ndarray, where an integer is expected
         --> kernel.py:6:10
        6 |     As = td.st(td.bf16, numpy.array([64, 32]), 64)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_an_element_type_that_numpy_made(refusal):
    assert (
        refusal("""
        import numpy
        acc = td.zeros(numpy.dtype('int8'), 32, 32)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got numpy.int8
         --> kernel.py:5:11
        5 |     acc = td.zeros(numpy.dtype('int8'), 32, 32)
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.int8?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_as_text(refusal):
    assert (
        refusal("""
        acc = td.zeros('float32', 32, 32)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got 'float32'
         --> kernel.py:4:11
        4 |     acc = td.zeros('float32', 32, 32)
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.f32?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_of_python(refusal):
    assert (
        refusal("""
        acc = td.rt(float, 32, 32)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got the class 'float'
         --> kernel.py:4:11
        4 |     acc = td.rt(float, 32, 32)
          |           ^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.f32?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_an_element_type_behind_the_sizes(refusal):
    assert (
        refusal("""
        As = td.st(64, 64, td.bf16)
        """)
        == expected("""
        error[TD101]: the number of columns of a shared tile is the element type bf16, where an integer is expected
         --> kernel.py:4:10
        4 |     As = td.st(64, 64, td.bf16)
          |          ^^^^^^^^^^^^^^^^^^^^^^
          = help: an element type comes first: td.st(td.bf16, rows, cols)
        """)
    )


def test_a_tensor_of_torchs_element_type(refusal):
    assert (
        refusal("""
        import torch
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[torch.float16, "M", "K"]):
            pass
        """)
        == expected("""
        error[TD116]: td.gl takes an element type first, and got torch.float16
         --> kernel.py:5:10
        5 | def k(a: td.gl[torch.float16, "M", "K"]):
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.f16?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
          = help: td.gl[td.bf16, "M", "K"]
        """)
    )


def test_a_tensor_of_text(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl["bf16", "M", "K"]):
            pass
        """)
        == expected("""
        error[TD116]: td.gl takes an element type first, and got 'bf16'
         --> kernel.py:4:10
        4 | def k(a: td.gl["bf16", "M", "K"]):
          |          ^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.bf16?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
          = help: td.gl[td.bf16, "M", "K"]
        """)
    )


def test_a_tensor_without_element_type(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl["M", "K"]):
            pass
        """)
        == expected("""
        error[TD116]: td.gl takes an element type first, and got 'M'
         --> kernel.py:4:10
        4 | def k(a: td.gl["M", "K"]):
          |          ^^^^^^^^^^^^^^^
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
          = help: td.gl[td.bf16, "M", "K"]
        """)
    )


def test_a_tensor_in_round_brackets(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl(td.bf16, "M", "K")):
            pass
        """)
        == expected("""
        error[TD116]: td.gl is written with square brackets
         --> kernel.py:4:10
        4 | def k(a: td.gl(td.bf16, "M", "K")):
          |          ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.gl[td.bf16, "M", "K"]
        """)
    )


def test_a_function_that_tiles_have_not(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        acc = td.erf(acc)
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'erf'
         --> kernel.py:5:11
        5 |     acc = td.erf(acc)
          |           ^^^^^^
          = help: + - * /, td.exp, td.relu, td.maximum, … work element by element
        """)
    )
