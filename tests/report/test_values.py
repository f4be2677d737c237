"""`tiledsl report --values`: what each step of a block has written, against the tensors that the block was given."""

import functools
import json
import pathlib
import re

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES, example
from examples.int4_weights import packed_weights
from tests.checks.conftest import kernel_in
from tests.cli.command import KERNEL, run
from tests.compile.small import SIZES, small
from tests.kernels.mx_gemm import mx_gemm
from tests.schemas import validate
from tiledsl.targets import TARGETS
from tiledsl.tools.bench.sim_launch import launch_of
from tiledsl.tools.report.page import page
from tiledsl.tools.watch import everywhere, expected, stepped
from tiledsl.tools.watch.stepped import Request

FOR_ONE = KERNEL.replace("warps=1,", 'warps=1, target="gfx942",')  # the resources on other targets take long
STAGED = KERNEL.replace("        td.mma", "        td.barrier()\n        left = td.load(As)\n        td.mma").replace("acc, td.load(As)", "acc, left")
STAGED = STAGED.replace("    td.store(c", "        td.barrier()\n    td.store(c")
BY_ROLES = """\
import tiledsl as td


@td.kernel(sizes=dict(M=32, N=64))
def by_roles(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    loads, adds = td.roles(loads=1, adds=2)
    td.grid(1)
    As = td.st(td.f32, 32, 64)
    with loads:
        td.load(As, a[0, 0])
    td.barrier()
    with adds:
        x = td.load(td.subtile(As, (32, 32), (0, adds.id)))
        td.store(c[0, adds.id], x + 1)
    td.ensures(c, a + 1)
"""


UNPACKED = """\
import tiledsl as td


@td.kernel(warps=1)
def unpacked(a: td.gl[td.bf16, 32, 64], q: td.gl[td.i32, 8, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, a @ (td.unpack(q, 4) - 8))
    td.grid(1)
    Qs, acc = td.st(td.i32, 8, 32), td.zeros(td.f32, 32, 32)
    td.load(Qs, q[0, 0])
    td.barrier()
    td.mma_AB(acc, td.load(a[0, 0], (32, 64), layout="row"), td.unpack(td.load(Qs, layout="col"), 4, zero=8))
    td.store(c[0, 0], acc)
"""


@pytest.fixture
def kernel(empty_folder):
    def in_file(text, name="small"):
        path = pathlib.Path(f"{name}.py")
        path.write_text(text)
        return kernel_in(path, name)

    return in_file


@functools.cache
def report():
    return small.report(**SIZES).data


def values_of(kernel, **request):
    found = stepped.stepped(kernel, "gfx942", {}, {}, False, Request(**request))
    validate("report", {**report(), "values": found})
    return found


def seen(found, label):
    """The steps that write a tile: the lines of the waves there, the number of times, and the tile's values."""
    number = next(number for number, tile in enumerate(found["tiles"]) if tile["label"] == label)
    shape = found["tiles"][number]["rows"], found["tiles"][number]["columns"]
    entries = [(step, entry) for step in found["steps"] for entry in step["tiles"] if entry["tile"] == number and "values" in entry]
    return [(step["at"][0]["line"], step["at"][0]["time"], np.array(entry["values"]).reshape(shape), entry) for step, entry in entries]


def test_values_of_each_step(kernel):
    """Block 1 has the rows 0.. of a and 32.. of b, 32 columns in each of two steps of the loop."""
    of_file = kernel(STAGED)
    before = launch_of(of_file, of_file.lower("gfx942"), {}, 0).before
    a, b = before["a"][:32], before["b"][32:]
    found = values_of(of_file, block=1)
    assert found["ended"] and found["compared"] and found["hazards"] == 0 and found["left_out"] == "" and found["waves"] == [0]
    for k, (line, time, values, entry) in enumerate(seen(found, "As")):
        assert (line, time, entry["states"]) == (10, k + 1, "1")
        np.testing.assert_array_equal(values, a[:, 32 * k : 32 * k + 32])
    for k, (line, time, values, _) in enumerate(seen(found, "left of wave 0")):
        assert (line, time) == (13, k + 1)
        np.testing.assert_array_equal(values, a[:, 32 * k : 32 * k + 32])
    cleared, *sums = seen(found, "acc of wave 0")
    assert cleared[:2] == (8, 1) and not cleared[2].any() and "wrong" not in sums[0][3]
    for k, (line, time, values, _) in enumerate(sums):
        assert (line, time) == (14, k + 1)
        np.testing.assert_array_equal(values, a[:, : 32 * k + 32] @ b[:, : 32 * k + 32].T)
    assert sums[-1][3]["wrong"] == [] and sums[-1][3]["expected"] == sums[-1][3]["values"] and sums[-1][3]["output"] == "c"
    assert len(sums) == 2 and found["steps_of_block"] == len(found["steps"]) == 1 + 2 * 7


