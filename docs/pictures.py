"""The picture of a report in the pages: `python -m docs.pictures` makes it again. It needs Chromium and playwright."""

from __future__ import annotations

import os
import pathlib
import shutil
import tempfile

PICTURE = pathlib.Path(__file__).parent / "static/report.png"
KERNEL = "examples/ping_pong.py"
_WIDTH, _HEIGHT = 1100, 612  # pixels: the timeline, down to its last warp


def write() -> None:
    """Write the timeline of the report of an example."""
    from playwright.sync_api import sync_playwright

    from tiledsl.tools.cli.kernels import load_kernel

    program = os.environ.get("TILEDSL_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = pathlib.Path(folder, "report.html")
        load_kernel(KERNEL).report().save(str(page))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        window = browser.new_page(viewport={"width": _WIDTH, "height": 2 * _HEIGHT})
        window.goto(page.as_uri())
        place = window.locator("#timeline").bounding_box()
        assert place is not None
        clip = {"x": 0, "y": place["y"] - 8, "width": _WIDTH, "height": _HEIGHT}
        window.screenshot(path=PICTURE, clip=clip, full_page=True)
        browser.close()


if __name__ == "__main__":
    write()
