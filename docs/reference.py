"""Writes docs/reference.md from the docstrings of the public names: `python -m docs.reference`, or
`make reference-docs`.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import pathlib
import re
import textwrap
from collections.abc import Iterator
from typing import Any

import tiledsl as td
from tiledsl.analysis.time.estimate import Estimate
from tiledsl.analysis.time.result import Profile
from tiledsl.compile.lowered import Lowered
from tiledsl.language.values import annotations
from tiledsl.runtime.kernel import Variant
from tiledsl.runtime.space import Space
from tiledsl.targets import TARGETS, Target
from tiledsl.tools import codes

PATH = pathlib.Path(__file__).with_name("reference.md")
WIDTH = 100  # columns of a form

# The headings, and the names under each. A class that has no name in td stands here itself.
SECTIONS: dict[str, tuple[Any, ...]] = {
    "Kernels": ("kernel", "Kernel", Variant, "space", Space, Lowered, Profile, Estimate, "op"),
    "Tensors and element types": (
        "gl",
        "dyn",
        *("bf16", "f16", "fp8", "bf8", "fp4x2", "fp6x4", "bf6x4", "e8m0", "int8", "f32", "xf32", "i32"),
        "GlobalTensor",
        "WindowRef",
        "DType",
    ),
    "Where a block, a warp and a lane are": (
        "grid",
        "cdiv",
        "warp_id",
        "lane_id",
        "thread_id",
        "roles",
        "Role",
        "range",
        "read",
    ),
    "Tiles": (
        "st",
        "SharedTile",
        "Swizzle",
        "subtile",
        "SubTile",
        "rt",
        "zeros",
        "full",
        "RegisterTile",
        "swap_layout",
    ),
    "Copies": ("load", "store", "atomic_add", "add_in_order", "keep", "fetch", "StagedTile", "commit"),
    "Products and arithmetic": (
        "mma_ABt",
        "mma_AB",
        "mma_AtB",
        "relu",
        "exp",
        "gelu",
        "exp2",
        "fma",
        "next_up",
        "power_of_two",
        "unpack",
        "log2",
        "log",
        "sqrt",
        "rsqrt",
        "rcp",
        "sin",
        "cos",
        "sigmoid",
        "silu",
        "tanh",
        "maximum",
        "minimum",
        "copy",
        "cast",
        "split_bf16",
        "row_max",
        "row_min",
        "row_sum",
        "col_max",
        "col_min",
        "col_sum",
    ),
    "Masks": ("where", "row_index", "col_index", "Mask"),
    "Order": ("barrier", "wait", "priority", "print"),
    "Single lanes and instructions": ("vgpr", "LaneRegisters", "asm"),
    "The contract": (
        "ensures",
        "Formula",
        "softmax",
        "matrix_of",
        "column_of",
        "dequantised",
        "group_sum",
        "by_groups",
        "gather",
        "scatter",
        "column_parts",
        "sum_of_parts",
        "stacked",
        "column",
        "old",
        "keeps",
        "unchecked",
    ),
    "The chip": ("target",),
    "Findings and errors": (
        *(
            "Diagnostic",
            "TiledslWarning",
            "TiledslError",
            "UsageError",
            "KernelError",
            "AssemblyError",
            "ToolchainError",
            "DeviceError",
            "SimulationError",
        ),
        "__version__",
    ),
}
MEMBERS: dict[Any, tuple[str, ...]] = {
    td.Kernel: (
        "__call__",
        "check",
        "lower",
        "profile",
        "costs",
        "report",
        "layout",
        "diff",
        "variant",
        "variants",
        "best",
    ),
    Variant: ("name", "lower", "check", "profile", "costs", "report", "layout", "diff"),
    Space: ("variants", "best"),
    Lowered: ("ir", "resources", "costs", "listing", "symbol", "at"),
    Profile: (
        "text",
        "as_dict",
        "what_if",
        "trace_events",
        "title",
        "figures",
        "estimates_differ",
        "peak_fraction",
        "intensity",
    ),
    Estimate: ("text", "as_dict", "title", "figures", "flops", "limit", "peak_fraction"),
    td.GlobalTensor: ("rows", "cols", "batch", "shape", "dtype", "T", "at", "address"),
    td.Role: ("id",),
    td.SharedTile: ("rows", "cols", "dtype", "base", "swizzle", "address"),
    td.RegisterTile: ("T", "rows", "cols", "dtype", "layout"),
    td.Diagnostic: ("render",),
}
TITLES = {  # of the classes that have no name in td
    Variant: "A variant of a kernel",
    Space: "A space of variants",
    Lowered: "The result of lower",
    Profile: "The result of profile",
    Estimate: "The closed form",
}
VARIABLES = {  # the object in the forms of a class's members
    td.Kernel: "kernel",
    Variant: "variant",
    Space: "space",
    Lowered: "lowered",
    Profile: "found",
    Estimate: "found",
    td.GlobalTensor: "g",
    td.Role: "role",
    td.SharedTile: "tile",
    td.RegisterTile: "x",
    td.Diagnostic: "finding",
}
FORMS = {  # of the words whose signature does not show how they are called
    "load": (
        (
            "load(shared, g[i, j], direct=False)",
            'load(part, layout="row")',
            "load(tile, part)",
            'load(g[i, j], (rows, cols), layout="col")',
        )
        + ('load(v[j], cols, layout="col")', 'load(v[i], (rows, 1), layout="col")', "load(tile, g[i, j])")
    ),
    "wait": ("wait(*values)", "wait(vmcnt=None, lgkmcnt=None)"),
    "roles": ("roles(producer=1, consumer=4)",),
    "range": ("range(stop)", "range(start, stop)", "range(start, stop, step)"),
    "asm": ("asm(template, **operands)",),
    "gl": ("gl[dtype, cols]", "gl[dtype, rows, cols]", "gl[dtype, matrices, rows, cols]"),
}
# The codes with which every word may be refused.
ANY_WORD = ("TD100", "TD106", "TD127", "TD142", "TD147", "TD148", "TD154", "TD171", "TD183")

HEAD = """\
# Language reference

