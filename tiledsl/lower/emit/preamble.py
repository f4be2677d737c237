"""The types and small functions at the beginning of a kernel's HIP text: only those that the kernel uses."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.operations import OPERATIONS
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.ctext import PAIR, UNPACKED, UNROLL, c_expr, register_type, unpack_name
from tiledsl.lower.emit.piece_text import computes_pairs
from tiledsl.lower.emit.reduction_text import DEVICE, reduction_functions
from tiledsl.targets import WAVE, Target

_VECTOR = "typedef {element} {name} __attribute__((ext_vector_type({width})));"
_OPERANDS = {
    "td_f2": _VECTOR.format(element="float", name="td_f2", width=2),
    "td_i64": "typedef long td_i64;",
    "td_i16x4": _VECTOR.format(element="short", name="td_i16x4", width=4),
    "td_f16x4": _VECTOR.format(element="_Float16", name="td_f16x4", width=4),
    "td_f16x8": _VECTOR.format(element="_Float16", name="td_f16x8", width=8),
    "td_bf16x8": _VECTOR.format(element="__bf16", name="td_bf16x8", width=8),
    "td_i32": "typedef int td_i32;",
    "td_i32x4": _VECTOR.format(element="int", name="td_i32x4", width=4),
    "td_i32x8": _VECTOR.format(element="int", name="td_i32x8", width=8),
}
_SWIZZLE = (
    "static __attribute__((device)) inline int td_swizzle(int offset, int shift, int mask) { return offset ^ (((offset"
    " >> shift) & mask) << 4); }"
)
# clang makes a scalar load of it, since nothing writes the tensor while the kernel runs
_READ = (
    "typedef const __attribute__((address_space(4))) int td_constant;",
    "static __attribute__((device)) inline int td_read(const int *tensor, int index) {",
    "  return __builtin_amdgcn_readfirstlane(((td_constant *)tensor)[index]);",
    "}",
)
# without a result, whatever the order in which blocks add
_ATOMIC_ADD = (
    "typedef __attribute__((address_space(1))) float td_global_f32;",
    "static __attribute__((device)) inline void td_atomic_add(float *to, float x) {",
    "  __builtin_amdgcn_global_atomic_fadd_f32((td_global_f32 *)to, x);",
    "}",
)
# What the warp stored before is visible to the last warp that arrives. The counter is 0 again behind that one. Lane 0
# counts for all lanes, whose stores the wave has waited for.
_ARRIVE = (
    "static __attribute__((device)) inline int td_arrive(int *counter, int last) {",
    '  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");',
    "  __builtin_amdgcn_wave_barrier();",  # else the compiler may write the fence, with what follows, behind each store
    "  int before = 0;",
    "  if ((__builtin_amdgcn_workitem_id_x() & 63) == 0)",
    "    before = __builtin_amdgcn_atomic_inc32(",
    '        (unsigned int *)counter, (unsigned int)last, __ATOMIC_RELAXED, "agent");',
    "  before = __builtin_amdgcn_readfirstlane(before);",
    '  if (before == last) __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");',
    "  return before;",
    "}",
)
_SWIZZLE_FOLD = (
    "static __attribute__((device)) inline int td_swizzle_fold(int offset, int shift, int fold, int mask, int low) {",
    "  return offset ^ ((((offset >> shift) ^ (offset >> fold)) & mask) << low);",
    "}",
)
# A part of a vector goes through a variable before it is cast: clang 22 takes `__builtin_bit_cast` of `x.zw` or `x[3]`
# from the whole vector's first bytes.
_HALF = (
    "static __attribute__((device)) inline {kind} {name}(td_u32x4 x) {{ const td_u32x2 half = x.{part}; return"
    " __builtin_bit_cast({kind}, half); }}"
)
_JOINED = (
    "static __attribute__((device)) inline {kind} {name}({half} x, {half} y) {{ const {whole} both = {{{words}}};"
    " return __builtin_bit_cast({kind}, both); }}"
)
_HALVES = (
    (
        "static __attribute__((device)) inline td_u32 td_low_halves(td_u32 x, td_u32 y) { return"
        " __builtin_amdgcn_perm(y, x, 0x05040100); }"
    ),
    (
        "static __attribute__((device)) inline td_u32 td_high_halves(td_u32 x, td_u32 y) { return"
        " __builtin_amdgcn_perm(y, x, 0x07060302); }"
    ),
)
# clang gathers results of one operation in pairs, for packed instructions, but not those that a statement may change
_TWO_F32 = "typedef float td_f32x2 __attribute__((ext_vector_type(2)));"
_PAIR = (
    _TWO_F32,
    f"static __attribute__((device)) inline td_f32x2 {PAIR}(td_f32x2 x) {{" ' asm("" : "+v"(x)); return x; }',
)
_FMA_OF_PAIRS = (
    "static __attribute__((device)) inline td_f32x2 td_fma(td_f32x2 x, td_f32x2 y, td_f32x2 z)"
    " { return __builtin_elementwise_fma(x, y, z); }"
)
_UNPACKED = f"static __attribute__((device)) inline float {UNPACKED}(float x) {{" ' asm("" : "+v"(x)); return x; }'
_FLOOR = (
    (
        "static __attribute__((device)) inline int td_floordiv(int a, int b) { return a / b - (a % b != 0 && (a < 0) !="
        " (b < 0)); }"
    ),
    "static __attribute__((device)) inline int td_floormod(int a, int b) { return a - td_floordiv(a, b) * b; }",
)


_FIRST_LANE = {
    "pointer": (
        (
            "static __attribute__((device)) inline unsigned long td_first_dword(unsigned long x) { return"
            " (td_u32)__builtin_amdgcn_readfirstlane((int)x); }"
        ),
        (
            "static __attribute__((device)) inline const char *td_first_lane(const char *p) { "
            "return (const char *)(td_first_dword((unsigned long)p >> 32) << 32 | td_first_dword((unsigned long)p)); }"
        ),
    ),
    "descriptor": (
        "static __attribute__((device)) inline td_u32x4 td_first_lane(td_u32x4 buffer) {",
        "  for (int i = 0; i < 4; ++i) buffer[i] = __builtin_amdgcn_readfirstlane((int)buffer[i]);",
        "  return buffer;",
        "}",
    ),
}

_OUTCOMES = {
    "td_outcome": (
        "static __attribute__((device)) inline int td_outcome(int known) {",
        "  int outcome = __builtin_amdgcn_readfirstlane(known);",
        '  asm volatile("" : "+s"(outcome));',
        "  return outcome;",
        "}",
    ),
    "td_outcome_in_lanes": (
        (
            'static __attribute__((device)) inline int td_outcome_in_lanes(int outcome) { asm volatile("" :'
            ' "+v"(outcome)); return outcome; }'
        ),
    ),
}


def preamble(program: lp.Program, unpacked: bool = False) -> list[str]:
    """The lines, in an order that compiles: types before functions, and functions behind those that they call.
    `unpacked`: arithmetic takes an instruction for each element.
    """
    operations = program.numbers.operations
    outcomes = {outcome_name(op) for op in operations if isinstance(op, lp.Branch) and op.hidden}
    swaps = {op.m for op in operations if isinstance(op, lp.Swap)}
    return [
        *_types_and_parts(program),
        *_address_functions(program),
        *(line for name in sorted(outcomes) for line in _OUTCOMES[name]),
        *(line for m in sorted(swaps) for line in swap_function(m)),
        *_arithmetic(operations),
        *([_UNPACKED] if unpacked else []),
        *(_pairs(operations) if program.target.packed_beside_products else []),
        *reduction_functions(operations, program.target, unpacked),
        *_conversions(program),
        *_unpacking(operations),
        *_accumulator_lines(program),
    ]


def _pairs(operations: Iterable[lp.Operation]) -> list[str]:
    """The functions of operands that packed instructions compute."""
    found = [op for op in operations if isinstance(op, lp.Elementwise) and computes_pairs(op)]
    sums = any("fma" in _named(op.value) for op in found)
    return [*(_PAIR if found else ()), *([_FMA_OF_PAIRS] if sums else [])]


def _types_and_parts(program: lp.Program) -> list[str]:
    """The types of registers and operands, and the functions that take operands of products, and columns, from them."""
    operations = program.numbers.operations
    products = [op for op in operations if isinstance(op, lp.Mfma) and not op.is_assembly]
    split = {
        op.instruction.operand_type
        for op in products
        if op.instruction.operand_dwords == 2 and any(_is_half(part) for part in (op.a, op.b))
    }
    joined = {
        op.instruction.operand_type: op.instruction.operand_dwords
        for op in products
        if _joins(op, 2) and not op.instruction.scaled
    }
    for_operands = {(False, 2)} if split else set()
    for_operands |= {(False, 4)} if _has_buffers(program) else set()
    for_operands |= {
        (False, op.instruction.operand_dwords) for op in operations if isinstance(op, lp.Mfma) and _joins(op)
    }
    for_operands |= {(False, dwords // 2) for dwords in joined.values()}
    columns = {len(operand.column.pairs) for operand in _inputs(operations) if operand.column is not None}
    widths = {(v.float, v.dwords) for v in program.variables} | _memory_vectors(operations)
    for_columns = {(False, pairs) for pairs in columns}
    return [
        "typedef unsigned int td_u32;",
        *(["typedef float td_f32;"] if (True, 1) in widths else []),
        *_vectors(widths | for_columns),
        *(_OPERANDS[kind] for kind in sorted({op.instruction.operand_type for op in products})),
        *(
            _VECTOR.format(element="int", name=integers_name(count), width=count)
            for count in sorted({op.instruction.accumulators for op in products if op.instruction.result == "i32"})
            if integers_name(count) not in {op.instruction.operand_type for op in products}
        ),
        *_vectors(for_operands - widths - for_columns),
        *(
            _HALF.format(kind=kind, name=half_name(kind, i), part=part)
            for kind in sorted(split)
            for i, part in enumerate(("xy", "zw"))
        ),
        *(_joined_function(kind, dwords) for kind, dwords in sorted(joined.items())),
        *(_HALVES if columns else ()),
    ]


def _is_half(part: lp.Part) -> bool:
    return part.pieces == 2 and len(part.registers) == 1 and not part.computed


def _joins(product: lp.Mfma, registers: int = 0) -> bool:
    """Whether an operand of the product comes in so many registers, or in several."""
    counts = {len(part.registers) for part in (product.a, product.b)}
    return registers in counts if registers else max(counts) > 1


def _joined_function(kind: str, dwords: int) -> str:
    half, whole = (register_type(False, count) for count in (dwords // 2, dwords))
    words = "x, y" if dwords == 2 else ", ".join(f"{name}.{c}" for name in "xy" for c in "xyzw"[: dwords // 2])
    return _JOINED.format(kind=kind, name=joined_name(kind), half=half, whole=whole, words=words)


def _address_functions(program: lp.Program) -> list[str]:
    """The functions that addresses, buffers and coordinates call."""
    lines: list[str] = []
    texts = [c_expr(value) for value in _values(program)]
    if any("td_swizzle(" in text for text in texts):
        lines.append(_SWIZZLE)
    if any("td_swizzle_fold(" in text for text in texts):
        lines += _SWIZZLE_FOLD
    if any("td_floor" in text for text in texts):
        lines += _FLOOR
    if program.kernel.contents:
        lines += _READ
    if any(isinstance(operation, lp.ReadInteger) and operation.arrives for operation in program.numbers.operations):
        lines += _ARRIVE
    if any(isinstance(operation, lp.Store) and operation.adds for operation in program.numbers.operations):
        lines += _ATOMIC_ADD
    if _has_buffers(program):
        lines += _buffer_function(program.target, bool(program.kernel.dynamic))
    inputs = list(_inputs(program.numbers.operations))
    read_there = {operand.kind for operand in inputs if operand.first_lane}
    for kind, function in _FIRST_LANE.items():
        lines += function if kind in read_there else ()
    if any(operand.kind == "within" for operand in inputs):
        lines.append(
            "static __attribute__((device)) inline td_u32 td_least(td_u32 a, td_u32 b) { return a < b ? a : b; }"
        )
    return lines


def _inputs(operations: Iterable[lp.Operation]) -> Iterator[lp.Operand]:
    """The inputs of all instructions in assembly."""
    return (operand for op in operations if isinstance(op, lp.Memory) for operand in op.inputs)


def _has_buffers(program: lp.Program) -> bool:
    return bool(program.descriptors) or any(
        operand.kind == "descriptor" for operand in _inputs(program.numbers.operations)
    )


def _accumulator_lines(program: lp.Program) -> list[str]:
    """Text for accumulators in AGPRs: the clobbers that reserve their registers, and the functions that copy them to
    VGPRs and back.
    """
    if not program.accumulators:
        return []
    operations = program.numbers.operations
    names = ", ".join(
        f'"a{i}"' for i in range(sum(len(lp.agprs(accumulator)) for _, accumulator in program.accumulators))
    )
    head = "static __attribute__((device)) __attribute__((always_inline)) inline"
    loop = f"{UNROLL} for (int r = 0; r < {{n}}; ++r)"
    clobbers = "\n".join(textwrap.wrap(names, 150, initial_indent="    ", subsequent_indent="    "))
    lines = [
        f'{head} void td_hold_accumulators() {{  // the compiler keeps nothing of its own in these\n  asm volatile("" :'
        f" : :\n{clobbers});\n}}"
    ]
    for n in sorted({len(lp.agprs(op.accumulator)) for op in operations if isinstance(op, lp.ReadOut)}):
        kind = register_type(True, n)
        read = 'float one; asm volatile("v_accvgpr_read_b32 %0, a[%c1]" : "=v"(one) : "i"(first + r)); x[r] = one;'
        lines.append(
            f"{head} {kind} td_read_accumulator_{n}(const int first) {{\n  {kind} x;\n  {loop.format(n=n)} {{ {read}"
            " }\n  return x;\n}"
        )
    for n in sorted({len(lp.agprs(op.accumulator)) for op in operations if isinstance(op, lp.WriteBack)}):
        write = 'asm volatile("v_accvgpr_write_b32 a[%c0], %1" : : "i"(first + r), "v"(x[r]));'
        settle = 'asm volatile("s_nop 1");  // before a matrix instruction reads them'
        lines.append(
            f"{head} void td_write_accumulator_{n}(const int first, {register_type(True, n)} x) {{\n "
            f" {loop.format(n=n)} {write}\n  {settle}\n}}"
        )
    return [line for text in lines for line in text.splitlines()]


def _vectors(widths: Iterable[tuple[bool, int]]) -> list[str]:
    """The types of registers, from (float, dwords)."""
    return [
        _VECTOR.format(element="float" if f else "unsigned int", name=register_type(f, w), width=w)
        for f, w in sorted(widths)
        if w > 1
    ]


def _memory_vectors(operations: Iterable[lp.Operation]) -> set[tuple[bool, int]]:
    """(float, dwords) of the values that plain C++ moves to and from memory."""
    accesses = [
        (op.access.tensor.dtype.bits, op.access.width) for op in operations if isinstance(op, lp.Store | lp.Load)
    ]
    return {(bits == 32, bits * width // 32) for bits, width in accesses if bits * width > 32}


def _arithmetic(operations: Iterable[lp.Operation]) -> list[str]:
    """The functions of elementwise operations. Each operation rounds by itself, whatever the compiler's
    own setting is.
    """
    names = dict.fromkeys(name for op in operations if isinstance(op, lp.Elementwise) for name in _named(op.value))
    functions = dict.fromkeys(
        text for operation in OPERATIONS.values() if operation.name in names for text in operation.functions
    )
    return (
        ["#pragma clang fp contract(off)", *(line for text in functions for line in text.splitlines())]
        if names or any(isinstance(op, lp.Reduce) for op in operations)
        else []
    )


_NARROWED = {
    "f16": (
        "typedef _Float16 td_f16x2 __attribute__((ext_vector_type(2)));",
        (
            f"{DEVICE} td_u32 td_to_f16(float x, float y) {{ const td_f16x2 both = {{(_Float16)x, (_Float16)y}};"
            " return __builtin_bit_cast(td_u32, both); }"
        ),
    ),
    # nearest even: half of the last place is added, less one bit where the kept part is even; NaN keeps its upper bits,
    # and one more
    "bf16": (
        f"{DEVICE} td_u32 td_round_bf16(float x) {{",
        (
            "  const td_u32 bits = __builtin_bit_cast(td_u32, x), rounded = bits + 0x7fff + (bits >> 16 & 1), kept ="
            " bits | 0x400000;"
        ),
        "  return x != x ? kept : rounded;",
        "}",
        (
            f"{DEVICE} td_u32 td_to_bf16(float x, float y) {{ return __builtin_amdgcn_perm(td_round_bf16(y),"
            " td_round_bf16(x), 0x07060302); }"
        ),
    ),
    # nearest even, of a normal number x or 0: a sum with 2¹⁶ x, which is a multiple of the last place that bf16 keeps
    # of x, is rounded to such a multiple, and 2¹⁶ x is even where x lies half-way. With −2¹⁶ x, the sum does not reach
    # the next power of 2. NaN stays NaN
    "bf16 of powers": (
        _TWO_F32,
        f"{DEVICE} td_u32 td_powers_to_bf16(float x, float y) {{",
        (
            "  const td_f32x2 both = {x, y}, up = 65536.0f, sum = __builtin_elementwise_fma(both, -up, both),"
            " rounded = __builtin_elementwise_fma(both, up, sum);"
        ),
        (  # clang casts the bits of the first element of a vector, whichever is named
            "  x = rounded.x, y = rounded.y; return __builtin_amdgcn_perm(__builtin_bit_cast(td_u32, y),"
            " __builtin_bit_cast(td_u32, x), 0x07060302);"
        ),
        "}",
    ),
    "bf16 by instruction": (
        "typedef __bf16 td_bf16x2 __attribute__((ext_vector_type(2)));",
        (
            f"{DEVICE} td_u32 td_to_bf16(float x, float y) {{ const td_bf16x2 both = {{(__bf16)x, (__bf16)y}}; return"
            " __builtin_bit_cast(td_u32, both); }"
        ),
    ),
}
_NARROWED |= {
    kind: (
        f"{DEVICE} td_u32 td_to_{kind}(float x, float y, float z, float w) {{",
        f"  const int two = __builtin_amdgcn_cvt_pk_{kind}_f32(x, y, 0, false);",
        f"  return (td_u32)__builtin_amdgcn_cvt_pk_{kind}_f32(z, w, two, true);",
        "}",
    )
    for kind in ("fp8", "bf8")
}
_NARROWED["e8m0"] = (  # the exponents of f32
    f"{DEVICE} td_u32 td_exponent(float x) {{ return __builtin_bit_cast(td_u32, x) >> 23 & 255; }}",
    f"{DEVICE} td_u32 td_to_e8m0(float x, float y, float z, float w) {{",
    "  return td_exponent(x) | td_exponent(y) << 8 | td_exponent(z) << 16 | td_exponent(w) << 24;",
    "}",
)


def _saturated(kind: str, target: Target) -> tuple[str, ...]:
    """The conversion of four f32 values, clamped before; v_med3_f32 would make a number of NaN."""
    most, four = f"{target.largest(kind)}f", ", ".join(f"td_clamped_{kind}({name})" for name in "xyzw")
    return (
        f"{DEVICE} float td_clamped_{kind}(float x) {{",
        f"  const float y = __builtin_amdgcn_fmed3f(x, -{most}, {most});",
        "  return x != x ? x : y;",
        "}",
        f"{DEVICE} td_u32 td_saturated_to_{kind}(float x, float y, float z, float w) {{",
        f"  return td_to_{kind}({four});",
        "}",
    )


_WIDENED = {
    "f16": (
        (
            f"{DEVICE} float td_from_f16(td_u32 x) {{ const unsigned short half = x; return"
            " (float)__builtin_bit_cast(_Float16, half); }"
        ),
    ),
    "i32": (f"{DEVICE} float td_from_i32(float x) {{ return (float)__builtin_bit_cast(int, x); }}",),
    "bf16": (
        (
            f"{DEVICE} float td_from_bf16(td_u32 x) {{ const td_u32 bits = x << 16; return __builtin_bit_cast(float,"
            " bits); }"
        ),
    ),
}


def _conversions(program: lp.Program) -> list[str]:
    """The functions of casts."""
    casts = [op for op in program.numbers.operations if isinstance(op, lp.Cast)]
    clamped = sorted({op.to.name for op in casts if op.saturates})
    names = sorted({_narrowing(op, program.target) for op in casts if op.to.bits < 32})
    widened = sorted({op.of.name for op in casts if op.to.bits == 32})
    return [
        line
        for lines in (
            *(_NARROWED[name] for name in names),
            *(_saturated(name, program.target) for name in clamped),
            *(_WIDENED[name] for name in widened),
        )
        for line in lines
    ]


def _unpacking(operations: Iterable[lp.Operation]) -> list[str]:
    """The functions that unpack words. A byte is converted to f32 by one instruction, and two differences take one too.
    They are whole numbers below 256, of which bf16 takes the upper halves. Without the empty statement, clang would
    take each number from its word, and then convert it.

    Paired numbers of 4 bits, less -128, are put behind the upper half of 128: an instruction for each pair. One
    instruction shifts two words, of which each takes its half of the result: clang finds the equal shifts. Without the
    empty statement behind a shift, clang would shift each word.
    """
    found = {(op.bits, op.first is not None) for op in operations if isinstance(op, lp.Unpack)}
    lines = [_TWO_F32] if found else []
    for bits, paired in sorted(found):
        parameters, parts, first, second = (_PAIRS_OF if paired else _NUMBERS_OF)[bits]
        at_once = (
            ["  if (__builtin_constant_p(zero) && zero == -128.0f) {", *_PAIRED, "  }"]
            if (bits, paired) == (4, True)
            else []
        )
        lines += [
            f"{DEVICE} td_u32x4 {unpack_name(bits, paired)}({parameters}, float zero) {{",
            *at_once,
            f"  {parts}",
            "  td_u32x4 out;",
            f"  {UNROLL} for (int i = 0; i < 4; ++i) {{",
            f"    const td_f32x2 both = td_f32x2{{(float)({first}), (float)({second})}} - zero;",
            "    const float low = both.x, high = both.y;",
            "    out[i] = __builtin_amdgcn_perm(__builtin_bit_cast(td_u32, high), __builtin_bit_cast(td_u32, low),"
            " 0x07060302);",
            "  }",
            "  return out;",
            "}",
        ]
    return lines


_OF_FOUR = (
    "td_u32 x = __builtin_bit_cast(td_u32, word), y = x >> 4 & 0x0f0f0f0f; x &= 0x0f0f0f0f;"
    ' asm("" : "+v"(x), "+v"(y));'
)
_OF_EIGHT = (
    "float one, float other",
    "const td_u32 x = __builtin_bit_cast(td_u32, one), y = __builtin_bit_cast(td_u32, other);",
    "(i < 2 ? x : y) >> 16 * (i % 2) & 255",
    "(i < 2 ? x : y) >> (16 * (i % 2) + 8) & 255",
)
_NUMBERS_OF = {  # parameters, bytes with one number each, and numbers 2 i and 2 i + 1 of eight, for i = 0 … 3
    4: ("float word", _OF_FOUR, "x >> 8 * i & 255", "y >> 8 * i & 255"),
    8: _OF_EIGHT,
}
_PAIRS_OF = {  # the same for numbers in the order of `pair_order`
    4: (
        "float word, float other, bool second",
        _OF_FOUR,
        "(i % 2 ? y : x) >> 8 * (i / 2) & 255",
        "(i % 2 ? y : x) >> (8 * (i / 2) + 16) & 255",
    ),
    8: _OF_EIGHT,
}
_PAIRED = (
    "    td_u32x4 out;",
    "    td_u32 mask = 0x000f000f, upper = 0x43004300;",
    '    asm("" : "+s"(mask), "+v"(upper));',
    "    const td_f32x2 words = second ? td_f32x2{other, word} : td_f32x2{word, other};",
    "    const unsigned long both = __builtin_bit_cast(unsigned long, words);",
    "    out[0] = __builtin_bit_cast(td_u32, word) & mask | upper;",
    f"    {UNROLL} for (int i = 1; i < 4; ++i) {{",
    "      unsigned long shifted = both >> 4 * i;",
    '      asm("" : "+v"(shifted));',
    "      out[i] = (td_u32)(second ? shifted >> 32 : shifted) & mask | upper;",
    "    }",
    "    return out;",
)


def _narrowing(cast: lp.Cast, target: Target) -> str:
    """The conversion to 16 bits of a cast: a key of `_NARROWED`."""
    if cast.to.name != "bf16":
        return cast.to.name
    return "bf16 of powers" if cast.powers else "bf16 by instruction" if target.converts_bf16 else "bf16"


def _named(value: ir.Element) -> Iterator[str]:
    """The operations in an element's expression."""
    if isinstance(value, ir.Apply):
        yield value.op
        for operand in value.operands:
            yield from _named(operand)


