"""C text of operations on one piece of a register tile: a loop over the elements that a lane holds."""

from __future__ import annotations

import dataclasses

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import CHOICES, OPERATIONS, TIGHT, is_plain
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import c_name
from tiledsl.ir.program.paired import is_of_packed
from tiledsl.lower.emit.ctext import LOOSE, PAIR, UNPACKED, UNROLL, c_expr, unpack_name


def chooses_by_known_places(operation: lp.Elementwise) -> bool:
    """Whether the compiler may know, for some elements, what a mask of the elements' places gives."""
    masks = [place.value for place in operation.places if place.is_truth and place.value != ir.Const(1)]
    return any("loop" not in ex.kinds(mask) for mask in masks)


def elementwise(operation: lp.Elementwise, unpacked: bool = False, pairs: bool = False) -> list[str]:
    """The statement for each element. `unpacked`: by an instruction of its own; `pairs`: by packed instructions."""
    value, register, count = operation.value, operation.register, operation.count
    text, _ = _element(value)
    if unpacked and isinstance(value, ir.Apply):
        text = f"{UNPACKED}({text})"
    if count == 1:
        return [f"{register} = {text};{_addend_kept(operation)}"]
    if pairs and computes_pairs(operation):
        assert isinstance(value, ir.Apply)
        results = (_element(ir.Apply(value.op, (lp.Element(f"pair.{half}", single=True),)))[0] for half in "xy")
        each = [f"{register}[r{' + 1' if n else ''}] = {result};" for n, result in enumerate(results)]
        pair = f"const td_f32x2 pair = {PAIR}({_element(_of_pair(value.operands[0]))[0]});"
        return [f"{UNROLL} for (int r = 0; r < {count}; r += 2) {{ {pair} {' '.join(each)} }}"]
    return [f"{UNROLL} for (int r = 0; r < {count}; ++r) {register}[r] = {text};"]


def _addend_kept(operation: lp.Elementwise) -> str:
    """Keep the addend of a sum that replaces one of its factors. Else clang computes in the addend's register
    (v_fmac_f32), and copies the result.
    """
    match operation.value:
        case ir.Apply(op="fma", operands=(*factors, lp.Element(register=addend))) if addend != operation.register:
            replaced = any(isinstance(one, lp.Element) and one.register == operation.register for one in factors)
            return f' asm("" : "+v"({operation.register}) : "v"({addend}));' if replaced else ""
        case _:
            return ""


def computes_pairs(operation: lp.Elementwise) -> bool:
    """Whether packed instructions compute the operand of a function of the hardware for two elements at once. clang
    gathers products and sums in pairs, but not those that instructions for single elements use.
    """
    value = operation.value
    if not isinstance(value, ir.Apply) or value.op not in OPERATIONS or is_plain(value.op) or operation.count == 1:
        return False
    operand = value.operands[0]
    return len(value.operands) == 1 and isinstance(operand, ir.Apply) and _varies(operand) and is_of_packed(operand)


def _varies(value: ir.Element) -> bool:
    """Whether a value has an operand for each element that a lane holds."""
    if isinstance(value, ir.Apply):
        return any(map(_varies, value.operands))
    return isinstance(value, lp.Element) and not value.single


def _of_pair(value: ir.Element) -> ir.Element:
    """The expression of the elements r and r + 1 at once."""
    match value:
        case ir.Apply(op=op, operands=operands):
            return ir.Apply(op, tuple(map(_of_pair, operands)))
        case lp.Element(register=register, single=False):
            return lp.Element(f"td_f32x2{{{register}[r], {register}[r + 1]}}", single=True)
        case lp.Element() | ir.Number() | ir.Parameter() | ir.OfPlace():
            return value
        case _:
            raise AssertionError(f"no text for {type(value).__name__}")


def _element(value: ir.Element) -> tuple[str, int]:
    """(text, binding strength)."""
    match value:
        case ir.Number(value=number):
            return _number(number)
        case ir.Parameter(name=name, dtype=dtype):
            return (c_name(name) if dtype.name == "f32" else f"(float){c_name(name)}"), TIGHT
        case lp.Element(register=register, single=single):
            return (register if single else f"{register}[r]"), TIGHT
        case ir.OfPlace(value=integer, is_truth=is_truth):
            return (c_expr(integer), LOOSE) if is_truth else (f"(float)({c_expr(integer)})", TIGHT)
        case ir.Apply(op=op, operands=operands) if op in CHOICES:
            return CHOICES[op].text.format(*(_bracketed(operand, TIGHT) for operand in operands)), LOOSE
        case ir.Apply(op=op, operands=operands):
            operation = OPERATIONS[op]
            least = LOOSE if operation.binds == TIGHT else operation.binds
            texts = [
                _bracketed(operand, least + (least > 0 and (number > 0 or len(operands) == 1)))
                for number, operand in enumerate(operands)
            ]
            return operation.text.format(*texts), operation.binds
        case _:
            raise AssertionError(f"no text for {value!r}")


