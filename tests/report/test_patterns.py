"""Banks and cache lines: the report's addresses are those of the interpreter's lanes, and its counts are checked by hand."""

import pytest

from examples.catalogue import example
from tests.report.costs import of_block
from tests.report.executed import executed
from tests.report.patterns import maxima, unswizzled
from tests.report.reported import of_one_target
from tests.schemas import validate
from tiledsl.compile.compile import lower
from tiledsl.targets import TARGETS
from tiledsl.tools.report.patterns import CACHE_LINE

pytestmark = pytest.mark.in_turn

CASES = [
    (example("K01").kernel, "gfx942", dict(M=256, N=256, K=320)),
    (example("K01").kernel, "gfx90a", dict(M=200, N=160, K=200)),
    (example("K05").kernel, "gfx942", dict(M=128, N=256, K=128)),
    (example("K06").kernel, "gfx950", dict(M=64, N=64, K=128)),
    (example("K13").kernel, "gfx950", dict(M=256, N=256, K=256)),
    (example("K14").kernel, "gfx942", dict(M=256, N=256, K=320)),
    (unswizzled, "gfx942", dict(M=32, N=32, K=128)),
    (unswizzled, "gfx950", dict(M=32, N=32, K=128)),
]
VECTORS = (maxima, "gfx950", dict(M=64, N=64))


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, target, sizes", CASES, ids=[f"{kernel.name}-{target}" for kernel, target, _ in CASES])
def test_addresses_are_those_of_the_lanes(kernel, target, sizes):
    compare(kernel, target, sizes)


@pytest.mark.thorough
def test_vectors():
    """One lane of those that hold an element stores it, to LDS and to global memory: the others have no address, and no bytes are counted for them."""
    report = compare(*VECTORS)
    (to_lds,) = (access for access in report["lds_accesses"] if access["kind"] == "write")
    (to_memory,) = (access for access in report["global_accesses"] if access["instruction"] == "store")
    for lanes, row in ((to_lds["addresses"], 8), (to_memory["offsets"], 4)):  # bytes from one row to the next
        assert {lane: address for lane, address in enumerate(lanes) if address is not None} == {0: 0, 32: 4 * row}  # rows 0..3, and from row 4 on
    _, total = of_block(*VECTORS)
    assert (total.lds_written, total.global_written) == (2 * 32 * 4, 32 * 4)
    assert total.lds_read == 2 * 2 * 64 * 16 * 4  # by two warps: two vectors, of which a lane holds 16 rows


def compare(kernel, target, sizes):
    """The report, whose lanes have the addresses of the interpreter's."""
    report = of_one_target(kernel, target, sizes)
    validate("report", report)
    done = executed(lower(kernel, target, sizes), sizes, dict(alpha=1.0, beta=1.0))
    assert report["lds_accesses"] and report["global_accesses"]
    for access in report["lds_accesses"]:
        same = [
            one for one in done.accesses if (one.space, one.mnemonic, one.warp, one.width) == ("lds", access["instruction"], access["warp"], access["width"])
        ]
        assert tuple(access["addresses"]) in {tuple(None if at < 0 else at for at in one.addresses) for one in same}
        assert access["lost"] == lost(access["addresses"], access["kind"], access["width"], TARGETS[target])
    for access in report["global_accesses"]:
        made = {"load": "global_load", "store": "global_store"}.get(access["instruction"], access["instruction"])
        same = {
            from_the_first_line(one.addresses) for one in done.accesses if (one.space, one.warp) == ("global", access["warp"]) and one.mnemonic.startswith(made)
        }
        assert tuple(access["offsets"]) in same
        touched = {offset + byte for offset in access["offsets"] if offset is not None for byte in range(access["width"])}
        assert access["lines"] == len({byte // CACHE_LINE for byte in touched})
        assert access["least"] == -(-len(touched) // CACHE_LINE)
    return report


def from_the_first_line(addresses):
    """Offsets from the lowest lane's cache line; None for inactive lanes."""
    base = min((address for address in addresses if address >= 0), default=0) // CACHE_LINE * CACHE_LINE
    return tuple(address - base if address >= 0 else None for address in addresses)


def lost(addresses, kind, width, target):
    """Clocks beyond one for each group of lanes that the LDS serves together: words that one bank serves one after another."""
    clocks = 0
    for phase in target.lds_phases[kind, width]:
        words = {(addresses[lane] + byte) // 4 for lane in phase if addresses[lane] is not None for byte in range(width)}
        banks = [word % target.lds_banks[kind, width] for word in words]
        clocks += max(map(banks.count, banks), default=1) - 1
    return clocks


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_conflicts_are_those_that_the_interpreter_counts(target):
    sizes = dict(M=32, N=32, K=128)
    _, total = of_block(unswizzled, target, sizes)
    assert total.lds_lost == executed(lower(unswizzled, target, sizes), sizes).report.lds_conflict_clocks > 0
    assert total.lds_clocks == total.lds_lost + (total.lds_written + {"gfx942": 1, "gfx950": 0.5}[target] * total.lds_read) / 128


@pytest.mark.thorough
def test_a_row_of_c_is_a_line_of_cache():
    """K01 stores 32 floats of a row with 32 lanes: 64 lanes touch 2 cache lines, both completely."""
    report = of_one_target(example("K01").kernel, "gfx942", dict(M=256, N=256, K=64))
    (store,) = (access for access in report["global_accesses"] if access["instruction"] == "store")
    assert (store["width"], store["lines"], store["least"]) == (4, 2, 2)
    assert store["offsets"] == [row * 4 * 256 * 4 + lane * 4 for row in range(2) for lane in range(32)]
