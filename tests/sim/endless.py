"""A kernel that never ends."""

ENDLESS = """
	s_cmp_lt_u32 s2, 2
	s_cbranch_scc1 .Lend
.Lagain:
	s_branch .Lagain
.Lend:
	s_endpgm
"""
