"""How register tiles are cut into the pieces that matrix instructions take, and which instruction multiplies them."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import ACCUMULATED, SCALES, side_and_depth
from tiledsl.ir.math.layouts import (
    LINE_ROWS,
    accumulator_element,
    line_element,
    operand_element,
    row_layout_element,
    scaled_element,
    transposed_source,
)
from tiledsl.ir.math.packing import LANE_WORDS
from tiledsl.ir.text import tile_text
from tiledsl.ir.walk import statements
from tiledsl.targets import WAVE, MatrixInstruction, Target, listed_as

MAX_VECTOR_BYTES = 16
_NUMBERS = 8  # that td.unpack makes at a time: 16 bytes of bf16
TRANSPOSED_READ = 4  # consecutive k that a transposed read gives a lane


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Fragments(Compared):
    """A register tile in pieces. An operand's piece has m rows (of B, and in layout "col": m columns), of which each
    lane holds `vector` consecutive k; an accumulator's is m × m.

    `down` × `across` pieces, those of an operand counted along its rows of A or columns of B and then along k. Each
    comes in `parts`, one a read, of `dwords` registers. An accumulator has no `vector`, and no instruction of its own:
    its operands' types choose.

    `run`: the consecutive k of an operand after which those of the other lanes follow: all of `vector`; or those of one
    read, where an instruction takes more bytes than a read brings.

    `multiplied_by`: the tile lies as an accumulator, and products with this instruction take it as an operand. The
    other operand of such a product has runs of four k: the four that the same lane holds of an accumulator's rows.

    `unpacked`: the operand is unpacked from words, in registers. Of a tile of such words, `vector` counts the words in
    each lane for one piece of the operand.

    `slices`: the operand has block scales, and a piece feeds so many instructions along k, of which a lane holds the
    scales in one register. A tile of such scales has as many bytes in a lane as `vector`.

    `line`: the tile has layout "line", in pieces of m = 8, 4 or 2 rows; of a row 64 / m lanes hold `line` columns
    each."""

    m: int
    down: int
    across: int
    dwords: int
    vector: int
    instruction: MatrixInstruction | None
    parts: int = 1
    run: int = 0
    multiplied_by: MatrixInstruction | None = None
    line: int = 0
    unpacked: bool = False
    slices: int = 0

    @property
    def count(self) -> int:
        """The number of values of `dwords` registers."""
        return self.down * self.across * self.parts

    @property
    def pieces(self) -> int:
        """The number of matrix instructions along k that one piece of an operand feeds."""
        return self.vector // self.instruction.per_lane if self.instruction else 1

    @property
    def sides(self) -> tuple[int, int]:
        """The rows and columns of a piece: of a tile that lies as an accumulator, or an operand in layout "row"."""
        return self.m, WAVE // self.m * (self.vector or self.line) or self.m

    @property
    def neighbours(self) -> int:
        """The elements of a lane that follow each other along a row or a column."""
        return self.vector or self.line or 4

    def read_bytes(self, tile: ir.Tile) -> int:
        """Return the bytes that a read brings to a lane of an operand, or of scales."""
        return self.vector // self.parts * tile.dtype.bytes

    def element(self, layout: str, lane: Any, register: Any) -> tuple[Any, Any]:
        """The (row, col) of a lane's element number `register` in a piece.

        The tile lies as an accumulator, or is an operand in layout "row".
        """
        if self.slices:
            assert self.instruction is not None
            return scaled_element(self.m, self.instruction.per_lane, self.slices, lane, register)
        if self.vector:
            return operand_element(self.m, self.vector, lane, register)
        if self.line:
            return line_element(self.m, self.line, lane, register)
        return (row_layout_element if layout == "row" else accumulator_element)(self.m, lane, register)


def fragments(kernel: ir.KernelIR, target: Target) -> dict[ir.Tile, Fragments]:
    """The pieces of every register tile. Tiles that meet in one product or change of layout agree on m. KernelError
    where no instruction fits.
    """
    found: dict[ir.Tile, Fragments] = {}
    problems = [*_unmoved(kernel, target), *_without_product(kernel)]
    unpacked = {s.dst: s for s in statements(kernel.body) if isinstance(s, ir.Unpack)}
    products = [s for s in statements(kernel.body) if isinstance(s, ir.Mma)]
    lying, computed = _as_accumulators(kernel), _computed_scales(kernel)
    for group in _groups(kernel):
        try:
            words = {unpacked[tile].src for tile in group if tile in unpacked}
            own = [p for p in products if p.acc in group]
            tiles = {tile for tile in group - words if tile.dtype.name != SCALES or tile in computed}
            found.update(_cut(tiles, own, lying, target) if tiles else {})
            for product in own:
                for operand, scale in zip((product.a, product.b), product.scales, strict=False):
                    found[scale] = _scales(found[operand])
            for tile in sorted(group & unpacked.keys(), key=lambda tile: tile.index):
                found.update(_unpacked(unpacked[tile], found[tile], target))
        except KernelError as error:
            problems += error.diagnostics
    if problems:
        raise KernelError(problems)
    return found


def _unmoved(kernel: ir.KernelIR, target: Target) -> Iterator[Diagnostic]:
    """Tiles that are moved as they are: from LDS to operands, from accumulators to global memory."""
    lying = _as_accumulators(kernel)
    multiplied = _operands(kernel)
    for statement in statements(kernel.body):
        effects = statement.effects
        if effects.regions_read:
            for tile in effects.tiles_written:
                if tile.dtype.name != SCALES:
                    yield from _unread(tile, statement, lying, target)
        if effects.windows_written or effects.regions_written:
            yield from (_unstored(tile, statement, multiplied) for tile in effects.tiles_read if tile not in lying)


def _without_product(kernel: ir.KernelIR) -> Iterator[Diagnostic]:
    """TD135 for tiles of scales that no product takes."""
    scales, computed = _scales_of(kernel), _computed_scales(kernel)
    for tile in sorted(scales & computed, key=lambda tile: tile.index):
        message = f"{tile_text(tile)} is computed, and the scales of a product are"
        help_ = "store the scales, and load them for the product: a lane holds those of its rows, one behind the other"
        yield Diagnostic("TD135", f"{message} loaded", Mark(tile.span), helps=(help_,))
    for tile in kernel.tiles:
        if tile.dtype.name == SCALES and tile not in scales | computed:
            message = f"{tile_text(tile)} has the scales of no product"
            help_ = "give the tile to a product, td.mma_ABt(acc, a, b, scales=(sa, sb)), or leave the tile out"
            yield Diagnostic("TD135", message, Mark(tile.span), helps=(help_,))


def _operands(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The tiles that products multiply."""
    products = (statement.effects for statement in statements(kernel.body) if statement.effects.flops)
    return {tile for of in products for tile in of.tiles_read if tile not in (*of.tiles_written, *of.scales)}


