"""What a new user tries first: scalars in coordinates, ids of other roles, operators and attributes of other libraries, with the whole text of the error."""

from tests.frontend.support import expected


def test_a_scalar_added_to_a_coordinate(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"], n: td.i32):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            td.load(As, a[td.warp_id() + n, 0])
        """)
        == expected("""
        error[TD171]: the scalar parameter 'n' is no part of coordinates, sizes or conditions: it is known only when the kernel is called
         --> kernel.py:7:19
        7 |     td.load(As, a[td.warp_id() + n, 0])
          |                   ^^^^^^^^^^^^^^^^
          = help: such a number scales and shifts register tiles, as in alpha * acc
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_compared_with_a_device_value(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"], n: td.i32):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            if td.warp_id() < n:
                td.barrier()
        """)
        == expected("""
        error[TD171]: the scalar parameter 'n' is no part of coordinates, sizes or conditions: it is known only when the kernel is called
         --> kernel.py:7:8
        7 |     if td.warp_id() < n:
          |        ^^^^^^^^^^^^^^^^
          = help: such a number scales and shifts register tiles, as in alpha * acc
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_divided(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"], n: td.i32):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            td.load(As, a[n // 2, 0])
        """)
        == expected("""
        error[TD171]: the scalar parameter 'n' is no part of coordinates, sizes or conditions: it is known only when the kernel is called
         --> kernel.py:7:19
        7 |     td.load(As, a[n // 2, 0])
          |                   ^^^^^^
          = help: such a number scales and shifts register tiles, as in alpha * acc
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_a_scalar_as_the_number_of_steps(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"], n: td.i32):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            for k in td.range(n):
                td.barrier()
        """)
        == expected("""
        error[TD171]: a bound of td.range is the scalar parameter 'n', which is known only when the kernel is called
         --> kernel.py:7:14
        7 |     for k in td.range(n):
          |              ^^^^^^^^^^^
          = help: to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and give it a default
        """)
    )


def test_the_id_of_another_role(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            acc = td.zeros(td.f32, 32, 32)
            with consumer:
                td.store(c[producer.id, 0], acc)
        """)
        == expected("""
        error[TD153]: 'producer.id' counts the warps of role 'producer', and none of these warps is here
         --> kernel.py:9:20
        9 |         td.store(c[producer.id, 0], acc)
          |                    ^^^^^^^^^^^
          = help: read producer.id inside `with producer:`; td.warp_id() counts all warps of the block
          = help: consumer.id counts the warps that are here
        """)
    )


def test_the_id_of_a_role_under_a_condition_on_warps(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            acc = td.zeros(td.f32, 32, 32)
            if td.warp_id() > 0:
                td.store(c[producer.id, 0], acc)
        """)
        == expected("""
        error[TD153]: 'producer.id' counts the warps of role 'producer', and none of these warps is here
         --> kernel.py:9:20
        9 |         td.store(c[producer.id, 0], acc)
          |                    ^^^^^^^^^^^
          = help: read producer.id inside `with producer:`; td.warp_id() counts all warps of the block
        """)
    )


def test_the_truth_of_a_role(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            acc = td.zeros(td.f32, 32, 32)
            if producer:
                td.barrier()
        """)
        == expected("""
        error[TD121]: Python asks for the truth of the role 'producer'
         --> kernel.py:8:8
        8 |     if producer:
          |        ^^^^^^^^
          = help: its warps run the code under `with producer:`
        """)
    )


def test_a_single_role_is_a_tuple(refusal):
    assert (
        refusal("""
        warps = td.roles(warps=4)
        with warps:
            td.barrier()
        """)
        == expected("""
        error[TD110]: Python raised TypeError: 'tuple' object does not support the context manager protocol
         --> kernel.py:5:5
        5 |     with warps:
          |     ^^^^^^^^^^^
          = help: td.roles gives a tuple, also for a single role: (warps,) = td.roles(warps=4)
        """)
    )


def test_an_attribute_that_a_role_has_not(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            acc = td.zeros(td.f32, 32, 32)
            with producer:
                count = producer.warps
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: a role has no attribute 'warps'
         --> kernel.py:9:17
        9 |         count = producer.warps
          |                 ^^^^^^^^^^^^^^
          = help: it has .id
        """)
    )


def test_a_size_divided(refusal):
    assert (
        refusal("""
        td.grid(a.rows / 64, 1)
        """)
        == expected("""
        error[TD101]: a dimension of the grid is 4.0, where an integer is expected
         --> kernel.py:4:5
        4 |     td.grid(a.rows / 64, 1)
          |     ^^^^^^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_size_divided_for_a_loop(refusal):
    assert (
        refusal("""
        for k in td.range(a.cols / 64):
            td.barrier()
        """)
        == expected("""
        error[TD101]: a bound of td.range is 16.0, where an integer is expected
         --> kernel.py:4:14
        4 |     for k in td.range(a.cols / 64):
          |              ^^^^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_size_divided_for_pythons_range(refusal):
    assert (
        refusal("""
        for k in range(a.cols // 64 / 2):
            td.barrier()
        """)
        == expected("""
        error[TD110]: Python raised TypeError: 'float' object cannot be interpreted as an integer
         --> kernel.py:4:14
        4 |     for k in range(a.cols // 64 / 2):
          |              ^^^^^^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_constant_divided(refusal):
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


def test_a_device_integer_squared(refusal):
    assert (
        refusal("""
        x = td.warp_id() ** 2
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for ** or pow(): a device value and 'int'
         --> kernel.py:4:9
        4 |     x = td.warp_id() ** 2
          |         ^^^^^^^^^^^^^^^^^
          = help: write a power as a product: x * x
        """)
    )


def test_a_tensor_for_its_size(refusal):
    assert (
        refusal("""
        td.grid(td.cdiv(c, 64))
        """)
        == expected("""
        error[TD101]: the size given to td.cdiv is the tensor 'c', where an integer is expected
         --> kernel.py:4:13
        4 |     td.grid(td.cdiv(c, 64))
          |             ^^^^^^^^^^^^^^
          = help: the sizes of a tensor are c.rows and c.cols
        """)
    )


def test_the_name_of_a_dimension(refusal):
    assert (
        refusal("""
        td.grid(M // 64, 1)
        """)
        == expected("""
        error[TD110]: Python raised NameError: name 'M' is not defined
         --> kernel.py:4:13
        4 |     td.grid(M // 64, 1)
          |             ^
          = help: the size 'M' is a.rows
        """)
    )


def test_the_barrier_of_another_language(refusal):
    """As td.sync() is told."""
    assert (
        refusal("""
        __syncthreads()
        """)
        == expected("""
        error[TD110]: Python raised NameError: name '__syncthreads' is not defined
         --> kernel.py:4:5
        4 |     __syncthreads()
          |     ^^^^^^^^^^^^^
          = help: td.barrier() is for all warps of the block
        """)
    )


def test_two_names_for_a_grid_of_one_dimension(refusal):
    assert (
        refusal("""
        row, col = td.grid(4)
        """)
        == expected("""
        error[TD122]: a device value cannot be unpacked or looped over
         --> kernel.py:4:5
        4 |     row, col = td.grid(4)
          |     ^^^^^^^^
          = help: td.grid of one dimension gives one place, not a tuple: row = td.grid(n)
          = help: a loop on the device is `for k in td.range(n)`
        """)
    )


def test_two_names_for_a_grid_of_a_single_block(refusal):
    assert (
        refusal("""
        row, col = td.grid(1)
        """)
        == expected("""
        error[TD122]: a device value cannot be unpacked or looped over
         --> kernel.py:4:5
        4 |     row, col = td.grid(1)
          |     ^^^^^^^^
          = help: td.grid of one dimension gives one place, not a tuple: row = td.grid(n)
          = help: a loop on the device is `for k in td.range(n)`
        """)
    )


def test_three_names_for_a_grid_of_two(refusal):
    assert (
        refusal("""
        row, col, batch = td.grid(4, 2)
        """)
        == expected("""
        error[TD110]: Python raised ValueError: not enough values to unpack (expected 3, got 2)
         --> kernel.py:4:5
        4 |     row, col, batch = td.grid(4, 2)
          |     ^^^^^^^^^^^^^^^
          = help: td.grid gives one place for each dimension, and no tuple for a single dimension; td.roles gives one role for each name
        """)
    )


def test_one_name_for_a_grid_of_two(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        place = td.grid(4, 2)
        td.store(c[place, 0], acc)
        """)
        == expected("""
        error[TD101]: a coordinate of 'c' is (a device value, a device value), where an integer is expected
         --> kernel.py:6:14
        6 |     td.store(c[place, 0], acc)
          |              ^^^^^^^^^^^
          = help: give the integers one by one: td.grid(4, 2), and row, col = td.grid(…)
        """)
    )


def test_a_grid_of_a_tuple(refusal):
    assert (
        refusal("""
        row, col = td.grid((4, 2))
        """)
        == expected("""
        error[TD101]: a dimension of the grid is (4, 2), where an integer is expected
         --> kernel.py:4:16
        4 |     row, col = td.grid((4, 2))
          |                ^^^^^^^^^^^^^^^
          = help: give the integers one by one: td.grid(4, 2), and row, col = td.grid(…)
        """)
    )


def test_slices_of_a_tensor(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(As, a[0:64, 0:64])
        """)
        == expected("""
        error[TD101]: a coordinate of 'a' is a slice, where an integer is expected
         --> kernel.py:5:17
        5 |     td.load(As, a[0:64, 0:64])
          |                 ^^^^^^^^^^^^^
          = help: coordinates count tiles of the copied shape: g[i, j]; g.at(row=…, col=…) counts elements
        """)
    )


def test_a_product_of_parts_of_shared_tiles(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, td.subtile(As, (32, 64), (0, 0)), td.subtile(As, (32, 64), (1, 0)))
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand a is a 32x64 subtile
         --> kernel.py:6:5
        6 |     td.mma_ABt(acc, td.subtile(As, (32, 64), (0, 0)), td.subtile(As, (32, 64), (1, 0)))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: load the tile into registers first: a_reg = td.load(td.subtile(As, (rows, cols), (i, j)))
        """)
    )


def test_a_product_of_a_shared_tile_whose_k_are_rows(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        acc = td.zeros(td.f32, 32, 32)
        td.mma_AB(acc, td.load(td.subtile(As, (32, 64), (0, 0))), As)
        """)
        == expected("""
        error[TD101]: td.mma_AB takes register tiles, and its operand b is a 64x64 shared tile
         --> kernel.py:6:5
        6 |     td.mma_AB(acc, td.load(td.subtile(As, (32, 64), (0, 0))), As)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: load it into registers first: b_reg = td.load(Bs, layout="col"); td.subtile(Bs, (rows, cols), (i, j)) is a part of the tile, for one warp
        """)
    )


def test_a_product_of_places(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, a[0, 0], b[0, 0])
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand a is a place in the tensor 'a'
         --> kernel.py:5:5
        5 |     td.mma_ABt(acc, a[0, 0], b[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: copy the data through LDS: td.load(As, a[i, j]), td.barrier(), a_reg = td.load(As)
        """)
    )


def test_a_product_of_what_is_fetched(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        acc = td.zeros(td.f32, 32, 32)
        staged = td.fetch(As, a[0, 0])
        td.mma_ABt(acc, staged, staged)
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand a is a fetched 64x64 tile
         --> kernel.py:7:5
        7 |     td.mma_ABt(acc, staged, staged)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: copy the data through LDS: td.commit(As, staged), td.barrier(), a_reg = td.load(As)
        """)
    )


def test_a_product_of_what_a_load_gives_back(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        acc = td.zeros(td.f32, 32, 32)
        x = td.load(As, a[0, 0])
        td.mma_ABt(acc, x, x)
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand a is None
         --> kernel.py:7:5
        7 |     td.mma_ABt(acc, x, x)
          |     ^^^^^^^^^^^^^^^^^^^^^
          = help: td.load to a shared tile returns nothing: read the tile after a barrier, a_reg = td.load(As)
        """)
    )


def test_a_product_into_a_shared_tile(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        x = td.load(As)
        td.mma_ABt(As, x, x)
        """)
        == expected("""
        error[TD101]: td.mma_ABt takes register tiles, and its operand acc is a 64x64 shared tile
         --> kernel.py:6:5
        6 |     td.mma_ABt(As, x, x)
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: make an accumulator with acc = td.zeros(td.f32, rows, cols)
        """)
    )


def test_a_product_that_is_bound_and_stored(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = td.rt(td.bf16, 32, 32)
        acc = td.mma_ABt(acc, x, x)
        td.store(c[0, 0], acc)
        """)
        == expected("""
        error[TD101]: td.store cannot copy (a place in the tensor 'c', None)
         --> kernel.py:7:5
        7 |     td.store(c[0, 0], acc)
          |     ^^^^^^^^^^^^^^^^^^^^^^
          = help: products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with the tile itself
        """)
    )


def test_a_product_that_is_bound_and_scaled(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = td.rt(td.bf16, 32, 32)
        acc = td.mma_ABt(acc, x, x)
        acc = acc * 2
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for *: None and 'int'
         --> kernel.py:7:11
        7 |     acc = acc * 2
          |           ^^^^^^^
          = help: products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with the tile itself
        """)
    )


def test_a_product_that_is_added(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = td.rt(td.bf16, 32, 32)
        acc += td.mma_ABt(acc, x, x)
        """)
        == expected("""
        error[TD172]: '+=' works on register tiles, and got None
         --> kernel.py:6:5
        6 |     acc += td.mma_ABt(acc, x, x)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with the tile itself
        """)
    )


OP = """
        import tiledsl as td

        @td.op
        def read(tile):
            x = td.load(tile)

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            td.load(As, a[0, 0])
            td.barrier()
"""
NO_RETURN = "the tile op 'read' gives None, because it has no `return`: end the op with `return` and the value that its caller needs"


def test_an_op_without_return_whose_values_are_unpacked(refusal):
    assert refusal(OP + "            x, y = read(As)\n") == expected(f"""
        error[TD110]: Python raised TypeError: cannot unpack non-iterable None
          --> kernel.py:13:5
        13 |     x, y = read(As)
           |     ^^^^
           = help: {NO_RETURN}
        """)


def test_an_op_without_return_whose_value_is_waited_for(refusal):
    """It was bound before, in a loop, and among others."""
    body = """
            for k in td.range(2):
                x, y = read(As), td.load(As)
                td.wait(x)
"""
    assert refusal(OP + body) == expected(f"""
        error[TD101]: td.wait waits for registers, and got None
          --> kernel.py:16:9
        16 |         td.wait(x)
           |         ^^^^^^^^^^
           = help: {NO_RETURN}
        """)


def test_an_op_without_return_whose_value_is_computed_with(refusal):
    assert refusal(OP + "            x = read(As)\n            y = td.zeros(td.f32, 32, 32) + x\n") == expected(f"""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for +: a register tile and None
          --> kernel.py:14:9
        14 |     y = td.zeros(td.f32, 32, 32) + x
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           = help: {NO_RETURN}
        """)
    assert f"= help: {NO_RETURN}" in refusal(OP + "            x = read(As)\n            y = x.rows\n")


def test_a_none_beside_an_op_without_return(refusal):
    """What is bound again is not the op's, and of an op with `return` the None is what it returns."""
    in_place = "products, td.load to a tile and td.store work in place and give None"
    again = "            x = read(As)\n            x = td.load(As, a[0, 0])\n            y, z = x\n"
    assert in_place in refusal(OP + again)
    assert in_place in refusal(
        OP.replace("x = td.load(tile)", "return td.mma_ABt(td.zeros(td.f32, 64, 64), td.load(tile), td.load(tile))") + "            x, y = read(As)\n"
    )


def test_a_product_that_is_asked_for_its_rows(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = td.rt(td.bf16, 32, 32)
        acc = td.mma_ABt(acc, x, x)
        rows = acc.rows
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: None has no attribute 'rows'
         --> kernel.py:7:12
        7 |     rows = acc.rows
          |            ^^^^^^^^
          = help: products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with the tile itself
        """)
    )


def test_the_operator_of_products(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = td.rt(td.bf16, 32, 32)
        acc += x @ x
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for @: a register tile and a register tile
         --> kernel.py:6:12
        6 |     acc += x @ x
          |            ^^^^^
          = help: products are td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB, of register tiles; `@` is for contracts
        """)
    )


def test_a_tile_assigned_to_a_place(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        c[0, 0] = acc
        """)
        == expected("""
        error[TD110]: Python raised TypeError: a kernel's tensor does not support item assignment
         --> kernel.py:5:5
        5 |     c[0, 0] = acc
          |     ^^^^^^^
          = help: td.store(c[i, j], tile) writes a register tile to global memory
        """)
    )


def test_a_tile_added_to_a_place(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        c[0, 0] += acc
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for +=: a place in a tensor and a register tile
         --> kernel.py:5:5
        5 |     c[0, 0] += acc
          |     ^^^^^^^^^^^^^^
          = help: td.store(c[i, j], tile) writes a register tile to global memory
        """)
    )


def test_an_element_of_a_register_tile(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        x = acc[0, 0]
        """)
        == expected("""
        error[TD110]: Python raised TypeError: a register tile is not subscriptable
         --> kernel.py:5:9
        5 |     x = acc[0, 0]
          |         ^^^^^^^^^
          = help: register tiles are used as a whole: td.subtile takes a part of a shared tile
        """)
    )


def test_an_attribute_of_torchs_tensors(refusal):
    assert (
        refusal("""
        rows = a.size(0)
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: a kernel's tensor has no attribute 'size'
         --> kernel.py:4:12
        4 |     rows = a.size(0)
          |            ^^^^^^
          = help: it has .rows, .cols, .batch, .shape, .dtype, .T, .at, .address
        """)
    )


def test_an_attribute_that_a_register_tile_has_not(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        acc = acc.to(td.bf16)
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: a register tile has no attribute 'to'
         --> kernel.py:5:11
        5 |     acc = acc.to(td.bf16)
          |           ^^^^^^
          = help: it has .rows, .cols, .dtype, .layout
        """)
    )


def test_a_function_of_torch(refusal):
    assert (
        refusal("""
        import torch
        acc = td.zeros(td.f32, 32, 32)
        acc = torch.relu(acc)
        """)
        == expected("""
        error[TD110]: Python raised TypeError: relu(): argument 'input' (position 1) must be Tensor, not a register tile
         --> kernel.py:6:11
        6 |     acc = torch.relu(acc)
          |           ^^^^^^^^^^^^^^^
          = help: torch and NumPy compute on the host: in a kernel, use the words of td, td.exp, td.relu, td.maximum, …
        """)
    )


def test_pythons_maximum_of_a_tile(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        acc = max(acc, 0)
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a mask, which has a truth value for each element
         --> kernel.py:5:11
        5 |     acc = max(acc, 0)
          |           ^^^^^^^^^^^
          = help: td.maximum(x, y) compares tiles element by element
        """)
    )


def test_a_tile_squared(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        acc = acc ** 2
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for ** or pow(): a register tile and 'int'
         --> kernel.py:5:11
        5 |     acc = acc ** 2
          |           ^^^^^^^^
          = help: tiles have + - * /, td.exp, td.relu, td.maximum, …
        """)
    )


