"""The modelled timeline and what is drawn of it: spans that fit together, and sums that are the prediction's figures."""

import collections
import dataclasses
import html.parser
import itertools

import pytest

from examples.catalogue import example
from tests.frames import frame
from tiledsl.analysis.time.caches import round_of
from tiledsl.analysis.time.causes import ALL
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.engine import CAUSES, PIPES
from tiledsl.analysis.time.notebook import COLOURS
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.analysis.time.result import IDLE, MODEL
from tiledsl.analysis.time.timed import ISSUES
from tiledsl.asm.text.parse import parse_listing
from tiledsl.sim.launch.trace import sparse

STRAIGHT = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[8:11], v1
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[10:11], 0
	v_mfma_f32_32x32x8_f16 a[0:15], v[8:9], v[10:11], a[0:15]
	s_endpgm
"""


@pytest.fixture(scope="module")
def straight():
    """One block of eight waves, without a loop."""
    listing = parse_listing(frame(STRAIGHT, "p", lds=16384, vgprs=64, agprs=64))
    return profile(Launch(listing, (1,), (512,), [sparse(1 << 20)]), CHIPS["MI300X"], timeline=True)


@pytest.fixture(scope="module")
def looped():
    return example("K12").kernel.profile("gfx942", timeline=True, M=2048, N=2048, K=4096)


def by_wave(events):
    found = collections.defaultdict(list)
    for event in events:
        found[event.wave].append(event)
    return found


@pytest.mark.thorough
def test_a_wave_issues_or_waits(straight, looped):
    """The spans of a wave follow each other: each clk is either the issue of an instruction, or a wait for one cause."""
    for line in (straight.timeline, looped.timeline):
        waves = by_wave(line.events)
        assert len(waves) == 8 and line.waves_per_block == 8 and line.simds == 4
        for events in waves.values():
            assert all(one.end <= other.start < one.end + 4 for one, other in itertools.pairwise(events))
        assert {event.kind for event in line.events} <= {*ISSUES, *CAUSES} and not set(ISSUES) & set(CAUSES)
        assert all(event.waits == (event.kind in CAUSES) for event in line.events)


def test_the_sums_are_those_of_the_prediction(straight):
    """Without a loop, the spans by cause are the shares of the causes, and each line's clocks."""
    spans, lines = collections.Counter(), collections.Counter()
    for event in straight.timeline.events:
        spans[event.kind if event.waits else "issued"] += event.end - event.start
        lines[event.place] += (event.end - event.start) / 8
    shown = [cause for cause, clocks in spans.items() if clocks >= spans.total() / 2000]
    assert {bound.cause: bound.clocks * 8 for bound in straight.bounds if bound.cause != IDLE} == pytest.approx(
        {cause: spans[cause] for cause in shown}
    ) and len(shown) == 7
    assert {line.place: line.clocks for line in straight.lines} == pytest.approx(dict(lines))
    assert straight.timeline.end == max(one.end for one in (*straight.timeline.events, *straight.timeline.busy)) and straight.timeline.iterations == ()


@pytest.mark.thorough
def test_pipes(straight, looped):
    """A pipe has one instruction at a time; a product keeps the matrix unit busy, a load the L1, a read the LDS."""
    for line in (straight.timeline, looped.timeline):
        pipes = collections.defaultdict(list)
        for one in line.busy:
            pipes[one.pipe, one.simd].append(one)
        assert set(pipes) == {("matrix unit", n) for n in range(4)} | {("VALU", n) for n in range(4)} | {("LDS", None), ("L1", None)}
        for spans in pipes.values():
            assert all(one.end <= other.start for one, other in itertools.pairwise(sorted(spans, key=lambda span: span.start)))
    of = {pipe: {one.what for one in straight.timeline.busy if one.pipe == pipe} for pipe in PIPES}
    assert of == {
        "matrix unit": {"v_mfma_f32_32x32x8_f16"},
        "VALU": {"v_lshlrev_b32_e32"},
        "LDS": {"ds_write_b128", "ds_read_b128"},
        "L1": {"global_load_dwordx4"},
    }
    clk = [one.end - one.start for one in straight.timeline.busy if one.pipe == "matrix unit"]
    assert clk == [32] * 16


