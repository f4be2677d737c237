"""docs/tutorial_attention.md: what it calls right is right, what it calls wrong is refused, and its table has the kernels' counts and modelled times.

What its commands print is held against the page in test_pages.py."""

import re
from collections.abc import Iterable

import pytest
import torch

from docs.blocks import blocks, files
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.in_turn import alternating
from tests.kernels.attention_in_torch import exact, operands
from tiledsl.analysis.time.result import IDLE
from tiledsl.asm.text.syntax import Instruction
from tiledsl.runtime.profile import profile_of
from tiledsl.targets import TARGETS
from tiledsl.tools.cli.kernels import load_kernel

PAGE = ROOT / "docs" / "tutorial_attention.md"
FILES = files(PAGE)
RIGHT = [name for name in FILES if re.fullmatch(r"a\d\d\.py", name)]
WRONG = [name for name in FILES if name not in RIGHT]
STRAIGHT = ("a07.py", "a08.py")  # loads straight to LDS: gfx950 alone
TARGET, CHIP = "gfx950", "MI355X"
KEYS = 64  # of which the table's counts are
PRODUCTS = 2 * KEYS // 32 * 128 // 16  # MFMA of a wave for so many keys: of both products, 32 x 32 x 16 each
HEADING = """| | µs | TFLOP/s | loop | launch | cause | VALU | between lanes | loads | LDS | waits | barriers | registers | LDS bytes | waves |
| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""
LANES = ("ds_bpermute", "ds_permute", "ds_swizzle", "v_permlane")


@pytest.fixture
def folder(shared_directory):
    """That of the page's session, whose kernels are compiled already."""
    there = shared_directory / "pages" / pages.name(PAGE)
    pages.write_files(PAGE, there)
    return there


def targets_of(names: Iterable[str]) -> list[object]:
    """Parameters: each kernel on its targets, which take turns."""
    every = alternating([(name,) for name in names if name not in STRAIGHT], TARGETS)
    return [*every, *(pytest.param(name, TARGET) for name in names if name in STRAIGHT)]


def test_it_goes_from_a01_to_a08():
    assert RIGHT == [f"a{number:02}.py" for number in range(1, 9)]


@pytest.mark.thorough
@pytest.mark.parametrize("name, target", targets_of(RIGHT))
def test_what_is_right(folder, name, target):
    """Notes aside: a02.py has those that lead to a03.py."""
    assert [finding.render() for finding in load_kernel(str(folder / name)).check(target) if finding.severity != "note"] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name, target", alternating([("a07.py",)], [target for target in TARGETS if target != TARGET]))
def test_the_last_kernels_are_for_one_target(folder, name, target):
    assert "TD163" in [finding.code for finding in load_kernel(str(folder / name)).check(target)]


def test_what_is_wrong_is_shown_to_be():
    shown: dict[str, str] = {}
    for block in blocks(PAGE):
        shown.update(re.findall(r"^\$ tiledsl check (\S+).*\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE))
    assert list(shown) == WRONG
    assert all("error[TD" in text for text in shown.values())


@pytest.mark.thorough
@pytest.mark.parametrize("name, target", targets_of(sorted(RIGHT, key="a05.py".__ne__)))  # the cheapest to execute first
@pytest.mark.filterwarnings("ignore:.*TD222")  # moves of single registers
def test_against_torch(folder, name, target):
    """The listing on the interpreter, at lengths that no tile divides."""
    length = 160 if name in STRAIGHT else 72
    q, k, v = operands(1, 1, length, length, 64)
    o = torch.zeros(q.shape).bfloat16()
    load_kernel(str(folder / name))(q, k, v, o, target=target)
    right, _ = exact(q, k, v, "causal=True" in FILES[name])
    assert ((o.double() - right).abs() <= 2.0**-8 * v.double().abs().max()).all()


def test_the_table_is_current(folder, request):
    """That it has each kernel once; with --update-golden it is written, and the next test compares its rows."""
    text = PAGE.read_text(encoding="utf-8")
    shown = re.search(r"(?<=<!-- steps -->\n\n)(?:\|.*\n)*", text)
    if request.config.getoption("--update-golden"):
        PAGE.write_text(text[: shown.start()] + HEADING + "".join(row(folder, name) for name in RIGHT) + text[shown.end() :], encoding="utf-8")
    else:
        assert shown[0].startswith(HEADING) and re.findall(r"^\| `(\S+)`", shown[0], re.MULTILINE) == RIGHT


@pytest.mark.thorough
@pytest.mark.parametrize("name", sorted(RIGHT, key="a05.py".__ne__))  # the cheapest to compile and to model first
def test_a_row_is_current(folder, name):
    assert row(folder, name) in PAGE.read_text(encoding="utf-8"), "look at the row, and run pytest --update-golden"


def row(folder, name: str) -> str:
    heads, length = (2048, 128) if name == "a01.py" else (128, 2048)
    lowered = load_kernel(str(folder / name)).lower(TARGET, H=heads, S=length)
    operations = 4 * 128 * heads * (length * (length + 1) // 2 if "causal=True" in FILES[name] else length**2)  # of both products, by the formula
    found, resources = profile_of(lowered, CHIP), lowered.resources
    loop = resources.loop
    cells = [f"{found.time_us.likely:,.0f}", f"{operations / found.time_us.likely / 1e6:,.0f}", f"{found.loop_efficiency:.0%}" if loop else "–"]
    cells += [f"{found.dispatch.matrix_efficiency:.0%}", next(one.cause for one in found.bounds if one.cause not in (IDLE, "issued", "matrix unit"))]
    if loop:
        code = [i.mnemonic for i in lowered.listing.kernels[0].items if isinstance(i, Instruction) and loop.line <= i.line <= loop.last_line]
        between = sum(one.startswith(LANES) or "_dpp" in one for one in code)
        lds = loop.counts["lds_reads"] + loop.counts["lds_writes"]
        counted = (loop.counts["valu"], between, loop.counts["global_loads"], lds, loop.counts["waits"], loop.counts["barriers"])
        cells += [f"{count * PRODUCTS / loop.mfma:,.0f}" for count in counted]
    else:
        cells += ["–"] * 6
    cells += [f"{resources.registers}", f"{resources.lds_bytes:,}", f"{resources.occupancy}"]
    return f"| `{name}` | {' | '.join(cells)} |\n"


def test_the_text_holds_for_the_table():
    cells = [line.split(" | ") for line in re.findall(r"^\| `a\d\d\.py` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)]
    columns = dict(zip(HEADING.splitlines()[0].strip("| ").split(" | "), zip(*cells, strict=True), strict=False))
    micros, busy, valu, between, loads, lds = ([None, *map(number, columns[of])] for of in ("µs", "loop", "VALU", "between lanes", "loads", "LDS"))
    assert between[2] > 100 and between[3] == 2 and lds[3] == 0
    assert loads[3] == 18 * loads[4] and valu[4] > 20 * PRODUCTS and 0.15 < valu[5] / valu[4] < 0.25
    assert all(1.5 < micros[step - 1] / micros[step] < 1.7 for step in range(3, 7))
    assert micros[6] < micros[5] < 2 * micros[6] and busy[5] < busy[7] < busy[8]
    assert columns["cause"][2] == "uncoalesced lines"


def number(cell: str) -> float | None:
    return None if cell == "–" else float(cell.replace(",", "").rstrip("%"))
