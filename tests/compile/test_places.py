"""The lines of the source that instructions of a listing belong to."""

import collections
import inspect

import pytest

from examples.attention import attention


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_products_with_one_mnemonic_have_their_lines(target):
    """Both products of attention have the compiler's instructions of one name: the operands that are read from LDS tell them apart."""
    lowered = attention.lower(target=target, H=2, HK=1, SQ=512, SK=512, D=128)
    source, first = inspect.getsourcelines(attention.function)
    products = [first + number for number, text in enumerate(source) if "td.mma" in text]
    listing = enumerate(lowered.asm.splitlines(), 1)
    found = collections.Counter(lowered.places[number][1] for number, text in listing if text.lstrip().startswith("v_mfma"))
    assert len(products) == 2 and set(found) == set(products) and len(set(found.values())) == 1
