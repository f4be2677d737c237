"""The site that `make docs` makes: without a warning, with every page, with links that lead somewhere, and nothing that a network is needed for."""

import html.parser
import pathlib
import re
import subprocess
import sys
import urllib.parse

import pytest

from tests.browser import Opened, needs_chromium
from tests.docs.pages import ROOT

COMMAND = re.search(r"^docs:.*\n\t\$\(BIN\)/sphinx-build (.+) docs build/docs$", (ROOT / "Makefile").read_text(), re.MULTILINE)


class Page(html.parser.HTMLParser):
    """Where a page's links lead, what it loads, and its anchors."""

    def __init__(self, path: pathlib.Path):
        super().__init__()
        self.links, self.loads, self.anchors = [], [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.anchors.add(given.get("id"))
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") in ("stylesheet", "icon", "preload"):
            self.loads.append(given["href"])
        elif tag in ("script", "img", "iframe", "source") and "src" in given:
            self.loads.append(given["src"])


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> pathlib.Path:
    """Built as make does, elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    options = COMMAND.group(1).replace("build/doctrees", str(folder / "doctrees")).split()
    done = subprocess.run([sys.executable, "-m", "sphinx", *options, "docs", folder / "html"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder / "html"


@pytest.fixture(scope="module")
def read(site) -> dict[pathlib.Path, Page]:
    return {path: Page(path) for path in site.rglob("*.html")}


def test_every_page_is_there_and_in_the_contents(site, read):
    contents = {urllib.parse.urlsplit(link).path for link in read[site / "index.html"].links}
    for page in (ROOT / "docs").glob("*.md"):
        name = f"{page.stem}.html"
        assert (site / name).exists() and (page.stem == "index" or name in contents)


def test_links(read):
    for path, page in read.items():
        for link in page.links:
            to = urllib.parse.urlsplit(link)
            if to.scheme:
                assert to.scheme == "https", link
                continue
            target = (path.parent / urllib.parse.unquote(to.path)).resolve() if to.path else path
            assert target.exists(), f"{path.name}: {link}"
            if to.fragment and target in read:
                assert urllib.parse.unquote(to.fragment) in read[target].anchors, f"{path.name}: {link}"


def test_nothing_comes_from_a_network(site, read):
    for page in read.values():
        assert all(not urllib.parse.urlsplit(load).netloc for load in page.loads)
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8"))
    assert len(read) > 10 and sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < 8 << 20


@pytest.mark.thorough
@needs_chromium
@pytest.mark.parametrize("width, scheme", [(1200, "light"), (420, "dark")])
def test_every_page_in_a_browser(site, window, width, scheme):
    """Opened as files: nothing on the console, no request to any network, no page wider than the screen, a search that finds."""
    opened = Opened(window, site / "index.html", width=width, scheme=scheme)
    wider = []
    for page in sorted(site.glob("*.html")):
        opened.page.goto(page.as_uri())
        if opened.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wider.append(page.name)
    opened.page.goto((site / "search.html").as_uri() + "?q=barrier")
    opened.page.wait_for_selector("#search-results ul.search li a[href^='order.html']")
    assert (opened.wrong, wider) == ([], [])


@pytest.mark.thorough
@needs_chromium
def test_the_contents_lead_on_a_narrow_screen(site, window):
    opened = Opened(window, site / "index.html", width=420)
    opened.page.locator("header .nav-overlay-icon, header label[for='__navigation']").first.click()
    opened.page.locator(".sidebar-tree a[href='order.html']").click()
    assert opened.page.url.endswith("/order.html") and opened.text("h1").startswith("The order model")
    assert opened.wrong == []


def test_links_have_the_titles_of_their_pages(site):
    """A repository shows the name of the file, and the site what the page is called."""
    text = (site / "start.html").read_text(encoding="utf-8")
    assert not re.search(r"<a [^>]*>(?:<[^>]*>)?[\w-]+\.md<", text)
    assert re.search(r'<a [^>]*href="order\.html"[^>]*>(?:<[^>]*>)?The order model', text)


@pytest.mark.thorough
@needs_chromium
def test_code_is_not_cut_off(site, window):
    """At 1,300 pixels, blocks whose lines have at most 120 columns are read without scrolling."""
    opened = Opened(window, site / "index.html", width=1300)
    blocks = "[...document.querySelectorAll('.highlight pre')].map(one => [one.textContent, one.scrollWidth > one.clientWidth + 1])"
    cut, seen = [], 0
    for page in ("tutorial.html", "start.html", "porting.html"):
        opened.page.goto((site / page).as_uri())
        narrow = [(text, wider) for text, wider in opened.page.evaluate(blocks) if max(map(len, text.splitlines()), default=0) <= 120]
        cut += [text for text, wider in narrow if wider]
        seen += len(narrow)
    assert cut == [] and seen > 50
