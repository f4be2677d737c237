"""A listing with a main loop, whose body a test fills in."""

KERNEL = """\
	.amdgcn_target "amdgcn-amd-amdhsa--{target}"
	.type	k,@function
k:
	s_mov_b32 s0, 3
.LBB0_1:
{body}
	s_cbranch_scc1 .LBB0_1
	s_endpgm
.Lfunc_end0:
	.amdhsa_kernel k
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
amdhsa.target: amdgcn-amd-amdhsa--{target}
...
	.end_amdgpu_metadata
"""
