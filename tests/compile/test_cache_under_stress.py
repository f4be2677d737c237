"""The cache of compiled kernels where many processes use it at once, or where it cannot keep anything: the kernel is lowered all the same."""

import os
import pathlib
import subprocess
import sys
import textwrap
import warnings

import pytest

from tests.compile.small import SIZES, small
from tiledsl.compile.compile import lower
from tiledsl.toolchain.cache import Cache, CacheWarning

ROOT = pathlib.Path(__file__).parents[2]


def child(code: str, cache: pathlib.Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "TILEDSL_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", textwrap.dedent(code)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


# Each lowering finds nothing kept and goes all its way, and what it made is read again. The compiler is called once a thread, all at the same time.
EACH = """
    import concurrent.futures, sys, threading
    import tiledsl.compile.attempts as a
    import tiledsl.compile.entries as e
    from tests.compile.small import SIZES, small
    own, together = threading.local(), threading.Barrier(THREADS)
    build, look = a.build, e.Entries.result
    def once(hip, compiler, clock):
        if not hasattr(own, "made"):
            together.wait(60)
            own.made = hip, build(hip, compiler, clock)
        assert own.made[0] == hip
        return own.made[1]
    def get(entries, sizes):
        own.key = entries.key(sizes)
        return look(entries, sizes) if own.reads else None
    a.build, e.Entries.result = once, get
    def several(_):
        found = set()
        for _ in range(TIMES):
            own.reads = False
            lowered = small.lower(**SIZES)
            assert not lowered.from_cache
            own.reads = True
            kept = small.lower(**SIZES)  # as another thread or process put it, or this one
            assert kept.from_cache and kept.code_object == lowered.code_object and kept.asm == lowered.asm
            found.add((own.key, kept.code_object))
        return found
    sys.stdin.readline()
    with concurrent.futures.ThreadPoolExecutor(THREADS) as threads:
        (only,) = set().union(*threads.map(several, range(THREADS)))
    print("done")
"""


@pytest.mark.thorough
def test_many_compiles_at_once(tmp_path: pathlib.Path) -> None:
    """Four processes with five threads, ten compiles in each: one entry, whole whenever it is read, nothing else left."""
    each = EACH.replace("TIMES", "10").replace("THREADS", "5")
    children = [child(each, tmp_path / "cache") for _ in range(4)]
    for process in children:  # started by a line each, so that none is done before the last has loaded Python
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    ended = [process.communicate() for process in children]
    assert ended == [("done\n", "")] * len(children), "".join(errors for _, errors in ended)
    files = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert all(path.suffix == ".entry" for path in files)
    results = [path for path in files if b"code_object" in path.read_bytes()[:400]]
    assert len(results) == 1


FULL = """
    import resource, sys
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
    from tests.compile.small import SIZES, small
    from tiledsl.toolchain import clang
    clang.assemble = lambda listing, target, compiler: b"not written"  # it writes files of its own
    for size in (32, 64):
        lowered = small.lower(**(SIZES | {"M": size}))
        assert not lowered.from_cache and "s_endpgm" in lowered.asm
    print("done")
"""


@pytest.mark.thorough
def test_no_room_for_a_result(tmp_path: pathlib.Path) -> None:
    """No file may have more than 2,000 bytes here, as on a disk that is full: what is written in part is taken away, and said once."""
    out, err = child(FULL, tmp_path / "cache").communicate("")
    assert out == "done\n", err
    assert err.count("CacheWarning: ") == 1
    assert f"CacheWarning: compiled results are not kept ({tmp_path}/cache: File too large): set TILEDSL_CACHE to a directory that can be written" in err
    assert [path for path in (tmp_path / "cache").rglob("*") if path.name.startswith("tiledsl-unfinished")] == []


def test_a_directory_that_cannot_be_made(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "file" / "cache"))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        lowered, again = lower(small, "gfx942", SIZES), lower(small, "gfx942", SIZES)
    assert (lowered.from_cache, again.from_cache) == (False, False) and lowered.code_object == again.code_object
    assert [str(one.message) for one in caught if one.category is CacheWarning] == [
        f"compiled results are not kept ({tmp_path}/file/cache: Not a directory): set TILEDSL_CACHE to a directory that can be written"
    ]


def test_a_directory_that_may_only_be_read(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it keeps is used; what is new is not kept. Whoever runs the tests as root may write everywhere, so the system's answers are made here."""
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    kept = lower(small, "gfx942", SIZES)

    def refuse(*arguments: object, **options: object) -> None:
        raise PermissionError(30, "Read-only file system")

    for name in ("tempfile.mkstemp", "os.utime", "os.unlink", "os.replace"):
        monkeypatch.setattr(name, refuse)
    assert lower(small, "gfx942", SIZES).from_cache
    with pytest.warns(CacheWarning, match="Read-only file system"):
        Cache().put("ab", {"a": b"x"})
    assert lower(small, "gfx942", SIZES).code_object == kept.code_object
