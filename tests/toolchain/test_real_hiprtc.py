"""AMD's own hiprtc through hip-python, without a GPU: every example that is legal on gfx90a, its code object compared with the plan, checked, and executed.

The hiprtc of HIP 5.2 (clang 15) is what Debian's package libamdhip64-5 holds; with a newer one these tests are the same.
"""

import concurrent.futures
import linecache
import os
import pathlib
import re
import struct
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest
import torch

import tiledsl as td
from examples.catalogue import EXAMPLES, Example
from examples.epilogues import linear_gelu
from tests.data import integers, product
from tests.kernels import comparisons, dead_arms, vectors
from tests.kernels.dynamic import every
from tests.standin.library import build, environment
from tests.standin.library import compiler as compiler_of_c
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import ToolchainError
from tiledsl.ir.walk import statements
from tiledsl.lower.plan import first_lanes
from tiledsl.runtime.launch import execute
from tiledsl.toolchain import clang, hiprtc
from tiledsl.toolchain.code_object import read_code_object

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = "gfx90a"  # the target that the oldest hiprtc supports
LEGAL = [example for example in EXAMPLES if TARGET in example.targets]
TEXT = 'extern "C" __attribute__((global)) void scale(float *c) {\n  // scale.py:3: c[0] = 2\n  c[0] = 2;\n}\n'


@pytest.fixture(scope="module", autouse=True)
def compiler() -> hiprtc.Hiprtc:
    try:
        return hiprtc.find_hiprtc(TARGET)
    except ToolchainError as error:
        pytest.skip(f"needs hiprtc: {error.diagnostics[0].message}")


def is_old(compiler: hiprtc.Hiprtc) -> bool:
    return compiler.version.startswith("hiprtc of HIP 5.")


def of_example(example: Example) -> tuple[Lowered, tuple[int, int, int]]:
    """Lower the example at two blocks and two steps."""
    rows, cols, step = example.extents({})
    size = 2 * rows, cols, 2 * step
    return lower(example.kernel, TARGET, {**dict(zip("MNK", size, strict=True)), **example.options}, compiler="hiprtc"), size


def expected_arguments(lowered: Lowered) -> list[tuple[int, int, str]]:
    """Offset, size and kind by the C rules of alignment: pointers, then scalars of four bytes, then run-time sizes as ints."""
    pointers = len(lowered.kernel.tensors)
    numbers = len(lowered.kernel.scalars) + len(lowered.kernel.dynamic)
    return [(8 * n, 8, "global_buffer") for n in range(pointers)] + [(8 * pointers + 4 * n, 4, "by_value") for n in range(numbers)]


def check_metadata(lowered: Lowered) -> None:
    """Compare the code object with the kernel and its plan."""
    (kernel,) = read_code_object(lowered.code_object).kernels
    metadata: dict[str, Any] = kernel.metadata
    program = program_of(lowered.at(lowered.sizes) if lowered.sizes else lowered.kernel, TARGET)
    assert (kernel.name, metadata[".name"]) == (lowered.symbol, lowered.symbol)
    explicit = [entry for entry in metadata[".args"] if not entry[".value_kind"].startswith("hidden")]
    assert [(entry[".offset"], entry[".size"], entry[".value_kind"]) for entry in explicit] == expected_arguments(lowered)
    assert metadata[".group_segment_fixed_size"] == program.lds_bytes == struct.unpack_from("<I", kernel.descriptor)[0]
    assert metadata[".max_flat_workgroup_size"] == 64 * lowered.kernel.warps and metadata[".wavefront_size"] == 64
    assert (metadata[".vgpr_spill_count"], metadata[".sgpr_spill_count"], metadata[".private_segment_fixed_size"]) == (0, 0, 0)
    registers, accumulators = metadata[".vgpr_count"], metadata[".agpr_count"]
    assert registers <= 512 // -(-lowered.kernel.warps // 4)  # a block's waves run at the same time, on four SIMDs of 512 registers a lane
    assert registers - accumulators <= 256 and accumulators <= 256
    assert (lowered.resources.vgprs, lowered.resources.agprs) == (registers - accumulators, accumulators)


