"""Hand-written bodies of kernels in the frame of a listing."""

from __future__ import annotations

KINDS = {"p": ("global_buffer", 8), "i": ("by_value", 4)}


def frame(body: str, arguments: str = "pp", target: str = "gfx942", lds: int = 0, vgprs: int = 256, agprs: int = 256) -> str:
    """A listing with one kernel `k`. `arguments` has a letter each: p for an array, i for a 32-bit integer.

    s[0:1] holds the kernarg segment, s2 the block's number, v0 the thread's.
    """
    described, offset = [], 0
    for letter in arguments:
        kind, size = KINDS[letter]
        offset = -(-offset // size) * size
        described.append(f"      - .offset: {offset}\n        .size: {size}\n        .value_kind: {kind}\n")
        offset += size
    return f"""
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
{body}
	.section .rodata,"a",@progbits
	.p2align 6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size {lds}
		.amdhsa_kernarg_size {offset}
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr {vgprs + agprs}
		.amdhsa_next_free_sgpr 96
		.amdhsa_accum_offset {vgprs}
		.amdhsa_float_denorm_mode_32 3
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size k, .Lfunc_end0-k
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
{"".join(described)}    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: {offset}
    .max_flat_workgroup_size: 1024
    .name: k
    .private_segment_fixed_size: 0
    .sgpr_count: 96
    .symbol: k.kd
    .vgpr_count: {vgprs}
    .agpr_count: {agprs}
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--{target}
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
"""
