"""Figures of a GPU for the model of time, by small kernels, those of KERNELS.

Each figure comes from the difference of two times, so that the launch and a loop's own clocks cancel. The clock of the
GPU is that at which its matrix units run, whose clocks for a product are documented."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.figures import names_of
from tiledsl.ir.math.integers import number
from tiledsl.runtime import DeviceArray
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.profile import profile_of
from tiledsl.tools.bench.timing import timed

KERNELS = "torch/kernels/microbenchmarks.py"  # in the package
TURNS, FEW, MANY = 2000, 16, 48  # iterations of a loop, and instructions of an iteration in the two launches
SKEW = 3  # clk from the first of the four SIMDs to the last, which issue one after the other (CDNA3 ISA)
KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
WAYS = (1, 2, 4, 8)
LINES = 64  # that the lanes of a load touch at most
Timer = Callable[[Kernel, Mapping[str, Any]], float]  # µs of a launch with these sizes and options


@dataclasses.dataclass(frozen=True, slots=True)
class Found:
    """A result: what was repeated, its clk (or its value in `unit`), and the figure of the model that it gives."""

    what: str
    value: float
    unit: str = "clk"
    figure: str | None = None


class Calibration:
    """The kernels on a chip. `kernels` is the module of KERNELS, `timer` times a launch, and `turns` is how often the
    loops run."""

    def __init__(self, kernels: Any, chip: Chip, timer: Timer, turns: int = TURNS):
        self.kernels, self.chip, self.timer, self.turns = kernels, chip, timer, turns
        self.mhz = _products_clk(chip) / self._each(self.kernels.matrix)

    def unit(self) -> Iterator[Found]:
        """The figures of a compute unit."""
        yield Found("clock, one wave of products", self.mhz, "MHz", "boost_mhz")
        yield Found("chain of v_add_f32", self._clk(self.kernels.valu))
        yield Found("v_exp_f32", self._clk(self.kernels.transcendental), figure="transcendental_clk")
        yield Found("ds_read_b32, each waited for", self._clk(self.kernels.lds_latency), figure="lds_latency_clk")
        yield Found("ds_write_b128", self._clk(self.kernels.lds_write), figure="lds_write_issue_clk")
        yield Found("s_barrier of 4 warps", self._clk(self.kernels.barrier) - SKEW, figure="barrier_clk")
        for warps, kernel in ((1, self.kernels.lds_read), (4, self.kernels.lds_read_of_four)):
            for ways in WAYS:
                clk = self._each(kernel, ways=ways) * self.mhz  # the LDS takes longer than the wait states
                yield Found(f"ds_read_b128, {warps} warp{'s' * (warps > 1)}, {ways}-way conflicts", clk)
        yield Found("ds_read_b128, 1 warp, unaligned", self._each(self.kernels.lds_unaligned) * self.mhz)
        yield from self.l1()

    def l1(self) -> Iterator[Found]:
        """The clocks of the L1 for a load whose lines the L1 has."""
        rows = {"ROWS": LINES}
        clk = self._each(self.kernels.l1_wide, **rows) * self.mhz
        yield Found("load of 16 bytes a lane, hits in the L1", clk, figure="l1_wide_clk")
        clk = self._each(self.kernels.l1_narrow, **rows) * self.mhz
        yield Found("load of 4 bytes a lane, hits in the L1", clk / 4, figure="l1_narrow_clk")  # of four warps
        clk = self._each(self.kernels.l1_lines, **rows) * self.mhz
        yield Found(f"load of {LINES} lines, hits in the L1, a line", clk / LINES, figure="l1_line_clk")

    def memory(self) -> Iterator[Found]:
        """The figures of caches, HBM and a launch."""
        chip = self.chip
        cases = [("l1_hit", 8 * KIB, 1), ("l2_hit", 2 * MIB, 1)]
        cases += [("mall_hit", 64 * MIB, 8)] if chip.has_mall else []
        own = chip.unit.l1_narrow_clk.value + chip.unit.wait_clk.value  # figures of their own
        for figure, size, stride in [*cases, ("hbm", 2 * GIB, 16)]:
            rows = size // (4 * self.kernels.LINE)
            us = self._round(self.kernels.load_latency, ROWS=rows, stride=stride) / (rows // stride)
            yield Found(f"load of a line, {_size(size)} in turn", us * self.mhz - own, figure=figure)
        blocks = 2 * chip.compute_units
        turn = blocks * self.kernels.TOGETHER
        for figure, size in [*([("mall_tbs", 64 * MIB)] if chip.has_mall else []), ("hbm_tbs", 4 * GIB)]:
            rows = size // (4 * self.kernels.ROW) // turn * turn
            us = self._round(self.kernels.load_bandwidth, ROWS=rows, OUT=4 * blocks, blocks=blocks)
            yield Found(f"reading {_size(size)}", rows * 4 * self.kernels.ROW / us / 1e6, "TB/s", figure)
        yield Found("a launch that does nothing", self.timer(self.kernels.valu, {"turns": 1}), "µs", "launch_us")

    def _clk(self, kernel: Kernel) -> float:
        """clk of one instruction, without the wait states that the compiler adds."""
        return self._each(kernel) * self.mhz - _pauses(kernel, self.chip, self.turns)

    def _each(self, kernel: Kernel, **options: Any) -> float:
        """µs of one instruction."""
        few, many = (self.timer(kernel, {"turns": self.turns, "each": each, **options}) for each in (FEW, MANY))
        return (many - few) / self.turns / (MANY - FEW)

    def _round(self, kernel: Kernel, **given: Any) -> float:
        """µs of one of the rounds through memory, the first one aside."""
        few, many = (self.timer(kernel, {**given, "rounds": rounds}) for rounds in (1, 3))
        return (many - few) / 2


def _products_clk(chip: Chip) -> float:
    """clk of a product of 32 x 32 x 16 in bf16 on a SIMD, by the chip's peak."""
    peak = chip.peak_tflops["bf16"] * 1e6 / chip.boost_mhz.value / chip.compute_units / 4  # operations a clk
    return round(2 * 32 * 32 * 16 / peak / 4) * 4


