"""The tuned file: read back as written, the choice by it, and files that are cut off, of another version or wrong."""

import dataclasses
import enum
import math
import os
import pathlib
import time
import types
import warnings

import numpy as np
import pytest

import tiledsl as td
from tests.tune.entries import ONE
from tests.tune.kernels import file_of_copies
from tiledsl.compile import target
from tiledsl.diagnostics import files
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.language.capture.choices import is_value
from tiledsl.runtime import best, tuned
from tiledsl.runtime.tuned import NAME, TunedFileError, merged, parsed, read, written
from tiledsl.tools.cli.kernels import load_module

WIDE = dataclasses.replace(ONE, sizes={"M": 1 << 20}, options={"ROWS": 16, "COLS": 64}, by="measured")
ODD = dataclasses.replace(ONE, space="every", kernel="in_turns", options={"ä b": 'x\n"', "ON": True, "SCALE": 0.1, "ROWS": -3})
TEXT = written([ONE, WIDE, ODD])


@pytest.fixture
def module(tmp_path):
    """The kernels beside a tuned file; a module of its own for each test, since each warns once."""
    (tmp_path / NAME).write_text(TEXT)
    return load_module(file_of_copies(tmp_path))


def test_a_file_is_read_back_as_it_was_written(tmp_path):
    assert parsed(TEXT, "x.toml") == (ONE, WIDE, ODD)
    assert read(tmp_path / NAME) == ()
    assert read(tmp_path / "no folder" / NAME) == ()


@pytest.mark.parametrize("text", ("", "a b", "a.b", "größe", "gemm😀", "\x7f\x80\u2028", "\"\\'#\r\n\t\0", "1", "true", "=", "[[tuned]]"))
def test_any_text_is_read_back(text):
    """Of names of files and of labels, and as a value."""
    entry = dataclasses.replace(ONE, file=text, options={text: text, "B": 1}, sizes={text or "M": 1})
    assert parsed(written([entry, ONE]), "x.toml") == (entry, ONE)


@pytest.mark.parametrize("value", (1, -(2**62), 2**63 - 1, True, 0.1, 1e300, -0.0, 5e-324, "x", "😀"))
def test_values_that_a_file_can_hold(value):
    (entry,) = parsed(written([dataclasses.replace(ONE, options={"A": value})]), "x.toml")
    assert is_value(value) and repr(entry.options) == repr({"A": value})


@pytest.mark.parametrize(
    "value", (2**63, math.nan, math.inf, None, (1, 2), "\udcff", np.float64(0.5), enum.IntEnum("Mode", "A").A, enum.StrEnum("Mode", "A").A, b"x")
)
def test_values_that_a_file_cannot_hold(value):
    """Or that would be read back as another type."""
    assert not is_value(value)


def test_a_mark_of_the_byte_order_is_no_text(module, tmp_path):
    (tmp_path / NAME).write_text(f"\ufeff{TEXT}".replace("\n", "\r\n"), newline="")
    assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"


def test_a_file_with_a_name_that_is_no_text(tmp_path):
    """As on a system whose names are bytes."""
    source = file_of_copies(tmp_path).rename(tmp_path / os.fsdecode(b"c\xff.py"))
    assert tuned.name_of(str(source)) == r"c\xff.py"
    (tmp_path / NAME).write_text(written([dataclasses.replace(ONE, file=tuned.name_of(str(source)))]))
    assert load_module(source).copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"


def test_a_size_beyond_floats(module):
    with pytest.raises(UsageError, match="'a' of kernel 'copies' reaches over .* bytes at these sizes and strides"):
        module.copies.best(chip="MI300X", M=10**400)


def test_a_later_search_replaces_an_entry_of_its_shape():
    later = dataclasses.replace(ONE, options={"ROWS": 16, "COLS": 32})
    assert merged([ONE, WIDE], [later, ODD]) == (later, WIDE, ODD)


def test_best_takes_the_variant_of_the_file(module):
    assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"
    assert module.copies.best("gfx942", M=1 << 20).name == "copies(ROWS=16, COLS=64)"
    assert module.copies.best(chip="MI355X", M=256).name == "copies(ROWS=32, COLS=64)"  # no entry of this chip: the defaults


