"""Numbers of the chips, in one table. No other module compares target names.

Sources: the `AMDGPU usage` page of LLVM and its back end's scheduling and hazard tables; ROCm's matrix instruction
calculator (MFMA shapes, passes and lane maps); AMD's CDNA 2, 3 and 4 white papers (LDS size, compute units, peak
rates); the public HipKittens measurements of which lanes the LDS serves together.

Compute units, clocks, bandwidths and cache sizes are those of AMD's data sheets of the MI250 (half of it: a device is
one of its two dies), the MI300X and the MI355X. Peak rates follow from the matrix instructions; a test compares them
with the data sheets. Other chips of a family have other numbers: the MI325X has 6.0 TB/s. `analysis/time` has the
figures of the model of time, which are measured or assumed, each with its source.
"""

from __future__ import annotations

import dataclasses
import re

from tiledsl.diagnostics.diagnostic import UsageError

WAVE = 64  # lanes of a wave on every CDNA chip
LINE = 128  # bytes of a cache line, in every cache of CDNA 2, 3 and 4
MAX_WARPS = 16  # warps of a block on every CDNA chip
VGPRS_PER_FILE = 256  # v0-v255, and as many AGPRs, a0-a255 (CDNA3 ISA, "VGPRs")
SGPRS = 102  # s0-s101 (CDNA3 ISA, "SGPRs")
TRAP_TEMPORARIES = 16  # ttmp0-ttmp15 (the same table)
# a kernel's descriptor counts registers in granules: VGPRs, SGPRs, and the VGPRs below the first AGPR (LLVM, AMDGPU
# usage, "Kernel Descriptor")
VGPR_GRANULE, SGPR_GRANULE, ACCUM_GRANULE = 8, 8, 4
EXTRA_SGPRS = 6  # VCC, FLAT_SCRATCH and XNACK_MASK, which the descriptor counts and its directives leave out
# the largest counts that s_waitcnt holds on GFX9 (LLVM, AMDGPU back end, AMDGPUBaseInfo)
VMCNT_MAX, EXPCNT_MAX, LGKMCNT_MAX = 63, 7, 15
# largest launch in x: the documentation of hipModuleLaunchKernel; HSA's dispatch packet holds grid_size_x, in threads,
# in 32 bits
MOST_THREADS = 2**32 - 1
ADDRESS_BITS = 48  # of a virtual address of a GFX9 GPU (Linux, amdgpu driver, GFXHUB of GFX9)
# bits of an element of A or B: fp8 is E4M3, bf8 E5M2, fp6 E2M3, bf6 E3M2, fp4 E2M1; f8f6f4 is at most 8 bits, depending
# on cbsz and blgp
INPUT_BITS = {
    "f64": 64,
    "f32": 32,
    "xf32": 32,
    "bf16": 16,
    "f16": 16,
    "i8": 8,
    "fp8": 8,
    "bf8": 8,
    "fp6": 6,
    "bf6": 6,
    "fp4": 4,
    "f8f6f4": 8,
}


def result_type(input: str) -> str:
    """Return the type of C and D of a matrix instruction with A and B of that type."""
    return {"i8": "i32", "f64": "f64"}.get(input, "f32")


