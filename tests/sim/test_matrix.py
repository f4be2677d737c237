"""Matrix instructions: where each lane's values stand in A, B and D, for every shape, file and target, built here lane by lane."""

import numpy as np
import pytest

# mnemonic: (m, k, input type, targets)
SHAPES = {
    "v_mfma_f32_32x32x8bf16_1k": (32, 8, "bf16", ("gfx90a",)),
    "v_mfma_f32_16x16x16bf16_1k": (16, 16, "bf16", ("gfx90a",)),
    "v_mfma_f32_32x32x8f16": (32, 8, "f16", ("gfx90a",)),
    "v_mfma_f32_16x16x16f16": (16, 16, "f16", ("gfx90a",)),
    "v_mfma_f32_32x32x8_bf16": (32, 8, "bf16", ("gfx942", "gfx950")),
    "v_mfma_f32_16x16x16_bf16": (16, 16, "bf16", ("gfx942", "gfx950")),
    "v_mfma_f32_32x32x8_f16": (32, 8, "f16", ("gfx942", "gfx950")),
    "v_mfma_f32_16x16x16_f16": (16, 16, "f16", ("gfx942", "gfx950")),
    "v_mfma_f32_32x32x16_bf16": (32, 16, "bf16", ("gfx950",)),
    "v_mfma_f32_16x16x32_bf16": (16, 32, "bf16", ("gfx950",)),
    "v_mfma_f32_32x32x16_f16": (32, 16, "f16", ("gfx950",)),
    "v_mfma_f32_16x16x32_f16": (16, 32, "f16", ("gfx950",)),
}
CASES = [(name, target) for name, (_, _, _, targets) in SHAPES.items() for target in targets]


def half(value: float, kind: str) -> int:
    if kind == "f16":
        return int(np.float16(value).view(np.uint16))
    return int(np.float32(value).view(np.uint32)) >> 16


