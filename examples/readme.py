"""Writes examples/README.md from the catalogue, the compiler's listings and the model of time: `python -m examples.readme`, or `make examples-table`."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable, Iterable

from examples.catalogue import BEST, EXAMPLES, Example
from tiledsl.analysis.time.chips import chip_of
from tiledsl.asm.resources import Resources
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.runtime.profile import profile_of
from tiledsl.targets import DEFAULT_TARGET, TARGETS
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

The best kernel computes A·Bᵀ at M = N = K = 8192 in the least *modelled* time on the target's chip
({chips}). Of kernels within 0.5 % of the fastest, the best is the one whose matrix units are
busiest in the loop. The model is of the compiler's listing; nothing was measured
([profile.md](../docs/profile.md)). The other kernels are steps on the way there, or show one thing each: the tables
below say how busy each keeps the matrix units.

[epilogues.py](epilogues.py) shows operations on a product before its store: a bias, GELU, bf16. It has a main of its
own: `python examples/epilogues.py --size 256`. [softmax.py](softmax.py) reduces rows in registers, and has a main of
its own too: `python examples/softmax.py --cols 4096`. So have [norms.py](norms.py), RMSNorm and LayerNorm with a
residual, `python examples/norms.py --kernel layer_norm`, and [rope.py](rope.py), the rotary embedding,
`python examples/rope.py`; and [attention.py](attention.py), attention forwards,
`python examples/attention.py --causal`, with the softmax of half of the warps under the products of the other half in
[attention_ping_pong.py](attention_ping_pong.py), `python examples/attention_ping_pong.py --target gfx950`;
[attention_backward.py](attention_backward.py), its gradients, `python examples/attention_backward.py --causal`, and
[decode.py](decode.py), one query to a long cache, `python examples/decode.py --keys 1000`;
[attention_varlen.py](attention_varlen.py), packed sequences of different lengths, with their ends in memory: `python
examples/attention_varlen.py --lengths 300 0 1 128`. [fp8.py](fp8.py) is A·Bᵀ of fp8 on gfx942 and gfx950, at twice the
rate of bf16: `python examples/fp8.py --size 512`. [int8.py](int8.py) multiplies
int8 into i32, and scales the sums back to bf16: `python examples/int8.py --size 512`. [scaled_fp8.py](scaled_fp8.py)
has products of fp8 with scales of rows and columns, or of whole tensors: `python examples/scaled_fp8.py --size 512`.
[quantise.py](quantise.py) makes fp8 of bf16, with a scale for each row: `python examples/quantise.py --cols 5000`.
[block_scaled_fp8.py](block_scaled_fp8.py) has a scale for 1 × 128 elements of A and 128 × 128 of B, whose products are
added in f32: `python examples/block_scaled_fp8.py --size 500`. [mxfp4.py](mxfp4.py) is A·Bᵀ of MXFP4 on gfx950, whose
matrix instructions apply the scales: `python examples/mxfp4.py --size 512`. [grouped.py](grouped.py) multiplies groups
of rows by matrices of their own, with the ends of the groups in memory: `python examples/grouped.py --sizes 300 0 1
128`. [moe.py](moe.py) scatters tokens to experts, and gathers and weights the results: `python examples/moe.py --tokens
40`.
[split_k.py](split_k.py) splits products with few rows along k, by atomic additions and in two launches: `python
examples/split_k.py --cols 256 --depth 1024`. [stream_k.py](stream_k.py) gives each block an equal run of steps, and
the last warp of a tile adds its parts in order: `python examples/stream_k.py --cols 512 --depth 1000`. In
[persistent.py](persistent.py) each block computes one tile after another: `python examples/persistent.py --blocks 5`.
[swiglu.py](swiglu.py) multiplies one A by two weights, and stores silu of one product times the other: `python
examples/swiglu.py --size 512`. [int4_weights.py](int4_weights.py) unpacks weights of 4 or 8 bits in registers, with
scales and zero points of groups: `python examples/int4_weights.py --size 1024 --bits 4`.
[convolution.py](convolution.py) multiplies the pixels under each tap of a filter in place, with stride, dilation and
padding: `python examples/convolution.py --stride 2`.

"""
BETWEEN = """
The tables are of the listings of {compiler} at M = N = K = 8192, one table a target, the least modelled
time first.

- µs and TFLOP/s are the likely values of the model. "Loop" and "launch" are the parts of the time in which the matrix
  units are busy: in an iteration of the main loop, and in the whole launch.
- The other columns are counts. VGPRs and AGPRs are per lane, LDS bytes per block, and waves per SIMD, as registers and
  LDS allow together. MFMA clocks are those in which the matrix instructions of one iteration of a wave keep a SIMD
  busy; "others" are the instructions other than MFMA, and among them are the waits and the register moves.
- Few others per 1,000 MFMA clocks do not make a kernel fast: the order of the instructions, the waits and the memory
  decide, which `tiledsl profile` names.
"""
OF_TARGET = """
## {target}, {chip}

"""
COUNTS = ("VGPRs", "AGPRs", "spills", "LDS", "waves", "MFMA clocks", "others", "per 1,000", "waits", "moves")
COLUMNS = ("", "µs", "TFLOP/s", "loop", "launch", *COUNTS)
Columns = Callable[[Example, str], list[str]]  # the modelled columns of a row, or its counts


