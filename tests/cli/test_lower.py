"""`tiledsl lower`: output, files written, and messages about failures.

Exit status 0 done, 1 refused, 2 an invalid request; never a traceback."""

import io
import json
import os
import pathlib
import platform
import random
import re
import string
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import tiledsl
from tests.cli.command import KERNEL, WRONG, run
from tiledsl.asm.text.parse import parse_listing
from tiledsl.lower.emit.line_places import Emitted
from tiledsl.targets import TARGETS
from tiledsl.toolchain.clang import compile_hip
from tiledsl.tools import cli

ROOT = pathlib.Path(__file__).parents[2]


ORDER = """\
import tiledsl as td


@td.kernel(warps=2, sizes=dict(M=64))
def order(a: td.gl[td.bf16, "M", 256], b: td.gl[td.bf16, 32, 256], c: td.gl[td.f32, "M", 32]):
    td.ensures(c, a @ b.T)
    row = td.grid(td.cdiv(a.rows, 64))
    As, Bs, acc = td.st(td.bf16, 64, 64), td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[0, k])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (32, 64), (td.warp_id(), 0))), td.load(Bs))
        td.barrier()
    td.store(c.at(row=row * 64 + td.warp_id() * 32, col=0), acc)
"""


@pytest.fixture
def here(empty_folder):
    """An empty working directory with one kernel's file."""
    pathlib.Path("small.py").write_text(KERNEL)
    return empty_folder


# ------------------------------------------------------------------------------------------------------------- what it prints


def test_the_resource_table(here, capsys):
    status, out, err = run(capsys, "lower", "small.py")
    assert (status, err) == (0, "")
    assert "td_small" in out and "VGPRs" in out and re.search(r"^compiler +clang version \S+ \(.+\)$", out, re.MULTILINE)


def test_the_ir_alone(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "--dump-ir")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "kernel small  grid 2 x 2  warps 1  waits auto"
    assert "    load As[0 +32, 0 +32] <- a[(block // 2) * 32 +32, k1 * 32 +32]  by warps 0  @small.py:10" in out.splitlines()


def test_the_hip_text_alone_compiles_again(here, capsys, clang):
    status, out, err = run(capsys, "lower", "small.py", "--dump-hip")
    assert (status, err) == (0, "")
    assert compile_hip(out, "gfx942", clang("gfx942")).listing == run(capsys, "lower", "small.py", "--dump-asm")[1]


def test_the_listing_alone_parses_again(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "--dump-asm", "--target", "gfx950")
    assert (status, err) == (0, "")
    listing = parse_listing(out, "small.s")
    assert ([kernel.name for kernel in listing.kernels], listing.target) == (["td_small"], "gfx950")


def test_the_order_of_a_block(here, capsys):
    """What warps issue between barriers, and how long the waits of loops hide loads; run-time sizes have to be given, and warps to exist."""
    pathlib.Path("order.py").write_text(ORDER)
    status, out, err = run(capsys, "lower", "order.py", "--phases")
    turn = ["6 global reads, 6 LDS writes", "8 LDS reads, 256 MFMA clocks"]
    of_warp = [*turn, *turn, *turn, "1 more turn, then global writes of 1 piece"]
    assert (status, err) == (0, "") and out.splitlines() == [
        f"{'warp 0':42}  warp 1",
        *(f"{one:42}  {one}" for one in of_warp),
    ]
    assert run(capsys, "lower", "order.py", "--phases", "1")[1].splitlines()[0] == "warp 1"
    assert run(capsys, "lower", "order.py", "--waits")[1].splitlines()[:4] == [
        "line 10: vmcnt(2) for global_load_dwordx4, issued at least 8 clocks before",
        "line 11: vmcnt(0) for global_load_dwordx4, issued at least 20 clocks before",
        "line 12: lgkmcnt(0) for ds_write_b128, issued at least 0 clocks before",
        "line 13: lgkmcnt(6) for ds_read_b128, issued at least 24 clocks before",
    ]
    for warps in ("2", "-1", "x", "0,,1"):
        wrong = next(one for one in warps.split(",") if one not in ("0", "1"))
        assert run(capsys, "lower", "order.py", f"--phases={warps}") == (
            2,
            "",
            f"tiledsl: --phases takes warps of the block, and got '{wrong}': kernel 'order' has the warps 0..1, as in --phases 0,1\n",
        )
    pathlib.Path("any.py").write_text(ORDER.replace('"M"', 'td.dyn("M")').replace(", sizes=dict(M=64)", ""))
    for option in ("--phases", "--waits"):
        said = f"tiledsl: {option} shows a block at fixed sizes, and M is a size of the call: -D M=8192\n"
        assert run(capsys, "lower", "any.py", option) == (2, "", said)
    said = "tiledsl: --phases and --loop print two texts: leave one of them out\n"
    assert run(capsys, "lower", "order.py", "--phases", "--loop") == (2, "", said)


def test_one_stage_at_a_time(here, capsys):
    status, _, err = run(capsys, "lower", "small.py", "--dump-ir", "--dump-asm")
    assert status == 2 and "not allowed with argument" in err


def test_sizes_and_options(here, capsys):
    _, out, _ = run(capsys, "lower", "small.py", "--dump-ir", "-D", "M=96", "-D", "K=0x100", "-D", "step=64")
    assert "tensor a: bf16 96 x 256" in out and "shared As: bf16 32 x 64" in out and "grid 3 x 2" in out


def test_the_version(capsys):
    assert run(capsys, "--version") == (0, f"tiledsl {tiledsl.__version__}\n", "")


