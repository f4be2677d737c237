"""What a kernel does, worked out from its IR alone: two kernels with the same outcome, both without a race, do the same on every schedule.

Every element of LDS is known by the element of global memory that it came from; a register tile by a hash of what its elements are; an accumulator by the
multiset of the products that were added to it; an output by the tile that each store writes where. Warps run from barrier to barrier, the n-th barriers of
all together, and two accesses of one element of LDS between the same barriers, by different warps and one of them a write, are a race. With waits="auto" waits
are no part of it: the compiler places what is required.

Nothing here is taken from the checks: no algebra, no plan. Of a copy done together, a warp's share is every so many-th 64 vectors of 16 bytes, in turns; of a
direct one as many runs of 1,024 bytes as others have, one after the other. Which it is matters where warps are a phase apart.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks, environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable

LANES = np.arange(64)
NOTHING = -1
_MEMORIES = 8  # so many contents of the tensors that td.read reads
MODULUS = 1 << 64


@dataclasses.dataclass(frozen=True)
class Outcome:
    """`stores`: for each block and place of an output, what is stored there, in order. `races`: what kinds there are. `paired`: whether all warps pass the
    same number of barriers."""

    stores: dict[tuple[Any, ...], tuple[Any, ...]]
    races: frozenset[str]
    paired: bool

    def same(self, other: Outcome) -> bool:
        """Whether the two kernels do the same whatever the schedule."""
        return self.stores == other.stores and not (self.races or other.races) and self.paired and other.paired


class Strange(Exception):
    """A kernel that is not followed: why."""


def outcome(kernel: ir.KernelIR) -> Outcome:
    """Of all blocks of a kernel at fixed sizes. Strange for statements that are not followed, and for pieces of LDS that are not there."""
    stores: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    races: set[str] = set()
    paired = True
    for memory in range(_MEMORIES if kernel.contents else 1):
        sums: dict[tuple[Any, ...], int] = {}
        for block in range(blocks(kernel, {})):
            one = _Block(kernel, block, memory)
            running = [_Warp(one, number) for number in range(kernel.warps)]
            generators = {warp: warp.run(kernel.body) for warp in running}
            while generators:
                ended = [warp for warp, generator in generators.items() if next(generator, True)]
                paired &= len(ended) in (0, len(generators))
                generators = {warp: generator for warp, generator in generators.items() if warp not in ended}
            stores |= {(memory, block, *place): tuple(values) for place, values in one.stores.items()}
            for place, total in one.sums.items():
                sums[place] = (sums.get(place, 0) + total) % MODULUS
            races |= one.races
        stores |= {(memory, "sums", *place): (total,) for place, total in sums.items()}
    return Outcome(stores, frozenset(races), paired)


def contents(declared: ir.Contents, memory: int) -> np.ndarray:
    """The elements of a tensor that is read as integers: each memory has others, ends of the range among them."""
    least, most, count = ex.number(declared.least), ex.number(declared.most), ex.number(declared.tensor.rows) * ex.number(declared.tensor.cols)
    between = np.random.default_rng(memory).integers(least, most + 1, count)
    held = np.full(count, (least, most)[memory]) if memory < 2 else between
    if declared.order == "unique":
        return least + np.random.default_rng(memory).permutation(most - least + 1)[:count]
    if declared.order == "ascending":
        held = np.sort(held)
        held[0], held[-1] = least, most
    return held


class _Area:
    """One buffer of a shared tile: of each element its tag, who wrote it last and after how many barriers, and after how many each warp last read it."""

    def __init__(self, shared: ir.Shared, warps: int):
        shape = (shared.rows, shared.cols)
        self.tags = np.full(shape, NOTHING, dtype=np.int64)
        self.writer, self.written = np.full(shape, NOTHING), np.full(shape, NOTHING)
        self.read = np.full((warps, *shape), NOTHING)


class _Block:
    def __init__(self, kernel: ir.KernelIR, number: int, memory: int):
        self.kernel = kernel
        self.contents = {declared.tensor.name: contents(declared, memory) for declared in kernel.contents}
        self.known = environment(kernel, {}, number)
        self.areas = {(s.index, b): _Area(s, kernel.warps) for s in kernel.shared for b in range(s.buffers)}
        self.shared = {s.index: s for s in kernel.shared}
        self.tensors = {tensor.name: i + 1 for i, tensor in enumerate(kernel.tensors)}
        self.block = self.known[block_variable(kernel.grid)]
        self.stores: dict[tuple[Any, ...], list[Any]] = {}
        self.sums: dict[tuple[Any, ...], int] = {}  # what is added to each place, in any order
        self.written: dict[tuple[str, int], np.ndarray] = {}  # the tags of what this block has stored, of a matrix of a tensor; NOTHING elsewhere
        self.races: set[str] = set()


class _Warp:
    def __init__(self, block: _Block, number: int):
        self.block, self.number, self.epoch = block, number, 0
        self.known: dict[ir.Expr, Any] = {**block.known, ex.warp_variable(block.kernel.warps): number, ex.LANE: LANES}
        self.tiles: dict[int, Any] = {}
        self.staged: dict[int, np.ndarray] = {}
        self.registers: dict[int, np.ndarray] = {}

    def run(self, body: tuple[ir.Statement, ...]) -> Iterator[None]:
        for statement in body:
            match statement:
                case ir.Barrier():
                    self.epoch += 1
                    yield
                case ir.For(var=var, trips=trips, phases=phases):
                    for step in range(int(self.value(trips))):
                        self.known[var] = step
                        yield from self.run(phases[step % len(phases)])
                case ir.If(condition=condition, then=then, otherwise=otherwise):
                    yield from self.run(then if self.uniform(condition) else otherwise)
                case _:
                    self.do(statement)

    def value(self, expr: ir.Expr) -> Any:
        """An integer, or one for each lane; an address in LDS is (tile, buffer) · 2³² + bytes before its swizzle."""
        match expr:
            case ir.Const(number):
                return number
            case ir.Binary(op, left, right):
                return ex.FOLD[op](self.value(left), self.value(right))
            case ir.Select(condition, true, false):
                return np.where(self.value(condition) != 0, self.value(true), self.value(false))
            case ir.SharedAddress(shared, buffer):
                return (shared.index * 64 + self.value(buffer) + 1) << 32
            case ir.SwizzledOffset(_, offset):
                return self.value(offset)
            case ir.FromMemory(tensor=tensor, index=index):
                held, place = self.block.contents[tensor], self.uniform(index)
                if not 0 <= place < len(held):
                    raise Strange("an integer outside its tensor")
                return int(held[place])
        if expr not in self.known:
            raise Strange(f"{expr} is not known")
        return self.known[expr]

    def uniform(self, expr: ir.Expr) -> int:
        found = np.unique(self.value(expr))
        if len(found) > 1:
            raise Strange("a condition differs between lanes")
        return int(found[0])

    def do(self, statement: ir.Statement) -> None:
        match statement:
            case ir.LoadShared(dst=region, src=window, warps=warps, direct=direct):
                if self.number in warps:
                    where = _runs(region.shared, warps, self.number) if direct else np.concatenate(_turns(region.shared, warps, self.number))
                    self.write(region.shared, self.uniform(region.buffer), where, self.window(window).ravel()[where])
            case ir.Fetch(dst=staged, src=window):
                if self.number in staged.warps:
                    self.staged[staged.index] = self.window(window).ravel()
            case ir.Commit(dst=region, src=staged, part=part):
                if self.number in staged.warps:
                    turns = _part(_part(_turns(staged.shared, staged.warps, self.number), staged.part), part)
                    where = np.concatenate(turns)
                    held = self.staged.get(staged.index)
                    self.write(region.shared, self.uniform(region.buffer), where, np.full(len(where), NOTHING) if held is None else held[where])
            case ir.LoadTile(dst=tile, src=region):
                self.tiles[tile.index] = self.read(region)
            case ir.LoadGlobal(dst=tile, src=window):
                self.tiles[tile.index] = hash(self.window(window).tobytes())
            case ir.Zero(dst=tile):
                self.tiles[tile.index] = (0, 0)
            case ir.Mma(form=form, acc=acc, a=a, b=b, scales=scales):
                base, total = found if isinstance(found := self.tiles.get(acc.index), tuple) else (found, 0)
                factors = [self.tiles.get(one.index, "nothing") for one in (a, b, *scales)]
                product = hash((form.name, *factors))
                self.tiles[acc.index] = base, (total + hash((product, 1))) % MODULUS
            case ir.SwapLayout(dst=dst, src=src):
                self.tiles[dst.index] = self.tiles.get(src.index)
            case ir.Cast(dst=dst, src=src):
                self.tiles[dst.index] = hash((dst.dtype.name, self.tiles.get(src.index)))
            case ir.Elementwise(dst=dst, value=value):
                self.tiles[dst.index] = hash(self.element(value, dst))
            case ir.Reduce(dst=dst, src=src, op=op, axis=axis, goes_on=goes_on):
                before = self.tiles.get(dst.index) if goes_on else "nothing before"
                self.tiles[dst.index] = hash((op, axis, self.tiles.get(src.index), before))
            case ir.Unpack(dst=dst, src=src, zero=zero, bits=bits):
                less = self.tiles.get(zero.index) if isinstance(zero, ir.Tile) else zero
                self.tiles[dst.index] = hash((bits, self.tiles.get(src.index), less))
            case ir.StoreShared(dst=region, src=tile):
                row, col = self.uniform(region.row), self.uniform(region.col)
                where = ((row + np.arange(region.rows)[:, None]) * region.shared.cols + col + np.arange(region.cols)).ravel()
                value = hash((self.tiles.get(tile.index), "shared")) % (1 << 62)
                self.write(region.shared, self.uniform(region.buffer), where, value ^ np.arange(region.rows * region.cols))
            case ir.StoreTile(dst=window, src=tile, part=part):
                self.store(window, self.tiles.get(tile.index), part is not None)
            case ir.Asm():
                self.assembly(statement)
            case ir.WaitFor() | ir.Priority() | ir.Keep() | ir.ReadInteger():
                pass
            case _:
                raise Strange(f"{type(statement).__name__} is not followed")

    def element(self, value: ir.Element, of: ir.Tile) -> Any:
        match value:
            case ir.OfTile(tile=tile):
                return self.tiles.get(tile.index)
            case ir.Number(value=number):
                return number
            case ir.Parameter(name=name):
                return name
            case ir.OfPlace(value=integer):
                self.known[ir.ROW], self.known[ir.COLUMN] = np.indices((of.rows, of.cols))
                return np.broadcast_to(self.value(integer), (of.rows, of.cols)).astype(np.int64).tobytes()
            case ir.Apply(op=op, operands=operands):
                return op, *(self.element(operand, of) for operand in operands)
        raise Strange(f"{value} is not followed")

    # ------------------------------------------------------------------------------------------------------- memory

    def window(self, window: ir.Window) -> np.ndarray:
        """The tags of what lies there; 0 outside the tensor."""
        matrix, row, col = map(self.uniform, (window.matrix, window.row, window.col))
        rows, cols = row + np.arange(window.rows)[:, None], col + np.arange(window.cols)
        tags = self.tags(window.tensor, matrix, rows, cols)
        written = self.block.written.get((window.tensor.name, matrix))
        if written is None:
            return tags
        stored = written[np.clip(rows, 0, len(written) - 1), np.clip(cols, 0, written.shape[1] - 1)]
        return np.where((tags != 0) & (stored != NOTHING), stored, tags)

    def store(self, window: ir.Window, value: Any, adds: bool) -> None:
        """Note what is stored or added, without the rows behind the end."""
        row = self.uniform(window.row)
        left = window.rows if window.end is None else min(self.uniform(window.end), ex.number(window.tensor.rows)) - row
        if left <= 0:
            return
        place = window.tensor.name, self.uniform(window.matrix), row, self.uniform(window.col), min(left, window.rows), window.cols
        if adds:
            self.block.sums[place] = (self.block.sums.get(place, 0) + hash((value, "added"))) % MODULUS
            return
        self.block.stores.setdefault(place, []).append(value)
        self.keep_written(window, value)

    def keep_written(self, window: ir.Window, value: Any) -> None:
        """What is stored is known by its tile and the place in the tile, and is read back as that."""
        matrix, row, col = map(self.uniform, (window.matrix, window.row, window.col))
        size = ex.number(window.tensor.rows), ex.number(window.tensor.cols)
        written = self.block.written.setdefault((window.tensor.name, matrix), np.full(size, NOTHING, dtype=np.int64))
        rows, cols = np.indices((window.rows, window.cols))
        inside = (row + rows >= 0) & (col + cols >= 0) & (row + rows < size[0]) & (col + cols < size[1])
        tags = (hash((value, "stored")) % (1 << 62)) ^ (rows << 10 | cols)
        written[row + rows[inside], col + cols[inside]] = tags[inside]

    def tags(self, tensor: ir.Tensor, matrix: int, rows: np.ndarray, cols: np.ndarray) -> np.ndarray:
        inside = (rows >= 0) & (rows < ex.number(tensor.rows)) & (cols >= 0) & (cols < ex.number(tensor.cols))
        number = ((self.block.tensors[tensor.name] * 256 + matrix) << 48) + (rows << 24) + cols
        return np.where(inside, number, 0)

    def area(self, shared: ir.Shared, buffer: int) -> _Area:
        if (shared.index, buffer) not in self.block.areas:
            raise Strange("a buffer that is not there")
        return self.block.areas[shared.index, buffer]

    def write(self, shared: ir.Shared, buffer: int, where: np.ndarray, tags: np.ndarray) -> None:
        area = self.area(shared, buffer)
        if len(where) and where.max() >= area.tags.size:
            raise Strange("a write outside its tile")
        read = area.read.reshape(len(area.read), -1)[:, where] == self.epoch
        read[self.number] = False
        if read.any():
            self.block.races.add("a read and a write")
        written, writer = area.written.ravel()[where], area.writer.ravel()[where]
        if ((written == self.epoch) & (writer != self.number)).any():
            self.block.races.add("two writes")
        area.tags.reshape(-1)[where], area.written.reshape(-1)[where], area.writer.reshape(-1)[where] = tags, self.epoch, self.number

    def read(self, region: ir.Region) -> int:
        area = self.area(region.shared, self.uniform(region.buffer))
        row, col = self.uniform(region.row), self.uniform(region.col)
        if not (0 <= row <= region.shared.rows - region.rows and 0 <= col <= region.shared.cols - region.cols):
            raise Strange("a read outside its tile")
        piece = slice(row, row + region.rows), slice(col, col + region.cols)
        if ((area.written[piece] == self.epoch) & (area.writer[piece] != self.number)).any():
            self.block.races.add("a write and a read")
        area.read[self.number][piece] = self.epoch
        return hash(area.tags[piece].tobytes())

    def assembly(self, statement: ir.Asm) -> None:
        """Loads of 16 bytes to registers and their writes to LDS, as own loaders have them."""
        operands, words = dict(statement.operands), statement.template.split()
        registers = next((value for value in operands.values() if isinstance(value, ir.Registers)), None)
        if registers is None or registers.dwords != 4:
            raise Strange(f"{statement.template} is not followed")
        pointer = next((value for value in operands.values() if isinstance(value, ir.Pointer)), None)
        (other,) = [value for value in operands.values() if isinstance(value, ir.Expr)] or [ex.const(0)]
        lanes = np.broadcast_to(self.value(other), (64,))
        if words[0] == "global_load_dwordx4" and pointer is not None:
            tensor, pitch = pointer.tensor, ex.number(pointer.tensor.pitch)
            first = self.value(pointer.row) * pitch + self.value(pointer.col) + lanes // tensor.dtype.bytes
            rows, cols = np.divmod(np.broadcast_to(first, (64,))[:, None] + np.arange(16 // tensor.dtype.bytes), pitch)
            self.registers[registers.index] = self.tags(tensor, self.uniform(pointer.matrix), rows, cols)
        elif words[0] == "ds_write_b128" and "offset" not in statement.template:
            held = self.registers.get(registers.index)
            for number in np.unique(lanes >> 32):
                shared = self.block.shared.get((int(number) - 1) // 64)
                if shared is None:
                    raise Strange("an address without a tile")
                chosen = lanes >> 32 == number
                first = (lanes[chosen] & 0xFFFFFFFF) // shared.dtype.bytes
                where = (first[:, None] + np.arange(16 // shared.dtype.bytes)).ravel()
                tags = np.full(len(where), NOTHING) if held is None else held[chosen].ravel()
                self.write(shared, (int(number) - 1) % 64, where, tags)
        else:
            raise Strange(f"{statement.template} is not followed")


def _turns(shared: ir.Shared, warps: tuple[int, ...], warp: int) -> list[np.ndarray]:
    """The numbers of the elements that a warp copies of a shared tile, turn by turn: a vector of 16 bytes a lane."""
    each, threads = 16 // shared.dtype.bytes, 64 * len(warps)
    count = shared.rows * shared.cols // each
    lanes = warps.index(warp) * 64 + LANES
    turns = [lanes + turn * threads for turn in range(-(-count // threads))]
    return [(turn[turn < count][:, None] * each + np.arange(each)).ravel() for turn in turns]


def _runs(shared: ir.Shared, warps: tuple[int, ...], warp: int) -> np.ndarray:
    """The numbers of the elements that a warp copies with direct loads."""
    run = 1024 // shared.dtype.bytes
    count = -(-shared.rows * shared.cols // run)
    each = -(-count // len(warps))
    first = warps.index(warp) * each
    return np.arange(first * run, min(count, first + each) * run)


def _part(turns: list[np.ndarray], part: tuple[int, int]) -> list[np.ndarray]:
    number, count = part
    return turns[len(turns) * number // count : len(turns) * (number + 1) // count] or [np.zeros(0, dtype=np.int64)]
