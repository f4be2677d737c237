"""Execute a listing of a few lines and report its hazards."""

import numpy as np

from tiledsl.sim import launch

SETUP = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
"""


def run(listing, body, threads=64, blocks=1, size=4096, schedule="round-robin", target="gfx942", **options):
    data = np.arange(size, dtype=np.uint32)
    result = np.zeros(size, np.uint32)
    report = launch(listing(SETUP + body, target=target, **options), blocks, threads, [data, result], schedule=schedule)
    return report, result


def only(report, kind):
    """The one hazard of a run."""
    assert [h.kind for h in report.hazards] == [kind], str(report)
    return report.hazards[0]


def nops(states: int) -> str:
    return "".join(f"\ts_nop {min(states - done, 16) - 1}\n" for done in range(0, states, 16))
