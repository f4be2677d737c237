"""`tiledsl sim FILE.hip`: mistakes in HIP C++ are found at their lines, and the kernel without the mistake is clean."""

import json
import pathlib
import re

import pytest

from tests.cli.command import run

FILE = str(pathlib.Path(__file__).with_name("hip") / "mistakes.hip")
TRANSPOSE = "--kernel transpose --grid 2 --block 256 --arg in=f32[2,64,64] --arg out=f32[2,64,64]".split()
DIRECT = "--kernel direct --grid 1 --block 64 --arg in=f32[64] --arg out=f32[64]".split()


def line_of(text: str) -> str:
    """The place of the only line of the file with that text, as reports show it."""
    with open(FILE) as file:
        (found,) = [f"{number}: {line.strip()}" for number, line in enumerate(file, 1) if text in line]
    return f"{FILE}:{found}"


@pytest.mark.parametrize("launch", [TRANSPOSE, DIRECT], ids=["transpose", "direct"])
def test_a_right_kernel_is_clean(capsys, launch):
    status, out, err = run(capsys, "sim", FILE, *launch, "--json")
    assert (status, err) == (0, "") and '"hazards": []' in out


@pytest.mark.parametrize(
    "macro, launch, kind, lines",
    [
        ("RACE", TRANSPOSE, "lds-race", ("= tile[col][r];", "tile[r][col] =")),
        ("BOUNDS", TRANSPOSE, "out-of-bounds", ("tile[r][col] =",)),
        ("WAIT", DIRECT, "lds-in-flight", ("out[lane] =", "asm volatile")),
    ],
)
def test_a_mistake_is_found_at_its_line(capsys, macro, launch, kind, lines):
    status, out, _ = run(capsys, "sim", FILE, *launch, "--macro", macro)
    found = re.findall(r"^([a-z-]+): .*\n((?:  (?!=).*\n)+)", out, re.MULTILINE)
    assert status == 1 and {each for each, _ in found} == {kind}
    for _, places in found:
        assert re.findall(r"^  (\S.*)", places, re.MULTILINE) == [line_of(text) for text in lines]


def test_bank_conflicts_name_the_line(capsys):
    status, out, _ = run(capsys, "sim", FILE, *TRANSPOSE, "--macro", "CONFLICT")
    conflicts = [line.strip() for line in out.splitlines() if line.endswith(" conflict clocks")]
    assert status == 0 and conflicts and all(line.startswith(line_of("= tile[col][r];")) for line in conflicts)


def test_costs_name_the_line(capsys):
    """The prediction of the kernel with conflicts has the clocks of the conflicts at the line that has them."""
    status, out, _ = run(capsys, "profile", FILE, *TRANSPOSE, "--macro", "CONFLICT", "--json")
    found = json.loads(out)
    at = "mistakes.hip:" + line_of("= tile[col][r];").split(":")[-2]
    (line,) = (line for line in found["lines"] if line["place"] == at)
    assert (status, found["kernel"], line["stalled"].get("bank conflicts", 0) > 0) == (0, "transpose", True)


def test_a_macro_of_another_file(capsys):
    status, _, err = run(capsys, "profile", "gemm.py", "--macro", "N=1")
    assert (status, err) == (2, "tiledsl: --macro is for HIP C++, FILE.hip or FILE.cpp, and not for gemm.py\n")


LAUNCH = ("--grid", "1", "--block", "64")


@pytest.mark.parametrize(
    "text, options, said",
    [
        (
            "int x = y;",
            LAUNCH,
            "error[TD803]: clang refuses k.hip: use of undeclared identifier 'y'\n --> k.hip:1:9\n1 | int x = y;\n  |         ^\n",
        ),
        (
            '#include "tile.h"',
            LAUNCH,
            "= help: name the folder of the header: -I FOLDER\n",
        ),
        (
            "int f() { return 1; }",
            LAUNCH,
            "tiledsl: k.hip has no kernel: a kernel is a function __global__, and a template must be instantiated\n",
        ),
        ("", (), "tiledsl: HIP C++ needs --grid and --block, as in --grid 8,8 --block 256\n"),
        (
            "",
            (*LAUNCH, "-D", "M=1"),
            "tiledsl: -D is for a kernel, sim FILE.py, and k.hip is HIP C++: --macro NAME=VALUE defines a macro\n",
        ),
    ],
    ids=["refused", "header", "no kernel", "no launch", "size"],
)
def test_a_wrong_request(tmp_path, monkeypatch, capsys, text, options, said):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("k.hip").write_text(text)
    status, out, err = run(capsys, "sim", "k.hip", *options)
    assert (status, out) == (2, "") and said in err


def test_several_kernels_are_named(capsys):
    status, out, err = run(capsys, "sim", FILE, *DIRECT[2:])
    assert (status, out) == (2, "") and "transpose" in err and "direct" in err


