"""TD212: the listing has every matrix and memory instruction of the plan, and no other."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence, Set

from tiledsl.analysis.listing.flow import Flow
from tiledsl.analysis.listing.origins import DEFECT, Sources, by_line, marked, sources_of
from tiledsl.analysis.listing.paths import Paths, fits, is_plain, made_by_compiler, matches
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.program import operations as lp

_BETWEEN_LANES = ("ds_swizzle", "ds_bpermute", "ds_permute")  # these touch no memory
_SPILLS = ("scratch_", "buffer_store_dword", "buffer_load_dword")
_MOST = 4  # lines of the user's in one finding
_UNUSED = "the compiler removes operations whose results are not used: store the result, or leave the operation out"
_MERGED = "the compiler merges operations that compute the same result: compute the result once, and td.copy it"


class Counts:
    """The matrix and memory instructions of a listing, compared with those of its program. `own` are the lines of
    inline assembly; it is None where the listing does not mark them, and then loads and stores of plain C++ are counted
    together with the rest. `spilling`: the compiler spills registers, which is a finding of its own.
    """

    def __init__(
        self,
        program: lp.Program,
        own: frozenset[int] | None,
        listed: Paths[int],
        planned: Paths[lp.Operation],
        sources: Sources,
        spilling: bool,
    ):
        self.program, self.own, self.listed, self.planned, self.sources = program, own, listed, planned, sources
        operations = list(lp.flat(program.body))
        self.plain = made_by_compiler(program)
        self.counted: dict[str, list[lp.Operation]] = {}
        for operation in operations:
            if isinstance(operation, lp.Mfma | lp.ClearAccumulator | lp.Barrier) or (
                isinstance(operation, lp.Memory) and operation.counter
            ):
                self.counted.setdefault(_mnemonic(operation), []).append(operation)
        self.there: dict[str, list[Instruction]] = {}
        self.by_compiler: list[Instruction] = []
        for item in (step.item for step in sources.flow.steps):
            plain = is_plain(item.mnemonic, self.plain) and (own is None or item.line not in own)
            if plain:
                self.by_compiler.append(item)
            if (not plain or own is None) and not (spilling and item.mnemonic.startswith(_SPILLS)):
                self.there.setdefault(item.mnemonic.removesuffix("_e32").removesuffix("_e64"), []).append(item)

    def checks(self) -> list[Diagnostic]:
        """One finding for each mnemonic with more or fewer instructions than planned. The loads of plain C++ have one
        finding, and so do its stores.
        """
        strangers = {
            name
            for name in self.there.keys() - self.counted.keys()
            if _moves_or_multiplies(name) and not is_plain(name, self.plain)
        }
        found = [self._instructions(name) for name in sorted(self.counted.keys() | strangers)]
        plain = self._stored(), self._added(), self._loaded(), self._arrived()
        return [one for one in (*found, *plain) if one is not None]

    def _instructions(self, name: str) -> Diagnostic | None:
        planned, listed = self.counted.get(name, []), self.there.get(name, [])
        if len(planned) == len(listed) or (
            self.own is None and is_plain(name, self.plain) and len(planned) < len(listed)
        ):
            return None
        fewer = len(listed) < len(planned)
        helps = (_UNUSED, _MERGED, f"otherwise {DEFECT}") if fewer else (DEFECT,)
        found = Diagnostic("TD212", f"the plan has {len(planned)} {name}, and the listing {len(listed)}", helps=helps)
        if len(planned) == len(listed) + 1 and (missing := by_line(self._missing(name))):
            which = "this operation" if len(missing) == 1 else "one of these operations"
            text = f"the listing has no instruction for {which}"
            return marked(found, self.program.kernel.span, *((place, text) for place, _ in missing[:_MOST]))
        if not planned:
            return self._beside(found, listed[0], self.sources)
        if len(listed) == len(planned) + 1 and (more := self._left_over(name)) is not None:
            return self._beside(found, *more)
        return marked(found, self.program.kernel.span, *_planned_at(planned))

    def _beside(self, found: Diagnostic, item: Instruction, sources: Sources) -> Diagnostic:
        """The finding for an extra instruction, at the user's line before it in the listing."""
        place = (sources.place_before(item), "the listing has one more after this line")
        return dataclasses.replace(
            marked(found, self.program.kernel.span, place), notes=(f"line {item.line}: {item.text}",)
        )

    def _missing(self, name: str) -> list[lp.Place]:
        """The places of the operations whose absence explains every path through the listing."""
        numbers = (number for number, key in enumerate(self.planned.keys) if key[0] == name)
        found = [
            self.planned.node(number).place for number in numbers if fits(self.listed, self.planned.without(number))
        ]
        return [place for place in found if place is not None]

    def _left_over(self, name: str) -> tuple[Instruction, Sources] | None:
        """The extra instruction: without it the listing's paths fit the program. Also the origins of the others with
        its mnemonic. Of two equal instructions in a row the second is taken.
        """
        flow = self.sources.flow
        numbers = [number for number, key in enumerate(self.listed.keys) if key[0] == name]
        texts = {number: flow.steps[self.listed.node(number)].item.text for number in numbers}
        for number in sorted(
            numbers, key=lambda number: (list(texts.values()).count(texts[number]), number), reverse=True
        ):
            rest = self.listed.without(number)
            matched = matches(rest, self.planned)
            if matched is not None:
                return flow.steps[self.listed.node(number)].item, sources_of(
                    self.program, flow, rest, self.planned, matched
                )
        return None

    def _stored(self) -> Diagnostic | None:
        """How the stores of plain C++ fit the plan: each element once, and at a tensor's edge in either of two ways."""
        return self._other_bytes("stores", "global_store", lambda planned, listed: planned == listed)

    def _added(self) -> Diagnostic | None:
        """How the atomic additions of plain C++ fit the plan, as the stores do."""
        return self._other_bytes("adds", "global_atomic_add", lambda planned, listed: planned == listed)

    def _loaded(self) -> Diagnostic | None:
        """How the loads of plain C++ fit the plan. Unlike stores, the compiler may leave out unused and
        repeated loads, and copy the loads behind a branch into both of its arms.
        """
        return self._other_bytes(
            "loads",
            "global_load",
            lambda planned, listed: planned >= listed or planned >= self._bytes_without_copies("global_load"),
        )

    def _bytes_without_copies(self, beginning: str) -> int:
        """The bytes that a lane moves in plain C++, without copies.

        Copies are equal instructions of which a path has only one."""
        lines: dict[tuple[str, str], set[int]] = {}
        for item in self.by_compiler:
            if is_plain(item.mnemonic, (beginning,)):
                lines.setdefault((item.mnemonic, item.text), set()).add(item.line)
        return sum(_bytes(key[0]) * _most_on_a_path(self.sources.flow, equal) for key, equal in lines.items())

    def _arrived(self) -> Diagnostic | None:
        """Each arrival at a counter has one atomic operation, and fences: caches are written back, and invalidated."""
        operations = list(lp.flat(self.program.body))
        arrivals = [one for one in operations if isinstance(one, lp.ReadInteger) and one.arrives]
        fences = ("buffer_wbinvl1",) if self.program.target.name == "gfx90a" else ("buffer_wbl2", "buffer_inv")
        for beginning in ("global_atomic_inc", *fences) if arrivals else ():
            listed = sum(item.mnemonic.startswith(beginning) for item in self.by_compiler)
            if listed != len(arrivals):
                text = f"the plan has {len(arrivals)} arrivals at counters, and the listing {listed} {beginning}"
                return marked(
                    Diagnostic("TD212", text, helps=(DEFECT,)), self.program.kernel.span, *_planned_at(arrivals)
                )
        return None

    def _other_bytes(self, verb: str, beginning: str, right: Callable[[int, int], bool]) -> Diagnostic | None:
        moving = (op for op in lp.flat(self.program.body) if isinstance(op, lp.Load | lp.Store))
        operations = [op for op in moving if op.beginning == beginning]
        planned, listed = _bytes_of(operations), sum(
            _bytes(item.mnemonic) for item in self.by_compiler if is_plain(item.mnemonic, (beginning,))
        )
        if self.own is None:
            planned += sum(
                _bytes(name) * len(found) for name, found in self.counted.items() if is_plain(name, (beginning,))
            )
        if not operations or right(planned, listed):
            return None
        found = Diagnostic(
            "TD212",
            f"the plan {verb} {planned} bytes of each lane in plain C++, and the listing {listed}",
            helps=(DEFECT,),
        )
        return marked(found, self.program.kernel.span, *_planned_at(operations))


