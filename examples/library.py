"""Writes the kernels of tiledsl.torch that examples define: `python -m examples.library`.

An example is one file to read; the package has no examples. So the text of these kernels stands in the example, and the package's file is made from it. There,
each kernel stands within a function of the element type, as attention.py has it already.
"""

from __future__ import annotations

import ast
import pathlib
import textwrap

EXAMPLES = pathlib.Path(__file__).parent
PACKAGE = EXAMPLES.parent / "tiledsl" / "torch" / "kernels"
FILES = ("attention", "attention_ping_pong", "attention_backward", "block_scaled_fp8", "grouped")
AT_RUN_TIME = {"block_scaled_fp8": "M"}  # the size that the call gives in the package, where the example fixes it
TYPE, MADE = "td.bf16", "@functools.cache\n"
HEAD = "# Written by `python -m examples.library` from examples/{name}.py: change that file.\n# ruff: noqa: E501\n"
OURS = "\nimport tiledsl as td\nfrom tiledsl.ir.nodes import DType"
WRAPPED = '''\
@functools.cache
def {name}_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

{kernel}
    return {name}
'''


def written(name: str) -> str:
    """The package's file, from the example's file of that name."""
    import black

    source = (EXAMPLES / f"{name}.py").read_text()
    if size := AT_RUN_TIME.get(name):
        source = source.replace(f', "{size}"', f', td.dyn("{size}")')
    doc, *others = _parts(source)
    doc, run, _ = doc.partition("\n\nRun it: ")
    doc += '\n"""' if run else ""
    left_out = ("import ", "from ", "def main(", "def compare(", "if __name__", f"{name} = ")
    parts = [part for part in others if not part.startswith(left_out)]
    imports = {"import functools", *(part for part in others if part.startswith(("import ", "from collections")) and "tiledsl" not in part)}
    types = [part for part in parts if TYPE in part and part.lstrip().partition(" = td.gl[")[0].isidentifier()]
    parts = [_wrapped(part, types) for part in parts if part not in types]
    text = "\n".join([HEAD.format(name=name) + doc, *sorted(imports, key=lambda line: (line.startswith("from"), line)), OURS, *parts])
    return black.format_str(text, mode=black.Mode(line_length=120))


def _parts(source: str) -> list[str]:
    """The statements of a module, each with the comments above it."""
    lines, end, parts = source.splitlines(), 0, []
    for node in ast.parse(source).body:
        parts.append("\n".join(lines[end : node.end_lineno]).strip("\n"))
        end = node.end_lineno or end
    return parts


def _wrapped(part: str, types: list[str]) -> str:
    """A kernel within a function of its element type, with the types of its tensors; anything else as it is, with the types of such a function."""
    if part.startswith(MADE):
        part = part.replace("_of(dtype: td.DType", "_of(dtype: DType").replace(") -> Any:", ") -> td.Kernel:")
        return "\n".join(line for line in part.splitlines() if not line.lstrip().startswith("@no_type_check"))
    if not part.lstrip().startswith("@td.kernel"):
        assert TYPE not in part, f"only kernels are made for several types:\n{part}"
        return part
    (function,) = ast.parse(part).body
    assert isinstance(function, ast.FunctionDef)
    kernel = "\n".join([*types, part]).replace(TYPE, "dtype")
    return WRAPPED.format(name=function.name, kernel=textwrap.indent(kernel, "    "))


if __name__ == "__main__":
    for one in FILES:
        (PACKAGE / f"{one}.py").write_text(written(one))
