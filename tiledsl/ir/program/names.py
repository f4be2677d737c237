"""C names for the user's names: the same names wherever C and the HIP text's own words allow it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from tiledsl.ir import nodes as ir

_KEYWORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await
co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do
double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict
return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try
typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor xor_eq
""".split()
_OWN = ("lds", "thread", "lane", "warp", "block", "workgroup", "to", "from", "part", "r", "down", "across", "main")
RESERVED = frozenset((*_KEYWORDS, *_OWN))
_LOOP = r"k\d+(_\d+)?"
_GIVEN = re.compile(r"(shared|tile|vgpr|staged)_\d+")  # what a tile without a variable is called


def c_name(name: str) -> str:
    """The name, with an underscore appended where C or the HIP text itself uses the word."""
    name = "".join(c if c.isascii() else f"_u{ord(c):x}" for c in name)
    if name.startswith("__"):  # the compiler's own macros among them
        return f"u{name}"
    return f"{name}_" if name in RESERVED or re.fullmatch(_LOOP, name) or name.startswith(("td_", "grid_")) else name


class Names:
    """Gives names that are unique in the kernel's HIP text."""

    def __init__(
        self, tensors: Iterable[ir.Tensor | ir.Parameter | ir.Var] = (), named: Mapping[ir.Named, str] | None = None
    ):
        self.taken = {c_name(tensor.name) for tensor in tensors}
        self.given = {node: self.fresh(c_name(name)) for node, name in (named or {}).items()}

    def of(self, node: ir.Named) -> str:
        """The name of a tile or of registers."""
        return self.given[node]

    def fresh(self, name: str) -> str:
        """That name, or the first of name_2, name_3, … that is free."""
        return self._take(name, *(f"{name}_{i}" for i in range(2, len(self.taken) + 3)))

    def numbered(self, stem: str) -> str:
        """The first of stem0, stem1, … that is free."""
        return self._take(*(f"{stem}{i}" for i in range(len(self.taken) + 1)))

    def _take(self, *candidates: str) -> str:
        name = next(c for c in candidates if c not in self.taken)
        self.taken.add(name)
        return name


def kernel_names(kernel: ir.KernelIR) -> Names:
    """The names of a kernel's tiles and registers, different from those of its parameters."""
    return Names((*kernel.tensors, *kernel.scalars, *kernel.dynamic), kernel.names)


def owners(kernel: ir.KernelIR) -> dict[str, tuple[str, ir.Named]]:
    """For the C name of each tile and register group, the user's name for it, and its kind."""
    names = kernel_names(kernel)
    return {names.of(node): (name, node) for node, name in kernel.names.items()}


def user_names(kernel: ir.KernelIR) -> dict[str, str]:
    """For the C name of each tile and register group, the user's variable: the variable of all objects that a statement
    makes where a loop is written out several times, on the device or in Python.
    """
    names, made_by = kernel_names(kernel), {name: node for node, name in kernel.names.items()}
    called = {(type(node), node.span): name for name, node in made_by.items() if not _GIVEN.fullmatch(name)}
    users = {
        node: called.get((type(node), node.span), name) if _GIVEN.fullmatch(name) else name
        for node, name in kernel.names.items()
    }
    return {names.of(node): _of_copy(node, name, made_by) for node, name in users.items()}


def _of_copy(node: ir.Named, name: str, made_by: Mapping[str, ir.Named]) -> str:
    stem, _, number = name.rpartition("_")
    first = made_by.get(stem)
    return (
        stem
        if number.isdecimal() and type(first) is type(node) and first is not None and first.span == node.span
        else name
    )


_ONE_BY_ONE = 8  # tiles of one statement that a message lists so
Sized = TypeVar("Sized", ir.Shared, ir.Tile)


def _counted(number: int, unit: str) -> str:
    return f"{number:,} {unit.removesuffix('s') if number == 1 else unit}"


def listed(
    names: Mapping[ir.Named, str], taken: Mapping[Sized, int], description: Callable[[Sized], str], unit: str
) -> Iterator[str]:
    """Each tile's share of something, in lines of a message: many equal tiles of one statement share a line."""
    for _, equal in itertools.groupby(taken, lambda tile: (tile.span, description(tile))):
        tiles = list(equal)
        if len(tiles) > _ONE_BY_ONE:
            count = f"{len(tiles)} tiles of {description(tiles[0])} = {sum(taken[tile] for tile in tiles):,} {unit}"
            yield f"{names[tiles[0]]} to {names[tiles[-1]]}: {count}"
        else:
            yield from (f"{names[tile]}: {description(tile)} = {_counted(taken[tile], unit)}" for tile in tiles)


SYMBOL_PREFIX = "td_"
_OWN_NAME = r"[a-z]\d+$|(lds|low_|high_|swizzle|floordiv|floormod|swap_layout|kernel_)"


def symbol(kernel: ir.KernelIR) -> str:
    """The kernel's name in HIP text and listing: different from the text's own td_ names, and in characters that an
    assembler accepts.
    """
    name = "".join(c if c.isascii() else f"_u{ord(c):x}" for c in kernel.name)
    return f"{SYMBOL_PREFIX}{'kernel_' if re.match(_OWN_NAME, name) else ''}{name}"
