"""Writes tiledsl/torch/products.toml, from which `tiledsl.torch` chooses the block of a product by its shape.

`python benchmarks/tune_products.py` searches each space of tiledsl/torch/spaces.py for each shape and chip by
`tiledsl tune`. Trials that have ended are kept: a second run goes on."""

from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tiledsl.tools.cli import main as tiledsl  # noqa: E402

SHAPES = (  # M, N, K
    *((rows, 4096, 4096) for rows in (1, 16, 64, 256, 1024)),
    *((rows, 8192, 8192) for rows in (16, 64, 256, 1024)),
    *((rows, 4096, 14336) for rows in (16, 64)),
    *((rows, 1024, 4096) for rows in (16, 64)),
    *((rows, 28672, 8192) for rows in (16, 128)),
    *((size, size, size) for size in (512, 1024, 2048, 4096, 8192, 16384)),
    (4096, 1024, 4096),
    (8192, 1024, 1024),
)
MOST = 20  # profiles of a shape: as many as a space has variants
SPACES = {"products_of_16_bits": ("MI250", "MI300X", "MI355X"), "products_of_8_bits": ("MI300X", "MI355X")}


def main() -> int:
    """Search, and write the table; the exit status."""
    parser = argparse.ArgumentParser(description="the table of blocks of tiledsl.torch")
    parser.add_argument("--executor", default="processes", help="as of tiledsl tune")
    parser.add_argument("--journals", type=pathlib.Path, default=ROOT / "build" / "tune", help="the folder of journals")
    options = parser.parse_args()
    sizes = [part for m, n, k in SHAPES for part in ("--sizes", f"M={m},N={n},K={k}")]
    for space, chips in SPACES.items():
        for chip in chips:
            where = ["--trials", str(MOST), "-o", str(ROOT / "tiledsl" / "torch" / "products.toml")]
            where += ["--journal", str(options.journals / f"{space}.{chip}.jsonl"), "--executor", options.executor]
            file = f"{ROOT / 'tiledsl' / 'torch' / 'spaces.py'}:{space}"
            status = tiledsl(["tune", file, "--chip", chip, *sizes, *where])
            if status:
                return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
