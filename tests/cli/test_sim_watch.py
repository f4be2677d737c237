"""`tiledsl sim FILE.py --watch TILE`: the values of shared tiles as the executed listing leaves them, against the data that it was given."""

import json
import pathlib

import numpy as np
import pytest

from tests.checks.conftest import kernel_in
from tests.cli.command import KERNEL, run
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.launch import execute
from tiledsl.sim import Watch
from tiledsl.targets import TARGETS
from tiledsl.tools.bench.formula import expectation
from tiledsl.tools.watch import expected

STAGED = """\
import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=128, N=128, K=64))
def staged(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs, Cs = td.st(td.bf16, 64, 32, buffers=2), td.st(td.bf16, 64, 32), td.st(td.f32, 64, 64)
    acc = td.zeros(td.f32, 32, 32)
    i, j = td.warp_id() // 2, td.warp_id() % 2
    for k in td.range(a.cols // 32):
        td.load(As[k % 2], a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As[k % 2], (32, 32), (i, 0))), td.load(td.subtile(Bs, (32, 32), (j, 0))))
        td.barrier()
    td.store(td.subtile(Cs, (32, 32), (i, j)), acc)
    td.barrier()
    td.store(c[2 * row + i, 2 * col + j], td.load(td.subtile(Cs, (32, 32), (i, j)), layout="col"))
    td.ensures(c, a @ b.T)
"""
PRINTED = """\
import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=128, N=128, K=64))
def printed(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    acc = td.zeros(td.f32, 32, 32)
    i, j = td.warp_id() // 2, td.warp_id() % 2
    for k in td.range(a.cols // 32):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        left = td.load(td.subtile(As, (32, 32), (i, 0)))
        td.print(left)
        td.mma_ABt(acc, left, td.load(td.subtile(Bs, (32, 32), (j, 0))))
        td.print(acc)
        td.barrier()
    td.store(c[2 * row + i, 2 * col + j], acc)
    td.ensures(c, a @ b.T)
"""

LAYOUTS = """\
import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=64, N=32, K=64))
def layouts(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.bf16, "M", "N"]):
    td.grid(1)
    As, Bs, acc = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 32), td.zeros(td.f32, 64, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    left, right = td.load(As), td.load(Bs, layout="col")
    td.print(left)
    td.print(right)
    td.mma_AB(acc, left, right)
    most, rows, out = td.row_max(acc), td.swap_layout(acc), td.cast(acc, td.bf16)
    td.print(most)
    td.print(rows)
    td.print(out)
    td.store(c[0, 0], out)
    td.ensures(c, a @ b)
"""

RENAMED = """\
import tiledsl as td


@td.op
def shown(t):
    td.print(t)


@td.kernel(warps=1, sizes=dict(M=32, N=32))
def renamed(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    x = td.load(a[0, 0], (32, 32))
    shown(x)
    for _ in range(3):
        x = x + 1
        td.print(x)
    td.store(c[0, 0], x)
    td.ensures(c, a + 3)
"""


@pytest.fixture
def sim(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "staged.py").write_text(STAGED)
    return lambda *options: run(capsys, "sim", *options)


def bf16(name):
    return (np.load(name).astype(np.uint32) << 16).view(np.float32)


def test_tiles_at_barriers(sim):
    """Block 2 has rows 64.. of a: what its buffers hold at each barrier is a's own part. Cs holds c as soon as it is written."""
    status, out, _ = sim("staged.py", "--watch", "As", "--watch", "Cs", "--blocks", "2", *(f"--save={x}={x}.npy" for x in "abc"), "--json")
    watch = json.loads(out)["watch"]
    a, b, c = bf16("a.npy"), bf16("b.npy"), np.load("c.npy")
    assert status == 0 and [tile["label"] for tile in watch["tiles"]] == ["As[0]", "As[1]", "Cs"] and watch["steps"] == len(watch["seen"]) == 6
    assert [step["place"] for step in watch["seen"]] == [f"staged.py:{line}" for line in (13, 15, 13, 15, 17)] + [""]
    first, second, third, last = (watch["seen"][step]["tiles"] for step in (0, 1, 2, 5))
    np.testing.assert_array_equal(first[0]["values"], a[64:, :32])
    assert (first[1]["written"], first[1]["values"][0][0], first[2]["differ"]) == (0, None, 0) and (second[0]["changed"], third[0]["changed"]) == (0, 0)
    np.testing.assert_array_equal(third[1]["values"], a[64:, 32:])
    np.testing.assert_array_equal(last[2]["values"], c[64:, :64])
    np.testing.assert_array_equal(watch["tiles"][2]["expected"], a[64:] @ b[:64].T)
    assert (last[2]["differ"], last[2]["in_flight"]) == (0, 0)
    assert watch["seen"][4]["tiles"][2]["in_flight"] == 4096, "each wave reads only what it has written itself, so no wait is needed"


