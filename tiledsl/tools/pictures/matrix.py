"""Matrix instructions: choosing one from a request, and the layout of its operands according to the interpreter."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable

import numpy as np

from tiledsl.asm.isa.catalogue import registry
from tiledsl.asm.isa.definition import MatrixShape
from tiledsl.diagnostics.suggest import meant
from tiledsl.language.recording.signature import element_named
from tiledsl.sim.execute.layouts import SCALED_TOGETHER, arranged, result_layout, scales_arranged
from tiledsl.targets import F8F6F4_KINDS, INPUT_BITS, TARGETS, WAVE, MatrixInstruction, Target, kind_of
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.specs import SHAPE, MatrixSpec, wrong


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixPicture:
    """An instruction with the types of A and B, which modifiers choose for f8f6f4."""

    instruction: MatrixInstruction
    kinds: tuple[str, str]
    target: Target
    holdings: tuple[Holding, ...]

    @property
    def modifiers(self) -> str:
        """The modifiers that choose the types."""
        if self.instruction.input != "f8f6f4":
            return ""
        return "cbsz:{} blgp:{}".format(*map(F8F6F4_KINDS.index, self.kinds))

    @property
    def passes(self) -> int:
        """The number of passes, of 4 clocks each."""
        chosen = dict(zip(("cbsz", "blgp"), map(F8F6F4_KINDS.index, self.kinds), strict=True)) if self.modifiers else {}
        return shape_of(self.instruction).passes_on(self.target.name, list(chosen.items()))


def shape_of(instruction: MatrixInstruction) -> MatrixShape:
    """The matrix shape in the instruction's definition."""
    found = registry()[instruction.mnemonic].matrix
    assert found is not None
    return found


def matrix_picture(spec: MatrixSpec, target: Target) -> MatrixPicture:
    """Create the picture; UsageError where the target has no such instruction."""
    instruction, kinds = _found(spec.words, target)
    shape = shape_of(instruction)
    holdings = [_operand("A", ("i", "k"), shape, kinds[0]), _operand("B", ("k", "j"), shape, kinds[1]), _result(shape)]
    if instruction.scaled:
        holdings += [_scales("scale of A", ("i", "k // 32"), shape), _scales("scale of B", ("k // 32", "j"), shape)]
    return MatrixPicture(instruction, kinds, target, tuple(holdings))


