"""HIP text → code object → listing through ROCm's hiprtc. The calls go through hip-python, or directly to the libraries
of torch's ROCm. hiprtc needs ROCm's libraries but no GPU.

Every hip-python from 6.2 on has the functions that are called here, with one signature. hiprtc compiles through
amd_comgr, which also disassembles the result: the checks read the code object that is launched, not a separate listing.
No result of this path has been run on a GPU yet."""

from __future__ import annotations

import ctypes
import dataclasses
import functools
import os
import re
from typing import Any, ClassVar

from tiledsl.diagnostics.diagnostic import DeviceError, Diagnostic, ToolchainError
from tiledsl.targets import Target, target_named
from tiledsl.toolchain import line_information, messages
from tiledsl.toolchain.cache import stamp
from tiledsl.toolchain.code_object import CodeObjectError, read_code_object
from tiledsl.toolchain.comgr import find_comgr
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.disassembly import Disassembled, Disassembler
from tiledsl.toolchain.hiprtc_library import HiprtcLibrary
from tiledsl.toolchain.line_table import lines_at
from tiledsl.toolchain.objdump import Objdump, find_objdump
from tiledsl.toolchain.rocm.libraries import COMPILER, RUNTIME, file_of, hiprtc_of_torch, loaded, through_hip_python

OLDEST = (5, 2)  # HIP: code objects of version 4, and the oldest hiprtc that has compiled the examples
_FLAGS = ("-O3",)
_DWARF = ("-gdwarf-5",)  # the version that line_table.py reads
_ADDS_OPTIONS = ("HIPRTC_COMPILE_OPTIONS_APPEND", "HIPRTC_LINK_OPTIONS_APPEND")  # ROCm, clr, rocclr/utils/flags.hpp
_OTHERWISE = "or compile with clang: pip install 'tiledsl[compile]'"
# libraries, by the prefixes of their files' names
_COMPILING = (RUNTIME, COMPILER, "libamd_comgr.so", "libclang-cpp.so", "libLLVM")
_PROBE = 'extern "C" __attribute__((global)) void td_probe() {}\n'


@dataclasses.dataclass(frozen=True, slots=True)
class Hiprtc:
    """The hiprtc of this process, for `target`, and its disassembler. `added` are options that hiprtc takes from the
    environment."""

    version: str
    target: str
    disassembler: Disassembler
    added: tuple[str, ...] = ()
    source: str = "ROCm"
    passed_over: tuple[PassedOver, ...] = ()
    marks_assembly: ClassVar[bool] = False

    def __str__(self) -> str:
        added = f" with {', '.join(self.added)}" if self.added else ""
        return f"{self.version}{added}, its code object disassembled by {self.disassembler}"

    @property
    def identity(self) -> str:
        """The compiler's identity in cache keys. It includes the files of the libraries in use, down to LLVM's where
        amd_comgr is linked with them, as Debian's is."""
        return "\n".join((str(self), *map(stamp, loaded(*_COMPILING))))


def find_hiprtc(target: str) -> Hiprtc:
    """A compiler for the target, and a disassembler of its results. ToolchainError where ROCm is missing or too old, or
    without a disassembler.

    hiprtc is never called for a target that it does not know: older versions crash."""
    chip = target_named(target)
    number = _hip_version()
    name = _named(number)
    if _pair(number) < max(OLDEST, chip.rocm):
        raise _too_old(name, chip)
    # hiprtc is a separate library, which may be missing although the HIP runtime is installed
    _call(name, _module("hiprtc").hiprtcVersion)
    comgr = find_comgr()
    if comgr is None:
        objdump = _objdump(target, os.environ.get("PATH", ""), os.environ.get("ROCM_PATH", ""))
        if objdump is None:
            raise _unread(name, target)
        return Hiprtc(name, target, Disassembler(objdump), _added())
    if chip.name not in comgr.targets:
        raise _too_old(f"{name}, with {comgr},", chip)
    return Hiprtc(name, target, Disassembler(comgr), _added())


