"""Blocks with a wrong element, among blocks that run together.

Elements at places that differ in one block may be equal in another block.
"""

from __future__ import annotations

import functools
import itertools
import zlib
from collections.abc import Hashable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values import fingerprints as fp
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.compare import CLIPS, applies, different, formula
from tiledsl.analysis.values.exponentials import TooHard
from tiledsl.analysis.values.extent import same_leaves
from tiledsl.analysis.values.graphs import Graph, pruned
from tiledsl.analysis.values.leaves import leaves, products, summed
from tiledsl.analysis.values.piecewise import are_equal
from tiledsl.analysis.values.tags import BITS, MASK, ZERO, Tags
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.distinct import distinct

# where operations give the same result for many operands, fingerprints show a difference only by chance
_CLIPPED_SEEDS = range(1, 65)


_ALIKE = 8  # blocks that stand for all blocks that are alike
_MOST_ELEMENTS = 64  # elements of a tile that are compared


def wrong_blocks(
    value: al.Value, wanted: al.Value, wrong: np.ndarray, tags: Tags, blocks: Blocks
) -> tuple[np.ndarray | None, bool]:
    """Return, for each block, whether one of the wrong elements differs there, or None where this is not known.

    Also returns whether no element was left out for their number.
    """
    distinct = _representatives(value, wanted, np.argwhere(wrong), tags)
    differs = np.zeros(len(blocks.numbers), dtype=bool)
    compared = _Compared(value, wanted, tags, blocks)
    for at in distinct[:_MOST_ELEMENTS]:
        found = compared.differing_blocks(at)
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

    Elements of a group have operands of the same sources and lines, equally far from the ones due of the same tensors.
    """
    row, col = places.T
    due, has = (list(leaves(one, row, col, tags)) for one in (wanted, value))
    first = {"tag": (row << BITS) + col, "row": row, "col": col} | dict(reversed(due))
    elements = [found for kind, found in due if kind == "tag"]
    keys = [np.zeros(len(places), dtype=np.int64)]
    for kind, found in (*has, *due):
        number = 2 * BITS if kind == "tag" else BITS
        base = _beside(found, elements, first["tag"], tags) if kind == "tag" else first[kind]
        keys += [np.where(found > ZERO, found >> number, found), np.where(found > ZERO, found - base, 0)]
    chosen = np.sort(np.unique(np.stack(keys), axis=1, return_index=True)[1])
    return [(int(row), int(col)) for row, col in places[chosen]]


def _beside(found: np.ndarray, due: list[np.ndarray], otherwise: np.ndarray, tags: Tags) -> np.ndarray:
    """Return, for each tag, the first tag due of the same tensor; the tag `otherwise` where none is due."""
    base, of = otherwise, _tensors(found, tags)
    for one in reversed(due):
        base = np.where((_tensors(one, tags) == of) & (one > ZERO), one, base)
    return base


def _tensors(found: np.ndarray, tags: Tags) -> np.ndarray:
    """Return a number for the tensor of each tag."""
    sources, which = np.unique(np.where(found > ZERO, found >> 2 * BITS, 0), return_inverse=True)
    names = [tags.of_tensor(int(source)).tensor if source else "" for source in sources]
    return np.array([zlib.crc32(name.encode()) for name in names])[which.reshape(found.shape)]


class _Compared:
    """A stored value and the value due, compared in each block, element by element.

    Where operations give the same result for many operands, many fingerprints are needed. Blocks whose operands are
    equal to each other in the same places are alike: a few of them stand for all.
    """

    def __init__(self, value: al.Value, wanted: al.Value, tags: Tags, blocks: Blocks):
        self.value, self.wanted, self.tags, self.blocks = value, wanted, tags, blocks
        self.known: dict[tuple[object, ...], bool] = {}

    @functools.cached_property
    def is_same_formula(self) -> bool:
        return formula(self.value, self.tags) == formula(self.wanted, self.tags)

    def differing_blocks(self, at: tuple[int, int]) -> np.ndarray | None:
        """Return, for each block, whether the element at (row, column) differs; None where this is not known."""
        mistaken = next((total.mistaken for total in al.sums(self.value) if total.mistaken is not None), None)
        if mistaken is not None:
            return _mistaken_blocks(mistaken, self.tags, self.blocks) if mistaken.why == "k" else None
        if any(isinstance(part, al.Opaque) for part in al.parts(self.value)):
            return None
        row, col = (np.array([one]) for one in at)
        has, due = (
            [(kind, int(found[0])) for kind, found in leaves(one, row, col, self.tags)]
            for one in (self.value, self.wanted)
        )
        pairs = self._pairs([*has, *due])
        codes, constant = _codes(list(pairs.values()), len(self.blocks.numbers))
        is_due = self._is_due(pairs, len(has), len(due))
        specials = tuple(min(number, ZERO + 1) for _, number in (*has, *due))
        differs = np.zeros(len(self.blocks.numbers), dtype=bool)
        for code in distinct(codes):
            alike = np.flatnonzero(codes == code)
            key = specials, constant, int(code)
            if key not in self.known:
                self.known[key] = not is_due[alike[0]] and self._differs(at, alike)
            differs[alike] = self.known[key]
        return differs

    def _pairs(self, found: list[tuple[str, int]]) -> dict[tuple[int, int], np.ndarray]:
        """Return for which blocks two operands are equal, by their numbers; products of all sums follow the leaves."""
        equal = {
            (one, other): self._are_equal(found[one], found[other])
            for one, other in itertools.combinations(range(len(found)), 2)
        }
        count = len(found)
        return equal | {
            (count + one, count + other): np.atleast_1d(self.sums[one] == self.sums[other])
            for one, other in itertools.combinations(range(len(self.sums)), 2)
        }

    @functools.cached_property
    def sums(self) -> list[np.ndarray]:
        """Return numbers of the k of all products: one for all blocks where k has one name in all of them."""
        made = [one for all_of in (self.value, self.wanted) for one in products(all_of)]
        is_named = all(line == 0 for one in made for line, _, _ in one.spans)
        return [summed(one, None if is_named else self.blocks) for one in made]

    def _are_equal(self, one: tuple[str, int], other: tuple[str, int]) -> np.ndarray:
        """Return for which blocks two tags or lines are equal: one answer for all blocks where that is known."""
        (kind, mine), (its_kind, its) = one, other
        if min(mine, its) <= ZERO or mine == its:
            return np.array([mine == its])
        named, places = _places(self.tags, kind, mine)
        its_name, its_places = _places(self.tags, its_kind, its)
        if named != its_name:
            return np.array([False])
        equal = np.array([True])
        for (line, first), (its_line, its_first) in zip(places, its_places, strict=True):
            if line == its_line:
                equal = equal & (first == its_first)
            elif equal.any():
                vectors = self.blocks.lines
                equal = equal & (vectors[line][0] == vectors[its_line][0] + (its_first - first))
        return equal

    def _is_due(self, pairs: Mapping[tuple[int, int], np.ndarray], has: int, due: int) -> np.ndarray:
        """Return for which blocks the value is computed from the operands due by the operations due."""
        count, half = len(self.blocks.numbers), len(self.sums) // 2
        if has != due or 2 * half != len(self.sums) or not self.is_same_formula:
            return np.zeros(count, dtype=bool)
        both = [pairs[one, has + one] for one in range(has)]
        both += [pairs[has + due + one, has + due + half + one] for one in range(half)]
        return np.broadcast_to(np.logical_and.reduce(np.broadcast_arrays(*both, np.array([True]))), (count,))

    def _differs(self, at: tuple[int, int], alike: np.ndarray) -> bool:
        """Return whether the element differs in blocks that are alike.

        Where operations give the same result for many operands, random numbers show a difference only by chance: what
        they do not show at once is compared exactly.
        """
        some = self.blocks.only(alike[:: -(-len(alike) // _ALIKE)])
        shown = (
            bool(different(_EachBlock(self.tags, some, seed), self.value, self.wanted, *at).any())
            for seed in _CLIPPED_SEEDS
        )
        if any(itertools.islice(shown, len(fp.SEEDS))):
            return True
        if not applies(CLIPS, self.value, self.wanted):
            return False
        exactly = self._differs_exactly(at, int(alike[0]))
        return any(shown) if exactly is None else exactly

    def _differs_exactly(self, at: tuple[int, int], block: int) -> bool | None:
        """Return whether the formulas of the element differ in a block; None where this is undecided."""
        graph = _InOneBlock(self.tags, self.blocks.only(np.array([block])))
        try:
            one, other = (graph.of(each, *at) for each in (self.value, self.wanted))
            nodes, ends = pruned(list(graph.nodes), one, other)
            equal = are_equal(nodes, *ends)
        except TooHard:
            return None
        return None if equal is None else not equal


def _places(tags: Tags, kind: str, number: int) -> tuple[str, tuple[Place, ...]]:
    """Return the tensor of a tag, or the tensor and the axis of a line, and its places."""
    if kind != "tag":
        name = tags.line_names[number >> BITS]
        assert name is not None
        tensor, matrix, line, axis = name
        return f"{tensor} {axis}", (matrix, (line, number & MASK))
    source = tags.of_tensor(number >> 2 * BITS)
    rows, cols = (source.row_line, number >> BITS & MASK), (source.col_line, number & MASK)
    return source.tensor, (source.matrix, rows, cols)


class _InOneBlock(Graph):
    """Formulas of elements as they are in one block: what is the same element there is the same variable."""

    def _tag(self, tag: int) -> Hashable:
        return self._named(*_places(self.tags, "tag", tag))

    def _line(self, line: int) -> Any:
        return self._named(*_places(self.tags, "line", line))

    def _named(self, tensor: str, places: tuple[Place, ...]) -> tuple[str, ...]:
        return tensor, *(str(int(self.blocks.lines[line][0][0]) + first) for line, first in places)


def _codes(found: list[np.ndarray], count: int) -> tuple[np.ndarray, tuple[bool, ...]]:
    """Return a number for each block, equal for blocks with the same answers, and the answers for all blocks."""
    constant = tuple(bool(one[0]) for one in found if len(one) == 1)
    varied = [one for one in found if len(one) > 1]
    codes = np.zeros(count, dtype=np.uint64)
    for number, one in enumerate(varied):
        if number and number % 32 == 0:
            codes = np.unique(codes, return_inverse=True)[1].astype(np.uint64)
        codes = 2 * codes + one
    return codes, constant


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
