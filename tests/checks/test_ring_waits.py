"""Waits around rings of buffers that the device's own step chooses: what is read in a step came some steps before it, and what came since is still under way.

Which waits are enough is said by a replay of every warp's counters, which knows nothing of the checks, and by the interpreter.
"""

import dataclasses
import pathlib
import re
from collections.abc import Iterator

import pytest

import tiledsl as td
from examples import ping_pong_direct
from tests.checks.conftest import edited, kernel_in
from tests.checks.rings import NAMES, ONE_BLOCK, STEPS, ring, target_of
from tests.data import integers, product
from tests.kernels.dynamic import dynamic
from tests.mistakes.wait_replay import waited
from tiledsl.compile.verify import finished, instances_of, verified
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.program import operations as lp
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.launch import execute

OF_A_STEP = 2  # instructions of a warp that bring or write a step's two tiles
RIGHT = [(name, buffers) for name in NAMES for buffers in (2, 3, 4) if (name, buffers) != ("reads_over_barriers", 2)]
COUNTS = ("left", "drained")
RUN_TIME_K = td.dyn("K", multiple=32, least=64)


def said(folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, name: str, *edits: tuple[str, str], **options: int) -> str:
    """What the checks say to a kernel of the file with those edits."""
    path = edited(folder, "rings", *edits)
    monkeypatch.chdir(folder)
    return "\n\n".join(one.render() for one in judged(kernel_in(path, name), **options)[1])


def judged(kernel: Kernel, sizes: dict[str, int] = ONE_BLOCK, **options: int) -> tuple[lp.Program, list[Diagnostic]]:
    """The program, and what the checks say to it."""
    target = target_of(kernel)
    captured = kernel.capture(target, {**{name: size for name, size in sizes.items() if name in kernel.parameters.dimensions}, **options})
    run_time = {size.name: sizes[size.name] for size in captured.dynamic}
    return finished(verified(captured, target, instances_of(captured, run_time)))


@pytest.mark.sample("direct_first-2")
@pytest.mark.parametrize("name, buffers", RIGHT)
def test_right_waits_pass(name, buffers):
    program, found = judged(ring(name), buffers=buffers)
    assert found == [] and waited(program)


@pytest.mark.sample("direct_first-2-left")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("name, buffers", RIGHT)
def test_each_of_them_weakened_by_one_is_refused(name, buffers, count):
    program, found = judged(ring(name), buffers=buffers, **{count: 1})
    assert [one.code for one in found] == ["TD405"] and not waited(program)


def test_two_buffers_are_too_few_for_reads_that_stay_in_flight_over_a_barrier():
    program, found = judged(ring("reads_over_barriers"), buffers=2)
    assert [one.code for one in found] == ["TD405"] and not waited(program)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ("direct_last", "through_registers"))
def test_so_it_is_where_the_call_says_how_many_steps_there_are(name):
    """Two come before the loop."""
    kernel, sizes = dynamic(ring(name), K=RUN_TIME_K), dict(ONE_BLOCK)
    for steps in (2, STEPS):
        sizes["K"] = 32 * steps
        program, found = judged(kernel, sizes)
        assert found == [] and waited(program, {"K": 32 * steps})
    for count in COUNTS:
        assert [one.code for one in judged(kernel, sizes, **{count: 1})[1]] == ["TD405"]


def test_a_load_of_two_steps_before_that_is_left_in_flight(tmp_path, monkeypatch):
    """Those before the loop are there."""
    loop = "    for k in td.range(steps):\n        if k + ahead <= steps:\n"
    drained = (loop, f"    td.wait(vmcnt=0)\n{loop}")
    assert said(tmp_path, monkeypatch, "direct_last", drained, left=1) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> rings.py:56:9
56 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: rings.py:61:13
61 |             td.load(Bs[(k + ahead) % buffers], b[col, k + ahead], direct=True)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: rings.py:58:13
58 |         y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 16..31 of Bs[2], step 2
  ::: rings.py:53:13
53 |             td.wait(vmcnt=LOADS * (ahead - 1) + left)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ got td.wait(vmcnt=3), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=2) before line 56"""


def test_writes_that_are_left_in_flight_at_the_barrier_that_publishes_them(tmp_path, monkeypatch):
    assert said(tmp_path, monkeypatch, "through_registers", left=1) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> rings.py:80:9
80 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: rings.py:77:9
77 |         td.load(Bs[step], b[col, step])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: rings.py:82:13
82 |         y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 16..31 of Bs[0], step 0
  ::: rings.py:79:9
79 |         td.wait(lgkmcnt=WRITES * (ahead - 1) + left)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ got td.wait(lgkmcnt=3), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=2) before line 80"""


def test_reads_that_are_left_in_flight_at_the_barrier_after_which_they_are_overwritten(tmp_path, monkeypatch):
    assert said(tmp_path, monkeypatch, "direct_first", drained=1) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> rings.py:32:9
