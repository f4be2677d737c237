"""LDS traffic is as small as the shape allows: in a step, a warp reads each byte that it needs once, 16 bytes a lane at a time."""

import collections

import numpy as np
import pytest

from examples.catalogue import EXAMPLES, a_bt
from tiledsl.elaborate import elaborate
from tiledsl.verify import program_of

SMALL_PIECES = {"K07"}  # 16 rows a piece: where the step is short, 8 bytes are all that a lane has of one row
PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]


@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_each_byte_is_read_once(example, target):
    rows, cols, step = example.extents({})
    sizes = {"M": rows, "N": cols, "K": 4 * step}
    program = program_of(example.kernel.capture(target, {**sizes, **example.options}), target)
    widths = set()
    for trace in elaborate(program, 0):
        by_step = collections.defaultdict(list)
        for touch in trace.touches:
            access = touch.operation.access
            if access.kind == "read":
                by_step[touch.steps].append(touch.bytes)
                widths.add((access.width, len(touch.bytes) // access.width))
        for read in by_step.values():
            together = np.concatenate(read)
            assert len(np.unique(together)) == len(together)
    transposing = target == "gfx950" and example.reference is not a_bt  # ds_read_b64_tr_b16: 4 k a lane
    if example.id not in SMALL_PIECES and not transposing:
        assert widths == {(16, 64)}
