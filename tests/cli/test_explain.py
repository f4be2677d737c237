"""`tiledsl explain`: its output for one code, for all codes, and for unknown codes."""

import pathlib

import pytest

from tests.cli.command import run
from tiledsl.tools.codes import codes


def test_a_code(capsys):
    expected = """\
TD402, error: Warps pass different numbers of barriers.

Usual cause: A barrier stands under a condition that some warps do not meet, or in one role and not in the other. Warps then wait for ever, or until others end.

Usual fix: Let every warp reach every barrier.

A kernel with this mistake (-), and its correction (+):

      @td.kernel(warps=2)
      def copy(a: td.gl[td.f32, 64, 32], c: td.gl[td.f32, 64, 32]):
          td.grid(1)
          if td.warp_id() == 0:
              td.store(c[0, 0], td.load(a[0, 0], (32, 32)))
    -         td.barrier()
          else:
              td.store(c[1, 0], td.load(a[1, 0], (32, 32)))
    +     td.barrier()
"""
    assert run(capsys, "explain", "TD402") == (0, expected, "")
    assert run(capsys, "explain", "td402") == run(capsys, "explain", "402") == (0, expected, "")


def test_what_an_example_needs_is_said(capsys):
    assert "\n\nA kernel with this mistake on gfx90a (-), and its correction (+):\n\n" in run(capsys, "explain", "TD152")[1]
    assert "\n\nA kernel with this mistake, found once it is compiled (-), and its correction (+):\n\n" in run(capsys, "explain", "TD210")[1]


def test_a_code_without_an_example(capsys):
    expected = """\
TD801, error: No compiler was found.

Usual cause: No clang with the AMDGPU backend is in the places that are searched, nor the `ziglang` package.

Usual fix: Install a clang, or name one: see `docs/dependencies.md`.
"""
    assert run(capsys, "explain", "TD801") == (0, expected, "")


def test_several_codes(capsys):
    alone = [run(capsys, "explain", name)[1] for name in ("TD801", "TD402")]
    assert run(capsys, "explain", "TD801", "TD402") == (0, "\n\n".join(alone), "")


def test_all_codes(capsys):
    status, out, err = run(capsys, "explain")
    lines = out.splitlines()
    assert (status, err) == (0, "") and [line[:5] for line in lines] == list(codes())
    assert "TD702  warning  A shared tile is never used." in lines


@pytest.mark.parametrize(
    "name, near",
    [("TD4O1", " (did you mean 'TD401'?)"), ("TD4012", " (did you mean 'TD401'?)"), ("TD999", ""), ("TD", ""), ("barrier", "")],
)
def test_a_code_that_there_is_not(capsys, name, near):
    assert run(capsys, "explain", name) == (2, "", f"tiledsl: there is no code '{name}'{near}: `tiledsl explain` lists all\n")


def test_the_codes_that_the_refusals_name_are_explained(capsys, tmp_path, monkeypatch):
    """From the first line of a refusal to the explanation of its code."""
    monkeypatch.chdir(tmp_path)
    pathlib.Path("wrong.py").write_text(codes()["TD402"].wrong)
    status, out, _ = run(capsys, "check", "wrong.py")
    assert status == 1 and run(capsys, "explain", out[len("error[") :][:5])[1].startswith("TD402, error: ")


def test_the_page_of_a_port_has_no_comments(capsys):
    status, out, err = run(capsys, "explain", "port")
    assert (status, err) == (0, "") and "<!--" not in out and "## Sixteen questions\n" in out
