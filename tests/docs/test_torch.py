"""docs/torch.md: its blocks run and print what the page says, and its table has the operators that there are."""

import contextlib
import inspect
import io
import re

import torch

import tiledsl.torch
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "torch.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_block():
    block, _ = (block.text for block in blocks(PAGE) if block.language == "python")
    names = {}
    exec(block, names)
    assert names["q"].grad.isfinite().all() and names["q"].grad.abs().max() > 0
    right = torch.nn.functional.rms_norm(names["o"].detach().double(), (32,), eps=1e-6)
    assert torch.allclose(names["normed"].double(), right, rtol=2.0**-8, atol=0)


def test_the_choices():
    _, block = (block.text for block in blocks(PAGE) if block.language == "python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(block, {})
    assert printed.getvalue() in [block.text for block in blocks(PAGE) if block.language == "text"]


def test_the_operators():
    rows = re.findall(r"^\| `(\w+)\((.*?)\)` \|", TEXT, re.MULTILINE)
    assert sorted(name for name, _ in rows) == sorted(tiledsl.torch.__all__)
    for name, written in rows:
        taken = inspect.signature(getattr(tiledsl.torch, name)).parameters
        listed = inspect.signature(eval(f"lambda {written}: None")).parameters
        assert {one: part.default for one, part in listed.items()} == {one: part.default for one, part in taken.items() if one not in ("mask", "others")}, name
