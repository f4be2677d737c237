"""The block of a product by its shape: of the table that ships with the package, and between its shapes."""

import pytest

from tiledsl.analysis.time.chips import chip_of
from tiledsl.tools.cli.kernels import load_space
from tiledsl.torch import choice, spaces
from tiledsl.torch.choice import Choice, choice_for, table
from tiledsl.torch.kernels.gemm import BLOCKS, BLOCKS_OF, SLICED, largest_block

SPACES = {2: "products_of_16_bits", 1: "products_of_8_bits"}
CASES = [(2, "gfx90a"), (2, "gfx942"), (2, "gfx950"), (1, "gfx942"), (1, "gfx950")]


def entries(element_bytes, target):
    return [one for one in table() if (one.space, one.chip) == (SPACES[element_bytes], chip_of(target).name)]


def test_the_table_is_of_the_spaces_that_tiledsl_tune_searches():
    labels = {2: [{"form": form, "block": block} for form, blocks in BLOCKS_OF.items() for block in blocks], 1: [{"block": block} for block in BLOCKS]}
    for element_bytes, name in SPACES.items():
        space = load_space(f"{spaces.__file__}:{name}")
        assert [dict(one.labels) for one in space.variants()] == labels[element_bytes]
    assert {one.space for one in table()} == set(SPACES.values()) and {one.by for one in table()} == {"model"}
    assert all(1 <= one.profiled <= one.variants for one in table())  # the others are slower by their bounds


@pytest.mark.parametrize("element_bytes, target", CASES)
def test_a_shape_of_the_table_has_its_block(element_bytes, target):
    found = entries(element_bytes, target)
    shapes = {tuple(one.sizes[name] for name in "MNK") for one in found}
    assert {(1, 4096, 4096), (64, 8192, 8192), (16384, 16384, 16384)} <= shapes and len(found) == len(shapes)
    for one in found:
        assert choice_for(*(one.sizes[name] for name in "MNK"), element_bytes, target) == choice._choice(one)


@pytest.mark.parametrize("element_bytes, target", CASES)
def test_between_shapes_a_block_of_near_ones_is_taken(element_bytes, target):
    for shape in ((1, 1, 1), (17, 4000, 4096), (3000, 3000, 3000), (100_000, 128, 64)):
        assert choice_for(*shape, element_bytes, target) in {choice._choice(one) for one in entries(element_bytes, target)}


def test_a_factor_of_the_model_corrects_the_closed_form(monkeypatch):
    """Of two entries as near, the one whose block is slower than its closed form by the larger factor loses."""
    first, *_ = entries(2, "gfx942")
    sizes = [{"M": size, "N": 4096, "K": 4096} for size in (2048, 8192)]
    chip, blocks = chip_of("gfx942"), (256, 128)
    for slow in (0, 1):
        times = [
            choice._closed_form(one, Choice(SLICED, block), "bf16", chip) * (1 + 9 * (number == slow))
            for number, (one, block) in enumerate(zip(sizes, blocks, strict=True))
        ]
        two = tuple(
            choice.Tuned(**{**vars(first), "sizes": one, "options": {"block": block}, "time_us": time})
            for one, block, time in zip(sizes, blocks, times, strict=True)
        )
        monkeypatch.setattr(choice, "_entries", lambda *_, two=two: two)
        choice_for.cache_clear()
        assert choice_for(4096, 4096, 4096, 2, "gfx942") == Choice(SLICED, blocks[1 - slow])
    monkeypatch.undo()
    choice_for.cache_clear()


def test_a_chip_without_entries_takes_the_largest_block_that_fills_it():
    assert not entries(1, "gfx90a")
    assert [choice_for(n, n, 512, 1, "gfx90a") for n in (8192, 2048, 64)] == [Choice(SLICED, largest_block(n, n)) for n in (8192, 2048, 64)]


def test_a_shape_is_chosen_for_once():
    choice_for.cache_clear()
    for _ in range(3):
        choice_for(700, 700, 700, 2, "gfx950")
    assert choice_for.cache_info()[:2] == (2, 1)
