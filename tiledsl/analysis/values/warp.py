"""Symbolic execution of one warp, statement by statement; the execution yields at barriers."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.compare import limited
from tiledsl.analysis.values.memory import Lds
from tiledsl.analysis.values.own import Stores
from tiledsl.analysis.values.stored import Stored, StoredTile
from tiledsl.analysis.values.tags import UNWRITTEN, ZERO, Tags, grid
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import part_of
from tiledsl.targets import WAVE


class Warp:
    """A warp of the blocks that run together.

    `stored` is called with each tile that the warp stores. `before` has the tiles that warps of these blocks have
    stored so far to outputs that the kernel reads.
    """

    def __init__(
        self,
        kernel: ir.KernelIR,
        number: int,
        blocks: Blocks,
        lds: Lds,
        tags: Tags,
        stored: Callable[[Stored], None],
        before: Stores,
    ):
        self.number, self.blocks, self.lds, self.tags, self.stored, self.before = (
            number,
            blocks,
            lds,
            tags,
            stored,
            before,
        )
        self.values: list[Any] = [0] * (blocks.loops + 2)
        self.values[blocks.slots.of(ex.warp_variable(kernel.warps))] = number
        self.values[blocks.slots.of(ex.LANE)] = np.arange(WAVE)
        self.steps: tuple[int, ...] = ()
        self.behind: dict[ir.Window, ir.Expr] = {}  # of windows with an end: from the end to the first row
        self.tiles: dict[int, al.Value] = {}
        self.staged: dict[int, tuple[np.ndarray, int]] = {}  # tags, and their first turn
        self.lanes: np.ndarray | None = None
        self.does: dict[type, Callable[[Any], None]] = {
            ir.LoadShared: self._load_shared,
            ir.Fetch: self._fetch,
            ir.Commit: self._commit,
            ir.LoadTile: self._load_tile,
            ir.LoadGlobal: self._load_global,
            ir.Zero: self._zero,
            ir.Mma: self._mma,
            ir.SwapLayout: self._copy,
            ir.Turn: self._turn,
            ir.Cast: self._copy,
            ir.Elementwise: self._elementwise,
            ir.StoreTile: self._store,
        }

    @functools.cached_property
    def assembly(self) -> Any:
        """The execution of td.asm, whose parser takes long to import."""
        from tiledsl.analysis.values.assembly import Assembly

        return Assembly(self.lds, self.blocks, self.tags, self.values, self.event, self.before)

    def run(self, body: tuple[ir.Statement, ...]) -> Iterator[None]:
        """Execute the statements; yield at each barrier."""
        for statement in body:
            does = self.does.get(type(statement))
            if does is not None:
                does(statement)
                continue
            match statement:
                case ir.Barrier():
                    yield
                case ir.For():
                    yield from self._loop(statement)
                case ir.If():
                    yield from self._branch(statement)
                case ir.Asm():
                    if self.assembly.run(statement, self.lanes):
                        yield
                case ir.WaitFor() | ir.Priority() | ir.Print() | ir.Keep() | ir.ReadInteger():
                    pass  # no value changes
                case _:
                    raise AssertionError(f"{type(statement).__name__} has no effect on values that is known")

    def _loop(self, loop: ir.For) -> Iterator[None]:
        slot, phases = self.blocks.slots.of(loop.var), len(loop.phases)
        outer = self.steps
        for step in self._steps(loop, self.trips(loop)):
            self.values[slot] = step
            self.steps = (*outer, step)
            yield from self.run(loop.phases[step % phases])
        self.steps = outer

    def trips(self, loop: ir.For) -> int:
        """Return the number of steps of a loop."""
        return int(self.blocks.same(loop.trips, self.values))

    def _steps(self, loop: ir.For, trips: int) -> Iterable[int]:
        """Return the steps of a loop that are executed."""
        return range(trips)

    def _branch(self, branch: ir.If) -> Iterator[None]:
        truth = self._truth(branch)
        if not isinstance(truth, np.ndarray):
            yield from self.run(branch.then if truth else branch.otherwise)
            return
        before = np.ones(WAVE, dtype=bool) if self.lanes is None else self.lanes
        for arm, lanes in ((branch.then, before & truth), (branch.otherwise, before & ~truth)):
            if lanes.any():
                self.lanes = lanes
                yield from self.run(arm)
        self.lanes = None if before.all() else before

    def _truth(self, branch: ir.If) -> Any:
        """Return whether the condition of a branch holds: an array where it differs between lanes."""
        return self.blocks.truth(branch.condition, self.values)

    def event(self, statement: ir.Statement) -> al.Event:
        return al.Event(statement, self.steps)

    # ------------------------------------------------------------------------------------------------- global memory

    def place(self, window: ir.Window) -> tuple[Place, Place, Place]:
        return self.blocks.places(window, (window.matrix, window.row, window.col), self.values)

    def inside(self, window: ir.Window, row: Place, col: Place) -> tuple[int, int]:
        inside = self.blocks.inside
        rows = inside(row, window.rows, ex.number(window.tensor.rows))
        if window.end is not None:
            rows = inside(self._behind(window), rows, 0)
        return rows, inside(col, window.cols, ex.number(window.tensor.cols))

    def _behind(self, window: ir.Window) -> Place:
        """Return how far the first row lies behind the end of the rows that are stored."""
        found = self.behind.get(window)
        if found is None:
            assert window.end is not None
            found = self.behind[window] = ex.binary("-", window.row, window.end)
        place: Place = self.blocks.place(found, self.values)
        return place

    def _brought(
        self,
        window: ir.Window,
        tile: ir.Shared,
        warps: tuple[int, ...],
        direct: bool = False,
        part: tuple[int, int] = (0, 1),
    ) -> tuple[Any, Any, int]:
        """Return this warp's share of the copy of a window.

        The result is the numbers of the elements, their tags, and their first turn.
        """
        share = self.lds.share(tile, warps, self.number, direct)
        turns = part_of(range(len(share.starts) - 1), part)
        chosen = slice(share.starts[turns.start], share.starts[turns.stop]) if len(turns) else slice(0, 0)
        matrix, row, col = self.place(window)
        rows, cols = self.inside(window, row, col)
        name = window.tensor.name
        tags = self.tags.first(name, matrix, row, col) + share.offsets[chosen]
        tags = self.before.current(name, (matrix, row, col), tags)
        if rows < window.rows or cols < window.cols:
            tags[(share.rows[chosen] >= rows) | (share.cols[chosen] >= cols)] = ZERO
        return share.cells[chosen], tags, turns.start

    def _load_shared(self, load: ir.LoadShared) -> None:
        if self.number in load.warps:
            cells, tags, _ = self._brought(load.src, load.dst.shared, load.warps, load.direct)
            self.buffer(load.dst).write(cells, tags, self.event(load))

    def _fetch(self, fetch: ir.Fetch) -> None:
        staged = fetch.dst
        if self.number in staged.warps:
            _, tags, first = self._brought(fetch.src, staged.shared, staged.warps, part=staged.part)
            self.staged[staged.index] = tags, first

    def _commit(self, commit: ir.Commit) -> None:
        staged = commit.src
        if self.number not in staged.warps:
            return
        share = self.lds.share(staged.shared, staged.warps, self.number, False)
        held = part_of(range(len(share.starts) - 1), staged.part)
        turns = part_of(held, commit.part)
        tags, first = self.staged.get(staged.index, (None, 0))
        for turn in turns:
            start, stop = share.starts[turn], share.starts[turn + 1]
            from_first = share.starts[first]
            found = UNWRITTEN if tags is None else tags[start - from_first : stop - from_first]
            self.buffer(commit.dst).write(share.cells[start:stop], found, self.event(commit))

    def _load_global(self, load: ir.LoadGlobal) -> None:
        window = load.src
        matrix, row, col = self.place(window)
        rows, cols = self.inside(window, row, col)
        name = window.tensor.name
        tags = grid(self.tags.first(name, matrix, row, col), window.rows, window.cols)
        tags = self.before.current(name, (matrix, row, col), tags)
        tags[rows:] = ZERO
        tags[:, cols:] = ZERO
        self.tiles[load.dst.index] = self.before.value(al.Data(tags, self.event(load)))

    def _store(self, store: ir.StoreTile) -> None:
        matrix, row, col = self.place(store.dst)
        rows, cols = self.inside(store.dst, row, col)
        if rows and cols:
            event, tensor = self.event(store), store.dst.tensor
            for piece in al.divided(self._held(store.src), rows, cols, self.tags):
                at = (row[0], row[1] + piece.row), (col[0], col[1] + piece.col)
                found = StoredTile(self.number, event, tensor, piece.value, matrix, *at, piece.rows, piece.cols)
                self.stored(found)
                self.before.add(found)

    # ----------------------------------------------------------------------------------------------------------- LDS

    def buffer(self, region: ir.Region) -> Any:
        return self.lds.buffers[region.shared.index, *self.blocks.sames(region, (region.buffer,), self.values)]

    def _load_tile(self, load: ir.LoadTile) -> None:
        region = load.src
        number, row, col = self.blocks.sames(load, (region.buffer, region.row, region.col), self.values)
        buffer = self.lds.buffers[region.shared.index, number]
        key = (row, col, region.rows, region.cols)
        data = buffer.read.get(key)
        if data is None:
            data = buffer.read[key] = buffer.part(*key, self.event(load))
        elif data.read is None or data.read.statement is not load or data.read.steps != self.steps:
            data = buffer.read[key] = data.read_again(self.event(load))
        self.tiles[load.dst.index] = self.before.value(data)

    # ----------------------------------------------------------------------------------------------------- registers

    def _held(self, tile: ir.Tile) -> al.Value:
        """Return the tile's current value, unaffected by later statements."""
        value = self.tiles.get(tile.index)
        if value is None:
            return al.Data(np.full((tile.rows, tile.cols), UNWRITTEN, dtype=np.int64))
        return value.copy() if isinstance(value, al.Sum) else value

    def _zero(self, zero: ir.Zero) -> None:
        self.tiles[zero.dst.index] = al.Sum(cleared=self.event(zero))

    def _copy(self, copy: ir.SwapLayout | ir.Cast) -> None:
        self.tiles[copy.dst.index] = self._held(copy.src)

    def _turn(self, turn: ir.Turn) -> None:
        value = self._held(turn.src)
        self.tiles[turn.dst.index] = al.Data(value.tags.T) if isinstance(value, al.Data) else al.Flipped(value)

    def _mma(self, mma: ir.Mma) -> None:
        total = self.tiles.get(mma.acc.index)
        if not isinstance(total, al.Sum):
            total = self.tiles[mma.acc.index] = al.Sum(self._limited(self._held(mma.acc), mma.acc))
        a, b = self.tiles.get(mma.a.index), self.tiles.get(mma.b.index)
        if not isinstance(a, al.Data) or not isinstance(b, al.Data):
            total.unfollowed = next(
                (what for one in (a, b) if one is not None and (what := al.unfollowed(one))), al.BY_PRODUCT
            )
            return
        form = mma.form
        left, right = al.factor(a, form.a[-1] == "k", self.tags), al.factor(b, form.b[-1] == "k", self.tags)
        if not al.goes_on(total, left, right, (a, b)):
            al.add_product(total, left, right, al.Event(mma, self.steps), (a, b))

    def _elementwise(self, statement: ir.Elementwise) -> None:
        self.tiles[statement.dst.index] = self._limited(
            self._element(statement.value, self.event(statement)), statement.dst
        )

    def _limited(self, value: al.Value, tile: ir.Tile) -> al.Value:
        return limited(value, tile.rows, tile.cols, self.tags, self.blocks)

    def _element(self, element: ir.Element, event: al.Event) -> al.Value:
        match element:
            case ir.OfTile(tile=tile):
                return self._held(tile)
            case ir.Number(value=number):
                return al.Number(number)
            case ir.Parameter(name=name):
                return al.Parameter(name)
            case ir.Apply(op=op, operands=operands):
                made = tuple(self._element(operand, event) for operand in operands)
                if op == "+" and isinstance(made[0], al.Sum) and isinstance(made[1], al.Sum):
                    return made[0].plus(made[1])
                return al.Applied(op, made, event)
            case _:
                raise AssertionError(f"no value for {element!r}")


def run_warps(warps: Iterable[Warp], body: tuple[ir.Statement, ...]) -> None:
    """Execute the statements in all warps of the blocks, from one barrier to the next."""
    running = [warp.run(body) for warp in warps]
    while running:
        running = [one for one in running if next(one, True) is None]