<!-- Written by `make reference-docs` from the docstrings. -->

This page lists every public name of `import tiledsl as td`. [language.md](language.md) explains how the words are
combined, and [order.md](order.md) which accesses are ordered.

**Units.** Sizes of tiles are elements. Coordinates count tiles unless the entry says otherwise. Addresses are bytes.

**Codes.** "Raises" lists the codes with which the call itself is refused. "Checked" lists the codes of the checks of
the recorded operation. Each code links to a kernel with the mistake. A refused call raises a `td.KernelError` with all
findings of the stage. Every word may also be refused in these cases:

- outside a kernel,
- before the number of warps is known,
- under a condition that differs between lanes,
- with arguments that the word does not take,
- with the row or the column of an element where an integer of the whole tile is needed.

These refusals have the codes {any_word}.

**Examples.** The tests run each example. An example of a word is appended to the kernel below; the test omits the
kernel's lines that the example does not need. Examples of errors, and of functions of a kernel, are appended to the
README's `gemm`.

```python
{around}```
"""
AROUND = """\
@td.kernel(warps=4)
def example(
    a: td.gl[td.bf16, 256, 128],
    b: td.gl[td.bf16, 256, 128],
    bias: td.gl[td.f32, 256],
    c: td.gl[td.f32, 256, 256],
    d: td.gl[td.bf16, 256, 256],
    alpha: td.f32,
):
    row, col = td.grid(4, 4)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    As = td.st(td.bf16, 64, 64)
    td.load(As, a[row, 0])
    Bs = td.st(td.bf16, 64, 64)
    td.load(Bs, b[col, 0])
    td.barrier()
    a_reg = td.load(td.subtile(As, (32, 64), (wr, 0)))
    b_reg = td.load(td.subtile(Bs, (32, 64), (wc, 0)))
    acc = td.zeros(td.f32, 32, 32)
