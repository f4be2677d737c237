"""A cached result comes back whole or not at all, whatever other processes write, and if they die or fill the disk."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import textwrap

import pytest

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.toolchain import cache as cache_module
from tiledsl.toolchain.cache import Cache, CacheWarning, compile_key, content_key, default_directory, default_limit

KEY = content_key("one")
OTHER = content_key("two")


def entry(directory: pathlib.Path, key: str) -> pathlib.Path:
    (path,) = directory.rglob(f"{key}*")
    return path


def child(code: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", textwrap.dedent(code), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_what_is_put_comes_back(tmp_path: pathlib.Path) -> None:
    files = {"listing": b"s_endpgm\n", "empty": b"", "code object": bytes(range(256)) * 9}
    Cache(tmp_path).put(KEY, files)
    assert Cache(tmp_path).get(KEY) == files
    assert Cache(tmp_path).get(OTHER) is None


def test_a_later_put_replaces(tmp_path: pathlib.Path) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, {"a": b"first", "b": b"gone"})
    cache.put(KEY, {"a": b"second"})
    assert cache.get(KEY) == {"a": b"second"}


@pytest.mark.parametrize("part", ["source", "target", "options", "compiler", "tiledsl"])
def test_every_part_changes_the_key(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: dict[str, object] = {"source": "text", "target": "gfx942", "options": ("-g",), "compiler": "clang 22"}
    before = compile_key(**parts)  # type: ignore[arg-type]
    assert before == compile_key(**parts)  # type: ignore[arg-type]
    if part == "tiledsl":
        monkeypatch.setattr(cache_module, "own_fingerprint", lambda: "another")
    else:
        parts[part] = ("-g", "-O1") if part == "options" else "other"
    assert compile_key(**parts) != before  # type: ignore[arg-type]


def test_parts_do_not_run_into_each_other() -> None:
    assert content_key("a", "bc") != content_key("ab", "c") != content_key("abc")
    assert content_key("a", "") != content_key("a")


@pytest.mark.parametrize("damage", ["truncate", "flip", "empty", "nonsense"])
def test_a_damaged_entry_is_absent_and_replaced(tmp_path: pathlib.Path, damage: str) -> None:
    cache = Cache(tmp_path)
    cache.put(KEY, {"listing": b"s_endpgm" * 100})
    path = entry(tmp_path, KEY)
    whole = path.read_bytes()
    path.write_bytes({"truncate": whole[:-1], "flip": whole[:-1] + b"X", "empty": b"", "nonsense": b"\0\n\n\xff"}[damage])
    assert cache.get(KEY) is None
    cache.put(KEY, {"listing": b"again"})
    assert cache.get(KEY) == {"listing": b"again"}


WRITE_AND_READ = """
    import sys
    from tiledsl.toolchain.cache import Cache, content_key
    cache, letter = Cache(sys.argv[1], limit=40_000), sys.argv[2].encode()
    sys.stdin.readline()
    for number in range(150):
        key = content_key(str(number % 5))
        cache.put(key, {"a": letter * 3000, "b": letter * 2000})
        files = cache.get(key)
        if files is not None:
            letters = set(files["a"]) | set(files["b"])
            assert len(letters) == 1 and len(files["a"]) == 3000 and len(files["b"]) == 2000, "half an entry"
    print("done")
"""


def test_many_processes_at_once(tmp_path: pathlib.Path) -> None:
    children = [child(WRITE_AND_READ, str(tmp_path), letter) for letter in "abcd"]
    for process in children:  # each is started by an input line, so that no child is done before the last has loaded Python
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate()[0] for process in children] == ["done\n"] * 4
    assert all(path.suffix == ".entry" for path in tmp_path.rglob("*") if path.is_file())
    assert Cache(tmp_path).get(content_key("0")) is not None


DIE_BEFORE_THE_RENAME = """
    import os, sys
    from tiledsl.toolchain.cache import Cache
    def replace(source, target):
        print(source, flush=True)
        sys.stdin.read()
    os.replace = replace
    Cache(sys.argv[1]).put(sys.argv[2], {"listing": b"new"})