def _bytes(mnemonic: str) -> int:
    definition = lookup(mnemonic)
    return definition.bytes if definition is not None else 0


def _most_on_a_path(flow: Flow, lines: Set[int]) -> int:
    """The largest number of these lines on a path, on which no loop turns again."""
    most = dict.fromkeys(flow.after, 0)
    for number in sorted(most, key=flow.ranks.__getitem__):
        most[number] += flow.steps[number].item.line in lines
        for successor in flow.after[number]:
            if flow.ranks[successor] > flow.ranks[number]:
                most[successor] = max(most[successor], most[number])
    return max(most.values())


def _moves_or_multiplies(mnemonic: str) -> bool:
    """Whether an instruction counts although the plan does not have it: products, and instructions that move data to or
    from memory, except loads of the kernel's arguments.
    """
    definition = lookup(mnemonic)
    if definition is None or mnemonic.startswith(_BETWEEN_LANES) or definition.family == "smem":
        return False
    return definition.matrix is not None or definition.counter is not None


def _mnemonic(operation: lp.Operation) -> str:
    match operation:
        case lp.Memory():
            return operation.mnemonic
        case lp.Mfma(instruction=instruction) | lp.ClearAccumulator(instruction=instruction):
            return instruction.mnemonic
        case lp.Barrier():
            return "s_barrier"
        case _:
            raise AssertionError(f"{type(operation).__name__} is no single instruction")


def _planned_at(operations: Sequence[lp.Operation]) -> list[tuple[lp.Place, str]]:
    """The first few lines at which these operations are planned, and how many are planned at each."""
    places = [operation.place for operation in operations if operation.place is not None]
    return [(place, f"{count} planned here") for place, count in by_line(places)][:_MOST]


def _bytes_of(operations: Sequence[lp.Operation]) -> int:
    """The bytes that a lane moves. A piece that may end at an edge counts twice, since both cases have a path."""
    accesses = [op.access for op in operations if isinstance(op, lp.Load | lp.Store)]
    return sum(access.count * access.tensor.dtype.bits // 8 * (2 if access.edges else 1) for access in accesses)
