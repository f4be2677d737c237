"""LDS traffic is as small as the shape allows: in the main loop of the listing, a warp reads each byte that it needs once, 16 bytes a lane at a time."""

import collections
import math
import re

import pytest

from examples.catalogue import EXAMPLES, a_bt
from tiledsl.compile.compile import lower

PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]
# Rows of A and columns of B that one warp multiplies in each step
OF_A_WARP = {
    **dict.fromkeys(("K01", "K02", "K03", "K04", "K04r", "K06", "K08"), (64, 64)),
    **dict.fromkeys(("K05", "K05-1", "K07"), (32, 32)),
    "K09": (32, 64),
    **dict.fromkeys(("K10", "K11"), (64, 128)),
    **dict.fromkeys(("K12", "K13"), (128, 64)),
    "K14": (128, 128),
}
WIDTHS = {"ds_read_b128": 16, "ds_read_b64": 8, "ds_read_b64_tr_b16": 8}  # bytes a lane


@pytest.mark.sample("K01-gfx90a", "K04-gfx90a", "K05-1-gfx90a", "K08-gfx90a")
@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_each_byte_is_read_once(example, target):
    lowered = lower(example.kernel, target, {**dict.fromkeys("MNK", 8192), **example.options})
    loop = lowered.resources.loop
    assert loop is not None
    words = collections.Counter(line.split()[0] for line in lowered.asm.splitlines()[loop.line - 1 : loop.last_line] if line.split())
    reads = {word: count for word, count in words.items() if word.startswith("ds_read")}
    rows, cols = OF_A_WARP[example.id]
    products = sum(math.prod(matrix(word)) * count for word, count in words.items() if matrix(word))
    assert products % (rows * cols) == 0
    depth = products // (rows * cols)  # columns of A in a turn of the loop
    assert depth % example.extents({})[2] == 0
    a_bytes, b_bytes = 2 * rows * depth, 2 * cols * depth
    if target == "gfx950" and example.reference is not a_bt:  # B's rows are k: reads that transpose bring 4 of them a lane
        assert moved(reads) == {"ds_read_b128": a_bytes, "ds_read_b64_tr_b16": b_bytes}
    else:
        assert moved(reads) == {"ds_read_b128": a_bytes + b_bytes}


def matrix(word: str) -> tuple[int, ...]:
    """m, n and k of a matrix instruction; nothing of another one."""
    found = re.match(r"v_mfma_f32_(\d+)x(\d+)x(\d+)", word)
    return tuple(map(int, found.groups())) if found else ()


def moved(reads: dict[str, int]) -> dict[str, int]:
    """The bytes that a wave's reads bring, by instruction."""
    return {word: 64 * WIDTHS[word] * count for word, count in reads.items()}