def _buffer_function(target: Target, dynamic: bool) -> list[str]:
    """A raw buffer's descriptor (CDNA 3 ISA, "Buffer Resource Descriptor"): base, no stride, size in bytes, and format.
    The buffer ends after at most 2³¹ bytes, so that an offset beyond that is beyond the end of every tensor. The
    comparison has 32 bits, which scalar instructions have: between a vector instruction that writes a scalar register
    and a load that reads the register, wait states would be required.

    With run-time sizes the compiler may not see where the number of bytes comes from. clang before 22 takes both shifts
    of a shifted size as one vector instruction, and refuses its result as a scalar register; and clang would make one
    comparison of 64 bits of those of 32.
    """
    length = ["  const int high = (end - start) >> 32;"]
    if dynamic:
        length = [
            f'  {kind} {name} = {value}; asm("" : "+s"({name}));'
            for kind, name, value in (("long", "bytes", "end - start"), ("int", "high", "bytes >> 32"))
        ]
    low = "bytes" if dynamic else "(end - start)"
    return [
        "static __attribute__((device)) inline td_u32x4 td_buffer(const void *tensor, long start, long end) {",
        "  const unsigned long base = (unsigned long)tensor + start;",
        *length,
        (
            f"  const td_u32 low = (td_u32){low}, size = high < 0 ? 0 : high > 0 || low > 0x80000000u ? 0x80000000u :"
            " low;"
        ),
        f"  return td_u32x4{{(td_u32)base, (td_u32)(base >> 32) & 0xffff, size, {target.buffer_format:#010x}}};",
        "}",
    ]


