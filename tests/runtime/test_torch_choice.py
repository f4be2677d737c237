"""The block of a product by its shape: of the table that ships with the package, and between its shapes."""

import subprocess
import sys

import pytest

import tiledsl as td
from tiledsl.analysis.time.chips import chip_of
from tiledsl.tools.cli.kernels import load_space
from tiledsl.torch import choice, spaces
from tiledsl.torch.choice import ATTENTION, Choice, Schedule, choice_for, schedule_for, table
from tiledsl.torch.kernels.attention import attention_of
from tiledsl.torch.kernels.attention_ping_pong import PART, attention_ping_pong_of
from tiledsl.torch.kernels.gemm import BLOCKS, BLOCKS_OF, SLICED, largest_block
from tiledsl.torch.spaces import AHEAD, PING_PONG

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


WITHOUT_TORCH = """
import sys

sys.modules["torch"] = None
import tiledsl.torch
from tiledsl.tools.cli.kernels import load_kernels
from tiledsl.tools.cli.selftest import _own_kernels
from tiledsl.torch.choice import choice_for

print(*choice_for(8192, 8192, 8192, 2, "gfx942"), len(load_kernels(_own_kernels()[0])) > 5)
for statement in ("from tiledsl.torch import attention", "tiledsl.torch.attention", "tiledsl.torch.attn", "import tiledsl.torch.heads"):
    try:
        exec(statement)
    except (ImportError, AttributeError) as error:
        print(type(error).__name__, error)
"""


def test_kernels_and_tables_need_no_torch():
    """They are imported where torch is not installed, and the operators say that it is missing."""
    found = subprocess.run([sys.executable, "-c", WITHOUT_TORCH], capture_output=True, text=True, check=True).stdout.splitlines()
    missing = "ModuleNotFoundError import of torch halted; None in sys.modules"
    assert found == ["mixed 216 True", missing, missing, "AttributeError module 'tiledsl.torch' has no attribute 'attn'", missing]


@pytest.mark.parametrize("here, target", [("gfx950", "gfx950"), ("gfx90a", "gfx90a"), ("gfx1100", "gfx942"), (None, "gfx942")])
def test_without_a_target_the_gpu_of_this_machine_decides(monkeypatch, here, target):
    """The shape has another choice on each chip."""
    shape = 4096, 4096, 4096, 2
    assert len({choice_for(*shape, one) for one in ("gfx90a", "gfx942", "gfx950")}) == 3
    monkeypatch.setattr(sys.modules["tiledsl.compile.target"], "device_target", lambda: here)
    assert choice_for.__wrapped__(*shape) == choice_for(*shape, target)


def test_a_shape_is_chosen_for_once():
    choice_for.cache_clear()
    for _ in range(3):
        choice_for(700, 700, 700, 2, "gfx950")
    assert choice_for.cache_info()[:2] == (2, 1)


# ----------------------------------------------------------------------------------------------------------- attention

TARGETS = ("gfx90a", "gfx942", "gfx950")
BY_CAUSAL = {False: "attention_to_all_keys", True: "attention_causal"}


def schedules(causal, target):
    return [one for one in table(ATTENTION) if (one.space, one.chip) == (BY_CAUSAL[causal], chip_of(target).name)]


def scheduled(entry, causal, target):
    return schedule_for(*(entry.sizes[name] for name in ("H", "HK", "SQ", "SK", "D")), causal, target)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("causal", BY_CAUSAL)
def test_a_shape_of_the_table_has_its_schedule(causal, target):
    found = schedules(causal, target)
    assert len({tuple(sorted(one.sizes.items())) for one in found}) == len(found) >= 27 and {one.sizes["D"] for one in found} == {64, 128}
    for one in found:
        assert scheduled(one, causal, target) == choice._schedule(one) and one.options["causal"] == causal
    assert any(one.options["form"] == PING_PONG for one in found) == (target == "gfx950")


@pytest.mark.parametrize("target", TARGETS)
def test_between_shapes_a_schedule_of_heads_as_wide_is_taken(target):
    """A schedule that fits heads of 64 columns may lack registers for more; ping-pong takes pairs of 16 columns."""
    for columns in range(16, 129, 16):
        wide = {choice._schedule(one) for causal in BY_CAUSAL for one in schedules(causal, target) if one.sizes["D"] >= columns}
        for shape in ((1, 1, 1, 1), (4, 4, 100, 100), (48, 6, 3000, 3000), (1000, 1000, 16384, 16384)):
            for causal in BY_CAUSAL:
                found = schedule_for(*shape, columns, causal, target)
                assert found in wide and (found.form == AHEAD or columns % PART == 0)


def test_without_entries_attention_takes_the_usual_schedule(monkeypatch):
    monkeypatch.setattr(choice, "_entries", lambda *_: ())
    schedule_for.cache_clear()
    assert schedule_for(16, 16, 4096, 4096, 128, False, "gfx942") == Schedule(AHEAD, 4, 64, 32)
    schedule_for.cache_clear()


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore:.*TD222")
@pytest.mark.parametrize("causal", BY_CAUSAL)
@pytest.mark.parametrize("target", TARGETS)
def test_each_schedule_of_the_table_compiles_for_each_number_of_columns(target, causal):
    """It is refused by no check, for lengths that differ and end within a step, and for the widest heads that may take it."""
    widest = {}
    for one in schedules(causal, target):
        widest[choice._schedule(one)] = max(one.sizes["D"], widest.get(choice._schedule(one), 0))
    for (form, *options), most in widest.items():
        for columns in range(16, most + 1, 16):
            if form == AHEAD or columns % PART == 0:
                kernel = attention_of(td.f16, *options) if form == AHEAD else attention_ping_pong_of(td.f16)
                kernel.lower(target, H=4, HK=2, SQ=200, SK=333, D=columns, causal=causal)
