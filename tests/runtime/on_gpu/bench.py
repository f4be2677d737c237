"""`tiledsl bench` and the examples on a GPU: output, calls of the runtime, and every failure."""

import ctypes
import dataclasses
import io
import json
import math
import os
import pathlib
import re
import sys

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.cli.command import KERNEL, WRONG, run
from tests.standin.library import build
from tests.standin.operations import on_gpu
from tests.standin.tensors import in_place, rocm_build
from tiledsl.toolchain.rocm import device, hip
from tiledsl.tools import cli
from tiledsl.tools.bench import peer

ROOT = pathlib.Path(__file__).resolve().parents[3]
GFX90A = pytest.mark.devices("gfx90a:sramecc+:xnack-")  # its last cache, 8 MiB, is emptied soonest
FEW = ("--warmup", "1", "--repeats", "3")
SCALED = """
import tiledsl as td


@td.kernel(warps=1)
def scaled(a: td.gl[td.f32, td.dyn("M"), 32], c: td.gl[td.f32, td.dyn("M"), 32], times: td.f32, plus: td.f32 = 1.0, tile=32):
    (row,) = td.grid(td.cdiv(a.rows, tile)),
    td.ensures(c, times * a + plus * td.old(c))
    td.store(c[row, 0], times * td.load(a[row, 0], (tile, 32)) + plus * td.load(c[row, 0], (tile, 32)))
"""
BATCH = """
import tiledsl as td


@td.kernel(warps=1)
def doubled(a: td.gl[td.f32, "B", "M", 32], c: td.gl[td.f32, "B", "M", 32]):
    batch, row = td.grid(a.batch, td.cdiv(a.rows, 32))
    td.ensures(c, 2.0 * a)
    td.store(c[batch, row, 0], 2.0 * td.load(a[batch, row, 0], (32, 32)))
"""
pytestmark = GFX90A


@pytest.fixture
def here(gpu, empty_folder):
    """An empty working directory with one correct kernel's file."""
    pathlib.Path("small.py").write_text(KERNEL)
    pathlib.Path("scaled.py").write_text(SCALED)
    return empty_folder


def masked(gpu, text: str) -> str:
    """The text without times and rates, whose columns stay, the compiler's name, and the reason for rejecting hiprtc, which is not installed here."""
    if gpu.lowered:
        compiler = gpu.lowered[0].compiler
        text = text.replace(str(compiler), "COMPILER").replace(f"passed over {compiler.passed_over[0]}\n", "passed over PASSED OVER\n")
    text = re.sub(r"\d+\.\d+( ms apart)", r"#\1", text)
    rows = (re.sub(r" *(\d[\d.]*[.e][-\d]*%?)(?= )", lambda found: "#".rjust(len(found[0])), line) for line in text.splitlines(keepends=True))
    return "".join(row if row.endswith("(not a GPU's)\n") else line for row, line in zip(rows, text.splitlines(keepends=True), strict=True))


def failed(capsys, *arguments: str) -> tuple[int, str]:
    """Exit status and standard error of a command that prints nothing to standard output."""
    status, out, err = run(capsys, "bench", *arguments)
    assert out == ""
    return status, err


HEADING = """\
small (small.py) on device 0 (gfx90a), stand-in
NOT A GPU'S TIMES: this device is a stand-in for the HIP runtime, whose launches the interpreter executes
compiler  COMPILER
          passed over PASSED OVER
peak      181 TFLOP/s for bf16, 1.6 TB/s of HBM: MI250, one die
times     of 3 launches after 1 untimed, each between two events of the GPU, on normally distributed numbers
          caches are cold: 64 MiB are written before each launch; with nothing between them, two events are # ms apart, which is part of each time
rates     by the median, of the operations of the contract's products, and of every tensor's bytes moved once
result    against the contract, every element, worked out by NumPy on whole numbers

      M      N      K median ms     10 %     90 %   TFLOP/s of peak     TB/s  of HBM torch.matmul  result
"""
TAIL = "        #        #        #         #       #        #       #            -  exact  (not a GPU's)\n"
NO_TORCH = "\ntorch.matmul  not timed: this torch is no ROCm build\n"


# ------------------------------------------------------------------------------------------------------------ what is printed


def test_the_table(gpu, here, capsys):
    status, out, err = run(capsys, "bench", "small.py", "--sizes", "64,96", "--sizes", "M=32,N=64,K=40", *FEW)
    rows = "".join(f"{m:>7}{n:>7}{k:>7} {TAIL}" for m, n, k in ((64, 64, 64), (96, 96, 96), (32, 64, 40)))
    assert (status, err, masked(gpu, out)) == (0, "", HEADING + rows + NO_TORCH)
    line = out.splitlines()
    assert line[3].startswith("          passed over hiprtc (ROCm): hiprtc is not there: failed to dlopen 'libhiprtc.so'")
    assert line[10].index("result") == line[11].index("exact")
    assert len(gpu.executed) == 3 * (1 + 1 + 1 + 3) and [executed.grid[0] for executed in gpu.executed[::6]] == [4, 9, 2]


