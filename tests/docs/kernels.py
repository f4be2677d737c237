"""The kernel around the example of a docstring."""

import re
import textwrap

from docs import reference


def kernel_of(example: str) -> str:
    """The kernel around an example, with the lines that it uses."""
    head, _, body = reference.AROUND.partition("):\n")
    kept = textwrap.indent(example, "    ")
    for line in reversed(body.splitlines()):
        filled = re.match(r" +td\.load\((\w+)", line)
        names = filled.groups() if filled else re.findall(r"\w+", line.partition(" = ")[0] if " = " in line else "As Bs")
        bound = " = " in line and re.search(rf"^ +{', '.join(names)} = ", kept, re.MULTILINE)
        if "td.grid" in line or any(re.search(rf"(?<![\w.]){name}\b", kept) for name in names):
            kept = kept if bound else f"{line}\n{kept}"
    return f"{head}):\n{kept}"
