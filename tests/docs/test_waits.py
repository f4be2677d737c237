"""docs/waits.md: the modules that it names are there. What its command lines print is tested with that of the other pages."""

import re

from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "waits.md").read_text(encoding="utf-8")


def test_the_modules_that_it_names_are_there():
    named = re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.py)?)`", TEXT)
    assert named and [path for path in named if not (ROOT / "tiledsl" / path).exists()] == []


def test_it_shows_every_stage_of_its_table():
    steps = re.findall(r"^\| \d\. \[(.+?)\]", TEXT, re.MULTILINE)
    headings = re.findall(r"^## Step \d: (.+)$", TEXT, re.MULTILINE)
    assert [step.lower() for step in steps] == headings
