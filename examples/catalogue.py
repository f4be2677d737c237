"""The example kernels: the file of each, what it teaches, what it computes, and on which tile of C a block works. One entry adds one."""

from __future__ import annotations

import dataclasses
import importlib
import pathlib
from collections.abc import Callable, Mapping
from typing import Any

import tiledsl as td
from tiledsl.targets import TARGETS

Arguments = Mapping[str, Any]  # the kernel's arguments by name, tensors and scalars, outputs as they were before the launch
Reference = Callable[[Arguments, slice, slice], Any]  # (arguments, rows, columns) → that part of the output in fp32
Extent = int | str  # elements, or the name of the kernel's option that says how many


def f32(x: Any) -> Any:
    """A tensor of torch in fp32; or an array of NumPy, where the bits of bf16 are held as uint16."""
    if hasattr(x, "float"):
        return x.float()
    return (x.astype("uint32") << 16).view("float32") if x.dtype == "uint16" else x.astype("float32")


def a_bt(t: Arguments, rows: slice, cols: slice) -> Any:
    """A·Bᵀ with A of M × K and B of N × K."""
    return f32(t["a"][rows]) @ f32(t["b"][cols]).T


def a_b(t: Arguments, rows: slice, cols: slice) -> Any:
    """A·B with A of M × K and B of K × N."""
    return f32(t["a"][rows]) @ f32(t["b"][:, cols])


def update(t: Arguments, rows: slice, cols: slice) -> Any:
    """alpha · A·B + beta · C with A of M × K and B of K × N."""
    return t["alpha"] * a_b(t, rows, cols) + t["beta"] * t["c"][rows, cols]


@dataclasses.dataclass(frozen=True)
class Example:
    """One kernel of the examples.

    `block` is the tile of C that a block computes, rows × columns, and `k_step` the columns of A that a step takes: sizes are their multiples. `options` are
    the kernel's, where they are not its defaults; `variants` are further ones that the tests run. `scalars` are what its scalar parameters are given, in their
    order: with powers of two, whole numbers stay exact.
    """

    id: str
    module: str
    name: str
    block: tuple[Extent, Extent]
    k_step: Extent
    teaches: str
    reference: Reference = a_bt
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    variants: tuple[Mapping[str, Any], ...] = ()
    targets: tuple[str, ...] = tuple(TARGETS)
    scalars: Mapping[str, float] = dataclasses.field(default_factory=dict)

    @property
    def file(self) -> str:
        return f"{self.module}.py"

    @property
    def asked(self) -> tuple[str, ...]:
        """FILE:NAME of `tiledsl selftest`, with the kernel's options here and with those of each variant, as in `gemm_8192.py:gemm,k_step=32`."""
        whole = f"{pathlib.Path(__file__).with_name(self.file)}:{self.name}"
        return tuple(",".join([whole, *(f"{name}={value}" for name, value in {**self.options, **more}.items())]) for more in ({}, *self.variants))

    @property
    def kernel(self) -> td.Kernel:
        """The kernel itself, from its file beside this one."""
        package = __name__.rpartition(".")[0]
        found: td.Kernel = getattr(importlib.import_module(f"{package}.{self.module}" if package else self.module), self.name)
        return found

    def extents(self, options: Mapping[str, Any]) -> tuple[int, int, int]:
        """The rows and columns of a block's tile of C and the columns of A of a step, under these options on top of the example's own."""
        chosen = {**self.kernel.parameters.options, **self.options, **options}
        rows, cols, step = (chosen[extent] if isinstance(extent, str) else extent for extent in (*self.block, self.k_step))
        return rows, cols, step


