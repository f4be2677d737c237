"""Control flow and state that the device cannot follow, and what Python itself raises, with the whole text of the error."""

import textwrap

from tests.frontend.support import expected


def test_a_break_from_a_device_loop(refusal):
    assert (
        refusal("""
        for k in td.range(4):
            break
        """)
        == expected("""
        error[TD126]: `break` inside a td.range loop
         --> kernel.py:5:9
        5 |         break
          |         ^^^^^
          = help: every warp runs the same code: put the condition around the work instead
        """)
    )


def test_a_continue_in_a_device_branch(refusal):
    assert (
        refusal("""
        for i in range(4):
            if td.warp_id() == i:
                continue
            td.barrier()
        """)
        == expected("""
        error[TD126]: `continue` inside a branch on a device value
         --> kernel.py:6:13
        6 |             continue
          |             ^^^^^^^^
          = help: every warp runs the same code: put the condition around the work instead
        """)
    )


def test_a_return_from_a_device_branch(refusal):
    assert (
        refusal("""
        if td.warp_id() == 0:
            return
        td.barrier()
        """)
        == expected("""
        error[TD126]: `return` inside a branch on a device value
         --> kernel.py:5:9
        5 |         return
          |         ^^^^^^
          = help: every warp runs the same code: put the condition around the work instead
        """)
    )


def test_a_return_from_a_host_loop_in_a_device_loop(refusal):
    assert (
        refusal("""
        for k in td.range(4):
            while True:
                return
        """)
        == expected("""
        error[TD126]: `return` inside a td.range loop
         --> kernel.py:6:13
        6 |             return
          |             ^^^^^^
          = help: every warp runs the same code: put the condition around the work instead
        """)
    )


def test_a_yield_from_a_device_loop(refusal):
    assert (
        refusal("""
        def counted():
            for k in td.range(4):
                yield k
        for k in counted():
            td.barrier()
        """)
        == expected(
            """
        error[TD126]: `yield` inside a td.range loop
         --> kernel.py:6:13
        6 |             yield k
          |             ^^^^^^^
         ::: kernel.py:7:5
        7 |     for k in counted():
          |     ^^^^^^^^^^^^^^^^^^^ in this call
          = help: every warp runs the same code: put the condition around the work instead
        """,
            since_3_13="""
        error[TD126]: `yield` inside a td.range loop
         --> kernel.py:6:13
        6 |             yield k
          |             ^^^^^^^
         ::: kernel.py:7:14
        7 |     for k in counted():
          |              ^^^^^^^^^ in this call
          = help: every warp runs the same code: put the condition around the work instead
        """,
        )
    )


def test_an_exception_out_of_a_device_branch(refusal):
    assert (
        refusal("""
        try:
            if td.warp_id() == 0:
                raise KeyError("x")
        except KeyError:
            pass
        td.barrier()
        """)
        == expected("""
        error[TD128]: an exception leaves this branch on a device value, and is caught outside
         --> kernel.py:5:12
        5 |         if td.warp_id() == 0:
          |            ^^^^^^^^^^^^^^^^^
          = help: every warp runs the same code: catch the exception inside, or decide before with an `if` on host values
        """)
    )


def test_a_problem_that_the_kernel_catches(refusal):
    assert (
        refusal("""
        try:
            td.st(td.bf16, 0, 0)
        except Exception:
            pass
        td.barrier()
        """)
        == expected("""
        error[TD105]: the number of rows of a shared tile is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:5:9
        5 |         td.st(td.bf16, 0, 0)
          |         ^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_coordinate_that_differs_from_lane_to_lane(refusal):
    assert (
        refusal("""
        td.store(c[td.lane_id(), 0], td.zeros(td.f32, 32, 32))
        """)
        == expected("""
        error[TD146]: a tile is moved by whole warps, and a coordinate differs from lane to lane
         --> kernel.py:4:5
        4 |     td.store(c[td.lane_id(), 0], td.zeros(td.f32, 32, 32))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.asm accesses an address of each lane: g.address(row, col), tile.address(row, col)
        """)
    )


def test_a_shared_load_whose_coordinate_differs_from_warp_to_warp(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 64, 64)
        td.load(As, a[td.warp_id(), 0])
        """)
        == expected("""
        error[TD146]: td.load to a shared tile is done by all warps together, and a coordinate differs from warp to warp
         --> kernel.py:5:5
        5 |     td.load(As, a[td.warp_id(), 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: let the coordinates depend on blocks and loops alone, or let one warp load: with producer: …
        """)
    )


