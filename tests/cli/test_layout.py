"""`tiledsl layout`: pictures in the terminal, options, and messages about invalid requests."""

import json
import os
import pathlib
import pty
import random
import re
import subprocess
import sys

import pytest

from tests.cli.command import run
from tiledsl.lower.plan.fragments import fragments
from tiledsl.lower.plan.lds import placements
from tiledsl.targets import TARGETS
from tiledsl.tools import cli
from tiledsl.tools.cli.kernels import load_kernel

GOLDENS = {
    "st.txt": ("st(bf16,128,64)",),
    "st.gfx950.txt": ("st(bf16,128,64)", "--target", "gfx950"),
    "st.columns.txt": ("st(bf16,64,128)", "--read", "rt(bf16,64,32,col)"),
    "st.own.txt": ("st(bf16,128,64,swizzle=Swizzle(8,3))",),
    "rt.col.txt": ("rt(f32,32,32,col)",),
    "rt.row.txt": ("rt(f32,64,32,row)",),
    "rt.operand.txt": ("rt(bf16,64,64)",),
    "rt.operand.gfx950.txt": ("rt(bf16,64,32,col)", "--target", "gfx950"),
    "mfma.txt": ("mfma", "32x32x8", "bf16"),
    "mfma.blocks.txt": ("mfma 4x4x4 f64",),
    "mfma.scaled.txt": ("mfma 16x16x128 fp8 fp6 scale", "--target", "gfx950"),
    "mfma.list.txt": ("mfma",),
}


@pytest.fixture(autouse=True)
def columns(monkeypatch):
    """Fix the terminal's columns, which the environment sets and which differ between test workers."""
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", GOLDENS)
def test_in_the_terminal(capsys, golden, name):
    status, out, err = run(capsys, "layout", *GOLDENS[name])
    assert (status, err) == (0, "") and "\x1b" not in out
    golden(f"layout.{name}", out)


@pytest.mark.left_out("st.columns.txt-100", "st.columns.txt-120")
@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("arguments", GOLDENS.values(), ids=GOLDENS)
def test_it_fits_the_terminal(capsys, monkeypatch, columns, arguments):
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run(capsys, "layout", *arguments)[1]
    assert max(map(len, out.splitlines())) <= columns


def in_a_terminal(*arguments: str, **environment: str) -> str:
    """The command's output to a terminal."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "tiledsl", "layout", *arguments]
    env = {**os.environ, "COLUMNS": "100", "TERM": "xterm", **environment}
    with subprocess.Popen(command, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        found = b""
        while True:
            try:
                part = os.read(leader, 65536)
            except OSError:  # Linux signals a terminal's end so
                break
            if not part:
                break
            found += part
        os.close(leader)
    assert process.returncode == 0
    return found.decode().replace("\r\n", "\n")


@pytest.mark.thorough
def test_colours_are_for_terminals_that_want_them(capsys, monkeypatch):
    """The text carries all the information of the colours: without them it is the same."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)
    plain = run(capsys, "layout", "st(bf16,128,64)")[1]
    coloured = in_a_terminal("st(bf16,128,64)")
    assert coloured.count("\x1b[1;97;41m8x\x1b[0m") == 8
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain
    assert in_a_terminal("st(bf16,128,64)", NO_COLOR="1") == plain
    assert in_a_terminal("st(bf16,128,64)", TERM="dumb") == plain
    assert in_a_terminal("st(bf16,128,64)", NO_COLOR="") == coloured


@pytest.mark.thorough
def test_output_that_has_ascii_alone(monkeypatch):
    command = [sys.executable, "-m", "tiledsl", "layout", "mfma 32x32x8 bf16"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "100"}, check=True)
    assert "k = 4*(lane // 32) + e" in done.stdout.decode("ascii")


