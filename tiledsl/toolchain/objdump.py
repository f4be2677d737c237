"""Disassembly by llvm-objdump, ROCm's or another that supports the target."""

from __future__ import annotations

import dataclasses
import glob
import os
import re
import shutil
from collections.abc import Iterator

from tiledsl.toolchain.code_object import CodeObject, CodeObjectError, KernelCode
from tiledsl.toolchain.process import ProcessFailure, run
from tiledsl.toolchain.rocm.install_paths import numbers, rocm_places

_SECONDS = 60.0
# " s_mov_b32 s0, 0 // 000000001600: BE800080", followed by the target of a branch
_INSTRUCTION = re.compile(r"\s+(?P<text>\S.*?)\s*//\s*(?P<address>[0-9A-F]+):")
_VERSION = re.compile(r"version \S+")


@dataclasses.dataclass(frozen=True, slots=True)
class Objdump:
    """An llvm-objdump that supports the target. `str` gives its name for reports and cache keys."""

    path: str
    version: str

    def __str__(self) -> str:
        return f"llvm-objdump {self.version}"

    def instructions(self, data: bytes, kernel: KernelCode, target: str) -> list[tuple[int, str]]:
        """Address and text of each instruction of a kernel in the code object `data`. CodeObjectError where
        llvm-objdump rejects or skips any."""
        command = (self.path, "--disassemble", f"--mcpu={target}", f"--disassemble-symbols={kernel.name}", "-")
        try:
            finished = run(command, data, _SECONDS)
        except ProcessFailure as error:
            raise CodeObjectError(f"cannot be disassembled: {self} {error}") from None
        if finished.status or finished.errors.strip():
            raise CodeObjectError(
                f"cannot be disassembled: {self} says: {finished.errors.strip() or f'status {finished.status}'}"
            )
        end = kernel.address + len(kernel.code)
        found = [
            (int(line["address"], 16), line["text"])
            for line in map(_INSTRUCTION.match, finished.output.decode().splitlines())
            if line
        ]
        return [(address, text) for address, text in found if kernel.address <= address < end]


def find_objdump(sample: bytes, code: CodeObject) -> Objdump | None:
    """The first llvm-objdump that disassembles the code object `sample`: ROCm's, or one on PATH. None without any."""
    for path in _candidates():
        try:
            finished = run((path, "--version"), b"", _SECONDS)
            version = _VERSION.search(finished.output.decode(errors="replace"))
            found = Objdump(path, version[0].partition(" ")[2] if version else "of unknown version")
            if found.instructions(sample, code.kernels[0], code.target):
                return found
        except (ProcessFailure, CodeObjectError):
            continue
    return None


def _candidates() -> Iterator[str]:
    """Every llvm-objdump on this machine, in the order of preference."""
    for place in rocm_places():
        path = os.path.join(place, "llvm", "bin", "llvm-objdump")
        if os.access(path, os.X_OK):
            yield path
    plain = shutil.which("llvm-objdump")
    if plain:
        yield plain
    folders = [folder for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    numbered = [
        path for folder in folders for path in glob.glob(os.path.join(glob.escape(folder), "llvm-objdump-[0-9]*"))
    ]
    yield from sorted(numbered, key=numbers, reverse=True)
