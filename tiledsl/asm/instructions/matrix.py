"""Matrix instructions. The body sees A (m×k), B (k×n) and C (m×n) as float32 matrices, of i8 as float64 ones and C as int32; `tiledsl.targets` has the lane
maps and the passes."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# A body takes its context and arrays of whichever module runs it: types would say `Any` three hundred times.

from __future__ import annotations

from typing import Any

from tiledsl.asm.definition import MatrixShape, instruction
from tiledsl.targets import TARGETS, MatrixInstruction

_Key = tuple[int, int, str]


def _shapes() -> dict[_Key, dict[str, MatrixInstruction]]:
    """The instructions of the table by (m, k, input type), then by target."""
    found: dict[_Key, dict[str, MatrixInstruction]] = {}
    for target in TARGETS.values():
        for entry in target.every_matrix:
            found.setdefault((entry.m, entry.k, entry.input), {})[target.name] = entry
    return found


def _define(key: _Key, by_target: dict[str, MatrixInstruction]) -> None:
    m, k, kind = key
    sample = next(iter(by_target.values()))
    source, total = sample.operand_dwords, sample.accumulators
    forms = []
    spellings = [entry.mnemonic for entry in by_target.values()]
    for spelling in dict.fromkeys(spellings):
        targets = " ".join(list(by_target)[spellings.index(spelling) :])  # later targets take the older spelling too (LLVM's aliases)
        for file in "va":
            operands = f"{{dst:{file}{total}=}}, {{a:va{source}}}, {{b:va{source}}}, {{c:{file}k{total}}}"
            forms.append(f"{spelling} {operands} [cbsz:u3] [abid:u4] [blgp:u3] @ {targets}")

    def body(x: Any, a: Any, b: Any, c: Any) -> Any:
        """Whole numbers wrap at 32 bits."""
        return x.matmul(a, b) + c if kind != "i8" else x.whole(x.matmul(a, b)) + c

    passes = {name: entry.passes for name, entry in by_target.items()}
    instruction(forms, family="mfma", matrix=MatrixShape(m, m, k, kind, passes))(body)


for _shape, _entries in _shapes().items():
    _define(_shape, _entries)