def _bracketed(value: ir.Element, least: int) -> str:
    text, binds = _element(value)
    return text if binds >= least else f"({text})"


def _number(value: float) -> tuple[str, int]:
    """An f32 as a C constant with exactly that value."""
    if value != value:
        return '__builtin_nanf("")', TIGHT
    if value in (float("inf"), -float("inf")):
        return f"{'-' if value < 0 else ''}__builtin_inff()", LOOSE if value < 0 else TIGHT
    return f"{value!r}f", LOOSE if str(value).startswith("-") else TIGHT


def stored(store: lp.Store) -> str:
    """The loop that stores a piece's registers from `to` on."""
    return _stored(store, "")


def stored_inside(store: lp.Store) -> str:
    """The same for the elements inside the tensor, element by element."""
    inside = f"if ({' && '.join(f'{_number_along(edge)} < {edge.name}' for edge in store.access.edges)}) "
    return _stored(dataclasses.replace(store, access=dataclasses.replace(store.access, width=1)), inside)


def _number_along(edge: lp.Edge) -> str:
    """The row or column, along the axis, of the r-th element."""
    steps = [(f"r / 4 * {edge.far}", edge.far), ("r % 4" if edge.near == 1 else f"r % 4 * {edge.near}", edge.near)]
    return " + ".join([c_expr(edge.lane), *(text for text, step in steps if step)])


def _stored(store: lp.Store, condition: str) -> str:
    access, bits = store.access, store.access.tensor.dtype.bits
    place, step = _offset_text(access), "++r" if access.width == 1 else f"r += {access.width}"
    moved = f"*({_memory_type(bits, access.width)} *)({place}) = {_taken(store.register, bits, access)};"
    if store.adds:
        moved = f"td_atomic_add((float *)({place}), {_taken(store.register, bits, access)});"
    return f"for (int r = 0; r < {access.count}; {step}) {condition}{moved}"


def _offset_text(access: lp.PieceAccess) -> str:
    """The offset of the r-th element from the base `to`."""
    near, far = _bytes(access.near), _bytes(access.far)
    if access.width >= 4:
        return f"to + r / 4 * {far}" if access.count > access.width else "to"
    return f"to + {f'r / 4 * {far} + ' if access.count > 4 else ''}r % 4 * {near}"


def _bytes(step: ir.Expr) -> str:
    return c_expr(step) if isinstance(step, ir.Const) else f"({c_expr(step)})"


def _memory_type(bits: int, width: int) -> str:
    """The C type of so many elements."""
    if bits == 32:
        return {1: "float", 2: "td_f32x2", 4: "td_f32x4"}[width]
    if bits == 8:
        return {1: "unsigned char", 2: "unsigned short", 4: "td_u32", 8: "td_u32x2", 16: "td_u32x4"}[width]
    return {1: "unsigned short", 2: "td_u32", 4: "td_u32x2", 8: "td_u32x4"}[width]


