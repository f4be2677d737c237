"""Encodings of an instruction: accepted words and signs of sources, as in LLVM's assembler for GFX9.

A vector instruction of two lengths (VOP1, VOP2, VOPC) may be written in its short form (`_e32`), its long one (`_e64`),
with lanes exchanged (`_dpp`) or with parts of registers (`_sdwa`). Without such an ending it is taken for the short or
the long one. `tests/asm/test_encodings.py` holds every definition, encoding, word and sign against the assembler of
each target."""

from __future__ import annotations

import re

from tiledsl.asm.isa.definition import (
    DPP_PATTERNS,
    FLOAT_VIEWS,
    HALF_VIEWS,
    VALU_FAMILIES,
    VECTOR_MEMORY,
    Definition,
    OperandSpec,
    Syntax,
)
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import Target

SHORT = frozenset({"vop1", "vop2", "vopc"})
_DPP_CONTROL = frozenset({"row_mask", "bank_mask", "bound_ctrl"})
# patterns of DPP in which some lanes have no source
_ENDING = frozenset({"row_shl", "row_shr", "wave_shl", "wave_shr", "row_bcast"})
_SCALE = frozenset({"mul", "div"})  # the result is a float
_PACKED_FLOATS = frozenset({"pkf16", "pkbf16", "pkf32"})
_FLOATS = FLOAT_VIEWS | _PACKED_FLOATS
_SIGNS = frozenset({"-", "||"})

# What LLVM's tables state of single instructions and their operands do not show.
_SHORT_ALONE = frozenset({"v_readfirstlane_b32", "v_accvgpr_mov_b32", "v_swap_b32"})
_NEITHER_DPP_NOR_SDWA = frozenset({"v_permlane16_swap_b32", "v_permlane32_swap_b32", "v_clrexcp"})
_WITHOUT_SDWA = frozenset({"v_fmac_f32", "v_mac_f32", "v_mac_f16"})  # neither do the dot products
_SIGNED = frozenset(
    {"v_cndmask_b32", "v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16"}
)  # the encoding treats the sources as floats
_SIGNED_CONVERSIONS = re.compile(r"v_cvt_scalef32_(?!.*(2xpk16|pk32)).*")
_WHOLE_RESULT = re.compile(r"v_cvt_(pk_)?f32_(fp8|bf8)")  # SDWA writes the whole result
_CLAMPED = re.compile(
    r"v_((add|sub|subrev)_(co_)?u(16|32)|(addc|subb|subbrev)_co_u32|mul_[ui]32_[ui]24|dot2c_i32_i16|dot[48]c_i32_i[48]"
    r"|(add|sub)_i(16|32)|align(bit|byte)_b32|cvt_pk_bf16_f32|cvt_pk_f16_f32|cvt_pk(accum)?_u8_f32"
    r"|cvt_pknorm_[ui]16_f(16|32)|cvt_pkrtz_f16_f32"
    r"|mad_(legacy_)?[iu]16|mad_[iu]32_[iu](16|24)|mad_[iu]64_[iu]32|(min|max|med)3_[iu]16"
    r"|m?sad_(hi_)?u(8|16|32)|m?qsad_(pk_u16|u32)_u8|pack_b32_f16"
    r"|cvt_(flr_|rpi_)?[iu](16|32)_f(16|32|64)|cvt_norm_[iu]16_f16|frexp_exp_i(16|32)_f(16|32|64))"
)  # instructions that clamp an integer result, and conversions from floats
_SCALED = re.compile(
    r"v_(cvt_[iu](16|32)_f(16|32|64)|cvt_norm_[iu]16_f16|frexp_exp_i16_f16|frexp_exp_i32_f64|cvt_pk_(bf16|f16)_f32"
    r"|cvt_pkrtz_f16_f32)"
)
_HALVES = re.compile(
    r"v_((add|sub)_i16|align(bit|byte)_b32|ashr_pk_[iu]8_i32|bitop3_b16|cvt_pknorm_[iu]16_f16|(div_fixup|fma)_f16"
    r"|mad_([iu]16|f16)|mad_[iu]32_[iu]16|(min|max|med)3_([iu]16|f16)|pack_b32_f16|pk_fmac_f16)"
)  # op_sel chooses halves of these instructions' registers


