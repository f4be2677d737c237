"""Signatures and decorators that are refused, with the whole text of the error."""

import pathlib

import pytest

import tiledsl as td
from tests.frontend.support import expected


def test_a_kernel_with_star_arguments(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(*tensors):
            td.grid(1)
        """)
        == expected("""
        error[TD113]: kernel 'k' takes *tensors, and each of its parameters must have a name
         --> kernel.py:3:1
        3 | def k(*tensors):
          | ^^^^^^^^^^^^^^^^
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_kernel_with_keyword_arguments(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(**tensors):
            td.grid(1)
        """)
        == expected("""
        error[TD113]: kernel 'k' takes **tensors, and each of its parameters must have a name
         --> kernel.py:3:1
        3 | def k(**tensors):
          | ^^^^^^^^^^^^^^^^^
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_parameter_without_annotation(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c):
            td.grid(1)
        """)
        == expected("""
        error[TD113]: parameter 'c' of kernel 'k' is no tensor, no scalar and no option
         --> kernel.py:3:7
        3 | def k(c):
          |       ^
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_dimension_named_like_a_parameter(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "tile", "N"], tile=32):
            td.grid(1)
        """)
        == expected("""
        error[TD114]: the dimension 'tile' has the name of a parameter of kernel 'k'
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "tile", "N"], tile=32):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: rename one of them
        """)
    )


def test_a_dimension_named_like_an_argument_of_lower(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "target"]):
            td.grid(1)
        """)
        == expected("""
        error[TD114]: 'target' of kernel 'k' has the name of a parameter of Kernel.lower
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "target"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: rename it
        """)
    )


@pytest.mark.parametrize("name", ["iterations", "model", "figures"])
def test_an_option_named_like_an_argument_of_profile(refusal, name):
    line = f'def k(c: td.gl[td.f32, "M", 32], {name}=4):'
    assert (
        refusal(f"""
        import tiledsl as td
        @td.kernel(warps=4)
        {line}
            td.grid(1)
        """)
        == expected(f"""
        error[TD114]: '{name}' of kernel 'k' has the name of a parameter of Kernel.profile
         --> kernel.py:3:1
        3 | {line}
          | {"^" * len(line)}
          = help: rename it
        """)
    )


def test_a_tensor_of_negative_size(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", -4]):
            td.grid(1)
        """)
        == expected("""
        error[TD116]: td.gl takes an element type and one to three dimensions, and got [the element type f32, 'M', -4]
         --> kernel.py:3:10
        3 | def k(c: td.gl[td.f32, "M", -4]):
          |          ^^^^^^^^^^^^^^^^^^^^^^
          = help: td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1
        """)
    )


def test_a_dimension_that_is_no_name(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "2K"]):
            td.grid(1)
        """)
        == expected("""
        error[TD116]: td.gl takes an element type and one to three dimensions, and got [the element type f32, 'M', '2K']
         --> kernel.py:3:10
        3 | def k(c: td.gl[td.f32, "M", "2K"]):
          |          ^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1
        """)
    )


def test_an_annotation_that_cannot_be_evaluated(refusal):
    assert (
        refusal("""
        from __future__ import annotations
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", size]):
            td.grid(1)
        """)
        == expected("""
        error[TD112]: the annotations of 'k' cannot be evaluated: NameError: name 'size' is not defined
         --> kernel.py:4:1
        4 | def k(c: td.gl[td.f32, "M", size]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: names in annotations must be visible where the function is defined
        """)
    )


def test_a_malformed_annotation_kept_as_text(refusal):
    assert (
        refusal("""
        from __future__ import annotations
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32]):
            td.grid(1)
        """)
        == expected("""
        error[TD116]: td.gl takes an element type and one to three dimensions, and got [the element type f32]
         --> kernel.py:3:2
        3 | @td.kernel(warps=4)
          |  ^^^^^^^^^^^^^^^^^^
          = help: td.gl[td.bf16, "M", "K"]: a dimension is a name, which the call binds, or a whole number, at least 1
        """)
    )


