"""Wrong uses of device values, tensors, roles, helpers and tile ops, with the whole text of the error."""

import pytest

from tests.frontend.support import expected
from tiledsl.language.capture import host_state
from tiledsl.language.recording.capture import Capture


def test_a_quotient_of_a_device_integer(refusal):
    assert (
        refusal("""
        x = td.warp_id() / 2
        """)
        == expected("""
        error[TD102]: '/' makes a float of a device integer
         --> kernel.py:4:9
        4 |     x = td.warp_id() / 2
          |         ^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
        """)
    )


def test_a_device_integer_and_a_float(refusal):
    assert (
        refusal("""
        x = td.warp_id() + 0.5
        """)
        == expected("""
        error[TD102]: '+' takes integers on the device, and got 0.5
         --> kernel.py:4:9
        4 |     x = td.warp_id() + 0.5
          |         ^^^^^^^^^^^^^^^^^^
          = help: `/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile
          = help: numbers that are not whole can be combined with register tiles, as in 0.5 * acc
        """)
    )


def test_a_shift_by_a_text(refusal):
    assert (
        refusal("""
        x = td.lane_id() << "1"
        """)
        == expected("""
        error[TD110]: Python raised TypeError: unsupported operand type(s) for <<: a device value and 'str'
         --> kernel.py:4:9
        4 |     x = td.lane_id() << "1"
          |         ^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_an_integer_computed_from_the_warp_number(refusal):
    assert (
        refusal("""
        x = (td.warp_id() - td.warp_id())[0]
        """)
        == expected("""
        error[TD110]: Python raised TypeError: an integer is not subscriptable
         --> kernel.py:4:9
        4 |     x = (td.warp_id() - td.warp_id())[0]
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_division_by_zero(refusal):
    assert (
        refusal("""
        x = td.lane_id() // 0
        """)
        == expected("""
        error[TD110]: Python raised ZeroDivisionError: integer division or modulo by zero
         --> kernel.py:4:9
        4 |     x = td.lane_id() // 0
          |         ^^^^^^^^^^^^^^^^^
        """)
    )


def test_roles_that_are_not_the_warps(refusal):
    assert (
        refusal("""
        producer, consumer = td.roles(producer=1, consumer=4)
        """)
        == expected("""
        error[TD107]: the roles have 5 warps together, and the kernel has warps=4
         --> kernel.py:4:26
        4 |     producer, consumer = td.roles(producer=1, consumer=4)
          |                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write warps=5, or leave out warps=
        """)
    )


def test_no_roles(refusal):
    assert (
        refusal("""
        td.roles()
        """)
        == expected("""
        error[TD107]: td.roles names no role
         --> kernel.py:4:5
        4 |     td.roles()
          |     ^^^^^^^^^^
          = help: producer, consumer = td.roles(producer=1, consumer=4)
        """)
    )


def test_roles_twice(refusal):
    assert (
        refusal("""
        td.roles(one=2, two=2)
        td.roles(one=2, two=2)
        """)
        == expected("""
        error[TD119]: td.roles is called twice: a kernel divides its warps once
         --> kernel.py:5:5
        5 |     td.roles(one=2, two=2)
          |     ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_role_of_no_warp(refusal):
    assert (
        refusal("""
        td.roles(one=4, two=0)
        """)
        == expected("""
        error[TD105]: the number of warps of role 'two' is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:5
        4 |     td.roles(one=4, two=0)
          |     ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_role_entered_by_a_helper(refusal):
    assert (
        refusal("""
        import tiledsl as td
        def helper(role):
            with role:
                td.barrier()

        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            producer, consumer = td.roles(producer=1, consumer=3)
            helper(producer)
        """)
        == expected(
            """
        error[TD120]: only a `with` statement of a kernel or tile op can enter a role
         --> kernel.py:3:5
        3 |     with role:
          |     ^^^^^^^^^^
         ::: kernel.py:9:5
        9 |     helper(producer)
          |     ^^^^^^^^^^^^^^^^ in this call
          = help: decorate this helper with @td.op
        """,
            since_3_13="""
        error[TD120]: only a `with` statement of a kernel or tile op can enter a role
         --> kernel.py:3:10
        3 |     with role:
          |          ^^^^
         ::: kernel.py:9:5
        9 |     helper(producer)
          |     ^^^^^^^^^^^^^^^^ in this call
          = help: decorate this helper with @td.op
        """,
        )
    )


def test_roles_of_too_many_warps(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            td.roles(one=8, two=9)
        """)
        == expected("""
        error[TD107]: the roles have 17 warps together, and a block has at most 16
         --> kernel.py:5:5
        5 |     td.roles(one=8, two=9)
          |     ^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_device_loop_in_a_plain_helper(refusal):
    assert (
        refusal("""
        import tiledsl as td
        def helper(n):
            for k in td.range(n):
                td.barrier()

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            helper(4)
        """)
        == expected(
            """
        error[TD120]: only a `for` statement of a kernel or tile op can loop over td.range
         --> kernel.py:3:5
        3 |     for k in td.range(n):
          |     ^^^^^^^^^^^^^^^^^^^^^
         ::: kernel.py:9:5
        9 |     helper(4)
          |     ^^^^^^^^^ in this call
          = help: decorate this helper with @td.op
        """,
            since_3_13="""
        error[TD120]: only a `for` statement of a kernel or tile op can loop over td.range
         --> kernel.py:3:14
        3 |     for k in td.range(n):
          |              ^^^^^^^^^^^
         ::: kernel.py:9:5
        9 |     helper(4)
          |     ^^^^^^^^^ in this call
          = help: decorate this helper with @td.op
        """,
        )
    )


def test_a_device_branch_in_a_plain_helper(refusal):
    assert (
        refusal("""
        import tiledsl as td
        def helper(w):
            if w == 0:
                td.barrier()

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            helper(td.warp_id())
        """)
        == expected("""
        error[TD121]: Python asks for the truth of a device value
         --> kernel.py:3:8
        3 |     if w == 0:
          |        ^^^^^^
         ::: kernel.py:9:5
        9 |     helper(td.warp_id())
          |     ^^^^^^^^^^^^^^^^^^^^ in this call
          = help: in a kernel or a tile op, `if`, `and`, `or`, `not` and conditional expressions work on device values: decorate this helper with @td.op
        """)
    )


def test_an_error_in_a_helper_in_an_op(refusal):
    assert (
        refusal("""
        import tiledsl as td
        def shape():
            return td.st(td.bf16, 0, 0)

        @td.op
        def inner():
            return shape()

        @td.op
        def outer():
            x = 1
            return inner()

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            outer()
        """)
        == expected("""
        error[TD105]: the number of rows of a shared tile is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:3:12
        3 |     return td.st(td.bf16, 0, 0)
          |            ^^^^^^^^^^^^^^^^^^^^
         ::: kernel.py:7:12
        7 |     return shape()
          |            ^^^^^^^ in this call
         ::: kernel.py:12:12
        12 |     return inner()
          |            ^^^^^^^ in this call
         ::: kernel.py:17:5
        17 |     outer()
          |     ^^^^^^^ in this call
        """)
    )


def test_a_function_that_calls_itself(refusal):
    assert (
        refusal("""
        def down(n):
            return down(n + 1)
        down(0)
        """)
        == expected("""
        error[TD143]: a function calls itself without end
         --> kernel.py:5:16
        5 |         return down(n + 1)
          |                ^^^^^^^^^^^
         ::: kernel.py:6:5
        6 |     down(0)
          |     ^^^^^^^ in this call
          = help: both arms of a branch on a device value are captured, so such a branch ends no recursion: decide on host values
        """)
    )


@pytest.mark.thorough
def test_an_op_that_calls_itself(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.op
        def down(n):
            if n > 0:
                down(n)

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            down(td.warp_id())
        """)
        == expected("""
        error[TD143]: a function calls itself without end
         --> kernel.py:5:9
        5 |         down(n)
          |         ^^^^^^^
         ::: kernel.py:10:5
        10 |     down(td.warp_id())
          |     ^^^^^^^^^^^^^^^^^^ in this call
          = help: both arms of a branch on a device value are captured, so such a branch ends no recursion: decide on host values
        """)
    )


def test_a_loop_of_pythons_without_end(refusal):
    """Where one warp is all, its number is known."""
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            while td.warp_id() < 1:
                pass
        """)
        == expected("""
        error[TD143]: `while` has not ended after 16,384 turns
         --> kernel.py:5:11
        5 |     while td.warp_id() < 1:
          |           ^^^^^^^^^^^^^^^^
          = help: Python runs `while` during the capture of the kernel: td.range is a loop on the device
        """)
    )


def test_a_loop_of_pythons_that_records_without_end(refusal):
    """What it records makes it slow, long before it has taken as many turns."""
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            while True:
                td.barrier()
                td.barrier()
                td.barrier()
        """)
        == expected("""
        error[TD143]: `while` has not ended after 5,462 turns, which recorded 16,386 statements
         --> kernel.py:5:11
        5 |     while True:
          |           ^^^^
          = help: Python runs `while` during the capture of the kernel: td.range is a loop on the device
        """)
    )


def test_a_kernel_of_too_many_statements(refusal):
    """Python's `for` writes the statement out: a kernel of 200,000 barriers took a long time in silence."""
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            for _ in range(200_000):
                td.barrier()
        """)
        == expected("""
        error[TD143]: the kernel has recorded 32,768 statements, and this is one more
         --> kernel.py:6:9
        6 |         td.barrier()
          |         ^^^^^^^^^^^^
          = help: Python runs a `for` without td.range during the capture, and each turn adds its statements: td.range is a loop on the device
        """)
    )


def captures(monkeypatch):
    made = []
    begin = Capture.__init__
    monkeypatch.setattr(Capture, "__init__", lambda self, *given, **named: made.append(self) or begin(self, *given, **named))
    return made


FETCHES = """
    import tiledsl as td
    @td.kernel(warps=1)
    def k(a: td.gl[td.bf16, "M", "K"]):
        td.grid(1)
        shared, held = td.st(td.bf16, 16, 32), [None] * 200
        def fetch(n):
            held[n] = td.fetch(shared, a[0, 0])
        for n in range(200):
            fetch(n)
        td.warp_id() / 2
"""


def test_names_of_many_tiles_in_a_list(refusal, monkeypatch):
    """Each function that ends names what all variables hold: for 32,000 fetches in a list of 65,000 that took hours. The search ends after so many values."""
    made = captures(monkeypatch)
    monkeypatch.setattr(host_state, "MOST_SEARCHED", 2000)
    assert "TD102" in refusal(FETCHES)
    assert all(2000 <= one.searched < 2000 + 2 * 200 for one in made) and made
    assert sorted(made[0].names.values())[:3] == ["held_0", "held_1", "held_2"]
    assert 1 < len(made[0].names) < 20


def test_loops_that_save_too_many_values(refusal, monkeypatch):
    monkeypatch.setattr(host_state, "MOST_SAVED", 10_000)
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            numbers = list(range(300))
            for _ in range(300):
                for _ in td.range(4):
                    td.barrier()
        """)
        == expected("""
        error[TD143]: the variables hold too many values: loops and branches of the device have saved 10,000 in all
         --> kernel.py:7:9
        7 |         for _ in td.range(4):
          |         ^^^^^^^^^^^^^^^^^^^^^
          = help: each loop and branch of the device saves all values that variables hold: let td.range repeat, or keep fewer values in lists
        """)
    )


def test_an_op_with_too_few_arguments(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.op
        def add(x, y):
            return x + y

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            add(td.warp_id())
        """)
        == expected("""
        error[TD154]: add is called without 'y'
         --> kernel.py:9:5
        9 |     add(td.warp_id())
          |     ^^^^^^^^^^^^^^^^^
          = help: add(x, y)
        """)
    )


def test_a_kernel_called_by_a_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def other(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            other(c)
        """)
        == expected("""
        error[TD129]: kernel 'other' is used inside a kernel
         --> kernel.py:9:5
        9 |     other(c)
          |     ^^^^^^^^
          = help: put the code that kernels share into a tile op, a function decorated with @td.op
        """)
    )


def test_a_tile_of_a_kernel_that_has_ended(refusal):
    assert (
        refusal("""
        import tiledsl as td
        kept = []

        @td.kernel(warps=4)
        def first(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            kept.append(td.zeros(td.f32, 32, 32))

        first.capture("gfx942", {"M": 32, "N": 32})

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            x = td.zeros(td.f32, 32, 32)
            td.store(c[0, 0], kept[0])
        """)
        == expected("""
        error[TD148]: a 32x32 register tile belongs to a kernel that has ended, or to an attempt of the capture that was discarded
          --> kernel.py:15:5
        15 |     td.store(c[0, 0], kept[0])
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^
           = help: make the tiles in the kernel that uses them
        """)
    )


def test_a_word_at_module_level(refusal):
    assert (
        refusal("""
        import tiledsl as td
        x = td.warp_id()
        """)
        == expected("""
        error[TD100]: td.warp_id is a word of kernels: use it inside a function decorated with @td.kernel or @td.op
         --> kernel.py:2:5
        2 | x = td.warp_id()
          |     ^^^^^^^^^^^^
        """)
    )


def test_an_op_called_at_module_level(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.op
        def nothing():
            pass

        nothing()
        """)
        == expected("""
        error[TD100]: 'nothing', a tile op, is a word of kernels: use it inside a function decorated with @td.kernel or @td.op
         --> kernel.py:6:1
        6 | nothing()
          | ^^^^^^^^^
        """)
    )


def test_a_place_in_a_transposed_tensor(refusal):
    assert (
        refusal("""
        td.store(c.T[0, 0], td.zeros(td.f32, 32, 32))
        """)
        == expected("""
        error[TD103]: 'c.T' is a formula of a contract, and has no coordinates
         --> kernel.py:4:14
        4 |     td.store(c.T[0, 0], td.zeros(td.f32, 32, 32))
          |              ^^^^^^^^^
          = help: element (i, j) of c.T is element (j, i) of 'c': write c[j, i]
          = help: td.mma_ABt(acc, b, a) computes the transposed product of td.mma_ABt(acc, a, b)
        """)
    )
