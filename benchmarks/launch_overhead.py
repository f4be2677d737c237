"""Python's time for a repeated launch: `python benchmarks/launch_overhead.py`.

It runs on the stand-in for the HIP runtime (tests/standin/) with nothing executed, so no GPU is needed, and none is
measured. Each number is the least of several medians, since other work on the machine only adds time. The exit status
is 1 where a time of tiledsl exceeds MOST, where the choice of a kernel exceeds MOST_OF_CHOICE (for `best`, beside the
look at the tuned file), or, with --triton, where the time of three tensors exceeds that of Triton's kernel[grid]."""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import tiledsl as td  # noqa: E402
from examples.gemm_8192 import gemm  # noqa: E402
from tests.standin.library import SOURCE, build, compiler, environment  # noqa: E402
from tiledsl.runtime import DeviceArray  # noqa: E402
from tiledsl.runtime.tuned import MODELLED, NAME, Tuned, is_settled, state_of, written  # noqa: E402

MOST, MOST_OF_CHOICE = 10.0, 1.0  # µs of a launch, and of the choice of a kernel by a shape that was seen before
MEDIANS, SAMPLES, TOGETHER = 20, 200, 10  # a sample is the mean of that many consecutive launches
PEERS = pathlib.Path(__file__).resolve().parent / "peers"
CHOICE = "the kernel of tiledsl.torch for a shape, beside the launch"
BEST = "kernel.best for a shape, beside the launch"
LOOK = "of it, the look whether the tuned file has changed"
THREE_TENSORS, OF_TRITON = "three tensors of torch", "kernel[grid]"  # both check the same arguments
_INSIDE = "TILEDSL_ON_THE_STAND_IN"
_TIME = re.compile(r"(?P<what>.+?) +(?P<microseconds>[\d.]+) µs$")


def microseconds(function: Callable[[], object]) -> float:
    """The microseconds of one call."""
    medians = []
    for _ in range(MEDIANS):
        samples = []
        for _ in range(SAMPLES):
            start = time.perf_counter_ns()
            for _ in range(TOGETHER):
                function()
            samples.append((time.perf_counter_ns() - start) / TOGETHER)
        medians.append(statistics.median(samples))
    return min(medians) / 1000


def matrices(torch: Any) -> list[Any]:
    """Three tensors of torch: A and B of 256 x 128 in bf16, C of 256 x 256 in fp32."""
    from tests.standin.tensors import GpuTensor  # here, since the stand-in's tensors need torch

    kinds = (
        ((256, 128), "uint16", torch.bfloat16),
        ((256, 128), "uint16", torch.bfloat16),
        ((256, 256), "float32", torch.float32),
    )
    return [GpuTensor(DeviceArray(shape, held), kind, shape, (shape[1], 1)) for shape, held, kind in kinds]


def report(cases: dict[str, Callable[[], object]]) -> None:
    """Print a line for each case."""
    for what, launch in cases.items():
        launch()
        print(f"{what:<64} {microseconds(launch):6.2f} µs", flush=True)


def cases(folder: pathlib.Path) -> dict[str, Callable[[], object]]:
    """The calls to time, by description. The folder has a kernel with a tuned file."""
    import torch  # optional, and needed only in the process that launches

    from tests.standin.kernels import Part, tripled  # imports torch
    from tiledsl.torch.choice import choice_for
    from tiledsl.torch.kernels.gemm import gemm_abt

    a, b, c = DeviceArray((256, 128), "uint16"), DeviceArray((256, 128), "uint16"), DeviceArray((256, 256), "float32")
    x, y = DeviceArray((64, 64), "float32"), DeviceArray((64, 64), "float32")
    parts = [Part(one, slice(0, 64), slice(0, 64)) for one in (x, y)]
    tensors = matrices(torch)
    copies, file = tuned_copies(folder)

    def chosen() -> object:
        form, block = choice_for(3000, 4096, 4096, 2, "gfx942")
        return gemm_abt(td.bf16, td.bf16, None, None, False, form), block

    return {
        "three arrays of tiledsl's": lambda: gemm(a, b, c),
        THREE_TENSORS: lambda: gemm(*tensors),
        "three arrays of tiledsl's, by name": lambda: gemm(a=a, b=b, c=c),
        "two arrays, two scalars, an option": lambda: tripled(x, y, 2.0, 1, tile=32),
        "two arrays of other libraries'": lambda: tripled(*parts),
        CHOICE: chosen,
        BEST: lambda: copies.best(chip="MI300X", M=256),
        LOOK: lambda: state_of(file),
    }