def test_a_line_and_a_step(sim):
    """Line 10 loads As. The second time, its writes are not yet waited for."""
    status, out, _ = sim("small.py", "--watch", "As", "--at", "10", "--step", "1", "--save", "a=a.npy")
    rows = bf16("a.npy")[:32, 32:]
    lines = out[out.index("\nstep 1, ") :].splitlines()
    assert status == 0 and lines[1] == "step 1, small.py:10, wave 0, after 0 barriers"
    changed = int((rows != bf16("a.npy")[:32, :32]).sum())
    assert lines[2] == f"As = st(bf16, 32, 32): 1,024 of 1,024 written, {changed} changed, 1,024 in flight"
    assert lines[4].split() == ["0", *(f"{value:g}~" for value in rows[0, :16])] and lines[19].split()[0] == "15"
    assert lines[20:] == ["  16 more rows and 16 more columns are left out: --json and --html have all"]


def test_a_difference_from_the_contract(sim, monkeypatch):
    """As by an error of the compiler: two elements of c are others than the contract's."""

    def changed(*of):
        found = expectation(*of)
        found.values[64, 3:5] += 0.5
        return found

    monkeypatch.setattr(expected, "expectation", changed)
    _, out, _ = sim("staged.py", "--watch", "Cs", "--blocks", "2", "--step", "5", "--save", "c=c.npy")
    values = np.load("c.npy")[64]
    assert "\nstep 5, the end, waves 0, 1, 2, 3, after 5 barriers\nCs = st(f32, 64, 64): 4,096 of 4,096 written, 0 changed, 2 differ from the contract\n" in out
    assert out[out.index("\n   0 ") :].split()[1:7] == [f"{value:g}{'!' * (col in (3, 4))}" for col, value in enumerate(values[:6])]
    assert out.endswith(f"  the first difference from the contract of 'c' is at [0, 3]: {values[3]:g} where {values[3] + 0.5:g} is to be stored\n")


def test_a_refused_kernel(sim):
    """Its contract is another one. The finding says so, and the executed values show the elements."""
    text = pathlib.Path("staged.py").read_text().replace("c, a @ b.T", "c, 2 * (a @ b.T)")
    pathlib.Path("staged.py").write_text(text)
    status, out, error = sim("staged.py")
    assert (status, out) == (1, "") and error.startswith("error[TD602]") and error.endswith("to execute the refused kernel, add --unchecked\n")
    status, out, error = sim("staged.py", "--unchecked", "--watch", "Cs", "--step", "5", "--save", "c=c.npy")
    values = np.load("c.npy")[:64, :64]
    wrong = np.count_nonzero(values)
    assert status == 1 and error.startswith("error[TD602]") and "add --unchecked" not in error
    assert f"'c' and its contract, 2 * (a @ b.T), differ in {wrong:,} of 4,096 elements" in out and f", {wrong:,} differ from the contract\n" in out
    assert f"is at [0, 0]: {values[0, 0]:g} where {2 * values[0, 0]:g} is to be stored\n" in out


def test_unchecked_is_for_kernels_that_have_a_listing(sim):
    pathlib.Path("small.py").write_text(KERNEL.replace("td.zeros(td.f32, ", 'td.zeros("f32", '))
    assert sim("small.py", "--unchecked")[2].endswith("--unchecked has nothing to execute: the plan cannot continue after this finding\n")
    assert sim("x.s", "--unchecked") == (2, "", "tiledsl: --unchecked is for a kernel, sim FILE.py, and x.s is a listing\n")