# element types of an f8f6f4 instruction: A's by the value of cbsz, B's by that of blgp
F8F6F4_KINDS = ("fp8", "bf8", "fp6", "bf6", "fp4")
# the types of tiles of numbers of less than 8 bits, whose elements are bytes: two fp4 in one, four of 6 bits in three
_PACKED = {"fp6": "fp6x4", "bf6": "bf6x4", "fp4": "fp4x2"}
_KINDS = {tiles: kind for kind, tiles in _PACKED.items()}
SCALED_TOGETHER = 32  # numbers along k that share a scale (OCP MX, version 1.0, "Concrete MX-compliant formats")
# types whose operands lie in registers alike, each with the type by which the instructions of a shape are listed
_LISTED_AS = {"bf8": "fp8", "bf6x4": "fp6x4"}


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixInstruction:
    """One MFMA shape: D[m×n] += A[m×k] · B[k×n], for each of `blocks` independent matrices.

    `input` is the type of A and B, or both types with a blank between them. `passes` take 4 clocks each on one SIMD;
    for f8f6f4 they are those of 8-bit operands.

    A lane l holds A[i, kk] with i = l % m and kk = e + per_lane·(l // m) for its elements e; B likewise with j for i. D
    is held as row = 8·(r // 4) + 4·(l // 32) + r % 4 for m = 32 and 4·(l // 16) + r for m = 16, column l % n. Several
    blocks: `tiledsl.sim.execute.layouts`.
    """

    mnemonic: str
    builtin: str
    m: int
    n: int
    k: int
    input: str
    passes: int
    operand_type: str  # the builtin's C type of A and B
    blocks: int = 1
    scaled: bool = False  # with an E8M0 scale for each 32 of k of each row of A and column of B
    selected: tuple[str, str] = (F8F6F4_KINDS[0], F8F6F4_KINDS[0])  # of f8f6f4, the types of A and B

    @property
    def clocks(self) -> int:
        return 4 * self.passes

    @property
    def tiles(self) -> str:
        """The type of the register tiles that the lowering multiplies: of f8f6f4 fp8, which cbsz and blgp 0 select, and
        of f8f6f4 with scales that of A."""
        if self.scaled:
            return _PACKED.get(self.selected[0], self.selected[0])
        return {"f8f6f4": F8F6F4_KINDS[0], "i8": "int8"}.get(self.input, self.input)

    @property
    def tile_k(self) -> int:
        """Count k in elements of the tiles: bytes, for numbers of less than 8 bits."""
        return self.k * INPUT_BITS[self.selected[0]] // 8 if self.input == "f8f6f4" else self.k

    @property
    def result(self) -> str:
        """The type of C and D."""
        return result_type(self.input)

    @property
    def modifiers(self) -> tuple[int, ...]:
        """The builtin's arguments after C, for a plain product: cbsz, abid and blgp; of f8f6f4 cbsz, blgp, and the
        selection and the scale of A and B."""
        return (*self._cbsz_and_blgp, 0, 0, 0, 0) if self.input == "f8f6f4" else (0, 0, 0)

    @property
    def named_modifiers(self) -> tuple[tuple[str, int], ...]:
        """The modifiers that the assembler's text has for a plain product: those that are not 0."""
        named = zip(("cbsz", "blgp"), self._cbsz_and_blgp, strict=True)
        return tuple((name, value) for name, value in named if value and self.input == "f8f6f4")

    @property
    def _cbsz_and_blgp(self) -> tuple[int, int]:
        a, b = map(F8F6F4_KINDS.index, self.selected)
        return a, b

    @property
    def flop(self) -> int:
        """Count the products and sums."""
        return 2 * self.m * self.n * self.k * self.blocks

    @property
    def per_lane(self) -> int:
        """Count the elements of A's tile (and of B's) in one lane."""
        return self.m * self.tile_k * self.blocks // WAVE

    @property
    def operand_dwords(self) -> int:
        """Count the registers of A (and of B) in one lane."""
        return self.per_lane * INPUT_BITS[self.input.split()[0]] // 32

    @property
    def accumulators(self) -> int:
        """Count the registers of C and D in one lane."""
        return self.m * self.n * self.blocks // WAVE * (2 if self.input == "f64" else 1)


