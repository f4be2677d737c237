"""The map of LDS, and the swizzles that the plan chooses: no bank conflict in any read or write of the shapes that kernels use."""

import re

import numpy as np
import pytest

import tiledsl as td
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import conflict_clocks, is_bijection
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.operations import flat
from tiledsl.lower.plan.fragments import fragments
from tiledsl.lower.plan.lds import ALIGNMENT, lds_bytes, placements, tile_bytes
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)


@td.kernel(warps=4)
def base(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], block=128, step=64, reg=32):
    """One buffer, 2 × 2 warps, each with accumulators of reg × reg."""
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
    As, Bs = td.st(td.bf16, block, step), td.st(td.bf16, block, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, reg, reg)
    for k in td.range(a.cols // step):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        left = [td.load(td.subtile(As, (reg, step), (wr + 2 * i, 0))) for i in range(block // reg // 2)]
        right = [td.load(td.subtile(Bs, (reg, step), (wc + 2 * j, 0))) for j in range(block // reg // 2)]
        td.barrier()
        for i in range(block // reg // 2):
            td.mma_ABt(acc, left[i], right[i])
    td.store(c[row, col], acc)


@td.kernel(warps=4)
def panel(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], block=64, wide=128, step=32):
    """A wide panel that feeds several inner steps."""
    row = td.grid(td.cdiv(a.rows, block))
    As = td.st(td.bf16, block, wide)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(a.cols // wide):
        td.load(As, a[row, k])
        td.barrier()
        for inner in range(wide // step):
            part = td.load(td.subtile(As, (32, step), (td.warp_id() % 2, inner)))
            td.mma_ABt(acc, part, part)
        td.barrier()
    td.store(c[row, 0], acc)


@td.kernel
def roles(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], block=128, step=64, producers=4):
    """Producer warps fill one of two buffers while consumer warps read the other."""
    row = td.grid(td.cdiv(a.rows, block))
    producer, consumer = td.roles(producer=producers, consumer=4)
    As = td.st(td.bf16, block, step, buffers=2)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(a.cols // step):
        with producer:
            td.load(As[k % 2], a[row, k])
        td.barrier()
        with consumer:
            part = td.load(td.subtile(As[k % 2], (32, step), (consumer.id % (block // 32), 0)))
            td.mma_ABt(acc, part, part)
        td.barrier()
    with consumer:
        td.store(c[row, 0], acc)


@td.kernel(warps=1)
def own_swizzle(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], shift=7, bits=3, low=4, fold=0, rows=32, cols=64):
    td.grid(1)
    tile = td.st(td.bf16, rows, cols, swizzle=td.Swizzle(shift, bits, low, fold))
    acc = td.zeros(td.f32, rows, rows)
    td.load(tile, a[0, 0])
    td.barrier()
    part = td.load(tile)
    td.mma_ABt(acc, part, part)
    td.store(c[0, 0], acc)


@td.kernel(warps=1)
def several(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], big=0):
    td.grid(1)
    small, odd = td.st(td.bf16, 3, 8, buffers=3), td.st(td.bf16, 5, 24)  # noqa: F841 - they take LDS
    large = td.st(td.bf16, 128, 128 + big, buffers=2)
    acc = td.zeros(td.f32, 32, 32)
    td.load(large[0], a[0, 0])
    td.store(c[0, 0], acc)


def lowered(kernel: td.Kernel, target: str, **options: int) -> lp.Program:
    return plan(kernel.capture(target, {**{name: 1024 for name in kernel.parameters.dimensions}, **options}), TARGETS[target])


def conflicts(program: lp.Program) -> dict[tuple[str, int], int]:
    """Clocks lost in the whole program text by each kind of LDS access, of every warp: (kind, bytes a lane) → clocks."""
    lost: dict[tuple[str, int], int] = {}
    lanes = lane_environment(program.kernel.warps)
    for operation in flat(program.body):
        if not isinstance(operation, lp.Memory) or operation.access is None:
            continue
        access = operation.access
        rest: dict[ir.Expr, object] = {v: v.high for v in ex.variables(access.address) if v not in lanes}
        shape = (program.kernel.warps, 64)
        addresses = np.broadcast_to(np.asarray(ex.evaluate(access.address, {**lanes, **rest})), shape)
        active = np.broadcast_to(np.asarray(1 if access.guard is None else ex.evaluate(access.guard, {**lanes, **rest})) != 0, shape)
        key = access.kind, access.width
        lost[key] = lost.get(key, 0) + sum(conflict_clocks(addresses[w], access.width, access.kind, program.target) for w in range(shape[0]) if active[w].all())
    return lost


def fitting(blocks: tuple[int, ...], steps: tuple[int, ...], buffers: int) -> list[tuple[str, int, int]]:
    """(target, block, step) for which so many tiles of block × step fit the LDS."""
    return [(name, block, step) for name, t in TARGETS.items() for block in blocks for step in steps if buffers * block * step * 2 <= t.lds_bytes]


@pytest.mark.left_out(
    "32-gfx950-256-128",
    "16-gfx950-256-128",
    "16-gfx90a-128-64",
    "16-gfx90a-256-64",
    "16-gfx942-128-128",
    "16-gfx942-64-128",
    "16-gfx950-128-32",
    "16-gfx950-256-32",
    "32-gfx90a-256-32",
    "32-gfx90a-64-32",
    "32-gfx942-128-64",
    "32-gfx942-256-64",
    "32-gfx950-128-128",
    "32-gfx950-64-128",
)
@pytest.mark.parametrize("target, block, step", fitting((64, 128, 256), (32, 64, 128), 2))
@pytest.mark.parametrize("reg", [32, 16])
def test_one_buffer(target: str, block: int, step: int, reg: int) -> None:
    assert conflicts(lowered(base, target, block=block, step=step, reg=reg)) == {("write", 16): 0, ("read", 16): 0}


@pytest.mark.parametrize("target, block, step", fitting((64, 128, 256), (16,), 2))
def test_steps_of_16_with_fragments_of_32_rows(target: str, block: int, step: int) -> None:
    assert conflicts(lowered(base, target, block=block, step=step)) == {("write", 16): 0, ("read", 16): 0}


@every_target
def test_steps_of_16_with_fragments_of_16_rows(target: str) -> None:
    """Such a fragment has 4 values a lane: 8 bytes. Swizzles move 16 whole, so that 32 banks serve its 16 rows in two goes; gfx950 has 64 banks for it."""
    program = lowered(base, target, block=64, step=16, reg=16)
    reads = sum(isinstance(op, lp.Memory) and op.template.startswith("ds_read_b64") for op in flat(program.body))
    assert reads == 4
    lost = 0 if target == "gfx950" else reads * program.kernel.warps * 4  # one clock in each of 4 phases
    assert conflicts(program) == {("write", 16): 0, ("read", 8): lost}


@pytest.mark.one_in(5)
@pytest.mark.parametrize("target, block, wide", fitting((64, 128, 256), (64, 128, 256), 1))
@pytest.mark.parametrize("step", [16, 32])
def test_wide_panels(target: str, block: int, wide: int, step: int) -> None:
    assert conflicts(lowered(panel, target, block=block, wide=wide, step=step)) == {("write", 16): 0, ("read", 16): 0}


@pytest.mark.parametrize("target, block, step", fitting((64, 128), (32, 64), 4))
@pytest.mark.parametrize("producers", [1, 4])
def test_two_buffers_and_roles(target: str, block: int, step: int, producers: int) -> None:
    assert conflicts(lowered(roles, target, block=block, step=step, producers=producers)) == {("write", 16): 0, ("read", 16): 0}


def test_without_a_swizzle_there_would_be_conflicts() -> None:
    """The count is of the program's own addresses, and sees them."""
    assert conflicts(lowered(own_swizzle, "gfx942", shift=7, bits=0))["read", 16] == 4 * 8 * 7  # four reads of eight phases, eight lanes to a bank
    assert conflicts(lowered(own_swizzle, "gfx950", shift=7, bits=3))["read", 16] == 4 * 4  # two-way in each of four phases
    assert conflicts(lowered(own_swizzle, "gfx942", shift=7, bits=3)) == {("write", 16): 0, ("read", 16): 0}


@pytest.mark.parametrize(
    "target, step, swizzle",
    [
        ("gfx942", 32, ir.Swizzle(7, 2)),
        ("gfx942", 64, ir.Swizzle(7, 3)),
        ("gfx942", 128, ir.Swizzle(8, 3)),
        ("gfx950", 32, ir.Swizzle(8, 2)),
        ("gfx950", 64, ir.Swizzle(8, 3)),
        ("gfx950", 128, ir.Swizzle(8, 4)),
    ],
)
def test_the_choice_is_the_plainest_that_is_free_of_conflicts(target: str, step: int, swizzle: ir.Swizzle) -> None:
    placed = lowered(base, target, block=128 if step < 128 else 64, step=step).placements
    assert [p.swizzle for p in placed] == [swizzle, swizzle]


# ------------------------------------------------------------------------------------------------------ where tiles lie


@every_target
def test_tiles_and_buffers_are_aligned_and_apart(target: str) -> None:
    kernel = several.capture(target, {"M": 128, "K": 128})
    placed = placements(kernel, fragments(kernel, TARGETS[target]), TARGETS[target])
    taken = [(p.offset + p.pitch * i, tile_bytes(p.shared)) for p in placed for i in range(p.shared.buffers)]
    assert all(start % ALIGNMENT == 0 for start, _ in taken)
    assert all(start + size <= following for (start, size), (following, _) in zip(taken, taken[1:], strict=False))
    assert lds_bytes(placed) == taken[-1][0] + taken[-1][1]
    assert all(is_bijection(p.swizzle, tile_bytes(p.shared)) for p in placed)


def refused(kernel: td.Kernel, target: str, **options: int) -> str:
    """The message, without line numbers and what is indented by their width."""
    with pytest.raises(KernelError) as error:
        lowered(kernel, target, **options)
    text = re.sub(r"(?m)^ +--> \S*test_shared\.py:\d+", "--> HERE", str(error.value))
    return re.sub(r"(?m)^[ \d]+ (?=[|=])", "", text)


@every_target
def test_td137_a_swizzle_that_reads_what_it_changes(target: str) -> None:
    assert refused(own_swizzle, target, shift=6, bits=3) == (
        "error[TD137]: Swizzle(6, 3) does not map this tile onto itself\n"
        "--> HERE:12\n"
        "|     tile = td.st(td.bf16, rows, cols, swizzle=td.Swizzle(shift, bits, low, fold))\n"
        "|            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "= the swizzle permutes groups of 128 bytes by bits 6..8 of the offset, in a tile of 4096 bytes\n"
        "= help: shift must be at least 4 + bits, and the tile a multiple of these groups"
    )


@td.kernel(warps=1)
def twice(a: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    tiles = [td.st(td.bf16, 32, 64, swizzle=td.Swizzle(6, 3)) for _ in range(2)]
    for tile in tiles:
        td.load(tile, a[0, 0])
    acc = td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, *map(td.load, tiles))
    td.store(c[0, 0], acc)


def test_td137_of_two_tiles_of_one_line_is_one_finding() -> None:
    """As `tiledsl check` has it."""
    with pytest.raises(KernelError) as error:
        lowered(twice, "gfx942")
    assert [found.code for found in error.value.diagnostics] == ["TD137"] and str(error.value).count("TD137") == 1


def test_td137_a_tile_that_is_no_whole_number_of_what_is_moved() -> None:
    text = refused(own_swizzle, "gfx942", shift=10, bits=6, rows=48, cols=16)
    assert "Swizzle(10, 6) does not map this tile onto itself" in text
    assert "the swizzle permutes groups of 1024 bytes by bits 10..15 of the offset, in a tile of 1536 bytes" in text


def test_td137_a_swizzle_that_tears_16_bytes_apart() -> None:
    """As those for reads of 8 bytes do: shift is large enough, and that is not what is wrong."""
    assert refused(own_swizzle, "gfx942", shift=7, bits=3, low=3) == (
        "error[TD137]: Swizzle(7, 3, low=3) divides pieces of 16 bytes\n"
        "--> HERE:12\n"
        "|     tile = td.st(td.bf16, rows, cols, swizzle=td.Swizzle(shift, bits, low, fold))\n"
        "|            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "= the swizzle changes bit 3 of the offset, and a lane copies and reads 16 contiguous bytes\n"
        "= help: low must be at least 4: the bits below it are within such a piece"
    )


def test_td137_a_second_key_that_reads_what_is_changed() -> None:
    text = refused(own_swizzle, "gfx942", shift=7, bits=3, fold=5)
    assert "Swizzle(7, 3, fold=5) does not map this tile onto itself" in text
    assert "the swizzle permutes groups of 128 bytes by bits 7..9 and bits 5..7 of the offset, in a tile of 4096 bytes" in text
    assert "help: shift and fold must be at least 4 + bits, and the tile a multiple of these groups" in text


@pytest.mark.parametrize("target, limit", [("gfx90a", 65536), ("gfx942", 65536), ("gfx950", 163840)])
def test_td201_tiles_beyond_the_lds(target: str, limit: int) -> None:
    big = 384
    total = 1024 + 2 * 128 * (128 + big) * 2
    assert refused(several, target, big=big) == (
        f"error[TD201]: the shared tiles take {total:,} bytes of LDS, and a block on {target} has {limit:,}\n"
        "--> HERE:13\n"
        "|     large = td.st(td.bf16, 128, 128 + big, buffers=2)\n"
        f"|             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ {total - limit:,} bytes too many\n"
        "= small: 3 x 3x8 bf16 = 144 B\n"
        "= odd: 1 x 5x24 bf16 = 240 B\n"
        "= large: 2 x 128x512 bf16 = 262,144 B\n"
        + (
            "= help: 131,360 bytes fit, with one buffer a tile, buffers=1: td.fetch and td.commit bring the next step during the products"
            if limit > 131360
            else "= help: use fewer or smaller shared tiles"
        )
    )


def test_a_tile_that_fits_exactly_is_taken() -> None:
    """Two tiles of 256 × 64 take all 65,536 bytes."""
    assert lowered(base, "gfx942", block=256, step=64).lds_bytes == 65536
