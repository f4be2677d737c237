"""How Sphinx makes the site of these pages: `make docs`, into build/docs. Nothing is loaded from a network, when it is
made or when it is read.
"""

import pathlib
import tomllib

PROJECT = tomllib.loads((pathlib.Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project, version, author = PROJECT["name"], PROJECT["version"], ""
html_title = f"{project} {version}"
html_theme = "furo"
html_theme_options = {"footer_icons": []}
html_static_path, html_css_files = ["static"], ["site.css"]
html_copy_source, html_show_copyright, html_show_sphinx = False, False, False
html_show_search_summary = False  # it would be fetched, which browsers refuse to pages that are opened as files

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3  # as a repository's pages have them
nitpicky = True
highlight_language = "none"


def _titled(app, doctree, docname):
    """Give links whose text is the name of a page, as a repository shows them, the title of the page."""
    from docutils import nodes

    for link in doctree.findall(nodes.reference):
        page = link.astext().removesuffix(".md")
        if link.astext().endswith(".md") and page in app.env.titles:
            for text in list(link.findall(nodes.Text)):
                text.parent.replace(text, nodes.Text(app.env.titles[page].astext()))


def setup(app):
    """Connect what the pages need."""
    app.connect("doctree-resolved", _titled)
