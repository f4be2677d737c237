"""Mutants of a listing without one of its `s_nop`, and which of them a reading of the text alone says are needed.

The distances are those of "Manually Inserted Wait States" in the CDNA 2, 3 and 4 ISA documents, written down here once more: what the interpreter goes by
is not asked. Which registers an instruction writes is told by its mnemonic and the place of the operand. Where a rule has several cases the longest counts,
so that a pair that is far enough apart here is so by every reading.
"""

import re
from collections.abc import Iterator

from tests.lower.listing_mutations import Mutant

_FAR = 20  # no rule of the targets asks for more
_SHAPE = re.compile(r"v_mfma_\w+?_(\d+)x(\d+)x(\d+)")
_RATE = {"gfx90a": 256, "gfx942": 512, "gfx950": 1024}  # floating-point operations of 16 bits a clock and SIMD
_REGISTERS = re.compile(r"\b([vas])(?:(\d+)\b|\[(\d+)(?::(\d+))?\])|\b(vcc|exec|m0)\b")
_TRANSCENDENTAL = ("v_exp", "v_log", "v_rcp", "v_rsq", "v_sqrt", "v_sin", "v_cos")
_LANES = ("v_readlane", "v_readfirstlane", "v_writelane")
_MEMORY = ("global_", "buffer_", "flat_", "scratch_", "ds_")


def without_nops(listing: str, first: int, last: int) -> list[Mutant]:
    """Every `s_nop` dropped, in lines first..last."""
    lines = listing.splitlines()
    places = [n for n in range(first, last + 1) if lines[n].strip().startswith("s_nop")]
    return [Mutant("\n".join([*lines[:n], "", *lines[n + 1 :]]) + "\n", n, f"dropped {lines[n].strip()}", ()) for n in places]


def asked_for(mutant: Mutant, target: str) -> list[tuple[str, str]]:
    """The pairs of instructions around the dropped `s_nop` that are nearer to each other now than the documents allow."""
    lines = [line.split(";")[0].strip() for line in mutant.text.splitlines()]
    labels = {line[:-1]: number for number, line in enumerate(lines) if line.endswith(":")}
    before, after = _within_reach(lines, _predecessors(lines, labels), mutant.line), _within_reach(lines, _successors(lines, labels), mutant.line)
    pairs = ((lines[p], lines[c]) for p, far in before.items() for c, near in after.items() if far + near < _states(lines[p], lines[c], target))
    return sorted(set(pairs))


def _successors(lines: list[str], labels: dict[str, int]) -> dict[int, list[int]]:
    out: dict[int, list[int]] = {}
    for number, line in enumerate(lines):
        words = line.split()
        follows = [number + 1] if number + 1 < len(lines) and words[:1] not in (["s_branch"], ["s_endpgm"]) else []
        out[number] = follows + ([labels[words[1]]] if words and words[0].startswith(("s_branch", "s_cbranch")) else [])
    return out


def _predecessors(lines: list[str], labels: dict[str, int]) -> dict[int, list[int]]:
    out: dict[int, list[int]] = {}
    for number, following in _successors(lines, labels).items():
        for successor in following:
            out.setdefault(successor, []).append(number)
    return out


def _within_reach(lines: list[str], beside: dict[int, list[int]], line: int) -> dict[int, int]:
    """The instructions within _FAR states of a line, and the fewest states between."""
    found: dict[int, int] = {}
    work = [(line, 0)]
    while work:
        number, states = work.pop()
        for other in beside.get(number, ()):
            if states >= found.get(other, _FAR):
                continue
            found[other] = states
            work.append((other, states + _issued(lines[other])))
    return {number: states for number, states in found.items() if _issued(lines[number])}


def _issued(line: str) -> int:
    if not line or line.endswith(":") or line.startswith("."):
        return 0
    return int(line.split()[1], 0) + 1 if line.startswith("s_nop") else 1


def _states(first: str, then: str, target: str) -> int:
    """How many instructions must stand between two, at the most."""
    return max(_rules(first, then, target), default=0)


def _rules(first: str, then: str, target: str) -> Iterator[int]:
    results, operands = _split(first)
    written, read = _split(then)
    touched = written | read
    later, matrix = target != "gfx90a", then.startswith("v_mfma")
    vector = then.startswith("v_")
    if first.startswith("v_mfma"):
        yield from _after_matrix(first, then, target)
    elif first.startswith("v_"):
        vgprs, scalars = {r for r in results if r[0] in "va" and r[1:].isdigit()}, {r for r in results if not (r[0] in "va" and r[1:].isdigit())}
        yield 2 * bool(vgprs & read and (matrix or "_dpp" in then))
        yield 5 * bool(scalars & read and then.startswith(_MEMORY)) + 5 * ("exec" in scalars and (matrix or then.startswith(_MEMORY) or "_dpp" in then))
        yield 4 * bool(scalars & read and then.startswith(_LANES))
        shifted = "op_sel" in first or "_sdwa" in first
        yield later * max(
            2 * bool(scalars & read and vector),
            bool(vgprs & read and then.startswith(_LANES)),
            bool(vgprs & touched and vector and (shifted or first.startswith(_TRANSCENDENTAL))),
        )
    elif re.match(r"(global|buffer|flat|scratch)_store_\w*x[34]\b", first):
        yield (1 + later) * bool(operands & written and vector)
    elif first.startswith("s_"):
        yield int("m0" in results and ("_lds_" in then or then.endswith(" lds")))


def _after_matrix(first: str, then: str, target: str) -> Iterator[int]:
    m, n, k = map(int, _SHAPE.match(first).groups())
    passes = 2 * m * n * k // _RATE[target] // 4
    done = passes + 3 + (target == "gfx950")
    result, a, b, c = (_named(text) for text in _operands(first))
    written, read = _split(then)
    if then.startswith("v_mfma"):
        _, other_a, other_b, other_c = (_named(text) for text in _operands(then))
        yield done * bool(result & (other_a | other_b))
        yield 2 * (passes == 2) if other_c == result else (done - 1) * bool(result & (other_c | written))
    elif then.startswith(("v_", *_MEMORY)):
        yield done * bool(result & (written | read))
        yield (passes - 1) * bool(written & c)


def _operands(line: str) -> list[str]:
    return [part.strip() for part in line.partition(" ")[2].split(",")][:4]


def _split(line: str) -> tuple[set[str], set[str]]:
    """The registers that an instruction writes, and those that it reads."""
    mnemonic, _, rest = line.partition(" ")
    first, _, others = rest.partition(",")
    if re.match(r"\w+_store|ds_write", mnemonic) or "_lds_" in mnemonic or line.endswith(" lds") or mnemonic.startswith(("s_cmp", "s_cbranch", "s_wait")):
        return set(), _named(rest)
    results = _named(first)
    if "v_cmpx" in mnemonic:
        results |= {"exec"}
    if re.match(r"v_(add|sub|subrev|addc|subb)_co_|v_mad_u64|v_div_scale", mnemonic):
        carry, _, others = others.partition(",")
        results |= _named(carry)
    return results, _named(others) | (results if "fmac" in mnemonic or "_lds" in mnemonic else set())


def _named(text: str) -> set[str]:
    """The registers that a text names, each by itself."""
    out: set[str] = set()
    for file, single, first, last, word in _REGISTERS.findall(text):
        out |= {word} if word else {f"{file}{i}" for i in range(int(first or single), int(last or first or single) + 1)}
    return out