def test_a_kernel_that_exits(refusal):
    assert (
        refusal("""
        raise SystemExit(3)
        """)
        == expected("""
        error[TD110]: Python raised SystemExit: 3
         --> kernel.py:4:5
        4 |     raise SystemExit(3)
          |     ^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_number_of_the_chip_that_is_set(refusal):
    assert (
        refusal("""
        td.target.lds_bytes = 1
        """)
        == expected("""
        error[TD110]: Python raised AttributeError: td.target.lds_bytes belongs to the chip, and cannot be set
         --> kernel.py:4:5
        4 |     td.target.lds_bytes = 1
          |     ^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_while_on_a_device_value(refusal):
    assert (
        refusal("""
        while td.warp_id() < 3:
            pass
        """)
        == expected("""
        error[TD121]: `while` on a device value
         --> kernel.py:4:11
        4 |     while td.warp_id() < 3:
          |           ^^^^^^^^^^^^^^^^
          = help: write the loop with td.range
        """)
    )


def test_a_match_on_a_device_value(refusal):
    assert (
        refusal("""
        match td.warp_id():
            case 0:
                td.barrier()
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:5:14
        5 |         case 0:
          |              ^
          = help: a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, not `in`, `match`, `assert`, `:=`, max, min or comprehensions
        """)
    )


def test_an_assertion_on_a_device_value(refusal):
    assert (
        refusal("""
        assert td.warp_id() < 3
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:4:12
        4 |     assert td.warp_id() < 3
          |            ^^^^^^^^^^^^^^^^
          = help: a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, not `in`, `match`, `assert`, `:=`, max, min or comprehensions
        """)
    )


def test_a_device_value_in_a_tuple(refusal):
    assert (
        refusal("""
        x = td.warp_id() in (0, 1)
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:4:9
        4 |     x = td.warp_id() in (0, 1)
          |         ^^^^^^^^^^^^^^^^^^^^^^
          = help: a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, not `in`, `match`, `assert`, `:=`, max, min or comprehensions
        """)
    )


def test_a_comprehension_that_asks_a_device_value(refusal):
    assert (
        refusal("""
        x = [i for i in range(4) if td.warp_id() == i]
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:4:33
        4 |     x = [i for i in range(4) if td.warp_id() == i]
          |                                 ^^^^^^^^^^^^^^^^^
          = help: a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, not `in`, `match`, `assert`, `:=`, max, min or comprehensions
        """)
    )


def test_a_comprehension_over_device_steps(refusal):
    assert (
        refusal("""
        x = [k for k in td.range(4)]
        """)
        == expected(
            """
        error[TD120]: only a `for` statement of a kernel or tile op can loop over td.range
         --> kernel.py:4:9
        4 |     x = [k for k in td.range(4)]
          |         ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write the loop as `for k in td.range(n):`, or use Python's range to unroll it
        """,
            since_3_13="""
        error[TD120]: only a `for` statement of a kernel or tile op can loop over td.range
         --> kernel.py:4:21
        4 |     x = [k for k in td.range(4)]
          |                     ^^^^^^^^^^^
          = help: write the loop as `for k in td.range(n):`, or use Python's range to unroll it
        """,
        )
    )


def test_a_python_list_with_a_device_index(refusal):
    assert (
        refusal("""
        x = [1, 2][td.warp_id() % 2]
        """)
        == expected("""
        error[TD122]: Python needs an integer here, and has a device value
         --> kernel.py:4:9
        4 |     x = [1, 2][td.warp_id() % 2]
          |         ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: a Python list does not exist on the device: use td.st(…, buffers=n), and index the buffers
          = help: Python's range takes integers that Python knows: a loop on the device is td.range
        """)
    )


def test_a_host_loop_over_a_device_count(refusal):
    assert (
        refusal("""
        for i in range(td.warp_id()):
            pass
        """)
        == expected("""
        error[TD122]: Python needs an integer here, and has a device value
         --> kernel.py:4:14
        4 |     for i in range(td.warp_id()):
          |              ^^^^^^^^^^^^^^^^^^^
          = help: Python's range takes integers that Python knows: a loop on the device is td.range
        """)
    )


def test_a_device_value_looped_over(refusal):
    assert (
        refusal("""
        for i in td.warp_id():
            pass
        """)
        == expected(
            """
        error[TD122]: a device value cannot be unpacked or looped over
         --> kernel.py:4:5
        4 |     for i in td.warp_id():
          |     ^^^^^^^^^^^^^^^^^^^^^^
          = help: td.grid of one dimension gives one place, not a tuple: row = td.grid(n)
          = help: a loop on the device is `for k in td.range(n)`
        """,
            since_3_13="""
        error[TD122]: a device value cannot be unpacked or looped over
         --> kernel.py:4:14
        4 |     for i in td.warp_id():
          |              ^^^^^^^^^^^^
          = help: td.grid of one dimension gives one place, not a tuple: row = td.grid(n)
          = help: a loop on the device is `for k in td.range(n)`
        """,
        )
    )


def test_tiles_that_each_step_makes_anew(refusal):
    assert (
        refusal("""
        As = td.st(td.bf16, 32, 32)
        x = td.load(As)
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(16):
            now = x
            td.mma_ABt(acc, now, now)
            x = td.load(As)
        """)
        == expected("""
        error[TD123]: 'x' is undefined here
         --> kernel.py:8:15
        8 |         now = x
          |               ^
          = each step of the loop at kernel.py:7:14 binds 'x' to a new tile, and a loop carries a name only if it has the same tile again within 8 steps
          = help: make one tile before the loop: td.load(x, …) changes it in place
        """)
    )


def test_a_list_that_grows(refusal):
    assert (
        refusal("""
        seen = []
        for k in td.range(16):
            seen.append(k)
        """)
        == expected("""
        error[TD125]: 'seen' changes from step to step in a way that the device cannot follow
         --> kernel.py:5:14
        5 |     for k in td.range(16):
          |              ^^^^^^^^^^^^
          = it neither repeats within 8 steps nor counts by a constant
          = help: change the same register tile in place (td.load, +=, td.copy), swap two, or count by a constant
        """)
    )


def test_a_period_of_nine(refusal):
    assert (
        refusal("""
        i = 0
        for k in td.range(18):
            i = (i + 1) % 9
            td.barrier()
        x = i + 1
        for k in td.range(18):
            x = (x + i) % 9
            td.wait(vmcnt=x)
        """)
        == expected("""
        error[TD123]: 'i' is undefined here
         --> kernel.py:6:14
        6 |         i = (i + 1) % 9
          |              ^
          = each step of the loop at kernel.py:5:14 changes 'i': its values neither repeat within 8 steps nor count by a constant
          = help: let it count by a constant, or depend on the step alone
        """)
    )


def test_an_undefined_name_after_an_assignment(refusal):
    """The mark is at the use: in a loop that ran often, CPython 3.11 names the assignment before the use."""
    assert (
        refusal("""
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(18):
            x = k
            acc = acc + 1
        td.store(c[0, 0], acc)
        """)
        == expected("""
        error[TD123]: 'acc' is undefined here
         --> kernel.py:7:15
        7 |         acc = acc + 1
          |               ^^^
          = each step of the loop at kernel.py:5:14 binds 'acc' to a new tile, and a loop carries a name only if it has the same tile again within 8 steps
          = help: make one tile before the loop: td.load(acc, …), acc += … and td.copy(acc, …) change it in place
        """)
    )


def test_a_rotation_of_nine(refusal):
    assert (
        refusal("""
        ring = list(range(9))
        for k in td.range(18):
            ring.append(ring.pop(0))
        """)
        == expected("""
        error[TD125]: 'ring' changes from step to step in a way that the device cannot follow
         --> kernel.py:5:14
        5 |     for k in td.range(18):
          |              ^^^^^^^^^^^^
          = it neither repeats within 8 steps nor counts by a constant
          = help: change the same register tile in place (td.load, +=, td.copy), swap two, or count by a constant
        """)
    )


def test_periods_of_three_and_four(refusal):
    assert (
        refusal("""
        r, s = [0, 1, 1], [0, 1, 1, 1]
        for k in td.range(24):
            r.append(r.pop(0))
            s.append(s.pop(0))
        """)
        == expected("""
        error[TD125]: the Python values at the start of a step repeat only every 12 steps, and at most 8 steps are unrolled
         --> kernel.py:5:14
        5 |     for k in td.range(24):
          |              ^^^^^^^^^^^^
          = help: let the periods of the changing names divide one another
        """)
    )


def test_a_name_that_one_arm_binds_to_text(refusal):
    assert (
        refusal("""
        if td.warp_id() == 0:
            label = "first"
        print(label)
        """)
        == expected("""
        error[TD123]: 'label' is undefined here
         --> kernel.py:6:11
        6 |     print(label)
          |           ^^^^^
          = only the warps that take the branch on a device value at kernel.py:4:8 bind it
          = help: let both arms leave the same value, or integers, or lists of one length; or use the name only within the branch
        """)
    )


def test_a_name_that_the_arms_bind_to_different_tiles(refusal):
    assert (
        refusal("""
        if td.warp_id() == 0:
            x = td.zeros(td.f32, 32, 32)
        else:
            x = td.zeros(td.f32, 32, 32)
        td.store(c[0, 0], x)
        """)
        == expected("""
        error[TD123]: 'x' is undefined here
         --> kernel.py:8:23
        8 |     td.store(c[0, 0], x)
          |                       ^
          = the branch on a device value at kernel.py:4:8 makes it a different 32x32 register tile in each arm
          = help: make one tile before the branch on a device value: td.load(x, …), x += … and td.copy(x, …) change it in place
        """)
    )


def test_a_list_that_one_arm_lengthens(refusal):
    assert (
        refusal("""
        seen = []
        if td.warp_id() == 0:
            seen.append(1)
        """)
        == expected("""
        error[TD124]: the value of 'seen' is not one value for all warps
         --> kernel.py:5:8
        5 |     if td.warp_id() == 0:
          |        ^^^^^^^^^^^^^^^^^
          = the branch on a device value at kernel.py:5:8 makes it a list of 1 in one arm, and a list of 0 in the other
          = help: let both arms leave the same value, or integers, or lists of one length; or use the name only within the branch
        """)
    )


def test_a_conditional_expression_of_tiles(refusal):
    assert (
        refusal("""
        x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
        z = x if td.warp_id() == 0 else y
        """)
        == expected("""
        error[TD124]: the sides of this conditional expression are a 32x32 register tile and a 32x32 register tile
         --> kernel.py:5:9
        5 |     z = x if td.warp_id() == 0 else y
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: the device chooses between integers: put tiles under an `if`
        """)
    )


def test_a_global_bound_in_a_device_loop(refusal):
    assert (
        refusal("""
        import tiledsl as td
        phase = 0

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            global phase
            td.grid(1)
            for k in td.range(4):
                phase ^= 1
        """)
        == expected("""
        error[TD144]: the global 'phase' is bound in a td.range loop
         --> kernel.py:8:14
        8 |     for k in td.range(4):
          |              ^^^^^^^^^^^
          = help: keep it in a local name, and pass it to functions that need it
        """)
    )


def test_a_collective_under_a_lane_condition(refusal):
    assert (
        refusal("""
        if td.lane_id() < 32:
            td.barrier()
        """)
        == expected("""
        error[TD127]: td.barrier under a condition that differs between lanes of a warp
         --> kernel.py:5:9
        5 |         td.barrier()
          |         ^^^^^^^^^^^^
          = help: take it out of the `if`: only work of single lanes, td.asm and arithmetic, can stand under a condition on lanes
        """)
    )


def test_a_step_that_escapes_its_loop(refusal):
    assert (
        refusal("""
        import tiledsl as td
        class Store:
            __slots__ = ()
            kept = []

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            for k in td.range(4):
                Store.kept = k
            td.wait(vmcnt=Store.kept)
        """)
        == expected("""
        error[TD142]: vmcnt depends on the step of a device loop that has ended
          --> kernel.py:11:5
        11 |     td.wait(vmcnt=Store.kept)
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^
           = help: keep the value in a local name: after the loop, the name has the last step's value
        """)
    )


def test_an_index_out_of_a_list(refusal):
    assert (
        refusal("""
        x = [1, 2]
        y = x[2]
        """)
        == expected("""
        error[TD110]: Python raised IndexError: list index out of range
         --> kernel.py:5:9
        5 |     y = x[2]
          |         ^^^^
          = help: Python indexes its lists during the capture of the kernel
        """)
    )


def test_an_error_in_a_comprehension(refusal):
    assert (
        refusal("""
        x = [[1, 2][i] for i in range(3)]
        """)
        == expected("""
        error[TD110]: Python raised IndexError: list index out of range
         --> kernel.py:4:10
        4 |     x = [[1, 2][i] for i in range(3)]
          |          ^^^^^^^^^
          = help: Python indexes its lists during the capture of the kernel
        """)
    )


def test_an_error_over_several_lines(refusal):
    assert (
        refusal("""
        x = td.load(
            3,
            4,
        )
        """)
        == expected("""
        error[TD101]: td.load cannot copy (3, 4)
         --> kernel.py:4:9
        4 |     x = td.load(
          |         ^^^^^^^^
          = help: load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or load(g[i, j], (rows, cols))
        """)
    )


def test_a_name_that_is_not_there(refusal):
    assert (
        refusal("""
        td.barrer()
        """)
        == expected("""
        error[TD155]: tiledsl has no word 'barrer'
         --> kernel.py:4:5
        4 |     td.barrer()
          |     ^^^^^^^^^
          = help: did you mean td.barrier?
        """)
    )


def test_an_exception_without_words(refusal):
    assert (
        refusal("""
        raise ValueError
        """)
        == expected("""
        error[TD110]: Python raised ValueError
         --> kernel.py:4:5
        4 |     raise ValueError
          |     ^^^^^^^^^^^^^^^^
        """)
    )


def test_a_caret_after_text_that_is_not_ascii(refusal):
    assert (
        refusal("""
        x = "größe 中文"; td.barrier(3)
        """)
        == expected("""
        error[TD154]: td.barrier takes no argument in order, and got 1
         --> kernel.py:4:21
        4 |     x = "größe 中文"; td.barrier(3)
          |                       ^^^^^^^^^^^^^
          = help: td.barrier()
        """)
    )


def test_a_caret_after_tabs(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
        \tif True:
        \t\ttd.barrier(3)
        """)
        == expected("""
        error[TD154]: td.barrier takes no argument in order, and got 1
         --> kernel.py:5:3
        5 | \t\ttd.barrier(3)
          | \t\t^^^^^^^^^^^^^
          = help: td.barrier()
        """)
    )


def test_a_kernel_in_a_function(refusal):
    assert (
        refusal('''
        import tiledsl as td
        def make():
            @td.kernel(
                warps=4,
                waits="auto",
            )
            def kernel(c: td.gl[td.f32, "M", "N"]):
                text = """
        not indented"""
                td.grid(1)
                td.barrier(text)
            return kernel
        k = make()
        ''')
        == expected("""
        error[TD154]: td.barrier takes no argument in order, and got 1
          --> kernel.py:11:9
        11 |         td.barrier(text)
           |         ^^^^^^^^^^^^^^^^
           = help: td.barrier()
        """)
    )


def test_two_problems_at_once(refusal):
    assert (
        refusal("""
        acc, x = td.zeros(td.f32, 32, 32, layout="row"), td.rt(td.bf16, 32, 16)
        for i in range(2):
            td.mma_ABt(acc, x, x)
        td.store(c[0, 0], x)
        """)
        == expected("""
        error[TD133]: td.mma_ABt takes acc, a, b in layouts col, row, row, and they are row, row, row
         --> kernel.py:6:9
        6 |         td.mma_ABt(acc, x, x)
          |         ^^^^^^^^^^^^^^^^^^^^^
          = help: td.zeros(…, layout="col") makes an accumulator

        error[TD130]: a register tile of bf16 is stored to 'c', which holds f32
         --> kernel.py:7:5
        7 |     td.store(c[0, 0], x)
          |     ^^^^^^^^^^^^^^^^^^^^
          = help: convert the tile before: td.cast(x, td.f32)
        """)
    )


GROWING = """
at = td.warp_id()
for i in range({count}):
    if td.warp_id() < i % 3 + 1:
        at = td.warp_id() * (i + 2) % 7 + i
"""


def test_a_name_that_many_branches_bind_is_lost_after_them(refusal, capture):
    assert capture(GROWING.format(count=80)).grid
    found = refusal(GROWING.format(count=80) + "td.asm('s_nop {n}', n=at)\n")
    assert "it is an expression of more than 500 parts" in found
    assert "use the name only within that statement, or bind it again after the statement" in found


def test_a_name_that_branches_of_a_loop_bind_is_lost_after_the_loop(refusal, capture):
    growing = "for k in td.range(4):\n" + textwrap.indent(GROWING.format(count=40).replace("% 7 + i", "% 7 + i + k * i % 5").strip(), "    ") + "\n"
    assert capture(growing).grid
    assert "it is an expression of more than 500 parts" in refusal(growing + "td.asm('s_nop {n}', n=at)\n")
