"""Cases to compile with Triton and run: kernels, their arguments, and the result that torch expects.

Products are of small integers, so they are exact in any order of summation, and every bit of the result is compared.
Results of exponentials, roots and divisions are compared with float64, within the rounding of the output type."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import torch
import triton.language as tl
import triton_kernels as kernels

TARGETS = ("gfx90a", "gfx942", "gfx950")
SIZE = 512

# Triton's name and torch's type; the 8-bit floats of gfx942 have no negative zero.
_TYPES = {
    "bf16": ("bf16", torch.bfloat16),
    "f16": ("fp16", torch.float16),
    "f32": ("fp32", torch.float32),
    "f64": ("fp64", torch.float64),
    "i8": ("i8", torch.int8),
    "i32": ("i32", torch.int32),
    "fp8": ("fp8e4nv", torch.float8_e4m3fn),
    "bf8": ("fp8e5", torch.float8_e5m2),
}
_GFX942_TYPES = {"fp8": ("fp8e4b8", torch.float8_e4m3fnuz), "bf8": ("fp8e5b16", torch.float8_e5m2fnuz)}


@dataclasses.dataclass(frozen=True)
class Case:
    """One kernel to compile and run. `options` are Triton's, `knobs` the settings of its AMD back end; `variant`
    describes the difference from the plain kernel."""

    kernel: str
    target: str
    tile: tuple[int, ...]
    warps: int = 4
    stages: int = 2
    dtype: str = "bf16"
    variant: str = ""
    knobs: tuple[tuple[str, Any], ...] = ()
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        settings = [f"{key}={value}" for key, value in (*self.knobs, *self.options)]
        words = [
            self.kernel,
            self.dtype,
            *([self.variant] * bool(self.variant)),
            self.target,
            "x".join(map(str, self.tile)),
        ]
        return " ".join([*words, f"{self.warps} warps", f"{self.stages} stages", *settings])


@dataclasses.dataclass
class Problem:
    """The inputs and the expected result of a case. `values` are all arguments by name: tensors and integers;
    `constants` are given separately."""

    function: Any
    values: dict[str, Any]
    types: dict[str, str]
    constants: dict[str, Any]
    grid: tuple[int, ...]
    output: str
    expected: torch.Tensor
    tolerance: float = 0.0

    def right(self) -> bool:
        """Whether the output is as torch expects: bit for bit, or with a tolerance relative to the greatest value."""
        found, expected = self.values[self.output].double(), self.expected.double()
        if self.tolerance == 0:
            return bool(torch.equal(found, expected))
        return bool((found - expected).abs().max() <= self.tolerance * expected.abs().max())


def type_of(dtype: str, target: str) -> tuple[str, torch.dtype]:
    return (_GFX942_TYPES if target == "gfx942" else {}).get(dtype) or _TYPES[dtype]


def _integers(*shape: int, dtype: torch.dtype, most: int = 4) -> torch.Tensor:
    return torch.randint(-most, most + 1, shape).to(dtype)


def _result(case: Case) -> str:
    if case.variant == "narrow":
        return case.dtype
    return {"i8": "i32", "f64": "f64"}.get(case.dtype, "f32")


def gemm(case: Case) -> Problem:
    m, n, k = {"ragged": (333, 417, 250), "ragged rows": (333, 417, 256)}.get(case.variant, (SIZE, SIZE, SIZE))
    lda, ldc = -(-k // 16) * 16, n
    name, dtype = type_of(case.dtype, case.target)
    c_name, c_dtype = type_of(_result(case), case.target)
    bm, bn, bk = case.tile
    a, b = _integers(m, lda, dtype=dtype), _integers(n, lda, dtype=dtype)
    values = {
        "a": a,
        "b": b,
        "c": torch.zeros(m, n, dtype=c_dtype),
        "m": m,
        "n": n,
        "k": k,
        "lda": lda,
        "ldb": lda,
        "ldc": ldc,
    }
    types = {"a": name, "b": name, "c": c_name}
    acc = {"i32": tl.int32, "f64": tl.float64}.get(_result(case), tl.float32)
    precision = {"tf32": "tf32"}.get(case.variant, "ieee")
    constants = {
        "BM": bm,
        "BN": bn,
        "BK": bk,
        "RAGGED": case.variant.startswith("ragged"),
        "ACC": acc,
        "PRECISION": precision,
    }
    expected = (a[:, :k].double() @ b[:, :k].double().T).to(c_dtype)
    return Problem(kernels.gemm, values, types, constants, (math.ceil(m / bm) * math.ceil(n / bn),), "c", expected)


def gemm_split_k(case: Case) -> Problem:
    name, dtype = type_of(case.dtype, case.target)
    bm, bn, bk = case.tile
    a, b = _integers(SIZE, SIZE, dtype=dtype), _integers(SIZE, SIZE, dtype=dtype)
    values = {"a": a, "b": b, "c": torch.zeros(SIZE, SIZE), "m": SIZE, "n": SIZE, "k": SIZE}
    constants = {"BM": bm, "BN": bn, "BK": bk, "SPLIT": 2}
    expected = a.double() @ b.double()
    return Problem(
        kernels.gemm_split_k,
        values,
        {"a": name, "b": name, "c": "fp32"},
        constants,
        (SIZE // bm, SIZE // bn, 2),
        "c",
        expected,
    )


# The numbers of the four bits of fp4 (E2M1), and of two 8-bit types (OCP Microscaling Formats Specification).
_FP4 = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])
_SCALED = {"e2m1": (2, None), "e4m3": (1, torch.float8_e4m3fn), "e5m2": (1, torch.float8_e5m2)}


def gemm_scaled(case: Case) -> Problem:
    """Scales from 1/2 to 2, so that the products stay multiples of 1/16 and exact."""
    bm, bn, bk = case.tile
    pack, dtype = _SCALED[case.variant]
    values: dict[str, Any] = {}
    factors = []
    for name in ("a", "b"):
        codes = torch.randint(0, 256, (SIZE, SIZE // pack), dtype=torch.uint8)
        if dtype is None:
            numbers = torch.stack([_FP4[(codes & 15).long()], _FP4[(codes >> 4).long()]], dim=-1).reshape(SIZE, SIZE)
        else:
            numbers = _integers(SIZE, SIZE, dtype=dtype)
            codes = numbers.view(torch.uint8)
        scales = torch.randint(126, 129, (SIZE, SIZE // 32), dtype=torch.uint8)
        values[name], values[f"scale_{name}"] = codes, scales
        factors.append(numbers.double() * torch.exp2(scales.double() - 127).repeat_interleave(32, dim=1))
    ordered = (
        {name: values[name] for name in ("a", "b")}
        | {"c": torch.zeros(SIZE, SIZE)}
        | {name: values[name] for name in ("scale_a", "scale_b")}
    )
    types = {"a": "u8", "b": "u8", "c": "fp32", "scale_a": "u8", "scale_b": "u8"}
    if dtype is not None:
        types["a"] = types["b"] = {"e4m3": "fp8e4nv", "e5m2": "fp8e5"}[case.variant]
    constants = {"BM": bm, "BN": bn, "BK": bk, "KIND": case.variant, "PACK": pack}
    grid = (SIZE // bm, SIZE // bn)
    return Problem(
        kernels.gemm_scaled,
        ordered | {"m": SIZE, "n": SIZE, "k": SIZE},
        types,
        constants,
        grid,
        "c",
        factors[0] @ factors[1].T,
    )


def softmax(case: Case) -> Problem:
    name, dtype = type_of(case.dtype, case.target)
    rows, n = 24, 1000
    x = torch.randn(rows, n).mul(3).to(dtype)
    values = {"x": x, "y": torch.zeros(rows, n, dtype=dtype), "n": n}
    expected = torch.softmax(x.double(), dim=1)
    return Problem(
        kernels.softmax,
        values,
        {"x": name, "y": name},
        {"WIDTH": case.tile[0]},
        (rows,),
        "y",
        expected,
        _rounding(dtype),
    )


def layer_norm(case: Case) -> Problem:
    name, dtype = type_of(case.dtype, case.target)
    rows, n, eps = 16, 1000, 1e-5
    x, weight, bias = torch.randn(rows, n).add(1).to(dtype), torch.randn(n).to(dtype), torch.randn(n).to(dtype)
    values = {"x": x, "y": torch.zeros(rows, n, dtype=dtype), "weight": weight, "bias": bias, "n": n, "eps": eps}
    expected = torch.nn.functional.layer_norm(x.double(), (n,), weight.double(), bias.double(), eps)
    types = {"x": name, "y": name, "weight": name, "bias": name, "eps": "fp32"}
    return Problem(kernels.layer_norm, values, types, {"WIDTH": case.tile[0]}, (rows,), "y", expected, _rounding(dtype))


def rms_norm(case: Case) -> Problem:
    name, dtype = type_of(case.dtype, case.target)
    rows, n, eps = 30, 500, 1e-6
    height, width = case.tile
    x, weight = torch.randn(rows, n).to(dtype), torch.randn(n).to(dtype)
    values = {"x": x, "y": torch.zeros(rows, n, dtype=dtype), "weight": weight, "rows": rows, "n": n, "eps": eps}
    scale = torch.rsqrt(x.double().pow(2).mean(dim=1, keepdim=True) + eps)
    types = {"x": name, "y": name, "weight": name, "eps": "fp32"}
    constants = {"HEIGHT": height, "WIDTH": width}
    return Problem(
        kernels.rms_norm,
        values,
        types,
        constants,
        (-(-rows // height),),
        "y",
        x.double() * scale * weight.double(),
        _rounding(dtype),
    )


def attention(case: Case) -> Problem:
    """Forward attention. The weights are rounded to the input type before the second product, which costs up to half a
    unit in their last place."""
    name, dtype = type_of(case.dtype, case.target)
    bm, bn, head = case.tile
    heads, length = 2, 256
    q, k, v = (torch.randn(heads, length, head).to(dtype) for _ in range(3))
    scale = 1 / math.sqrt(head)
    values = {"q": q, "k": k, "v": v, "o": torch.zeros_like(q), "length": length, "scale": scale * math.log2(math.e)}
    scores = q.double() @ k.double().transpose(1, 2) * scale
    if case.variant == "causal":
        scores = scores.masked_fill(~torch.ones(length, length, dtype=torch.bool).tril(), -math.inf)
    expected = torch.softmax(scores, dim=-1) @ v.double()
    types = {name_: name for name_ in "qkvo"} | {"scale": "fp32"}
    constants = {"HEAD": head, "BM": bm, "BN": bn, "CAUSAL": case.variant == "causal"}
    return Problem(
        kernels.attention, values, types, constants, (length // bm, heads), "o", expected, 2 * _rounding(dtype)
    )


def _rounding(dtype: torch.dtype) -> float:
    """The tolerance: one unit in the last place of the output's greatest value. For float32 it covers v_exp, v_rcp and
    sums in another order."""
    return max(torch.finfo(dtype).eps, 4e-6)


PROBLEMS: dict[str, Callable[[Case], Problem]] = {
    function.__name__: function
    for function in (gemm, gemm_split_k, gemm_scaled, softmax, layer_norm, rms_norm, attention)
}


def cases() -> Iterator[Case]:
    """Every case, the plain GEMM first."""
    for target in TARGETS:
        yield from _tiles(target)
        yield from _settings(target)
        yield from _types(target)
        yield from _others(target)


def _tiles(target: str) -> Iterator[Case]:
    for tile, warps, stages in itertools.product(
        [(64, 64, 32), (128, 128, 32), (128, 128, 64), (256, 256, 64)], (4, 8), (1, 2, 3)
    ):
        yield Case("gemm", target, tile, warps, stages)


def _settings(target: str) -> Iterator[Case]:
    """Settings of the AMD back end that change its listing."""
    for variant, tile in itertools.product(("ragged", "ragged rows", "narrow"), ((64, 64, 32), (128, 128, 64))):
        yield Case("gemm", target, tile, variant=variant)
    large = (256, 256, 64)
    yield Case("gemm", target, large, 8, 2, knobs=(("use_block_pingpong", True),))
    yield Case("gemm", target, large, 8, 2, knobs=(("use_block_pingpong", False),))
    for stages in (2, 3):
        for pingpong in (False, True):
            yield Case(
                "gemm",
                target,
                (256, 256, 32),
                8,
                stages,
                knobs=(("use_async_copy", True), ("use_block_pingpong", pingpong)),
            )
        yield Case("gemm", target, (128, 128, 64), 4, stages, knobs=(("use_async_copy", True),))
        yield Case("gemm", target, (128, 128, 64), 4, stages, knobs=(("use_buffer_ops", True),))
        yield Case(
            "gemm", target, (128, 128, 64), 4, stages, knobs=(("use_buffer_ops", True), ("use_async_copy", True))
        )
    yield Case("gemm", target, (128, 128, 64), 4, 3, knobs=(("global_prefetch", 1), ("local_prefetch", 1)))
    yield Case("gemm", target, (128, 128, 64), variant="ragged", knobs=(("use_buffer_ops", True),))
    for option, value in (
        ("kpack", 2),
        ("matrix_instr_nonkdim", 16),
        ("matrix_instr_nonkdim", 32),
        ("waves_per_eu", 4),
    ):
        if (option, target) != ("kpack", "gfx950"):
            yield Case("gemm", target, (128, 128, 64), options=((option, value),))


def _types(target: str) -> Iterator[Case]:
    for dtype in ("f16", "i8", "fp8", "bf8"):
        yield Case("gemm", target, (128, 128, 64), dtype=dtype)
        yield Case("gemm", target, (64, 64, 64), variant="ragged", dtype=dtype)
    for dtype in ("f32", "f64"):
        yield Case("gemm", target, (64, 64, 32), dtype=dtype)
    if target == "gfx942":
        yield Case("gemm", target, (64, 64, 32), dtype="f32", variant="tf32")
    for dtype in ("bf16", "f16"):
        yield Case("gemm_split_k", target, (64, 64, 64), dtype=dtype)
    # on other targets Triton 3.5.0 fails an assertion of its own, in convertScaledMFMA
    for kind in _SCALED if target == "gfx950" else ():
        yield Case("gemm_scaled", target, (128, 128, 128), dtype="u8", variant=kind)


def _others(target: str) -> Iterator[Case]:
    for dtype in ("bf16", "f16", "f32"):
        yield Case("softmax", target, (1024,), 4, dtype=dtype)
        yield Case("layer_norm", target, (256,), 4, dtype=dtype)
        yield Case("rms_norm", target, (4, 512), 4, dtype=dtype)
    yield Case("softmax", target, (1024,), 8)
    yield Case("softmax", target, (1024,), 1)
    for variant, dtype in itertools.product(("full", "causal"), ("bf16", "f16")):
        yield Case("attention", target, (64, 64, 64), 4, 1, dtype, variant)
        yield Case("attention", target, (128, 64, 128), 8, 2, dtype, variant)
    yield Case("attention", target, (128, 64, 64), 4, 2, "bf16", "full", options=(("schedule_hint", "attention"),))
