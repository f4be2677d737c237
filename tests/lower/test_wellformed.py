"""Programs between the passes: well-formed after each of them, and a program that breaks a rule is named."""

import dataclasses

import pytest

from examples.catalogue import EXAMPLES
from tiledsl.compile import attempts
from tiledsl.compile import verify as stages
from tiledsl.compile.verify import instances_of, verified
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.wellformed import faults, verify
from tiledsl.lower.plan.accumulators import in_accumulators

KERNELS = {example.id: example for example in EXAMPLES}


@pytest.fixture(scope="module")
def program():
    """K03 on gfx942 after the plan: two roles, a loop, branches, two buffers."""
    example = KERNELS["K03"]
    kernel = example.kernel.capture("gfx942", {"M": 256, "N": 256, "K": 256, **example.options})
    return verified(kernel, "gfx942", instances_of(kernel)).program


def first(program, kind):
    return next(operation for operation in lp.flat(program.body) if isinstance(operation, kind))


def with_(program, *operations):
    return dataclasses.replace(program, body=(*program.body, *operations))


def test_the_plan_is_well_formed(program):
    assert list(faults(program)) == []


def test_nothing_follows_the_last_buffer(program):
    """The rows of the first tile make 4,160 bytes, its buffers begin 4,352 bytes apart."""
    place = program.placements[0]
    odd = dataclasses.replace(place, shared=dataclasses.replace(place.shared, rows=65, cols=32, buffers=2), offset=0, pitch=4352)
    for size, found in ((4352 + 4160, []), (4352 + 4144, ["a tile lies at bytes 0..8512 of 8496 bytes of LDS"])):
        placed = dataclasses.replace(program, placements=(odd,), lds_bytes=size)
        assert [fault for fault in faults(placed) if fault.startswith("a tile lies")] == found


def said(program):
    (fault,) = faults(program)
    return fault.partition(": ")[2] or fault


def test_an_unknown_register(program):
    clear = dataclasses.replace(first(program, lp.Clear), registers=("nowhere",))
    assert said(with_(program, clear)) == "'nowhere' is no register of the program"


def test_an_unknown_address(program):
    memory = first(program, lp.Memory)
    inputs = (dataclasses.replace(memory.inputs[0], name="at99"), *memory.inputs[1:])
    assert said(with_(program, dataclasses.replace(memory, inputs=inputs))) == "'at99' is neither a register nor an address of the program"


def test_an_input_that_is_not_given(program):
    memory = dataclasses.replace(first(program, lp.Memory), template="global_load_dwordx4 {out}, {7}, off")
    assert said(with_(program, memory)) == "'global_load_dwordx4 {out}, {7}, off' names an input that is not given"


def test_a_result_that_is_not_given(program):
    memory = dataclasses.replace(first(program, lp.Memory), template="global_load_dwordx4 {out}, {0}, off", out=())
    assert said(with_(program, memory)) == "'global_load_dwordx4 {out}, {0}, off' writes a register that is not given"


def test_a_wait_for_an_unknown_register(program):
    assert said(with_(program, lp.Wait(None, 0, None, until=("nowhere",)))) == "'nowhere' is no register of the program"


def test_a_loop_that_goes_back(program):
    loop = first(program, lp.Loop)
    assert said(with_(program, dataclasses.replace(loop, step=-1, body=()))) == "a step of -1"


def test_accumulators_that_share_a_register_or_leave_the_file(program):
    names = sorted({op.acc for op in lp.flat(program.body) if isinstance(op, lp.Mfma)})[:2]
    for ranges, wrong in ((("a[0:15]", "a[15:30]"), 1), (("a[244:259]", "a[0:15]"), 0)):
        found = list(faults(dataclasses.replace(program, accumulators=tuple(zip(names, ranges, strict=True)))))
        assert f"the accumulator '{names[wrong]}' has {ranges[wrong]}, which is taken or beyond the file" in found