def test_its_own_sizes_and_options(gpu, here, capsys):
    status, out, err = run(capsys, "bench", "small.py:small", "-D", "K=96", "-D", "step=16", "--cache", "warm", "--data", "integers", "--no-check", *FEW)
    assert (status, err) == (0, "")
    assert out.startswith("small (small.py), step=16 on device 0 (gfx90a), stand-in\n")
    assert "     64     64     96 " in out and out.endswith("\nresult        not checked, as asked\ntorch.matmul  not timed: this torch is no ROCm build\n")
    assert (
        "launches after 1 untimed, each between two events of the GPU, on whole numbers\n          caches are warm: nothing comes between the launches" in out
    )
    assert "result    not compared with anything\n" in out
    assert len(gpu.executed) == 4 and gpu.calls("hipMemsetAsync") == 0


def test_the_document(gpu, here, capsys):
    status, out, err = run(capsys, "bench", "small.py", "--json", "-D", "M=32", "--sizes", "64", *FEW)
    found = json.loads(out)
    (result,) = found["results"]
    times = result["ms"]
    assert (status, err) == (0, "") and len(times["each"]) == 3 and times["median"] == sorted(times["each"])[1]
    assert min(times["each"]) <= times["p10"] <= times["median"] <= times["p90"] <= max(times["each"]) and found["empty_ms"] > 0
    median = times["median"] / 1e3
    flops, moved = 2 * 32 * 64 * 64, 2 * 64 * (32 + 64) + 4 * 32 * 64
    rates = [flops / median / 1e12, flops / median / 181e12, moved / median / 1e12, moved / median / 1.6e12]
    assert [result[name] for name in ("tflops", "of_peak", "tbs", "of_hbm")] == pytest.approx(rates)
    for changing in ("ms", "tflops", "of_peak", "tbs", "of_hbm"):
        del result[changing]
    assert found == {
        "schema": 1,
        "tiledsl": td.__version__,
        "kernel": "small",
        "file": str(here / "small.py"),
        "gpu": False,
        "device": {"number": 0, "name": "gfx90a:sramecc+:xnack-", "product": "stand-in"},
        "target": "gfx90a",
        "peak": {"chip": "MI250, one die", "tflops": {"bf16": 181.0, "f16": 181.0, "int8": 181.0}, "hbm_tbs": 1.6},
        "chosen": {},
        "warmup": 1,
        "repeats": 3,
        "cache": "cold",
        "flushed_bytes": 64 << 20,
        "data": "normally distributed numbers",
        "empty_ms": found["empty_ms"],
        "results": [result],
    }
    assert result == {
        "sizes": {"M": 32, "N": 64, "K": 64},
        "compiler": str(gpu.lowered[0].compiler),
        "flops": flops,
        "flops_of": "contract",
        "matrix_flops": flops,
        "operands": "bf16",
        "bytes": moved,
        "torch_matmul": None,
        "without_torch_matmul": "this torch is no ROCm build",
        "torch_attention": None,
        "without_torch_attention": None,
        "right": True,
        "checks": [
            {
                "output": "c",
                "formula": "a @ b.T",
                "elements": 2048,
                "wrong": 0,
                "exact": True,
                "error": 0.0,
                "allowed": 0.0,
                "first": None,
            }
        ],
        "repeated": [{"output": "c", "elements": 2048, "differ": 0}],
        "not_checked": None,
        "warnings": [],
    }


@pytest.mark.thorough
def test_a_gpu_is_not_marked(gpu, here, capsys, monkeypatch):
    """The device's own name decides."""
    real = hip.Hip.device
    monkeypatch.setattr(hip.Hip, "device", lambda self, number: dataclasses.replace(real(self, number), product="AMD Instinct MI250X"))
    _, out, _ = run(capsys, "bench", "small.py", *FEW)
    assert out.startswith("small (small.py) on device 0 (gfx90a), AMD Instinct MI250X\ncompiler") and "NOT A GPU" not in out and "not a GPU" not in out
    _, out, _ = run(capsys, "bench", "small.py", "--json", *FEW)
    assert json.loads(out)["gpu"] is True


# --------------------------------------------------------------------------------------------------------- what is launched


