"""The variants of a kernel and of a space, and the choice of one for a shape without a search."""

import numpy as np
import pytest

import tiledsl as td
from tests.tune.kernels import file_of_copies
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import KernelError, UsageError
from tiledsl.runtime.assess import assess, captured_for
from tiledsl.tools.cli.kernels import load_module, load_space


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    return load_module(file_of_copies(tmp_path_factory.mktemp("copies")))


def test_a_kernel_lists_every_combination(module):
    assert [dict(one.options) for one in module.copies.variants()] == [dict(ROWS=rows, COLS=cols) for rows in (16, 24, 32, 64) for cols in (32, 64)]
    assert [one.name for one in module.copies.variants({"ROWS": (64,)})] == ["copies(ROWS=64)"]
    assert repr(module.copies.variant(COLS=32)) == "<Variant copies(COLS=32)>"


def test_a_space_lists_kernels_variants_and_factories(module):
    names = [one.name for one in module.every_copy.variants()]
    assert names[8:] == ["copies(ROWS=128)", *(f"in_turns(TIMES={times}, ROWS={rows})" for times in (1, 2) for rows in (32, 64))]
    assert dict(module.every_copy.variants()[-1].options) == {"ROWS": 64}


def test_a_file_of_several_spaces(tmp_path):
    """One is named; the only one needs no name, and a name may be a kernel's."""
    path = file_of_copies(tmp_path)
    assert load_space(str(path)).name == load_space(f"{path}:every_copy").name == "every_copy" and load_space(f"{path}:copies").name == "copies"
    path.write_text(f"{path.read_text()}\n\n@td.space\ndef some():\n    yield copies\n")
    assert load_space(f"{path}:some").name == "some"
    with pytest.raises(UsageError, match=r"holds several spaces: name one, as in .*copies.py:every_copy \(there are every_copy, some\)"):
        load_space(str(path))


def test_a_variant_is_the_kernel_with_its_options(module):
    narrow = module.copies.variant(ROWS=16, COLS=32)
    assert narrow.lower("gfx942", M=256).kernel == module.copies.lower("gfx942", M=256, ROWS=16, COLS=32).kernel
    a, c = np.arange(256 * 64, dtype=np.float32).reshape(256, 64), np.zeros((256, 64), np.float32)
    narrow(a, c)
    assert np.array_equal(a, c)
    (error,) = (one for one in module.copies.variant(ROWS=24).check() if one.severity == "error")
    assert error == next(one for one in module.copies.check(ROWS=24) if one.severity == "error")


def test_without_a_search_the_defaults_are_best(module):
    assert module.copies.best(M=256).name == "copies(ROWS=32, COLS=64)"
    assert module.every_copy.best(M=256) is module.every_copy.variants()[0]


@pytest.mark.parametrize(
    "given, said",
    [
        (dict(N=1), "kernel 'copies' has no size 'N': it has M"),
        (dict(M=0), "size M=0 of kernel 'copies' must be a whole number, at least 1"),
        (dict(M=256, chip="MI300"), "unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (dict(M=256, chip="MI300X", target="gfx950"), "MI300X is gfx942, and the target asked for is gfx950: leave target out"),
    ],
)
def test_wrong_sizes_and_chips(module, given, said):
    with pytest.raises(UsageError) as raised:
        module.copies.best(**given)
    assert raised.value.diagnostics[0].message == said


def test_an_unknown_option(module):
    with pytest.raises(UsageError) as raised:
        module.copies.variant(ROW=16)
    assert raised.value.diagnostics[0].message == "kernel 'copies' has no option 'ROW' (did you mean 'ROWS'?): it takes ROWS, COLS"


def nothing():
    return None


def a_number():
    yield 64


def no_value():
    yield dict(SHAPE=(32, 32)), one_row


def no_value_of_an_option():
    yield td.kernel(of_shapes, warps=1).variant(shape=(32, 32))


def of_shapes(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], shape=None):
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (32, 32)))


def twice():
    yield one_row
    yield one_row


