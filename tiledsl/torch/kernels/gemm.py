"""C = A·Bᵀ of any size, plain or scaled: the examples' staged kernel, with sizes as arguments and a block by size.

While a slice is multiplied, the next slice travels from global memory into registers, and then to LDS."""

import functools
import itertools

import tiledsl as td
from tiledsl.ir.nodes import DType
from tiledsl.language.values.annotations import MOST, Dimension

BLOCKS = (256, 128, 64)  # rows and columns of C that a block computes
FORMS = (  # all but the first of 16 bits
    "sliced",
    "thin",
    "ping_pong",
    "flat",
    "deep",
    "straight",
    "strips",
    "mixed",
    "interleaved",
    "direct",
    "ring",
)
SLICED, THIN, PING_PONG, FLAT, DEEP, STRAIGHT, STRIPS, MIXED, INTERLEAVED, DIRECT, RING = FORMS
STRAIGHT_TO_LDS = DIRECT, RING  # the forms that gfx950 alone has
_WARPS = dict.fromkeys(FORMS, 8) | dict.fromkeys((THIN, FLAT, DEEP, RING), 4)
_STEPS = {128: 32, 64: 128, 32: 256}  # columns of A and B in a step of the thin form, by block
_FLAT_STEPS = {FLAT: 256, DEEP: 512}  # of the forms whose warps divide the columns of a step
_STRAIGHT_STEP = 64  # columns of A and B that a warp loads at once: a line of each row
FLAT_ROWS = 16  # rows of C that a block of these forms computes
_TALL_ROWS = 256  # of the forms whose blocks have as many rows, and any of several numbers of columns
BLOCKS_OF = {  # by form, the columns of C that a block computes, or their mean; four warps lack registers for 256
    SLICED: BLOCKS,
    THIN: tuple(_STEPS),
    PING_PONG: BLOCKS[:2],
    FLAT: (32, 16),
    DEEP: (16,),
    STRAIGHT: (64, 32),
    STRIPS: (256, 224, 192, 160, 128, 96),
    MIXED: (216,),
    INTERLEAVED: (128,),
    DIRECT: (256, 128),
    RING: (192, 160, 128),
}
_STEP_BYTES = 128  # of a row of A and B in a step
_SLICES = {16: 16, 8: 64}  # columns multiplied at once, by the bits of an element
_SLICE = _SLICES[16]
_PHASED_STEP = 4 * _SLICE  # columns of A and B in a step of the forms in ping-pong
_LOADED = 64  # rows of a step that eight warps load at once
_SIDE = 32  # rows and columns of a warp's tiles of a strip
_DOWN = _TALL_ROWS // _SIDE  # tiles of a strip
_RING = 4  # buffers of the form of that name, where LDS has room
_AT_ONCE = 2  # reads of LDS behind a product of this form
_DEEPEST = 128  # columns of gfx950's instruction for 16 × 16 pieces of fp8
LONGEST_OF_INT8 = 131_056  # columns: the last multiple of 16 of which i32 holds all sums (TD706)
_MANY = 512  # rows: more are for larger blocks
_ENOUGH = 256  # blocks that occupy the compute units of every chip, or nearly


