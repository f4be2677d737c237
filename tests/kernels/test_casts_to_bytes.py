"""td.cast to fp8 and bf8: torch's bits for every value, on each target that has them; what is too large becomes NaN or infinity (CDNA 3 and 4 ISA)."""

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.kernels.casts_to_bytes import largest_of_rows, narrowed, quantised_product
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

TYPES = {  # torch's type of each
    ("fp8", "gfx942"): torch.float8_e4m3fnuz,
    ("bf8", "gfx942"): torch.float8_e5m2fnuz,
    ("fp8", "gfx950"): torch.float8_e4m3fn,
    ("bf8", "gfx950"): torch.float8_e5m2,
}
PAIRS = [(getattr(td, kind), target, theirs) for (kind, target), theirs in TYPES.items()]
each = pytest.mark.parametrize("to, target, theirs", PAIRS, ids=lambda value: str(value))


def ends(theirs, rows, cols):
    """All numbers of the type, those halfway between neighbours and close to these, overflow, infinities and NaN; then random numbers."""
    codes = torch.arange(256, dtype=torch.uint8).view(theirs).float()
    known = torch.sort(codes[codes.isfinite()]).values
    halfway = (known[1:] + known[:-1]) / 2
    most = known.max()
    special = torch.tensor([0.0, -0.0, 1e-30, -1e-30, most * 1.01, most * 1.0624, most * 1.13, most * 4, 1e30, torch.inf, -torch.inf, torch.nan])
    found = torch.cat([known, halfway, torch.nextafter(halfway, most * 0 + torch.inf), torch.nextafter(halfway, most * 0 - torch.inf), special])
    generator = torch.Generator().manual_seed(rows)
    rest = torch.randn(rows * cols, generator=generator) * torch.exp2(torch.randint(-20, 10, (rows * cols,), generator=generator).float())
    return torch.cat([found, rest])[: rows * cols].reshape(rows, cols).contiguous()


def converted(x, theirs):
    """torch's conversion; but what rounds to more than 448, of which torch makes 448, is NaN (CDNA 4 ISA, V_CVT_PK_FP8_F32 with FP16_OVFL clear)."""
    found = x.to(theirs)
    return torch.where(x.abs() > 464, torch.nan, found.float()).to(theirs) if theirs == torch.float8_e4m3fn else found


def same(found, expected):
    """Whether the elements are equal, bit by bit, but for the bits of NaN."""
    nan = expected.float().isnan()
    return bool(((found.view(torch.uint8) == expected.view(torch.uint8)) | nan).all()) and bool((found.float().isnan() == nan).all())


@pytest.mark.sample("row-16-fp8-gfx950-torch.float8_e4m3fn")
@each
@pytest.mark.parametrize("layout, side", [("row", 32), ("col", 32), ("row", 16), ("line", 32)])
def test_the_bits_of_torch(to, target, theirs, layout, side):
    x, y = ends(theirs, 50, 200), torch.zeros(50, 200, dtype=theirs)
    lowered = lower(narrowed(to, layout, side), target, {"M": 50, "N": 200})
    assert execute(lowered, [x, y]).hazards == ()
    assert same(y, converted(x, theirs))
    assert f"v_cvt_pk_{to}_f32" in lowered.asm


@pytest.mark.sample("bf8-gfx942-torch.float8_e5m2fnuz")
@each
def test_saturated(to, target, theirs):
    """What is too large, infinities too, is the largest number; NaN stays NaN."""
    x, y = ends(theirs, 50, 200), torch.zeros(50, 200, dtype=theirs)
    assert execute(lower(narrowed(to, saturate=True), target, {"M": 50, "N": 200}), [x, y]).hazards == ()
    most = torch.finfo(theirs).max
    assert same(y, x.clamp(-most, most).to(theirs)) and bool((y.float().abs() <= most)[~x.isnan()].all())


@pytest.mark.parametrize("layout, stores", [("row", {"global_store_dword"}), ("line", {"global_store_dwordx4"})])
def test_stores_are_as_wide_as_the_layout_allows(layout, stores):
    lowered = lower(narrowed(td.fp8, layout), "gfx950", {"M": 64, "N": 256})
    assert {line.split()[0] for line in lowered.asm.splitlines() if "global_store" in line} == stores


@pytest.mark.sample("bf8-gfx942-torch.float8_e5m2fnuz")
@each
def test_a_vector(to, target, theirs):
    x, y = torch.randn(32, 32, generator=torch.Generator().manual_seed(2)), torch.zeros(32, 1, dtype=theirs)
    assert execute(lower(largest_of_rows(to), target, {}), [x, y]).hazards == ()
    assert same(y, x.max(dim=1, keepdim=True).values.to(theirs))