def check_lines(lowered: Lowered, compiler: hiprtc.Hiprtc) -> None:
    """Every instruction has a line of the kernel, five in six of them by hiprtc itself, and products have the line of their word."""
    (kernel,) = lowered.listing.kernels
    items = [item for item in kernel.items if isinstance(item, Instruction)]
    assert lowered.places.keys() == {item.line for item in items}
    spans = [*(one.span for one in statements(lowered.kernel.body)), lowered.kernel.grid_place[0], lowered.kernel.span]
    found = Counter(lowered.places.values())
    assert found.keys() <= {(span.file, span.line) for span in spans}
    assert found[lowered.kernel.span.file, lowered.kernel.span.line] <= len(items) / 50  # the place of the kernel's end, and of what is not known
    told = hiprtc.lines_of(lowered.hip, lowered.code_object, hiprtc.listing_of(lowered.code_object, compiler), compiler)
    assert told.keys() <= lowered.places.keys() and len(told) >= len(items) * 5 / 6
    products = {(item.text.endswith(", 0"), linecache.getline(*lowered.places[item.line])) for item in items if "mfma" in item.mnemonic}
    assert products and all("td.mma_" in line or clears and "td.zeros(" in line for clears, line in products)


@pytest.mark.sample("K07")
@pytest.mark.parametrize("example", LEGAL, ids=lambda example: example.id)
def test_an_example(compiler: hiprtc.Hiprtc, example: Example) -> None:
    """Compiled, compared, checked (lower has done so), and the launched code itself executed: exact on whole numbers, without a hazard."""
    lowered, (m, n, k) = of_example(example)
    assert str(lowered.compiler) == str(compiler) and lowered.compiler.passed_over == lowered.refusals == ()
    assert lowered.asm.startswith("; disassembled by amd_comgr ")
    assert lowered.code_object == hiprtc.compile_hip(lowered.hip, TARGET)
    check_metadata(lowered)
    check_lines(lowered, compiler)
    a, b, _ = integers(m, n, k)
    tensors = {"a": a, "b": b if example.reference.__name__ == "a_bt" else b.T.contiguous(), "c": torch.ones(m, n)}
    expected = example.reference({**tensors, **example.scalars, "c": tensors["c"].clone()}, slice(0, m), slice(0, n))
    report = execute(lowered, [*tensors.values(), *example.scalars.values()])
    assert report.hazards == ()
    assert torch.equal(tensors["c"], expected)


@pytest.mark.thorough
def test_a_text_that_clang_15_refuses(compiler: hiprtc.Hiprtc, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """K14 chooses between 64-bit addresses in vector registers, while its loads, whose last step loads its own tiles again, take scalar addresses. clang 15
    rejects this unless the addresses are read from the first lane. Where tiledsl chooses the compiler, it takes clang's code and says so."""
    monkeypatch.setattr(first_lanes, "_is_chosen", lambda operand: False)
    (example,) = (one for one in LEGAL if one.id == "K14")
    sizes = {"M": 256, "N": 256, "K": 256, **example.options}
    if not is_old(compiler):
        check_metadata(lower(example.kernel, TARGET, sizes, compiler="hiprtc"))
        return
    with pytest.raises(ToolchainError) as caught:
        lower(example.kernel, TARGET, sizes, compiler="hiprtc")
    assert str(caught.value) == f"error[TD803]: {compiler.version} refuses the HIP text for gfx90a: cannot compile inline asm"
    assert "invalid operand for instruction" in capfd.readouterr().err  # the compiler prints this itself, and it is missing in the log
    lowered = lower(example.kernel, TARGET, sizes, compiler="auto")
    assert isinstance(lowered.compiler, clang.Clang)
    assert [str(one) for one in lowered.compiler.passed_over] == [
        f"{compiler.version} (ROCm): TD803: refuses the HIP text for gfx90a: cannot compile inline asm"
    ]


@pytest.mark.thorough
def test_run_time_sizes_at_edges() -> None:
    """Sizes that no tile divides, given at run time."""
    kernel = every(EXAMPLES[0].kernel)
    lowered = lower(kernel, TARGET, {"M": 70, "N": 130, "K": 100}, compiler="hiprtc")
    assert [size.name for size in lowered.kernel.dynamic] == ["M", "K", "N"]
    check_metadata(lowered)
    a, b, c = integers(70, 130, 100)
    assert execute(lowered, [a, b, c]).hazards == ()
    assert torch.equal(c, product(a, b))


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k", [(100, 72, 40), (128, 128, 64), (256, 128, 192)])
def test_an_epilogue(m: int, n: int, k: int) -> None:
    """Branches on elements at edges, a row vector, a scalar, bf16 results. In a disassembly, loads of plain C++ look the same as loads in assembly."""
    lowered = lower(linear_gelu, TARGET, {"M": m, "N": n, "K": k}, compiler="hiprtc")
    check_metadata(lowered)
    a, b, _ = integers(m, n, k)
    bias, c = torch.arange(float(n)), torch.zeros((m, n), dtype=torch.bfloat16)
    assert execute(lowered, [a, b, bias, c, 0.125]).hazards == ()
    exact = torch.nn.functional.gelu(0.125 * product(a, b).double() + bias)
    assert torch.allclose(c.double(), exact, rtol=2**-8, atol=2**-8)


def test_no_lines_by_a_hiprtc_that_tells_none(compiler: hiprtc.Hiprtc, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """One that refuses the options for line information, or makes other code with them: the kernel is compiled all the same."""
    code = hiprtc.compile_hip(TEXT, TARGET)
    found = hiprtc.listing_of(code, compiler)
    assert set(hiprtc.lines_of(TEXT, code, found, compiler).values()) >= {3} and hiprtc.lines_of(TEXT.replace("= 2", "= 3"), code, found, compiler) == {}
    monkeypatch.setattr(hiprtc, "_DWARF", ("-gdwarf-5", "-no-such-option"))
    assert hiprtc.lines_of(TEXT, code, found, compiler) == {} and capfd.readouterr().out == ""


def test_the_log_against_the_line(compiler: hiprtc.Hiprtc) -> None:
    assert b"scale" in hiprtc.compile_hip(TEXT, TARGET)
    with pytest.raises(ToolchainError) as caught:
        hiprtc.compile_hip(TEXT.replace("c[0] =", "d[0] ="), TARGET)
    assert str(caught.value) == (
        f"error[TD803]: {compiler.version} refuses the HIP text for gfx90a: use of undeclared identifier 'd'\n"
        "  = in the HIP text:\n"
        "   3 |   d[0] = 2;\n"
        "     |   ^\n"
        "  = made for scale.py:3: d[0] = 2\n"
        "  = help: if this line holds no assembly of yours, the mistake is in tiledsl: please report the mistake with the text that --dump-hip prints"
    )


def test_a_target_beyond_it(compiler: hiprtc.Hiprtc) -> None:
    """hiprtc would crash, so it is not called."""
    if not is_old(compiler):
        assert hiprtc.find_hiprtc("gfx942").version == compiler.version
        return
    with pytest.raises(ToolchainError, match="^error\\[TD806\\]: hiprtc of HIP 5[.0-9]* does not compile for gfx942, which needs ROCm 6.0"):
        hiprtc.find_hiprtc("gfx942")


@pytest.mark.thorough
def test_the_same_text_gives_the_same_bytes() -> None:
    """Also from several threads at once."""
    texts = [TEXT.replace("= 2", f"= {n % 3}") for n in range(6)]
    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda text: hiprtc.compile_hip(text, TARGET), texts))
    assert len(set(made)) == 3 and made[:3] * 2 == made


