"""Reports of refused and of unusual kernels: known data is shown, and missing data is stated."""

import math
import os
import pathlib
import sys

import numpy as np
import pytest

import tiledsl as td
from tests.cli.command import KERNEL, run
from tests.kernels import dynamic, gemms
from tests.report.refused import not_captured, racing, unequal
from tests.report.reported import codes, reported
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.report import gathered as gathered_module
from tiledsl.tools.report import listed, model, patterns, timeline


@td.kernel(warps=4)
def too_large(a: td.gl[td.bf16, "M", 512], c: td.gl[td.f32, "M", 32]):
    (row,) = [td.grid(td.cdiv(a.rows, 256))]
    As = td.st(td.bf16, 256, 512)
    td.load(As, a[row, 0])
    td.barrier()
    acc = td.zeros(td.f32, 64, 64)
    left = td.load(td.subtile(As, (64, 512), (td.warp_id(), 0)))
    td.mma_ABt(acc, left, left)
    td.store(c[row * 4 + td.warp_id(), 0], acc)


PLAN = ("timeline", "lds", "registers", "main_loop", "lds_accesses")


def test_refused_at_capture():
    found, page = reported(not_captured)
    assert found["listing"] is None and [found[part] for part in (*PLAN, "grid", "outputs", "sizes")] == [None] * 8
    (code,) = codes(found)
    assert page.count(code) >= 2 and "td.store(c[0, 0], td.load(a[0, 0], (32, &#34;columns&#34;)))" in page  # among the findings, and at its line
    assert 'id="timeline"' not in page and {row["refused"] for row in found["resources"]} >= {"see the findings"}


@pytest.mark.thorough
def test_refused_by_the_plan():
    found, page = reported(too_large, M=256)
    assert "TD201" in codes(found) and [found[part] for part in PLAN] == [None] * 5
    assert found["grid"] == [1] and [output["tensor"] for output in found["outputs"]] == ["c"]


def test_refused_for_the_order():
    """The plan is complete; only the listing is missing."""
    found, page = reported(racing, M=64, N=64, K=256)
    assert "TD401" in codes(found) and found["listing"] is None and all(found[part] for part in PLAN)
    (line,) = {found["places"][one["place"]][1] for one in found["findings"]} & {line["number"] for part in found["sources"] for line in part["lines"]}
    assert 'class="inline error"' in page and f"line {line}</a>" in page
    assert sum(line["costs"].get("mfma_clocks", 0) for part in found["sources"] for line in part["lines"]) == 4 * 4 * 8 * 32


def test_refused_for_unequal_barriers():
    found, page = reported(unequal)
    assert "TD402" in codes(found) and not found["timeline"]["together"]
    assert "do not come to the same number of barriers" in page


@td.kernel(warps=1, waves_per_simd=8)
def spilled(c: td.gl[td.f32, 80, 64]):
    td.grid(1)
    lane, values = td.lane_id(), [td.vgpr() for _ in range(80)]
    for value in values:
        td.asm("v_cvt_f32_u32 {dst}, {src}", dst=value, src=lane)
    for row, value in enumerate(values):
        td.asm("global_store_dword {at}, {data}, off", at=c.address(row, lane), data=value)


@pytest.mark.thorough
def test_refused_once_it_is_compiled():
    """The reasons for the listing's refusal stand beside the plan."""
    found, page = reported(spilled, "gfx942")
    assert codes(found)[-1] == "TD210" and found["listing"] is None and found["timeline"] and found["registers"]["peak"] == 80
    (access,) = found["global_accesses"]
    assert access["offsets"] == [4 * lane for lane in range(64)]
    assert [row["refused"] for row in found["resources"] if row["target"] == "gfx942"] == ["see the findings"]


def test_without_a_compiler(monkeypatch, tmp_path):
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path))
    monkeypatch.setenv("TILEDSL_CLANG", str(tmp_path / "no-such-clang"))
    found, _ = reported(gemms.one_warp, "gfx942", M=64, N=64, K=64)
    assert codes(found)[-1:] == ["TD802"] and found["listing"] is None and found["timeline"]


@pytest.mark.thorough
def test_run_time_sizes():
    kernel = dynamic.every(gemms.one_warp)
    found, page = reported(kernel, "gfx942", M=100, N=96, K=160)
    assert found["sizes"] == dict(M=100, N=96, K=160) and found["outputs"][0]["rows"] == 100 and found["listing"]["lines"]
    assert not found["listing"]["waits_differ"]


