"""Matrix instructions. The body gets A (m×k), B (k×n) and C (m×n) of each block as matrices of numbers.

The numbers are float32; for i8 float64 with C as int32; for f64 and scaled inputs (the scales applied) float64.
`tiledsl.targets` has the shapes and the passes, `tiledsl.sim.execute.layouts` the lane maps."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

import itertools
from typing import Any

from tiledsl.asm.isa.definition import MatrixShape, instruction
from tiledsl.targets import INPUT_BITS, TARGETS, WAVE, MatrixInstruction

_Key = tuple[int, int, str, int, bool]
_F8F6F4_WIDTHS = (8, 6, 4)  # registers of 32 elements of 8, 6 or 4 bits


def _shapes() -> dict[_Key, dict[str, MatrixInstruction]]:
    """The instructions of the table by (m, k, input type, blocks, whether scaled), then by target."""
    found: dict[_Key, dict[str, MatrixInstruction]] = {}
    for target in TARGETS.values():
        for entry in target.every_matrix:
            found.setdefault((entry.m, entry.k, entry.input, entry.blocks, entry.scaled), {})[target.name] = entry
    return found


def _modifiers(entry: MatrixInstruction, spelling: str) -> str:
    if entry.scaled:
        return "[op_sel] [op_sel_hi] [cbsz:u3] [blgp:u3]"
    if entry.input == "f64" and spelling.endswith("_f64"):
        return "[neg]"  # blgp encodes the signs of these from gfx942 on
    return "[cbsz:u3] [abid:u4] [blgp:u3]"


def _forms(by_target: dict[str, MatrixInstruction]) -> list[str]:
    spellings = [entry.mnemonic for entry in by_target.values()]
    forms = []
    for spelling in dict.fromkeys(spellings):
        first = spellings.index(spelling)
        # later targets take the older spelling too (LLVM's aliases)
        entry, targets = list(by_target.values())[first], " ".join(list(by_target)[first:])
        widths = (
            itertools.product(_F8F6F4_WIDTHS, repeat=2)
            if entry.input == "f8f6f4"
            else [(entry.operand_dwords, entry.operand_dwords)]
        )
        for (a, b), file in itertools.product(widths, "va"):
            operands = (
                f"{{dst:{file}{entry.accumulators}=}}, {{a:va{a}}}, {{b:va{b}}}, {{c:{file}k{entry.accumulators}}}"
            )
            operands += ", {scale_a:v}, {scale_b:v}" if entry.scaled else ""
            forms.append(f"{spelling} {operands} {_modifiers(entry, spelling)} @ {targets}")
    return forms


def _define(key: _Key, by_target: dict[str, MatrixInstruction]) -> None:
    m, k, kind, blocks, scaled = key

    def product(x: Any, a: Any, b: Any, c: Any) -> Any:
        return x.matmul(a, b) + c

    def of_integers(x: Any, a: Any, b: Any, c: Any) -> Any:
        """Add integers; the sum wraps at 32 bits."""
        return x.whole(x.matmul(a, b)) + c

    def of_scaled(x: Any, a: Any, b: Any, c: Any) -> Any:
        """Add scaled products, rounded to float32. Each 32 elements along k are already multiplied by their scale."""
        return x.single(x.matmul(a, b) + c)

    passes = {name: entry.passes for name, entry in by_target.items()}
    shape = MatrixShape(m, m, k, kind, passes, blocks, scaled)
    instruction(_forms(by_target), family="mfma", matrix=shape)(
        of_integers if kind == "i8" else of_scaled if scaled else product
    )


for _shape, _entries in _shapes().items():
    _define(_shape, _entries)


# -- sparse products ------------------------------------------------------------------

_SINCE_942 = ("gfx942", "gfx950")
_BYTES = ("i8", *(f"{a} {b}" for a in ("bf8", "fp8") for b in ("bf8", "fp8")))
_SPARSE_PASSES = {16: 4, 32: 8}  # by m (LLVM, SISchedule.td, V_SMFMAC)


def _define_sparse(m: int, k: int, kind: str, targets: tuple[str, ...]) -> None:
    """Define v_smfmac, whose D is its C as well."""
    names = kind.split()
    stem = f"v_smfmac_{'i32' if kind == 'i8' else 'f32'}_{m}x{m}x{k}"
    dwords = m * k // WAVE * INPUT_BITS[names[0]] // 32
    operands = f"{{a:va{dwords // 2}}}, {{b:va{dwords}}}, {{index:v}} [cbsz:u3] [abid:u4] @ {' '.join(targets)}"
    name = f"{stem}_{'_'.join(names)}"
    forms = [f"{name} {{dst:{file}{m * m // WAVE}+}}, {operands}" for file in "va"]

    def product(x: Any, a: Any, b: Any, dst: Any) -> Any:
        return x.matmul(a, b) + dst

    def of_integers(x: Any, a: Any, b: Any, dst: Any) -> Any:
        """Add integers; the sum wraps at 32 bits."""
        return x.whole(x.matmul(a, b)) + dst

    passes = {target: _SPARSE_PASSES[m] for target in targets}
    shape = MatrixShape(m, m, k, kind, passes, sparse=True)
    instruction(forms, family="mfma", matrix=shape)(of_integers if kind == "i8" else product)


for _m, _least in ((16, 32), (32, 16)):
    for _kind in ("f16", "bf16", *_BYTES):
        _k = _least * 2 if _kind in _BYTES else _least
        _define_sparse(_m, _k, _kind, _SINCE_942)
        _define_sparse(_m, 2 * _k, _kind, ("gfx950",))
