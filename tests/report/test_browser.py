"""The page in a headless Chromium: no console message, no network request, and correct reactions to the mouse and keys."""

from __future__ import annotations

import itertools
import pathlib
import re
import struct
from collections.abc import Iterator
from typing import Any

import pytest

import tiledsl as td
from examples.catalogue import example
from tests import browser as headless
from tests.report import patterns, refused
from tests.report.reported import MOST_BYTES, reported
from tests.sweeps import THOROUGH

pytestmark = headless.needs_chromium


@td.kernel(warps=2)
def tall(v: td.gl[td.f32, 16], c: td.gl[td.f32, 64, 16]):
    td.grid(1)
    td.store(c[td.warp_id(), 0], td.zeros(td.f32, 32, 16) + td.load(v[0], 16))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Pages of kernels with different contents."""
    found = tmp_path_factory.mktemp("pages")
    whole = dict(M=8192, N=8192, K=8192)
    kernels = {
        "ping_pong": (example("K12").kernel, "gfx942", whole),
        "roles": (example("K03").kernel, "gfx950", whole),
        "ragged": (example("K06").kernel, "gfx90a", dict(M=200, N=150, K=100)),
        "conflicts": (patterns.unswizzled, "gfx942", dict(M=64, N=64, K=128)),
        "racing": (refused.racing, "gfx942", dict(M=64, N=64, K=256)),
        "not_captured": (refused.not_captured, "gfx942", {}),
        "unequal": (refused.unequal, "gfx942", {}),
        "tall": (tall, "gfx942", {}),
    }
    for name, (kernel, target, sizes) in kernels.items():
        (found / f"{name}.html").write_text(reported(kernel, target, **sizes)[1], encoding="utf-8")
    return found


class Opened(headless.Opened):
    """A page of a report."""

    def hover(self, selector: str) -> None:
        self.page.locator(selector).first.hover()

    def events(self) -> list[tuple[float, float]]:
        """Left edge and width of each event drawn for the first warp."""
        found = self.page.eval_on_selector_all("#warps rect[data-event^='0,']", "all => all.map(one => [one.x.baseVal.value, one.width.baseVal.value])")
        return [tuple(one) for one in found]


@pytest.fixture
def opened(browser: Any, folder: pathlib.Path) -> Iterator[Any]:
    """`opened(name)` opens a page; at the end no page must have had an error."""
    pages: list[Opened] = []

    def open_(name: str, **options: Any) -> Opened:
        pages.append(Opened(browser, folder / f"{name}.html", **options))
        return pages[-1]

    yield open_
    for one in pages:
        one.context.close()
    assert [one.wrong for one in pages] == [[] for _ in pages]


# with --thorough each width in each scheme
WINDOWS = list(itertools.product(("light", "dark"), (1200, 420))) if THOROUGH else [("light", 1200), ("dark", 420)]


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
        page = opened("ping_pong", scheme=scheme).page
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


def test_the_timeline_zooms_and_moves(opened: Any) -> None:
    page = opened("ping_pong")
    whole = page.events()
    page.page.click("#zoom-in")
    near = page.events()
    assert max(width for _, width in near) > 1.9 * max(width for _, width in whole)
    page.page.click("#zoom-out")
    assert page.events() == whole
    page.page.locator("#warps").scroll_into_view_if_needed()
    box = page.page.locator("#warps").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + 40
    page.page.mouse.move(*middle)
    page.page.mouse.wheel(0, -300)
    wheeled = page.events()
    assert max(width for _, width in wheeled) > 1.2 * max(width for _, width in whole)
    page.page.mouse.down()
    page.page.mouse.move(middle[0] - 60, middle[1], steps=3)
    page.page.mouse.up()
    dragged = page.events()
    assert dragged != wheeled
    page.page.mouse.move(middle[0] + 60, middle[1])
    assert page.events() == dragged  # the mouse button was released
    page.page.click("#zoom-all")
    assert page.events() == whole
    page.page.focus("#warps")
    for key, changed in (("+", True), ("ArrowRight", True), ("ArrowLeft", True), ("-", True), ("x", False)):
        before = page.events()
        page.page.keyboard.press(key)
        assert (page.events() != before) == changed, key
    assert page.events() == whole


def test_what_is_pointed_at_is_told(opened: Any) -> None:
    page = opened("roles")
    page.page.click("#zoom-in")
    page.hover("#warps rect[data-event^='4,']")
    first = page.text("#event")
    assert re.fullmatch(r"warp 4 consumer: .*clocks [\d,]+ to [\d,]+, line \d+: .+", first)
    page.hover("#warps rect[data-event^='0,']")
    assert page.text("#event").startswith("warp 0 producer: ") and page.text("#event") != first
    page.hover("#lds-time td.w")
    written = page.text("#cell")
    assert re.match(r"As\[0\]: written by warps 0 1 2 3, at line \d+; then the barrier of line \d+", written)
    page.hover("#lds-time td.r")
    assert "read by warps 4 5 6 7" in page.text("#cell")


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
        "block (0, 0): rows 0 to 255, columns 0 to 255, work-group 0, XCD 0",
        "block (0, 31): rows 0 to 255, columns 7936 to 8191, work-group 31, XCD 7",
        "block (31, 0): rows 7936 to 8191, columns 0 to 255, work-group 992, XCD 0",
    ]
    canvas.focus()
    page.page.keyboard.press("ArrowRight")
    assert page.text("#outputs .told").startswith("block (31, 1): ")
    colours = page.page.evaluate("""() => { const canvas = document.querySelector("#outputs canvas.pattern"), pen = canvas.getContext("2d");
        const data = pen.getImageData(0, 0, 320, 320).data;
        return [[40, 80], [120, 80], [40, 240]].map(([x, y]) => data.slice(4 * (320 * y + x), 4 * (320 * y + x) + 3).join(" ")); }""")
    assert len(set(colours)) == 3  # warps 0, 1 and 4


def test_the_picture_of_a_block_has_its_shape(opened: Any) -> None:
    """The blank area in the picture is the block's hole, without a margin."""
    page = opened("tall")
    height, width = page.page.evaluate("""() => { const side = document.querySelector("#outputs canvas.pattern"); return [side.height, side.width]; }""")
    assert (height, width) == (320, 80)  # of 64 x 16
    assert [text.partition(": ")[2].rpartition(": ")[2] for text in page.page.locator("#line-pictures figcaption").all_inner_texts()] == [
        "1 line",
        "4 lines, where 2 would hold them",
    ]