def test_a_page(sim):
    """It has the same values, and no other file."""
    status, _, _ = sim("staged.py", "--watch", "As", "--html", "as.html")
    page = pathlib.Path("as.html").read_text(encoding="utf-8")
    data = json.loads(page.split('type="application/json">')[1].split("</script>")[0])
    assert status == 0 and len(data["seen"]) == 6 and "<h1>staged <small>step by step on gfx942</small></h1>" in page
    assert 'src="' not in page and 'href="http' not in page


def test_register_tiles(sim):
    """td.print shows each wave's own rows of a as an operand, and its part of the sum of products; the last sums are the contract's."""
    pathlib.Path("printed.py").write_text(PRINTED)
    status, out, _ = sim("printed.py", "--watch", "acc", "--watch", "left", "--blocks", "1", *(f"--save={x}={x}.npy" for x in "ab"), "--json")
    watch = json.loads(out)["watch"]
    a, b = bf16("a.npy"), bf16("b.npy")[64:]
    assert status == 0 and [(tile["name"], tile["wave"]) for tile in watch["tiles"]] == [(name, wave) for name in ("acc", "left") for wave in range(4)]
    assert [step["place"] for step in watch["seen"]] == ["printed.py:15", "printed.py:17"] * 2
    for number, step in enumerate(watch["seen"]):
        k = number // 2 * 32
        for wave in range(4):
            rows, cols = slice(wave // 2 * 32, wave // 2 * 32 + 32), slice(wave % 2 * 32, wave % 2 * 32 + 32)
            np.testing.assert_array_equal(step["tiles"][4 + wave]["values"], a[rows, k : k + 32])
            if number % 2:
                np.testing.assert_array_equal(step["tiles"][wave]["values"], a[rows, : k + 32] @ b[cols, : k + 32].T)
    assert [shown["differ"] for shown in watch["seen"][3]["tiles"]] == [0] * 4 + [None] * 4
    assert watch["seen"][0]["tiles"][0]["written"] == 0 and all(shown["differ"] > 900 for shown in watch["seen"][1]["tiles"][:4])


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
def test_the_layouts_of_register_tiles(sim, target):
    """Operands in both layouts, accumulators in both and as bf16, vectors of rows; the elements of each by NumPy."""
    pathlib.Path("layouts.py").write_text(LAYOUTS)
    names = "left", "right", "most", "rows", "out"
    options = *(f"--watch={name}" for name in names), *(f"--save={x}={x}.npy" for x in "abc"), "--target", target
    status, out, _ = sim("layouts.py", *options, "--json")
    watch = json.loads(out)["watch"]
    a, b, c = (bf16(f"{name}.npy") for name in "abc")
    assert status == 0 and watch["steps"] == len(names)
    for shown, wanted in zip(watch["seen"][-1]["tiles"], (a, b, (a @ b).max(1, keepdims=True), a @ b, c), strict=True):
        np.testing.assert_array_equal(shown["values"], wanted)
    assert [shown["differ"] for shown in watch["seen"][-1]["tiles"]] == [None, None, None, None, 0]


def test_a_tile_of_many_registers(sim):
    """More than one statement can name: the values are those of the registers at each of the statements."""
    blocks_of_128 = KERNEL.replace("(td.bf16, 32", "(td.bf16, 128").replace("(td.f32, 32, 32", "(td.f32, 128, 128").replace("rows, 32", "rows, 128")
    text = blocks_of_128.replace("M=64, N=64", "M=128, N=128").replace("    td.store", "    td.print(acc)\n    td.store")
    pathlib.Path("large.py").write_text(text)
    status, out, _ = sim("large.py", "--watch=acc", "--save=c=c.npy", "--json")
    watch = json.loads(out)["watch"]
    assert status == 0 and watch["steps"] == 1
    np.testing.assert_array_equal(watch["seen"][0]["tiles"][0]["values"], np.load("c.npy"))


def test_tiles_that_a_name_has_one_after_the_other(sim):
    """Each step of an unrolled loop makes a new tile, and so does a function's own name for it."""
    pathlib.Path("renamed.py").write_text(RENAMED)
    status, out, _ = sim("renamed.py", "--watch", "x", "--watch", "t", "--save", "a=a.npy", "--json")
    watch, a = json.loads(out)["watch"], np.load("a.npy")
    assert status == 0 and [step["place"] for step in watch["seen"]] == ["renamed.py:13"] + ["renamed.py:16"] * 3
    for number, step in enumerate(watch["seen"]):
        np.testing.assert_array_equal(step["tiles"][0]["values"], a + number)
        np.testing.assert_array_equal(step["tiles"][1]["values"], a)


def test_without_watch(sim):
    """A line says how the values are shown."""
    pathlib.Path("printed.py").write_text(PRINTED)
    status, out, _ = sim("printed.py")
    assert status == 0 and out.endswith("\ntd.print: --watch left, --watch acc shows the values\n") and "agree in all of 16,384 elements" in out


def test_another_line_than_that_of_td_print(sim):
    pathlib.Path("printed.py").write_text(PRINTED)
    assert sim("printed.py", "--watch", "acc", "--at", "12") == (2, "", "tiledsl: --at 12: td.print(acc) stands in line 17, and not in line 12\n")
    assert (
        "\nstep 1, printed.py:17, waves 0, 1, 2, 3, after 3 barriers\nacc = rt(f32, 32, 32, col), wave 0: "
        in sim("printed.py", "--watch", "acc", "--at", "17", "--step", "1")[1]
    )


HAS = "staged.py", "--watch", "As"
REFUSED = {
    "a name of no tile": (("staged.py", "--watch", "as"), "kernel 'staged' has no tile 'as' (did you mean 'As'?): shared and printed tiles are As, Bs, Cs"),
    "a register tile": (
        ("staged.py", "--watch", "acc"),
        "'acc' of kernel 'staged' is held in registers: td.print(acc) in the kernel names them where --watch is to show the values",
    ),
    "a line before the tile": ((*HAS, "--at", "6"), "--at 6 lies before 'As', which line 7 makes"),
    "a line without instructions": (
        (*HAS, "--at", "19"),
        "--at 19: no instruction of the listing comes from line 19 of staged.py; lines with instructions are 11, 12, 13, 14, 15, 16, 17, 18",
    ),
    "a step beyond the last": ((*HAS, "--at", "11", "--step", "2"), "--step 2 is out of range: the block executes line 11 2 times, steps 0..1"),
    "a step beyond the end": ((*HAS, "--step", "6"), "--step 6 is out of range: the block passes a barrier or ends 6 times, steps 0..5"),
    "a step below 0": ((*HAS, "--step", "-1"), "--step must be at least 0, not -1"),
    "several blocks": ((*HAS, "--blocks", "0,1"), "--watch shows one block, as in --blocks 0, and --blocks names 2"),
    "a block beyond the grid": ((*HAS, "--blocks", "4"), "block 4 is outside the grid (4, 1, 1)"),
    "several processes": ((*HAS, "--processes", "2"), "--watch shows one block, which one process executes: leave --processes out"),
    "a step of nothing": (("staged.py", "--step", "1"), "--step says what --watch TILE shows: name a tile, as in --watch As"),
    "a page of nothing": (("staged.py", "--html", "as.html"), "--html says what --watch TILE shows: name a tile, as in --watch As"),
    "no page": ((*HAS, "--html", "as.svg"), "--html writes HTML, and 'as.svg' does not end in .html"),
    "a listing": (("staged.s", "--watch", "As"), "--watch is for a kernel, sim FILE.py, and staged.s is a listing"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_wrong_requests(sim, case):
    options, message = REFUSED[case]
    assert sim(*options) == (2, "", f"tiledsl: {message}\n")


def test_a_watch_of_several_blocks(sim):
    """In Python: one block only; its pauses count the barriers, and have the lines of the listing."""
    lowered = kernel_in(pathlib.Path("staged.py"), "staged").lower("gfx942")
    arrays = np.zeros((128, 64), np.uint16), np.zeros((128, 64), np.uint16), np.zeros((128, 128), np.float32)
    seen = []
    with pytest.raises(UsageError) as error:
        execute(lowered, arrays, watch=Watch(seen.append))
    assert error.value.diagnostics[0].message == "a watch looks at one block in one process, as in blocks=[0], and got 4 blocks"
    execute(lowered, arrays, blocks=[3], watch=Watch(seen.append))
    assert [(pause.number, pause.barriers) for pause in seen] == [(number, number) for number in range(6)]
    text = lowered.asm.split("\n")
    assert all(text[line - 1].strip() == "s_barrier" for pause in seen[:5] for line in pause.lines)
