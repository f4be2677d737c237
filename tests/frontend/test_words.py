"""Each word in its right use: what it records, and what it gives back."""

import importlib
import rlcompleter
import subprocess
import sys

import numpy as np
import pytest

import tiledsl as td
from tests.frontend.support import grid_of, steps
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def only(kernel, kind):
    [statement] = [s for s in kernel.body if isinstance(s, kind)]
    return statement


def value(expr, **env):
    """An expression's value where block, warp and lane have these numbers."""
    variables = {v: env[v.kind] for v in ex.variables(expr)}
    return ex.evaluate(expr, variables)


# ------------------------------------------------------------------------------------------------------- public names


def test_dir_lists_the_words_and_nothing_else():
    """No module that tiledsl is made of, although `import tiledsl` loads them."""
    assert dir(td) == sorted(td.__all__)


def test_completion_offers_the_words():
    offered = rlcompleter.Completer({"td": td}).attr_matches("td.")
    assert {name.removeprefix("td.").rstrip("()") for name in offered} == set(td.__all__) - {"__version__"}


def test_a_star_import_binds_the_words():
    bound = {}
    exec("from tiledsl import *", bound)
    assert bound.keys() - {"__builtins__"} == set(td.__all__)


@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("tiledsl.runtime", ["DeviceArray", "Event", "Stream", "synchronize", "to_device"]),
        ("tiledsl.sim", ["Hazard", "Place", "Report", "launch"]),
        ("tiledsl.asm.text.parse", ["parse_listing"]),
    ],
)
def test_documented_modules_keep_their_names(module, names):
    assert all(hasattr(importlib.import_module(module), name) for name in names)


def test_torch_is_imported_by_its_own_module():
    pytest.importorskip("torch")
    module = importlib.import_module("tiledsl.torch")
    assert callable(module.matmul_abt) and callable(module.operator)


