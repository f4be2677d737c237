"""The catalogue of all instructions: look one up by name, list those of a target, suggest names for an unknown one."""

from __future__ import annotations

import difflib
import importlib

from tiledsl.asm.isa.definition import REGISTRY, Definition, Effects, effects, matching_syntax, split_encoding
from tiledsl.asm.text.syntax import Instruction

_LOADED: list[bool] = []


def registry() -> dict[str, Definition]:
    """Every definition by mnemonic without its encoding suffix."""
    if not _LOADED:
        importlib.import_module("tiledsl.asm.isa.instructions")  # where another thread is at it, this waits
        _LOADED.append(True)
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
