"""The choice of the compiler, by request or by availability, and the fate of a kernel whose code by hiprtc is refused."""

import dataclasses
import pathlib

import pytest

import tiledsl as td
from tests.toolchain.stand_in import StandIn
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import KernelError, ToolchainError, UsageError
from tiledsl.toolchain import clang, compilers, hiprtc, messages
from tiledsl.toolchain.compilers import find_compilers

SIZES = {"M": 32, "N": 32, "K": 32}


@td.kernel(warps=1)
def small(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> StandIn:
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    return StandIn(monkeypatch)


def by(compiler: str | None) -> Lowered:
    return lower(small, "gfx942", SIZES, compiler=compiler)


def spills(text: str) -> str:
    return text.replace(".vgpr_spill_count: 0", ".vgpr_spill_count: 3")


def test_what_hiprtc_made_is_what_is_launched(stand_in: StandIn) -> None:
    for asked in ("hiprtc", "auto"):
        lowered = by(asked)
        assert str(lowered.compiler) == "hiprtc of HIP 7.2.1, its code object disassembled by a stand-in"
        assert lowered.code_object.endswith(b"hiprtc's") and lowered.compiler.passed_over == ()
        assert by(asked).from_cache
    assert stand_in.compiled == 2


def test_code_that_the_checks_refuse(stand_in: StandIn) -> None:
    stand_in.reader.change = spills
    with pytest.raises(KernelError, match="TD210"):
        by("hiprtc")
    tries = stand_in.compiled
    lowered = by("auto")
    assert stand_in.compiled > tries
    assert isinstance(lowered.compiler, clang.Clang) and not lowered.code_object.endswith(b"hiprtc's")
    over = "hiprtc of HIP 7.2.1 (ROCm): TD210: the compiler spills: 3 vector and 0 scalar registers, 0 bytes of scratch a lane"
    assert [str(one) for one in lowered.compiler.passed_over] == [over]
    tries = stand_in.compiled
    again = by("auto")  # hiprtc is not tried again
    assert again.from_cache and again.compiler == lowered.compiler and again.code_object == lowered.code_object
    assert stand_in.compiled == tries


def test_a_text_that_hiprtc_refuses(stand_in: StandIn) -> None:
    stand_in.fails = messages.refusal("kernel.hip:1:1: error: no\n", "x\n", "hiprtc of HIP 7.2.1", "gfx942")
    with pytest.raises(ToolchainError) as caught:
        by("hiprtc")
    assert caught.value.hip is not None and "td_small" in caught.value.hip
    (over,) = by("auto").compiler.passed_over
    assert str(over) == "hiprtc of HIP 7.2.1 (ROCm): TD803: refuses the HIP text for gfx942: no"


def test_a_failure_of_the_machine_is_not_kept(stand_in: StandIn) -> None:
    stand_in.fails = messages.failure("hiprtc of HIP 7.2.1", "failed in hiprtcCreateProgram: HIPRTC_ERROR_OUT_OF_MEMORY")
    assert isinstance(by("auto").compiler, clang.Clang)
    stand_in.fails = None
    again = by("auto")
    assert isinstance(again.compiler, hiprtc.Hiprtc) and not again.from_cache


def test_a_kernel_that_is_refused_before_compiling_is_not_compiled(stand_in: StandIn) -> None:
    @td.kernel(warps=1)
    def beyond(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(c.cols, 32))
        As = td.st(td.bf16, 32, 32)
        td.load(As, a[row, 1])

    with pytest.raises(KernelError):
        lower(beyond, "gfx942", SIZES, compiler="auto")
    assert stand_in.compiled == 0


def test_unchecked_takes_the_first(stand_in: StandIn) -> None:
    """The refusal of hiprtc's code does not remain where clang's code is right."""
    stand_in.reader.change = spills
    assert lower(small, "gfx942", SIZES, compiler="auto", unchecked=True).refusals == ()
    (refusal,) = lower(small, "gfx942", SIZES, compiler="hiprtc", unchecked=True).refusals
    assert refusal.code == "TD210"


def test_no_hiprtc(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = ToolchainError("hiprtc is not there: reason")

    def missing(target: str) -> None:
        raise absent

    monkeypatch.setattr(hiprtc, "find_hiprtc", missing)
    (found,) = find_compilers("gfx942", "auto")
    assert found == dataclasses.replace(clang.find_clang("gfx942"), passed_over=found.passed_over)
    assert [str(one) for one in found.passed_over] == ["hiprtc (ROCm): hiprtc is not there: reason"]
    with pytest.raises(ToolchainError) as caught:
        find_compilers("gfx942", "hiprtc")
    assert caught.value is absent


def test_no_clang_to_fall_back_on(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clang, "_candidates", lambda: iter(()))
    assert [found.version for found in find_compilers("gfx942", "auto")] == ["hiprtc of HIP 7.2.1"]
    stand_in.fails = ToolchainError("no")
    with pytest.raises(ToolchainError, match="no"):
        by("auto")


@pytest.mark.parametrize("gpus, expected", [((), ["clang"]), (("gfx90a", "gfx942"), ["hiprtc", "clang"]), (("gfx90a",), ["clang"])])
def test_what_is_taken_when_nothing_is_asked(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, gpus: tuple[str, ...], expected: list[str]) -> None:
    monkeypatch.setattr(compilers, "has_gpu_of", lambda target: target in gpus)
    assert [type(found).__name__.lower().replace("compiler", "clang") for found in find_compilers("gfx942")] == expected
    assert [found.source for found in find_compilers("gfx942", None, f"{clang.find_clang('gfx942').command[0]}")] == ["explicit option"]


def test_requests_that_do_not_fit(stand_in: StandIn) -> None:
    with pytest.raises(UsageError) as caught:
        find_compilers("gfx942", "gcc")
    assert str(caught.value) == "error: there is no compiler 'gcc': it is one of auto, clang, hiprtc"
    with pytest.raises(UsageError) as caught:
        find_compilers("gfx942", "hiprtc", "/usr/bin/clang")
    assert str(caught.value) == "error: the compiler is hiprtc, and clang is '/usr/bin/clang': name one of them"


def test_a_devices_name_is_that_of_its_architecture() -> None:
    """The device gives the name with SRAM-ECC and XNACK on or off."""
    lowered = small.lower("gfx942:sramecc+:xnack-", **SIZES)
    assert lowered.target == "gfx942"
    assert lowered.code_object == small.lower("gfx942", **SIZES).code_object
    with pytest.raises(UsageError, match="unknown target 'gfx1100:xnack-'"):
        small.lower("gfx1100:xnack-", **SIZES)
