"""C text of expressions, compiled for this machine and run: the values are Python's. And the change of register layout, run by 64 threads for 64 lanes."""

from __future__ import annotations

import ctypes
import pathlib
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import accumulator_element, row_layout_element
from tiledsl.lower.emit import preamble
from tiledsl.lower.emit.ctext import c_expr, c_pointer

LANE = ir.Var("lane", "lane", 0, 63)
WARP = ir.Var("warp", "warp", 0, 3)
BLOCK = ir.Var("block", "block", 0, 4095)
BELOW = ir.Var("below", "loop", -50, -3)
ACROSS = ir.Var("across", "loop", -20, 33)
SIZE = ir.Var("M", "size", 1, 3000)
VARIABLES = (LANE, WARP, BLOCK, BELOW, ACROSS, SIZE)
Builder = Callable[[str, str], ctypes.CDLL]


@pytest.fixture
def host(tmp_path: pathlib.Path) -> Builder:
    """`host(name, text)` is the C++ text as a library of this machine: no headers, no C library."""

    def build(name: str, text: str) -> ctypes.CDLL:
        source, object_, library = (tmp_path / f"{name}{suffix}" for suffix in (".cpp", ".o", ".so"))
        source.write_text("#define device unused\n" + text)
        options = ["-x", "c++", "-O1", "-fPIC", "-fno-exceptions", "-w", "-c"]
        subprocess.run([sys.executable, "-m", "ziglang", "clang", *options, str(source), "-o", str(object_)], check=True)
        subprocess.run([sys.executable, "-m", "ziglang", "ld.lld", "-shared", str(object_), "-o", str(library)], check=True)
        return ctypes.CDLL(str(library))

    return build


FUNCTIONS = "\n".join((*preamble._FLOOR, preamble._SWIZZLE, "#define __builtin_amdgcn_readfirstlane(x) (x)  // of values that lanes have in common", ""))


def values_in_c(host: Builder, expressions: Sequence[ir.Expr], rows: np.ndarray) -> np.ndarray:
    """[expression, row]: each expression's C text evaluated with VARIABLES bound to each row."""
    bound = " ".join(f"const int {v.name} = in[{i}];" for i, v in enumerate(VARIABLES))
    texts = "\n".join(f'extern "C" int f{i}(const int *in) {{ {bound} return {c_expr(e)}; }}' for i, e in enumerate(expressions))
    library = host("expressions", FUNCTIONS + texts)
    pointers = [row.ctypes.data_as(ctypes.c_void_p) for row in rows]
    return np.array([[getattr(library, f"f{i}")(pointer) for pointer in pointers] for i in range(len(expressions))])


def inputs(count: int) -> np.ndarray:
    rng = np.random.default_rng(count)
    corners = [[v.low for v in VARIABLES], [v.high for v in VARIABLES]]
    return np.array(corners + [[rng.integers(v.low, v.high + 1) for v in VARIABLES] for _ in range(count)], dtype=np.int32)


def values_in_python(expressions: Sequence[ir.Expr], rows: np.ndarray) -> np.ndarray:
    return np.array([[ex.evaluate(e, dict(zip(VARIABLES, map(int, row), strict=True))) for row in rows] for e in expressions])


def random_expression(rng: random.Random, depth: int) -> ir.Expr:
    """Nodes as they are, not folded, so that the text of every shape is tried."""
    if depth == 0 or rng.random() < 0.1:
        return rng.choice([*VARIABLES, ir.Const(rng.randrange(-40, 200))])
    part = lambda: random_expression(rng, depth - 1)  # noqa: E731
    kind = rng.choice(["sum", "sum", "product", "division", "division", "shift", "bits", "compare", "logic", "select", "swizzle"])
    match kind:
        case "sum":
            return ir.Binary(rng.choice("+-"), part(), part())
        case "product":
            return ir.Binary("*", part(), ir.Const(rng.randrange(-9, 10)))
        case "division":
            return ir.Binary(rng.choice(["//", "%"]), part(), rng.choice([ir.Const(rng.choice([1, 2, 3, 7, 8, 64, 100, -1, -3, -8])), BELOW, SIZE]))
        case "shift":
            return ir.Binary(rng.choice(["<<", ">>"]), part(), ir.Const(rng.randrange(4)))
        case "bits":
            return ir.Binary(rng.choice("&|^"), part(), part())
        case "compare":
            return ir.Binary(rng.choice(ex.COMPARISONS), part(), part())
        case "logic":
            return ir.Binary(rng.choice(["and", "or"]), part(), part())
        case "select":
            return ir.Select(part(), part(), part())
    return ir.Swizzled(part(), ir.Swizzle(rng.choice([6, 7, 8]), 2))


