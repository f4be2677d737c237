"""The block of a product by its shape: of the table that ships with the package, and between its shapes."""

import math
import subprocess
import sys
from importlib import resources

import pytest

import tiledsl as td
from tiledsl.analysis.time.chips import chip_of
from tiledsl.runtime.tuned import Tuned
from tiledsl.runtime.tuned import written as tuned_file
from tiledsl.tools.cli.kernels import load_space
from tiledsl.torch import choice, spaces
from tiledsl.torch.choice import ATTENTION, PRODUCTS, Choice, Schedule, choice_for, schedule_for
from tiledsl.torch.kernels.attention import attention_of
from tiledsl.torch.kernels.attention_ping_pong import PART, attention_ping_pong_of
from tiledsl.torch.kernels.gemm import BLOCKS, BLOCKS_OF, SLICED, largest_block
from tiledsl.torch.spaces import AHEAD, PING_PONG
from tiledsl.torch.times import Times, parsed, text_of, times_of, written

SPACES = {2: "products_of_16_bits", 1: "products_of_8_bits"}
BY_CAUSAL = {False: "attention_to_all_keys", True: "attention_causal"}
CASES = [(2, "gfx90a"), (2, "gfx942"), (2, "gfx950"), (1, "gfx942"), (1, "gfx950")]


def rows_of(element_bytes, target):
    return times_of(PRODUCTS, SPACES[element_bytes], chip_of(target).name)


def test_the_table_is_of_the_spaces_that_tiledsl_tune_searches():
    labels = {2: [{"form": form, "block": block} for form, blocks in BLOCKS_OF.items() for block in blocks], 1: [{"block": block} for block in BLOCKS]}
    for element_bytes, name in SPACES.items():
        space = load_space(f"{spaces.__file__}:{name}")
        assert [dict(one.labels) for one in space.variants()] == labels[element_bytes]


@pytest.mark.parametrize("file, of", [(PRODUCTS, SPACES), (ATTENTION, BY_CAUSAL)])
def test_a_table_has_a_row_for_each_space_chip_and_shape(file, of):
    """Its variants are those of the spaces. A variant that was not compiled for a shape is no faster than the best one."""
    text = resources.files("tiledsl.torch").joinpath(file).read_text(encoding="utf-8")
    rows = parsed(text)
    assert written(rows) == text and len({(one.space, one.chip, *one.sizes.values()) for one in rows}) == len(rows)
    names = {name: {text_of(one.labels) for one in getattr(spaces, name).variants()} for name in of.values()}
    assert {one.space for one in rows} == names.keys()
    for one in rows:
        assert names[one.space] >= one.profiled.keys() | one.estimated.keys() and not one.profiled.keys() & one.estimated.keys()
        assert one.model >= 6 and all(time > 0 for time in (*one.profiled.values(), *one.estimated.values()))


@pytest.mark.parametrize("element_bytes, target", CASES)
def test_a_shape_of_the_table_has_its_block(element_bytes, target):
    found = rows_of(element_bytes, target)
    shapes = {tuple(one.sizes[name] for name in "MNK") for one in found}
    assert {(1, 4096, 4096), (64, 8192, 8192), (16384, 16384, 16384)} <= shapes and len(found) == len(shapes)
    choices = choice._choices(SPACES[element_bytes])
    for one in found:
        time = min(one.profiled.values())
        assert one.profiled[one.best] == time and choice_for(*one.sizes.values(), element_bytes, target) == choices[one.best]


@pytest.mark.parametrize("element_bytes, target", CASES)
def test_between_shapes_a_block_that_was_profiled_is_taken(element_bytes, target):
    names = {one: name for name, one in choice._choices(SPACES[element_bytes]).items()}
    profiled = {name for one in rows_of(element_bytes, target) for name in one.profiled}
    for shape in ((1, 1, 1), (17, 4000, 4096), (3000, 3000, 3000), (100_000, 128, 64)):
        assert names[choice_for(*shape, element_bytes, target)] in profiled


FACTORS = {"sliced 256": (1.0, 4.0), "sliced 128": (3.0, 1.0)}  # by the closed form, at 2048 and 8192 rows


@pytest.mark.parametrize("rows, block", [(2049, 256), (8191, 128), (4095, 128)])
def test_the_factors_of_near_shapes_correct_the_closed_form(monkeypatch, rows, block):
    """Each block is the best at one of two shapes; between them both factors count, and the nearer one counts more."""
    chip = chip_of("gfx942")
    choices = choice._choices(SPACES[2])

    def row(at):
        sizes = (2048, 8192)[at], 4096, 4096
        times = {name: factors[at] * choice._closed_form(sizes, choices[name], "bf16", chip) for name, factors in FACTORS.items()}
        return Times(SPACES[2], chip.name, 6, dict(zip("MNK", sizes, strict=True)), times, {})

    monkeypatch.setattr(choice, "times_of", lambda *_: (row(0), row(1)))
    assert choice_for.__wrapped__(rows, 4096, 4096, 2, "gfx942") == Choice(SLICED, block)


