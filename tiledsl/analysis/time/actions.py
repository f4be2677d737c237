"""What each warp of a planned program asks of a compute unit: its actions, before anything is compiled.

Loops are unrolled by a few turns, of which the last ones stand for those that are left out. The addresses of the plan
give the bank conflicts, the lines of global memory, and the lines that the turn before has left in the L1."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time.arithmetic import Arithmetic, Instructions
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.unit import EXCHANGE_CLK, SLOT
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.accesses import LDS_BYTES_A_CLOCK, GlobalAddresses, guard_of, lds_clocks
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.targets import LINE, WAVE

MATRIX, LDS, GLOBAL, BARRIER, USE, TURNS, VECTOR = range(7)
_BLOCKS = 64  # of which the turns of loops are taken
# turns of a loop that are unrolled: blocks of a compute unit start together, and drift apart within some turns
_TURNS, _OUTER_TURNS = 12, 2  # of an innermost loop, and of one with a loop inside
_OPERATIONS = 2000  # of an unrolled loop
_SAMPLE = 8  # turns, of those that a turn stands for, in which a loop's conditions are looked at
_NARROW = 4  # bytes of a lane up to which an access is narrow for the L1
_UNKNOWN = 16  # bytes of a lane, where the plan does not know the access


@dataclasses.dataclass(frozen=True, slots=True)
class Action:
    """One operation of a warp.

    `clk` are the clocks of the matrix unit, of the LDS, of the L1, or of the VALU, and `issue` those until the warp
    goes on; of the VALU, `issue` are those of each instruction, and instructions `after_matrix` wait for the matrix
    unit. `needs` are the registers for which the action waits, and `gives` those that it writes. A global access moves
    `bytes` by `requests` of the L1 to the L2, and waits no longer than for the L1 if it is `near`; `banks` are the
    clocks of the LDS for data that go straight there. Behind TURNS, all times count `weight` times."""

    kind: int
    clk: float = 0.0
    issue: float = SLOT
    needs: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    bytes: float = 0.0
    requests: float = 0.0
    is_load: bool = False
    near: bool = False
    banks: float = 0.0
    weight: float = 1.0
    after_matrix: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Sums:
    """What the warps of a block ask for in a launch: clocks of matrix units, requests to the L2, and bytes stored.

    `burst` are the bytes that the warps ask for between two waits for loads, on average."""

    matrix: float = 0.0
    requests: float = 0.0
    stored: float = 0.0
    burst: float = 0.0

    def __add__(self, other: Sums) -> Sums:
        pairs = zip(dataclasses.astuple(self), dataclasses.astuple(other), strict=True)
        return Sums(*(one + another for one, another in pairs))


def sums_of(actions: Iterable[Action]) -> Sums:
    """Return the sums of one warp's actions."""
    matrix = requests = stored = asked = 0.0
    weight, bursts, waited, far = 1.0, 0, True, set[str]()
    for action in actions:
        waited = waited or not far.isdisjoint(action.needs)
        if action.kind == TURNS:
            weight = action.weight
        elif action.kind == MATRIX:
            matrix += weight * action.clk
        elif action.kind == GLOBAL:
            requests += weight * action.requests
            stored += 0.0 if action.is_load else weight * action.bytes
            if action.is_load and not action.near:
                asked, bursts, waited = asked + action.bytes, bursts + waited, False
                far.update(action.gives)
    return Sums(matrix, requests, stored, asked / bursts if bursts else 0.0)


def actions_of(program: lp.Program, kernel: ir.KernelIR, blocks: int, chip: Chip) -> list[list[Action]]:
    """Return the actions of each warp of a block in the middle of the launch. `kernel` has fixed sizes."""
    maker = _Maker(program, kernel, blocks, chip)
    return [maker.of_warp(warp) for warp in range(program.kernel.warps)]