def test_a_device_value_to_enter(refusal):
    assert (
        refusal("""
        with td.warp_id():
            td.barrier()
        """)
        == expected("""
        error[TD110]: Python raised TypeError: a device value does not support the context manager protocol
         --> kernel.py:4:5
        4 |     with td.warp_id():
          |     ^^^^^^^^^^^^^^^^^^
          = help: `if` takes a device value, `with` a role: producer, consumer = td.roles(producer=1, consumer=4)
        """)
    )


def test_a_part_of_a_number_of_the_chip(refusal):
    assert (
        refusal("""
        bytes = td.target.lds
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: 'Target' object has no attribute 'lds'
         --> kernel.py:4:13
        4 |     bytes = td.target.lds
          |             ^^^^^^^^^^^^^
          = help: it has .lds_bytes, .lds_granule, .lds_banks, .lds_phases, .direct_lds_dwords, .direct_lds_bits, .lds_misaligned_clocks, .lds_offset_max
        """)
    )


def test_a_priority_without_with(refusal):
    assert (
        refusal("""
        td.priority(1)
        """)
        == expected("""
        error[TD178]: td.priority(1) does nothing by itself
         --> kernel.py:4:5
        4 |     td.priority(1)
          |     ^^^^^^^^^^^^^^
          = help: with td.priority(1): …
        """)
    )