def test_the_package_runs_as_a_command():
    done = subprocess.run([sys.executable, "-m", "tiledsl", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()[-1]) == (0, td.__version__)


# ------------------------------------------------------------------------------------------------------------ places


def test_grid_gives_the_blocks_place_row_by_row(capture):
    kernel = capture("row, col = td.grid(3, 5)\ntd.asm('s_nop {r} {c}', r=row, c=col)")
    (_, row), (_, col) = only(kernel, ir.Asm).operands
    assert grid_of(kernel) == (3, 5)
    assert [(value(row, block=b), value(col, block=b)) for b in range(15)] == [(r, c) for r in range(3) for c in range(5)]


def test_a_grid_of_one_dimension_gives_one_integer(capture):
    kernel = capture("td.asm('s_nop {n}', n=td.grid(7))")
    assert grid_of(kernel) == (7,) and value(only(kernel, ir.Asm).operands[0][1], block=6) == 6


def test_thread_id_counts_the_lanes_of_the_block(capture):
    expr = only(capture("td.asm('v_mov {n}', n=td.thread_id())"), ir.Asm).operands[0][1]
    assert value(expr, warp=3, lane=5) == 197


@pytest.mark.parametrize(("size", "tile", "tiles"), [(128, 64, 2), (129, 64, 3), (1, 64, 1), (0, 64, 0)])
def test_cdiv_counts_the_tiles_that_cover(size, tile, tiles):
    assert td.cdiv(size, tile) == tiles


def test_the_chips_numbers_are_pythons(capture):
    kernel = capture("if td.target.lds_bytes < 100_000:\n    td.barrier()")
    assert isinstance(kernel.body[0], ir.Barrier)


def test_coordinates_count_tiles_of_the_operand_that_they_meet(capture):
    kernel = capture("As = td.st(td.bf16, 128, 64)\ntd.load(As, a[1, 2])\ntd.store(c[1, 2], td.rt(td.f32, 16, 32))")
    source, target = kernel.body[0].src, kernel.body[1].dst
    assert (source.row, source.col, source.rows, source.cols) == (ir.Const(128), ir.Const(128), 128, 64)
    assert (target.row, target.col, target.rows, target.cols) == (ir.Const(16), ir.Const(64), 16, 32)


def test_at_counts_elements(capture):
    source = only(capture("As = td.st(td.bf16, 128, 64)\ntd.load(As, a.at(row=3, col=8))"), ir.LoadShared).src
    assert (source.row, source.col, source.rows, source.cols) == (ir.Const(3), ir.Const(8), 128, 64)


def test_a_subtiles_place_counts_its_own_size(capture):
    source = only(capture("As = td.st(td.bf16, 128, 64)\nx = td.load(td.subtile(As, (32, 16), (2, 3)))"), ir.LoadTile).src
    assert (source.row, source.col, source.rows, source.cols) == (ir.Const(64), ir.Const(48), 32, 16)


# ------------------------------------------------------------------------------------------------------------- tiles


def test_a_load_to_lds_is_shared_by_all_warps(capture):
    assert only(capture("As = td.st(td.bf16, 64, 64)\ntd.load(As, a[0, 0])"), ir.LoadShared).warps == (0, 1, 2, 3)


def test_a_load_under_a_condition_is_shared_by_the_warps_that_meet_it(capture):
    kernel = capture("As = td.st(td.bf16, 64, 64)\nif td.warp_id() > 1:\n    td.load(As, a[0, 0])\nelse:\n    td.load(As, a[0, 0])")
    assert (kernel.body[0].then[0].warps, kernel.body[0].otherwise[0].warps) == ((2, 3), (0, 1))


def test_a_load_makes_a_tile_in_row_layout_unless_told_otherwise(capture):
    kernel = capture('As = td.st(td.bf16, 64, 64)\nx = td.load(As)\ny = td.load(As, layout="col")')
    assert [(t.rows, t.cols, t.dtype.name, t.layout) for t in kernel.tiles] == [(64, 64, "bf16", "row"), (64, 64, "bf16", "col")]


def test_a_load_into_a_tile_makes_none(capture):
    kernel = capture("As, x = td.st(td.bf16, 64, 64), td.rt(td.bf16, 64, 64)\ny = td.load(x, As)\ntd.load(y, As)")
    assert len(kernel.tiles) == 1 and kernel.body[0].dst == kernel.body[1].dst == kernel.tiles[0]


def test_buffers_are_indexed_by_device_values(capture):
    kernel = capture("As = td.st(td.bf16, 64, 64, buffers=2)\nfor k in td.range(4):\n    td.load(As[k % 2], a[0, k])")
    buffers = [ex.evaluate(s.dst.buffer, env) for s, env in steps(kernel.body)]
    assert kernel.shared[0].buffers == 2 and buffers == [0, 1, 0, 1]


def test_the_users_swizzle_is_kept(capture):
    assert capture("As = td.st(td.bf16, 64, 64, swizzle=td.Swizzle(7, 3))").shared[0].swizzle == ir.Swizzle(7, 3)


def test_rt_records_nothing_and_zeros_clears(capture):
    assert [type(s) for s in capture("x, y = td.rt(td.f32, 16, 16), td.zeros(td.f32, 16, 16)").body] == [ir.Zero]


def test_swap_layout_makes_a_tile_of_the_other_layout(capture):
    kernel = capture("x = td.zeros(td.f32, 16, 32)\ny = td.swap_layout(x)\nz = td.swap_layout(y)")
    assert [(t.rows, t.cols, t.layout) for t in kernel.tiles] == [(16, 32, "col"), (16, 32, "row"), (16, 32, "col")]


def test_an_mma_names_its_three_tiles(capture):
    kernel = capture("acc, x, y = td.zeros(td.f32, 32, 16), td.rt(td.bf16, 32, 64), td.rt(td.bf16, 16, 64)\ntd.mma_ABt(acc, x, y)")
    mma = only(kernel, ir.Mma)
    assert [kernel.names[t] for t in (mma.acc, mma.a, mma.b)] == ["acc", "x", "y"]


def test_tiles_have_the_names_of_the_kernels_variables(capture):
    """Not those of a helper's parameters, also of lists that a function closes over."""
    kernel = capture("""
        As, Bs = ([td.st(td.bf16, 64, 64) for _ in range(2)] for _ in range(2))

        def from_b(i):
            return td.load(td.subtile(Bs[i], (16, 64), (0, 0)))

        def fill(tile, source):
            td.load(tile, source)

        for i in range(2):
            fill(Bs[i], b[i, 0])
            fill(As[i], a[i, 0])
        td.barrier()
        x = from_b(0)
    """)
    assert [kernel.names[tile] for tile in kernel.shared] == ["As_0", "As_1", "Bs_0", "Bs_1"]


# ------------------------------------------------------------------------------------------------ order and lane level


def test_a_wait_leaves_alone_what_it_does_not_name(capture):
    wait = only(capture("td.wait(vmcnt=6)"), ir.WaitFor)
    assert (wait.vmcnt, wait.lgkmcnt) == (6, None)


def test_the_operands_of_an_instruction(capture):
    kernel = capture(
        "x = td.vgpr(2)\ntd.asm('ds_read_b64 {dst}, {addr} offset:{off}', dst=x, addr=td.lane_id() * 8, off=64)\ntd.asm('g {p}', p=a.address(1, 2))"
    )
    first, second = kernel.body
    assert dict(first.operands)["off"] == ir.Const(64) and dict(first.operands)["dst"].dwords == 2
    assert second.operands[0][1] == ir.Pointer(kernel.tensors[0], ir.Const(1), ir.Const(2))


def test_a_tiles_address_is_its_base_and_the_swizzled_offset(capture):
    kernel = capture("As = td.st(td.bf16, 64, 64)\ntd.asm('x {n}', n=As.address(2, 3))\ntd.asm('x {n}', n=As.base + As.swizzle(262))")
    assert kernel.body[0].operands == kernel.body[1].operands


def test_a_contract_is_kept_as_a_formula(capture):
    kernel = capture("td.ensures(c, 2 * (a @ b.T) + 0.5 * td.old(c))")
    assert [(x.tensor.name, x.formula) for x in kernel.contracts] == [("c", "2 * (a @ b.T) + 0.5 * old(c)")]


# ------------------------------------------------------------------------------------------------------------- roles

ROLES = """
import tiledsl as td

@td.kernel
def k(c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    producer, consumer = td.roles(producer=1, consumer=4)
    with producer as same:
        td.asm("s_nop {n}", n=same.id)
    with consumer:
        td.asm("s_nop {n}", n=consumer.id)
"""


def test_roles_divide_the_warps_and_count_their_own_from_zero(capture):
    kernel = capture(ROLES)
    assert kernel.warps == 5
    ids = [[ex.evaluate(s.operands[0][1], env) for s, env in steps(kernel.body, {ex.warp_variable(5): warp})] for warp in range(5)]
    assert ids == [[0], [0], [1], [2], [3]]


def test_a_collective_is_done_by_the_roles_warps(capture):
    kernel = capture("one, two = td.roles(one=1, two=3)\nAs = td.st(td.bf16, 64, 64)\nwith two:\n    td.load(As, a[0, 0])")
    assert kernel.body[0].then[0].warps == (1, 2, 3)


# ------------------------------------------------------------------------------------------------------------- sizes

SIZED = """
import tiledsl as td

@td.kernel(target="gfx90a", warps=4, sizes={"M": 512})
def k(a: td.gl[td.bf16, "M", 64], c: td.gl[td.f32, "M", "N"], *, tile=64):
    td.grid(td.cdiv(a.rows, tile), c.cols)
    As = td.st(td.bf16, tile, a.cols)
"""


def test_names_are_bound_by_the_call_and_options_have_defaults(module):
    k = module(SIZED).k
    kernel = k.capture("gfx942", {"N": np.int64(3)})
    assert (grid_of(kernel), kernel.sizes, kernel.shared[0].rows) == ((8, 3), (("M", 512), ("N", 3)), 64)
    assert [(t.name, ex.number(t.rows), ex.number(t.cols), t.sizes) for t in kernel.tensors] == [("a", 512, 64, ("M", "64")), ("c", 512, 3, ("M", "N"))]
    assert grid_of(k.capture("gfx942", {"M": 128, "N": 3, "tile": 32})) == (4, 3)


@pytest.mark.parametrize(
    ("sizes", "text"),
    [
        ({}, "kernel 'k' needs the size N, as in lower(N=8192)"),
        ({"N": 3, "K": 4}, "kernel 'k' has no size or option 'K': it takes M, N, tile"),
        ({"N": 0}, "size N=0 of kernel 'k' must be a whole number, at least 1"),
        ({"N": 2.5}, "size N=2.5 of kernel 'k' must be a whole number, at least 1"),
        ({"N": True}, "size N=True of kernel 'k' must be a whole number, at least 1"),
        ({"sizes": {"M": 64, "N": 3}}, "kernel 'k' takes each size by name, without sizes=: M=64, N=3"),
        ({"sizes": {}}, "kernel 'k' takes each size by name, without sizes=: M=8192"),
        ({"sizes": 64}, "kernel 'k' has no size or option 'sizes': it takes M, N, tile"),
    ],
)
def test_sizes_that_are_missing_unknown_or_no_number(module, sizes, text):
    with pytest.raises(td.UsageError) as caught:
        module(SIZED).k.capture("gfx942", sizes)
    assert str(caught.value) == f"error: {text}"


@pytest.mark.parametrize("value", ["no", "maybe", "", "False", None, 2, 0.5, [], np.zeros(2)])
def test_an_option_that_is_true_or_false_takes_nothing_else(module, value):
    """Python would take all text as true."""
    k = module(SIZED.replace("tile=64", "tile=64, twice=False")).k
    with pytest.raises(td.UsageError) as caught:
        k.capture("gfx942", {"N": 3, "twice": value})
    assert str(caught.value) == f"error: option twice={value!r} of kernel 'k' must be True or False"


@pytest.mark.parametrize("value", [True, False, 0, 1, np.True_, np.int32(0)])
def test_what_is_true_or_false(module, value):
    module(SIZED.replace("tile=64", "tile=64, twice=False")).k.capture("gfx942", {"N": 3, "twice": value})


def test_sizes_that_differ_in_their_case(module):
    """Two sizes, and most often a slip."""
    text = """\
import tiledsl as td
@td.kernel(warps=1, sizes=dict(M=64, N=64, K=64))
def k(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "k"], c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
"""
    said = "kernel 'k' needs the size k (did you mean 'K' for 'k' in an annotation?)"
    for call, word in ((lambda k: k.capture("gfx942", {}), "lower"), (lambda k: k.check(), "check")):
        with pytest.raises(td.UsageError) as caught:
            call(module(text).k)
        assert str(caught.value) == f"error: {said}, as in {word}(k=8192)"
    with pytest.raises(td.UsageError) as caught:
        module(text.replace("K=64", "")).k.capture("gfx942", {})
    assert str(caught.value) == f"error: {said.replace('size k', 'sizes K, k')}, as in lower(K=8192, k=8192)"


def test_a_targets_precedence(module):
    decorated, plain = module(SIZED).k, module(ROLES).k
    assert (decorated.chosen_target("gfx950"), decorated.chosen_target(None), plain.chosen_target(None)) == ("gfx950", "gfx90a", "gfx942")


@pytest.mark.parametrize("here, chosen", [("gfx950", "gfx950"), ("gfx1100", "gfx90a"), (None, "gfx90a")])
def test_a_gpu_that_is_here_comes_before_the_decorator(module, monkeypatch, here, chosen):
    monkeypatch.setattr(sys.modules["tiledsl.compile.target"], "device_target", lambda: here)
    kernel = module(SIZED).k
    assert (kernel.chosen_target(None), kernel.chosen_target("gfx942")) == (chosen, "gfx942")


TEXTUAL = """
from __future__ import annotations
import tiledsl as td

def make():
    element = td.bf16

    @td.kernel(warps=4)
    def k(c: td.gl[element, "M", "N"], /):
        td.grid(1)

    return k

k = make()
"""


def test_annotations_kept_as_text_see_the_names_around_the_kernel(capture):
    assert capture(TEXTUAL).tensors[0].dtype == td.bf16


def test_what_is_kept_after_the_capture():
    """A size is a number of Python's, without findings; and a role counts its warps."""
    kept = []

    @td.kernel(warps=3)
    def k(c: td.gl[td.f32, 250, 32]):
        td.grid(1)
        _, last = td.roles(first=1, last=2)
        kept[:] = [c.rows, last]

    k.capture("gfx942", {})
    size, role = kept
    assert size // 100 == 2 and type(size // 100 + 0) is not int
    assert [ex.evaluate(role.id.expr, {ex.warp_variable(3): warp}) for warp in (1, 2)] == [0, 1]


def test_a_name_of_ones_own_is_bound_and_unbound():
    td.own = 3
    assert td.own == 3
    del td.own
    with pytest.raises(td.KernelError, match="tiledsl has no word 'own'"):
        td.own  # noqa: B018