def test_an_accumulator_in_the_arm_of_a_branch_is_named(program):
    """Those of one role: the products with it, and what clears it, and nothing else."""
    name = min(op.acc for op in lp.flat(program.body) if isinstance(op, lp.Mfma))
    named = in_accumulators(dataclasses.replace(program, accumulators=((name, "a[0:15]"),)))
    before, after = ([op.acc for op in lp.flat(one.body) if isinstance(op, lp.Mfma)] for one in (program, named))
    assert after == ["a[0:15]" if acc == name else acc for acc in before] and name in before
    cleared = [register for op in lp.flat(named.body) if isinstance(op, lp.Clear) for register in op.registers]
    assert name not in cleared and {*cleared} == {*before} - {name}
    assert [op.accumulator for op in lp.flat(named.body) if isinstance(op, lp.ClearAccumulator)] == ["a[0:15]"]


def test_a_counter_that_the_chip_does_not_have(program):
    assert said(with_(program, dataclasses.replace(first(program, lp.Memory), counter="exp"))) == "the counter 'exp'"


def test_a_count_beyond_the_counter(program):
    assert said(with_(program, lp.Wait(None, 64, None))) == "a count of 64, where the counter has 0..63"


def test_a_branch_with_one_outcome(program):
    place = program.body[0].place
    assert said(with_(program, lp.Branch(place, ex.const(1), (), ()))) == "a branch whose outcome is known"


def test_a_loop_within_itself(program):
    loop = first(program, lp.Loop)
    assert said(with_(program, dataclasses.replace(loop, body=(dataclasses.replace(loop, body=()),)))) == (
        f"the variable {loop.var.name} is that of a loop around it"
    )


def test_an_operation_at_two_places(program):
    """Its two places would have one number. An equal operation is another one."""
    barrier = first(program, lp.Barrier)
    assert said(with_(program, barrier)) == "the same operation stands once more"
    assert list(faults(with_(program, dataclasses.replace(barrier)))) == []


def test_tiles_that_overlap(program):
    first_tile, *others = program.placements
    moved = dataclasses.replace(others[0], offset=first_tile.offset)
    text = list(faults(dataclasses.replace(program, placements=(first_tile, moved, *others[1:]))))
    assert text == [f"tiles overlap at byte {first_tile.offset} of LDS"]


def test_a_tile_beyond_the_lds(program):
    assert len(list(faults(dataclasses.replace(program, lds_bytes=16)))) == len(program.placements)


def test_a_name_for_two_things(program):
    address = program.addresses[0]
    twice = dataclasses.replace(program, addresses=(*program.addresses, address))
    assert said(twice) == f"the name '{address.name}' stands for two things"


def test_the_pass_is_named(program):
    with pytest.raises(AssertionError) as error:
        verify(with_(program, lp.Wait(None, 64, None)), "waits")
    assert str(error.value) == f"'{program.kernel.name}' is not well-formed after waits: Wait: a count of 64, where the counter has 0..63"


@pytest.mark.sample("place_waits-the waits")
@pytest.mark.parametrize("name, after", [("in_accumulators", "the accumulators"), ("place_waits", "the waits")])
def test_a_pass_that_breaks_the_program_is_named(monkeypatch, name, after):
    """No check finds it, and the compiler might take it."""
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "0")  # a kernel from the cache takes no pass
    real = getattr(stages, name)

    def broken(program, *rest, **options):
        made = real(program, *rest, **options)
        wait = lp.Wait(None, 64, None)
        return with_(made, wait) if isinstance(made, lp.Program) else (with_(made[0], wait), made[1])

    monkeypatch.setattr(stages, name, broken)
    with pytest.raises(AssertionError) as error:
        KERNELS["K01"].kernel.lower(target="gfx942", M=128, N=128, K=128)
    assert str(error.value) == f"'gemm' is not well-formed after {after}: Wait: a count of 64, where the counter has 0..63"


def test_another_program_for_the_listing_is_verified(program, monkeypatch):
    """Each program that a retry makes; the first of all has been verified behind the waits."""
    broken = with_(program, lp.Wait(None, 64, None))
    monkeypatch.setattr(attempts, "next_try", lambda *_: broken)
    with pytest.raises(AssertionError, match="is not well-formed after a retry: Wait: a count of 64"):
        attempts.compiled(program, lambda: program, lambda trial: (trial, []))
