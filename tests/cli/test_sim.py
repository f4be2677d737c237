"""`tiledsl sim`: execution, output, saved files and error messages. Exit status 0 without hazards, 1 with hazards, 2 for a wrong request."""

import errno
import json
import os
import re

import numpy as np
import pytest

from tests.schemas import validate
from tiledsl.diagnostics import files
from tiledsl.toolchain.clang import compile_hip, find_clang
from tiledsl.tools import cli

SOURCE = """
extern "C" __attribute__((global)) void add(const float* a, const float* b, float* c, int n) {
  int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
  if (i < n) c[i] = a[i] + b[i];
}
extern "C" __attribute__((global)) void scale(float* a, float by) {
  a[__builtin_amdgcn_workitem_id_x()] *= by;
}
"""
ADD = ["--kernel", "add", "--grid", "4", "--block", "256"]
ARRAYS = ["--arg", "a=f32[1000]:integers", "--arg", "b=f32[1000]", "--arg", "c=f32[1000]:nan", "--arg", "n=1000"]


@pytest.fixture(scope="module")
def listing(tmp_path_factory):
    path = tmp_path_factory.mktemp("sim") / "vector.s"
    path.write_text(compile_hip(SOURCE, "gfx942", find_clang("gfx942")).listing)
    return path


@pytest.fixture
def sim(listing, monkeypatch, capsys):
    """`sim(…)` runs the command on the listing, in its folder, and returns (exit status, standard output, standard error)."""
    monkeypatch.chdir(listing.parent)

    def run(*options: str) -> tuple[int, str, str]:
        status = cli.main(["sim", listing.name, *options])
        return status, *capsys.readouterr()

    return run


def test_a_run_and_what_it_leaves(sim, listing):
    status, out, _ = sim(*ADD, *ARRAYS, "--save", "a=a.npy", "--save", "b=b.npy", "--save", "c=c.npy")
    a, b, c = (np.load(listing.parent / f"{name}.npy") for name in "abc")
    assert status == 0 and (c == a + b).all() and set(a.tolist()) <= set(range(-8, 9))
    assert "no hazards" in out and f"  a: f32[1000] {a[0]:g}, " in out
    assert not [path for path in listing.parent.iterdir() if path.suffix not in (".s", ".npy")]


def test_what_was_saved_goes_in_again(sim, listing):
    np.save(listing.parent / "x.npy", np.arange(64, dtype=np.float32))
    sim("--kernel", "scale", "--grid", "1", "--block", "64", "--arg", "a=f32[64]:x.npy", "--arg", "by=f32:0.5", "--save", "a=y.npy")
    assert (np.load(listing.parent / "y.npy") == np.arange(64) / 2).all()


def test_json(sim):
    status, out, _ = sim(*ADD, *ARRAYS, "--json", "--blocks", "0,3", "--schedule", "reversed", "--numerics", "cdna3")
    found = json.loads(out)
    validate("sim", found)
    assert status == 0 and found["ok"] and found["blocks"] == [0, 3] and found["schedule"] == "reversed"


@pytest.mark.thorough
def test_several_processes(sim, listing):
    alone, shared = (sim(*ADD, *ARRAYS, "--json", "--processes", count, "--save", f"c=c{count}.npy") for count in ("1", "2"))
    one, two = (json.loads(out) for _, out, _ in (alone, shared))
    assert alone[0] == shared[0] == 0 and {**one, "seconds": 0} == {**two, "seconds": 0}
    assert (np.load(listing.parent / "c1.npy") == np.load(listing.parent / "c2.npy")).all()


def test_json_with_a_hazard(sim):
    status, out, _ = sim(*ADD, *[text.replace("b=f32[1000]", "b=f32[900]") for text in ARRAYS], "--json")
    found = json.loads(out)
    validate("sim", found)
    assert status == 1 and [hazard["kind"] for hazard in found["hazards"]] == ["out-of-bounds"]


def test_hazards(sim):
    status, out, _ = sim(*ADD, *[text.replace("b=f32[1000]", "b=f32[900]") for text in ARRAYS])
    assert status == 1
    assert "out-of-bounds: lane 4 accesses 4 bytes at 0x" in out and ", right after the end of argument 1 (3600 bytes)" in out


def test_the_same_seed_gives_the_same_data(sim, listing):
    saved = []
    for seed in ("1", "1", "2"):
        sim(*ADD, *ARRAYS, "--seed", seed, "--save", "b=b.npy")
        saved.append(np.load(listing.parent / "b.npy"))
    assert (saved[0] == saved[1]).all() and (saved[0] != saved[2]).any()


