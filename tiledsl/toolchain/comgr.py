"""Bindings of ROCm's amd_comgr, the library with which hiprtc compiles: supported targets, and disassembly of code
objects.

The functions are those of amd_comgr.h since version 2.0. A handle is a structure of one 64-bit number and is passed as
that number."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

from tiledsl.toolchain.code_object import CodeObjectError, KernelCode
from tiledsl.toolchain.rocm.install_paths import numbers, rocm_places

_LOADED = re.compile(r"(/\S*/libamd_comgr\.so[.\d]*)$", re.MULTILINE)
_NAMES = ("libamd_comgr.so.3", "libamd_comgr.so.2", "libamd_comgr.so")
_READ = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p)
_PRINT = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
_ADDRESS = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_void_p)


class Comgr:
    """An open library. `str` gives its name for reports and cache keys."""

    def __init__(self, library: Any):
        self._library = library
        major, minor = ctypes.c_size_t(), ctypes.c_size_t()
        library.amd_comgr_get_version.restype = None
        library.amd_comgr_get_version(ctypes.byref(major), ctypes.byref(minor))
        self.version = f"{major.value}.{minor.value}"

    def __str__(self) -> str:
        return f"amd_comgr {self.version}"

    @functools.cached_property
    def targets(self) -> frozenset[str]:
        """The architectures that the library compiles for and disassembles: "gfx90a", …"""
        count, name = ctypes.c_size_t(), ctypes.c_char_p()
        self._call("amd_comgr_get_isa_count", ctypes.byref(count))
        found = set()
        for number in range(count.value):
            self._call("amd_comgr_get_isa_name", ctypes.c_size_t(number), ctypes.byref(name))
            found.add((name.value or b"").decode().rpartition("--")[2])
        return frozenset(found)

    def instructions(self, kernel: KernelCode, isa: str) -> list[tuple[int, str]]:
        """Address and text of each instruction. CodeObjectError where bytes are no instruction of the target."""
        texts: list[str] = []

        def read(start: int, to: int, size: int, _: Any) -> int:
            part = kernel.code[start - kernel.address : start - kernel.address + size]
            ctypes.memmove(to, part, len(part))
            return len(part)

        # all three are bound to names, so that they live as long as the library may call them
        reader = _READ(read)
        printer = _PRINT(lambda text, _: texts.append(text.decode().strip()))
        branch = _ADDRESS(lambda address, _: None)
        with self._disassembler(isa, reader, printer, branch) as handle:
            found, size = [], ctypes.c_uint64()
            address, end = kernel.address, kernel.address + len(kernel.code)
            while address < end:
                texts.clear()
                status = self._library.amd_comgr_disassemble_instruction(
                    handle, ctypes.c_uint64(address), None, ctypes.byref(size)
                )
                if status or len(texts) != 1 or not size.value:
                    raise CodeObjectError(f"holds bytes at {address:#x} that {self} does not read as an instruction")
                found.append((address, texts[0]))
                address += size.value
        return found

    @contextlib.contextmanager
    def _disassembler(self, isa: str, *callbacks: Any) -> Iterator[ctypes.c_uint64]:
        handle = ctypes.c_uint64()
        self._call("amd_comgr_create_disassembly_info", isa.encode(), *callbacks, ctypes.byref(handle))
        try:
            yield handle
        finally:
            self._library.amd_comgr_destroy_disassembly_info(handle)

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._library, name)(*arguments)
        if status:
            raise CodeObjectError(f"cannot be disassembled: {name} of {self} gives status {status}")


def find_comgr(maps: Callable[[], str] | None = None) -> Comgr | None:
    """The amd_comgr that this process has loaded, as hiprtc does, or else ROCm's; None without either. `maps` returns
    the text of /proc/self/maps."""
    loaded = _LOADED.findall((maps or _maps)())
    for name in dict.fromkeys((*loaded, *_in_rocm(), *_NAMES)):
        with contextlib.suppress(OSError, AttributeError):  # the file is missing, or is another library of that name
            return _opened(name)
    return None


@functools.cache
def _opened(name: str) -> Comgr:
    return Comgr(ctypes.CDLL(name))


def _in_rocm() -> Iterator[str]:
    for place in rocm_places():
        folder = os.path.join(place, "lib")
        with contextlib.suppress(OSError):
            yield from (
                os.path.join(folder, name)
                for name in sorted(os.listdir(folder), key=numbers, reverse=True)
                if name in _NAMES
            )


def _maps() -> str:
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as file:
            return file.read()
    except OSError:
        return ""
