"""Launching: arguments, kernel choice, work-item ids, and errors that a user can act on."""

import numpy as np
import pytest

from tiledsl.asm.text.parse import parse_listing
from tiledsl.diagnostics.diagnostic import SimulationError, TiledslError, UsageError
from tiledsl.sim import launch
from tiledsl.sim.launch.arguments import as_bytes, scalar_bytes
from tiledsl.sim.launch.runs import Request, Run

IDS = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s2, 10
	v_lshl_add_u32 v1, v0, 2, s8
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[6:7]
	s_endpgm
"""


def arrays(size=1024):
    return [np.zeros(4, np.uint32), np.zeros(size, np.uint32)]


def fails(error, listing, *args, **options):
    with pytest.raises(error) as caught:
        launch(listing, *args, **options)
    return caught.value.diagnostics


def test_thread_ids_and_partial_waves(listing):
    data, result = arrays()
    report = launch(listing(IDS), 2, 100, [data, result])
    assert report.ok and report.waves_per_block == 2
    assert (result[:100] == np.arange(100)).all() and (result[100:256] == 0).all() and (result[256:356] == np.arange(100)).all()


def test_thread_ids_of_two_dimensions_are_packed(listing):
    text = listing(
        IDS.replace(
            "v_lshl_add_u32 v1, v0, 2, s8",
            "v_bfe_u32 v2, v0, 10, 10\n\tv_and_b32_e32 v3, 0x3ff, v0\n\tv_lshl_add_u32 v1, v2, 3, v3\n\tv_lshlrev_b32_e32 v1, 2, v1",
        )
    )
    text = text.replace("system_vgpr_workitem_id 0", "system_vgpr_workitem_id 1")
    data, result = arrays()
    assert launch(text, 1, (8, 16), [data, result]).ok
    assert result[:128].tolist() == [x | y << 10 for y in range(16) for x in range(8)]


def test_numbers_by_value(listing):
    body = (
        "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\ts_load_dword s8, s[0:1], 0x10\n\tv_lshlrev_b32_e32 v1, 2, v0\n"
        "\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v2, s8\n\tglobal_store_dword v1, v2, s[6:7]\n\ts_endpgm\n"
    )
    for value, expected in ((-2, 0xFFFFFFFE), (1.5, 0x3FC00000), (np.float32(2), 0x40000000), (b"abcd", 0x64636261)):
        data, result = arrays()
        assert launch(listing(body, arguments="ppi"), 1, 64, [data, result, value]).ok
        assert (result[:64] == expected).all()


def test_an_unknown_instruction_is_named_with_its_line(listing):
    text = listing(IDS.replace("s_lshl_b32 s8, s2, 10", "s_lshl_b32 s8, s2, 10\n\tv_frobnicate_b32 v9, v0\n\tv_add_u33 v9, v0, v0"))
    first, second = fails(SimulationError, text, 1, 64, arrays())
    line = text.split("\n").index("\tv_frobnicate_b32 v9, v0") + 1
    assert first.render() == f"error[TD850]: line {line}: unknown instruction 'v_frobnicate_b32': v_frobnicate_b32 v9, v0"
    assert second.helps[0].startswith("the interpreter knows v_add_u32")


@pytest.mark.parametrize("line, words", [
    ("v_sad_u8 v9, v0, v0, v0 clamp", "clamp of an integer result"),
    ("v_lshl_add_u32 v9, v0, v0", "the operands of 'v_lshl_add_u32' do not fit"),
    ("v_add_f32_dpp v9, v0, v0 row_shr:16", "modifier 'row_shr' of 'v_add_f32_dpp' cannot be 16"),
    ("v_add_f32_dpp v9, v0, v0 quad_perm:[0,1,2,7]", "modifier 'quad_perm' of 'v_add_f32_dpp' cannot be (0, 1, 2, 7)"),
    ("v_ceil_f64_e32 v[8:9], 0x10abcdef12345678", "operand 'a' of 'v_ceil_f64_e32' is a constant of more than 32 bits"),
    ("s_mov_b64 s[8:9], -2147483649", "operand 'a' of 's_mov_b64' is a constant of more than 32 bits"),
    ("v_mov_b32_sdwa v9, v0 dst_sel:WORD", "modifier 'dst_sel' of 'v_mov_b32_sdwa' cannot be WORD"),
    ("v_mov_b32_sdwa v9, v0 dst_sel:BYTE_0 dst_unused:UNUSED", "modifier 'dst_unused' of 'v_mov_b32_sdwa' cannot be UNUSED"),
    ("v_add_u16_sdwa v9, v0, v0 src1_sel:BYTE_4", "modifier 'src1_sel' of 'v_add_u16_sdwa' cannot be BYTE_4"),
    ("global_load_dword v9, v0, s[0:1] offset:9999", "modifier 'offset' of 'global_load_dword' cannot be 9999"),
    ("ds_read_b32 v9, v0 offset:v1", "modifier 'offset' of 'ds_read_b32' cannot be v1"),
    ("v_mov_b32_e32 v9, 1e40", "1e+40 is beyond the range of its operand"),
    ("v_bitop3_b32 v9, v0, v0, v0 bitop3:1", "'v_bitop3_b32' does not exist on gfx942"),
    ("v_mfma_f32_16x16x16_bf16 v[4:7], v[8:9], v[8:9], 0 cbsz:1", "cbsz:1 abid:0 of an instruction of 1 block"),
    ("s_mov_b32 s9, elsewhere@abs32@lo", "symbol 'elsewhere', whose value is not known"),
    ("v_mov_b32_e32 v9, -s1", "operand 'a' of 'v_mov_b32_e32' takes no minus sign"),
    ("v_pk_add_u16 v9, v0, v0 neg_lo:[1,0]", "a sign modifier on an operand that is no float"),
    ("v_dot2_f32_f16 v9, v0, v0, v0 op_sel:[0,0,1]", "modifier 'op_sel' is not known for 'v_dot2_f32_f16'"),
    ("v_mov_b32_dpp v9, v0 row_bcast:7 row_mask:0xf bank_mask:0xf", "modifier 'row_bcast' of 'v_mov_b32_dpp' cannot be 7"),
    ("v_mul_u32_u24_e64 v9, -v0, v0", "operand 'a' of 'v_mul_u32_u24_e64' takes no minus sign"),
    ("v_dot2_i32_i16 v9, v0, v0, v0 neg_lo:[0,0,1]", "a sign modifier on an operand that is no float"),
    ("v_dot2_f32_f16 v9, v0, v0, v0 neg_hi:[0,0,1]", "neg_hi without neg_lo on operand 'c', which has no high half"),
    ("v_add_f32_sdwa v9, v0, v0 src0_sel:WORD_2", "modifier 'src0_sel' of 'v_add_f32_sdwa' cannot be WORD_2"),
    ("s_branch .Lnowhere", "label '.Lnowhere' is not in the kernel"),
])  # fmt: skip
def test_what_is_not_modelled_stops_the_run(listing, line, words):
    (diagnostic,) = fails(SimulationError, listing(f"\t{line}\n" + IDS), 1, 64, arrays())
    assert words in diagnostic.message and line in diagnostic.message


@pytest.mark.parametrize("change, words", [
    ({"args": [np.zeros(4, np.uint32)]}, "kernel 'k' takes 2 arguments (global_buffer, global_buffer), and 1 were given"),
    ({"args": [3, np.zeros(4, np.uint32)]}, "argument 0 is a buffer in the kernel, and int was given: pass a NumPy array or a torch tensor"),
    ({"args": [np.zeros((4, 4))[:, :2], np.zeros(4)]}, "argument 0 must be contiguous"),
    ({"args": [np.frombuffer(bytes(256), np.uint32), np.zeros(4)]}, "argument 0 is read-only"),
    ({"grid": 0}, "grid must be one to three sizes of at least 1, not 0"),
    ({"block": 2048}, "a block of 2048 threads is more than the 1024 that kernel 'k' was compiled for"),
    ({"kernel": "other"}, "the listing has no kernel 'other': k"),
    ({"blocks": [7]}, "block 7 is outside the grid (1, 1, 1)"),
    ({"dynamic_lds": 70000}, "kernel 'k' needs 70000 bytes of LDS, and gfx942 has 65536"),
    ({"grid": 1.5}, "grid must be one to three sizes of at least 1, not 1.5"),
    ({"grid": (1, 1, 1, 1)}, "grid must be one to three sizes of at least 1, not (1, 1, 1, 1)"),
    ({"grid": ()}, "grid must be one to three sizes of at least 1, not ()"),
    ({"grid": None}, "grid must be one to three sizes of at least 1, not None"),
    ({"block": (64, "1")}, "block must be one to three sizes of at least 1, not (64, '1')"),
    ({"grid": 1 << 26}, "67108864 blocks of 64 threads are more than the 4294967295 threads that a launch can have along one dimension"),
    ({"grid": (1 << 20, 1 << 20)}, "1,099,511,627,776 blocks are more than the 4,194,304 that one run executes: choose some with blocks"),
    ({"blocks": []}, "blocks names no block: nothing would be executed"),
    ({"blocks": 0}, "blocks must be a list of blocks, not 0"),
    ({"blocks": ["a"]}, "blocks are whole numbers or coordinates, not 'a'"),
    ({"blocks": [-1]}, "block -1 is outside the grid (1, 1, 1)"),
    ({"blocks": [()]}, "block () is outside the grid (1, 1, 1)"),
    ({"blocks": [(0, 0, 0, 0)]}, "block (0, 0, 0, 0) is outside the grid (1, 1, 1)"),
    ({"grid": (2, 2), "blocks": [(2, 0)]}, "block (2, 0) is outside the grid (2, 2, 1)"),
    ({"numerics": "vague"}, "numerics 'vague' is not known: there is exact, cdna2, cdna3"),
])  # fmt: skip
def test_requests_that_do_not_fit(listing, change, words):
    options = {"grid": 1, "block": 64, "args": arrays(), **change}
    assert fails(SimulationError, listing(IDS), **options)[0].message == words


@pytest.mark.parametrize("change, words", [
    ({"batch": -1}, "batch must be at least 1, not -1"),
    ({"batch": 0}, "batch must be at least 1, not 0"),
    ({"batch": 1.5}, "batch must be a whole number of at least 1, not 1.5"),
    ({"processes": 0}, "processes must be at least 1, not 0"),
    ({"processes": True}, "processes must be a whole number of at least 1, not True"),
    ({"processes": 2.0}, "processes must be a whole number of at least 1, not 2.0"),
    ({"limit": 0}, "limit must be at least 1, not 0"),
    ({"dynamic_lds": -5}, "dynamic_lds must be at least 0, not -5"),
    ({"dynamic_lds": "many"}, "dynamic_lds must be a whole number of at least 0, not 'many'"),
])  # fmt: skip
def test_options_that_are_no_such_numbers(listing, change, words):
    assert fails(UsageError, listing(IDS), 1, 64, arrays(), **change)[0].message == words


@pytest.mark.parametrize("value, size, words", [
    (300, 1, "n has 1 bytes, too few for 300"),
    (1, 0, "n has no bytes in the kernel"),
    (b"abc", 4, "n has 4 bytes, and the value given has 3"),
    (np.int64(1), 4, "n has 4 bytes, and the value given has 8"),
    ("1", 4, "n is passed by value in 4 bytes, and str was given"),
    (1.5, 2, "n is passed by value in 2 bytes, and float was given"),
])  # fmt: skip
def test_values_that_do_not_fit_their_bytes(value, size, words):
    with pytest.raises(SimulationError) as caught:
        scalar_bytes(value, size, "n")
    assert caught.value.diagnostics[0].message == words
    assert scalar_bytes(-1, 2, "n") == b"\xff\xff" and scalar_bytes(1.5, 4, "n") == np.float32(1.5).tobytes()


def test_the_block_that_a_kernel_was_compiled_for(listing):
    text = listing(IDS).replace("    .max_flat_workgroup_size:", "    .reqd_workgroup_size:\n      - 64\n      - 2\n      - 1\n    .max_flat_workgroup_size:")
    assert launch(text, 1, (64, 2), arrays()).waves_per_block == 2
    for block in (128, (2, 64), 64):
        (diagnostic,) = fails(SimulationError, text, 1, block, arrays())
        assert diagnostic.message.startswith("kernel 'k' was compiled for blocks of [64, 2, 1] threads (.reqd_workgroup_size), and not of [")


def test_whole_numbers_of_any_kind(listing):
    data, result = arrays()
    two, sizes = np.int64(2), np.array([100, 1])
    report = launch(listing(IDS), two, sizes, [data, result], blocks=np.array([0, 1]), batch=np.uint8(1), dynamic_lds=np.int32(0), processes=np.int8(1))
    assert report.ok and report.blocks == (0, 1) and type(report.blocks[0]) is int
    assert (result[:100] == np.arange(100)).all() and (result[256:356] == np.arange(100)).all()
    assert launch(listing(IDS), (two, 3), 64, arrays(size=2048), blocks=[np.array([1, 2]), (np.int64(0),), np.int64(3)]).blocks == (5, 0, 3)


def test_some_blocks_of_a_grid_that_is_too_large_to_execute(listing):
    assert launch(listing("\ts_endpgm\n"), (1 << 20, 1 << 20), 64, arrays(), blocks=[1 << 39, (5, 1)]).blocks == (1 << 39, (1 << 20) + 5)


def test_unknown_schedule_and_target(listing):
    (diagnostic,) = fails(UsageError, listing(IDS), 1, 64, arrays(), schedule="sideways")
    assert diagnostic.message == "unknown schedule 'sideways': there are round-robin, run-to-barrier, reversed, half-phase, latest, random:SEED"
    assert fails(TiledslError, listing(IDS), 1, 64, arrays(), target="gfx1100")


def test_a_kernel_without_an_end(listing):
    assert "ran past the last instruction" in fails(SimulationError, listing(IDS.replace("\ts_endpgm\n", "")), 1, 64, arrays())[0].message
    (diagnostic,) = fails(SimulationError, listing(".Lon:\n\ts_branch .Lon\n\ts_endpgm\n"), 1, 64, arrays(), limit=10000)
    assert diagnostic.message == "no end in sight: wave 0 has executed 10,000 instructions of kernel 'k', and limit (--limit) is 10,000"


def test_the_limit_is_exact(listing):
    """The kernel has six instructions."""
    assert launch(listing(IDS), 2, 64, arrays(), limit=6).ok
    (diagnostic,) = fails(SimulationError, listing(IDS), 2, 64, arrays(), limit=5)
    assert "has executed 5 instructions" in diagnostic.message


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_executed_before_an_error_is_reported(listing, processes):
    """Every lane stores to one place before the kernel goes on without end. By default the limit grows with the arrays."""
    text = listing(IDS.replace("v_lshl_add_u32 v1, v0, 2, s8", "v_mov_b32_e32 v1, s8").replace("\ts_endpgm\n", ".Lon:\n\ts_branch .Lon\n\ts_endpgm\n"))
    with pytest.raises(SimulationError) as error:
        launch(text, 2, 64, arrays(), batch=1, processes=processes, limit=100 if processes > 1 else None)
    assert [hazard.kind for hazard in error.value.report.hazards] == ["lane-conflict"]
    assert error.value.report.wave_instructions == (100 if processes > 1 else 250_000 + 4 * (4 + 1024))


def test_report_as_text_and_as_plain_values(listing):
    report = launch(listing(IDS), 2, 64, arrays())
    assert str(report).startswith("k on gfx942: 2 blocks of 1 wave, schedule round-robin\n  12 wave-instructions in")
    assert str(report).endswith("no hazards")
    plain = report.as_dict()
    assert plain["ok"] and plain["instructions"] == {"smem": 2, "sop2": 2, "vop3": 2, "sopp": 4, "global": 2} and plain["global_bytes_written"] == 512


@pytest.mark.parametrize("stride, conflicts", [(2, 0), (3, 2), (7, 62)])
def test_bank_conflicts_of_one_access(listing, stride, conflicts):
    """Lanes 2^stride bytes apart: 32 lanes a phase over 32 banks of 4 bytes, two phases."""
    body = f"\tv_lshlrev_b32_e32 v1, {stride}, v0\n\tds_write_b32 v1, v0\n\ts_endpgm\n"
    report = launch(listing(body, lds=16384), 3, 64, arrays())
    assert report.ok and report.lds_conflict_clocks == 3 * conflicts
    assert [line.conflict_clocks for line in report.conflicts] == ([3 * conflicts] if conflicts else [])


def test_broadcast_has_no_conflict(listing):
    body = "\tv_mov_b32_e32 v1, 0\n\tds_write_b32 v1, v0\n\tds_read_b32 v2, v1\n\ts_endpgm\n"
    assert launch(listing(body, lds=256), 1, 64, arrays()).lds_conflict_clocks == 0


BEYOND = {  # registers and bytes that the descriptor does not give: what is changed in it, and what is said
    "vgprs": ((".amdhsa_accum_offset 256", ".amdhsa_accum_offset 8"), "v9 is beyond the 8 VGPRs that the descriptor allocates"),
    "sgprs": ((".amdhsa_next_free_sgpr 96", ".amdhsa_next_free_sgpr 10"), "s20 is beyond the 16 SGPRs that the descriptor allocates"),
    "agprs": ((".amdhsa_next_free_vgpr 512", ".amdhsa_next_free_vgpr 260"), "a8 is beyond the 8 AGPRs that the descriptor allocates"),
    "offset": ((".amdhsa_accum_offset 256", ".amdhsa_accum_offset 17"), ".amdhsa_accum_offset of kernel 'k' is 17: it is a multiple of 4 in 4..256"),
}


@pytest.mark.parametrize("edit, words", BEYOND.values(), ids=BEYOND)
def test_a_descriptor_that_gives_fewer_registers(listing, edit, words):
    text = listing("\tv_mov_b32_e32 v9, 0\n\ts_mov_b32 s20, 0\n\tv_accvgpr_write_b32 a8, v9\n\ts_endpgm\n")
    assert launch(text, 1, 64, arrays()).ok and edit[0] in text
    assert fails(SimulationError, text.replace(*edit), 1, 64, arrays())[0].message.endswith(words)


def test_what_was_not_executed(listing):
    text = listing("\ts_branch .Lend\n\ts_nop 0\n\ts_nop 0\n.Lend:\n\ts_endpgm\n")
    report = launch(text, 1, 64, arrays())
    assert report.unexecuted == 2
    assert "  2 of the kernel's 4 instructions were not executed, and this report does not cover them\n" in str(report)


def test_a_block_given_twice(listing):
    assert fails(SimulationError, listing(IDS), 2, 64, arrays(), blocks=[1, 1])[0].message == "block 1 is given twice"


def test_launches_of_one_listing_share_its_program(listing):
    """It is made again where the launch changes what it depends on: the access patterns that its steps keep end with the LDS."""
    text = listing("\tv_mov_b32_e32 v1, 0x400\n\tds_write_b32 v1, v1\n\ts_waitcnt lgkmcnt(0)\n\ts_endpgm", lds=1024)
    args = arrays()
    wanted = [Request(parse_listing(text), None, (1, 1, 1), (64, 1, 1), more, "round-robin", "exact", None, 1 << 20) for more in (0, 0, 4, 4)]
    first, again, larger, last = [Run(request, np, args).program for request in wanted]
    assert first is again and larger is last and first is not larger
    assert [launch(text, 1, 64, args, dynamic_lds=more).ok for more in (0, 4, 0, 4)] == [False, True, False, True]


@pytest.mark.parametrize("stride", [0, 1, 2])
def test_an_element_has_any_stride(stride):
    torch = pytest.importorskip("torch")
    held = torch.arange(8.0)
    as_bytes(held[3:4].as_strided((1, 1), (8, stride)), "x").view(np.float32)[:] = 77
    assert held.tolist() == [0, 1, 2, 77, 4, 5, 6, 7]
