"""The search: what it profiles, what it counts, and that nothing is lost when it or its workers are stopped."""

import dataclasses
import errno
import json
import math
import os
import random
from concurrent.futures import BrokenExecutor

import numpy as np
import pytest

from tests.schemas import validate
from tests.tune.executors import Here, Losing
from tests.tune.kernels import file_of_copies
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import ToolchainError, UsageError
from tiledsl.tools.cli.kernels import load_module
from tiledsl.tools.tune.journal import Journal
from tiledsl.tools.tune.search import search
from tiledsl.tools.tune.surrogate import corrected, improvements, likeness_of
from tiledsl.tools.tune.trial import ASSESSED, PROFILED, TRIALS, Outcome

CHIP = CHIPS["MI300X"]


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    return load_module(file_of_copies(tmp_path_factory.mktemp("copies"))).copies


def time_of(task) -> float:
    """A time that depends on the tile alone: taller tiles are faster, narrow ones slower."""
    rows, cols = (math.prod(shape) for shape in ([64 * 256 // task.kernel.grid[0].value // 64], [64 // task.kernel.grid[1].value]))
    return 100 / rows + (20 if cols == 32 else 10)


@pytest.fixture
def modelled(monkeypatch):
    """Profiles in no time: a formula stands for the model."""

    def profiled(task):
        return Outcome(PROFILED, time_us=time_of(task), low_us=1, high_us=2, limit="HBM")

    monkeypatch.setitem(TRIALS, PROFILED, profiled)


def searched(kernel, executor, **options):
    return search("copies", kernel.variants(), dict(M=256), CHIP, executor, **options)


def test_a_small_space_by_the_model_itself(copies):
    """One variant is compiled; of the others one is refused by its plan, and one by its capture, of which no worker is asked."""
    executor = Here()
    found = search("copies", [copies.variant(ROWS=64), copies.variant(ROWS=24), copies.variant(ROWS=0)], dict(M=256), CHIP, executor)
    assert executor.calls == ["assessed", "assessed", "profiled"]
    best = found.best
    assert best.variant.name == "copies(ROWS=64)" and best.time_us == copies.profile(chip="MI300X", M=256, ROWS=64).time_us.likely
    assert found.counts == {"refused": 2, "bounded": 0, "profiled": 1} and found.refused_by_code == {"TD105": 1, "TD135": 1} and found.proved
    validate("tune", {"schema": 1, "tiledsl": "0", "searches": [found.as_dict()]})


def test_refused_variants_are_counted_and_not_profiled(copies, modelled):
    found = searched(copies, Here(), trials=100)
    assert found.counts == {"refused": 2, "bounded": 0, "profiled": 6} and found.refused_by_code == {"TD135": 2}
    assert found.best.variant.name == "copies(ROWS=64, COLS=64)" and found.proved
    assert [row.time_us for row in found.ranked] == sorted(row.time_us for row in found.ranked)
    assert "  2 refused: 2 by TD135\n    TD135: a 24x32 register tile of f32 " in found.text and "\n      of copies(ROWS=24, COLS=32)\n" in found.text


@pytest.mark.parametrize("trials", (1, 3, 4))
def test_no_more_variants_are_profiled_than_asked_for(copies, modelled, trials):
    executor = Here()
    found = searched(copies, executor, trials=trials)
    assert executor.calls.count("profiled") == trials == found.counts["profiled"] and not found.proved
    assert found.below == 6 - trials


def test_variants_whose_bound_is_above_the_best_time_are_left_out(copies, monkeypatch, modelled):
    """The two fastest by their bounds are tried; then the best time is below the bounds of the others."""

    def assessed(task):
        return Outcome(ASSESSED, least_us=time_of(task) * 0.9, likely_us=time_of(task))

    monkeypatch.setitem(TRIALS, ASSESSED, assessed)
    found = searched(copies, Here(), trials=4)
    assert found.counts["profiled"] == 2 and found.below == 0 and found.proved


def test_the_profiles_that_take_long_start_first(copies, modelled, monkeypatch):
    """A profile takes long where the bound does: in a round, the workers end at nearly the same time."""
    begun = []

    def assessed(task):
        return Outcome(ASSESSED, least_us=1, likely_us=time_of(task), seconds=time_of(task))

    def profiled(task):
        begun.append(time_of(task))
        return Outcome(PROFILED, time_us=time_of(task))

    monkeypatch.setitem(TRIALS, ASSESSED, assessed)
    monkeypatch.setitem(TRIALS, PROFILED, profiled)
    searched(copies, Here(), trials=100)
    assert len(set(begun)) > 2 and begun == sorted(begun, reverse=True)


def test_a_seed_gives_one_order(copies, modelled):
    first, again = (searched(copies, Here(), trials=3, seed=7) for _ in range(2))
    assert [row.state for row in first.rows] == [row.state for row in again.rows]


def test_sizes_that_are_missing_end_the_search(copies):
    with pytest.raises(UsageError, match="no size or option 'N'"):
        search("copies", copies.variants(), dict(N=256), CHIP, Here())


# --------------------------------------------------------------------------------------------- corrections of estimates


def test_the_correction_finds_what_an_option_costs():
    """The estimate knows one option alone; a quarter of the variants shows the factor of the other."""
    labels = [dict(A=a, B=b) for a in range(8) for b in (False, True)]
    estimates = np.array([100.0 + one["A"] for one in labels])
    true = estimates * np.array([0.5 if one["B"] else 1.0 for one in labels])
    some = random.Random(0).sample(range(16), 4)
    means, deviations = corrected(likeness_of(labels), estimates, {place: true[place] for place in some})
    assert {place for place in np.argsort(means)[:8].tolist()} == {place for place, one in enumerate(labels) if one["B"]}
    assert set(np.argsort(deviations)[:4].tolist()) == set(some)  # what was tried is known best


def test_the_next_trial_is_where_most_is_expected():
    """Of equal estimates, the variant like the fast one promises more than the one like the slow one, and both more than those tried."""
    labels = [dict(A=1, B=1), dict(A=2, B=2), dict(A=1, B=3), dict(A=2, B=3)]
    gains = improvements(likeness_of(labels), np.full(4, 100.0), {0: 50.0, 1: 200.0})
    assert np.argsort(-gains).tolist()[0] == 2 and gains[3] > gains[1] and (gains >= 0).all()


def test_variants_are_as_alike_as_their_labels():
    alike = likeness_of([dict(A=1), dict(A=True), dict(A=1.0), dict(A=1, B=2), dict(A=1)])
    assert (np.diag(alike) == 1).all() and alike[0, 4] == 1
    assert alike[0, 1] == alike[0, 2] == 0.25 and alike[0, 3] == 0.25  # 1, True and 1.0 are different values
    assert np.linalg.eigvalsh(alike).min() > -1e-9


# ------------------------------------------------------------------------------------------------- stopped and gone on


def test_an_interrupted_search_goes_on(copies, modelled, tmp_path):
    whole = searched(copies, Here(), trials=4)
    with Journal(tmp_path / "j.jsonl") as journal, pytest.raises(KeyboardInterrupt):
        searched(copies, Here(stop_after=8 + 2 - 1), trials=4, journal=journal)  # within the first round of profiles
    executor = Here()
    with Journal(tmp_path / "j.jsonl") as journal:
        found = searched(copies, executor, trials=4, journal=journal)
    assert [row.state for row in found.rows] == [row.state for row in whole.rows] and found.best.variant == whole.best.variant
    assert found.resumed + len(executor.calls) == 8 + 4
    executor = Here()
    with Journal(tmp_path / "j.jsonl") as journal:
        again = searched(copies, executor, trials=4, journal=journal)
    assert executor.calls == [] and again.resumed == 12 and again.best.variant == whole.best.variant
    below = f"  {whole.below} variants without a prediction, with a bound below the best time"
    assert whole.below > 0 and whole.text.endswith(below) and again.text.endswith(f"{below}\n  12 trials from the journal")


def test_variants_that_are_one_kernel_have_one_trial(copies, modelled, tmp_path):
    """Also those of later rounds; such a trial does not come from the journal."""
    same = [dataclasses.replace(one, labels={**one.labels, "TWICE": twice}) for twice in (False, True) for one in copies.variants()]
    executor = Here()
    with Journal(tmp_path / "j.jsonl") as journal:
        found = search("copies", same, dict(M=256), CHIP, executor, trials=100, journal=journal)
    assert (executor.calls.count("assessed"), executor.calls.count("profiled"), found.resumed) == (8, 6, 0)
    assert found.counts == {"refused": 2 * 2, "bounded": 0, "profiled": 2 * 6} and found.proved
    assert len({row.time_us for row in found.rows[:8]}) == len({row.time_us for row in found.rows}) and "journal" not in found.text


def test_trials_of_another_chip_or_shape_do_not_count(copies, modelled, tmp_path):
    for number, (sizes, chip) in enumerate(((256, "MI300X"), (256, "MI325X"), (512, "MI300X"))):
        with Journal(tmp_path / "j.jsonl") as journal:
            found = search("copies", copies.variants(), dict(M=sizes), CHIPS[chip], Here(), journal=journal)
        assert found.resumed == 0, number


def test_a_journal_counts_where_the_file_lies_elsewhere_and_its_lines_are_others(copies, modelled, tmp_path):
    with Journal(tmp_path / "j.jsonl") as journal:
        searched(copies, Here(), trials=4, journal=journal)
    moved = file_of_copies(tmp_path)
    moved.write_text("# another line\n" + moved.read_text())
    executor = Here()
    with Journal(tmp_path / "j.jsonl") as journal:
        again = searched(load_module(moved).copies, executor, trials=4, journal=journal)
    assert executor.calls == [] and again.resumed == 12


def test_bounds_of_other_estimates_are_made_again_and_predictions_count(copies, modelled, tmp_path, monkeypatch):
    with Journal(tmp_path / "j.jsonl") as journal:
        searched(copies, Here(), trials=4, journal=journal)
    monkeypatch.setattr("tiledsl.tools.tune.search.ESTIMATE", 1)
    executor = Here()
    with Journal(tmp_path / "j.jsonl") as journal:
        again = searched(copies, executor, trials=4, journal=journal)
    assert executor.calls == ["assessed"] * 8 and again.resumed == 4


def test_a_lost_trial_is_done_once_more(copies, modelled):
    found = searched(copies, Losing(1), trials=100)
    assert found.counts["profiled"] == 6 and found.lost == 0 and found.proved


def test_a_trial_that_is_lost_twice_is_said_and_not_kept(copies, modelled, tmp_path):
    with Journal(tmp_path / "j.jsonl") as journal:
        found = searched(copies, Losing(2), journal=journal)
    assert found.lost == 8 and found.best is None and not found.proved
    assert "\n  no variant has a prediction\n" in found.text and "refused" not in found.text
    said = "  8 trials lost twice with the workers: a second run tries again\n  note: the last lost trial ended with BrokenExecutor: the worker was killed"
    assert found.text.endswith(said)
    assert len((tmp_path / "j.jsonl").read_text().splitlines()) == 1


def test_what_loses_a_trial_is_said_once(copies, modelled):
    """As where the workers have another tiledsl, or none."""

    class Without(Here):
        def submit(self, fn, /, *args, **kwargs):
            future = super().submit(len, ())
            future._exception, future._result = ModuleNotFoundError("No module\nnamed 'tiledsl'"), None
            return future

    found = searched(copies, Without())
    assert found.notes == ("the last lost trial ended with ModuleNotFoundError: No module named 'tiledsl'",)
    assert searched(copies, Losing(1)).notes == ()


def test_futures_of_another_library(copies):
    class Other(Here):
        def submit(self, fn, /, *args, **kwargs):
            return 3

    with pytest.raises(UsageError, match="the executor's submit returns 3, and a Future of concurrent.futures is needed: pass an Executor"):
        searched(copies, Other())
    with pytest.raises(UsageError, match="a search takes an executor of concurrent.futures, and got None: pass ProcessPoolExecutor"):
        searched(copies, None)


def test_an_executor_that_has_ended(copies):
    class Ended(Here):
        def submit(self, fn, /, *args, **kwargs):
            raise RuntimeError("cannot schedule new futures after shutdown")

    with pytest.raises(UsageError, match="the executor takes no more trials: RuntimeError: cannot schedule new futures after shutdown"):
        searched(copies, Ended())


def test_an_executor_that_breaks_ends_the_search_and_no_outcome_is_lost(copies, modelled, tmp_path):
    """As ProcessPoolExecutor does where a process is killed."""

    class Broken(Losing):
        def submit(self, fn, /, *args, **kwargs):
            if len(self.calls) == 7 and sum(self.lost.values()) == 8:
                raise BrokenExecutor("a process was terminated")
            self.times = not self.lost
            return super().submit(fn, *args, **kwargs)

    with Journal(tmp_path / "j.jsonl") as journal, pytest.raises(UsageError, match="the executor takes no more trials: BrokenExecutor: a process"):
        searched(copies, Broken(1), trials=4, journal=journal)
    with Journal(tmp_path / "j.jsonl") as journal:
        assert searched(copies, Here(), trials=4, journal=journal).resumed == 7


@pytest.mark.parametrize("error", (BrokenExecutor("a process was terminated"), KeyboardInterrupt()))
def test_an_executor_that_breaks_while_trials_are_submitted_loses_no_outcome(copies, tmp_path, error):
    class Broken(Here):
        def submit(self, fn, /, *args, **kwargs):
            if len(self.calls) == 3:
                raise error
            return super().submit(fn, *args, **kwargs)

    with Journal(tmp_path / "j.jsonl") as journal, pytest.raises((UsageError, KeyboardInterrupt)):
        searched(copies, Broken(), journal=journal)
    with Journal(tmp_path / "j.jsonl") as journal:
        assert searched(copies, Here(), trials=0, journal=journal).resumed == 3


def test_an_interrupt_between_the_end_of_a_trial_and_its_line_loses_no_outcome(copies, tmp_path, monkeypatch):
    add, interrupts = Journal.add, [KeyboardInterrupt()]

    def interrupted(*arguments):
        if interrupts:
            raise interrupts.pop()
        add(*arguments)

    monkeypatch.setattr(Journal, "add", interrupted)
    with Journal(tmp_path / "j.jsonl") as journal, pytest.raises(KeyboardInterrupt):
        searched(copies, Here(), journal=journal)
    with Journal(tmp_path / "j.jsonl") as journal:
        assert searched(copies, Here(), trials=0, journal=journal).resumed == 8


def test_a_compiler_that_is_missing_on_one_worker_loses_no_outcome_of_the_others(copies, tmp_path):
    class Without(Here):
        def submit(self, fn, /, *args, **kwargs):
            future = super().submit(fn, *args, **kwargs)
            if len(self.calls) == 5:
                future._exception = ToolchainError("no clang")
            return future

    with Journal(tmp_path / "j.jsonl") as journal, pytest.raises(ToolchainError, match="no clang"):
        searched(copies, Without(), journal=journal)
    with Journal(tmp_path / "j.jsonl") as journal:
        assert searched(copies, Here(), trials=0, journal=journal).resumed == 7


def test_arguments_of_other_types(copies):
    with pytest.raises(UsageError, match=r"search takes a chip, chip_named\('MI300X'\), and got 'MI300X'"):
        search("copies", copies.variants(), dict(M=256), "MI300X", Here())
    with pytest.raises(UsageError, match=r"search takes variants, copies\.variants\(\), and got the kernel 'copies'"):
        search("copies", copies, dict(M=256), CHIP, Here())


def test_a_defect_in_one_trial_stops_no_search(copies, monkeypatch):
    monkeypatch.setattr("tiledsl.tools.tune.trial.assess", lambda *_: 1 / 0)
    found = searched(copies, Here())
    assert found.refused_by_code == {"TD000": 8} and found.best is None
    message = "unexpected ZeroDivisionError: division by zero: if it comes again, report it"
    assert found.rows[0].refusal.message == message
    assert "every variant is refused" in found.text and found.text.endswith(f"\n    TD000: {message}\n      of copies(ROWS=16, COLS=32)")


# ---------------------------------------------------------------------------------------------------------- the journal


def line(identity: str, **fields) -> str:
    return json.dumps({"identity": identity, "variant": "x", "stage": "profile", **fields}) + "\n"


HEAD = '{"journal": 1}\n'


def opened(path, text):
    path.write_text(text)
    return Journal(path)


def test_a_line_that_is_cut_off_is_left_out_and_said(tmp_path):
    path = tmp_path / "j.jsonl"
    with opened(path, HEAD + line("a", time_us=2.5) + line("b", time_us=3)[:-9]) as journal:
        assert journal.notes == [f"the last line of {journal.shown} is cut off: its trial is done again"]
        assert journal.known("a", PROFILED).time_us == 2.5 and journal.known("b", PROFILED) is None
        journal.add("b", "x", Outcome(PROFILED, time_us=3.0))
    with Journal(path) as journal:
        assert journal.notes == [] and journal.known("b", PROFILED).time_us == 3.0


NO_TRIALS = ("not JSON\n", "3\n", f"{'[' * 100_000}\n", '{"stage": "profile"}\n', line("a", time_us="fast"), line("a", stage="guess"), line("a"))
NO_TIMES = tuple(line("a", time_us=time) for time in (math.nan, math.inf, -1.0, 0, True, 10**400))


@pytest.mark.parametrize("wrong", (*NO_TRIALS, *NO_TIMES))
def test_lines_that_are_no_trials_are_left_out_and_said(tmp_path, wrong):
    with opened(tmp_path / "j.jsonl", HEAD + wrong + line("b", code="TD201", message="too large")) as journal:
        assert journal.notes == [f"line 2 of {journal.shown} is no trial, and is left out"]
        assert journal.known("a", PROFILED) is None and journal.known("b", PROFILED).is_refused


def test_many_lines_that_are_no_trials_are_said_in_one_note(tmp_path):
    with opened(tmp_path / "j.jsonl", HEAD + line("a", time_us=2.5) + "no\n" * 300) as journal:
        assert journal.notes == [f"300 lines of {journal.shown}, from line 3 on, are no trials: left out"]
        assert journal.known("a", PROFILED).time_us == 2.5


@pytest.mark.parametrize(
    "text, said",
    [
        ("print(1)\n", "is no journal of a search"),
        ("print(1)", "is no journal of a search"),
        ("print(1)\nprint(2)", "is no journal of a search"),
        ('{"rows": []}', "is no journal of a search"),
        ("\n", "is no journal of a search"),
        ('{"journal": 2}\n', "is a journal of format 2, and this version writes format 1"),
        ('{"journal": 2}\n{"iden', "is a journal of format 2, and this version writes format 1"),
        ('{"journal": "1"}\n', "is a journal of format '1', and this version writes format 1"),
    ],
)
def test_files_that_are_no_journals_stay_as_they_are(tmp_path, text, said):
    with pytest.raises(UsageError, match=said):
        opened(tmp_path / "j.jsonl", text)
    assert (tmp_path / "j.jsonl").read_text() == text


@pytest.mark.parametrize("end", range(1, len(HEAD)))
def test_a_journal_whose_first_line_is_cut_off_begins_anew(tmp_path, end):
    """As of a machine that stopped: no trial is lost."""
    with opened(tmp_path / "j.jsonl", HEAD[:end]) as journal:
        assert journal.notes == [f"the last line of {journal.shown} is cut off: its trial is done again"]
    with Journal(tmp_path / "j.jsonl") as journal:
        assert journal.notes == []
    assert (tmp_path / "j.jsonl").read_text() == HEAD


def test_a_journal_that_was_edited_and_is_cut_off_stays_a_journal(tmp_path):
    """A first line with other blanks, and without an end."""
    with opened(tmp_path / "j.jsonl", '{"journal":1}') as journal:
        journal.add("a", "copies()", Outcome(PROFILED, time_us=2.5))
    with Journal(tmp_path / "j.jsonl") as journal:
        assert journal.notes == [] and journal.known("a", PROFILED).time_us == 2.5


def test_a_journal_that_is_read_in_parts(tmp_path, monkeypatch):
    """As one of more than two gigabytes: no part is taken for the whole."""
    read = os.read
    monkeypatch.setattr(os, "read", lambda file, count: read(file, min(count, 7)))
    text = HEAD + line("a", time_us=2.5) + line("b", time_us=3)
    with opened(tmp_path / "j.jsonl", text) as journal:
        assert journal.notes == [] and journal.known("b", PROFILED).time_us == 3
    assert (tmp_path / "j.jsonl").read_text() == text


def test_texts_that_have_no_encoding_are_kept(tmp_path):
    """Names of files, in the messages of refusals, are bytes on some systems."""
    outcome = Outcome(PROFILED, "TD201", "of c\udcff.py")
    for _ in range(2):
        with Journal(tmp_path / "j.jsonl") as journal:
            assert journal.notes == []
            journal.add("a", "copies(NAME='\ud800')", outcome)
    with Journal(tmp_path / "j.jsonl") as journal:
        assert journal.notes == [] and journal.known("a", PROFILED) == outcome


def test_a_pipe_is_no_journal(tmp_path):
    os.mkfifo(tmp_path / "j.jsonl")
    with pytest.raises(UsageError, match=r"cannot read the journal .*j\.jsonl: Illegal seek"):
        Journal(tmp_path / "j.jsonl")
    with pytest.raises(UsageError, match="cannot write to the journal .*: embedded null byte"):
        Journal("j\0")


def test_one_search_at_a_time_writes_a_journal(tmp_path):
    with Journal(tmp_path / "j.jsonl"), pytest.raises(UsageError, match="another search writes to"):
        Journal(tmp_path / "j.jsonl")
    with pytest.raises(UsageError, match="cannot write to the journal .*: Is a directory"):
        Journal(tmp_path)


def test_a_journal_on_a_disk_that_is_full(tmp_path, monkeypatch):
    def full(file, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    with Journal(tmp_path / "j.jsonl") as journal:
        monkeypatch.setattr(os, "write", full)
        with pytest.raises(UsageError, match=r"cannot write to the journal .*j\.jsonl: No space left on device"):
            journal.add("b", "x", Outcome(PROFILED, time_us=3.0))
        monkeypatch.undo()