def _scales_of(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The tiles that products read as scales of their operands."""
    return {tile for statement in statements(kernel.body) for tile in statement.effects.scales}


def _computed_scales(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The tiles of scales that td.cast makes, which lie as accumulators do."""
    return {s.dst for s in statements(kernel.body) if isinstance(s, ir.Cast) and s.dst.dtype.name == SCALES}


def _unread(tile: ir.Tile, statement: ir.Statement, lying: set[ir.Tile], target: Target) -> Iterator[Diagnostic]:
    """TD139 or TD176 for a tile that LDS cannot be read into."""
    if tile.dtype.name in ACCUMULATED:
        return
    if tile.layout == "line":
        message = f"a register tile of {tile.dtype} cannot be loaded from LDS in layout line"
        helps: tuple[str, ...] = (
            "layout line takes f32 from LDS: convert the tile before it is stored there, td.cast(x, td.f32)",
        )
        yield Diagnostic("TD139", message, Mark(statement.span), helps=helps, calls=statement.calls)
    elif tile.dtype.name not in operand_types(target):
        helps = (
            f"only operands of matrix instructions are loaded from LDS, of {' or '.join(operand_types(target))}",
            "f32 is loaded from LDS in any layout, and no other type is converted",
        )
        message = f"a register tile of {tile.dtype} cannot be loaded from LDS"
        yield Diagnostic("TD139", message, Mark(statement.span), helps=helps, calls=statement.calls)
    elif tile.layout == "col" and tile.dtype.bits != 16:
        helps = ("layout col is for elements of 16 bits; td.mma_ABt, which takes layout row, multiplies others",)
        message = f"a register tile of {tile.dtype} cannot be loaded from LDS in layout col"
        yield Diagnostic("TD139", message, Mark(statement.span), helps=helps, calls=statement.calls)
    elif tile in lying:
        yield _both(tile, statement)


def _unstored(tile: ir.Tile, statement: ir.Statement, multiplied: set[ir.Tile]) -> Diagnostic:
    """TD140."""
    message = f"a register tile of {tile.dtype} that is no result of a product or of td.cast cannot be stored"
    helps = []
    if tile in multiplied or tile.dtype.only_multiplied:
        helps.append("operands of products have another layout: store accumulators, or the results of td.cast")
    if not tile.dtype.only_multiplied:
        helps.append(f"to copy elements, load them from global memory to registers: {_loaded(tile)}")
    return Diagnostic("TD140", message, Mark(statement.span), helps=tuple(helps), calls=statement.calls)


def _loaded(tile: ir.Tile) -> str:
    return f"td.load(g[i, j], ({tile.rows}, {tile.cols}))"


def _both(tile: ir.Tile, statement: ir.Statement) -> Diagnostic:
    """TD176."""
    message = (
        f"a register tile of {tile.dtype} cannot be both loaded from LDS, and converted or loaded from global memory"
    )
    help_ = f"tiles from LDS are for products: load this tile from global memory, to registers: {_loaded(tile)}"
    return Diagnostic(
        "TD176",
        message,
        Mark(statement.span),
        (Mark(tile.span, "made here"),),
        helps=(help_,),
        calls=statement.calls,
    )


def _as_accumulators(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The tiles that lie in registers as a product's result does, or in lines.

    These are f32 and i32 tiles, 16-bit tiles that are converted or loaded from global memory, and those made of such
    tiles; but not operands loaded from there.
    """
    found = {tile for tile in kernel.tiles if tile.dtype.name in ACCUMULATED or tile.layout == "line"}
    joined: list[set[ir.Tile]] = []
    loaded = _loaded_operands(kernel) | _scales_of(kernel)
    for statement in statements(kernel.body):
        effects = statement.effects
        tiles = {*effects.tiles_read, *effects.tiles_written} - loaded
        if isinstance(statement, ir.Unpack):
            continue  # its result lies as its partners in products do
        if effects.windows_read:
            found |= tiles
        elif effects.tiles_written and not effects.flops:
            joined.append(tiles)
    while grown := [tiles for tiles in joined if tiles & found and not tiles <= found]:
        found.update(*grown)
    return found


def _loaded_operands(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The tiles of layout "row" that are loaded from global memory and only multiplied.

    Their partners are such tiles or tiles from LDS: a lane loads as many consecutive k as it reads of these.
    """
    loaded, read, others = set[ir.Tile](), set[ir.Tile](), set[ir.Tile]()
    products: list[ir.Mma] = []
    for statement in statements(kernel.body):
        if isinstance(statement, ir.Mma):
            products.append(statement)
            others.add(statement.acc)
        elif isinstance(statement, ir.LoadGlobal) and (statement.dst.layout, statement.dst.dtype.bits) == ("row", 16):
            loaded.add(statement.dst)
        elif isinstance(statement, ir.LoadTile | ir.Unpack):
            read.add(statement.dst)
        else:
            others |= {*statement.effects.tiles_read, *statement.effects.tiles_written}
    operands = {tile for product in products for tile in (product.a, product.b)}
    met = _meeting(products, operands)
    return {tile for tiles in met for tile in tiles & loaded if not tiles & others and not loaded & read & tiles}


def operand_types(target: Target) -> list[str]:
    """The element types of operands that the lowering multiplies on the target."""
    return list(dict.fromkeys((*target.multiplied, *target.multiplied_with_scales)))


def _groups(kernel: ir.KernelIR) -> list[set[ir.Tile]]:
    """Tiles joined by the statements that compute tiles from tiles."""
    groups: list[set[ir.Tile]] = [{tile} for tile in kernel.tiles]
    for statement in statements(kernel.body):
        effects = statement.effects
        if not effects.tiles_read or not effects.tiles_written:
            continue
        joined = {*effects.tiles_read, *effects.tiles_written}
        touching = [g for g in groups if g & joined]
        groups = [g for g in groups if not g & joined] + [set().union(*touching)]
    return groups


def _cut(group: set[ir.Tile], products: list[ir.Mma], lying: set[ir.Tile], target: Target) -> dict[ir.Tile, Fragments]:
    if any(tile.layout == "line" for tile in group):
        return _lines(group)
    operands = {tile for p in products for tile in (p.a, p.b)} | (group - lying)
    held = operands & lying
    m = _block(group, operands - held)
    found = _pieces(group - held, operands - held, m, target, any(product.scales for product in products))
    for met in _meeting(products, held):
        found.update(_by_fours(met, held, m, target))
    return found


def _meeting(products: list[ir.Mma], held: set[ir.Tile]) -> list[set[ir.Tile]]:
    """The operands that share their order of k with tiles that lie as accumulators: those that products join."""
    found: list[set[ir.Tile]] = []
    for product in products:
        pair = {product.a, product.b}
        touching = [met for met in found if met & pair]
        found = [met for met in found if not met & pair] + [pair.union(*touching)]
    return [met for met in found if met & held]


def _by_fours(operands: set[ir.Tile], held: set[ir.Tile], m: int, target: Target) -> dict[ir.Tile, Fragments]:
    """The pieces of operands of which some lie as accumulators: a read brings four consecutive k."""
    found = {}
    for kind in sorted({listed_as(tile.dtype.name) for tile in operands}):
        tiles = {tile for tile in operands if listed_as(tile.dtype.name) == kind}
        instruction, _ = _instruction(tiles, m, target)
        vector = instruction.per_lane
        for tile in tiles:
            side, depth = side_and_depth(tile)
            across, parts = depth // instruction.k, vector // TRANSPOSED_READ
            dwords = TRANSPOSED_READ * tile.dtype.bits // 32
            found[tile] = (
                dataclasses.replace(_accumulator(tile, m), multiplied_by=instruction)
                if tile in held
                else Fragments(m, side // m, across, dwords, vector, instruction, parts, TRANSPOSED_READ)
            )
    return found


def _unpacked(statement: ir.Unpack, cut: Fragments, target: Target) -> dict[ir.Tile, Fragments]:
    """The pieces of an operand that is unpacked, and of its words. A lane unpacks eight consecutive k of a column."""
    words = _NUMBERS * statement.bits // 32
    if cut.multiplied_by is not None or cut.run == TRANSPOSED_READ or cut.vector != _NUMBERS:
        message = f"td.unpack makes {_NUMBERS} consecutive k in a lane, and the product takes others"
        helps = (
            f"let the operands have a multiple of {WAVE // cut.m * _NUMBERS} elements along k",
            "multiply by a tile that is loaded, not by a computed one",
        )
        raise KernelError(Diagnostic("TD136", message, Mark(statement.span), helps=helps, calls=statement.calls))
    found = {statement.dst: dataclasses.replace(cut, dwords=4, parts=1, run=_NUMBERS, unpacked=True)}
    if not statement.by_lanes:
        return found | {statement.src: Fragments(cut.m, cut.down, cut.across, 1, words, None, words, words)}
    if WAVE // cut.m * MAX_VECTOR_BYTES // 4 != LANE_WORDS:
        message = f"words in the order of lanes are for pieces of 16 rows, and the product takes {cut.m}"
        help_ = "let an operand or the accumulator have a side that is no multiple of 32, such as 16"
        raise KernelError(Diagnostic("TD136", message, Mark(statement.span), helps=(help_,), calls=statement.calls))
    each = MAX_VECTOR_BYTES // 4
    return found | {statement.src: Fragments(cut.m, cut.down, cut.across * words // each, each, each, None, 1, each)}


def pieces_alone(tile: ir.Tile, operand: bool, target: Target, m: int | None = None) -> Fragments:
    """The pieces of a tile that meets no other tile: an operand or an accumulator, with m rows where m is given.
    KernelError as above.
    """
    if tile.layout == "line":
        return _lines({tile})[tile]
    operands = {tile} if operand else set()
    return _pieces({tile}, operands, m or _block({tile}, operands), target)[tile]


def _pieces(
    group: set[ir.Tile], operands: set[ir.Tile], m: int, target: Target, scaled: bool = False
) -> dict[ir.Tile, Fragments]:
    by_type: dict[str, set[ir.Tile]] = {}
    for tile in sorted(operands, key=lambda tile: tile.index):
        by_type.setdefault(listed_as(tile.dtype.name), set()).add(tile)
    having = {one.tiles for one in target.scaled_matrix} - (set() if scaled else target.multiplied.keys())
    found = {tile: _accumulator(tile, m) for tile in group - operands}
    for kind, tiles in by_type.items():
        if kind in having:
            instruction, slices = _scaled_instruction(tiles, m, target)
            found.update((tile, _scaled_operand(tile, m, instruction, slices)) for tile in tiles)
        else:
            instruction, vector = _instruction(tiles, m, target)
            found.update((tile, _operand(tile, m, target, instruction, vector)) for tile in tiles)
    return found


def _block(group: set[ir.Tile], operands: set[ir.Tile]) -> int:
    """The rows of a piece: 32 where every tile allows 32, else 16."""
    sides = [side_and_depth(tile)[0] for tile in operands] + [
        side for tile in group - operands for side in _sides(tile)
    ]
    m = next((m for m in (32, 16) if all(side % m == 0 for side in sides)), None)
    if m is None:
        odd = min(
            (t for t in group if (side_and_depth(t)[0] if t in operands else math.gcd(*_sides(t))) % 16),
            key=lambda t: t.index,
        )
        raise KernelError(
            Diagnostic(
                "TD135",
                f"{tile_text(odd)} cannot be cut into the blocks of a matrix" " instruction",
                Mark(odd.span),
                helps=("each side except the side along k must be a multiple of 16",),
            )
        )
    return m


def _sides(accumulator: ir.Tile) -> tuple[int, ...]:
    """The sides that are cut; of a row vector, only its columns, and of a column vector, only its rows."""
    return tuple(side for side in (accumulator.rows, accumulator.cols) if side > 1)


def _instruction(operands: set[ir.Tile], m: int, target: Target) -> tuple[MatrixInstruction, int]:
    """The instruction with the most k a piece, and a lane's k in one read.

    The operands have one type, or types whose instructions have the same shapes. The lane reads as many consecutive k
    as 16 or 8 bytes hold, for several instructions, or those of one instruction.
    """
    first = min(operands, key=lambda t: t.index)
    dtype = first.dtype
    depth = math.gcd(*(side_and_depth(tile)[1] for tile in operands))
    fitting = [
        instruction for instruction in target.matrix if (instruction.m, instruction.tiles) == (m, listed_as(dtype.name))
    ]
    for instruction in sorted(fitting, key=lambda i: -i.k):
        for vector in (MAX_VECTOR_BYTES // dtype.bytes, MAX_VECTOR_BYTES // 2 // dtype.bytes, instruction.per_lane):
            if vector % instruction.per_lane == 0 and depth % (WAVE // m * vector) == 0:
                return instruction, vector
    raise _undivided(operands, m, target, depth, min((instruction.k for instruction in fitting), default=0))


def _undivided(operands: set[ir.Tile], m: int, target: Target, depth: int, least: int) -> KernelError:
    """TD136."""
    first = min(operands, key=lambda t: t.index)
    message = f"{target.name} has no {m}x{m} matrix instruction of {first.dtype} whose k divides {depth}"
    help_ = f"let the operands have a multiple of {least} elements along k"
    return KernelError(Diagnostic("TD136", message, Mark(first.span, f"{first.rows}x{first.cols}"), helps=(help_,)))


def _scaled_instruction(operands: set[ir.Tile], m: int, target: Target) -> tuple[MatrixInstruction, int]:
    """The instruction for operands of one width with block scales, and the instructions along k of a piece: as many as
    one register has scales for, where the operands have so many numbers.
    """
    kind = listed_as(min(operands, key=lambda tile: tile.index).dtype.name)
    depth = math.gcd(*(tile.cols for tile in operands))
    for instruction in target.scaled_matrix:
        if (instruction.m, instruction.tiles) == (m, kind):
            for slices in (4, 2, 1):
                if depth % (instruction.tile_k * slices) == 0:
                    return instruction, slices
            raise _undivided(operands, m, target, depth, instruction.tile_k)
    raise AssertionError(f"no product with scales takes {kind}")


def _scaled_operand(tile: ir.Tile, m: int, instruction: MatrixInstruction, slices: int) -> Fragments:
    """The pieces of an operand with block scales: reads of 16 bytes, or of 8 where a lane's block has 24."""
    each, width = instruction.per_lane, math.gcd(instruction.per_lane, MAX_VECTOR_BYTES)
    vector = each * slices
    across = tile.cols // (WAVE // m * vector)
    return Fragments(m, tile.rows // m, across, width // 4, vector, instruction, vector // width, vector, slices=slices)


def _scales(operand: Fragments) -> Fragments:
    """The pieces of the scales of an operand: a lane has a byte for each instruction that a piece feeds."""
    return Fragments(operand.m, operand.down, operand.across, 1, operand.slices, None, 1, operand.slices)


def _operand(tile: ir.Tile, m: int, target: Target, instruction: MatrixInstruction, vector: int) -> Fragments:
    side, depth = side_and_depth(tile)
    bytes_ = vector * tile.dtype.bytes
    reads = -(-bytes_ // MAX_VECTOR_BYTES)
    parts = vector // TRANSPOSED_READ if tile.layout == "col" and target.transposed_reads else reads
    across = depth // (WAVE // m * vector)
    return Fragments(m, side // m, across, bytes_ // 4 // parts, vector, instruction, parts, vector // reads)


def _accumulator(tile: ir.Tile, m: int) -> Fragments:
    down, across = (1 if side == 1 else side // m for side in (tile.rows, tile.cols))
    return Fragments(m, down, across, -(-elements_of(tile, m) * tile.dtype.bits // 32), 0, None)


def _lines(group: set[ir.Tile]) -> dict[ir.Tile, Fragments]:
    """The pieces of tiles in layout "line": a lane holds 16 bytes of the narrowest type of the group. A piece has eight
    rows, or else four or two, so that the rows of all tiles are multiples."""
    vector = MAX_VECTOR_BYTES // min(tile.dtype.bytes for tile in group)
    common = math.gcd(*(tile.rows for tile in group if tile.rows > 1))
    m = next((rows for rows in LINE_ROWS if common % rows == 0), min(LINE_ROWS))
    sides = m, WAVE // m * vector
    found = {}
    for tile in sorted(group, key=lambda t: t.index):
        if any(size > 1 and size % side for size, side in zip((tile.rows, tile.cols), sides, strict=True)):
            message = f"{tile_text(tile)} cannot be cut into lines of 128 bytes"
            first, *others = ((rows, WAVE // rows * vector) for rows in LINE_ROWS)
            rest = " or ".join(f"of {rows} and of {cols}" for rows, cols in others)
            help = f"in layout line a tile has multiples of {first[0]} rows and of {first[1]} columns, or {rest}"
            raise KernelError(Diagnostic("TD135", message, Mark(tile.span), helps=(help,)))
        down, across = (
            1 if size == 1 else size // side for size, side in zip((tile.rows, tile.cols), sides, strict=True)
        )
        dwords = -(-elements_of(tile, m, vector) * tile.dtype.bits // 32)
        found[tile] = Fragments(m, down, across, dwords, 0, None, line=vector)
    return found


def elements_of(tile: ir.Tile, m: int, line: int = 0) -> int:
    """The elements that a lane holds of a piece of m rows, laid out as an accumulator. Of a vector these are one where
    the lanes hold the elements side by side: of a row vector in "col", of a column vector in "row". `line` as in
    `Fragments`.
    """
    if line:
        return 1 if tile.cols == 1 else line
    along_lanes = tile.cols if tile.layout == "row" else tile.rows
    return 1 if along_lanes == 1 else m * m // WAVE


def transposes(tile: ir.Tile, transposed: bool) -> bool:
    """Whether an operand is read from LDS by transposing reads; `transposed`: it lies there column by column."""
    return tile.layout == "col" and tile.dtype.bits == 16 and not transposed


def fetched(piece: Fragments, lane: Any, part: int, transposing: bool) -> tuple[Any, Any]:
    """(row of A or column of B, k) of a lane's first element in read number `part` of a piece; `transposing`: by
    transposed reads.
    """
    if piece.slices:
        return piece.element("row", lane, piece.vector // piece.parts * part)
    if transposing:
        k, side = transposed_source(piece.m, piece.vector, lane, part)
        by_fours = operand_element(piece.m, piece.run, lane, piece.run * part)[1] + lane % 16 // 4
        return side, k if piece.run == piece.vector else by_fours
    return operand_element(piece.m, piece.run, lane, piece.vector // piece.parts * part)
