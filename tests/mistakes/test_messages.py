"""What is said of mistakes in the words of their cause: both sides, the blocks and warps in which it is so, once for each cause."""

import pytest

from tests.mistakes.mistakes import module

KERNELS = module("messages")
SAID = [  # kernel, its mistakes, the codes of what is said
    ("loop_barriers", ("lds", "protect"), ["TD201", "TD401"]),
    ("loop_barriers", ("publish", "protect"), ["TD401", "TD401"]),
    ("loop_barriers", ("some blocks",), ["TD401"]),
    ("loop_barriers", ("some warps",), ["TD402"]),
    ("loop_barriers", ("late half", "protect"), ["TD401", "TD402"]),
    ("loop_barriers", ("early half", "protect"), ["TD401", "TD402"]),
    ("loop_barriers", ("early half",), ["TD402"]),
    ("own_loops", ("too far",), ["TD401"]),
    ("outside", ("steps",), ["TD301"]),
    ("outside", ("grid",), ["TD301"]),
    ("outside", ("warps",), ["TD303"]),
    ("outside", ("unaligned",), ["TD301"]),
    ("outside", ("two ahead",), ["TD301"]),
]


def said(kernel, mistakes):
    return [finding for finding in getattr(KERNELS, kernel).check(mistakes=mistakes) if finding.severity != "note"]


@pytest.mark.sample("outside")
@pytest.mark.parametrize("kernel", sorted({kernel for kernel, _, _ in SAID}))
def test_without_a_mistake(kernel):
    assert [finding.render() for finding in said(kernel, ())] == []


@pytest.mark.sample("loop_barriers-publish-protect", "loop_barriers-some blocks", "own_loops-too far", "loop_barriers-early half-protect", "outside-grid")
@pytest.mark.parametrize("kernel, mistakes, codes", SAID, ids=[f"{kernel}-{'-'.join(mistakes)}" for kernel, mistakes, _ in SAID])
def test_what_is_said(kernel, mistakes, codes, expected):
    found = said(kernel, mistakes)
    assert sorted(finding.code for finding in found) == codes
    expected(f"{kernel} {' '.join(mistakes)}".replace(" ", "_"), "\n\n".join(finding.render() for finding in found))