def test_an_estimate_counts_as_a_time_of_a_variant_that_was_profiled_elsewhere():
    """A variant that is slower by its bound at the nearest shape is not chosen for its time at another."""
    chip, sizes = chip_of("gfx942"), dict(M=4096, N=4096, K=4096)
    near = Times(SPACES[2], chip.name, 6, sizes, {"a": 10.0}, {"b": 20.0, "c": 1.0})
    far = Times(SPACES[2], chip.name, 6, {**sizes, "M": 1}, {"a": 10.0, "b": 5.0}, {})
    found = choice._fastest([near, far], {**sizes, "M": 4097}, {name: name for name in "abc"}, lambda *_: 1.0)
    assert found == "a"  # "c" was compiled nowhere
    assert choice._fastest([near, far], {**sizes, "M": 1}, {name: name for name in "abc"}, lambda *_: 1.0) == "b"
    assert choice._fastest([], sizes, {}, lambda *_: math.nan) is None


ENTRY = Tuned(
    space="products_of_16_bits", kernel="gemm_abt", chip="MI355X", sizes=dict(M=24, N=6144, K=4096), options=dict(form="deep", block=16),
    by="model", time_us=28.7, model=6, tiledsl="0.1.0", variants=26, profiled=26, file="spaces.py",
)  # fmt: skip


@pytest.fixture
def own(tmp_path, monkeypatch):
    """The place of the user's tuned file for the spaces of tiledsl.torch."""
    monkeypatch.setattr(spaces.products_of_16_bits, "file", str(tmp_path / "spaces.py"))
    choice._tuned_file.cache_clear()
    yield tmp_path / ".tiledsl-tuned.toml"
    choice._tuned_file.cache_clear()


def test_a_shape_of_the_users_tuned_file_has_its_entry(own):
    """As `tiledsl tune` of the space writes it, for the chip and the shape alone; the tables have the others."""
    of_table = [choice_for.__wrapped__(*shape) for shape in ((24, 6144, 4096, 2, "gfx950"), (25, 6144, 4096, 2, "gfx950"), (24, 6144, 4096, 2, "gfx942"))]
    own.write_text(tuned_file([ENTRY]), encoding="utf-8")
    found = [choice_for.__wrapped__(*shape) for shape in ((24, 6144, 4096, 2, "gfx950"), (25, 6144, 4096, 2, "gfx950"), (24, 6144, 4096, 2, "gfx942"))]
    assert found == [Choice("deep", 16), *of_table[1:]] and of_table[0] != found[0]


@pytest.mark.parametrize("text, code", [("format = 1\nentries = 2\n", "TD880"), (tuned_file([ENTRY]).replace('"deep"', '"deeper"'), "TD882")])
def test_a_tuned_file_of_the_user_that_cannot_be_used_is_a_warning(own, text, code):
    own.write_text(text, encoding="utf-8")
    with pytest.warns(Warning, match=code):
        assert choice_for.__wrapped__(64, 8192, 8192, 2, "gfx950") == choice_for(64, 8192, 8192, 2, "gfx950")
        choice_for.__wrapped__(24, 6144, 4096, 2, "gfx950")


def test_a_chip_without_entries_takes_the_largest_block_that_fills_it():
    assert not rows_of(1, "gfx90a")
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


def schedules(causal, target):
    """The rows of the table, and for each the schedule with the least time."""
    of = {text_of(one.labels): choice._schedule(one.labels) for one in getattr(spaces, BY_CAUSAL[causal]).variants()}
    return [(one, of[one.best]) for one in times_of(ATTENTION, BY_CAUSAL[causal], chip_of(target).name)]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("causal", BY_CAUSAL)
def test_a_shape_of_the_table_has_its_schedule(causal, target):
    found = schedules(causal, target)
    assert len({tuple(one.sizes.values()) for one, _ in found}) == len(found) >= 27 and {one.sizes["D"] for one, _ in found} == {64, 128}
    for one, schedule in found:
        assert schedule_for(*one.sizes.values(), causal, target) == schedule
    assert any(schedule.form == PING_PONG for _, schedule in found) == (target == "gfx950")


@pytest.mark.parametrize("target", TARGETS)
def test_between_shapes_a_schedule_of_heads_as_wide_is_taken(target):
    """A schedule that fits heads of 64 columns may lack registers for more; ping-pong takes pairs of 16 columns."""
    for columns in range(16, 129, 16):
        wide = {schedule for causal in BY_CAUSAL for one, schedule in schedules(causal, target) if one.sizes["D"] >= columns}
        for shape in ((1, 1, 1, 1), (4, 4, 100, 100), (48, 6, 3000, 3000), (1000, 1000, 16384, 16384)):
            for causal in BY_CAUSAL:
                found = schedule_for(*shape, columns, causal, target)
                assert found in wide and (found.form == AHEAD or columns % PART == 0)


def test_without_entries_attention_takes_the_usual_schedule(monkeypatch):
    monkeypatch.setattr(choice, "times_of", lambda *_: ())
    assert schedule_for.__wrapped__(16, 16, 4096, 4096, 128, False, "gfx942") == Schedule(AHEAD, 4, 64, 32)


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore:.*TD222")
@pytest.mark.parametrize("causal", BY_CAUSAL)
@pytest.mark.parametrize("target", TARGETS)
def test_each_schedule_of_the_table_compiles_for_each_number_of_columns(target, causal):
    """It is refused by no check, for lengths that differ and end within a step, and for the widest heads that may take it."""
    widest = {}
    for one, schedule in schedules(causal, target):
        widest[schedule] = max(one.sizes["D"], widest.get(schedule, 0))
    for (form, *options), most in widest.items():
        for columns in range(16, most + 1, 16):
            if form == AHEAD or columns % PART == 0:
                kernel = attention_of(td.f16, *options) if form == AHEAD else attention_ping_pong_of(td.f16)
                kernel.lower(target, H=4, HK=2, SQ=200, SK=333, D=columns, causal=causal)
