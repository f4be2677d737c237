"""Legal instructions of every form: operands of each file and constant kind, modifiers at their bounds, every encoding.

The rules are those of GFX9 (CDNA3 ISA, "VALU Operands" and the chapters on memory): a vector instruction reads one scalar value at most; of two lengths of
an instruction the short one takes any first source, the long one any source but no literal; registers of one memory instruction are of one file."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from tiledsl.asm.isa.catalogue import registry
from tiledsl.asm.isa.definition import FLOAT_VIEWS, VALU_FAMILIES, Definition, OperandSpec, Syntax

LABEL = "there"
SHORT = frozenset({"vop1", "vop2", "vopc"})
SCALAR = frozenset({"sop1", "sop2", "sopc", "sopk"})
SPELLED = {"hwreg": "hwreg(HW_REG_MODE, 4, 4)", "message": "sendmsg(MSG_INTERRUPT)", "gpr_idx": "gpr_idx(SRC1,DST)"}
MEMORY = frozenset({"ds", "global", "flat", "mubuf"})
FORMAT = "format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]"
SWIZZLES = (0x041F, 0x80E4, 0xC4A0, 0xE01F)  # LLVM prints other offsets as an equivalent one
WIDE_CHOICES = ("cbsz", "abid", "blgp")
WITHOUT_LONG = frozenset({"v_readfirstlane_b32", "v_accvgpr_mov_b32", "v_swap_b32"})  # nor DPP and SDWA
SWAPS = frozenset({"v_permlane16_swap_b32", "v_permlane32_swap_b32"})  # two lengths, but neither DPP nor SDWA
WITHOUT_SDWA = frozenset({"v_fmac_f32", "v_mac_f32", "v_mac_f16"})  # neither do the dot products


@dataclasses.dataclass(frozen=True, slots=True)
class Sample:
    definition: Definition
    form: Syntax
    text: str


def every_sample(target: str) -> Iterator[Sample]:
    """All samples for a target, each once."""
    for definition in registry().values():
        for form in definition.syntaxes:
            if target in form.targets:
                texts = [sample(form)]
                for more in (_files, _sources, _bounds, _signs, _encodings):
                    texts += more(definition, form)
                yield from (Sample(definition, form, text) for text in dict.fromkeys(texts))


def sample(form: Syntax) -> str:
    """One instruction of a form, with every modifier that carries a value at its maximum."""
    bounds = [f"{m.name}:{m.high}" for m in form.modifiers if m.high is not None and m.name not in WIDE_CHOICES]
    if form.mnemonic == "ds_swizzle_b32":
        bounds = [f"offset:{SWIZZLES[0]}"]
    return _spelled(form, _operands(form), bounds)


# -- operands --------------------------------------------------------------------------------------------------------------------


def _register(letter: str, number: int, dwords: int) -> str:
    """The registers of an operand, with numbers far from the other operands'."""
    first = (32 if letter in "va" else 16) * number
    return f"{letter}{first}" if dwords == 1 else f"{letter}[{first}:{first + dwords - 1}]"


def _plain(spec: OperandSpec, number: int) -> str:
    """The first kind of operand that a specification accepts."""
    first = spec.classes[:1]
    if spec.view in SPELLED:
        return SPELLED[spec.view]
    if first in ("v", "a", "s"):
        return _register(first, number, spec.dwords)
    return spec.word or {"k": "1", "l": "0x1234" if spec.view == "f16" else "0x3f801234", "i": "1", "t": LABEL, "w": "vmcnt(0)"}[first]


def _operands(form: Syntax) -> list[str]:
    operands = [_plain(spec, number) for number, spec in enumerate(form.operands)]
    if form.mnemonic == "v_writelane_b32":
        operands[2] = "1"  # at most one scalar register
    return operands


def _spelled(form: Syntax, operands: list[str], words: list[str], encoding: str = "") -> str:
    """The instruction with the modifiers that its form requires; clang takes `offen` first and `lds` last."""
    before = [FORMAT] * ("format" in words)  # which clang takes first of all
    words = [word for word in words if word != "format"]
    before += ["idxen"] * ("{vaddr2" in form.text) + ["offen"] * ("{vaddr" in form.text)
    given = [word.partition(":")[0] for word in words]
    after = [m.name for m in form.modifiers if m.required]
    if "f8f6f4" in form.mnemonic:  # the types whose registers have this width
        after += [f"{name}:{ {8: 0, 6: 2, 4: 4}[spec.dwords] }" for name, spec in zip(("cbsz", "blgp"), form.operands[1:3], strict=True) if name not in given]
    return f"{form.mnemonic}{encoding} {', '.join(operands)} {' '.join([*before, *words, *after])}".strip()