@pytest.mark.thorough
def test_iterations_of_the_hot_loop(looped):
    """Their mean length is the loop's clocks; the matrix units are busy in them as the efficiency says."""
    line = looped.timeline
    assert [one.wave for one in line.iterations] == list(range(8))
    spans = [(one.begins[-5], one.begins[-1]) for one in line.iterations]
    assert max((end - first) / 4 for first, end in spans) == looped.loop_clocks
    assert all(one.left_out > 50 for one in line.iterations)  # of 64 steps
    first, end = min(first for first, _ in spans), max(end for _, end in spans)
    inside = sum(min(one.end, end) - max(one.start, first) for one in line.busy if one.pipe == "matrix unit" and one.end > first and one.start < end)
    assert inside / 4 / (end - first) == pytest.approx(looped.loop_efficiency, abs=0.02)


def test_trace_events(straight):
    """Each thread's spans follow each other, as Perfetto needs; the pipes are a process of their own."""
    rows = straight.trace_events()["traceEvents"]
    names = {(row["pid"], row["args"]["name"]) for row in rows if row["name"] == "thread_name"}
    assert names == {(0, f"wave {n}") for n in range(8)} | {(1, f"{pipe} {n}") for pipe in PIPES[:2] for n in range(4)} | {(1, "LDS"), (1, "L1")}
    threads = collections.defaultdict(list)
    for row in rows:
        if row["ph"] == "X":
            threads[row["pid"], row["tid"]].append((row["ts"], row["ts"] + row["dur"]))
    for spans in threads.values():
        assert all(one[1] <= other[0] for one, other in itertools.pairwise(sorted(spans)))
    assert dataclasses.replace(straight, timeline=None).trace_events()["traceEvents"] == []


@pytest.mark.thorough
def test_the_l2_of_each_xcd(looped):
    """The XCDs' requests and hits together are the hit rate; 64 blocks are one round, 8 of them on each XCD."""
    assert (looped.round_first, looped.round_blocks) == (round_of(64, 304)[0], 304) == (0, 304)
    assert [(one.xcd, one.blocks) for one in looped.xcds] == [(xcd, tuple(range(xcd, 64, 8))) for xcd in range(8)]
    requests = sum(one.requests for one in looped.xcds)
    assert sum(one.hit_rate * one.requests for one in looped.xcds) / requests == pytest.approx(looped.memory.l2.hit_rate)


# ----------------------------------------------------------------------------------------------------------- notebooks


class Read(html.parser.HTMLParser):
    """The text of HTML, the widths of the pieces of bars, and tags that were not closed."""

    def __init__(self, text):
        super().__init__()
        self.words, self.bars, self.open, self.tags = [], [], [], collections.Counter()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.open.append(tag)
        style = dict(attrs).get("style", "")
        if tag == "div":
            self.bars.append([])
        if tag == "span" and "width: " in style and "%" in style:
            self.bars[-1].append((dict(attrs)["title"], float(style.split("width: ")[1].split("%")[0])))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def test_in_a_notebook(looped):
    read = Read(looped._repr_html_())
    text = " ".join(" ".join(read.words).split())
    assert read.open == [] and set(read.tags) <= {"div", "p", "b", "table", "tr", "th", "td", "span", "details", "summary", "ul", "li"}
    assert f"ping_pong on MI300X (gfx942): modelled, not measured (model {MODEL})" in text
    for name, figure in looped.figures:
        assert name in text and figure in text
    for bound in looped.bounds:
        most, of = ("", " of the launch") if bound.cause == IDLE else ("most at ", "")
        assert f"{bound.cause} {bound.share:.1%}{of} {bound.clocks:,.0f} clk {most}{bound.where}" in text
    bars = [bar for bar in read.bars if bar]
    assert len(bars) == min(12, len(looped.lines))
    for bar, line in zip(bars, looped.lines, strict=False):
        assert sum(wide for _, wide in bar) == pytest.approx(100 * line.clocks / looped.lines[0].clocks, abs=0.1)
        assert {title.split(":")[0] for title, _ in bar} == {"issued", *(cause for cause, clocks in line.stalled.items() if clocks)}
    assert all(" ".join(one.split()) in text for one in looped.assumptions) and "the two estimates differ" not in text


def test_names_are_text_in_a_notebook(straight):
    """A kernel or a file may have any name; both estimates differ."""
    odd = dataclasses.replace(straight, kernel="<script>alert(1)</script>", origami_us=100 * straight.time_us.likely)
    shown = odd._repr_html_()
    assert "<script" not in shown and "&lt;script&gt;alert(1)&lt;/script&gt; on MI300X" in shown
    assert "the two estimates differ by more than a third" in shown


def test_each_cause_has_a_colour():
    assert list(COLOURS) != [] and set(COLOURS) == set(ALL) and len(set(COLOURS.values())) == len(COLOURS)
