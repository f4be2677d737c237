"""Writes examples/README.md from the catalogue and the compiler's listings: `python -m examples.readme`, or `make examples-table`."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator

from examples.catalogue import BEST, EXAMPLES, Example
from tiledsl.asm.resources import Resources
from tiledsl.compile.compile import lower
from tiledsl.targets import DEFAULT_TARGET
from tiledsl.toolchain.clang import find_clang

SIZE = 8192
PATH = pathlib.Path(__file__).with_name("README.md")
HEAD = """\
# Examples

<!-- Written by `make examples-table`. Change examples/catalogue.py or examples/readme.py, not this file. -->

These files are kernels to read, and to start from. Each file has one kernel, or two that belong together. All compute
C from A and B, tile by tile. Begin with `gemm_8192.py`.

```sh
python examples/gemm_8192.py                                # the best for the target: {best}
python examples/gemm_8192.py --kernel K03 --target gfx950   # any that has a number below
python examples/wide_panel.py --size 2048 -D block=64       # a file's own kernel, another size, another option
```

- With an AMD GPU, the kernel is timed beside torch.matmul, and its whole result is compared with its contract
  ([gpu.md](../docs/gpu.md), "Timing").
- Without a GPU, the interpreter executes the compiler's own listing for a few blocks, and the result is compared with
  torch.

The best kernel computes A·Bᵀ with the fewest instructions other than MFMA per 1,000 MFMA clocks in its main loop: this
is a count, not a time.

[epilogues.py](epilogues.py) shows operations on a product before its store: a bias, GELU, bf16. It has a main of its
own: `python examples/epilogues.py --size 256`.

"""
BETWEEN = """
The listings of {compiler} at M = N = K = 8192. VGPRs and AGPRs are per lane, LDS bytes per block, and waves
per SIMD, as registers and LDS allow together. The other columns are of the main loop, per wave: the clocks in which its
matrix instructions keep a SIMD busy, the instructions other than MFMA, their number per 1,000 of these clocks, and
among them the waits and the register moves.

"""
COLUMNS = ("", "target", "VGPRs", "AGPRs", "spills", "LDS", "waves", "MFMA clocks", "others", "per 1,000", "waits", "moves")


def found(example: Example, target: str) -> Resources:
    """What the compiler made of an example at 8192 × 8192 × 8192."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, SIZE)
    return lower(example.kernel, target, {**sizes, **example.options}, clang=_clang(target)).resources


def _clang(target: str) -> str | None:
    """The ziglang package's clang, whatever else there is: the table is of one compiler."""
    return None if find_clang(target).source == "ziglang" else f"{sys.executable} -m ziglang clang"


def cells(resources: Resources) -> list[str]:
    """The columns after the target's."""
    loop = resources.loop
    spills = resources.vgpr_spills + resources.sgpr_spills
    start = [str(resources.vgprs), str(resources.agprs), str(spills), f"{resources.lds_bytes:,}", str(resources.occupancy)]
    if loop is None or loop.others_per_1000_clocks is None:
        return [*start, *["-"] * 5]
    counts = [f"{loop.mfma_clocks:,}", str(loop.others), f"{loop.others_per_1000_clocks:.1f}", str(loop.counts["waits"]), str(loop.counts["moves"])]
    return [*start, *counts]


def text() -> str:
    """The whole file."""
    best = ", ".join(f"{kernel} on {target}" for target, kernel in BEST.items())
    teaches = _table(("", "file", "what it teaches"), ([e.id, f"[{e.file}]({e.file})", e.teaches] for e in EXAMPLES))
    rows = ([example.id, target, *cells(found(example, target))] for example in EXAMPLES for target in example.targets)
    compiler = find_clang(DEFAULT_TARGET, _clang(DEFAULT_TARGET)).version
    return HEAD.format(best=best) + teaches + BETWEEN.format(compiler=compiler) + _table(COLUMNS, rows, numbers=2)


def _table(head: tuple[str, ...], rows: Iterator[list[str]], numbers: int | None = None) -> str:
    """A Markdown table; columns from `numbers` on are aligned to the right."""
    rule = ["---:" if numbers is not None and i >= numbers else "---" for i in range(len(head))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


if __name__ == "__main__":
    PATH.write_text(text())
