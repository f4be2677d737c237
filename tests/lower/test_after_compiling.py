"""Listings of the examples, changed by hand in each way that the compiler must not: what is said, whole, at which lines of the kernel."""

import inspect
import linecache
import re
from collections.abc import Iterator

import pytest

import tiledsl as td
from examples.gemm_8192 import gemm
from tests.lower.broken import BY_ID, in_turn_on, subject
from tests.lower.listing_edits import Line, Listing, instructions, weaker
from tests.lower.listing_mutations import kernel_lines
from tests.lower.wait_state_mutations import asked_for, without_nops
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import display_path
from tiledsl.targets import TARGETS

FREE = "v255"  # of none of those kernels
Edited = tuple[str, Listing, dict[str, str]]  # what was done, the listing, and what the text names by a word in the golden file


# ------------------------------------------------------------------------------------------------------------ one change each


def stated(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    found = lowered.resources
    known = {f"{found.vgprs} VGPRs and {found.agprs} AGPRs": "$registers"}
    yield "registers are spilled", listing.stated(vgpr_spill_count=3, private_segment_fixed_size=12), known
    yield "scratch is used", listing.stated(private_segment_fixed_size=16), known
    left = 512 // warps_of_a_simd(lowered)
    said = {
        f"takes {left + 8} registers of each lane, and {lowered.target} leaves {left} at": "takes $more registers of each lane, and $target leaves $left at"
    }
    yield "a wave takes too many registers", listing.stated(vgpr_count=left + 8, next_free_vgpr=left + 8), said


def warps_of_a_simd(lowered: Lowered) -> int:
    return int(re.search(r"amdgpu_waves_per_eu\((\d+)\)", lowered.hip)[1])


def counted(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """The second of each kind in the main loop is left out, and is there twice."""
    first, last = kernel_lines(lowered.asm, lowered.symbol)
    for kind in ("v_mfma", "global_load", "ds_read", "ds_write", "s_barrier"):
        for one in listing.in_loop(kind)[1:2]:
            mnemonic = one.split()[0]
            count = len([line for line in instructions(listing.lines[first:last], kind) if line.split()[0] == mnemonic])
            for what, edited, number in (("left out", listing.without(one), count - 1), ("there twice", listing.twice(one), count + 1)):
                named = {f"the plan has {count} {mnemonic}, and the listing {number}": f"the plan has $n {kind}…, and the listing n{number - count:+d}"}
                named[f" {count} planned here"] = " $n planned here"
                named |= {edited.quoted(line): "$one" for line in edited.lines if line == one and edited.text != listing.without(one).text}
                yield f"a {kind} is {what}", edited, named
    stores = instructions(listing.lines, "global_store")
    widths = {"global_store_dword": 4, "global_store_dwordx2": 8, "global_store_dwordx4": 16}
    total, one = sum(widths[line.split()[0]] for line in stores), stores[3]
    for what, edited, sign in (("left out", listing.without(one), -1), ("there twice", listing.twice(one), 1)):
        said = f"the plan stores {total} bytes of each lane in plain C++, and the listing {total + sign * widths[one.split()[0]]}"
        yield f"a global_store is {what}", edited, {said: f"the plan stores $n bytes of each lane in plain C++, and the listing n{sign:+d} element"}
    address = listing.in_loop("ds_read")[0].split()[2]
    stranger = Line(f"\tscratch_store_dword off, {address}, off")
    edited = listing.after(listing.in_loop("ds_read")[0], stranger)
    yield "there is an instruction that the plan does not have", edited, {edited.quoted(stranger): "$one"}


def crossing(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """The last LDS write before a barrier comes behind it, and the first read, or load straight to LDS, after one before it."""
    for kind in ("ds_write", "ds_read", "global_load_lds"):
        place, moved = ("behind", listing.moved_after) if kind == "ds_write" else ("before", listing.moved_before)
        for one, barrier in beside_a_barrier(listing, kind)[:1]:
            edited = moved(one, barrier)
            yield f"a {kind} comes {place} a barrier", edited, {edited.quoted(one): "$one", edited.quoted(barrier): "$barrier"}


def reordered(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """What else may be wrong with the order."""
    reads, barrier = listing.in_loop("ds_read"), listing.in_loop("s_barrier")[0]
    edited = listing.moved_after(reads[7], reads[9])
    yield "a ds_read comes later than others", edited, {edited.quoted(reads[7]): "$one"}
    edited = listing.moved_after(barrier, reads[3])
    yield "a barrier comes later", edited, {edited.quoted(barrier): "$barrier"}
    other = Line(re.sub(r"offset:\d+", "offset:12288", reads[5]))
    edited = listing.replaced(reads[5], other)
    yield "a ds_read has another offset", edited, {edited.quoted(other): "$one"}


def beside_a_barrier(listing: Listing, kind: str) -> list[tuple[Line, Line]]:
    """The barriers of the main loop before which a write comes last, but for waits and scalar instructions, or after which a load comes first."""
    lines = [line for line in listing.loop if line.strip().startswith(("ds_", "s_barrier", "global_", "v_mfma"))]
    pairs = zip(lines, lines[1:], strict=False)
    found = ((one, other) if kind == "ds_write" else (other, one) for one, other in pairs)
    return [(one, barrier) for one, barrier in found if barrier.strip() == "s_barrier" and one.split()[0].startswith(kind)]


def undrained(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """At a barrier that LDS writes come before, and at one that they come after: the last wait for LDS before it waits for LDS no more. The same of loads
    straight to LDS, which come before every barrier."""
    barriers = [("what is written", "lgkmcnt", "ds_", written_before(listing)), ("what is read", "lgkmcnt", "ds_", written_after(listing))]
    if listing.in_loop("global_load_lds"):
        barriers.append(("what is loaded straight to LDS", "vmcnt", "global_load_lds", listing.in_loop("s_barrier")[-1]))
    for what, counter, kind, barrier in barriers:
        waits = [line for line in listing.loop if counter in line and barrier is not None and listing.at(line) < listing.at(barrier)]
        if waits and barrier is not None:
            edited = weaker(listing, waits[-1], counter)
            yield f"{what} is not waited for before a barrier", edited, quoted_all(edited, "s_barrier", "$barrier") | quoted_all(edited, kind, "$one")


def quoted_all(listing: Listing, beginning: str, name: str) -> dict[str, str]:
    return {listing.quoted(line): name for line in instructions(listing.lines, beginning)}


def intervals(listing: Listing) -> list[tuple[Line, list[Line], list[Line]]]:
    """Each barrier of the main loop with the LDS operations since the one before it, and until the next, around the loop."""
    lines = [line for line in listing.loop if line.strip().startswith(("ds_", "s_barrier"))]
    at = [number for number, line in enumerate(lines) if line.strip() == "s_barrier"]
    between = [lines[one + 1 : other] for one, other in zip(at, at[1:], strict=False)]
    around = lines[at[-1] + 1 :] + lines[: at[0]]
    return [(lines[number], before, after) for number, before, after in zip(at, [around, *between], [*between, around], strict=True)]


def written_before(listing: Listing) -> Line | None:
    return next((barrier for barrier, before, _ in intervals(listing) if any("ds_write" in line for line in before)), None)


def written_after(listing: Listing) -> Line | None:
    """And not before it too."""
    found = (
        barrier for barrier, before, after in intervals(listing) if any("ds_write" in line for line in after) and not any("ds_write" in line for line in before)
    )
    return next(found, None)


def in_flight(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """A register that an instruction loads is copied or spilled before it has arrived; at the end of a loop, as where values of two ways meet."""
    kinds = ("global_load_dword", "ds_read")
    for one, what in ((line, kind.removesuffix("_dword")) for kind in kinds for line in listing.in_loop(kind)[:1]):
        register = re.search(r"v\[?(\d+)", one)[1]
        copy, spill = Line(f"\tv_mov_b32_e32 {FREE}, v{register}"), Line(
            SPILLED.get(lowered.target, "\tscratch_store_dword off, v{}, off offset:4").format(register)
        )
        named = {f"touches v{register},": "touches $register,"}
        edited = listing.after(one, copy)
        yield f"a register of a {what} is copied", edited, {edited.quoted(one): "$one", edited.quoted(copy): "$copy", **named}
        if what != "global_load":
            continue
        edited = listing.after(one, spill).stated(vgpr_spill_count=1, private_segment_fixed_size=8)
        named[f"{lowered.resources.vgprs} VGPRs and {lowered.resources.agprs} AGPRs"] = "$registers"
        yield f"a register of a {what} is spilled", edited, {edited.quoted(one): "$one", edited.quoted(spill): "$spill", **named}


SPILLED = {"gfx90a": "\tbuffer_store_dword v{}, off, s[96:99], 0 offset:4"}


def where_ways_meet(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """The last LDS read of the loop's end, which the next turn waits for."""
    last, branch = listing.in_loop("ds_read")[-1], listing.in_loop("s_cbranch")[-1]
    assert not any("lgkmcnt" in line for line in listing.loop if listing.at(line) > listing.at(last))
    register = re.search(r"v\[?(\d+)", last)[1]
    copy = Line(f"\tv_mov_b32_e32 {FREE}, v{register}")
    edited = listing.before(branch, copy)
    named = {edited.quoted(last): "$one", edited.quoted(copy): "$copy", f"touches v{register},": "touches $register,"}
    yield "a register is copied where ways meet", edited, named


def at_once(listing: Listing, lowered: Lowered) -> Iterator[Edited]:
    """Assembly reads the result of a matrix instruction just before it."""
    one = listing.in_loop("v_mfma")[-1]
    file, register = re.search(r" ([va])\[(\d+):", one).groups()
    read = Line(f"\tv_mov_b32 {FREE}, v{register}" if file == "v" else f"\tv_accvgpr_read_b32 {FREE}, a{register}")
    edited = listing.after(one, "\t;;#ASMSTART", read, "\t;;#ASMEND")
    states = PASSES[one.split()[0], lowered.target] + (4 if lowered.target == "gfx950" else 3)
    named = {f"touches {file}{register},": "touches $register,", f"{states} wait states": "$states wait states"}
    named[one.split()[0]] = "v_mfma…"
    yield "assembly reads a matrix instruction's result at once", edited, {edited.quoted(one): "$one", edited.quoted(read): "$read", **named}


PASSES = {  # CDNA 2, 3 and 4 ISA documents
    ("v_mfma_f32_32x32x8bf16_1k", "gfx90a"): 16,
    ("v_mfma_f32_32x32x8_bf16", "gfx942"): 8,
    ("v_mfma_f32_32x32x16_bf16", "gfx950"): 8,
}


BROKEN = {
    "K01": (stated, counted, crossing, reordered, undrained, in_flight, at_once),
    "K03": (stated, counted, crossing, undrained, in_flight),
    "K08": (where_ways_meet,),
    "K09": (where_ways_meet,),
    "K10": (stated, undrained, in_flight),
    "K12": (counted, crossing, undrained, in_flight, at_once),
    "K13": (crossing, undrained),
    "K14": (where_ways_meet, at_once),
}


@pytest.mark.thorough
@pytest.mark.parametrize("example, target", in_turn_on(BY_ID))
def test_nothing_is_said_of_the_listing_of_an_example(example, target):
    """Nor of a disassembly, which marks no inline assembly."""
    lowered, program, _ = subject(example, target)
    assert listing_checks(program, lowered.asm) == []
    assert listing_checks(program, unmarked(lowered.asm), marked=False) == []


@pytest.mark.one_in(8)
@pytest.mark.parametrize("example, target", in_turn_on(BROKEN))
def test_what_is_said_of_a_listing_that_the_compiler_broke(example, target, golden):
    """The same on every target: listings' lines and their numbers are named by words in the golden file, as the change made them."""
    lowered, program, listing = subject(example, target)
    out = []
    for change in BROKEN[example]:
        for what, edited, named in change(listing, lowered):
            assert edited.text != listing.text
            found = "\n\n".join(diagnostic.render() for diagnostic in listing_checks(program, edited.text))
            for text, name in named.items():
                found = found.replace(text, name)
            out.append(f"# {what}\n\n{found}\n")
    golden(f"listing.{example}.txt", "\n".join(out))


@pytest.mark.thorough
@pytest.mark.parametrize("example, target", [("K01", "gfx950"), ("K10", "gfx90a"), ("K12", "gfx942")])
def test_a_disassembly_is_judged_as_a_listing_is(example, target):
    lowered, program, listing = subject(example, target)
    for what, edited, _ in (edited for change in (crossing, undrained) for edited in change(listing, lowered)):
        said, bare = listing_checks(program, edited.text), listing_checks(program, unmarked(edited.text), marked=False)
        assert said == bare != [], what


def unmarked(text: str) -> str:
    return text.replace(";;#ASMSTART", "").replace(";;#ASMEND", "")


@pytest.mark.thorough
@pytest.mark.parametrize("example, target, touched", [("K09", "gfx90a", "touches v16"), ("K10", "gfx942", "touches v112"), ("K14", "gfx950", "touches a240")])
def test_td215_without_the_wait_states_of_the_listing(example, target, touched):
    """In K14 assembly reads the accumulators, in the others plain stores do."""
    lowered, program, listing = subject(example, target)
    lines = kernel_lines(lowered.asm, lowered.symbol)
    needed = ((mutant, asked_for(mutant, target)) for mutant in without_nops(lowered.asm, *lines))
    mutant, pairs = next((one, pairs) for one, pairs in needed if any(a.startswith("v_mfma") and not b.startswith("v_mfma") for a, b in pairs))
    edited = listing.without(listing.lines[mutant.line])
    (found,) = listing_checks(program, edited.text)
    assert found.code == "TD215" and found.notes[1].startswith(touched)
    reader, product = (note.split(": ", 1)[1] for note in found.notes[:2])
    assert (product, reader) in pairs


@pytest.mark.sample("gfx90a")
@pytest.mark.parametrize("target", TARGETS)
def test_td216_more_registers_than_the_occupancy_asked_for_leaves(target):
    asked = td.kernel(gemm.function, warps=4, waves_per_simd=2)
    lowered = asked.lower(target=target, M=128, N=128, K=320)
    listing = Listing.of(lowered)
    assert listing_checks(program_of(lowered.kernel, target), listing.text) == []
    (found,) = listing_checks(program_of(lowered.kernel, target), listing.stated(vgpr_count=264, next_free_vgpr=264).text)
    line = inspect.getsourcelines(gemm.function)[1] + 1  # below the decorator
    source = linecache.getline(inspect.getsourcefile(gemm.function), line).rstrip()
    assert found.render() == f"""\
error[TD216]: 2 waves per SIMD are asked for, and 1 can run
  --> {display_path(inspect.getsourcefile(gemm.function))}:{line}:1
{line} | {source}
   | {"^" * len(source)}
   = the kernel's registers allow 1 wave per SIMD
   = help: use fewer registers, or ask for as many waves as can run: @td.kernel(waves_per_simd=1)"""
