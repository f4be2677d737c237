"""The table of chips: internally consistent, and the numbers that the vendor publishes."""

from __future__ import annotations

import pytest

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.targets import DEFAULT_TARGET, TARGETS, WAVE, Target, target_named

CLOCKS = {
    "gfx90a": {(16, 16): 32, (32, 8): 64},
    "gfx942": {(16, 16): 16, (32, 8): 32, (16, 32): 16, (32, 16): 32, (16, 8): 16, (32, 4): 32},
    "gfx950": {(16, 16): 16, (32, 8): 32, (16, 32): 16, (32, 16): 32, (16, 64): 16, (32, 32): 32, (16, 128): 32, (32, 64): 64},
}
MNEMONICS = {
    "gfx90a": ("v_mfma_f32_32x32x8bf16_1k", "v_mfma_f32_16x16x16bf16_1k", "v_mfma_f32_32x32x8f16", "v_mfma_f32_16x16x16f16"),
    "gfx942": ("v_mfma_f32_32x32x8_bf16", "v_mfma_f32_16x16x16_bf16", "v_mfma_f32_32x32x8_f16", "v_mfma_f32_16x16x16_f16"),
}
SMALL = ("fp6x4", "bf6x4", "fp4x2")  # 10.1 PFLOP/s: AMD, data sheet of the MI355X
READ_16_GFX942 = [
    {*range(0, 4), *range(20, 24)},
    {*range(4, 8), *range(16, 20)},
    {*range(8, 12), *range(28, 32)},
    {*range(12, 16), *range(24, 28)},
]
READ_16_GFX950 = [{*range(0, 4), *range(12, 16), *range(20, 28)}, {*range(4, 12), *range(16, 20), *range(28, 32)}]
every_target = pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)


def upper_half_too(phases: list[set[int]]) -> list[set[int]]:
    return phases + [{lane + 32 for lane in phase} for phase in phases]


def in_order(lanes: int) -> list[set[int]]:
    return [set(range(first, first + lanes)) for first in range(0, 64, lanes)]


@every_target
def test_registers_left_by_an_occupancy(target: Target) -> None:
    assert [target.registers_at(waves) for waves in range(1, 9)] == [512, 256, 168, 128, 96, 80, 72, 64]


@every_target
def test_occupancy_and_registers_are_inverse(target: Target) -> None:
    for waves in range(1, 9):
        most = target.registers_at(waves)
        assert target.waves_at(most) == waves
        assert waves == 1 or target.waves_at(most + 1) == waves - 1
    assert target.waves_at(0) == target.waves_at(1) == 8
    assert target.waves_at(513) == 0  # does not fit at all


@every_target
def test_phases_divide_the_wave(target: Target) -> None:
    for (kind, size), phases in target.lds_phases.items():
        assert sorted(lane for phase in phases for lane in phase) == list(range(WAVE)), (kind, size)
        assert len({len(phase) for phase in phases}) == 1
    assert set(target.lds_phases) == set(target.lds_banks) == {(kind, size) for kind in ("read", "write") for size in (1, 2, 4, 8, 16)}


@every_target
def test_a_phase_can_use_every_bank_once(target: Target) -> None:
    """The lanes served together ask for as many 4-byte words as there are banks: what the phase tables and the bank counts must agree on."""
    for (kind, size), phases in target.lds_phases.items():
        if size >= 4:
            words = len(phases[0]) * size // 4
            assert words == target.lds_banks[kind, size], (kind, size)


