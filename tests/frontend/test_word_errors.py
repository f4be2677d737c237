"""Wrong uses of each word, with the whole text of the error."""

import pytest

from tests.frontend.support import expected


def test_a_load_of_what_is_no_tile(refusal):
    assert (
        refusal("""
        td.load(a[0, 0], 3)
        """)
        == expected("""
        error[TD101]: td.load cannot copy (a place in the tensor 'a', 3)
         --> kernel.py:4:5
        4 |     td.load(a[0, 0], 3)
          |     ^^^^^^^^^^^^^^^^^^^
          = help: load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or load(g[i, j], (rows, cols))
        """)
    )


def test_a_load_into_a_place(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(a[0, 0], As)
        """)
        == expected("""
        error[TD101]: td.load cannot copy (a place in the tensor 'a', a 64x64 shared tile)
         --> kernel.py:5:5
        5 |     td.load(a[0, 0], As)
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or load(g[i, j], (rows, cols))
        """)
    )


def test_a_load_without_operands(refusal):
    assert (
        refusal("""
        td.load()
        """)
        == expected("""
        error[TD101]: td.load cannot copy ()
         --> kernel.py:4:5
        4 |     td.load()
          |     ^^^^^^^^^
          = help: load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or load(g[i, j], (rows, cols))
        """)
    )


def test_a_load_of_other_elements(refusal):
    assert (
        refusal("""
        Cs = td.st(td.f32, 64, 64)
        td.load(Cs, a[0, 0])
        """)
        == expected("""
        error[TD130]: a shared tile of f32 is loaded from 'a', which holds bf16
         --> kernel.py:5:5
        5 |     td.load(Cs, a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: copies do not convert: give the tile the type of its source, td.st(td.bf16, rows, cols)
        """)
    )


def test_a_register_load_of_another_shape(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.rt(td.bf16, 32, 16)
        td.load(x, As)
        """)
        == expected("""
        error[TD131]: a 32x16 register tile is loaded from 64x64 elements of a shared tile
         --> kernel.py:6:5
        6 |     td.load(x, As)
          |     ^^^^^^^^^^^^^^
          = help: load a part of the same size: td.subtile(tile, (32, 16), (i, j))
        """)
    )


def test_a_register_load_of_other_elements(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.rt(td.f16, 64, 64)
        td.load(x, As)
        """)
        == expected("""
        error[TD130]: a register tile of f16 is loaded from a shared tile of bf16
         --> kernel.py:6:5
        6 |     td.load(x, As)
          |     ^^^^^^^^^^^^^^
          = help: make the register tile with that type: td.rt(td.bf16, rows, cols)
        """)
    )


def test_a_layout_where_no_tile_is_made(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(As, a[0, 0], layout="row")
        """)
        == expected("""
        error[TD145]: td.load takes a layout only if td.load makes the register tile
         --> kernel.py:5:5
        5 |     td.load(As, a[0, 0], layout="row")
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(part of a shared tile, layout=…)
        """)
    )


def test_an_unknown_layout(refusal):
    assert (
        refusal("""
        x = td.zeros(td.f32, 32, 32, layout="diagonal")
        """)
        == expected("""
        error[TD101]: a register layout is "row", "col" or "line", and got 'diagonal'
         --> kernel.py:4:9
        4 |     x = td.zeros(td.f32, 32, 32, layout="diagonal")
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_layout_that_is_no_text(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.load(As, layout=3)
        """)
        == expected("""
        error[TD101]: a register layout is "row", "col" or "line", and got 3
         --> kernel.py:5:9
        5 |     x = td.load(As, layout=3)
          |         ^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_two_buffers_and_none_chosen(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64, buffers=2)
        td.load(As, a[0, 0])
        """)
        == expected("""
        error[TD103]: this shared tile has 2 buffers: choose one, tile[i]
         --> kernel.py:5:5
        5 |     td.load(As, a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_one_buffer_and_it_is_indexed(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(As[0], a[0, 0])
        """)
        == expected("""
        error[TD103]: this shared tile has one buffer, and takes no index
         --> kernel.py:5:13
        5 |     td.load(As[0], a[0, 0])
          |             ^^^^^
          = help: td.subtile takes a part of a tile; td.st(…, buffers=2) makes two
        """)
    )


