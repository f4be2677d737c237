"""IR → lowered program: every decision about instructions, registers, addresses and LDS, none about waits."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import assert_never

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, joined
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.lower.plan.accumulators import over_file, place_accumulators
from tiledsl.lower.plan.addresses import OpenLoop
from tiledsl.lower.plan.assembly import ElementsScattered, lower_asm
from tiledsl.lower.plan.conditions import outcome_of
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.copies import collective, commit, fetch, staged_registers
from tiledsl.lower.plan.dead_registers import forgetting
from tiledsl.lower.plan.direct import NoSuchLoad, without_idle_states
from tiledsl.lower.plan.first_lanes import first_lanes
from tiledsl.lower.plan.fragments import fragments
from tiledsl.lower.plan.lds import lds_bytes, over_budget, placements, strange_swizzles
from tiledsl.lower.plan.occupancy import occupancy
from tiledsl.lower.plan.peel import peeled_steps, peeled_tail
from tiledsl.lower.plan.pieces import BY_PIECES, by_pieces, run_by_pieces
from tiledsl.lower.plan.powers import with_powers
from tiledsl.lower.plan.printed import printed
from tiledsl.lower.plan.products import products
from tiledsl.lower.plan.reads import load_tiles
from tiledsl.lower.plan.reductions import reduced
from tiledsl.lower.plan.tile_copies import store_shared
from tiledsl.lower.plan.turns import turned
from tiledsl.lower.plan.unpacking import unpacked
from tiledsl.targets import Target

_FAR_BEYOND = 4  # times the LDS: tiles whose copies are not planned
_IN_A_ROW = (ir.LoadShared, ir.LoadTile, ir.Mma)


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class LeftOut(Compared):
    """What a program lacks of its kernel, since statements are refused: writes of LDS may be missing in any case; and
    writes of `registers`, unless the statements are td.asm of whole registers, which has a stand-in; `barriers`; and
    the places of `elements` that td.asm takes for others than they are.
    """

    registers: bool
    barriers: bool
    elements: bool


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Draft(Compared):
    """A program, and the findings that refuse it. Where statements are left out of the program, `doubtful` names the
    findings that may follow from the gap.
    """

    program: lp.Program
    refused: tuple[Diagnostic, ...]
    left_out: LeftOut | None = None


def plan(kernel: ir.KernelIR, target: Target) -> lp.Program:
    """The lowered program, without waits. KernelError with every layout or budget that the target cannot meet."""
    made = draft(kernel, target)
    if made.refused:
        raise KernelError([*made.refused, *made.program.warnings])
    return made.program


def draft(kernel: ir.KernelIR, target: Target) -> Draft:
    """The lowered program, also where it is refused, so that more checks can run on it. KernelError where no program
    can be made: a tile has no pieces or no place.
    """
    pieces = fragments(kernel, target)
    placed = placements(kernel, pieces, target)
    beyond = over_budget(kernel, placed, target)
    if beyond is not None and lds_bytes(placed) > _FAR_BEYOND * target.lds_bytes:
        raise KernelError(beyond)  # to plan the thousands of copies of such tiles takes minutes
    planner = Planner(kernel, target, pieces, {p.shared: p for p in placed})
    body = with_powers(first_lanes(forgetting(planner.block(kernel.body))), target)
    waves, crowded = occupancy(
        kernel, target, body, planner.variables, planner.book, lds_bytes(placed), pieces, planner.names, planner.passing
    )
    problems = _once(planner.problems)
    program = lp.Program(
        kernel=kernel,
        target=target,
        lds_bytes=lds_bytes(placed),
        waves_per_simd=waves,
        placements=placed,
        variables=tuple(planner.variables.values()),
        addresses=tuple(planner.book.addresses),
        pointers=tuple(planner.book.pointers),
        descriptors=tuple(planner.book.descriptors),
        scalars=tuple(planner.book.scalars),
        body=body,
        reads=tuple(planner.reads),
        warnings=tuple(p for p in problems if p.severity != "error"),
    )
    program = place_accumulators(program)
    left_out = [p for p in problems if p.severity == "error"]
    budgets = [p for p in (beyond, crowded) if p is not None] or [p for p in (over_file(program),) if p is not None]
    return Draft(
        program,
        (*left_out, *strange_swizzles(placed), *budgets),
        _left_out(kernel, [p for p in planner.problems if p.severity == "error"]),
    )


def _left_out(kernel: ir.KernelIR, left_out: Sequence[Diagnostic]) -> LeftOut | None:
    """What the statements that these findings refuse were to do."""
    if not left_out:
        return None
    places = {(p.primary.span, p.calls) for p in left_out if p.primary is not None}
    asm = [s for s in statements(kernel.body) if isinstance(s, ir.Asm) and (s.span, s.calls) in places]
    of_elements = any(isinstance(value, ir.RegisterElement) for s in asm for _, value in s.operands)
    return LeftOut(
        registers=of_elements or len({(s.span, s.calls) for s in asm}) < len(places),
        barriers=any("barrier" in s.template for s in asm),
        elements=any(isinstance(p.cause, ElementsScattered) for p in left_out),
    )


def _once(problems: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The problems, each cause once. A loop of several phases is planned once a phase, and a line of an op once for
    each call; a missing ability of the target is missing at each use. The first problem has marks at the other places.
    """
    found: dict[Diagnostic, Diagnostic] = {}
    for problem in problems:
        key = dataclasses.replace(problem, others=(), calls=())
        if isinstance(problem.cause, NoSuchLoad):
            key = dataclasses.replace(key, primary=None)
        first = found.setdefault(key, problem)
        if first.primary is not None and problem.primary is not None:
            found[key] = joined(first, problem)
    return list(found.values())