32 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: rings.py:30:13
30 |         y = td.load(td.subtile(Bs[k % buffers], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: rings.py:24:13
24 |             td.load(Bs[(k + ahead) % buffers], b[col, k + ahead], direct=True)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 overwrites rows 0..15 of Bs[0], step 1
  ::: rings.py:31:9
31 |         td.wait(lgkmcnt=drained)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^ got td.wait(lgkmcnt=1), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 32"""


# ------------------------------------------------------------------------------------------------ waits that are placed


def without_waits(folder: pathlib.Path, name: str) -> Kernel:
    """The kernel with none of the waits, for the compiler to place them."""
    path = edited(folder, "rings")
    path.write_text(re.sub(r"td\.wait\(.*\)", "pass", path.read_text()).replace('waits="manual", ', "").replace(', waits="manual"', ""))
    return kernel_in(path, name)


def at_barriers(body: tuple[lp.Operation, ...]) -> Iterator[lp.Wait]:
    """The waits that stand right before barriers."""
    for one, other in zip(body, body[1:], strict=False):
        if isinstance(one, lp.Wait) and isinstance(other, lp.Barrier):
            yield one
    for operation in body:
        if isinstance(operation, lp.Loop):
            yield from at_barriers(operation.body)


def with_wait(body: tuple[lp.Operation, ...], wait: lp.Wait, other: lp.Wait) -> tuple[lp.Operation, ...]:
    replaced = (other if operation is wait else operation for operation in body)
    return tuple(dataclasses.replace(one, body=with_wait(one.body, wait, other)) if isinstance(one, lp.Loop) else one for one in replaced)


def weaker(wait: lp.Wait) -> Iterator[lp.Wait]:
    if wait.vm is not None:
        yield dataclasses.replace(wait, vm=wait.vm + 1)
    if wait.lgkm is not None:
        yield dataclasses.replace(wait, lgkm=wait.lgkm + 1)


def loop_counts(program: lp.Program) -> list[tuple[int | None, int | None]]:
    (loop,) = (operation for operation in program.body if isinstance(operation, lp.Loop))
    return [(wait.vm, wait.lgkm) for wait in at_barriers(loop.body)]


@pytest.mark.sample("direct_first-2", "direct_last-2")
@pytest.mark.parametrize("buffers", (2, 3, 4))
@pytest.mark.parametrize("name", NAMES)
def test_the_waits_placed_before_barriers_are_the_least(name, buffers, tmp_path):
    """The replay accepts them, and none with a count that leaves one more in flight."""
    program, found = judged(without_waits(tmp_path, name), buffers=buffers)
    assert found == [] and waited(program)
    waits = list(at_barriers(program.body))
    assert waits
    for wait in waits:
        for other in weaker(wait):
            assert not waited(dataclasses.replace(program, body=with_wait(program.body, wait, other)))


@pytest.mark.sample("2")
@pytest.mark.parametrize("buffers", (2, 3, 4))
def test_loads_of_the_steps_between_stay_in_flight(buffers, tmp_path):
    ahead = buffers - 1
    first, last = (loop_counts(judged(without_waits(tmp_path, name), buffers=buffers)[0]) for name in ("direct_first", "direct_last"))
    assert first[0] == (OF_A_STEP * ahead, None)
    assert last == [(OF_A_STEP * (ahead - 1), None)]


@pytest.mark.thorough
def test_ping_pong_whose_buffers_are_numbered_waits_for_no_more_than_where_names_change_places(tmp_path):
    """Half of the warps a phase apart, and loads three half-tiles ahead."""
    example, copy = pathlib.Path(ping_pong_direct.__file__), tmp_path / "by_number.py"
    loop, names = "    for k in td.range(steps):\n", "        tic, toc = toc, tic\n"
    source = example.read_text()
    assert source.count(loop) == source.count(names) == 1
    copy.write_text(source.replace(loop, loop + "        tic, toc = k % 2, (k + 1) % 2\n").replace(names, ""))
    sizes = dict(M=256, N=256, K=64 * 9)
    by_number, by_name = (judged(kernel, sizes)[0] for kernel in (kernel_in(copy, "ping_pong_direct"), ping_pong_direct.ping_pong_direct))
    assert loop_counts(by_name) == loop_counts(by_number) * 2  # two steps to a turn
    assert (6, None) in loop_counts(by_number)


# --------------------------------------------------------------------------------------------------------- as executed


def executed(kernel: Kernel, schedule: str, **options: int) -> tuple[int, bool]:
    """How many hazards the interpreter meets, and whether the product is right."""
    a, b, c = integers(*ONE_BLOCK.values())
    lowered = kernel.lower(target_of(kernel), unchecked=True, **ONE_BLOCK, **options)
    return len(execute(lowered, [a, b, c], schedule=schedule).hazards), bool((c == product(a, b)).all())


@pytest.mark.thorough
@pytest.mark.parametrize("schedule", ("latest", "reversed"))
@pytest.mark.parametrize("name", NAMES)
def test_right_waits_run_clean_and_right(name, schedule, tmp_path):
    assert executed(ring(name), schedule) == (0, True)
    assert executed(without_waits(tmp_path, name), schedule) == (0, True)


@pytest.mark.sample("reads_over_barriers")
@pytest.mark.parametrize("name", NAMES)
def test_a_weaker_one_shows(name):
    assert executed(ring(name), "latest", left=1)[0] > 0
