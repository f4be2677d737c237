"""TD177, TD702, TD703: what a kernel makes and does not use. The compiler leaves unused products out, so they are errors; the rest only costs room or time."""

from __future__ import annotations

from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.walk import statements, tiles_of, touched_shared


def unused_products(kernel: ir.KernelIR) -> list[Diagnostic]:
    """TD177 for each product of which nothing is stored, neither itself nor what is made of it."""
    live = _stored(kernel)
    found: dict[object, Diagnostic] = {}
    for statement in statements(kernel.body):
        if isinstance(statement, ir.Mma) and statement.acc not in live:
            message = f"nothing is stored of what td.{statement.form.name} adds up in '{kernel.names[statement.acc]}'"
            helps = ("td.store(c[i, j], acc) writes an accumulator to global memory; or leave the product out",)
            found.setdefault(statement.span, Diagnostic("TD177", message, Mark(statement.span), helps=helps, calls=statement.calls))
    return list(found.values())


def _stored(kernel: ir.KernelIR) -> set[ir.Tile]:
    """The register tiles that are stored, and those that they are made of by products, arithmetic, conversion and change of layout."""
    sources: dict[ir.Tile, set[ir.Tile]] = {}
    found: list[ir.Tile] = []
    for statement in statements(kernel.body):
        match statement:
            case ir.StoreTile(src=src):
                found.append(src)
            case ir.Mma(acc=acc, a=a, b=b):
                sources.setdefault(acc, set()).update((a, b))
            case ir.Elementwise(dst=dst, value=value):
                sources.setdefault(dst, set()).update(tiles_of(value))
            case ir.Cast(dst=dst, src=src) | ir.SwapLayout(dst=dst, src=src):
                sources.setdefault(dst, set()).add(src)
    live: set[ir.Tile] = set()
    while found:
        tile = found.pop()
        if tile not in live:
            live.add(tile)
            found += sources.get(tile, ())
    return live


def unused_memory(kernel: ir.KernelIR) -> list[Diagnostic]:
    """TD702 for shared tiles that no statement touches, TD703 for what is fetched and committed nowhere."""
    body = list(statements(kernel.body))
    touched = {shared for statement in body for shared in touched_shared(statement)}
    committed = {statement.src for statement in body if isinstance(statement, ir.Commit)}
    found = [_unused_tile(kernel, shared, bool(touched)) for shared in kernel.shared if shared not in touched]
    fetched = {statement.dst: statement for statement in body if isinstance(statement, ir.Fetch)}
    for staged in fetched:
        if staged not in committed:
            found.append(_warning("TD703", "what is fetched here is never committed", staged, "td.commit(shared, staged) writes it to LDS"))
    return found


def _unused_tile(kernel: ir.KernelIR, shared: ir.Shared, takes_room: bool) -> Diagnostic:
    """It takes room in LDS where there is a tile that is used."""
    size = shared.buffers * shared.rows * shared.cols * shared.dtype.bytes
    text = f"{size:,} bytes of LDS for nothing" if takes_room else ""
    return _warning("TD702", f"the shared tile '{kernel.names[shared]}' is never used", shared, "leave it out", text)


def _warning(code: str, message: str, made: ir.Shared | ir.Staged, help: str, text: str = "") -> Diagnostic:
    return Diagnostic(code, message, Mark(made.span, text), helps=(help,), severity="warning")