def test_what_is_installed(capsys):
    """What the form for issues asks for: the compiler too, and packages that are not there."""
    status, out, err = run(capsys, "--version", "--verbose")
    found = dict(re.findall(r"^  (\S+) +(.*)$", out, re.MULTILINE))
    assert (status, err) == (0, "") and out.startswith(f"tiledsl {tiledsl.__version__}\n")
    assert found["python"].startswith(platform.python_version()) and found["numpy"] == np.__version__ and found["cupy"] == "not installed"
    assert run(capsys, "--verbose", "explain", "TD101") == (2, "", "tiledsl: --verbose goes with --version: tiledsl --version --verbose\n")
    assert re.match(r"clang version \S+ \(.+\)$", found["clang"]) and list(found)[-2:] == ["GPU", "cache"]


def test_rows_further_apart(here, capsys):
    _, out, _ = run(capsys, "lower", "small.py", "--dump-ir", "--strides", "a=72", "--strides", "b=128")
    assert "tensor a: bf16 64 x 64 every 72" in out and "tensor b: bf16 64 x 64 every 128" in out


def test_a_batch_in_groups(here, capsys):
    """Of four numbers; the kernel's tensor is no batch, and the error says what it takes."""
    status, _, err = run(capsys, "lower", "small.py", "--dump-ir", "--strides", "a=8192,2,64,128")
    assert status == 2 and "the stride of 'a' of kernel 'small' is (8192, 2, 64, 128)" in err


def test_true_and_false(here, capsys):
    """As text, either value would be true."""
    pathlib.Path("small.py").write_text(KERNEL.replace("step=32):", "step=32, wide=False):\n    step = step * 2 if wide else step"))
    for value, columns in {"true": 64, "True": 64, "false": 32, "False": 32}.items():
        assert f"  shared As: bf16 32 x {columns}\n" in run(capsys, "lower", "small.py", "-D", f"wide={value}", "--dump-ir")[1]


@pytest.mark.parametrize("text", ["a", "a=", "=72", "a=x", "a=1,2,3", "a=-8", ""])
def test_strides_that_are_none(text, here, capsys):
    expected = f"tiledsl: --strides takes TENSOR=N, as in --strides a=8256, TENSOR=N,N for a batch, or TENSOR=N,N,N,N for one in groups, and got '{text}'\n"
    assert run(capsys, "lower", "small.py", f"--strides={text}") == (2, "", expected)


@pytest.mark.parametrize("value", ["no", "maybe", "on", "", "None", "2"])
def test_neither_true_nor_false(here, capsys, value):
    pathlib.Path("small.py").write_text(KERNEL.replace("step=32):", "step=32, wide=False):"))
    shown = {"None": "None", "2": "2"}.get(value, repr(value))
    expected = f"tiledsl: option wide={shown} of kernel 'small' must be True or False\n"
    for command in ("lower", "check", "report", "layout"):
        assert run(capsys, command, "small.py", "-D", f"wide={value}") == (2, "", expected)


def test_a_size_that_is_an_argument(here, capsys):
    """The kernel is checked at the given value, but not compiled for it."""
    dynamic = KERNEL.replace('"M"', 'td.dyn("M")').replace("sizes=dict(M=64, N", "sizes=dict(N")
    pathlib.Path("small.py").write_text(dynamic)
    assert "sizes            checked at a few sizes, the least among them; compiled for every M" in run(capsys, "lower", "small.py")[1].splitlines()
    assert "sizes            checked at M=64; compiled for every M" in run(capsys, "lower", "small.py", "-D", "M=64")[1].splitlines()


def test_a_warning_stands_below_the_table(here, capsys):
    unstated = KERNEL.replace("    td.ensures(c, a @ b.T)\n", "")
    pathlib.Path("small.py").write_text(unstated)
    lines = unstated.splitlines()
    for _ in range(2):  # the second comes from the cache
        status, out, err = run(capsys, "lower", "small.py")
        assert (status, err) == (0, "")
        said = ["", "note[TD603]: no contract says what 'c' holds: the stored values are not checked", " --> small.py:5:1", f"5 | {lines[4]}"]
        assert out.partition("\n\nwarning[TD715]")[0].endswith(
            "\n".join([*said, f"  | {'^' * len(lines[4])}", "  = help: for example, td.ensures(c, a @ b.T)"])
        )


def test_every_stage_as_a_file(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "-o", "made/here")
    assert (status, err) == (0, "")
    files = sorted(path.name for path in pathlib.Path("made/here").iterdir())
    assert files == [f"small.gfx942.{end}" for end in ("co", "hip", "ir", "s", "txt")]
    assert sorted(out.split()) == [f"made/here/{name}" for name in files]
    assert pathlib.Path("made/here/small.gfx942.co").read_bytes()[:4] == b"\x7fELF"
    for suffix, flag in ((".ir", "--dump-ir"), (".hip", "--dump-hip"), (".s", "--dump-asm")):
        assert pathlib.Path(f"made/here/small.gfx942{suffix}").read_text() == run(capsys, "lower", "small.py", flag)[1]
    assert pathlib.Path("made/here/small.gfx942.txt").read_text() == run(capsys, "lower", "small.py")[1]


def test_files_and_a_stage_for_the_pipe(here, capsys):
    _, out, err = run(capsys, "lower", "small.py", "-o", "made", "--dump-ir")
    assert out == pathlib.Path("made/small.gfx942.ir").read_text() and "made/small.gfx942.hip\n" in err


def test_files_are_replaced(here, capsys):
    run(capsys, "lower", "small.py", "-o", "made")
    run(capsys, "lower", "small.py", "-o", "made", "-D", "M=128")
    assert "128 x 64" in pathlib.Path("made/small.gfx942.ir").read_text()
    assert not [path for path in pathlib.Path("made").iterdir() if path.name.startswith(".")]


# ------------------------------------------------------------------------------------------------------- one kernel of several

TWO = KERNEL + KERNEL.split("import tiledsl as td\n")[1].replace("def small", "def other")


def test_one_of_several_by_name(here, capsys):
    pathlib.Path("two.py").write_text(TWO)
    assert run(capsys, "lower", "two.py:other", "--dump-ir")[1].startswith("kernel other  ")