EXAMPLES = (
    Example(
        "K01",
        "gemm_8192",
        "gemm",
        (128, 128),
        "k_step",
        "the words: tiles in LDS, register tiles, products, barriers",
        variants=({"k_step": 32}, {"swap": True}),
    ),
    Example("K02", "wide_panel", "wide_panel", ("block", "block"), 128, "wide panels: fewer barriers for more LDS", variants=({"block": 64},)),
    Example(
        "K03",
        "producer_consumer",
        "producer_consumer",
        ("block", "block"),
        "k_step",
        "roles: producer warps fill one of two buffers while consumer warps multiply",
        variants=({"k_step": 64}, {"producers": 1}, {"block": 64, "producers": 1}, {"block": 64, "k_step": 64}, {"order": "chiplet"}),
    ),
    Example("K04", "own_loader", "own_loader", (128, 128), 64, "a tile op of one's own, lane by lane, with inline assembly"),
    Example("K04r", "own_loader", "own_loader_roles", (128, 128), 64, "the same op in the hands of producer warps"),
    Example(
        "K05",
        "small_tiles",
        "small_tiles",
        (64, 128),
        32,
        "arrays of tiles, picked by device values; producers and consumers; an operand whose rows are k",
        a_b,
    ),
    Example("K05-1", "small_tiles", "small_tiles_one_buffer", (64, 128), 32, "the same with one set of tiles: two barriers a step", a_b),
    Example(
        "K06",
        "one_warp",
        "one_warp",
        (64, 64),
        64,
        "one warp a block; C is read too, and alpha and beta are given at the launch",
        update,
        scalars={"alpha": 0.5, "beta": -2.0},
    ),
    Example(
        "K07",
        "small_subtiles",
        "small_subtiles",
        (64, 64),
        "step",
        "small register tiles, and what a short step along k costs",
        a_b,
        variants=({"step": 32}, {"step": 16}),
    ),
    Example(
        "K08",
        "prefetch",
        "prefetch",
        ("block", "block"),
        "k_step",
        "operands read ahead into a second set of registers; the sets change places without a copy",
        variants=({"k_step": 32}, {"order": "grouped"}),
    ),
    Example("K09", "prefetch", "prefetch", ("block", "block"), "k_step", "the same with eight warps, two accumulators each", options={"warps_down": 4}),
    Example("K10", "staged", "staged", (256, 256), 64, "the next slice travels through registers while this one is multiplied"),
    Example("K11", "staged", "staged", (256, 256), 64, "the same with accumulators of 32 x 32", options={"tile": 32}),
    Example("K12", "ping_pong", "ping_pong", (256, 256), 64, "phases: half of the warps multiply while the other half moves data"),
    Example("K13", "ping_pong_direct", "ping_pong_direct", (256, 256), 64, "the same with loads straight to LDS, three half-tiles ahead", targets=("gfx950",)),
    Example(
        "K14",
        "interleave",
        "interleave",
        (256, 256),
        "k_step",
        "one wave a SIMD: a memory operation after every product, accumulators in AGPRs",
        variants=({"k_step": 32}, {"k_step": 32, "buffers": 1}),
    ),
)

# For each target, the example that computes A·Bᵀ in the least modelled time on the target's chip at 8192 × 8192 × 8192, by the target's table in README.md: of
# those within 0.5 % of the fastest, the one whose matrix units are busiest in the loop, and of these the fastest. Tests predict again.
BEST = {"gfx90a": "K12", "gfx942": "K12", "gfx950": "K13"}
TIE = 0.005


def example(id: str) -> Example:
    """The example of that name; td.UsageError names those that there are."""
    for found in EXAMPLES:
        if found.id == id:
            return found
    raise td.UsageError(f"there is no example '{id}': there are {', '.join(e.id for e in EXAMPLES)}")


def example_of(kernel: td.Kernel) -> Example:
    """The first example that is this kernel, even where its file was run as a script and is not imported."""
    stem = pathlib.Path(kernel.function.__code__.co_filename).stem
    for found in EXAMPLES:
        if (found.module, found.name) == (stem, kernel.name):
            return found
    raise td.UsageError(f"kernel '{kernel.name}' of {stem}.py has no entry in examples/catalogue.py")


if __name__ == "__main__":  # python -m examples.catalogue | xargs tiledsl selftest
    print(*(asked for found in EXAMPLES for asked in found.asked), sep="\n")
