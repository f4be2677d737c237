"""The picture of a report in the pages: `python -m docs.pictures` makes it again. It needs Chromium and playwright."""

from __future__ import annotations

import os
import pathlib
import shutil
import tempfile

PICTURE = pathlib.Path(__file__).parent / "static/report.png"
KERNEL = "examples/ping_pong.py"
_WIDTH, _MARGIN = 1100, 8  # pixels


def write() -> None:
    """Write the timeline of the report of an example, from its heading to its last warp."""
    from playwright.sync_api import sync_playwright

    from tiledsl.tools.cli.kernels import load_kernel

    program = os.environ.get("TILEDSL_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = pathlib.Path(folder, "report.html")
        load_kernel(KERNEL).report().save(str(page))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        window = browser.new_page(viewport={"width": _WIDTH, "height": _WIDTH})
        window.goto(page.as_uri())
        section, warps = window.locator("#timeline").bounding_box(), window.locator("#unit svg").bounding_box()
        assert section is not None and warps is not None
        top = section["y"] - _MARGIN
        clip = {"x": 0, "y": top, "width": _WIDTH, "height": warps["y"] + warps["height"] - top}
        window.screenshot(path=PICTURE, clip=clip, full_page=True)
        browser.close()


if __name__ == "__main__":
    write()
