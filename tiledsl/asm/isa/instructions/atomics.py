"""Atomic operations on LDS, global, flat and buffer memory: a lane reads the value from before its own change.

Lanes of one instruction that change the same address do so one after another, the lowest lane first. The hardware's
order is undefined, and no defined result depends on the order. A form with the modifier that asks for the old value
(glc on gfx90a, sc0 on later targets) returns the old value (CDNA3 ISA, "Memory Scopes")."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

# (context, old value, operand) → new value; unsigned words of 32 or 64 bits
Change = Callable[[Any, Any, Any], Any]
_OFFSET = "[offset:u16]"
_RETURNING = (("glc", "gfx90a"), ("sc0", "gfx942 gfx950"))


def _signed(choose: str) -> Change:
    def change(x: Any, old: Any, new: Any) -> Any:
        kind = f"int{8 * old.itemsize}"
        return getattr(x.xp, choose)(old.view(kind), new.view(kind)).view(old.dtype)

    return change


def _float(combine: Callable[[Any, Any, Any], Any]) -> Change:
    def change(x: Any, old: Any, new: Any) -> Any:
        kind = f"float{8 * old.itemsize}"
        return combine(x, old.view(kind), new.view(kind)).astype(kind).view(old.dtype)

    return change


def _inc(x: Any, old: Any, new: Any) -> Any:
    """Increment, and wrap to 0 once the old value has reached the operand."""
    return x.xp.where(old >= new, 0, old + 1).astype(old.dtype)


def _dec(x: Any, old: Any, new: Any) -> Any:
    """Decrement, and wrap to the operand where the old value is 0 or above the operand."""
    return x.xp.where((old == 0) | (old > new), new, old - 1).astype(old.dtype)


def _pair_of_f16(x: Any, old: Any, new: Any) -> Any:
    halves = [
        (old >> s).astype("uint16").view("float16") + (new >> s).astype("uint16").view("float16") for s in (0, 16)
    ]
    low, high = (half.astype("float16").view("uint16").astype("uint32") for half in halves)
    return low | high << 16


def _pair_of_bf16(x: Any, old: Any, new: Any) -> Any:
    low, high = (
        x.bf16((old << s & 0xFFFF0000).view("float32") + (new << s & 0xFFFF0000).view("float32")).astype("uint32")
        for s in (16, 0)
    )
    return low | high << 16


_WHOLE: dict[str, Change] = {
    "swap": lambda x, old, new: new,
    "add": lambda x, old, new: old + new,
    "sub": lambda x, old, new: old - new,
    "smin": _signed("minimum"),
    "umin": lambda x, old, new: x.xp.minimum(old, new),
    "smax": _signed("maximum"),
    "umax": lambda x, old, new: x.xp.maximum(old, new),
    "and": lambda x, old, new: old & new,
    "or": lambda x, old, new: old | new,
    "xor": lambda x, old, new: old ^ new,
    "inc": _inc,
    "dec": _dec,
}
_add, _least, _greatest = (
    _float(combine)
    for combine in (lambda x, a, b: a + b, lambda x, a, b: x.float_min(a, b), lambda x, a, b: x.float_max(a, b))
)

# --------------------------------------------------------------------------------------- global, flat and buffer memory

_MEMORY: dict[str, tuple[Change, int]] = {
    **{name: (change, 4) for name, change in _WHOLE.items()},
    **{f"{name}_x2": (change, 8) for name, change in _WHOLE.items()},
    "add_f32": (_add, 4),
    "add_f64": (_add, 8),
    "min_f64": (_least, 8),
    "max_f64": (_greatest, 8),
    "pk_add_f16": (_pair_of_f16, 4),
    "pk_add_bf16": (_pair_of_bf16, 4),
}
# (instruction, targets) where only some targets have the instruction
_ONLY = {
    "flat_atomic_add_f32": "gfx942 gfx950",
    "flat_atomic_pk_add_f16": "gfx942 gfx950",
    "flat_atomic_pk_add_bf16": "gfx942 gfx950",
    "global_atomic_pk_add_bf16": "gfx942 gfx950",
    "buffer_atomic_pk_add_bf16": "gfx950",
}


def _forms(name: str, plain: list[str], returning: list[str]) -> list[str]:
    """Syntaxes of an instruction: without a result, and with a result where a modifier asks for the old value."""
    targets = _ONLY.get(name, "gfx90a gfx942 gfx950").split()
    forms = [f"{name} {text} @ {' '.join(targets)}" for text in plain]
    for word, having in _RETURNING:
        both = " ".join(target for target in having.split() if target in targets)
        forms += [f"{name} {text} [{word}!] @ {both}" for text in returning if both]
    return forms


def _define(name: str, change: Change | None, size: int) -> None:
    """Define the global, flat and buffer instruction of one operation. Without a change the instruction compares and
    swaps: the operand holds the new value, then the expected value."""
    wide, view = ("2", "/u64") if size == 8 else ("", "")
    data, both = (f"va{wide}", view) if change is not None else (f"va{size // 2}", "/words")
    given, result = f"{{data:{data}{both}}}", f"{{dst:va{wide}={view}}}, "

    def of_global(x: Any, addr: Any, lane_offset: Any, base: Any, data: Any, offset: Any) -> Any:
        return x.global_atomic(x.address(addr, lane_offset, base, offset), change, data, size)

    def of_flat(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        return x.flat_atomic(x.address(addr, None, None, offset), change, data, size)

    def of_buffer(
        x: Any,
        data: Any,
        vaddr: Any,
        vaddr2: Any,
        resource: Any,
        scalar_offset: Any,
        offset: Any,
        offen: Any,
        idxen: Any,
    ) -> Any:
        """The old value is returned in the operand's registers; by a compare-and-swap in the lower half of these."""
        found = x.buffer_atomic(
            x.buffer_place(resource, vaddr, vaddr2, scalar_offset, offset, offen, idxen, size), change, data, size
        )
        return found if change is not None or found is None else x.over_lower_half(found, data)

    places = [
        f"{{addr:v2/u64}}, {given}, off [offset:i13]",
        f"{{lane_offset:v}}, {given}, {{base:s2/u64}} [offset:i13]",
    ]
    _register(f"global_atomic_{name}", places, [result + text for text in places], "global", "vm", size, of_global)
    places = [f"{{addr:v2/u64}}, {given} [offset:u12]"]
    _register(f"flat_atomic_{name}", places, [result + text for text in places], "flat", "vm lgkm", size, of_flat)
    tail = "{resource:s4/words}, {scalar_offset:sk} [offset:u12]"
    lanes = [f"off, {tail}", f"{{vaddr:v}}, {tail} [offen] [idxen]", f"{{vaddr2:v2/words}}, {tail} [offen] [idxen]"]
    plain, returning = ([f"{{data:{data}{access}{both}}}, {text}" for text in lanes] for access in ("", "+"))
    _register(f"buffer_atomic_{name}", plain, returning, "mubuf", "vm", size, of_buffer)


