"""The quality of what is generated, as counts in the compiler's own listing."""

import re

import pytest

from examples.gemm_8192 import gemm
from tests.kernels.gemms import large
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

SIZES = {"M": 8192, "N": 8192, "K": 8192}


@pytest.mark.parametrize("target", TARGETS)
def test_k01_uses_the_wide_instructions(target):
    lowered = lower(gemm, target, SIZES)
    own = re.findall(r";;#ASMSTART\n\s*([a-z]\S+)", lowered.asm)  # statements without an instruction only tie registers
    assert {"global_load_dwordx4", "ds_write_b128", "ds_read_b128", "s_barrier", "s_waitcnt"} == set(own)
    code = [item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)]
    assert any(mnemonic.startswith("v_mfma_f32_32x32x") for mnemonic in code)
    assert not any(mnemonic.startswith("v_mfma") for mnemonic in own)


@pytest.mark.thorough
@pytest.mark.parametrize("target, most", [("gfx90a", 20), ("gfx942", 40), ("gfx950", 80)])
def test_main_loop_of_the_large_shape(target, most):
    found = lower(large, target, SIZES).resources
    assert found.loop is not None
    assert found.loop.mfma_clocks == {"gfx90a": 4096, "gfx942": 2048, "gfx950": 1024}[target]
    assert found.loop.others_per_1000_clocks <= most
    assert (found.loop.counts["moves"], found.loop.counts["lds_reads"], found.loop.counts["lds_writes"], found.loop.counts["global_loads"]) == (0, 24, 8, 8)
    assert (found.vgpr_spills, found.scratch_bytes, found.lds_bytes) == (0, 0, 65536)
    assert found.vgprs + found.agprs <= 256


@pytest.mark.parametrize("target", TARGETS)
def test_each_operand_byte_is_read_once_by_each_warp(target):
    loop = lower(gemm, target, SIZES).resources.loop
    assert loop is not None
    assert loop.counts["lds_reads"] * 64 * 16 == (64 + 64) * 64 * 2  # a warp needs 64 rows of A and 64 of B, 64 columns of 2 bytes
    assert loop.counts["moves"] == 0
