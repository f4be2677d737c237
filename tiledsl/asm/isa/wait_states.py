"""Software wait states: instructions required between two dependent ones where the hardware does not wait.

The table is that of the ISA documents (CDNA 2, CDNA 3 and CDNA 4 ISA, "Manually Inserted Wait States") as LLVM's
GCNHazardRecognizer applies it: checkVMEMHazards, checkVALUHazards, checkRWLaneHazards, checkDivFMasHazards,
checkDPPHazards, checkReadM0Hazards, checkPermlaneHazards, checkMAIHazards90A and checkMAIVALUHazards. What depends on
the passes of a matrix instruction is not here: those who need it count it from `targets.py`.

Rows of the documents that need no rule, since `instructions/` has none of their instructions: GDS, the LDS instructions
that add a thread number, VCCZ and EXECZ as data; and those of s_setreg, s_getreg and s_sendmsg, which change nothing
that is modelled. The row "write VGPRs holding writedata" asks for one state before a load too; a load's data comes
hundreds of clocks later, and LLVM keeps the distance before vector instructions only, as here. Scalar loads have no
row: from gfx8 on the hardware waits for their addresses."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Callable

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import (
    SALU_FAMILIES,
    VALU_FAMILIES,
    VECTOR_MEMORY,
    effects,
    matching_syntax,
    operand_bits,
    split_encoding,
)
from tiledsl.asm.isa.registers import EXEC_BITS, SCALAR_BITS, VECTOR_BITS, named_bits
from tiledsl.asm.text.syntax import Instruction, Number, Operand
from tiledsl.targets import Target, target_named

_M0, _VCC = named_bits("m0"), named_bits("vcc")
_LANE_READS = ("v_readlane_b32", "v_readfirstlane_b32")
TRANSCENDENTAL = ("v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_")


@dataclasses.dataclass(frozen=True, slots=True)
class Issue:
    """An instruction as the rules see it; registers are bits. `data` is the data of a store, `lane` the register that
    holds a lane access's number, `factors` the first two sources; `states` are the wait states that the instruction
    itself counts as."""

    mnemonic: str
    family: str
    encoding: str
    reads: int
    writes: int
    data: int
    lane: int
    factors: int
    bytes: int
    scalar_offset: bool
    writes_lds: bool
    shifted: bool
    states: int

    @property
    def is_valu(self) -> bool:
        """Whether it is a vector instruction; matrix instructions are not."""
        return self.family in VALU_FAMILIES


def issue_of(item: Instruction) -> Issue | None:
    """The instruction's data for the rules; None without a definition, or where the operands fit no form."""
    return _issue(item.mnemonic, item.operands, item.modifiers)


@functools.lru_cache(maxsize=16384)  # listings repeat instructions
def _issue(mnemonic: str, operands: tuple[Operand, ...], modifiers: tuple[tuple[str, object], ...]) -> Issue | None:
    item = Instruction(mnemonic, operands, modifiers)
    definition = lookup(mnemonic)
    form = matching_syntax(definition, operands) if definition else None
    if definition is None or form is None:
        return None
    touched = effects(definition, form, operands, modifiers)
    bits = {spec.name: operand_bits(operand) for spec, operand in zip(form.operands, operands, strict=True)}
    return Issue(
        definition.mnemonic,
        definition.family,
        split_encoding(mnemonic)[1],
        touched.reads,
        touched.writes,
        bits.get("data", 0),
        bits.get("lane", 0),
        bits.get("a", 0) | bits.get("b", 0),
        definition.bytes,
        bits.get("scalar_offset", 0) > 0,
        form.writes_lds,
        _shifts(item, definition.family),
        _states(item),
    )


def _shifts(item: Instruction, family: str) -> bool:
    """Whether the result is shifted into place: by SDWA with a selected part, or by op_sel's bit for the
    destination."""
    halves = item.modifier("op_sel")
    if "_sr_pk_fp4_" in item.mnemonic:
        return True  # for every byte (LLVM, getDstSelForwardingOperand)
    if re.search(r"_sr_(?:fp8|bf8)_|_pk_fp4_", item.mnemonic) and isinstance(halves, tuple) and any(halves[2:]):
        return True  # any byte but the lowest
    high = family == "vop3" and isinstance(halves, tuple) and len(halves) >= len(item.operands) and bool(halves[-1])
    return high or item.modifier("dst_sel", "DWORD") != "DWORD"


def _states(item: Instruction) -> int:
    """Wait states that an instruction counts as: N + 1 for s_nop N, 1 for others. The hardware takes four bits of N
    (CDNA3 ISA, S_NOP)."""
    count = item.operands[0] if item.mnemonic == "s_nop" and item.operands else None
    return 1 + (int(count.value) & 15) if isinstance(count, Number) else 1


