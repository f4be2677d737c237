"""The catalogue of all instructions: look up a mnemonic, and suggest names for an unknown one."""

from __future__ import annotations

import difflib
import functools

from tiledsl.asm.isa.definition import REGISTRY, Definition, Effects, effects, matching_syntax, split_encoding
from tiledsl.asm.text.syntax import Instruction


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
    return difflib.get_close_matches(split_encoding(mnemonic)[0], registry(), n=count, cutoff=0.75)


def instruction_effects(item: Instruction) -> Effects | None:
    """`effects` of a concrete instruction; None where it has no definition or no form that fits."""
    definition = lookup(item.mnemonic)
    form = matching_syntax(definition, item.operands, item.modifiers) if definition else None
    return effects(definition, form, item.operands, item.modifiers) if definition and form else None