def made(example: Example, target: str) -> Lowered:
    """The example at 8192 × 8192 × 8192."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, SIZE)
    return lower(example.kernel, target, {**sizes, **example.options}, clang=_clang(target))


def found(example: Example, target: str) -> Resources:
    """What the compiler made of an example at 8192 × 8192 × 8192."""
    return made(example, target).resources


def modelled(example: Example, target: str) -> list[str]:
    """The modelled time of an example on the target's chip, and how busy the matrix units are."""
    found = profile_of(made(example, target), chip_of(target))
    rate, loop = found.tflops, found.loop_efficiency
    assert rate is not None and loop is not None
    return [f"{found.time_us.likely:,.0f}", f"{rate.likely:,.0f}", f"{loop:.0%}", f"{found.dispatch.matrix_efficiency:.0%}"]


def _clang(target: str) -> str | None:
    """The ziglang package's clang, whatever else there is: the table is of one compiler."""
    return None if find_clang(target).source == "ziglang" else f"{sys.executable} -m ziglang clang"


def cells(resources: Resources) -> list[str]:
    """The columns of counts."""
    loop = resources.loop
    spills = resources.vgpr_spills + resources.sgpr_spills
    start = [str(resources.vgprs), str(resources.agprs), str(spills), f"{resources.lds_bytes:,}", str(resources.occupancy)]
    if loop is None or loop.others_per_1000_clocks is None:
        return [*start, *["-"] * 5]
    counts = [f"{loop.mfma_clocks:,}", str(loop.others), f"{loop.others_per_1000_clocks:.1f}", str(loop.counts["waits"]), str(loop.counts["moves"])]
    return [*start, *counts]


def counted(example: Example, target: str) -> list[str]:
    """The counts of an example, from its listing."""
    return cells(found(example, target))


def text(times: Columns = modelled, counts: Columns = counted) -> str:
    """The whole file."""
    best = ", ".join(f"{kernel} on {target}" for target, kernel in BEST.items())
    chips = ", ".join(chip_of(target).name for target in TARGETS)
    teaches = _table(("", "file", "what it teaches"), ([e.id, f"[{e.file}]({e.file})", e.teaches] for e in EXAMPLES))
    compiler = find_clang(DEFAULT_TARGET, _clang(DEFAULT_TARGET)).version
    tables = "".join(OF_TARGET.format(target=target, chip=chip_of(target).name) + of_target(target, times, counts) for target in TARGETS)
    return HEAD.format(best=best, chips=chips) + teaches + BETWEEN.format(compiler=compiler) + tables


def of_target(target: str, times: Columns, counts: Columns) -> str:
    """The table of a target, the least modelled time first."""
    rows = [[example.id, *times(example, target), *counts(example, target)] for example in EXAMPLES if target in example.targets]
    return _table(COLUMNS, sorted(rows, key=lambda row: int(row[1].replace(",", ""))), numbers=1)


def _table(head: tuple[str, ...], rows: Iterable[list[str]], numbers: int | None = None) -> str:
    """A Markdown table; columns from `numbers` on are aligned to the right."""
    rule = ["---:" if numbers is not None and i >= numbers else "---" for i in range(len(head))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


if __name__ == "__main__":
    PATH.write_text(text())