def test_kernels_of_one_name_in_two_files(module, tmp_path):
    """An entry of another file does not count, and one of this file counts before one without a file."""
    other, own = (dataclasses.replace(ONE, options={"ROWS": rows, "COLS": 64}, file=name) for rows, name in ((16, "other.py"), (64, "copies.py")))
    assert merged([ONE], [other, own]) == (ONE, other, own) and parsed(written([other, ONE, own]), "x.toml") == (other, ONE, own)
    for entries, name in (([other, ONE, own], "copies(ROWS=64, COLS=64)"), ([other, ONE], "copies(ROWS=64, COLS=32)"), ([other], "copies(ROWS=32, COLS=64)")):
        (tmp_path / NAME).write_text(written(entries))
        assert module.copies.best(chip="MI300X", M=256).name == name


def test_between_shapes_the_least_bound_of_those_in_the_file_counts(module):
    found = module.copies.best(chip="MI300X", M=512)
    assert found.name in ("copies(ROWS=64, COLS=32)", "copies(ROWS=16, COLS=64)")


def test_values_that_tune_does_not_list(module, tmp_path):
    """A search with --space finds them, or a hand writes them."""
    (tmp_path / NAME).write_text(TEXT.replace("ROWS = 64", "ROWS = 128"))
    assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=128, COLS=32)"
    assert module.copies.best(chip="MI300X", M=512).name in ("copies(ROWS=128, COLS=32)", "copies(ROWS=16, COLS=64)")
    (tmp_path / NAME).write_text(written([dataclasses.replace(ONE, space="every_copy", options={"ROWS": 96, "COLS": 32})]))
    with pytest.warns(td.TiledslWarning, match="TD882.*names a variant that 'every_copy' does not have.*: a space has the variants that it yields"):
        assert module.every_copy.best(chip="MI300X", M=256).name == "copies(ROWS=16, COLS=32)"


def test_sizes_of_an_entry_that_the_kernel_excludes(module, tmp_path):
    """The variant is checked at these sizes, since `tune` does not list its value."""
    source = (tmp_path / "copies.py").read_text().replace('"M", 64', 'td.dyn("M", multiple=64), 64')
    (tmp_path / "copies.py").write_text(source)
    (tmp_path / NAME).write_text(written([dataclasses.replace(ONE, sizes={"M": 200}, options={"ROWS": 128, "COLS": 32})]))
    with pytest.warns(td.TiledslWarning, match=r"TD882.*names a variant that is refused: copies\(ROWS=128, COLS=32\), for M=200: "):
        assert load_module(tmp_path / "copies.py").copies.best(chip="MI300X", M=256).name == "copies(ROWS=32, COLS=64)"