def test_caches_are_emptied_before_each_launch(gpu, here, capsys):
    order: list[str] = []
    real, untyped = hip.Hip.call, hip.runtime().untyped_launch

    def call(self, name, *arguments, doing):
        order.append(name)
        return real(self, name, *arguments, doing=doing)

    def launch(*arguments):
        order.append("launch")
        return untyped(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hip.Hip, "call", call)
        patch.setattr(hip.runtime(), "untyped_launch", launch)
        run(capsys, "bench", "small.py", *FEW)
    kept = {"hipMemsetAsync": "flush", "hipEventRecord": "record", "launch": "launch", "hipEventSynchronize": "wait", "hipEventElapsedTime": "time"}
    seen = [kept[name] for name in order if name in kept]
    empty = ["flush", *["flush", "record", "record"] * 5, "wait", *["time"] * 5]
    timed = [*["flush", "launch"], *["flush", "record", "launch", "record"] * 3, "wait", *["time"] * 3]
    assert seen == [*empty, "launch", "launch", *timed]  # the checked launch, and the launch with which the last is compared


@pytest.mark.thorough
def test_an_output_that_is_read_is_the_same_at_each_launch(gpu, here, capsys):
    """C = times · A + plus · C would grow from launch to launch. Sizes are arguments, and a scalar is not given."""
    before: list[bytes] = []

    def execute(asked):
        c = int.from_bytes(asked.arguments[1][1], "little")
        before.append(ctypes.string_at(c, 4 * 70 * 32))
        return gpu._interpreted(asked)

    gpu.execute_by(execute)
    status, out, err = run(capsys, "bench", "scaled.py", "--sizes", "70", "-D", "plus=3", *FEW)
    assert (status, err) == (0, "") and len(before) == 1 + 1 + 1 + 3
    assert len(set(before)) == 2 and len(set(before[1:])) == 1  # whole numbers, then the data of the timed launches
    assert out.startswith("scaled (scaled.py), plus=3, times=2.0 on device 0 (gfx90a), stand-in\n") and "peak      1.6 TB/s of HBM: MI250, one die\n" in out
    assert "rates     by the median, of no operations, and of every tensor's bytes moved once\n" in out
    row = masked(gpu, out).splitlines()[-1]
    assert re.fullmatch(r" {5}70 +# +# +# +- +- +# +# +-  exact  \(not a GPU's\)", row), row


def test_data_that_is_timed(gpu, here, capsys):
    """Whole numbers for the check, and then normally distributed ones."""
    seen: list[np.ndarray] = []

    def execute(asked):
        held = np.frombuffer(ctypes.string_at(int.from_bytes(asked.arguments[0][1], "little"), 2 * 64 * 64), np.uint16)
        seen.append((held.astype(np.uint32) << 16).view(np.float32))
        return gpu._interpreted(asked)

    gpu.execute_by(execute)
    assert run(capsys, "bench", "small.py", *FEW)[0] == 0
    first, *others = seen
    assert (first == first.round()).all() and np.abs(first).max() == 8
    assert len(others) == 5 and all((other == others[0]).all() for other in others)
    assert (others[0] != others[0].round()).mean() > 0.9 and 0.9 < others[0].std() < 1.1


def test_rows_that_lie_further_apart(gpu, here, capsys):
    """The kernel is lowered for these strides, and the gaps between the rows of C stay unchanged."""
    between: list[bytes] = []

    def execute(asked):
        a, c = (int.from_bytes(asked.arguments[number][1], "little") for number in (0, 2))
        assert gpu._standin_extent(a) == 2 * (63 * 72 + 64) and gpu._standin_extent(c) == 4 * (63 * 80 + 64)
        status = gpu._interpreted(asked)
        between.append(b"".join(ctypes.string_at(c + 4 * (80 * row + 64), 4 * 16) for row in range(63)))
        return status

    gpu.execute_by(execute)
    status, out, err = run(capsys, "bench", "small.py", "--strides", "a=72", "--strides", "c=80", *FEW)
    assert (status, err) == (0, "") and "  exact  (not a GPU's)\n" in out and set(between) == {bytes(63 * 4 * 16)}
    assert "tensor a: bf16 64 x 64 every 72" in gpu.lowered[0].ir and "tensor c: f32 64 x 64 every 80" in gpu.lowered[0].ir
    status, err = failed(capsys, "small.py", "--strides", "d=72")
    assert (status, err) == (2, "tiledsl: kernel 'small' has no tensor 'd' to have a stride: its tensors are a, b, c\n")


@pytest.mark.parametrize("count, stride", [("3", "2048,36"), pytest.param("4", "2880,2,36,72", marks=pytest.mark.thorough)])
def test_a_batch_whose_matrices_lie_apart(gpu, here, capsys, count, stride):
    """At one distance; and in two groups of two matrices whose rows alternate."""
    pathlib.Path("batch.py").write_text(BATCH)
    status, out, err = run(capsys, "bench", "batch.py", "--sizes", f"B={count},M=40", "--strides", f"a={stride}", *FEW)
    assert (status, err) == (0, "") and f"      {count}     40 " in out and "  exact  (not a GPU's)\n" in out