class _Maker:
    """Makes the actions of a program's warps. Values of lanes are arrays of [warp, lane]."""

    def __init__(self, program: lp.Program, kernel: ir.KernelIR, blocks: int, chip: Chip):
        self.program, self.figures = program, chip.unit
        sizes = dict(kernel.sizes)
        known: dict[ir.Expr, Any] = {size: sizes[size.name] for size in program.kernel.dynamic}
        some = np.unique(np.linspace(0, blocks - 1, min(blocks, _BLOCKS)).astype(int))
        block = block_variable(program.kernel.grid)
        self.lanes = _with_coordinates({**known, **lane_environment(program.kernel.warps), block: blocks // 2}, program)
        # of [warp, block, turn]: the turns for which the one that is unrolled stands
        warps = np.arange(program.kernel.warps)[:, None, None]
        self.blocks = _with_coordinates(
            {**known, ex.warp_variable(program.kernel.warps): warps, block: some[None, :, None]}, program
        )
        self.there = np.array(True)  # which of these go where the maker is
        self.addresses = GlobalAddresses(program)
        self.instructions = Instructions(program)
        self.filled = {
            register
            for operation in program.numbers.operations
            if isinstance(operation, lp.Memory | lp.Load | lp.Mfma)
            for register in operation.effects.written
        }
        self.placements = {place.shared: place for place in program.placements}
        accesses = [one.access for one in program.numbers.operations if isinstance(one, lp.Memory) and one.access]
        self.direct = {access.shared for access in accesses if access.direct}  # tiles that loads fill straight
        self.known: dict[tuple[int, int], list[list[Action]]] = {}  # by operation and turn, those of each warp
        self.offsets: dict[tuple[int, int], np.ndarray | None] = {}  # of global accesses, by operation and turn
        self.inside: dict[int, np.ndarray] = {}  # the lanes of a global access within its buffer
        self.turn = 0
        self.kept = False  # whether the L1 holds the lines of a turn until the next one
        self.kept_by: dict[int, bool] = {}  # the same for each loop

    def of_warp(self, warp: int) -> list[Action]:
        """Return the actions of a warp."""
        made: list[Action] = []
        self._body(self.program.body, warp, 1.0, made)
        return made

    def _body(self, body: Iterable[lp.Operation], warp: int, weight: float, made: list[Action]) -> None:
        for operation in body:
            match operation:
                case lp.Loop():
                    self._loop(operation, warp, weight, made)
                case lp.Branch():
                    taken = self._mean(operation.condition, warp, 1.0) >= 0.5
                    self._branch(operation, taken, warp, weight, made)
                case lp.Simple():
                    made += self._simple(operation)[warp]
                case _:
                    raise AssertionError(f"the actions of {type(operation).__name__} are not known")

    def _loop(self, loop: lp.Loop, warp: int, weight: float, made: list[Action]) -> None:
        low, high = ex.bounds(loop.stop)
        stop = self._mean(loop.stop, warp, (low + high) / 2)
        turns = max(0, math.ceil((stop - loop.start) / loop.step))
        shown, first = _shown(loop, turns)
        # two additions move a pointer, whose low and high half are 32 bits each
        turn_end = Action(USE, issue=self.figures.branch_clk.value + 2 * SLOT * len(loop.pointers))
        before, outer = (self.turn, self.kept), weight
        skipping = _skipping(loop)
        for turn in range(shown):
            share = (turns - first) / (shown - first) if turn >= first and shown < turns else 1.0
            self.turn = turn
            self.lanes[loop.var] = loop.start + turn * loop.step
            stands_for = _spread(first + (turn - first) * share, share) if share > 1 else np.array([turn])
            self.blocks[loop.var] = loop.start + stands_for * loop.step
            self.kept = self._keeps(loop)
            if skipping is not None:
                share *= self._mean(skipping.condition, warp, 1.0)
            if outer * share != weight:
                weight = outer * share
                made.append(Action(TURNS, weight=weight))
            if not weight:
                continue
            if skipping is None:
                self._body(loop.body, warp, weight, made)
            else:
                self._branch(skipping, True, warp, weight, made)
            made.append(turn_end)
        if weight != outer:
            made.append(Action(TURNS, weight=outer))
        self.turn, self.kept = before

    def _branch(self, branch: lp.Branch, taken: bool, warp: int, weight: float, made: list[Action]) -> None:
        """Make the actions of an arm, with the blocks and turns that go there."""
        before = self.there
        there = self._of_blocks(branch.condition)
        if there is not None:
            self.there = before & (there != 0 if taken else there == 0)
        self._body(branch.then if taken else branch.otherwise, warp, weight, made)
        self.there = before

    # -- single operations ------------------------------------------------------------

    def _simple(self, operation: lp.Operation) -> list[list[Action]]:
        """Return the actions of each warp."""
        number = self.program.numbers[operation]
        is_global = isinstance(operation, lp.Memory) and "vm" in operation.counter
        is_of_ring = isinstance(operation, lp.Memory) and self._is_of_ring(operation)
        key = number, self.turn if is_global or is_of_ring else 0
        if key not in self.known:
            arithmetic = list(self._arithmetic(operation, number))
            if arithmetic and not isinstance(operation, lp.Memory):
                self.known[key] = self.program.kernel.warps * [arithmetic]
            else:
                self.known[key] = [[*arithmetic, own] for own in self._made(operation)]
        return self.known[key]

    def _arithmetic(self, operation: lp.Operation, number: int) -> Iterator[Action]:
        """Yield the actions of the VALU, which are those of every warp, and of exchanges between lanes."""
        needs = self._needs(operation)
        for step in self.instructions.of(operation):
            if step.exchanges:
                count, exchanged = step.exchanges, (f"{number} of other lanes",)
                yield Action(LDS, EXCHANGE_CLK * count, SLOT * count, needs, exchanged)
                needs = exchanged
            yield from self._of_valu(step, needs)
            needs = ()

    def _of_valu(self, step: Arithmetic, needs: tuple[str, ...]) -> Iterator[Action]:
        """Yield the actions of instructions, of which the first one waits for registers."""
        figures = self.figures
        packed, plain = SLOT * step.packed, SLOT * step.plain
        if figures.packed_under_matrix.value:
            packed, plain = 0.0, packed + plain
        if packed:
            yield Action(VECTOR, packed, SLOT, needs, after_matrix=True)
        if plain or needs and not (packed or step.transcendental):
            yield Action(VECTOR, plain, SLOT, () if packed else needs)
        if step.transcendental:
            each = figures.transcendental_clk.value
            yield Action(VECTOR, each * step.transcendental, each, () if packed or plain else needs)

    def _needs(self, operation: lp.Operation) -> tuple[str, ...]:
        """Return the registers that memory or a product fills, and for which an operation waits."""
        effects = operation.effects
        return tuple(name for name in (*effects.read, *effects.together) if name in self.filled)

    def _made(self, operation: lp.Operation) -> list[Action]:
        """Return the action of each warp that is no arithmetic."""
        needs, warps = self._needs(operation), self.program.kernel.warps
        match operation:
            case lp.Mfma():
                of_operands = tuple(name for name in needs if name != operation.acc)
                return warps * [Action(MATRIX, operation.instruction.clocks, needs=of_operands, gives=(operation.acc,))]
            case lp.Barrier():
                return warps * [Action(BARRIER)]
            case lp.Memory(access=access) if access is not None and not access.direct:
                return self._each(operation, lambda lanes, at: self._lds(operation, needs, lanes, at))
            case lp.Memory() if "vm" in operation.counter:
                return self._each(operation, lambda lanes, at: self._global(operation, needs, lanes, at))
            case lp.Load() | lp.Store():
                return self._each(operation, lambda lanes, at: self._piece(operation, needs, lanes, at))
            case lp.Simple():  # no products and no memory
                return warps * [Action(USE, needs=needs)]
            case _:
                raise AssertionError(f"the actions of {type(operation).__name__} are not known")

    def _each(self, operation: lp.Operation, made: Callable[[np.ndarray, int], Action]) -> list[Action]:
        """Return the action of each warp; warps with the same active lanes have one, which is made of one warp's."""
        guard = guard_of(operation)
        active = None if guard is None else self._of_lanes(guard)
        shape = (self.program.kernel.warps, WAVE)
        rows = np.ones(shape, bool) if active is None else active != 0
        inside = self._inside(operation) if isinstance(operation, lp.Memory) else rows
        by_lanes: dict[tuple[bytes, bytes], Action] = {}
        found = []
        for warp, lanes in enumerate(rows):
            key = lanes.tobytes(), inside[warp].tobytes()
            if key not in by_lanes:
                by_lanes[key] = made(lanes, warp) if lanes.any() else Action(USE)
            found.append(by_lanes[key])
        return found

    def _lds(self, operation: lp.Memory, needs: tuple[str, ...], lanes: np.ndarray, warp: int) -> Action:
        access, target = operation.access, self.program.target
        assert access is not None
        addresses = self._of_lanes(access.address)
        if addresses is None:
            clk = float(lanes.sum()) * access.width / LDS_BYTES_A_CLOCK
        else:
            clk = lds_clocks(addresses[warp], lanes, access, target)[0]
        wide = (self.figures.lds_write_issue_clk.value - SLOT) * access.width / 16
        issue = SLOT if access.reads else SLOT + wide
        if access.reads and access.shared in self.direct:
            needs = (*needs, self._buffer(access, addresses, warp, lanes))
        return Action(LDS, clk, issue, needs, operation.effects.written)

    def _is_of_ring(self, operation: lp.Memory) -> bool:
        """Return whether an operation touches one of several buffers that loads fill straight."""
        shared = operation.access.shared if operation.access is not None else None
        return shared is not None and shared in self.direct and shared.buffers > 1

    def _buffer(self, access: SharedAccess, addresses: np.ndarray | None, warp: int, lanes: np.ndarray) -> str:
        """Return a name of the buffer that an access touches, for which its reads wait; of the first, where unknown."""
        assert access.shared is not None
        place = self.placements[access.shared]
        number = 0
        if addresses is not None and access.shared.buffers > 1:
            number = (int(addresses[warp][lanes].min()) - place.offset) // place.pitch
        return f"LDS {place.offset} {number}"

    def _global(self, operation: lp.Memory, needs: tuple[str, ...], lanes: np.ndarray, warp: int) -> Action:
        moved, lines = self._touched(operation, lanes, warp, self.turn)
        near = not len(lines)
        if self.kept and self.turn:
            near = bool(np.isin(lines, self._touched(operation, lanes, warp, self.turn - 1)[1]).all())
        return Action(
            GLOBAL,
            self._l1_clocks(moved / lanes.sum(), len(lines)),
            needs=needs,
            gives=operation.out if operation.access is None else self._filled(operation.access, lanes, warp),
            bytes=moved,
            requests=0.0 if near else len(lines),
            is_load=bool(operation.out) or operation.access is not None,
            near=near,
            banks=self.figures.direct_lds_clk.value if operation.access is not None else 0.0,
        )

    def _filled(self, access: SharedAccess, lanes: np.ndarray, warp: int) -> tuple[str, ...]:
        """Return the buffer that a load fills straight; nothing where its tile is not known."""
        if access.shared is None:
            return ()
        return (self._buffer(access, self._of_lanes(access.address), warp, lanes),)

    def _piece(self, operation: lp.Load | lp.Store, needs: tuple[str, ...], lanes: np.ndarray, warp: int) -> Action:
        """Return the action of all instructions that move a piece; each touches as many lines as the first."""
        access = operation.access
        size = access.width * access.tensor.dtype.bits / 8
        offsets = self._of_lanes(access.lane)
        requests = lanes.sum() * size / LINE if offsets is None else len(distinct(offsets[warp][lanes] // LINE))
        count = max(1, math.ceil(access.count / access.width))  # instructions
        return Action(
            GLOBAL,
            count * self._l1_clocks(size, requests),
            SLOT * count,
            needs,
            operation.effects.written,
            count * float(lanes.sum()) * size,
            count * float(requests),
            isinstance(operation, lp.Load),
        )

    def _l1_clocks(self, size: float, lines: float) -> float:
        """Return the clocks of the L1 for an access of so many lines, by `size` bytes of a lane."""
        figures = self.figures
        base = figures.l1_narrow_clk if size <= _NARROW else figures.l1_wide_clk
        return max(base.value, figures.l1_line_clk.value * lines)

    def _touched(self, operation: lp.Memory, lanes: np.ndarray, warp: int, turn: int) -> tuple[float, np.ndarray]:
        """Return the bytes that lanes move in a turn, and their lines. A lane beyond the end of a buffer moves none.

        Where the plan does not know the addresses, these are 16 bytes of a lane in whole lines."""
        terms, size = self.addresses.terms(operation) or ([], _UNKNOWN)
        key = self.program.numbers[operation], turn
        if key not in self.offsets:
            advances = [ex.binary("*", one, turn) for one in self.addresses.advances(operation)]
            self.offsets[key] = self._sum([*terms, *advances])
        offsets = self.offsets[key]
        if offsets is None:
            count = math.ceil(lanes.sum() * size / LINE)
            return float(lanes.sum() * size), np.arange(turn * count, (turn + 1) * count)
        some = lanes & self._inside(operation)[warp]
        return float(some.sum() * size), distinct(offsets[warp][some] // LINE)

    def _inside(self, operation: lp.Memory) -> np.ndarray:
        """Return the lanes whose bytes lie before the end of the buffer in the first turn, by [warp, lane]."""
        number = self.program.numbers[operation]
        if number not in self.inside:
            end = self.addresses.end(operation)
            limit = None if end is None else self._of_lanes(end)
            offsets = None if limit is None else self._sum((self.addresses.terms(operation) or ([], 0))[0])
            shape = (self.program.kernel.warps, WAVE)
            self.inside[number] = np.ones(shape, bool) if offsets is None else offsets < limit
        return self.inside[number]

    def _sum(self, terms: Sequence[ir.Expr]) -> np.ndarray | None:
        """Return the sum of terms by [warp, lane]; None where one is not known, or where there is none."""
        found = [self._of_lanes(term) for term in terms]
        known = [one for one in found if one is not None]
        return sum(known[1:], known[0]) if known and len(known) == len(found) else None

    def _keeps(self, loop: lp.Loop) -> bool:
        """Return whether the L1 has room for the lines that a block loads in a turn of a loop."""
        number = self.program.numbers[loop]
        if number not in self.kept_by:
            loads = [one for one in lp.flat(loop.body) if isinstance(one, lp.Memory) and "vm" in one.counter]
            every = np.ones(WAVE, bool)
            lines = sum(len(self._touched(one, every, 0, self.turn)[1]) for one in loads)
            self.kept_by[number] = lines * self.program.kernel.warps * LINE <= self.figures.l1_bytes.value
        return self.kept_by[number]

    def _of_lanes(self, value: ir.Expr) -> np.ndarray | None:
        """Return the values of an expression by [warp, lane]; None where it depends on more than lanes and loops."""
        try:
            found = np.asarray(ex.evaluate(value, self.lanes))
        except (KeyError, AssertionError):
            return None
        return np.broadcast_to(found, (self.program.kernel.warps, WAVE))

    def _mean(self, value: ir.Expr, warp: int, otherwise: float) -> float:
        """Return the mean of an expression over blocks and turns that go where the maker is.

        This is `otherwise` where the expression depends on more than warp, block and turn."""
        found = self._of_blocks(value)
        if found is None:
            return otherwise
        there = np.broadcast_to(self.there, np.broadcast_shapes(found.shape, np.shape(self.there)))
        values, there = np.broadcast_to(found, there.shape)[warp], there[warp]
        return float(np.mean(values[there])) if there.any() else otherwise

    def _of_blocks(self, value: ir.Expr) -> np.ndarray | None:
        """Return the values of an expression by [warp, block, turn]; None where it depends on more than these."""
        try:
            found = np.asarray(ex.evaluate(value, self.blocks))
        except (KeyError, AssertionError):
            return None
        return np.broadcast_to(found, np.broadcast_shapes(found.shape, (self.program.kernel.warps, 1, 1)))


def _shown(loop: lp.Loop, turns: int) -> tuple[int, int]:
    """Return how many turns of a loop are unrolled, and the first of them that stands for more than itself."""
    inside = list(lp.flat(loop.body))
    most = _OUTER_TURNS if any(isinstance(one, lp.Loop) for one in inside) else _TURNS
    shown = min(turns, max(_OUTER_TURNS, min(most, _OPERATIONS // len(inside))))
    return shown, shown - shown // 2


def _skipping(loop: lp.Loop) -> lp.Branch | None:
    """Return the branch that is all of a loop's body, by which blocks leave turns out; None where there is none."""
    first = loop.body[0] if len(loop.body) == 1 else None
    return first if isinstance(first, lp.Branch) and not first.otherwise else None


def _spread(first: float, count: float) -> np.ndarray:
    """Return some turns among `count` from the first one on."""
    return (first + (np.arange(_SAMPLE) + 0.5) * count / _SAMPLE).astype(int)


def _with_coordinates(values: dict[ir.Expr, Any], program: lp.Program) -> dict[ir.Expr, Any]:
    """Add the values of the block's coordinates, which follow from its number."""
    for step in program.kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    return values