def test_a_wrong_entry_for_another_shape_is_no_reason_to_leave_out_the_right_one(module, tmp_path):
    """As after a change of the kernel's options, where one shape was searched again. A shape between the two would take either."""
    (tmp_path / NAME).write_text(TEXT.replace("ROWS = 16", "TALL = 16"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"
    with pytest.warns(td.TiledslWarning, match=r"does not have: copies\(TALL=16, COLS=64\), for M=1048576"):
        assert module.copies.best(chip="MI300X", M=512).name == "copies(ROWS=32, COLS=64)"


def test_a_shape_between_those_of_the_file_is_compared_once(module, tmp_path, monkeypatch):
    """Until the file changes; another shape and another chip are compared anew."""
    compared = []
    monkeypatch.setattr(best, "assess", lambda captured, sizes, chip: compared.append(chip.name) or types.SimpleNamespace(likely_us=len(compared)))
    first = module.copies.best(chip="MI300X", M=512)
    assert module.copies.best(chip="MI300X", M=512) is first and module.copies.best("gfx942", M=512) is first and len(compared) == 2
    module.copies.best(chip="MI300X", M=1024)
    assert len(compared) == 4
    (tmp_path / NAME).write_text(written([WIDE]))
    assert module.copies.best(chip="MI300X", M=512).name == "copies(ROWS=16, COLS=64)" and len(compared) == 5
    (tmp_path / NAME).unlink()
    assert module.copies.best(chip="MI300X", M=512).name == "copies(ROWS=32, COLS=64)" and len(compared) == 5


def test_as_many_comparisons_are_kept_as_answers(module, monkeypatch):
    """A program whose shapes are many needs no more memory for each."""
    compared, likely = [], best._likely_us
    monkeypatch.setattr(best, "_KEPT", 1)
    monkeypatch.setattr(best, "_likely_us", lambda variant, shape, chip: compared.append(shape["M"]) or likely(variant, shape, chip))
    for size in (512, 1024, 512):
        module.copies.best(chip="MI300X", M=size)
    assert compared == [512, 512, 1024, 1024, 512, 512]


@pytest.fixture
def readings(monkeypatch):
    """The paths that `best` reads, where every file has been as it is for long."""
    found = []
    monkeypatch.setattr(tuned, "_COARSEST_NS", -1 << 62)
    monkeypatch.setattr(best, "read", lambda path: found.append(path.name) or read(path))
    return found


def test_a_shape_that_was_seen_before_reads_no_file(module, readings):
    """Each spelling of a request is one of its own."""
    for _ in range(3):
        assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"
        assert module.copies.best("gfx942", M=256).name == "copies(ROWS=64, COLS=32)"
        assert module.every_copy.best(chip="MI300X", M=256).name == "copies(ROWS=16, COLS=32)"  # the first: no entry fits
    assert readings == [NAME] * 3


def test_a_file_that_changes_is_read_again(module, tmp_path, readings):
    """Written, removed, written anew, replaced by another, and one that cannot be used."""
    (tmp_path / "aside").write_text(TEXT.replace("ROWS = 64", "ROWS = 32"))
    changes = [
        (lambda: None, "copies(ROWS=64, COLS=32)"),
        (lambda: (tmp_path / NAME).write_text(TEXT.replace("ROWS = 64", "ROWS = 128")), "copies(ROWS=128, COLS=32)"),
        (lambda: (tmp_path / NAME).unlink(), "copies(ROWS=32, COLS=64)"),
        (lambda: (tmp_path / NAME).write_text(TEXT), "copies(ROWS=64, COLS=32)"),
        (lambda: (tmp_path / "aside").replace(tmp_path / NAME), "copies(ROWS=32, COLS=32)"),
    ]
    for number, (change, name) in enumerate(changes, 1):
        change()
        assert [module.copies.best(chip="MI300X", M=256).name for _ in range(2)] == [name] * 2 and len(readings) == number
    (tmp_path / NAME).write_text("format = [")
    with pytest.warns(td.TiledslWarning, match="TD880"):
        module.copies.best(chip="MI300X", M=256)
    assert [module.copies.best(chip="MI300X", M=256).name for _ in range(2)] == ["copies(ROWS=32, COLS=64)"] * 2 and len(readings) == 6


def test_a_change_that_the_clock_of_the_files_does_not_show(module, tmp_path, monkeypatch):
    """A file that was written just now is read each time: a second text of its length may have the same times."""
    now = time.time_ns() + 3600 * 10**9  # no pause of this machine makes it old
    monkeypatch.setattr(best, "state_of", lambda path: (now, now, len(TEXT), 1))
    assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=32)"
    (tmp_path / NAME).write_text(TEXT.replace("ROWS = 64", "ROWS = 32"))
    assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=32, COLS=32)"


def test_a_change_while_the_variants_are_compared(module, tmp_path, monkeypatch):
    """The file was written just before it was read: that it is old when the answer is there says nothing about the time between."""
    begin, text = time.time_ns(), TEXT.replace("ROWS = 64", "ROWS = 32")
    clock = [begin]
    monkeypatch.setattr(tuned.time, "time_ns", lambda: clock[-1])
    monkeypatch.setattr(best, "state_of", lambda path: (begin, begin, len(TEXT), 1))

    def reading(path):
        found = read(path)
        (tmp_path / NAME).write_text(text)
        clock.append(begin + 3600 * 10**9)
        return found

    monkeypatch.setattr(best, "read", reading)
    assert [module.copies.best(chip="MI300X", M=256).name for _ in range(2)] == ["copies(ROWS=64, COLS=32)", "copies(ROWS=32, COLS=32)"]


