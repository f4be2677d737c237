"""Text of the IR, one statement a line, for `tiledsl lower --dump-ir` and for golden files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from tiledsl.diagnostics.diagnostic import display_path
from tiledsl.ir import forms
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex


def size_text(rows: int, cols: int) -> str:
    """Rows and columns with their article, as in "a 32x64 register tile" and "an 8x64 register tile"."""
    article = "an" if str(rows).startswith("8") or rows in (11, 18) else "a"
    return f"{article} {rows}x{cols}"


def tile_text(tile: ir.Tile) -> str:
    """Name a register tile by its shape and type in messages."""
    return f"{size_text(tile.rows, tile.cols)} register tile of {tile.dtype}"


def ir_text(kernel: ir.KernelIR) -> str:
    """Return the text of the whole kernel. Coordinates and sizes are elements; `@` gives the source line."""
    grid = " x ".join(map(expr_text, kernel.grid))
    lines = [f"kernel {kernel.name}  grid {grid}  warps {kernel.warps}  waits {kernel.waits}"]
    lines += [
        f"  size {size.name}: {f'{size.multiple} x n, ' if size.multiple > 1 else ''}{size.low}..{size.high}"
        for size in kernel.dynamic
    ]
    lines += [f"  {step.var.name} = {expr_text(step.value)}" for step in (*kernel.block_steps, *kernel.coordinates)]
    lines += [f"  tensor {t.name}: {t.dtype} {_shape(t)}" for t in kernel.tensors]
    lines += [f"  scalar {s.name}: {s.dtype}" for s in kernel.scalars]
    for s in kernel.shared:
        swizzle = f"  swizzle({_swizzle(s.swizzle)})" if s.swizzle else ""
        lines.append(
            f"  shared {kernel.names[s]}: {s.dtype} {s.rows} x"
            f" {s.cols}{f' x {s.buffers} buffers' if s.buffers > 1 else ''}{swizzle}"
        )
    lines += [f"  tile {kernel.names[t]}: {t.dtype} {t.rows} x {t.cols} {t.layout}" for t in kernel.tiles]
    lines += [f"  contents {_contents(one)}" for one in kernel.declared]
    lines += [f"  ensures {c.tensor.name} = {c.formula}" for c in kernel.contracts]
    lines += [f"  keeps {k.tensor.name} where {k.text}" for k in kernel.keeps]
    lines += [f"  unchecked {u.tensor.name}: {u.reason}" for u in kernel.unchecked]
    return "\n".join([*lines, *_block(kernel, kernel.body, "  ")]) + "\n"


def _contents(one: ir.Contents) -> str:
    order = f" {one.order}" if one.order else ""
    return f"{one.tensor.name}: {expr_text(one.least)}..{expr_text(one.most)}{order}"


def _swizzle(swizzle: ir.Swizzle) -> str:
    plain = swizzle == ir.Swizzle(swizzle.shift, swizzle.bits)
    return f"{swizzle.shift}, {swizzle.bits}" + ("" if plain else f", {swizzle.low}, {swizzle.fold}")


def _block(kernel: ir.KernelIR, body: tuple[ir.Statement, ...], indent: str) -> Iterator[str]:
    for statement in body:
        match statement:
            case ir.For(var=var, trips=trips, phases=phases):
                yield f"{indent}for {var.name} in 0..{expr_text(ex.binary('-', trips, 1))}{_at(statement)}"
                for number, phase in enumerate(phases):
                    if len(phases) > 1:
                        yield f"{indent}  phase {number} of {len(phases)}"
                    yield from _block(kernel, phase, indent + ("    " if len(phases) > 1 else "  "))
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                yield f"{indent}if {expr_text(condition)}{_at(statement)}"
                yield from _block(kernel, then, indent + "  ")
                if otherwise:
                    yield f"{indent}else"
                    yield from _block(kernel, otherwise, indent + "  ")
            case ir.Simple():
                yield f"{indent}{_statement(kernel, statement)}{_at(statement)}"
            case _:
                raise AssertionError(f"no text for {type(statement).__name__}")


def _at(statement: ir.Statement) -> str:
    return f"  @{os.path.basename(display_path(statement.span.file))}:{statement.span.line}"


def _product(product: ir.Mma, names: Mapping[ir.Named, str]) -> str:
    scales = " and ".join(names[one] for one in product.scales)
    said = forms.text(product.form, names[product.acc], names[product.a], names[product.b])
    return f"{said}, scales {scales}" if scales else said


def _statement(kernel: ir.KernelIR, statement: ir.Statement) -> str:
    names = kernel.names
    match statement:
        case ir.LoadShared(dst=dst, src=src, warps=warps, direct=direct):
            how = "load direct" if direct else "load"
            return f"{how} {_region(kernel, dst)} <- {_window(src)}  by warps {warps_text(warps)}"
        case ir.Fetch(dst=staged, src=src):
            return f"fetch {names[staged]}{_part(staged.part)} <- {_window(src)}  by warps {warps_text(staged.warps)}"
        case ir.Commit(dst=dst, src=staged, part=part):
            return f"commit {_region(kernel, dst)} <- {names[staged]}{_part(part)}"
        case ir.LoadTile(dst=tile, src=src):
            return f"load {names[tile]} <- {_region(kernel, src)}"
        case ir.Zero(dst=tile):
            return f"zero {names[tile]}"
        case ir.Mma():
            return _product(statement, names)
        case ir.LoadGlobal(dst=tile, src=src):
            return f"load {names[tile]} <- {_window(src)}"
        case ir.Cast(dst=dst, src=src, saturates=saturates):
            return f"cast {names[dst]} <- {names[src]} to {dst.dtype}{', saturated' if saturates else ''}"
        case ir.Unpack(dst=dst, src=src, zero=zero, bits=bits, by_lanes=by_lanes):
            less = names[zero] if isinstance(zero, ir.Tile) else f"{zero:g}"
            return f"{names[dst]} <- {bits} bits of {names[src]}{' by lanes' if by_lanes else ''} less {less}"
        case ir.Elementwise(dst=dst, value=value):
            return f"{names[dst]} <- {_element_text(value, names)}"
        case ir.SwapLayout(dst=dst, src=src):
            return f"swap_layout {names[dst]} <- {names[src]}"
        case ir.Turn(dst=dst, src=src):
            return f"turn {names[dst]} <- {names[src]}"
        case ir.Reduce(dst=dst, src=src, op=op, axis=axis, goes_on=goes_on):
            return f"{names[dst]} <- {op} of each {axis} of {names[src]}{f' and {names[dst]}' if goes_on else ''}"
        case ir.StoreShared(dst=dst, src=tile):
            return f"store {_region(kernel, dst)} <- {names[tile]}"
        case ir.StoreTile() | ir.AddInOrder():
            return _store(statement, names)
        case ir.ReadInteger(value=value, src=src):
            return f"{value.name} <- {_window(src)}"
        case ir.Keep(window=window):
            return f"keep {_window(window)}"
        case ir.Barrier():
            return "barrier"
        case ir.WaitFor():
            return _wait(statement, names)
        case ir.Print(tile=tile):
            return f"print {names[tile]}"
        case ir.Priority(level=level):
            return f"priority {level}"
        case ir.Asm(template=template, operands=operands):
            return f'asm "{template}"  ' + ", ".join(f"{name}={_operand(kernel, value)}" for name, value in operands)
        case _:
            raise AssertionError(f"no text for {type(statement).__name__}")


def _wait(wait: ir.WaitFor, names: Mapping[ir.Named, str]) -> str:
    if wait.values:
        return f"wait for {', '.join(names[value] for value in wait.values)}"
    counters = ("vmcnt", wait.vmcnt), ("lgkmcnt", wait.lgkmcnt)
    return " ".join(["wait", *(f"{name}={most}" for name, most in counters if most is not None)])


def _store(store: ir.StoreTile | ir.AddInOrder, names: Mapping[ir.Named, str]) -> str:
    text = f"{_window(store.dst)} <- {names[store.src]}"
    if isinstance(store, ir.AddInOrder):
        return (
            f"add in order {text}  part {expr_text(store.part)} of {expr_text(store.parts)} by {store.own.tensor.name}"
        )
    return f"store {text}" if store.part is None else f"add {text}  part {expr_text(store.part)} of {store.parts}"


def _element_text(value: ir.Element, names: Mapping[ir.Named, str]) -> str:
    """Return an element's expression over the names of tiles, with brackets around every inner operation."""
    match value:
        case ir.Number(value=number):
            return f"{number:g}" if float(f"{number:g}") == number else repr(number)
        case ir.Parameter(name=name):
            return name
        case ir.OfTile(tile=tile):
            return names[tile]
        case ir.OfPlace(value=integer):
            return expr_text(integer)
        case ir.Apply(op="neg", operands=(one,)):
            return f"-{_inside(one, names)}"
        case ir.Apply(op="and" | "or" as op, operands=(one, other)):
            return f"{_inside(one, names)} {op} {_inside(other, names)}"
        case ir.Apply(op="not", operands=(one,)):
            return f"not {_inside(one, names)}"
        case ir.Apply(op=op, operands=(one, other)) if not op.isidentifier():
            return f"{_inside(one, names)} {op} {_inside(other, names)}"
        case ir.Apply(op=op, operands=operands):
            return f"{op}({', '.join(_element_text(operand, names) for operand in operands)})"
        case _:
            raise AssertionError(f"no text for {value!r}")


