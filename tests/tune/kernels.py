"""Small kernels to choose among, and a file of them."""

from __future__ import annotations

import pathlib

COPIES = """
import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=256), tune=dict(ROWS=(16, 24, 32, 64), COLS=(32, 64)))
def copies(a: td.gl[td.f32, "M", 64], c: td.gl[td.f32, "M", 64], ROWS=32, COLS=64):
    td.ensures(c, a)
    row, col = td.grid(td.cdiv(a.rows, ROWS), 64 // COLS)
    td.store(c[row, col], td.load(a[row, col], (ROWS, COLS)))


def made(times):
    @td.kernel(warps=1, sizes=dict(M=256), tune=dict(ROWS=(32, 64)))
    def in_turns(a: td.gl[td.f32, "M", 64], c: td.gl[td.f32, "M", 64], ROWS=32):
        td.ensures(c, a)
        row = td.grid(td.cdiv(a.rows, ROWS * times))
        for turn in td.range(times):
            td.store(c[row * times + turn, 0], td.load(a[row * times + turn, 0], (ROWS, 64)))

    return in_turns


@td.space
def every_copy():
    yield copies
    yield copies.variant(ROWS=128)
    for times in (1, 2):
        yield dict(TIMES=times), made(times)
"""


def file_of_copies(folder: pathlib.Path) -> pathlib.Path:
    """The kernels in a file of their own."""
    path = folder / "copies.py"
    path.write_text(COPIES)
    return path
