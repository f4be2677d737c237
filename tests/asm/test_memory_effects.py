"""Each definition's memory effect (read, write, change, and commuting changes) matches its meaning."""

import itertools

import numpy as np
import pytest

from tiledsl.asm.isa.catalogue import registry
from tiledsl.asm.isa.definition import Definition

READS = (
    "lds_read",
    "global_load",
    "global_to_lds",
    "flat_load",
    "buffer_load",
    "buffer_to_lds",
    "scratch_to_lds",
    "scratch_load",
    "scalar_load",
    "scalar_buffer_load",
    "format_load",
)
WRITES = ("lds_write", "global_store", "flat_store", "buffer_store", "scratch_store", "scalar_store", "scalar_buffer_store", "format_store")
CHANGES = ("lds_atomic", "global_atomic", "flat_atomic", "buffer_atomic")
DOES = dict.fromkeys(READS, "read") | dict.fromkeys(WRITES, "write") | dict.fromkeys(CHANGES, "change")
MEMORY = [d for d in registry().values() if d.family in ("ds", "global", "flat", "mubuf", "smem")]


class Context:
    """Stands for the interpreter: it records the memory operations, and does the arithmetic of changes."""

    xp = np

    def __init__(self):
        self.done, self.atomics = set(), []

    def __getattr__(self, name):
        def asked(*given):
            self.done |= {DOES[name]} if name in DOES else set()
            self.atomics += [(given[2], given[3])] if name == "lds_atomic" else []
            return 0

        return asked

    def float_min(self, a, b):
        return np.minimum(a, b)

    def float_max(self, a, b):
        return np.maximum(a, b)

    def bf16(self, values):
        return values.astype(np.float32).view(np.uint32) >> 16


def run(definition: Definition) -> Context:
    """Execute the body on zeros. m0 is None where only some forms read it, as for a form that does not."""
    context = Context()
    definition.semantics(context, *(None if name == "m0" and name not in definition.reads else 0 for name in definition.parameters))
    return context


def test_what_is_done_in_memory():
    found = {definition.mnemonic: run(definition).done for definition in MEMORY}
    assert found == {definition.mnemonic: {definition.memory} if definition.memory else set() for definition in MEMORY} and len(found) > 300


def test_no_other_family_touches_memory():
    assert {d.family for d in registry().values() if d.memory} == {d.family for d in MEMORY}


# ------------------------------------------------------------------------------------------------ which changes of LDS commute

BITS = {4: [0, 1, 2, 7, 0x80000003, 0xFFFFFFF0, 0x3F800000, 0xC0000000], 8: [0, 1, 2, 7, 0x8000000000000003, 0xFFFFFFFFFFFFFFF0, 0x3FF0000000000000]}
NUMBERS = [0.0, 1.0, -2.0, 3.0, 12.0]  # no format rounds their sums


def width(definition: Definition) -> int:
    """The bytes at one address."""
    return definition.bytes // (2 if definition.syntaxes[0].two_places else 1)


def changes(definition: Definition, old: np.ndarray, *operands: np.ndarray) -> np.ndarray:
    """The memory after the change, which may take one or two operands. An unstated change compares: the second operand is the expected value."""
    change, data = run(definition).atomics[0]
    if change is None:
        return np.where(old == operands[1], operands[0], old)
    return change(Context(), old, *operands[: len(data) if isinstance(data, tuple) else 1])


def order_shows(one: Definition, other: Definition, words: np.ndarray) -> bool:
    """Whether the order of the two changes matters for some values."""
    old, a, b, c, d = (part.reshape(-1) for part in np.meshgrid(words, words, words, words[:3], words[:3], indexing="ij"))
    with np.errstate(all="ignore"):
        first = changes(other, changes(one, old, a, c), b, d)
        second = changes(one, changes(other, old, b, d), a, c)
    return bool((first != second).any())


def words_of(kind: str) -> np.ndarray:
    """Values of a type, as the words that LDS holds: u32, i64, f64, or two of f16 or bf16."""
    bits = int(kind.strip("iubf"))
    if kind == "bf16":
        halves = np.array(NUMBERS, np.float32).view(np.uint32) >> 16
        return np.array([low | high << 16 for low, high in itertools.product(halves, halves[:3])], np.uint32)
    if kind == "f16":
        halves = np.array(NUMBERS, np.float16).view(np.uint16).astype(np.uint32)
        return np.array([low | high << 16 for low, high in itertools.product(halves, halves[:3])], np.uint32)
    return np.array(NUMBERS, f"float{bits}").view(f"uint{bits}") if kind[0] == "f" else np.array(BITS[bits // 8], f"uint{bits}")


IN_LDS = [d for d in MEMORY if d.family == "ds" and d.memory == "change"]
PAIRS = [pair for pair in itertools.combinations_with_replacement(IN_LDS, 2) if width(pair[0]) == width(pair[1])]


def test_what_is_said_to_commute_does():
    alike = [(one, other) for one, other in PAIRS if one.commutes and one.commutes == other.commutes]
    assert len(alike) > 50
    assert [(one.mnemonic, other.mnemonic) for one, other in alike if order_shows(one, other, words_of(one.commutes.split()[1]))] == []


@pytest.mark.thorough
def test_what_is_not_said_to_commute_does_not():
    found = []
    for one, other in PAIRS:
        if not (one.commutes and one.commutes == other.commutes):
            kinds = [d.commutes.split()[1] if d.commutes else f"u{8 * width(d)}" for d in (one, other)]
            words = np.unique(np.concatenate([words_of(kind) for kind in (*kinds, f"u{8 * width(one)}")]))
            found += [(one.mnemonic, other.mnemonic)] if not order_shows(one, other, words) else []
    assert found == []
