"""The lowered program: what one lane executes, in order, with every decision taken. Frozen data between plan,
elaborate, waits and emit.

A register name is a C lvalue of the HIP text ("a_reg_0[3]"). Addresses in LDS are expressions for the byte offset from
the start of the block's allocation."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.registers import Address, Descriptor, Pointer, Scalar, Variable
from tiledsl.targets import WAVE, MatrixInstruction, Target


@dataclasses.dataclass(frozen=True, slots=True)
class Place:
    """The user's source of an operation: its span, the calls that led to it, and the steps of the loops around it,
    outermost first.
    """

    span: Span
    calls: tuple[Span, ...] = ()
    steps: tuple[ir.Expr, ...] = ()

    @property
    def called(self) -> str:
        """Where in the kernel the function is called that the place lies in, as a message adds it."""
        return f", called at {self.calls[-1]}" if self.calls else ""


@dataclasses.dataclass(frozen=True, slots=True)
class SharedAccess:
    """The bytes in LDS that an operation touches: `address` (immediate offset included) and `width` bytes from it, in
    every lane for which `guard` holds.

    `kind`: "read", "write" or "change", which is both; changes of the same `commutes`, where it is not empty, need no
    order among themselves. `direct`: they come straight from global memory, in no order with the warp's LDS operations.
    """

    kind: str
    address: ir.Expr
    width: int
    shared: ir.Shared | None
    guard: ir.Expr | None = None
    direct: bool = False
    commutes: str = ""

    @property
    def reads(self) -> bool:
        return self.kind != "write"

    @property
    def writes(self) -> bool:
        return self.kind != "read"


@dataclasses.dataclass(frozen=True, slots=True)
class Column:
    """One column of rows of 16-bit values, in consecutive registers: of each pair of dwords, which are of two rows, the
    low or the high halves.
    """

    pairs: tuple[tuple[str, str], ...]
    high: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Operand:
    """An input of an inline-assembly instruction under a constraint, "v", "s" or "i": the named C value, plus what is
    worked out in place.

    `kind` of what is worked out: "int" a 32-bit value, "shared" a byte address in LDS, "pointer" a 64-bit base in
    `tensor`, "descriptor" a buffer's from there to `end`; "within" a 32-bit value, or the bytes of the named
    descriptor's buffer where that is less. Or a column of rows, put together in place. `first_lane`: as the first lane
    has it (`first_lanes.py`)."""

    constraint: str
    name: str = ""
    value: ir.Expr | None = None
    kind: str = "int"
    tensor: ir.Tensor | None = None
    end: ir.Expr | None = None
    column: Column | None = None
    first_lane: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Memory:
    """One inline-assembly instruction. `template` has the placeholders {out} or {out0}, {out1}, … for what it writes,
    {0}, {1}, … for the inputs.

    `counter` is what it raises: "vm", "lgkm", both with a space between, or "". Lanes for which `guard` does not hold
    leave it out, and read nothing of `out`. `together` are registers that one wait covers along with those that it
    reads: of the instructions that come after it and belong to the same word."""

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

    @property
    def mnemonic(self) -> str:
        """The instruction's; wait states may stand around it, or be all that there is."""
        return next(
            (line.split()[0] for line in self.template.split(r"\n\t") if line and not line.startswith("s_nop")), "s_nop"
        )


@dataclasses.dataclass(frozen=True, slots=True)
class Join:
    """out = the parts of so many dwords, one in each of the registers, in order. `together` as in Memory."""

    place: Place
    out: str
    parts: tuple[str, ...]
    dwords: int
    together: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Forget:
    """What the registers hold is used no more (`forget.py`)."""

    place: Place
    registers: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Part:
    """What one matrix instruction takes as an operand: piece number `index` of the `pieces` that one register holds, or
    two registers joined.
    """

    registers: tuple[str, ...]
    index: int = 0
    pieces: int = 1


