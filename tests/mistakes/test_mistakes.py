"""Each mistake that kernel authors make is found before anything is compiled: one finding, at its line, with its cause; and its right twin is clean."""

import pytest

from tests.mistakes.mistakes import OF_VALUES, WARNINGS, mistakes, right, wrong


@pytest.mark.parametrize("name", mistakes())
def test_what_is_said_and_where(name, expected):
    expected(name, "\n\n".join(finding.render() for finding in wrong(name)))


@pytest.mark.parametrize("name", mistakes())
def test_one_cause_is_one_finding(name):
    assert [finding.severity for finding in wrong(name)] == ["warning" if name in WARNINGS else "error"]


@pytest.mark.parametrize("name", mistakes())
def test_the_right_twin_is_clean(name):
    assert [finding.render() for finding in right(name)] == []


@pytest.mark.parametrize("name", mistakes(OF_VALUES))
def test_the_right_twin_of_a_wrong_value_is_clean(name):
    assert [finding.render() for finding in right(name, OF_VALUES)] == []
