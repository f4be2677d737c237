"""Blocks with a wrong element, among blocks that run together.

Elements at places that differ in one block may be equal in another block.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Iterator

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values import fingerprints as fp
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.compare import CLIPS, applies, different
from tiledsl.analysis.values.extent import leaves, products, same_leaves, summed
from tiledsl.analysis.values.tags import BITS, MASK, ZERO, Tags
from tiledsl.ir import nodes as ir

# where operations give the same result for many operands, fingerprints show a difference only by chance
_CLIPPED_SEEDS = range(1, 65)


_MOST_ELEMENTS = 64  # elements of a tile that are compared


def wrong_blocks(
    value: al.Value, wanted: al.Value, wrong: np.ndarray, tags: Tags, blocks: Blocks
) -> tuple[np.ndarray | None, bool]:
    """Return, for each block, whether one of the wrong elements differs there, or None where this is not known.

    Also returns whether no element was left out for their number.
    """
    distinct = _representatives(value, wanted, np.argwhere(wrong), tags)
    differs = np.zeros(len(blocks.numbers), dtype=bool)
    prints = functools.cache(functools.partial(_EachBlock, tags, blocks))
    for at in distinct[:_MOST_ELEMENTS]:
        found = _differing_blocks(value, wanted, at, prints)
        if found is None:
            return None, False
        differs |= found
        if differs.all():
            return differs, True
    return differs, len(distinct) <= _MOST_ELEMENTS


def other_leaves(
    value: al.Value, wanted: al.Value, wrong: np.ndarray, tags: Tags, blocks: Blocks
) -> tuple[np.ndarray, bool]:
    """Return, for each block, whether a wrong element is made of other elements than due there.

    Also returns whether no element was left out.
    """
    distinct = _representatives(value, wanted, np.argwhere(wrong), tags)
    prints, count = _EachBlock(tags, blocks, fp.SEEDS[0]), len(blocks.numbers)
    others = np.zeros(count, dtype=bool)
    mine, its = (
        [np.broadcast_to(summed(one, blocks).astype(np.uint64), (count,)) for one in products(all_of)]
        for all_of in (value, wanted)
    )
    for row, col in distinct[:_MOST_ELEMENTS]:
        at = np.array([row]), np.array([col])
        has, due = (
            [prints.leaf(kind, int(found[0])) for kind, found in leaves(one, *at, tags)] for one in (value, wanted)
        )
        others |= ~same_leaves([*has, *mine], [*due, *its], count)
    return others, len(distinct) <= _MOST_ELEMENTS


def _representatives(value: al.Value, wanted: al.Value, places: np.ndarray, tags: Tags) -> list[tuple[int, int]]:
    """Return one element for each group of elements that differ in the same blocks.

    Elements of a group have operands of the same sources and lines, equally far from the ones due.
    """
    row, col = places.T
    due, has = (list(leaves(one, row, col, tags)) for one in (wanted, value))
    first = {"tag": (row << BITS) + col, "row": row, "col": col} | dict(reversed(due))
    keys = [np.zeros(len(places), dtype=np.int64)]
    for kind, found in (*has, *due):
        number = 2 * BITS if kind == "tag" else BITS
        keys += [np.where(found > ZERO, found >> number, found), np.where(found > ZERO, found - first[kind], 0)]
    chosen = np.sort(np.unique(np.stack(keys), axis=1, return_index=True)[1])
    return [(int(row), int(col)) for row, col in places[chosen]]


def _differing_blocks(
    value: al.Value, wanted: al.Value, at: tuple[int, int], prints: Callable[[int], _EachBlock]
) -> np.ndarray | None:
    """Return, for each block, whether the element at (row, column) differs; None where this is not known.

    `prints` gives the fingerprints for a seed.
    """
    tags, blocks = prints(fp.SEEDS[0]).tags, prints(fp.SEEDS[0]).blocks
    mistaken = next((total.mistaken for total in al.sums(value) if total.mistaken is not None), None)
    if mistaken is not None:
        return _mistaken_blocks(mistaken, tags, blocks) if mistaken.why == "k" else None
    if any(isinstance(part, al.Opaque) for part in al.parts(value)):
        return None
    differs = np.zeros(len(blocks.numbers), dtype=bool)
    for seed in _CLIPPED_SEEDS if applies(CLIPS, value, wanted) else fp.SEEDS:
        if differs.all():
            break
        differs |= different(prints(seed), value, wanted, *at)
    return differs


def _mistaken_blocks(mistaken: al.Mistaken, tags: Tags, blocks: Blocks) -> np.ndarray:
    """Return the blocks in which the operands of a product have different k."""
    product = mistaken.event.statement
    assert isinstance(product, ir.Mma)
    a, b = (
        al.factor(one, part[-1] == "k", tags)
        for one, part in zip(mistaken.operands, (product.form.a, product.form.b), strict=True)
    )
    if a.live != b.live or [k - a.k[0] for k in a.k] != [k - b.k[0] for k in b.k]:
        return np.ones(len(blocks.numbers), dtype=bool)
    first, other = (blocks.lines[one.k_line][0] + one.k[0] for one in (a, b))
    return np.asarray(first != other)


class _EachBlock(fp.Fingerprints):
    """The fingerprints of one element, a number for each block.

    Those of a line and of a place along k are kept, since the elements of a tile have them in common.
    """

    def __init__(self, tags: Tags, blocks: Blocks, seed: int):
        super().__init__(tags, blocks, seed)
        self._lines: dict[int, np.ndarray] = {}
        self._places: dict[tuple[int, int], np.ndarray] = {}

    @fp.once
    def of(self, value: al.Value, row: int, col: int) -> np.ndarray:
        match value:
            case al.Data(tags=elements):
                return self._element(int(elements[min(row, len(elements) - 1), col]))
            case al.Sum():
                return self._sum(value, row, col)
            case al.Flipped(of=of):
                return self.of(of, col, row)
            case al.Applied(op=op, operands=operands):
                return self.meaning(op, *(self.of(one, row, col) for one in operands))
            case _:  # the same in every block
                return np.full(len(self.blocks.numbers), super().of(value, 1, 1)[0, 0])

    def leaf(self, kind: str, number: int) -> np.ndarray:
        """Return the tag or line in each block."""
        if number <= ZERO:
            return np.full(len(self.blocks.numbers), -number, dtype=np.uint64)
        return self._tag(number) if kind == "tag" else self._line(number)

    def _element(self, tag: int) -> np.ndarray:
        if tag <= ZERO:
            return np.full(len(self.blocks.numbers), 0.0 if tag == ZERO else np.nan)
        return self._random(self._tag(tag), 1)

    def _tag(self, tag: int) -> np.ndarray:
        source = self.tags.of_tensor(tag >> 2 * BITS)
        return self._key(
            source.tensor, source.matrix, (source.row_line, tag >> BITS & MASK), (source.col_line, tag & MASK)
        )

    def products(
        self, value: al.Sum, row: int, col: int
    ) -> Iterator[tuple[np.ndarray, list[tuple[fp.Height, fp.Height]]]]:
        for one in value.products.values():
            left, right = int(self.tags.vectors[one.left][row]), int(self.tags.vectors[one.right][col])
            if ZERO not in (left, right):
                lines = self._random(self._line(left) + self._line(right), 3)
                yield lines, [
                    (self._heights(line, stop), self._heights(line, start))
                    for line, start, stop in al.merged(one.spans)
                ]

    def zeros(self, row: int, col: int) -> np.ndarray:
        return np.zeros(len(self.blocks.numbers))

    def _line(self, line: int) -> np.ndarray:
        if line not in self._lines:
            name = self.tags.line_names[line >> BITS]
            assert name is not None
            tensor, matrix, number, axis = name
            self._lines[line] = self._key(tensor + axis, matrix, (number, line & MASK))
        return self._lines[line]

    def _heights(self, line: int, k: int) -> np.ndarray:
        if (line, k) not in self._places:
            self._places[line, k] = fp.fraction(fp.mixed(self._numbers((line, k)), self.seed * 64 + 6))
        return self._places[line, k]

    def _key(self, name: str, *places: Place) -> np.ndarray:
        key = np.full(len(self.blocks.numbers), zlib.crc32(name.encode()), dtype=np.uint64)
        for place in places:
            key = fp.mixed(key, self.seed) + self._numbers(place).astype(np.uint64)
        return fp.mixed(key, self.seed)

    def _numbers(self, place: Place) -> np.ndarray:
        return np.asarray(self.blocks.lines[place[0]][0] + place[1])