@dataclasses.dataclass(frozen=True, slots=True)
class Mfma:
    """acc = a · b + acc. `acc` is a C name, and the product a builtin; or AGPRs, a[0:15], and the product inline
    assembly.
    """

    place: Place
    instruction: MatrixInstruction
    acc: str
    a: Part
    b: Part

    @property
    def named(self) -> bool:
        """Whether the accumulator is in AGPRs that the assembly names."""
        return self.acc.startswith("a[") and ":" in self.acc


@dataclasses.dataclass(frozen=True, slots=True)
class Clear:
    """The registers set to zero."""

    place: Place
    registers: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class ClearAccumulator:
    """The AGPRs of one accumulator, a[0:15], set to zero: by the instruction's product of zeros, all of them at
    once.
    """

    place: Place
    accumulator: str
    instruction: MatrixInstruction


@dataclasses.dataclass(frozen=True, slots=True)
class ReadOut:
    """register = the accumulator in AGPRs."""

    place: Place
    register: str
    accumulator: str


@dataclasses.dataclass(frozen=True, slots=True)
class WriteBack:
    """The accumulator in AGPRs = register."""

    place: Place
    accumulator: str
    register: str


@dataclasses.dataclass(frozen=True, slots=True)
class Swap:
    """dst = the other layout of src, for an m × m accumulator."""

    place: Place
    m: int
    dst: str
    src: str


@dataclasses.dataclass(frozen=True, slots=True)
class Element(ir.Element):
    """An element of a piece in registers: the r-th that a lane holds, or where `single`, the only one."""

    register: str
    single: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Elementwise:
    """Each of the `count` elements that a lane holds of `register` becomes `value`, over the r-th element of other
    pieces.
    """

    place: Place
    register: str
    count: int
    value: ir.Element

    @property
    def sources(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(_registers(self.value)))


def _registers(value: ir.Element) -> Iterator[str]:
    match value:
        case Element(register=register):
            yield register
        case ir.Apply(operands=operands):
            for operand in operands:
                yield from _registers(operand)


@dataclasses.dataclass(frozen=True, slots=True)
class Edge:
    """An axis along which a piece may end outside its tensor: the tensor has `left` rows or columns from the piece's
    first on, of `size`; a lane's r-th element is number `lane` + (r // 4) · `far` + (r % 4) · `near` of them."""

    name: str
    left: ir.Expr
    size: int
    lane: ir.Expr
    far: int
    near: int