def test_several_and_no_name(here, capsys):
    pathlib.Path("two.py").write_text(TWO)
    expected = "tiledsl: two.py holds several kernels: name one, as in two.py:small (there are small, other)\n"
    assert run(capsys, "lower", "two.py") == (2, "", expected)


def test_a_name_that_is_not_there(here, capsys):
    assert run(capsys, "lower", "small.py:big") == (2, "", "tiledsl: small.py holds no kernel 'big': it has small\n")


def test_a_kernel_from_another_file_is_no_own(here, capsys):
    pathlib.Path("user.py").write_text("from small import small\n" + KERNEL.replace("def small", "def mine"))
    assert run(capsys, "lower", "user.py", "--dump-ir")[1].startswith("kernel mine  ")
    assert run(capsys, "lower", "user.py:small", "--dump-ir")[1].startswith("kernel small  ")


def test_a_kernel_from_another_file_where_there_is_no_own(here, capsys):
    pathlib.Path("user.py").write_text("from small import small\n")
    assert run(capsys, "lower", "user.py", "--dump-ir")[1].startswith("kernel small  ")


def test_two_names_for_one_kernel(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL + "\nagain = small\n")
    assert run(capsys, "lower", "small.py", "--dump-ir")[0] == 0


# ------------------------------------------------------------------------------------------------------------ what it refuses


def test_a_file_that_is_not_there(here, capsys):
    assert run(capsys, "lower", "nothing.py") == (2, "", "tiledsl: there is no file nothing.py\n")


@pytest.mark.parametrize("name", ["x" * 5000, "a/" * 3000 + "b", "small.py/more.py", "nul\0.py", ""])
def test_a_name_that_no_file_can_have(here, capsys, name):
    status, out, err = run(capsys, "lower", name)
    assert (status, out) == (2, "") and (err == f"tiledsl: there is no file {name}\n" or name == "")


def test_a_directory(here, capsys):
    assert run(capsys, "lower", ".") == (2, "", "tiledsl: . is not a file\n")


def test_no_kernel(here, capsys):
    pathlib.Path("empty.py").write_text("x = 1\n")
    assert run(capsys, "lower", "empty.py") == (2, "", "tiledsl: empty.py holds no kernel: decorate a function with @td.kernel\n")


def test_not_python(here, capsys):
    pathlib.Path("text.py").write_text("import os\nx = (1,\n    2]\n")
    expected = """\
error[TD901]: text.py is not Python: closing parenthesis ']' does not match opening parenthesis '(' on line 2
 --> text.py:3:6
3 |     2]
  |      ^
"""
    assert run(capsys, "lower", "text.py") == (2, "", expected)


def test_python_that_fails(here, capsys):
    pathlib.Path("fails.py").write_text("import os\n\n\ndef f():\n    return missing\n\n\nx = f()\n")
    expected = """\
error[TD902]: fails.py cannot be imported: NameError: name 'missing' is not defined
 --> fails.py:5:5
5 |     return missing
  |     ^^^^^^^^^^^^^^
"""
    assert run(capsys, "lower", "fails.py") == (2, "", expected)


def test_names_of_sizes_without_quotes(here, capsys):
    pathlib.Path("sizes.py").write_text("import tiledsl as td\n\nA = td.gl[td.bf16, M, K]\n")
    expected = """\
error[TD902]: sizes.py cannot be imported: NameError: name 'M' is not defined
 --> sizes.py:3:1
3 | A = td.gl[td.bf16, M, K]
  | ^^^^^^^^^^^^^^^^^^^^^^^^
  = help: names of sizes are in quotes: td.gl[td.bf16, "M", "K"]
"""
    assert run(capsys, "lower", "sizes.py") == (2, "", expected)


def test_an_element_type_that_is_none(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("c: td.gl[td.f32", "c: td.gl[td.i16"))
    status, out, err = run(capsys, "lower", "small.py")
    assert (status, out) == (1, "")
    assert err.startswith("error[TD155]: tiledsl has no word 'i16'\n --> small.py:5:") and err.endswith(
        "element types are td.bf16, td.f16, td.fp8, td.bf8, td.fp4x2, td.fp6x4, td.bf6x4, td.e8m0, td.int8, td.f32, td.xf32, td.i32\n"
    )


def test_a_file_that_calls_its_kernel_with_what_it_does_not_take(here, capsys):
    """The help of the error is printed too."""
    call = "import torch\na = torch.zeros(64, 64).bfloat16()\nsmall(a, a, torch.zeros(64, 64).T[:, :32])\n"
    pathlib.Path("small.py").write_text(KERNEL + call)
    assert run(capsys, "lower", "small.py") == (
        2,
        "",
        "tiledsl: 'c' of kernel 'small' has strides (1, 64): the elements of a row must follow each other\n"
        "if the kernel reads 'c': pass a copy, c.contiguous() of torch or c.copy() of NumPy\n"
        "if the kernel writes 'c': use separate memory, torch.empty(rows, cols), because a copy would receive the result\n",
    )


def test_what_is_printed_beside_a_stage(here, capsys):
    """Remarks about the kernel go to standard error, separate from the stage's text."""
    ragged = ("lower", "small.py", "-D", "K=100")
    _, table, err = run(capsys, *ragged)
    warning = table[table.index("warning[TD701]") : table.index("\nwarning[TD715]")]
    assert err == "" and warning.startswith("warning[TD701]: the rows of 'a' begin at multiples of 8 bytes, and loads are fastest at multiples of 16\n")
    for stage in ("ir", "hip", "asm"):
        status, out, err = run(capsys, *ragged, f"--dump-{stage}")
        assert status == 0 and "TD701" not in out and err == warning
    assert run(capsys, *ragged, "-o", "out")[2] == warning


# -------------------------------------------------------------------------------------------------------------- findings on cost