def operand_registers(matrix: np.ndarray, kind: str) -> list[list[int]]:
    """Rows of 64 words: lane l holds matrix[l % m, e + per_lane · (l // m)], two values a word."""
    m, k = matrix.shape
    per_lane = m * k // 64
    values = [[half(matrix[lane % m, e + per_lane * (lane // m)], kind) for lane in range(64)] for e in range(per_lane)]
    return [[low | high << 16 for low, high in zip(values[e], values[e + 1], strict=True)] for e in range(0, per_lane, 2)]


def result_place(lane: int, register: int, m: int) -> tuple[int, int]:
    """Row and column of a result register of a lane."""
    if m == 32:
        return 8 * (register // 4) + 4 * (lane // 32) + register % 4, lane % 32
    return 4 * (lane // 16) + register, lane % 16


def as_registers(matrix: np.ndarray) -> list[list[int]]:
    m = len(matrix)
    return [[int(np.float32(matrix[result_place(lane, r, m)]).view(np.uint32)) for lane in range(64)] for r in range(m * m // 64)]


def operands(name: str, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    m, k, _, _ = SHAPES[name]
    rng = np.random.default_rng(seed)
    return rng.integers(-9, 10, (m, k)), rng.integers(-9, 10, (k, m)), rng.integers(-99, 100, (m, m))


def spread(file: str, first: int, count: int) -> str:
    return f"{file}[{first}:{first + count - 1}]"


@pytest.mark.parametrize("name, target", CASES)
@pytest.mark.parametrize("file", ["v", "a"])
def test_product_and_sum(lanes, name, target, file):
    m, _, kind, _ = SHAPES[name]
    a, b, c = operands(name, 1)
    given_a, given_b, given_c = operand_registers(a, kind), operand_registers(b.T, kind), as_registers(c)
    inputs = given_a + given_b + given_c
    at_b, at_c, count = 10 + len(given_a), 10 + 2 * len(given_a), len(given_c)
    moves = "\n".join(f"\tv_accvgpr_write_b32 a{i}, v{at_c + i}" if file == "a" else f"\tv_mov_b32_e32 v{40 + i}, v{at_c + i}" for i in range(count))
    result = spread(file, 0 if file == "a" else 40, count)
    op = f"{name} {result}, {spread('v', 10, len(given_a))}, {spread('v', at_b, len(given_a))}, {result}"
    reads = "\n".join(f"\tv_accvgpr_read_b32 v{60 + i}, a{i}" if file == "a" else f"\tv_mov_b32_e32 v{60 + i}, v{40 + i}" for i in range(count))
    nops = "\n\ts_nop 15\n\ts_nop 15\n"
    found = lanes(op + nops + reads, inputs, [f"v{60 + i}" for i in range(min(count, 16))], target=target, before=moves)
    assert found.tolist() == as_registers(a @ b + c)


@pytest.mark.parametrize("name, target", CASES[4:6])
def test_chain_on_the_same_registers_needs_no_wait(lanes, name, target):
    m, _, kind, _ = SHAPES[name]
    a, b, _ = operands(name, 2)
    given_a, given_b = operand_registers(a, kind), operand_registers(b.T, kind)
    count = m * m // 64
    result = spread("v", 40, count)
    sources = f"{spread('v', 10, len(given_a))}, {spread('v', 10 + len(given_a), len(given_a))}"
    op = f"{name} {result}, {sources}, 0\n" + f"\t{name} {result}, {sources}, {result}\n" * 11
    found = lanes(op, given_a + given_b, [f"v{40 + i}" for i in range(count)], target=target)
    assert found.tolist() == as_registers(12 * (a @ b))


def test_another_c_than_d(lanes):
    name = "v_mfma_f32_16x16x16_bf16"
    a, b, c = operands(name, 3)
    inputs = operand_registers(a, "bf16") + operand_registers(b.T, "bf16") + as_registers(c)
    op = f"{name} v[40:43], v[10:11], v[12:13], v[14:17]\n\t{name} v[44:47], v[10:11], v[12:13], v[40:43]"
    found = lanes(op, inputs, [f"v{r}" for r in (*range(40, 48), *range(14, 18))])
    assert found.tolist() == as_registers(a @ b + c) + as_registers(2 * (a @ b) + c) + as_registers(c)


def test_a_result_feeds_another_product(lanes):
    """D of one product, rounded to bf16 by plain instructions, is B of the next: what was cached of those registers must not be used."""
    name = "v_mfma_f32_16x16x16_bf16"
    a, b, _ = operands(name, 4)
    a, b = np.sign(a), np.sign(b)
    inputs = operand_registers(a, "bf16") + operand_registers(b.T, "bf16")
    first = f"{name} v[40:43], v[10:11], v[12:13], 0\n\ts_nop 15\n"
    pack = "\tv_perm_b32 v12, v41, v40, v50\n\tv_perm_b32 v13, v43, v42, v50\n\ts_nop 1\n"
    op = first + pack + f"\t{name} v[44:47], v[10:11], v[12:13], 0"
    found = lanes(op, inputs, [f"v{r}" for r in range(44, 48)], before="\tv_mov_b32_e32 v50, 0x7060302")
    assert found.tolist() == as_registers(a @ (a @ b))


def test_exec_does_not_matter(lanes):
    name = "v_mfma_f32_16x16x16_f16"
    a, b, _ = operands(name, 5)
    inputs = operand_registers(a, "f16") + operand_registers(b.T, "f16")
    found = lanes(f"{name} v[40:43], v[10:11], v[12:13], 0", inputs, [f"v{r}" for r in range(40, 44)], before="\ts_mov_b64 exec, 3")
    assert found.tolist() == as_registers(a @ b)


def test_shapes_that_share_registers_are_unpacked_apart(lanes):
    """v[10:13] is A of a K=32 product, and its first half A of a K=16 one."""
    wide, narrow = "v_mfma_f32_16x16x32_bf16", "v_mfma_f32_16x16x16_bf16"
    a, b, _ = operands(wide, 6)
    given_a, given_b = operand_registers(a, "bf16"), operand_registers(b.T, "bf16")
    op = f"{wide} v[40:43], v[10:13], v[14:17], 0\n\t{narrow} v[44:47], v[10:11], v[14:15], 0"
    found = lanes(op, given_a + given_b, [f"v{r}" for r in range(40, 48)], target="gfx950")
    kept = [e + 8 * group for group in range(4) for e in range(4)]  # the first four of each lane's eight
    assert found.tolist() == as_registers(a @ b) + as_registers(a[:, kept] @ b[kept])
