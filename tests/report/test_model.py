"""The modelled time in a report: its numbers are those of the prediction, and the page shows them, or why there are none."""

import itertools
import re

import jsonschema
import pytest

import tiledsl as td
from examples.catalogue import example
from tests.report.refused import racing
from tests.report.reported import codes, of_one_target, reported, shared
from tests.schemas import validate
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.notebook import COLOURS
from tiledsl.analysis.time.result import IDLE, MODEL
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import display_path
from tiledsl.runtime.profile import profile_of
from tiledsl.tools.report.model import MEANINGS
from tiledsl.tools.report.page import page as page_of

WHOLE = dict(M=8192, N=8192, K=8192)
SMALL = dict(M=1024, N=1024, K=1024)


@pytest.fixture(scope="module")
def ping_pong():
    """The report, the page and the prediction of one kernel."""
    kernel = example("K12").kernel
    return *shared(kernel, "gfx942", **WHOLE), profile_of(lower(kernel, "gfx942", WHOLE), timeline=True)


def words(page, part):
    """The text of a section of the page."""
    section = re.search(rf'<section id="{part}">(.*?)</section>', page, re.DOTALL)[1]
    return " ".join(re.sub("<[^>]*>", " ", section.replace("&#39;", "'")).split())


@pytest.mark.thorough
def test_the_prediction_is_that_of_profile(ping_pong):
    found, page, profile = ping_pong
    model = dict(found["model"]["profile"])
    assert model.pop("tiledsl") and model == profile.as_dict()
    assert found["model"]["figures"] == [list(pair) for pair in profile.figures]
    assert [one["cause"] for one in found["model"]["binds"]] == [bound.cause for bound in profile.bounds]
    for bind, bound in zip(found["model"]["binds"], profile.bounds, strict=True):
        assert bind["told"] == bound.where
        if bound.cause == IDLE:
            assert (bind["place"], bind["told"]) == (-1, f"the grid of {profile.blocks:,} blocks")
            continue
        file, line = found["places"][bind["place"]]
        assert bound.place == f"{file.rpartition('/')[2]}:{line}" == bound.source


def test_a_single_wrong_span_is_against_the_schema(ping_pong):
    """Where tens of thousands agree with it: tests/schemas.py looks at equal ones once."""
    timeline = ping_pong[0]["model"]["timeline"]
    *others, last = timeline["waves"]
    for wrong in ([1.5, *last["spans"][-1][1:]], [*last["spans"][-1], 0]):
        spoiled = {**timeline, "waves": [*others, {**last, "spans": [*last["spans"], wrong]}]}
        with pytest.raises(jsonschema.ValidationError):
            validate("report", {**ping_pong[0], "model": {**ping_pong[0]["model"], "timeline": spoiled}})


def test_the_headline(ping_pong):
    """Every figure of the first row, with its range; all of it says that it is modelled."""
    _, page, profile = ping_pong
    text = words(page, "model")
    for said in (
        f"ping_pong on MI300X (gfx942): modelled, not measured. The model, version {MODEL},",
        f"{profile.time_us.likely:,.0f} µs {profile.time_us.low:,.0f} to {profile.time_us.high:,.0f}, modelled",
        f"{profile.tflops.likely:,.1f} TFLOP/s {profile.tflops.low:,.1f} to {profile.tflops.high:,.1f}",
        f"{profile.peak_fraction:.0%} of the peak of 1,307 TFLOP/s at 2,100 MHz",
        f"{profile.loop_efficiency:.1%} matrix units busy in the hot loop, {profile.loop_clocks:,.0f} clk an iteration",
        f"{profile.dispatch.matrix_efficiency:.1%} matrix units busy in the dispatch, {profile.dispatch.rounds:.2f} rounds of blocks",
        f"The ranges come from the clock: {profile.clock_mhz.likely:,.0f} MHz under load, {profile.clock_mhz.low:,.0f} to {profile.clock_mhz.high:,.0f}: ",
        f"A second estimate, Origami's closed form, says {profile.origami_us:,.0f} µs.",
        f"The slope is the bandwidth of HBM, 4.15 TB/s (measured: {CHIPS['MI300X'].hbm_tbs.source})",
        f"What is assumed ({len(profile.assumptions)})",
        *(" ".join(one.split()) for one in profile.assumptions),
        *(f"{one.change} {one.time_us:,.0f} µs {one.speedup:.2f} times as fast" for one in profile.what_if),
    ):
        assert said in text, said
    rows = re.findall(r"<tr><td class=\"left\"><i.*?</tr>", page)
    assert len(rows) == len(profile.bounds) and page.index('class="more" hidden') > page.index(rows[2])
    for row, bound in zip(rows, profile.bounds, strict=True):
        told = " ".join(re.sub("<[^>]*>", " ", row).split())
        place, of = (bound.place, " of the launch") if bound.cause == IDLE else (f"line {bound.place.rpartition(':')[2]}", "")
        assert told == f"{bound.cause} {bound.share:.1%}{of} {bound.clocks:,.0f} {place} {MEANINGS[bound.cause]}"


