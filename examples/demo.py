"""What the examples share: options, the report, the comparison of executed blocks with NumPy, and on an AMD GPU the time and the whole result."""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import sys
import time
from collections.abc import Sequence
from typing import Any

import catalogue
import numpy as np
from catalogue import EXAMPLES, Arguments, Example, f32

import tiledsl as td
from tiledsl.compile.lowered import Lowered, blocks_of
from tiledsl.ir.math.integers import number as fixed
from tiledsl.ir.nodes import For
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS
from tiledsl.toolchain.rocm.device import device_target
from tiledsl.tools.bench import NORMAL, WHOLE, Bench, Request, current_gpu, table
from tiledsl.tools.cli.lower import resource_table
from tiledsl.tools.cli.options import named_values


def main(kernel: td.Kernel | None = None, arguments: Sequence[str] | None = None) -> int:
    """Run one example: the kernel's, or that of --kernel, or else the best for the target. Exit status: 0 right, 1 wrong or refused, 2 the request makes no
    sense."""
    options = _options(kernel, arguments)
    try:
        return _run(kernel, options)
    except td.UsageError as error:
        print(error, file=sys.stderr)
        return 2
    except td.TiledslError as error:
        print(error, file=sys.stderr)
        return 1


def _options(kernel: td.Kernel | None, arguments: Sequence[str] | None) -> argparse.Namespace:
    own = "the best for the target, by modelled time" if kernel is None else f"'{kernel.name}'"
    parser = argparse.ArgumentParser(
        description="One of the example kernels: checked, lowered, compiled, executed, and compared with NumPy; on a GPU timed, beside torch."
    )
    parser.add_argument("--kernel", choices=[example.id for example in EXAMPLES], help=f"which kernel, by its name in examples/README.md (default: {own})")
    parser.add_argument("--target", choices=tuple(TARGETS), help="the chip to compile for (default: the GPU's, or gfx942)")
    parser.add_argument("--size", type=int, default=8192, metavar="N", help="M = N = K (default 8192)")
    parser.add_argument("-D", dest="choices", metavar="NAME=VALUE", action="append", default=[], help="an option of the kernel; may be given again")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="without a GPU: how many blocks to execute, spread over the grid (default 2)")
    parser.add_argument("--warmup", type=int, default=25, metavar="N", help="on a GPU: launches before those that are timed (default 25)")
    parser.add_argument("--repeats", type=int, default=100, metavar="N", help="on a GPU: launches that are timed (default 100)")
    parser.add_argument(
        "--data", choices=("integers", "normal"), default="integers", help="what is compared: whole numbers, exactly (default), or a normal distribution"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    options = parser.parse_args(arguments)
    if options.size < 1 or options.blocks < 1:
        parser.error("--size and --blocks are at least 1")
    if options.warmup < 0 or options.repeats < 1:
        parser.error("--warmup is at least 0, and --repeats at least 1")
    return options


def _chosen(kernel: td.Kernel | None, options: argparse.Namespace) -> tuple[Example, str]:
    """The example and the target. UsageError where the target cannot run it."""
    named = catalogue.example(options.kernel) if options.kernel else catalogue.example_of(kernel) if kernel else None
    target = (named or EXAMPLES[0]).kernel.chosen_target(options.target)
    if named is None:
        named = catalogue.example(catalogue.BEST[target])
    if target not in named.targets:
        raise td.UsageError(f"{named.id} is for {', '.join(named.targets)}, not for {target}")
    return named, target


def _run(kernel: td.Kernel | None, options: argparse.Namespace) -> int:
    say = (lambda *_, **__: None) if options.json else print
    example, target = _chosen(kernel, options)
    gpu = device_target()
    if gpu == target and importlib.util.find_spec("torch") is None:  # before anything is compiled
        raise td.UsageError("an AMD GPU is here, and timing the example beside torch.matmul needs torch: pip install 'tiledsl[torch]'")
    listing = "the compiler's listing is executed by the interpreter"
    if gpu is None:
        say(f"No AMD GPU here: {listing}.\n")
    elif gpu != target:
        say(f"An AMD GPU ({gpu}) is here, and the kernel is made for {target}: {listing}.\n")
    say(f"{example.id}, examples/{example.file}: {example.teaches}\n")
    choices = named_values(options.choices)
    sizes: dict[str, int] = {name: options.size for name in example.kernel.parameters.dimensions}
    lowered = example.kernel.lower(target=target, **{**sizes, **example.options, **choices})
    say(resource_table(lowered), "\n")
    summary = {"gpu": gpu, "kernel": example.id, "target": lowered.target, "size": options.size, "resources": lowered.resources.as_dict()}
    if gpu == target:
        result = _measure(example, {**example.options, **choices}, sizes, options, say)
    else:
        result = _execute(example, example.extents(choices)[:2], lowered, options, say)
    if options.json:
        print(json.dumps({**summary, **result}))
    return 0 if result["right"] else 1


def _measure(example: Example, chosen: dict[str, Any], sizes: dict[str, int], options: argparse.Namespace, say: Any) -> dict[str, Any]:
    """Time the kernel on the GPU beside torch.matmul, and compare all of its result with its contract."""
    checked = WHOLE if options.data == "integers" else NORMAL
    with Bench(current_gpu(), Request(options.warmup, options.repeats, checked_data=checked)) as bench:
        found = bench.measured(example.kernel, sizes, chosen, example.scalars)
        say(table.heading(example.kernel, f"examples/{example.file}", {**chosen, **found.scalars}, bench, found))
        say(f"{table.row(found, bench.device.stand_in)}\n")
        say(table.remarks([found]), end="\n" if found.without_peer else "")
        say("\n".join(table.outcomes(found)))
        say("RIGHT: the whole result is what the contract says" if found.right else "WRONG")
        return {"times_of_a_gpu": not bench.device.stand_in, **table.entry(found)}


def _arguments(example: Example, lowered: Lowered, options: argparse.Namespace) -> dict[str, Any]:
    """An array for each parameter, the output too, and the example's scalars. Of integer data every sum stays below 2²⁴, so that every order of adding gives
    the same bits."""
    generator = np.random.default_rng(0)
    largest = max(1, min(8, math.isqrt(2**24 // options.size)))
    made = {}
    for tensor in lowered.kernel.tensors:
        shape = (fixed(tensor.rows), fixed(tensor.cols))
        if options.data == "integers":
            values = generator.integers(-largest, largest + 1, shape, dtype=np.int8).astype(np.float32)
        else:
            values = generator.standard_normal(shape, dtype=np.float32)
        bits = (values.view(np.uint32) >> 16).astype(np.uint16)  # of bf16, which holds the whole numbers
        made[tensor.name] = {"bf16": bits, "f16": (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float16), "f32": values}[tensor.dtype.name]
    return {**made, **{scalar.name: example.scalars[scalar.name] for scalar in lowered.kernel.scalars}}


def _execute(example: Example, block: tuple[int, int], lowered: Lowered, options: argparse.Namespace, say: Any) -> dict[str, Any]:
    """Execute the chosen blocks and compare them with NumPy."""
    arguments = _arguments(example, lowered, options)
    output = lowered.kernel.outputs[0]
    before: Arguments = {**arguments, output: arguments[output].copy()}
    grid = [fixed(size) for size in lowered.kernel.grid]
    total = math.prod(grid)
    count = min(options.blocks, total)
    chosen = sorted({round(i * (total - 1) / max(1, count - 1)) for i in range(count)})
    say(f"Executing {count} of {total:,} blocks over the whole K = {options.size} on the interpreter ...")
    start = time.perf_counter()
    if example.scalars:
        say("With " + ", ".join(f"{name} = {value:g}" for name, value in example.scalars.items()) + ".")
    expected = _expected(lowered, count)
    run = execute(lowered, list(arguments.values()), blocks=chosen, tick=None if options.json else lambda executed: _bar(executed / expected))
    if not options.json:
        _bar(1.0)
    seconds = time.perf_counter() - start
    error = scale = 0.0
    for number in chosen:
        rows, cols = (slice(i * n, (i + 1) * n) for i, n in zip(divmod(int(blocks_of(lowered.kernel, number)), grid[1]), block, strict=True))
        exact = example.reference(before, rows, cols)
        difference = float(np.abs(f32(arguments[output][rows, cols]) - exact).max())
        error, scale = max(error, difference if difference == difference else math.inf), max(scale, float(np.abs(exact).max()))
    tolerance = 0.0 if options.data == "integers" else 1e-5 * scale  # fp32 sums in another order
    right = error <= tolerance and not run.hazards
    say(f"{run}\n")
    for hazard in run.hazards[:5]:
        say(hazard.render(), "\n")
    say(f"largest error {error:g} (allowed {tolerance:g}, largest value {scale:g}), {len(run.hazards)} hazards, {seconds:.1f} s")
    say("RIGHT: the blocks equal NumPy's" if right else "WRONG")
    say("Interpreter and compiler agreeing is not a proof on silicon: run it on a GPU before you rely on it.")
    return {
        "blocks": chosen,
        "error": error,
        "allowed": tolerance,
        "hazards": len(run.hazards),
        "seconds": round(seconds, 3),
        "right": right,
    }


def _expected(lowered: Lowered, blocks: int) -> int:
    """About how many wave-instructions the blocks take: the whole text once, and the main loop once more for each further turn."""
    loop = lowered.resources.loop
    turns = max((fixed(s.trips) // len(s.phases) for s in lowered.kernel.body if isinstance(s, For)), default=1)
    again = (loop.mfma + loop.others) * (turns - 1) if loop is not None else 0
    return blocks * lowered.kernel.warps * (lowered.resources.instructions + again)


def _bar(share: float) -> None:
    """A progress bar on a terminal's last line."""
    if not sys.stderr.isatty():
        return
    width = 40
    filled = min(width, int(width * share))
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {min(100, 100 * share):3.0f}%", end="\n" if share >= 1 else "", file=sys.stderr, flush=True)
