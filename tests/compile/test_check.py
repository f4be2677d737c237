"""`kernel.check(…)`: what it gives back, that it raises for requests alone, and that it agrees with `lower`."""

import pytest

import tiledsl as td
from tests.kernels.gemms import one_warp
from tiledsl.compile.verify import planned


def kernel(body):
    """A kernel of one warp, with sizes, around a function that loads and stores."""

    @td.kernel(warps=1, sizes=dict(M=64, K=64))
    def k(a: td.gl[td.f32, "M", "K"], c: td.gl[td.f32, "M", "K"], shift=0):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
        body(a, c, row, col, shift)

    return k


@kernel
def copy(a, c, row, col, shift):
    if not shift:
        td.ensures(c, a)
    td.store(c[row, col], td.load(a[row + shift, col], (32, 32)))


@kernel
def several(a, c, row, col, shift):
    td.store(c[row, col], td.load(a[row, col + 1], (32, 32)))
    td.st(td.f32, 16, 32)
    td.load(td.st(td.bf16, 32, 32), a[row, col])
    td.store(c[row, col + 2], td.load(a[row, col], (32, 32)))


@kernel
def outside_alone(a, c, row, col, shift):
    tile = td.st(td.f32, 16, 32)  # never used: a warning stands before the error of a later line
    td.store(c[row, col], td.load(a[row, col + 1], (32, 32)))
    del tile


@td.kernel(warps=1)
def any_rows(a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M"), 32]):
    (row,) = (td.grid(td.cdiv(a.rows, 32)),)
    td.store(c[row, 0], td.load(a[row + (a.rows >= 65), 0], (32, 32)))


def codes(diagnostics):
    return [diagnostic.code for diagnostic in diagnostics]


def test_a_right_kernel_has_none():
    assert copy.check() == ()


def test_what_the_ir_shows_is_refused_before_the_program_is_used():
    """The errors of the IR and of the plan, behind the warnings of the plan; the order and the values are not looked at."""
    right, wrong = (copy.capture("gfx942", {"shift": shift}) for shift in (0, 1))
    program, fixed = planned(right, "gfx942")
    assert fixed.name == "k" and program.target.name == "gfx942"
    with pytest.raises(td.KernelError) as caught:
        planned(wrong, "gfx942")
    assert codes(caught.value.diagnostics) == ["TD301"]


def test_sizes_and_options_are_those_of_lower():
    assert codes(copy.check(M=64, shift=1)) == ["TD301"]
    assert codes(copy.check("gfx950", K=33, strides=dict(a=40, c=64))) == codes(copy.lower("gfx950", K=33, strides=dict(a=40, c=64)).warnings)


@pytest.mark.parametrize("request_", [{"Q": 1}, {"M": 0}, {"target": "gfx1"}, {"unchecked": True}, {"strides": {"b": 1}}])
def test_a_request_that_makes_no_sense_is_an_error(request_):
    with pytest.raises(td.UsageError):
        copy.check(**request_)


def test_a_missing_size_is_an_error():
    with pytest.raises(td.UsageError) as caught:
        one_warp.check(M=32)
    assert str(caught.value) == "error: kernel 'one_warp' needs the sizes K, N, as in check(K=8192, N=8192)"


def test_what_the_capture_stops_at_is_given_back():
    assert codes(several.check()) == ["TD130"]


def test_warnings_and_errors_together_by_line():
    assert codes(outside_alone.check()) == ["TD702", "TD301"]


def test_what_lower_refuses_with_is_what_check_gives_back():
    with pytest.raises(td.KernelError) as caught:
        outside_alone.lower()
    assert set(caught.value.diagnostics) == set(outside_alone.check())


def test_run_time_sizes_are_checked_at_a_few():
    """The finding says at which."""
    (finding,) = any_rows.check()
    assert finding.code == "TD301" and finding.notes[-1].startswith("found at M=")
    assert codes(any_rows.check(M=64)) == ["TD301"]  # lower checks the few too


def test_no_compiler_is_asked_for(monkeypatch):
    def never(*_):
        raise AssertionError("a compiler is looked for")

    monkeypatch.setattr("tiledsl.compile.compile.find_compilers", never)
    assert copy.check() == ()


def test_a_sum_of_parts_beside_another_contract():
    """The contract of the other output stays as it is: one that is wrong is found."""

    @td.kernel(warps=1)
    def two(a: td.gl[td.f32, 2, 32, 32], b: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], d: td.gl[td.f32, 32, 32], factor=2.0):
        td.ensures(c, td.old(c) + td.sum_of_parts(a, 2))
        td.ensures(d, factor * b)
        part = td.grid(2)
        td.atomic_add(c[0, 0], td.load(a[part, 0, 0], (32, 32)), part=part, parts=2)
        if part < 1:
            td.store(d[0, 0], 2.0 * td.load(b[0, 0], (32, 32)))

    assert codes(two.check()) == []
    assert codes(two.check(factor=3.0)) == ["TD602"]
