"""benchmarks/calibrate.py and files of figures: the kernels, the arithmetic, the file, and each error message by its full text."""

import dataclasses
import itertools

import numpy as np
import pytest

from benchmarks import calibrate
from benchmarks.calibrate import microbenchmarks
from tests.cli.command import KERNEL, run
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.clock import clock_of
from tiledsl.analysis.time.figures import chosen_chip, names_of, with_figures
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.launch import execute
from tiledsl.sim.launch.trace import Tracer, sparse
from tiledsl.sim.state.trace import GlobalAccess
from tiledsl.targets import TARGETS

UNIT = ("valu", "transcendental", "lds_latency", "lds_write", "barrier", "lds_read", "lds_read_of_four", "lds_unaligned", "matrix")
L1 = {"l1_wide": 8, "l1_narrow": 2, "l1_lines": 64}  # lines that a load touches
CHIP = {"gfx90a": "MI250X", "gfx942": "MI300X", "gfx950": "MI355X"}
READS = {"gfx90a": (8, 16, 32, 64), "gfx942": (8, 16, 32, 64), "gfx950": (8, 8, 16, 32)}  # one wave; gfx950's are ROCm's, of its Gluon tutorials
READS_OF_FOUR = {"gfx90a": (32, 64, 128, 256), "gfx942": (32, 64, 128, 256), "gfx950": (16, 32, 64, 128)}  # the same by four waves


@pytest.mark.sample("gfx942-barrier")
@pytest.mark.parametrize("name", UNIT)
@pytest.mark.parametrize("target", TARGETS)
def test_the_kernels_of_a_compute_unit(name, target):
    """Each stores what its instructions make of zeros, without a hazard."""
    lowered = getattr(microbenchmarks, name).lower(target, turns=3, each=16)
    shape = (32, 32) if name == "matrix" else (lowered.kernel.warps, 64)
    out = np.full(shape, 7, np.float32)
    assert execute(lowered, [out]).hazards == ()
    assert (out == {"valu": 48, "transcendental": 4}.get(name, 0)).all()  # 48 additions of 1; four times exp(0)


@pytest.mark.sample("gfx950-l1_lines")
@pytest.mark.parametrize("name", L1)
@pytest.mark.parametrize("target", TARGETS)
def test_the_kernels_of_the_l1(name, target):
    """The lines of each load in the trace, and the sum of what they load, without a hazard."""
    lowered = getattr(microbenchmarks, name).lower(target, ROWS=64, turns=3, each=16)
    out, lines = np.zeros((lowered.kernel.warps, 64), np.float32), np.arange(64 * 32, dtype=np.float32).reshape(64, 32)
    assert execute(lowered, [lines, out]).hazards == ()
    flat = lines.reshape(-1)
    loaded = {"l1_wide": flat[:256:4], "l1_narrow": flat[:64], "l1_lines": lines[:, 0]}[name]
    assert (out == 16 * loaded).all()  # sixteen registers with the same data
    wave, *_ = Tracer(lowered.listing, 1, 64 * lowered.kernel.warps, [sparse(8192), sparse(4096)], kernel=lowered.symbol).trace([0]).waves
    reads = [access for access in wave.accesses.values() if isinstance(access, GlobalAccess) and access.kind == "read"]
    assert len(reads) >= 32 and {len(access.lines[0]) for access in reads} == {L1[name]}


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_model_measured_as_a_gpu_is_gives_its_own_l1(target):
    chip = CHIPS[CHIP[target]]
    calibration = calibrate.Calibration(microbenchmarks, chip, calibrate.modelled(chip), turns=200)
    found = {one.figure: one.value for one in calibration.l1()}
    assert found == {name: pytest.approx(getattr(chip.unit, name).value, rel=0.02) for name in ("l1_wide_clk", "l1_narrow_clk", "l1_line_clk")}