COSTS = """
warning[TD715]: compute units are idle for want of blocks
 --> small.py:6:16
6 |     row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
  |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 4 blocks for 304 compute units
  = 300 of the 304 compute units of MI300X have no block
  = help: take smaller tiles, or divide the sums among blocks (split-K), at these sizes

warning[TD710]: this load touches 2.0 times the lines of cache that its bytes fill
  --> small.py:10:9
10 |         td.load(As, a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^ an instruction of a wave touches 16 lines of 128 bytes, where 8 would do
   = help: take 64 columns of 'a' at once: a row of 32 is 64 bytes, and a line of cache 128

warning[TD710]: this load touches 2.0 times the lines of cache that its bytes fill
  --> small.py:11:9
11 |         td.load(Bs, b[col, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^ an instruction of a wave touches 16 lines of 128 bytes, where 8 would do
   = help: take 64 columns of 'b' at once: a row of 32 is 64 bytes, and a line of cache 128
"""


def test_findings_on_cost_are_behind_the_table(here, capsys):
    """By counts: no clocks. Without them the table ends with the compiler, and a stage or files alone have none on the standard error."""
    table, costs = run(capsys, "lower", "small.py", "--no-cost")[1], run(capsys, "lower", "small.py")[1]
    assert costs == table + COSTS and "TD7" not in table
    assert run(capsys, "lower", "small.py", "--dump-hip")[2] == run(capsys, "lower", "small.py", "-o", "out")[2] == ""
    assert run(capsys, "lower", "small.py", "--dump-hip", "--fail-on", "outside")[2] == COSTS[1:]


def test_findings_on_cost_with_clocks(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "--cost")
    assert (status, err) == (0, "") and re.findall(r"TD7\d\d", out) == ["TD715", "TD710", "TD710"]
    assert "\n  = modelled on MI300X: 99% of the time of all compute units, in " in out
    assert len(re.findall(r"\n   = modelled on MI300X: [\d,]+ of the [\d,]+ clk of a wave, [\d.]+%\n", out)) == 2


@pytest.mark.parametrize(
    "names, status",
    [("lines", 1), ("idle,code", 1), ("cost", 1), ("warnings", 1), ("outside", 0), ("narrow-stores,lanes", 0)],
)
def test_the_exit_status_by_costs(here, capsys, names, status):
    assert run(capsys, "lower", "small.py", "--fail-on", names)[0] == status


def test_costs_that_nobody_looks_for(here, capsys):
    for given, said in {
        ("--no-cost", "--fail-on", "idle"): "--fail-on idle is about findings on cost: leave out --no-cost",
        ("--fail-on", "epilogue"): "--fail-on epilogue compares clocks, which only a prediction has: add --cost",
        ("--fail-on", "idel"): "--fail-on takes no 'idel' (did you mean 'idle'?): it takes warnings, cost, lines, narrow-stores, unrolled, code, outside, idle,"
        " epilogue, lanes",
    }.items():
        assert run(capsys, "lower", "small.py", *given) == (2, "", f"tiledsl: {said}\n")
    assert run(capsys, "lower", "small.py", "--no-cost", "--fail-on", "warnings")[0] == 0
    pathlib.Path("small.py").write_text(KERNEL.replace('"M"', 'td.dyn("M")').replace("sizes=dict(M=64, N", "sizes=dict(N"))
    assert run(capsys, "lower", "small.py", "--cost")[::2] == (2, "tiledsl: kernel 'small' needs the size M: -D M=8192\n")
    assert "TD7" not in run(capsys, "lower", "small.py")[1]


def test_python_that_exits(here, capsys):
    pathlib.Path("exits.py").write_text("raise SystemExit(0)\n")
    status, out, err = run(capsys, "lower", "exits.py")
    assert (status, out) == (2, "") and err.startswith("error[TD902]: exits.py cannot be imported: SystemExit: 0\n")


def test_an_import_that_fails(here, capsys):
    pathlib.Path("needs.py").write_text("import no_such_module_anywhere\n")
    status, _, err = run(capsys, "lower", "needs.py")
    assert status == 2 and err.startswith("error[TD902]: needs.py cannot be imported: ModuleNotFoundError: No module named 'no_such_module_anywhere'\n")


def test_an_unknown_size(here, capsys):
    assert run(capsys, "lower", "small.py", "-D", "Q=1") == (2, "", "tiledsl: kernel 'small' has no size or option 'Q': it takes M, K, N, step\n")


def test_a_target_as_a_size(here, capsys):
    expected = "tiledsl: kernel 'small' has no size or option 'target': it takes M, K, N, step\n"
    assert run(capsys, "lower", "small.py", "-D", "target=gfx950") == (2, "", expected)


def test_a_misspelt_option(here, capsys):
    expected = "tiledsl: kernel 'small' has no size or option 'steps' (did you mean 'step'?): it takes M, K, N, step\n"
    assert run(capsys, "lower", "small.py", "-D", "steps=64") == (2, "", expected)


@pytest.mark.parametrize("text", ["M", "=8", "1x=8", ""])
def test_a_definition_that_is_none(here, capsys, text):
    assert run(capsys, "lower", "small.py", "-D", text) == (2, "", f"tiledsl: -D takes NAME=VALUE, as in -D M=8192, and got '{text}'\n")


def test_kernels_that_one_function_makes_have_files_of_their_own(here, capsys):
    pathlib.Path("made.py").write_text(
        f"{KERNEL}\n\ndef made(n):\n{textwrap.indent(KERNEL.partition('import tiledsl as td')[2].replace('step=32', 'step=n'), '    ')}\n"
        "    return small\n\n\none, two = made(32), made(16)\n"
    )
    for name in ("one", "two"):
        assert run(capsys, "lower", f"made.py:{name}", "-o", "out")[0] == 0
    texts = {path.name: path.read_text() for path in pathlib.Path("out").glob("*.hip")}
    assert set(texts) == {"one.gfx942.hip", "two.gfx942.hip"} and len(set(texts.values())) == 2


