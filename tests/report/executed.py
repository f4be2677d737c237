"""The execution of a kernel's block 0 in the interpreter, for comparison with a report."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from tiledsl.compile.lowered import Lowered
from tiledsl.sim import launch
from tiledsl.sim.memory.buffers import Buffers
from tiledsl.sim.memory.global_memory import GlobalMemory
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.state.report import Report

TYPES = {"f32": np.float32, "i32": np.int32, "f16": np.float16}  # other types are held as their bits
BITS = {8: np.uint8, 16: np.uint16, 32: np.uint32}


@dataclasses.dataclass(frozen=True)
class Access:
    """One instruction of one wave: the addresses of its 64 lanes, -1 where a lane does nothing, and the bytes of each."""

    line: int
    mnemonic: str
    warp: int
    addresses: tuple[int, ...]
    width: int
    space: str  # "lds" or "global"


@dataclasses.dataclass
class Executed:
    """The results. `asked` are the bytes of global memory that lanes request in vector instructions, within their tensors or beyond."""

    report: Report
    waits: Counter[str]
    barriers: int
    asked: int
    accesses: list[Access]


def executed(lowered: Lowered, sizes: Mapping[str, Any], scalars: Mapping[str, float] | None = None) -> Executed:
    """Execute block 0, with zeros for its tensors."""
    given = {size.name: sizes[size.name] for size in lowered.kernel.dynamic}
    kernel = lowered.at(given) if given else lowered.kernel
    tensors = [np.zeros(_elements(tensor), TYPES.get(str(tensor.dtype), BITS[tensor.dtype.bits])) for tensor in kernel.tensors]
    values: list[Any] = [(scalars or {}).get(scalar.name, 1.0) for scalar in kernel.scalars]
    grid = math.prod(size.value for size in kernel.grid)
    with _recorded() as (accesses, asked):
        report = launch(lowered.asm, grid, 64 * kernel.warps, [*tensors, *values, *given.values()], kernel=lowered.symbol, blocks=[0])
    barriers = sum(line.executed for line in report.lines if line.text.split()[0] == "s_barrier")
    return Executed(report, _waits(lowered.asm, report), barriers, sum(asked), accesses)


def _elements(tensor: Any) -> int:
    return int(tensor.matrices.value * tensor.rows.value * tensor.cols.value)


def _waits(listing: str, report: Report) -> Counter[str]:
    """How often a wave executed each wait that stands between the marks of inline assembly."""
    inside, lines = False, set()
    for number, text in enumerate(listing.split("\n"), 1):
        inside = text.strip() == ";;#ASMSTART" or (inside and text.strip() != ";;#ASMEND")
        if inside and text.split()[:1] == ["s_waitcnt"]:
            lines.add(number)
    found: Counter[str] = Counter()
    for line in report.lines:
        if line.line in lines:
            found[" ".join(line.text.split()[1:])] += line.executed
    return found


@contextmanager
def _recorded() -> Iterator[tuple[list[Access], list[int]]]:
    """Record the accesses of vector instructions, and the bytes that they request, beyond a buffer's end too."""
    accesses: list[Access] = []
    asked: list[int] = []

    def note(w: Any, address: Any, size: int, lanes: Any, space: str) -> None:
        at = np.broadcast_to(np.asarray(address), lanes.shape)[0].astype(np.int64)
        addresses = tuple(int(a) if lane else -1 for a, lane in zip(at, np.broadcast_to(lanes, w.exec.shape)[0], strict=True))
        accesses.append(Access(w.step.place.line, w.step.definition.mnemonic, w.number, addresses, size, space))

    def of_global(original: Any) -> Any:
        def call(self: Any, w: Any, address: Any, *rest: Any) -> Any:
            size, lanes = (rest[0], rest[2]) if original is load else (rest[1], rest[2])
            if w.stage & 1:
                note(w, address, size, lanes, "global")
                asked.append(int(np.broadcast_to(lanes, w.exec.shape).sum()) * size)
            return original(self, w, address, *rest)

        return call

    def of_buffer(self: Any, w: Any, place: Any, size: int, signed: bool) -> Any:
        before = len(asked)
        found = load_buffer(self, w, place, size, signed)
        if w.stage & 1:
            asked[before:] = [int(w.exec.sum()) * size]
        return found

    def of_lds(original: Any) -> Any:
        def call(self: Any, w: Any, addr: Any, offset: int, *rest: Any, **named: Any) -> Any:
            if w.stage & 1:
                note(w, np.asarray(addr).astype(np.int64) + offset, rest[0] if original is read_lds else rest[1], w.exec, "lds")
            return original(self, w, addr, offset, *rest, **named)

        return call

    load, store, load_buffer, read_lds, write_lds = GlobalMemory.load, GlobalMemory.store, Buffers.load, Lds.read, Lds.write
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GlobalMemory, "load", of_global(load))
        patch.setattr(GlobalMemory, "store", of_global(store))
        patch.setattr(Buffers, "load", of_buffer)
        patch.setattr(Lds, "read", of_lds(read_lds))
        patch.setattr(Lds, "write", of_lds(write_lds))
        yield accesses, asked