def test_stalls_beside_the_source(ping_pong):
    """Each line's bar has the parts of the prediction; the clocks of all lines are those of a wave."""
    found, page, profile = ping_pong
    stalls, places = found["model"]["stalls"], found["places"]
    by_line = {f"{places[one['place']][0].rpartition('/')[2]}:{places[one['place']][1]}": one for one in stalls["lines"]}
    for line in profile.lines:
        if not line.place.startswith("listing:"):
            one = by_line.pop(line.place)
            assert (one["clocks"], one["issued"], one["stalled"], one["valu"]) == (line.clocks, line.issued, line.stalled, line.valu)
    assert not by_line
    everything = sum(one["clocks"] for one in [*stalls["lines"], stalls["elsewhere"]])
    assert everything == pytest.approx(sum(line.clocks for line in profile.lines))
    assert stalls["elsewhere"] == {"clocks": 0, "issued": 0, "stalled": {}, "valu": 0} and '<tr class="elsewhere">' not in page
    most, vector = max(one["clocks"] for one in stalls["lines"]), sum(one["valu"] for one in stalls["lines"])
    for one in stalls["lines"]:
        row = re.search(rf'<tr id="p{one["place"]}".*?</tr>', page, re.DOTALL)[0]
        valu = re.findall(r'<td data-label="VALU clk" style="--share: ([\d.]+)%">([\d,]+)</td>', row)
        assert valu == ([(f"{100 * one['valu'] / vector:.1f}", f"{one['valu']:,.0f}")] if one["valu"] else [])
        assert f'<span class="count">{one["clocks"]:,.0f}</span>' in row
        pieces = re.findall(r'<span title="([\w -]+): ([\d,]+) clk of a wave" style="width: ([\d.]+)%; background: (#\w+)">', row)
        expected = {cause: clocks for cause, clocks in {"issued": one["issued"], **one["stalled"]}.items() if clocks}
        assert {cause: count for cause, count, _, _ in pieces} == {cause: f"{clocks:,.0f}" for cause, clocks in expected.items()}
        assert [cause for cause, *_ in pieces] == [cause for cause in COLOURS if cause in expected]
        assert all(colour == COLOURS[cause] for cause, _, _, colour in pieces)
        assert sum(float(wide) for _, _, wide, _ in pieces) == pytest.approx(100 * one["clocks"] / most, abs=0.1)


def test_instructions_of_no_line_have_a_row(ping_pong):
    """As in a listing of hiprtc."""
    found, _, _ = ping_pong
    elsewhere = {"clocks": 1234.0, "issued": 1200.0, "stalled": {"VALU": 34.0}, "valu": 800.0}
    model = {**found["model"], "stalls": {**found["model"]["stalls"], "elsewhere": elsewhere}}
    (row,) = re.findall(r'<tr class="elsewhere">.*?</tr>', page_of({**found, "model": model}), re.DOTALL)
    assert '<span class="count">1,234</span>' in row and ">800</td>" in row and "instructions of no line" in row


