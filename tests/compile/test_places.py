"""The lines of the source that instructions of a listing belong to."""

import collections
import inspect
import linecache
import re

import pytest

from examples import epilogues, rope, softmax
from examples.attention import attention
from tests.lower.test_hip_text import PAIRS, SIZES
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.ir.walk import statements

# those of the golden files, so that a run compiles them once
CASES = [(example.kernel, target, {**SIZES, **example.options}) for example, target in PAIRS]
CASES += [(softmax.softmax_of_long_rows, target, {"M": 64, "N": 200}) for target in ("gfx942", "gfx950")]
CASES += [(epilogues.linear_gelu, "gfx942", {"M": 4096, "N": 4096, "K": 4096})]
IDS = [*(f"{example.id}-{target}" for example, target in PAIRS), "softmax-gfx942", "softmax-gfx950", "epilogues-gfx942"]


def instructions(lowered):
    (kernel,) = (one for one in lowered.listing.kernels if one.name == lowered.symbol)
    return [item for item in kernel.items if isinstance(item, Instruction)]


def by_line(lowered):
    """The mnemonics of the instructions of each line of the source, counted, by the line's text."""
    found = collections.defaultdict(collections.Counter)
    for item in instructions(lowered):
        mnemonic = re.sub(r"_(e32|e64|dpp|sdwa)$", "", item.mnemonic)
        found[linecache.getline(*lowered.places[item.line]).strip()][mnemonic] += 1
    return found


@pytest.mark.sample("K01-gfx90a", "K06-gfx942", "K12-gfx942", "K13-gfx950", "K14-gfx90a", "softmax-gfx942", "epilogues-gfx942")
@pytest.mark.parametrize("kernel, target, sizes", CASES, ids=IDS)
def test_every_instruction_has_a_line_of_the_kernel(kernel, target, sizes):
    """A statement's, that of td.grid, or the first of the kernel: and every statement that has instructions has some of them."""
    lowered = lower(kernel, target, sizes)
    assert lowered.places.keys() == {item.line for item in instructions(lowered)}
    spans = [one.span for one in statements(lowered.kernel.body)]
    known = {(span.file, span.line) for span in (*spans, lowered.kernel.grid_place[0], lowered.kernel.span)}
    found = collections.Counter(lowered.places.values())
    assert found.keys() <= known
    first = found[lowered.kernel.span.file, lowered.kernel.span.line]
    assert first <= len(lowered.places) / 50  # no place for what is not known


def test_the_instructions_of_an_epilogue_have_its_lines():
    """Functions, conversions, vectors, and the exchange of lanes: each instruction at the line with its word."""
    found = by_line(lower(epilogues.linear_gelu, "gfx942", {"M": 4096, "N": 4096, "K": 4096}))
    words = {
        "td.cast(td.gelu(added)": {"v_ldexp_f32": 64, "v_cmp_u_f32": 64, "v_perm_b32": 32, "global_store_dwordx2": 16},
        "td.swap_layout(acc)": {"ds_swizzle_b32": 128, "ds_bpermute_b32": 64},
        "td.load(bias[": {"v_pk_mul_f32": 32},
        "td.mma_ABt(": {"v_mfma_f32_32x32x8_bf16": 32},
        "acc = td.zeros(": {"v_mov_b32": 64},
        "td.load(As, a[": {"ds_write_b128": 4},
    }
    common = ("v_mov_b32", "v_pk_mul_f32", "ds_write_b128")  # other lines have some too
    for word, counts in words.items():
        (line,) = (line for line in found if word in line)
        for mnemonic, count in counts.items():
            assert found[line][mnemonic] == count, (mnemonic, line)
            assert mnemonic in common or sum(its[mnemonic] for its in found.values()) == count, mnemonic


@pytest.mark.one_in(2)
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_the_instructions_of_a_softmax_have_its_lines(target):
    """Loads whose line the compiler loses as it hoists them have that of td.load; those of a function in helpers that of the call."""
    found = by_line(lower(softmax.softmax_of_long_rows, target, {"M": 64, "N": 200}))

    def lines_of(*mnemonics):
        return {line for line, its in found.items() if any(mnemonic.startswith(mnemonics) for mnemonic in its)}

    (load,) = lines_of("global_load")
    assert load.startswith("tile = td.load(x[self.row")
    (store,) = lines_of("global_store")
    assert store.startswith("td.store(y[part.row") and "td.exp(part.load(x, k) - shift)" in store
    assert all("td.exp(" in line for line in lines_of("v_ldexp")) and len(lines_of("v_ldexp")) == 4
    assert all(line.startswith("share = 1 / ") for line in lines_of("v_rcp_f32", "v_div_"))
    assert lines_of("v_max3_f32") == {"larger = td.maximum(most, td.row_max(tile))"}


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_each_of_two_stores_has_its_instructions(target):
    """The compiler joins stores, and tells no line of the whole: their data do."""
    found = by_line(rope.rope.lower(target=target, N=32, S=64, J=64))
    stores = {line: sum(count for name, count in its.items() if name.startswith("global_store")) for line, its in found.items()}
    stores = {line: count for line, count in stores.items() if count}
    assert [line[:24] for line in sorted(stores)] == ["td.store(y[2 * head + 1,", "td.store(y[2 * head, row"] and len(set(stores.values())) == 1


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_products_with_one_mnemonic_have_their_lines(target):
    """Both products of attention have the compiler's instructions of one name: the operands that are read from LDS tell them apart."""
    lowered = attention.lower(target=target, H=2, HK=1, SQ=512, SK=512, D=128)
    source, first = inspect.getsourcelines(attention.function)
    products = [first + number for number, text in enumerate(source) if "td.mma" in text]
    listing = enumerate(lowered.asm.splitlines(), 1)
    found = collections.Counter(lowered.places[number][1] for number, text in listing if text.lstrip().startswith("v_mfma"))
    assert len(products) == 2 and set(found) == set(products) and len(set(found.values())) == 1
    (powers,) = (line for line, its in by_line(lowered).items() if "v_exp_f32" in its)
    assert "td.exp2(" in powers
