"""TD301–TD303: pieces of tensors and of shared tiles lie inside them, at every block, warp and step. Only the last
tiles at a tensor's edge may end outside.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

from tiledsl.analysis.source.outside import Outside, Range, Reason, divided, farthest, outside, reason_of
from tiledsl.analysis.source.points import Placed, placed_statements
from tiledsl.analysis.source.unbound import unbound
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.edges import AXES, reaches

Piece = ir.Window | ir.Region


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class OutsideTensor(Cause):
    """A piece leaves the tensor with that name, which has so many `lines`: "rows", "columns" or "matrices"."""

    tensor: str
    size: int
    lines: str


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class OutsideTile(Cause):
    """A piece leaves the shared tile with that name, which has so many `lines`: "rows" or "columns"."""

    tile: str
    size: int
    lines: str


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class MissingBuffer(Cause):
    """A piece is of that buffer of a shared tile, which has fewer."""

    tile: str
    buffers: int
    first: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Finding(Compared):
    """A piece outside the object with that name, and the reason where it is known. `exchanged`: the piece's coordinates
    may have been exchanged. `index` is the coordinate and the range that the coordinate leaves, where pieces of other
    objects may leave the same range by the same coordinate. `where` are the warps or blocks at which the piece lies
    outside: one wrong number takes the pieces of one warp out of several objects.
    """

    name: str
    reason: Reason | None
    diagnostic: Diagnostic
    exchanged: Finding | None = None
    index: tuple[object, ...] = ()
    where: tuple[object, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """The same for findings of one mistake; empty where nothing is known of the mistake."""
        return self.reason.key if self.reason else self.index

    @property
    def keys(self) -> list[tuple[object, ...]]:
        """What is the same for findings of one mistake: one of these."""
        return [key for key in (self.key, self.where, self.piece) if key]

    @property
    def piece(self) -> tuple[object, ...]:
        """The same for the rows and the columns of one piece, and for pieces of one call."""
        primary, calls = self.diagnostic.primary, self.diagnostic.calls
        return ("piece", self.name, primary.span, calls) if primary is not None and self.name else ()


def bounds(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One diagnostic for each piece that leaves its tensor or tile, and one for all pieces with the same reason; marks
    show the other places.
    """
    return one_of_each(piece_findings(kernel))


def piece_findings(kernel: ir.KernelIR) -> list[Finding]:
    """The pieces that leave their tensor or tile."""
    statements = map(_executed, placed_statements(kernel.body))
    pieces = [(_stored(placed, piece), piece) for placed in statements for piece in placed.statement.effects.pieces]
    exchanges = _Exchanges(kernel, pieces)
    findings = [finding for placed, piece in pieces for finding in _leaves(kernel, placed, piece, exchanges)]
    # what more than these pieces leave for
    others = {finding.reason.key for finding in findings if finding.reason and not finding.exchanged}
    return [f.exchanged if f.exchanged and not (f.reason and f.reason.key in others) else f for f in findings]


def _executed(placed: Placed) -> Placed:
    """The points at which a statement is executed: a read whose element no loop changes comes before all branches."""
    is_first = isinstance(placed.statement, ir.ReadInteger) and not placed.statement.value.moves
    return dataclasses.replace(placed, conditions=()) if is_first else placed


def _stored(placed: Placed, piece: Piece) -> Placed:
    """The points at which a piece has elements: of one that ends at a row, those where it begins before this row."""
    if not isinstance(piece, ir.Window) or piece.end is None:
        return placed
    return dataclasses.replace(placed, conditions=(*placed.conditions, ex.binary("<", piece.row, piece.end)))


def one_of_each(findings: Iterable[Finding]) -> list[Diagnostic]:
    """One diagnostic for all findings of a line with the same words, and one for those of the same reason. Findings
    with the same words may have different reasons.
    """
    out: list[Finding] = []
    places: dict[object, int] = {}
    for finding in findings:
        line = _line(finding.diagnostic)
        at = places.setdefault(line, next((places[key] for key in finding.keys if key in places), len(out)))
        if at == len(out):
            out.append(finding)
        elif _line(out[at].diagnostic) != line:
            out[at] = _with(out[at], finding)
        elif out[at].reason is None and finding.reason is not None:
            out[at] = finding
        for key in out[at].keys:
            places.setdefault(key, at)
    return [finding.diagnostic for finding in out]


