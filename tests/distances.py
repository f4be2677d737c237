"""The rules of "Manually Inserted Wait States" (CDNA 2, 3 and 4 ISA) and of LLVM's GCNHazardRecognizer as pairs of instructions, for all that judge them."""

from __future__ import annotations

import dataclasses

ALL = {"gfx90a": 1, "gfx942": 1, "gfx950": 1}
FROM_GFX942 = {"gfx90a": 0, "gfx942": 1, "gfx950": 1}


@dataclasses.dataclass(frozen=True)
class Distance:
    """`states` by target, 0 where the pair needs none; a target that is not there does not have the instructions. `words` are those of the documents."""

    words: str
    producer: str
    consumer: str
    states: dict[str, int]

    def on(self, target: str) -> tuple[str, str]:
        mfma = "v_mfma_f32_16x16x16bf16_1k" if target == "gfx90a" else "v_mfma_f32_16x16x16_bf16"
        return self.producer.replace("MFMA", mfma), self.consumer.replace("MFMA", mfma)


def _each(states: int, targets: dict[str, int] = ALL) -> dict[str, int]:
    return {target: states * times for target, times in targets.items()}


_CMP_PAIR, _CMP_VCC, _CMPX = "v_cmp_eq_u32_e64 s[20:21], v0, v0", "v_cmp_eq_u32_e32 vcc, v0, v0", "v_cmpx_eq_u32_e32 vcc, v0, v0"
_DPP = "v_mov_b32_dpp v21, v20 row_shr:1 row_mask:0xf bank_mask:0xf"
_DIRECT = "buffer_load_dword v1, s[8:11], 0 offen lds"
_WIDE = {"gfx90a": 1, "gfx942": 2, "gfx950": 2}
_SHIFTED = "v_mov_b32_sdwa v20, v21 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD"
_HIGH = "v_cvt_pk_fp8_f32 v20, v21, v22 op_sel:[0,0,1]"
_FP8 = {"gfx942": 1, "gfx950": 1}

_VMEM = "VALU writes SGPR; VMEM reads that SGPR: 5"
_LANE = "VALU writes SGPR/VCC; V_{READ,WRITE}LANE using that SGPR/VCC as the lane select: 4"
_STORE = "FLAT_STORE_X3/X4, BUFFER_STORE_DWORD_X3/X4; VALU writes VGPRs holding writedata from those instructions: 2, and 1 on CDNA 2"
_CONSTANT = "VALU writes SGPR/VCC; VALU reads SGPR as constant: 2"
_EXEC_LANE = "v_cmpx; V_readlane, v_readfirstlane, v_writelane: 4"
_OPSEL = "VALU op which uses OPSEL or SDWA with changes the result's bit position; VALU op consumes result of that op: 1"
_TRANS = "VALU Trans op; Non-trans VALU op consumes result of that op: 1"
_M0 = "SALU writes M0; buffer_store_LDS_dword, scratch or global with LDS = 1: 1"
_F64 = "v_mfma_f64_4x4x4f64 v[40:41], v[30:31], v[30:31], 0"
_DOT = "DL ops write VGPR; any opcode reads or writes that VGPR that is not exactly the same one: 3"
_DOT_SAME = "DL ops write VGPR; the same opcode reads it as SrcA/B: 3, as SrcC: 0"
_SWAP = "VALU writes vdst; V_PERMLANE* reads vdst: 2"