def _register(
    name: str, plain: list[str], returning: list[str], family: str, counter: str, size: int, body: Callable[..., Any]
) -> None:
    instruction(_forms(name, plain, returning), family=family, counter=counter, bytes=size, memory="change")(body)


for _name, (_change, _size) in _MEMORY.items():
    _define(_name, _change, _size)
_define("cmpswap", None, 4)
_define("cmpswap_x2", None, 8)

# ------------------------------------------------------------------------------------------------------------------ LDS

_LDS: dict[str, tuple[Change, str, int]] = {}  # the name after ds_, the type suffix, bytes
for _bits in (32, 64):
    for _name, _kind in (
        ("add", "u"),
        ("sub", "u"),
        ("inc", "u"),
        ("dec", "u"),
        ("smin", "i"),
        ("smax", "i"),
        ("umin", "u"),
        ("umax", "u"),
    ):
        _LDS[f"{_name} {_kind}{_bits}"] = (
            _WHOLE[_name],
            f"{_name.removeprefix('s' if _kind == 'i' else 'u')} {_kind}{_bits}",
            _bits // 8,
        )
    for _name in ("and", "or", "xor"):
        _LDS[f"{_name} b{_bits}"] = _WHOLE[_name], f"{_name} b{_bits}", _bits // 8
    _LDS[f"rsub u{_bits}"] = (lambda x, old, new: new - old), f"rsub u{_bits}", _bits // 8
    for _name, _change in (("add", _add), ("min", _least), ("max", _greatest)):
        _LDS[f"{_name} f{_bits}"] = _change, f"{_name} f{_bits}", _bits // 8


_COMMUTING = {
    "add": "add",
    "sub": "add",
    "pk_add": "add",
    "min": "min",
    "max": "max",
    "and": "and",
    "or": "or",
    "xor": "xor",
}