def unpacked(spans):
    before, out = 0, []
    for gap, clk, *rest in spans:
        out.append((before + gap, before + gap + clk, *rest))
        before += gap + clk
    return out


def test_the_timeline_is_that_of_the_prediction(ping_pong):
    """Every span with its clocks, its kind and its line of the listing, for waves and for pipes."""
    found, _, profile = ping_pong
    line, model = profile.timeline, found["model"]["timeline"]
    assert model["whole"] and (model["end"], model["blocks"]) == (line.end, 1)
    waves = {wave["wave"]: [(start, end, model["kinds"][kind], at) for start, end, kind, at in unpacked(wave["spans"])] for wave in model["waves"]}
    assert waves == {w: [(e.start, e.end, e.kind, e.line) for e in line.events if e.wave == w] for w in range(8)}
    assert [(wave["simd"], wave["block"], wave["warp"]) for wave in model["waves"]] == [(w % 4, 0, w) for w in range(8)]
    for pipe in model["pipes"]:
        busy = sorted((one.start, one.end, one.line) for one in line.busy if (one.pipe, one.simd) == (pipe["pipe"], pipe["simd"]))
        assert unpacked(pipe["spans"]) == busy
    lines = {number: text.split()[0] for number, text, _ in found["listing"]["lines"]}
    assert all(lines[event.line] == event.what for event in line.events)
    begins = line.iterations[0].begins
    assert model["windows"] == {
        "start": [0, begins[0]],
        "two iterations": [begins[-3], begins[-1]],
        "end": [begins[-1], line.end],
        "all": [0, line.end],
    }


def test_the_l2_by_the_order_of_the_blocks(ping_pong):
    """Blocks 608 to 911 of 32 x 32 are one round: rows 19 to 28. XCD x has every eighth column."""
    found, page, profile = ping_pong
    order = found["model"]["order"]
    assert (order["round_blocks"], order["rounds"], order["shown"]) == (304, 4, 2)
    assert [(one["blocks"], one["rows"], one["cols"]) for one in order["xcds"]] == [(38, 10, 4)] * 8
    assert order["traced"] == order["of"] == 304
    requests = sum(one["requests"] for one in order["xcds"])
    assert sum(one["hit_rate"] * one["requests"] for one in order["xcds"]) / requests == pytest.approx(order["hit_rate"])
    assert 0 < profile.memory.l2.hit_rate - order["hit_rate"] < 0.0001  # of the launch: the tiles before the loop are not replaced
    once = 1 - (10 + 4) / (2 * 38)  # each row and column of tiles is loaded once, except for a few lines that others of their sets replace
    assert once - 0.0005 < order["xcds"][0]["hit_rate"] <= once
    assert f"Modelled: {order['hit_rate']:.1%} of the requests" in words(page, "outputs") and page.count("<tr data-xcd=") == 8


@pytest.mark.thorough
def test_tiles_of_an_xcd_in_another_order():
    """With order="chiplet" the blocks of an XCD lie in a rectangle: fewer rows and columns, more hits."""
    kernel, found = example("K03").kernel, {}
    for order in ("row", "chiplet"):
        found[order] = of_one_target(kernel, "gfx942", {**SMALL, "order": order})["model"]["order"]
    sides = {order: {(one["rows"], one["cols"]) for one in found[order]["xcds"]} for order in found}
    assert max(rows + cols for rows, cols in sides["chiplet"]) < min(rows + cols for rows, cols in sides["row"])
    assert found["chiplet"]["hit_rate"] > found["row"]["hit_rate"]


@pytest.mark.thorough
def test_blocks_that_go_another_way():
    """C of 200 x 150 in tiles of 64 x 64: blocks at edges take other branches, and are not among those whose lines are compared."""
    kernel, sizes = example("K06").kernel, dict(M=200, N=150, K=100)
    found, page = shared(kernel, "gfx90a", **sizes)
    (xcd,) = profile_of(lower(kernel, "gfx90a", sizes)).xcds
    order, (output,) = found["model"]["order"], found["outputs"]
    assert order["traced"] == len(xcd.blocks) < order["of"] == 12 and order["rounds"] == 1
    traced = [block for block in output["blocks"] if block[6] in xcd.blocks]
    assert [(one["rows"], one["cols"]) for one in order["xcds"]] == [(len({block[1] for block in traced}), len({block[2] for block in traced}))]
    assert f"Of its 12 blocks, the {len(xcd.blocks)} that take the same branches are counted." in words(page, "outputs") and 'type="range"' not in page


