"""TD602: a stored tile differs from the contract. TD606: it differs only for special values.

TD601: a contract that cannot be checked. It is an error, since nothing is known of the output's values then, and a note
where td.unchecked or --allow-unchecked says so. TD603 is a note on outputs without a contract.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.beyond import beyond_tags
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.compare import certainly_different, decided, different, formula, is_clipped, is_none
from tiledsl.analysis.values.each_block import other_leaves, wrong_blocks
from tiledsl.analysis.values.extent import Extent, extent, fewest_zeros, has_expected_leaves
from tiledsl.analysis.values.fingerprints import SEEDS, Fingerprints
from tiledsl.analysis.values.limits import Limits
from tiledsl.analysis.values.obstacles import (
    PLAIN_FACTORS,
    TOO_DEEP,
    TOO_LARGE,
    UNDECIDED,
    Obstacle,
    not_followed,
    reasons,
)
from tiledsl.analysis.values.run import NotFollowed, run, stated
from tiledsl.analysis.values.stored import Stored
from tiledsl.analysis.values.tags import Tags, TooLarge
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import written
from tiledsl.ir.causes import NotChecked, WrongValue
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.operations import Program
from tiledsl.ir.text import warps_text
from tiledsl.ir.walk import statements, tensors


def contract_checks(program: Program, kernel: ir.KernelIR, in_doubt: Collection[Span] = ()) -> list[Diagnostic]:
    """Compare the stores of a kernel at fixed sizes with its contracts: an error for each cause, and notes.

    Where reads and writes at places `in_doubt` are out of order, findings that may follow from that are left out.
    """
    beyond = dict(never_checked(kernel))
    found = [
        *without_contract(kernel),
        *(
            beyond[contract.tensor.name].of(kernel, contract)
            for contract in kernel.contracts
            if contract.tensor.name in beyond
        ),
    ]
    known = {contract.tensor.name: contract for contract in kernel.contracts if contract.tensor.name not in beyond}
    if not known:
        return found
    judge = _Judge(kernel, known)
    try:
        if beyond_tags(kernel):
            raise TooLarge
        run(program, kernel, judge)
    except TooLarge:  # what was found until then is wrong all the same
        judge.unchecked = dict.fromkeys(known, TOO_LARGE)
    return [*found, *_Report(program, kernel, judge, frozenset(in_doubt)).diagnostics()]


def without_contract(kernel: ir.KernelIR) -> Iterator[Diagnostic]:
    """Yield TD603 for a kernel without a contract for its stores."""
    stated_for = {contract.tensor.name for contract in kernel.contracts} | written(kernel).keys()
    # TD604 reports what is not checked of stores by td.asm
    missing = [name for name in kernel.outputs if name not in stated_for and name not in kernel.scratch]
    if missing:
        names = " and ".join(f"'{name}'" for name in missing)
        message = (
            f"no contract says what {names} hold{'s' if len(missing) == 1 else ''}: the stored values are not checked"
        )
        given = [one for one in kernel.unchecked if one.tensor.name in missing]
        yield Diagnostic(
            "TD603",
            message,
            Mark(kernel.span),
            tuple(Mark(one.span, "stated here") for one in given),
            notes=tuple(f"td.unchecked of '{one.tensor.name}': {one.reason}" for one in given),
            helps=() if len(given) == len(missing) else (f"for example, td.ensures({missing[0]}, a @ b.T)",),
            severity="note",
            cause=NotChecked(tuple(missing), "", "no contract says what it holds", reasons(kernel)),
        )


def never_checked(kernel: ir.KernelIR) -> Iterator[tuple[str, Obstacle]]:
    """Yield the outputs whose contracts are not checked, with the reasons.

    td.asm may write a tensor of the contract, or the contract reads an output as it is after the launch.
    """
    by_lane = written(kernel)
    for contract in kernel.contracts:
        after = next(
            (of.tensor.name for of in tensors(contract.value) if not of.old and of.tensor.name in kernel.outputs), None
        )
        changed = next((of.tensor.name for of in tensors(contract.value) if of.tensor.name in by_lane), None)
        if contract.tensor.name in by_lane:
            yield (
                contract.tensor.name,
                Obstacle(f"td.asm stores to '{contract.tensor.name}'", _BY_STORE, _mark(by_lane[contract.tensor.name])),
            )
        elif changed is not None:
            why = f"the contract uses '{changed}', to which td.asm stores"
            yield contract.tensor.name, Obstacle(why, _BY_STORE, _mark(by_lane[changed]))
        elif after is not None:
            yield (
                contract.tensor.name,
                Obstacle(
                    f"the contract uses '{after}', which the kernel writes too; td.old({after}) is its value before the"
                    " launch",
                    f"for its value after the launch, write the formula of '{after}' in place of '{after}'",
                ),
            )


_BY_STORE = "store tiles with td.store, whose values are followed"


def _mark(statement: ir.Statement) -> Mark:
    return Mark(statement.span, "this store is not followed")


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class _Wrong(Compared):
    """A wrong stored tile, the value that is due, and its place.

    `at` is the element shown, which is made of `zeros` zeros. One of the blocks `suspects` has the wrong tile.
    """

    stored: Stored
    wanted: al.Value
    extent: Extent
    at: tuple[int, int]
    zeros: int
    blocks: Blocks
    tags: Tags
    suspects: tuple[int, ...]


_At = tuple[str, Span, tuple[Span, ...]]  # an output, the place of a store to it, and the chain of calls to that place


class _Judge:
    """Compares stored tiles with the values that are due.

    For each place that stores wrong tiles, it keeps the first tile with an element made of the fewest zeros, since
    zeros beyond a tensor's end do not show which of them was read. It also keeps the warps and blocks with wrong tiles,
    as far as they are known; `at_least` says that not all wrong elements of each block have been looked at.

    A judge of one block, `alone`, does not say which blocks are wrong. For `watched` places it notes stores of values
    made of other elements than due, though no difference shows. At places where `all_wrong`, every warp stores a wrong
    tile: a tile without zeros is enough there.
    """

    def __init__(
        self,
        kernel: ir.KernelIR,
        contracts: dict[str, ir.Contract],
        watched: Collection[_At] | None = None,
        all_wrong: Collection[_At] = (),
    ):
        self.kernel, self.contracts, self.watched, self.all_wrong = kernel, contracts, watched or (), all_wrong
        self.alone = watched is not None
        self.unseen: set[_At] = set()
        self.first: dict[_At, _Wrong] = {}
        self.warps: dict[_At, set[int]] = {}
        self.blocks: dict[_At, np.ndarray | None] = {}
        self.at_least: set[_At] = set()
        self.unchecked: dict[str, Obstacle] = {}
        self.beyond: set[str] = set()  # outputs whose formula cannot be compared with any stored tile
        self.limits = Limits()
        self.in_fractions: set[tuple[object, ...]] = set()

    def __call__(self, stored: Stored, blocks: Blocks, tags: Tags) -> None:
        name, statement = stored.tensor.name, stored.event.statement
        contract, at = self.contracts.get(name), (name, statement.span, statement.calls)
        if contract is None or name in self.beyond:
            return
        if at in self.all_wrong and at in self.first and not self.first[at].zeros:
            return
        try:
            wanted = stated(contract.value, tags, (stored.matrix, stored.row, stored.col), stored.rows, stored.cols)
        except NotFollowed as reason:
            self.beyond.add(name)
            self.unchecked[name] = Obstacle(str(reason), PLAIN_FACTORS)
            return
        unfollowed = al.unfollowed(stored.value)
        if unfollowed:
            self.unchecked.setdefault(name, not_followed(unfollowed, statement))
            return
        size = (stored.rows, stored.cols)
        shown = [different(Fingerprints(tags, blocks, seed), stored.value, wanted, *size) for seed in SEEDS]
        wrong = np.logical_or.reduce(shown)
        in_numbers = bool(wrong.any())
        if not in_numbers and (stored.value.depth or wanted.depth):
            wrong = self._by_formula(stored, wanted, tags, blocks)
        if wrong.any():
            is_asked = in_numbers and not self.alone
            where = wrong_blocks(stored.value, wanted, wrong, tags, blocks) if is_asked else (None, True)
            self._note(at, stored, wanted, wrong, blocks, tags, where)
            return
        self.limits.look(stored, wanted, tags, blocks)
        if at in self.watched and not has_expected_leaves(stored.value, wanted, wrong.shape, tags):
            self.unseen.add(at)

    def _by_formula(self, stored: Stored, wanted: al.Value, tags: Tags, blocks: Blocks) -> np.ndarray:
        """Return which elements are wrong by exact comparison of the formulas.

        What stays undecided is compared in fractions, each formula once for a store; with a maximum or a minimum it is
        unchecked.
        """
        value, at = stored.value, (stored.rows, stored.cols)
        decision = decided(value, wanted, at, tags, blocks)
        if decision.is_all or decision.wrong.any():
            return decision.wrong
        if is_clipped(value, wanted):
            deep = any(isinstance(part, al.Opaque) for part in al.parts(value))
            self.unchecked.setdefault(stored.tensor.name, TOO_DEEP if deep else UNDECIDED)
        key = stored.tensor.name, stored.event.statement.span, stored.event.statement.calls, formula(value, tags)
        if key in self.in_fractions:
            return np.zeros(at, dtype=bool)
        self.in_fractions.add(key)
        return certainly_different(value, wanted, *at, tags, blocks)

    def _note(
        self,
        at: _At,
        stored: Stored,
        wanted: al.Value,
        wrong: np.ndarray,
        blocks: Blocks,
        tags: Tags,
        where: tuple[np.ndarray | None, bool],
    ) -> None:
        """Keep a wrong tile. `where` are the blocks with it, and whether all its elements were looked at there."""
        seen, is_all = where
        found, known = extent(stored.value, wanted, wrong, tags), seen
        if found.by_chance and not self.alone:
            known, is_all = (
                other_leaves(stored.value, wanted, found.wrong, tags, blocks) if found.is_known else (None, True)
            )
            if known is not None and (seen is None or (seen & ~known).any()):
                known = None  # other elements are wrong too
        if known is None:
            self.blocks[at] = None
        else:
            anywhere = self.blocks.setdefault(at, np.zeros(block_count(self.kernel, {}), dtype=bool))
            if anywhere is not None:
                anywhere[blocks.numbers[known]] = True
        if not is_all:
            self.at_least.add(at)
        suspects = blocks.numbers[_candidates(blocks) if seen is None else [*np.flatnonzero(seen)[:1]] or [0]]
        element, count = fewest_zeros(stored.value, found.wrong, tags)
        if at not in self.first or count < self.first[at].zeros:
            self.first[at] = _Wrong(stored, wanted, found, element, count, blocks, tags, tuple(map(int, suspects)))
        self.warps.setdefault(at, set()).add(stored.warp)


_MOST_SUSPECTS = 16


def _candidates(blocks: Blocks) -> list[int]:
    """Return one block for each way in which places may differ."""
    return [0, *(int(np.flatnonzero(vector)[0]) for vector, _, _ in blocks.lines if vector.any())][:_MOST_SUSPECTS]


# ------------------------------------------------------------------------------------------------------------- messages


class _Report:
    """The findings in words: for each place with wrong stores, the wrong value of one block."""

    def __init__(self, program: Program, kernel: ir.KernelIR, judge: _Judge, in_doubt: frozenset[Span]):
        self.program, self.kernel, self.judge, self.in_doubt = program, kernel, judge, in_doubt
        self.alone: dict[int, _Judge] = {}

    def diagnostics(self) -> Iterator[Diagnostic]:
        judge = self.judge
        groups: dict[tuple[str, frozenset[Span]], list[_Found]] = {}
        for at, wrong in judge.first.items():
            shown = self._in_one_block(at, wrong)
            found = _Found(
                self.program, self.kernel, shown, self._warps(at, shown), judge.blocks[at], at in judge.at_least
            )
            if self.in_doubt and (found.cause.timing or any(mark.span in self.in_doubt for mark in found.cause.marks)):
                continue
            spans = frozenset(mark.span for mark in found.cause.marks) or frozenset((at[1],))
            same = next((key for key in groups if key[0] == at[0] and key[1] & spans), (at[0], spans))
            groups.setdefault(same, []).append(found)
        joined: dict[object, Diagnostic] = {}
        for number, ((name, _), (found, *others)) in enumerate(groups.items()):
            one, key = found.together(others).diagnostic(judge.contracts[name]), found.cause.of_operands or number
            joined[key] = _also(joined[key], one, judge.contracts[name]) if key in joined else one
        yield from joined.values()
        wrong_outputs = {name for name, *_ in judge.first}
        for name, obstacle in judge.unchecked.items():
            if name not in wrong_outputs and not self.in_doubt:  # what is out of order may be what is not followed
                yield obstacle.of(self.kernel, judge.contracts[name])
        yield from judge.limits.diagnostics(judge.contracts, wrong_outputs | judge.unchecked.keys())

    def _in_one_block(self, at: _At, wrong: _Wrong) -> _Wrong:
        """Return the wrong tile of one block, run alone.

        Where several blocks run together, an element that is wrong in one of them may be right in another.
        """
        if len(wrong.blocks.numbers) == 1:
            return wrong
        for number in wrong.suspects:
            again = self._alone(number)
            if at in again.first:
                return again.first[at]
        return wrong

    def _warps(self, at: _At, shown: _Wrong) -> frozenset[int]:
        """Return the warps with the wrong tile; none where this is not known of all other warps."""
        warps = frozenset(self.judge.warps[at])
        if len(warps) == self.kernel.warps or not shown.extent.by_chance:
            return warps
        return (
            warps
            if shown.extent.is_known and at not in self._alone(int(shown.blocks.numbers[0])).unseen
            else frozenset()
        )

    def _alone(self, number: int) -> _Judge:
        """Return the findings in one of the blocks, run alone."""
        if number not in self.alone:
            all_wrong = [at for at, warps in self.judge.warps.items() if len(warps) == self.kernel.warps]
            self.alone[number] = _Judge(self.kernel, self.judge.contracts, self.judge.first, all_wrong)
            run(self.program, self.kernel, self.alone[number], np.array([number]))
        return self.alone[number]


class _Found:
    """A wrong tile, its first wrong element, and the cause.

    The `warps` have the wrong tile, none where they are not known, in the blocks `blocks`, None where these are not
    known; with `at_least` possibly in more.
    """

    def __init__(
        self,
        program: Program,
        kernel: ir.KernelIR,
        wrong: _Wrong,
        warps: frozenset[int],
        blocks: np.ndarray | None,
        at_least: bool,
    ):
        self.program, self.kernel, self.wrong, self.warps, self.blocks, self.at_least = (
            program,
            kernel,
            wrong,
            warps,
            blocks,
            at_least,
        )
        # here, since a check without findings needs no words
        from tiledsl.analysis.values.cause import Explanation, Surroundings, cause
        from tiledsl.analysis.values.messages import ValueTexts

        elements = wrong.extent.wrong
        self.rows, self.cols = np.flatnonzero(elements.any(axis=1)), np.flatnonzero(elements.any(axis=0))
        self.at = wrong.at
        self.texts = ValueTexts(
            wrong.tags, wrong.blocks, 0, {tensor.name: tensor.dimensions for tensor in kernel.tensors}
        )
        swizzled = frozenset(placed.shared for placed in program.placements if placed.swizzle.bits)
        surroundings = Surroundings(
            tuple(statements(kernel.body)), swizzled, warps if len(warps) < kernel.warps else frozenset()
        )
        self.cause: Explanation = cause(wrong.stored, wrong.wanted, self.at, self.texts, surroundings)

    def together(self, others: list[_Found]) -> _Found:
        """Join with other findings of the same cause."""
        everyone, all_blocks = [self.warps, *(other.warps for other in others)], [
            self.blocks,
            *(other.blocks for other in others),
        ]
        known = [blocks for blocks in all_blocks if blocks is not None]
        at_least = any(one.at_least for one in (self, *others))
        warps = frozenset[int]().union(*everyone)
        if len(warps) < self.kernel.warps and not all(everyone):
            warps = frozenset()
        return _Found(
            self.program,
            self.kernel,
            self.wrong,
            warps,
            np.logical_or.reduce(known) if len(known) == len(all_blocks) else None,
            at_least,
        )

    def _how_many(self) -> Iterator[str]:
        """Yield notes on the warps and blocks with the wrong tile."""
        count, most = (0, 0) if self.blocks is None else (int(self.blocks.sum()), len(self.blocks))
        some = f"{'at least ' if self.at_least else ''}{count:,} of the {most:,} blocks" if 0 < count < most else ""
        if self.kernel.warps > 1 and self.warps:
            warps = f"warp{'s' * (len(self.warps) > 1)} {warps_text(tuple(sorted(self.warps)))} of {self.kernel.warps}"
            yield (
                "this happens in"
                f" {'all warps' if len(self.warps) == self.kernel.warps else warps}{f', in {some}' if some else ''}"
            )
        elif some:
            yield f"this happens in {some}"

    def _elements(self) -> str:
        """Describe how many elements between the outermost wrong ones are wrong.

        The text is empty where all of them are, or where this is not known.
        """
        wrong = self.wrong.extent
        count, most = int(wrong.wrong.sum()), (self.rows[-1] - self.rows[0] + 1) * (self.cols[-1] - self.cols[0] + 1)
        return f"{count:,} of the {most:,} elements in " if count < most and wrong.is_known else ""

    def diagnostic(self, contract: ir.Contract) -> Diagnostic:
        wrong, stored, texts, name = self.wrong, self.wrong.stored, self.texts, contract.tensor.name
        row, col = texts.place(stored.row), texts.place(stored.col)
        at = f"{name}[{texts.indices(name, stored.matrix, str(row + self.at[0]), str(col + self.at[1]))}]"
        notes = [f"{at} should be {texts.element(wrong.wanted, *self.at)}"]
        if is_none(wrong.wanted, self.at, stored.rows, stored.cols, wrong.tags, wrong.blocks):
            notes.append(
                "that is NaN, as 0 / 0 and inf - inf are, or a number beyond the compared range: no value is equal to"
                " it"
            )
        if not any(total.mistaken for total in al.sums(stored.value)):
            notes.append(f"{at} gets {texts.element(stored.value, *self.at)}")
        notes.extend(self._how_many())
        matrix = f"matrix {texts.place(stored.matrix)}, " if stored.tensor.dimensions == 3 else ""
        rows, cols = range_text("row", row + self.rows), range_text("column", col + self.cols)
        where = f"{self._elements()}{matrix}{rows}, {cols} of '{name}'"
        return Diagnostic(
            "TD602",
            f"'{name}' does not match its contract, {contract.formula}",
            Mark(
                stored.event.statement.span,
                f"warp {stored.warp} of {block_text(self.kernel, int(wrong.blocks.numbers[texts.block]))}: {where}",
            ),
            (*self.cause.marks, Mark(contract.span, "the contract")),
            (*self.cause.sentences, *notes),
            self.cause.helps,
            stored.event.statement.calls,
            cause=WrongValue(),
        )


def _also(first: Diagnostic, other: Diagnostic, contract: ir.Contract) -> Diagnostic:
    """Return the finding with another output that is wrong for the same reason."""
    assert other.primary is not None
    text = (
        f"'{contract.tensor.name}', stored here, does not match its contract, {contract.formula}, for the same reason"
    )
    return dataclasses.replace(first, others=(*first.others, Mark(other.primary.span, text)))


def range_text(name: str, numbers: np.ndarray) -> str:
    """Name rows, columns or elements by their numbers: "row 2", "rows 0..3"."""
    return f"{name}s {numbers[0]}..{numbers[-1]}" if len(numbers) > 1 else f"{name} {numbers[0]}"


def block_text(kernel: ir.KernelIR, number: int) -> str:
    shape = tuple(map(ex.number, kernel.grid))
    return (
        f"block {number}"
        if len(shape) == 1
        else f"block ({', '.join(str(int(i)) for i in np.unravel_index(number, shape))})"
    )