@dataclasses.dataclass(frozen=True, slots=True)
class Target:
    """One chip family, in bytes, clocks and counts.

    `*_phases` list the lanes that the LDS serves together for an access of that many bytes.
    """

    name: str
    chips: str
    rocm: tuple[int, int]  # the first ROCm whose compiler knows it (AMD's release notes)
    lds_bytes: int
    lds_granule: int
    compute_units: int
    xcds: int
    clock_ghz: float
    peak_chip: str  # the chip with these compute units, clock and caches
    hbm_tbs: float  # TB/s, 10¹² bytes a second
    last_cache_bytes: int  # of the last cache before HBM: the L2 of a die of CDNA 2, the Infinity Cache of CDNA 3 and 4
    matrix: tuple[MatrixInstruction, ...]  # instructions that the lowering chooses from
    scaled_matrix: tuple[MatrixInstruction, ...]  # those for products with scales, one for each type of A and B
    other_matrix: tuple[MatrixInstruction, ...]  # further instructions that assembly may hold
    small_floats: str  # the encoding of fp8 and bf8: "fnuz", "ocp", or "" where there is none
    result_wait_extra: int  # wait states beyond the passes before an MFMA result is read by anything but an MFMA's C
    lds_banks: dict[tuple[str, int], int]
    lds_phases: dict[tuple[str, int], tuple[tuple[int, ...], ...]]
    direct_lds_dwords: tuple[int, ...]
    # bits of m0 that a direct-to-LDS load takes as its LDS base (CDNA 3 and 4 ISA, "Memory Buffer Load to LDS")
    direct_lds_bits: int
    cache_bits: tuple[str, ...]
    transposed_reads: bool
    converts_bf16: bool  # has v_cvt_pk_bf16_f32
    swaps_lanes: bool  # has v_permlane16_swap_b32 and v_permlane32_swap_b32
    # whether packed f32 instructions issue while a matrix instruction runs (ROCm, gfx950 Gluon tutorials; on the other
    # chips no source says that they do not)
    packed_beside_products: bool
    overlapped_c_wait_extra: int  # wait states beyond the passes before an MFMA whose C partly overlaps the result
    transcendental_wait: int  # wait states between a transcendental VALU instruction and a VALU reader of its result
    # wait states before a VALU instruction overwrites the data of a store of more than 64 bits (LLVM,
    # checkVALUHazardsHelper)
    wide_store_wait: int
    # wait states between a VALU write of a scalar register and a VALU read of it (LLVM, hasVDecCoExecHazard)
    valu_scalar_wait: int
    dot_halves: bool  # op_sel chooses which halves v_dot2 multiplies (LLVM's assembler takes it there)
    # scratch instructions add FLAT_SCRATCH, which the kernel sets; on later chips the hardware sets it (LLVM,
    # architected flat scratch)
    flat_scratch_register: bool
    # clocks of an LDS access of a wave in unaligned mode, if a lane's address is no multiple of the size; measured for
    # 64 and 128 bits on gfx950, taken for other widths and chips too (no document of AMD states the figure)
    lds_misaligned_clocks: int = WAVE
    simds: int = 4
    vgprs_per_simd_lane: int = 512
    vgpr_granule: int = VGPR_GRANULE
    vgprs_per_file: int = VGPRS_PER_FILE
    max_waves_per_simd: int = 8
    sgprs: int = SGPRS
    max_threads: int = MAX_WARPS * WAVE
    max_vmcnt: int = VMCNT_MAX
    max_lgkmcnt: int = LGKMCNT_MAX
    global_offset: tuple[int, int] = (-4096, 4095)
    buffer_offset_max: int = 4095
    # word 3 of a raw buffer's descriptor: 32-bit float data, no swizzle (LLVM's amdgpu.raw_buffer_* lowering for gfx9)
    buffer_format: int = 0x00027000
    lds_offset_max: int = 65535

    @staticmethod
    def lds_key(bytes: int) -> int:
        """Return the size under which `lds_banks` and `lds_phases` have an access of so many bytes."""
        return 16 if bytes == 12 else bytes

    def largest(self, kind: str) -> float:
        """Return the largest number of "fp8" or "bf8" in the target's encoding (CDNA 3 ISA; OFP8, version 1.0)."""
        return {"fp8": 240.0 if self.small_floats == "fnuz" else 448.0, "bf8": 57344.0}[kind]

    @property
    def every_matrix(self) -> tuple[MatrixInstruction, ...]:
        return self.matrix + self.other_matrix

    @property
    def multiplied(self) -> dict[str, str]:
        """The types of operands that the lowering multiplies, and the types of their products' sums."""
        listed = {one.tiles: one.result for one in self.matrix}
        others = {kind: listed[like] for kind, like in _LISTED_AS.items() if like in listed}
        return listed | others

    def multiplies(self, a: str, b: str) -> bool:
        """Return whether products take operands of type `a` with operands of type `b`."""
        return a in self.multiplied and listed_as(a) == listed_as(b)

    @property
    def multiplied_with_scales(self) -> tuple[str, ...]:
        """The types of operands that the lowering multiplies with scales."""
        listed = [one.tiles for one in self.scaled_matrix]
        return tuple(dict.fromkeys([*listed, *(kind for kind, like in _LISTED_AS.items() if like in listed)]))

    def for_operands(self, instruction: MatrixInstruction, a: str, b: str) -> MatrixInstruction:
        """Return the instruction of the same shape for A of type `a` and B of type `b`."""
        if a == b == instruction.tiles:
            return instruction
        if instruction.input == "f8f6f4":
            return dataclasses.replace(instruction, selected=(kind_of(a), kind_of(b)))
        input, shape = a if a == b else f"{a} {b}", (instruction.m, instruction.k, instruction.blocks)
        return next(one for one in self.every_matrix if one.input == input and (one.m, one.k, one.blocks) == shape)

    @property
    def peak_tflops(self) -> dict[str, float]:
        """The dense peak rates of the target's chip, by the type of A and B that the lowering can choose."""
        peaks = self.peaks_of(self.compute_units)
        kinds = {one.tiles: F8F6F4_KINDS[0] if one.input == "f8f6f4" else one.input for one in self.matrix}
        scaled = dict(zip(self.multiplied_with_scales, self.multiplied_with_scales, strict=True))
        return {tiles: peaks[kind] for tiles, kind in (kinds | scaled).items()}

    def peaks_of(self, compute_units: int) -> dict[str, float]:
        """Return the dense peak rates of so many compute units, in TFLOP/s, by the type of A and B.

        Data sheets round to a tenth. Operands of 8 bits may be those of an f8f6f4 instruction.
        """
        found: dict[str, float] = {}
        for kind in dict.fromkeys(instruction.input for instruction in self.every_matrix):
            takes = {kind, "f8f6f4"} if kind.startswith(("fp8", "bf8")) else {kind}
            of_clock = max(one.flop / one.clocks for one in self.every_matrix if one.input in takes)
            found[kind] = round(of_clock * self.simds * compute_units * self.clock_ghz / 1000, 1)
        for one in self.scaled_matrix:
            rate = one.flop / one.clocks * self.simds * compute_units * self.clock_ghz / 1000
            for kind in self.multiplied_with_scales:
                if listed_as(kind) == one.tiles:
                    found.setdefault(kind, round(rate, 1))
        return found

    def registers_at(self, waves_per_simd: int) -> int:
        """Return the VGPRs (both files together) that a wave may use when `waves_per_simd` share a SIMD."""
        return self.vgprs_per_simd_lane // waves_per_simd // self.vgpr_granule * self.vgpr_granule

    def least_waves(self, warps: int) -> int:
        """The waves that one block of so many warps puts on a SIMD."""
        return -(-warps // self.simds)

    def waves_at(self, registers: int) -> int:
        """Return the waves per SIMD that fit when each uses `registers` VGPRs of both files together."""
        granules = -(-max(registers, 1) // self.vgpr_granule) * self.vgpr_granule
        return min(self.max_waves_per_simd, self.vgprs_per_simd_lane // granules)


def kind_of(tiles: str) -> str:
    """Return the type of the numbers in register tiles of a type: "fp4" for "fp4x2"."""
    return _KINDS.get(tiles, tiles)


def listed_as(kind: str) -> str:
    """Return the type by which `Target.matrix` lists the instructions for operands of a type."""
    return _LISTED_AS.get(kind, kind)


def _mfma(mnemonic: str, builtin: str, m: int, k: int, input: str, passes: int, operand_type: str) -> MatrixInstruction:
    return MatrixInstruction(mnemonic, builtin, m, m, k, input, passes, operand_type)


def _f64(suffixes: tuple[str, str], passes: int) -> tuple[MatrixInstruction, ...]:
    """Return the two shapes of f64; 4x4x4 multiplies four blocks."""
    return (
        _mfma(
            f"v_mfma_f64_16x16x4{suffixes[0]}", "__builtin_amdgcn_mfma_f64_16x16x4f64", 16, 4, "f64", passes, "double"
        ),
        MatrixInstruction(
            f"v_mfma_f64_4x4x4{suffixes[1]}",
            "__builtin_amdgcn_mfma_f64_4x4x4f64",
            4,
            4,
            4,
            "f64",
            4,
            "double",
            blocks=4,
        ),
    )


_BLOCK_TYPES = (
    ("f32", 1, "f32", "float"),
    ("f16", 4, "f16", "td_h4"),
    ("bf16", 4, "bf16_1k", "td_s4"),
    ("i8", 4, "i8", "int"),
)
_BLOCK_SHAPES = ((32, 2, 16), (16, 4, 8), (4, 16, 2))  # (m, blocks, passes), the same on every target


def _several_blocks(types: tuple[tuple[str, int, str, str], ...], counted: bool) -> tuple[MatrixInstruction, ...]:
    """Return the shapes that multiply 2, 4 or 16 matrices at once; `counted` names say how many."""
    found = []
    for kind, k, suffix, operand_type in types:
        for m, blocks, passes in _BLOCK_SHAPES:
            shape = f"{'i32' if kind == 'i8' else 'f32'}_{m}x{m}x{k}"
            name = f"v_mfma_{shape}_{blocks}b_{kind}" if counted else f"v_mfma_{shape}{suffix}"
            builtin = f"__builtin_amdgcn_mfma_{shape}{suffix}"
            found.append(MatrixInstruction(name, builtin, m, m, k, kind, passes, operand_type, blocks=blocks))
    return tuple(found)


def _f8f6f4(infix: str) -> tuple[MatrixInstruction, ...]:
    """Return the shapes for types of 8, 6 and 4 bits, with scales or without.

    One builtin serves both: LLVM chooses the instruction without scales where both scales are the constant 0.
    """
    shapes = ((32, 64, 16, "32x32x64_f8f6f4"), (16, 128, 8, "16x16x128_f8f6f4"))
    return tuple(
        MatrixInstruction(
            f"v_mfma{infix}_f32_{name}",
            f"__builtin_amdgcn_mfma_scale_f32_{name}",
            m,
            m,
            k,
            "f8f6f4",
            passes,
            "td_i32x8",
            scaled=bool(infix),
        )
        for m, k, passes, name in shapes
    )


def _scaled() -> tuple[MatrixInstruction, ...]:
    """Return the shapes with scales for operands of 8, 6 and 4 bits. Those of 6 and 4 bits take half of the passes."""
    return tuple(
        dataclasses.replace(one, selected=(kind, kind), passes=one.passes if kind == "fp8" else one.passes // 2)
        for kind in ("fp8", "fp6", "fp4")
        for one in _f8f6f4("_scale")
    )


def _mfma_8_bit(a: str, b: str) -> tuple[MatrixInstruction, ...]:
    """Return the two shapes for one pair of 8-bit types."""
    kind = a if a == b else f"{a} {b}"
    names = [(32, 16, 8, f"32x32x16_{a}_{b}"), (16, 32, 4, f"16x16x32_{a}_{b}")]
    return tuple(
        _mfma(f"v_mfma_f32_{name}", f"__builtin_amdgcn_mfma_f32_{name}", m, k, kind, passes, "td_i64")
        for m, k, passes, name in names
    )


_MIXED = (*_mfma_8_bit("bf8", "bf8"), *_mfma_8_bit("fp8", "bf8"), *_mfma_8_bit("bf8", "fp8"))

_F32 = (
    _mfma("v_mfma_f32_32x32x2_f32", "__builtin_amdgcn_mfma_f32_32x32x2f32", 32, 2, "f32", 16, "float"),
    _mfma("v_mfma_f32_16x16x4_f32", "__builtin_amdgcn_mfma_f32_16x16x4f32", 16, 4, "f32", 8, "float"),
)
_XF32 = (
    _mfma("v_mfma_f32_32x32x4_xf32", "__builtin_amdgcn_mfma_f32_32x32x4_xf32", 32, 4, "xf32", 8, "td_f2"),
    _mfma("v_mfma_f32_16x16x8_xf32", "__builtin_amdgcn_mfma_f32_16x16x8_xf32", 16, 8, "xf32", 4, "td_f2"),
)
_I8 = (
    _mfma("v_mfma_i32_32x32x16_i8", "__builtin_amdgcn_mfma_i32_32x32x16_i8", 32, 16, "i8", 8, "td_i64"),
    _mfma("v_mfma_i32_16x16x32_i8", "__builtin_amdgcn_mfma_i32_16x16x32_i8", 16, 32, "i8", 4, "td_i64"),
)


def _consecutive(lanes: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(range(first, first + lanes)) for first in range(0, WAVE, lanes))


def _ranges(*groups: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """Return phases from inclusive lane ranges within the lower half; the upper half repeats them 32 lanes on."""
    lower = [tuple(lane for first, last in group for lane in range(first, last + 1)) for group in groups]
    return tuple(lower) + tuple(tuple(lane + 32 for lane in group) for group in lower)


_BANKS_32 = {(kind, size): 32 for kind in ("read", "write") for size in (1, 2, 4, 8, 16)}
_PHASES_32 = {
    **{(kind, size): _consecutive(32) for kind in ("read", "write") for size in (1, 2, 4)},
    ("read", 8): _consecutive(16),
    ("write", 8): _consecutive(16),
    ("read", 16): _ranges(((0, 3), (20, 23)), ((4, 7), (16, 19)), ((8, 11), (28, 31)), ((12, 15), (24, 27))),
    ("write", 16): _consecutive(8),
}

_GFX90A = Target(
    name="gfx90a",
    chips="MI250, MI250X, MI210",
    rocm=(4, 5),
    lds_bytes=65536,
    lds_granule=512,
    compute_units=104,
    xcds=1,
    clock_ghz=1.7,
    peak_chip="MI250, one die",
    hbm_tbs=1.6,
    last_cache_bytes=8 << 20,
    matrix=(
        _mfma("v_mfma_f32_32x32x8bf16_1k", "__builtin_amdgcn_mfma_f32_32x32x8bf16_1k", 32, 8, "bf16", 16, "td_i16x4"),
        _mfma("v_mfma_f32_16x16x16bf16_1k", "__builtin_amdgcn_mfma_f32_16x16x16bf16_1k", 16, 16, "bf16", 8, "td_i16x4"),
        _mfma("v_mfma_f32_32x32x8f16", "__builtin_amdgcn_mfma_f32_32x32x8f16", 32, 8, "f16", 16, "td_f16x4"),
        _mfma("v_mfma_f32_16x16x16f16", "__builtin_amdgcn_mfma_f32_16x16x16f16", 16, 16, "f16", 8, "td_f16x4"),
        _mfma("v_mfma_i32_32x32x8i8", "__builtin_amdgcn_mfma_i32_32x32x8i8", 32, 8, "i8", 16, "td_i32"),
        _mfma("v_mfma_i32_16x16x16i8", "__builtin_amdgcn_mfma_i32_16x16x16i8", 16, 16, "i8", 8, "td_i32"),
    ),
    scaled_matrix=(),
    other_matrix=(
        _mfma("v_mfma_f32_32x32x2f32", "__builtin_amdgcn_mfma_f32_32x32x2f32", 32, 2, "f32", 16, "float"),
        _mfma("v_mfma_f32_16x16x4f32", "__builtin_amdgcn_mfma_f32_16x16x4f32", 16, 4, "f32", 8, "float"),
        _mfma("v_mfma_f32_32x32x4bf16", "__builtin_amdgcn_mfma_f32_32x32x4bf16", 32, 4, "bf16", 16, "td_i16x2"),
        _mfma("v_mfma_f32_16x16x8bf16", "__builtin_amdgcn_mfma_f32_16x16x8bf16", 16, 8, "bf16", 8, "td_i16x2"),
        *_f64(("f64", "f64"), 8),
        *_several_blocks((*_BLOCK_TYPES, ("bf16", 2, "bf16", "td_s2")), counted=False),
    ),
    small_floats="",
    result_wait_extra=3,
    lds_banks=_BANKS_32,
    lds_phases=_PHASES_32,
    direct_lds_dwords=(1,),
    direct_lds_bits=16,
    cache_bits=("glc", "slc"),
    transposed_reads=False,
    converts_bf16=False,
    swaps_lanes=False,
    packed_beside_products=True,
    overlapped_c_wait_extra=0,
    transcendental_wait=0,
    wide_store_wait=1,
    valu_scalar_wait=0,
    dot_halves=True,
    flat_scratch_register=True,
)

_CDNA_3_AND_4 = (
    _mfma("v_mfma_f32_32x32x8_bf16", "__builtin_amdgcn_mfma_f32_32x32x8bf16_1k", 32, 8, "bf16", 8, "td_i16x4"),
    _mfma("v_mfma_f32_16x16x16_bf16", "__builtin_amdgcn_mfma_f32_16x16x16bf16_1k", 16, 16, "bf16", 4, "td_i16x4"),
    _mfma("v_mfma_f32_32x32x8_f16", "__builtin_amdgcn_mfma_f32_32x32x8f16", 32, 8, "f16", 8, "td_f16x4"),
    _mfma("v_mfma_f32_16x16x16_f16", "__builtin_amdgcn_mfma_f32_16x16x16f16", 16, 16, "f16", 4, "td_f16x4"),
    *_mfma_8_bit("fp8", "fp8"),
    *_I8,
)
_GFX942 = dataclasses.replace(
    _GFX90A,
    name="gfx942",
    chips="MI300X, MI300A, MI325X",
    rocm=(6, 0),
    compute_units=304,
    xcds=8,
    clock_ghz=2.1,
    peak_chip="MI300X",
    hbm_tbs=5.3,
    last_cache_bytes=256 << 20,
    matrix=(
        *_CDNA_3_AND_4,
        *_XF32,
    ),
    other_matrix=(
        *_MIXED,
        *_F32,
        *_f64(("_f64", "_4b_f64"), 8),
        *_several_blocks(_BLOCK_TYPES, counted=True),
    ),
    small_floats="fnuz",
    cache_bits=("sc0", "sc1", "nt"),
    overlapped_c_wait_extra=1,
    transcendental_wait=1,
    wide_store_wait=2,
    valu_scalar_wait=2,
    dot_halves=False,
    flat_scratch_register=False,
)

_GFX950 = dataclasses.replace(
    _GFX942,
    name="gfx950",
    chips="MI350X, MI355X",
    rocm=(7, 0),
    lds_bytes=163840,
    lds_granule=1280,
    compute_units=256,
    xcds=8,
    clock_ghz=2.4,
    peak_chip="MI355X",
    hbm_tbs=8.0,
    matrix=(
        _mfma("v_mfma_f32_32x32x16_bf16", "__builtin_amdgcn_mfma_f32_32x32x16_bf16", 32, 16, "bf16", 8, "td_bf16x8"),
        _mfma("v_mfma_f32_16x16x32_bf16", "__builtin_amdgcn_mfma_f32_16x16x32_bf16", 16, 32, "bf16", 4, "td_bf16x8"),
        _mfma("v_mfma_f32_32x32x16_f16", "__builtin_amdgcn_mfma_f32_32x32x16_f16", 32, 16, "f16", 8, "td_f16x8"),
        _mfma("v_mfma_f32_16x16x32_f16", "__builtin_amdgcn_mfma_f32_16x16x32_f16", 16, 32, "f16", 4, "td_f16x8"),
        *_CDNA_3_AND_4,
        *_f8f6f4(""),
        _mfma("v_mfma_i32_32x32x32_i8", "__builtin_amdgcn_mfma_i32_32x32x32_i8", 32, 32, "i8", 8, "td_i32x4"),
        _mfma("v_mfma_i32_16x16x64_i8", "__builtin_amdgcn_mfma_i32_16x16x64_i8", 16, 64, "i8", 4, "td_i32x4"),
    ),
    scaled_matrix=_scaled(),
    other_matrix=(
        *_MIXED,
        *_F32,
        *_f8f6f4("_scale"),
        *_f64(("_f64", "_4b_f64"), 16),
        *_several_blocks(_BLOCK_TYPES, counted=True),
    ),
    small_floats="ocp",
    result_wait_extra=4,
    overlapped_c_wait_extra=2,
    lds_banks={**_BANKS_32, ("read", 8): 64, ("read", 16): 64},
    lds_phases={
        **_PHASES_32,
        ("read", 8): _consecutive(32),
        ("read", 16): _ranges(((0, 3), (12, 15), (20, 27)), ((4, 11), (16, 19), (28, 31))),
    },
    direct_lds_dwords=(1, 3, 4),
    direct_lds_bits=18,
    transposed_reads=True,
    converts_bf16=True,
    swaps_lanes=True,
    packed_beside_products=False,
)

TARGETS: dict[str, Target] = {target.name: target for target in (_GFX90A, _GFX942, _GFX950)}
DEFAULT_TARGET = "gfx942"
LARGEST_LDS = max(target.lds_bytes for target in TARGETS.values())  # bytes; no LDS address is beyond, on any target


def target_named(name: str) -> Target:
    """Return the target of that name, or of the name that a device gives, "gfx942:sramecc+:xnack-".

    Features in the name are ignored: code compiled without them runs with and without them (LLVM, AMDGPU usage, "Target
    Features"). An unknown name raises UsageError with the known names.
    """
    if architecture(name) not in TARGETS:
        raise UsageError(f"unknown target '{name}'{of_chip(name)}: tiledsl knows {every_target()}")
    return TARGETS[architecture(name)]


def architecture(name: str) -> str:
    """Return a device's name without its features: "gfx942" for "gfx942:sramecc+:xnack-"."""
    return name.partition(":")[0]


def processor_of(target_id: str) -> str:
    """Return the processor that a target id of LLVM names: "gfx942" for "amdgcn-amd-amdhsa--gfx942:xnack-". Return ""
    for a text without a processor.

    From version 23 on, LLVM prints "amdgpu9.42-amd-amdhsa-unknown-gfx942"; the processor may be left out where the
    architecture names it (llvm/test/MC/AMDGPU and CodeGen/AMDGPU).
    """
    parts = target_id.partition(":")[0].split("-", 4)
    if len(parts) < 5:
        return ""
    architecture = re.fullmatch(r"amdgpu(\d+)\.(\w+)", parts[0])  # amdgpu9.42 is gfx942
    processor = parts[4] or (f"gfx{architecture[1]}{architecture[2]}" if architecture else "")
    return processor if processor.startswith("gfx") else ""


def every_target() -> str:
    """List the targets, with the chips that are sold as such."""
    return "; ".join(f"{target.name} ({target.chips})" for target in TARGETS.values())


def of_chip(name: str) -> str:
    """Return the end of a message about a chip's name: its target, or nothing for any other name."""
    plain = "".join(filter(str.isalnum, name)).upper().removeprefix("AMD").removeprefix("INSTINCT")
    for target in TARGETS.values():
        chips = target.chips.replace(",", "").split()
        if plain and any(plain in (chip, chip.rstrip("XA")) for chip in chips):
            return f", which is {target.name}"
    return ""
