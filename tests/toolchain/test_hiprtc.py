"""hiprtc through hip-python: a stand-in that follows the documentation and the observed behaviour of hip-python 6.2, 6.4, 7.0, 7.2 and 10.0.

test_real_hiprtc.py uses the real hiprtc."""

from __future__ import annotations

import enum
import os
import pathlib
import subprocess
import sys
import types

import pytest

from tests.standin import library
from tiledsl.diagnostics.diagnostic import ToolchainError, UsageError
from tiledsl.toolchain import clang, hiprtc

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEXT = 'extern "C" __attribute__((global)) void scale(float *c) {\n  // scale.py:3: c[0] = 2\n  c[0] = 2;\n}\n'


class Result(enum.IntEnum):
    HIPRTC_SUCCESS = 0
    HIPRTC_ERROR_COMPILATION = 6
    HIPRTC_ERROR_INTERNAL_ERROR = 11


class StandIn:
    """A hiprtc with one program at a time. A non-empty `log` means that the text is rejected."""

    def __init__(self, log: bytes = b"", fails: str = ""):
        self.log, self.fails = log, fails
        self.destroyed = 0
        self.received: list[object] = []
        self.hip = types.SimpleNamespace(hipRuntimeGetVersion=lambda: (0, 70226043))
        self.ROCM_VERSION_NAME = "6.2.0"
        self.hiprtc = self

    def hiprtcVersion(self) -> tuple[Result, int, int]:
        if self.fails == "hiprtcVersion":
            raise RuntimeError("failed to dlopen 'b'libhiprtc.so'': b'libhiprtc.so: cannot open shared object file: No such file or directory'")
        return Result.HIPRTC_SUCCESS, 9, 0

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
        return (Result.HIPRTC_ERROR_INTERNAL_ERROR if self.fails == "hiprtcGetCodeSize" else Result.HIPRTC_SUCCESS), 4

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
        "  = help: if this line holds no assembly of yours, the mistake is in tiledsl: please report the mistake with the text that --dump-hip prints"
    )
    assert stand_in.destroyed == 1


def test_a_failing_call_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = StandIn(fails="hiprtcGetCodeSize")
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == "error[TD804]: hiprtc of HIP 7.2.26043 failed in hiprtcGetCodeSize: HIPRTC_ERROR_INTERNAL_ERROR"
    assert stand_in.destroyed == 1


CLANG = "or compile with clang: pip install 'tiledsl[compile]'"


def test_without_hip_python(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, None)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == (
        "error[TD805]: hiprtc is not there: hip-python cannot be imported (import of hip halted; None in sys.modules)\n"
        f"  = help: pip install hip-python; {CLANG}"
    )


MISSING = "'b'libamdhip64.so'': b'libamdhip64.so: cannot open shared object file: No such file or directory'"
LACKING = "'b'hipRuntimeGetVersion'': b'/opt/rocm/lib/libamdhip64.so: undefined symbol: hipRuntimeGetVersion'"


@pytest.mark.parametrize(
    "raised, said, remedy",
    [
        (
            f"failed to dlopen {MISSING}",
            "failed to dlopen 'libamdhip64.so': libamdhip64.so: cannot open shared object file: No such file or directory",
            "install ROCm 5.2 or newer, or name the folder of its libraries in LD_LIBRARY_PATH",
        ),
        (
            f"failed to dlsym {LACKING}",
            "failed to dlsym 'hipRuntimeGetVersion': /opt/rocm/lib/libamdhip64.so: undefined symbol: hipRuntimeGetVersion",
            "this hip-python is made for ROCm 6.2.0: install the hip-python with the version of your ROCm",
        ),
    ],
    ids=["no ROCm", "another ROCm"],
)
def test_without_the_rocm_of_hip_python(monkeypatch: pytest.MonkeyPatch, raised: str, said: str, remedy: str) -> None:
    """The texts are those of hip-python 6.2, 7.2 and 10.0."""

    def fail() -> None:
        raise RuntimeError(raised)

    stand_in = StandIn()
    stand_in.hip.hipRuntimeGetVersion = fail
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT, "gfx942")
    assert str(caught.value) == f"error[TD805]: hiprtc is not there: {said}\n  = help: {remedy}; {CLANG}"


@pytest.mark.parametrize(
    "number, target, named, needed",
    [(40521153, "gfx90a", "4.5.21153", "5.2"), (50221153, "gfx942", "5.2.21153", "6.0"), (60443484, "gfx950", "6.4.43484", "7.0")],
)
def test_one_that_is_too_old_is_never_asked(monkeypatch: pytest.MonkeyPatch, number: int, target: str, named: str, needed: str) -> None:
    stand_in = StandIn()
    stand_in.hip.hipRuntimeGetVersion = lambda: (0, number)
    use(monkeypatch, stand_in)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.find_hiprtc(target)
    assert str(caught.value) == (
        f"error[TD806]: hiprtc of HIP {named} does not compile for {target}, which needs ROCm {needed}\n  = help: install ROCm {needed} or newer, {CLANG}"
    )
    assert stand_in.received == []


def test_the_runtime_without_hiprtc(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn(fails="hiprtcVersion"))
    with pytest.raises(
        ToolchainError, match="^error.TD805.: hiprtc is not there: failed to dlopen 'libhiprtc.so': libhiprtc.so: cannot open shared object file"
    ):
        hiprtc.find_hiprtc("gfx942")