def test_warnings_are_said_once(gpu, here, capsys):
    """Warnings of the listing and the checks, on standard error."""
    pathlib.Path("small.py").write_text(KERNEL.replace("    acc =", "    Cs = td.st(td.bf16, 32, step)\n    acc ="))
    status, out, err = run(capsys, "bench", "small.py", "--sizes", "64,32", *FEW)
    assert status == 0 and err.count("warning[TD702]: the shared tile 'Cs' is never used") == 1
    (result,) = json.loads(run(capsys, "bench", "small.py", "--json", *FEW)[1])["results"]
    assert {"code": "TD702", "message": "the shared tile 'Cs' is never used"} in result["warnings"]


# ------------------------------------------------------------------------------------------------------------- torch.matmul


@pytest.fixture
def products(gpu, here, monkeypatch, tmp_path):
    """torch as a ROCm build whose CPU kernels calculate (tests/standin/operations.py). The fixture lists its products: operands and results."""
    rocm_build(monkeypatch, tmp_path / "torch", in_place())
    asked: list[tuple[torch.Tensor, torch.Tensor, torch.Tensor]] = []
    real = torch.matmul

    def matmul(left, right, out=None):
        found = real(left, right) if out is None else real(left, right, out=out)
        asked.append(tuple(one.in_place().clone() for one in (left, right, found if out is None else out)))
        return found

    def to(tensor, place):
        assert place == "cuda:0"
        return on_gpu(tensor)

    monkeypatch.setattr(torch.Tensor, "to", to)
    monkeypatch.setattr(torch, "matmul", matmul)
    return asked


@pytest.mark.thorough
def test_torch_beside_it(gpu, here, capsys, products):
    """The same data, timed in the same way, always in the same memory."""
    with gpu.counting("hipEventRecord", "hipMemsetAsync") as calls:
        status, out, err = run(capsys, "bench", "small.py", "-D", "M=32", *FEW, "--json")
    (result,) = json.loads(out)["results"]
    assert (status, err, result["without_torch_matmul"]) == (0, "", None)
    times = result["torch_matmul"]["ms"]
    assert len(times["each"]) == 3 and result["torch_matmul"]["tflops"] == pytest.approx(2 * 32 * 64 * 64 / times["median"] / 1e9)
    assert calls == {"hipEventRecord": 2 * (5 + 3 + 3), "hipMemsetAsync": 6 + 4 + 4} and len(products) == 1 + 1 + 3
    for left, right, found in products:
        assert (left.shape, right.shape, left.dtype, found.dtype) == ((32, 64), (64, 64), torch.bfloat16, torch.bfloat16)
        assert torch.equal(found, left @ right) and torch.equal(left, products[0][0]) and 0.9 < left.float().std() < 1.1
    _, out, _ = run(capsys, "bench", "small.py", *FEW)
    assert re.search(r" +\d\S*  exact  \(not a GPU's\)\n$", out) and "torch.matmul  not timed" not in out


@pytest.mark.parametrize(
    "formula, multiplied",
    [
        (lambda a, b, c: a @ b.T, lambda a, b: a @ b.T),
        (lambda a, b, c: b.T @ a, lambda a, b: b.T @ a),
        (lambda a, b, c: a.T @ b.T.T, lambda a, b: None),
        (lambda a, b, c: 2.0 * (a @ b.T), lambda a, b: None),
        (lambda a, b, c: a @ a.T, lambda a, b: a @ a.T),
        (lambda a, b, c: a @ td.old(c), lambda a, b: None),
    ],
)
def test_torch_multiplies_as_the_contract_says(products, formula, multiplied):
    """Where the contract is a plain product, torch computes it."""

    @td.kernel(warps=1)
    def stated(a: td.gl[td.f16, 64, 64], b: td.gl[td.f16, 64, 64], c: td.gl[td.f16, 64, 64]):
        td.ensures(c, formula(a, b, c))
        td.grid(1)
        td.store(c[0, 0], td.cast(td.zeros(td.f32, 64, 64), td.f16))

    product = peer.plain_product(stated.capture("gfx90a", {}))
    a, b = (torch.randint(-8, 9, (64, 64), generator=torch.Generator().manual_seed(seed)).half() for seed in (0, 1))
    expected = multiplied(a, b)
    assert (product is None) == (expected is None)
    if product is not None:
        peer.torch_matmul(product, {"a": a.numpy(), "b": b.numpy()}, 0)()
        assert len(products) == 2 and all(torch.equal(found, expected) for *_, found in products)


