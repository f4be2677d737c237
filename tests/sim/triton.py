"""Listings that Triton compiled, and their arguments."""

import math
import pathlib

import torch

from tiledsl.sim import launch

LISTINGS = pathlib.Path(__file__).parent / "listings"
NO_SCRATCH = (None, None)  # two pointers that Triton's launcher adds to the arguments


def listing(name: str) -> str:
    return (LISTINGS / f"{name}.amdgcn").read_text()


def multiplied(text: str, m: int, n: int, k: int, lds: int, schedule: str = "round-robin"):
    """The report, and whether C is A·Bᵀ bit for bit; what rows of A and B hold beyond k must not be read into it."""
    torch.manual_seed(3)
    ld = -(-k // 16) * 16
    a, b = (torch.randint(-4, 5, (rows, ld)).to(torch.bfloat16) for rows in (m, n))
    a[:, k:] = b[:, k:] = math.nan
    c = torch.full((m, n), math.nan)
    grid = math.ceil(m / 128) * math.ceil(n / 128)
    report = launch(text, grid, 256, [a, b, c, m, n, k, ld, ld, n, *NO_SCRATCH], dynamic_lds=lds, schedule=schedule)
    return report, bool(torch.equal(c, a[:, :k].float() @ b[:, :k].float().T))
