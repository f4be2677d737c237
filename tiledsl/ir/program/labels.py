"""Numbers that distinguish, in HIP text and listing, operations that arms of branches have alike.

A statement of inline assembly in an arm carries its number as a comment, ` ; #17`. Two arms with the same operations on
different buffers do not differ otherwise, and the orders required of them may differ. The compiler would also merge
equal statements behind the branch.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import walk

_LABEL = re.compile(r";\s*#(\d+)\s*$")


def labels(numbers: lp.Numbering) -> dict[int, int]:
    """The labels of the operations that have one, by the operations' numbers. Waits and wait states are not counted,
    since passes add and remove them.
    """
    in_arms = {numbers[operation] for operation, outer in walk(numbers.body) if _in_arm(outer)}
    if not in_arms:
        return {}
    assembly = (numbers[operation] for operation in numbers.operations if operation.assembly not in ("", lp.WAIT_STATE))
    return {number: label for label, number in enumerate(assembly) if number in in_arms}


def _in_arm(outer: Iterable[lp.Loop | lp.Branch]) -> bool:
    return any(isinstance(operation, lp.Branch) for operation in outer)


def labelled(template: str, number: int | None) -> str:
    """The text of an assembly statement with its number, behind the instruction itself, since wait states may surround
    it.
    """
    if number is None:
        return template
    lines = template.split(r"\n\t")
    at = next((i for i, line in enumerate(lines) if line and not line.startswith("s_nop")), len(lines) - 1)
    return r"\n\t".join([*lines[:at], f"{lines[at]} ; #{number}", *lines[at + 1 :]])


def labels_of(text: str) -> Mapping[int, int]:
    """The lines of a listing that have a number, counted from 1."""
    found = ((number, _LABEL.search(line)) for number, line in enumerate(text.split("\n"), 1) if "#" in line)
    return {number: int(label[1]) for number, label in found if label is not None}