"""


@dataclasses.dataclass(frozen=True)
class Entry:
    """One name of the reference: the forms of its calls, its docstring, and the members of a class."""

    name: str
    forms: tuple[str, ...]
    text: str
    members: tuple[Entry, ...] = ()

    @property
    def prose(self) -> str:
        """Return the docstring without its sections."""
        return re.split(r"^(?:Raises|Checked|Example): ?", self.text, maxsplit=1, flags=re.MULTILINE)[0].strip()

    @property
    def example(self) -> str:
        _, _, code = self.text.partition("Example:\n")
        return textwrap.dedent(f"{code.rstrip()}\n") if code else ""

    def said(self, section: str) -> str:
        """Return the text between "Raises:" or "Checked:" and its full stop."""
        found = re.search(rf"^{section}: (.*?)\.(?:\n|$)", self.text, re.MULTILINE | re.DOTALL)
        return " ".join(found.group(1).split()) if found else ""


# -------------------------------------------------------------------------------------------------- from the docstrings


def entries() -> dict[str, tuple[Entry, ...]]:
    """Return all entries, by heading."""
    return {heading: tuple(map(_entry, names)) for heading, names in SECTIONS.items()}


def _entry(subject: Any) -> Entry:
    if isinstance(subject, type):  # a class whose objects come from words
        return Entry(TITLES[subject], (), _doc(subject), _members(subject))
    value = inspect.unwrap(getattr(td, subject)) if callable(getattr(td, subject)) else getattr(td, subject)
    if inspect.isfunction(value):
        forms = FORMS.get(subject) or (_call(subject, value),)
        return Entry(
            f"td.{subject}",
            tuple(f"{'@' * (subject in ('kernel', 'op', 'space'))}td.{form}" for form in forms),
            _doc(value),
        )
    if isinstance(value, type):
        forms = FORMS.get(subject) or ((_call(subject, value),) if value is td.Swizzle else ())
        return Entry(f"td.{subject}", tuple(f"td.{form}" for form in forms), _doc(value), _members(value))
    return Entry(f"td.{subject}", (), _attribute(subject, value))


def _doc(subject: Any) -> str:
    return inspect.cleandoc(subject.__doc__ or "")


def _call(name: str, function: Any) -> str:
    """Return the form of a call, with its defaults; a long one with its arguments in lines of their own."""
    hidden = ("self", "function")
    kept = [
        p.replace(annotation=p.empty) for p in inspect.signature(function).parameters.values() if p.name not in hidden
    ]
    arguments = str(inspect.Signature(kept))[1:-1]
    if len(f"{name}({arguments})") <= WIDTH:
        return f"{name}({arguments})"
    return f"{name}(\n{textwrap.indent(textwrap.fill(arguments, WIDTH - 4, break_on_hyphens=False), '    ')}\n)"


def _members(subject: type) -> tuple[Entry, ...]:
    return tuple(_member(subject, name) for name in MEMBERS.get(subject, ()))


def _member(subject: type, name: str) -> Entry:
    value = inspect.getattr_static(subject, name)
    shown = VARIABLES[subject]
    if inspect.isfunction(value):
        plain = inspect.unwrap(value)
        form = _call(shown if name == "__call__" else f"{shown}.{name}", plain)
        return Entry(f"{shown}(…)" if name == "__call__" else f"{shown}.{name}", (form,), _doc(plain))
    return Entry(f"{shown}.{name}", (), _doc(value))


def _attribute(name: str, value: object) -> str:
    """Return the text after an assignment, or the docstring of the value's class."""
    for module in (annotations, td):
        body = ast.parse(inspect.getsource(module)).body
        for place, text in zip(body, body[1:], strict=False):
            if (
                isinstance(place, ast.Assign)
                and getattr(place.targets[0], "id", "") == name
                and isinstance(text, ast.Expr)
            ):
                return inspect.cleandoc(str(ast.literal_eval(text.value)))
    return _doc(type(value))


# ------------------------------------------------------------------------------------------------------------ as a page


def page() -> str:
    """Return the text of the page."""
    parts = [HEAD.format(any_word=", ".join(f"[{name}]" for name in ANY_WORD), around=AROUND)]
    for heading, found in entries().items():
        parts += [f"\n## {heading}\n", *(part for entry in found for part in _shown(entry))]
    named = sorted({*re.findall(r"\[(TD\d{3})\]", "".join(parts))})
    return "".join([*parts, "\n", *map(_link, named)])


def _shown(entry: Entry, level: int = 3) -> Iterator[str]:
    yield f"\n{'#' * level} {entry.name}\n"
    if entry.forms:
        yield "\n```python\n" + "".join(f"{form}\n" for form in entry.forms) + "```\n"
    if entry.prose:
        yield f"\n{entry.prose}\n"
    for title in ("Raises", "Checked"):
        if entry.said(title):
            linked = re.sub(r"TD\d{3}", r"[\g<0>]", entry.said(title))
            yield f"\n{title}: {linked}.\n"
    if entry.example:
        yield f"\n```python\n{entry.example}```\n"
    if entry.name == "td.target":
        yield _numbers()
    for member in entry.members:
        yield from _shown(member, level + 1)


def _link(name: str) -> str:
    """Return the definition of a code's link, which leads to the page of mistakes."""
    heading = f"{name}: {codes.codes()[name].meaning}".lower()
    anchor = re.sub(r"[^\w\- ]", "", heading).replace(" ", "-")
    return f"[{name}]: mistakes.md#{anchor}\n"


def _numbers() -> str:
    """Return the table of the chips' numbers; a number with several values, such as a tuple, is left out."""
    names = [
        field.name
        for field in dataclasses.fields(Target)
        if isinstance(getattr(TARGETS["gfx942"], field.name), int | float | str | bool)
    ]
    head = f"\n| `td.target.` | {' | '.join(TARGETS)} |\n|---|{'---|' * len(TARGETS)}\n"
    return head + "".join(
        f"| `{name}` | {' | '.join(str(getattr(target, name)) for target in TARGETS.values())} |\n" for name in names
    )


if __name__ == "__main__":
    PATH.write_text(page(), encoding="utf-8")