def _with(operands: list[str], changes: dict[int, str]) -> list[str]:
    return [changes.get(number, text) for number, text in enumerate(operands)]


def _files(definition: Definition, form: Syntax) -> Iterator[str]:
    """Variants with AGPRs wherever VGPRs may also stand: all registers of a memory instruction at once; A, B and both of a product."""
    either = [number for number, spec in enumerate(form.operands) if {"v", "a"} <= set(spec.classes)]
    if form.mnemonic in ("global_atomic_add_f32", "global_atomic_pk_add_f16") and form.operands[0].name == "dst" and form.targets != ("gfx90a",):
        return  # LLVM's assembler rejects them, though its instruction set has them
    for chosen in ([either[:1], either[1:2], either] if definition.family == "mfma" else [either]):
        if chosen:
            operands = _operands(form)
            yield _spelled(form, _with(operands, {number: operands[number].replace("v", "a", 1) for number in chosen}), [])


def _sources(definition: Definition, form: Syntax) -> Iterator[str]:
    """Each source in turn as a scalar register, a named one, an inline constant, a literal."""
    operands = _operands(form)
    for number, spec in enumerate(form.operands):
        if spec.classes and not spec.written:
            scalars = _scalars(definition, form, spec, number) if "s" in spec.classes else []
            constants = _constants(definition, spec) if "k" in spec.classes else []
            yield from (_spelled(form, _with(operands, {number: text}), []) for text in (*scalars, *constants, *_immediates(spec)))


def _scalars(definition: Definition, form: Syntax, spec: OperandSpec, number: int) -> list[str]:
    if definition.family in VALU_FAMILIES and _bus_is_taken(definition, form, number):
        return []
    own = [_register("s", number, spec.dwords)]
    if definition.family == "smem" and spec.name == "data":
        return own
    executes = definition.family in VALU_FAMILIES | SCALAR
    if spec.dwords == 2:
        return own + ["vcc"] + ["exec"] * (executes and spec.view != "mask")
    if spec.dwords == 1:
        return own + ["vcc_lo", "m0"] + ["exec_hi", "src_scc"] * executes
    return own


def _bus_is_taken(definition: Definition, form: Syntax, number: int) -> bool:
    """Whether another operand already is a scalar value: a mask, a literal, VCC."""
    others = [spec for at, spec in enumerate(form.operands) if at != number and not spec.written]
    return "vcc" in definition.reads or form.mnemonic == "v_writelane_b32" or any(spec.classes == "l" or spec.view == "mask" for spec in others)


def _constants(definition: Definition, spec: OperandSpec) -> list[str]:
    found = ["0", "-16", "64", "-4.0"]
    if spec.view == "f64":
        found.append("0.15915494309189532")
    elif spec.dwords == 1:
        found.append("0.15915494")
    return found + ["0x12345678"] * (definition.family in SCALAR)


def _immediates(spec: OperandSpec) -> list[str]:
    """The least and the greatest value."""
    if spec.classes != "i" or spec.view in SPELLED:
        return []
    signed = spec.view in ("i16", "i32")
    return [str(-(1 << spec.dwords - 1)), str((1 << spec.dwords - 1) - 1)] if signed else ["0", str((1 << spec.dwords) - 1)]


# -- modifiers and encodings -----------------------------------------------------------------------------------------------------


def _bounds(definition: Definition, form: Syntax) -> Iterator[str]:
    """Each modifier that carries a value at its least and its greatest."""
    operands = _operands(form)
    if form.mnemonic == "ds_swizzle_b32":
        yield from (_spelled(form, operands, [f"offset:{value}"]) for value in SWIZZLES)
        return
    for modifier in form.modifiers:
        if modifier.high is not None and not ("f8f6f4" in form.mnemonic and modifier.name in WIDE_CHOICES):
            if modifier.name not in WIDE_CHOICES or "f64" not in form.mnemonic:
                yield from (_spelled(form, operands, [f"{modifier.name}:{value}"]) for value in (modifier.low, modifier.high))
        elif modifier.high is None and not modifier.required and modifier.name not in ("offen", "idxen", "op_sel", "op_sel_hi", "neg"):
            yield _spelled(form, operands, [modifier.name])
    if definition.family in MEMORY - {"ds"} and form.operands and not form.mnemonic.startswith("buffer_inv"):
        words = ["glc", "slc"] if form.targets == ("gfx90a",) else []
        yield from (_spelled(form, operands, [word]) for word in words if word not in {m.name for m in form.modifiers})


