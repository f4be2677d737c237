"""IR → lowered program: every decision about instructions, registers, addresses and LDS, none about waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, KernelError, Mark
from tiledsl.layouts import GRANULE
from tiledsl.lower import program as lp
from tiledsl.lower.addresses import AddressBook, OpenLoop, thread_variable
from tiledsl.lower.assembly import lower_asm
from tiledsl.lower.fragments import Fragments, fragments
from tiledsl.lower.names import Names
from tiledsl.lower.peel import peeled_steps
from tiledsl.lower.shared import lds_bytes, over_budget, placements
from tiledsl.targets import WAVE, Target

RESERVED_REGISTERS = 24  # addresses in flight, temporaries and the work-item id, beyond what the plan names


def plan(kernel: ir.KernelIR, target: Target) -> lp.Program:
    """The lowered program, without waits. KernelError with every layout or budget that the target cannot meet."""
    pieces = fragments(kernel, target)
    placed = placements(kernel, pieces, target)
    problem = over_budget(kernel, placed, target)
    planner = Planner(kernel, target, pieces, {p.shared: p for p in placed})
    body = planner.block(kernel.body)
    waves, crowded = _occupancy(kernel, target, planner.variables.values(), planner.book, lds_bytes(placed), pieces)
    problems = [p for p in (*planner.problems, problem, crowded) if p is not None]
    if any(p.severity == "error" for p in problems):
        raise KernelError(problems)
    return lp.Program(
        kernel=kernel,
        target=target,
        lds_bytes=lds_bytes(placed),
        waves_per_simd=waves,
        placements=placed,
        variables=tuple(planner.variables.values()),
        addresses=tuple(planner.book.addresses),
        pointers=tuple(planner.book.pointers),
        body=body,
        warnings=tuple(problems),
    )


def _occupancy(
    kernel: ir.KernelIR, target: Target, variables: Iterable[lp.Variable], book: AddressBook, lds: int, pieces: Mapping[ir.Tile, Fragments]
) -> tuple[int, Diagnostic | None]:
    """Waves per SIMD to ask the compiler for: the kernel's own request, or what registers and LDS allow; TD202 when not even one block fits."""
    least = -(-kernel.warps // target.simds)
    if kernel.waves_per_simd and kernel.waves_per_simd < least:
        message = f"waves_per_simd={kernel.waves_per_simd}, and a block of {kernel.warps} warps puts {least} on a SIMD"
        return least, Diagnostic("TD217", message, Mark(kernel.span), helps=(f"write waves_per_simd={least} or leave it out, or use fewer warps",))
    asked = kernel.waves_per_simd or least
    accumulators = sorted(((tile, p.count * p.dwords) for tile, p in pieces.items() if not p.vector), key=lambda item: item[0].index)
    held = sum(registers for _, registers in accumulators)
    if held > target.registers_at(asked):
        sizes = tuple(f"{kernel.names[tile]}: {tile.rows}x{tile.cols} {tile.dtype} = {registers} registers" for tile, registers in accumulators)
        message = f"the accumulators take {held} registers of each lane, and {target.name} leaves {target.registers_at(asked)} at {asked} per SIMD"
        last = accumulators[-1][0]
        return asked, Diagnostic(
            "TD202", message, Mark(last.span, "the last of them"), notes=sizes, helps=("use fewer or smaller accumulators, or more warps a block",)
        )
    if kernel.waves_per_simd:
        return asked, None
    needed = sum(v.dwords * v.count for v in variables) + len(book.addresses) + RESERVED_REGISTERS
    blocks = target.lds_bytes // lds if lds else target.max_waves_per_simd
    by_lds = max(1, blocks) * kernel.warps // target.simds
    return max(least, min(target.waves_at(needed), by_lds, target.max_waves_per_simd)), None


class Planner:
    def __init__(self, kernel: ir.KernelIR, target: Target, pieces: Mapping[ir.Tile, Fragments], placed: Mapping[ir.Shared, lp.SharedPlacement]):
        self.kernel, self.target, self.pieces, self.placed = kernel, target, pieces, placed
        self.names = Names(kernel.tensors, kernel.names)
        self.book = AddressBook(kernel.warps, self.names)
        self.variables: dict[str, lp.Variable] = {}
        self.staged: dict[tuple[ir.Shared, int], lp.Variable] = {}
        self.bound: dict[ir.Expr, ir.Expr] = {}
        self.loops: list[OpenLoop] = []
        self.problems: list[Diagnostic] = []
        warp = ir.Var("warp", "warp", 0, kernel.warps - 1)
        thread = ex.binary("+", ex.binary("*", warp, WAVE), ex.LANE)
        self.thread: dict[ir.Expr, ir.Expr] = {thread: thread_variable(kernel.warps)}

    # ---------------------------------------------------------------------------------------------------- control

    def block(self, body: Sequence[ir.Statement]) -> tuple[lp.Operation, ...]:
        """The operations of a block. Statements of one kind that stand side by side and do not depend on each other are planned together."""
        out: list[lp.Operation] = []
        position = 0
        while position < len(body):
            run = _run(body, position)
            position += len(run)
            match run[0]:
                case ir.LoadShared():
                    out += self._collective([s for s in run if isinstance(s, ir.LoadShared)])
                case ir.LoadTile():
                    drained = self.kernel.warps > 1 and position < len(body) and isinstance(body[position], ir.Barrier)
                    out += self._load_tiles([s for s in run if isinstance(s, ir.LoadTile)], by_slice=not drained)
                case ir.MmaABt():
                    out += self._products([s for s in run if isinstance(s, ir.MmaABt)])
                case _:
                    out += self._statement(run[0])
        return tuple(out)

    def _statement(self, statement: ir.Statement) -> Iterable[lp.Operation]:
        place = self._place(statement)
        match statement:
            case ir.For():
                return self._for(statement, place)
            case ir.If():
                return self._if(statement, place)
            case ir.Zero(dst=tile):
                return [lp.Clear(place, self._registers(tile))]
            case ir.SwapLayout(dst=dst, src=src):
                return [lp.Swap(place, self.pieces[src].m, tuple(zip(self._registers(dst), self._registers(src), strict=True)))]
            case ir.StoreTile():
                return self._store(statement, place)
            case ir.Barrier():
                return [lp.Barrier(place)]
            case ir.WaitFor(vmcnt=vm, lgkmcnt=lgkm):
                return [lp.Wait(place, vm, lgkm, own=True)]
            case ir.Asm():
                return lower_asm(self, statement, place)
        raise AssertionError(f"no lowering for {type(statement).__name__}")

    def _place(self, statement: ir.Statement) -> lp.Place:
        return lp.Place(statement.span, statement.calls, tuple(self.bound.values()))

    def value(self, expr: ir.Expr) -> ir.Expr:
        """The expression with loop variables bound, tiles placed in LDS and swizzles settled."""
        return self._placed(ex.substitute(ex.substitute(expr, self.bound), self.thread))

    def _placed(self, expr: ir.Expr) -> ir.Expr:
        match expr:
            case ir.SharedAddress(shared, buffer):
                return self._base(shared, self._placed(buffer))
            case ir.SwizzledOffset(shared, offset):
                return ir.Swizzled(self._placed(offset), self.placed[shared].swizzle)
        parts = ex.children(expr)
        return ex.rebuild(expr, tuple(map(self._placed, parts))) if parts else expr

    def _base(self, shared: ir.Shared, buffer: ir.Expr) -> ir.Expr:
        placed = self.placed[shared]
        return ex.binary("+", placed.offset, ex.binary("*", buffer, placed.pitch))

    def _if(self, statement: ir.If, place: lp.Place) -> Iterable[lp.Operation]:
        condition = self.value(statement.condition)
        if isinstance(condition, ir.Const):
            return self.block(statement.then if condition.value else statement.otherwise)
        return [lp.Branch(place, condition, self.block(statement.then), self.block(statement.otherwise))]

    def _for(self, statement: ir.For, place: lp.Place) -> Iterable[lp.Operation]:
        """Steps whose conditions differ from the rest are peeled off either end; the steps between become a loop of whole periods."""
        period = len(statement.phases)
        head, tail = peeled_steps(statement, self.bound)
        head = -(-head // period) * period
        middle = max(0, statement.trips - head - tail) // period * period
        out: list[lp.Operation] = []
        for step in range(min(head, statement.trips)):
            out += self._step(statement, ex.const(step))
        if middle:
            out.append(self._loop(statement, place, head, head + middle))
        for step in range(head + middle, statement.trips):
            out += self._step(statement, ex.const(step))
        return out

    def _step(self, statement: ir.For, index: ir.Expr) -> Iterable[lp.Operation]:
        assert isinstance(index, ir.Const)
        return self._phase(statement, index.value % len(statement.phases), index)

    def _phase(self, statement: ir.For, phase: int, index: ir.Expr) -> Iterable[lp.Operation]:
        self.bound[statement.var] = index
        out = self.block(statement.phases[phase])
        del self.bound[statement.var]
        return out

    def _loop(self, statement: ir.For, place: lp.Place, start: int, stop: int) -> lp.Operation:
        period = len(statement.phases)
        var = ir.Var(f"{statement.var.name}_{start}" if start else statement.var.name, "loop", start, stop - period)
        self.loops.append(OpenLoop(var, start, period))
        body: list[lp.Operation] = []
        for phase in range(period):
            body += self._phase(statement, phase, ex.binary("+", var, phase))
        closed = self.loops.pop()
        return lp.Loop(place, var, start, stop, period, tuple(closed.pointers), tuple(body))

    # ------------------------------------------------------------------------------------------------- tiles

    def _variable(self, name: str, dwords: int, count: int, float_: bool = False) -> lp.Variable:
        return self.variables.setdefault(name, lp.Variable(name, dwords, count, float_))

    def _registers(self, tile: ir.Tile) -> tuple[str, ...]:
        piece = self.pieces[tile]
        variable = self._variable(self.names.of(tile), piece.dwords, piece.count, tile.dtype.name == "f32")
        return tuple(variable.element(i) for i in range(piece.count))

    def _staging(self, shared: ir.Shared, turns: int) -> lp.Variable:
        """The registers through which a shared tile is filled; each collective of as many turns uses the same."""
        if (shared, turns) not in self.staged:
            self.staged[shared, turns] = self._variable(self.names.fresh(f"{self.names.of(shared)}_v"), 4, turns)
        return self.staged[shared, turns]

    def lane_registers(self, node: ir.Registers) -> str:
        """The C name of registers that the user asked for."""
        return self._variable(self.names.of(node), node.dwords, 1).name

    def _collective(self, loads: list[ir.LoadShared]) -> Iterable[lp.Operation]:
        planned = [self._copy(load) for load in loads]
        return [*(op for fetch, _ in planned for op in fetch), *(op for _, commit in planned for op in commit)]

    def _copy(self, load: ir.LoadShared) -> tuple[list[lp.Operation], list[lp.Operation]]:
        """Global loads into staging registers, and the LDS writes of those: 16 bytes a lane, consecutive lanes at consecutive addresses."""
        place, shared = self._place(load), load.dst.shared
        row_bytes = shared.cols * shared.dtype.bytes
        if row_bytes % GRANULE or load.src.tensor.cols * shared.dtype.bytes % GRANULE:
            self.problems.append(_narrow(load, row_bytes))
            return [], []
        vectors, threads = shared.rows * row_bytes // GRANULE, len(load.warps) * WAVE
        turns = -(-vectors // threads)
        staged = self._staging(shared, turns)
        thread = self._rank(load.warps)
        places = [_copied_vector(thread, turn, threads, row_bytes // GRANULE) for turn in range(turns)]
        guards = [self._guard(thread, load.warps, vectors - turn * threads) for turn in range(turns)]
        fetch = self._fetch(load, place, staged, places, guards)
        base = self._base(shared, self.value(load.dst.buffer))
        at = [ex.binary("+", base, self._swizzled(shared, ex.binary("+", ex.binary("*", r, row_bytes), ex.binary("*", v, GRANULE)))) for r, v in places]
        commit: list[lp.Operation] = []
        for turn, (operand, immediate) in enumerate(self.book.offsets(at, f"{self.names.of(shared)}_w", True, self.target.lds_offset_max)):
            register = staged.element(turn)
            access = lp.SharedAccess("write", at[turn], GRANULE, shared, guards[turn])
            inputs = (operand, lp.Operand("v", register))
            commit.append(lp.Memory(place, f"ds_write_b128 {{0}}, {{1}}{_offset(immediate)}", (), inputs, (register,), "lgkm", access, guards[turn]))
        return fetch, commit

    def _fetch(
        self, load: ir.LoadShared, place: lp.Place, staged: lp.Variable, places: list[tuple[ir.Expr, ir.Expr]], guards: list[ir.Expr | None]
    ) -> list[lp.Operation]:
        tensor = load.src.tensor
        pitch = tensor.cols * tensor.dtype.bytes
        start = self._window_bytes(load.src)
        pointer, base = self.book.pointer(tensor, start, self.loops, self.target.global_offset[1] // 2)
        within = [ex.binary("+", ex.binary("*", r, pitch), ex.binary("*", v, GRANULE)) for r, v in places]
        self._check_reach(load, within)
        out: list[lp.Operation] = []
        for turn, (operand, offset) in enumerate(self.book.offsets(within, "at", False, self.target.global_offset[1] - base)):
            text = f"global_load_dwordx4 {{out}}, {{0}}, {{1}}{_offset(offset + base)}"
            out.append(lp.Memory(place, text, (staged.element(turn),), (operand, pointer), (), "vm", guard=guards[turn]))
        return out

    def _check_reach(self, load: ir.LoadShared, within: list[ir.Expr]) -> None:
        reach = max(ex.bounds(offset)[1] for offset in within)
        if reach >= 2**31:
            note = f"the last row of the tile lies {reach:,} bytes after its first; a lane's offset has 31 bits"
            self.problems.append(
                Diagnostic("TD305", f"a tile of '{load.src.tensor.name}' spans more than 2 GiB", Mark(load.span), notes=(note,), calls=load.calls)
            )

    def _window_bytes(self, window: ir.Window) -> ir.Expr:
        tensor = window.tensor
        element = ex.binary("+", ex.binary("*", self.value(window.row), tensor.cols), self.value(window.col))
        return ex.binary("*", element, tensor.dtype.bytes)

    def _swizzled(self, shared: ir.Shared, offset: ir.Expr) -> ir.Expr:
        swizzle = self.placed[shared].swizzle
        return ir.Swizzled(offset, swizzle) if swizzle.bits else offset

    def _rank(self, warps: tuple[int, ...]) -> ir.Expr:
        """The thread's number among the lanes of the warps that take part."""
        warp = ir.Var("warp", "warp", 0, self.kernel.warps - 1)
        if warps == tuple(range(warps[0], warps[0] + len(warps))):
            return ex.binary("-", thread_variable(self.kernel.warps), warps[0] * WAVE)
        rank: ir.Expr = ex.const(0)
        for number, member in enumerate(warps):
            rank = ex.select(ex.binary("==", warp, member), ex.const(number), rank)
        return ex.binary("+", ex.binary("*", rank, WAVE), ex.LANE)

    def _guard(self, thread: ir.Expr, warps: tuple[int, ...], left: int) -> ir.Expr | None:
        """What must hold for a lane to copy when only `left` vectors remain for all of them."""
        if left >= len(warps) * WAVE:
            return None
        if left % WAVE or warps != tuple(range(warps[0], warps[0] + len(warps))):
            return ir.Binary("<", thread, ex.const(left))
        return ex.binary("<", ir.Var("warp", "warp", 0, self.kernel.warps - 1), warps[0] + left // WAVE)

    def _load_tiles(self, loads: Sequence[ir.LoadTile], by_slice: bool) -> Iterable[lp.Operation]:
        """LDS reads of several tiles: by slice along k, so that what the first products need arrives first, or tile by tile where one wait covers all."""
        tiles = [self._load_tile(load, self._place(load)) for load in loads]
        numbered = [(op, number % self.pieces[load.dst].across) for load, reads in zip(loads, tiles, strict=True) for number, op in enumerate(reads)]
        return [op for op, _ in sorted(numbered, key=lambda item: item[1])] if by_slice else [op for op, _ in numbered]

    def _load_tile(self, load: ir.LoadTile, place: lp.Place) -> list[lp.Operation]:
        """LDS reads of the tile's pieces: in each lane, `vector` consecutive k of one row."""
        piece, shared = self.pieces[load.dst], load.src.shared
        width, row_bytes = piece.vector * shared.dtype.bytes, shared.cols * shared.dtype.bytes
        row, k = _lane_element(piece)
        base = self._base(shared, self.value(load.src.buffer))
        top, left = self.value(load.src.row), self.value(load.src.col)
        span = WAVE // piece.m * piece.vector
        at = []
        for down in range(piece.down):
            for across in range(piece.across):
                line = ex.binary("+", ex.binary("+", top, row), down * piece.m)
                column = ex.binary("+", ex.binary("+", left, k), across * span)
                offset = ex.binary("+", ex.binary("*", line, row_bytes), ex.binary("*", column, shared.dtype.bytes))
                at.append(ex.binary("+", base, self._swizzled(shared, offset)))
        operands = self.book.offsets(at, f"{self.names.of(shared)}_r", True, self.target.lds_offset_max)
        text = {8: "ds_read_b64", 16: "ds_read_b128"}[width]
        out: list[lp.Operation] = []
        for register, address, (operand, immediate) in zip(self._registers(load.dst), at, operands, strict=True):
            access = lp.SharedAccess("read", address, width, shared)
            out.append(lp.Memory(place, f"{text} {{out}}, {{0}}{_offset(immediate)}", (register,), (operand,), (), "lgkm", access))
        return out

    def _products(self, products: Sequence[ir.MmaABt]) -> Iterable[lp.Operation]:
        """Matrix instructions of several products, by slice along k: those of one slice do not depend on each other, and need its registers only."""
        numbered = [item for product in products for item in self._mma(product)]
        return [op for op, _ in sorted(numbered, key=lambda item: item[1])]

    def _mma(self, product: ir.MmaABt) -> Iterable[tuple[lp.Operation, int]]:
        """Each matrix instruction with its number along k."""
        place = self._place(product)
        a, b = self.pieces[product.a], self.pieces[product.b]
        acc = self._registers(product.acc)
        left, right = self._registers(product.a), self._registers(product.b)
        assert a.instruction is not None
        for s in range(a.across):
            for part in range(a.pieces):
                for i in range(a.down):
                    for j in range(b.down):
                        one, other = (left[i * a.across + s], part), (right[j * b.across + s], part)
                        yield lp.Mfma(place, a.instruction, acc[i * b.down + j], one, other, a.pieces), s * a.pieces + part

    def _store(self, store: ir.StoreTile, place: lp.Place) -> Iterable[lp.Operation]:
        piece, tensor = self.pieces[store.src], store.dst.tensor
        pitch = tensor.cols * tensor.dtype.bytes
        start = self._window_bytes(store.dst)
        registers = self._registers(store.src)
        out = []
        for i in range(piece.down):
            for j in range(piece.across):
                corner = ex.binary("+", start, i * piece.m * pitch + j * piece.m * tensor.dtype.bytes)
                out.append(lp.Store(place, tensor, registers[i * piece.across + j], piece.m, store.src.layout, corner, pitch))
        return out


def _run(body: Sequence[ir.Statement], first: int) -> Sequence[ir.Statement]:
    """The statements from `first` on that are planned together: loads into different tiles, or products."""
    head = body[first]
    if not isinstance(head, ir.LoadShared | ir.LoadTile | ir.MmaABt):
        return body[first : first + 1]
    seen: set[object] = set()
    last = first
    while last < len(body) and type(body[last]) is type(head):
        statement = body[last]
        target = statement.dst.shared if isinstance(statement, ir.LoadShared) else statement.dst if isinstance(statement, ir.LoadTile) else last
        if target in seen:
            break
        seen.add(target)
        last += 1
    return body[first:last]


def _offset(offset: int) -> str:
    return f" offset:{offset}" if offset else ""


def _lane_element(piece: Fragments) -> tuple[ir.Expr, ir.Expr]:
    """layouts.operand_element over the lane variable."""
    return ex.binary("%", ex.LANE, piece.m), ex.binary("*", ex.binary("//", ex.LANE, piece.m), piece.vector)


def _copied_vector(thread: ir.Expr, turn: int, threads: int, row_vectors: int) -> tuple[ir.Expr, ir.Expr]:
    """layouts.copied_vector over expressions; where a turn covers whole rows, the next differs by a number of rows only."""
    if threads % row_vectors == 0:
        return ex.binary("+", ex.binary("//", thread, row_vectors), turn * threads // row_vectors), ex.binary("%", thread, row_vectors)
    vector = ex.binary("+", thread, turn * threads)
    return ex.binary("//", vector, row_vectors), ex.binary("%", vector, row_vectors)


def _narrow(load: ir.LoadShared, row_bytes: int) -> Diagnostic:
    tensor = load.src.tensor
    note = f"a row of the tile has {row_bytes} bytes, a row of '{tensor.name}' {tensor.cols * tensor.dtype.bytes}"
    return Diagnostic(
        "TD138",
        f"rows are copied to LDS in pieces of {GRANULE} bytes, which do not fit here",
        Mark(load.span),
        notes=(note,),
        helps=(f"make both a multiple of {GRANULE} bytes",),
        calls=load.calls,
    )
