"""The order of numbers in words, and of words in a row, for operands that lanes load by 16 bytes."""

from __future__ import annotations

from typing import TypeVar

from tiledsl.ir.math.symbolic import Symbolic

LANE_WORDS = 16  # words of a row with an order of their own: four for each of the four lanes that share the row
_EACH = 4  # words that a lane loads together

Integer = TypeVar("Integer", int, Symbolic)


def lane_place(word: Integer, bits: int) -> Integer:
    """The place in a row of the word that has the numbers of word `word` along k.

    A product takes eight consecutive k of each lane at a time, `own` words. So the lanes' words of one product follow
    each other along k, and those of one lane in memory.
    """
    own = bits // 4
    lane, turn, rest = word % (_EACH * own) // own, word % LANE_WORDS // (_EACH * own), word % own
    return word // LANE_WORDS * LANE_WORDS + lane * _EACH + turn * own + rest


def pair_order(bits: int) -> tuple[int, ...]:
    """The places in a word, counted from the lowest bits, of its numbers in order.

    Numbers 2 n and 2 n + 1 of 4 bits lie 16 bits apart, as the two halves of a register do.
    """
    return (0, 4, 1, 5, 2, 6, 3, 7) if bits == 4 else (0, 1, 2, 3)