def _line(diagnostic: Diagnostic) -> object:
    assert diagnostic.cause is not None
    return diagnostic.primary and diagnostic.primary.span, diagnostic.cause


def _with(first: Finding, other: Finding) -> Finding:
    """The first finding, with a mark at the place of another finding of the same reason."""
    here, there = first.diagnostic.primary, other.diagnostic.primary
    assert here is not None and there is not None
    if there.span in [mark.span for mark in first.diagnostic.others]:
        return first
    elsewhere = there.span != here.span or other.name == first.name
    also = "the same here" if elsewhere else f"the same for '{other.name}'"
    return dataclasses.replace(
        first,
        diagnostic=dataclasses.replace(
            first.diagnostic, others=(*first.diagnostic.others, Mark(there.span, f"{also}: {there.text}"))
        ),
    )


def _leaves(kernel: ir.KernelIR, placed: Placed, piece: Piece, exchanges: _Exchanges) -> Iterator[Finding]:
    for axis in range(len(AXES)):
        yield from _axis(kernel, placed, piece, axis, exchanges)
    if isinstance(piece, ir.Window):
        low, high = ex.bounds(piece.matrix)
        matrices = ex.number(piece.tensor.matrices)
        left = outside(piece.matrix, placed, 1, matrices) if low < 0 or high >= matrices else None
        if left is not None:
            diagnostic = (
                _unbound(kernel, placed, piece.matrix, left)
                if left.undefined
                else _no_matrix(kernel, placed, piece, left)
            )
            yield Finding(piece.tensor.name, None, diagnostic, where=left.where)
    if isinstance(piece, ir.Region):
        yield from _buffer(kernel, placed, piece.shared, piece.buffer)


def _buffer(kernel: ir.KernelIR, placed: Placed, shared: ir.Shared, buffer: ir.Expr) -> Iterator[Finding]:
    low, high = ex.bounds(buffer)
    left = outside(buffer, placed, 1, shared.buffers) if low < 0 or high >= shared.buffers else None
    if left is not None and left.undefined:
        yield Finding(kernel.names[shared], None, _unbound(kernel, placed, buffer, left))
    elif left is not None:
        diagnostic = _no_buffer(kernel, placed, shared, buffer, left)
        yield Finding(
            kernel.names[shared], Reason((diagnostic.cause,), "", ""), diagnostic
        )  # its help stands there already


def _no_buffer(kernel: ir.KernelIR, placed: Placed, shared: ir.Shared, buffer: ir.Expr, left: Outside) -> Diagnostic:
    """TD302."""
    cause = MissingBuffer(kernel.names[shared], shared.buffers, left.first)
    message = f"buffer {left.first} of '{kernel.names[shared]}', whose buffers are 0..{shared.buffers - 1}"
    notes, helps = _strange_role(kernel, left, buffer)
    helps = helps or ("buffers are counted from 0 and used in turn: tile[k % 2]",)
    return Diagnostic(
        "TD302",
        message,
        Mark(placed.statement.span, left.describe(kernel)),
        notes=notes,
        helps=helps,
        calls=placed.statement.calls,
        cause=cause,
    )


def _axis(kernel: ir.KernelIR, placed: Placed, piece: Piece, axis: int, exchanges: _Exchanges) -> Iterator[Finding]:
    left = _left(kernel, placed, piece, axis)
    if left is None:
        return
    name, (start, fits) = _name(kernel, piece), _range(kernel, piece, axis)
    if left.undefined:
        yield Finding(name, None, _unbound(kernel, placed, start, left))
    else:
        by = divided(start, placed, fits, kernel)
        reason, exchanged = by or reason_of(start, placed, fits, kernel), (
            None if by else exchanges.reason(placed, piece, axis)
        )
        index = (start, fits.extent, fits.size, placed.conditions)
        found = [
            Finding(name, why, _stray(kernel, placed, piece, axis, left, why), index=index, where=left.where)
            for why in (reason, exchanged)
        ]
        yield dataclasses.replace(found[0], exchanged=found[1] if exchanged else None)


