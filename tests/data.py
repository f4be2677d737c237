"""Matrices for tests of kernels: integer values, so that every order of adding gives the same bits, or normally distributed ones."""

import math
import random

import torch


def integers(m: int, n: int, k: int, largest: int = 8) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """A (m × k) and B (n × k) in bf16 with whole numbers up to ±largest, and C (m × n) full of NaN."""
    assert k * largest * largest <= 2**24
    generator = torch.Generator().manual_seed(m * 1_000_003 + n * 1_009 + k)
    a, b = (torch.randint(-largest, largest + 1, (rows, k), generator=generator).bfloat16() for rows in (m, n))
    return a, b, torch.full((m, n), math.nan)


def normal(m: int, n: int, k: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """As `integers`, with normally distributed values."""
    generator = torch.Generator().manual_seed(m + n + k)
    a, b = (torch.randn((rows, k), generator=generator).bfloat16() for rows in (m, n))
    return a, b, torch.full((m, n), math.nan)


def product(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """A·Bᵀ in fp32, by torch."""
    return a.float() @ b.float().T


def ragged_size(*name: object) -> tuple[int, int, int]:
    """M, N and K of a case of that name: one up to 400, one up to 150, one up to 60 or, in one case of three, 1; which is which is drawn as well."""
    pick = random.Random(" ".join(map(str, name)))
    size = [pick.randint(151, 400), pick.randint(61, 150), pick.choice([1, pick.randint(2, 60), pick.randint(2, 60)])]
    pick.shuffle(size)
    return size[0], size[1], size[2]