def test_a_buffer_indexed_twice(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64, buffers=2)
        td.load(As[0][1], a[0, 0])
        """)
        == expected("""
        error[TD103]: this shared tile is one buffer already, and takes no index
         --> kernel.py:5:13
        5 |     td.load(As[0][1], a[0, 0])
          |             ^^^^^^^^
          = help: td.subtile takes a part of a tile; td.st(…, buffers=2) makes two
        """)
    )


def test_a_buffer_that_is_not_there(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64, buffers=2)
        td.load(As[2], a[0, 0])
        """)
        == expected("""
        error[TD302]: buffer 2 of a shared tile whose buffers are 0..1
         --> kernel.py:5:13
        5 |     td.load(As[2], a[0, 0])
          |             ^^^^^
        """)
    )


def test_a_shared_tile_of_no_rows(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 0, 64)
        """)
        == expected("""
        error[TD105]: the number of rows of a shared tile is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 0, 64)
          |          ^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_shared_tile_of_negative_size(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, -64)
        """)
        == expected("""
        error[TD105]: the number of columns of a shared tile is -64, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 64, -64)
          |          ^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_shared_tile_of_a_device_size(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, td.warp_id() + 1)
        """)
        == expected("""
        error[TD105]: the number of columns of a shared tile is a device value, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 64, td.warp_id() + 1)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_shared_tile_of_a_float_size(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64 / 2)
        """)
        == expected("""
        error[TD101]: the number of columns of a shared tile is 32.0, where an integer is expected
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 64, 64 / 2)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_shared_tile_of_no_element_type(refusal):
    assert (
        refusal("""
        As = td.st("bf16", 64, 64)
        """)
        == expected("""
        error[TD101]: an element type is expected, and got 'bf16'
         --> kernel.py:4:10
        4 |     As = td.st("bf16", 64, 64)
          |          ^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean td.bf16?
          = help: element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32
        """)
    )


def test_a_shared_tile_with_a_made_up_swizzle(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64, swizzle=3)
        """)
        == expected("""
        error[TD101]: a swizzle is a td.Swizzle(shift, bits), and got 3
         --> kernel.py:4:10
        4 |     As = td.st(td.bf16, 64, 64, swizzle=3)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_shared_tile_in_a_device_loop(refusal):
    assert (
        refusal("""
        for k in td.range(4):
            As = td.st(td.bf16, 64, 64)
        """)
        == expected("""
        error[TD109]: td.st inside a device loop or branch: LDS is allocated once a block
         --> kernel.py:5:14
        5 |         As = td.st(td.bf16, 64, 64)
          |              ^^^^^^^^^^^^^^^^^^^^^^
          = help: allocate it at the kernel's top
        """)
    )


def test_a_subtile_of_a_register_tile(refusal):
    assert (
        refusal("""
        x = td.zeros(td.f32, 64, 64)
        y = td.subtile(x, (32, 32), (0, 0))
        """)
        == expected("""
        error[TD101]: td.subtile takes a part of a shared tile, and got a 64x64 register tile
         --> kernel.py:5:9
        5 |     y = td.subtile(x, (32, 32), (0, 0))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_subtile_of_one_size(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.load(td.subtile(As, 32, (0, 0)))
        """)
        == expected("""
        error[TD101]: the shape of a subtile is a pair (rows, columns), and got 32
         --> kernel.py:5:17
        5 |     x = td.load(td.subtile(As, 32, (0, 0)))
          |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_subtile_with_its_place_first(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.load(td.subtile(As, (td.warp_id(), 0), (32, 32)))
        """)
        == expected("""
        error[TD105]: a size of the subtile is a device value, and must be a whole number that Python knows, at least 1
         --> kernel.py:5:17
        5 |     x = td.load(td.subtile(As, (td.warp_id(), 0), (32, 32)))
          |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: the shape comes before the place: td.subtile(tile, (rows, cols), (i, j))
        """)
    )


