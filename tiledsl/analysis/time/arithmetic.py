"""The VALU instructions of a planned program's arithmetic, before anything is compiled.

clang makes of an operation on elements the instructions that its definition states (ir/math/operations.py), and of
reductions, casts and moves those of this module: the texts of these operations (lower/emit/) are written for them. A
number that all elements of a piece share is computed once, and clang computes two elements at once by packed f32
instructions. Addresses, constants and copies of registers are left out."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.planned_registers import beyond_vgprs
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import CHOICES, OPERATIONS, PACKED, is_plain
from tiledsl.ir.math.reductions import REDUCTIONS, lane_steps
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.paired import computes_unpacked, is_of_packed
from tiledsl.targets import WAVE, Target

_LOGIC = ("and", "or", "not")  # of masks: scalar instructions


@dataclasses.dataclass(frozen=True, slots=True)
class Arithmetic:
    """VALU instructions of one operation: of one element, packed for two, and of the transcendental unit.

    `exchanges` are accesses by which lanes exchange a register through the LDS before these instructions."""

    plain: float = 0.0
    packed: float = 0.0
    transcendental: float = 0.0
    exchanges: int = 0


class Instructions:
    """Counts the instructions of a program's operations."""

    def __init__(self, program: lp.Program):
        self.target = program.target
        self.unpacked = computes_unpacked(program.kernel, program.target)
        self.beyond = beyond_vgprs(program)

    def of(self, operation: lp.Operation) -> tuple[Arithmetic, ...]:
        """Return the instructions of an operation, step by step; nothing where it has none."""
        found = self._computing(operation)
        if not self.beyond or not found:
            return found
        effects = operation.effects
        copies = sum(self.beyond.get(name, 0) for name in (*effects.read, *effects.written))
        return (Arithmetic(copies), *found) if copies else found

    def _computing(self, operation: lp.Operation) -> tuple[Arithmetic, ...]:
        match operation:
            case lp.Elementwise():
                return _Elements(operation, self.target, self.unpacked).found()
            case lp.Reduce():
                return self._reduced(operation)
            case lp.Cast(count=count, powers=True):  # two packed products for two elements, which are then put together
                return (Arithmetic(plain=count / 2, packed=count),)
            case lp.Cast():
                return (Arithmetic(operation.count * _of_cast(operation, self.target)),)
            case lp.Unpack():
                return (_unpacked(operation),)
            case lp.Swap():
                return _swapped(operation)
            case lp.ReadOut(accumulator=accumulator) | lp.WriteBack(accumulator=accumulator):
                return (Arithmetic(len(lp.agprs(accumulator))),)
            case lp.Memory():  # columns are assembled from the halves of two registers
                columns = (len(one.column.pairs) for one in operation.inputs if one.column is not None)
                count = sum(columns)
                return (Arithmetic(count),) if count else ()
            case lp.Mfma() | lp.ClearAccumulator() | lp.Load() | lp.Store() | lp.ReadInteger():
                return ()
            case lp.Clear() | lp.Copy() | lp.Join() | lp.Gather() | lp.Forget():  # registers that other operations use
                return ()
            case lp.Barrier() | lp.Wait() | lp.Priority():
                return ()
            case _:
                raise AssertionError(f"the instructions of {type(operation).__name__} are not known")

    def _paired(self, count: float) -> Arithmetic:
        """Return the instructions of so many products or sums that clang gathers in pairs."""
        return Arithmetic(plain=count) if self.unpacked else Arithmetic(packed=count / 2)

    def _reduced(self, operation: lp.Reduce) -> tuple[Arithmetic, ...]:
        """Return the instructions within each lane, and then of each step between lanes."""
        is_sum = REDUCTIONS[operation.op] == "sum"
        near, bits = lane_steps(operation.m, operation.within)
        pieces, count = len(operation.sources), operation.count
        own = pieces * count - 1 + operation.goes_on if operation.within else (pieces - 1 + operation.goes_on) * count
        of_lane = self._paired(own) if is_sum else Arithmetic(own / 2 if operation.within else own)
        kept = 1 if operation.within else count  # elements of a lane that lanes exchange
        moved = Arithmetic(kept * near * (2 if is_sum else 3))  # moved, and of maxima quieted, and combined
        swap = Arithmetic(3 * kept) if self.target.swaps_lanes else Arithmetic(kept, exchanges=kept)
        return (of_lane, *((moved,) if near else ()), *(len(bits) * (swap,)))


