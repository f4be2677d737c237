"""Matrix instructions: where each lane's values stand in A, B and D, for every shape, file and target, built here lane by lane."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError

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
SHAPES |= {
    "v_mfma_f32_32x32x2f32": (32, 2, "f32", ("gfx90a",)),
    "v_mfma_f32_16x16x4f32": (16, 4, "f32", ("gfx90a",)),
    "v_mfma_f32_32x32x2_f32": (32, 2, "f32", ("gfx942", "gfx950")),
    "v_mfma_f32_16x16x4_f32": (16, 4, "f32", ("gfx942", "gfx950")),
    "v_mfma_f32_32x32x4bf16": (32, 4, "bf16", ("gfx90a",)),
    "v_mfma_f32_16x16x8bf16": (16, 8, "bf16", ("gfx90a",)),
    "v_mfma_i32_32x32x8i8": (32, 8, "i8", ("gfx90a",)),
    "v_mfma_i32_16x16x16i8": (16, 16, "i8", ("gfx90a",)),
    "v_mfma_i32_32x32x16_i8": (32, 16, "i8", ("gfx942", "gfx950")),
    "v_mfma_i32_16x16x32_i8": (16, 32, "i8", ("gfx942", "gfx950")),
    "v_mfma_i32_32x32x32_i8": (32, 32, "i8", ("gfx950",)),
    "v_mfma_i32_16x16x64_i8": (16, 64, "i8", ("gfx950",)),
}
MIXED = {
    f"v_mfma_f32_{shape}_{a}_{b}": (m, k, f"{a} {b}")
    for a in ("fp8", "bf8")
    for b in ("fp8", "bf8")
    for shape, m, k in (("32x32x16", 32, 16), ("16x16x32", 16, 32))
}
SHAPES |= {name: (*values, ("gfx942", "gfx950")) for name, values in MIXED.items()}
SHAPES |= {"v_mfma_f32_32x32x64_f8f6f4": (32, 64, "fp8 fp8", ("gfx950",)), "v_mfma_f32_16x16x128_f8f6f4": (16, 128, "fp8 fp8", ("gfx950",))}
# The integers that three and two bits of fraction hold.
EXACT = {"fp8": list(range(-16, 17)), "bf8": [-16, -14, -12, -10, *range(-8, 9), 10, 12, 14, 16]}
CASES = [(name, target) for name, (_, _, _, targets) in SHAPES.items() for target in targets]


def encoded(value: float, kind: str, target: str) -> int:
    if kind in ("f32", "i8"):
        return int(np.float32(value).view(np.uint32)) if kind == "f32" else int(value) & 0xFF
    if kind == "f16":
        return int(np.float16(value).view(np.uint16))
    if kind == "bf16":
        return int(np.float32(value).view(np.uint32)) >> 16
    return eight_bits(int(value), kind, target)


def eight_bits(value: int, kind: str, target: str) -> int:
    """A small integer as sign, biased exponent and fraction: FNUZ has a bias greater by one than the OCP's."""
    if value == 0:
        return 0
    fraction_bits, bias = {"fp8": (3, 7), "bf8": (2, 15)}[kind]
    exponent = abs(value).bit_length() - 1
    fraction = (abs(value) << fraction_bits >> exponent) - (1 << fraction_bits)
    assert (fraction + (1 << fraction_bits)) << exponent == abs(value) << fraction_bits
    return 0x80 * (value < 0) | exponent + bias + (target == "gfx942") << fraction_bits | fraction


