"""Every definition assembles on its targets, is rejected on the others, and states the same registers as the assembler."""

import re
import subprocess
import sys

import numpy as np
import pytest

from tests.asm.refusals import refused_lines
from tests.asm.samples import sample
from tiledsl.asm.isa.catalogue import lookup, registry
from tiledsl.asm.isa.definition import effects, instruction, matching_syntax
from tiledsl.asm.isa.dependence import flows
from tiledsl.asm.isa.registers import named_bits, register_bits, registers_of
from tiledsl.asm.text.grammar import parse_instruction
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.arithmetic import Arithmetic
from tiledsl.targets import TARGETS

FORMS = [(definition, form, sample(form)) for definition in registry().values() for form in definition.syntaxes]


@pytest.mark.sample("gfx942")
@pytest.mark.parametrize("target", TARGETS)
def test_assembles_where_claimed_and_nowhere_else(target, tmp_path):
    refused = refused_lines(target, [text for _, _, text in FORMS], tmp_path)
    unjustly = [f"{text}: {refused[n]}" for n, (_, form, text) in enumerate(FORMS) if target in form.targets and n in refused]
    silently = [text for n, (_, form, text) in enumerate(FORMS) if target not in form.targets and n not in refused]
    assert (unjustly, silently) == ([], [])


def test_samples_parse_to_their_own_forms():
    """One test for all of them: two thousand tests would take a fiftieth of a whole run."""
    wrong = []
    for definition, form, text in FORMS:
        try:
            item = parse_instruction(text)
        except TiledslError as error:
            wrong.append((text, str(error)))
            continue
        if lookup(item.mnemonic) is not definition or matching_syntax(definition, item.operands, item.modifiers) is not form:
            wrong.append((text, item))
    assert wrong == [] and len(FORMS) > 2000


def effect_of(text: str):
    item = parse_instruction(text)
    definition = lookup(item.mnemonic)
    return effects(definition, matching_syntax(definition, item.operands), item.operands)


def test_effects_name_explicit_and_implicit_registers():
    load = effect_of("global_load_dwordx4 v[4:7], v2, s[8:9]")
    assert load.writes == register_bits("v", 4, 4)
    assert load.reads == register_bits("v", 2) | register_bits("s", 8, 2)
    save = effect_of("s_and_saveexec_b64 s[2:3], vcc")
    assert [name for name, _ in registers_of(save.writes)] == ["s", "s", "s", "s", "scc"]
    accumulate = effect_of("v_fmac_f32_e32 v1, v2, v3")
    assert accumulate.reads == register_bits("v", 1, 3) and accumulate.writes == register_bits("v", 1)


@pytest.mark.parametrize("text", ["buffer_load_dword v1, s[4:7], s8 offen lds", "global_load_lds_dword v1, s[4:5]", "global_load_dword v[2:3], off lds"])
def test_a_direct_load_writes_no_register_and_reads_m0(text):
    item = parse_instruction(text)
    definition = lookup(item.mnemonic)
    form = matching_syntax(definition, item.operands)
    effect = effects(definition, form, item.operands)
    assert form.writes_lds and definition.counter == "vm" and effect.writes == 0 and effect.reads & named_bits("m0")


def test_an_ordinary_load_does_not_read_m0():
    item = parse_instruction("buffer_load_dword v0, v1, s[4:7], s8 offen")
    definition = lookup(item.mnemonic)
    form = matching_syntax(definition, item.operands)
    assert not form.writes_lds and not effects(definition, form, item.operands).reads & named_bits("m0")


def test_the_low_half_of_a_wide_sum_does_not_depend_on_the_high_half_of_a_source():
    item = parse_instruction("v_mad_u64_u32 v[10:11], s[0:1], s6, v3, v[12:13]")
    definition = lookup(item.mnemonic)
    low, high, carry = flows(definition, matching_syntax(definition, item.operands), item.operands)
    assert low == (register_bits("v", 10), register_bits("v", 3) | register_bits("v", 12) | register_bits("s", 6))
    assert (high[0], carry[0]) == (register_bits("v", 11), register_bits("s", 0, 2)) and high[1] & carry[1] & register_bits("v", 13)