def _inside(value: ir.Element, names: Mapping[ir.Named, str]) -> str:
    text = _element_text(value, names)
    if isinstance(value, ir.Apply):
        return f"({text})" if not value.op.isidentifier() or value.op in ("and", "or", "not") else text
    made = isinstance(value, ir.OfPlace) and not isinstance(value.value, ir.Const | ir.Var)
    return f"({text})" if made else text


def _part(part: tuple[int, int]) -> str:
    return f" part {part[0]} of {part[1]}" if part[1] > 1 else ""


def warps_text(warps: tuple[int, ...]) -> str:
    """Return the numbers of some warps, which are given in ascending order."""
    contiguous = warps == tuple(range(warps[0], warps[0] + len(warps))) and len(warps) > 1
    return f"{warps[0]}..{warps[-1]}" if contiguous else ", ".join(map(str, warps))


def _operand(kernel: ir.KernelIR, value: ir.AsmOperand) -> str:
    match value:
        case ir.Registers(dwords=dwords):
            return f"{kernel.names[value]}[{dwords}]"
        case ir.Pointer(tensor=tensor, row=row, col=col):
            return f"&{tensor.name}[{expr_text(row)}, {expr_text(col)}]"
        case ir.RegisterElement(registers=registers, index=index):
            return f"{kernel.names[registers]}[{registers.dwords}].{index}"
        case ir.Parameter(name=name):
            return name
        case ir.Expr():
            return expr_text(value)
        case _:
            assert_never(value)