def test_an_unknown_target(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(target="gfx900", warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: target='gfx900': tiledsl knows gfx90a (MI250, MI250X, MI210); gfx942 (MI300X, MI300A, MI325X); gfx950 (MI350X, MI355X)
         --> kernel.py:2:12
        2 | @td.kernel(target="gfx900", warps=4)
          |            ^^^^^^^^^^^^^^^
          = help: leave out target=, and choose the target when lowering
        """)
    )


@pytest.mark.parametrize(
    "tune, message, caret, helped",
    [
        ("dict(BLOK=(32, 64))", "tune={'BLOK': …}: kernel 'k' has no option 'BLOK' (did you mean 'BLOCK'?)", 22, "its options are BLOCK"),
        ("dict(BLOCK=64)", "tune={'BLOCK': …}: its values are a tuple or a list with at least one value", 22, ""),
        ("dict(BLOCK=(64, 128))", "tune={'BLOCK': …}: its default, 32, is not among them", 22, "list the default too: tune=dict(BLOCK=(32, 64, 128))"),
        ("dict(BLOCK=(32, 32))", "tune={'BLOCK': …}: a value is listed twice", 22, ""),
        ("dict(BLOCK=(32, None))", "tune={'BLOCK': …}: None is none of a bool, text, or a finite number of 64 bits", 22, ""),
        ("dict(BLOCK=(32, 2**63))", "tune={'BLOCK': …}: 9223372036854775808 is none of a bool, text, or a finite number of 64 bits", 22, ""),
        ("dict(BLOCK=(32, '\\ud800'))", "tune={'BLOCK': …}: '\\ud800' is none of a bool, text, or a finite number of 64 bits", 22, ""),
        ("(32, 64)", "tune=(32, 64): values are listed for each option by name", 12, "tune=dict(BLOCK=(128, 256), K_STEP=(32, 64))"),
    ],
)
def test_values_to_choose_from(refusal, tune, message, caret, helped):
    text = refusal(f"""
        import tiledsl as td
        @td.kernel(tune={tune}, warps=1)
        def k(c: td.gl[td.f32, "M", "N"], BLOCK=32):
            td.grid(1)
        """)
    first, place, line, under, help = text.strip().splitlines()
    assert first == f"error[TD115]: {message}"
    assert (place, line) == (f" --> kernel.py:2:{caret}", f"2 | @td.kernel(tune={tune}, warps=1)")
    assert help == f"  = help: {helped or 'list the default and its alternatives: tune=dict(BLOCK=(128, 256), K_STEP=(32, 64))'}"


def test_an_unknown_mode_of_waits(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(waits="never", warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: waits='never': it is one of 'auto', 'manual'
         --> kernel.py:2:12
        2 | @td.kernel(waits="never", warps=4)
          |            ^^^^^^^^^^^^^
          = help: leave out waits= for 'auto'
        """)
    )


def test_too_many_warps(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=17)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: warps=17: a block has 1..16 warps of 64 lanes
         --> kernel.py:2:12
        2 | @td.kernel(warps=17)
          |            ^^^^^^^^
          = help: give a whole number in that range, or leave the argument out
        """)
    )


def test_warps_that_are_no_number(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=True)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: warps=True: a block has 1..16 warps of 64 lanes
         --> kernel.py:2:12
        2 | @td.kernel(warps=True)
          |            ^^^^^^^^^^
          = help: give a whole number in that range, or leave the argument out
        """)
    )


def test_an_occupancy_out_of_range(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4, waves_per_simd=9)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: waves_per_simd=9: a SIMD holds 1..8 waves
         --> kernel.py:2:21
        2 | @td.kernel(warps=4, waves_per_simd=9)
          |                     ^^^^^^^^^^^^^^^^
          = help: give a whole number in that range, or leave the argument out
        """)
    )


def test_sizes_of_another_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4, sizes={"K": 8})
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: sizes={'K': …}: kernel 'k' has no such size or option
         --> kernel.py:2:28
        2 | @td.kernel(warps=4, sizes={"K": 8})
          |                            ^^^
          = help: it takes M, N
        """)
    )