def _taken(register: str, bits: int, access: lp.PieceAccess) -> str:
    """The elements r, r + 1, … of a piece, as one value of that type."""
    if access.count == 1:
        return register if bits == 32 else f"({_memory_type(bits, 1)}){register}"
    if bits == 8:
        return _bytes_taken(register, access)
    if bits == 32:
        parts = [f"{register}[r + {i}]" if i else f"{register}[r]" for i in range(access.width)]
    else:
        parts = [f"{register}[r / 2 + {i}]" if i else f"{register}[r / 2]" for i in range(max(1, access.width // 2))]
        if access.width == 1:
            return f"(unsigned short)({parts[0]} >> r % 2 * 16)"
    return parts[0] if len(parts) == 1 else f"{_memory_type(bits, access.width)}{{{', '.join(parts)}}}"


def _bytes_taken(register: str, access: lp.PieceAccess) -> str:
    """The elements r, r + 1, … of one byte, four of which share a register."""
    kind = _memory_type(8, access.width)
    if access.width < 4:
        return f"({kind})({register if access.count <= 4 else f'{register}[r / 4]'} >> r % 4 * 8)"
    if access.count <= 4:
        return register
    parts = [f"{register}[r / 4 + {i}]" if i else f"{register}[r / 4]" for i in range(access.width // 4)]
    return parts[0] if len(parts) == 1 else f"{kind}{{{', '.join(parts)}}}"


def loaded(load: lp.Load) -> list[str]:
    """The loop that loads a piece's registers from `from` on."""
    access, bits, register = load.access, load.access.tensor.dtype.bits, load.register
    kind, place = _memory_type(bits, access.width), _offset_text(access).replace("to", "from", 1)
    if access.count == 1:
        return [f"{register} = *(const {kind} *)from;"]
    if bits == 8:
        return [f"{register} = {_bytes_loaded(access)};"]
    each = 32 // bits
    if access.width == 1 and each == 2:  # two neighbours share a register
        both = f"*(const {kind} *)({place}) | *(const {kind} *)({place} + {_bytes(access.near)}) << 16"
        return [f"{UNROLL} for (int r = 0; r < {access.count}; r += 2) {register}[r / 2] = {both};"]
    step = "++r" if access.width == 1 else f"r += {access.width}"
    head = f"for (int r = 0; r < {access.count}; {step})"
    index = "r / 2" if each == 2 else "r"
    if access.width == each:
        return [f"{UNROLL} {head} {register}[{index}] = *(const {kind} *)({place});"]
    parts = " ".join(f"{register}[{index}{f' + {i}' if i else ''}] = part[{i}];" for i in range(access.width // each))
    return [f"{UNROLL} {head} {{ const {kind} part = *(const {kind} *)({place}); {parts} }}"]


def _bytes_loaded(access: lp.PieceAccess) -> str:
    """The bytes of a register, which follow each other in memory."""
    kind = _memory_type(8, access.width)
    parts = []
    for first in range(0, access.count, access.width):
        read = f"*(const {kind} *)({f'from + {first}' if first else 'from'})"
        parts.append(f"(td_u32){read} << {8 * first}" if first else read)
    return " | ".join(parts)


def loaded_inside(load: lp.Load) -> list[str]:
    """The same for the elements inside the tensor, element by element; the others are 0."""
    access, bits, register = load.access, load.access.tensor.dtype.bits, load.register
    kind, each = _memory_type(bits, 1), 32 // bits
    place = _offset_text(dataclasses.replace(access, width=1)).replace("to", "from", 1)

    def one(number: int) -> str:
        inside = " && ".join(
            f"{_number_along(edge)}{f' + {edge.near}' if number and edge.near else ''} < {edge.name}"
            for edge in access.edges
        )
        at = "from" if access.count == 1 else f"({place}{f' + {_bytes(access.near)}' if number else ''})"
        return f"{inside} ? *(const {kind} *){at} : 0"

    if access.count == 1:
        return [f"{register} = {one(0)};"]
    if bits == 8:
        body = f"{register} |= (td_u32)({one(0)}) << 8 * r;"
        return [f"{register} = 0;", f"{UNROLL} for (int r = 0; r < {access.count}; ++r) {body}"]
    if each == 1:
        return [f"{UNROLL} for (int r = 0; r < {access.count}; ++r) {register}[r] = {one(0)};"]
    return [f"{UNROLL} for (int r = 0; r < {access.count}; r += 2) {register}[r / 2] = ({one(0)}) | ({one(1)}) << 16;"]


def cast(operation: lp.Cast) -> list[str]:
    """The conversion of each element, or of two or four elements that share a register."""
    register, source, count = operation.register, operation.source, operation.count
    if operation.to.bits == 8:
        name = _to_name(operation)
        if count <= 4:
            four = [f"{source}[{i}]" for i in range(4)] if count > 1 else [source, *["0.0f"] * 3]
            return [f"{register} = {name}({', '.join(four)});"]
        four = [f"{source}[r + {i}]" if i else f"{source}[r]" for i in range(4)]
        return [f"{UNROLL} for (int r = 0; r < {count}; r += 4) {register}[r / 4] = {name}({', '.join(four)});"]
    if operation.to.bits == 32:
        if count == 1:
            return [f"{register} = {_from_name(operation.of)}({source});"]
        element = f"{source}[r]" if operation.of.bits == 32 else f"{source}[r / 2] >> r % 2 * 16"
        return [f"{UNROLL} for (int r = 0; r < {count}; ++r) {register}[r] = {_from_name(operation.of)}({element});"]
    if count == 1:
        return [f"{register} = {_to_name(operation)}({source}, 0.0f);"]
    return [
        f"{UNROLL} for (int r = 0; r < {count}; r += 2) {register}[r / 2] = {_to_name(operation)}({source}[r],"
        f" {source}[r + 1]);"
    ]


def unpacked(operation: lp.Unpack) -> str:
    """The numbers of one or two words, in bf16."""
    zero = operation.zero if isinstance(operation.zero, str) else f"{operation.zero:.1f}f"
    words, first = operation.words, operation.first
    if first is not None:
        words = tuple(f"{words[0]}[{first + n}]" for n in range(operation.bits // 4))
        if operation.bits == 4:  # the other of two words that are shifted together, and whether it stands before
            words = (*words, f"{operation.words[0]}[{first ^ 1}]", "true" if first % 2 else "false")
    return f"{operation.register} = {unpack_name(operation.bits, first is not None)}({', '.join((*words, zero))});"


def _to_name(operation: lp.Cast) -> str:
    """The function that makes one register of two f32 values, or of four."""
    kind = "powers_" if operation.powers else "saturated_" if operation.saturates else ""
    return f"td_{kind}to_{operation.to.name}"


def _from_name(dtype: ir.DType) -> str:
    """The function that makes an f32 of the low half of a register, or of its bits as an integer."""
    return f"td_from_{dtype.name}"