@pytest.mark.parametrize("command", ["lower", "check", "report"])
def test_one_name_with_two_values(here, capsys, command):
    assert run(capsys, command, "small.py", "-D", "M=64", "-D", "M=96") == (2, "", "tiledsl: -D gives 'M' twice: 64 and 96\n")
    assert run(capsys, command, "small.py", "--strides", "a=64", "--strides", "a=96") == (2, "", "tiledsl: --strides gives 'a' twice: 64 and 96\n")


def test_a_size_that_is_no_number(here, capsys):
    assert run(capsys, "lower", "small.py", "-D", "M=big") == (2, "", "tiledsl: size M='big' of kernel 'small' must be a whole number, at least 1\n")


def test_a_missing_size(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace(", sizes=dict(M=64, N=64, K=64)", ""))
    expected = "tiledsl: kernel 'small' needs the size N: -D N=8192\n"
    assert run(capsys, "lower", "small.py", "-D", "M=64", "-D", "K=64") == (2, "", expected)
    expected = "tiledsl: kernel 'small' needs the sizes K, N: -D K=8192 -D N=8192\n"
    assert run(capsys, "lower", "small.py", "-D", "M=64") == (2, "", expected)


def test_a_size_that_does_not_divide(here, capsys):
    assert run(capsys, "lower", "small.py", "-D", "M=72")[0] == 0
    pathlib.Path("small.py").write_text(KERNEL.replace("td.cdiv(a.rows, 32)", "a.rows // 32"))
    status, out, err = run(capsys, "lower", "small.py", "-D", "M=72")
    assert (status, out) == (1, "")
    assert err == """\
error[TD308]: a.rows // 32 leaves rows 64..71 of 'a' uncovered: M=72 is no multiple of 32
 --> small.py:6:24
6 |     row, col = td.grid(a.rows // 32, td.cdiv(b.rows, 32))
  |                        ^^^^^^^^^^^^
  = help: td.cdiv(a.rows, 32) covers all: elements of the last tile that lie outside read as 0, and are not stored
  = help: a.rows % 32 is the rest: a kernel that uses the rest counts it
"""


def test_a_kernel_that_is_refused(here, capsys):
    pathlib.Path("small.py").write_text(WRONG)
    status, out, err = run(capsys, "lower", "small.py", "-o", "made")
    assert (status, out) == (1, "") and err.startswith("error[TD301]: a piece of 'a' lies outside 'a'")
    assert not pathlib.Path("made").exists()


SPILLS = """\
import tiledsl as td


@td.kernel(warps=1, waves_per_simd=8)
def small(a: td.gl[td.f32, 64, 256], c: td.gl[td.f32, 64, 256]):
    row = td.grid(64)
    pieces = [td.vgpr(4) for _ in range(20)]
    for piece in pieces:
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=a.address(row, td.lane_id() * 4))
    for piece in pieces:
        td.asm("global_store_dwordx4 {at}, {data}, off", at=c.address(row, td.lane_id() * 4), data=piece)
"""


def test_a_listing_that_is_refused(here, capsys):
    pathlib.Path("small.py").write_text(SPILLS)
    status, out, err = run(capsys, "lower", "small.py", "-o", "made")
    assert (status, out) == (1, "") and err.startswith("error[TD210]: the compiler spills: ")
    assert err.endswith("\n\ntiledsl: to see the text of the refused kernel, add --unchecked\n")
    assert not pathlib.Path("made").exists()


def test_the_files_of_a_listing_that_is_refused(here, capsys, clang):
    """The files state the refusal, and no code object remains, not even an older one."""
    assert run(capsys, "lower", "small.py", "-o", "made")[0] == 0
    pathlib.Path("small.py").write_text(SPILLS)
    for _ in range(2):  # the second comes from the cache
        status, out, err = run(capsys, "lower", "small.py", "-o", "made", "--unchecked")
        assert status == 1 and err.startswith("error[TD210]: the compiler spills: ")
        assert sorted(out.split()) == sorted(map(str, pathlib.Path("made").iterdir())) == [f"made/small.gfx942.{end}" for end in ("hip", "ir", "s", "txt")]
    first = re.match(r"error\[TD210\]: (.+)\n", err)[1]
    for end, comment in ((".hip", "//"), (".ir", "#"), (".s", ";"), (".txt", "#")):
        assert pathlib.Path(f"made/small.gfx942{end}").read_text().startswith(f"{comment} refused, TD210: {first}\n")
    assert f"error[TD210]: {first}\n" in pathlib.Path("made/small.gfx942.txt").read_text()
    assert "\tscratch_store" in compile_hip(pathlib.Path("made/small.gfx942.hip").read_text(), "gfx942", clang("gfx942")).listing
    assert [kernel.name for kernel in parse_listing(pathlib.Path("made/small.gfx942.s").read_text(), "small.s").kernels] == ["td_small"]


def test_a_stage_of_a_kernel_that_is_refused(here, capsys):
    pathlib.Path("small.py").write_text(WRONG)
    status, out, err = run(capsys, "lower", "small.py", "--dump-hip", "--unchecked")
    assert status == 1 and out.startswith("// refused, TD301: a piece of 'a' lies outside 'a'") and 'extern "C"' in out
    assert err.startswith("error[TD301]: a piece of 'a' lies outside 'a'") and "add --unchecked" not in err


def test_the_table_of_a_kernel_that_is_refused(here, capsys):
    """The table begins with the refusal as the other texts do, and ends with the refusal's place."""
    pathlib.Path("small.py").write_text(WRONG)
    status, out, _ = run(capsys, "lower", "small.py", "--unchecked")
    message = "a piece of 'a' lies outside 'a', which has 64 columns"
    assert (
        status == 1
        and out.startswith(f"# refused, TD301: {message}\nkernel           td_small\n")
        and f"\nerror[TD301]: {message}\n  --> small.py:10:9\n" in out
    )


