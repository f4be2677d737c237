"""The page in a headless Chromium: no console message, no network request, and correct reactions to the mouse and keys."""

from __future__ import annotations

import itertools
import json
import math
import pathlib
import re
import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import example
from tests import browser as headless
from tests.checks.conftest import kernel_in
from tests.cli.command import KERNEL
from tests.report import patterns, refused
from tests.report.reported import MOST_BYTES, shared
from tests.sweeps import THOROUGH, of_sweep
from tiledsl.tools import cli
from tiledsl.tools.bench.sim_launch import launch_of

pytestmark = headless.needs_chromium


@td.kernel(warps=2)
def tall(v: td.gl[td.f32, 16], c: td.gl[td.f32, 64, 16]):
    td.grid(1)
    td.store(c[td.warp_id(), 0], td.zeros(td.f32, 32, 16) + td.load(v[0], 16))


WHOLE = dict(M=8192, N=8192, K=8192)
KERNELS = {  # with different contents of their pages
    "ping_pong": (example("K12").kernel, "gfx942", WHOLE),
    "roles": (example("K03").kernel, "gfx950", WHOLE),
    "ragged": (example("K06").kernel, "gfx90a", dict(M=200, N=150, K=100)),
    "conflicts": (patterns.unswizzled, "gfx942", dict(M=64, N=64, K=128)),
    "racing": (refused.racing, "gfx942", dict(M=64, N=64, K=256)),
    "not_captured": (refused.not_captured, "gfx942", {}),
    "unequal": (refused.unequal, "gfx942", {}),
    "tall": (tall, "gfx942", {}),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return tmp_path_factory.mktemp("pages")


def page_of(name: str, folder: pathlib.Path) -> pathlib.Path:
    """The page of a kernel, made when a test asks for it first."""
    path = folder / f"{name}.html"
    if not path.exists():
        kernel, target, sizes = KERNELS[name]
        path.write_text(shared(kernel, target, **sizes)[1], encoding="utf-8")
    return path


class Opened(headless.Opened):
    """A page of a report."""

    def hover(self, selector: str) -> None:
        self.page.locator(selector).first.hover()

    def events(self, box: str) -> list[tuple[float, float]]:
        """Left edge and width of each event drawn in a picture over clocks."""
        found = "all => JSON.stringify(all.map(one => [one.x.baseVal.value, one.width.baseVal.value]))"  # thousands: a text comes fastest
        return [tuple(one) for one in json.loads(self.page.eval_on_selector_all(f"{box} rect[data-event]", found))]

    def window(self, box: str = "#unit") -> tuple[int, int]:
        """The first and the last clock that the axis names."""
        named = self.page.eval_on_selector_all(f"{box} svg > text", "all => all.map(one => one.textContent).filter(text => /^[\\d,]+$/.test(text))")
        clocks = [int(text.replace(",", "")) for text in named]
        return min(clocks), max(clocks)


@pytest.fixture
def opened(window: Any, folder: pathlib.Path) -> Iterator[Any]:
    """`opened(name)` opens a page in place of the one before; at the end no page must have had an error."""
    pages: list[Opened] = []

    def open_(name: str, **options: Any) -> Opened:
        pages.append(Opened(window, page_of(name, folder), **options))
        return pages[-1]

    yield open_
    window.leave()
    assert [one.wrong for one in pages] == [[] for _ in pages]


# with --thorough each width in each scheme
WINDOWS = list(itertools.product(("light", "dark"), (1200, 420))) if THOROUGH else [("light", 1200), ("dark", 420)]


@pytest.mark.sample("not_captured")
@pytest.mark.longer
@pytest.mark.parametrize("name", ["ping_pong", "roles", "ragged", "conflicts", "racing", "not_captured", "unequal"])
def test_pages_fit_both_widths_and_both_schemes(opened: Any, name: str, folder: pathlib.Path) -> None:
    """Only tables, code and pictures, which scroll by themselves, are wider than the window; the colours follow the scheme."""
    papers = set()
    for scheme, width in WINDOWS:
        page = opened(name, width=width, scheme=scheme).page
        assert page.evaluate("document.documentElement.scrollWidth") == width
        papers.add((scheme, page.evaluate("getComputedStyle(document.body).backgroundColor")))
        path = folder / f"{name}-{scheme}-{width}.png"
        page.screenshot(path=path)
        assert struct.unpack(">II", path.read_bytes()[16:24]) == (width, 900)
    assert papers == {("light", "rgb(255, 255, 255)"), ("dark", "rgb(20, 23, 27)")}


def test_text_can_be_read(opened: Any) -> None:
    """Every colour of text has a contrast of 4.5 and more with the paper, in both schemes (WCAG 2.1, AA)."""
    for scheme in ("light", "dark"):
        page = opened("racing", scheme=scheme).page
        paper, *inks = (
            page.evaluate("name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()", f"--{name}")
            for name in ("paper", "ink", "faint", "link", "bad", "warn")
        )
        assert all(contrast(paper, ink) >= 4.5 for ink in inks), (paper, inks)


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.sample("plan")
@pytest.mark.parametrize("name, box, button", [("ping_pong", "#unit", "button[data-window=all]"), ("racing", "#warps", "#zoom-all")], ids=["model", "plan"])
def test_the_timeline_zooms_and_moves(opened: Any, name: str, box: str, button: str) -> None:
    page = opened(name)
    page.page.click(button)
    whole, (first, last) = page.events(box), page.window(box)
    page.page.click("#zoom-in")
    nearer = page.window(box)
    assert first < nearer[0] and nearer[1] < last and nearer[1] - nearer[0] < 0.6 * (last - first)
    page.page.click("#zoom-out")
    assert page.events(box) == whole
    page.page.locator(box).scroll_into_view_if_needed()
    frame = page.page.locator(box).bounding_box()
    middle = frame["x"] + frame["width"] / 2, frame["y"] + 40
    page.page.mouse.move(*middle)
    page.page.mouse.wheel(0, -300)
    wheeled = page.events(box)
    assert wheeled != whole and page.window(box)[1] - page.window(box)[0] < last - first
    page.page.mouse.down()
    page.page.mouse.move(middle[0] - 60, middle[1], steps=3)
    page.page.mouse.up()
    dragged = page.events(box)
    assert dragged != wheeled
    page.page.mouse.move(middle[0] + 60, middle[1])
    assert page.events(box) == dragged  # the mouse button was released
    page.page.click(button)
    assert page.events(box) == whole
    page.page.focus(box)
    for key, changed in (("+", True), ("ArrowRight", True), ("ArrowLeft", True), ("-", True), ("x", False)):
        before = page.events(box)
        page.page.keyboard.press(key)
        assert (page.events(box) != before) == changed, key
    assert page.events(box) == whole


@pytest.mark.thorough
def test_what_is_pointed_at_is_told(opened: Any) -> None:
    page = opened("racing")
    page.hover("#warps rect[data-event^='3,']")
    assert re.fullmatch(r"warp 3: .*clocks [\d,]+ to [\d,]+, line \d+: .+", page.text("#event"))
    page = opened("roles")
    page.hover("#lds-time td.w")
    written = page.text("#cell")
    assert re.match(r"As\[0\]: written by warps 0 1 2 3, at line \d+; then the barrier of line \d+", written)
    page.hover("#lds-time td.r")
    assert "read by warps 4 5 6 7" in page.text("#cell")


@pytest.mark.thorough
def test_the_output_tells_its_blocks(opened: Any) -> None:
    page = opened("ping_pong")
    canvas = page.page.locator("#outputs canvas.blocks")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    told = []
    for right, down in ((0.5, 0.5), (31.5, 0.5), (0.5, 31.5)):
        page.page.mouse.move(box["x"] + box["width"] * right / 32, box["y"] + box["height"] * down / 32)
        told.append(page.text("#outputs .told"))
    assert told == [
        "block (0, 0): rows 0 to 255, columns 0 to 255, work-group 0, XCD 0, round 0",
        "block (0, 31): rows 0 to 255, columns 7936 to 8191, work-group 31, XCD 7, round 0",
        "block (31, 0): rows 7936 to 8191, columns 0 to 255, work-group 992, XCD 0, round 3",
    ]
    canvas.focus()
    page.page.keyboard.press("ArrowRight")
    assert page.text("#outputs .told").startswith("block (31, 1): ")
    colours = page.page.evaluate("""() => { const canvas = document.querySelector("#outputs canvas.pattern"), pen = canvas.getContext("2d");
        const data = pen.getImageData(0, 0, 320, 320).data;
        return [[40, 80], [120, 80], [40, 240]].map(([x, y]) => data.slice(4 * (320 * y + x), 4 * (320 * y + x) + 3).join(" ")); }""")
    assert len(set(colours)) == 3  # warps 0, 1 and 4


@pytest.mark.thorough
def test_each_clock_is_told(opened: Any) -> None:
    """Instruction or cause, clocks, and the line of the source, of waves and of pipes; roles and blocks are named."""
    page = opened("roles")
    names = page.page.locator("#unit svg > text").all_text_contents()
    rows = [name for name in names if not re.fullmatch(r"[\d,]+", name)]
    assert rows[:5] == [rows[0], rows[1], rows[2], rows[3], "block 0 warp 0 producer"] and re.fullmatch(r"SIMD 0 matrix \d+ %", rows[2])
    assert [name.rsplit(" ", 2)[0] for name in rows[:4]] == ["LDS", "L1", "SIMD 0 matrix", "SIMD 0 VALU"]
    told = {}
    for row, words in (
        (0, r"LDS busy with ds_\w+ .*"),
        (3, r"matrix unit of SIMD 0 busy with v_mfma_\w+ .*"),
        (5, r"block 0 warp 0 producer, SIMD 0 (issues|waits, [\w ]+,).*"),
    ):
        page.page.locator(f"#unit rect[data-event^='{row},']").nth(3).hover(force=True)
        told[row] = page.text("#event")
        assert re.fullmatch(words + r": clk [\d,]+ to [\d,]+, \d+ clk, line \d+( of the listing|: .+)", told[row]), told[row]
    assert len(set(told.values())) == 3
    page.page.locator("#unit rect[data-event^='3,']").nth(4).click()
    assert "matrix unit of SIMD 0" in page.text("#event") and page.text("#event") != told[3]


@pytest.mark.thorough
def test_parts_of_the_time(opened: Any) -> None:
    """At first two iterations of the hot loop; what comes before and after, and all of it, by buttons."""
    page = opened("ping_pong")
    data = page.page.evaluate("report.model.timeline.windows")
    seen = [page.window()]
    for name in ("two iterations", "start", "end", "all"):
        page.page.click(f"button[data-window='{name}']")
        seen.append(page.window())
        first, last = data[name]
        assert first <= seen[-1][0] and seen[-1][1] <= last and seen[-1][1] - seen[-1][0] > (last - first) / 2
    assert seen[0] == seen[1] and len(set(seen)) == 4
    page.page.click("button[data-window='two iterations']")
    assert page.page.locator("#unit .left-out").count() >= 1 and page.page.locator("#unit .iteration").count() >= 8
    matrix = [name for name in page.page.locator("#unit svg > text").all_text_contents() if "matrix" in name]
    assert matrix == [f"SIMD {simd} matrix 100 %" for simd in range(4)]  # 99.8 % in the headline


def test_the_roofline_is_drawn(opened: Any) -> None:
    """The point lies below its roofs, at the pixels of its figures; both axes are logarithmic."""
    page = opened("ping_pong")
    found = page.page.evaluate("""() => { const svg = document.querySelector("#roofline svg"), dot = svg.querySelector("circle");
        const ticks = [...svg.querySelectorAll(":scope > text")].map(one => [one.textContent, one.x.baseVal[0].value, one.y.baseVal[0].value]);
        return { dot: [dot.cx.baseVal.value, dot.cy.baseVal.value], ticks, point: report.model.roofline.point, roofs: svg.querySelectorAll(".roof").length,
            said: svg.querySelector(".point").textContent, dashed: svg.querySelector("[stroke-dasharray]").y1.baseVal.value,
            lines: [...svg.querySelectorAll(".roof")].map(one => [one.x1.baseVal.value, one.x2.baseVal.value, one.y1.baseVal.value, one.y2.baseVal.value]),
            own: (box => [box.x, box.x + box.width, box.y + 2, box.y + box.height - 2])(svg.querySelector(".point text").getBBox()),
            labels: [...svg.querySelectorAll("text:not([transform])")].map(one => one.getBBox()).map(box => [box.y, box.y + box.height]) }; }""")
    assert not [box for box in found["labels"] if box[0] + 2 < found["dashed"] < box[1] - 2]  # no label is struck through
    left, right, top, bottom = found["own"]
    level = [line for line in found["lines"] if line[2] == line[3]]
    assert len(level) == 5 and not [line for line in level if line[0] < right and top < line[2] < bottom]
    ticks = {(text, y > 250): (x, y) for text, x, y in found["ticks"]}  # the same numbers stand at both axes
    rates = [f"{found['point'][of]:,.0f}" for of in ("likely", "low", "high")]
    said = f"modelled: {rates[0]} TFLOP/s, {rates[1]} to {rates[2]}, at {found['point']['flops_per_byte']:,.0f} operations a byte"
    right, top = found["dot"]
    left, decade = ticks["100", True][0], ticks["1,000", True][0] - ticks["100", True][0]
    assert (right - left) / decade == pytest.approx(math.log10(found["point"]["flops_per_byte"] / 100), abs=0.01)
    low, height = ticks["100", False][1], ticks["100", False][1] - ticks["1,000", False][1]
    assert (low - 4 - top) / height == pytest.approx(math.log10(found["point"]["likely"] / 100), abs=0.01)
    assert found["roofs"] == 6 and found["said"].startswith(said)


def test_the_roofline_of_a_small_kernel(opened: Any) -> None:
    """Figures below 1 have digits: one product of two numbers is no 0 TFLOP/s, and no two ticks of an axis are the same."""
    page = opened("ping_pong")
    said, ticks = page.page.evaluate("""() => {
        Object.assign(report.model.roofline.point, { flops_per_byte: 0.1667, low: 2.83e-7, likely: 2.96e-7, high: 3e-7 });
        roofline(); drawn.at(-1)();
        const svg = document.querySelector("#roofline svg");
        return [svg.querySelector(".point title").textContent, [...svg.querySelectorAll(":scope > text")].map(one => one.textContent)]; }""")
    assert said == "modelled: 2.96e-7 TFLOP/s, 2.83e-7 to 3e-7, at 0.167 operations a byte"
    assert "0" not in ticks and {"1e-7", "0.0001", "0.1", "1", "1,000"} <= set(ticks)


@pytest.mark.thorough
def test_rounds_and_xcds(opened: Any) -> None:
    page = opened("ping_pong")
    said = lambda: page.text("#outputs .rounds output")  # noqa: E731
    assert said() == "4 rounds of 304 blocks"
    page.page.locator("#outputs .rounds input").fill("3")
    assert said() == "3 of 0 to 3: 112 blocks"  # 1,024 less three rounds
    page.hover("#xcds tr[data-xcd='5']")
    assert said() == "2 of 0 to 3: 38 blocks of XCD 5"
    page.hover("#xcds thead")
    assert said() == "3 of 0 to 3: 112 blocks"
    page.page.click("#outputs .all-rounds")
    assert said() == "4 rounds of 304 blocks"


@pytest.mark.thorough
def test_more_causes(opened: Any) -> None:
    page = opened("ping_pong")
    rows = page.page.locator("#binds tbody tr")
    shown = lambda: sum(rows.nth(n).is_visible() for n in range(rows.count()))  # noqa: E731
    assert shown() == 3
    page.page.click("#more-binds")
    assert shown() == rows.count() > 3 and page.page.get_attribute("#more-binds", "aria-expanded") == "true"
    page.page.click("#binds a")
    assert page.page.evaluate("document.querySelector('tr:target .code').textContent.trim()")


def test_the_picture_of_a_block_has_its_shape(opened: Any) -> None:
    """The blank area in the picture is the block's hole, without a margin."""
    page = opened("tall")
    height, width = page.page.evaluate("""() => { const side = document.querySelector("#outputs canvas.pattern"); return [side.height, side.width]; }""")
    assert (height, width) == (320, 80)  # of 64 x 16
    assert [text.partition(": ")[2].rpartition(": ")[2] for text in page.page.locator("#line-pictures figcaption").all_inner_texts()] == [
        "1 line",
        "4 lines, where 2 would hold them",
    ]


@pytest.mark.thorough
def test_a_line_marks_its_instructions(opened: Any) -> None:
    page = opened("ping_pong")
    row = page.page.locator("tr.listed", has_text="td.commit(As, a_next)")
    row.click()
    marked = page.page.eval_on_selector_all("#listing .asm.of", "all => all.map(one => one.textContent)")
    stores = [text for text in marked if "s_nop" not in text]  # the compiler puts one before the stores
    assert len(stores) == 4 and all("ds_write_b128" in text for text in stores)
    assert page.page.eval_on_selector("#listing-text", "one => one.open") and "chosen" in row.get_attribute("class")
    page.page.locator("tr.listed", has_text="td.wait(a_next, b_next)").first.press("Enter")
    marked = page.page.eval_on_selector_all("#listing .asm.of", "all => all.map(one => one.textContent)")
    assert marked and not any("ds_write_b128" in text for text in marked)


@pytest.mark.thorough
def test_costs_of_a_turn(opened: Any) -> None:
    """8 warps multiply 256 x 256 x 64 in a turn: 64 products of 32 clocks each."""
    page = opened("ping_pong")
    row = page.page.locator("tr[data-place]", has_text="td.mma_ABt(acc, *operands)")
    assert "2,097,152" in row.inner_text() and page.page.locator("#costs-whole").get_attribute("aria-pressed") == "true"
    page.page.click("#costs-turn")
    assert f"{8 * 64 * 32:,}" in row.inner_text() and "2,097,152" not in row.inner_text()
    page.page.click("#costs-whole")
    assert "2,097,152" in row.inner_text()


def test_conflicts_are_red(opened: Any) -> None:
    page = opened("conflicts")
    captions = page.page.locator("#bank-pictures figcaption").all_inner_texts()
    lost = [number for number, caption in enumerate(captions) if "clocks lost to conflicts" in caption]
    red = page.page.eval_on_selector_all("#bank-pictures figure", """all => all.map(one => one.querySelectorAll('rect[fill="var(--bad)"]').length)""")
    assert lost and [number for number, count in enumerate(red) if count] == lost


@pytest.mark.thorough
def test_vectors_are_drawn(opened: Any) -> None:
    """A cell for each lane and register, with the number of its element and the lanes that hold the same."""
    page = opened("tall", scheme="dark")
    figure = page.page.locator("#vector-pictures figure").first
    assert figure.locator("figcaption").inner_text().startswith("rt(f32, 1, 16, ")
    cells = figure.locator("rect title").all_text_contents()
    first = next(text for text in cells if text.startswith("lane 0,"))
    assert len(cells) % 64 == 0 and first.startswith("lane 0, v0: element 0, as in lanes 16 ")
    assert opened("ping_pong").page.locator("#vector-pictures").count() == 0


def test_a_refused_kernel(opened: Any) -> None:
    page = opened("racing")
    assert page.page.locator("details.finding.error[open]").count() >= 1
    assert page.page.locator("tr.inline.error").count() >= 1 and page.page.locator("#listing").count() == 0
    assert "No time is modelled: there is no listing, because of TD401." in page.text("#model")
    assert [page.page.locator(part).count() for part in ("#unit", "#roofline", "#xcds", ".bar", ".headline", ".rounds")] == [0] * 6
    page.page.locator("details.finding.error a").first.click()
    assert page.page.evaluate("document.querySelector('tr:target .code').textContent.trim()")


@pytest.mark.thorough
def test_on_paper(opened: Any, folder: pathlib.Path) -> None:
    """Print shows everything in black on white; nothing is cut off at the right edge."""
    page = opened("ping_pong", scheme="dark")
    page.page.emulate_media(media="print")
    page.page.set_viewport_size({"width": 718, "height": 1000})  # A4 at 96 dots an inch, less the margins
    assert page.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    wide = page.page.evaluate("""() => [...document.querySelectorAll("table, svg, canvas, p")].filter(one => one.getBoundingClientRect().right > 720)
        .map(one => one.outerHTML.slice(0, 80))""")
    assert wide == []
    small = page.page.evaluate("""() => [...document.querySelectorAll("#lds-time table")].filter(one => one.offsetWidth)
        .map(one => parseFloat(getComputedStyle(one.querySelector("td.w, td.r") || one.querySelector("td")).fontSize))""")
    assert len(small) > 1 and min(small) >= 8, "the intervals are dealt to several tables, whose letters can be read"
    path = folder / "ping_pong.pdf"
    page.page.pdf(path=path, format="A4")
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.thorough
def test_no_page_is_too_large(folder: pathlib.Path) -> None:
    assert max(page_of(name, folder).stat().st_size for name in KERNELS) <= MOST_BYTES


def test_values_step_by_step(window: Any, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of `tiledsl sim --watch`: steps by button, key and slider; the element under the mouse; narrow as a telephone."""
    monkeypatch.chdir(folder)
    (folder / "small.py").write_text(KERNEL)
    assert cli.main(["sim", "small.py", "--watch", "As", "--watch", "Bs", "--at", "11", "--html", "values.html", "--save", "a=a.npy"]) == 0
    a = (np.load("a.npy").astype(np.uint32) << 16).view(np.float32)
    page = Opened(window, folder / "values.html", width=420)
    assert page.text("#where") == "Step 0: small.py:11, wave 0, after 0 barriers" and page.page.is_disabled("#back")
    page.page.click("#on")
    assert page.text("#where").startswith("Step 1: ") and page.page.is_disabled("#on")
    row = page.page.eval_on_selector_all("#values tbody tr:nth-child(4) td", "all => all.map(one => Number(one.textContent))")
    assert row == a[3, 32:64].tolist()
    page.page.keyboard.press("ArrowLeft")
    page.page.hover("#picture canvas", position={"x": 12 * 5 + 6, "y": 12 * 2 + 6})
    assert page.text("#where").startswith("Step 0: ") and page.text("#told") == f"[2, 5]: {a[2, 5]:g}, in flight"
    page.page.click("#tiles button:nth-child(2)")
    assert page.text("#title") == "Bs = st(bf16, 32, 32)"
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    window.leave()
    assert page.wrong == []


@pytest.mark.longer
def test_the_steps_of_a_report(window: Any, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`tiledsl report --values`: button, keys and slider; the marked line; the tile that is written, or one that is chosen; dark and narrow."""
    monkeypatch.chdir(folder)
    (folder / "small.py").write_text(KERNEL.replace("warps=1,", 'warps=1, target="gfx942",'))
    kernel = kernel_in(pathlib.Path("small.py"), "small")
    a = launch_of(kernel, kernel.lower("gfx942"), {}, 0).before["a"]
    assert cli.main(["report", "small.py", "--values", "-o", "steps.html"]) == 0
    for width, scheme in ((420, "dark"), (1200, "light"))[: of_sweep(2, 1)]:
        page = Opened(window, folder / "steps.html", width=width, scheme=scheme)
        first = page.text("#step-where")
        assert first == "Step 0: line 8, time 1, wave 0; after 0 barriers" and page.page.is_disabled("#step-back")
        page.page.click("#step-on")
        assert page.text("#step-where").startswith("Step 1: line 10, ") and page.text("#step-title") == "As = st(bf16, 32, 32)"
        assert page.text("#step-source .here").split(maxsplit=1) == ["10", "td.load(As, a[row, k])"]
        row = page.page.eval_on_selector_all("#step-values tbody tr:nth-child(4) td", "all => all.map(one => Number(one.textContent))")
        assert row == a[3, :32].tolist()
        assert page.text("#step-amount") == "1,024 of 1,024 values written, 1,024 changed, 1,024 in flight"
        page.page.focus("#values canvas")
        page.page.keyboard.press("ArrowDown")
        page.page.keyboard.press("ArrowRight")
        assert page.text("#step-told") == f"[1, 1]: {a[1, 1]:g}, in flight", "the picture's keys choose an element"
        page.page.focus("#step-on")
        page.page.keyboard.press("ArrowLeft")
        assert page.text("#step-where") == first
        page.page.click("#step-tiles button:nth-child(2)")
        assert page.text("#step-title") == "Bs = st(bf16, 32, 32)" and page.text("#step-amount") == "nothing is written yet"
        page.page.focus("#step-at")
        page.page.keyboard.press("End")
        assert page.page.is_disabled("#step-on") and page.text("#step-title") == "Bs = st(bf16, 32, 32)"
        page.page.click("#step-follow")
        assert page.text("#step-title").startswith("acc = rt(f32, 32, 32") and page.text("#step-amount").endswith(", 0 differ from the contract of 'c'")
        assert page.page.evaluate("document.documentElement.scrollWidth") == width and page.wrong == []
    window.leave()
