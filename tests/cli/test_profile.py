"""`tiledsl profile`: what it prints, its files, and error messages. Exit status 0 done, 1 the kernel is refused, 2 for a wrong request."""

import dataclasses
import json

import numpy as np
import pytest

from tests.cli.command import KERNEL, WRONG, run
from tests.frames import frame
from tests.schemas import validate
from tiledsl.analysis.time.result import Line, Occupancy
from tiledsl.tools.cli.kernels import load_kernels

ENDS_BY_DATA = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	s_add_i32 s6, s6, -1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
"""
LISTING = ["--listing", "data.s", "--grid", "4", "--block", "64"]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "wrong.py").write_text(WRONG)
    (tmp_path / "data.s").write_text(frame(ENDS_BY_DATA, "p"))


def test_a_kernel(capsys):
    """Every figure says that it is modelled; lines are those of the source; the operations are the contract's."""
    status, out, err = run(capsys, "profile", "small.py", "--chip", "mi300x", "--trace", "trace.json")
    assert (status, err) == (0, "") and out.startswith("small on MI300X (gfx942): modelled, not measured (model 2)\n")
    assert "operations by the contract" in out and "small.py:12" in out and max(map(len, out.splitlines())) <= 120
    with open("trace.json", encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    assert {"v_mfma_f32_32x32x8_bf16", "s_barrier"} & {event["name"] for event in events} and all(event.get("dur", 1) > 0 for event in events)


def test_the_rows_of_a_profile():
    """A row that is too long ends with a whole cause; one block is no "blocks"; a figure without a unit leaves no gap."""
    (loaded,) = load_kernels("small.py")
    stalled = {"vector-memory queue": 3e6, "result of a product": 2e6, "instruction cache": 1e6}
    line = Line("listing:572 v_mfma_f32_32x32x8bf16_1k", 7e6, 1e6, stalled)
    found = dataclasses.replace(loaded.kernel.profile(chip="MI300X"), lines=(line,), occupancy=Occupancy(1, 1, "registers, 300 a lane"))
    rows = found.text.splitlines()
    assert rows[rows.index("by line:") + 1] == "    7,000,000 clk  listing:572 v_mfma_f32_32x32x8bf16_1k issued 1,000,000; vector-memory queue 3,000,000"
    assert "  occupancy    1 wave a SIMD, 1 block a CU, by registers, 300 a lane" in rows
    assert "  packed under matrix: 1 (no source has this figure)" in rows


def test_json(capsys):
    status, out, _ = run(capsys, "profile", "small.py", "--target", "gfx950", "-D", "M=96", "--json")
    found = json.loads(out)
    validate("profile", found)
    assert (status, found["chip"], found["grid"], found["flops"]) == (0, "MI355X", [6, 1, 1], 2 * 96 * 64 * 64)
    assert found["time_us"]["low"] <= found["time_us"]["likely"] <= found["time_us"]["high"]
    assert abs(sum(bound["share"] for bound in found["bounds"]) - 1) < 0.01


def test_a_listing_whose_loop_ends_by_data(capsys):
    status, _, err = run(capsys, "profile", *LISTING, "--arg", "a=i32[16]")
    assert (status, err) == (
        2,
        "tiledsl: line 16 of the listing, 's_cbranch_scc1 .LBB0_1', depends on data in memory, which a prediction does not have: if that is the end of a"
        " loop, say how often the loop runs, --iterations N; with --listing, give the arrays their data, --arg NAME=TYPE[SHAPE]:FILE.npy\n",
    )
    np.save("n.npy", np.full(16, 50, np.int32))
    clocks = []
    for given in (["--arg", "a=i32[16]", "--iterations", "50"], ["--arg", "a=i32[16]:n.npy"]):
        status, out, _ = run(capsys, "profile", *LISTING, *given, "--json")
        clocks.append(json.loads(out)["dispatch"]["clocks"])
    assert clocks[0] == clocks[1] > 50 * 30


@pytest.mark.parametrize(
    "options, said",
    [
        ([], "profile takes a kernel's file, or a listing: profile my_gemm.py, or --listing gemm.s"),
        (["small.py", "--chip", "MI300"], "unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["small.py", "--chip", "MI300X", "--target", "gfx950"], "--chip MI300X is gfx942, and --target asks for gfx950: leave --target out"),
        (["small.py", "--grid", "4"], "--grid is of a listing, and small.py is a kernel's file: leave --grid out"),
        (["small.py", "--listing", "data.s"], "--listing is in place of a kernel's file: leave small.py out"),
        (["--listing", "data.s", "--block", "64"], "--listing needs the launch, --grid and --block, and --grid is missing"),
        (
            [*LISTING, "--arg", "a=i32[16]", "--chip", "MI355X"],
            "the listing is for gfx942, and MI355X is gfx950: compile the kernel for gfx950, or name a chip of gfx942",
        ),
        ([*LISTING, "--arg", "a=i31[16]"], "argument 'a' has no element type 'i31': there are bf16, f16, f32, f64, i8, u8, i16, u16, i32, u32, i64, u64"),
        ([*LISTING, "--arg", "a=i32[16]", "--flops", "-1"], "--flops is a number of operations, above 0, and got -1.0"),
        ([*LISTING, "--arg", "a=i32[16]", "--iterations", "0"], "iterations must be at least 1, not 0"),
        ([*LISTING], "kernel 'k' takes 1 arguments (global_buffer), and 0 were given"),
        ([*LISTING, "--arg", "a=i32[9999999999999999]"], "argument 'a' has a shape that no array can have"),
        (["small.py", "--measured", "none.csv"], "none.csv cannot be read: No such file or directory"),
        (["small.py", "--measured", "small.py"], "small.py has no column Kernel_Name or KernelName: it is no file of rocprofv3 or rocprof-compute"),
    ],
)
def test_wrong_requests(capsys, options, said):
    assert run(capsys, "profile", *options) == (2, "", f"tiledsl: {said}\n")


def test_a_refused_kernel(capsys):
    status, out, err = run(capsys, "profile", "wrong.py")
    assert (status, out) == (1, "") and "error[TD" in err


def test_counters_beside_the_prediction(capsys):
    """rocprofv3 has a row for each counter, rocprof-compute a column; the median of the dispatches is shown."""
    rows = ["Kernel_Name,Counter_Name,Counter_Value,Start_Timestamp,End_Timestamp"]
    rows += [f"td_small,{name},{value},0,1" for name, value in (("TCC_REQ_sum", 100), ("TCC_REQ_sum", 300), ("TCC_REQ_sum", 200), ("SQ_WAVES", 4))]
    with open("v3.csv", "w", encoding="utf-8") as file:
        file.write("\n".join([*rows, "other,TCC_REQ_sum,9,0,1"]))
    status, out, _ = run(capsys, "profile", "small.py", "--measured", "v3.csv")
    # two products of 64 x 64 bf16 from four blocks: 256 lines of 128 bytes
    assert status == 0 and out.splitlines()[-1] == f"{'TCC_REQ_sum':<24}{'200.0':>16}{'256.0':>16}  +28%"
    with open("wide.csv", "w", encoding="utf-8") as file:
        file.write("KernelName,BeginNs,EndNs,TCC_HIT_sum\nsmall,1000,11000,7\nsmall,1000,31000,9\n")
    _, out, _ = run(capsys, "profile", "small.py", "--measured", "wide.csv")
    assert out.splitlines()[-2].split()[:3] == ["duration,", "µs", "20.0"] and out.splitlines()[-1].startswith("TCC_HIT_sum ")
    with open("none.csv", "w", encoding="utf-8") as file:
        file.write("Kernel_Name,Counter_Name,Counter_Value\nsmall,SQ_WAVES,4\n")
    _, _, err = run(capsys, "profile", "small.py", "--measured", "none.csv")
    assert "none.csv has no counter that is predicted: it has none, and those are duration, µs, GRBM_GUI_ACTIVE" in err
