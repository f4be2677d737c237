"""HIP text → code object through ROCm's hiprtc, by hip-python.

It needs ROCm's libraries but no GPU. Where they are missing only `clang.py` is exercised; no result of this road has been run on a GPU yet.
"""

from __future__ import annotations

from typing import Any

from tiledsl.diagnostics import Diagnostic, ToolchainError
from tiledsl.targets import target_named
from tiledsl.toolchain import messages

_FLAGS = ("-O3",)


def compile_hip(text: str, target: str, options: tuple[str, ...] = ()) -> bytes:
    """Compiles HIP text to the code object for `target` that `hipModuleLoadData` takes.

    Kernels keep their names in it only if they are `extern "C"`. ToolchainError when hiprtc is not there or refuses the text.
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


def version() -> str:
    """What names this hiprtc in reports and in the cache's keys. ToolchainError when it is not there.

    It is HIP's own version: the number that hiprtc gives for itself stayed 9.0 over several releases with different compilers.
    """
    number = _call("HIP", _module("hip").hipRuntimeGetVersion)
    return f"hiprtc of HIP {number // 10**7}.{number // 10**5 % 100}.{number % 10**5}"


def _module(name: str) -> Any:
    try:
        import hip
    except ImportError as error:
        raise _absent(f"hip-python cannot be imported ({error})") from error
    return getattr(hip, name)


def _call(name: str, function: Any, *arguments: object) -> Any:
    """What a hip-python function returns beside its status, or None. ToolchainError when the status is not success."""
    try:
        status, *results = function(*arguments)
    except RuntimeError as error:  # hip-python opens ROCm's libraries at the first call
        raise _absent(str(error)) from error
    if int(status):
        raise messages.failure(name, f"failed in {function.__name__}: {getattr(status, 'name', status)}")
    return results[0] if results else None


def _log(hiprtc: Any, name: str, program: Any) -> str:
    text = bytearray(_call(name, hiprtc.hiprtcGetProgramLogSize, program))
    if text:
        _call(name, hiprtc.hiprtcGetProgramLog, program, text)
    return text.rstrip(b"\0").decode(errors="replace")


def _absent(reason: str) -> ToolchainError:
    help = "install ROCm, or compile with clang: pip install 'tiledsl[compile]'"
    return ToolchainError(Diagnostic(messages.NO_HIPRTC, f"hiprtc is not there: {reason}", helps=(help,)))