def test_phases_are_those_measured() -> None:
    for name in ("gfx90a", "gfx942"):
        phases = TARGETS[name].lds_phases
        assert [set(p) for p in phases["read", 16]] == upper_half_too(READ_16_GFX942)
        assert [set(p) for p in phases["write", 16]] == in_order(8)
        assert [set(p) for p in phases["read", 8]] == [set(p) for p in phases["write", 8]] == in_order(16)
        assert set(TARGETS[name].lds_banks.values()) == {32}
    phases, banks = TARGETS["gfx950"].lds_phases, TARGETS["gfx950"].lds_banks
    assert [set(p) for p in phases["read", 16]] == upper_half_too(READ_16_GFX950)
    assert [set(p) for p in phases["read", 8]] == in_order(32)
    assert [set(p) for p in phases["write", 8]] == in_order(16)
    assert {access for access, count in banks.items() if count == 64} == {("read", 8), ("read", 16)}


@every_target
def test_matrix_instructions_take_their_clocks(target: Target) -> None:
    for instruction in target.matrix:
        assert instruction.clocks == CLOCKS[target.name][instruction.m, instruction.k]
        assert instruction.accumulators == {16: 4, 32: 16}[instruction.m]


def test_bigger_and_smaller_shapes_do_the_same_work_a_clock() -> None:
    for target in TARGETS.values():
        rates: dict[int, set[float]] = {}  # by values in a lane
        for i in target.matrix:
            rates.setdefault(i.per_lane, set()).add(i.m * i.n * i.k / i.clocks)
        assert all(len(found) == 1 for found in rates.values())


def test_the_peaks_are_those_of_the_data_sheets() -> None:
    """Of fp8 on gfx950 those of the f8f6f4 instructions, whose clocks the table has for 8-bit operands."""
    assert {name: target.peak_tflops for name, target in TARGETS.items()} == {
        "gfx90a": {"bf16": 181.0, "f16": 181.0, "int8": 181.0},
        "gfx942": {"bf16": 1307.4, "f16": 1307.4, "fp8": 2614.9, "int8": 2614.9, "xf32": 653.7},
        "gfx950": {**dict.fromkeys(("bf16", "f16"), 2516.6), **dict.fromkeys(("fp8", "bf8", "int8"), 5033.2), **dict.fromkeys(SMALL, 10066.3)},
    }


def test_instructions_with_scales_are_those_of_the_assembly_in_the_clocks_of_their_types() -> None:
    """Numbers of 6 and 4 bits take half of the passes (LLVM, SISchedule.td, WriteMFMAScale); a lane has 32 numbers, in bytes."""
    assert [len(target.scaled_matrix) for target in TARGETS.values()] == [0, 0, 6]
    target = TARGETS["gfx950"]
    for i in target.scaled_matrix:
        (same,) = (one for one in target.other_matrix if one.mnemonic == i.mnemonic)
        definition = lookup(i.mnemonic)
        assert definition is not None and definition.matrix is not None
        assert definition.matrix.passes_on("gfx950", i.named_modifiers) == i.passes == same.passes // (1 if i.tiles == "fp8" else 2)
        assert (same.m, same.k, same.builtin) == (i.m, i.k, i.builtin)
        assert (i.per_lane, i.operand_dwords) == {"fp8": (32, 8), "fp6x4": (24, 6), "fp4x2": (16, 4)}[i.tiles]
        assert i.tile_k == i.k * i.per_lane // 32
    assert target.multiplied_with_scales == ("fp8", "fp6x4", "fp4x2", "bf8", "bf6x4")