SCALAR_FLOWS = [  # the registers on which the low result s0, the high one s1 and SCC depend
    ("s_lshl_b64 s[0:1], s[2:3], 8", (2,), (2, 3)),
    ("s_lshl_b64 s[0:1], s[2:3], 32", (), (2,)),
    ("s_lshl_b64 s[0:1], s[2:3], 0x45", (2,), (2, 3)),
    ("s_lshl_b64 s[0:1], s[2:3], s3", (2, 3), (2, 3)),
    ("s_lshl_b64 s[0:1], s[2:3], s2", (2,), (2, 3)),
    ("s_lshr_b64 s[0:1], s[2:3], 31", (2, 3), (3,)),
    ("s_lshr_b64 s[0:1], s[2:3], 32", (3,), ()),
    ("s_ashr_i64 s[0:1], s[2:3], 63", (3,), (3,)),
    ("s_ashr_i64 s[0:1], s[2:3], s4", (2, 3, 4), (3, 4)),
    ("s_bfe_u64 s[0:1], s[2:3], 0x80000", (2,), ()),
    ("s_bfe_u64 s[0:1], s[2:3], 0x210000", (2,), (3,)),
    ("s_bfe_u64 s[0:1], s[2:3], 0x100018", (2, 3), ()),
    ("s_bfe_u64 s[0:1], s[2:3], 0x80020", (3,), ()),
    ("s_bfe_u64 s[0:1], s[2:3], 5", (), ()),
    ("s_bfe_u64 s[0:1], s[2:3], s4", (2, 3, 4), (2, 3, 4)),
    ("s_bfe_i64 s[0:1], s[2:3], 0x80000", (2,), (2,)),
    ("s_bfe_i64 s[0:1], s[2:3], 0x200000", (2,), (2,)),
    ("s_bfe_i64 s[0:1], s[2:3], 0x210000", (2,), (3,)),
    ("s_bfe_i64 s[0:1], s[2:3], 0x80020", (3,), (3,)),
    ("s_bfe_i64 s[0:1], s[2:3], 0x7f0010", (2, 3), (3,)),
    ("s_and_b64 s[0:1], s[2:3], s[4:5]", (2, 4), (3, 5)),
    ("s_not_b64 s[0:1], s[2:3]", (2,), (3,)),
]


@pytest.mark.parametrize("text, low, high", SCALAR_FLOWS, ids=[text for text, _, _ in SCALAR_FLOWS])
def test_a_dword_of_a_result_depends_on_what_its_bits_are_made_of(text, low, high):
    item = parse_instruction(text)
    definition = lookup(item.mnemonic)
    reads = [sum(register_bits("s", index) for index in registers) for registers in (low, high)]
    expected = (register_bits("s", 0), reads[0]), (register_bits("s", 1), reads[1]), (named_bits("scc"), reads[0] | reads[1])
    assert flows(definition, matching_syntax(definition, item.operands), item.operands) == expected


def extracted(source: int, offset: int, width: int, signed: bool) -> int:
    """The bits of a field, and above them copies of the sign (CDNA3 ISA, S_BFE_U64 and S_BFE_I64)."""
    source -= (source >> 63 << 64) * signed
    field = source >> offset & (1 << width) - 1
    return (field - (1 << width) * (signed and width > 0 and field >> width - 1)) % 2**64


SHIFTED = {
    "s_bfe_u64": lambda source, count: extracted(source, count & 63, count >> 16, False),
    "s_bfe_i64": lambda source, count: extracted(source, count & 63, count >> 16, True),
    "s_lshl_b64": lambda source, count: source << count & 2**64 - 1,
    "s_lshr_b64": lambda source, count: source >> count,
    "s_ashr_i64": lambda source, count: extracted(source, count, 64, True),
}
FIELDS = [offset | width << 16 for width in (0, 1, 16, 31, 32, 33, 63, 64, 127) for offset in (0, 1, 31, 32, 33, 63)]


@pytest.mark.parametrize("name", SHIFTED)
def test_no_other_dword_changes_a_result(name):
    """Each result bit is one bit of the source, so changing one bit shows every dependence on its dword."""
    for count in FIELDS if "bfe" in name else range(64):
        item = parse_instruction(f"{name} s[0:1], s[2:3], {count}")
        definition = lookup(name)
        found = [reads for _, reads in flows(definition, matching_syntax(definition, item.operands), item.operands)[:2]]
        changed = [[SHIFTED[name](1 << bit, count) >> 32 * result & 0xFFFFFFFF for bit in range(64)] for result in (0, 1)]
        assert found == [register_bits("s", 2) * any(bits[:32]) | register_bits("s", 3) * any(bits[32:]) for bits in changed], count


PAIRS = [  # the registers on which the low and the high result depend
    ("v_pk_mul_f32 v[0:1], v[2:3], v[4:5]", (2, 4), (3, 5)),
    ("v_pk_mul_f32 v[0:1], v[2:3], v[4:5] op_sel_hi:[1,0]", (2, 4), (3, 4)),
    ("v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7] op_sel:[0,1,0] op_sel_hi:[0,1,1]", (2, 5, 6), (2, 5, 7)),
    ("v_pk_add_f32 v[0:1], v[2:3], 1.0 op_sel_hi:[1,0]", (2,), (3,)),
    ("v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[1,0]", (3,), (4,)),
]