def test_by_the_command_line(capsys: pytest.CaptureFixture[str], compiler: hiprtc.Hiprtc) -> None:
    from tiledsl.tools import cli

    asked = ["lower", "examples/gemm_8192.py:gemm", "--target", TARGET, *(word for name in "MNK" for word in ("-D", f"{name}=128"))]
    assert cli.main([*asked, "--compiler", "auto"]) == 0
    assert f"\ncompiler         {compiler}\n" in capsys.readouterr().out + "\n"
    assert cli.main([*asked, "--target", f"{TARGET}:sramecc+:xnack-", "--compiler", "hiprtc", "--dump-asm"]) == 0
    out = capsys.readouterr().out
    assert re.match(rf"; disassembled by amd_comgr [0-9.]+ from the code object of {re.escape(compiler.version)}\n", out)


def test_no_product_at_all() -> None:
    @td.kernel(warps=1)
    def halves(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
        td.store(c[row, col], 0.5 * td.load(a[row, col], (32, 32)))

    lowered = lower(halves, TARGET, {"M": 40, "N": 32}, compiler="hiprtc")
    a, c = np.arange(1280, dtype=np.float32).reshape(40, 32), np.zeros((40, 32), np.float32)
    assert execute(lowered, [a, c]).hazards == ()
    assert (c == a / 2).all()


OF_TORCH = f"""
import sys
from tiledsl.toolchain import hiprtc
module = hiprtc._module("hiprtc")
sys.stderr.write(type(module).__name__)
sys.stdout.buffer.write(hiprtc.compile_hip({TEXT!r}, "{TARGET}"))
"""


def test_the_hiprtc_of_a_torch_without_hip_python(tmp_path: pathlib.Path) -> None:
    """The same library found beside the runtime that a torch carries, and called by ctypes: the same code."""
    code = hiprtc.compile_hip(TEXT, TARGET)
    library, *_ = re.findall(r"(/\S*/libamdhip64\.so\S*)$", pathlib.Path("/proc/self/maps").read_text(), re.MULTILINE)
    (tmp_path / "torch" / "lib").mkdir(parents=True)
    (tmp_path / "torch" / "__init__.py").write_text("raise AssertionError('it is not imported')\n")
    (tmp_path / "torch" / "lib" / "libamdhip64.so").symlink_to(library)
    variables = os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "LD_LIBRARY_PATH": ""}
    done = subprocess.run([sys.executable, "-c", OF_TORCH], env=variables, capture_output=True)
    assert done.stderr.decode() == "HiprtcLibrary" and done.returncode == 0
    assert done.stdout == code