def outcome_name(branch: lp.Branch) -> str:
    """The function that returns a condition's outcome, and hides the condition itself from the compiler."""
    return "td_outcome_in_lanes" if "lane" in ex.kinds(branch.condition) else "td_outcome"


def integers_name(count: int) -> str:
    """The type of an accumulator of so many i32."""
    return f"td_i32x{count}"


def half_name(kind: str, index: int) -> str:
    """The function that takes one matrix instruction's operand out of 16 bytes."""
    return f"td_{('low', 'high')[index]}_{kind.removeprefix('td_')}"


def joined_name(kind: str) -> str:
    """The function that makes one matrix instruction's operand of two registers of 8 bytes."""
    return f"td_joined_{kind.removeprefix('td_')}"


def _values(program: lp.Program) -> Iterator[ir.Expr]:
    """Every expression in the kernel's text."""
    yield from (address.value for address in program.addresses)
    yield from (pointer.start for pointer in program.pointers)
    yield from (value for descriptor in program.descriptors for value in (descriptor.start, descriptor.end))
    yield from (scalar.value for scalar in program.scalars)
    yield from (read.value.index for read in program.reads)
    for operation in program.numbers.operations:
        yield from operation.expressions


def swap_function(m: int) -> list[str]:
    """The change of layout of an m × m accumulator, without LDS memory.

    In "col" a lane's low bits are the column and its registers the row; in "row" it is the other way round. Each pair
    of a lane bit and a register bit that must be exchanged takes one exchange between lanes that differ in that bit.
    The lane bits that stay lane bits are permuted at the end.
    """
    exchanges = ((4, 3), (3, 2), (1, 1), (0, 0)) if m == 32 else ((1, 1), (0, 0))
    registers = m * m // WAVE
    source = (
        "(lane & 0x1b) | (lane >> 3 & 4) | (lane << 3 & 32)"
        if m == 32
        else "(lane & 3) | (lane >> 2 & 12) | (lane << 2 & 48)"
    )
    kind = register_type(True, registers)
    lines = [f"static __attribute__((device)) inline {kind} td_swap_layout_{m}({kind} x, int lane) {{"]
    for lane_bit, register_bit in exchanges:
        step = 1 << register_bit
        lines += [
            f"  {UNROLL} for (int r = 0; r < {registers}; ++r) if (!(r & {step})) {{",
            f"    const float give = lane & {1 << lane_bit} ? x[r] : x[r | {step}];",
            (
                "    const float take = __builtin_bit_cast(float, __builtin_amdgcn_ds_swizzle(__builtin_bit_cast(int,"
                f" give), {0x1F | (1 << lane_bit) << 10}));"
            ),
            (
                f"    x[r] = lane & {1 << lane_bit} ? take : x[r], x[r | {step}] = lane & {1 << lane_bit} ? x[r |"
                f" {step}] : take;"
            ),
            "  }",
        ]
    return [
        *lines,
        f"  const int from = ({source}) << 2;",
        f"  {UNROLL} for (int r = 0; r < {registers}; ++r) {{",
        "    const float give = x[r];",
        "    x[r] = __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(from, __builtin_bit_cast(int, give)));",
        "  }",
        "  return x;",
        "}",
    ]