@pytest.mark.parametrize("size", (256.0, True, "256", None))
def test_a_wrong_size_that_equals_a_right_one(module, readings, size):
    module.copies.best(chip="MI300X", M=256), module.copies.best(chip="MI300X", M=1)
    with pytest.raises(UsageError, match="of kernel 'copies' must be a whole number, at least 1"):
        module.copies.best(chip="MI300X", M=size)


def test_a_size_of_another_library(module, readings):
    """One with a hash is kept as an int is, and one without a hash is none."""
    for _ in range(2):
        assert module.copies.best(chip="MI300X", M=np.int64(256)).name == "copies(ROWS=64, COLS=32)"
    assert module.copies.best(chip="MI300X", M=np.array(256)).name == "copies(ROWS=64, COLS=32)"
    assert readings == [NAME] * 2


def test_with_gpus_of_several_architectures_the_current_one_decides(module, readings, monkeypatch):
    devices = ["gfx950", "gfx942", "gfx942"]
    monkeypatch.setattr(best, "has_several_targets", lambda: True)
    monkeypatch.setattr(target, "device_target", lambda: devices.pop())
    names = [module.copies.best(M=256).name for _ in range(3)]
    assert names == ["copies(ROWS=64, COLS=32)"] * 2 + ["copies(ROWS=32, COLS=64)"] and readings == [NAME] * 3
    for _ in range(2):
        module.copies.best("gfx942", M=256), module.copies.best(chip="MI300X", M=256)
    assert readings == [NAME] * 5