@dataclasses.dataclass(frozen=True, slots=True)
class PieceAccess:
    """Where an m × m piece of a tile lies in a tensor: a lane's r-th element at `start` + `lane` + (r // 4) · `far` +
    (r % 4) · `near` bytes from the tensor's first one. `width` elements of a lane, 1 or 2 or 4, are moved by one
    instruction. What lies beyond an edge is left alone."""

    tensor: ir.Tensor
    start: ir.Expr
    lane: ir.Expr
    far: ir.Expr
    near: ir.Expr
    count: int
    width: int
    edges: tuple[Edge, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Cast:
    """The `count` elements that a lane holds of `source`, in the other element type. Two of 16 bits share a
    register.
    """

    place: Place
    register: str
    source: str
    count: int
    to: ir.DType
    of: ir.DType


@dataclasses.dataclass(frozen=True, slots=True)
class Load:
    """Plain C++ loads of a piece into its registers: the compiler waits for them."""

    place: Place
    register: str
    access: PieceAccess


@dataclasses.dataclass(frozen=True, slots=True)
class Store:
    """Plain C++ stores of a piece from its registers: the compiler sees the matrix instructions that fill them."""

    place: Place
    register: str
    access: PieceAccess


@dataclasses.dataclass(frozen=True, slots=True)
class Barrier:
    """s_barrier."""

    place: Place


@dataclasses.dataclass(frozen=True, slots=True)
class Wait:
    """s_waitcnt on either counter, with the registers that it makes ready. `own`: the user wrote it. `until`: the
    registers that a wait for a value is about; its counts are worked out with the other waits."""

    place: Place | None
    vm: int | None
    lgkm: int | None
    ties: tuple[str, ...] = ()
    own: bool = False
    until: tuple[str, ...] = ()

    @property
    def counts(self) -> str:
        """As the listing has them: "vmcnt(4) lgkmcnt(0)"; empty where there are none yet."""
        return " ".join(
            f"{name}({count})" for name, count in (("vmcnt", self.vm), ("lgkmcnt", self.lgkm)) if count is not None
        )


@dataclasses.dataclass(frozen=True, slots=True)
class Priority:
    """s_setprio: 0 … 3."""

    place: Place
    level: int


@dataclasses.dataclass(frozen=True, slots=True)
class Loop:
    """`body` for var = start, start + step, … < stop; then every pointer moves on."""

    place: Place
    var: ir.Var
    start: int
    stop: ir.Expr
    step: int
    pointers: tuple[Pointer, ...]
    body: tuple[Operation, ...]

    @property
    def turns(self) -> int | None:
        """How many there are; None where the call's sizes say."""
        return -(-(self.stop.value - self.start) // self.step) if isinstance(self.stop, ir.Const) else None

    @property
    def surely_turns(self) -> bool:
        """Whether it has a turn whatever the call's sizes are."""
        return ex.bounds(self.stop)[0] > self.start


@dataclasses.dataclass(frozen=True, slots=True)
class Branch:
    """`then` in lanes for which the condition holds, `otherwise` in the others. `hidden`: the compiler sees its outcome
    alone (`conditions.py`).
    """

    place: Place
    condition: ir.Expr
    then: tuple[Operation, ...]
    otherwise: tuple[Operation, ...]
    hidden: bool = False


OnRegisters = (
    Memory
    | Join
    | Forget
    | Mfma
    | Clear
    | ClearAccumulator
    | ReadOut
    | WriteBack
    | Swap
    | Elementwise
    | Cast
    | Load
    | Store
)
Operation = OnRegisters | Barrier | Wait | Priority | Loop | Branch


@dataclasses.dataclass(frozen=True, slots=True)
class SharedPlacement:
    """Where a shared tile lies in LDS: byte offset of buffer 0, bytes from one buffer to the next, and its swizzle.
    `transposed`: it lies there column by column, the elements of a column together."""

    shared: ir.Shared
    offset: int
    pitch: int
    swizzle: ir.Swizzle
    transposed: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Program:
    """A kernel after the plan: `body` in order, without waits until waits.py has been over it. `warnings` do not refuse
    it; `settled` once matrix results have time to settle before inline assembly that may overwrite their registers.
    `accumulators` are those in AGPRs: C name and a[first:last]. `apart`: each load at a tensor's edge makes its
    comparisons anew, which takes fewer scalar registers, and more vector registers. `owed`: what is finished before
    what, and after how many turns (obligations.Owed), by the numbers of `in_order`; nothing where the program is
    refused."""

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
    settled: bool = False
    accumulators: tuple[tuple[str, str], ...] = ()
    apart: bool = False
    owed: frozenset[tuple[int, int, tuple[int, ...]]] = frozenset()

    @property
    def threads(self) -> int:
        return self.kernel.warps * WAVE


def agprs(accumulator: str) -> range:
    """The numbers of the registers of a[first:last]."""
    first, last = accumulator[2:-1].split(":")
    return range(int(first), int(last) + 1)


def flat(body: Iterable[Operation]) -> Iterator[Operation]:
    """Every operation, those inside loops and branches too."""
    for operation in body:
        yield operation
        match operation:
            case Loop(body=inner):
                yield from flat(inner)
            case Branch(then=then, otherwise=otherwise):
                yield from flat(then)
                yield from flat(otherwise)


def in_order(body: Iterable[Operation]) -> list[Operation]:
    """The memory operations in assembly, and the barriers: from the plan on none is added or left out, and none passes
    another.
    """
    return list(filter(is_in_order, flat(body)))


def is_in_order(operation: Operation) -> bool:
    return isinstance(operation, Barrier) or (isinstance(operation, Memory) and bool(operation.counter))
