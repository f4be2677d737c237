"""Choice of the compiler, clang or hiprtc, and compilation of HIP text to a checked listing and its code object.

With clang the code object is assembled from the listing; with hiprtc the listing is disassembled from the code object.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from tiledsl.diagnostics.diagnostic import TiledslError, ToolchainError, UsageError
from tiledsl.toolchain import COMPILERS, clang, hiprtc
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.messages import Failed, NoHiprtc, Refused
from tiledsl.toolchain.rocm.device import has_gpu_of

Compiler = clang.Clang | hiprtc.Hiprtc


@dataclasses.dataclass(frozen=True, slots=True)
class Built:
    """A listing with its code object. `marked` says whether the listing's comments mark inline assembly: a compiler's
    do, a disassembler's do not. `lines` are the lines of the HIP text by those of the listing's instructions, where the
    compiler tells them."""

    listing: str
    code_object: bytes
    marked: bool
    lines: Mapping[int, int] = dataclasses.field(default_factory=dict)


def find_compilers(target: str, asked: str | None = None, path: str | None = None) -> tuple[Compiler, ...]:
    """The compilers to try in turn. `asked` is one of COMPILERS, `path` the clang to use.

    "auto" is hiprtc where it is installed and supports the target, and clang where it is not, or where hiprtc's result
    is rejected. Without `asked` the choice is "auto" where this machine has a GPU of that target, and clang elsewhere,
    so that a listing does not depend on other installed software. UsageError, ToolchainError."""
    if asked is not None and asked not in COMPILERS:
        raise UsageError(f"there is no compiler '{asked}': it is one of {', '.join(COMPILERS)}")
    if path and asked == "hiprtc":
        raise UsageError(f"the compiler is hiprtc, and clang is '{path}': name one of them")
    if asked is None:
        asked = "auto" if not path and has_gpu_of(target) else "clang"
    if asked == "clang":
        return (clang.find_clang(target, path),)
    if asked == "hiprtc":
        return (hiprtc.find_hiprtc(target),)
    return _automatic(target, path)


def _automatic(target: str, path: str | None) -> tuple[Compiler, ...]:
    try:
        first = hiprtc.find_hiprtc(target)
    except ToolchainError as error:
        found = clang.find_clang(target, path)
        over = PassedOver("hiprtc", "ROCm", error.diagnostics[0].message)
        return (dataclasses.replace(found, passed_over=(over, *found.passed_over)),)
    try:
        return first, clang.find_clang(target, path)
    except ToolchainError:  # no second compiler to try
        return (first,)


def set_aside(compiler: Compiler, error: TiledslError) -> PassedOver:
    """Record that a compiler's result was rejected, with the first message about the result."""
    first = error.diagnostics[0]
    match first.cause:
        case Refused(compiler=compiler.version, said=said) | Failed(compiler=compiler.version, said=said):
            text = said
        case _:
            text = first.message
    return PassedOver(compiler.version, compiler.source, f"{first.code}: {text}")


def may_pass(error: TiledslError) -> bool:
    """Whether the failure may be the machine's: another time, the compiler is asked again."""
    return any(isinstance(found.cause, Failed | NoHiprtc) for found in error.diagnostics)


def build(hip: str, compiler: Compiler, clock: Callable[[str, Callable[[], Any]], Any]) -> Built:
    """Compile HIP text. `clock` runs each stage under its name. ToolchainError."""
    target = compiler.target
    if isinstance(compiler, hiprtc.Hiprtc):
        code_object = clock("compile", lambda: hiprtc.compile_hip(hip, target))
        found = clock("disassemble", lambda: hiprtc.listing_of(code_object, compiler))
        lines = clock("line information", lambda: hiprtc.lines_of(hip, code_object, found, compiler))
        return Built(found.text, code_object, compiler.marks_assembly, lines)
    compiled = clock("compile", lambda: clang.compile_hip(hip, target, compiler))
    # -S does not parse inline assembly; assembling does
    code_object = clock("assemble", lambda: clang.assemble(compiled.listing, target, compiler))
    return Built(compiled.listing, code_object, compiler.marks_assembly, compiled.lines)
