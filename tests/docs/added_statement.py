"""A new statement, td.fill(tile, value), as changes to files of the project: what docs/extending.md lists is enough."""

import pathlib

KERNEL = """
@td.kernel(warps=1)
def raised(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, a + 2)
    td.grid(1)
    old = td.load(a[0, 0], (32, 32))
    two = td.rt(td.f32, 32, 32, layout="col")
    td.fill(two, 2.0)
    td.store(c[0, 0], old + two)


@td.kernel(warps=1)
def below_the_largest(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, a - td.col_max(a) + 2)
    td.grid(1)
    old = td.load(a[0, 0], (32, 32))
    two = td.rt(td.f32, 32, 32, layout="col")
    td.fill(two, 2.0)
    td.store(c[0, 0], old - td.col_max(old) + two)
"""
# file → each place, by the text behind it (none: the end of the file), with the text that is added there
CHANGES: dict[str, list[tuple[str | None, str]]] = {
    "tiledsl/ir/nodes/statements.py": [
        (
            None,
            '''

@dataclasses.dataclass(frozen=True, slots=True)
class Fill(Simple):
    """Every element of dst becomes `value`."""

    dst: Tile
    value: float

    def own_effects(self) -> Effects:
        return Effects(writes=(self.dst,))
''',
        )
    ],
    "tiledsl/ir/nodes/__init__.py": [(None, "\nfrom tiledsl.ir.nodes.statements import Fill  # noqa: E402\n")],
    "tiledsl/ir/text.py": [
        (
            "        case ir.Zero(dst=tile):\n",
            '        case ir.Fill(dst=tile, value=value):\n            return f"fill {names[tile]} <- {value:g}"\n',
        )
    ],
    "tiledsl/language/words/tiles.py": [
        (
            "@word\ndef subtile(",
            '''@word
def fill(tile: RegisterTile, value: float) -> None:
    """Set every element of an f32 register tile to a number."""
    current("td.fill").record(ir.Fill, dst=tile.node, value=float(value))


''',
        )
    ],
    "tiledsl/__init__.py": [
        ("from tiledsl.language.words.tiles import full,", "from tiledsl.language.words.tiles import fill\n"),
        ('    "full",\n', '    "fill",\n'),
    ],
    "tiledsl/__init__.pyi": [
        ('    "full",\n', '    "fill",\n'),
        ("def swap_layout(", "def fill(tile: RegisterTile[f32], value: float) -> None: ...\n"),
    ],
    "tiledsl/lower/plan/plan.py": [
        (
            "            case ir.Zero(dst=tile):\n",
            "            case ir.Fill(dst=tile, value=value):\n                return [lp.Fill(place, self.registers(tile), value)]\n",
        )
    ],
    "tiledsl/ir/program/operations.py": [
        (
            "@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)\nclass Clear(Plain):",
            '''@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Fill(Plain):
    """The registers set to a number."""

    place: Place
    registers: tuple[str, ...]
    value: float

    @property
    def effects(self) -> Effects:
        return Effects(written=self.registers)


''',
        ),
        ("    | ClearAccumulator\n", "    | Fill\n"),
    ],
    "tiledsl/lower/emit/emit.py": [
        (
            "            case lp.Clear(registers=registers):\n",
            '            case lp.Fill(registers=registers, value=value):\n                return [_line(f"{name} = {value!r}f;") for name in registers]\n',
        )
    ],
    "tiledsl/analysis/values/warp.py": [
        ("            ir.Zero: self._zero,\n", "            ir.Fill: self._fill,\n"),
        (
            "    def _zero(self",
            "    def _fill(self, fill: ir.Fill) -> None:\n        self.tiles[fill.dst.index] = al.Number(fill.value)\n\n",
        ),
    ],
    "tiledsl/analysis/fields/execution.py": [
        ("    + (ir.Zero, ir.Mma,", "    + (ir.Fill,)\n"),
        (
            "    def _zero(self",
            "    def _fill(self, fill: ir.Fill) -> None:\n        self.held[fill.dst.index] = qu.number(fill.value)\n\n",
        ),
    ],
    "docs/reference.py": [('        "zeros",\n', '        "fill",\n')],
}


def add_to(root: pathlib.Path) -> None:
    """Add the statement to a copy of the project."""
    for path, changes in CHANGES.items():
        text = (root / path).read_text(encoding="utf-8")
        for before, added in changes:
            assert before is None or text.count(before) == 1, (path, before)
            place = len(text) if before is None else text.index(before)
            text = text[:place] + added + text[place:]
        (root / path).write_text(text, encoding="utf-8")