# Equivalents of other targets' cache bits (CDNA 3 ISA, "Memory Scopes"; LLVM, "Memory Model gfx90a" and "gfx942").
_SAME_BITS = {
    "glc": (
        "sc0 makes an atomic return the old value; the scope of an access is sc0 (work-group), sc1 (device) or both"
        " (system)"
    ),
    "slc": "nt is for data that is not used again",
    "sc0": "glc makes an atomic return the old value, and an access visible to the whole device",
    "sc1": "glc makes an access visible to the whole device",
    "nt": "glc slc is for data that is not used again",
}


def same_bits(word: str, target: Target) -> str:
    """The equivalent of another target's cache bit on this target; empty for a word that is no cache bit."""
    return f"on {target.name} {_SAME_BITS[word]}" if word in _SAME_BITS and word not in target.cache_bits else ""


def encodings(definition: Definition, form: Syntax) -> tuple[str, ...]:
    """The endings with which the form may be written, the empty ending first."""
    if definition.family not in SHORT:
        return ("", "e64") if definition.family in VALU_FAMILIES else ("",)
    if definition.mnemonic in _SHORT_ALONE or _has_literal(form):
        return ("", "e32")
    if definition.mnemonic in _NEITHER_DPP_NOR_SDWA:
        return ("", "e32", "e64")
    found = ["", "e32", "e64"]
    if definition.family != "vopc":
        found.append("dpp")
    if not (_has_pairs(form) or definition.mnemonic in _WITHOUT_SDWA or definition.mnemonic.startswith("v_dot")):
        found.append("sdwa")
    return tuple(found)


def keeps_bits(definition: Definition, form: Syntax, instruction: Instruction) -> bool:
    """Whether the instruction leaves bits or lanes of the vector register of its result as they were.

    EXEC is left out. (CDNA 3 ISA, "SDWA", "DPP" and "VOP3".)
    """
    views = [spec.view for spec in form.operands if spec.written]
    if "lane" in views:
        return True
    if instruction.mnemonic.endswith("_sdwa"):
        part = "mask" not in views and instruction.modifier("dst_sel", "DWORD") != "DWORD"
        return part and instruction.modifier("dst_unused", "UNUSED_PRESERVE") == "UNUSED_PRESERVE"
    if instruction.mnemonic.endswith("_dpp"):
        masked = any(instruction.modifier(mask, 0xF) != 0xF for mask in ("row_mask", "bank_mask"))
        ends = any(name in _ENDING for name, _ in instruction.modifiers)
        if masked or ends and not instruction.modifier("bound_ctrl"):
            return True
    chosen = instruction.modifier("op_sel", ())
    upper = isinstance(chosen, tuple) and 0 < len(chosen) == len(instruction.operands) and bool(chosen[-1])
    return not HALF_VIEWS.isdisjoint(views) and (definition.keeps_half or upper)


def words(definition: Definition, form: Syntax, encoding: str, target: Target) -> frozenset[str]:
    """The words that the encoding accepts besides the form's own words."""
    family = definition.family
    if family in VECTOR_MEMORY:
        return frozenset(_cache(definition, form, target))
    if family == "vop3p":
        return _packed(definition, target)
    if family not in VALU_FAMILIES or encoding == "e32" or _has_literal(form):
        return frozenset()
    if definition.mnemonic.startswith("v_permlane"):
        return frozenset({"bound_ctrl", "fi"}) if encoding == "e64" else frozenset()
    if encoding == "dpp":
        return (DPP_PATTERNS if not _widest(form) > 1 else frozenset({"row_newbcast"})) | _DPP_CONTROL
    return _sdwa(definition, form) if encoding == "sdwa" else _long(definition, form)


