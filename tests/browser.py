"""A headless Chromium, for tests that open pages: they are marked with `needs_chromium`, and take the fixture `window`."""

from __future__ import annotations

import os
import pathlib
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

ARGUMENTS = ["--no-sandbox", *(f"--{word}" for word in "no-first-run no-default-browser-check".split())]
ARGUMENTS += [f"--disable-{what}" for what in "gpu quic background-networking component-update sync".split()]
PROGRAM = os.environ.get("TILEDSL_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")

needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="needs Chromium: install Debian's package chromium, or name one in TILEDSL_CHROMIUM")


class Window:
    """A page of the browser, in which one test after another opens its files: a page for each test would start a process for each."""

    def __init__(self, browser: Any):
        self.page = browser.new_page()
        self.wrong: list[str] = []
        self.page.on("console", lambda message: self.wrong.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else self.wrong.append(request.url))

    def leave(self) -> None:
        """Nothing of what a test did is left: neither its file, nor the mouse where a new file has something to point at."""
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")


def launched() -> Iterator[Window]:
    """A page of a browser, which is closed behind the yield."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
        yield Window(browser)
        browser.close()


class Opened:
    """A file that has been opened, with what went wrong since: messages on the console, errors, and requests to a network."""

    def __init__(self, window: Window, path: pathlib.Path, width: int = 1200, scheme: str = "light"):
        window.leave()
        self.page, self.wrong = window.page, []
        window.wrong = self.wrong
        self.page.set_viewport_size({"width": width, "height": 900})
        self.page.emulate_media(media="screen", color_scheme=scheme)
        self.page.goto(path.as_uri())

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))