def test_no_warps(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD106]: kernel 'k' does not say how many warps a block has
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write @td.kernel(warps=4), or call td.roles
        """)
    )


def test_warps_asked_for_before_they_are_known(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel
        def k(c: td.gl[td.f32, "M", "N"]):
            td.barrier()
        """)
        == expected("""
        error[TD106]: td.barrier needs to know how many warps a block has
         --> kernel.py:4:5
        4 |     td.barrier()
          |     ^^^^^^^^^^^^
          = help: write @td.kernel(warps=4), or call td.roles first
        """)
    )


def test_no_grid(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            pass
        """)
        == expected("""
        error[TD149]: kernel 'k' has no launch grid
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: call td.grid(blocks, …) once
        """)
    )


def test_a_kernel_that_returns(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            return td.zeros(td.f32, 32, 32)
        """)
        == expected("""
        error[TD118]: a kernel returns nothing, but this kernel returns a 32x32 register tile
         --> kernel.py:5:5
        5 |     return td.zeros(td.f32, 32, 32)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.store(c[i, j], tile) writes what a kernel computes
        """)
    )


def test_a_kernel_that_yields(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            yield 1
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but this function yields
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_an_async_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        async def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but this is an async def
         --> kernel.py:3:1
        3 | async def k(c: td.gl[td.f32, "M", "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_lambda_as_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        k = td.kernel(lambda c: td.grid(1), warps=4)
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but this is a lambda
         --> kernel.py:2:15
        2 | k = td.kernel(lambda c: td.grid(1), warps=4)
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_lambda_as_op(refusal):
    assert (
        refusal("""
        import tiledsl as td
        k = td.op(lambda c: td.grid(1))
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but this is a lambda
         --> kernel.py:2:11
        2 | k = td.op(lambda c: td.grid(1))
          |           ^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_class_as_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel
        class k:
            pass
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but @td.kernel got the class 'k'
         --> kernel.py:2:2
        2 | @td.kernel
          |  ^^^^^^^^^
          = help: @td.kernel stands directly above the def, below other decorators
        """)
    )


def test_a_kernel_decorated_with_a_target_alone(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel("gfx942")
        def k():
            pass
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but @td.kernel got 'gfx942'
         --> kernel.py:2:2
        2 | @td.kernel("gfx942")
          |  ^^^^^^^^^^^^^^^^^^^
          = help: @td.kernel stands directly above the def, below other decorators
        """)
    )


def test_a_method_as_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        class Model:
            @td.kernel(warps=4)
            def k(self, c: td.gl[td.f32, "M", "N"]):
                td.grid(1)
        """)
        == expected("""
        error[TD113]: parameter 'self' of kernel 'k' is no tensor, no scalar and no option
         --> kernel.py:4:11
        4 |     def k(self, c: td.gl[td.f32, "M", "N"]):
          |           ^^^^
          = help: a kernel is a function, not a method
          = help: annotate a tensor, x: td.gl[td.bf16, "M", "K"], or a scalar, alpha: td.f32, or give an option its default, tile=128
        """)
    )


def test_a_static_method_as_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        class Model:
            @td.kernel
            @staticmethod
            def k(c: td.gl[td.f32, "M", "N"]):
                td.grid(1)
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but @td.kernel got a Python staticmethod
         --> kernel.py:3:6
        3 |     @td.kernel
          |      ^^^^^^^^^
          = help: @td.kernel stands directly above the def, below other decorators
        """)
    )


def test_a_decorator_between(refusal):
    assert (
        refusal("""
        import functools
        import tiledsl as td
        def logged(f):
            @functools.wraps(f)
            def wrapper(*args):
                return f(*args)
            return wrapper

        @td.kernel(warps=4)
        @logged
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD117]: a kernel or tile op is a plain `def`, but another decorator has replaced this function
         --> kernel.py:5:5
        5 |     def wrapper(*args):
          |     ^^^^^^^^^^^^^^^^^^^
          = help: put tiledsl's decorator directly above the def, below the other decorators
        """)
    )


def test_source_that_is_not_in_a_file(refusal):
    assert (
        refusal(r"""
        import tiledsl as td
        exec("@td.kernel(warps=4)\ndef k(): pass")
        """)
        == expected("""
        error[TD111]: the source of 'k' cannot be read
          = Python gives its place as line 1 of <string>
          = help: kernels and tile ops must stand in a file that has not changed since its import: the interactive prompt and exec() keep no source
        """)
    )


def test_waits_of_an_op(refusal):
    assert (
        refusal("""
        import tiledsl as td
        @td.op(waits="manual")
        def load():
            pass
        """)
        == expected("""
        error[TD141]: @td.op(waits='manual') is not possible yet
         --> kernel.py:3:1
        3 | def load():
          | ^^^^^^^^^^^
          = help: leave out waits=: @td.kernel(waits=…) also applies to the ops that the kernel calls
        """)
    )


def test_an_argument_that_is_not_written_at_the_kernel(refusal):
    """The `def` line stands for it."""
    text = """
        import tiledsl as td
        four = td.kernel(warps=17)
        @four
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """
    said = """
        error[TD115]: warps=17: a block has 1..16 warps of 64 lanes
         --> kernel.py:4:1
        4 | def k(c: td.gl[td.f32, "M", "N"]):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: give a whole number in that range, or leave the argument out
        """
    assert refusal(text) == expected(said)


def test_sizes_that_are_not_written_at_the_kernel(refusal):
    assert (
        refusal("""
        import tiledsl as td
        SIZES = dict(M=64, K=8)
        @td.kernel(warps=4, sizes=SIZES)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
        """)
        == expected("""
        error[TD115]: sizes={'K': …}: kernel 'k' has no such size or option
         --> kernel.py:3:21
        3 | @td.kernel(warps=4, sizes=SIZES)
          |                     ^^^^^^^^^^^
          = help: it takes M, N
        """)
    )


def test_one_of_several_returns(refusal):
    """Which one Python ran is not known any more."""
    assert (
        refusal("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"], early=True):
            td.grid(1)
            if early:
                return 1
            return 2
        """)
        == expected("""
        error[TD118]: a kernel returns nothing, but this kernel returns 1
         --> kernel.py:3:1
        3 | def k(c: td.gl[td.f32, "M", "N"], early=True):
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.store(c[i, j], tile) writes what a kernel computes
        """)
    )


@pytest.mark.parametrize(
    "dtype, default, said",
    [
        ("f32", "'x'", "'x', where a number is expected"),
        ("i32", "1.0", "1.0, where a whole number is expected"),
        ("i32", "np.array(3)", "a Python ndarray, an array, where a whole number is expected: pass int(...) of the array"),
    ],
)
def test_a_default_that_the_type_does_not_have(refusal, dtype, default, said):
    first, place, *_, help = refusal(f"""
        import numpy as np
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], n: td.{dtype} = {default}):
            td.grid(1)
        """).strip().splitlines()
    assert first == f"error[TD170]: the default of scalar parameter 'n' of kernel 'k' is {said}"
    assert (place, help) == (" --> kernel.py:4:35", "  = help: give n a number, or no default")


def test_a_file_that_is_no_longer_python(module):
    kernel = module("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, 32, 32]):
            td.grid(1)
        """).k
    pathlib.Path("kernel.py").write_text("def (:\n")
    with pytest.raises(td.KernelError) as caught:
        kernel.capture("gfx942", {})
    first, _, help = str(caught.value).splitlines()
    assert first == "error[TD111]: the source of 'k' cannot be read"
    assert help.startswith("  = help: kernels and tile ops must stand in a file that has not changed since its import")