def small(node: ir.Expr, rows: np.ndarray) -> bool:
    """No part of it leaves 31 bits for any of the inputs: signed overflow has no value in C."""
    return bool((abs(values_in_python([node], rows)) < 2**30).all()) and all(small(part, rows) for part in ex.children(node))


@pytest.mark.thorough
def test_the_text_of_random_expressions_has_pythons_value(host: Builder) -> None:
    rng, rows = random.Random(7), inputs(20)
    expressions = [e for e in (random_expression(rng, 1 + i % 5) for i in range(400)) if small(e, rows)]
    assert len(expressions) > 300
    assert values_in_c(host, expressions, rows).tolist() == values_in_python(expressions, rows).tolist()


@pytest.mark.thorough
def test_the_text_of_folded_expressions_has_pythons_value(host: Builder) -> None:
    rng, rows = random.Random(8), inputs(20)
    plain = [e for e in (random_expression(rng, 1 + i % 4) for i in range(200)) if small(e, rows)]
    folded = [ex.substitute(e, {ir.Var("unused", "lane", 0, 1): ex.const(0)}) for e in plain]
    assert values_in_c(host, folded, rows).tolist() == values_in_python(plain, rows).tolist()


@pytest.mark.thorough
def test_division_rounds_down_for_every_sign(host: Builder) -> None:
    numbers = (-9, -8, -7, -1, 0, 1, 7, 8, 9)
    divisors = (1, 2, 3, 8, -1, -2, -3, -8)
    shifted = [ir.Binary("+", ACROSS, ir.Const(n)) for n in numbers]  # across is 0 below: its range is of both signs, so nothing is folded
    expressions: list[ir.Expr] = [ir.Binary(op, n, ir.Const(d)) for op in ("//", "%") for n in shifted for d in divisors]
    expected = [n // d for n in numbers for d in divisors] + [n % d for n in numbers for d in divisors]
    assert values_in_c(host, expressions, np.zeros((1, len(VARIABLES)), np.int32))[:, 0].tolist() == expected


@pytest.mark.parametrize(
    "node, text",
    [
        (ex.binary("//", LANE, 32), "lane / 32"),
        (ex.binary("%", LANE, 32), "lane % 32"),
        (ex.binary("//", ACROSS, 8), "across >> 3"),
        (ex.binary("%", ACROSS, 8), "across & 7"),
        (ex.binary("//", ex.binary("-", WARP, 1), 2), "(warp - 1) >> 1"),
        (ex.binary("//", ACROSS, 3), "td_floordiv(across, 3)"),
        (ex.binary("%", ACROSS, 3), "td_floormod(across, 3)"),
        (ex.binary("*", ex.binary("+", LANE, 1), 4), "lane * 4 + 4"),
        (ir.Binary("*", ir.Binary("+", LANE, ir.Const(1)), WARP), "(lane + 1) * warp"),
        (ir.Binary("-", LANE, ir.Binary("-", WARP, BLOCK)), "lane - (warp - block)"),
        (ir.Binary("-", ir.Binary("-", LANE, WARP), BLOCK), "lane - warp - block"),
        (ir.Binary("//", LANE, ir.Binary("*", BLOCK, ir.Const(2))), "td_floordiv(lane, block * 2)"),
        (ir.Binary("%", ir.Binary("*", LANE, ir.Const(3)), ir.Const(5)), "lane * 3 % 5"),
        (ir.Binary("+", LANE, ir.Const(-5)), "lane - 5"),
        (ir.Binary("+", ir.Binary("*", LANE, ir.Const(-5)), ir.Binary("+", WARP, ir.Binary("*", BLOCK, ir.Const(-1)))), "warp - lane * 5 - block"),
        (ir.Binary("+", ir.Binary("*", LANE, ir.Const(-5)), ir.Const(-2)), "lane * (-5) - 2"),
        (ir.Binary("//", BLOCK, SIZE), "__builtin_amdgcn_readfirstlane(block / M)"),  # by vector instructions, and the same in all lanes
        (ir.Binary("%", LANE, SIZE), "lane % M"),
        (ir.Binary("*", LANE, ir.Const(-5)), "lane * (-5)"),
        (ir.Binary("&", ir.Binary("+", LANE, ir.Const(1)), ir.Const(7)), "(lane + 1) & 7"),
        (ir.Binary("^", ir.Binary("<<", LANE, ir.Const(1)), WARP), "(lane << 1) ^ warp"),
        (ir.Binary("and", ir.Binary("<", LANE, ir.Const(5)), ir.Binary("or", WARP, BLOCK)), "(lane < 5) && (warp || block)"),
        (ir.Binary("==", WARP, ir.Const(0)), "warp == 0"),
        (ir.Binary("<", ir.Binary("<", LANE, WARP), BLOCK), "(lane < warp) < block"),
        (ir.Binary("==", ir.Binary("+", LANE, WARP), ir.Binary(">", WARP, BLOCK)), "lane + warp == (warp > block)"),
        (ir.Binary("+", ir.Select(WARP, LANE, BLOCK), ir.Const(1)), "(warp ? lane : block) + 1"),
        (ir.Select(ir.Binary("<", LANE, ir.Const(5)), ir.Select(WARP, LANE, BLOCK), ir.Const(-1)), "lane < 5 ? (warp ? lane : block) : (-1)"),
        (ir.Swizzled(ir.Binary("*", LANE, ir.Const(16)), ir.Swizzle(7, 3)), "td_swizzle(lane * 16, 7, 7)"),
    ],
)
def test_text(node: ir.Expr, text: str) -> None:
    assert c_expr(node) == text


def test_what_a_swizzle_gives_is_signed(host: Builder) -> None:
    """An offset less a constant may be negative, and is compared and divided as such."""
    less = ir.Binary("-", ir.Swizzled(ir.Binary("*", LANE, ir.Const(16)), ir.Swizzle(7, 3)), ir.Const(100))
    expressions = [
        ir.Binary("<", less, ir.Const(0)),
        ir.Binary("//", less, ir.Const(16)),
        ir.Binary("//", less, ir.Const(3)),
        ir.Binary("%", less, ir.Const(48)),
    ]
    rows = np.array([[lane, 0, 0, -3, 0, 1] for lane in range(64)], np.int32)
    assert values_in_c(host, expressions, rows).tolist() == values_in_python(expressions, rows).tolist()


# ------------------------------------------------------------------------------------------------------- pointers

TENSOR = ir.Tensor("a", ir.DType("bf16", 16, "unsigned short"), ir.Const(65536), ir.Const(65536), ("M", "K"), ir.Const(65536))


def test_pointers_have_the_tensors_type_and_wide_products() -> None:
    start = ex.binary("+", ex.binary("+", ex.binary("*", BLOCK, 16777216), ex.binary("*", ex.binary("//", LANE, 32), 4)), -128)
    assert c_pointer(TENSOR, start) == "(const char *)a + (long)(lane / 32) * 4 + (long)block * 16777216 + -128"
    assert c_pointer(TENSOR, LANE, constant=False) == "(char *)a + (long)lane"
    assert c_pointer(TENSOR, ex.const(0)) == "(const char *)a"


def test_pointers_reach_beyond_4_gib(host: Builder) -> None:
    starts = [
        ex.binary("*", BLOCK, 16777216),
        ex.binary("-", ex.binary("*", BLOCK, -16777216), 5),
        ex.binary("+", ex.binary("*", ex.binary("//", BLOCK, 3), 2**33), ex.binary("*", ACROSS, 2)),
        ex.binary("*", ir.Select(ir.Binary("<", WARP, ir.Const(2)), BLOCK, ACROSS), 2**30),
        ex.binary("+", ex.binary("*", ex.binary("*", BLOCK, SIZE), 2**20), ex.binary("*", ex.binary("-", SIZE, 1), 2**30)),
        ex.binary("*", ex.binary("*", ex.binary("//", BLOCK, 3), SIZE), ex.binary("*", SIZE, 4096)),
        ex.binary("+", ex.binary("*", ir.Swizzled(BLOCK, ir.Swizzle(6, 2)), 2**31), ex.binary("*", WARP, 2**31 - 1)),
    ]
    bound = " ".join(f"const int {v.name} = in[{i}];" for i, v in enumerate(VARIABLES))
    texts = "\n".join(f'extern "C" long g{i}(const int *in, char *a) {{ {bound} return (long)({c_pointer(TENSOR, s)}); }}' for i, s in enumerate(starts))
    library, rows = host("pointers", FUNCTIONS + texts), inputs(30)
    for i, start in enumerate(starts):
        function = getattr(library, f"g{i}")
        function.restype, function.argtypes = ctypes.c_long, [ctypes.c_void_p, ctypes.c_long]
        found = [function(row.ctypes.data_as(ctypes.c_void_p), 1 << 40) - (1 << 40) for row in rows]
        assert found == values_in_python([start], rows)[0].tolist()


# ------------------------------------------------------------------------------------------------- change of layout

EXCHANGE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int)


