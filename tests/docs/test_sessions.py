"""Sessions of pages: how what is shown is held against what is printed, and written anew."""

import pytest

from tests.docs.pages import renewed, session

PRINTED = "".join(f"line {number}\n" for number in range(1, 10))


def page_of(path, shown):
    path.write_text(f"Before\n\n```console\n$ printf 'a\\nb\\nc\\n' | tee x\n{shown}$ true\n```\n\nAfter\n")
    return path


@pytest.mark.parametrize("shown", ["a\nb\nc\n", "…\nc\n", "a\n…\n", "…\nb\n…\n", "a\n…\nb\nc\n", "…\n", "a\n…\nc…\n"])
def test_what_it_shows_is_printed(shown, tmp_path):
    session(page_of(tmp_path / "page.md", shown), tmp_path)


@pytest.mark.parametrize("shown", ["a\nb\n", "b\nc\n", "", "…\na\n", "a\n…\nb\n", "A\n…\n", "a\n\nb\nc\n"])
def test_what_it_shows_is_not_printed(shown, tmp_path):
    page = page_of(tmp_path / "page.md", shown)
    with pytest.raises(AssertionError):
        session(page, tmp_path)
    session(page, tmp_path, update=True)
    session(page, tmp_path)
    assert page.read_text().startswith("Before\n") and page.read_text().endswith("$ true\n```\n\nAfter\n")


@pytest.mark.parametrize(
    "shown, expected",
    [
        ("line 1\nline 2\n", PRINTED),
        ("line 1\n…\nline 8\nline 9\n", "line 1\n…\nline 8\nline 9\n"),
        ("line 0\n…\nline 5\nline six\n…\n", "line 1\n…\nline 5\nline 6\n…\n"),
        ("…\nline 3\nline four\n…\nline 7\n…\nline eight\n", "…\nline 3\nline 4\n…\nline 7\n…\nline 9\n"),
        ("line …\n…\nline ten\n", "line …\n…\nline 9\n"),
    ],
)
def test_what_is_left_out_stays_left_out(shown, expected):
    assert renewed(shown, PRINTED) == expected
