"""docs/tutorial.md: what it calls right is right on every target, what it calls wrong is refused with what it shows, and its table has their counts.

What its commands print is held against the page in test_pages.py."""

import itertools
import json
import re
from collections.abc import Iterator

import pytest

from docs.blocks import blocks, files
from tests.docs import pages
from tests.docs.pages import ROOT, run
from tiledsl.compile.examine import examined
from tiledsl.runtime.profile import profile_of
from tiledsl.targets import TARGETS
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.report.timeline import timeline, waits

PAGE = ROOT / "docs" / "tutorial.md"
FILES = files(PAGE)
KERNELS = [name for name, text in FILES.items() if "@td.kernel" in text]
RIGHT = [name for name in KERNELS if re.fullmatch(r"k\d\d\.py", name)]
WRONG = [name for name in KERNELS if name not in (*RIGHT, "other_chip.py")]  # that one is right, with bank conflicts
MODELLED = 3  # columns of the table, the first ones
HEADING = """| | µs | loop | launch | VGPRs | LDS | blocks on a CU | waves on a SIMD | \
others per 1,000 MFMA clocks | hidden | barriers | LDS read | global read |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""
OF_DIFF = {  # the rows of tiledsl diff that its columns are, and how they are written
    "vgprs": ",",
    "lds_bytes": ",",
    "workgroups_per_cu": ",",
    "occupancy": ",",
    "others_per_1000_clocks": ".1f",
    "": "",
    "barriers_per_mflop": ".1f",
    "lds_read_bytes_per_mflop": ",.0f",
    "global_read_bytes_per_mflop": ",.0f",
}


@pytest.fixture
def folder(shared_directory):
    """That of the page's session, whose kernels are compiled already."""
    there = shared_directory / "pages" / pages.name(PAGE)
    pages.write_files(PAGE, there)
    return there


def commands():
    return [line for block in blocks(PAGE) if block.language == "console" for line in re.findall(r"^\$ (.*)$", block.text, re.MULTILINE)]


def test_it_goes_from_k01_to_k12():
    assert RIGHT == [f"k{number}.py" for number in ("01", "02", "03", "04", "08", "09", "10", "11", "12")]
    (ran,) = [line for line in commands() if line.startswith("python run.py")]
    assert sorted(f"{name}.py" for name in ran.split()[2:]) == sorted([*RIGHT, "other_chip.py"])


@pytest.mark.sample("gfx90a-k01.py")
@pytest.mark.parametrize("name", RIGHT)
@pytest.mark.parametrize("target", TARGETS)
def test_what_is_right(folder, name, target):
    """That what it computes is right too is in what run.py prints."""
    assert [finding.render() for finding in load_kernel(str(folder / name)).check(target)] == []


def test_what_is_wrong_is_shown_to_be():
    shown = dict(re.findall(r"^\$ tiledsl check (\S+)\n(.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert list(shown) == [*WRONG[:1], "other_chip.py", *WRONG[1:]]
    assert all(shown[name].startswith("error[TD") for name in WRONG)


@pytest.mark.thorough
def test_the_table_is_current(folder, request):
    """Its counts, and with --update-golden its modelled times, which the next test compares."""
    anew = request.config.getoption("--update-golden")
    text, table = PAGE.read_text(encoding="utf-8"), HEADING + "".join(rows(folder, modelled if anew else as_written))
    shown = re.search(r"(?<=<!-- counts -->\n\n)(?:\|.*\n)*", text)
    if anew:
        PAGE.write_text(text[: shown.start()] + table + text[shown.end() :], encoding="utf-8")
    else:
        assert shown.group() == table, "look at the counts, and run pytest --update-golden"


@pytest.mark.thorough
@pytest.mark.parametrize("name", RIGHT)
def test_the_modelled_times_of_the_table_are_current(folder, name):
    assert as_written(name, folder) == modelled(name, folder), "look at the times, and run pytest --update-golden"


def modelled(name: str, folder) -> list[str]:
    found = profile_of(load_kernel(str(folder / name)).lower("gfx942"), "MI300X")
    return [f"{found.time_us.likely:,.0f}", f"{found.loop_efficiency:.0%}", f"{found.dispatch.matrix_efficiency:.0%}"]


def as_written(name: str, folder) -> list[str]:
    (row,) = re.findall(rf"^\| `{name}` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return row.split(" | ")[:MODELLED]


def rows(folder, times) -> Iterator[str]:
    """The rows of the table: each diff gives two."""
    for one, other in itertools.zip_longest(RIGHT[::2], RIGHT[1::2], fillvalue=RIGHT[0]):
        found = json.loads(run(f"tiledsl diff {one} {other} --all --json", folder))["rows"]
        yield row(one, {of["key"]: of["a"] for of in found}, folder, times)
        if other != RIGHT[0]:
            yield row(other, {of["key"]: of["b"] for of in found}, folder, times)


def row(name: str, rows: dict[str, float], folder, times) -> str:
    cells = [format(rows[key], form) if key else f"{hidden(load_kernel(str(folder / name))):,}" for key, form in OF_DIFF.items()]
    return f"| `{name}` | {' | '.join([*times(name, folder), *cells])} |\n"


def hidden(kernel) -> int:
    """The fewest clocks from the last of some loads from global memory to the wait for it."""
    known = examined(kernel, "gfx942", {}, {})
    covered = waits(timeline(known.program, known.sizes).covered, lambda *_: 0)
    return min(wait["least"] for wait in covered if wait["in_loop"] and wait["instruction"].startswith("global_load"))
