"""C text of reductions: the maximum, minimum or sum of the rows or columns of register tiles, within and between lanes.

Sums are added in a fixed order: pieces from the first on; then the halves of a lane's elements, until one is left; then
the lanes whose numbers differ in one bit, from the lower bit to the higher.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tiledsl.ir.math.reductions import REDUCTIONS, lane_steps
from tiledsl.ir.program import operations as lp
from tiledsl.lower.emit.ctext import UNPACKED, UNROLL, register_type
from tiledsl.targets import WAVE, Target

# of two floats; the C library's functions drop a NaN, and are one instruction
_BOTH = {"max": "__builtin_fmaxf({}, {})", "min": "__builtin_fminf({}, {})", "sum": "{} + {}"}
# The same where x is known to be no signalling NaN, as a result of arithmetic. In `other`, a value of another lane that
# was moved as bits, clang would quiet a signalling NaN by an instruction more. Instructions that swap lanes need wait
# states behind arithmetic, which clang does not place behind inline assembly.
_OF_QUIET = {"max": "v_max_f32", "min": "v_min_f32"}
DEVICE = "static __attribute__((device)) inline"
# (control of DPP, what it does): the lanes of a quad by their bits, then mirrored halves of a row, then of two rows
_STEPS = ((0xB1, "quad_perm:[1,0,3,2]"), (0x4E, "quad_perm:[2,3,0,1]"), (0x141, "half a row"), (0x140, "a row"))
_HALVES = (0x128, "a row, by 8 lanes")
_SWAPPED_16 = 0x1F | 16 << 10  # ds_swizzle: the lane whose number differs in bit 4


def reduced(operation: lp.Reduce, unpacked: bool = False) -> str:
    """The statement for one piece of a vector. `unpacked`: sums within a lane by an instruction for each element."""
    name, register, sources = REDUCTIONS[operation.op], operation.register, operation.sources
    if operation.within:
        return f"{register} = {_within(operation, name, unpacked)};"
    value = sources[0]
    for source in sources[1:]:
        value = _both(name, operation.count, value, source)
    value = f"td_{name}_across_{_across_name(operation.m, operation.count)}({value}, lane)"
    return f"{register} = {_both(name, operation.count, register, value) if operation.goes_on else value};"


def _both(name: str, count: int, one: str, other: str) -> str:
    """The sum, or the larger or smaller elements, of two pieces of so many elements."""
    if name == "sum" or count == 1:
        return _BOTH[name].format(one, other)
    return f"td_{name}_each_{count}({one}, {other})"


def _within(operation: lp.Reduce, name: str, unpacked: bool) -> str:
    register, sources, count = operation.register, operation.sources, operation.count
    lanes = f"td_{name}_of_lanes_{operation.m}"
    if name == "sum":
        value = f"{lanes}(td_sum_of_{count}({_added(sources, count, unpacked)}), lane)"
        return f"{register} + {value}" if operation.goes_on else value
    value = register if operation.goes_on else f"{sources[0]}[0]"
    for source in sources:
        value = f"td_{name}_of_{count}({value}, {source})"
    return f"{lanes}({value}, lane)"


def _added(sources: Sequence[str], count: int, unpacked: bool) -> str:
    """The sum of pieces, element by element."""
    if not unpacked:
        return " + ".join(sources)
    text = sources[0]
    for source in sources[1:]:
        text = f"td_sum_each_{count}({text}, {source})"
    return text


def _across_name(m: int, count: int) -> str:
    return str(m) if count == m * m // WAVE else f"{m}x{count}"


def reduction_functions(operations: Iterable[lp.Operation], target: Target, unpacked: bool = False) -> list[str]:
    """The functions that reductions call, each behind those that it calls. `unpacked`: as in `reduced`."""
    found = [operation for operation in operations if isinstance(operation, lp.Reduce)]
    kinds = sorted({(REDUCTIONS[one.op], one.m, one.count, one.within) for one in found})
    lines: dict[str, None] = {}
    for name, m, count, within in kinds:
        made = (
            (*_within_lane(name, count, unpacked), *_of_lanes(name, m, target, unpacked))
            if within
            else _across(name, m, count, target)
        )
        lines.update(dict.fromkeys("\n".join(function) for function in made))
    return [line for function in lines for line in function.splitlines()]


def _within_lane(name: str, count: int, unpacked: bool) -> Iterator[list[str]]:
    """The reduction of the elements that a lane holds of a piece."""
    kind = register_type(True, count)
    if name == "sum" and unpacked:
        yield from _unpacked_sums(count, kind)
    elif name == "sum":
        halves = []
        before, width = "x", count // 2
        while width:
            made = "auto" if width > 1 else "float"
            halves.append(f"  const {made} of_{width} = {before}.lo + {before}.hi;")
            before, width = f"of_{width}", width // 2
        yield [f"{DEVICE} float td_sum_of_{count}({kind} x) {{", *halves, f"  return {before};", "}"]
    else:
        yield [
            f"{DEVICE} float td_{name}_of_{count}(float y, {kind} x) {{",
            f"  {UNROLL} for (int r = 0; r < {count}; ++r) y = {_BOTH[name].format('y', 'x[r]')};",
            "  return y;",
            "}",
        ]


def _unpacked_sums(count: int, kind: str) -> Iterator[list[str]]:
    """The same sums in the same order, without packed instructions."""
    yield [
        f"{DEVICE} {kind} td_sum_each_{count}({kind} x, {kind} y) {{",
        f"  {UNROLL} for (int r = 0; r < {count}; ++r) x[r] = {UNPACKED}(x[r] + y[r]);",
        "  return x;",
        "}",
    ]
    halves, width = [], count // 2
    while width:
        halves.append(f"  {UNROLL} for (int r = 0; r < {width}; ++r) x[r] = {UNPACKED}(x[r] + x[r + {width}]);")
        width //= 2
    yield [f"{DEVICE} float td_sum_of_{count}({kind} x) {{", *halves, "  return x[0];", "}"]


def _of_lanes(name: str, m: int, target: Target, unpacked: bool) -> Iterator[list[str]]:
    """The reduction over the lanes that hold the same column, or row, of a piece."""
    near, bits = lane_steps(m, within=True)
    for bit in bits:
        yield _with_lane(name, bit, target)
    combined = f"td_{name}_with_lane_{{}}(y, lane)"
    combined = f"{UNPACKED}({combined})" if name == "sum" and unpacked else combined
    steps = ["  int other;", *_dpp(name, _STEPS[:near], "  ")] if near else []
    steps += [f"  y = {combined.format(bit)};" for bit in bits]
    yield [f"{DEVICE} float td_{name}_of_lanes_{m}(float y, int lane) {{", *steps, "  return y;", "}"]


def _with_lane_name(name: str, bit: int, quiet: bool, target: Target) -> str:
    any_nan = name in _OF_QUIET and not quiet and not target.swaps_lanes
    return f"td_{name}_with_{'any_' if any_nan else ''}lane_{bit}"


def _with_lane(name: str, bit: int, target: Target, quiet: bool = True) -> list[str]:
    """The reduction of two lanes whose numbers differ in that bit. `quiet`: no operand is a signalling NaN."""
    head = f"{DEVICE} float {_with_lane_name(name, bit, quiet, target)}(float x, int lane) {{"
    one, other = "__builtin_bit_cast(float, one)", "__builtin_bit_cast(float, other)"
    if target.swaps_lanes:
        swap = f"__builtin_amdgcn_permlane{bit}_swap(bits, bits, false, false)"
        return [
            head,
            "  const unsigned int bits = __builtin_bit_cast(unsigned int, x);",
            f"  const auto both = {swap};",
            "  const unsigned int one = both[0], other = both[1];",
            f"  return {_BOTH[name].format(one, other)};",
            "}",
        ]
    bits = "__builtin_bit_cast(int, x)"
    moved = (
        f"__builtin_amdgcn_ds_swizzle({bits}, {_SWAPPED_16:#x})"
        if bit == 16
        else f"__builtin_amdgcn_ds_bpermute((lane ^ {bit}) << 2, {bits})"
    )
    if quiet and name in _OF_QUIET:
        result = f'asm("{_OF_QUIET[name]} %0, %0, %1" : "+v"(x) : "v"(other));'
        return [head, f"  const int other = {moved};", f"  {result}", "  return x;", "}"]
    return [head, f"  const int other = {moved};", f"  return {_BOTH[name].format('x', other)};", "}"]


def _dpp(name: str, steps: Iterable[tuple[int, str]], indent: str) -> Iterator[str]:
    """The statements that reduce y over lanes of a row of 16."""
    for control, what in steps:
        moved = f"__builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, y), {control:#x}, 0xf, 0xf, true)"
        yield f"{indent}other = {moved};  // {what}"
        yield f"{indent}y = {_BOTH[name].format('y', '__builtin_bit_cast(float, other)')};"


def _across(name: str, m: int, count: int, target: Target) -> Iterator[list[str]]:
    """The reduction of each element that a lane holds over the lanes that hold the same row, or column."""
    kind = register_type(True, count)
    if name != "sum" and count > 1:
        yield [
            f"{DEVICE} {kind} td_{name}_each_{count}({kind} x, {kind} y) {{",
            f"  {UNROLL} for (int r = 0; r < {count}; ++r) x[r] = {_BOTH[name].format('x[r]', 'y[r]')};",
            "  return x;",
            "}",
        ]
    count_near, bits = lane_steps(m, within=False)
    near = (_HALVES,) if m == 8 else _STEPS[:count_near]
    for bit in bits:
        yield _with_lane(name, bit, target, bool(near))
    indent = "    " if count > 1 else "  "
    steps = [f"{indent}int other;", *_dpp(name, near, indent)] if near else []
    steps += [f"{indent}y = {_with_lane_name(name, bit, bool(near), target)}(y, lane);" for bit in bits]
    if count == 1:
        head = f"{DEVICE} float td_{name}_across_{_across_name(m, count)}(float y, int lane) {{"
        yield [head, *steps, "  return y;", "}"]
        return
    yield [
        f"{DEVICE} {kind} td_{name}_across_{_across_name(m, count)}({kind} x, int lane) {{",
        f"  {UNROLL} for (int r = 0; r < {count}; ++r) {{",
        "    float y = x[r];",
        *steps,
        "    x[r] = y;",
        "  }",
        "  return x;",
        "}",
    ]
