"""Operands of atomic instructions, and the words that the instructions leave."""

import numpy as np

WORD = 0xFFFFFFFF


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> bits - 1 else value


def changed(name: str, old: int, new: int, bits: int) -> int:
    """CDNA3 ISA, the pseudo-code of DS_ADD_U32 and its like."""
    mask = (1 << bits) - 1
    match name:
        case "swap":
            return new
        case "add":
            return old + new & mask
        case "sub":
            return old - new & mask
        case "smin" | "smax":
            return (min if name == "smin" else max)(old, new, key=lambda v: signed(v, bits))
        case "umin" | "umax":
            return (min if name == "umin" else max)(old, new)
        case "and":
            return old & new
        case "or":
            return old | new
        case "xor":
            return old ^ new
        case "inc":
            return 0 if old >= new else old + 1
        case "dec":
            return new if old == 0 or old > new else old - 1
    raise AssertionError(name)


EDGES = [0, 1, 2, 3, 7, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF]


def data(size: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Memory, operands and places: edges and chance, and lanes that meet."""
    rng = np.random.default_rng(seed)
    kind = np.uint32 if size == 4 else np.uint64
    wide = [*EDGES, *(edge << 32 | low for edge in EDGES for low in (0, WORD))] if size == 8 else EDGES
    memory, operands = (np.array([wide[i] for i in rng.integers(0, len(wide), count)], kind) for count in (24, 64))
    return memory, operands, rng.integers(0, 24, 64).astype(np.int32)


FLOATS = [0.0, -0.0, 1.5, -2.25, 1e30, -1e30, float("inf"), 3.0, 2.0**-100]


def pairs(kind: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Words of two values each, other words, and the words of their sums, each half rounded by itself."""
    rng = np.random.default_rng(3)
    values = rng.integers(-40, 40, (2, 64, 2)).astype(np.float32) / 4
    values = np.concatenate([values, values[:1] + values[1:]])
    coded = values.astype(np.float16).view(np.uint16) if kind == "f16" else (values.view(np.uint32) >> 16).astype(np.uint16)
    memory, operands, sums = (half.copy().view(np.uint32)[:, 0] for half in coded)
    return memory, operands, sums