def test_types(sim, listing):
    for kind, dtype in (("bf16", np.uint16), ("f16", np.float16), ("i8", np.int8), ("u32", np.uint32), ("f64", np.float64)):
        sim(*ADD, *ARRAYS[:4], "--arg", f"c={kind}[5,1000]", "--arg", "n=100", "--save", "c=c.npy")
        found = np.load(listing.parent / "c.npy")
        assert (found.dtype, found.shape) == (dtype, (5, 1000))


def test_small_floats_are_those_of_the_target(sim, listing):
    """gfx942 counts in FNUZ: the byte of 1 is 0x40, and of OCP 0x38."""
    _, out, _ = sim(*ADD, *ARRAYS[:4], "--arg", "c=fp8[1000]:integers", "--arg", "n=0", "--save", "c=c.npy")
    numbers = re.search(r"^  c: fp8\[1000\] (.*), …$", out, re.MULTILINE)[1].split(", ")
    fnuz = {0.0: 0x00, 1.0: 0x40, 2.0: 0x48, 3.0: 0x4C, 4.0: 0x50, 5.0: 0x52, 6.0: 0x54, 7.0: 0x56, 8.0: 0x58}
    assert [fnuz[abs(float(n))] | 0x80 * (float(n) < 0) for n in numbers] == np.load(listing.parent / "c.npy")[:6].tolist()


def test_bf16_is_printed_as_numbers(sim, listing):
    np.save(listing.parent / "x.npy", np.array([0x3F80, 0xC000, 0x3E80] + [0] * 997, np.uint16))  # 1, -2, 0.25
    _, out, _ = sim(*ADD, *ARRAYS[:4], "--arg", "c=bf16[1000]:x.npy", "--arg", "n=0")
    assert "  c: bf16[1000] 1, -2, 0.25, 0, 0, 0, …\n" in out


def test_floats_of_a_file_are_rounded_to_the_type(sim, listing):
    np.save(listing.parent / "x.npy", np.array([2.125, 257, 259, 1e300] + [0] * 996))
    saved = {"f32": [2.125, 257, 259, np.inf], "f16": [2.125, 257, 259, np.inf], "bf16": [0x4008, 0x4380, 0x4382, 0x7F80], "fp8": [0x48, 0x80, 0x80, 0x80]}
    for kind, elements in saved.items():
        sim(*ADD, *ARRAYS[:4], "--arg", f"c={kind}[1000]:x.npy", "--arg", "n=0", "--save", "c=c.npy")
        assert np.load(listing.parent / "c.npy")[:4].tolist() == elements


