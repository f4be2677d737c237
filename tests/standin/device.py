"""What a test says to the stand-in for the HIP runtime, and asks it; and the interpreter as what executes its launches.

A process that uses it has been started with library.environment. The arguments of a launch are read out of the packed buffer as the code object's own metadata
say, and the listing that was compiled with that code object is run on the memory at the addresses found there.
"""

from __future__ import annotations

import ctypes
import dataclasses
import gc
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import tiledsl.compile.compile
import tiledsl.runtime.launch
import tiledsl.tools.bench.measure
from tests.standin import metadata
from tests.standin.library import NAME
from tiledsl import Kernel, sim
from tiledsl.runtime import gpu, launch
from tiledsl.runtime.launch import Calls
from tiledsl.runtime.once import Once
from tiledsl.toolchain.rocm import device, hip

GIB = 1 << 30
LDS = {"gfx90a": 65536, "gfx942": 65536, "gfx950": 163840}
KINDS = ("allocations", "modules", "functions", "streams", "events", "bytes")
FAILED = 719  # hipErrorLaunchFailure


class _Launch(ctypes.Structure):
    """struct standin_launch."""

    _fields_ = [
        ("image", ctypes.c_void_p),
        ("image_bytes", ctypes.c_size_t),
        ("kernel", ctypes.c_char_p),
        ("grid", ctypes.c_uint32 * 3),
        ("block", ctypes.c_uint32 * 3),
        ("dynamic_lds", ctypes.c_uint32),
        ("device", ctypes.c_int32),
        ("stream", ctypes.c_void_p),
        ("arguments", ctypes.c_void_p),
        ("argument_bytes", ctypes.c_size_t),
    ]


_EXECUTOR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(_Launch))


@dataclasses.dataclass(frozen=True)
class Asked:
    """A launch as it was asked for: the code object, the kernel in it, and the kind and bytes of each argument as the metadata have them."""

    image: bytes
    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    dynamic_lds: int
    device: int
    stream: int
    arguments: list[tuple[str, bytes]]


@dataclasses.dataclass(frozen=True)
class Executed:
    """A launch that was executed: its kernel, its place, and what the interpreter reports of it."""

    kernel: str
    device: int
    stream: int
    grid: tuple[int, ...]
    block: tuple[int, ...]
    report: sim.Report