class Wave:
    """64 threads in step. Each call of `exchange` is one cross-lane instruction: every lane gives a value and takes that of the lane it names."""

    def __init__(self) -> None:
        self.given = [0] * 64
        self.barrier = threading.Barrier(64)

    def exchange(self, lane: int, source: int, value: int) -> int:
        self.given[lane] = value
        self.barrier.wait()
        taken = self.given[source]
        self.barrier.wait()
        return taken


CROSS_LANE = """
typedef int (*exchange_t)(int lane, int source, int value);
static exchange_t exchange;
extern "C" void set_exchange(exchange_t function) { exchange = function; }
// ds_swizzle_b32 in bit-mask mode, offset[15] = 0: within each 32 lanes, source = ((lane & and) | or) ^ xor.
#define SWIZZLED(l, offset) ((((l) & ((offset) & 31)) | ((offset) >> 5 & 31)) ^ ((offset) >> 10 & 31))
#define __builtin_amdgcn_ds_swizzle(value, offset) exchange(lane, (lane & 32) | SWIZZLED(lane & 31, offset), value)
// ds_bpermute_b32: the address is 4 times the source lane.
#define __builtin_amdgcn_ds_bpermute(address, value) exchange(lane, ((address) >> 2) & 63, value)
"""


@pytest.mark.sample("16")
@pytest.mark.parametrize("m", [16, 32])
def test_swap_layout_brings_every_element_to_its_place(host: Builder, m: int) -> None:
    count = m * m // 64
    vector = f"typedef float td_f32x{count} __attribute__((ext_vector_type({count})));\n"
    entry = (
        f'extern "C" void run(const float *in, float *out, int lane) {{ *(td_f32x{count} *)out = td_swap_layout_{m}(*(const td_f32x{count} *)in, lane); }}\n'
    )
    library = host(f"swap{m}", CROSS_LANE + vector + "\n".join(preamble.swap_function(m)) + "\n" + entry)
    block = np.arange(m * m, dtype=np.float32).reshape(m, m) + 0.5
    before, after = _aligned(64, count), _aligned(64, count)
    for lane in range(64):
        before[lane] = [block[accumulator_element(m, lane, r)] for r in range(count)]
    wave = Wave()
    callback = EXCHANGE(wave.exchange)
    library.set_exchange(callback)
    library.run.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
    threads = [threading.Thread(target=library.run, args=(before[lane].ctypes.data, after[lane].ctypes.data, lane), daemon=True) for lane in range(64)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = np.array([[block[row_layout_element(m, lane, r)] for r in range(count)] for lane in range(64)])
    assert after.tolist() == expected.tolist()


def _aligned(rows: int, cols: int) -> np.ndarray:
    """Zeros from a multiple of 64 bytes on, as vector types of C want them."""
    spare = np.zeros(rows * cols + 16, np.float32)
    skip = -spare.ctypes.data % 64 // 4
    return spare[skip : skip + rows * cols].reshape(rows, cols)


@pytest.mark.parametrize("m", [16, 32])
def test_swapping_twice_is_nothing(m: int) -> None:
    """One function serves both directions: whatever place (lane, r) goes to in col → row, it goes to in row → col."""
    count = m * m // 64
    at_col = {accumulator_element(m, lane, r): (lane, r) for lane in range(64) for r in range(count)}
    at_row = {row_layout_element(m, lane, r): (lane, r) for lane in range(64) for r in range(count)}
    moved = {at_col[place]: at_row[place] for place in at_col}
    assert {at_row[place]: at_col[place] for place in at_row} == moved