class _Elements:
    """The instructions of an operation on the elements of a piece."""

    def __init__(self, operation: lp.Elementwise, target: Target, unpacked: bool):
        self.operation, self.target, self.unpacked = operation, target, unpacked
        self.plain = self.packed = self.transcendental = 0.0

    def found(self) -> tuple[Arithmetic, ...]:
        """Return the instructions of all elements."""
        self._add(self.operation.value, not self.unpacked)
        any_there = self.plain or self.packed or self.transcendental
        return (Arithmetic(self.plain, self.packed, self.transcendental),) if any_there else ()

    def _add(self, value: ir.Element, pairs: bool) -> None:
        match value:
            case ir.Apply(op=op, operands=operands):
                count = self.operation.count if _varies(value) else 1
                pairs = pairs and count > 1
                self._apply(op, count, pairs and is_of_packed(value))
                # clang gathers no operands of the hardware's functions: the text does, where this gains
                below = pairs and (op in PACKED or op in CHOICES or is_plain(op) or self.target.packed_beside_products)
                for operand in operands:
                    self._add(operand, below)
            case ir.OfPlace(value=integer, is_truth=is_truth):
                per = self.operation.count if "element" in ex.kinds(integer) else 1
                self.plain += per * (_comparisons(integer) if is_truth else 2 * _of_lanes(integer))
            case lp.Element() | ir.Number() | ir.Parameter():
                pass
            case _:
                raise AssertionError(f"{type(value).__name__} is not an element that a lane works out")

    def _apply(self, op: str, count: int, packs: bool) -> None:
        if op in CHOICES:
            self.plain += 0 if op in _LOGIC else count
            return
        plain, transcendental = OPERATIONS[op].instructions
        self.transcendental += count * transcendental
        if packs:
            self.packed += count * plain / 2
        else:
            self.plain += count * plain


def _varies(value: ir.Element) -> bool:
    """Return whether a value has a number for each element that a lane holds."""
    match value:
        case ir.Apply(operands=operands):
            return any(map(_varies, operands))
        case ir.OfPlace(value=integer):
            return "element" in ex.kinds(integer)
        case lp.Element(single=single):
            return not single
        case ir.Number() | ir.Parameter():
            return False
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element that a lane works out")


def _of_lanes(value: ir.Expr) -> bool:
    """Return whether lanes have different values, so that these are no scalars."""
    return not ex.kinds(value).isdisjoint(("lane", "element"))


def _comparisons(value: ir.Expr) -> int:
    """Return how many comparisons of an expression lanes make for themselves."""
    own = isinstance(value, ir.Binary) and value.op in ex.COMPARISONS and _of_lanes(value)
    return own + sum(map(_comparisons, ex.children(value)))


def _of_cast(cast: lp.Cast, target: Target) -> float:
    """Return the instructions for each element of a cast."""
    if cast.to.bits == 32:
        return 1.0
    if cast.to.name == "e8m0":  # the exponent, and its place
        return 2.0
    if cast.to.bits == 8:  # two elements at once, into a half of a register that is clear; or clamped, if no NaN
        return 0.75 + 3 * cast.saturates
    if target.converts_bf16:  # two elements at once, as those of f16
        return 0.5
    if cast.to.name == "f16":  # a conversion each, and both put together
        return 1.5
    return 5.5  # the even place, the sum, NaN's place, whether it is NaN, the choice, and both put together


def _unpacked(operation: lp.Unpack) -> Arithmetic:
    """Return the instructions of 8 numbers, each of which is taken out, converted, less the zero point, and paired."""
    if operation.bits == 4 and operation.first is not None and operation.zero == -128.0:
        return Arithmetic(plain=4 + 3)  # each pair behind the half of 128, and three shifts of two words
    taken = 3 if operation.bits == 4 else 0
    return Arithmetic(plain=taken + 8 + 4, packed=4)


def _swapped(operation: lp.Swap) -> tuple[Arithmetic, ...]:
    """Return the instructions that exchange the layout of a piece: each step, a bit of lanes and one of registers."""
    count = operation.m * operation.m // WAVE
    exchanges = 4 if operation.m == 32 else 2
    pairs = count // 2
    given = Arithmetic(plain=pairs)
    taken = Arithmetic(plain=2 * pairs, exchanges=pairs)
    return (*(exchanges * (given, taken)), Arithmetic(exchanges=count))