def tuned_copies(folder: pathlib.Path) -> tuple[Any, str]:
    """A kernel with a tuned file, and the path of this file, whose last change is long ago."""
    from tests.tune.kernels import file_of_copies  # here for the same reason as torch
    from tiledsl.tools.cli.kernels import load_module

    file = folder / NAME
    options = {"ROWS": 64, "COLS": 64}
    entry = Tuned("copies", "copies", "MI300X", {"M": 256}, options, MODELLED, 5.0, 1, "0.1.0", 8, 8)
    file.write_text(written([entry]), encoding="utf-8")
    while not is_settled(state_of(str(file))):
        time.sleep(0.1)
    return load_module(file_of_copies(folder)).copies, str(file)


def inside(devices: int) -> None:
    import pytest  # here for the same reason as torch
    import torch

    from tests.standin.device import StandIn
    from tests.standin.tensors import in_place, rocm_build

    gpu = StandIn(*["gfx942:sramecc+:xnack-"] * devices)
    gpu.interpret(False)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        streams = rocm_build(patch, pathlib.Path(folder) / "torch", in_place())
        # a build for GPUs has this function
        patch.setattr(torch._C, "_cuda_getCurrentRawStream", streams.raw, raising=False)
        report(cases(pathlib.Path(folder)))


def timed(command: list[str], environment: dict[str, str]) -> tuple[int, dict[str, float]]:
    """Run a process and print its output as it comes; the result is its exit status and the times in the output."""
    found = {}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            if took := _TIME.match(line.rstrip()):
                found[took["what"]] = float(took["microseconds"])
    return process.returncode, found


def too_slow(ours: dict[str, float], tritons: dict[str, float]) -> list[str]:
    """Messages about launches that take longer than MOST, or than Triton's, and about a slow choice."""
    most = {what: MOST for what in ours} | {CHOICE: MOST_OF_CHOICE, BEST: MOST_OF_CHOICE + ours.get(LOOK, 0.0)}
    said = [f"{what}: {took} µs is more than {most[what]:g} µs" for what, took in ours.items() if took > most[what]]
    for what, took in tritons.items():
        if OF_TRITON in what and ours.get(THREE_TENSORS, 0.0) > took:
            said.append(f"{THREE_TENSORS}: {ours[THREE_TENSORS]} µs is more than the {took} µs of {what}")
    return said


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Python's time for a repeated launch, on a stand-in for the HIP runtime."
    )
    parser.add_argument(
        "--devices",
        type=int,
        default=1,
        metavar="N",
        help="GPUs that the stand-in has (default 1): with several, each launch asks for the current one",
    )
    parser.add_argument(
        "--triton",
        metavar="PYTHON",
        help="a Python with Triton (benchmarks/peers/README.md), whose launches are timed on the same library",
    )
    options = parser.parse_args()
    if _INSIDE in os.environ:
        inside(options.devices)
        return 0
    if compiler() is None:
        print("launch_overhead needs a C compiler, cc: install gcc or clang", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        build(folder, source=PEERS / "triton_hip.c" if options.triton else SOURCE)
        commands = [[sys.executable, __file__, *sys.argv[1:]]] + [
            [options.triton, str(PEERS / "triton_launch.py")]
        ] * bool(options.triton)
        ran = [
            timed(command, environment(folder) | {_INSIDE: "1", "PYTHONIOENCODING": "utf-8"}) for command in commands
        ]
    (_, ours), *triton = ran
    said = too_slow(ours, triton[0][1] if triton else {})
    print("\n".join(said), end="\n" if said else "", file=sys.stderr)
    return max(bool(said), *(status for status, _ in ran))


if __name__ == "__main__":
    sys.exit(main())