def test_a_barrier_ends_what_is_in_flight(kernel):
    """The wait before the barrier covers the writes of LDS: this step has their states, and no values again."""
    found = values_of(kernel(STAGED))
    after = next(step for step in found["steps"] if step["at"][0]["line"] == 13)
    assert [("values" in entry, entry["states"], entry["in_flight"]) for entry in after["tiles"]] == [(False, "2", 0)] * 2 + [(True, "2", 0)]
    assert [step["at"][0]["line"] for step in found["steps"] if step["at"][0]["barrier"]] == [12, 15] * 2


def test_a_difference_from_the_contract(kernel, monkeypatch):
    made = expected.expectation

    def changed(*of):
        found = made(*of)
        found.values[2, 3] += 1
        return found

    monkeypatch.setattr(expected, "expectation", changed)
    *_, (_, _, values, entry) = seen(values_of(kernel(STAGED)), "acc of wave 0")
    assert entry["wrong"] == [2 * 32 + 3] and entry["expected"][2 * 32 + 3] == values[2, 3] + 1


@pytest.mark.thorough
@pytest.mark.parametrize("id", [one.id for one in EXAMPLES])
def test_values_of_the_examples(id):
    """Without hazards; the last values of each tile that is stored are those of the contract."""
    one = example(id)
    rows, cols, step = one.extents({})
    sizes = {name: size for name, size in dict(M=2 * rows, N=2 * cols, K=2 * step).items() if name in one.kernel.parameters.dimensions}
    target = "gfx942" if "gfx942" in one.targets else one.targets[0]
    found = stepped.stepped(one.kernel, target, {**one.options, **sizes}, {}, False, Request())
    assert found["left_out"] == "" and len(found["steps"]) > 10 and not found["hazards"]
    compared = [entry["wrong"] for step in found["steps"] for entry in step["tiles"] if "wrong" in entry]
    assert found["ended"] == found["compared"] and (compared == [[]] * len(compared) if compared else not found["ended"])


def test_roles(kernel):
    """The first wave of each role; wave 0 stores nothing, so nothing is expected of it."""
    of_file = kernel(BY_ROLES, "by_roles")
    a = launch_of(of_file, of_file.lower("gfx942"), {}, 0).before["a"]
    found = values_of(of_file)
    assert found["waves"] == [0, 1] and [tile["label"] for tile in found["tiles"] if tile["rows"]] == ["As", "x of wave 1", "tile_1 of wave 1"]
    np.testing.assert_array_equal(seen(found, "x of wave 1")[0][2], a[:, :32])
    assert seen(found, "tile_1 of wave 1")[0][3]["wrong"] == []
    assert [tile["wave"] for tile in values_of(of_file, waves=(2,))["tiles"]] == [None, 2, 2]


def test_steps_that_a_page_cannot_hold(kernel, monkeypatch):
    """The page says so; --from-step shows those after, with all that is there at the first of them."""
    of_file = kernel(STAGED)
    whole = values_of(of_file)
    monkeypatch.setattr(stepped, "MOST_STEPS", 5)
    first = values_of(of_file)
    assert (first["ended"], first["steps_of_block"], first["steps"]) == (False, None, without_comparison(whole)[:5])
    assert "The steps after step 4 are left out, since the page would be too large: --from-step 5 shows the next ones." in page_with(first)
    second = values_of(of_file, first=5)
    assert [len(entries) for entries in (second["steps"][0]["tiles"], whole["steps"][5]["tiles"])] == [5, 1] and second["steps"][0]["step"] == 5
    monkeypatch.setattr(stepped, "MOST_STEPS", 512)
    monkeypatch.setattr(stepped, "MOST_CHARACTERS", 9_000)
    assert 1 < len(values_of(of_file)["steps"]) < 5
    with pytest.raises(td.UsageError, match="step 15 is out of range: the block has 15 steps"):
        values_of(of_file, first=15)


def without_comparison(found):
    left = ("output", "expected", "wrong")
    return [{**step, "tiles": [{name: value for name, value in entry.items() if name not in left} for entry in step["tiles"]]} for step in found["steps"]]


def page_with(found):
    return page({**report(), "values": found})


@pytest.mark.thorough
def test_a_kernel_that_prints_would_break(kernel):
    """The words of unpacked operands are no operands themselves: LDS alone is shown, and the page says why."""
    found = values_of(kernel(UNPACKED, "unpacked"))
    assert [tile["wave"] for tile in found["tiles"]] == [None] and len(found["steps"]) > 1
    assert found["left_out"].startswith("all register tiles: with td.print the kernel is refused: TD136: ")


def test_tiles_that_no_print_shows(kernel, monkeypatch):
    monkeypatch.setattr(everywhere, "MOST_PRINTS", 2)
    found = values_of(kernel(STAGED))
    assert found["left_out"] == "tile_2, acc (writes behind the first 2)"
    assert "Left out are tile_2, acc (writes behind the first 2)." in page_with(found)


def test_each_tile_that_is_left_out_has_its_reason():
    scaled = mx_gemm(td.fp8).capture("gfx950", {"M": 64, "N": 64, "K": 128, "KB": 4, "numbers": 128})
    assert everywhere.printed_everywhere(scaled, TARGETS["gfx950"])[1] == ("a_reg, b_reg (block scales)",)
    unpacked = packed_weights.capture("gfx942", {})
    (words,) = everywhere.printed_everywhere(unpacked, TARGETS["gfx942"])[1]
    assert re.fullmatch(r"(tile_\d+, )+tile_\d+ \(numbers unpacked from words\)", words)