def test_a_refusal_that_leaves_a_text_says_how_to_see_it(here, capsys):
    """Refusals by the checks and by the listing's checks both do."""
    pathlib.Path("small.py").write_text(WRONG)
    status, out, err = run(capsys, "lower", "small.py")
    assert (status, out) == (1, "") and err.endswith("\n\ntiledsl: to see the text of the refused kernel, add --unchecked --dump-hip\n")


def test_a_refusal_that_leaves_no_text(here, capsys):
    """The tiles do not fit, so there are no addresses to print."""
    wide = ("-D", "step=1024", "-D", "K=1024")
    status, out, refused = run(capsys, "lower", "small.py", *wide)
    assert (status, out) == (1, "") and refused.startswith("error[TD201]: ") and "--unchecked" not in refused
    expected = refused + "\ntiledsl: --unchecked has no text to show: the plan cannot continue after this finding\n"
    assert run(capsys, "lower", "small.py", "--unchecked", "--dump-hip", *wide) == (1, "", expected)


def test_the_cause_is_told_with_what_follows_from_it(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("td.load(As, a[row, k])", "td.fetch(As, a[row, k])"))
    status, out, err = run(capsys, "lower", "small.py")
    assert (status, out) == (1, "")
    assert [line for line in err.splitlines() if re.match("error|warning", line)] == ["error[TD403]: As is read where nothing has been written"]
    assert "the data fetched here are never committed: As lacks them" in err and "help: td.commit(shared, staged) writes it to LDS" in err


def test_unchecked_changes_nothing_where_nothing_is_refused(here, capsys):
    assert run(capsys, "lower", "small.py", "--dump-asm", "--unchecked") == run(capsys, "lower", "small.py", "--dump-asm")


def test_an_unknown_target(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "--target", "gfx906")
    assert (status, out) == (2, "") and "invalid choice: 'gfx906'" in err and all(name in err for name in TARGETS)


def test_no_file_named(capsys):
    status, _, err = run(capsys, "lower")
    assert status == 2 and "FILE[:NAME]" in err


def test_no_command(capsys):
    assert run(capsys)[0] == 2


def test_a_compiler_that_is_not_there(here, capsys):
    for command in ("/no/such/clang", "no-such-clang --driver", "'open", ""):
        wrong = f"tiledsl: there is no compiler '{command}': --clang takes a path, a name on PATH, or a command such as 'python -m ziglang clang'\n"
        assert run(capsys, "lower", "small.py", "--clang", command) == (2, "", wrong)


def test_a_compiler_that_is_none(here, capsys):
    status, out, err = run(capsys, "lower", "small.py", "--clang", sys.executable)
    assert (status, out) == (1, "") and err.startswith(f"error[TD802]: {sys.executable}, demanded by explicit option, does not compile for gfx942")


def test_a_place_that_cannot_be_written(here, capsys):
    pathlib.Path("taken").write_text("a file")
    status, out, err = run(capsys, "lower", "small.py", "-o", "taken")
    assert (status, out) == (2, "") and err.startswith("tiledsl: cannot write to taken: ")


@pytest.mark.parametrize("failing", ["write_bytes", "is_dir"])
def test_either_all_files_are_written_or_none(here, capsys, monkeypatch, failing):
    """A disk that is full at the third file, and a folder in the place of the last."""
    for name in (f"small.gfx942{suffix}" for suffix in (".ir", ".hip", ".s", ".co", ".txt")):
        pathlib.Path("out").mkdir(exist_ok=True)
        pathlib.Path("out", name).write_text("before")
    if failing == "is_dir":
        pathlib.Path("out/small.gfx942.txt").unlink()
        pathlib.Path("out/small.gfx942.txt").mkdir()
    else:
        written, write = [], pathlib.Path.write_bytes

        def full(path, content):
            written.append(path)
            if path.parent.name == "out" and len([one for one in written if one.parent.name == "out"]) == 3:
                raise OSError(28, "No space left on device")
            return write(path, content)

        monkeypatch.setattr(pathlib.Path, "write_bytes", full)
    status, out, err = run(capsys, "lower", "small.py", "-o", "out")
    why = "Is a directory" if failing == "is_dir" else "No space left on device"
    assert (status, out, err) == (2, "", f"tiledsl: cannot write to out: {why}\n")
    assert {path.read_text() for path in pathlib.Path("out").iterdir() if path.is_file()} == {"before"}
    assert len(list(pathlib.Path("out").iterdir())) == 5


def test_numbers_beyond_those_that_python_reads(here, capsys):
    many = "9" * 5000
    assert run(capsys, "lower", "small.py", "-D", f"M={many}") == (2, "", "tiledsl: -D M has a number of 5,000 digits: the most are 1,000\n")
    assert run(capsys, "lower", "small.py", "--strides", f"a=8,{many}") == (
        2,
        "",
        "tiledsl: --strides a has a number of 5,000 digits: the most are 1,000\n",
    )
    status, _, err = run(capsys, "lower", "small.py", "-D", "M=nan")
    assert status == 2 and err.startswith("tiledsl: size M=nan of kernel"), err


@pytest.mark.parametrize(
    "text, message",
    [
        ("class E(Exception):\n    def __str__(self):\n        raise ValueError\nraise E()\n", "E: (its text cannot be made: ValueError)"),
        ("raise GeneratorExit\n", "GeneratorExit: "),
        ("raise BaseException('halt')\n", "BaseException: halt"),
    ],
)
def test_any_exception_of_a_file(here, capsys, text, message):
    pathlib.Path("raises.py").write_text(text)
    status, out, err = run(capsys, "lower", "raises.py")
    line = text.count("\n")
    assert (status, out) == (2, "") and err.startswith(f"error[TD902]: raises.py cannot be imported: {message}\n --> raises.py:{line}:1\n")