WRONG = {
    "no such kernel": (("--kernel", "x", "--grid", "1", "--block", "64"), "the listing has no kernel 'x': add, scale"),
    "several kernels": (("--grid", "1", "--block", "64"), "the listing has 2 kernels, so one must be named: add, scale"),
    "an empty grid": (("--kernel", "add", "--grid", "0", "--block", "64", *ARRAYS), "grid must be one to three sizes of at least 1, not [0]"),
    "a number beyond its bytes": ((*ADD, *ARRAYS[:6], "--arg", "n=1e40"), "argument 3 has 4 bytes, too few for 1e+40"),
    "a float beyond its type": ((*ADD, "--arg", "n=f16:1e10"), "argument 'n' is 1e10, which f16 does not hold"),
    "a shape of no array": ((*ADD, "--arg", "a=f32[99999999999999999999]"), "argument 'a' has a shape that no array can have"),
    "a shape beyond the memory": ((*ADD, "--arg", "a=f32[999999999999999999]"), "there is not enough memory for the arrays, or for this listing's blocks"),
    "LDS below nothing": ((*ADD, *ARRAYS, "--dynamic-lds", "-5"), "dynamic_lds must be at least 0, not -5"),
    "LDS beyond any chip": ((*ADD, *ARRAYS, "--dynamic-lds", "9" * 20), f"kernel 'add' needs {'9' * 20} bytes of LDS, and gfx942 has 65536"),
    "no blocks": ((*ADD, *ARRAYS, "--blocks", ""), "--blocks takes whole numbers with commas between them, as in 8,8, and got ''"),
    "a seed below 0": ((*ADD, *ARRAYS, "--seed", "-1"), "--seed must be at least 0, not -1"),
    "a limit of nothing": ((*ADD, *ARRAYS, "--limit", "0"), "limit must be at least 1, not 0"),
    "a grid of words": (("--grid", "a", "--block", "64"), "--grid takes whole numbers with commas between them, as in 8,8, and got 'a'"),
    "a block too large": (
        ("--kernel", "add", "--grid", "1", "--block", "2048", *ARRAYS),
        "a block of 2048 threads is more than the 1024 that kernel 'add' was compiled for",
    ),
    "too few arguments": (ADD, "kernel 'add' takes 4 arguments (global_buffer, global_buffer, global_buffer, by_value), and 0 were given"),
    "an element type": (
        (*ADD, "--arg", "a=bf17[3]"),
        "argument 'a' has no element type 'bf17': there are bf16, f16, fp8, bf8, f32, f64, i8, u8, i16, u16, i32, u32, i64, u64",
    ),
    "data": ((*ADD, "--arg", "a=f32[3]:ones"), "the data of argument 'a' are zeros, random, integers, nan or a file .npy, and not 'ones'"),
    "NaN in integers": ((*ADD, "--arg", "a=i32[3]:nan"), "argument 'a' is of i32, which has no NaN"),
    "a missing file": ((*ADD, "--arg", "a=f32[3]:no.npy"), "the data of argument 'a' cannot be read from no.npy: No such file or directory"),
    "a number too large": ((*ADD, "--arg", "n=i8:900"), "argument 'n' is 900, which i8 does not hold"),
    "no number": (
        (*ADD, "--arg", "n=many"),
        "argument 'n' is 'many': a number, TYPE:NUMBER or TYPE[SHAPE]:DATA is expected, as in --arg a=bf16[1024,1024]:integers --arg n=1024",
    ),
    "no name": ((*ADD, "--arg", "7"), "--arg takes NAME=VALUE, as in --arg a=bf16[1024,1024]:integers --arg n=1024, and got '7'"),
    "one name twice": ((*ADD, "--arg", "a=1", "--arg", "a=2"), "two arguments have the name 'a': give each --arg a name of its own"),
    "saving what is not there": ((*ADD, *ARRAYS, "--save", "d=d.npy"), "--save takes NAME=FILE.npy of an array, and got 'd=d.npy': there are a, b, c"),
    "saving over the listing": ((*ADD, *ARRAYS, "--save", "c=vector.s"), "--save writes NumPy's format, and 'vector.s' does not end in .npy"),
    "a folder that is not there": ((*ADD, *ARRAYS, "--save", "c=no/c.npy"), "no/c.npy cannot be written: No such file or directory"),
    "a number for an array": (
        (*ADD, "--arg", "a=1", *ARRAYS[2:]),
        "argument 0 is a buffer in the kernel, and int was given: pass a NumPy array or a torch tensor",
    ),
    "a schedule": (
        (*ADD, *ARRAYS, "--schedule", "x"),
        "unknown schedule 'x': there are round-robin, run-to-barrier, reversed, half-phase, latest, random:SEED",
    ),
    "a model of another chip": (
        (*ADD, *ARRAYS, "--numerics", "cdna2"),
        "numerics 'cdna2' is the model of gfx90a, and the listing is for gfx942, whose model is 'cdna3'",
    ),
    "a number of no type": (
        (*ADD, "--arg", "n=i33:9"),
        "argument 'n' has no type 'i33': there are i32, u32, i64, u64, f32, f64, f16, i8, u8, i16, u16",
    ),
    "an array of another shape": ((*ADD, "--arg", "a=f32[3]:four.npy"), "argument 'a' is f32[3], and four.npy holds float32[4]"),
    "a size for a listing": ((*ADD, "-D", "M=4"), "-D is for a kernel, sim FILE.py, and vector.s is a listing"),
    "no grid": (("--block", "64"), "a listing needs --grid and --block, as in --grid 8,8 --block 256; a kernel, FILE.py, does not"),
    "a block that is not there": ((*ADD, *ARRAYS, "--blocks", "9"), "block 9 is outside the grid (4, 1, 1)"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_requests(sim, case):
    options, message = WRONG[case]
    np.save("four.npy", np.zeros(4, np.float32))
    assert sim(*options) == (2, "", f"tiledsl: {message}\n")


def test_a_disk_that_is_full(sim, listing, monkeypatch):
    """Nothing is left of the arrays, also of those for which there was room."""
    save = np.save

    def full(file, values):
        if file.name.startswith("b.npy"):
            file.write(b"part")
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        save(file, values)

    monkeypatch.setattr(np, "save", full)
    before = set(os.listdir(listing.parent))
    expected = (2, "", "tiledsl: b.npy cannot be written: No space left on device\n")
    assert sim(*ADD, *ARRAYS, "--save", "c=full.npy", "--save", "b=b.npy") == expected
    assert set(os.listdir(listing.parent)) == before


def test_listings_that_are_none(sim, listing, monkeypatch, capsys):
    text = listing.read_text()
    for name, content in (("garbage.s", "garbage"), ("cut.s", text[: len(text) // 3])):
        (listing.parent / name).write_text(content)
        assert cli.main(["sim", name, "--grid", "1", "--block", "64"]) == 2
        out, complaint = capsys.readouterr()
        assert out == "" and complaint.startswith("error[TD59") and "Traceback" not in complaint
    (listing.parent / "binary.s").write_bytes(b"\0\1\2")
    assert cli.main(["sim", "binary.s", "--grid", "1", "--block", "64"]) == 2
    assert capsys.readouterr().err == "tiledsl: binary.s is no compiler's listing: it has bytes that are 0\n"
    assert cli.main(["sim", "nowhere.s", "--grid", "1", "--block", "64"]) == 2
    assert capsys.readouterr().err == "tiledsl: nowhere.s cannot be read: No such file or directory\n"


def test_listings_in_other_encodings(sim, listing):
    """A byte order mark, and names of files in an encoding of their own."""
    content = b"\xef\xbb\xbf" + b"; of gr\xf6\xdfe.hip\n" + listing.read_bytes()
    (listing.parent / "latin.s").write_bytes(content)
    assert sim(*ADD, *ARRAYS)[0] == cli.main(["sim", "latin.s", *ADD, *ARRAYS]) == 0


def test_a_file_without_end(sim, monkeypatch, capsys):
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    expected = "tiledsl: /dev/zero cannot be read: it has more than the 1,000 bytes that tiledsl reads\n"
    assert cli.main(["sim", "/dev/zero", *ADD, *ARRAYS]) == 2
    assert capsys.readouterr().err == expected


def test_a_listing_that_does_not_end(sim, listing, capsys):
    (listing.parent / "endless.s").write_text(listing.read_text().replace("s_endpgm", ".Lagain:\n\ts_branch .Lagain\n\ts_endpgm", 1))
    assert cli.main(["sim", "endless.s", *ADD, *ARRAYS, "--limit", "5000"]) == 2
    shown = capsys.readouterr()
    assert re.search(r"^tiledsl: no end in sight: wave \d has executed 5,000 instructions of kernel 'add', and limit \(--limit\) is 5,000$", shown.err)
    assert "wave-instructions in" in shown.out


def test_an_instruction_that_is_not_known(sim, listing, monkeypatch, capsys):
    (listing.parent / "unknown.s").write_text(listing.read_text().replace("s_endpgm", "s_frobnicate s[0:1]\n\ts_endpgm", 1))
    assert cli.main(["sim", "unknown.s", *ADD, *ARRAYS]) == 2
    assert "s_frobnicate" in capsys.readouterr().err


def test_files_that_hold_no_such_numbers(sim, listing, capsys):
    """Bytes of another order are numbers; bits of another kind, archives, structures and texts are refused."""
    kernel = "vector.s", "--kernel", "scale", "--grid", "1", "--block", "64"
    np.save(listing.parent / "swapped.npy", np.arange(64, dtype=">f4"))
    status, *_ = sim(*kernel[1:], "--arg", "a=f32[64]:swapped.npy", "--arg", "by=f32:0.5", "--save", "a=swapped_back.npy")
    assert status == 0 and (np.load(listing.parent / "swapped_back.npy") == np.arange(64) / 2).all()
    said = "the data of argument 'a' cannot be read from x.npy: it "
    with open(listing.parent / "x.npy", "wb") as file:
        np.savez(file, a=np.zeros(64))
    assert cli.main(["sim", *kernel, "--arg", "a=f32[64]:x.npy"]) == 2
    assert capsys.readouterr().err == f"tiledsl: {said}is no file in NumPy's format .npy\n"
    for dtype, words in (([("a", "f4")], "[('a', '<f4')]"), ("U1", "<U1"), ("M8[s]", "datetime64[s]"), ("c8", "complex64")):
        np.save(listing.parent / "x.npy", np.zeros(64, dtype))
        assert cli.main(["sim", *kernel, "--arg", "a=f32[64]:x.npy"]) == 2
        assert capsys.readouterr().err == f"tiledsl: {said}holds {words}, which are no numbers\n"
    np.save(listing.parent / "x.npy", np.zeros(64, np.int32))
    assert cli.main(["sim", *kernel, "--arg", "a=f32[64]:x.npy"]) == 2
    assert capsys.readouterr().err == "tiledsl: argument 'a' is f32[64], and x.npy holds int32[64]\n"
