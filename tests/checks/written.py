"""Write an edited source into the working directory."""

import pathlib


def written(name: str, source: str, edits: tuple[tuple[str, str], ...]) -> None:
    for old, new in edits:
        assert source.count(old) == 1
        source = source.replace(old, new)
    pathlib.Path(f"{name}.py").write_text(source)