def test_a_subtile_at_a_float(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.load(td.subtile(As, (32, 32), (0, 0.5)))
        """)
        == expected("""
        error[TD101]: a coordinate of the subtile is 0.5, where an integer is expected
         --> kernel.py:5:17
        5 |     x = td.load(td.subtile(As, (32, 32), (0, 0.5)))
          |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_store_to_a_shared_tile(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.store(As, td.rt(td.bf16, 32, 64))
        td.store(As, td.rt(td.f32, 64, 64))
        """)
        == expected("""
        error[TD131]: a 32x64 register tile is stored to 64x64 elements of a shared tile
         --> kernel.py:5:5
        5 |     td.store(As, td.rt(td.bf16, 32, 64))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: store to a part of the same size: td.subtile(tile, (32, 64), (i, j))

        error[TD130]: a register tile of f32 is stored to a shared tile of bf16
         --> kernel.py:6:5
        6 |     td.store(As, td.rt(td.f32, 64, 64))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.bf16)
        """)
    )


def test_a_store_of_a_shared_tile(refusal):
    assert (
        refusal("""
        As = td.st(td.f32, 64, 64)
        td.store(c[0, 0], As)
        """)
        == expected("""
        error[TD101]: td.store cannot copy (a place in the tensor 'c', a 64x64 shared tile)
         --> kernel.py:5:5
        5 |     td.store(c[0, 0], As)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: td.store(c[i, j], register_tile), or td.store(part of a shared tile, register_tile)
        """)
    )


def test_a_store_of_other_elements(refusal):
    assert (
        refusal("""
        td.store(c[0, 0], td.rt(td.bf16, 32, 32))
        """)
        == expected("""
        error[TD130]: a register tile of bf16 is stored to 'c', which holds f32
         --> kernel.py:4:5
        4 |     td.store(c[0, 0], td.rt(td.bf16, 32, 32))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


def test_a_product_of_shared_tiles(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 32, 32)
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, As, As)
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand a is a 32x32 shared tile
         --> kernel.py:6:5
        6 |     td.mma_ABt(acc, As, As)
          |     ^^^^^^^^^^^^^^^^^^^^^^^
          = help: load it into registers first: a_reg = td.load(As); td.subtile(As, (rows, cols), (i, j)) is a part of the tile, for one warp
        """)
    )


def test_a_product_whose_shapes_do_not_fit(refusal):
    assert (
        refusal("""
        acc, x, y = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 16), td.rt(td.bf16, 16, 16)
        td.mma_ABt(acc, x, y)
        """)
        == expected("""
        error[TD132]: the shapes of td.mma_ABt do not fit
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, x, y)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = acc is 32x32, a is 32x16, b is 16x16
          = a · bᵀ is 32x16, and sums over 16 columns of a and 16 columns of b
          = help: acc is m x n, a is m x k, b is n x k
        """)
    )


def test_a_product_whose_accumulator_is_given_last(refusal):
    assert (
        refusal("""
        acc, x = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 16)
        td.mma_ABt(x, x, acc)
        """)
        == expected("""
        error[TD134]: td.mma_ABt adds to its first operand, which is of bf16
         --> kernel.py:5:5
        5 |     td.mma_ABt(x, x, acc)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: acc comes first: td.mma_ABt(acc, a, b)
        """)
    )


def test_a_product_into_row_layout(refusal):
    assert (
        refusal("""
        acc, x = td.zeros(td.f32, 32, 32, layout="row"), td.rt(td.bf16, 32, 16)
        td.mma_ABt(acc, x, x)
        """)
        == expected("""
        error[TD133]: td.mma_ABt takes acc, a, b in layouts col, row, row, and they are row, row, row
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, x, x)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: td.zeros(…, layout="col") makes an accumulator
        """)
    )


def test_a_product_of_a_tile_in_row_layout_where_k_are_rows(refusal):
    assert (
        refusal("""
        acc, x, y = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 16), td.rt(td.bf16, 16, 32)
        td.mma_AB(acc, x, y)
        """)
        == expected("""
        error[TD133]: td.mma_AB takes acc, a, b in layouts col, row, col, and they are col, row, row
         --> kernel.py:5:5
        5 |     td.mma_AB(acc, x, y)
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: a lane takes consecutive k of b: load b from LDS, with td.load(part, layout="col")
        """)
    )


def test_a_product_of_transposed_tiles_whose_shapes_do_not_fit(refusal):
    assert (
        refusal("""
        acc, x, y = td.zeros(td.f32, 32, 64), td.rt(td.bf16, 16, 32, layout="col"), td.rt(td.bf16, 32, 64, layout="col")
        td.mma_AtB(acc, x, y)
        """)
        == expected("""
        error[TD132]: the shapes of td.mma_AtB do not fit
         --> kernel.py:5:5
        5 |     td.mma_AtB(acc, x, y)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = acc is 32x64, a is 16x32, b is 32x64
          = aᵀ · b is 32x64, and sums over 16 rows of a and 32 rows of b
          = help: acc is m x n, a is k x m, b is k x n
        """)
    )


def test_a_product_that_the_chip_has_not(refusal):
    assert (
        refusal("""
        acc, x = td.zeros(td.f32, 32, 32), td.rt(td.f32, 32, 16)
        td.mma_ABt(acc, x, x)
        """)
        == expected("""
        error[TD134]: gfx942 has no matrix instruction for acc f32, a f32, b f32
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, x, x)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: for products of f32, annotate the tensors with td.xf32, or multiply the halves of td.split_bf16; td.cast(x, td.bf16) rounds to bf16
          = help: gfx942 multiplies bf16, bf8, f16, fp8, xf32 into f32, and int8 into i32
        """)
    )


def test_a_computed_operand_that_is_not_converted(refusal):
    assert (
        refusal("""
        acc, x, p = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 16, 32, layout="col"), td.zeros(td.f32, 16, 32)
        td.mma_AtB(acc, x, p)
        """)
        == expected("""
        error[TD134]: gfx942 has no matrix instruction for acc f32, a bf16, b f32
         --> kernel.py:5:5
        5 |     td.mma_AtB(acc, x, p)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: convert b before: td.cast(b, td.bf16)
          = help: gfx942 multiplies bf16, bf8, f16, fp8, xf32 into f32, and int8 into i32
        """)
    )


def test_the_other_layout_of_a_shared_tile(refusal):
    assert (
        refusal("""
        x = td.swap_layout(td.st(td.f32, 32, 32))
        """)
        == expected("""
        error[TD101]: td.swap_layout takes a register tile, and got a 32x32 shared tile
         --> kernel.py:4:9
        4 |     x = td.swap_layout(td.st(td.f32, 32, 32))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_the_other_layout_of_16_bit_elements(refusal):
    assert (
        refusal("""
        x = td.swap_layout(td.rt(td.bf16, 32, 32))
        """)
        == expected("""
        error[TD101]: td.swap_layout takes elements of 32 bits, and the tile is of bf16
         --> kernel.py:4:9
        4 |     x = td.swap_layout(td.rt(td.bf16, 32, 32))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: swap before the conversion, td.cast(td.swap_layout(x), td.bf16); choose the layout of an operand when it is loaded, td.load(part, layout=…)
        """)
    )


