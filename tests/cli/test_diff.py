"""`tiledsl diff`: tables, the JSON document, results of `--fail-on`, and messages about invalid requests."""

import json
import pathlib
import re

import jsonschema
import pytest

from tests.cli.command import run
from tests.diff.loops import KERNEL as LOOP
from tests.toolchain.stand_in import StandIn
from tiledsl.tools import cli
from tiledsl.tools.diff import worse
from tiledsl.tools.diff.rows import Row
from tiledsl.tools.diff.worse import RULES

ROOT = pathlib.Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "schemas" / "diff.json").read_text())
LISTINGS = ROOT / "tests" / "sim" / "listings"
TRITON = (LISTINGS / "gemm_bf16.gfx90a.amdgcn").read_text()
KERNEL = """\
import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=128, N=64, K=256))
def square(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=64, plain=False):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, step, swizzle=td.Swizzle(0, 0) if plain else None), td.st(td.bf16, 64, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, step), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, step), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
"""
WRONG = KERNEL.replace("        td.barrier()\n        td.mma_ABt", "        td.mma_ABt")
SAME = (
    "name two kernels or listings, or say what differs, as in --target gfx942 --target gfx950, --compiler clang --compiler hiprtc, or -D A:step=32 -D B:step=64"
)


@pytest.fixture
def here(empty_folder):
    """An empty working directory with a kernel's file and Triton's listings."""
    pathlib.Path("square.py").write_text(KERNEL)
    pathlib.Path("a.s").write_text(TRITON)
    for path in LISTINGS.glob("*.amdgcn"):
        pathlib.Path(path.name).write_text(path.read_text())
    return empty_folder


def plain(text: str) -> str:
    """The text without the compiler's version."""
    return re.sub(r"clang version .*", "clang", text)


# ------------------------------------------------------------------------------------------------------------------ tables

TABLES = {
    "listings": ("gemm_bf16.gfx90a.amdgcn", "gemm_bf16_ragged.gfx942.amdgcn"),
    "listings.all": ("gemm_bf16.gfx90a.amdgcn", "attention_f16_causal.gfx950.amdgcn", "--all", "--dynamic-lds", "A:32768"),
    "targets": ("square.py", "--target", "gfx942", "--target", "gfx950", "--loop"),
    "steps": ("square.py", "-D", "B:step=32", "--fail-on", "waits,lds", "--fail-on", "vgprs"),
    "swizzle": ("square.py", "-D", "plain=True", "-D", "A:plain=False", "--all", "--fail-on", "conflicts"),
    "listing_and_kernel": ("gemm_bf16.gfx90a.amdgcn", "square.py", "--target", "gfx90a"),
}
STATUS = {"swizzle": 1, "steps": 1}


@pytest.mark.sample("listings")
@pytest.mark.parametrize("name", TABLES)
def test_tables(here, capsys, golden, name):
    status, out, err = run(capsys, "diff", *TABLES[name])
    assert (status, err) == (STATUS.get(name, 0), "")
    golden(f"diff.{name}.txt", plain(out))


def test_what_does_not_differ(here, capsys):
    pathlib.Path("b.s").write_text(TRITON)
    status, out, err = run(capsys, "diff", "a.s", "b.s", "--loop", "--dynamic-lds", "32768")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "A  a.s:gemm, gfx90a, a listing",
        "B  b.s:gemm, gfx90a, a listing",
        "",
        "none of 56 rows differ; --all shows the others too",
        "",
        "bank conflicts of A are not known: a listing does not say which bytes of LDS its lanes reach",
        "bank conflicts of B are not known: a listing does not say which bytes of LDS its lanes reach",
        "",
        "the main loops are the same but for the names of registers and labels",
    ]


def test_a_kernel_without_a_loop(here, capsys):
    pathlib.Path("b.s").write_text(LOOP.format(target="gfx90a", body="\ts_nop 1"))
    pathlib.Path("c.s").write_text(LOOP.format(target="gfx90a", body="\ts_nop 1").replace("s_cbranch_scc1 .LBB0_1", "s_nop 0"))
    status, out, err = run(capsys, "diff", "b.s", "c.s", "--loop", "--all", "--fail-on", "loop")
    assert status == 2 and out.splitlines()[-1] == "B has no loop"
    assert re.search(r"^  MFMA +0 +no loop$", out, re.MULTILINE) and re.search(r"^  others +no MFMA +no loop  +for each 1,000 MFMA clocks$", out, re.MULTILINE)
    assert err == "tiledsl: --fail-on loop cannot be judged: of B it is not known, since it has no loop\n"


def test_loops_without_mfma(here, capsys):
    """Two loops without MFMA are compared turn by turn; a loop without MFMA and a loop with it are not."""
    pathlib.Path("b.s").write_text(LOOP.format(target="gfx90a", body="\tv_mov_b32_e32 v0, v1"))
    pathlib.Path("c.s").write_text(LOOP.format(target="gfx90a", body="\tv_mov_b32_e32 v0, v1\n\tv_add_u32_e32 v0, v0, v1"))
    status, out, _ = run(capsys, "diff", "b.s", "c.s", "--fail-on", "loop,moves")
    assert status == 1 and out.splitlines()[-2:] == ["--fail-on loop: worse: others instructions: 2 -> 3", "--fail-on moves: not worse"]
    status, _, err = run(capsys, "diff", "a.s", "b.s", "--fail-on", "loop")
    assert (status, err) == (2, "tiledsl: --fail-on loop cannot be judged: of B it is not known, since its main loop has no MFMA\n")