def test_a_line_marks_its_instructions(opened: Any) -> None:
    page = opened("ping_pong")
    row = page.page.locator("tr.listed", has_text="td.commit(As, a_next)")
    row.click()
    marked = page.page.eval_on_selector_all("#listing .asm.of", "all => all.map(one => one.textContent)")
    assert len(marked) == 4 and all("ds_write_b128" in text for text in marked)
    assert page.page.eval_on_selector("#listing-text", "one => one.open") and "chosen" in row.get_attribute("class")
    page.page.locator("tr.listed", has_text="td.wait(a_next, b_next)").first.press("Enter")
    marked = page.page.eval_on_selector_all("#listing .asm.of", "all => all.map(one => one.textContent)")
    assert marked and not any("ds_write_b128" in text for text in marked)


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


def test_a_refused_kernel(opened: Any) -> None:
    page = opened("racing")
    assert page.page.locator("details.finding.error[open]").count() >= 1
    assert page.page.locator("tr.inline.error").count() >= 1 and page.page.locator("#listing").count() == 0
    page.page.locator("details.finding.error a").first.click()
    assert page.page.evaluate("document.querySelector('tr:target .code').textContent.trim()")


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


def test_no_page_is_too_large(folder: pathlib.Path) -> None:
    assert max(path.stat().st_size for path in folder.glob("*.html")) <= MOST_BYTES