def test_the_name_of_a_kernel_behind_the_file(capsys):
    launch = DIRECT[DIRECT.index("direct") + 1 :]
    assert run(capsys, "sim", f"{FILE}:direct", *launch)[0] == run(capsys, "sim", FILE, "--kernel", "direct", *launch)[0] == 0
    for command in ("sim", "profile"):
        status, out, err = run(capsys, command, f"{FILE}:direct", "--kernel", "direct", *launch)
        assert (status, out, err) == (2, "", f"tiledsl: {FILE}:direct names a kernel, and --kernel direct too: leave one out\n")


def test_options_of_hip_are_refused_for_a_listing(capsys):
    status, out, err = run(capsys, "sim", "gemm.s", "-I", "include", *LAUNCH)
    assert (status, out, err) == (2, "", "tiledsl: -I is for HIP C++, FILE.hip or FILE.cpp, and not for gemm.s\n")


LOADER = """\
#include <hip/hip_runtime.h>

static __device__ __forceinline__ uint4 fetch(const void *from) {
    uint4 got;
    asm volatile("INSTRUCTION\\n"
                 "s_waitcnt vmcnt(0) lgkmcnt(0)" : "=v"(got) : "v"(from));
    return got;
}

__global__ void copy(const uint4 *in, uint4 *out) {
    out[threadIdx.x] = fetch(in + threadIdx.x);
}
"""
COPY = "--grid 1 --block 64 --arg in=f32[256] --arg out=f32[256]".split()


@pytest.mark.one_in(4)
@pytest.mark.parametrize("command", ["sim", "profile"])
@pytest.mark.parametrize(
    "instruction, said",
    [
        ("flat_load_dwordx4 %0, s[0:1]", "error[TD850]: line "),
        ("global_load_dwordx4 %0, %1, off offset:9000", "error[TD850]: line "),
        ("flat_laod_dwordx4 %0, %1", "= help: the interpreter knows flat_load_dwordx4, "),
        ("flat_load_dwordx4 %0, [%1", "error[TD590]: cannot read this instruction: expected an operand, found '['\n"),
    ],
    ids=["scalar address", "offset", "name", "syntax"],
)
def test_a_mistake_in_assembly_is_told_at_its_line(tmp_path, monkeypatch, capsys, command, instruction, said):
    """The line of the assembly, in a function that is inlined, and the line of the call."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("k.hip").write_text(LOADER.replace("INSTRUCTION", instruction))
    status, out, err = run(capsys, command, "k.hip", *COPY)
    assert (status, out) == (2, "") and said in err
    places = re.findall(r"^ *(?:-->|:::) k\.hip:(\d+):5\n *\d+ \|(.*)", err, re.MULTILINE)
    assert places == [("5", f'     asm volatile("{instruction}\\n"'), ("11", "     out[threadIdx.x] = fetch(in + threadIdx.x);")]


def test_an_inlined_function_has_its_own_line(tmp_path, monkeypatch, capsys):
    """A flat load is waited for by both counters. The load is in the function, and its use at the call."""
    monkeypatch.chdir(tmp_path)
    text = LOADER.replace("INSTRUCTION", "flat_load_dwordx4 %0, %1").replace(" lgkmcnt(0)", "")
    pathlib.Path("k.hip").write_text(text)
    status, out, _ = run(capsys, "sim", "k.hip", *COPY)
    found = re.findall(r"^  (k\.hip:\S.*)", out, re.MULTILINE)
    assert status == 1 and "register-in-flight: " in out and out.startswith("copy on gfx942: ")
    assert found == [
        "k.hip:11: out[threadIdx.x] = fetch(in + threadIdx.x);",
        'k.hip:5: asm volatile("flat_load_dwordx4 %0, %1\\n", called at k.hip:11',
    ]


NUMBERS = """#include <hip/hip_runtime.h>
template <typename T> __global__ void filled(float *c, float x, double y, __bf16 z, T n) { c[threadIdx.x] = x * y + (float)z * n; }
template __global__ void filled<int>(float *, float, double, __bf16, int);
"""
FILLED = "--arg", "c=f32[64]:nan", "--arg", "x=2", "--arg", "y=3", "--arg", "z=4"


def test_numbers_have_the_types_of_the_parameters(tmp_path, monkeypatch, capsys):
    """A whole number for a float is that number, and not the float with its bits."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("k.hip").write_text(NUMBERS)
    status, out, err = run(capsys, "sim", "k.hip", *LAUNCH, *FILLED, "--arg", "n=5", "--expect", "c = 26.0")
    assert (status, err) == (0, "") and "agree in all of 64 elements, exactly" in out
    for command in ("sim", "profile"):
        status, out, err = run(capsys, command, "k.hip", *LAUNCH, *(word.replace(":nan", "") for word in FILLED), "--arg", "n=1.5")
        assert (status, out, err) == (2, "", "tiledsl: argument 'n' is 1.5, and the kernel's parameter is of int\n")
    status, _, err = run(capsys, "sim", "k.hip", *LAUNCH, *(word.replace("x=2", "x=1e99") for word in FILLED), "--arg", "n=1")
    assert (status, err) == (2, "tiledsl: argument 'x' is 1e+99, which float does not hold\n")
    status, _, err = run(capsys, "sim", "k.hip", *LAUNCH, *(word.replace("x=2", "x=i32:2") for word in FILLED), "--arg", "n=1")
    assert (status, err) == (2, "tiledsl: argument 'x' is 2 of int32, and the kernel's parameter is of float\n")