@pytest.mark.thorough
def test_another_chip():
    """The chip decides bandwidth, time and roofs; both estimates differ here by more than a third, which the page says."""
    kernel = example("K03").kernel
    found = {name: of_one_target(kernel, "gfx942", SMALL, chip=CHIPS[name])["model"] for name in ("MI300X", "MI325X")}
    assert [one["profile"]["chip"] for one in found.values()] == ["MI300X", "MI325X"]
    assert [one["roofline"]["hbm_tbs"] for one in found.values()] == [4.15, 4.7]
    assert found["MI325X"]["roofline"]["hbm_kind"] == "assumed" and found["MI300X"]["roofline"]["own_peak"] == 1307.4
    _, page = shared(kernel, "gfx950", **WHOLE)
    assert re.search(r"Origami's closed form, says [\d.]+ µs: the two differ by more than a third\.", words(page, "model"))


def test_no_time_of_a_refused_kernel():
    found, page = shared(racing, "gfx942", M=64, N=64, K=256)
    assert found["model"] == {"missing": "there is no listing, because of TD401"} and "TD401" in codes(found)
    assert words(page, "model") == "How fast No time is modelled: there is no listing, because of TD401."
    assert not any(part in page for part in ('id="roofline"', 'id="unit"', 'id="xcds"', 'class="bar"', 'class="headline"', "clk of a wave"))
    assert 'id="warps"' in page


@td.kernel(warps=1)
def indirect(places: td.gl[td.f32, 1, 64], c: td.gl[td.f32, 1, 64]):
    td.grid(1)
    place, value = td.vgpr(1), td.vgpr(1)
    td.asm("global_load_dword {dst}, {offset}, {base}", dst=place, offset=td.lane_id() * 4, base=places.address(0, 0))
    td.asm("s_waitcnt vmcnt(0)")
    td.asm("global_load_dword {dst}, {offset}, {base}", dst=value, offset=place, base=places.address(0, 0))
    td.asm("s_waitcnt vmcnt(0)")
    td.asm("global_store_dword {offset}, {data}, {base}", offset=td.lane_id() * 4, data=value, base=c.address(0, 0))


def test_no_time_where_an_address_depends_on_data():
    """The rest of the page is there; the plan's order stands in for the timeline."""
    found, page = reported(indirect, "gfx942")
    assert found["listing"]["lines"] and not [one for one in found["findings"] if one["severity"] == "error"]
    assert re.match(r"line \d+ of the listing, 'global_load_dword .*', depends on data in memory, which a prediction does not have", found["model"]["missing"])
    assert 'id="warps"' in page and 'id="unit"' not in page


@td.kernel(warps=1)
def stores(c: td.gl[td.f32, 64, 32]):
    (row,) = [td.grid(2)]
    td.store(c[row, 0], td.zeros(td.f32, 32, 32))


def test_a_kernel_that_only_stores():
    """No operations, no point in the roofline; nothing is loaded, no rates of the L2; no loop, no windows."""
    found, page = reported(stores, "gfx942")
    model = found["model"]
    assert model["order"] is None and model["roofline"]["point"] is None and model["profile"]["tflops"] is None
    assert list(model["timeline"]["windows"]) == ["all"] and model["timeline"]["iterations"] == []
    assert "The kernel has no point" in words(page, "model") and 'id="xcds"' not in page and 'type="range"' not in page
    assert display_path(stores.span.file) == found["file"]


def test_each_cause_has_a_meaning():
    assert set(MEANINGS) == {*COLOURS, IDLE, "memory bandwidth"}
    assert all(one != other for one, other in itertools.combinations(MEANINGS.values(), 2))