def operand_registers(matrix: np.ndarray, kind: str, target: str = "") -> list[list[int]]:
    """Rows of 64 words: lane l holds matrix[l % m, e + per_lane · (l // m)], two or four values a word, the first one lowest."""
    m, k = matrix.shape
    per_lane, bits = m * k // 64, {"f32": 32, "bf16": 16, "f16": 16}.get(kind, 8)
    values = [[encoded(matrix[lane % m, e + per_lane * (lane // m)], kind, target) for lane in range(64)] for e in range(per_lane)]
    count = 32 // bits
    return [[sum(values[e + i][lane] << bits * i for i in range(count)) for lane in range(64)] for e in range(0, per_lane, count)]


def result_place(lane: int, register: int, m: int) -> tuple[int, int]:
    """Row and column of a result register of a lane."""
    if m == 32:
        return 8 * (register // 4) + 4 * (lane // 32) + register % 4, lane % 32
    return 4 * (lane // 16) + register, lane % 16


def as_registers(matrix: np.ndarray, kind: str = "f32") -> list[list[int]]:
    m = len(matrix)

    def word(value: float) -> int:
        return int(value) & 0xFFFFFFFF if kind == "i8" else int(np.float32(value).view(np.uint32))

    return [[word(matrix[result_place(lane, r, m)]) for lane in range(64)] for r in range(m * m // 64)]


def operands(name: str, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    m, k, kind, _ = SHAPES[name]
    rng = np.random.default_rng(seed)
    if " " in kind:
        first, second = (EXACT[part] for part in kind.split())
        return rng.choice(first, (m, k)), rng.choice(second, (k, m)), rng.integers(-99, 100, (m, m))
    if kind == "i8":  # the ends of the range, and sums that wrap
        return rng.choice([-128, -127, -1, 0, 1, 5, 127], (m, k)), rng.choice([-128, 3, 127], (k, m)), rng.choice([2**31 - 1, -(2**31), 0, 7], (m, m))
    return rng.integers(-9, 10, (m, k)), rng.integers(-9, 10, (k, m)), rng.integers(-99, 100, (m, m))


def spread(file: str, first: int, count: int) -> str:
    return f"{file}[{first}:{first + count - 1}]"


@pytest.mark.parametrize("name, target", CASES)
@pytest.mark.parametrize("file", ["v", "a"])
def test_product_and_sum(lanes, name, target, file):
    m, _, kind, _ = SHAPES[name]
    a, b, c = operands(name, 1)
    kinds = kind.split()
    given_a, given_b, given_c = operand_registers(a, kinds[0], target), operand_registers(b.T, kinds[-1], target), as_registers(c, kind)
    inputs = given_a + given_b + given_c
    at_b, at_c, count = 10 + len(given_a), 10 + 2 * len(given_a), len(given_c)
    moves = "\n".join(f"\tv_accvgpr_write_b32 a{i}, v{at_c + i}" if file == "a" else f"\tv_mov_b32_e32 v{80 + i}, v{at_c + i}" for i in range(count))
    result = spread(file, 0 if file == "a" else 80, count)
    op = f"{name} {result}, {spread('v', 10, len(given_a))}, {spread('v', at_b, len(given_a))}, {result}"
    reads = "\n".join(f"\tv_accvgpr_read_b32 v{60 + i}, a{i}" if file == "a" else f"\tv_mov_b32_e32 v{60 + i}, v{80 + i}" for i in range(count))
    nops = "\n\ts_nop 15\n\ts_nop 15\n"
    found = lanes(op + nops + reads, inputs, [f"v{60 + i}" for i in range(min(count, 16))], target=target, before=moves)
    assert found.tolist() == as_registers(a @ b + c, kind)


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


@pytest.mark.parametrize("name, target", CASES)
def test_operands_that_are_overwritten_before_the_result_is_read(lanes, name, target):
    """A and B are read when the instruction is issued, whatever the interpreter puts off."""
    m, _, kind, _ = SHAPES[name]
    a, b, _ = operands(name, 8)
    kinds = kind.split()
    given_a, given_b = operand_registers(a, kinds[0], target), operand_registers(b.T, kinds[-1], target)
    count, used = m * m // 64, len(given_a) + len(given_b)
    sources = f"{spread('v', 10, len(given_a))}, {spread('v', 10 + len(given_a), len(given_b))}"
    op = f"{name} {spread('v', 40, count)}, {sources}, 0\n" + "".join(f"\tv_mov_b32_e32 v{10 + i}, 0\n" for i in range(used))
    found = lanes(op + "\ts_nop 15", given_a + given_b, [f"v{40 + i}" for i in range(count)], target=target)
    assert found.tolist() == as_registers(a @ b, kind)


@pytest.mark.parametrize("name", ["v_mfma_f32_4x4x1_16b_f32", "v_mfma_f32_4x4x4_16b_f16", "v_mfma_f32_16x16x4_f32"])
def test_c_that_is_overwritten_before_the_result_is_read(lanes, name):
    """A = B = 0, so that D is C as it was."""
    size = 2 if name.endswith("f16") else 1
    c = np.arange(256).reshape(4, 64).astype(np.float32).view(np.uint32)
    zero = "\n".join(f"\tv_mov_b32_e32 v{r}, 0" for r in range(20, 24))
    op = f"{name} v[40:43], {spread('v', 20, size)}, {spread('v', 22, size)}, v[10:13]\n\ts_nop 15\n"
    op += "".join(f"\tv_mov_b32_e32 v{r}, 0\n" for r in range(10, 14))
    found = lanes(op, c.tolist(), [f"v{r}" for r in range(40, 44)], before=zero + "\n\ts_nop 4")
    assert (found == c).all()


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


def test_the_types_that_an_f8f6f4_instruction_is_told(lanes):
    """cbsz chooses A's type and blgp B's: 0 is fp8, 1 bf8."""
    name = "v_mfma_f32_16x16x128_f8f6f4"
    rng = np.random.default_rng(7)
    a, b = rng.choice(EXACT["bf8"], (16, 128)), rng.choice(EXACT["fp8"], (128, 16))
    given_a, given_b = operand_registers(a, "bf8", "gfx950"), operand_registers(b.T, "fp8", "gfx950")
    found = lanes(f"{name} v[40:43], v[10:17], v[18:25], 0 cbsz:1", given_a + given_b, [f"v{r}" for r in range(40, 44)], target="gfx950")
    assert found.tolist() == as_registers(a @ b)
    found = lanes(f"{name} v[40:43], v[18:25], v[10:17], 0 blgp:1", given_a + given_b, [f"v{r}" for r in range(40, 44)], target="gfx950")
    assert found.tolist() == as_registers(b.T @ a.T)


MISTAKES = {
    "v[40:43], v[10:17], v[18:25], 0 cbsz:4": "8 registers of fp4 \\(cbsz:4\\), which takes 4",
    "v[40:43], v[10:15], v[18:25], 0 blgp:2": "6 registers of fp8 \\(cbsz:0\\), which takes 8",
    "v[40:43], v[10:17], v[18:25], 0 cbsz:5": "cbsz:5 of an instruction of f8f6f4, which has the types 0 to 4",
    "v[40:43], v[10:17], v[18:25], 0 abid:1": "modifier 'abid'",
}


@pytest.mark.parametrize("operands", MISTAKES)
def test_operands_that_are_not_of_the_chosen_type_are_refused(lanes, operands):
    with pytest.raises(SimulationError, match=MISTAKES[operands]):
        lanes(f"v_mfma_f32_16x16x128_f8f6f4 {operands}", [], ["v40"], target="gfx950")


@pytest.mark.parametrize("target, one", [("gfx942", 0x40), ("gfx950", 0x38)])
def test_the_same_code_is_another_number_on_the_next_chip(lanes, target, one):
    """1.0 in E4M3: the FNUZ bias is 8, the OCP's 7. Codes of 1 everywhere sum to k."""
    words = [[0x01010101 * one] * 64] * 4
    found = lanes("v_mfma_f32_16x16x32_fp8_fp8 v[40:43], v[10:11], v[12:13], 0", words, ["v40", "v43"], target=target)
    assert (found.view(np.float32) == 32).all()
