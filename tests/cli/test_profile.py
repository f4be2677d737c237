"""`tiledsl profile`: what it prints, its files, and error messages. Exit status 0 done, 1 the kernel is refused, 2 for a wrong request."""

import dataclasses
import json
import pathlib

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
BRANCHES_BY_DATA = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB0_1
	s_nop 0
.LBB0_1:
	s_endpgm
"""
ADDRESS_OF_DATA = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	s_nop 0
	global_load_dword v3, v2, s[4:5]
	s_endpgm
"""
LISTING = ["--listing", "data.s", "--grid", "4", "--block", "64"]


OF_PROFILE = (
    "self",
    "target",
    "strides",
    "allow_unchecked",
    "compiler",
    "unchecked",
    "chip",
    "figures",
    "model",
    "iterations",
    "timeline",
    "read",
)  # parameters of its methods


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "wrong.py").write_text(WRONG)
    (tmp_path / "data.s").write_text(frame(ENDS_BY_DATA, "p"))
    (tmp_path / "large.s").write_text(frame("\ts_endpgm\n", "", vgprs=256, agprs=256))


def test_a_kernel(capsys):
    """Every figure says that it is modelled; lines are those of the source; the operations are the contract's."""
    status, out, err = run(capsys, "profile", "small.py", "--chip", "mi300x", "--trace", "trace.json")
    assert (status, err) == (0, "") and out.startswith("small on MI300X (gfx942): modelled, not measured (model 6)\n")
    assert "operations by the contract" in out and "small.py:12" in out and max(map(len, out.splitlines())) <= 120
    _, out, _ = run(capsys, "profile", "small.py", "--chip", "MI355X")
    assert max(map(len, out.splitlines())) <= 120
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


@pytest.mark.thorough
def test_two_kernels_with_one_listing(capsys, tmp_path):
    """The lines are those of the kernel that is asked for."""
    (tmp_path / "other.py").write_text("\n" + KERNEL)
    places = []
    for file in ("small.py", "other.py"):
        _, out, _ = run(capsys, "profile", file, "--json")
        places.append({bound["place"] for bound in json.loads(out)["bounds"] if ".py:" in bound["place"]})
    assert places[0] and places[1] == {f"other.py:{int(place.partition(':')[2]) + 1}" for place in places[0]}


def test_json(capsys):
    status, out, _ = run(capsys, "profile", "small.py", "--target", "gfx950", "-D", "M=96", "--json")
    found = json.loads(out)
    validate("profile", found)
    assert (status, found["chip"], found["grid"], found["flops"]) == (0, "MI355X", [6, 1, 1], 2 * 96 * 64 * 64)
    assert found["time_us"]["low"] <= found["time_us"]["likely"] <= found["time_us"]["high"]
    idle, *of_waves = found["bounds"]
    assert abs(sum(bound["share"] for bound in of_waves) - 1) < 0.01
    assert (idle["cause"], idle["place"], idle["source"]) == ("idle compute units", "the grid of 6 blocks", "small.py:5") and idle["share"] == 250 / 256
    assert all(bound["source"].startswith("small.py:") for bound in of_waves)


def test_the_closed_form_alone(capsys):
    """It says its version and that nothing is measured; the prediction beside has the same number."""
    status, out, err = run(capsys, "profile", "small.py", "--chip", "MI355X", "--model", "origami")
    assert (status, err) == (0, "") and out.startswith("small on MI355X (gfx950): Origami's closed form, modelled, not measured (closed form 1)\n")
    assert "64 × 64 by 64 × 64, bf16; tiles of 32 × 32, 4 tiles in 1 round of 256" in out and "mall tbs: 11.75 TB/s (taken from MI300X)" in out
    assert max(map(len, out.splitlines())) <= 120
    alone, beside = (json.loads(run(capsys, "profile", "small.py", "--chip", "MI300X", "--json", *more)[1]) for more in (("--model", "origami"), ()))
    assert alone["time_us"]["likely"] == beside["origami_us"] and (alone["limit"], alone["tiles"]) == ("matrix units", 4)