@pytest.mark.one_in(4)
@pytest.mark.in_turn
@each
def test_a_product_with_a_scale_and_a_clamp(to, target, theirs):
    generator = torch.Generator().manual_seed(3)
    a, b = (torch.randint(-8, 9, (rows, 64), generator=generator).bfloat16() for rows in (40, 70))
    d = torch.zeros(40, 70, dtype=theirs)
    assert execute(lower(quantised_product(to), target, {"M": 40, "N": 70}), [a, b, d, 0.5]).hazards == ()
    assert same(d, (0.5 * (a.float() @ b.float().T)).clamp(-240, 240).to(theirs))


def test_the_stated_error_is_never_exceeded_and_reached():
    """Half of the last of 4 bits (fp8) or 3 bits (bf8), and half of the least number near 0: from the numbers themselves."""
    for (kind, _), theirs in TYPES.items():
        codes = torch.arange(256, dtype=torch.uint8).view(theirs).double()
        known = torch.sort(codes[codes.isfinite() & (codes > 0)]).values
        halfway = (known[1:] + known[:-1]) / 2
        error, bound = (known[1:] - known[:-1]) / 2, {"fp8": 2.0**-4, "bf8": 2.0**-3}[kind]
        assert (error <= torch.maximum(bound * halfway, known[0] / 2)).all()
        assert (error / halfway)[known[1:] > known[0] * 8].max() > bound * 0.85


REFUSED = [
    ("gfx90a", lambda: narrowed(td.fp8), "TD101", "gfx90a has no fp8", ("gfx942 and gfx950 have it",)),
    ("gfx942", lambda: narrowed(td.bf16, saturate=True), "TD101", "saturate=True of td.cast is for fp8 and bf8, and the tile is converted to bf16", ()),
    ("gfx942", lambda: narrowed(td.fp8, saturate=1), "TD101", "saturate= of td.cast is True or False, and got 1", ()),
    ("gfx942", lambda: narrowed(td.int8), "TD101", "td.cast converts to f32, bf16, f16, fp8, bf8 and e8m0, and got int8", ()),
]


@pytest.mark.parametrize("target, kernel, code, message, helps", REFUSED, ids=[row[3] for row in REFUSED])
def test_refused(target, kernel, code, message, helps):
    with pytest.raises(KernelError) as caught:
        lower(kernel(), target, {"M": 64, "N": 256})
    (found,) = caught.value.diagnostics
    assert (found.code, found.message, found.helps) == (code, message, helps)


@td.kernel(warps=1)
def multiplied(x: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], to_shared=False):
    """A converted tile as both operands, or stored to LDS."""
    td.ensures(c, x @ x.T)
    td.grid(1)
    tile, acc = td.st(td.fp8, 32, 32), td.zeros(td.f32, 32, 32)
    narrow = td.cast(td.load(x[0, 0], (32, 32), layout="row"), td.fp8)
    if to_shared:
        td.store(td.subtile(tile, (32, 32), (0, 0)), narrow)
    td.mma_ABt(acc, narrow, narrow)
    td.store(c[0, 0], acc)


def test_converted_tiles_are_not_stored_to_lds():
    with pytest.raises(KernelError) as caught:
        lower(multiplied, "gfx950", {"to_shared": True})
    found = caught.value.diagnostics[0]
    assert (found.code, found.message) == ("TD101", "td.store to LDS takes elements of 16 or 32 bits, and got fp8")


@pytest.mark.parametrize("target", ("gfx942", "gfx950"))
@pytest.mark.in_turn
def test_converted_tiles_are_operands_as_they_lie(target):
    """Exact on whole numbers that fp8 holds: 16 k of each lane, which no instruction moves."""
    x, c = torch.randint(-8, 9, (32, 32), generator=torch.Generator().manual_seed(0)).float(), torch.zeros(32, 32)
    lowered = lower(multiplied, target, {})
    assert execute(lowered, [x, c]).hazards == ()
    assert torch.equal(c, x @ x.T)
    assert not any(name in lowered.asm for name in ("ds_read", "ds_bpermute", "v_permlane", "dpp"))


def test_called_with_numpys_bits():
    """bf8 as bytes."""
    x, y = np.linspace(-3, 3, 64 * 256, dtype=np.float32).reshape(64, 256), np.zeros((64, 256), np.uint8)
    narrowed(td.bf8)(x, y, target="gfx950")
    assert (y == torch.from_numpy(x).to(torch.float8_e5m2).view(torch.uint8).numpy()).all()