def signs(definition: Definition, form: Syntax, spec: OperandSpec, encoding: str) -> frozenset[str]:
    """The changes that the encoding can apply to a source: "-", "||" and "sext"."""
    if (
        definition.family not in VALU_FAMILIES
        or encoding == "e32"
        or _has_literal(form)
        or spec.written
        or not spec.classes
        or spec.view == "mask"
    ):
        return frozenset()
    if definition.mnemonic in _SIGNED or _SIGNED_CONVERSIONS.fullmatch(definition.mnemonic) and spec.name == "scale":
        return _SIGNS
    if definition.family == "vop3p":
        return frozenset()
    if spec.view in _FLOATS:
        # an encoding with two results has no bits for magnitudes
        return frozenset({"-"}) if encoding in ("", "e64") and _results(form) > 1 else _SIGNS
    return (
        frozenset({"sext"}) if encoding == "sdwa" and not _WHOLE_RESULT.fullmatch(definition.mnemonic) else frozenset()
    )


def _cache(definition: Definition, form: Syntax, target: Target) -> tuple[str, ...]:
    """The target's cache bits. On an atomic instruction the first bit means "return the old value"; a form that returns
    the old value has that bit as its own."""
    if not form.operands:  # of the instructions on whole caches, only CDNA 3's have a scope
        return target.cache_bits if "sc1" in target.cache_bits else ()
    return target.cache_bits[1:] if definition.memory == "change" else target.cache_bits


def _packed(definition: Definition, target: Target) -> frozenset[str]:
    without = definition.mnemonic.startswith("v_dot") and not (
        target.dot_halves and definition.mnemonic.startswith("v_dot2_")
    )
    halves = frozenset() if without else frozenset({"op_sel", "op_sel_hi"})
    return halves | ({"clamp"} if definition.mnemonic.startswith("v_fma_mix") else {"clamp", "neg_lo", "neg_hi"})


def _sdwa(definition: Definition, form: Syntax) -> frozenset[str]:
    sources = sum(1 for spec in form.operands if spec.classes and not spec.written and spec.view != "mask")
    found = {"src0_sel", "src1_sel"} if sources > 1 else {"src0_sel"} if sources else set()
    if definition.family == "vopc" or not _results(form):
        return frozenset(found)
    found |= {"clamp"} if _WHOLE_RESULT.fullmatch(definition.mnemonic) else {"clamp", "dst_sel", "dst_unused"}
    return frozenset(found | (_SCALE if _makes_floats(form) else frozenset()))


def _long(definition: Definition, form: Syntax) -> frozenset[str]:
    name, found = definition.mnemonic, set[str]()
    floats = _makes_floats(form) and not name.startswith("v_cvt_scalef32")
    compares = (
        definition.family == "vopc"
        and "_class_" not in name
        and any(spec.view in FLOAT_VIEWS for spec in form.operands)
    )
    if floats or compares or _CLAMPED.fullmatch(name):
        found.add("clamp")
    if floats or _SCALED.fullmatch(name):
        found |= _SCALE
    if _HALVES.fullmatch(name):
        found.add("op_sel")
    return frozenset(found)


def _makes_floats(form: Syntax) -> bool:
    return any(spec.written and spec.view in _FLOATS for spec in form.operands)


def _results(form: Syntax) -> int:
    return sum(1 for spec in form.operands if spec.written)


def _has_literal(form: Syntax) -> bool:
    return any(spec.classes == "l" for spec in form.operands)


def _has_pairs(form: Syntax) -> bool:
    """Whether the form works on values of 64 bits."""
    return any(spec.dwords == 2 and spec.view not in ("mask", "pkf32") for spec in form.operands)


def _widest(form: Syntax) -> int:
    return max((spec.dwords for spec in form.operands if spec.view != "mask"), default=1)