@dataclasses.dataclass(frozen=True, slots=True)
class Rule:
    """A required distance: `states` wait states between a producer and a consumer that share a register. The two
    functions return the registers, as bits. Some rules apply only where another instruction stands `between` the two.
    """

    name: str
    states: int
    produces: Callable[[Issue], int]
    consumes: Callable[[Issue], int]
    applies: Callable[[Target], bool] = lambda target: True
    between: Callable[[Issue], bool] = lambda issue: True
    renewed: bool = True  # whether another write of the register, which is no producer, ends the distance
    anywhere: bool = True  # whether the rule applies without an instruction that `between` accepts
    # the registers consumed where the consumer is the same instruction as the producer
    of_same: Callable[[Issue], int] | None = None

    def shared(self, producer: Issue, consumer: Issue) -> int:
        """The registers, as bits, by which the two instructions violate the rule if they are too close."""
        same = self.of_same is not None and producer.mnemonic == consumer.mnemonic
        return self.produces(producer) & (self.of_same(consumer) if same and self.of_same else self.consumes(consumer))


def _vector_writes(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.is_valu else 0


def _scalar_writes(i: Issue) -> int:
    return i.writes & SCALAR_BITS if i.is_valu else 0


def _m0_of_scalar(i: Issue) -> int:
    return i.writes & _M0 if i.family in SALU_FAMILIES else 0


def _wide_data(i: Issue) -> int:
    """The data of a store of more than 64 bits. A buffer store with its offset in an SGPR has its own rule."""
    return 0 if _at_scalar(i) else _stored(i)


def _wide_data_at_scalar(i: Issue) -> int:
    """The data of a buffer store with its offset in an SGPR. The rule was measured on gfx950 (LLVM, pull request
    197267); the ISA documents ask for none."""
    return _stored(i) if _at_scalar(i) else 0


def _at_scalar(i: Issue) -> bool:
    return i.family == "mubuf" and i.scalar_offset


def _stored(i: Issue) -> int:
    return i.data if i.family in VECTOR_MEMORY and i.bytes > 8 and "_store_" in i.mnemonic else 0


def _shifted_writes(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.shifted and i.is_valu else 0


def _transcendental(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.mnemonic.startswith(TRANSCENDENTAL) else 0


def _overwritten(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.is_valu or i.family == "mfma" else 0


def _memory_scalars(i: Issue) -> int:
    """The scalar registers of a memory access: base, descriptor, offset, and m0 of a direct-to-LDS load."""
    return i.reads & SCALAR_BITS if i.family in VECTOR_MEMORY else 0


def _exec_of_memory(i: Issue) -> int:
    return EXEC_BITS if i.family in VECTOR_MEMORY else 0


def _m0_of_direct_load(i: Issue) -> int:
    return _M0 if i.writes_lds else 0


def _m0_of_move(i: Issue) -> int:
    return _M0 if i.mnemonic.startswith("s_movrel") else 0


def _lane_number(i: Issue) -> int:
    return i.lane & SCALAR_BITS if i.mnemonic in ("v_readlane_b32", "v_writelane_b32") else 0


def _division_vcc(i: Issue) -> int:
    return _VCC if i.mnemonic.startswith("v_div_fmas") else 0


def _dpp_reads(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.encoding == "dpp" else 0


def _exec_of_dpp(i: Issue) -> int:
    return EXEC_BITS if i.encoding == "dpp" else 0


def _mfma_reads(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.family == "mfma" else 0


def _exec_of_mfma(i: Issue) -> int:
    return EXEC_BITS if i.family == "mfma" else 0


def _vector_scalar_reads(i: Issue) -> int:
    return i.reads & SCALAR_BITS if i.is_valu else 0


def _lane_source(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.mnemonic in _LANE_READS else 0


def _exec_of_lane_access(i: Issue) -> int:
    return EXEC_BITS if i.mnemonic in (*_LANE_READS, "v_writelane_b32") else 0


def _swap_reads(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.mnemonic.startswith("v_permlane") else 0


def _exec_of_swap(i: Issue) -> int:
    return EXEC_BITS if i.mnemonic.startswith("v_permlane") else 0


def _vector_touches(i: Issue) -> int:
    return (i.reads | i.writes) & VECTOR_BITS if i.is_valu or i.family == "mfma" else 0


def _f64_products(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.mnemonic.startswith("v_mfma_f64_") else 0


def _is_f64_product(i: Issue) -> bool:
    return _f64_products(i) > 0


def _memory_reads(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.family in VECTOR_MEMORY or i.family == "ds" else 0


def _f64_fma(i: Issue) -> int:
    return VECTOR_BITS if i.mnemonic in ("v_fma_f64", "v_fmac_f64") else 0


def _plain_reads(i: Issue) -> int:
    return i.reads & VECTOR_BITS if i.is_valu and not _transcendental(i) else 0


def _dot_writes(i: Issue) -> int:
    return i.writes & VECTOR_BITS if i.mnemonic.startswith("v_dot") else 0


def _any_touch(i: Issue) -> int:
    return _vector_touches(i) | _memory_reads(i)


def _factors(i: Issue) -> int:
    return i.factors & VECTOR_BITS


def _no_forwarding(target: Target) -> bool:
    return target.valu_scalar_wait > 0


_WIDE = "overwriting the data of a wide store"

AS_SOURCE_OF_MFMA = Rule("a VALU result as an MFMA source", 2, _vector_writes, _mfma_reads)
RULES: tuple[Rule, ...] = (
    AS_SOURCE_OF_MFMA,
    Rule(_WIDE, 1, _wide_data, _overwritten, lambda target: target.wide_store_wait == 1),
    Rule(_WIDE, 2, _wide_data, _overwritten, lambda target: target.wide_store_wait == 2),
    Rule(_WIDE, 1, _wide_data_at_scalar, _overwritten, lambda target: target.wide_store_wait == 2),
    Rule(
        "a scalar register that a VALU instruction wrote, as an address of vector memory",
        5,
        _scalar_writes,
        _memory_scalars,
    ),
    Rule("EXEC that a VALU instruction wrote, before vector memory", 5, _scalar_writes, _exec_of_memory),
    Rule("a scalar register that a VALU instruction wrote, as a lane number", 4, _scalar_writes, _lane_number),
    # LLVM counts from the VALU instruction, whatever has written VCC since (GCNHazardRecognizer, checkDivFMasHazards)
    Rule("VCC that a VALU instruction wrote, in v_div_fmas", 4, _scalar_writes, _division_vcc, renewed=False),
    Rule("a VALU result through DPP", 2, _vector_writes, _dpp_reads),
    Rule("EXEC that a VALU instruction wrote, before DPP", 5, _scalar_writes, _exec_of_dpp),
    Rule("EXEC that a VALU instruction wrote, before an MFMA", 4, _scalar_writes, _exec_of_mfma),
    Rule("m0, in a direct-to-LDS load", 1, _m0_of_scalar, _m0_of_direct_load),
    Rule("m0, in s_movrel", 1, _m0_of_scalar, _m0_of_move),
    Rule(
        "a scalar register that a VALU instruction wrote, read by another",
        2,
        _scalar_writes,
        _vector_scalar_reads,
        _no_forwarding,
    ),
    Rule("a VALU result through a lane read", 1, _vector_writes, _lane_source, _no_forwarding),
    Rule(
        "EXEC that a VALU instruction wrote, before a lane access",
        4,
        _scalar_writes,
        _exec_of_lane_access,
        _no_forwarding,
    ),
    Rule("part of a register, shifted into place", 1, _shifted_writes, _vector_touches, _no_forwarding),
    Rule("a transcendental result", 1, _transcendental, _plain_reads, lambda target: target.transcendental_wait > 0),
    Rule("v_fma_f64 after a matrix instruction of f64", 2, _f64_products, _f64_fma),
    Rule(
        "a VALU result, in a memory operation after a matrix instruction of f64",
        2,
        _vector_writes,
        _memory_reads,
        lambda target: target.overlapped_c_wait_extra == 0,
        _is_f64_product,
        anywhere=False,
    ),
    Rule("a VALU result in a swap of lanes", 2, _vector_writes, _swap_reads),
    Rule("EXEC that a VALU instruction wrote, before a swap of lanes", 4, _scalar_writes, _exec_of_swap),
    Rule("a dot product's result", 3, _dot_writes, _any_touch, of_same=_factors),
)


def rules_of(issue: Issue, target: Target) -> tuple[Rule, ...]:
    """Of the target's rules, those that an instruction may violate as a consumer."""
    return _rules_of(issue, target.name)


@functools.lru_cache(maxsize=16384)  # listings repeat instructions
def _rules_of(issue: Issue, target: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in _rules_on(target) if rule.consumes(issue))


@functools.cache
def _rules_on(name: str) -> tuple[Rule, ...]:
    target = target_named(name)
    return tuple(rule for rule in RULES if rule.applies(target))