class Comgr:
    """An amd_comgr that supports some targets."""

    def __init__(self, *targets: str):
        self.targets = frozenset(targets)

    def __str__(self) -> str:
        return "amd_comgr 2.8"


def test_the_compiler_behind_it_is_asked_for_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn())
    monkeypatch.setattr(hiprtc, "find_comgr", lambda: Comgr("gfx90a", "gfx942", "gfx942:xnack-"))
    assert str(hiprtc.find_hiprtc("gfx942")) == "hiprtc of HIP 7.2.26043, its code object disassembled by amd_comgr 2.8"
    with pytest.raises(ToolchainError) as caught:
        hiprtc.find_hiprtc("gfx950")
    assert str(caught.value) == (
        "error[TD806]: hiprtc of HIP 7.2.26043, with amd_comgr 2.8, does not compile for gfx950, which needs ROCm 7.0\n"
        f"  = help: install ROCm 7.0 or newer, {CLANG}"
    )


def test_options_of_the_environment_are_part_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so of the cache keys."""
    use(monkeypatch, StandIn())
    monkeypatch.setattr(hiprtc, "find_comgr", lambda: Comgr("gfx942"))
    monkeypatch.setenv("HIPRTC_LINK_OPTIONS_APPEND", "")
    monkeypatch.setenv("HIPRTC_COMPILE_OPTIONS_APPEND", "-O1")
    said = "hiprtc of HIP 7.2.26043 with HIPRTC_COMPILE_OPTIONS_APPEND=-O1, its code object disassembled by amd_comgr 2.8"
    assert str(hiprtc.find_hiprtc("gfx942")) == said


IDENTITIES = """
import ctypes, os, sys
from tiledsl.toolchain.hiprtc import Hiprtc
found = [Hiprtc("hiprtc of HIP 7.2.0", "gfx942", "amd_comgr 2.8").identity]
for path in sys.argv[1:]:
    library = ctypes.CDLL(path)
    found.append(Hiprtc("hiprtc of HIP 7.2.0", "gfx942", "amd_comgr 2.8").identity)
    os.utime(path, (1, 1))
    found.append(Hiprtc("hiprtc of HIP 7.2.0", "gfx942", "amd_comgr 2.8").identity)
print(len(found), len(set(found)))
"""


@pytest.mark.skipif(library.compiler() is None, reason="needs a C compiler, cc: install gcc or clang")
def test_the_cache_tells_libraries_of_one_version_apart(tmp_path: pathlib.Path) -> None:
    """The identity includes each library that the code passes through, with its file's state: a distribution's update keeps the numbers of HIP and
    amd_comgr."""
    names = ("libamdhip64.so.6", "libhiprtc.so.6", "libamd_comgr.so.2.8.0", "libclang-cpp.so.15", "libLLVM-15.so.1", "libLLVM.so.19.1")
    paths = [library.build(tmp_path, "-U_GNU_SOURCE", name=name, source=library.SOURCE.with_name("hiprtc.c")) for name in names]
    done = subprocess.run([sys.executable, "-c", IDENTITIES, *paths], env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    count = 1 + 2 * len(names)
    assert (done.stdout, done.stderr) == (f"{count} {count}\n", "")


def test_nothing_to_check_its_code_with(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn())
    monkeypatch.setattr(hiprtc, "find_comgr", lambda: None)
    monkeypatch.setattr(hiprtc, "_objdump", lambda *places: None)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.find_hiprtc("gfx942")
    assert str(caught.value) == (
        "error[TD807]: the code that hiprtc of HIP 7.2.26043 makes for gfx942 cannot be checked: there is no amd_comgr, and no llvm-objdump that knows gfx942,"
        " to disassemble the code\n  = help: install ROCm's amd_comgr (Debian: libamd-comgr2) or llvm-objdump (ROCm: rocm-llvm), or compile with clang"
    )


def test_code_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn())
    monkeypatch.setattr(hiprtc, "find_comgr", lambda: Comgr("gfx942"))
    compiler = hiprtc.find_hiprtc("gfx942")
    with pytest.raises(ToolchainError) as caught:
        hiprtc.listing_of(b"BC\xc0\xde", compiler)
    assert str(caught.value) == (
        "error[TD807]: the code object that hiprtc of HIP 7.2.26043 made for gfx942 is no ELF file of 64 bits: it begins with b'BC\\xc0\\xde'\n"
        "  = help: compile with clang: its listing is checked"
    )


def test_code_for_another_target_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The instructions would be disassembled, and checked, as those of another chip."""
    use(monkeypatch, StandIn())
    monkeypatch.setattr(hiprtc, "find_comgr", lambda: Comgr("gfx942"))
    other = clang.find_clang("gfx90a")
    code = clang.assemble(clang.compile_hip(TEXT, "gfx90a", other).listing, "gfx90a", other)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.listing_of(code, hiprtc.find_hiprtc("gfx942"))
    assert str(caught.value) == (
        "error[TD807]: the code object that hiprtc of HIP 7.2.26043 made for gfx942 is for gfx90a\n  = help: compile with clang: its listing is checked"
    )


def test_unknown_target_is_a_usage_error(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, StandIn())
    with pytest.raises(UsageError):
        hiprtc.compile_hip(TEXT, "gfx1100")