def _operand(name: str, axes: tuple[str, str], shape: MatrixShape, kind: str) -> Holding:
    """The holding of numbered values in each lane, taken apart by the interpreter's functions."""
    values = shape.m * shape.k * shape.blocks // WAVE
    matrix = arranged(np.arange(values * WAVE).reshape(1, values, WAVE), shape, kind, in_order=True)
    bits = INPUT_BITS[kind]
    return _numbered(name, axes, matrix if name == "B" else matrix.transpose(0, 2, 1), kind, bits, values * bits // 32)


def _result(shape: MatrixShape) -> Holding:
    values, wide = shape.m * shape.n * shape.blocks // WAVE, shape.result == "f64"
    matrix = result_layout(shape).to_matrix(np.arange(values * WAVE).reshape(values, 1, WAVE))
    return _numbered("D", ("i", "j"), matrix, shape.result, 64 if wide else 32, 2 * values if wide else values)


def _scales(name: str, axes: tuple[str, str], shape: MatrixShape) -> Holding:
    """The holding of scales, one byte of one register of a lane."""
    matrix = scales_arranged(np.arange(WAVE)[None], shape.k, shape.m)
    return _numbered(
        name,
        axes,
        matrix.transpose(0, 2, 1) if name.endswith("A") else matrix,
        f"e8m0 for each {SCALED_TOGETHER} k",
        8,
        1,
    )


def _numbered(name: str, axes: tuple[str, str], matrix: np.ndarray, kind: str, bits: int, dwords: int) -> Holding:
    """The holding of a matrix [block, row, column] whose elements are codes value · 64 + lane."""
    values = matrix.size // WAVE
    places = [place.reshape(values, WAVE) for place in np.unravel_index(np.argsort(matrix.reshape(-1)), matrix.shape)]
    return Holding(
        name, axes, (matrix.shape[0], *matrix.shape[1:]), kind, bits, values, dwords, (places[0], places[1], places[2])
    )


# ------------------------------------------------------------------------------------------------------- which is meant


def spelt(instruction: MatrixInstruction) -> str:
    """Spell the instruction in the words of a request."""
    blocks = f" {instruction.blocks}b" if instruction.blocks > 1 else ""
    return f"mfma {_size(instruction)} {instruction.input}{blocks}{' scale' if instruction.scaled else ''}"


def _size(instruction: MatrixInstruction) -> str:
    return f"{instruction.m}x{instruction.n}x{instruction.k}"


def _found(words: tuple[str, ...], target: Target) -> tuple[MatrixInstruction, tuple[str, str]]:
    if words[0].startswith("v_"):
        return _by_mnemonic(words, target)
    shape, types, blocks, scaled = _parts(words)
    fitting = [
        (other, entry, kinds)
        for other in TARGETS.values()
        for entry in other.every_matrix
        if _size(entry) == shape
        and entry.scaled == scaled
        and blocks in (None, entry.blocks)
        and (kinds := _kinds(entry, types))
    ]
    own = [(entry, kinds) for other, entry, kinds in fitting if other is target]
    if own:
        return min(own, key=lambda found: found[0].blocks)
    asked = " ".join(words)
    elsewhere = list(dict.fromkeys(other.name for other, _, _ in fitting))
    if elsewhere:
        raise wrong(f"{target.name} has no 'mfma {asked}'", _there(elsewhere))
    of_type = list(dict.fromkeys(spelt(entry) for entry in target.every_matrix if _kinds(entry, types)))
    of_shape = list(dict.fromkeys(spelt(entry) for entry in target.every_matrix if _size(entry) == shape))
    helps = [f"of {' '.join(types)} it has {', '.join(of_type)}"] * bool(of_type) + [
        f"of {shape} it has {', '.join(of_shape)}"
    ] * bool(of_shape)
    raise wrong(f"{target.name} has no 'mfma {asked}'", *helps, "tiledsl layout mfma lists them all")


def _kinds(instruction: MatrixInstruction, types: tuple[str, ...]) -> tuple[str, str] | None:
    """The types of A and B, if the instruction multiplies the requested types."""
    first, second = types[0], types[-1]
    if instruction.input != "f8f6f4":
        own = instruction.input.split()
        return (own[0], own[-1]) if (own[0], own[-1]) == (first, second) else None
    if first == second == "f8f6f4":
        return F8F6F4_KINDS[0], F8F6F4_KINDS[0]
    return (first, second) if first in F8F6F4_KINDS and second in F8F6F4_KINDS else None


def _parts(words: Iterable[str]) -> tuple[str, tuple[str, ...], int | None, bool]:
    """Parse shape, types of A and B, the number of blocks if given, and whether there are scales."""
    shapes, types, blocks, scaled = [], [], [], False
    for word in words:
        if SHAPE.fullmatch(word):
            shapes.append(word)
        elif re.fullmatch(r"\d{1,9}b", word):
            blocks.append(int(word[:-1]))
        elif word in ("scale", "scaled"):
            scaled = True
        else:
            types.append(_type(word))
    if len(shapes) != 1 or not 1 <= len(types) <= 2 or len(blocks) > 1:
        raise wrong(
            f"'mfma {' '.join(words)}' does not say one shape and one type, or the types of A and B",
            'as in "mfma 32x32x8 bf16", "mfma 16x16x32 fp8 bf8", "mfma 4x4x4 f16 16b", "mfma 16x16x128 fp8 fp4 scale";'
            " tiledsl layout mfma lists them all",
        )
    return shapes[0], tuple(types), blocks[0] if blocks else None, scaled


def _type(word: str) -> str:
    """The name of an element type; other libraries' names are accepted too."""
    named = kind_of(element_named(word) or word)
    named = {"int8": "i8", "double": "f64", "float64": "f64", "fp64": "f64", "tf32": "xf32"}.get(named, named)
    if named not in INPUT_BITS:
        raise wrong(
            f"matrix instructions have no type '{word}'{meant(word, INPUT_BITS)}: there are {', '.join(INPUT_BITS)}"
        )
    return named


def _by_mnemonic(words: tuple[str, ...], target: Target) -> tuple[MatrixInstruction, tuple[str, str]]:
    """The instruction of that mnemonic; types of A and B may follow an f8f6f4 mnemonic."""
    name, types = words[0], tuple(map(_type, words[1:]))
    known = {mnemonic: found.matrix for mnemonic, found in registry().items() if found.matrix is not None}
    has = [other for other in TARGETS.values() if name in known and other.name in registry()[name].targets]
    if not has:
        near = meant(name, [mnemonic for mnemonic in known if target.name in registry()[mnemonic].targets])
        raise wrong(f"there is no matrix instruction '{name}'{near}", "tiledsl layout mfma lists them all")
    if target not in has:
        raise wrong(f"{target.name} has no {name}", _there([other.name for other in has]))
    # later targets also accept an older target's mnemonic
    entry = next(entry for entry in target.every_matrix if shape_of(entry) == known[name])
    kinds = _kinds(entry, types or tuple(entry.input.split()))
    if kinds is None or len(types) > 2:
        raise wrong(
            f"{name} does not multiply {' and '.join(types)}: its types are"
            f" {' and '.join(dict.fromkeys(entry.input.split()))}"
        )
    return entry, kinds


def _there(names: list[str]) -> str:
    """Name the targets that have the missing instruction."""
    return f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} it: --target {names[0]}"
