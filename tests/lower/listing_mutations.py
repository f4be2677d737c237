"""Mutants of a listing, one changed wait or barrier each, and a count of outstanding operations that owes nothing to the code that placed the waits.

A wait is redundant when, on every path to it, no more operations of its counter can be outstanding than it allows: then it changes nothing. The
bound comes from the text alone: which instructions raise which counter is told by their mnemonic, and the worst path by going round until nothing
grows. A count is needlessly strong when the one operation more that it covers fills registers that nothing names before a later wait covers it too;
clang places such waits where it has lost count.
"""

import dataclasses
import re

from tiledsl.analysis.listing.listing import listing_sources
from tiledsl.analysis.order.elaborate import NO_SIZES, elaborate
from tiledsl.analysis.order.order import order
from tiledsl.ir.instances import Sizes
from tiledsl.ir.program import operations as lp

_WAIT = re.compile(r"^\s*s_waitcnt\b(.*)$")
_COUNT = re.compile(r"(vmcnt|lgkmcnt)\((\d+)\)")
_MOST = {"vmcnt": 63, "lgkmcnt": 15}  # what the field of the instruction holds: it waits for nothing
_RAISES = {"vmcnt": ("global_load", "global_store", "buffer_load", "buffer_store"), "lgkmcnt": ("ds_", "s_load")}


@dataclasses.dataclass(frozen=True)
class Mutant:
    """`line` (from 0) of the listing changed; `weaker` names the counter that now allows more, or is None for a barrier."""

    text: str
    line: int
    what: str
    weaker: tuple[str, ...]


def mutants(listing: str, first: int, last: int) -> list[Mutant]:
    """Every wait dropped, every count of one allowing one more that then still is a wait, and every barrier dropped, in lines first..last."""
    lines = listing.splitlines()
    out = []
    for number in range(first, last + 1):
        line = lines[number]
        if line.strip() == "s_barrier":
            out.append(_with(lines, number, "", "barrier dropped", ()))
        if _WAIT.match(line):
            counts = dict(_COUNT.findall(line))
            out.append(_with(lines, number, "", f"dropped {line.strip()}", tuple(counts)))
            for name, value in counts.items():
                more = int(value) + 1
                if more >= _MOST[name]:
                    continue
                out.append(_with(lines, number, line.replace(f"{name}({value})", f"{name}({more})"), f"{line.strip()} with {name}({more})", (name,)))
    return out


def _with(lines: list[str], number: int, replacement: str, what: str, weaker: tuple[str, ...]) -> Mutant:
    return Mutant("\n".join([*lines[:number], replacement, *lines[number + 1 :]]) + "\n", number, what, weaker)


def kernel_lines(listing: str, symbol: str) -> tuple[int, int]:
    """The first and last line of a kernel's code."""
    lines = listing.splitlines()
    first = lines.index(next(line for line in lines if line.startswith(f"{symbol}:")))
    last = next(i for i in range(first, len(lines)) if lines[i].strip().startswith("s_endpgm"))
    return first, last


def most_outstanding(listing: str, first: int, last: int) -> dict[int, dict[str, int]]:
    """For each wait in the lines, the most operations of each counter that can be outstanding just before it, over all paths."""
    lines = [line.split(";")[0].strip() for line in listing.splitlines()]
    labels = {line[:-1]: number for number, line in enumerate(lines) if line.endswith(":")}
    before: dict[int, dict[str, int]] = {first: {"vmcnt": 0, "lgkmcnt": 0}}
    work = [first]
    while work:
        number = work.pop()
        after = _step(lines[number], before[number])
        for successor in _successors(lines, labels, number, last):
            known = before.get(successor)
            joined = after if known is None else {name: max(after[name], known[name]) for name in after}
            if joined != known:
                before[successor] = joined
                work.append(successor)
    return {number: counts for number, counts in before.items() if _WAIT.match(lines[number])}


def _step(line: str, counts: dict[str, int]) -> dict[str, int]:
    if _WAIT.match(line):
        limits = {name: int(value) for name, value in _COUNT.findall(line)}
        return {name: min(value, limits.get(name, value)) for name, value in counts.items()}
    return {name: min(value + line.startswith(_RAISES[name]), _MOST[name] + 1) for name, value in counts.items()}


def _successors(lines: list[str], labels: dict[str, int], number: int, last: int) -> list[int]:
    words = lines[number].split()
    out = [number + 1] if number < last and words[:1] != ["s_branch"] else []
    if words and words[0].startswith(("s_cbranch", "s_branch")):
        out.append(labels[words[1]])
    return out


