"""Each mistake that kernel authors make is found before anything is compiled: one finding, at its line, with its cause; and its right twin is clean."""

import re

import pytest

from tests.mistakes.mistakes import WARNINGS, kernels, mistakes, right, wrong
from tiledsl.compile.verify import program_of
from tiledsl.lower.emit.emit import emit

LISTED = 56  # kernels at least, so that none gets lost


def test_every_mistake_of_the_list_has_a_kernel():
    """Their numbers have no gap; a new kernel takes the next one."""
    numbers = {int(name[1:3]) for name in mistakes()}
    assert numbers == set(range(1, max(*numbers, LISTED) + 1))


@pytest.mark.one_in(7)
@pytest.mark.also("b52", "b36")
@pytest.mark.parametrize("name", mistakes())
def test_what_is_said_and_where(name, expected):
    expected(name, "\n\n".join(finding.render() for finding in wrong(name)))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", mistakes())
def test_one_cause_is_one_finding(name):
    said = "WARNINGS of tests/mistakes/mistakes.py lists the mistakes whose finding is a warning"
    assert [finding.severity for finding in wrong(name)] == ["warning" if name in WARNINGS else "error"], said


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", mistakes())
def test_the_right_twin_is_clean(name):
    assert [finding.render() for finding in right(name)] == []


def test_b49_a_wait_is_tied_to_what_it_makes_ready():
    """A wait cannot be written without its registers: by count as much as by value it sets them anew, so that the compiler moves no copy of them before it."""
    kernel = kernels()["b49"]
    text = emit(program_of(kernel.capture("gfx942", {"right": True}), "gfx942"))
    loaded = re.findall(r'"global_load_dwordx2 .*?: "=v"\((\w+)\)', text)
    (wait,) = (line for line in text.splitlines() if "s_waitcnt" in line and loaded[0] in line)
    assert loaded == re.findall(r'"\+v"\((\w+)\)', wait) == [f"arriving_{i}" for i in range(4)]
    assert text.index(wait) < text.index('"v_lshlrev_b64')