def _left(kernel: ir.KernelIR, placed: Placed, piece: Piece, axis: int) -> Outside | None:
    """The points at which the piece lies outside along an axis."""
    start, extent = ((piece.row, piece.rows), (piece.col, piece.cols))[axis]
    low, high = ex.bounds(start)
    if 0 <= low and high + extent <= _size(piece, axis):
        return None
    start, fits = _range(kernel, piece, axis)
    return outside(start, placed, fits.extent, fits.size, fits.most)


def _range(kernel: ir.KernelIR, piece: Piece, axis: int) -> tuple[ir.Expr, Range]:
    """The first element of the piece along an axis, and the range that the piece must lie in."""
    start, extent = ((piece.row, piece.rows), (piece.col, piece.cols))[axis]
    lines, name = f"{AXES[axis]}s", _name(kernel, piece)
    if isinstance(piece, ir.Region):
        return start, Range(extent, _size(piece, axis), 0, lines, name)
    most = max(map(ex.number, reaches(kernel, piece.tensor, axis, extent)))
    if ex.is_in_group(start):  # the last tile of a group begins anywhere, and elements beyond the tensor are left out
        return start, Range(1, _size(piece, axis), 0, lines, name, piece.tensor.sizes[axis])
    return start, Range(extent, _size(piece, axis), most, lines, name, piece.tensor.sizes[axis])


def _name(kernel: ir.KernelIR, piece: Piece) -> str:
    return piece.tensor.name if isinstance(piece, ir.Window) else kernel.names[piece.shared]


class _Exchanges:
    """The pieces that would lie inside if the coordinates of row and column were exchanged."""

    def __init__(self, kernel: ir.KernelIR, pieces: list[tuple[Placed, Piece]]):
        self.kernel, self.pieces = kernel, pieces
        self.known: dict[object, list[tuple[Placed, Piece]]] = {}

    def reason(self, placed: Placed, piece: Piece, axis: int) -> Reason | None:
        """The exchange as a reason: with exchanged coordinates all pieces of that form that lie outside would lie
        inside, and the excess along this axis fits the other axis.
        """
        form = _whole(piece), piece.rows, piece.cols
        exchanged = self.known[form] = self.known[form] if form in self.known else self._exchanged(form)
        ends = [
            farthest(start, placed) + fits.extent
            for placed, other in exchanged
            for start, fits in (_range(self.kernel, other, 1 - axis),)
        ]
        if max(ends, default=0) < _size(piece, 1 - axis):
            return None
        note = (
            "with the coordinates of row and column exchanged, the piece would lie inside in every block, warp and step"
        )
        return Reason(
            ("exchanged", placed.statement.span),
            note,
            "exchange the coordinates: the first of the two counts down the rows, the second along the columns",
        )

    def _exchanged(self, form: object) -> list[tuple[Placed, Piece]]:
        """The pieces of that form that lie outside, exchanged; none where one of them lies outside then too."""
        out = []
        for placed, piece in self.pieces:
            if (_whole(piece), piece.rows, piece.cols) == form and self._lies_outside(placed, piece):
                other = _exchanged(piece)
                if other is None or self._lies_outside(placed, other):
                    return []
                out.append((placed, other))
        return out

    def _lies_outside(self, placed: Placed, piece: Piece) -> bool:
        return any(_left(self.kernel, placed, piece, axis) is not None for axis in range(len(AXES)))


def _exchanged(piece: Piece) -> Piece | None:
    """Where each of its two coordinates, counted in tiles, stands in the other's place; None where one is no whole
    number of tiles.
    """
    down, across = _in_tiles(piece.row, piece.rows), _in_tiles(piece.col, piece.cols)
    if down is None or across is None:
        return None
    return dataclasses.replace(piece, row=ex.binary("*", across, piece.rows), col=ex.binary("*", down, piece.cols))


