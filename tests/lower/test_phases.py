"""K12 and K13 in the listing: memory and compute phases alternate as their author wrote them, barrier by barrier."""

import re

import pytest

from examples.ping_pong import ping_pong
from examples.ping_pong_direct import ping_pong_direct
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered

READ, FETCH, WRITE, MFMA = "ds_read", "(?:global|buffer)_load", "ds_write", "v_mfma"

# What stands between two barriers of the main loop, in order, with how many of each. The last entry is the compute phase that ends a step.
K12 = [
    [(READ, 6), (FETCH, 4)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
    [(READ, 6), (FETCH, 4)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
    [(READ, 12)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
    [(WRITE, 8)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
]
K13 = [
    [(READ, 16), (FETCH, 2)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
    [(READ, 8), (FETCH, 6)],
    [("s_setprio 1", 1), (MFMA, 16), ("s_setprio 0", 1)],
] * 2


def main_loop(lowered: Lowered) -> list[Instruction]:
    loop = lowered.resources.loop
    assert loop is not None
    items = next(k for k in lowered.listing.kernels if k.name == lowered.symbol).items
    return [item for item in items if isinstance(item, Instruction) and loop.line <= item.line <= loop.last_line]


def phases(instructions: list[Instruction]) -> list[list[tuple[str, int]]]:
    """Between barriers: runs of one kind of instruction, and their lengths. Waits, scalar and idle instructions are left out."""
    out: list[list[tuple[str, int]]] = [[]]
    for instruction in instructions:
        if instruction.mnemonic == "s_barrier":
            out.append([])
        elif found := re.match(f"{READ}|{FETCH}|{WRITE}|{MFMA}|s_setprio [01]", instruction.text.strip()):
            kind = next((kind for kind in (READ, FETCH, WRITE, MFMA) if re.fullmatch(kind, found[0])), found[0])
            count = out[-1].pop()[1] if out[-1] and out[-1][-1][0] == kind else 0
            out[-1].append((kind, count + 1))
    return out[:-1]


def half_as_many(steps: list[list[tuple[str, int]]], products: int) -> list[list[tuple[str, int]]]:
    return [[(kind, products if kind == MFMA else count) for kind, count in phase] for phase in steps]


@pytest.mark.sample("gfx950-8")
@pytest.mark.parametrize("target, products", [("gfx90a", 16), ("gfx942", 16), ("gfx950", 8)])
def test_ping_pong(target, products):
    lowered = lower(ping_pong, target, {"M": 8192, "N": 8192, "K": 8192})
    assert phases(main_loop(lowered)) == half_as_many(K12, products)


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k", [(8192, 8192, 8192), (8100, 8001, 8184), (8000, 8000, 8072)])
def test_ping_pong_direct(m, n, k):
    lowered = lower(ping_pong_direct, "gfx950", {"M": m, "N": n, "K": k})
    loop = main_loop(lowered)
    assert phases(loop) == K13
    counts = [count for i in loop for count in re.findall(r"vmcnt\((\d+)\)", i.text)]
    assert counts == ["6"] * 4  # a phase: two loads a warp of each of three half-tiles are under way


@pytest.mark.thorough
@pytest.mark.parametrize("m", [256, 512])
def test_the_last_steps_keep_their_phases_too(m):
    """All of K12's steps, those beside the loop as well: between barriers there is memory or there are products, never both."""
    lowered = lower(ping_pong, "gfx942", {"M": m, "N": 256, "K": 128})
    items = [item for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)]
    for phase in phases(items)[2:]:
        kinds = {kind for kind, _ in phase}
        assert not (MFMA in kinds and kinds & {READ, FETCH, WRITE}), phase
