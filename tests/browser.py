"""A headless Chromium, for tests that open pages: they are marked with `needs_chromium`, and take the fixture `browser`."""

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


def launched() -> Iterator[Any]:
    """A browser, closed behind the yield."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
        yield browser
        browser.close()


class Opened:
    """A page that has been opened, with what went wrong since: messages on the console, errors, and requests to a network."""

    def __init__(self, browser: Any, path: pathlib.Path, width: int = 1200, scheme: str = "light"):
        self.wrong: list[str] = []
        self.context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.wrong.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else self.wrong.append(request.url))
        self.page.goto(path.as_uri())

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))
