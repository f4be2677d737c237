"""Figures of the GPU of this machine for the model of time, by small kernels, as a TOML file:

    python benchmarks/calibrate.py my_gpu.toml --chip MI300X
    tiledsl profile my_gemm.py --figures my_gpu.toml
    python benchmarks/calibrate.py --model --chip MI300X      # what the model of time gives for the same kernels

The kernels are those of tiledsl/torch/kernels/microbenchmarks.py. Each figure comes from the difference of two
times, so that the launch and a loop's own clocks cancel. The clock of the GPU is that at which its matrix units
run, whose clocks for a product are documented. On a stand-in for the HIP runtime the times are no GPU's, and no
file is written."""

from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import tiledsl as td  # noqa: E402
from tiledsl.analysis.time.chips import Chip, chip_named, chip_of  # noqa: E402
from tiledsl.analysis.time.figures import names_of  # noqa: E402
from tiledsl.tools.bench.table import STAND_IN  # noqa: E402
from tiledsl.tools.cli.kernels import load_module  # noqa: E402
from tiledsl.tools.selftest.calibration import KERNELS, Calibration, Found, modelled, on_gpu, toml  # noqa: E402

microbenchmarks = load_module(pathlib.Path(ROOT, "tiledsl", KERNELS))


def report(chip: Chip, found: list[Found]) -> None:
    """Print what was found beside the figures of the model."""
    known = names_of(chip)
    for one in found:
        usual = f"the model has {known[one.figure].value:,.4g} as {one.figure}" if one.figure else ""
        print(f"  {one.what:<44}{one.value:>10,.4g} {one.unit:<5} {usual}".rstrip())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", nargs="?", metavar="FILE.toml", help="where the figures go")
    parser.add_argument("--chip", help="the chip that the figures are of (default: by the GPU's architecture)")
    parser.add_argument("--model", action="store_true", help="run the model of time in place of a GPU; no file")
    parser.add_argument("--repeats", type=int, default=10, help="timed launches of each kernel (default 10)")
    options = parser.parse_args(arguments)
    try:
        return _run(options)
    except td.UsageError as error:
        print(error, file=sys.stderr)
        return 2


def _run(options: argparse.Namespace) -> int:
    if options.model and options.file:
        raise td.UsageError(f"--model measures nothing, so there is nothing to write to {options.file}: leave one out")
    if options.model:
        chip = chip_named(options.chip or "MI300X")
        print(f"{chip.name}: what the model of time gives for the kernels of a compute unit; nothing is measured")
        report(chip, list(Calibration(microbenchmarks, chip, modelled(chip)).unit()))
        return 0
    asked = chip_named(options.chip) if options.chip else None
    if options.repeats < 1:
        raise td.UsageError(f"--repeats must be at least 1, not {options.repeats}")
    if options.file and not pathlib.Path(options.file).resolve().parent.is_dir():  # before minutes of measurements
        raise td.UsageError(f"{options.file} cannot be written: there is no such folder")
    from tiledsl.tools.bench import current_gpu

    device = current_gpu()
    chip = asked or chip_of(device.arch)
    if chip.target != device.arch:
        raise td.UsageError(f"{device} is {device.arch}, and {chip.name} is {chip.target}: name the GPU's own chip")
    if device.stand_in:
        print(STAND_IN)
        report(chip, list(Calibration(microbenchmarks, chip, on_gpu(chip.target, device.number, 1), turns=4).unit()))
        if options.file:
            raise td.UsageError(f"{options.file} is not written: the times are no GPU's")
        return 0
    calibration = Calibration(microbenchmarks, chip, on_gpu(chip.target, device.number, options.repeats))
    found = [*calibration.unit(), *calibration.memory()]
    report(chip, found)
    if options.file:
        pathlib.Path(options.file).write_text(toml(chip, found, str(device)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