def compile_hip(text: str, target: str, options: tuple[str, ...] = ()) -> bytes:
    """Compile HIP text to the code object for `target` that `hipModuleLoadData` loads.

    Kernels keep their names only if they are `extern "C"`. ToolchainError when hiprtc is missing or rejects the text.
    """
    target_named(target)
    hiprtc, name = _module("hiprtc"), version()
    program = _call(name, hiprtc.hiprtcCreateProgram, text.encode(), messages.HIP_NAME.encode(), 0, None, None)
    try:
        flags = [flag.encode() for flag in (f"--offload-arch={target}", *_FLAGS, *options)]
        status, *_ = hiprtc.hiprtcCompileProgram(program, len(flags), flags)
        if int(status):
            raise messages.refusal(_log(hiprtc, name, program), text, name, target)
        code = bytearray(_call(name, hiprtc.hiprtcGetCodeSize, program))
        _call(name, hiprtc.hiprtcGetCode, program, code)
        return bytes(code)
    finally:
        hiprtc.hiprtcDestroyProgram(program.createRef())


def listing_of(code_object: bytes, compiler: Hiprtc) -> Disassembled:
    """The listing of a code object that this hiprtc compiled. ToolchainError where it cannot be read."""
    try:
        made_for = read_code_object(code_object).target
        if made_for != compiler.target:
            raise CodeObjectError(f"is for {made_for}")
        return compiler.disassembler.listing(code_object, compiler.version)
    except CodeObjectError as error:
        help = "compile with clang: its listing is checked"
        raise ToolchainError(
            Diagnostic(
                messages.UNREAD,
                f"the code object that {compiler.version} made for {compiler.target} {error}",
                helps=(help,),
            )
        ) from None


def lines_of(text: str, code_object: bytes, found: Disassembled, compiler: Hiprtc) -> dict[int, int]:
    """The lines of the HIP text by the lines of the listing's instructions, where they are known.

    The text is compiled again, with line information. This information names a temporary file, and the code object that
    is launched has the same bytes each time. No lines where hiprtc refuses the options, or makes other code."""
    try:
        informed = compile_hip(text, compiler.target, (*_DWARF, *line_information.OPTIONS))
        if _code_in(informed) != _code_in(code_object):
            return {}
        known = lines_at(informed, found.addresses.values(), messages.is_text)
    except (ToolchainError, CodeObjectError):
        return {}
    return {line: known[address] for line, address in found.addresses.items() if address in known}


def _code_in(code_object: bytes) -> list[tuple[int, bytes]]:
    return [(kernel.address, kernel.code) for kernel in read_code_object(code_object).kernels]


def version() -> str:
    """The version that identifies this hiprtc in reports and cache keys. ToolchainError without hiprtc.

    It is HIP's own version: the number that hiprtc gives for itself stayed 9.0 over several releases with different
    compilers."""
    return _named(_hip_version())


def _added() -> tuple[str, ...]:
    return tuple(f"{name}={os.environ[name]}" for name in _ADDS_OPTIONS if os.environ.get(name))


def _hip_version() -> int:
    function = _module("hip").hipRuntimeGetVersion
    return int(through_hip_python(lambda: _call("HIP", function)))  # every use of hiprtc begins with this call


def _pair(number: int) -> tuple[int, int]:
    return number // 10**7, number // 10**5 % 100


def _named(number: int) -> str:
    return f"hiprtc of HIP {'.'.join(map(str, _pair(number)))}.{number % 10**5}"


@functools.cache
def _objdump(target: str, path: str, rocm: str) -> Objdump | None:
    """An llvm-objdump that reads hiprtc's code objects for the target; `path` and `rocm` are the places to search."""
    sample = compile_hip(_PROBE, target)
    return find_objdump(sample, read_code_object(sample))