def _signs(definition: Definition, form: Syntax) -> Iterator[str]:
    """Sign and output modifiers of floats; halves and their signs of packed values."""
    operands, family = _operands(form), definition.family
    sources = [number for number, spec in enumerate(form.operands) if spec.classes and not spec.written and spec.classes != "l"]
    if family == "vop3p":
        choices = [f"op_sel:[{','.join('1' * len(sources))}]", f"op_sel_hi:[{','.join('0' * len(sources))}]"]
        signs = [f"{name}:[{','.join('1' * len(sources))}]" for name in ("neg_lo", "neg_hi")]
        packed_float = all(spec.view in ("pkf16", "pkbf16", "pkf32", "f32") for spec in form.operands) and "mix" not in form.mnemonic
        yield _spelled(form, operands, choices * ("v_dot" not in form.mnemonic) + signs * packed_float)
    elif family in VALU_FAMILIES and form.mnemonic not in WITHOUT_LONG and not any(spec.classes == "l" for spec in form.operands):
        encoding = "_e64" if family in SHORT else ""
        two_results = len([spec for spec in form.operands if spec.written]) > 1  # with two results the encoding has no bits for magnitudes
        for number in sources:
            if form.operands[number].view in FLOAT_VIEWS:
                text = f"-{operands[number]}" if two_results else f"-|{operands[number]}|"
                yield _spelled(form, _with(operands, {number: text}), [], encoding)
        if form.operands and form.operands[0].view in FLOAT_VIEWS and form.operands[0].written and "_scalef32_" not in form.mnemonic:
            yield from (_spelled(form, operands, words, encoding) for words in (["clamp"], ["mul:4"], ["clamp", "div:2"]))


def _encodings(definition: Definition, form: Syntax) -> Iterator[str]:
    """The short form with a literal, the long form, DPP and SDWA, each where it exists."""
    if definition.family not in SHORT or not form.operands:
        return
    operands = _operands(form)
    short = [("vcc" if spec.classes == "s" and spec.view == "mask" else text) for spec, text in zip(form.operands, operands, strict=True)]
    yield _spelled(form, short, [], "_e32")
    first = next(number for number, spec in enumerate(form.operands) if not spec.written or spec.name == "first")
    spec, wide = form.operands[first], any(spec.dwords == 2 and spec.view != "mask" for spec in form.operands)
    literal_too = any(other.classes == "l" for other in form.operands)
    if "k" in spec.classes and not _bus_is_taken(definition, form, first):
        yield _spelled(form, _with(short, {first: "0x1234" if spec.view in ("u16", "i16", "f16", "bf16") else "0x12345678"}), [], "_e32")
    if form.mnemonic in WITHOUT_LONG or literal_too:
        return
    yield _spelled(form, operands, [], "_e64")
    if form.mnemonic in SWAPS:
        return
    if definition.family != "vopc":
        pattern = "row_newbcast:15" if wide else "row_shl:15"
        yield _spelled(form, short, [pattern, "row_mask:0x5", "bank_mask:0xa", "bound_ctrl:1"], "_dpp")
    if not wide and form.mnemonic not in WITHOUT_SDWA and not form.mnemonic.startswith("v_dot"):
        sources = len([s for s in form.operands if not s.written and s.view != "mask"])
        yield _spelled(form, short, _sdwa(definition, form, sources), "_sdwa")


def _sdwa(definition: Definition, form: Syntax, sources: int) -> list[str]:
    words = [] if definition.family == "vopc" or "_fp8" in form.mnemonic or "_bf8" in form.mnemonic else ["dst_sel:WORD_1", "dst_unused:UNUSED_PRESERVE"]
    return words + ["src0_sel:BYTE_3"] + ["src1_sel:WORD_0"] * (sources > 1)