def _lds_atomic(change: Change, words: str, size: int, targets: str = "") -> None:
    """Define two instructions: one that returns the old value, and one that does not.

    A difference commutes with sums; rsub commutes with nothing. inc and dec commute if their limits are equal, which no
    register shows."""
    name, kind = words.split()
    commutes = f"{_COMMUTING[name]} {kind}" if name in _COMMUTING else ""
    wide, view = ("2", "/u64") if size == 8 else ("", "")

    def body(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        return x.lds_atomic(addr, offset, change, data, size)

    operands, end = f"{{addr:v}}, {{data:va{wide}{view}}} {_OFFSET}", f" @ {targets}" if targets else ""
    for form in (f"ds_{name}_{kind} {operands}{end}", f"ds_{name}_rtn_{kind} {{dst:va{wide}={view}}}, {operands}{end}"):
        instruction(form, family="ds", counter="lgkm", bytes=size, memory="change", commutes=commutes)(body)


for _change, _words, _size in _LDS.values():
    _lds_atomic(_change, _words, _size)
_lds_atomic(_pair_of_f16, "pk_add f16", 4, "gfx942 gfx950")
_lds_atomic(_pair_of_bf16, "pk_add bf16", 4, "gfx942 gfx950")


def _lds_exchange(size: int) -> None:
    """Define swap, and compare-and-swap, whose first operand is the expected value and the second the new value."""
    bits, (wide, view) = 8 * size, ("2", "/u64") if size == 8 else ("", "")
    result, first, second = f"{{dst:va{wide}={view}}}", f"va{wide}{view}", f"{{new:va{wide}{view}}}"

    def swap(x: Any, addr: Any, data: Any, offset: Any) -> Any:
        return x.lds_atomic(addr, offset, _WHOLE["swap"], data, size)

    def compare(x: Any, addr: Any, wanted: Any, new: Any, offset: Any) -> Any:
        return x.lds_atomic(addr, offset, None, (new, wanted), size)

    instruction(
        f"ds_wrxchg_rtn_b{bits} {result}, {{addr:v}}, {{data:{first}}} {_OFFSET}",
        family="ds",
        counter="lgkm",
        bytes=size,
        memory="change",
    )(swap)
    operands = f"{{addr:v}}, {{wanted:{first}}}, {second} {_OFFSET}"
    instruction(f"ds_cmpst_b{bits} {operands}", family="ds", counter="lgkm", bytes=size, memory="change")(compare)
    instruction(f"ds_cmpst_rtn_b{bits} {result}, {operands}", family="ds", counter="lgkm", bytes=size, memory="change")(
        compare
    )


for _size in (4, 8):
    _lds_exchange(_size)


# LDS operations with two operands, and operations at two addresses.


def _masked(x: Any, old: Any, mask: Any, bits: Any) -> Any:
    return old & ~mask | bits


def _wrapped(x: Any, old: Any, step: Any, top: Any) -> Any:
    """The old value less a step where it is at least the step; otherwise the old value plus `top`."""
    return x.xp.where(old >= step, old - step, old + top).astype(old.dtype)


def _same_float(x: Any, old: Any, wanted: Any, new: Any) -> Any:
    """Compare as numbers: -0 equals 0, and NaN equals nothing."""
    kind = f"float{8 * old.itemsize}"
    return x.xp.where(old.view(kind) == wanted.view(kind), new, old)


def _two_operands(name: str, kind: str, change: Any, size: int, plain: bool = True) -> None:
    wide, view = ("2", "/u64") if size == 8 else ("", "")

    def body(x: Any, addr: Any, first: Any, second: Any, offset: Any) -> Any:
        return x.lds_atomic(addr, offset, change, (first, second), size)

    operands = f"{{addr:v}}, {{first:va{wide}{view}}}, {{second:va{wide}{view}}} {_OFFSET}"
    if plain:
        instruction(f"ds_{name}_{kind} {operands}", family="ds", counter="lgkm", bytes=size, memory="change")(body)
    instruction(
        f"ds_{name}_rtn_{kind} {{dst:va{wide}={view}}}, {operands}",
        family="ds",
        counter="lgkm",
        bytes=size,
        memory="change",
    )(body)


def _exchange_two(size: int, stride: int, name: str) -> None:
    wide, view = ("2", "/u64") if size == 8 else ("", "")

    def body(x: Any, addr: Any, first: Any, second: Any, offset0: Any, offset1: Any) -> Any:
        found = [
            x.lds_atomic(addr, at * stride, _WHOLE["swap"], data, size)
            for at, data in ((offset0, first), (offset1, second))
        ]
        return x.words_of(found)

    operands = f"{{addr:v}}, {{first:va{wide}{view}}}, {{second:va{wide}{view}}} [offset0:u8] [offset1:u8]"
    instruction(
        f"ds_{name}_rtn_b{8 * size} {{dst:va{size // 2}=}}, {operands}",
        family="ds",
        counter="lgkm",
        bytes=2 * size,
        memory="change",
    )(body)


for _size in (4, 8):
    _two_operands("mskor", f"b{8 * _size}", _masked, _size)
    _two_operands("cmpst", f"f{8 * _size}", _same_float, _size)
    _exchange_two(_size, _size, "wrxchg2")
    _exchange_two(_size, 64 * _size, "wrxchg2st64")
_two_operands("wrap", "b32", _wrapped, 4, plain=False)


def _counter(name: str, change: Change) -> None:
    def body(x: Any, m0: Any, offset: Any) -> Any:
        """Count the enabled lanes up or down in one dword of the LDS; each lane gets the value before.

        The dword stands at m0 and the offset (LLVM, SelectDSAppendConsume)."""
        return x.of_first_lane(x.lds_atomic(x.in_lanes(m0), offset, change, x.in_lanes(1), 4))

    instruction(
        f"ds_{name} {{dst:v=}} {_OFFSET}",
        family="ds",
        counter="lgkm",
        reads=("m0",),
        bytes=4,
        memory="change",
        commutes=f"{_COMMUTING['add']} u32",
    )(body)


_counter("append", _WHOLE["add"])
_counter("consume", _WHOLE["sub"])
