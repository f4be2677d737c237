"""Every example, on every target that it is for: exact on integer data at several sizes and without a hazard; and what its main loop costs, as counts."""

import itertools

import pytest
import torch

from examples import interleave, one_warp, own_loader, ping_pong, ping_pong_direct, producer_consumer, small_subtiles, small_tiles, staged, wide_panel
from examples.catalogue import EXAMPLES
from examples.prefetch import prefetch
from tests.data import integers, product
from tests.in_turn import in_turn
from tests.kernels import gemms, other_grids, products
from tests.kernels.example_runs import lowered_at, run
from tiledsl.asm.resources import Resources
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

pytestmark = pytest.mark.in_turn

PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]
NAMES = [f"{example.id}-{target}" for example, target in PAIRS]
SHAPES = [(1, 1, 1), (2, 1, 2), (1, 2, 5)]  # in blocks, blocks and steps: one step, an even and an odd number of them
MOST_OTHERS = {("K10", "gfx942"): 32, ("K11", "gfx942"): 32, ("K12", "gfx942"): 36, ("K13", "gfx950"): 55}  # per 1,000 MFMA clocks


def spilled(found: Resources) -> tuple[int, ...]:
    return found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls


@pytest.mark.thorough
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("example, target", PAIRS, ids=NAMES)
def test_exact(example, target, shape):
    lowered = lowered_at(example, target, shape)
    report, right = run(example, lowered)
    assert report.hazards == ()
    assert right
    assert report.lds_conflict_clocks == 0
    assert spilled(lowered.resources) == (0, 0, 0, 0)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("alpha, beta", [(1.0, 0.0), (0.3, -1.7), (0.0, 3.0)])
def test_k06_reads_c(alpha, beta, target):
    """What was in C is scaled and added, with the rounding that torch has; K = 320 and nine blocks."""
    a, b, _ = integers(192, 192, 320)
    c = torch.randn(192, 192, generator=torch.Generator().manual_seed(6))
    exact = torch.tensor(alpha) * product(a, b) + torch.tensor(beta) * c
    one_warp.one_warp(a, b.T.contiguous(), c, alpha, beta, target=target)
    assert torch.equal(c, exact)


VARIANTS = [(example, options, target) for example in EXAMPLES for options in example.variants for target in example.targets]


@pytest.mark.sample("K07-step=32-gfx950")
@pytest.mark.parametrize("example, options, target", VARIANTS, ids=[f"{e.id}-{'-'.join(f'{n}={v}' for n, v in o.items())}-{t}" for e, o, t in VARIANTS])
def test_variants(example, options, target):
    report, right = run(example, lowered_at(example, target, (1, 2, 3), options))
    assert report.hazards == ()
    assert right


@pytest.mark.thorough
@pytest.mark.parametrize("example, schedule", list(itertools.product(EXAMPLES, ("half-phase", "latest", "random:7"))), ids=lambda x: getattr(x, "id", x))
def test_no_schedule_changes_the_result(example, schedule):
    report, right = run(example, lowered_at(example, example.targets[-1], (1, 1, 3)), schedule)
    assert report.hazards == ()
    assert right