def _pauses(kernel: Kernel, chip: Chip, turns: int) -> float:
    """clk of the wait states that the compiler puts before each instruction: s_nop N takes N + 1 slots of 4 clk. Those
    before a wait pass while the wait would pass too.
    """
    few, many = (_paused(kernel.lower(chip.target, turns=turns, each=each).asm) for each in (FEW, MANY))
    return (many - few) / (MANY - FEW)


def _paused(listing: str) -> int:
    code = [line.split() for line in listing.splitlines() if line.strip() and not line.lstrip().startswith((";", "."))]
    pairs = zip(code, code[1:], strict=False)
    return sum(4 * (int(one[1]) + 1) for one, after in pairs if one[0] == "s_nop" and after[0] != "s_waitcnt")


def _size(size: int) -> str:
    return f"{size // GIB} GiB" if size >= GIB else f"{size // MIB} MiB" if size >= MIB else f"{size // KIB} KiB"


def modelled(chip: Chip) -> Timer:
    """The model of time in place of a GPU, at the boost clock."""

    def timer(kernel: Kernel, given: Mapping[str, Any]) -> float:
        found = profile_of(kernel.lower(chip.target, **given), chip)
        return found.dispatch.clocks / chip.boost_mhz.value

    return timer


def on_gpu(target: str, device: int, repeats: int) -> Timer:
    """The median of launches on a GPU."""

    def timer(kernel: Kernel, given: Mapping[str, Any]) -> float:
        tensors = kernel.lower(target, **given).kernel.tensors
        arrays = [DeviceArray((number(one.rows), number(one.cols)), "float32", device) for one in tensors]
        options = {name: value for name, value in given.items() if name not in kernel.parameters.dimensions}
        for array in arrays:
            array.fill_bytes(0)
        times = timed(lambda: kernel(*arrays, **options), [], device, 2, repeats)
        for array in arrays:
            array.free()
        return times.median * 1000

    return timer


def toml(chip: Chip, found: Sequence[Found], where: str) -> str:
    """The file of the figures."""
    known = names_of(chip)
    rows = [f"# measured on {where}", f'chip = "{chip.name}"', "", "[figures]"]
    for one in found:
        if one.figure is not None:
            unit = known[one.figure].unit.split(" ")[0]
            rows.append(f'{one.figure} = {{ value = {one.value:.4g}, unit = "{unit}" }}  # {one.what}')
    return "\n".join(rows) + "\n"
