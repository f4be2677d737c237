"""hiprtc through hip-python: a stand-in that behaves as its documentation says, and the real one where ROCm's libraries are."""

from __future__ import annotations

import enum
import sys
import types

import pytest

from tiledsl.diagnostics import ToolchainError, UsageError
from tiledsl.toolchain import hiprtc

TEXT = 'extern "C" __attribute__((global)) void scale(float *c) {\n  // scale.py:3: c[0] = 2\n  c[0] = 2;\n}\n'


class Result(enum.IntEnum):
    HIPRTC_SUCCESS = 0
    HIPRTC_ERROR_COMPILATION = 6
    HIPRTC_ERROR_INTERNAL_ERROR = 11


class StandIn:
    """One program at a time. `log` non-empty means that the text is refused."""

    def __init__(self, log: bytes = b"", fails: str = ""):
        self.log, self.fails = log, fails
        self.destroyed = 0
        self.received: list[object] = []
        self.hip = types.SimpleNamespace(hipRuntimeGetVersion=lambda: (0, 70226043))
        self.hiprtc = self

    def hiprtcCreateProgram(self, source: bytes, name: bytes, count: int, headers: None, names: None) -> tuple[Result, object]:
        self.received += [source, name]
        return Result.HIPRTC_SUCCESS, types.SimpleNamespace(createRef=lambda: "reference")

    def hiprtcCompileProgram(self, program: object, count: int, options: list[bytes]) -> tuple[Result]:
        assert count == len(options)
        self.received += options
        return (Result.HIPRTC_ERROR_COMPILATION if self.log else Result.HIPRTC_SUCCESS,)

    def hiprtcGetProgramLogSize(self, program: object) -> tuple[Result, int]:
        return Result.HIPRTC_SUCCESS, len(self.log)

    def hiprtcGetProgramLog(self, program: object, log: bytearray) -> tuple[Result]:
        log[:] = self.log
        return (Result.HIPRTC_SUCCESS,)

    def hiprtcGetCodeSize(self, program: object) -> tuple[Result, int]:
        return (Result.HIPRTC_ERROR_INTERNAL_ERROR if self.fails else Result.HIPRTC_SUCCESS), 4

    def hiprtcGetCode(self, program: object, code: bytearray) -> tuple[Result]:
        code[:] = b"\x7fELF"
        return (Result.HIPRTC_SUCCESS,)

    def hiprtcDestroyProgram(self, reference: str) -> None:
        assert reference == "reference"
        self.destroyed += 1


def use(monkeypatch: pytest.MonkeyPatch, stand_in: object) -> None:
    monkeypatch.setitem(sys.modules, "hip", stand_in)


def test_text_becomes_a_code_object(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = StandIn()
    use(monkeypatch, stand_in)
    assert hiprtc.compile_hip(TEXT, "gfx942", ("-DX=1",)) == b"\x7fELF"
    assert stand_in.received == [TEXT.encode(), b"kernel.hip", b"--offload-arch=gfx942", b"-O3", b"-DX=1"]
    assert stand_in.destroyed == 1
    assert hiprtc.version() == "hiprtc of HIP 7.2.26043"


def test_the_log_is_shown_against_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    log = b"/tmp/comgr-1a2b3c/input/CompileSource:3:3: error: use of undeclared identifier 'c'\n  c[0] = 2;\n  ^\n1 error generated.\n\0"
    stand_in = StandIn(log)
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == (
        "error[TD803]: hiprtc of HIP 7.2.26043 refuses the HIP text for gfx942: use of undeclared identifier 'c'\n"
        "  = in the HIP text:\n"
        "   3 |   c[0] = 2;\n"
        "     |   ^\n"
        "  = made for scale.py:3: c[0] = 2\n"
        "  = help: if this line holds no assembly of yours, the mistake is in tiledsl: please report it with the text that --dump-hip prints"
    )
    assert stand_in.destroyed == 1


def test_a_failing_call_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = StandIn(fails="hiprtcGetCodeSize")
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == "error[TD804]: hiprtc of HIP 7.2.26043 failed in hiprtcGetCodeSize: HIPRTC_ERROR_INTERNAL_ERROR"
    assert stand_in.destroyed == 1


def test_without_hip_python(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, None)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == (
        "error[TD805]: hiprtc is not there: hip-python cannot be imported (import of hip halted; None in sys.modules)\n"
        "  = help: install ROCm, or compile with clang: pip install 'tiledsl[compile]'"
    )


def test_without_rocm(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("failed to dlopen 'libamdhip64.so'")

    stand_in = StandIn()
    stand_in.hip.hipRuntimeGetVersion = fail
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == (
        "error[TD805]: hiprtc is not there: failed to dlopen 'libamdhip64.so'\n" "  = help: install ROCm, or compile with clang: pip install 'tiledsl[compile]'"
    )


def test_unknown_target_is_a_usage_error(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn())
    with pytest.raises(UsageError):
        hiprtc.compile_hip(TEXT, "gfx1100")


def test_the_real_one() -> None:
    try:
        hiprtc.version()
    except ToolchainError as error:
        pytest.skip(f"needs hiprtc: {error.diagnostics[0].message}")
    assert b"scale" in hiprtc.compile_hip(TEXT, "gfx90a")  # what the oldest hiprtc knows
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT.replace("c[0] =", "d[0] ="), "gfx90a")
    assert "   3 |   d[0] = 2;\n     |   ^\n" in str(caught.value)