@pytest.mark.sample("K01-gfx90a", "K03-gfx950", "K12-gfx942")
@pytest.mark.parametrize("example, target", PAIRS, ids=NAMES)
def test_the_main_loop(example, target):
    found = lower(example.kernel, target, {**dict.fromkeys("MNK", 8192), **example.options}).resources
    assert spilled(found) == (0, 0, 0, 0)
    assert found.loop is not None and found.loop.mfma > 0
    assert found.loop.counts["moves"] == 0
    assert found.loop.counts["scratch"] == 0
    if (example.id, target) in MOST_OTHERS:
        assert found.loop.others_per_1000_clocks <= MOST_OTHERS[example.id, target]


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_k08_reads_before_it_multiplies(target):
    """In the main loop, the reads of a step stand after the barrier that publishes them and before the products that they do not feed."""
    loop = lower(prefetch, target, dict.fromkeys("MNK", 8192)).resources.loop
    assert loop is not None
    lowered = lower(prefetch, target, dict.fromkeys("MNK", 8192))
    words = [
        line.split()[0]
        for line in lowered.asm.splitlines()[loop.line : loop.last_line]
        if line.split() and line.split()[0].startswith(("ds_", "v_mfma", "s_bar"))
    ]
    kinds = ["mfma" if word.startswith("v_mfma") else word.removesuffix("_b128") for word in words]
    runs = [(kind, len(list(group))) for kind, group in itertools.groupby(kinds)]
    products = {"gfx90a": 32, "gfx942": 32, "gfx950": 16}[target]
    assert runs == [("s_barrier", 1), ("ds_write", 8), ("s_barrier", 1), ("ds_read", 16), ("mfma", products)] * 2