DISTANCES = [
    Distance(_VMEM, "v_readfirstlane_b32 s6, v26", "global_store_dword v1, v0, s[6:7]", _each(5)),
    Distance(_VMEM, "v_readlane_b32 s5, v27, 3", "global_load_dword v20, v1, s[4:5]", _each(5)),
    Distance(_VMEM, "v_readfirstlane_b32 s12, v21", "buffer_load_dword v20, v1, s[8:11], s12 offen", _each(5)),
    Distance(_VMEM, "v_readfirstlane_b32 s10, v28", "buffer_load_dword v20, v1, s[8:11], 0 offen", _each(5)),
    Distance(_VMEM, "v_readfirstlane_b32 m0, v21", _DIRECT, _each(5)),
    Distance(_VMEM, "v_cmp_ne_u32_e64 s[12:13], v0, v0", "buffer_load_dword v20, v1, s[8:11], s12 offen", _each(5)),
    Distance(_VMEM, "v_cmp_ne_u32_e32 vcc, v0, v0", "buffer_store_dword v20, v1, s[8:11], vcc_lo offen", _each(5)),
    Distance("scalar loads are waited for by the hardware", "v_readfirstlane_b32 s5, v27", "s_load_dword s20, s[4:5], 0x0", _each(0)),
    Distance(_M0, "s_mov_b32 m0, 0", _DIRECT, _each(1)),
    Distance(_M0, "s_add_u32 m0, s12, s12", _DIRECT, _each(1)),
    Distance(_M0, "s_mov_b32 m0, 0", "global_load_lds_dword v1, s[4:5]", _each(1, _FP8)),
    Distance("a scalar instruction writes m0, s_movrel reads it", "s_mov_b32 m0, 0", "s_movrels_b32 s22, s12", _each(1)),
    Distance("the same", "s_mov_b32 m0, 0", "s_movreld_b64 s[22:23], s[12:13]", _each(1)),
    Distance("a load that is not to LDS does not read m0", "s_mov_b32 m0, 0", "buffer_load_dword v20, v1, s[8:11], 0 offen", _each(0)),
    Distance("SALU results are waited for by the hardware", "s_mov_b32 s12, 0", "buffer_load_dword v20, v1, s[8:11], s12 offen", _each(0)),
    Distance(_LANE, _CMP_PAIR, "v_readlane_b32 s22, v0, s20", _each(4)),
    Distance(_LANE, _CMP_VCC, "v_readlane_b32 s22, v0, vcc_lo", _each(4)),
    Distance(_LANE, "v_readfirstlane_b32 s20, v20", "v_writelane_b32 v21, 7, s20", _each(4)),
    Distance(_CONSTANT, "v_readfirstlane_b32 s20, v20", "v_writelane_b32 v21, s20, 3", _each(2, FROM_GFX942)),
    Distance(_CONSTANT, _CMP_PAIR, "v_cndmask_b32_e64 v20, v20, v21, s[20:21]", _each(2, FROM_GFX942)),
    Distance(_CONSTANT, "v_readfirstlane_b32 s20, v20", "v_add_u32_e32 v21, s20, v20", _each(2, FROM_GFX942)),
    Distance("v_cmpx; VALU reads EXEC as constant: 2", _CMPX, "v_mov_b32_e32 v20, exec_lo", _each(2, FROM_GFX942)),
    Distance("v_cmpx; Other VALU: 0", _CMPX, "v_mov_b32_e32 v20, v21", _each(0)),
    Distance("VALU writes VCC (including v_div_scale); V_DIV_FMAS: 4", _CMP_VCC, "v_div_fmas_f32 v20, v20, v20, v20", _each(4)),
    Distance(
        "VALU writes VCC (including v_div_scale); V_DIV_FMAS: 4", "v_div_scale_f32 v21, vcc, v20, v20, v20", "v_div_fmas_f32 v20, v20, v20, v20", _each(4)
    ),
    Distance(_STORE, "global_store_dwordx4 v1, v[20:23], s[6:7]", "v_mov_b32_e32 v22, 0", _WIDE),
    Distance(_STORE, "global_store_dwordx3 v1, v[20:22], s[6:7]", "v_mov_b32_e32 v20, 0", _WIDE),
    Distance(_STORE, "buffer_store_dwordx4 v[20:23], v1, s[8:11], 0 offen", "v_mov_b32_e32 v23, 0", _WIDE),
    Distance(_STORE, "global_store_dwordx4 v1, v[20:23], s[6:7]", "MFMA v[20:23], v[30:31], v[30:31], 0", _WIDE),
    # The documents exempt it everywhere; on gfx950 it was seen to store the new value (LLVM, pull request 197267, which asks for a state from gfx942 on).
    Distance(
        "BUFFER_STORE_* with an SGPR for offset",
        "buffer_store_dwordx4 v[20:23], v1, s[8:11], s12 offen",
        "v_mov_b32_e32 v23, 0",
        {"gfx90a": 0, "gfx942": 1, "gfx950": 1},
    ),
    Distance("stores of 64 bits and less: none", "global_store_dwordx2 v1, v[20:21], s[6:7]", "v_mov_b32_e32 v20, 0", _each(0)),
    Distance("VALU writes VGPR; VALU DPP reads that VGPR: 2", "v_mov_b32_e32 v20, 1", _DPP, _each(2)),
    Distance("VALU writes EXEC; VALU DPP op: 5", _CMPX, _DPP, _each(5)),
    Distance(_EXEC_LANE, _CMPX, "v_readfirstlane_b32 s20, v20", _each(4, FROM_GFX942)),
    Distance(_EXEC_LANE, _CMPX, "v_readlane_b32 s20, v20, 3", _each(4, FROM_GFX942)),
    Distance(_EXEC_LANE, _CMPX, "v_writelane_b32 v20, 1, 3", _each(4, FROM_GFX942)),
    Distance("VALU writes VGPRn; v_readlane vsrc0 reads VGPRn: 1", "v_mov_b32_e32 v20, 1", "v_readlane_b32 s20, v20, 3", _each(1, FROM_GFX942)),
    Distance("the same of v_readfirstlane (LLVM)", "v_mov_b32_e32 v20, 1", "v_readfirstlane_b32 s20, v20", _each(1, FROM_GFX942)),
    Distance(_OPSEL, _SHIFTED, "v_mov_b32_e32 v22, v20", _each(1, FROM_GFX942)),
    Distance(_OPSEL, _HIGH, "v_add_u32_e32 v22, 1, v20", _each(1, _FP8)),
    Distance("and overwrites it, for the sake of its parity (LLVM)", _HIGH, "v_mov_b32_e32 v20, 1", _each(1, _FP8)),
    Distance("the low half is not shifted: 0", _HIGH.partition(" op_sel")[0], "v_add_u32_e32 v22, 1, v20", _each(0, _FP8)),
    Distance(_OPSEL, "v_cvt_sr_fp8_f32 v20, v21, v22 op_sel:[0,0,1,0]", "v_add_u32_e32 v22, 1, v20", _each(1, _FP8)),
    Distance("the lowest byte is not shifted: 0", "v_cvt_sr_fp8_f32 v20, v21, v22", "v_add_u32_e32 v22, 1, v20", _each(0, _FP8)),
    Distance(_OPSEL, "v_cvt_scalef32_pk_fp4_f32 v20, v21, v22, v23 op_sel:[0,0,1,0]", "v_add_u32_e32 v22, 1, v20", {"gfx950": 1}),
    Distance("the lowest byte is not shifted: 0", "v_cvt_scalef32_pk_fp4_f32 v20, v21, v22, v23", "v_add_u32_e32 v22, 1, v20", {"gfx950": 0}),
    Distance("the stochastic one in any byte (LLVM)", "v_cvt_scalef32_sr_pk_fp4_f32 v20, v[24:25], v22, v23", "v_add_u32_e32 v22, 1, v20", {"gfx950": 1}),
    Distance(_TRANS, "v_rcp_f32_e32 v20, v20", "v_mov_b32_e32 v21, v20", _each(1, FROM_GFX942)),
    Distance(_TRANS, "v_exp_f32_e32 v20, v20", "v_add_f32_e32 v21, 1.0, v20", _each(1, FROM_GFX942)),
    Distance("a Trans op consumes it: 0", "v_rcp_f32_e32 v20, v20", "v_rcp_f32_e32 v21, v20", _each(0)),
    Distance("V_CMPX (writes exec); V_PERMLANE*: 4", _CMPX, "v_permlane32_swap_b32 v20, v21", {"gfx950": 4}),
    Distance(_SWAP, "v_mov_b32_e32 v20, 1", "v_permlane32_swap_b32 v20, v21", {"gfx950": 2}),
    Distance(_SWAP, "v_mov_b32_e32 v21, 1", "v_permlane16_swap_b32 v20, v21", {"gfx950": 2}),
    Distance("V_CMPX writes EXEC; V_MFMA*: 4", _CMPX, "MFMA v[40:43], v[30:31], v[30:31], 0", _each(4)),
    Distance("DMFMA; v_fma_f64 of any registers (LLVM): 2", _F64, "v_fma_f64 v[20:21], v[30:31], v[30:31], v[30:31]", _each(2)),
    Distance("other f64 operations: none", _F64, "v_add_f64 v[20:21], v[30:31], v[30:31]", _each(0)),
    Distance("VALU writes EXEC; VMEM, which reads it unnamed (LLVM): 5", _CMPX, "global_load_dword v20, v1, s[4:5]", _each(5)),
    Distance(_DOT, "v_dot4_i32_i8 v20, v21, v22, v20", "v_add_u32_e32 v23, 1, v20", _each(3)),
    Distance(_DOT, "v_dot4_i32_i8 v20, v21, v22, v20", "v_mov_b32_e32 v20, 1", _each(3)),
    Distance(_DOT, "v_dot2c_f32_f16_e32 v20, v21, v22", "v_dot2_f32_f16 v20, v21, v22, v20", _each(3)),
    Distance(_DOT, "v_dot2_f32_f16 v20, v21, v22, v20", "global_store_dword v1, v20, s[6:7]", _each(3)),
    Distance(_DOT_SAME, "v_dot2_f32_f16 v20, v21, v22, v20", "v_dot2_f32_f16 v23, v20, v22, v24", _each(3)),
    Distance(_DOT_SAME, "v_dot2_f32_f16 v20, v21, v22, v20", "v_dot2_f32_f16 v20, v21, v22, v20", _each(0)),
    Distance(_DOT_SAME, "v_dot2c_f32_f16_e32 v20, v21, v22", "v_dot2c_f32_f16_e32 v20, v21, v22", _each(0)),
]
PAIRS = [(distance, target) for distance in DISTANCES for target in distance.states]
NAMES = [f"{distance.producer} - {distance.consumer} - {target}" for distance, target in PAIRS]
