"""LDS intervals between barriers, written by hand for K01 and two alternating buffers; and listing lines by source line."""

import pathlib
import re

import pytest

from examples.catalogue import example
from tests.kernels import gemms
from tests.report.reported import of_one_target


def line_of(kernel, text):
    """The number of the only line of a kernel's file that begins with the text."""
    lines = pathlib.Path(kernel.span.file).read_text().splitlines()
    (number,) = [number for number, line in enumerate(lines, 1) if line.strip().startswith(text) and number >= kernel.span.line][:1]
    return number


def intervals(kernel, target, sizes):
    """(tile, buffer) → for each interval (readers, writers), as sets of warps; and the lines of the barriers between."""
    report = of_one_target(kernel, target, sizes)
    names = [tile["name"] for tile in report["lds"]["tiles"]]
    found = report["lds"]["intervals"]
    count = len(found["barriers"]) + 1
    table = {}
    for tile, buffer, interval, reads, writes, _ in found["cells"]:
        table.setdefault((names[tile], buffer), [(set(), set()) for _ in range(count)])[interval] = (set(reads), set(writes))
    return table, [[report["places"][place][1] for place in places] for places in found["barriers"]], report


@pytest.mark.thorough
def test_k01():
    """All four warps write before the first barrier of a step and read between the two, in each of three steps; the last interval is empty."""
    kernel = example("K01").kernel
    table, barriers, report = intervals(kernel, "gfx942", dict(M=256, N=256, K=64 * 3))
    everyone, nobody = {0, 1, 2, 3}, set()
    expected = [(nobody, everyone), (everyone, nobody)] * 3 + [(nobody, nobody)]
    assert table == {("As", 0): expected, ("Bs", 0): expected}
    first = line_of(kernel, "td.barrier()")
    assert barriers == [[first], [first + 3]] * 3
    assert [(tile["offset"], tile["bytes"], tile["buffers"]) for tile in report["lds"]["tiles"]] == [(0, 16384, 1), (16384, 16384, 1)]


@pytest.mark.thorough
def test_two_buffers_that_change_places():
    """K03: producers 0 … 3 write one buffer ahead, consumers 4 … 7 read the other. Buffer 0 is written before the loop."""
    kernel = example("K03").kernel
    table, _, report = intervals(kernel, "gfx942", dict(M=128, N=128, K=32 * 4))
    writers, readers, nobody = {0, 1, 2, 3}, {4, 5, 6, 7}, set()
    w, r, none = (nobody, writers), (readers, nobody), (nobody, nobody)
    assert table["As", 0] == table["Bs", 0] == [w, r, w, r, none, none]
    assert table["As", 1] == table["Bs", 1] == [none, w, r, w, r, none]
    assert report["roles"] == ["producer"] * 4 + ["consumer"] * 4


@pytest.mark.thorough
def test_the_lines_of_barriers_where_warps_are_a_phase_apart():
    """K12's second half of the warps stands at one barrier more before the loop."""
    kernel = example("K12").kernel
    _, barriers, _ = intervals(kernel, "gfx942", dict(M=256, N=256, K=64 * 3))
    extra = line_of(kernel, "if half == 1:") + 1
    assert len(barriers[0]) == 1
    assert extra in barriers[1] and len(barriers[1]) == 2


@pytest.mark.sample("producer_consumer")
@pytest.mark.parametrize("kernel", [example("K01").kernel, gemms.producer_consumer], ids=["K01", "producer_consumer"])
def test_lines_of_the_listing(kernel):
    """Each memory operation and barrier of the listing stands at its word's line: loads of A at A's, reads of B at B's, and no other operation does."""
    report = of_one_target(kernel, "gfx942", dict(M=128, N=128, K=64 * 4))
    source = {line["place"]: line["text"].strip() for part in report["sources"] for line in part["lines"]}
    found = {}
    for _, text, place in report["listing"]["lines"]:
        mnemonic = text.split()[0]
        if re.match(r"(global_load|ds_|s_barrier|v_mfma)", mnemonic):
            found.setdefault(re.match(r"[a-z]+_[a-z]+", mnemonic)[0], []).append(source.get(place, ""))
    assert all("td.load(As" in text or "td.load(Bs" in text for text in found["global_load"] + found["ds_write"])
    assert all(text == "td.barrier()" for text in found["s_barrier"])
    assert all(re.search(r"td\.(load|subtile)", text) for text in found["ds_read"])
    assert all(text.startswith("td.mma_ABt") for text in found["v_mfma"])
    by_place = {line["place"]: line["listing"] for part in report["sources"] for line in part["lines"]}
    for number, _, place in report["listing"]["lines"]:
        assert place < 0 or number in by_place[place]


@pytest.mark.thorough
def test_the_listing_of_k01_by_hand():
    """Four loads and four writes for each of A and B; two reads of 64 columns of 32 rows, four of 16 bytes a lane each, for A and for B."""
    kernel = example("K01").kernel
    report = of_one_target(kernel, "gfx942", dict(M=256, N=256, K=64 * 4))
    text = {number: line for number, line, _ in report["listing"]["lines"]}
    kinds = ("global_", "ds_", "s_waitcnt", "v_mfma")  # beside these, lines have the instructions of addresses
    of = {
        line["text"].strip(): [name for number in line["listing"] if (name := text[number].split()[0]).startswith(kinds)]
        for part in report["sources"]
        for line in part["lines"]
    }
    moved = sorted(["global_load_dwordx4"] * 4 + ["ds_write_b128"] * 4 + ["s_waitcnt"])
    assert [sorted(name for name in of[f"td.load({tile}s, {tile.lower()}[{at}, k])"]) for tile, at in (("A", "row"), ("B", "col"))] == [moved, moved]
    reads = [names for line, names in of.items() if "td.subtile" in line]
    assert reads == [["ds_read_b128"] * 8] * 2
    assert of["td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])"] == ["v_mfma_f32_32x32x8_bf16"] * 32


@pytest.mark.thorough
def test_the_waits_of_the_listing_are_at_the_lines_that_they_are_for():
    """Waits of K01's step: for A's loads, for B's loads, for the writes before the barrier, for the reads before the second. The others are the compiler's."""
    kernel = example("K01").kernel
    report = of_one_target(kernel, "gfx942", dict(M=256, N=256, K=64 * 4))
    text = {number: line for number, line, _ in report["listing"]["lines"]}
    of = {line["number"]: [text[number].strip() for number in line["listing"]] for part in report["sources"] for line in part["lines"]}
    loads = line_of(kernel, "td.load(As")
    assert [[one for one in of[loads + more] if "waitcnt" in one] for more in range(4)] == [
        ["s_waitcnt vmcnt(4)"],
        ["s_waitcnt vmcnt(0)"],
        ["s_waitcnt lgkmcnt(0)"],
        [],
    ]
    costs = {line["number"]: line["costs"].get("waits", {}) for part in report["sources"] for line in part["lines"]}
    arguments = {line_of(kernel, "for k in td.range"): {"lgkmcnt(0)"}}  # the compiler's wait for them, before the loop
    assert {number: set(waits) for number, waits in costs.items() if waits} | arguments == {
        number: {one.removeprefix("s_waitcnt ") for one in lines if "waitcnt" in one} for number, lines in of.items() if any("waitcnt" in one for one in lines)
    }
