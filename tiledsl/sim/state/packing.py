"""Elements of 4 to 32 bits in the words of a register tuple, the first element lowest."""

from __future__ import annotations

from typing import Any

from tiledsl.sim.state.arithmetic import Array


def unpacked(xp: Any, words: Array, bits: int) -> Array:
    """[block, lane, element] of the words [dword, block, lane]."""
    if bits in (8, 16, 32):
        return xp.ascontiguousarray(words.transpose(1, 2, 0)).view(getattr(xp, f"uint{bits}"))
    elements = []
    for number in range(32 * len(words) // bits):
        word, shift = divmod(number * bits, 32)
        value = words[word] >> shift
        if shift + bits > 32:
            value = value | words[word + 1] << (32 - shift)
        elements.append(value & ((1 << bits) - 1))
    return xp.stack(elements, axis=-1)


def packed(xp: Any, elements: Array, bits: int) -> Array:
    """The words [dword, block, lane] of elements [block, lane, element]."""
    if bits in (8, 16, 32):
        return xp.ascontiguousarray(elements).view(xp.uint32).transpose(2, 0, 1)
    words = [xp.zeros(elements.shape[:2], xp.uint32) for _ in range(elements.shape[2] * bits // 32)]
    for number in range(elements.shape[2]):
        word, shift = divmod(number * bits, 32)
        value = elements[..., number].astype(xp.uint32)
        words[word] = words[word] | value << shift
        if shift + bits > 32:
            words[word + 1] = words[word + 1] | value >> (32 - shift)
    return xp.stack(words)
