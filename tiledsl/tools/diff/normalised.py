"""A main loop's instructions without the compiler's arbitrary choices: registers and labels."""

from __future__ import annotations

import dataclasses
import difflib

from tiledsl.asm.text.spelling import format_instruction
from tiledsl.asm.text.syntax import Instruction, Label, Modified, Operand, Register, Special, Symbol
from tiledsl.tools.diff.mainloop import MainLoop

_CONTEXT = 3  # lines around a difference


def loop_diff(a: MainLoop, b: MainLoop) -> list[str]:
    """Return the unified diff of both loops' lines; empty if the loops are equal."""
    return list(
        difflib.unified_diff(normalised(a), normalised(b), "A: main loop", "B: main loop", lineterm="", n=_CONTEXT)
    )


def normalised(loop: MainLoop) -> list[str]:
    """Return a line for each instruction and label.

    A register becomes the letter of its file, and a tuple of four registers v*4. Labels are numbered in their order.
    """
    labels: dict[str, str] = {}
    lines = []
    for item in loop.items:
        match item:
            case Label(name=name):
                lines.append(f"{_label(name, labels)}:")
            case Instruction():
                operands = tuple(_nameless(operand, labels) for operand in item.operands)
                lines.append("    " + format_instruction(dataclasses.replace(item, operands=operands)))
    return lines


def _nameless(operand: Operand, labels: dict[str, str]) -> Operand:
    match operand:
        case Register(file, _, count):
            return Special(file if count == 1 else f"{file}*{count}")
        case Symbol(text) if text.startswith(".L"):
            return Symbol(_label(text, labels))
        case Modified():
            return dataclasses.replace(operand, operand=_nameless(operand.operand, labels))
    return operand


def _label(name: str, labels: dict[str, str]) -> str:
    return labels.setdefault(name, f"L{len(labels)}")