def test_a_listing_whose_loop_ends_by_data(capsys):
    status, _, err = run(capsys, "profile", *LISTING, "--arg", "a=i32[16]")
    assert (status, err) == (
        2,
        "tiledsl: line 16 of the listing, 's_cbranch_scc1 .LBB0_1', depends on data in memory, which a prediction does not have: say how often the loop"
        " runs, --iterations N, or give the arrays their data, --arg NAME=TYPE[SHAPE]:FILE.npy, with --listing (tiledsl lower -o writes a kernel's listing)\n",
    )
    np.save("n.npy", np.full(16, 50, np.int32))
    clocks = []
    for given in (["--arg", "a=i32[16]", "--iterations", "50"], ["--arg", "a=i32[16]:n.npy"]):
        status, out, _ = run(capsys, "profile", *LISTING, *given, "--json")
        clocks.append(json.loads(out)["dispatch"]["clocks"])
    assert clocks[0] == clocks[1] > 50 * 30
    _, out, _ = run(capsys, "profile", *LISTING, "--arg", "a=i32[16]", "--iterations", str(10**12), "--json")
    found = json.loads(out)
    assert found["dispatch"]["clocks"] > 10**13 and "loops that end by data run 1,000,000,000,000 times" in found["assumptions"]
    _, out, _ = run(capsys, "profile", "small.py", "--iterations", "5", "--json")
    assert "no loop ends by data: the count of 5 iterations changes nothing" in json.loads(out)["assumptions"]


@pytest.mark.parametrize(
    "body, line, text",
    [
        (BRANCHES_BY_DATA, 14, "s_cbranch_scc1 .LBB0_1"),
        (ADDRESS_OF_DATA, 16, "global_load_dword v3, v2, s[4:5]"),
    ],
)
@pytest.mark.parametrize("iterations", [[], ["--iterations", "3"]])
def test_what_no_count_of_iterations_decides(capsys, body, line, text, iterations):
    pathlib.Path("data.s").write_text(frame(body, "p"))
    said = (
        f"tiledsl: line {line} of the listing, '{text}', depends on data in memory, which a prediction does not have: give the arrays their data, --arg"
        " NAME=TYPE[SHAPE]:FILE.npy, with --listing (tiledsl lower -o writes a kernel's listing)\n"
    )
    assert run(capsys, "profile", *LISTING, "--arg", "a=i32[64]", *iterations) == (2, "", said)


@pytest.mark.thorough
def test_a_listing_that_does_not_end(capsys):
    pathlib.Path("data.s").write_text(frame(".LBB0_1:\n\ts_branch .LBB0_1\n", "p"))
    said = (
        "tiledsl: no end in sight: wave 0 has executed 250,000 instructions of kernel 'k', and a trace has at most 250,000: check that its loops end, or give"
        " arguments with which they have fewer iterations\n"
    )
    assert run(capsys, "profile", *LISTING, "--arg", "a=i32[0]") == (2, "", said)


