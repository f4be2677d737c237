"""Runs a script as on another system, as far as one system can stand for another: `python -m tests.compile.other_system win32 SCRIPT`.

Modules of tiledsl see a `sys` and an `os` of that system, without the functions that it lacks, and cannot import what only POSIX has. Files of /proc are not
there. Libraries, and paths of files, are those of this system.
"""

import builtins
import io
import runpy
import subprocess
import sys
import types

OF_POSIX = {"fcntl", "grp", "pwd", "resource", "termios", "tty"}
LACKING = {  # by system: the functions and constants that it does not have
    "win32": {
        "os": "fork forkpty killpg setsid setpgid getpgid getuid geteuid getgid memfd_create MFD_CLOEXEC sched_getaffinity sched_setaffinity uname mkfifo"
        " O_CLOEXEC O_NONBLOCK posix_fallocate nice getloadavg WNOHANG wait3 wait4".split(),
        "signal": "SIGKILL SIGALRM SIGHUP SIGQUIT SIGUSR1 SIGUSR2 SIGPIPE SIGCHLD alarm pause setitimer pthread_sigmask".split(),
        "mmap": "MAP_PRIVATE MAP_SHARED MAP_ANONYMOUS MAP_ANON PROT_READ PROT_WRITE".split(),
    },
    "darwin": {"os": "memfd_create MFD_CLOEXEC sched_getaffinity sched_setaffinity posix_fallocate".split(), "signal": [], "mmap": []},
}
NAMES = {"win32": "nt", "darwin": "posix"}
used: list[str] = []  # what tiledsl asked these modules for in vain


def seen_as(module: types.ModuleType, without: list[str], **other: object) -> types.ModuleType:
    """The module without some names, and with others."""

    class Seen(types.ModuleType):
        def __getattr__(self, name: str) -> object:
            if name in without:
                used.append(f"{module.__name__}.{name}")
                raise AttributeError(f"module '{module.__name__}' has no attribute '{name}'")
            return getattr(module, name)

    seen = Seen(module.__name__)
    vars(seen).update(other)
    return seen


def locking(file: int, mode: int, count: int) -> None:
    """What msvcrt.locking does for a file that no other process has."""


class Popen(subprocess.Popen):
    """A process as Windows starts it."""

    def __init__(self, *arguments: object, pass_fds: tuple[int, ...] = (), **options: object):
        assert not pass_fds, "pass_fds not supported on Windows."
        super().__init__(*arguments, **options)


def install(system: str) -> None:
    real_import, real_open = builtins.__import__, builtins.open
    seen = {name: seen_as(real_import(name), without) for name, without in LACKING[system].items()}
    vars(seen["os"])["name"] = NAMES[system]
    seen["sys"] = seen_as(sys, [], platform=system)
    msvcrt = types.ModuleType("msvcrt")
    vars(msvcrt).update(locking=locking, LK_NBLCK=2)
    if system == "win32":
        seen |= {"msvcrt": msvcrt, "subprocess": seen_as(subprocess, [], Popen=Popen)}

    def importing(name, globals=None, locals=None, fromlist=(), level=0):
        if not str((globals or {}).get("__name__", "")).startswith("tiledsl") or level:
            return real_import(name, globals, locals, fromlist, level)
        if system == "win32" and name in OF_POSIX:
            used.append(name)
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)
        return seen[name] if name in seen else real_import(name, globals, locals, fromlist, level)

    def opening(file, *arguments, **options):
        if str(file).startswith("/proc/"):
            raise FileNotFoundError(2, "No such file or directory", file)
        return real_open(file, *arguments, **options)

    builtins.__import__ = importing
    builtins.open = io.open = opening


if __name__ == "__main__":
    _, system, script = sys.argv
    install(system)
    runpy.run_path(script, run_name="__main__")
    print("asked for:", *sorted(set(used)))