@pytest.mark.parametrize(
    "text, code, said",
    [
        (TEXT[:-40], "TD880", "is no TOML: "),
        (TEXT[: TEXT.rindex("\n[[tuned]]")], "TD880", "is cut off, or entries were deleted: it says entries = 3, and has 2"),
        (TEXT.replace("entries = 3", "entries = 2"), "TD880", "has 3 entries: entries = 2 is not their number"),
        (TEXT.replace("M = 256", f"M = 1{'0' * 5000}"), "TD880", "is no TOML that can be read: a number has too many digits"),
        (f"{TEXT}deep = {'[' * 9000}", "TD880", "is no TOML that can be read: its values are nested too deeply"),
        (TEXT.replace("M = 1048576", "M = 256").replace("measured", "model"), "TD882", "has the same file, space, chip and sizes in entries 1 and 2"),
        ("", "TD880", "has no 'format': it is cut off, or no tuned file"),
        (TEXT[:100], "TD880", "has no 'format': it is cut off, or no tuned file"),
        (TEXT.replace("format = 1", "format = 2"), "TD881", "has format 2, and this version reads format 1"),
        (TEXT.replace("ROWS = 64", "ROWS = 40"), "TD882", "names a variant that is refused: copies(ROWS=40, COLS=32), for M=256: TD135: a 40x32 register"),
        (TEXT.replace("ROWS = 64", "ROWS = 0"), "TD882", "names a variant that is refused: copies(ROWS=0, COLS=32), for M=256: TD105: "),
        (
            TEXT.replace("ROWS = 64", "ROW = 64"),
            "TD882",
            "names a variant that 'copies' does not have: copies(ROW=64, COLS=32), for M=256: there is no option 'ROW' (did you mean 'ROWS'?)",
        ),
        (
            TEXT.replace("ROWS = 64", "ROWS = 64.0"),
            "TD882",
            "names a variant that 'copies' does not have: copies(ROWS=64.0, COLS=32), for M=256: ROWS is 32 by default, and 64.0 is of another type",
        ),
        (TEXT.replace("MI300X", "MI300", 1), "TD882", "has the unknown chip 'MI300' in entry 1 (did you mean 'MI300X'?): there are MI250, MI250X,"),
        (TEXT.replace("MI300X", "mi300x", 1), "TD882", "has the unknown chip 'mi300x' in entry 1 (did you mean 'MI300X'?): there are"),
        (TEXT.replace("M = 256", "m = 256", 1), "TD882", "has an entry of 'copies' for m=256: its sizes are M"),
        (TEXT.replace("M = 256", "M = 256, N = 256", 1), "TD882", "has an entry of 'copies' for M=256, N=256: its sizes are M"),
        (TEXT.replace("M = 256", "M = 0", 1), "TD882", "has the size M = 0 in entry 1: it is a whole number, at least 1, of 64 bits"),
        (TEXT.replace("M = 256", f"M = {2**63}", 1), "TD882", f"has the size M = {2**63} in entry 1: it is a whole number, at least 1, of 64 bits"),
        (TEXT.replace("{ M = 256 }", "{}", 1), "TD882", "has an entry of 'copies' for no sizes: its sizes are M"),
        (TEXT.replace("5.25", "nan", 1), "TD882", "has entry 1 without a proper 'time_us': it is nan"),
        (TEXT.replace("5.25", "inf", 1), "TD882", "has entry 1 without a proper 'time_us': it is inf"),
        (TEXT.replace("5.25", f"1{'0' * 400}", 1), "TD882", "has entry 1 without a proper 'time_us': it is a whole number of 1,329 bits"),
        (TEXT.replace("profiled = 3", "profiled = -3", 1), "TD882", "has entry 1 without a proper 'profiled': it is -3"),
        (TEXT.replace("ROWS = 64", "ROWS = [64]"), "TD882", "has the option ROWS = [64] in entry 1: it is a bool, text, or a finite number of 64 bits"),
        (TEXT.replace('by = "model"', 'by = "guess"', 1), "TD882", "has by = 'guess' in entry 1: it is 'model' or 'measured'"),
        (TEXT.replace("time_us", "time", 1), "TD882", "has 'time' in entry 1 (did you mean 'time_us'?), which no entry has"),
        (TEXT.replace("variants = 8", "variants = true", 1), "TD882", "has entry 1 without a proper 'variants': it is True"),
        (TEXT.replace("[[tuned]]", "[[best]]").replace("format = 1", "format = 1\ntuned = 3"), "TD882", "has a 'tuned' that is no list of entries, [[tuned]]"),
    ],
)
def test_a_file_that_cannot_be_used_is_a_warning_and_the_defaults_are_taken(module, tmp_path, text, code, said):
    (tmp_path / NAME).write_text(text)
    with pytest.warns(td.TiledslWarning) as warned:
        assert module.copies.best(chip="MI300X", M=256).name == "copies(ROWS=32, COLS=64)"
    (finding,) = (one.message.diagnostic for one in warned)
    assert finding.code == code and finding.severity == "warning" and said in finding.message and NAME in finding.message
    assert finding.notes == ("the defaults are used",)
    assert warned[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        module.copies.best(chip="MI300X", M=256)  # said once


@pytest.mark.parametrize(
    "text, help",
    [
        (TEXT.replace("ROWS = 64", "ROW = 64"), "run tiledsl tune again, or correct the entry"),
        (TEXT.replace("M = 256", "m = 256", 1), "correct the entry, or delete it and lower `entries`"),
        (TEXT[:-40], "correct the file (docs/tuning.md describes it), or move it away and run tiledsl tune again"),
    ],
)
def test_the_help_is_to_search_again_only_where_that_helps(module, tmp_path, text, help):
    (tmp_path / NAME).write_text(text)
    with pytest.warns(td.TiledslWarning) as warned:
        module.copies.best(chip="MI300X", M=256)
    assert warned[0].message.diagnostic.helps[0].startswith(help)


def test_a_file_that_is_no_text(tmp_path):
    (tmp_path / NAME).write_bytes(b"\xff\xfe")
    with pytest.raises(TunedFileError, match="TD880.*it is no text in UTF-8"):
        read(tmp_path / NAME)
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    with pytest.raises(TunedFileError, match="TD880.*cannot be read: Is a directory"):
        read(tmp_path / NAME)


def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / NAME)
    with pytest.raises(TunedFileError, match="TD880.*cannot be read: it is a pipe"):
        read(tmp_path / NAME)


def test_a_file_without_an_end(monkeypatch):
    """A device is read to a bound."""
    monkeypatch.setattr(files, "MOST_BYTES", 1000)
    with pytest.raises(TunedFileError, match="TD880.*/dev/full cannot be read: it has more than the 1,000 bytes that tiledsl reads"):
        read(pathlib.Path("/dev/full"))