def test_an_unknown_coding(here, capsys):
    pathlib.Path("coded.py").write_text("# -*- coding: klingon -*-\n")
    status, out, err = run(capsys, "lower", "coded.py")
    assert (status, out) == (2, "") and err.startswith("error[TD901]: coded.py is not Python: unknown encoding: klingon\n --> coded.py:1:1\n")


def test_closed_outputs_and_a_folder_that_is_gone(here, capsys, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", None)
        assert cli.main(["lower", "small.py"]) == 2
    assert capsys.readouterr().err == "tiledsl: cannot write the output: the standard output is closed\n"
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", None)
        assert cli.main(["lower", "nowhere.py"]) == 2
    assert capsys.readouterr() == ("", "")
    pathlib.Path("gone").mkdir()
    monkeypatch.chdir("gone")
    pathlib.Path("../gone").rmdir()
    assert run(capsys, "lower", "small.py") == (2, "", "tiledsl: the working directory no longer exists\n")
    monkeypatch.chdir(here)


def test_a_file_of_bytes(here, capsys):
    pathlib.Path("bytes.py").write_bytes(b"\x00\xff\xfe" * 20)
    status, out, err = run(capsys, "lower", "bytes.py")
    assert (status, out) == (2, "") and "bytes.py" in err


def garbage(seed: int) -> str:
    """Random text: letters, pieces of Python, a correct kernel with characters changed."""
    random_ = random.Random(seed)
    if seed % 3 == 0:
        return "".join(random_.choice(string.printable + "äé∑\u2028") for _ in range(random_.randint(0, 200)))
    if seed % 3 == 1:
        words = [
            "def",
            "f(",
            "):",
            "\n",
            "    ",
            "\t",
            "import",
            "td",
            "@td.kernel",
            "return",
            "'",
            '"""',
            "lambda",
            "=",
            "1",
            "class",
            "raise",
            "yield",
            "(",
            "[",
            "#",
        ]
        return " ".join(random_.choice(words) for _ in range(random_.randint(1, 60)))
    text = list(KERNEL)
    for _ in range(random_.randint(1, 6)):
        text[random_.randrange(len(text))] = random_.choice("()[]{}:,.=+*\n \"'0aZ\\")
    return "".join(text)


@pytest.mark.parametrize("seed", range(90))
def test_any_text_as_a_file(seed, here, capsys):
    pathlib.Path("any.py").write_text(garbage(seed), encoding="utf-8")
    status, out, err = run(capsys, "lower", "any.py", "--dump-ir")
    assert (status == 0 and out.startswith("kernel ")) or (status in (1, 2) and out == "" and err.strip())


@pytest.mark.parametrize("seed", range(20))
def test_any_text_as_a_name(seed, here, capsys):
    name = "".join(random.Random(seed).choice(":./ab\n é*~") for _ in range(seed))
    assert run(capsys, "lower", "--", name)[0] == 2


# ------------------------------------------------------------------------------------------------------------- as a process


def process(*arguments: str, **options) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-m", "tiledsl", *arguments], env=environment, capture_output=True, text=True, timeout=120, **options)


@pytest.mark.thorough
def test_help_names_every_option():
    text = process("lower", "--help").stdout
    for option in ("FILE[:NAME]", "--target", "--dump-ir", "--dump-hip", "--dump-asm", "-D NAME=VALUE", "-o DIR", "--clang PATH", *TARGETS):
        assert option in text
    assert "lower" in process("--help").stdout


@pytest.mark.thorough
def test_a_process_says_what_main_says(here):
    done = process("lower", "small.py", "--dump-ir")
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("kernel small  ")
    refused = process("lower", "small.py", "-D", "step=36")
    assert (refused.returncode, refused.stdout) == (1, "") and refused.stderr.startswith("error[TD136]")
    assert process("lower", "nothing.py").returncode == 2


@pytest.mark.thorough
def test_a_reader_that_goes_away(here):
    """A closed pipe is no error."""
    command = f'"{sys.executable}" -m tiledsl lower small.py --dump-asm | head -1; exit ${{PIPESTATUS[0]}}'
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "") and len(done.stdout.splitlines()) == 1


@pytest.mark.thorough
def test_a_refused_kernel_whose_text_nobody_reads_to_its_end(here):
    """The kernel is refused all the same."""
    pathlib.Path("small.py").write_text(WRONG)
    command = f'"{sys.executable}" -m tiledsl lower small.py --dump-asm --unchecked | head -1; exit ${{PIPESTATUS[0]}}'
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1 and done.stderr.startswith("error[TD301]: ") and len(done.stdout.splitlines()) == 1


@pytest.mark.thorough
def test_a_full_disk(here):
    command = f'"{sys.executable}" -m tiledsl lower small.py --dump-asm >/dev/full'
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (2, "tiledsl: cannot write the output: No space left on device\n")


@pytest.mark.thorough
def test_the_folder_of_the_file_can_be_imported_from(here):
    pathlib.Path("sub").mkdir()
    pathlib.Path("sub/sizes.py").write_text("TILE = 32\n")
    pathlib.Path("sub/kernel.py").write_text("from sizes import TILE\n" + KERNEL.replace("step=32", "step=TILE"))
    done = process("lower", "sub/kernel.py", "--dump-ir")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"@kernel\.py:\d+$", done.stdout, re.MULTILINE)


def test_the_text_that_the_compiler_refuses_can_be_had(tmp_path, monkeypatch, capsys):
    """The text for a bug report: --dump-hip prints it although the compiler rejects it."""
    (tmp_path / "small.py").write_text(KERNEL)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "0")
    monkeypatch.setattr("tiledsl.compile.attempts.emitted", lambda program: Emitted("// refused\nnonsense;\n", (None, None)))
    assert cli.main(["lower", "small.py", "--dump-hip"]) == 1
    out, complaint = capsys.readouterr()
    assert out == "// refused\nnonsense;\n" and "error[TD803]" in complaint