def test_a_wait_for_nothing(refusal):
    assert (
        refusal("""
        td.wait()
        """)
        == expected("""
        error[TD105]: td.wait names no counter
         --> kernel.py:4:5
        4 |     td.wait()
          |     ^^^^^^^^^
          = help: td.wait(vmcnt=0), td.wait(lgkmcnt=0), or td.wait(tile)
        """)
    )


def test_a_wait_beyond_the_counter(refusal):
    assert (
        refusal("""
        td.wait(vmcnt=64)
        """)
        == expected("""
        error[TD105]: vmcnt is 64, and must be a whole number that Python knows, in 0..63
         --> kernel.py:4:5
        4 |     td.wait(vmcnt=64)
          |     ^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_wait_for_a_text(refusal):
    assert (
        refusal("""
        td.wait(lgkmcnt="all")
        """)
        == expected("""
        error[TD101]: lgkmcnt is 'all', where an integer is expected
         --> kernel.py:4:5
        4 |     td.wait(lgkmcnt="all")
          |     ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_wait_for_a_device_value(refusal):
    assert (
        refusal("""
        td.wait(vmcnt=td.warp_id())
        """)
        == expected("""
        error[TD105]: vmcnt is a device value, and must be a whole number that Python knows, in 0..63
         --> kernel.py:4:5
        4 |     td.wait(vmcnt=td.warp_id())
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_barrier_with_an_argument(refusal):
    assert (
        refusal("""
        td.barrier(3)
        """)
        == expected("""
        error[TD154]: td.barrier takes no argument in order, and got 1
         --> kernel.py:4:5
        4 |     td.barrier(3)
          |     ^^^^^^^^^^^^^
          = help: td.barrier()
        """)
    )


def test_a_tuple_of_five_registers(refusal):
    assert (
        refusal("""
        x = td.vgpr(5)
        """)
        == expected("""
        error[TD105]: a tuple of 5 registers: instructions take 1, 2, 3, 4, 8 or 16
         --> kernel.py:4:9
        4 |     x = td.vgpr(5)
          |         ^^^^^^^^^^
        """)
    )


def test_an_instruction_that_is_no_text(refusal):
    assert (
        refusal("""
        td.asm(7)
        """)
        == expected("""
        error[TD101]: td.asm takes the text of an instruction, and got 7
         --> kernel.py:4:5
        4 |     td.asm(7)
          |     ^^^^^^^^^
        """)
    )


def test_an_instruction_with_a_tile_operand(refusal):
    assert (
        refusal("""
        td.asm("v_mov_b32 {x}, 0", x=td.zeros(td.f32, 32, 32))
        """)
        == expected("""
        error[TD101]: the operand 'x' of td.asm is a 32x32 register tile, and td.asm takes none
         --> kernel.py:4:5
        4 |     td.asm("v_mov_b32 {x}, 0", x=td.zeros(td.f32, 32, 32))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: its registers may hold an unfinished product, or data that are still being loaded: words wait for these, as in acc * 2.0 or td.cast
          = help: your own registers are td.vgpr(n)
        """)
    )


def test_two_launch_grids(refusal):
    assert (
        refusal("""
        td.grid(4)
        td.grid(4)
        """)
        == expected("""
        error[TD119]: td.grid is called twice: a kernel has one launch grid
         --> kernel.py:5:5
        5 |     td.grid(4)
          |     ^^^^^^^^^^
        """)
    )


def test_a_grid_of_no_dimension(refusal):
    assert (
        refusal("""
        td.grid()
        """)
        == expected("""
        error[TD105]: td.grid has no dimension, and needs at least one
         --> kernel.py:4:5
        4 |     td.grid()
          |     ^^^^^^^^^
          = help: td.grid(td.cdiv(c.rows, 128), td.cdiv(c.cols, 128))
        """)
    )


def test_a_grid_of_a_float(refusal):
    assert (
        refusal("""
        td.grid(1.5)
        """)
        == expected("""
        error[TD101]: a dimension of the grid is 1.5, where an integer is expected
         --> kernel.py:4:5
        4 |     td.grid(1.5)
          |     ^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_grid_of_no_block(refusal):
    assert (
        refusal("""
        td.grid(4, 0)
        """)
        == expected("""
        error[TD105]: a dimension of the grid is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:5
        4 |     td.grid(4, 0)
          |     ^^^^^^^^^^^^^
          = help: td.cdiv(a.rows, 64) counts the tiles that cover a size, and is at least 1
        """)
    )


def test_a_division_into_tiles_of_nothing(refusal):
    assert (
        refusal("""
        td.grid(td.cdiv(a.rows, 0))
        """)
        == expected("""
        error[TD105]: td.cdiv divides by 0: a tile has at least one element
         --> kernel.py:4:13
        4 |     td.grid(td.cdiv(a.rows, 0))
          |             ^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_division_of_a_float(refusal):
    assert (
        refusal("""
        td.grid(td.cdiv(2.5, 2))
        """)
        == expected("""
        error[TD101]: the size given to td.cdiv is 2.5, where an integer is expected
         --> kernel.py:4:13
        4 |     td.grid(td.cdiv(2.5, 2))
          |             ^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_loop_over_a_float(refusal):
    assert (
        refusal("""
        for k in td.range(2.5):
            td.barrier()
        """)
        == expected("""
        error[TD101]: a bound of td.range is 2.5, where an integer is expected
         --> kernel.py:4:14
        4 |     for k in td.range(2.5):
          |              ^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_loop_to_a_device_value(refusal):
    assert (
        refusal("""
        for k in td.range(td.warp_id()):
            pass
        """)
        == expected("""
        error[TD108]: td.range takes one to three whole numbers that Python knows, and got (a device value)
         --> kernel.py:4:14
        4 |     for k in td.range(td.warp_id()):
          |              ^^^^^^^^^^^^^^^^^^^^^^
          = help: a bound may depend on the block, on steps of loops and on td.read, and not on the warp: loop to the largest bound, with an `if`
        """)
    )


def test_a_loop_without_a_bound(refusal):
    assert (
        refusal("""
        for k in td.range():
            pass
        """)
        == expected("""
        error[TD108]: td.range takes one to three whole numbers that Python knows, and got ()
         --> kernel.py:4:14
        4 |     for k in td.range():
          |              ^^^^^^^^^^
          = help: td.range(stop), td.range(start, stop) or td.range(start, stop, step)
        """)
    )


def test_a_loop_that_counts_down(refusal):
    assert (
        refusal("""
        for k in td.range(4, 0, -1):
            pass
        """)
        == expected("""
        error[TD108]: td.range counts upwards, and its step is -1
         --> kernel.py:4:14
        4 |     for k in td.range(4, 0, -1):
          |              ^^^^^^^^^^^^^^^^^^
          = help: count upwards, and use n - 1 - k in place of k
        """)
    )


def test_a_loop_of_too_many_steps(refusal):
    assert (
        refusal("""
        for k in td.range(5, 2**40, 2):
            pass
        """)
        == expected("""
        error[TD108]: td.range makes 549,755,813,886 steps, and takes no more than 1,048,576
         --> kernel.py:4:14
        4 |     for k in td.range(5, 2**40, 2):
          |              ^^^^^^^^^^^^^^^^^^^^^
          = the checks run every step before the kernel is compiled
          = help: let each step do more, or divide the steps among more blocks
        """)
    )


def test_a_loop_of_too_many_steps_in_some_blocks(refusal):
    assert (
        refusal("""
        for k in td.range(td.grid(4) * 2**20):
            pass
        """)
        == expected("""
        error[TD108]: td.range makes 3,145,728 steps, and takes no more than 1,048,576
         --> kernel.py:4:14
        4 |     for k in td.range(td.grid(4) * 2**20):
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = the checks run every step before the kernel is compiled
          = help: let each step do more, or divide the steps among more blocks
        """)
    )


def test_a_loop_to_a_bound_that_one_arm_binds(refusal):
    assert (
        refusal("""
        if td.grid(4) > 0:
            n = 3
        for k in td.range(n):
            pass
        """)
        == expected("""
        error[TD123]: 'n' is undefined for warps that do not take a branch
         --> kernel.py:6:14
        6 |     for k in td.range(n):
          |              ^^^^^^^^^^^
          = only the branch at kernel.py:4:8 binds it, and a bound of td.range has a value in every warp
          = help: bind 'n' before the branch, or in both of its arms
        """)
    )


def test_a_tensor_with_three_coordinates(refusal):
    assert (
        refusal("""
        x = a[0, 0, 0]
        """)
        == expected("""
        error[TD103]: the tensor 'a' takes two coordinates, [row, col] in tiles, and got 3
         --> kernel.py:4:9
        4 |     x = a[0, 0, 0]
          |         ^^^^^^^^^^
        """)
    )


def test_a_tensor_with_one_coordinate(refusal):
    assert (
        refusal("""
        x = a[0]
        """)
        == expected("""
        error[TD103]: the tensor 'a' takes two coordinates, [row, col] in tiles, and got 1
         --> kernel.py:4:9
        4 |     x = a[0]
          |         ^^^^
        """)
    )


def test_a_tensor_with_a_slice(refusal):
    assert (
        refusal("""
        x = a[0:2, 1]
        """)
        == expected("""
        error[TD101]: a coordinate of 'a' is a slice, where an integer is expected
         --> kernel.py:4:9
        4 |     x = a[0:2, 1]
          |         ^^^^^^^^^
          = help: coordinates count tiles of the copied shape: g[i, j]; g.at(row=…, col=…) counts elements
        """)
    )


def test_a_tensor_with_a_float_coordinate(refusal):
    assert (
        refusal("""
        x = a[0.5, 1]
        """)
        == expected("""
        error[TD101]: a coordinate of 'a' is 0.5, where an integer is expected
         --> kernel.py:4:9
        4 |     x = a[0.5, 1]
          |         ^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_place_in_elements_without_a_column(refusal):
    assert (
        refusal("""
        x = a.at(row=3)
        """)
        == expected("""
        error[TD154]: .at is called without 'col'
         --> kernel.py:4:9
        4 |     x = a.at(row=3)
          |         ^^^^^^^^^^^
          = help: g.at(row=…, col=…); of a vector g.at(col=…), of a batch g.at(batch=…, row=…, col=…)
        """)
    )


def test_a_contract_for_a_tile(refusal):
    assert (
        refusal("""
        td.ensures(td.zeros(td.f32, 32, 32), a @ b.T)
        """)
        == expected("""
        error[TD104]: td.ensures takes a tensor, and got a 32x32 register tile
         --> kernel.py:4:5
        4 |     td.ensures(td.zeros(td.f32, 32, 32), a @ b.T)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.ensures(c, a @ b.T), where c is the tensor that td.store writes
        """)
    )


def test_a_contract_with_a_tile(refusal):
    assert (
        refusal("""
        td.ensures(c, td.zeros(td.f32, 32, 32))
        """)
        == expected("""
        error[TD104]: a contract is made of tensors, their products and numbers, and got a 32x32 register tile
         --> kernel.py:4:5
        4 |     td.ensures(c, td.zeros(td.f32, 32, 32))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: a contract uses whole tensors of the kernel: td.ensures(c, a @ b.T)
        """)
    )


def test_a_contract_with_its_sides_exchanged(refusal):
    assert (
        refusal("""
        td.ensures(a @ b.T, c)
        """)
        == expected("""
        error[TD104]: td.ensures takes a tensor, and got the formula a @ b.T
         --> kernel.py:4:5
        4 |     td.ensures(a @ b.T, c)
          |     ^^^^^^^^^^^^^^^^^^^^^^
          = help: the written tensor comes first: td.ensures(c, a @ b.T)
        """)
    )


def test_a_contract_with_a_power(refusal):
    assert (
        refusal("""
        td.ensures(c, (a @ b.T) ** 2)
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for ** or pow(): a formula and 'int'
         --> kernel.py:4:19
        4 |     td.ensures(c, (a @ b.T) ** 2)
          |                   ^^^^^^^^^^^^^^
          = help: a contract is made of tensors, numbers, @, .T, + - * /, td.exp, td.relu, td.maximum, …; a power is written as a product
        """)
    )


def test_a_contract_with_a_number_beyond_f32(refusal):
    assert (
        refusal("""
        td.ensures(c, (a @ b.T) * 1e39)
        """)
        == expected("""
        error[TD104]: a contract takes numbers that f32 holds, and got 1e+39
         --> kernel.py:4:19
        4 |     td.ensures(c, (a @ b.T) * 1e39)
          |                   ^^^^^^^^^^^^^^^^
          = help: the largest of these numbers is 3.4028235e+38, and float("inf") is beyond all of them
        """)
    )


@pytest.mark.parametrize(
    "number, told",
    [("1e39", "1e+39"), ("-1e39", "-1e+39"), ("3.4028236e38", "3.4028236e+38"), ("10**39", f"{10**39}"), ("10**5000", "a whole number of 16,610 bits")],
)
def test_a_contract_that_is_a_number_beyond_f32(refusal, number, told):
    assert f"error[TD104]: a contract takes numbers that f32 holds, and got {told}\n" in refusal(f"td.ensures(c, td.maximum(1 * c, {number}))")


def test_a_contract_with_nan(refusal):
    assert (
        refusal("""
        td.ensures(c, td.old(c) + float("nan"))
        """)
        == expected("""
        error[TD104]: a contract takes numbers, and got nan
         --> kernel.py:4:19
        4 |     td.ensures(c, td.old(c) + float("nan"))
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: no value is equal to nan: give the expected number
        """)
    )


def test_two_contracts_for_one_output(refusal):
    assert (
        refusal("""
        td.ensures(c, a @ b.T)
        td.ensures(c, a @ b.T)
        """)
        == expected("""
        error[TD119]: 'c' has two td.ensures: an output has one contract
         --> kernel.py:5:5
        5 |     td.ensures(c, a @ b.T)
          |     ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_contract_with_the_old_value_of_a_number(refusal):
    assert (
        refusal("""
        td.ensures(c, td.old(3.0 + 1j))
        """)
        == expected("""
        error[TD104]: a contract is made of tensors, their products and numbers, and got a Python complex
         --> kernel.py:4:19
        4 |     td.ensures(c, td.old(3.0 + 1j))
          |                   ^^^^^^^^^^^^^^^^
        """)
    )


def test_a_number_of_the_chip_that_is_not_known(refusal):
    assert (
        refusal("""
        x = td.target.lds_bits
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: 'Target' object has no attribute 'lds_bits'
         --> kernel.py:4:9
        4 |     x = td.target.lds_bits
          |         ^^^^^^^^^^^^^^^^^^
          = help: did you mean .lds_bytes?
        """)
    )


def test_a_product_that_is_bound(refusal):
    assert (
        refusal("""
        acc, x = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 32)
        acc = td.mma_ABt(acc, x, x)
        acc = td.mma_ABt(acc, x, x)
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand acc is None
         --> kernel.py:6:11
        6 |     acc = td.mma_ABt(acc, x, x)
          |           ^^^^^^^^^^^^^^^^^^^^^
          = help: td.mma_ABt(acc, a, b) updates acc in place and returns nothing: leave out `acc =`
        """)
    )


def test_a_direct_load_that_is_neither_asked_for_nor_not(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 32, 32)
        td.load(As, a[0, 0], direct="yes")
        """)
        == expected("""
        error[TD101]: direct= of td.load is 'yes', and must be True or False
         --> kernel.py:5:5
        5 |     td.load(As, a[0, 0], direct="yes")
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


WRONG = {
    "a direct load to registers": (
        "x = td.load(c[0, 0], (32, 32), direct=True)",
        """
        error[TD145]: td.load takes direct=True only from global memory to a shared tile
         --> kernel.py:4:9
        4 |     x = td.load(c[0, 0], (32, 32), direct=True)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(shared, g[i, j], direct=True)
        """,
    ),
    "an address in place of a tile": (
        "td.store(a.address(0, 0), td.range(4))",
        """
        error[TD101]: td.store cannot copy (an address, a td.range)
         --> kernel.py:4:5
        4 |     td.store(a.address(0, 0), td.range(4))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.store(c[i, j], register_tile), or td.store(part of a shared tile, register_tile)
        """,
    ),
    "an address of a matrix that the tensor does not have": (
        "at = a.address(0, 0, batch=0)",
        """
        error[TD103]: the tensor 'a' has 2 dimensions: .address takes row and col
         --> kernel.py:4:10
        4 |     at = a.address(0, 0, batch=0)
          |          ^^^^^^^^^^^^^^^^^^^^^^^^
        """,
    ),
    "a line on its side": (
        'x = td.load(c[0, 0], (32, 32), layout="line").T',
        """
        error[TD101]: a tile in layout line has no transposed tile
         --> kernel.py:4:9
        4 |     x = td.load(c[0, 0], (32, 32), layout="line").T
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: layouts "row" and "col" exchange rows and columns: td.load(g[i, j], (rows, cols), layout="row")
        """,
    ),
    "a line in the other layout": (
        'x = td.swap_layout(td.load(c[0, 0], (32, 32), layout="line"))',
        """
        error[TD101]: td.swap_layout takes a tile in layout row or col, and the tile has layout line
         --> kernel.py:4:9
        4 |     x = td.swap_layout(td.load(c[0, 0], (32, 32), layout="line"))
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.load(g[i, j], (rows, cols), layout="row") loads the tile in another layout
        """,
    ),
    "a truth value as a factor": (
        "x = td.zeros(td.f32, 32, 32) * True",
        """
        error[TD172]: '*' works on register tiles, and got True
         --> kernel.py:4:9
        4 |     x = td.zeros(td.f32, 32, 32) * True
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: operands are register tiles of f32, scalar parameters, and numbers
        """,
    ),
    "a mask and nothing": (
        "x = td.zeros(td.f32, 32, 32)\nx = td.where((x < 3) & None, x, 0.0)",
        """
        error[TD110]: Python raised TypeError: unsupported operand type(s) for &: 'Mask' and None
         --> kernel.py:5:18
        5 |     x = td.where((x < 3) & None, x, 0.0)
          |                  ^^^^^^^^^^^^^^
          = help: products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with the tile itself
        """,
    ),
    "an exponential that is fast once": (
        "x = td.exp(td.zeros(td.f32, 32, 32), fast=1)",
        """
        error[TD101]: fast= of td.exp is True or False, and got 1
         --> kernel.py:4:9
        4 |     x = td.exp(td.zeros(td.f32, 32, 32), fast=1)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """,
    ),
    "a wrong product, and what follows from its shape": (
        """
        acc, x, y = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 64), td.rt(td.bf16, 64, 64)
        td.mma_ABt(acc, x, y)
        acc.T * td.zeros(td.f32, 64, 32)
        """,
        """
        error[TD132]: the shapes of td.mma_ABt do not fit
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, x, y)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = acc is 32x32, a is 32x64, b is 64x64
          = a · bᵀ is 32x64, and sums over 64 columns of a and 64 columns of b
          = help: acc is m x n, a is m x k, b is n x k
        """,
    ),
    "a vector in place of a tile": (
        """
        import tiledsl as td
        @td.kernel(warps=1)
        def k(v: td.gl[td.f32, 64]):
            x = td.zeros(td.f32, 32, 64) * v
        """,
        """
        error[TD172]: '*' works on register tiles, and got the tensor 'v'
         --> kernel.py:4:9
        4 |     x = td.zeros(td.f32, 32, 64) * v
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: operands are register tiles of f32, scalar parameters, and numbers
          = help: load its elements: td.load(v[j], cols)
        """,
    ),
    "numbers that no word converts": (
        """
        import tiledsl as td
        @td.kernel(warps=1)
        def k(a: td.gl[td.fp4x2, 32, 32]):
            x = td.rt(td.f32, 32, 32)
            td.load(x, a[0, 0])
        """,
        """
        error[TD130]: a register tile of f32 is loaded from 'a', which holds fp4x2
         --> kernel.py:5:5
        5 |     td.load(x, a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^
          = help: annotate 'a' with td.f32: no word converts fp4x2
        """,
    ),
    "data that every other warp has fetched": (
        """
        As = td.st(td.bf16, 64, 64)
        if td.warp_id() % 2 == 0:
            staged = td.fetch(As, a[0, 0])
        td.commit(As, staged)
        """,
        """
        error[TD161]: td.commit is reached by warps 0..3, and warps 0, 2 hold the fetched data
         --> kernel.py:7:5
        7 |     td.commit(As, staged)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: fetch and commit under the same role or condition
        """,
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_other_wrong_uses(refusal, what):
    body, text = WRONG[what]
    assert refusal(body) == expected(text)
