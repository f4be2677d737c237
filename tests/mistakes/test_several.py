"""Mistakes that have nothing to do with each other are told as if each were alone; without any, there is nothing to tell."""

import functools
import importlib.util
import itertools

import pytest

from tests.mistakes.mistakes import HERE

_spec = importlib.util.spec_from_file_location("tests_mistakes_several", HERE / "several.py")
assert _spec is not None and _spec.loader is not None
_module = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_module)


@functools.cache
def said(*mistakes: str) -> list[str]:
    return sorted(finding.render() for finding in _module.several.check(mistakes=mistakes) if finding.severity != "note")


def places(texts):
    """Code and place of each."""
    return sorted((text[: text.index("]")], text.splitlines()[1]) for text in texts)


def test_without_a_mistake():
    assert said() == []


@pytest.mark.one_in(5)
@pytest.mark.parametrize("mistake", _module.MISTAKES)
def test_one_mistake(mistake):
    assert len(said(mistake)) == 1


@pytest.mark.sample("asm-value", "copy-asm", "race-unused", "wait-asm")
@pytest.mark.parametrize("pair", list(itertools.combinations(_module.MISTAKES, 2)), ids="-".join)
def test_two_mistakes_are_two_findings(pair):
    one, other = pair
    first = next((told for told, untold in _module.DEPENDENT if {told, untold} == set(pair)), "")
    expected = sorted(said(first)) if first else sorted((*said(one), *said(other)))
    assert said(one, other) == expected or set(pair) & set(_module.COUNTING) and places(said(one, other)) == places(expected)


@pytest.mark.parametrize("mistake", ["copy", "asm"])
def test_all_mistakes_at_once(mistake):
    """But for those that one of them hides."""
    hidden = {untold for told, untold in _module.DEPENDENT}
    together = [one for one in _module.MISTAKES if one not in hidden]
    assert places(said(*together)) == places(text for one in together for text in said(one))