def largest_block(rows: int, cols: int) -> int:
    """The largest block for which rows × cols of C give enough blocks, or the smallest block."""
    return next((block for block in BLOCKS if -(-rows // block) * -(-cols // block) >= _ENOUGH), BLOCKS[-1])


def rows_of(form: str, block: int) -> int:
    """The rows of C that a block computes; it computes `block` columns."""
    if form in (STRIPS, MIXED, DIRECT):
        return _TALL_ROWS
    return FLAT_ROWS if form in (*_FLAT_STEPS, STRAIGHT) else block


def suits(form: str, block: int, rows: int) -> bool:
    """Whether a form is worth a trial for so many rows of C: blocks of few rows read B for each of them."""
    of_block = rows_of(form, block)
    return rows <= _MANY if of_block == FLAT_ROWS else of_block < _TALL_ROWS or rows >= of_block


def depth(operands: DType) -> Dimension:
    """The columns of A and B: rows begin at multiples of 16 bytes, and i32 holds all sums of int8."""
    return td.dyn("K", multiple=128 // operands.bits, most=LONGEST_OF_INT8 if operands == td.int8 else MOST)


def _place(a, b, block, batched, rows=None):
    """The matrix of the batch (if `batched`), and the row and the column of the block's tile of C."""
    blocks = td.cdiv(a.rows, rows or block), td.cdiv(b.rows, block)
    return td.grid(a.batch, *blocks) if batched else td.grid(*blocks)


@td.op
def _sliced(a, b, block, batched=False):
    """A warp's two tiles of A·Bᵀ, each with its place of tiles in C: matrix (if `batched`), row and column."""
    *n, row, col = _place(a, b, block, batched)
    operands, side = a.dtype, block // 4  # `side` of one of a warp's two tiles of C
    step = _STEP_BYTES * 8 // operands.bits
    at_once = _DEEPEST if operands == td.fp8 and side == 16 else _SLICES[operands.bits]
    steps, slices = td.cdiv(a.cols, step), step // at_once
    is_ahead = operands.bits == 16 or side < 64  # of 64 rows of bytes the registers hold one slice
    As, Bs = td.st(operands, block, step), td.st(operands, block, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    columns = (wc, wc + 2)
    acc = [td.zeros(td.i32 if operands == td.int8 else td.f32, side, side) for _ in columns]

    def read(s):
        """Read a slice of the rows and columns that a warp multiplies; there is none behind the last."""
        places = [(As, wr), *((Bs, across) for across in columns)] if s < slices else []
        return [td.load(td.subtile(shared, (side, at_once), (at, s))) for shared, at in places]

    td.load(As, a[(*n, row, 0)])
    td.load(Bs, b[(*n, col, 0)])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        here = read(0)
        if more:
            a_next, b_next = td.fetch(As, a[(*n, row, k + 1)]), td.fetch(Bs, b[(*n, col, k + 1)])
        for s in range(slices):
            td.wait(here)
            ahead = read(s + 1) if is_ahead else []
            for tile, operand in zip(acc, here[1:], strict=True):
                td.mma_ABt(tile, here[0], operand)
            here = ahead or read(s + 1)
        td.barrier()  # every warp has read this slice
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    return [(tile, (*n, row * 4 + wr, col * 4 + across)) for tile, across in zip(acc, columns, strict=True)]


@td.op
def _thin(a, b, block, batched=False):
    """A warp's tile of A·Bᵀ and its place, by steps so short that several blocks share a compute unit."""
    *n, row, col = _place(a, b, block, batched)
    step, side = _STEPS[block], block // 2
    steps = td.cdiv(a.cols, step)
    As, Bs = td.st(a.dtype, block, step), td.st(a.dtype, block, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, side, side)
    td.load(As, a[(*n, row, 0)])
    td.load(Bs, b[(*n, col, 0)])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[(*n, row, k + 1)]), td.fetch(Bs, b[(*n, col, k + 1)])
        for s in range(step // _SLICE):
            rows, cols = td.subtile(As, (side, _SLICE), (wr, s)), td.subtile(Bs, (side, _SLICE), (wc, s))
            td.mma_ABt(acc, td.load(rows), td.load(cols))
        td.barrier()  # every warp has read this step
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    return [(acc, (*n, row * 2 + wr, col * 2 + wc))]


@td.op
def _ping_pong(a, b, block, batched=False):
    """A warp's tile of A·Bᵀ and its place: half of the warps multiply while the other half moves data.

    These are the phases of examples/ping_pong.py."""
    *n, row, col = _place(a, b, block, batched)
    down, across = block // 2, block // 4
    As, Bs = td.st(a.dtype, block, _PHASED_STEP), td.st(a.dtype, block, _PHASED_STEP)
    half, wc = td.warp_id() // 4, td.warp_id() % 4
    acc = td.zeros(td.f32, down, across)
    pieces = [(As, half, down), (Bs, wc, across)]
    _in_phases(a, b, As, [Bs], [acc], pieces, (0, 2, 4, 8), (*n, row), [(*n, col * block)])
    return [(acc, (*n, row * 2 + half, col * 4 + wc))]


@td.op
def _in_phases(a, b, As, Bs, acc, pieces, ends, rows, columns):
    """Add the products of a block to a warp's tiles: of the rows of A at `rows`, and of those of B at `columns`.

    `As` is the tile of A in LDS, and `Bs` are the tiles of B, each with its place in `columns`. A warp reads the same
    `pieces` of each slice: of a tile the part of that number, with so many rows; the first piece is of A, and each
    other one is multiplied for a tile of `acc`. A step has four slices, whose pieces are read in three phases, which
    end at `ends`: what the third reads is there before the other half of the warps writes, in the fourth. The loads of
    a step are spread over three phases, of which the first is the fourth of the step before: rows that begin within a
    line take twice as many lines, for which one phase is too short."""
    steps, count = td.cdiv(a.cols, _PHASED_STEP), len(pieces)
    half = td.warp_id() // 4

    def read(phase):
        numbers = (divmod(number, count) for number in range(ends[phase], ends[phase + 1]))
        parts = [(*pieces[piece], s) for s, piece in numbers]
        return [td.load(td.subtile(shared, (size, _SLICE), (part, s))) for shared, part, size, s in parts]

    tiles = [As, *Bs]
    early, second, third = _evenly(loads := _loads_of(tiles), 3)

    def window(number, k):
        return _window_of_step(a, b, rows, columns, number, k)

    def fetch(load, k, into=None):
        number, part = load
        return td.fetch(tiles[number], window(number, k), part=part, into=into)

    for number, tile in enumerate(tiles):
        td.load(tile, window(number, 0))
    td.barrier()
    ahead = [fetch(load, 1 if steps > 1 else 0) for load in early]
    if half == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        held = read(0)
        if more:
            following = [fetch(load, k + 1) for load in second]
        td.barrier()
        _multiply(acc, *held[:count])
        held += read(1)
        if more:
            last = [fetch(load, k + 1) for load in third]
        td.barrier()
        _multiply(acc, *held[count : 2 * count])
        held += read(2)
        td.wait(held[2 * count :])  # the other half writes next
        td.barrier()
        _multiply(acc, *held[2 * count : 3 * count])
        if more:
            td.wait(ahead, following, last)
            for (number, _), staged in zip(loads, [*ahead, *following, *last], strict=True):
                td.commit(tiles[number], staged)
        if k + 2 < steps:
            for load, staged in zip(early, ahead, strict=True):
                fetch(load, k + 2, staged)
        td.barrier()
        _multiply(acc, *held[3 * count :])
    if half == 0:  # the other half's last phase
        td.barrier()


def _loads_of(tiles):
    """The loads of a step by all warps: of each load the number of its tile, and (load, loads) of this tile."""
    counts = [-(-tile.rows // _LOADED) for tile in tiles]
    return [(number, (load, count)) for number, count in enumerate(counts) for load in range(count)]


def _window_of_step(a, b, rows, columns, number, k):
    """The rows of A (number 0), or of one of the tiles of B, in a step."""
    if number == 0:
        return a[(*rows, k)]
    *n, first = columns[number - 1]
    return b.at(row=first, col=k * _PHASED_STEP, **(dict(batch=n[0]) if n else {}))


def _multiply(acc, rows, *columns):
    """Multiply a slice, before the other half of the warps does."""
    td.wait(rows, columns)
    with td.priority(1):
        for tile, operand in zip(acc, columns, strict=True):
            td.mma_ABt(tile, rows, operand)
    td.barrier()


@td.op
def _flat(a, b, block, batched=False, step=_FLAT_STEPS[FLAT]):
    """Few rows of A·Bᵀ and their place. Each warp multiplies a part of the columns of a step, and all add the parts.

    So a block has as few rows and columns as an instruction, and many blocks read A and B at once."""
    *n, row, col = _place(a, b, block, batched, FLAT_ROWS)
    warps = _WARPS[FLAT]
    steps, slices = td.cdiv(a.cols, step), step // _SLICE // warps
    As, Bs = td.st(a.dtype, FLAT_ROWS, step), td.st(a.dtype, block, step)
    acc, first = td.zeros(td.f32, FLAT_ROWS, block), td.warp_id() * slices
    td.load(As, a[(*n, row, 0)])
    td.load(Bs, b[(*n, col, 0)])
    td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        if more:
            a_next, b_next = td.fetch(As, a[(*n, row, k + 1)]), td.fetch(Bs, b[(*n, col, k + 1)])
        for s in range(slices):
            rows = td.subtile(As, (FLAT_ROWS, _SLICE), (0, first + s))
            cols = td.subtile(Bs, (block, _SLICE), (0, first + s))
            td.mma_ABt(acc, td.load(rows), td.load(cols))
        td.barrier()  # every warp has read this step
        if more:
            td.commit(As, a_next)
            td.commit(Bs, b_next)
        td.barrier()
    return _sum_of_warps(acc, warps, (*n, row, col))


@td.op
def _deep(a, b, block, batched=False):
    """The flat form with steps of twice as many columns."""
    return _flat(a, b, block, batched, _FLAT_STEPS[DEEP])


@td.op
def _straight(a, b, block, batched=False):
    """Few rows of A·Bᵀ and their place, as of the flat form, with operands straight from global memory to registers.

    No warp waits for another before all parts are added. Between them, the warps read whole lines."""
    *n, row, col = _place(a, b, block, batched, FLAT_ROWS)
    warps, own = _WARPS[STRAIGHT], td.warp_id()
    turns = td.cdiv(a.cols, _STRAIGHT_STEP * warps)
    acc = td.zeros(td.f32, FLAT_ROWS, block)
    rows = td.load(a[(*n, row, own)], (FLAT_ROWS, _STRAIGHT_STEP), layout="row")
    cols = td.load(b[(*n, col, own)], (block, _STRAIGHT_STEP), layout="row")
    for k in td.range(turns):
        td.mma_ABt(acc, rows, cols)
        if k + 1 < turns:
            td.load(rows, a[(*n, row, (k + 1) * warps + own)])
            td.load(cols, b[(*n, col, (k + 1) * warps + own)])
    return _sum_of_warps(acc, warps, (*n, row, col))


@td.op
def _sum_of_warps(acc, warps, place):
    """The sum of the warps' tiles, its place, and the rows that a warp stores: all warps have the sum, one stores."""
    size = acc.rows, acc.cols
    parts, total = td.st(td.f32, acc.rows * warps, acc.cols), td.zeros(td.f32, *size)
    td.store(td.subtile(parts, size, (td.warp_id(), 0)), acc)
    td.barrier()
    for warp in range(warps):
        total += td.load(td.subtile(parts, size, (warp, 0)), layout="col")
    return [(total, place, FLAT_ROWS * (td.warp_id() == 0))]


@td.op
def _strips(a, b, block, batched=False):
    """A warp's tiles of A·Bᵀ and their places, in ping-pong: of each warp 32 rows, and all columns of the block.

    The columns are a multiple of 32: of the numbers of columns, one gives nearly as many blocks as there are compute
    units, or a multiple of that."""
    *n, row, col = _place(a, b, block, batched, _TALL_ROWS)
    As, Bs = td.st(a.dtype, _TALL_ROWS, _PHASED_STEP), td.st(a.dtype, block, _PHASED_STEP)
    across = block // _SIDE
    acc = [td.zeros(td.f32, _SIDE, _SIDE) for _ in range(across)]
    _strip(a, b, As, [Bs], acc, (*n, row), [(*n, col * block)])
    return [(tile, (*n, row * _DOWN + td.warp_id(), col * across + j)) for j, tile in enumerate(acc)]


@td.op
def _strip(a, b, As, Bs, acc, rows, columns):
    """Add the products of a strip. The first two phases read a slice and a half each, and the third one slice."""
    pieces = [(As, td.warp_id(), _SIDE), *((tile, j, _SIDE) for tile in Bs for j in range(tile.rows // _SIDE))]
    count = len(pieces)
    _in_phases(a, b, As, Bs, acc, pieces, (0, 3 * count // 2, 3 * count, 4 * count), rows, columns)


@td.op
def _mixed(a, b, block, batched=False):
    """The tiles and places of strips of two widths, whose mean is `block`; and the rows that are stored of each tile.

    The narrow strips have 32 columns less than the wide ones: so many strips are narrow that none has columns beyond
    C, and so the number of strips can be a multiple of that of the compute units. The wide ones start first, and are
    the last of C: the rows of B are copied in pairs of pieces, and only the last piece of a wide strip is copied alone
    and may end beyond B."""
    across, narrow = -(-block // _SIDE), -(-block // _SIDE) - 1
    assert narrow % 2 == 0, "the narrow strips have whole pairs"
    strips, pieces = td.cdiv(b.rows, block), td.cdiv(b.rows, _SIDE)
    *n, number, row = td.grid(*((a.batch,) if batched else ()), strips, td.cdiv(a.rows, _TALL_ROWS))
    col, narrows = strips - 1 - number, strips * across - pieces
    first = col * narrow + (col - narrows if col > narrows else 0)
    As = td.st(a.dtype, _TALL_ROWS, _PHASED_STEP)
    Bs = [td.st(a.dtype, min(2, across - j) * _SIDE, _PHASED_STEP) for j in range(0, across, 2)]
    acc = [td.zeros(td.f32, _SIDE, _SIDE) for _ in range(across)]
    at = [first + j if first + j < pieces else 0 for j in range(across)]
    columns = [(*n, one * _SIDE) for one in at[::2]]
    if col >= narrows:
        _strip(a, b, As, Bs, acc, (*n, row), columns)
    else:
        _strip(a, b, As, Bs[:-1], acc[:-1], (*n, row), columns[:-1])
    place = (*n, row * _DOWN + td.warp_id())
    stored = [_SIDE * (first + j < pieces if j < narrow else col >= narrows) for j in range(across)]
    return [(tile, (*place, one), rows) for tile, one, rows in zip(acc, at, stored, strict=True)]


@td.op
def _interleaved(a, b, block, batched=False):
    """A warp's tiles of A·Bᵀ and their places. Memory operations stand between products, and LDS has two buffers.

    It is the schedule of examples/interleave.py with eight warps: a slice is read while the slice before it is
    multiplied, the next step is written to LDS, and the step behind that is on its way to registers."""
    *n, row, col = _place(a, b, block, batched)
    side, step, slices, parts = 32, 4 * _SLICE, 4, block // 64  # a part of a copy is one instruction
    down, across = block // side // 4, block // side // 2  # pieces of a warp
    steps = td.cdiv(a.cols, step)
    As, Bs = ([td.st(a.dtype, block, step) for _ in range(2)] for _ in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, side, side) for _ in range(across)] for _ in range(down)]
    held = [[td.rt(a.dtype, side, _SLICE) for _ in range(down + across)] for _ in range(2)]  # of two slices
    copies = [one for one in ((As, a, row), (Bs, b, col)) for _ in range(parts)]
    tiles = list(itertools.product(range(down), range(across)))

    def reads(buffer, s):
        """The LDS reads of a slice, each done when it is called."""
        places = [(As, wr * down + i) for i in range(down)] + [(Bs, wc * across + j) for j in range(across)]
        for register, (shared, place) in zip(held[s % 2], places, strict=True):
            yield functools.partial(td.load, register, td.subtile(shared[buffer], (side, _SLICE), (place, s)))

    def fetch(k, part):
        """Load a part of step k's copies into registers."""
        shared, tensor, place = copies[part]
        window = tensor[(*n, place, k)]
        staged[part] = td.fetch(shared[0], window, part=(part % parts, parts), into=staged[part])

    def commit(buffer, part):
        td.commit(copies[part][0][buffer], staged[part])

    def multiply(s, memory):
        """Multiply a slice, with the memory operations evenly between the products."""
        for (i, j), operations in zip(reversed(tiles), _evenly(memory, len(tiles)), strict=True):
            td.mma_ABt(acc[i][j], held[s % 2][i], held[s % 2][down + j])
            for operation in operations:
                operation()

    here, there, staged = 0, 1, [None] * 2 * parts
    td.load(As[here], a[(*n, row, 0)])
    td.load(Bs[here], b[(*n, col, 0)])
    td.barrier()
    for read in reads(here, 0):
        read()
    for part in range(2 * parts):
        fetch(1 if steps > 1 else 0, part)
    for k in td.range(steps):
        ahead, moves = (k + 2 if k + 2 < steps else k), []  # the last steps load theirs again, which nothing reads
        for part in range(0, 2 * parts, 2):  # what was loaded last is written first: one wait covers both
            moves += [functools.partial(commit, there, number) for number in (part + 1, part)]
            moves += [functools.partial(fetch, ahead, number) for number in (part, part + 1)]
        for s, memory in enumerate(_evenly(moves, slices)):
            pause = [lambda: None] * 3  # what the barrier waits for is finished during these products
            following = [*pause, td.barrier, *reads(there, 0), *pause]
            multiply(s, [*reads(here, s + 1), *memory] if s + 1 < slices else [*memory, *following])
        here, there = there, here
    return [(acc[i][j], (*n, (row * 4 + wr) * down + i, (col * 2 + wc) * across + j)) for i, j in tiles]


def _evenly(items, count):
    """Divide a list into so many lists, in order."""
    return [items[n * len(items) // count : (n + 1) * len(items) // count] for n in range(count)]


@td.op
def _direct(a, b, block, batched=False):
    """A warp's tiles of A·Bᵀ and their places, in ping-pong with loads straight to LDS, which gfx950 has.

    These are the phases of examples/ping_pong_direct.py."""
    *n, row, col = _place(a, b, block, batched, _TALL_ROWS)
    half_rows, half_cols, step = _TALL_ROWS // 2, block // 2, 4 * _SLICE
    down, across, steps = half_rows // 2, half_cols // 4, td.cdiv(a.cols, step)
    As, Bs = ([td.st(a.dtype, size, step, buffers=2) for _ in range(2)] for size in (half_rows, half_cols))
    wr, wc = td.warp_id() // 4, td.warp_id() % 4  # the warp's part of each half of the block's rows, and of its columns
    acc = [[td.zeros(td.f32, down, across) for _ in range(2)] for _ in range(2)]

    def fetch(of_a, half, buffer, k):
        shared, tensor, place = (As, a, row) if of_a else (Bs, b, col)
        td.load(shared[half][buffer], tensor[(*n, place * 2 + half, k)], direct=True)

    def rows(half, buffer):
        return td.load(td.subtile(As[half][buffer], (down, step), (wr, 0)))

    def multiply(tiles, of_a, of_b):
        with td.priority(1):
            for tile, operand in zip(tiles, of_b, strict=True):
                td.mma_ABt(tile, of_a, operand)
        td.barrier()

    tic, toc = 0, 1
    for half in range(2):
        fetch(False, half, tic, 0)
        fetch(True, half, tic, 0)
    if steps > 1:
        fetch(True, 0, toc, 1)
        fetch(False, 0, toc, 1)
    td.barrier()
    if wr == 1:  # one phase behind from here on
        td.barrier()
    for k in td.range(steps):
        upper, columns = rows(0, tic), [td.load(td.subtile(part[tic], (across, step), (wc, 0))) for part in Bs]
        if k + 1 < steps:
            fetch(False, 1, toc, k + 1)
        td.wait(upper, columns)  # read before the other half may overwrite it
        td.barrier()
        multiply(acc[0], upper, columns)
        lower = rows(1, tic)
        if k + 1 < steps:
            fetch(True, 1, toc, k + 1)
        if k + 2 < steps:  # into the buffers of this step that its first phase has read
            fetch(True, 0, tic, k + 2)
            fetch(False, 0, tic, k + 2)
        td.wait(lower)
        td.barrier()
        multiply(acc[1], lower, columns)
        tic, toc = toc, tic
    if wr == 0:  # the other half's last phase
        td.barrier()
    places = itertools.product(range(2), repeat=2)
    return [(acc[i][j], (*n, row * 4 + 2 * i + wr, col * 8 + 4 * j + wc)) for i, j in places]


@td.op
def _ring(a, b, block, batched=False):
    """A warp's tiles of A·Bᵀ and their places, with loads straight to a ring of buffers in LDS (gfx950).

    A step is loaded as many steps ahead as there are buffers, less one. So a block needs no other block on its compute
    unit, and no second warp on a SIMD, to hide the latency of memory: a warp multiplies a quarter of the block, and
    reads the least of LDS. Half of a step is read while the other half is multiplied."""
    *n, row, col = _place(a, b, block, batched)
    step, width = 4 * _SLICE, 2 * _SLICE
    side = _SIDE if block % (2 * _SIDE) == 0 else _SIDE // 2
    steps, count = td.cdiv(a.cols, step), block // 2 // side  # pieces of a warp's rows, and of its columns
    parts = 2 if side == _SIDE else 1  # of a step's rows, each of a load: short loads are spread between products
    buffers = max(2, min(_RING, td.target.lds_bytes // (2 * block * _STEP_BYTES)))
    As, Bs = (td.st(a.dtype, block // parts, step, buffers=parts * buffers) for _ in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, side, side) for _ in range(count)] for _ in range(count)]
    held = [[td.rt(a.dtype, side, width) for _ in range(2 * count)] for _ in range(2)]  # of the halves of a step
    tiles = list(itertools.product(reversed(range(count)), repeat=2))  # what was read last is multiplied first
    loads = [(*one, number) for one in ((As, a, row), (Bs, b, col)) for number in range(parts)]
    spread = [_evenly(of_half, len(tiles)) for of_half in _evenly(loads, 2)]

    def fetch(load, buffer, k):
        shared, tensor, place, number = load
        td.load(shared[buffer * parts + number], tensor[(*n, place * parts + number, k)], direct=True)

    def reads(buffer, half):
        """The LDS reads of half a step, each done when it is called."""
        for register, (shared, own, i) in zip(held[half], pieces, strict=True):
            rows, place = (buffer * parts + own, i) if parts == 2 else (buffer, own * count + i)
            yield functools.partial(td.load, register, td.subtile(shared[rows], (side, width), (place, half)))

    pieces = [(*one, i) for one in ((As, wr), (Bs, wc)) for i in range(count)]
    ring, ahead = list(range(buffers)), buffers - 1
    for k in range(ahead):
        if k < steps:
            for load in loads:
                fetch(load, k, k)
    td.barrier()
    for read in reads(0, 0):
        read()
    for k in td.range(steps):
        here, there, free = ring[0], ring[1], ring[-1]
        for half in range(2):
            later = list(reads(here, 1)) if half == 0 else list(reads(there, 0))
            first = half * (len(tiles) - 1) // 2  # the next step is read behind the barrier
            for number, (i, j) in enumerate(tiles):
                td.mma_ABt(acc[i][j], held[half][i], held[half][count + j])
                for load in spread[half][number]:
                    if k + ahead < steps:
                        fetch(load, free, k + ahead)
                if half == 1 and number == first:
                    td.barrier()
                now = later[_AT_ONCE * (number - first) :][:_AT_ONCE] if number >= first else []
                for read in now:
                    if half == 0 or k + 1 < steps:
                        read()
        ring = ring[1:] + ring[:1]
    return [(acc[i][j], (*n, (row * 2 + wr) * count + i, (col * 2 + wc) * count + j)) for i, j in tiles]


_PRODUCTS = {
    SLICED: _sliced,
    THIN: _thin,
    PING_PONG: _ping_pong,
    FLAT: _flat,
    DEEP: _deep,
    STRAIGHT: _straight,
    STRIPS: _strips,
    MIXED: _mixed,
    INTERLEAVED: _interleaved,
    DIRECT: _direct,
    RING: _ring,
}
ACTIVATIONS = {
    None: lambda x: x,
    "relu": td.relu,
    "gelu": td.gelu,
    "gelu_tanh": lambda x: td.gelu(x, approximate="tanh"),
    "silu": td.silu,
}


@functools.cache
def gemm_abt(
    operands: DType,
    result: DType,
    bias: DType | None = None,
    activation: str | None = None,
    batched: bool = False,
    form: str = SLICED,
) -> td.Kernel:
    """The kernel for A (M × K) and B (N × K) of one type of 16 or 8 bits. C (M × N) has a float type, or is i32 for
    operands of int8; the option `block` is one of BLOCKS_OF the form, which is one of FORMS.

    A bias of N elements is added to the sums, before the activation. `batched`: all tensors but the bias are
    batches."""
    batch, act = (td.dyn("G"),) if batched else (), ACTIVATIONS[activation]
    a_type = td.gl[(operands, *batch, td.dyn("M"), depth(operands))]
    b_type = td.gl[(operands, *batch, td.dyn("N"), depth(operands))]
    c_type = td.gl[(result, *batch, td.dyn("M"), td.dyn("N"))]

    product, warps, blocks = _PRODUCTS[form], _WARPS[form], BLOCKS_OF[form]

    def stored(rows):
        """The rows that a warp stores of a tile, where a product names them."""
        return dict(rows=rows[0]) if rows else {}

    def rounded(tile):
        return tile if tile.dtype == result else td.cast(tile, result)

    @td.kernel(warps=warps, tune=dict(block=blocks))
    def gemm_abt(a: a_type, b: b_type, c: c_type, block=blocks[0]):
        td.ensures(c, act(a @ b.T))
        for tile, place, *rows in product(a, b, block, batched):
            td.store(c[place], rounded(act(tile)), **stored(rows))

    @td.kernel(warps=warps)
    def gemm_abt_bias(a: a_type, b: b_type, bias: td.gl[bias or td.f32, td.dyn("N")], c: c_type, block=blocks[0]):
        td.ensures(c, act(a @ b.T + bias))
        for tile, place, *rows in product(a, b, block, batched):
            added = td.cast(td.load(bias[place[-1]], tile.cols, layout=tile.layout), td.f32)
            td.store(c[place], rounded(act(tile + added)), **stored(rows))

    return gemm_abt if bias is None else gemm_abt_bias


@functools.cache
def scaled_abt(
    result: DType,
    of_rows: bool,
    bias: DType | None = None,
    activation: str | None = None,
    operands: DType = td.fp8,
) -> td.Kernel:
    """The kernel for A (M × K) and B (N × K) of fp8 or int8; sums are multiplied by scales, the bias is added, and the
    activation comes last.

    The scales are those of each row of A and of B (`of_rows`), or one of A and one of B. C (M × N) has a float type;
    the option `block` is one of BLOCKS."""
    shape_a, shape_b = ((td.dyn("M"), 1), (1, td.dyn("N"))) if of_rows else ((1,), (1,))
    act = ACTIVATIONS[activation]
    a_type = td.gl[operands, td.dyn("M"), depth(operands)]
    b_type = td.gl[operands, td.dyn("N"), depth(operands)]
    c_type = td.gl[result, td.dyn("M"), td.dyn("N")]

    def scaled(tile, i, j, scale_a, scale_b):
        side = tile.rows
        sums = td.cast(tile, td.f32) if operands == td.int8 else tile
        tile = td.swap_layout(sums)  # a lane holds neighbours of a row
        if not of_rows:
            return tile * (td.load(scale_a[0], 1, layout="row") * td.load(scale_b[0], 1, layout="row"))
        of_cols = td.load(scale_b[0, j], (1, side), layout="row")
        return tile * td.load(scale_a[i, 0], (side, 1), layout="row") * of_cols

    def rounded(tile):
        return tile if result == td.f32 else td.cast(tile, result)

    @td.kernel(warps=8)
    def scaled_abt(
        a: a_type,
        b: b_type,
        scale_a: td.gl[(td.f32, *shape_a)],
        scale_b: td.gl[(td.f32, *shape_b)],
        c: c_type,
        block=BLOCKS[0],
    ):
        td.ensures(c, act(scale_a * scale_b * (a @ b.T)))
        for tile, (i, j) in _sliced(a, b, block):
            td.store(c[i, j], rounded(act(scaled(tile, i, j, scale_a, scale_b))))

    @td.kernel(warps=8)
    def scaled_abt_bias(
        a: a_type,
        b: b_type,
        scale_a: td.gl[(td.f32, *shape_a)],
        scale_b: td.gl[(td.f32, *shape_b)],
        bias: td.gl[bias or td.f32, td.dyn("N")],
        c: c_type,
        block=BLOCKS[0],
    ):
        td.ensures(c, act(scale_a * scale_b * (a @ b.T) + bias))
        for tile, (i, j) in _sliced(a, b, block):
            added = td.cast(td.load(bias[j], tile.cols, layout="row"), td.f32)
            td.store(c[i, j], rounded(act(scaled(tile, i, j, scale_a, scale_b) + added)))

    return scaled_abt if bias is None else scaled_abt_bias