"""


@pytest.mark.parametrize("old", [None, {"listing": b"old"}])
def test_a_writer_that_is_killed_leaves_what_was_there(tmp_path: pathlib.Path, old: dict[str, bytes] | None) -> None:
    cache = Cache(tmp_path)
    if old:
        cache.put(KEY, old)
    process = child(DIE_BEFORE_THE_RENAME, str(tmp_path), KEY)
    assert process.stdout
    left_over = pathlib.Path(process.stdout.readline().strip())
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert cache.get(KEY) == old
    cache.put(OTHER, {})
    assert left_over.exists()  # its writer may still be at work
    long_ago = left_over.stat().st_mtime - cache_module.ABANDONED_SECONDS - 1
    os.utime(left_over, (long_ago, long_ago))
    cache.put(OTHER, {})
    assert not left_over.exists()


def test_the_longest_unused_go_first(tmp_path: pathlib.Path) -> None:
    keys = [content_key(str(number)) for number in range(4)]
    cache = Cache(tmp_path)
    for age, key in enumerate(keys):
        cache.put(key, {"a": bytes(1000)})
        os.utime(entry(tmp_path, key), (age, age))
    assert cache.get(keys[0])  # a use makes it the youngest
    size = entry(tmp_path, keys[0]).stat().st_size
    Cache(tmp_path, limit=3 * size).put(content_key("new"), {"a": bytes(1000)})
    assert [cache.get(key) is not None for key in (*keys, content_key("new"))] == [True, False, False, True, True]


def test_more_than_the_whole_bound_is_not_kept(tmp_path: pathlib.Path) -> None:
    Cache(tmp_path).put(KEY, {"a": b"small"})
    Cache(tmp_path, limit=500).put(OTHER, {"a": bytes(1000)})
    assert Cache(tmp_path).get(KEY) and not Cache(tmp_path).get(OTHER)
    Cache(tmp_path / "none", limit=0).put(KEY, {})
    assert not (tmp_path / "none").exists()


def test_a_bound_of_nothing_reads_nothing(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """TD861 and TD862 advise this for an entry that is to be rebuilt."""
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path))
    Cache().put(KEY, {"a": b"wrong"})
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "0")
    assert Cache().get(KEY) is None
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "1000")
    assert Cache().get(KEY) == {"a": b"wrong"}


def test_other_files_in_the_directory_are_left_alone(tmp_path: pathlib.Path) -> None:
    (tmp_path / "mine").mkdir()
    for name in ("mine/x.entry", "x.entry", "mine/tiledsl-unfinished-x"):
        (tmp_path / name).write_bytes(bytes(1000))
        os.utime(tmp_path / name, (0, 0))
    Cache(tmp_path, limit=500).put(KEY, {})
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 4


def test_an_unwritable_directory_works_without_keeping(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file" / "cache")
    with pytest.warns(CacheWarning) as caught:
        cache.put(KEY, {"a": b"x"})
    assert str(caught[0].message) == (
        f"compiled results are not kept ({tmp_path}/file/cache: Not a directory): set TILEDSL_CACHE to a directory that can be written"
    )
    assert cache.get(KEY) is None


def test_it_is_said_once(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("")
    code = """
        import sys
        from tiledsl.toolchain.cache import Cache
        for key in ("ab", "cd"):
            Cache(sys.argv[1]).put(key, {})
    """
    finished = subprocess.run([sys.executable, "-c", textwrap.dedent(code), str(tmp_path / "file" / "cache")], capture_output=True, text=True)
    assert (finished.returncode, finished.stderr.count("CacheWarning: ")) == (0, 1) and finished.stderr.count("\n") == 1


def test_no_home_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILEDSL_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    cache = Cache()
    assert cache.get(KEY) is None
    with pytest.warns(CacheWarning, match="there is no home directory"):
        cache.put(KEY, {})


def test_the_default_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/someone")
    monkeypatch.setenv("XDG_CACHE_HOME", "/xdg")
    monkeypatch.setenv("TILEDSL_CACHE", "/named")
    assert default_directory() == pathlib.Path("/named")
    monkeypatch.setenv("TILEDSL_CACHE", "~/kept")
    assert default_directory() == pathlib.Path("/home/someone/kept")
    monkeypatch.setenv("TILEDSL_CACHE", "")
    assert default_directory() == pathlib.Path("/xdg/tiledsl")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert default_directory() == pathlib.Path("/home/someone/.cache/tiledsl")


@pytest.mark.parametrize("change", ["size", "time", "name", "one more"])
@pytest.mark.parametrize("name", ["a.py", "deep/b.j2", "deep/c.lark"])
def test_every_source_file_is_in_the_fingerprint(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, name: str, change: str) -> None:
    package = tmp_path / "tiledsl"
    monkeypatch.setattr(cache_module, "__file__", str(package / "runtime" / "cache.py"))
    for one in ("a.py", "deep/b.j2", "deep/c.lark", "toolchain/cache.py"):
        (package / one).parent.mkdir(parents=True, exist_ok=True)
        (package / one).write_text("x = 1\n")
        os.utime(package / one, ns=(10**18, 10**18))
    before, file = cache_module.own_fingerprint.__wrapped__(), package / name
    assert cache_module.own_fingerprint.__wrapped__() == before
    if change == "size":
        file.write_text("x = 12\n")
        os.utime(file, ns=(10**18, 10**18))
    elif change == "time":
        os.utime(file, ns=(10**18, 10**18 + 1))
    elif change == "name":
        file.rename(file.with_stem("other"))
    else:
        file.with_stem("other").write_text("")
    assert cache_module.own_fingerprint.__wrapped__() != before


def test_the_size_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_limit() == 512 * 2**20
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "1000")
    assert default_limit() == 1000
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "5 GB")
    with pytest.raises(UsageError) as caught:
        default_limit()
    assert str(caught.value) == "error: TILEDSL_CACHE_BYTES is '5 GB': expected a whole number of bytes, such as 536870912"
    for text, limit in (("0" * 5000, 0), ("0" * 5000 + "7", 7)):
        monkeypatch.setenv("TILEDSL_CACHE_BYTES", text)
        assert default_limit() == limit
    monkeypatch.setenv("TILEDSL_CACHE_BYTES", "9" * 5000)
    assert default_limit() > 2**60