def _module(name: str) -> Any:
    """The functions of "hip" or "hiprtc": of the ROCm that torch is linked with, or hip-python's."""
    try:
        torch = hiprtc_of_torch()
    except DeviceError as error:
        raise _absent(error.diagnostics[0].message, "install a whole torch") from None
    if torch is not None:
        return _of_torch(*torch)
    try:
        import hip  # optional: there are wheels for Linux on x86-64 alone
    except ImportError as error:
        raise _absent(f"hip-python cannot be imported ({error})", "pip install hip-python") from error
    return getattr(hip, name)


def _of_torch(runtime: ctypes.CDLL, path: str) -> HiprtcLibrary:
    used = file_of(runtime["hipGetDeviceCount"])
    try:
        # without a library beside it: older runtimes hold these functions themselves
        return HiprtcLibrary(path or used, runtime)
    except (OSError, AttributeError) as error:
        reason = f"cannot be used ({error})" if path else "is missing"
        text = f"torch is linked with {used}, and the {COMPILER} that belongs beside it {reason}"
        raise _absent(
            text,
            "install a torch that brings hiprtc: the hiprtc of another ROCm would load a second HIP runtime into the"
            " process",
        ) from None


def _call(name: str, function: Any, *arguments: object) -> Any:
    """The results of a hip-python function after the status, or None. ToolchainError when the status is not success."""
    try:
        status, *results = function(*arguments)
    # hip-python opens ROCm's libraries, and looks functions up in them, at the first call
    except RuntimeError as error:
        raise _unopened(str(error)) from error
    if int(status):
        raise messages.failure(name, f"failed in {function.__name__}: {getattr(status, 'name', status)}")
    return results[0] if results else None


def _log(hiprtc: Any, name: str, program: Any) -> str:
    text = bytearray(_call(name, hiprtc.hiprtcGetProgramLogSize, program))
    if text:
        _call(name, hiprtc.hiprtcGetProgramLog, program, text)
    return text.rstrip(b"\0").decode(errors="replace")


def _unopened(reason: str) -> ToolchainError:
    """The error for a missing library, or for a library that lacks a function."""
    reason = re.sub(r"b'([^']*)'", r"\1", reason)  # hip-python formats bytes into its messages
    if "dlsym" in reason:
        import hip  # optional; the reason came from hip-python, so the import succeeds

        made_for = getattr(hip, "ROCM_VERSION_NAME", "another version")
        return _absent(
            reason, f"this hip-python is made for ROCm {made_for}: install the hip-python with the version of your ROCm"
        )
    return _absent(
        reason, f"install ROCm {OLDEST[0]}.{OLDEST[1]} or newer, or name the folder of its libraries in LD_LIBRARY_PATH"
    )


def _absent(reason: str, remedy: str) -> ToolchainError:
    help = f"{remedy}; {_OTHERWISE}"
    message = f"hiprtc is not there: {reason}"
    return ToolchainError(Diagnostic(messages.NO_HIPRTC, message, helps=(help,), cause=messages.NoHiprtc()))


def _too_old(name: str, chip: Target) -> ToolchainError:
    needed = ".".join(map(str, max(OLDEST, chip.rocm)))
    helps = (f"install ROCm {needed} or newer, {_OTHERWISE}",)
    return ToolchainError(
        Diagnostic(
            messages.OLD_HIPRTC, f"{name} does not compile for {chip.name}, which needs ROCm {needed}", helps=helps
        )
    )


def _unread(name: str, target: str) -> ToolchainError:
    message = (
        f"the code that {name} makes for {target} cannot be checked: there is no amd_comgr, and no llvm-objdump that"
        f" knows {target}, to disassemble the code"
    )
    helps = (
        "install ROCm's amd_comgr (Debian: libamd-comgr2) or llvm-objdump (ROCm: rocm-llvm), or compile with clang",
    )
    return ToolchainError(Diagnostic(messages.UNREAD, message, helps=helps))