DYNAMIC = KERNEL.replace('td.gl[td.bf16, "M", "K"]', 'td.gl[td.bf16, td.dyn("M"), "K"]').replace(", sizes=dict(M=64, N=64, K=64)", "")


@pytest.fixture
def here(empty_folder):
    pathlib.Path("small.py").write_text(KERNEL)
    pathlib.Path("dynamic.py").write_text(DYNAMIC)
    pathlib.Path("several.py").write_text(KERNEL + KERNEL.replace("def small", "def other").partition("\n\n")[2])
    pathlib.Path("folder.html").mkdir()
    os.mkfifo("device")
    return empty_folder


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["nothing.py"], "tiledsl: there is no file nothing.py"),
        (["small.py:large"], "tiledsl: small.py holds no kernel 'large': it has small"),
        (["several.py"], "tiledsl: several.py holds several kernels: name one, as in several.py:small (there are small, other)"),
        (["dynamic.py"], "tiledsl: kernel 'small' needs the sizes K, N: -D K=8192 -D N=8192"),
        (["dynamic.py", "-D", "N=64", "-D", "K=64"], "tiledsl: kernel 'small' needs the size M: -D M=8192"),
        (["small.py", "-D", "M=x"], "tiledsl: size M='x' of kernel 'small' must be a whole number, at least 1"),
        (["small.py", "-D", "Q=1"], "tiledsl: kernel 'small' has no size or option 'Q': it takes M, K, N, step"),
        (["small.py", "--chip", "MI300"], "tiledsl: unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["small.py", "--chip", "MI300X", "--target", "gfx950"], "tiledsl: --chip MI300X is gfx942, and --target asks for gfx950: leave --target out"),
        (["small.py", "--iterations", "0"], "tiledsl: iterations must be at least 1, not 0"),
        (["small.py", "-o", "folder.html"], "tiledsl: cannot write to folder.html: Is a directory"),
        (["small.py", "-o", "small.py"], "tiledsl: -o writes HTML, and 'small.py' does not end in .html"),
        (["small.py", "-o", "device"], "tiledsl: -o writes HTML, and 'device' does not end in .html"),
        (["small.py", "-o", "small.py/report.html"], "tiledsl: cannot write to small.py/report.html: small.py is no folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_requests_that_make_no_sense(here, capsys, arguments, said):
    assert run(capsys, "report", *arguments) == (2, "", said + "\n")
    assert not [path for path in here.rglob("*") if path.suffix == ".html" and path.is_file() or path.name.startswith(".")]
    assert pathlib.Path("small.py").read_text() == KERNEL and pathlib.Path("device").is_fifo()


@td.kernel(warps=1)
def no_output(a: td.gl[td.f32, 64, 32]):
    (row,) = [td.grid(2)]
    td.load(a[row, 0], (32, 32))


@td.kernel(warps=1)
def stored_by_asm(c: td.gl[td.f32, 1, 64]):
    td.grid(1)
    value = td.vgpr(1)
    td.asm("v_mov_b32 {dst}, 1.0", dst=value)
    td.asm("global_store_dword {offset}, {data}, {base}", offset=td.lane_id() * 4, data=value, base=c.address(0, 0))


def test_no_output():
    found, page = reported(no_output, "gfx942")
    assert found["outputs"] == [] and "No td.store stores anything" in page


def test_stores_in_assembly():
    """The stores have costs, and their lanes' lines are drawn; the blocks that store are not determined."""
    found, page = reported(stored_by_asm, "gfx942")
    assert found["outputs"] == [] and "what td.asm stores is not followed" in page
    (access,) = found["global_accesses"]
    assert access["offsets"] == [4 * lane for lane in range(64)] and (access["instruction"], access["lines"], access["least"]) == ("global_store_dword", 2, 2)
    assert sum(line["costs"].get("global_written", 0) for part in found["sources"] for line in part["lines"]) == 256


def test_a_helper_of_another_file(here):
    around, op = ["", "# far", "# from", "# here", ""], ["@td.op", "def multiply(acc, left, right):", "    td.mma_ABt(acc, td.load(left), td.load(right))"]
    pathlib.Path("helper.py").write_text("\n".join(["import tiledsl as td", "", *around, *op, *around]) + "\n")
    pathlib.Path("small.py").write_text(
        KERNEL.replace("import tiledsl as td", "import tiledsl as td\nfrom helper import multiply").replace(
            "td.mma_ABt(acc, td.load(As), td.load(Bs))", "multiply(acc, As, Bs)"
        )
    )
    try:
        found, page = reported(load_kernel("small.py"), "gfx942")
    finally:
        sys.modules.pop("helper", None)  # or another test would import this one
    own, helper = found["sources"]
    assert (own["file"], helper["file"]) == ("small.py", "helper.py")
    assert [line["number"] for line in helper["lines"]] == [8, 9, 10, 11, 12]
    (costly,) = [line for line in helper["lines"] if line["costs"]]
    assert costly["number"] == 10 and costly["costs"]["mfma_clocks"] > 0 and not any("mfma_clocks" in line["costs"] for line in own["lines"])


@td.kernel(warps=1)
def batched(a: td.gl[td.f32, "B", "M", 32], c: td.gl[td.f32, "B", "M", 32]):
    number, row = td.grid(a.batch, td.cdiv(a.rows, 32))
    td.store(c[number, row, 0], td.load(a[number, row, 0], (32, 32)))


@pytest.mark.thorough
def test_a_batch():
    found, page = reported(batched, "gfx942", B=3, M=96)
    assert found["grid"] == [3, 3] and "the first of 3 matrices" in page


@pytest.mark.thorough
def test_strides():
    found, _ = reported(gemms.one_warp, "gfx942", {"a": 256}, M=64, N=64, K=128)
    rows = {(access["offsets"][8] - access["offsets"][0]) for access in found["global_accesses"] if access["instruction"] == "global_load_dwordx4"}
    assert rows == {256 * 2, 128 * 2}


@td.kernel(warps=4)
def unrolled(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], steps=128):
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in range(steps):  # a loop of Python: the text grows with the steps
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        left, right = td.load(td.subtile(As, (32, 64), (wr, 0))), td.load(td.subtile(Bs, (32, 64), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, left, right)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@pytest.mark.thorough
def test_a_large_unrolled_kernel(monkeypatch):
    """Excess data is omitted, and the page says so."""
    for module, name, most in (
        (timeline, "MOST_STEPS", 4 * 500),
        (model, "MOST_EVENTS", 1000),
        (listed, "MOST_LINES", 1000),
        (patterns, "MOST_PICTURES", 1),
        (gathered_module, "MOST_LINES", 10),
    ):
        monkeypatch.setattr(module, name, most)
    found, page = reported(unrolled, "gfx942", M=64, N=64, K=34 * 64, steps=34)
    assert not found["model"]["timeline"]["whole"] and list(found["model"]["timeline"]["windows"]) == ["all"]
    assert not found["timeline"]["whole"] and found["timeline"]["together"] and len(found["listing"]["lines"]) == 1000
    assert found["lds"]["intervals"]["more"] == 2 * 34 + 1 - 64 and found["listing"]["left_out"] > 0 and found["pictures_left_out"] > 0
    for said in (
        "Only the first part is drawn",
        "more intervals are left out",
        "more that are left out",
        "pictures more are left out",
        "lines more are left out",
    ):
        assert said in page, said
    assert found["main_loop"] is None and 'id="loop"' not in page


def test_findings_that_are_too_many(monkeypatch):
    monkeypatch.setattr(gathered_module, "MOST_FINDINGS", 0)
    found, page = reported(racing, M=64, N=64, K=256)
    assert found["findings"] == [] and found["findings_left_out"] == 1 and "findings more are left out" in page


@td.kernel(warps=1)
def copied(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    td.store(c[row, col], td.load(a[row, col], (32, 32)))


@pytest.mark.thorough
def test_a_million_blocks():
    found, page = reported(copied, "gfx942", M=32_000, N=32_000)
    (output,) = found["outputs"]
    assert math.prod(found["grid"]) == 1_000_000 and output["left_out"] == 1_000_000 - len(output["blocks"])
    assert f"{output['left_out']:,} blocks more are left out" in page
    assert {one["rows"] for one in found["model"]["order"]["xcds"]} == {None} and "not all of its blocks are drawn above" in page
    assert found["model"]["binds"][0]["cause"] == "memory bandwidth" and "The bytes of the launch take longer than its compute units" in page
    assert np.all(np.diff([block[6] for block in output["blocks"]]) == 1)
