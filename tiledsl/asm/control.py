"""The order of control in a graph of instructions or blocks."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(successors: Sequence[Sequence[int]]) -> list[int]:
    """The place of each point of a graph in the order of control from point 0: but for the way back in a loop, a point
    comes behind all that lead to it (reverse postorder). `successors` are those of each point."""
    found = [0] * len(successors)
    seen, left = {0}, len(successors)
    path = [(0, iter(successors[0]))] if successors else []
    while path:
        point, following = path[-1]
        successor = next((one for one in following if one not in seen), None)
        if successor is None:
            path.pop()
            left -= 1
            found[point] = left
        else:
            seen.add(successor)
            path.append((successor, iter(successors[successor])))
    return found