class Planner(PlanContext):
    """The traversal of a kernel's statements: each becomes operations, by the decision of its kind."""

    def block(self, body: Sequence[ir.Statement]) -> tuple[lp.Operation, ...]:
        """The operations of a block. Statements of one kind in a row that do not depend on each other are planned
        together.
        """
        out: list[lp.Operation] = []
        position = 0
        while position < len(body):
            run = (
                _run(body, position)
                if not isinstance(body[position], BY_PIECES)
                else run_by_pieces(self, body[position:])
            )
            position += len(run)
            if isinstance(run[0], BY_PIECES):
                out += by_pieces(self, run)
            elif isinstance(run[0], _IN_A_ROW):
                out += self._in_a_row(run, body[position] if position < len(body) else None)
            else:
                out += self._statement(run[0])
        return tuple(without_idle_states(out))

    def _in_a_row(self, run: Sequence[ir.Statement], following: ir.Statement | None) -> Iterable[lp.Operation]:
        """The operations of statements of one kind, given the statement that follows them in their body."""
        match run[0]:
            case ir.LoadShared():
                return collective(self, [s for s in run if isinstance(s, ir.LoadShared)])
            case ir.LoadTile():
                drained = self.kernel.warps > 1 and isinstance(following, ir.Barrier)
                return load_tiles(self, [s for s in run if isinstance(s, ir.LoadTile)], by_slice=not drained)
            case ir.Mma():
                return products(self, [s for s in run if isinstance(s, ir.Mma)])
            case _:
                raise AssertionError(f"{type(run[0]).__name__} is planned alone")

    def _statement(self, statement: ir.Statement) -> Iterable[lp.Operation]:
        place = self.place(statement)
        match statement:
            case ir.For():
                return self._for(statement, place)
            case ir.If():
                return self._if(statement, place)
            case ir.Zero(dst=tile):
                return [lp.Clear(place, self.registers(tile))]
            case ir.Turn(dst=dst, src=src):
                return turned(self, dst, src, place)
            case ir.StoreShared():
                return store_shared(self, statement, place)
            case ir.Reduce():
                return reduced(self, statement, place)
            case ir.ReadInteger(value=value):
                return self._read(value, place)
            case ir.Unpack():
                return unpacked(self, statement, place)
            case ir.Keep():
                return []
            case ir.Barrier():
                return [lp.Barrier(place)]
            case ir.Fetch():
                return fetch(self, statement, place)
            case ir.Commit():
                return commit(self, statement, place)
            case ir.Print(tile=tile):
                return printed(self, tile, place)
            case ir.Priority(level=level):
                return [lp.Priority(place, level)]
            case ir.WaitFor(values=values) if values:
                return [
                    lp.Wait(
                        place,
                        None,
                        None,
                        own=True,
                        until=tuple(name for value in values for name in self.registers_of(value)),
                    )
                ]
            case ir.WaitFor(vmcnt=vm, lgkmcnt=lgkm):
                return [lp.Wait(place, vm, lgkm, own=True)]
            case ir.Asm():
                return lower_asm(self, statement, place) or self._refused(statement, place)
            case _:
                raise AssertionError(f"no lowering for {type(statement).__name__}")

    def _read(self, value: ir.FromMemory, place: lp.Place) -> list[lp.Operation]:
        """A read whose element no loop changes comes before the addresses, which may contain its value."""
        placed = self.value(value)
        assert isinstance(placed, ir.FromMemory), "the contents of memory are known to the checks only"
        if value.moves:
            self.book.read_in[value.name] = tuple(self.loops)
            return [lp.ReadInteger(place, placed)]
        if all(known.value.name != value.name for known in self.reads):
            self.reads.append(lp.ReadInteger(place, placed))
        return []

    def _refused(self, statement: ir.Asm, place: lp.Place) -> list[lp.Operation]:
        """The stand-in for a refused instruction: its registers count as written, so that its readers cause no further
        findings.
        """
        written = dict.fromkeys(
            self.lane_registers(value) for _, value in statement.operands if isinstance(value, ir.Registers)
        )
        return [lp.Memory(place, "", tuple(written), (), (), "")] if written else []

    def _if(self, statement: ir.If, place: lp.Place) -> Iterable[lp.Operation]:
        steps = {loop.var: range(loop.start, loop.var.high + 1, loop.step) for loop in self.loops}
        found = outcome_of(self.value(statement.condition), steps, self.facts)
        condition = found.condition
        if isinstance(condition, ir.Const):
            return self.block(statement.then if condition.value else statement.otherwise)
        then, otherwise = self._arm(statement.then, condition, True), self._arm(statement.otherwise, condition, False)
        return [lp.Branch(place, condition, then, otherwise, found.hidden)]

    def _arm(self, body: Sequence[ir.Statement], condition: ir.Expr, holds: bool) -> tuple[lp.Operation, ...]:
        self.facts.append((condition, holds))
        out = self.block(body)
        self.facts.pop()
        return out

    def _for(self, statement: ir.For, place: lp.Place) -> Iterable[lp.Operation]:
        """A loop. Steps whose conditions differ from the rest are peeled off either end; the steps between become a
        loop of whole periods.
        """
        if not isinstance(statement.trips, ir.Const):
            return self._for_any(statement, place)
        period, trips = len(statement.phases), statement.trips.value
        head, tail = peeled_steps(self.kernel, statement, self.bound)
        head = -(-head // period) * period
        middle = max(0, trips - head - tail) // period * period
        middle = 0 if middle == period else middle  # one turn is no loop
        out: list[lp.Operation] = []
        for step in range(min(head, trips)):
            out += self._phase(statement, step % period, ex.const(step))
        if middle:
            out.append(self._loop(statement, place, head, ex.const(head + middle)))
        for step in range(head + middle, trips):
            out += self._phase(statement, step % period, ex.const(step))
        return out

    def _for_any(self, statement: ir.For, place: lp.Place) -> Iterable[lp.Operation]:
        """A loop whose number of steps the call's sizes decide: whole periods of the steps before the last ones, then
        the last steps and the rest of a period, each under the condition that there is such a step.
        """
        period, trips = len(statement.phases), statement.trips
        tail = peeled_tail(self.kernel, statement, self.bound)
        before = ex.binary("-", trips, tail)
        whole = ex.multiple(trips) % period == 0 and tail % period == 0
        stop = before if whole else ex.binary("*", ex.binary("//", before, period), period)
        out: list[lp.Operation] = [self._loop(statement, place, 0, stop, ex.binary("-", trips, tail + period))]
        for number in range(tail if whole else tail + period - 1):
            step = ex.binary("+", stop, number)
            there = ex.binary("and", ex.binary(">=", step, 0), ex.binary("<", step, trips))
            body = self._phase(statement, number % period, step)
            out += body if there == ir.Const(1) else [lp.Branch(place, there, tuple(body), ())]
        return out

    def _phase(self, statement: ir.For, phase: int, index: ir.Expr) -> Iterable[lp.Operation]:
        self.bound[statement.var] = index
        out = self.block(statement.phases[phase])
        del self.bound[statement.var]
        return out

    def _loop(
        self, statement: ir.For, place: lp.Place, start: int, stop: ir.Expr, limit: ir.Expr | None = None
    ) -> lp.Operation:
        """The turns from `start` to `stop`, both at a first phase. `limit` is an upper bound of the variable, as a sum,
        where `stop` is no such sum.
        """
        period, name = len(statement.phases), f"{statement.var.name}_{start}" if start else statement.var.name
        var = ir.Var(name, "loop", start, max(start, ex.bounds(ex.binary("-", stop, period))[1]), limit=limit)
        self.loops.append(OpenLoop(var, start, period))
        body: list[lp.Operation] = []
        for phase in range(period):
            body += self._phase(statement, phase, ex.binary("+", var, phase))
        closed = self.loops.pop()
        return lp.Loop(place, var, start, stop, period, tuple(closed.pointers), tuple(body))

    def registers_of(self, value: ir.Tile | ir.Staged | ir.Registers) -> tuple[str, ...]:
        """The C names of the registers behind a handle of the user's."""
        match value:
            case ir.Tile():
                return self.registers(value)
            case ir.Staged():
                return staged_registers(self, value)
            case ir.Registers():
                return (self.lane_registers(value),)
            case _:
                assert_never(value)


def _run(body: Sequence[ir.Statement], first: int) -> Sequence[ir.Statement]:
    """The statements from `first` on that are planned together: loads into different tiles, or products."""
    head = body[first]
    if not isinstance(head, _IN_A_ROW):
        return body[first : first + 1]
    seen: set[object] = set()
    last = first
    while last < len(body) and type(body[last]) is type(head):
        statement = body[last]
        target = (
            statement.dst.shared
            if isinstance(statement, ir.LoadShared)
            else statement.dst if isinstance(statement, ir.LoadTile) else last
        )
        if target in seen:
            break
        seen.add(target)
        last += 1
    return body[first:last]