@pytest.mark.thorough
def test_unaligned_reads_take_the_clocks_of_their_source():
    """ROCm's Gluon tutorials, gfx950: 64 clk for one wave."""
    chip = CHIPS["MI355X"]
    calibration = calibrate.Calibration(microbenchmarks, chip, calibrate.modelled(chip), turns=200)
    assert calibration._each(microbenchmarks.lds_unaligned) * calibration.mhz == pytest.approx(64, rel=0.02)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("ways, lost", [(1, 0), (2, 16 * 8), (4, 16 * 24), (8, 16 * 56)])
def test_lanes_that_meet_in_a_bank(ways, lost):
    """gfx942 serves eight lanes of 16 bytes in a clk: of 64 lanes 8 clk, and so many times as many. The 16 reads before the loop lose the same."""
    found = [execute(microbenchmarks.lds_read.lower("gfx942", turns=n, each=16, ways=ways), [np.zeros((1, 64), np.float32)]) for n in (1, 2)]
    assert found[1].lds_conflict_clocks - found[0].lds_conflict_clocks == lost


@pytest.mark.thorough
def test_the_kernels_that_load():
    out, lines, rows = np.ones((1, 64), np.float32), np.zeros((64, 32), np.float32), np.zeros((64, 1024), np.float32)
    report = execute(microbenchmarks.load_latency.lower("gfx942", ROWS=64, rounds=2, stride=2), [lines, out])
    assert report.hazards == () and (out == 0).all()
    rows[0], rows[32:34] = 1, 2  # rows of the first and the second block
    out = np.ones((8, 64), np.float32)
    report = execute(microbenchmarks.load_bandwidth.lower("gfx942", ROWS=64, OUT=8, rounds=2, blocks=2), [rows, out])
    assert report.hazards == () and (out[:4] == 2).all() and (out[4:] == 2).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_model_measured_as_a_gpu_is_gives_its_own_figures(target):
    chip = CHIPS[CHIP[target]]
    found = list(itertools.islice(calibrate.Calibration(microbenchmarks, chip, calibrate.modelled(chip), turns=200).unit(), 99))
    known = names_of(chip)
    figures = {one.figure: one.value for one in found if one.figure and not one.figure.startswith("l1_")}  # those of the L1: the test above
    assert {name: pytest.approx(value, rel=0.01) for name, value in figures.items()} == {name: known[name].value for name in figures}
    reads, four = ([one.value for one in found if one.what.startswith(f"ds_read_b128, {warps}, ") and "-way" in one.what] for warps in ("1 warp", "4 warps"))
    assert len(reads) + len(four) == 8
    assert reads == pytest.approx(READS[target][: len(reads)], rel=0.02)
    assert four == pytest.approx(READS_OF_FOUR[target][: len(four)], rel=0.005)


def timer(kernel, given):
    """µs of a GPU at 2,000 MHz with an L1 of 125 clk, an L2 of 250, a MALL of 500 and an HBM of 1,000; 10 and 4 TB/s; a launch of 6 µs."""
    if kernel.name == "load_latency":
        size = given["ROWS"] * 128
        clk = next(clk for most, clk in ((1 << 15, 125), (1 << 22, 250), (1 << 28, 500), (1 << 40, 1000)) if size <= most)
        return 6 + given["rounds"] * given["ROWS"] / given["stride"] * (clk + 8) / 2000
    if kernel.name == "load_bandwidth":
        size = given["ROWS"] * 4096
        return 6 + given["rounds"] * size / (10 if size <= 1 << 28 else 4) / 1e6
    clk = {"matrix": 64}.get(kernel.name, 4)
    return 6 + given["turns"] * given.get("each", 0) * clk / 2000