def test_a_page_without_values_has_no_script_of_them():
    without, missing = page(report()), page_with({"missing": "the kernel is refused"})
    assert "function tileValues" not in without and "function tileValues" not in missing and "There are no values: the kernel is refused." in missing


def test_the_command(empty_folder, capsys):
    pathlib.Path("small.py").write_text(FOR_ONE)
    status, out, _ = run(capsys, "report", "small.py", "--values", "--block", "3", "-o", "r.html", "--json")
    found, text = json.loads(out)["values"], pathlib.Path("r.html").read_text()
    assert status == 0 and found["block"] == 3 and '<section id="values">' in text and f'max="{len(found["steps"]) - 1}"' in text
    assert kernel_in(pathlib.Path("small.py"), "small").report("gfx942", values=True, work_group=3, waves=[0]).data["values"] == found
    for name, given in (("work_group", 3), ("waves", [0]), ("from_step", 1)):
        with pytest.raises(td.TiledslError, match=f"{name}= says what the values of a report show: give values=True too$"):
            kernel_in(pathlib.Path("small.py"), "small").report("gfx942", **{name: given})
    pathlib.Path("small.py").write_text(FOR_ONE.replace("a[row, k]", "a[row, k + 1]"))
    status, out, _ = run(capsys, "report", "small.py", "--values", "--json")
    assert status == 1 and json.loads(out)["values"]["missing"].startswith("the kernel is refused: TD")


def test_a_refused_kernel(empty_folder, capsys):
    """What the plan has made of it is executed: registers and LDS have the right values, and the stored tile twice the contract's."""
    pathlib.Path("small.py").write_text(FOR_ONE.replace("td.store(c[row, col], ", "td.store(c[row, col], 2 * "))
    why = "the kernel is refused: TD602: 'c' does not match its contract, a @ b.T"
    status, out, _ = run(capsys, "report", "small.py", "--values", "--json")
    assert status == 1 and json.loads(out)["values"] == {"missing": f"{why}; --unchecked executes it nevertheless"}
    status, out, _ = run(capsys, "report", "small.py", "--values", "--unchecked", "-o", "r.html", "--json")
    document = json.loads(out)
    validate("report", document)
    found, text = document["values"], pathlib.Path("r.html").read_text()
    assert status == 1 and found["refused"] == why and found["ended"] and f"It executes the kernel as it is, although {why.replace(chr(39), '&#39;')}." in text
    of_acc = [values for _, _, values, _ in seen(found, "acc of wave 0")]
    assert len(of_acc) == 3 and (of_acc[0] == 0).all() and (of_acc[-1] != 0).any()
    assert kernel_in(pathlib.Path("small.py"), "small").report("gfx942", values=True, unchecked=True).data["values"] == found


def test_a_refused_kernel_that_does_not_end(empty_folder, capsys):
    """A warp waits at a barrier that another one passes by: the steps before are there, and why the interpreter stops."""
    text = BY_ROLES.replace("    td.barrier()\n", "").replace("        td.load(As, a[0, 0])\n", "        td.load(As, a[0, 0])\n        td.barrier()\n")
    pathlib.Path("small.py").write_text(text.replace("@td.kernel(", '@td.kernel(target="gfx942", '))
    status, out, _ = run(capsys, "report", "small.py", "--values", "--unchecked", "-o", "r.html", "--json")
    document = json.loads(out)
    validate("report", document)
    assert status == 1 and document["values"]["refused"].startswith("the kernel is refused: TD4") and document["values"]["steps"]


def test_a_refused_kernel_without_a_plan(empty_folder, capsys):
    pathlib.Path("small.py").write_text(
        FOR_ONE.replace("td.st(td.bf16, 32, step)", "td.st(td.bf16, 32, step * 1024)").replace("acc, td.load(As)", "acc, td.load(As)")
    )
    status, out, _ = run(capsys, "report", "small.py", "--values", "--unchecked", "--json")
    assert status == 1 and "; and there is nothing to execute: TD" in json.loads(out)["values"]["missing"]


REFUSED = {
    "a block": (("--values", "--block", "4"), "block 4 is outside the grid: its blocks are 0 to 3"),
    "a wave": (("--values", "--waves", "0,1"), "wave 1 is not in the block: its waves are 0 to 0"),
    "no waves": (("--values", "--waves", "0,x"), "--waves takes numbers of waves, as in --waves 0,4, and got '0,x'"),
    "unchecked alone": (("--unchecked",), "--unchecked says what --values shows: give --values too"),
    "a step below 0": (("--values", "--from-step", "-1"), "--from-step must be at least 0, not -1"),
    "a step of nothing": (("--from-step", "1"), "--from-step says what --values shows: give --values too"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_requests(empty_folder, capsys, case):
    pathlib.Path("small.py").write_text(FOR_ONE)
    options, message = REFUSED[case]
    assert run(capsys, "report", "small.py", *options) == (2, "", f"tiledsl: {message}\n")