def _shape(tensor: ir.Tensor) -> str:
    """Return the shape in elements, with the distance between rows and between matrices where they are not dense."""
    text = (
        f"{expr_text(tensor.rows)} x"
        f" {expr_text(tensor.cols)}{f' every {expr_text(tensor.pitch)}' if tensor.pitch != tensor.cols else ''}"
    )
    if tensor.dimensions < 3:
        return text
    dense = tensor.matrix_pitch == ex.binary("*", tensor.rows, tensor.pitch)
    matrices = "" if dense else f", matrices every {expr_text(tensor.matrix_pitch)}"
    groups = f", groups of {tensor.group} every {expr_text(tensor.group_pitch)}" if tensor.group else ""
    return f"{expr_text(tensor.matrices)} x {text}{matrices}{groups}"


def _window(window: ir.Window) -> str:
    matrix = f"{expr_text(window.matrix)}, " if window.tensor.dimensions == 3 else ""
    return (
        f"{window.tensor.name}[{matrix}{expr_text(window.row)} +{window.rows}, {expr_text(window.col)} +{window.cols}]"
        f"{'' if window.end is None else f' below row {expr_text(window.end)}'}"
    )


def _region(kernel: ir.KernelIR, region: ir.Region) -> str:
    buffer = f"[{expr_text(region.buffer)}]" if region.shared.buffers > 1 else ""
    return (
        f"{kernel.names[region.shared]}{buffer}[{expr_text(region.row)} +{region.rows}, {expr_text(region.col)}"
        f" +{region.cols}]"
    )


def expr_text(expr: ir.Expr) -> str:
    """Return an expression as Python would write it, with brackets around every inner operation."""
    match expr:
        case ir.Const(value):
            return str(value)
        case ir.Var(name):
            return name
        case ir.Binary("+", left, ir.Const(value)) if value < 0:
            return f"{_inner(left)} - {-value}"
        case ir.Binary("+", left, ir.Binary("*", right, ir.Const(-1))) | ir.Binary(
            "+", ir.Binary("*", right, ir.Const(-1)), left
        ):
            return f"{_inner(left)} - {_inner(right)}"
        case ir.Binary(op, left, right):
            return f"{_inner(left)} {op} {_inner(right)}"
        case ir.Select(condition, true, false):
            return f"{_inner(true)} if {_inner(condition)} else {_inner(false)}"
        case ir.Undefined(name):
            return f"undefined({name})"
        case ir.SharedAddress(shared, buffer):
            return f"address(shared {shared.index}{f'[{expr_text(buffer)}]' if shared.buffers > 1 else ''})"
        case ir.FromMemory(name=name):
            return name
        case ir.SwizzledOffset() | ir.Swizzled():
            return f"swizzle({', '.join(map(expr_text, ex.children(expr)))})"
        case _:
            raise AssertionError(f"no text for {type(expr).__name__}")


def _inner(expr: ir.Expr) -> str:
    text = expr_text(expr)
    return (
        f"({text})"
        if isinstance(expr, ir.Binary | ir.Select) and not (isinstance(expr, ir.Binary) and expr.op == "*")
        else text
    )


def warps(numbers: Sequence[int]) -> str:
    """Name warps by their numbers: "warp 2", "warps 0..3", "warps 0, 2, 5"."""
    if len(numbers) == 1:
        return f"warp {numbers[0]}"
    together = list(numbers) == list(range(numbers[0], numbers[-1] + 1))
    return f"warps {numbers[0]}..{numbers[-1]}" if together else f"warps {', '.join(map(str, numbers))}"
