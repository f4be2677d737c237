"""The example of grouped products: executed, against NumPy; and wrong variants, refused by the checks with contents of memory that they choose."""

import numpy as np
import pytest
import torch

import tiledsl as td
from examples import grouped as example
from examples.grouped import grouped
from tests.examples.edited import errors
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701")]
every_target = pytest.mark.parametrize("target", TARGETS)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("sizes", [(70, 0, 1, 129), (0, 0, 200, 0), (64, 64, 64, 8), (1, 197, 1, 1)])
def test_against_torch(sizes, target):
    """Empty groups at both ends and between, groups of one row, of whole tiles and of more; all with one listing."""
    generator = torch.Generator().manual_seed(1)
    a, b = (torch.randint(-4, 5, shape, generator=generator).bfloat16() for shape in ((200, 72), (4, 136, 72)))
    offsets = torch.tensor([0, *np.cumsum(sizes)], dtype=torch.int32)
    c = torch.full((200, 136), 7.0).bfloat16()
    grouped(offsets, a, b, c, target=target)
    groups = torch.repeat_interleave(torch.arange(4), torch.tensor(sizes))
    assert torch.equal(c, torch.einsum("mk,mnk->mn", a.double(), b.double()[groups]).bfloat16())


WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("b[g, col, k]", "b[0, col, k]", "TD602"),
    ("b[g, col, k]", "b[(g + 1) % 4, col, k]", "TD602"),
    ("b[g, col, k]", "b[g, 0, k]", "TD602"),
    ("td.range(first, end, BLOCK)", "td.range(end, first, BLOCK)", "TD310"),  # a group's end for its start
    ("td.range(first, end, BLOCK)", "td.range(end, end + 1, BLOCK)", "TD301"),
    ("td.range(first, end, BLOCK)", "td.range(first + 1, end, BLOCK)", "TD310"),  # the first row is left out
    ("td.range(first, end, BLOCK)", "td.range(first, end - 1, BLOCK)", "TD310"),  # a group of one row, and the last row of any
    ("td.range(first, end, BLOCK)", "td.range(first, end - BLOCK + 1, BLOCK)", "TD310"),  # whole tiles only
    ("td.range(first, end, BLOCK)", "td.range(first, end, REG)", "TD311"),
    ("td.range(first, end, BLOCK)", "td.range(0, end, BLOCK)", "TD311"),
    ("td.range(first, end, BLOCK)", "td.range(0, end - first, BLOCK)", "TD310 TD311"),  # counted from 0 in every group
    (", rows=end - mine", "", "TD301"),
    ("rows=end - mine", "rows=end - row", "TD301"),  # counted from the block's first row
    ("rows=end - mine", "rows=end - mine - 1", "TD310"),
    ("rows=end - mine", "rows=end - mine + 1", "TD311"),
    ("rows=end - mine", "rows=end - first", "TD301"),
    ("a.at(row=row,", "a.at(row=first,", "TD602"),  # the first tile of the group, in every step
    ("mine = row + wr * REG", "mine = row + wc * REG", "TD310 TD311"),
    ("offsets[g + n]", "offsets[g]", "TD310"),
    ("td.by_groups(offsets, lambda g: a @ td.matrix_of(b, g).T)", "td.by_groups(offsets, lambda g: a @ td.matrix_of(b, 3 - g).T)", "TD602"),
    ("a @ td.matrix_of(b, g).T)", "2 * (a @ td.matrix_of(b, g).T))", "TD602"),
    ("            td.barrier()  # every warp has read these slices\n", "", "TD401"),
    ("                    td.commit(shared, staged)\n            td.barrier()\n", "                    td.commit(shared, staged)\n", "TD401"),
    ("slices(row, k + 1)", "slices(row, k)", "TD602"),
    ("slices(row, 0)", "slices(first, 0)", "TD602"),
]


@pytest.mark.sample("4")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    old, new, codes = WRONG[place]
    _, found = errors(tmp_path, example.__file__, "grouped", old, new, E=5, G=4, M=200, N=136, K=136)
    assert {one.code for one in found} == set(codes.split())


@pytest.mark.thorough
def test_the_right_kernel_has_no_finding():
    assert [one for one in grouped.check(E=5, G=4, M=200, N=136, K=136) if one.severity != "note"] == []


def test_another_number_of_groups():
    """The offsets are one more than the groups: the contract has as many groups, and the grid too few."""
    with pytest.raises(td.KernelError, match="TD180|TD301|TD310"):
        grouped.lower(E=6, G=4, M=200, N=136, K=136)