# ------------------------------------------------------------------------------------- files that change the command's surroundings


CHANGING = {
    "little recursion": "import sys; sys.setrecursionlimit(200)\n",
    "another folder": "import os; os.chdir('/')\n",
    "a folder that is gone": "import os, tempfile; folder = tempfile.mkdtemp(); os.chdir(folder); os.rmdir(folder)\n",
    "no standard output": "import sys; sys.stdout = None\n",
    "no standard error": "import sys; sys.stderr = None\n",
    "its own standard output": "import io, sys; sys.stdout = io.StringIO()\n",
    "a standard error that is closed": "import io, sys; sys.stderr = io.StringIO(); sys.stderr.close()\n",
}


@pytest.mark.sample("no standard output")
@pytest.mark.parametrize("change", CHANGING)
def test_a_file_that_changes_the_surroundings_of_the_command(here, capsys, change):
    pathlib.Path("changing.py").write_text(CHANGING[change] + KERNEL)
    status, out, err = run(capsys, "check", "changing.py")
    assert (status, out, err) == (0, "small (gfx942, M=64, K=64, N=64): no findings\n", "")


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_file_that_closes_a_stream(here, capsys, monkeypatch, stream):
    pathlib.Path("closing.py").write_text(f"import sys; sys.{stream}.close()\n" + KERNEL)
    if stream == "stderr":
        monkeypatch.setattr(sys, stream, io.StringIO())
    assert cli.main(["check", "closing.py"]) == 0
    assert capsys.readouterr() == ("small (gfx942, M=64, K=64, N=64): no findings\n", "")


def test_a_kernel_that_closes_the_standard_output(here, capsys, monkeypatch):
    """sys.stdout stays open for the command; the stream behind it may be closed all the same."""
    closing = "import sys\n" + KERNEL.replace("    row, col", "    sys.stdout.close()\n    row, col")
    pathlib.Path("closing.py").write_text(closing)
    assert run(capsys, "check", "closing.py") == (0, "small (gfx942, M=64, K=64, N=64): no findings\n", "")
    pathlib.Path("closing.py").write_text(closing.replace("sys.stdout.", "sys.__stdout__."))
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(sys, "__stdout__", output)
    assert cli.main(["check", "closing.py"]) == 2
    said = "tiledsl: a kernel closes the standard output, where the command writes: let it keep the output open\n"
    assert capsys.readouterr().err == said


def test_what_a_file_prints_is_not_in_the_output_of_the_command(here, capsys):
    """So that an output can be written to a file: a listing, or a document."""
    pathlib.Path("printing.py").write_text("import sys\nprint('read')\nsys.stdout.flush()\n" + KERNEL)
    assert run(capsys, "check", "printing.py", "--json")[2] == "read\n"
    assert run(capsys, "lower", "printing.py", "--dump-asm")[1:] == (run(capsys, "lower", "small.py", "--dump-asm")[1], "read\n")


def test_what_a_kernel_prints_is_not_in_the_output_of_the_command(here, capsys):
    """Its function runs while it is captured."""
    printed = "    print('captured')\n    sys.stdout.write('again\\n')\n    As, Bs"
    pathlib.Path("printing.py").write_text("import sys\n" + KERNEL.replace("    As, Bs", printed))
    for command in (("check", "--json"), ("lower", "--dump-hip"), ("sim", "--json")):
        status, out, err = run(capsys, command[0], "printing.py", *command[1:])
        assert (status, err.replace("captured\nagain\n", "")) == (0, "") and err and "captured" not in out
        assert command[0] == "lower" or json.loads(out)["tiledsl"]


@pytest.mark.parametrize("name, kind", [("gemm.hip", "HIP C++"), ("gemm.s", "a listing")])
def test_a_file_for_other_commands(here, capsys, name, kind):
    pathlib.Path(name).write_text("int x;\n")
    for command in ("check", "lower", "report", "tune"):
        status, out, err = run(capsys, command, name)
        assert (status, out) == (2, "") and err.startswith(f"tiledsl: {name} is {kind}, and a kernel stands in a file of Python, FILE.py: tiledsl sim")


UNREADABLE = {
    "an expression of 200,000 signs": (b"x = " + b"-" * 200_000 + b"1\n", "an expression is nested too deeply"),
    "Latin-1 in a comment": (
        b"x = 1\n# gr\xf6\xdfe\n",
        "line 2 is no text in utf-8: save the file in UTF-8, or name its encoding in its first line, # -*- coding: latin-1 -*-",
    ),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_python_cannot_read(here, capsys, name):
    content, said = UNREADABLE[name]
    pathlib.Path("any.py").write_bytes(content)
    assert run(capsys, "lower", "any.py") == (2, "", f"tiledsl: any.py cannot be read as Python: {said}\n")


def test_the_operations_of_the_main_loop(here, capsys):
    """In their order; neighbours with one mnemonic are counted, waits and barriers have their operands."""
    _, asm, _ = run(capsys, "lower", "small.py", "--dump-asm")
    status, out, err = run(capsys, "lower", "small.py", "--loop")
    assert (status, err) == (0, "")
    rows = [line.split(maxsplit=1) for line in out.splitlines()]
    assert sum(int(count) for count, name in rows if name.startswith("v_mfma")) == 4
    assert all(first[1] != second[1] for first, second in zip(rows, rows[1:], strict=False))
    assert all(f"\t{name}" in asm for _, name in rows)


def test_a_kernel_without_a_loop(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("for k in td.range(td.cdiv(a.cols, step)):", "for k in range(1):"))
    assert run(capsys, "lower", "small.py", "--loop", "-D", "K=32") == (2, "", "tiledsl: kernel 'small' has no loop\n")
