"""The lowered program: what one lane executes, in order, with every decision taken. Frozen data between plan,
elaborate, waits and emit.

A register name is a C lvalue of the HIP text ("a_reg_0[3]"). Addresses in LDS are expressions for the byte offset from
the start of the block's allocation.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator, Sequence

from tiledsl.asm.inline.placeholders import BARRIER
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.effects import NO_EFFECTS, Effects, SharedAccess
from tiledsl.ir.program.registers import Address, Descriptor, Pointer, Scalar, Variable
from tiledsl.targets import WAVE, MatrixInstruction, Target

WAIT_STATE = "s_nop"


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Place(Compared):
    """The user's source of an operation: its span, the calls that led to it, and the steps of the loops around it,
    outermost first.
    """

    span: Span
    calls: tuple[Span, ...] = ()
    steps: tuple[ir.Expr, ...] = ()

    @property
    def called(self) -> str:
        """The call of the function that the place lies in, as a message adds it."""
        return f", called at {self.calls[-1]}" if self.calls else ""


class OperationBase(Compared):
    """What every operation states: its effects, its text in inline assembly and its expressions, and the bodies inside
    it.
    """

    __slots__ = ()

    @property
    def effects(self) -> Effects:
        """The effects of the operation itself, without those of the operations in its bodies."""
        raise AssertionError(f"{type(self).__name__} does not state its effects")

    @property
    def assembly(self) -> str:
        """The mnemonic of the operation in inline assembly, without waits; "" where the operation is C++ or nothing."""
        raise AssertionError(f"{type(self).__name__} does not state whether it is inline assembly")

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        """The device integers in the operation's text, without those of the operations in its bodies."""
        raise AssertionError(f"{type(self).__name__} does not state its expressions")

    @property
    def bodies(self) -> tuple[tuple[Operation, ...], ...]:
        """The bodies inside the operation: that of a loop, the arms of a branch."""
        raise AssertionError(f"{type(self).__name__} does not state its bodies")

    def with_bodies(self, bodies: Sequence[tuple[Operation, ...]]) -> Operation:
        """The same operation around other bodies."""
        raise AssertionError(f"{type(self).__name__} has no bodies that can be replaced")


class Simple(OperationBase):
    """An operation without bodies."""

    __slots__ = ()

    @property
    def bodies(self) -> tuple[tuple[Operation, ...], ...]:
        return ()