def test_the_figures_of_memory_and_the_file(tmp_path):
    chip = CHIPS["MI300X"]
    calibration = calibrate.Calibration(microbenchmarks, chip, timer)
    found = [calibrate.Found("clock, one wave of products", calibration.mhz, "MHz", "boost_mhz"), *calibration.memory()]
    path = tmp_path / "mine.toml"
    path.write_text(calibrate.toml(chip, found, "device 0 (gfx942)"))
    assert path.read_text() == (
        "# measured on device 0 (gfx942)\n"
        'chip = "MI300X"\n'
        "\n"
        "[figures]\n"
        'boost_mhz = { value = 2000, unit = "MHz" }  # clock, one wave of products\n'
        'l1_hit = { value = 125, unit = "clk" }  # load of a line, 8 KiB in turn\n'
        'l2_hit = { value = 250, unit = "clk" }  # load of a line, 2 MiB in turn\n'
        'mall_hit = { value = 500, unit = "clk" }  # load of a line, 64 MiB in turn\n'
        'hbm = { value = 1000, unit = "clk" }  # load of a line, 2 GiB in turn\n'
        'mall_tbs = { value = 10, unit = "TB/s" }  # reading 64 MiB\n'
        'hbm_tbs = { value = 4, unit = "TB/s" }  # reading 4 GiB\n'
        'launch_us = { value = 6, unit = "µs" }  # a launch that does nothing\n'
    )
    mine = with_figures(str(path))
    assert chosen_chip(None, path) == chosen_chip("MI300X", str(path)) == mine
    assert (mine.hbm_tbs.value, mine.hbm_tbs.kind, mine.hbm_tbs.source) == (4, "measured", str(path))
    assert mine.unit.lds_entries == chip.unit.lds_entries and mine.launch_us.value == 6