@pytest.mark.parametrize(
    "options, said",
    [
        ([], "profile takes a kernel's file, or a listing: profile my_gemm.py, or --listing gemm.s"),
        (
            ["small.py", "--chip", "gfx942"],
            "'gfx942' is a target, and a chip is asked for: MI300X or MI325X, or --target gfx942, which takes MI300X",
        ),
        (["small.py", "--chip", "MI300"], "unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["small.py", "--chip", "MI300X", "--target", "gfx950"], "--chip MI300X is gfx942, and --target asks for gfx950: leave --target out"),
        (["small.py", "--grid", "4"], "--grid is of a listing, and small.py is a kernel's file: leave --grid out"),
        (["small.py", "--listing", "data.s"], "--listing is in place of a kernel's file: leave small.py out"),
        (["--listing", "data.s", "--block", "64"], "--listing needs the launch, --grid and --block, and --grid is missing"),
        (
            [*LISTING, "--arg", "a=i32[16]", "--chip", "MI355X"],
            "the listing is for gfx942, and MI355X is gfx950: compile the kernel for gfx950, or name a chip of gfx942",
        ),
        (
            [*LISTING, "--arg", "a=i31[16]"],
            "argument 'a' has no element type 'i31': there are bf16, f16, fp8, bf8, f32, f64, i8, u8, i16, u16, i32, u32, i64, u64",
        ),
        ([*LISTING, "--arg", "a=i32[16]", "--flops", "-1"], "--flops is a number of operations, from 1 to 1e+24, and got -1.0"),
        ([*LISTING, "--arg", "a=i32[16]", "--flops", "1e308"], "--flops is a number of operations, from 1 to 1e+24, and got 1e+308"),
        ([*LISTING, "--arg", "a=i32[16]", "--flops", "0.5"], "--flops is a number of operations, from 1 to 1e+24, and got 0.5"),
        ([*LISTING, "--arg", "a=1", "--arg", "b=1", "--arg", "a=2"], "two arguments have the name 'a': give each --arg a name of its own"),
        ([*LISTING, "--arg", "i32[16]", "--arg", "i32[16]"], "--arg takes NAME=VALUE, as in --arg a=bf16[1024,1024]:integers --arg n=1024, and got 'i32[16]'"),
        ([*LISTING, "--kernel", "gemm"], "the listing has no kernel 'gemm': k"),
        ([*LISTING, "--target", "gfx950", "--chip", "MI300X"], "data.s is for gfx942, and --target asks for gfx950: leave --target out"),
        ([*LISTING, "-D", "M=64"], "-D is of a kernel's file, and --listing gives a listing: leave -D out"),
        ([*LISTING, "--strides", "a=64"], "--strides is of a kernel's file, and --listing gives a listing: leave --strides out"),
        ([*LISTING, "--allow-unchecked"], "--allow-unchecked is of a kernel's file, and --listing gives a listing: leave --allow-unchecked out"),
        (["data.s"], "data.s is a listing: --listing data.s, with its --grid, --block and --arg"),
        (["small.py", "--arg", "a=1"], "--arg is of a listing, and small.py is a kernel's file: leave --arg out"),
        (["small.py", "--dynamic-lds", "0"], "--dynamic-lds is of a listing, and small.py is a kernel's file: leave --dynamic-lds out"),
        (["small.py", "--trace", "small.py"], "--trace writes JSON, and 'small.py' does not end in .json"),
        (["small.py", "--trace", "/dev/null"], "--trace writes JSON, and '/dev/null' does not end in .json"),
        *((["small.py", "-D", f"{name}=1"], f"kernel 'small' has no size or option '{name}': it takes M, K, N, step") for name in OF_PROFILE),
        ([*LISTING, "--arg", "a=i32[16]", "--iterations", "0"], "iterations must be at least 1, not 0"),
        ([*LISTING, "--arg", "a=i32[16]", "--iterations", str(10**13)], "iterations must be at most 1,099,511,627,776, not 10,000,000,000,000"),
        (
            ["--listing", "large.s", "--grid", "4", "--block", "320"],
            "a block of 5 waves with 512 registers a lane does not fit on a compute unit, which has room for 4 such waves: give fewer threads a block",
        ),
        ([*LISTING], "kernel 'k' takes 1 arguments (global_buffer), and 0 were given"),
        ([*LISTING, "--arg", "a=i32[9999999999999999]"], "argument 'a' has a shape that no array can have"),
        (
            [*LISTING, "--model", "origami"],
            "--model origami takes sizes and tiles of a product from a kernel's file, and a listing says neither: leave --model origami out",
        ),
        *(
            (["small.py", "--model", "origami", *more], f"{more[0]} is of the model of the listing, and --model origami reads no listing: leave {more[0]} out")
            for more in (["--trace", "t.json"], ["--measured", "none.csv"], ["--iterations", "3"])
        ),
        (["small.py", "--measured", "none.csv", "--json"], "--measured prints text: leave --json out"),
        (["small.py", "--measured", "none.csv"], "none.csv cannot be read: No such file or directory"),
    ],
)
def test_wrong_requests(capsys, options, said):
    assert run(capsys, "profile", *options) == (2, "", f"tiledsl: {said}\n")


def test_a_binary_file_in_place_of_a_listing(capsys):
    """Its bytes do not come to the terminal."""
    pathlib.Path("binary.s").write_bytes(b"\x1f\x8b\x08\x00\x1b[2J" * 9)
    assert run(capsys, "profile", "--listing", "binary.s", "--grid", "1", "--block", "64") == (
        2, "", "tiledsl: binary.s is no compiler's listing: it has bytes that are 0\n"
    )  # fmt: skip


def test_sizes_that_are_missing(capsys):
    pathlib.Path("unsized.py").write_text(KERNEL.replace(", sizes=dict(M=64, N=64, K=64)", ""))
    said = "tiledsl: kernel 'small' needs the sizes M, K, N: -D M=8192 -D K=8192 -D N=8192\n"
    assert run(capsys, "profile", "unsized.py") == (2, "", said)


def test_a_refused_kernel(capsys):
    status, out, err = run(capsys, "profile", "wrong.py")
    assert (status, out) == (1, "") and "error[TD" in err


def test_a_listing_whose_launch_gives_too_little_lds(capsys):
    """Without the LDS of the launch the occupancy would be too high, and the clocks of the banks too few."""
    pathlib.Path("data.s").write_text(frame("\tv_lshlrev_b32_e32 v1, 2, v0\n\tds_read_b32 v2, v1 offset:1024\n\ts_endpgm", "", lds=0))
    said = (
        "tiledsl: line 9 of the listing, 'ds_read_b32 v2, v1 offset:1024', accesses bytes beyond the {} bytes of LDS that a block has: if the launch gives a"
        " block more, say how many, --dynamic-lds BYTES\n"
    )
    assert run(capsys, "profile", *LISTING) == (2, "", said.format(0))
    assert run(capsys, "profile", *LISTING, "--dynamic-lds", "1276") == (2, "", said.format("1,276"))
    status, out, _ = run(capsys, "profile", *LISTING, "--dynamic-lds", "1280", "--json")
    assert status == 0 and json.loads(out)["occupancy"]["blocks_per_cu"] > 1


def test_a_listing_whose_arrays_are_too_small(capsys):
    """Bytes outside every argument have no lines: the prediction would leave them out. A guessed count of iterations says nothing of the arrays."""
    pathlib.Path("data.s").write_text(
        frame(
            "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 2, v0\n\ts_waitcnt lgkmcnt(0)\n\tglobal_load_dword v2, v1, s[4:5]\n\ts_endpgm", "p"
        )
    )
    said = (
        "tiledsl: line 11 of the listing, 'global_load_dword v2, v1, s[4:5]', accesses bytes outside every argument: lane 63 accesses 4 bytes at"
        " 0x1000000000fc, right after the end of argument 0 (252 bytes); give the arrays the shapes of this launch\n"
    )
    assert run(capsys, "profile", *LISTING, "--arg", "a=i32[63]") == (2, "", said)
    assert run(capsys, "profile", *LISTING, "--arg", "a=i32[64]")[0] == 0
    assert run(capsys, "profile", *LISTING, "--arg", "a=i32[63]", "--iterations", "4")[0] == 0


MOE = str(pathlib.Path(__file__).resolve().parents[2] / "examples" / "moe.py") + ":dispatch"
MOVED = [MOE, "-D", "T=8", "-D", "S=16", "-D", "R=8", "--target", "gfx942"]


def test_numbers_that_a_kernel_reads(capsys):
    """Addresses follow from them. They are asked for, assumed by a word, which the output says, or those of a file."""
    status, out, err = run(capsys, "profile", *MOVED)
    assert (status, out) == (2, "") and err.endswith(
        "depends on data in memory, which a prediction does not have: give the numbers that td.read reads: "
        "tiledsl profile --read places=spread, or =random, or =FILE.npy\n"
    )
    _, spread, _ = run(capsys, "profile", *MOVED, "--read", "places=spread")
    assert "td.read: 'places' has numbers evenly from 0 to 15, in order" in spread and "of the arguments were taken" in spread
    np.save("places.npy", np.arange(16, dtype=np.int64).reshape(8, 2))
    _, of_file, _ = run(capsys, "profile", *MOVED, "--read", "places=places.npy")
    assert of_file == spread.replace("'places' has numbers evenly from 0 to 15, in order", "the numbers of 'places' are the given ones")
    assert "from 0 to 15, in no order" in run(capsys, "profile", *MOVED, "--read", "places=random")[1]


@pytest.mark.parametrize(
    "options, said",
    [
        (["small.py", "--read", "a=spread"], "read has 'a', and kernel 'small' reads no tensor by td.read: leave it out"),
        ([*MOVED, "--read", "x=spread"], "read has 'x', and the tensors that kernel 'dispatch' reads by td.read: places"),
        ([*MOVED, "--read", "places"], "--read takes NAME=NUMBERS, as in --read places=spread, and got 'places'"),
        ([*MOVED, "--read", "places=spread", "--read", "places=random"], "--read gives 'places' twice"),
        ([*MOVED, "--read", "places=even"], "read of 'places' is 'even': 'spread' or 'random', or an array"),
        ([*MOVED, "--read", "places=no.npy"], "the data of argument 'places' cannot be read from no.npy: No such file or directory"),
        ([*MOVED, "--read", "places=flat.npy"], "'places' is i32[8, 2], and read has int64[16]"),
        ([*MOVED, "--read", "places=far.npy"], "'places' is declared in 0..15, and read has 16"),
        ([*MOVED, "--read", "places=equal.npy"], "'places' is declared unique, and read has equal numbers"),
        ([*LISTING, "--read", "a=spread"], "--read is of a kernel's file, and --listing gives a listing: leave --read out"),
        (
            ["small.py", "--model", "origami", "--read", "a=spread"],
            "--read is of the model of the listing, and --model origami reads no listing: leave --read out",
        ),
    ],
)
def test_wrong_numbers(capsys, options, said):
    flat = np.arange(16)
    for name, numbers in (("flat", flat), ("far", flat.reshape(8, 2) + 1), ("equal", flat.reshape(8, 2) // 2)):
        np.save(f"{name}.npy", numbers)
    assert run(capsys, "profile", *options) == (2, "", f"tiledsl: {said}\n")


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


def test_what_counters_count(capsys):
    """Clocks are the sum over the eight XCDs; FETCH_SIZE is KiB that leave the L2 for MALL or HBM: six blocks on six XCDs load 8 KiB each."""
    pathlib.Path("m.csv").write_text(f"{COUNTERS}small,GRBM_GUI_ACTIVE,1\nsmall,FETCH_SIZE,48\n")
    given = ["profile", "small.py", "-D", "M=96"]
    _, out, _ = run(capsys, *given, "--measured", "m.csv")
    clocks, fetched = (row.split() for row in out.splitlines()[-2:])
    (dispatch,) = [row for row in out.splitlines() if row.startswith("  dispatch")]
    assert fetched == ["FETCH_SIZE", "48.0", "48.0", "+0%"]
    assert int(dispatch.split()[1].replace(",", "")) == pytest.approx(float(clocks[2].replace(",", "")) / 8, abs=1)


def test_counters_of_each_channel_of_the_l2(capsys):
    """rocprof-compute writes a column for each channel: their sum is compared. A file with the sum as well has the sum counted once."""
    channels = ",".join(f"TCC_{name}[{channel}]" for name in ("HIT", "REQ") for channel in range(16))
    rows = [",".join(str(of_dispatch + channel) for channel in range(32)) for of_dispatch in (0, 1, 2)]
    pathlib.Path("m.csv").write_text("\n".join([f"Kernel_Name,{channels},TCC_HIT_sum", *(f"small,{row},7" for row in rows)]))
    status, out, _ = run(capsys, "profile", "small.py", "--measured", "m.csv")
    shown = {row.split()[0]: row.split()[1] for row in out.splitlines() if row.startswith("TCC_")}
    assert (status, shown) == (0, {"TCC_HIT_sum": "7.0", "TCC_REQ_sum": f"{sum(range(16, 32)) + 16:,.1f}"})


@pytest.mark.parametrize("name", ["TCC_HIT[{}]", "TCC_HIT"])
def test_a_row_for_each_channel_of_the_l2(capsys, name):
    """Rows of a dispatch are summed; a counter that has a row with its sum is taken from there. Without dispatches there is no sum."""
    rows = [f"small,{dispatch},{name.format(channel)},{10 * dispatch + channel}" for dispatch in (1, 2, 3) for channel in range(4)]
    rows += [f"small,{dispatch},{counter}" for dispatch in (1, 2) for counter in ("TCC_REQ[0],5", "TCC_REQ_sum,9")]
    pathlib.Path("m.csv").write_text("\n".join(["Kernel_Name,Dispatch_Id,Counter_Name,Counter_Value", *rows]))
    _, out, _ = run(capsys, "profile", "small.py", "--measured", "m.csv")
    assert {row.split()[0]: row.split()[1] for row in out.splitlines() if row.startswith("TCC_")} == {"TCC_HIT_sum": "86.0", "TCC_REQ_sum": "9.0"}
    pathlib.Path("m.csv").write_text(f"{COUNTERS}small,{name.format(0)},3\n")
    status, _, err = run(capsys, "profile", "small.py", "--measured", "m.csv")
    assert (status, err) == (
        2,
        f"tiledsl: line 2 of m.csv has {name.format(0)}, a channel of the L2, and no column says of which dispatch: keep the column Dispatch_Id, or collect"
        " TCC_HIT_sum\n",
    )


NO_FILE_OF_COUNTERS = (
    "m.csv is no file of rocprofv3 or rocprof-compute: its columns are {}. Give counter_collection.csv or kernel_trace.csv of rocprofv3 --output-format csv, or"
    " pmc_perf.csv of rocprof-compute"
)
COUNTERS = "Kernel_Name,Counter_Name,Counter_Value\n"
TIMES = "Kernel_Name,Start_Timestamp,End_Timestamp\n"
FILES_OF_COUNTERS = {
    "empty": (b"", NO_FILE_OF_COUNTERS.format("none")),
    "other columns": (b"Name,Calls\nsmall,3\n", NO_FILE_OF_COUNTERS.format("Name, Calls")),
    "no values": (b"Kernel_Name,Counter_Name\nsmall,TCC_REQ_sum\n", NO_FILE_OF_COUNTERS.format("Kernel_Name, Counter_Name")),
    "no rows": (COUNTERS, "m.csv has no rows: the profiler saw no dispatch"),
    "UTF-16": ((COUNTERS + "small,TCC_REQ_sum,3").encode("utf-16"), "m.csv cannot be read: it is no text in UTF-8: it has bytes that are 0"),
    "Latin-1": ((COUNTERS + "größe,TCC_REQ_sum,3").encode("latin-1"), "m.csv cannot be read: line 2 is no text in UTF-8: save the file in UTF-8"),
    "no number": (COUNTERS + "small,TCC_REQ_sum,many", "line 2 of m.csv: TCC_REQ_sum is 'many', where a number of at least 0 is expected"),
    "NaN": (COUNTERS + "small,TCC_REQ_sum,nan", "line 2 of m.csv: TCC_REQ_sum is 'nan', where a number of at least 0 is expected"),
    "below 0": (COUNTERS + "\nsmall,TCC_REQ_sum,-1", "line 3 of m.csv: TCC_REQ_sum is '-1', where a number of at least 0 is expected"),
    "an empty channel": ("Kernel_Name,TCC_HIT[0],TCC_HIT[1]\nsmall,3,", "line 2 of m.csv: TCC_HIT[1] is '', where a number of at least 0 is expected"),
    "a row cut off": (COUNTERS + "small,TCC_REQ_sum", "line 2 of m.csv: TCC_REQ_sum is '', where a number of at least 0 is expected"),
    "an end before its begin": (TIMES + "small,2000,1000", "line 2 of m.csv: the dispatch ends before it begins"),
    "no end": (TIMES + "small,2000,", "line 2 of m.csv: End_Timestamp is '', where a number of at least 0 is expected"),
    "other kernels": (
        COUNTERS + "a,TCC_REQ_sum,3\nb,TCC_REQ_sum,3",
        "m.csv has 2 kernels, of which none hold 'small' in the name: a, b. Keep the rows of one kernel",
    ),
    "several kernels": (
        COUNTERS + "small_a,TCC_REQ_sum,3\nsmall_b,TCC_REQ_sum,3",
        "m.csv has 2 kernels, of which several hold 'small' in the name: small_a, small_b. Keep the rows of one kernel",
    ),
    "other counters": (
        COUNTERS + "small,SQ_WAVES,4",
        "m.csv has no counter that is predicted. Predicted are duration, µs, GRBM_GUI_ACTIVE, TCC_HIT_sum, TCC_MISS_sum, TCC_REQ_sum, TCP_TCC_READ_REQ_sum,"
        " MfmaUtil, L2CacheHit, FETCH_SIZE: the duration is taken from the columns Start_Timestamp and End_Timestamp of rows without Counter_Name",
    ),
    "a long field": (COUNTERS + f"{'x' * (1 << 18)},TCC_REQ_sum,3", "m.csv cannot be read: field larger than field limit (131072)"),
}


@pytest.mark.left_out("no number", "NaN", "below 0", "a row cut off", "no end", "several kernels")
@pytest.mark.parametrize("name", FILES_OF_COUNTERS)
def test_files_of_counters_that_are_wrong(capsys, name):
    content, said = FILES_OF_COUNTERS[name]
    with open("m.csv", "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    assert run(capsys, "profile", "small.py", "--measured", "m.csv") == (2, "", f"tiledsl: {said}\n")


@pytest.mark.sample(",")
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_files_of_counters_that_programs_have_changed(capsys, separator):
    """A byte order mark, other separators and ends of lines, quotes, an empty line; the kernel's name is printed."""
    lines = ['"Dispatch_Id","Kernel_Name","LDS_Block_Size","Start_Timestamp","End_Timestamp"', "", '1,"other, of another",0,1000,9000']
    text = "\ufeff" + "\r\n".join(lines).replace('","', f'"{separator}"').replace("1,", f"1{separator}").replace(
        ",0,1000,", separator.join(("", "0", "1000", ""))
    )
    with open("m.csv", "w", encoding="utf-8", newline="") as file:
        file.write(text)
    status, out, _ = run(capsys, "profile", "small.py", "--measured", "m.csv")
    *_, head, _, duration = out.splitlines()
    assert (status, head) == (0, "counters of other, of another, median of its dispatches") and duration.split()[:3] == ["duration,", "µs", "8.0"]