class Plain(Simple):
    """An operation without bodies, inline assembly and expressions: registers in C++, or a builtin."""

    __slots__ = ()

    @property
    def assembly(self) -> str:
        return ""

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return ()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Column(Compared):
    """One column of rows of 16-bit values in consecutive registers: of each pair of dwords, which belong to two rows,
    the low or the high halves.
    """

    pairs: tuple[tuple[str, str], ...]
    high: bool


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Operand(Compared):
    """An input of an inline-assembly instruction under a constraint, "v", "s" or "i": the named C value, plus a value
    that is computed in place.

    `kind` of the computed value: "int" a 32-bit value; "shared" a byte address in LDS; "pointer" a 64-bit base in
    `tensor`; "descriptor" a buffer's descriptor from there to `end`; "within" a 32-bit value, or the bytes of the named
    descriptor's buffer if these are fewer. `column`: a column of rows, assembled in place. `first_lane`: the value of
    the first lane (`first_lanes.py`). `part`: these dwords of the named register alone.
    """

    constraint: str
    name: str = ""
    value: ir.Expr | None = None
    kind: str = "int"
    tensor: ir.Tensor | None = None
    end: ir.Expr | None = None
    column: Column | None = None
    first_lane: bool = False
    part: tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Memory(Simple):
    """One inline-assembly instruction. `template` has the placeholders {out} or {out0}, {out1}, … for the written
    registers, {0}, {1}, … for the inputs.

    `counter` is the counter that the instruction raises: "vm", "lgkm", both with a space between, or "". Lanes for
    which `guard` does not hold skip the instruction, and read nothing of `out`. `together` are registers that one wait
    covers along with the registers read: those of later instructions of the same word. `keeps`: the instruction leaves
    bits or lanes of `out` as they were.
    """

    place: Place
    template: str
    out: tuple[str, ...]
    inputs: tuple[Operand, ...]
    reads: tuple[str, ...]
    counter: str
    access: SharedAccess | None = None
    guard: ir.Expr | None = None
    clobbers: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    keeps: bool = False

    @property
    def assembly(self) -> str:
        return self.mnemonic

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        values = (self.guard, *(value for operand in self.inputs for value in (operand.value, operand.end)))
        return tuple(value for value in values if value is not None)

    @property
    def effects(self) -> Effects:
        return Effects(
            self.reads,
            self.out,
            self.together,
            tuple(self.counter.split()),
            self.access,
            self.guard is not None,
        )

    @property
    def mnemonic(self) -> str:
        """The instruction's mnemonic; wait states may surround it, or be all that there is."""
        return next(
            (line.split()[0] for line in self.template.split(r"\n\t") if line and not line.startswith(WAIT_STATE)),
            WAIT_STATE,
        )


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Join(Plain):
    """out = the parts of so many dwords, one in each register, in order. `together` as in Memory."""

    place: Place
    out: str
    parts: tuple[str, ...]
    dwords: int
    together: tuple[str, ...] = ()

    @property
    def effects(self) -> Effects:
        return Effects(self.parts, (self.out,), self.together)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Gather(Plain):
    """out = the elements of f32 in `parts`, one part behind the other; `dwords` in all."""

    place: Place
    out: str
    parts: tuple[str, ...]
    dwords: int

    @property
    def effects(self) -> Effects:
        return Effects(self.parts, (self.out,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Forget(Plain):
    """The registers' values are dead (`dead_registers.py`)."""

    place: Place
    registers: tuple[str, ...]

    @property
    def effects(self) -> Effects:
        return Effects(written=self.registers)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Part(Compared):
    """An operand of one matrix instruction: piece number `index` of the `pieces` that one register holds, or two
    registers joined. `computed`: the dwords of the register, where a product or arithmetic computed it; else 0.
    """

    registers: tuple[str, ...]
    index: int = 0
    pieces: int = 1
    computed: int = 0


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Scale(Compared):
    """The scales of an operand of one matrix instruction: byte number `byte` of a register."""

    register: str
    byte: int


Modifiers = tuple[tuple[str, object], ...]  # name and value, as those of `Instruction`


def _scaling(instruction: MatrixInstruction, numbers: Sequence[int]) -> Modifiers:
    """The modifiers of a product with scales, as LLVM writes them: which byte of the registers of scales is used, and
    the types of the operands.
    """
    low, high = (tuple(byte >> bit & 1 for byte in numbers) for bit in (0, 1))
    first = (("op_sel", (*low, 0)),) if any(low) else ()
    return (*first, ("op_sel_hi", (*high, 0)), *instruction.named_modifiers)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Mfma(Plain):
    """acc = a · b + acc. Either `acc` is a C name and the product a builtin; or the product is inline assembly: `acc`
    names AGPRs, a[0:15], or is a C name in VGPRs (`in_vgprs`). `from_zero`: acc = a · b, in VGPRs. `scales`: those of a
    and of b, if the instruction takes scales. `awaits_copies`: assembly waits for copies of its operands.
    """

    place: Place
    instruction: MatrixInstruction
    acc: str
    a: Part
    b: Part
    in_vgprs: bool = False
    from_zero: bool = False
    scales: tuple[Scale, ...] = ()
    awaits_copies: bool = False

    @property
    def assembly(self) -> str:
        return self.instruction.mnemonic if self.is_assembly else ""

    @property
    def effects(self) -> Effects:
        accumulated = () if self.from_zero else (self.acc,)
        scales = [scale.register for scale in self.scales]
        return Effects((*self.a.registers, *self.b.registers, *scales, *accumulated), (self.acc,))

    @property
    def modifiers(self) -> Modifiers:
        """The modifiers of the instruction."""
        if not self.scales:
            return self.instruction.named_modifiers
        return _scaling(self.instruction, [scale.byte for scale in self.scales])

    @property
    def named(self) -> bool:
        """Whether the accumulator is in AGPRs that the assembly names."""
        return self.acc.startswith("a[") and ":" in self.acc

    @property
    def is_assembly(self) -> bool:
        """Whether the product is inline assembly."""
        return self.named or self.in_vgprs


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ReadInteger(Plain):
    """The variable of `value` = an element of a tensor of i32, a plain C++ load: the compiler waits for it.

    Of a counter, the value from before the warp's own arrival, which increments it: plain C++ with an atomic operation.
    """

    place: Place
    value: ir.FromMemory

    @property
    def arrives(self) -> bool:
        """Whether the warp arrives at a counter."""
        return self.value.order == "arrival"

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return (self.value.index, self.value.most) if self.arrives else (self.value.index,)

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Clear(Plain):
    """The registers set to zero."""

    place: Place
    registers: tuple[str, ...]

    @property
    def effects(self) -> Effects:
        return Effects(written=self.registers)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ClearAccumulator(Plain):
    """The AGPRs of one accumulator, a[0:15], set to zero, all at once, by the instruction's product of zeros."""

    place: Place
    accumulator: str
    instruction: MatrixInstruction

    @property
    def assembly(self) -> str:
        return self.instruction.mnemonic

    @property
    def modifiers(self) -> Modifiers:
        """The modifiers of the instruction."""
        return _scaling(self.instruction, (0, 0)) if self.instruction.scaled else ()

    @property
    def effects(self) -> Effects:
        return Effects(written=(self.accumulator,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ReadOut(Plain):
    """register = the accumulator in AGPRs."""

    place: Place
    register: str
    accumulator: str

    @property
    def effects(self) -> Effects:
        return Effects((self.accumulator,), (self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class WriteBack(Plain):
    """The accumulator in AGPRs = register."""

    place: Place
    accumulator: str
    register: str

    @property
    def effects(self) -> Effects:
        return Effects((self.register,), (self.accumulator,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Copy(Plain):
    """register = source."""

    place: Place
    register: str
    source: str

    @property
    def effects(self) -> Effects:
        return Effects((self.source,), (self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Swap(Plain):
    """dst = the other layout of src, for an m × m accumulator."""

    place: Place
    m: int
    dst: str
    src: str

    @property
    def effects(self) -> Effects:
        return Effects((self.src,), (self.dst,))


@dataclasses.dataclass(frozen=True, slots=True)
class Element(ir.Element):
    """An element of a piece in registers: the r-th that a lane holds; where `single`, the only one."""

    register: str
    single: bool = False


REGISTER = ir.Var("r", "element", 0, WAVE // 4 - 1)  # the number of an element among those that a lane holds


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Elementwise(Plain):
    """Each of the `count` elements that a lane holds of `register` becomes `value`.

    `value` is over the r-th elements of other pieces, and over device integers of `REGISTER`, r.
    """

    place: Place
    register: str
    count: int
    value: ir.Element

    @property
    def effects(self) -> Effects:
        return Effects(self.sources, (self.register,))

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return tuple(place.value for place in self.places)

    @property
    def places(self) -> tuple[ir.OfPlace, ...]:
        """The device integers of the elements' places, as numbers and as truth values."""
        return tuple(leaf for leaf in _leaves(self.value) if isinstance(leaf, ir.OfPlace))

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(leaf.register for leaf in _leaves(self.value) if isinstance(leaf, Element)))


def _leaves(value: ir.Element) -> Iterator[ir.Element]:
    """The operands of which an element's expression is made."""
    match value:
        case Element() | ir.Number() | ir.Parameter() | ir.OfPlace():
            yield value
        case ir.Apply(operands=operands):
            for operand in operands:
                yield from _leaves(operand)
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element that a lane works out")


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Reduce(Plain):
    """`register`, a piece of a vector, becomes the maximum, minimum or sum of the pieces `sources` along one axis.

    `op` is an operation's name. `within`: a lane holds elements along the axis, so that each piece becomes one element
    a lane; otherwise all elements that a lane holds differ across the axis. `goes_on`: the elements in `register` take
    part. A piece has m rows, and a lane holds `count` elements of it; m = 8, 4 or 2 stands for layout "line".
    """

    place: Place
    register: str
    sources: tuple[str, ...]
    op: str
    m: int
    within: bool
    goes_on: bool
    count: int

    @property
    def effects(self) -> Effects:
        return Effects((*self.sources, *((self.register,) if self.goes_on else ())), (self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Edge(Compared):
    """An axis along which a piece may end outside its tensor: the tensor has `left` rows or columns from the piece's
    first on, of `size`; a lane's r-th element is number `lane` + (r // 4) · `far` + (r % 4) · `near` among them.
    """

    name: str
    left: ir.Expr
    size: int
    lane: ir.Expr
    far: int
    near: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class PieceAccess(Compared):
    """The place of an m × m piece of a tile in a tensor: a lane's r-th element lies at `start` + `lane` + (r // 4) ·
    `far` + (r % 4) · `near` bytes from the tensor's first element. One instruction moves `width` elements of a lane, 1,
    2, 4, 8 or 16. Elements beyond an edge are not moved. `only`: the condition on the lanes that move elements, where
    several lanes hold the same.
    """

    tensor: ir.Tensor
    start: ir.Expr
    lane: ir.Expr
    far: ir.Expr
    near: ir.Expr
    count: int
    width: int
    edges: tuple[Edge, ...] = ()
    only: ir.Expr | None = None

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        """The device integers in the text of the loads or stores."""
        edges = (value for edge in self.edges for value in (edge.left, edge.lane))
        return (self.start, self.lane, self.far, self.near, *edges, *(() if self.only is None else (self.only,)))

    @property
    def least_instructions(self) -> int:
        """The least number of instructions that move the elements of every lane: 0 at an edge, where lanes may have no
        element inside, and where only some lanes move elements, behind a branch. clang joins four neighbours to one
        instruction, also where their alignment is not known.
        """
        if self.edges or self.only is not None:
            return 0
        size = self.tensor.dtype.bytes
        neighbours = 4 if self.near == ir.Const(size) else 1
        if neighbours == 4 and self.far == ir.Const(4 * size):  # all elements of a lane follow each other
            neighbours = 16 // size
        return max(1, self.count // neighbours)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Cast(Plain):
    """The `count` elements that a lane holds of `source`, in the other element type. Two 16-bit elements, or four of 8
    bits, share a register. `powers`: each element is 0, or a power from the least normal number to 1, as
    v_exp_f32 gives it; or NaN. `saturates`: values beyond the type's largest number become this number.
    """

    place: Place
    register: str
    source: str
    count: int
    to: ir.DType
    of: ir.DType
    powers: bool = False
    saturates: bool = False

    @property
    def effects(self) -> Effects:
        return Effects((self.source,), (self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Unpack(Plain):
    """The 8 whole numbers of `bits` bits in the registers `words`, less a zero point, in bf16.

    `zero` is a register of f32, or a number. With `first`, the words are those of one register from that one on, and
    their numbers are in the order of `pair_order` (ir/math/packing.py).
    """

    place: Place
    register: str
    words: tuple[str, ...]
    zero: str | float
    bits: int
    first: int | None = None

    @property
    def effects(self) -> Effects:
        return Effects((*self.words, *((self.zero,) if isinstance(self.zero, str) else ())), (self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Load(Plain):
    """Plain C++ loads of a piece into its registers: the compiler waits for them."""

    place: Place
    register: str
    access: PieceAccess

    @property
    def beginning(self) -> str:
        """The beginning of the mnemonics of its instructions."""
        return "global_load"

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return self.access.expressions

    @property
    def effects(self) -> Effects:
        return Effects(written=(self.register,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Store(Plain):
    """Plain C++ stores of a piece from its registers: the compiler sees the matrix instructions that fill them. `adds`:
    the elements are added to those in memory, atomically.
    """

    place: Place
    register: str
    access: PieceAccess
    adds: bool = False

    @property
    def beginning(self) -> str:
        """The beginning of the mnemonics of its instructions."""
        return "global_atomic_add" if self.adds else "global_store"

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return self.access.expressions

    @property
    def effects(self) -> Effects:
        return Effects((self.register,), stores=self.access.least_instructions)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Barrier(Plain):
    """s_barrier."""

    place: Place

    @property
    def assembly(self) -> str:
        return BARRIER

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Wait(Plain):
    """s_waitcnt on either counter, with the registers that the wait makes ready. `own`: the user wrote it. `until`: the
    registers of a wait for a value; its counts are computed with the other waits.
    """

    place: Place | None
    vm: int | None
    lgkm: int | None
    ties: tuple[str, ...] = ()
    own: bool = False
    until: tuple[str, ...] = ()

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS  # `ties` and `until` name registers for the compiler and for the placing of waits

    @property
    def counts(self) -> str:
        """The counts as the listing has them: "vmcnt(4) lgkmcnt(0)"; empty where there are none yet."""
        return " ".join(
            f"{name}({count})" for name, count in (("vmcnt", self.vm), ("lgkmcnt", self.lgkm)) if count is not None
        )


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Priority(Plain):
    """s_setprio: 0 … 3."""

    place: Place
    level: int

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Loop(OperationBase):
    """`body` for var = start, start + step, … < stop; then every pointer moves on."""

    place: Place
    var: ir.Var
    start: int
    stop: ir.Expr
    step: int
    pointers: tuple[Pointer, ...]
    body: tuple[Operation, ...]

    @property
    def assembly(self) -> str:
        return ""

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return (self.stop, *(pointer.start for pointer in self.pointers))

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS

    @property
    def bodies(self) -> tuple[tuple[Operation, ...], ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[tuple[Operation, ...]]) -> Loop:
        (body,) = bodies
        return dataclasses.replace(self, body=body)

    @property
    def turns(self) -> int | None:
        """The number of turns; None where the call's sizes decide it."""
        return -(-(self.stop.value - self.start) // self.step) if isinstance(self.stop, ir.Const) else None

    @property
    def surely_turns(self) -> bool:
        """Whether the loop has a turn for all sizes of the call."""
        return ex.bounds(self.stop)[0] > self.start


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Branch(OperationBase):
    """`then` in lanes for which the condition holds, `otherwise` in the others. `hidden`: the compiler sees only the
    outcome of the condition (`conditions.py`).
    """

    place: Place
    condition: ir.Expr
    then: tuple[Operation, ...]
    otherwise: tuple[Operation, ...]
    hidden: bool = False

    @property
    def assembly(self) -> str:
        return ""

    @property
    def expressions(self) -> tuple[ir.Expr, ...]:
        return (self.condition,)

    @property
    def effects(self) -> Effects:
        return NO_EFFECTS

    @property
    def bodies(self) -> tuple[tuple[Operation, ...], ...]:
        return self.then, self.otherwise

    def with_bodies(self, bodies: Sequence[tuple[Operation, ...]]) -> Branch:
        then, otherwise = bodies
        return dataclasses.replace(self, then=then, otherwise=otherwise)

    @property
    def made_ready(self) -> tuple[set[str], set[str]]:
        """For each arm, the registers that a wait in the arm makes ready."""
        then, otherwise = (
            {name for operation in flat(arm) if isinstance(operation, Wait) for name in operation.ties}
            for arm in self.bodies
        )
        return then, otherwise


OnRegisters = (
    Memory
    | Join
    | Gather
    | Forget
    | ReadInteger
    | Mfma
    | Clear
    | ClearAccumulator
    | ReadOut
    | WriteBack
    | Copy
    | Swap
    | Elementwise
    | Reduce
    | Cast
    | Unpack
    | Load
    | Store
)
Operation = OnRegisters | Barrier | Wait | Priority | Loop | Branch


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class SharedPlacement(Compared):
    """The place of a shared tile in LDS: byte offset of buffer 0, bytes from one buffer to the next, and its swizzle.
    `transposed`: the tile lies there column by column, the elements of a column contiguous.
    """

    shared: ir.Shared
    offset: int
    pitch: int
    swizzle: ir.Swizzle
    transposed: bool = False


class Numbering:
    """The numbers of a program's operations, in the order of `flat`. Operations are distinguished by identity: two of
    equal content have two numbers.

    A rewritten program has its own numbering. Operations that a pass has kept can be looked up in both (`moved`).
    """

    def __init__(self, body: tuple[Operation, ...]):
        self.body = body
        self.operations: Sequence[Operation] = tuple(flat(body))
        self._numbers = {id(operation): number for number, operation in enumerate(self.operations)}

    def __getitem__(self, operation: Operation) -> int:
        return self._numbers[id(operation)]

    def of_all(self, operations: Iterable[Operation]) -> list[int]:
        """The numbers of operations."""
        known = self._numbers
        return [known[id(operation)] for operation in operations]

    def get(self, operation: Operation) -> int | None:
        """The operation's number; None where it is not part of the program."""
        return self._numbers.get(id(operation))

    def statement(self, operation: Operation) -> int:
        """The number of the first operation of the same statement: all operations of one statement share one Place
        object.
        """
        return self._statements[id(operation.place)]

    @functools.cached_property
    def _statements(self) -> dict[int, int]:
        last_first = enumerate(reversed(self.operations), 1)
        return {id(operation.place): len(self.operations) - number for number, operation in last_first}

    @functools.cached_property
    def _loops(self) -> dict[int, int]:
        loops = (operation for operation in self.operations if isinstance(operation, Loop))
        return {self[loop]: number for number, loop in enumerate(loops)}

    @property
    def loops(self) -> int:
        """The number of loops of the program."""
        return len(self._loops)

    def loop(self, loop: Loop) -> int:
        """The number of a loop among the loops."""
        return self._loops[self[loop]]

    def renumbered(self, before: Numbering) -> dict[int, int]:
        """Numbers of an earlier state of the program → numbers in this state, for the operations that are kept."""
        if self is before:
            return dict(enumerate(range(len(self.operations))))
        found = ((number, self.get(operation)) for number, operation in enumerate(before.operations))
        return {number: now for number, now in found if now is not None}

    def __reduce__(self) -> tuple[type[Numbering], tuple[tuple[Operation, ...]]]:
        return Numbering, (self.body,)  # a copy's operations have other identities


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Program(Compared):
    """A kernel after the plan. `body` is in order, without waits until the pass waits. `warnings` do not refuse the
    program.

    `products_spaced`: matrix results have time to leave the pipeline before inline assembly that may overwrite their
    registers. `accumulators` are those in AGPRs: C name and a[first:last]. `edges_recomputed`: each load at a tensor's
    edge computes its comparisons anew, which takes fewer scalar registers and more vector registers. `required`: the
    orders to keep (obligations.RequiredOrder), by the numbers of `in_order`; empty where the program is refused.
    `reads` are the integers that are read before all addresses, in order. `vgprs_only`: the compiler may not
    place anything in AGPRs, although one wave a SIMD leaves it both files.
    """

    kernel: ir.KernelIR
    target: Target
    lds_bytes: int
    waves_per_simd: int
    placements: tuple[SharedPlacement, ...]
    variables: tuple[Variable, ...]
    addresses: tuple[Address, ...]
    pointers: tuple[Pointer, ...]
    body: tuple[Operation, ...]
    warnings: tuple[Diagnostic, ...] = ()
    descriptors: tuple[Descriptor, ...] = ()
    scalars: tuple[Scalar, ...] = ()
    products_spaced: bool = False
    accumulators: tuple[tuple[str, str], ...] = ()
    edges_recomputed: bool = False
    vgprs_only: bool = False
    reads: tuple[ReadInteger, ...] = ()
    required: frozenset[tuple[int, int, tuple[int, ...]]] = frozenset()

    @functools.cached_property
    def numbers(self) -> Numbering:
        """The numbers of the operations of `body`."""
        return Numbering(self.body)

    @property
    def threads(self) -> int:
        return self.kernel.warps * WAVE


def agprs(accumulator: str) -> range:
    """The numbers of the registers of a[first:last]."""
    first, last = accumulator[2:-1].split(":")
    return range(int(first), int(last) + 1)


def flat(body: Iterable[Operation]) -> Iterator[Operation]:
    """Every operation, also those inside loops and branches."""
    for operation in body:
        yield operation
        for inner in operation.bodies:
            yield from flat(inner)


def in_order(body: Iterable[Operation]) -> list[Operation]:
    """The memory operations in assembly, and the barriers. After the plan no pass adds, removes or exchanges them."""
    return list(filter(is_in_order, flat(body)))


def is_in_order(operation: Operation) -> bool:
    return isinstance(operation, Barrier) or bool(operation.effects.counters)