LAUNCH = """
import pytest
from examples.gemm_8192 import gemm
from tests.data import integers, product
from tests.standin.device import stand_in
from tests.standin.kernels import there
from tiledsl.runtime import DeviceArray

with pytest.MonkeyPatch.context() as patch, stand_in(patch, "gfx90a:sramecc+:xnack-") as gpu:
    a, b, _ = integers(130, 70, 104)
    c = DeviceArray((130, 70), "float32")
    gemm(there(a), there(b), c)
    assert (c.numpy() == product(a, b).numpy()).all()
    (lowered,), (executed,) = gpu.lowered, gpu.executed
    assert executed.report.hazards == () and gpu.calls("hipModuleLoadData") == 1
    print(lowered.compiler, lowered.compiler.passed_over, sep="; ")
    del c  # the stand-in counts what is left
"""


@pytest.mark.thorough
@pytest.mark.skipif(compiler_of_c() is None, reason="needs a C compiler, cc: install gcc or clang")
def test_a_call_on_a_device(tmp_path: pathlib.Path) -> None:
    """Everything but the GPU: hiprtc's code is loaded and launched on the stand-in for the HIP runtime, and executed by the interpreter."""
    hiprtc.compile_hip(TEXT, TARGET)
    library, *_ = re.findall(r"(/\S*/lib(?:hiprtc|amdhip64)\.so\S*)$", pathlib.Path("/proc/self/maps").read_text(), re.MULTILINE)
    build(tmp_path)
    (tmp_path / "libhiprtc.so").symlink_to(library)
    places = {"LD_LIBRARY_PATH": f"{tmp_path}:{os.path.dirname(library)}", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", LAUNCH], cwd=ROOT, env=environment(tmp_path) | places, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"hiprtc of HIP [0-9.]+, its code object disassembled by amd_comgr [0-9.]+; \(\)\n", done.stdout)


def test_arms_that_multiply_the_same() -> None:
    """clang 15 made one of their products, before the branch."""
    dead_arms.exact(TARGET, compiler="hiprtc")


@pytest.mark.parametrize("name, layout", [("row_max", "row"), ("row_sum", "col"), ("col_min", "row"), ("col_sum", "col")])
def test_reductions(name, layout):
    """Within a lane, and between lanes by DPP, ds_swizzle and ds_bpermute."""
    lowered = vectors.reduced.lower(TARGET, M=64, N=32, name=name, layout=layout, compiler="hiprtc")
    x = np.random.default_rng(3).integers(-64, 64, (64, 32)).astype(np.float32)
    rows, cols = np.zeros((64, 1), np.float32), np.zeros((1, 32), np.float32)
    assert execute(lowered, [x, rows, cols]).hazards == ()
    axis, found = (1, rows) if name.startswith("row") else (0, cols)
    assert np.array_equal(found.ravel(), {"max": np.fmax, "min": np.fmin, "sum": np.add}[name[4:]].reduce(x, axis=axis))


@pytest.mark.sample("chosen_constants-rows_apart")
@pytest.mark.parametrize(
    "order, make",
    [  # each order with one of the two, which take turns; with --thorough with both
        pytest.param(order, make, marks=() if place == number % 2 else pytest.mark.thorough)
        for number, order in enumerate(comparisons.ORDERS)
        for place, make in enumerate((comparisons.rows_apart, comparisons.steps_apart))
    ],
)
def test_a_comparison_in_a_coordinate_is_a_scalar(order, make):
    lowered = make(order).lower(TARGET, M=64, N=32, K=128, compiler="hiprtc")
    comparisons.right_on(lowered, order, make is comparisons.steps_apart, 64, 32, 128)


@pytest.mark.thorough
def test_the_step_ahead_is_a_scalar_however_many_there_are():
    """K14 requests step k + 1, or k if that is the last: clang 15 put the base into vector registers."""
    example = next(example for example in LEGAL if example.id == "K14")
    rows, cols, step = example.extents({})
    for steps in (3, 8):
        assert lower(example.kernel, TARGET, {"M": rows, "N": cols, "K": steps * step, **example.options}, compiler="hiprtc").resources.vgpr_spills == 0