class StandIn:
    """The stand-in of this process, with the given devices, and tiledsl as in a process that has not met it yet."""

    def __init__(self, *names: str):
        self._library = ctypes.CDLL(NAME)
        for name, result, types in (
            ("standin_device", None, (ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t)),
            ("standin_fail", ctypes.c_int, (ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int)),
            ("standin_calls", ctypes.c_int64, (ctypes.c_char_p,)),
            ("standin_live", ctypes.c_int64, (ctypes.c_char_p,)),
            ("standin_extent", ctypes.c_size_t, (ctypes.c_void_p,)),
        ):
            setattr(self, f"_{name}", self._typed(name, result, types))
        self._executor = _EXECUTOR(self._executed)
        self._execute: Callable[[Asked], int] | None = None
        self._compiled: dict[bytes, str] = {}  # listings, by their code objects
        self.lowered: list[tiledsl.compile.compile.Lowered] = []
        self.without: dict[bytes, str] = {}  # lines that the listing of a code object is executed without
        self.executed: list[Executed] = []
        self._called: list[Kernel] = []
        self.errors: list[str] = []  # of the executor itself
        self._library.standin_reset()
        self.devices(*names)
        hip._opened, gpu._loaded = None, Once()
        self.interpret(True)

    def _typed(self, name: str, result: Any, types: tuple[Any, ...]) -> Callable[..., Any]:
        function = self._library[name]
        function.restype, function.argtypes = result, types
        return function

    def devices(self, *names: str, memory: int = GIB) -> None:
        """The devices that there are, by their whole names."""
        self._library.standin_devices(len(names))
        for number, name in enumerate(names):
            self._standin_device(number, name.encode(), LDS.get(name.partition(":")[0], 65536), memory)

    def interpret(self, on: bool) -> None:
        """Whether launches are executed, or only counted."""
        self.execute_by(self._interpreted if on else None)

    def execute_by(self, execute: Callable[[Asked], int] | None) -> None:
        """What is done with a launch: it gives the status of what the kernel did."""
        self._execute = execute
        self._library.standin_execute(self._executor if execute else None)

    def fail(self, name: str, status: int, after: int = 0, times: int = 1) -> None:
        """Let a function fail, or "kernel", what a launch executes; see hip.c."""
        assert self._standin_fail(name.encode(), status, after, times)

    def calls(self, name: str) -> int:
        """How often a function was called."""
        count = self._standin_calls(name.encode())
        assert count >= 0, name
        return int(count)

    def live(self, kind: str) -> int:
        """How many objects of a kind are there, or bytes."""
        count = self._standin_live(kind.encode())
        assert count >= 0, kind
        return int(count)

    def everything_live(self) -> dict[str, int]:
        gc.collect()
        return {kind: self.live(kind) for kind in KINDS}

    @contextmanager
    def counting(self, *names: str) -> Iterator[dict[str, int]]:
        """Calls of the named functions in the block: filled in at its end."""
        found: dict[str, int] = {}
        before = {name: self.calls(name) for name in names}
        yield found
        found.update({name: self.calls(name) - before[name] for name in names})

    @property
    def current_device(self) -> int:
        number = ctypes.c_int()
        assert self._library.hipGetDevice(ctypes.byref(number)) == 0
        return number.value

    @property
    def last_error(self) -> int:
        """What the runtime remembers of this thread, and clears: torch raises it at its next launch."""
        return int(self._library.hipGetLastError())

    def lower(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """`lower` with a list of what it gave, from which launches find their listings."""

        def kept(*arguments: Any, **options: Any) -> Any:
            found = real(*arguments, **options)
            self.lowered.append(found)
            self._compiled[found.code_object] = found.asm
            return found

        return kept

    def calls_of(self, kernel: Kernel) -> launch.Calls:
        """The calls of a kernel, which are forgotten with the stand-in: what they have settled is loaded there."""
        self._called.append(kernel)
        return Calls(kernel)

    def forget(self) -> None:
        for kernel in self._called:
            del kernel.__dict__["_calls"]

    def _executed(self, pointer: Any) -> int:
        try:
            assert self._execute is not None
            return self._execute(_asked(pointer.contents))
        except BaseException:  # nothing may pass through C
            self.errors.append(traceback.format_exc())
            return FAILED

    def _interpreted(self, asked: Asked) -> int:
        listing = self._compiled[asked.image]
        if asked.image in self.without:
            listing = listing.replace(self.without[asked.image], "\n")
        arguments = [self._argument(*argument) for argument in asked.arguments]
        report = sim.launch(listing, asked.grid, asked.block, arguments, kernel=asked.kernel, dynamic_lds=asked.dynamic_lds)
        self.executed.append(Executed(asked.kernel, asked.device, asked.stream, asked.grid, asked.block, report))
        return FAILED if report.hazards else 0

    def _argument(self, kind: str, raw: bytes) -> Any:
        if kind == "by_value":
            return raw
        assert kind == "global_buffer" and len(raw) == 8
        address = int.from_bytes(raw, "little")
        extent = self._standin_extent(address)
        assert extent, f"{address:#x} is in no allocation"
        return np.ctypeslib.as_array((ctypes.c_uint8 * extent).from_address(address))


def _asked(launch: _Launch) -> Asked:
    image, name = ctypes.string_at(launch.image, launch.image_bytes), launch.kernel.decode()
    packed = ctypes.string_at(launch.arguments, launch.argument_bytes)
    passed = [entry for entry in metadata.kernels(image)[name] if not entry[".value_kind"].startswith("hidden_")]
    assert len(packed) == max(entry[".offset"] + entry[".size"] for entry in passed)
    arguments = [(entry[".value_kind"], packed[entry[".offset"] : entry[".offset"] + entry[".size"]]) for entry in passed]
    return Asked(image, name, tuple(launch.grid), tuple(launch.block), launch.dynamic_lds, launch.device, launch.stream or 0, arguments)


@contextmanager
def stand_in(patch: Any, *names: str) -> Iterator[StandIn]:
    """A stand-in with those devices, for one test. What the test has made and not destroyed by its end is a failure, but for modules, which stay loaded."""
    gpu_ = StandIn(*names)
    patch.setattr(device, "DEVICE_FILES", ("/",))
    lower = gpu_.lower(tiledsl.compile.compile.lower)
    for module in (tiledsl.compile.compile, tiledsl.runtime.launch, tiledsl.tools.bench.measure):
        patch.setattr(module, "lower", lower)
    patch.setattr(launch, "Calls", gpu_.calls_of)
    gc.collect()
    gc.freeze()  # torch's objects take a third of a second to look through, and each test does so at its end
    yield gpu_
    gpu_.forget()
    assert gpu_.errors == []
    left = gpu_.everything_live()
    assert [left[kind] for kind in ("allocations", "bytes", "streams", "events")] == [0, 0, 0, 0], left
    assert left["modules"] == left["functions"]  # one function each: a module without one was left behind
    assert gpu_.last_error == 0
    if names:
        assert gpu_.current_device == 0