@pytest.mark.thorough
def test_a_reader_that_leaves_early():
    command = f"{sys.executable} -m tiledsl layout 'st(bf16,128,64)' --json | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "{\n", "")


def test_json_and_svg_at_once(capsys, tmp_path):
    path = tmp_path / "tile.svg"
    status, out, err = run(capsys, "layout", "rt(f32,32,32,col)", "--json", "-o", str(path))
    assert (status, err) == (0, f"{path}\n") and path.read_text().endswith("</svg>\n")
    document = json.loads(out)
    assert (document["schema"], document["tiledsl"], document["kind"], document["of"]) == (1, cli.VERSION, "rt", "rt(f32, 32, 32, col)")


def test_a_file_is_written_whole_or_not_at_all(capsys, tmp_path):
    path = tmp_path / "tile.svg"
    path.mkdir()
    status, out, err = run(capsys, "layout", "rt(f32,32,32,col)", "-o", str(path))
    assert (status, out, err) == (2, "", f"tiledsl: {path} cannot be written: Is a directory\n")
    assert [other.name for other in tmp_path.iterdir()] == ["tile.svg"]
    away = tmp_path / "nowhere" / "tile.svg"
    assert run(capsys, "layout", "rt(f32,32,32,col)", "-o", str(away)) == (2, "", f"tiledsl: {away} cannot be written: No such file or directory\n")


# ---------------------------------------------------------------------------------------------------------------- kernels

TWO_READS = """\
import tiledsl as td


@td.kernel(warps=2, sizes=dict(K=64))
def both(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], rows=64, own=None):
    td.ensures(c, a @ a.T)
    td.grid(1)
    tile = td.st(td.bf16, rows, 64, buffers=2, swizzle=own)
    other = td.st(td.bf16, rows, 64, swizzle=td.Swizzle(8, 3))
    acc = td.zeros(td.f32, rows, rows)
    td.load(tile[0], a[0, 0])
    staged = td.fetch(other, a[0, 0])
    td.commit(other, staged)
    td.barrier()
    td.mma_ABt(acc, td.load(tile[0]), td.load(other))
    td.store(c[0, 0], acc)
"""


@pytest.fixture
def two_reads(tmp_path, monkeypatch):
    """The kernel's file in the current directory."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("both.py").write_text(TWO_READS)


def test_the_tiles_of_a_kernel(capsys, monkeypatch, golden, two_reads):
    monkeypatch.setenv("COLUMNS", "100")
    status, out, err = run(capsys, "layout", "both.py", "-D", "M=64")
    assert (status, err) == (0, "")
    golden("layout.kernel.txt", out)


@pytest.mark.sample("gfx942")
@pytest.mark.parametrize("target", TARGETS)
def test_a_kernels_tiles_are_as_it_is_lowered(capsys, two_reads, target):
    """Places and swizzles are the plan's; accesses are listed by line."""
    kernel = load_kernel("both.py:both")
    chip = TARGETS[target]
    captured = kernel.capture(target, {"M": 64})
    placed = placements(captured, fragments(captured, chip), chip)
    status, out, _ = run(capsys, "layout", "both.py:both", "--target", target, "-D", "M=64", "--json")
    document = json.loads(out)
    assert (status, document["kind"], document["of"], document["target"]) == (0, "kernel", "both", target)
    for tile, one, name in zip(document["tiles"], placed, ("tile", "other"), strict=True):
        assert (tile["name"], tile["at"], tile["buffers"], tile["pitch"]) == (name, one.offset, one.shared.buffers, one.pitch)
        assert tile["swizzle"] == {field: getattr(one.swizzle, field) for field in ("shift", "bits", "low", "fold")}
    copied, committed = (tile["accesses"][0]["who"] for tile in document["tiles"])
    assert (copied, committed) == ("copied by 2 warps, line 11", "committed by 2 warps, line 13")
    assert {access["who"] for tile in document["tiles"] for access in tile["accesses"][1:]} == {"read by rt(bf16, 64, 64, row), line 15"}
    assert [tile["asked_for"] for tile in document["tiles"]] == [False, True]


def test_a_kernel_as_svg(capsys, two_reads):
    assert run(capsys, "layout", "both.py", "-D", "M=64", "-o", "both.svg") == (0, "both.svg\n", "")
    text = pathlib.Path("both.svg").read_text()
    assert text.count('<g class="cell') == 2 * (2 * 64 * 8 + 4 * 8 * 8) and "<title>shared tiles of both on gfx942</title>" in text


def test_a_kernel_without_its_sizes(capsys, two_reads):
    assert run(capsys, "layout", "both.py") == (2, "", "tiledsl: kernel 'both' needs the size M: -D M=8192\n")
    assert run(capsys, "layout", "neither.py") == (2, "", "tiledsl: there is no file neither.py\n")
    assert run(capsys, "layout", "both.py:one") == (2, "", "tiledsl: both.py holds no kernel 'one': it has both\n")
    message = "tiledsl: --warps is for shared tiles, and 'both.py' is none\n"
    assert run(capsys, "layout", "both.py", "--warps", "2") == (2, "", message)
    assert run(capsys, "layout", "st(bf16,64,64)", "-D", "M=2") == (2, "", "tiledsl: -D is for kernels, and 'st(bf16,64,64)' is none\n")


@pytest.mark.parametrize("options, code", [(("rows=512",), "TD201"), (("rows=24",), "TD135")])
def test_a_kernel_whose_tiles_have_no_place(capsys, two_reads, options, code):
    status, out, err = run(capsys, "layout", "both.py", "-D", "M=512", *(part for option in options for part in ("-D", option)))
    assert (status, out) == (1, "") and err.startswith(f"error[{code}]")


def test_a_swizzle_that_is_none(capsys, two_reads):
    path = pathlib.Path("both.py")
    path.write_text(TWO_READS.replace("Swizzle(8, 3)", "Swizzle(5, 3)"))
    status, out, err = run(capsys, "layout", "both.py", "-D", "M=64")
    assert (status, out) == (1, "") and err.startswith("error[TD137]")


def test_a_kernel_without_shared_tiles(capsys, two_reads):
    path = pathlib.Path("none.py")
    path.write_text(NO_TILE)
    assert run(capsys, "layout", "none.py") == (2, "", "tiledsl: kernel 'none' has no shared tile that is used\n")


NO_TILE = """\
import tiledsl as td


@td.kernel(warps=1)
def none(c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    td.store(c[0, 0], td.zeros(td.f32, 32, 32))
"""


STORED = """\
import tiledsl as td


@td.kernel(warps=1)
def stored(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, a)
    td.grid(1)
    tile = td.st(td.f32, 32, 32)
    td.store(tile, td.load(a[0, 0], (32, 32), layout="col"))
    td.barrier()
    td.store(c[0, 0], td.load(tile, layout="col"))
"""


def test_a_tile_that_a_register_tile_is_stored_to(capsys, two_reads):
    """Both lie as accumulators: of each lane 16 words, one after another, without conflicts."""
    pathlib.Path("stored.py").write_text(STORED)
    status, out, err = run(capsys, "layout", "stored.py", "--json")
    (tile,) = json.loads(out)["tiles"]
    assert (status, err) == (0, "") and tile["swizzle"]["bits"] == 0
    told = [(one["who"], one["which"], one["instruction"], one["clocks_lost"]["plain"]) for one in tile["accesses"]]
    kinds = (("stored by a warp, line 9", "ds_write_b32"), ("read by a warp, line 11", "ds_read_b32"))
    assert told == [(who, f"access {number} of a piece", instruction, 0) for who, instruction in kinds for number in range(16)]


@pytest.mark.parametrize("shape, name, other", [("64,1", "column", "row"), ("1,64", "row", "column")])
def test_a_vector(capsys, shape, name, other):
    status, out, err = run(capsys, "layout", f"rt(f32,{shape})")
    held = f"A {name} vector: every lane that would hold an element of that {other} holds its value; the first is shown"
    assert (status, err) == (0, "") and held in " ".join(out.split())


def test_a_tile_with_fewer_rows_than_a_period(capsys):
    assert "These are all rows.\n" in run(capsys, "layout", "st(bf16,16,16)", "--target", "gfx950")[1]


def test_a_tile_that_nothing_but_assembly_reads(capsys):
    """The picture has the banks of a read of 16 bytes, and no clocks."""
    status, out, err = run(capsys, "layout", "st(f32,32,32)", "--direct", "--target", "gfx950")
    assert (status, err) == (0, "") and "Clocks" not in out and "of the 64 of ds_read_b128" in out
    assert "Swizzle: none, since no copy through registers and no register tile accesses the tile" in out


def test_lanes_that_copy_nothing(capsys):
    out = run(capsys, "layout", "st(bf16,16,16)")[1]
    assert "The tile ends before lanes 32-63, which copy nothing; they are counted as if the tile went on" in out


# --------------------------------------------------------------------------------------------------------------- requests
TYPES = "bf16, f16, fp8, bf8, fp4x2, fp6x4, bf6x4, e8m0, int8, f32, xf32, i32"

EXAMPLES = 'as in "st(bf16,128,64)", "rt(f32,32,32,col)", "mfma 32x32x8 bf16"'
ST, RT = "the form is st(type, rows, columns)", 'the form is rt(type, rows, columns, layout="row")'
LISTED = "tiledsl layout mfma lists them all"
ALONE = "in layout line a tile is no operand, and its shape gives the rows of its pieces: leave out --as operand and --piece"
REFUSED = [
    (["str(bf16,128,64)"], ["there is no picture of 'str' (did you mean 'st'?): there are st, rt and mfma", EXAMPLES]),
    (["mmfa(32)"], ["there is no picture of 'mmfa' (did you mean 'mfma'?): there are st, rt and mfma", EXAMPLES]),
    (["gl(bf16,128,64)"], ["there is no picture of 'gl': there are st, rt and mfma", EXAMPLES]),
    (["Swizzle(7,3)"], ["there is no picture of 'Swizzle': there are st, rt and mfma", EXAMPLES]),
    ([""], ["'' ends where a name is expected", EXAMPLES]),
    (["st"], ["'st' ends where '(' is expected", EXAMPLES]),
    (["st(bf16,128,64"], ["'st(bf16,128,64' ends where ',' is expected", EXAMPLES]),
    (["st(bf16 128,64)"], ["'st(bf16 128,64)' has '128' where ',' is expected", EXAMPLES]),
    (["st(bf16,128,64) x"], ["'st(bf16,128,64) x' goes on after its end: 'x'", EXAMPLES]),
    (["st(bf16,128,64;)"], ["'st(bf16,128,64;)' cannot be read at ';)'", EXAMPLES]),
    (["st(,128,64)"], ["'st(,128,64)' has ',' where a value is expected", EXAMPLES]),
    (["st(" + "1," * 40], ["'st(1,1,1,1,1,1,1,1,1…' is too long", EXAMPLES]),
    (["st(bf16,128,rt(bf16,32,32))"], ["'st(bf16,128,rt(bf16,32,32))' has rt(…) where a value is expected", EXAMPLES]),
    (["st(bf16,128)"], ["st(…) lacks cols", ST]),
    (["rt()"], ["rt(…) lacks dtype and rows and cols", RT]),
    (["st(bf16,128,64,2)"], ["st(…) takes 3 arguments at most", ST]),
    (["st(bf16,128,64,rows=3)"], ["st(…) is given 'rows' twice", ST]),
    (["st(bf16,128,64,swizle=3)"], ["st(…) has no 'swizle' (did you mean 'swizzle'?)", ST]),
    (["st(bf16,0,64)"], ["the number of rows of st(…) is '0': a whole number is expected, at least 1", ST]),
    (["rt(f32,32,row)"], ["the number of columns of rt(…) is 'row': a whole number is expected, at least 1", RT]),
    (["st(bf15,128,64)"], [f"there is no element type 'bf15' of tiles (did you mean 'bf16'?): there are {TYPES}"]),
    (["rt(f32,32,32,column)"], ["there is no register layout 'column': it is row, col or line"]),
    (["rt(bf16,8,64,line)", "--as", "operand"], ["rt(bf16, 8, 64, line) is a tile of rows of global memory", ALONE]),
    (["rt(f32,8,32,line)", "--piece", "16"], ["rt(f32, 8, 32, line) is a tile of rows of global memory", ALONE]),
    (
        ["rt(f32,8,33,line)"],
        [
            "an 8x33 register tile of f32 cannot be cut into lines of 128 bytes",
            "in layout line a tile has multiples of 8 rows and of 32 columns, or of 4 and of 64 or of 2 and of 128",
        ],
    ),
    (["st(bf16,128,64,swizzle=7)"], ["the swizzle of st(…) is '7': a Swizzle(shift, bits) is expected", "as in st(bf16,128,64,swizzle=Swizzle(7,3))"]),
    (
        ["st(bf16,128,64,swizzle=Swizzle(5,3))"],
        [
            "Swizzle(5, 3) does not map this tile onto itself",
            "the swizzle permutes groups of 128 bytes by bits 5..7 of the offset, in a tile of 16384 bytes",
            "shift must be at least 4 + bits, and the tile a multiple of these groups",
        ],
    ),
    (["st(bf16,512,128)"], ["st(bf16, 512, 128) takes 131,072 bytes of LDS, and a block on gfx942 has 65,536"]),
    (["st(bf16,32,12)"], ["st(bf16, 32, 12) has rows of 24 bytes: tiles are copied to LDS in pieces of 16 bytes"]),
    (["st(bf16,128,64)", "--warps", "17"], ["--warps is 17: a block has 1 to 16"]),
    (["st(bf16,128,64)", "--direct"], ["gfx942 has no loads of 16 bytes straight to LDS: gfx950 has, --target gfx950"]),
    (["st(bf16,128,64)", "--piece", "16"], ["--piece is for register tiles, and 'st(bf16,128,64)' is none"]),
    (["mfma", "--warps", "2"], ["--warps is for shared tiles, and 'mfma' is none"]),
    (["st(bf16,128,64)", "--read", "16"], ["'16' has '16' where a name is expected", EXAMPLES]),
    (["st(bf16,128,64)", "--read", "st(bf16,32,64)"], ["--read takes a register tile, and got 'st(bf16,32,64)'", 'as in --read "rt(bf16,32,64,row)"']),
    (["st(bf16,128,64)", "--read", "rt(f16,32,64)"], ["rt(f16, 32, 64, row) does not read st(bf16, 128, 64): it is of another type, or larger"]),
    (
        ["st(bf16,36,64)", "--read", "rt(bf16,36,32,col)"],
        [
            "gfx942 has no 32x32 matrix instruction of bf16 whose k divides 36",
            "let the operands have a multiple of 8 elements along k",
        ],
    ),
    (
        ["rt(f32,24,32,row)"],
        ["a 24x32 register tile of f32 cannot be cut into the blocks of a matrix instruction", "each side except the side along k must be a multiple of 16"],
    ),
    (
        ["rt(f32,48,32)", "--piece", "32"],
        ["rt(f32, 48, 32, row) cannot be cut into pieces of 32 rows", "each side except the side along k must be a multiple of these rows"],
    ),
    (
        ["rt(f32,32,32)", "--as", "operand"],
        [
            "rt(f32, 32, 32, row) is no operand on gfx942, whose products take bf16, f16, fp8, int8, xf32, bf8",
            "--as accumulator draws the layout that products, td.cast and td.load from global memory make",
        ],
    ),
    (["rt(f32,100000,100000)"], ["rt(f32, 100000, 100000, row) takes 156,250,000 registers of each lane, and a wave has 512 at most"]),
    (["rt(fp8,32,32)", "--target", "gfx90a"], ["rt(fp8, 32, 32, row) is no operand on gfx90a, whose products take bf16, f16, int8"]),
    (["rt(fp8,32,32)", "--as", "accumulator"], ["rt(fp8, 32, 32, row) is an operand: accumulators are of f32, and td.cast makes bf16 and f16 of them"]),
    (
        ["rt(fp8,32,32,col)"],
        ["rt(fp8, 32, 32, col) is no operand: in layout col elements have 16 bits", "for fp8, draw layout row, which td.mma_ABt takes"],
    ),
    (["mfma 32x32x16 bf16"], ["gfx942 has no 'mfma 32x32x16 bf16'", "gfx950 has it: --target gfx950"]),
    (
        ["mfma 32x32x9 bf16"],
        [
            "gfx942 has no 'mfma 32x32x9 bf16'",
            "of bf16 it has mfma 32x32x8 bf16, mfma 16x16x16 bf16, mfma 32x32x4 bf16 2b, mfma 16x16x4 bf16 4b, mfma 4x4x4 bf16 16b",
            LISTED,
        ],
    ),
    (
        ["mfma 32x32x2 bf8"],
        ["gfx942 has no 'mfma 32x32x2 bf8'", "of bf8 it has mfma 32x32x16 bf8, mfma 16x16x32 bf8", "of 32x32x2 it has mfma 32x32x2 f32", LISTED],
    ),
    (
        ["mfma 32x32x8 bf61"],
        ["matrix instructions have no type 'bf61' (did you mean 'bf6'?): there are f64, f32, xf32, bf16, f16, i8, fp8, bf8, fp6, bf6, fp4, f8f6f4"],
    ),
    (
        ["mfma bf16"],
        [
            "'mfma bf16' does not say one shape and one type, or the types of A and B",
            'as in "mfma 32x32x8 bf16", "mfma 16x16x32 fp8 bf8", "mfma 4x4x4 f16 16b", "mfma 16x16x128 fp8 fp4 scale"; ' + LISTED,
        ],
    ),
    (["v_mfma_f32_32x32x8_bf61"], ["there is no matrix instruction 'v_mfma_f32_32x32x8_bf61' (did you mean 'v_mfma_f32_32x32x8_bf16'?)", LISTED]),
    (["v_mfma_f32_32x32x16_bf16"], ["gfx942 has no v_mfma_f32_32x32x16_bf16", "gfx950 has it: --target gfx950"]),
    (["v_mfma_f32_32x32x8_bf16 f16"], ["v_mfma_f32_32x32x8_bf16 does not multiply f16: its types are bf16"]),
    (["v_add_f32"], ["there is no matrix instruction 'v_add_f32'", LISTED]),
    (["mfma", "-o", "list.svg"], ["'mfma' is a list, and -o draws one layout", 'as in tiledsl layout "mfma 32x32x8 bf16" -o mfma.svg']),
    (["rt(f32,32,32)", "-o", "tile.png"], ["-o writes SVG, and 'tile.png' does not end in .svg"]),
]


@pytest.mark.parametrize("arguments, lines", REFUSED, ids=[" ".join(arguments) for arguments, _ in REFUSED])
def test_a_request_that_makes_no_sense(capsys, tmp_path, monkeypatch, arguments, lines):
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, "layout", *arguments)
    assert (status, out, err.splitlines()) == (2, "", [f"tiledsl: {lines[0]}", *lines[1:]])
    assert list(pathlib.Path().iterdir()) == []


@pytest.mark.thorough
def test_any_request_is_drawn_or_refused(capsys):
    """Draw or refuse random texts that are nearly requests."""
    rng = random.Random(7)
    words = [
        "st",
        "rt",
        "mfma",
        "(",
        ")",
        ",",
        "=",
        "td.",
        "bf16",
        "fp8",
        "f32",
        "32",
        "64",
        "16",
        "0",
        "col",
        "row",
        "Swizzle",
        "7",
        "3",
        '"',
        "32x32x8",
        "2b",
        "scale",
    ]
    beginnings = ["st(bf16,64,64", "rt(f32,32,32,", "mfma 16x16x16 f16", "st(bf16,64,64,swizzle=Swizzle(", ""]
    for _ in range(400):
        text = rng.choice(beginnings) + "".join(rng.choices(words, k=rng.randrange(6)))
        status, out, err = run(capsys, "layout", "--target", rng.choice(sorted(TARGETS)), "--", text)
        assert status in (0, 2) and bool(out) is (status == 0) and bool(err) is (status == 2)
        assert not err or err.startswith("tiledsl: ")
