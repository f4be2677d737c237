"""Scripts run in this process as a new Python would run them, without the seconds that each new process takes to import torch and tiledsl."""

from __future__ import annotations

import contextlib
import io
import pathlib
import runpy
import sys
import traceback

import pytest


class Finished:
    """What a script printed, and its exit status."""

    def __init__(self, together: bool) -> None:
        self.returncode, self.out = 0, io.StringIO()
        self.err = self.out if together else io.StringIO()

    @property
    def stdout(self) -> str:
        return self.out.getvalue()

    @property
    def stderr(self) -> str:
        return self.err.getvalue()


def run_script(path: pathlib.Path, *arguments: str, given: str = "", together: bool = False) -> Finished:
    """Run a file as `__main__`, its folder first among those of modules, with `given` as standard input. Modules of that folder are imported anew, and are
    gone afterwards. `together`: both outputs into one, in their order."""
    done, before = Finished(together), set(sys.modules)
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(done.out), contextlib.redirect_stderr(done.err):
        patch.setattr(sys, "argv", [str(path), *arguments])
        patch.setattr(sys, "stdin", io.StringIO(given))
        patch.setattr(sys, "path", [str(path.parent), *sys.path])
        try:
            runpy.run_path(str(path), run_name="__main__")
        except SystemExit as end:
            done.returncode = _status(end)
        except Exception:
            traceback.print_exc()
            done.returncode = 1
        for name in set(sys.modules) - before:
            if pathlib.Path(getattr(sys.modules[name], "__file__", None) or "/").parent == path.parent:
                del sys.modules[name]
    return done


def _status(end: SystemExit) -> int:
    """The status of a process that ends in this way."""
    if isinstance(end.code, int) or end.code is None:
        return end.code or 0
    print(end.code, file=sys.stderr)
    return 1