def attended(causal=False, shared=1, scale=0.5, late=0):
    """A kernel that states attention of two heads, or of two with one of keys."""

    @td.kernel(warps=1)
    def stated(q: td.gl[td.bf16, 2, 32, 64], k: td.gl[td.bf16, "HK", 64, 64], v: td.gl[td.bf16, "HK", 64, 64], o: td.gl[td.bf16, 2, 32, 64]):
        one = (lambda n: n // shared) if shared > 1 else lambda n: n
        scores = scale * (q @ td.matrix_of(k, one).T)
        if causal:
            scores = td.where(lambda i, j: j <= i + late, scores, -math.inf)
        td.ensures(o, td.softmax(scores) @ td.matrix_of(v, one))
        _, n = td.grid(1, 2)
        td.store(o[n, 0, 0], td.cast(td.zeros(td.f32, 32, 64), td.bf16))

    return stated.capture("gfx90a", {"HK": 2 // shared})


@pytest.mark.parametrize("options", [{}, {"causal": True}, {"shared": 2}, {"scale": 2.0}], ids=str)
def test_torch_attends_as_the_contract_says(products, options):
    causal, shared, scale = options.get("causal", False), options.get("shared", 1), options.get("scale", 0.5)
    attention = peer.plain_attention(attended(**options))
    q, k, v = (
        torch.randn(heads, rows, 64, generator=torch.Generator().manual_seed(rows)).bfloat16()
        for heads, rows in ((2, 32), (2 // shared, 64), (2 // shared, 64))
    )
    found = peer.torch_attention(attention, {"q": q.view(torch.int16).numpy(), "k": k.view(torch.int16).numpy(), "v": v.view(torch.int16).numpy()}, 0)()
    scores = scale * (q.float() @ k.float().repeat_interleave(shared, 0).mT)
    if causal:
        scores = scores.masked_fill(torch.arange(64) > torch.arange(32)[:, None], -math.inf)
    expected = scores.softmax(-1) @ v.float().repeat_interleave(shared, 0)
    torch.testing.assert_close(in_place_of(found)[0].float(), expected, rtol=2e-2, atol=2e-2)


def in_place_of(tensor):
    return tensor.in_place() if hasattr(tensor, "in_place") else tensor


def test_attention_that_torch_has_not(gpu):
    """A mask that begins later, and a plain product."""
    assert peer.plain_attention(attended(causal=True, late=32)) is None
    assert peer.plain_product(attended()) is None and peer.plain_attention(attended(causal=True)).is_causal


def test_torch_that_fails(gpu, here, capsys, products, monkeypatch):
    def matmul(left, right, out=None):
        raise RuntimeError("HIP out of memory. Tried to allocate 8.00 GiB.\nmore")

    monkeypatch.setattr(torch, "matmul", matmul)
    status, out, _ = run(capsys, "bench", "small.py", *FEW)
    assert status == 0 and out.endswith("\ntorch.matmul  not timed: it failed: HIP out of memory. Tried to allocate 8.00 GiB.\n")


def test_torch_with_another_runtime(gpu, here, capsys, monkeypatch, tmp_path):
    opened = hip.runtime().path
    rocm_build(monkeypatch, tmp_path / "torch", build(tmp_path / "other", name="libamdhip64-of-torch.so"))
    status, out, _ = run(capsys, "bench", "small.py", *FEW)
    theirs = tmp_path / "torch" / "lib" / "libc10_hip.so"
    why = f"torch is linked with a HIP runtime of its own ({theirs}), and tiledsl has opened {opened} before torch was imported"
    assert status == 0 and out.endswith(f"\ntorch.matmul  not timed: it failed: {why}\n")


def test_kernels_that_are_no_plain_product_have_nothing_beside_them(gpu, here, capsys, products):
    pathlib.Path("twice.py").write_text(KERNEL.replace("a @ b.T", "2.0 * (a @ b.T)").replace("], acc)", "], 2.0 * acc)"))
    status, out, _ = run(capsys, "bench", "twice.py", *FEW)
    assert status == 0 and "exact" in out and products == [] and "torch.matmul  not" not in out


# -------------------------------------------------------------------------------------------------------------- wrong results


def spoiled(gpu, *places: int):
    """Launches that add 1 to these elements of the last tensor."""

    def execute(asked):
        status = gpu._interpreted(asked)
        c = ctypes.cast(int.from_bytes(asked.arguments[-1][1], "little"), ctypes.POINTER(ctypes.c_float))
        for place in places:
            c[place] += 1
        return status

    gpu.execute_by(execute)


def test_a_wrong_result(gpu, here, capsys):
    spoiled(gpu, 3 * 64 + 7, 4000)
    status, out, err = run(capsys, "bench", "small.py", *FEW)
    said = re.fullmatch(r"'c' and its contract, a @ b.T, differ in 2 of 4,096 elements, the first at \[3, 7\]: (\S+) where (\S+) is right (.*)\n", err)
    assert status == 1 and "  WRONG  (not a GPU's)\n" in out
    assert said and float(said[1]) == float(said[2]) + 1 and said[3] == "(allowed error 0); all lie in [3:63, 7:33]"
    status, out, err = run(capsys, "bench", "small.py", "--json", *FEW)
    (result,) = json.loads(out)["results"]
    (check,) = result["checks"]
    assert (status, err, result["right"], check["wrong"], check["error"]) == (1, "", False, 2, 1.0)
    assert check["first"] == {"at": [3, 7], "got": float(said[1]), "expected": float(said[2])}


def test_what_is_left_unwritten_is_wrong(gpu, here, capsys):
    gpu.interpret(False)
    status, _, err = run(capsys, "bench", "small.py", *FEW)
    assert status == 1 and "differ in 4,096 of 4,096 elements, the first at [0, 0]: nan where " in err


def test_launches_that_differ(gpu, here, capsys):
    """One launch does not show the error: the first launches are right, and the last, on the same data, gives another result."""
    count = iter(range(100))

    def execute(asked):
        status = gpu._interpreted(asked)
        if next(count) == 4:
            ctypes.cast(int.from_bytes(asked.arguments[-1][1], "little"), ctypes.POINTER(ctypes.c_float))[70] += 1
        return status

    gpu.execute_by(execute)
    pathlib.Path("small.py").write_text(KERNEL.replace("    td.ensures(c, a @ b.T)\n", ""))
    status, out, err = run(capsys, "bench", "small.py", *FEW)
    assert (status, err) == (1, "'c' differs between two launches on the same data, in 1 of 4,096 elements\n") and "  WRONG  (not a GPU's)\n" in out
    count = iter(range(100))
    (result,) = json.loads(run(capsys, "bench", "small.py", "--json", *FEW)[1])["results"]
    assert (result["right"], result["repeated"]) == (False, [{"output": "c", "elements": 4096, "differ": 1}])


def test_a_kernel_without_a_contract(gpu, here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("    td.ensures(c, a @ b.T)\n", ""))
    status, out, err = run(capsys, "bench", "small.py", *FEW)
    assert (status, err) == (0, "") and "  not checked  (not a GPU's)\n" in out
    assert "rates     by the median, of the operations of the matrix instructions, and of every tensor's bytes moved once\nresult    not compared" in out
    assert out.endswith("\nresult        not checked: no contract (td.ensures) for c\n")
    _, out, _ = run(capsys, "bench", "small.py", "--json", *FEW)
    (result,) = json.loads(out)["results"]
    assert (result["right"], result["checks"], result["not_checked"]) == (None, [], "no contract (td.ensures) for c")
    assert (result["flops"], result["flops_of"]) == (2 * 64**3, "matrix instructions")


# ------------------------------------------------------------------------------------------------------------------- failures


def test_a_kernel_that_is_refused(gpu, here, capsys):
    pathlib.Path("small.py").write_text(WRONG)
    status, err = failed(capsys, "small.py", *FEW)
    assert status == 1
    assert err == (
        "small at M=64, N=64, K=64: not timed\n"
        "error[TD301]: a piece of 'a' lies outside 'a', which has 64 columns\n"
        "  --> small.py:10:9\n"
        "10 |         td.load(As, a[row, k + 1])\n"
        "   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1, columns 64..95\n"
        "   = in tiles of 32 columns that is tile 2, counted from 0, of 2\n"
        "   = the piece lies inside in every step but the last, which has no next step\n"
        "   = help: leave the statement out there: `if k + 1 < steps:`, where k is the step\n"
    )
    assert gpu.calls("hipModuleLoadData") == 0


@pytest.mark.thorough
def test_out_of_memory_at_one_of_several_sizes(gpu, here, capsys):
    """The other sizes are timed, and earlier allocations are freed."""
    gpu.devices("gfx90a", memory=80 << 20)
    large = ("--sizes", "M=32,N=65536,K=128")
    status, out, err = run(capsys, "bench", "small.py", "--sizes", "64", *large, "--sizes", "32", *FEW)
    assert status == 1 and len(re.findall("exact", out)) == 2
    assert err == (
        "small at M=32, N=65536, K=128: not timed\n"
        "error[TD861]: allocating 16,777,216 bytes on device 0 (gfx90a) failed: out of memory (hipErrorOutOfMemory)\n"
        "  = help: free arrays that are not needed any more, or use smaller ones\n"
    )
    status, out, err = run(capsys, "bench", "small.py", *large, "--json", *FEW)
    (result,) = json.loads(out)["results"]
    assert (status, err, result["sizes"]) == (1, "", {"M": 32, "N": 65536, "K": 128})
    assert result["error"].startswith("error[TD861]: allocating 16,777,216 bytes on device 0 (gfx90a) failed: out of memory")


def test_no_room_on_the_host(gpu, here, capsys, monkeypatch):
    def values(*_):
        raise MemoryError("Unable to allocate 16.0 GiB for an array with shape (65536, 65536) and data type float32")

    monkeypatch.setattr("tiledsl.tools.bench.measure.values", values)
    status, err = failed(capsys, "small.py", *FEW)
    assert status == 1
    assert err == (
        "small at M=64, N=64, K=64: not timed\n"
        "tiledsl: this machine lacks memory for the data of kernel 'small': Unable to allocate 16.0 GiB for an array with shape (65536, 65536) and data type"
        " float32\nuse smaller sizes, or --no-check, which needs less memory\n"
    )


def test_a_reader_that_leaves(gpu, here, monkeypatch):
    """The remaining sizes are not timed, and that is no error."""

    class Left(io.StringIO):
        def write(self, text):
            raise BrokenPipeError

        def fileno(self):
            return os.open(os.devnull, os.O_WRONLY)

    monkeypatch.setattr(sys, "stdout", Left())
    assert cli.main(["bench", "small.py", "--sizes", "64,32", *FEW]) == 0
    assert len(gpu.executed) == 1 + 1 + 1 + 3


def test_no_room_to_empty_the_caches(gpu, here, capsys):
    gpu.devices("gfx90a", memory=1 << 20)
    status, err = failed(capsys, "small.py", *FEW)
    assert (status, err) == (
        1,
        "error[TD861]: allocating 67,108,864 bytes on device 0 (gfx90a) failed: out of memory (hipErrorOutOfMemory)\n"
        "  = help: free arrays that are not needed any more, or use smaller ones\n",
    )


@pytest.mark.parametrize("after", [0, 1, 2, 4])
def test_a_launch_that_fails(gpu, here, capsys, after):
    """The launches are: checked, compared, warm-up, timed. A launch at the next sizes works."""
    gpu.fail("kernel", 719, after)
    status, out, err = run(capsys, "bench", "small.py", "--sizes", "64,32", *FEW)
    assert status == 1 and len(re.findall("exact", out)) == 1
    assert err.startswith("small at M=64, N=64, K=64: not timed\nerror[TD861]: ") and "unspecified launch failure (hipErrorLaunchFailure)\n" in err


@pytest.mark.one_in(4)
@pytest.mark.parametrize("function", ["hipEventCreate", "hipEventRecord", "hipEventSynchronize", "hipEventElapsedTime", "hipMemsetAsync", "hipMemcpyAsync"])
def test_calls_that_fail_leave_nothing_behind(gpu, here, capsys, function):
    """Each call of the function fails in its turn, until no call is left to fail."""
    for after in range(60):
        gpu.fail(function, 1, after)
        status, _, err = run(capsys, "bench", "small.py", "--sizes", "32", "--warmup", "0", "--repeats", "1")
        assert {kind: gpu.everything_live()[kind] for kind in ("bytes", "events")} == {"bytes": 0, "events": 0}
        if status == 0:
            break
        assert status == 1 and "failed: invalid argument (hipErrorInvalidValue)" in err
    assert 1 <= after < 59
    gpu.fail(function, 1, 0, times=0)


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("-D", "Q=3"), "kernel 'small' has no size or option 'Q': it takes M, K, N, step"),
        (("--sizes", "M=64,Q=64"), "kernel 'small' has no size or option 'Q': it takes M, K, N, step"),
        (("--sizes", "M=64,stp=64"), "kernel 'small' has no size or option 'stp' (did you mean 'step'?): it takes M, K, N, step"),
        (
            ("--sizes", "64,M=64"),
            "--sizes takes numbers, as in --sizes 4096,8192, or names with numbers, as in --sizes M=4096,N=8192,K=1024, and got '64,M=64'",
        ),
        (("--sizes", "64x64"), "--sizes takes numbers, as in --sizes 4096,8192, or names with numbers, as in --sizes M=4096,N=8192,K=1024, and got '64x64'"),
        (("--sizes", "-64"), None),
        (("--sizes", "0"), "size M=0 of kernel 'small' must be a whole number, at least 1"),
        (("-D", "M=1", "-D", "N=1", "-D", "K=1", "--sizes", "64"), "--sizes 64: kernel 'small' has no further size: all are given already"),
        (
            ("--sizes", "M=64,N=32,M=96"),
            "--sizes M=64,N=32,M=96 gives M twice: a row has one size of each name, and --sizes may be repeated for the next row",
        ),
        *(
            (arguments, "--warmup is one of 0..100,000, and --repeats one of 1..100,000")
            for arguments in (("--repeats", "0"), ("--warmup", "-1"), ("--repeats", "99999999999"), ("--warmup", "99999999999"))
        ),
    ],
)
def test_requests_that_make_no_sense(gpu, here, capsys, arguments, said):
    status, err = failed(capsys, "small.py", *arguments)
    assert status == 2 and (said is None or err == f"tiledsl: {said}\n")
    assert gpu.calls("hipModuleLoadData") == gpu.calls("hipMalloc") == 0


def test_sizes_that_are_missing(gpu, here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace(", sizes=dict(M=64, N=64, K=64)", ""))
    text = "kernel 'small' needs the sizes M, K, N: --sizes 4096,8192 for equal sizes, --sizes M=8192,K=8192,N=8192 for each size"
    assert failed(capsys, "small.py") == (2, f"tiledsl: {text}\n")
    text = "kernel 'small' needs the size K: --sizes 4096,8192 for equal sizes, --sizes K=8192 for each size"
    assert failed(capsys, "small.py", "--sizes", "M=64,N=64") == (2, f"tiledsl: {text}\n")
    text = "kernel 'scaled' needs the size M: --sizes 4096,8192 for equal sizes, --sizes M=8192 for each size"
    assert failed(capsys, "scaled.py") == (2, f"tiledsl: {text}\n")


def test_a_scalar_that_does_not_fit(gpu, here, capsys):
    status, err = failed(capsys, "scaled.py", "--sizes", "64", "-D", "times=big", *FEW)
    assert (status, err) == (2, "tiledsl: 'times' of kernel 'scaled' is a scalar of f32, and got 'big', where a number is expected\n")


ANYWHERE = "run this command on a machine with an AMD GPU, its driver and ROCm 6 or later; without a GPU, `tiledsl profile` predicts the time by a model\n"


@pytest.mark.devices()
def test_no_device(gpu, here, capsys):
    status, err = failed(capsys, "small.py")
    assert (status, err) == (
        2,
        "tiledsl: there is no AMD GPU here to time kernels on: asking for the current device failed: no ROCm-capable device is detected (hipErrorNoDevice)\n"
        "rocminfo shows which GPUs there are; /dev/kfd must be open to you (groups render and video), and HIP_VISIBLE_DEVICES must not exclude the GPU\n"
        + ANYWHERE,
    )


def test_no_driver(gpu, here, capsys, monkeypatch):
    monkeypatch.setattr(device, "DEVICE_FILES", ("/no-such-file",))
    assert failed(capsys, "small.py") == (2, "tiledsl: there is no AMD GPU here to time kernels on: neither /dev/kfd nor /dev/dxg is there\n" + ANYWHERE)


@pytest.mark.devices("gfx1100")
def test_another_architecture(gpu, here, capsys):
    text = "device 0 (gfx1100) is of an architecture for which tiledsl makes no code: it knows gfx90a, gfx942, gfx950"
    assert failed(capsys, "small.py") == (2, f"tiledsl: {text}\n")


# ------------------------------------------------------------------------------------------------------------------- examples


@pytest.fixture
def demo(gpu, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    import demo

    return demo.main


def test_an_example(gpu, demo, capsys):
    """The output of `python examples/gemm_8192.py --kernel K01 --size 256` with a GPU."""
    assert demo(None, ["--kernel", "K01", "--size", "256", *FEW]) == 0
    out, err = capsys.readouterr()
    table = masked(gpu, out).partition("gemm (examples/gemm_8192.py)")[2]
    assert err == "" and out.startswith("K01, examples/gemm_8192.py: the words") and "MFMA clocks" in out
    rows = HEADING.partition("small (small.py)")[2] + f"    256    256    256 {TAIL}\ntorch.matmul  not timed: this torch is no ROCm build\n"
    verdict = "'c' and its contract, a @ b.T, agree in all of 65,536 elements, exactly\nRIGHT: the whole result is what the contract says\n"
    assert table == rows + verdict


@pytest.mark.thorough
def test_the_kernel_of_the_table_and_json(gpu, demo, capsys):
    assert demo(None, ["--size", "256", "--json", "--data", "normal", *FEW]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["gpu"], found["times_of_a_gpu"], found["kernel"], found["target"], found["right"]) == ("gfx90a", False, "table", "gfx90a", True)
    assert found["resources"]["vgpr_spills"] == 0 and found["beside"]["kernel"] == "K01"
    for one in (found, found["beside"]):
        (check,) = one["checks"]
        assert one["right"] and not check["exact"] and 0 < check["error"] <= check["allowed"]


def test_an_example_that_is_wrong(gpu, demo, capsys):
    gpu.interpret(False)
    assert demo(None, ["--kernel", "K01", "--size", "128", *FEW]) == 1
    assert capsys.readouterr().out.endswith("(allowed error 0)\nWRONG\n")


def test_an_example_for_another_target(gpu, demo, capsys):
    """The interpreter runs, as without a GPU."""
    assert demo(None, ["--kernel", "K01", "--size", "128", "--target", "gfx942", "--blocks", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("An AMD GPU (gfx90a) is here, and the kernel is made for gfx942: the compiler's listing is executed by the interpreter.\n")
    assert "RIGHT: the blocks equal NumPy's" in out and gpu.executed == []