def test_two_compilers(here, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    StandIn(monkeypatch).reader.change = lambda text: text.replace("s_endpgm", "s_nop 0\n\ts_endpgm")
    status, out, err = run(capsys, "diff", "square.py", "--compiler", "clang", "--compiler", "hiprtc")
    assert (status, err) == (0, "")
    assert "hiprtc of HIP 7.2.1, its code object disassembled by a stand-in" in out.splitlines()[1]
    assert "clang version" in out.splitlines()[0] and re.search(r"^  instructions +\d+ +\d+ +\+1 ", out, re.MULTILINE)


def test_colour_on_a_terminal_alone(here, capsys, monkeypatch):
    """Without the escape sequences the text is the plain text."""
    request = ("diff", "square.py", "-D", "B:step=32", "--fail-on", "waits", "--loop")
    without = run(capsys, *request)[1]
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    coloured = run(capsys, *request)[1]
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == without != coloured and "\x1b" not in without
    assert "--fail-on waits: \x1b[1;31mworse\x1b[0m: " in coloured and "\x1b[1mkernel\x1b[0m\n" in coloured
    assert "\x1b[1;31m-    s_waitcnt vmcnt(2)\x1b[0m\n" in coloured and "\x1b[32m+    s_waitcnt vmcnt(1)\x1b[0m\n" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(capsys, *request)[1] == without


# ------------------------------------------------------------------------------------------------------------ what is given


def heading(capsys, *arguments: str) -> list[str]:
    status, out, err = run(capsys, "diff", *arguments)
    assert (status, err) == (0, "")
    return [plain(line) for line in out.splitlines()[:2]]


def test_a_side_without_a_loop_has_no_hot_loop(capsys, here):
    """One step is no loop: its row has no figure, where 0 % would be a loop without products."""
    pathlib.Path("square.py").write_text(KERNEL)
    out = run(capsys, "diff", "square.py", "-D", "A:K=64", "-D", "B:K=1024", "--time")[1]
    assert re.search(r"^  % matrix units, hot loop +- +\d+\.\d$", out, re.MULTILINE)


def test_what_is_for_one_side_and_for_both(here, capsys):
    assert heading(capsys, "square.py", "-D", "M=64", "-D", "B:step=32", "-D", "A:N=128", "--target", "gfx950", "--target", "A:gfx90a") == [
        "A  square.py:square, gfx90a, M=64, K=256, N=128, step=64, plain=False, clang",
        "B  square.py:square, gfx950, M=64, K=256, N=64, step=32, plain=False, clang",
    ]


def test_run_time_sizes(here, capsys):
    pathlib.Path("any.py").write_text(KERNEL.replace('"M"', 'td.dyn("M")').replace("M=128, ", ""))
    status, out, _ = run(capsys, "diff", "any.py", "-D", "B:M=100")
    assert status == 0 and [line.split(", ")[2] for line in out.splitlines()[:2]] == ["M=any", "M=100"]
    assert re.search(r"^  work-groups +not known +2 +of a launch$", out, re.MULTILINE)
    assert run(capsys, "diff", "any.py", "-D", "B:M=100", "--time") == (2, "", "tiledsl: kernel 'square' needs the size M: -D M=8192\n")


def test_strides_of_one_side(here, capsys):
    assert heading(capsys, "square.py", "--strides", "b=320", "--strides", "A:a=320")[0].endswith("plain=False, stride of b 320, stride of a 320, clang")


@pytest.mark.thorough
def test_each_of_two_kernels_is_given_what_it_has(here, capsys):
    other = KERNEL.replace("step", "along").replace("def square", "def other").replace('"M"', '"R"').replace("M=128", "R=128")
    pathlib.Path("other.py").write_text(other)
    assert heading(capsys, "square.py", "other.py:other", "-D", "step=32", "-D", "along=128", "-D", "R=64", "-D", "N=128") == [
        "A  square.py:square, gfx942, M=128, K=256, N=128, step=32, plain=False, clang",
        "B  other.py:other, gfx942, R=64, K=256, N=128, along=128, plain=False, clang",
    ]


def test_both_folders_have_a_helper_of_one_name(here, capsys):
    for folder, step in (("old", 32), ("new", 64)):
        pathlib.Path(folder).mkdir()
        pathlib.Path(folder, "helper.py").write_text(f"STEP = {step}\n")
        pathlib.Path(folder, "square.py").write_text("from helper import STEP\n" + KERNEL.replace("step=64", "step=STEP"))
    a, b = heading(capsys, "old/square.py", "new/square.py")
    assert "step=32" in a and "step=64" in b


def test_a_kernel_beside_its_own_listing(here, capsys):
    assert run(capsys, "lower", "square.py", "-o", "before")[0] == 0
    status, out, _ = run(capsys, "diff", "before/square.gfx942.s", "square.py")
    assert status == 0
    shown = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert shown == ["A", "work-groups", "main", "elsewhere"]  # a listing has none of these


# --------------------------------------------------------------------------------------------------------------- --fail-on


def within(text: str, *lines: str) -> str:
    """The listing with more instructions at the head of its main loop."""
    return text.replace(".LBB0_21:", ".LBB0_21:\n" + "\n".join(f"\t{line}" for line in lines), 1)


WORSE = {  # of Triton's listing: edits that make B worse, and the messages
    "spills": (TRITON.replace(".vgpr_spill_count: 0", ".vgpr_spill_count: 3"), "VGPR spills: 0 -> 3"),
    "vgprs": (TRITON.replace("gemm.num_vgpr, 120", "gemm.num_vgpr, 124"), "VGPRs per lane: 120 -> 124"),
    "agprs": (TRITON.replace(".agpr_count:     64", ".agpr_count:     68"), "AGPRs per lane: 64 -> 68"),
    "registers": (TRITON.replace("next_free_vgpr 184", "next_free_vgpr 192"), "allocated registers of both files: 184 -> 192"),
    "sgprs": (TRITON.replace(".sgpr_count:     25", ".sgpr_count:     40"), "SGPRs per wave: 25 -> 40"),
    "lds": (TRITON.replace("    .group_segment_fixed_size: 0", "    .group_segment_fixed_size: 1024"), "LDS bytes per work-group: 16,384 -> 17,408"),
    "occupancy": (TRITON.replace("next_free_vgpr 184", "next_free_vgpr 264"), "occupancy waves per SIMD: 2 -> 1"),
    "instructions": (TRITON.replace("s_endpgm", "s_nop 0\n\ts_endpgm"), "instructions: 846 -> 847"),
    "loop": (within(TRITON, "v_add_u32_e32 v0, v1, v2"), "others instructions for each million FLOP: 167.8 -> 169.8"),
    "waits": (within(TRITON, "s_waitcnt vmcnt(9)"), "waits for each million FLOP: 22.9 -> 24.8"),
    "moves": (within(TRITON, "v_mov_b32_e32 v0, v1"), "moves of vector registers for each million FLOP: 0.0 -> 1.9"),
    "lds-traffic": (within(TRITON, "ds_read_b32 v0, v1"), "LDS read bytes for each million FLOP: 31,250.0 -> 31,738.3"),
    "global-traffic": (within(TRITON, "global_load_dword v0, v1, s[0:1]"), "global read bytes for each million FLOP: 15,625.0 -> 16,113.3"),
}


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", WORSE)
def test_what_is_worse(here, capsys, name):
    text, said = WORSE[name]
    assert text != TRITON
    pathlib.Path("b.s").write_text(text)
    for sides, expected, came_to in ((("a.s", "b.s"), 1, f"worse: {said}"), (("b.s", "a.s"), 0, "not worse")):
        status, out, err = run(capsys, "diff", *sides, "--fail-on", name, "--dynamic-lds", "16384")
        assert (status, err) == (expected, "")
        assert out.splitlines()[-1] == f"--fail-on {name}: {came_to}"


def test_conflicts_that_are_worse(here, capsys):
    for side, expected, came_to in (("B", 1, "worse: main loop for each million FLOP: 0.0 -> 1,709.0"), ("A", 0, "not worse")):
        status, out, err = run(capsys, "diff", "square.py", "-D", f"{side}:plain=True", "--fail-on", "conflicts")
        assert (status, err) == (expected, "")
        assert out.splitlines()[-1] == f"--fail-on conflicts: {came_to}"


def test_every_name_is_tried():
    assert {*WORSE, "conflicts", *worse.OF_TIME} == set(RULES)


@pytest.mark.parametrize(
    "edit, said",
    [
        ((".sgpr_spill_count: 0", ".sgpr_spill_count: 2"), "SGPR spills: 0 -> 2"),
        (("    .private_segment_fixed_size: 0", "    .private_segment_fixed_size: 16"), "scratch bytes per lane: 0 -> 16"),
    ],
)
def test_other_spills(here, capsys, edit, said):
    pathlib.Path("b.s").write_text(TRITON.replace(*edit))
    status, out, _ = run(capsys, "diff", "a.s", "b.s", "--fail-on", "spills")
    assert status == 1 and out.splitlines()[-1] == f"--fail-on spills: worse: {said}"


def test_a_wait_that_leaves_less_in_flight(here, capsys):
    """Both have equally many waits, and in A none is for all loads."""
    pathlib.Path("a.s").write_text(TRITON.replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)"))
    pathlib.Path("b.s").write_text(TRITON)
    status, out, _ = run(capsys, "diff", "a.s", "b.s", "--fail-on", "waits")
    assert status == 1 and out.splitlines()[-1] == "--fail-on waits: worse: least vmcnt loads in flight past every wait: 1 -> 0"
    pathlib.Path("a.s").write_text(re.sub(r"s_waitcnt vmcnt\(\d\)", "s_waitcnt lgkmcnt(0)", TRITON))
    status, out, _ = run(capsys, "diff", "a.s", "b.s", "--fail-on", "waits")
    assert status == 1 and out.splitlines()[-1] == "--fail-on waits: worse: least vmcnt loads in flight past every wait: none -> 0"


def test_a_longer_step_is_not_worse_by_itself(here, capsys):
    status, out, _ = run(capsys, "diff", "square.py", "-D", "A:step=32", "--fail-on", "loop,waits,moves,lds-traffic,global-traffic")
    assert status == 0 and out.count(": not worse") == 5


def test_what_is_not_known_is_not_judged(here, capsys):
    status, out, err = run(capsys, "diff", "a.s", "square.py", "--fail-on", "conflicts,spills,occupancy")
    assert status == 2 and out.splitlines()[-3:] == ["--fail-on conflicts: not known", "--fail-on spills: not worse", "--fail-on occupancy: not known"]
    assert err.splitlines() == [
        "tiledsl: --fail-on conflicts cannot be judged: of A it is not known, since a listing does not say which bytes of LDS its lanes reach",
        "tiledsl: --fail-on occupancy cannot be judged: of A it is not known, since a listing does not say how much LDS its launch gives (--dynamic-lds)",
    ]


def test_what_is_worse_is_said_even_where_more_is_not_known(here, capsys):
    pathlib.Path("b.s").write_text(WORSE["spills"][0])
    assert run(capsys, "diff", "a.s", "b.s", "--fail-on", "conflicts,spills")[0] == 1


# -------------------------------------------------------------------------------------------------------------------- JSON


def document(capsys, *arguments: str, expected: int = 0) -> dict:
    status, out, _ = run(capsys, "diff", *arguments, "--json")
    assert status == expected
    found = json.loads(out)
    jsonschema.Draft202012Validator(SCHEMA).validate(found)
    return found


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_json_of_kernels(here, capsys):
    found = document(capsys, "square.py", "-D", "B:plain=True", "--fail-on", "spills,conflicts", "--loop", expected=1)
    a, b, rows = found["a"], found["b"], {row["key"]: row for row in found["rows"]}
    assert found["tiledsl"] == cli.VERSION and len(rows) == len(found["rows"])
    assert (a["what"], a["target"], a["kernel"], a["sizes"]["plain"], b["sizes"]["plain"]) == ("square.py:square", "gfx942", "td_square", False, True)
    assert (a["lds_known"], a["conflicts_not_known"], a["compiler"][:5]) == (True, None, "clang")
    assert found["fail_on"] == [
        {"name": "spills", "worse": [], "not_known": []},
        {"name": "conflicts", "worse": ["conflict_clocks_per_mflop"], "not_known": []},
    ]
    assert rows["conflict_clocks"] == {
        "key": "conflict_clocks", "group": "clocks that a work-group loses to LDS bank conflicts", "name": "main loop", "unit": "in one turn",
        "a": 0, "b": 896, "delta": 896, "percent": None, "differs": True,
    }  # fmt: skip
    assert rows["ds_read_b128"]["a"] == rows["ds_read_b128"]["b"] == 8 and not rows["ds_read_b128"]["differs"]
    assert rows["others_per_1000_clocks"]["a"] == pytest.approx(1000 * rows["others"]["a"] / rows["mfma_clocks"]["a"], abs=1e-3)
    assert all(line[0] in " +-@" for line in found["loop_diff"])


def test_json_of_listings(here, capsys):
    found = document(capsys, "gemm_bf16.gfx90a.amdgcn", "attention_f16_causal.gfx950.amdgcn", "--dynamic-lds", "B:8192")
    rows = {row["key"]: row for row in found["rows"]}
    assert [(side["compiler"], side["lds_known"]) for side in (found["a"], found["b"])] == [(None, False), (None, True)]
    assert (rows["conflict_clocks"]["a"], rows["lds_bytes"]["a"], rows["lds_bytes"]["b"]) == (None, None, 8192)
    assert found["a"]["main_loop"] == {"label": ".LBB0_21", "line": 501, "last_line": 623}
    assert found["loop_diff"] is None and rows["vgprs"]["delta"] == 19 and rows["vgprs"]["percent"] == 15.8


def test_json_of_a_side_that_is_refused(here, capsys):
    pathlib.Path("wrong.py").write_text(WRONG)
    found = document(capsys, "square.py", "wrong.py", expected=1)
    (refused,) = found["refused"]
    assert (found["a"], found["b"], found["rows"], refused["side"], refused["what"]) == (None, None, [], "B", "wrong.py:square on gfx942")
    assert {finding["code"] for finding in refused["diagnostics"]} == {"TD401"}


# ------------------------------------------------------------------------------------------------------------------ errors


def test_a_refused_side(here, capsys):
    pathlib.Path("wrong.py").write_text(WRONG)
    status, out, err = run(capsys, "diff", "wrong.py", "square.py")
    assert (status, out) == (1, "")
    assert err.startswith(
        "tiledsl: side A, wrong.py:square on gfx942, is refused:\n\nerror[TD401]: As is overwritten while another warp may still read it\n  --> wrong.py:12:9\n"
    )


def test_both_sides_refused(here, capsys):
    pathlib.Path("wrong.py").write_text(WRONG)
    status, _, err = run(capsys, "diff", "wrong.py", "--target", "gfx942", "--target", "gfx950")
    assert status == 1
    assert re.findall("^tiledsl: .*", err, re.MULTILINE) == [
        f"tiledsl: side {side}, wrong.py:square on {target}, is refused:" for side, target in (("A", "gfx942"), ("B", "gfx950"))
    ]


def test_a_decorator_that_refuses_its_function(here, capsys):
    pathlib.Path("wrong.py").write_text(KERNEL.replace("warps=4", "warps=99"))
    status, out, err = run(capsys, "diff", "square.py", "wrong.py")
    assert (status, out) == (1, "") and err.startswith("tiledsl: side B, wrong.py, is refused:\n\nerror[TD")


def test_no_hiprtc(here, capsys, monkeypatch):
    from tiledsl.diagnostics.diagnostic import Diagnostic, ToolchainError
    from tiledsl.toolchain import hiprtc

    def none(target):
        raise ToolchainError(Diagnostic("TD805", "hiprtc is not there"))

    monkeypatch.setattr(hiprtc, "find_hiprtc", none)
    status, out, err = run(capsys, "diff", "square.py", "--compiler", "clang", "--compiler", "hiprtc")
    assert (status, out, err) == (1, "", "tiledsl: side B, square.py:square on gfx942, cannot be compiled:\n\nerror[TD805]: hiprtc is not there\n")


ERRORS = {
    "a missing file": (("no.py", "square.py"), "there is no file no.py"),
    "a missing listing": (("square.py", "no.s"), "no.s cannot be read: No such file or directory"),
    "both missing": (("no.py", "no.s"), "there is no file no.py\ntiledsl: no.s cannot be read: No such file or directory"),
    "a folder": (("square.py", "."), ". cannot be read: Is a directory"),
    "one side": (("square.py",), f"both sides are square.py:square on gfx942: {SAME}"),
    "the same": (("square.py", "square.py:square"), f"both sides are square.py:square on gfx942: {SAME}"),
    "the same said": (("square.py", "-D", "A:step=64", "--target", "B:gfx942"), f"both sides are square.py:square on gfx942: {SAME}"),
    "the same kernel of a listing": (("a.s", "a.s:gemm"), "both sides are a.s: name another listing, or a kernel"),
    "no such clang": (
        ("square.py", "--clang", "B:nothing"),
        "there is no compiler 'nothing': --clang takes a path, a name on PATH, or a command such as 'python -m ziglang clang'",
    ),
    "the same listing": (("a.s", "./a.s"), "both sides are a.s: name another listing, or a kernel"),
    "no such kernel": (("square.py:round", "a.s"), "square.py holds no kernel 'round': it has square"),
    "no such kernel of a listing": (("square.py", "a.s:round"), "a.s holds no kernel 'round': it has gemm"),
    "a name of --fail-on": (
        ("a.s", "square.py", "--fail-on", "spill"),
        f"--fail-on takes no 'spill' (did you mean 'spills'?): it takes {', '.join(RULES)}",
    ),
    "a name like none": (("a.s", "square.py", "--fail-on", "spills,,vgprs"), f"--fail-on takes no '': it takes {', '.join(RULES)}"),
    "a chip as a target": (("square.py", "--target", "MI355X"), "--target takes no 'MI355X', which is gfx950: it takes gfx90a, gfx942, gfx950"),
    "a target": (("square.py", "--target", "B:gfx941"), "--target takes no 'gfx941' (did you mean 'gfx942'?): it takes gfx90a, gfx942, gfx950"),
    "a compiler": (("square.py", "--compiler", "B:hipcc"), "--compiler takes no 'hipcc' (did you mean 'hiprtc'?): it takes auto, clang, hiprtc"),
    "three targets": (
        ("square.py", "--target", "gfx942", "--target", "gfx950", "--target", "gfx90a"),
        "--target is given too often: given once, it applies to both sides; twice, to A and then B; with A: or B: before the value, to one side",
    ),
    "a side's target twice": (
        ("square.py", "--target", "A:gfx942", "--target", "A:gfx950"),
        "--target is given too often: given once, it applies to both sides; twice, to A and then B; with A: or B: before the value, to one side",
    ),
    "a size that neither has": (
        ("square.py", "-D", "B:step=32", "-D", "setp=64"),
        "kernel 'square' has no size or option 'setp' (did you mean 'step'?): it takes M, K, N, step, plain",
    ),
    "a side's size that it has not": (("square.py", "-D", "B:L=32"), "kernel 'square' has no size or option 'L': it takes M, K, N, step, plain"),
    "no value": (("square.py", "-D", "B:step"), "-D takes NAME=VALUE, as in -D M=8192, and got 'step'"),
    "a size of a listing": (("square.py", "a.s", "-D", "B:step=32"), "side B is a listing: -D is for kernels"),
    "a target of a listing": (("a.s", "square.py", "--target", "gfx942", "--target", "gfx950"), "side A is a listing: --target is for kernels"),
    "a target of listings": (("a.s", "gemm_bf16_ragged.gfx942.amdgcn", "--target", "gfx942"), "both sides are listings: --target is for kernels"),
    "sizes of listings": (("a.s", "gemm_bf16_ragged.gfx942.amdgcn", "-D", "M=1"), "both sides are listings: -D is for kernels"),
    "the LDS of kernels": (("square.py", "--dynamic-lds", "1024"), "both sides are kernels: --dynamic-lds is for listings"),
    "the LDS of a kernel": (("square.py", "a.s", "--dynamic-lds", "A:1024"), "side A is a kernel: --dynamic-lds is for listings"),
    "more LDS than there is": (
        ("gemm_bf16.gfx90a.amdgcn", "gemm_bf16_ragged.gfx942.amdgcn", "--dynamic-lds", "B:65537"),
        "kernel 'gemm' of gemm_bf16_ragged.gfx942.amdgcn has 65,537 bytes of LDS with --dynamic-lds, and gfx942 has 65,536",
    ),
    "LDS in words": (("square.py", "a.s", "--dynamic-lds", "1k"), "--dynamic-lds takes bytes, as in --dynamic-lds 32768, and got '1k'"),
}


@pytest.mark.one_in(5)
@pytest.mark.also("the LDS of kernels", "more LDS than there is", "LDS in words", "the same listing", "no such kernel of a listing", "a name of --fail-on")
@pytest.mark.parametrize("name", ERRORS)
def test_requests_that_make_no_sense(here, capsys, name):
    arguments, said = ERRORS[name]
    assert run(capsys, "diff", *arguments) == (2, "", f"tiledsl: {said}\n")


def test_sizes_that_are_missing(here, capsys):
    pathlib.Path("other.py").write_text(KERNEL.replace(", sizes=dict(M=128, N=64, K=256)", ""))
    said = "tiledsl: kernel 'square' needs the sizes M, K, N: -D M=8192 -D K=8192 -D N=8192\n"
    assert run(capsys, "diff", "square.py", "other.py") == (2, "", said)
    assert run(capsys, "diff", "other.py", "--target", "gfx942", "--target", "gfx950") == (2, "", said)


MAKER = """\
def make(step):
    {0}
    return square


narrow, wide = make(32), make(64)
again = wide
"""


@pytest.mark.thorough
def test_two_kernels_that_one_function_makes(here, capsys):
    """Both kernels have the function's name, and are distinct."""
    head, _, body = KERNEL.partition("\n\n\n")
    body = body.replace("step=64", "step=step").strip().replace("\n", "\n    ")
    pathlib.Path("made.py").write_text(f"{head}\n\n\n{MAKER.format(body)}")
    status, out, err = run(capsys, "diff", "made.py:narrow", "made.py:wide")
    assert (status, err) == (0, "") and [line.partition(",")[0] for line in out.splitlines()[:2]] == ["A  made.py:narrow", "B  made.py:wide"]
    assert re.search(r"^  MFMA +4 +8 +\+4 +\+100.0%$", out, re.MULTILINE)
    assert run(capsys, "diff", "made.py:again", "made.py:wide") == (2, "", f"tiledsl: both sides are made.py:wide on gfx942: {SAME}\n")


def test_a_file_with_several_kernels(here, capsys):
    pathlib.Path("two.py").write_text(KERNEL + KERNEL.partition("\n\n\n")[2].join(["\n\n", ""]).replace("def square", "def other"))
    said = "two.py holds several kernels: name one, as in two.py:square (there are square, other)"
    assert run(capsys, "diff", "two.py", "a.s") == (2, "", f"tiledsl: {said}\n")


def test_listings_without_kernels_or_with_several(here, capsys):
    pathlib.Path("none.s").write_text("\ts_nop 0\n")
    status, out, err = run(capsys, "diff", "none.s", "square.py")
    assert (status, out) == (2, "") and err.splitlines()[0] == "error[TD591]: this is no AMDGPU listing: no .amdgcn_target names a gfx target"
    pathlib.Path("two.s").write_text(two_kernels())
    said = "two.s holds several kernels: name one, as in two.s:gemm (there are gemm, other)"
    assert run(capsys, "diff", "two.s", "square.py") == (2, "", f"tiledsl: {said}\n")
    assert run(capsys, "diff", "two.s:gemm", "two.s:other")[0] == 0


def two_kernels() -> str:
    """Triton's listing with its kernel twice."""
    body, metadata = TRITON.split("\t.amdgpu_metadata\n")
    again = body.replace("gemm", "other").replace(".LBB0", ".LBB1").replace(".Lfunc_end0", ".Lfunc_end1")
    kernels = metadata.partition("amdhsa.kernels:\n")[2].partition("amdhsa.target")[0]
    return f"{body}{again}\t.amdgpu_metadata\n{metadata.replace(kernels, kernels + kernels.replace('gemm', 'other'))}"


def test_a_code_object(here, capsys):
    assert run(capsys, "lower", "square.py", "-o", ".")[0] == 0
    said = "tiledsl: square.gfx942.co is a code object, and not a compiler's listing\n"
    assert run(capsys, "diff", "square.gfx942.co", "square.py") == (2, "", said)


def test_help_has_an_example(capsys):
    status, out, _ = run(capsys, "diff", "--help")
    assert status == 0 and "tiledsl diff gemm.py --target gfx942 --target gfx950" in out and max(map(len, out.splitlines())) <= 150


@pytest.mark.thorough
def test_modelled_times(capsys, here):
    """A plain layout has bank conflicts: the reads of LDS lose clocks, line by line."""
    pathlib.Path("square.py").write_text(KERNEL)
    status, out, err = run(capsys, "diff", "square.py", "-D", "B:plain=true", "--time")
    lines = out.splitlines()
    first = lines.index("modelled time, on MI300X (docs/profile.md)")
    assert (status, err) == (0, "") and [line.split()[0] for line in lines[first + 1 : first + 3]] == ["µs", "TFLOP/s"]
    by_line = lines[lines.index("clocks of a wave by line, A and B") + 1 :]
    assert by_line and all(re.fullmatch(r"  square\.py:\d+ +[\d,]+ +[\d,]+  [+-][\d,]+", line) for line in by_line[:6])
    _, out, _ = run(capsys, "diff", "square.py", "-D", "B:plain=true", "--time", "--json")
    a, b = (json.loads(out)["time"][side] for side in "ab")
    assert b["lds"]["conflict_clocks"] > a["lds"]["conflict_clocks"] and b["dispatch"]["clocks"] > a["dispatch"]["clocks"]


def test_modelled_times_of_two_files(capsys, here):
    """A line that both files have is one row, also where it stands elsewhere; a line of one file alone is a row of its own."""
    for name, above in (("square.py", ""), ("other/square.py", "\n\n"), ("wide.py", "\n")):
        pathlib.Path(name).parent.mkdir(exist_ok=True)
        pathlib.Path(name).write_text(above + KERNEL)
    status, out, err = run(capsys, "diff", "square.py", "wide.py", "-D", "B:plain=true", "--time")
    lines = out.splitlines()
    by_line = lines[lines.index("clocks of a wave by line, A and B") + 1 :]
    assert (status, err) == (0, "") and by_line
    for line in by_line:
        of_a, of_b = map(int, re.fullmatch(r"  square\.py:(\d+) → wide\.py:(\d+) +[\d,]+ +[\d,]+  [+-][\d,]+", line).groups())
        assert of_b == of_a + 1
    lines = run(capsys, "diff", "square.py", "other/square.py", "-D", "B:plain=true", "--time")[1].splitlines()
    assert [re.sub(r"wide\.py:(\d+)", lambda found: f"square.py:{int(found[1]) + 1}", line).split() for line in by_line] == [
        line.split() for line in lines[lines.index("clocks of a wave by line, A and B") + 1 :]
    ]


def test_predictions_are_judged(capsys, here):
    """Rows of 64 bytes fill half of a line: a finding on cost that B alone has, named and gated; and a time within a hundredth is not longer."""
    pathlib.Path("square.py").write_text(KERNEL)
    asked = "diff", "square.py", "-D", "B:step=32", "--time", "--fail-on", "time,costs"
    status, out, err = run(capsys, *asked)
    assert (status, err) == (1, "")
    costs = [line for line in out.splitlines() if " cost of " in line]
    assert [line.partition(",")[0] for line in costs] == [f"  a cost of B alone: TD710 at square.py:{line}" for line in (12, 13)]
    assert "\n--fail-on costs: worse: findings on cost: 1 -> 3" in out  # one of both sides: the grid leaves compute units idle
    found = json.loads(run(capsys, *asked, "--json")[1])
    assert [row["key"] for row in found["rows"] if row["group"] == "modelled"] == ["time_us", "costs"]
    (longer,) = (row for row in found["rows"] if row["key"] == "time_us")
    assert ({"name": "time", "worse": ["time_us"], "not_known": []} in found["fail_on"]) == (longer["percent"] >= 1)
    rows = [Row("time_us", "modelled", "", "", 100.0, one) for one in (100.9, 101.0, 99.0)]
    assert [bool(worse.judged("time", {"time_us": one}).worse) for one in rows] == [False, True, False]


def test_the_difference_of_two_percentages_is_in_points(capsys, here):
    pathlib.Path("square.py").write_text(KERNEL)
    out = run(capsys, "diff", "square.py", "-D", "B:plain=true", "--time")[1]
    a, b, change = re.search(r"^  % matrix units, launch +([\d.]+) +([\d.]+)  ([+-][\d.]+) points$", out, re.MULTILINE).groups()
    assert abs(float(b) - float(a) - float(change)) < 0.15


def test_no_times_of_a_listing(capsys, here):
    pathlib.Path("other.s").write_text(TRITON)
    pathlib.Path("square.py").write_text(KERNEL)
    status, out, err = run(capsys, "diff", "square.py", "other.s", "--time")
    assert (status, out) == (2, "") and err == (
        "tiledsl: --time predicts kernels, and B, other.s:gemm, is a listing, whose launch is not known: tiledsl profile --listing predicts it\n"
    )


FIGURES = "[figures]\nlds_latency_clk = {}\n"


def test_modelled_times_with_figures_of_ones_own(capsys, here):
    """A file for both sides, or for one side. Its chip gives the target, and the text says which figures come from it."""
    pathlib.Path("square.py").write_text(KERNEL)
    pathlib.Path("slow.toml").write_text('chip = "MI325X"\n' + FIGURES.format(640))
    status, out, err = run(capsys, "diff", "square.py", "-D", "B:plain=true", "--time", "--figures", "slow.toml")
    assert (status, err) == (0, "") and "modelled time, on MI325X (docs/profile.md)" in out
    of_file = "lds latency clk: 640 clk (slow.toml; the model has 64)"
    assert f"  A, of your own: {of_file}\n  B, of your own: {of_file}\n" in out
    status, out, _ = run(capsys, "diff", "square.py", "--time", "--figures", "B:slow.toml", "--json")  # one kernel, by the figures of two GPUs
    a, b = (json.loads(out)["time"][side] for side in "ab")
    assert (status, a["chip"], a["own_figures"], b["chip"], b["own_figures"]) == (0, "MI300X", [], "MI325X", [of_file])
    assert b["dispatch"]["clocks"] > a["dispatch"]["clocks"] + 576


@pytest.mark.parametrize(
    "options, said",
    [
        (["--figures", "slow.toml"], "--figures changes predictions, which --time asks for: add --time, or leave --figures out"),
        (["--chip", "MI300X"], "--chip changes predictions, which --time asks for: add --time, or leave --chip out"),
        (["--iterations", "5"], "--iterations changes predictions, which --time asks for: add --time, or leave --iterations out"),
        (["--fail-on", "lds,costs"], "--fail-on costs compares predictions, which --time asks for: add --time, or leave --fail-on costs out"),
        (["--time", "--chip", "MI300"], "unknown chip 'MI300' (did you mean 'MI300X'?): there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["--time", "--iterations", "A:0"], "iterations must be at least 1, not 0"),
        (["--time", "--iterations", "few"], "--iterations takes a whole number of at least 1, and got 'few'"),
        (
            ["--time", "--chip", "MI300X", "--target", "gfx942", "--target", "gfx950"],
            "--chip MI300X is gfx942, and side B is for gfx950: give each side its own chip, as in --chip A:MI300X",
        ),
        (
            ["--time", "--chip", "MI300X", "--figures", "slow.toml"],
            "slow.toml has figures of MI325X, and MI300X is asked for: leave --chip out, or give a file of MI300X",
        ),
        (["--time", "--figures", "no.toml"], "there is no file no.toml: python benchmarks/calibrate.py no.toml writes one"),
        (["--time", "--figures", "wrong.toml"], "wrong.toml: there is no figure 'lds': the tables of docs/profile.md have the names"),
        (
            ["--time", "--figures", "slow.toml", "--target", "gfx942", "--target", "gfx950"],
            "the chip of slow.toml, MI325X, is gfx942, and side B is for gfx950: give each side a file of its own chip, as in --figures A:slow.toml",
        ),
        (
            ["--time", *["--figures", "slow.toml"] * 3],
            "--figures is given too often: given once, it applies to both sides; twice, to A and then B; with A: or B: before the value, to one side",
        ),
        (["--time", "--figures", "slow.toml", "--target", "gfx9"], "--target takes no 'gfx9' (did you mean 'gfx950'?): it takes gfx90a, gfx942, gfx950"),
    ],
)
def test_wrong_requests_for_figures(capsys, here, options, said):
    pathlib.Path("square.py").write_text(KERNEL)
    pathlib.Path("slow.toml").write_text('chip = "MI325X"\n' + FIGURES.format(640))
    pathlib.Path("wrong.toml").write_text('chip = "MI325X"\n[figures]\nlds = 1\n')
    assert run(capsys, "diff", "square.py", "-D", "B:plain=true", *options) == (2, "", f"tiledsl: {said}\n")


@pytest.mark.thorough
def test_modelled_times_of_a_chip(capsys, here):
    """A chip for both sides, or one for each, whose targets they give; iterations for one side alone."""
    pathlib.Path("square.py").write_text(KERNEL)
    status, out, err = run(capsys, "diff", "square.py", "-D", "B:plain=true", "--time", "--chip", "mi325x")
    assert (status, err) == (0, "") and "modelled time, on MI325X (docs/profile.md)" in out
    status, out, _ = run(capsys, "diff", "square.py", "--time", "--chip", "MI300X", "--chip", "MI355X", "--iterations", "B:5", "--json")
    a, b = (json.loads(out)["time"][side] for side in "ab")
    assert (status, a["chip"], a["target"], b["chip"], b["target"]) == (0, "MI300X", "gfx942", "MI355X", "gfx950")
    said = "no loop ends by data: the count of 5 iterations changes nothing"
    assert said not in a["assumptions"] and said in b["assumptions"]


def test_no_figures_of_listings(capsys, here):
    for name in ("one.s", "other.s"):
        pathlib.Path(name).write_text(TRITON)
    pathlib.Path("slow.toml").write_text('chip = "MI325X"\n' + FIGURES.format(640))
    assert run(capsys, "diff", "one.s", "other.s", "--time", "--figures", "slow.toml") == (
        2,
        "",
        "tiledsl: both sides are listings: --figures is for kernels\n",
    )


HIP = """\
#include <hip/hip_runtime.h>

template <int ROWS> __global__ void sums(const float *in, float *out) {
    __shared__ float tile[ROWS][64 + PAD];
    for (int row = 0; row < ROWS; ++row)
        tile[row][threadIdx.x] = in[row * 64 + threadIdx.x];
    __syncthreads();
    float sum = 0;
    for (int col = 0; col < 64; ++col)
        sum += tile[threadIdx.x % ROWS][col];
    out[threadIdx.x] = sum;
}
template __global__ void sums<8>(const float *, float *);
"""


@pytest.fixture
def hip(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("sums.hip").write_text(HIP)
    pathlib.Path("kernel.py").write_text(KERNEL)
    return lambda *options: run(capsys, "diff", *options)


def test_hip_with_two_macros(hip):
    """Both sides have C++ names; 8 rows of 64 and of 65 floats."""
    status, out, err = hip("sums.hip", "--macro", "A:PAD=0", "--macro", "B:PAD=1", "--fail-on", "lds", "--json")
    found = json.loads(out)
    assert (status, err) == (1, "") and [found[side]["what"] for side in "ab"] == ["sums.hip:sums<8>, PAD=0", "sums.hip:sums<8>, PAD=1"]
    (lds,) = (row for row in found["rows"] if row["name"] == "LDS")
    assert (lds["a"], lds["b"]) == (8 * 64 * 4, 8 * 65 * 4)


def test_hip_for_two_targets(hip):
    status, out, _ = hip("sums.hip:sums<8>", "--macro", "PAD=0", "--target", "gfx942", "--target", "gfx950")
    assert status == 0 and "A  sums.hip:sums<8>, PAD=0, gfx942" in out and "B  sums.hip:sums<8>, PAD=0, gfx950" in out


def test_hip_beside_a_kernel(hip):
    status, out, _ = hip("kernel.py", "sums.hip", "-D", "step=32", "--macro", "PAD=0", "--target", "gfx950")
    assert status == 0 and "A  kernel.py:square, gfx950" in out and "B  sums.hip:sums<8>, PAD=0, gfx950" in out


REFUSED_HIP = {
    "both the same": (("sums.hip", "--macro", "PAD=0"), "both sides are sums.hip: name another file or kernel, or say what differs, as in --macro A:"),
    "no such kernel": (("sums.hip:sums<9>", "--macro", "A:PAD=0", "--macro", "B:PAD=1"), "sums.hip holds no kernel 'sums<9>': it has sums<8>"),
    "refused by clang": (("sums.hip", "kernel.py"), "error[TD803]: clang refuses sums.hip: use of undeclared identifier 'PAD'"),
    "an option of kernels": (("sums.hip", "kernel.py", "--compiler", "A:clang"), "side A is HIP C++: --compiler is for kernels"),
    "a size": (("sums.hip", "kernel.py", "-D", "A:step=32"), "side A is HIP C++: -D is for kernels"),
    "an unknown target": (("sums.hip", "kernel.py", "--target", "A:gfx90b"), "--target takes no 'gfx90b'"),
    "a macro of a kernel": (("kernel.py", "sums.hip", "--macro", "A:PAD=0"), "side A is no HIP C++: --macro is for FILE.hip or FILE.cpp"),
    "a macro of no HIP": (("kernel.py", "--macro", "PAD=0"), "--macro is for HIP C++, FILE.hip or FILE.cpp, and neither side is one"),
}


@pytest.mark.parametrize("case", REFUSED_HIP)
def test_wrong_requests_of_hip(hip, case):
    options, message = REFUSED_HIP[case]
    status, out, err = hip(*options)
    assert (status, out) == (2, "") and message in err
