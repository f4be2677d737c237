"""The tables of figures in docs/profile.md are those of the model."""

from docs.figures import PAGE, written


def test_the_page_has_the_figures_of_the_model():
    """A figure that changes is written into the page by `python -m docs.figures`."""
    text = PAGE.read_text(encoding="utf-8")
    assert written(text) == text