def later_wait_covers(mutant: Mutant, listing: str) -> bool:
    """Whether the one operation that a weaker count leaves in flight only fills registers, unnamed until another wait of straight-line code covers it."""
    lines = [line.split(";")[0].strip() for line in listing.splitlines()]
    own = mutant.line and "#ASMSTART" in listing.splitlines()[mutant.line - 1]  # ours are to be the least: only clang's may be too strong
    if own or len(mutant.weaker) != 1 or mutant.what.startswith("dropped"):
        return False
    (counter,) = mutant.weaker
    allowed = int(dict(_COUNT.findall(lines[mutant.line]))[counter])
    left = _issued_before(lines, mutant.line, counter, allowed + 1)
    if left is None or not lines[left].startswith(("ds_read", "ds_swizzle", "ds_bpermute", "global_load")):
        return False
    filled = set(_registers(lines[left].split(",")[0]))
    since = allowed
    for line in lines[mutant.line + 1 :]:
        if line.endswith(":") or line.startswith(("s_cbranch", "s_branch", "s_endpgm")) or (filled & set(_registers(line)) and not _WAIT.match(line)):
            return False
        limit = dict(_COUNT.findall(line)).get(counter) if _WAIT.match(line) else None
        if limit is not None and int(limit) <= since:
            return True
        since += line.startswith(_RAISES[counter])
    return False


def fills_what_nobody_names(mutant: Mutant, listing: str) -> bool:
    """Whether the one operation that a weaker count leaves in flight only fills registers that no line from the wait to the kernel's end names.

    Our wait behind a loop is for registers that clang may give to others from there on; whether clang does is seen in the listing alone.
    """
    lines = [line.split(";")[0].strip() for line in listing.splitlines()]
    end = next(n for n in range(mutant.line, len(lines)) if lines[n].startswith("s_endpgm"))
    rest = lines[mutant.line + 1 : end]
    if len(mutant.weaker) != 1 or mutant.what.startswith("dropped") or any(line.startswith(("s_cbranch", "s_branch")) for line in rest):
        return False
    (counter,) = mutant.weaker
    left = _issued_before(lines, mutant.line, counter, int(dict(_COUNT.findall(lines[mutant.line]))[counter]) + 1, ("s_branch",))
    if left is None or not lines[left].startswith(("ds_read", "global_load", "buffer_load")) or lines[left].endswith("lds"):
        return False
    filled = set(_registers(lines[left].split(",")[0]))
    return all(filled.isdisjoint(_registers(line)) for line in rest)


def _issued_before(lines: list[str], number: int, counter: str, count: int, ends: tuple[str, ...] = ("s_cbranch", "s_branch")) -> int | None:
    """The line of the count-th youngest operation of a counter before a line, within code that only runs from its first line to its last, up to `ends`."""
    for before in range(number - 1, -1, -1):
        if lines[before].endswith(":") or lines[before].startswith(ends):
            return None
        count -= lines[before].startswith(_RAISES[counter])
        if count == 0:
            return before
    return None


def _registers(line: str) -> list[str]:
    """The vector registers that a line names, each by itself."""
    out = []
    for file, single, first, last in re.findall(r"\b([va])(?:(\d+)\b|\[(\d+):(\d+)\])", line):
        out += [f"{file}{single}"] if single else [f"{file}{i}" for i in range(int(first), int(last) + 1)]
    return out


def orders_nothing(mutant: Mutant, listing: str, program: lp.Program, sizes: Sizes = NO_SIZES) -> bool:
    """Whether the mutant drops a barrier without which the program, at those sizes, still has no two accesses of LDS unordered: one that only sets the pace.

    The judge is the order check on every warp's events, which knows nothing of the listing; the interpreter, which found nothing either, knows nothing of it.
    """
    lines = [line.split(";")[0].strip() for line in listing.splitlines()]
    if lines[mutant.line] != "s_barrier":
        return False
    dropped = _barrier_at(mutant.line, listing, program)
    less = dataclasses.replace(program, body=_without(program.body, dropped))
    return order(less, [elaborate(less, 0, sizes)]).diagnostics == ()


def _barrier_at(line: int, listing: str, program: lp.Program) -> lp.Operation:
    """The program's barrier at a line of the listing, by the ways through both: clang may lay the last barrier of a loop out before the first."""
    sources = listing_sources(program, listing)
    return next(operation for number, operation in sources.operations.items() if sources.flow.steps[number].item.line == line + 1)


def _without(body: tuple[lp.Operation, ...], dropped: lp.Operation) -> tuple[lp.Operation, ...]:
    out: list[lp.Operation] = []
    for operation in body:
        match operation:
            case lp.Loop(body=inner):
                out.append(dataclasses.replace(operation, body=_without(inner, dropped)))
            case lp.Branch(then=then, otherwise=otherwise):
                out.append(dataclasses.replace(operation, then=_without(then, dropped), otherwise=_without(otherwise, dropped)))
            case _ if operation is not dropped:
                out.append(operation)
    return tuple(out)


def redundant(mutant: Mutant, outstanding: dict[int, dict[str, int]], listing: str) -> bool:
    """Whether the wait that the mutant weakens allowed, on every path, all that could be outstanding."""
    limits = {name: int(value) for name, value in _COUNT.findall(listing.splitlines()[mutant.line])}
    return bool(mutant.weaker) and all(outstanding[mutant.line][name] <= limits[name] for name in mutant.weaker)