@td.kernel(warps=1)
def one_row(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    td.store(c[0, 0], td.load(a[0, 0], (32, 32)))


@pytest.mark.parametrize(
    "function, said",
    [
        (nothing, "space 'nothing' yields no kernel: yield kernels, or variants of them"),
        (
            a_number,
            "space 'a_number' yields 64: yield a kernel, a variant of one, or a pair of names with plain values and a kernel, (dict(WARPS=8), kernel)",
        ),
        (
            no_value,
            "space 'no_value' yields one_row(SHAPE=(32, 32)): a tuned file cannot hold SHAPE=(32, 32), which is none of a bool, text, or a finite number"
            " of 64 bits",
        ),
        (
            no_value_of_an_option,
            "space 'no_value_of_an_option' yields of_shapes(shape=(32, 32)): a tuned file cannot hold shape=(32, 32), which is none of"
            " a bool, text, or a finite number of 64 bits",
        ),
        (twice, "space 'twice' yields one_row() twice: yield a pair, (dict(WARPS=8), kernel), whose names tell kernels of one name apart"),
    ],
)
def test_functions_that_yield_no_space(function, said):
    with pytest.raises(UsageError) as raised:
        td.space(function).variants()
    assert raised.value.diagnostics[0].message == said


def test_a_space_takes_no_parameters():
    with pytest.raises(UsageError, match="td.space decorates a function without parameters, and got a Python function"):
        td.space(lambda warps: None)


# ------------------------------------------------------------------------------------------------------------- the bound


@pytest.mark.sample("MI300X")
@pytest.mark.parametrize("chip", ("MI250X", "MI300X", "MI355X"))
def test_the_bound_is_below_the_model(module, chip):
    captured, sizes = captured_for(module.copies, dict(M=4096, ROWS=64), CHIPS[chip])
    bound = assess(captured, sizes, CHIPS[chip])
    assert bound.limit == "HBM" and bound.blocks == 64 and bound.lds_bytes == 0
    bytes_moved = 2 * 4096 * 64 * 4
    assert bound.least_us == pytest.approx(bytes_moved / (CHIPS[chip].hbm_tbs.value * 1e6) + CHIPS[chip].launch_us.value)
    assert bound.least_us <= bound.likely_us
    assert bound.least_us <= module.copies.profile(chip=chip, M=4096, ROWS=64).time_us.likely


def test_a_refused_variant_has_no_bound(module):
    with pytest.raises(KernelError) as raised:
        assess(*captured_for(module.copies, dict(M=256, ROWS=24), CHIPS["MI300X"]), CHIPS["MI300X"])
    assert [one.code for one in raised.value.diagnostics if one.severity == "error"] == [
        one.code for one in module.copies.check("gfx942", M=256, ROWS=24) if one.severity == "error"
    ]


@td.kernel(warps=2, target="gfx950")
def some_warps(a: td.gl[td.bf16, td.dyn("M"), 64], c: td.gl[td.f32, td.dyn("M"), 64], warps=1, turns=64, direct=False):
    row, _ = td.grid(td.cdiv(a.rows, 32), 1)
    tile, acc = td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
    td.load(tile, a[row, 0], direct=direct)
    td.barrier()
    if td.warp_id() < warps:
        for _ in td.range(turns):
            td.mma_ABt(acc, td.load(tile), td.load(tile))
    td.store(c[row, td.warp_id()], acc)


def test_the_bound_of_work_that_some_warps_do():
    """One of two warps with twice the turns: the same work of a block, on fewer SIMDs. A load straight to LDS saves the write of its registers."""

    def bound(**options):
        return assess(*captured_for(some_warps, dict(M=65536, **options), CHIPS["MI355X"]), CHIPS["MI355X"])

    one, two, more, direct = bound(), bound(warps=2, turns=32), bound(warps=2), bound(direct=True)
    assert one.least_us == two.least_us and one.limit == "matrix units" and one.blocks == 2048
    launch = CHIPS["MI355X"].launch_us.value
    assert more.least_us - launch == pytest.approx(2 * (one.least_us - launch))
    assert direct.least_us == one.least_us and two.likely_us < direct.likely_us < one.likely_us < more.likely_us
