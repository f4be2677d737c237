"""What the examples share: options, the report, the comparison of executed blocks with NumPy, and on an AMD GPU the time and the whole result.

Without a kernel of its own and `--kernel`, the kernel that the table of tiledsl.torch has for the size and the chip is run, and K01 is shown beside it.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import catalogue
import numpy as np
from catalogue import EXAMPLES, Arguments, Example, Reference, f32

import tiledsl as td
from tiledsl.analysis.source.points import placed_statements, values
from tiledsl.analysis.time.chips import chip_of
from tiledsl.compile.lowered import Lowered, blocks_of
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.math.integers import number as fixed
from tiledsl.ir.nodes import For
from tiledsl.ir.walk import statements
from tiledsl.runtime.launch import execute
from tiledsl.runtime.profile import profile_of
from tiledsl.targets import TARGETS
from tiledsl.toolchain.rocm.device import device_target
from tiledsl.tools.bench import NORMAL, WHOLE, Bench, Request, current_gpu, table
from tiledsl.tools.cli.lower import resource_table
from tiledsl.tools.cli.options import named_values

PLAIN = "K01"  # the kernel that stands beside the table's
MULTIPLE = 8  # of the sizes of the table's kernels
Place = tuple[slice, slice]


class Subject(NamedTuple):
    """A kernel that is run: of an example, or of tiledsl.torch."""

    id: str
    file: str
    about: str
    kernel: td.Kernel
    options: Mapping[str, Any]
    scalars: Mapping[str, float]
    reference: Reference

    def lower(self, options: argparse.Namespace, target: str) -> Lowered:
        given: dict[str, Any] = {**self.sizes(options.size), **self.options}
        return self.kernel.lower(target=target, **given)

    def sizes(self, size: int) -> dict[str, int]:
        return dict.fromkeys(self.kernel.parameters.dimensions, size)


def main(kernel: td.Kernel | None = None, arguments: Sequence[str] | None = None) -> int:
    """Run one example: the kernel's, or that of --kernel, or else the kernel of the table of products. Exit status: 0 right, 1 wrong or refused, 2 the request
    makes no sense."""
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
    own = "the fastest for the size and the chip, by tiledsl.torch's table" if kernel is None else f"'{kernel.name}'"
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


def _chosen(kernel: td.Kernel | None, options: argparse.Namespace) -> tuple[list[Subject], str]:
    """What is run, and the target. Behind the kernel of the table stands the plain one. UsageError where the target cannot run it."""
    named = catalogue.example(options.kernel) if options.kernel else catalogue.example_of(kernel) if kernel else None
    target = (named or EXAMPLES[0]).kernel.chosen_target(options.target)
    choices = named_values(options.choices)
    if named is None:
        plain = _of_example(catalogue.example(PLAIN), {})
        if options.size % MULTIPLE:
            return [plain._replace(about=f"{plain.about}; tiledsl.torch's kernels are for multiples of {MULTIPLE}")], target
        return [_of_table(options.size, target, choices), plain], target
    if target not in named.targets:
        raise td.UsageError(f"{named.id} is for {', '.join(named.targets)}, not for {target}")
    return [_of_example(named, choices)], target


def _of_example(example: Example, choices: Mapping[str, Any]) -> Subject:
    file = f"examples/{example.file}"
    return Subject(example.id, file, example.teaches, example.kernel, {**example.options, **choices}, example.scalars, example.reference)


def _of_table(size: int, target: str, choices: Mapping[str, Any]) -> Subject:
    """The kernel that tiledsl.torch.matmul_abt takes for matrices of this size, with sums in f32 as the examples have them."""
    from tiledsl.torch.choice import choice_for  # with torch, where that is installed, which takes a second
    from tiledsl.torch.kernels.gemm import gemm_abt, rows_of

    form, block = choice_for(size, size, size, 2, target)
    options = {"block": block, **choices}
    blocks = f"{rows_of(form, options['block'])} x {options['block']}"
    about = f"the form '{form}' with blocks of {blocks}, which products.csv gives for this size on {chip_of(target).name}"
    return Subject("table", "tiledsl/torch/kernels/gemm.py", about, gemm_abt(td.bf16, td.f32, form=form), options, {}, catalogue.a_bt)


def _run(kernel: td.Kernel | None, options: argparse.Namespace) -> int:
    say = (lambda *_, **__: None) if options.json else print
    subjects, target = _chosen(kernel, options)
    gpu = device_target()
    if gpu == target and importlib.util.find_spec("torch") is None:  # before anything is compiled
        raise td.UsageError("an AMD GPU is here, and timing the example beside torch.matmul needs torch: pip install 'tiledsl[torch]'")
    listing = "the compiler's listing is executed by the interpreter"
    if gpu is None:
        say(f"No AMD GPU here: {listing}.\n")
    elif gpu != target:
        say(f"An AMD GPU ({gpu}) is here, and the kernel is made for {target}: {listing}.\n")
    subject = subjects[0]
    say(f"{subject.id}, {subject.file}: {subject.about}\n")
    lowered = subject.lower(options, target)
    say(resource_table(lowered), "\n")
    result = {"gpu": gpu, "kernel": subject.id, "target": lowered.target, "size": options.size, "resources": lowered.resources.as_dict()}
    if gpu == target:
        measured = _measure(subjects, options, say)
        result |= measured[0] | ({"beside": measured[1]} if measured[1:] else {})
    else:
        beside = [(one, one.lower(options, target)) for one in subjects[1:]]
        result |= _predict([(subject, lowered), *beside], say) if beside else {}
        result |= _execute(subject, lowered, options, say)
    if options.json:
        print(json.dumps(result))
    return 0 if result["right"] and result.get("beside", result)["right"] else 1


def _measure(subjects: Sequence[Subject], options: argparse.Namespace, say: Any) -> list[dict[str, Any]]:
    """Time kernels on the GPU beside torch.matmul, and compare all of each result with the contract."""
    checked = WHOLE if options.data == "integers" else NORMAL
    results: list[dict[str, Any]] = []
    with Bench(current_gpu(), Request(options.warmup, options.repeats, checked_data=checked)) as bench:
        for subject in subjects:
            if results:
                say(f"\nBeside it {subject.id}, {subject.file}: {subject.about}\n")
            found = bench.measured(subject.kernel, subject.sizes(options.size), subject.options, subject.scalars)
            say(table.heading(subject.kernel, subject.file, {**subject.options, **found.scalars}, bench, found))
            say(f"{table.row(found, bench.device.stand_in)}\n")
            say(table.remarks([found]), end="\n" if found.without_peer else "")
            say("\n".join(table.outcomes(found)))
            say("RIGHT: the whole result is what the contract says" if found.right else "WRONG")
            results.append({"kernel": subject.id, "times_of_a_gpu": not bench.device.stand_in, **table.entry(found)})
    return results


def _predict(found: Sequence[tuple[Subject, Lowered]], say: Any) -> dict[str, Any]:
    """Predict the times of kernels that stand beside each other."""
    say(f"Predicted for {chip_of(found[0][1].target).name}, and not measured; `tiledsl profile` says why:")
    predicted = {}
    for subject, lowered in found:
        time = profile_of(lowered)
        predicted[subject.id] = time.time_us.likely
        busy = f"matrix units busy {time.dispatch.matrix_efficiency:.0%}"
        say(f"  {subject.id:<6}{time.time_us.likely:>9,.0f} µs{time.tflops.likely if time.tflops else 0:>7,.0f} TFLOP/s, {busy}, {subject.file}")
    say()
    return {"predicted_us": predicted}


def _arguments(subject: Subject, lowered: Lowered, options: argparse.Namespace) -> dict[str, Any]:
    """An array for each parameter, the output too, and the example's scalars. Of integer data every sum stays below 2²⁴, so that every order of adding gives
    the same bits."""
    generator = np.random.default_rng(0)
    largest = max(1, min(8, math.isqrt(2**24 // options.size)))
    made = {}
    for tensor in lowered.at(lowered.sizes).tensors:
        shape = (fixed(tensor.rows), fixed(tensor.cols))
        if options.data == "integers":
            values = generator.integers(-largest, largest + 1, shape, dtype=np.int8).astype(np.float32)
        else:
            values = generator.standard_normal(shape, dtype=np.float32)
        bits = (values.view(np.uint32) >> 16).astype(np.uint16)  # of bf16, which holds the whole numbers
        made[tensor.name] = {"bf16": bits, "f16": (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float16), "f32": values}[tensor.dtype.name]
    return {**made, **{scalar.name: subject.scalars[scalar.name] for scalar in lowered.kernel.scalars}}


def _execute(subject: Subject, lowered: Lowered, options: argparse.Namespace, say: Any) -> dict[str, Any]:
    """Execute the chosen blocks, compare what they store with NumPy, and see that nothing else has changed."""
    arguments = _arguments(subject, lowered, options)
    output = lowered.kernel.outputs[0]
    before: Arguments = {**arguments, output: arguments[output].copy()}
    total = math.prod(fixed(size) for size in lowered.at(lowered.sizes).grid)
    count = min(options.blocks, total)
    chosen = sorted({round(i * (total - 1) / max(1, count - 1)) for i in range(count)})
    say(f"Executing {count} of {total:,} blocks over the whole K = {options.size} on the interpreter ...")
    start = time.perf_counter()
    if subject.scalars:
        say("With " + ", ".join(f"{name} = {value:g}" for name, value in subject.scalars.items()) + ".")
    expected = _expected(lowered, count)
    run = execute(lowered, list(arguments.values()), blocks=chosen, tick=None if options.json else lambda executed: _bar(executed / expected))
    if not options.json:
        _bar(1.0)
    seconds = time.perf_counter() - start
    error, scale, elements = 0.0, 0.0, 0
    for rows, cols in _stored(lowered, [int(blocks_of(lowered, number)) for number in chosen]):
        exact = subject.reference(before, rows, cols)
        elements += exact.size
        difference = float(np.abs(f32(arguments[output][rows, cols]) - exact).max())
        error, scale = max(error, difference if difference == difference else math.inf), max(scale, float(np.abs(exact).max()))
        arguments[output][rows, cols] = before[output][rows, cols]
    tolerance = 0.0 if options.data == "integers" else 1e-5 * scale  # fp32 sums in another order
    kept = np.array_equal(arguments[output], before[output])
    right = error <= tolerance and elements > 0 and kept and not run.hazards
    say(f"{run}\n")
    for hazard in run.hazards[:5]:
        say(hazard.render(), "\n")
    say(f"largest error {error:g} (allowed {tolerance:g}, largest value {scale:g}) in {elements:,} elements, {len(run.hazards)} hazards, {seconds:.1f} s")
    if not kept:
        say(f"elements of '{output}' have changed that these blocks do not store")
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


def _stored(lowered: Lowered, blocks: Sequence[int]) -> Iterator[Place]:
    """The rows and columns of the output that the kernel's stores name in these blocks, tile by tile."""
    kernel = lowered.at(lowered.sizes)
    block, (tensor,) = block_variable(kernel.grid), (one for one in kernel.tensors if one.name in kernel.outputs)
    for placed in placed_statements(kernel.body):
        for window in placed.statement.effects.windows_written:
            end = tensor.rows if window.end is None else window.end
            for found in values(placed.statement, (window.row, window.col, end), placed.conditions, [block]):
                for row, col, last in found.rows[:, np.isin(found.variables[block], blocks)].T:
                    rows, cols = slice(row, min(row + window.rows, last, fixed(tensor.rows))), slice(col, min(col + window.cols, fixed(tensor.cols)))
                    if rows.start < rows.stop and cols.start < cols.stop:
                        yield rows, cols


def _expected(lowered: Lowered, blocks: int) -> int:
    """About how many wave-instructions the blocks take: the whole text once, and the main loop once more for each further turn."""
    loop = lowered.resources.loop
    kernel = lowered.at(lowered.sizes)
    turns = max((fixed(s.trips) // len(s.phases) for s in statements(kernel.body) if isinstance(s, For)), default=1)
    again = (loop.mfma + loop.others) * (turns - 1) if loop is not None else 0
    return blocks * kernel.warps * (lowered.resources.instructions + again)


def _bar(share: float) -> None:
    """A progress bar on a terminal's last line."""
    if not sys.stderr.isatty():
        return
    width = 40
    filled = min(width, int(width * share))
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {min(100, 100 * share):3.0f}%", end="\n" if share >= 1 else "", file=sys.stderr, flush=True)
