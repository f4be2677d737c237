"""Distances that the hardware does not enforce, along every path of a listing: the rules of `asm/isa/wait_states.py`.

The compiler keeps these distances between its own instructions. It treats inline assembly as no instruction: it does
not see what the assembly reads and writes, and adds no wait states before or after it. So each pair that is too close
here has inline assembly at one end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from tiledsl.analysis.listing.graph import Finding, Step
from tiledsl.asm.isa.wait_states import AS_SOURCE_OF_MFMA, Rule, rules_of
from tiledsl.targets import Target


def too_close(steps: list[Step], predecessors: Mapping[int, Collection[int]], target: Target) -> Iterator[Finding]:
    """A finding of kind "distance" for each pair of instructions and rule. The finding has the most wait states that
    are missing on a path between the two. `predecessors` gives, for each reachable instruction, its predecessors.
    """
    for number in predecessors:
        issue = steps[number].issue
        for rule in rules_of(issue, target) if issue else ():
            if rule is not AS_SOURCE_OF_MFMA:  # TD220 says it
                yield from _broken(steps, number, rule, predecessors)


def _broken(
    steps: list[Step], number: int, rule: Rule, predecessors: Mapping[int, Collection[int]]
) -> Iterator[Finding]:
    """Walk back from a consumer along all paths to the last instructions that write its operands. The walk ends where
    the rule's reach ends.
    """
    consumer = steps[number].issue
    assert consumer is not None
    worst: dict[int, Finding] = {}
    start = (number, 0, rule.consumes(consumer), rule.anywhere)
    seen, work = {start}, [start]
    while work:
        here, passed, wanted, met = work.pop()
        for earlier in predecessors[here]:
            step = steps[earlier]
            shared = rule.shared(step.issue, consumer) & wanted if step.issue and met else 0
            if shared:
                missing = rule.states - passed
                if earlier not in worst or worst[earlier].missing < missing:
                    worst[earlier] = Finding("distance", steps[number].item, step.item, shared, missing, rule)
            left = wanted & ~(shared | (step.writes if step.issue and rule.renewed else 0))
            further = (earlier, passed + step.states, left, met or step.issue is not None and rule.between(step.issue))
            if left and further[1] < rule.states and further not in seen:
                seen.add(further)
                work.append(further)
    yield from worst.values()
