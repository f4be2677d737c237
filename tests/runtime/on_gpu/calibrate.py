"""benchmarks/calibrate.py on the stand-in: the kernels are launched, the times are said to be no GPU's, and no file is written."""

import itertools
import pathlib

import pytest

from benchmarks import calibrate


def refused(capsys):
    assert calibrate.main(["mine.toml"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("NOT A GPU'S TIMES: this device is a stand-in for the HIP runtime, whose launches the interpreter executes\n")
    assert err == "error: mine.toml is not written: the times are no GPU's\n" and not pathlib.Path("mine.toml").exists()
    return out


def test_no_figures_from_a_stand_in(gpu, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    whole = calibrate.Calibration.unit
    monkeypatch.setattr(calibrate.Calibration, "unit", lambda self: itertools.islice(whole(self), 2))
    assert "chain of v_add_f32" in refused(capsys)
    assert calibrate.main(["--chip", "MI355X"]) == 2
    assert capsys.readouterr().err == "error: device 0 (gfx942) is gfx942, and MI355X is gfx950: name the GPU's own chip\n"


@pytest.mark.thorough
def test_every_kernel(gpu, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    out = refused(capsys)
    assert (out.count("ds_read_b128, "), out.count("-way conflicts"), out.count("ds_read_b128, 1 warp, unaligned")) == (9, 8, 1)