def test_memory_and_the_last_cache_before_it() -> None:
    """AMD's data sheets: 3.2 TB/s for the two dies of an MI250, 5.3 for the MI300X, 8 for the MI355X; L2 of 8 MiB a die, Infinity Cache of 256 MiB."""
    found = {name: (target.peak_chip, target.hbm_tbs, target.last_cache_bytes // 2**20) for name, target in TARGETS.items()}
    assert found == {"gfx90a": ("MI250, one die", 1.6, 8), "gfx942": ("MI300X", 5.3, 256), "gfx950": ("MI355X", 8.0, 256)}


@every_target
def test_instructions_are_spelled_as_the_target_spells_them(target: Target) -> None:
    mnemonics = [i.mnemonic for i in target.matrix]
    assert len(set(mnemonics)) == len(mnemonics)
    own = MNEMONICS["gfx90a" if target.name == "gfx90a" else "gfx942"]
    assert set(own) <= set(mnemonics)
    for i in target.matrix:
        head = "__builtin_amdgcn_mfma_scale_f32_" if i.input == "f8f6f4" else f"__builtin_amdgcn_mfma_{i.result}_"
        assert i.result == ("i32" if i.input == "i8" else "f32") and f"_{i.result}_" in i.mnemonic
        assert i.builtin.startswith(head) and i.builtin.endswith("_1k" if i.input == "bf16" and i.per_lane == 4 else i.input)
        types = {
            ("bf16", 4): "td_i16x4",
            ("bf16", 8): "td_bf16x8",
            ("f16", 4): "td_f16x4",
            ("f16", 8): "td_f16x8",
            ("fp8", 8): "td_i64",
            ("fp8", 32): "td_i32x8",
            ("xf32", 2): "td_f2",
        }
        types |= {("int8", 4): "td_i32", ("int8", 8): "td_i64", ("int8", 16): "td_i32x4"}
        assert i.operand_type == types[i.tiles, i.per_lane]
        assert 4 * i.operand_dwords == i.per_lane * {"bf16": 2, "f16": 2, "fp8": 1, "int8": 1, "xf32": 4}[i.tiles]


def test_which_8_bit_floats_a_target_has() -> None:
    assert [t.small_floats for t in TARGETS.values()] == ["", "fnuz", "ocp"]
    every = {"bf16", "f16", "int8"}
    assert [{i.tiles for i in t.matrix} for t in TARGETS.values()] == [every, every | {"fp8", "xf32"}, every | {"fp8"}]


def test_lds_and_limits() -> None:
    assert [TARGETS[name].lds_bytes for name in ("gfx90a", "gfx942", "gfx950")] == [65536, 65536, 163840]
    for target in TARGETS.values():
        assert target.lds_bytes % target.lds_granule == 0 and target.max_threads == 16 * WAVE
        assert (target.max_vmcnt, target.max_lgkmcnt, target.lds_offset_max, target.buffer_offset_max) == (63, 15, 65535, 4095)
        assert target.global_offset == (-4096, 4095)


@pytest.mark.parametrize("passes, states", [("gfx90a", ({11}, {19})), ("gfx942", ({7}, {11})), ("gfx950", ({8, 12}, {12, 20}))])
def test_wait_states_after_a_matrix_instruction(passes: str, states: tuple[set[int], set[int]]) -> None:
    """Before anything but an MFMA's C reads the result; on gfx950 those of f8f6f4 have twice the passes.

    The compiler puts s_nop 10, 6 and 7 before a plain store after 16x16x16: s_nop n is n + 1 states."""
    target = TARGETS[passes]
    for m, expected in zip((16, 32), states, strict=True):
        assert {i.passes + target.result_wait_extra for i in target.matrix if i.m == m} == expected


def test_an_unknown_target_names_the_known_ones() -> None:
    assert target_named(DEFAULT_TARGET).name == DEFAULT_TARGET
    with pytest.raises(UsageError) as refused:
        target_named("gfx1100")
    known = "gfx90a (MI250, MI250X, MI210); gfx942 (MI300X, MI300A, MI325X); gfx950 (MI350X, MI355X)"
    assert f"unknown target 'gfx1100': tiledsl knows {known}" in str(refused.value)


@pytest.mark.parametrize("chip, target", [("MI300X", "gfx942"), ("mi250", "gfx90a"), ("AMD Instinct MI355X", "gfx950"), ("MI325", "gfx942")])
def test_the_name_of_a_chip_says_which_target_it_is(chip, target) -> None:
    with pytest.raises(UsageError, match=f"unknown target '{chip}', which is {target}: "):
        target_named(chip)
