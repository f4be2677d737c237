"""The catalogue of all instructions: look up a mnemonic, and suggest names for an unknown one."""

from __future__ import annotations

import functools

from tiledsl.asm.isa.definition import (
    REGISTRY,
    Definition,
    Effects,
    Modifiers,
    Syntax,
    effects,
    matching_syntax,
    split_encoding,
)
from tiledsl.asm.text.syntax import Instruction, Operand


@functools.cache
def registry() -> dict[str, Definition]:
    """Every definition by mnemonic without its encoding suffix."""
    # here, since `tiledsl --help` and `import tiledsl` look up no instruction, and the definitions take long to import
    import tiledsl.asm.isa.instructions  # noqa: F401

    return REGISTRY


def lookup(mnemonic: str) -> Definition | None:
    """The definition behind a mnemonic as written, or None."""
    return registry().get(split_encoding(mnemonic)[0])


def suggestions(mnemonic: str, count: int = 3) -> list[str]:
    """Known mnemonics that look like an unknown one."""
    import difflib  # here, since `import tiledsl` suggests nothing

    return difflib.get_close_matches(split_encoding(mnemonic)[0], registry(), n=count, cutoff=0.75)


def instruction_effects(item: Instruction) -> Effects | None:
    """`effects` of a concrete instruction; None where it has no definition or no form that fits."""
    found = matched(item)
    return found[1] if found else None


def matched(item: Instruction) -> tuple[Syntax, Effects] | None:
    """The form of its definition that a concrete instruction has, and its effects; None as `instruction_effects`."""
    return _matched(item.mnemonic, item.operands, item.modifiers)


# kept, since listings repeat instructions; neither the form nor the effects depend on the value of a constant
@functools.lru_cache(maxsize=16384)
def _matched(mnemonic: str, operands: tuple[Operand, ...], modifiers: Modifiers) -> tuple[Syntax, Effects] | None:
    definition = lookup(mnemonic)
    form = matching_syntax(definition, operands, modifiers) if definition else None
    return (form, effects(definition, form, operands, modifiers)) if definition and form else None