@pytest.mark.parametrize("text, low, high", PAIRS, ids=[text for text, _, _ in PAIRS])
def test_halves_that_op_sel_leaves_out_are_not_read(text, low, high):
    item = parse_instruction(text)
    definition = lookup(item.mnemonic)
    given = definition, matching_syntax(definition, item.operands), item.operands, item.modifiers
    expected = [sum(register_bits("v", index) for index in registers) for registers in (low, high)]
    assert flows(*given) == ((register_bits("v", 0), expected[0]), (register_bits("v", 1), expected[1]))
    assert effects(*given).reads == expected[0] | expected[1] and effects(*given).writes == register_bits("v", 0, 2)


def test_bodies_that_read_other_lanes_say_so():
    """The helpers of the vocabulary that give a lane the value of another: a definition whose body uses one crosses lanes."""
    helpers = {"one_lane", "fetch_lanes", "send_lanes", "swap_halves"}
    assert all(callable(getattr(WaveContext, name)) for name in helpers)
    found = {mnemonic for mnemonic, definition in registry().items() if helpers & set(definition.semantics.__code__.co_names)}
    assert len(found) > 5 and found == {mnemonic for mnemonic, definition in registry().items() if definition.crosses_lanes}


def test_no_definition_lacks_a_meaning():
    for mnemonic, definition in registry().items():
        assert callable(definition.semantics), mnemonic
        assert definition.targets, mnemonic


def meaning(w, a):
    """A body with one operand."""


WRONG = {
    "targets": ("v_new {d:v=}, {a:v} @ gfx900", {}, "unknown targets ['gfx900']"),
    "operand": ("v_new {d:v=}, {a}", {}, "v_new: operand '{a}' is not of the form {name:CLASSES[DWORDS][=|+][/VIEW]}"),
    "family": ("v_new {d:v=}, {a:v}", dict(family="vop9"), "v_new: the family is 'vop9', and not one of "),
    "body": ("v_new {d:v=}, {b:v}", {}, "v_new: the body asks for ['a'], and the syntax has no operand or modifier of this name"),
    "bits": ("v_new {d:v=}, {a:v}", dict(bits="odd"), "v_new: bits is 'odd', and not one of "),
    "to LDS": ("ds_new {d:v=}, {a:v} <m0>", dict(family="ds"), "ds_new: <m0> marks a load of vector memory straight to LDS, and the family is 'ds'; "),
    "bytes": ("v_new {d:v=}, {a:v}", dict(bytes=4), "v_new: 4 bytes are moved, and memory is '', commutes ''"),
    "twice": ("v_mov_b32 {d:v=}, {a:v}", {}, "v_mov_b32 is defined twice"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_definition_that_contradicts_itself_is_refused(name):
    """Nothing is registered then."""
    syntax, given, message = WRONG[name]
    before = dict(registry())
    with pytest.raises(ValueError, match=re.escape(message)):
        instruction(syntax, **{"family": "vop1", **given})(meaning)
    assert dict(registry()) == before


AT_ONCE = """
import concurrent.futures, threading
from tiledsl.asm.isa.catalogue import lookup
together = threading.Barrier(4)
def look(_):
    together.wait()
    return lookup("global_store_dwordx4"), lookup("v_perm_b32")
with concurrent.futures.ThreadPoolExecutor(4) as threads:
    for found in threads.map(look, range(4)):
        assert None not in found
"""


@pytest.mark.thorough
def test_threads_that_look_first_find_every_instruction():
    """Threads that look up at once find every instruction: a listing checked with half of them has wrong findings, or lacks some."""
    for _ in range(3):
        subprocess.run([sys.executable, "-c", AT_ONCE], check=True)


@pytest.mark.parametrize("name", sorted(name for name, definition in registry().items() if definition.bits == "separate"))
def test_bits_that_are_separate(name):
    """A bit of a source changes the bit of each result at its own place alone; SCC is no result of bits."""
    definition, rng = registry()[name], np.random.default_rng(5)
    wide = "64" in name
    kind = np.uint64 if wide else np.uint32
    sources = {p: rng.integers(0, 1 << 32, 64, dtype=np.uint64).astype(kind) * kind(0x10001 if wide else 1) for p in definition.parameters}
    sources |= {p: np.array(v) for p, v in (("scc", True), ("bitop3", 0x6A)) if p in sources}

    def results(changed):
        found = definition.semantics(Arithmetic(np), **(sources | changed))
        return [part for part in (found if isinstance(found, tuple) else (found,)) if part.dtype != bool]

    before = results({})
    for source in set(sources) - {"scc", "bitop3"}:
        for bit in range(64 if wide else 32):
            for old, new in zip(before, results({source: sources[source] ^ kind(1 << bit)}), strict=True):
                assert not ((old ^ new) & ~kind(1 << bit)).any()