IN_C = """#include <hip/hip_runtime.h>
typedef float real;
extern "C" __global__ void filled(float *c, real x, const double y, __bf16 z, int n);
extern "C" __global__ void filled_too(float *c, int x) { c[threadIdx.x] = x; }
namespace ours {
extern "C" __global__ void filled(float *c, real x, const double y, __bf16 z, int n) { c[threadIdx.x] = x * y + (float)z * n; }
}
"""


def test_numbers_of_a_kernel_in_c(tmp_path, monkeypatch, capsys):
    """Its name has no types: those of the syntax tree are taken, without the names that the file gives to types."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("k.hip").write_text(IN_C)
    status, out, err = run(capsys, "sim", "k.hip:filled", *LAUNCH, *FILLED, "--arg", "n=5", "--expect", "c = 26.0")
    assert (status, err) == (0, "") and "agree in all of 64 elements, exactly" in out
    for command in ("sim", "profile"):
        given = [word.replace(":nan", "") for word in FILLED]
        status, out, err = run(capsys, command, "k.hip:filled", *LAUNCH, *given, "--arg", "n=1.5")
        assert (status, out, err) == (2, "", "tiledsl: argument 'n' is 1.5, and the kernel's parameter is of int\n")


def test_numbers_of_unknown_types(tmp_path, monkeypatch, capsys):
    """No whole number is taken for the bits of a float."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tiledsl.tools.cli.hip_file.parameters_in_c", lambda *_: {})
    pathlib.Path("k.hip").write_text(IN_C)
    given = ["--arg", "c=f32[64]:nan", "--arg"]
    expected = "tiledsl: argument 'x' is 2, and the type of the kernel's parameter is not known: write x=i32:2 or x=f32:2.0\n"
    assert run(capsys, "sim", "k.hip:filled_too", *LAUNCH, *given, "x=2") == (2, "", expected)
    assert run(capsys, "sim", "k.hip:filled_too", *LAUNCH, *given, "x=i32:2", "--expect", "c = 2.0")[0] == 0


def test_headers_of_the_language(tmp_path, monkeypatch, capsys):
    """Those of the C++ library and of C, with clang's own headers, as stddef.h."""
    monkeypatch.chdir(tmp_path)
    headers = "stddef.h", "cmath", "cstdio", "algorithm", "cstdint", "cfloat", "limits"
    text = "".join(f"#include <{name}>\n" for name in headers)
    pathlib.Path("k.hip").write_text(text + "#include <hip/hip_runtime.h>\n__global__ void k(float *c) { c[threadIdx.x] = sqrtf(4.0f) + FLT_MAX * 0; }\n")
    status, out, err = run(capsys, "sim", "k.hip", *LAUNCH, "--arg", "c=f32[64]:nan", "--expect", "c=2.0")
    assert (status, err) == (0, "") and "agree in all of 64 elements" in out


def test_code_of_the_host(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    kernel, host = (
        "#include <hip/hip_runtime.h>\n__global__ void k(float *c) { c[threadIdx.x] = 1; }\n",
        "hipStream_t s;\nint main() { k<<<1, 64>>>(nullptr); }\n",
    )
    pathlib.Path("k.hip").write_text(kernel + host)
    status, out, err = run(capsys, "sim", "k.hip", *LAUNCH, "--arg", "c=f32[64]")
    assert (status, out, err.count("= help: only kernels are compiled: put the host's code under #ifndef __HIP_DEVICE_COMPILE__\n")) == (2, "", 2)
    pathlib.Path("k.hip").write_text(f"{kernel}#ifndef __HIP_DEVICE_COMPILE__\n{host}#endif\n")
    assert run(capsys, "sim", "k.hip", *LAUNCH, "--arg", "c=f32[64]")[::2] == (0, "")
    status, out, err = run(capsys, "sim", "k.hip", "-I", "none", *LAUNCH)
    assert (status, out, err) == (2, "", "tiledsl: -I takes a folder of headers, and there is no folder 'none'\n")