def test_a_tile_compared_with_a_number(refusal):
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        if acc == 0:
            td.barrier()
        """)
        == expected("""
        error[TD172]: '==' does not compare register tiles, and got a register tile and 0
         --> kernel.py:5:8
        5 |     if acc == 0:
          |        ^^^^^^^^
          = help: td.maximum(x, y), td.minimum(x, y) and td.relu(x) choose element by element; x < y makes a mask for td.where(mask, x, y)
        """)
    )


def test_a_loop_over_a_tensor(refusal):
    assert (
        refusal("""
        for row in a:
            td.barrier()
        """)
        == expected(
            """
        error[TD110]: Python raised TypeError: a kernel's tensor is not iterable
         --> kernel.py:4:5
        4 |     for row in a:
          |     ^^^^^^^^^^^^^
          = help: a loop over a tensor's tiles counts the tiles: for k in td.range(td.cdiv(a.cols, 64))
        """,
            since_3_13="""
        error[TD110]: Python raised TypeError: a kernel's tensor is not iterable
         --> kernel.py:4:16
        4 |     for row in a:
          |                ^
          = help: a loop over a tensor's tiles counts the tiles: for k in td.range(td.cdiv(a.cols, 64))
        """,
        )
    )


def test_buffers_by_name(refusal):
    assert (
        refusal("""
        first, second = td.st(td.bf16, 64, 64, buffers=2)
        """)
        == expected("""
        error[TD110]: Python raised TypeError: a shared tile is not iterable
         --> kernel.py:4:5
        4 |     first, second = td.st(td.bf16, 64, 64, buffers=2)
          |     ^^^^^^^^^^^^^
          = help: tile[0], tile[1], … are the buffers of a shared tile
        """)
    )


def test_an_array_times_a_tile(refusal):
    assert (
        refusal("""
        import numpy
        acc = td.zeros(td.f32, 32, 32)
        acc = numpy.ones(32) * acc
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for *: 'numpy.ndarray' and a register tile
         --> kernel.py:6:11
        6 |     acc = numpy.ones(32) * acc
          |           ^^^^^^^^^^^^^^^^^^^^
          = help: torch and NumPy compute on the host: in a kernel, use the words of td, td.exp, td.relu, td.maximum, …
        """)
    )


def test_pythons_maximum_of_device_values(refusal):
    assert (
        refusal("""
        row = max(td.warp_id(), td.lane_id())
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:4:11
        4 |     row = max(td.warp_id(), td.lane_id())
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: max(x, y) of device values is `x if x > y else y`
        """)
    )


def test_a_parameter_of_pythons_type(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"], alpha: float):
            pass
        """)
        == expected("""
        error[TD113]: parameter 'alpha' of kernel 'k' is no tensor, no scalar and no option
         --> kernel.py:4:35
        4 | def k(c: td.gl[td.f32, "M", "N"], alpha: float):
          |                                   ^^^^^^^^^^^^
          = help: did you mean alpha: td.f32?
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_parameter_of_torchs_type(refusal):
    assert (
        refusal("""
        import torch
        import tiledsl as td

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"], n: torch.int32):
            pass
        """)
        == expected("""
        error[TD113]: parameter 'n' of kernel 'k' is no tensor, no scalar and no option
         --> kernel.py:5:35
        5 | def k(c: td.gl[td.f32, "M", "N"], n: torch.int32):
          |                                   ^^^^^^^^^^^^^^
          = help: did you mean n: td.i32?
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_tensor_without_dimensions(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4)
        def k(c: td.gl):
            pass
        """)
        == expected("""
        error[TD113]: parameter 'c' of kernel 'k' is no tensor, no scalar and no option
         --> kernel.py:4:7
        4 | def k(c: td.gl):
          |       ^^^^^^^^
          = help: give td.gl an element type and dimensions: c: td.gl[td.bf16, "M", "K"]
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_sizes_without_names(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel(warps=4, sizes=(1024, 1024))
        def k(c: td.gl[td.f32, "M", "N"]):
            pass
        """)
        == expected("""
        error[TD115]: sizes=(1024, 1024): sizes are given by name
         --> kernel.py:3:21
        3 | @td.kernel(warps=4, sizes=(1024, 1024))
          |                     ^^^^^^^^^^^^^^^^^^
          = help: sizes=dict(M=8192, N=8192, K=8192)
        """)
    )


def test_a_load_by_two_roles(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            As = td.st(td.bf16, 64, 64)
            with producer, consumer:
                td.load(As, a[0, 0])
        """)
        == expected("""
        error[TD156]: td.load to a shared tile is reached by no warp
         --> kernel.py:9:9
        9 |         td.load(As, a[0, 0])
          |         ^^^^^^^^^^^^^^^^^^^^
          = help: the conditions and roles around it exclude each other: a warp has one role
        """)
    )


def test_a_fetch_under_conditions_that_exclude_each_other(refusal):
    assert (
        refusal("""
        import tiledsl as td

        @td.kernel
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
            producer, consumer = td.roles(producer=1, consumer=3)
            As = td.st(td.bf16, 64, 64)
            if td.warp_id() == 0:
                if td.warp_id() == 1:
                    staged = td.fetch(As, a[0, 0])
        """)
        == expected("""
        error[TD156]: td.fetch for a shared tile is reached by no warp
          --> kernel.py:10:22
        10 |             staged = td.fetch(As, a[0, 0])
           |                      ^^^^^^^^^^^^^^^^^^^^^
           = help: the conditions and roles around it exclude each other: a warp has one role
        """)
    )