# Held out: shapes and warp grids that no example has, and that nothing was tuned on. The constants are those of the example's module.
HELD_OUT = {
    "K01: 192 x 64, six warps in 3 x 2": (gemms.odd_shape, None, {}, {}, (192, 64, 32)),
    "K01: 16 x 16 pieces": (gemms.odd_shape, None, {}, {"reg": 16}, (192, 64, 32)),
    "K01: 64 x 96, three warps, 96 wide": (gemms.any_shape, None, {}, {"warps_down": 1, "warps_across": 3, "down": 2, "step": 96}, (64, 96, 96)),
    "K02: 96 x 96, 96 wide in three inner steps, 16 x 16 pieces": (wide_panel.wide_panel, wide_panel, {"PANEL": 96, "REG": 16}, {"block": 96}, (96, 96, 96)),
    "K02: 64 x 64, the inner steps a loop on the device": (gemms.rolled_panel, None, {}, {}, (64, 64, 128)),
    "K02: 96 x 128, six warps in 3 x 2, 64 wide": (other_grids.wide_panel_of_six, None, {}, {}, (96, 128, 64)),
    "K03: 192 x 192, three producers, 16 wide": (producer_consumer.producer_consumer, None, {}, {"block": 192, "producers": 3, "k_step": 16}, (192, 192, 16)),
    "K04: 64 x 64, 32 wide, 16 x 16 pieces": (own_loader.own_loader, own_loader, {"BLOCK": 64, "K_STEP": 32, "REG": 16}, {}, (64, 64, 32)),
    "K04: 64 x 128, eight warps in 2 x 4, 32 wide": (other_grids.own_loader_of_eight, None, {}, {}, (64, 128, 32)),
    "K04r: 64 x 64, two producers, 32 wide, 16 x 16 pieces": (
        own_loader.own_loader_roles,
        own_loader,
        {"BLOCK": 64, "K_STEP": 32, "REG": 16, "WARPS": 2},
        {},
        (64, 64, 32),
    ),
    "K08: 192 x 192, six warps in 3 x 2": (prefetch, None, {}, {"block": 192, "warps_down": 3, "k_step": 32}, (192, 192, 32)),
    "K09: 192 x 192, twelve warps in 6 x 2": (prefetch, None, {}, {"block": 192, "warps_down": 6, "k_step": 32}, (192, 192, 32)),
    "K10: 128 x 128, 32 wide": (staged.staged, staged, {"BLOCK": 128, "K_STEP": 32, "WARP": 32}, {"tile": 32}, (128, 128, 32)),
    "K11: 128 x 128, 16 x 16 accumulators": (staged.staged, staged, {"BLOCK": 128, "K_STEP": 32, "SLICE": 32, "WARP": 32}, {"tile": 16}, (128, 128, 32)),
    "K10: 192 x 128, six warps in 3 x 2, 48 wide": (other_grids.staged_of_six, None, {}, {}, (192, 128, 48)),
    "K11: 192 x 128, six warps in 3 x 2, 48 wide": (other_grids.staged_of_six, None, {}, {"tile": 32}, (192, 128, 48)),
    "K12: 192 x 192": (ping_pong.ping_pong, ping_pong, {"BLOCK": 192}, {}, (192, 192, 64)),
    "K12: 128 x 128, 128 wide, slices of 32": (ping_pong.ping_pong, ping_pong, {"BLOCK": 128, "K_STEP": 128, "SLICE": 32}, {}, (128, 128, 128)),
    "K12: 96 x 64, four warps in 2 x 2, 48 wide": (gemms.small_ping_pong, None, {}, {}, (96, 64, 48)),
    "K13: 128 x 128, 128 wide": (ping_pong_direct.ping_pong_direct, ping_pong_direct, {"BLOCK": 128, "HALF": 64, "K_STEP": 128}, {}, (128, 128, 128)),
    "K13: 128 x 192, four warps in 2 x 2, 32 wide": (gemms.small_ping_pong_direct, None, {}, {}, (128, 192, 32)),
    "K14: 192 x 192": (interleave.interleave, interleave, {"BLOCK": 192, "TILES": 3}, {"k_step": 64}, (192, 192, 64)),
    "K14: 128 x 256, two warps in 1 x 2, 32 wide": (gemms.small_interleave, None, {}, {}, (128, 256, 32)),
}
# The same with B of K × N
HELD_OUT_AB = {
    "K05: 96 x 96, nine consumers in 3 x 3": (small_tiles.small_tiles, small_tiles, {"DOWN": 3, "ACROSS": 3}, {}, (96, 96, 32)),
    "K05-1: 128 x 192, six consumers in 2 x 3, tiles of 64": (
        small_tiles.small_tiles_one_buffer,
        small_tiles,
        {"DOWN": 2, "ACROSS": 3, "REG": 64},
        {},
        (128, 192, 64),
    ),
    "K06: 96 x 96, 32 wide": (one_warp.one_warp, one_warp, {"BLOCK": 96, "K_STEP": 32}, {}, (96, 96, 32)),
    "K07: 128 x 128, 32 x 32 pieces, 48 wide": (small_subtiles.small_subtiles, small_subtiles, {"BLOCK": 128, "REG": 32}, {"step": 48}, (128, 128, 48)),
    "K07: 96 x 64, six warps in 3 x 2, 16 x 16 pieces": (
        products.product_ab,
        None,
        {},
        {"warps_down": 3, "reg": 16, "down": 2, "across": 2, "step": 64},
        (96, 64, 64),
    ),
}
HELD_OUT_PAIRS = [
    *in_turn([name for name in (*HELD_OUT, *HELD_OUT_AB) if "K13" not in name]),
    *((name, "gfx950") for name in HELD_OUT if "K13" in name),
]


@pytest.mark.sample("K01: 192 x 64, six warps in 3 x 2-gfx90a")
@pytest.mark.parametrize("name, target", HELD_OUT_PAIRS)
def test_held_out(name, target, monkeypatch):
    kernel, module, constants, options, extents = (HELD_OUT | HELD_OUT_AB)[name]
    for constant, value in constants.items():
        monkeypatch.setattr(module, constant, value)
    m, n, k = (extent * count for extent, count in zip(extents, (2, 1, 5), strict=True))
    lowered = lower(kernel, target, {"M": m, "N": n, "K": k, **options})
    a, b, c = integers(m, n, k)
    exact, scalars = product(a, b), []
    if kernel is one_warp.one_warp:
        scalars, c = [0.5, -2.0], torch.arange(m * n).reshape(m, n) % 17 - 8.0
        exact = 0.5 * exact - 2 * c
    report = execute(lowered, [a, b.T.contiguous() if name in HELD_OUT_AB else b, c, *scalars])
    assert report.hazards == ()
    assert (c == exact).all()
    assert spilled(lowered.resources) == (0, 0, 0, 0)