def _in_tiles(start: ir.Expr, extent: int) -> ir.Expr | None:
    terms, constant = ex.linear(start)
    if any(part % extent for part in (*terms.values(), constant)):
        return None
    return ex.from_linear(({atom: part // extent for atom, part in terms.items()}, constant // extent))


def _whole(piece: Piece) -> ir.Tensor | ir.Shared:
    return piece.tensor if isinstance(piece, ir.Window) else piece.shared


def _size(piece: Piece, axis: int) -> int:
    """The rows or columns of the tensor or tile that the piece belongs to."""
    if isinstance(piece, ir.Region):
        return (piece.shared.rows, piece.shared.cols)[axis]
    return ex.number((piece.tensor.rows, piece.tensor.cols)[axis])


def _no_matrix(kernel: ir.KernelIR, placed: Placed, window: ir.Window, left: Outside) -> Diagnostic:
    """TD301 for the first coordinate of a batch, or for the part of a sum."""
    tensor, count = window.tensor, ex.number(window.tensor.matrices)
    if isinstance(placed.statement, ir.StoreTile) and placed.statement.parts:
        one, helps = "part", ("parts are counted from 0",)
        word = "td.atomic_add" if placed.statement.counted is None else "td.add_in_order"
        message = f"part= of {word} is outside the {count} parts of '{tensor.name}'"
    else:
        one, helps = "matrix", ("matrices are counted one by one, from 0",)
        message = f"a piece of '{tensor.name}' lies outside '{tensor.name}', which has {count} matrices"
    text = ", ".join(part for part in (left.describe(kernel), f"{one} {left.first}") if part)
    notes, roles = _strange_role(kernel, left, window.matrix)
    return Diagnostic(
        "TD301",
        message,
        Mark(placed.statement.span, text),
        notes=notes,
        helps=roles or helps,
        calls=placed.statement.calls,
        cause=OutsideTensor(tensor.name, ex.number(tensor.matrices), "matrices"),
    )


def _strange_role(kernel: ir.KernelIR, left: Outside, place: ir.Expr) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A note and a help where the warp belongs to no role whose id the coordinate may use: for that warp the number has
    no meaning.
    """
    if "warp" not in ex.kinds(place):
        return (), ()
    warp = next((int(values[left.point]) for var, values in left.found.variables.items() if var.kind == "warp"), None)
    for read in kernel.roles_read:
        if warp is not None and not read.first <= warp < read.first + read.count:
            note = (
                f"'{read.name}.id', read at {read.span}, is {warp - read.first} for warp {warp}, which is not of role"
                f" '{read.name}'"
            )
            return (note,), (
                f"use {read.name}.id inside `with {read.name}:`; td.warp_id() counts all warps of the block",
            )
    return (), ()


def _stray(
    kernel: ir.KernelIR, placed: Placed, piece: Piece, axis: int, left: Outside, reason: Reason | None
) -> Diagnostic:
    """TD301 for a tensor's piece, TD303 for a shared tile's."""
    first, lines = left.first, f"{AXES[axis]}s"
    extent = (piece.rows, piece.cols)[axis]
    size = _size(piece, axis)
    name = _name(kernel, piece)
    text = ", ".join(part for part in (left.describe(kernel), f"{lines} {first}..{first + extent - 1}") if part)
    unit = (
        f"in tiles of {extent} {lines} that is tile {first // extent}, counted from 0, of {-(-size // extent)}"
        if first % extent == 0
        else f"the piece is {extent} {lines} from element {first}"
    )
    helps = ["the place of a subtile counts subtiles"]
    if isinstance(piece, ir.Window):
        helps = ["coordinates count tiles of the copied shape; .at(row=…, col=…) counts elements"]
        if -extent < first < 0:
            helps.append(
                f"a tile may end behind the last {AXES[axis]}, where it reads 0, and not begin before the first: put"
                " zeros there, as examples/convolution.py does"
            )
        elif size % extent:
            attribute = f"{piece.tensor.name}.{('rows', 'cols')[axis]}"
            helps.append(
                f"td.cdiv({attribute}, tile) also counts a tile that ends outside; such a tile begins at a multiple of"
                " its own size"
            )
    notes, roles = _strange_role(kernel, left, (piece.row, piece.col)[axis])
    if reason is not None and not roles:
        notes, roles = (reason.note,), (reason.help,)
    is_tensor = isinstance(piece, ir.Window)
    return Diagnostic(
        "TD301" if is_tensor else "TD303",
        f"a piece of '{name}' lies outside '{name}', which has {size} {lines}",
        Mark(placed.statement.span, text),
        notes=(unit, *notes),
        helps=roles or tuple(helps),
        calls=placed.statement.calls,
        cause=OutsideTensor(name, size, lines) if is_tensor else OutsideTile(name, size, lines),
    )


def _unbound(kernel: ir.KernelIR, placed: Placed, start: ir.Expr, left: Outside) -> Diagnostic:
    return unbound(next(ex.undefined(start)), left.describe(kernel), placed.statement.span, placed.statement.calls)