def test_a_prediction_with_figures_of_ones_own(tmp_path, monkeypatch, capsys):
    """Slower LDS and HBM make the kernel slower, and the output says which figures come from the file; --chip may be left out."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "mine.toml").write_text('chip = "MI325X"\n[figures]\nlds_latency_clk = 640\nhbm = { value = 2000, unit = "clk" }\n')
    status, out, err = run(capsys, "profile", "small.py", "--figures", "mine.toml")
    assert (status, err) == (0, "") and out.startswith("small on MI325X (gfx942)")
    assert out.endswith("figures of your own:\n  hbm: 2,000 clk (mine.toml; the model has 860)\n  lds latency clk: 640 clk (mine.toml; the model has 64)\n")
    plain = run(capsys, "profile", "small.py", "--chip", "MI325X")[1]
    clocks = [int(text.partition("dispatch")[2].split()[0].replace(",", "")) for text in (plain, out)]
    assert "figures of your own" not in plain and clocks[1] > clocks[0] + 576


HEAD = 'chip = "MI300X"\n[figures]\n'
REFUSED = {
    'chip = "MI300X\n': "f.toml is no TOML: Illegal character '\\n' (at line 1, column 15)",
    "[figures]\nhbm = 1\n": 'f.toml does not say which chip it is of: write chip = "MI300X", or another of MI250, MI250X, MI300X, MI325X, MI355X',
    'chip = "MI300A"\n[figures]\nhbm = 1\n': "f.toml: unknown chip 'MI300A' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X",
    'chip = "MI300X"\n': "f.toml has no figures: write a table [figures], with a line such as lds_latency_clk = 66",
    'chip = "MI300X"\nclock = 1\n[figures]\nhbm = 1\n': "f.toml has the key 'clock': a file of figures has chip = \"NAME\" and a table [figures]",
    HEAD + "lds_latency = 66\n": "f.toml: there is no figure 'lds_latency' (did you mean 'lds_latency_clk'?): the tables of docs/profile.md have the names",
    HEAD + 'l2_hit = { value = 200, unit = "ns" }\n': "f.toml: l2_hit is in clk, and the file has ns: give the figure so",
    HEAD + "l2_hit = { clk = 200 }\n": 'f.toml: l2_hit is a number, or { value = NUMBER, unit = "clk" }',
    HEAD + "l2_hit = true\n": "f.toml: l2_hit is a number, and the file has True",
    HEAD + "l2_hit = nan\n": "f.toml: l2_hit is a number, and the file has nan",
    HEAD + 'l2_hit = "200"\n': "f.toml: l2_hit is a number, and the file has '200'",
    HEAD + "l2_hit = 0\n": "f.toml: l2_hit is more than 0, and the file has 0",
    HEAD + "hbm = 1e300\n": "f.toml: hbm is at most 1,000,000, and the file has a number beyond it",
    HEAD + f"l2_bytes = {10**400}\n": "f.toml: l2_bytes is at most 1,000,000,000,000, and the file has a number beyond it",
    HEAD + "hbm_tbs = 1e-9\n": "f.toml: hbm_tbs is at least 0.001, and the file has 1e-09",
    HEAD + "mall_tbs = 0\n": "f.toml: mall_tbs is 0, and the MALL has 268,435,456 bytes: give mall_tbs, or mall_bytes = 0 for a chip without this cache",
    'chip = "MI250X"\n[figures]\nmall_bytes = 1024\n': "f.toml: mall_hit is 0, and the MALL has 1,024 bytes: give mall_hit, or mall_bytes = 0 for a chip"
    " without this cache",
    HEAD + f"l2_bytes = {'9' * 5000}\n": "f.toml has a number with more digits than tiledsl reads",
    HEAD.encode("utf-16"): "f.toml cannot be read: it is no text in UTF-8: it has bytes that are 0",
    HEAD + "launch_us = -1\n": "f.toml: launch_us is at least 0, and the file has -1",
    HEAD + "lds_entries = 8.5\n": "f.toml: lds_entries is a whole number, and the file has 8.5",
    HEAD + "one_memory_class = 2\n": "f.toml: one_memory_class is 1 or 0, and the file has 2",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_wrong_file(text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "f.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(UsageError) as error:
        with_figures("f.toml")
    assert str(error.value) == f"error: {REFUSED[text]}"


def test_files_of_other_editors_and_chips(tmp_path):
    """A byte order mark and other ends of lines are no part of the text; without a MALL its figures may be 0."""
    path = tmp_path / "f.toml"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + "mall_bytes = 0\nmall_tbs = 0\nmall_hit = 0\n").replace("\n", "\r\n").encode())
    assert not with_figures(str(path)).has_mall
    path.write_text(HEAD + "boost_mhz = 1050\n")
    slow = with_figures(str(path))
    assert slow.peak_tflops["bf16"] == CHIPS["MI300X"].peak_tflops["bf16"] / 2  # the same products of a clk, and half of the clocks
    for name, efficiency in itertools.product(("f16", "fp8", ""), (0.0, 0.5, 1.0)):
        for chip in (slow, dataclasses.replace(CHIPS["MI355X"], boost_mhz=slow.boost_mhz)):
            found = clock_of(chip, name, efficiency)
            assert found.low < found.likely <= found.high <= 1050


def test_a_file_that_is_not_there_and_one_of_another_chip(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.py").write_text(KERNEL)
    (tmp_path / "f.toml").write_text(HEAD + "hbm = 900\n")
    said = {
        ("--figures", "none.toml"): "there is no file none.toml: python benchmarks/calibrate.py none.toml writes one",
        ("--figures", "f.toml", "--chip", "MI325X"): "f.toml has figures of MI300X, and MI325X is asked for: leave --chip out, or give a file of MI325X",
        ("--figures", "f.toml", "--target", "gfx950"): "the chip of f.toml, MI300X, is gfx942, and --target asks for gfx950: leave --target out",
    }
    for options, message in said.items():
        assert run(capsys, "profile", "small.py", *options) == (2, "", f"tiledsl: {message}\n")


@pytest.mark.parametrize("path", [66, b"my_gpu.toml"])
def test_figures_that_are_no_path(path):
    with pytest.raises(UsageError) as error:
        microbenchmarks.valu.profile(chip="MI300X", figures=path)
    assert str(error.value) == f"error: figures is the path of a TOML file, such as 'my_gpu.toml', and got {path!r}"


@pytest.mark.parametrize(
    "options, said",
    [
        (["--model", "mine.toml"], "--model measures nothing, so there is nothing to write to mine.toml: leave one out"),
        (["mine.toml", "--chip", "MI300"], "unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["none/mine.toml"], "none/mine.toml cannot be written: there is no such folder"),
        (["--repeats", "0"], "--repeats must be at least 1, not 0"),
    ],
)
def test_wrong_requests_of_the_script(options, said, capsys, tmp_path, monkeypatch):
    """They are refused before anything is measured, and without a GPU."""
    monkeypatch.chdir(tmp_path)
    assert calibrate.main(options) == 2
    assert capsys.readouterr().err == f"error: {said}\n"
