"""The executors that the command line names: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.tools.tune.processes import Processes

FORMS = "processes, processes:N, or dask://HOST:PORT"
_SECONDS = 10  # until a scheduler answers


@contextlib.contextmanager
def executor_named(text: str) -> Iterator[Executor]:
    """The executor of that name, which ends with the block. UsageError for another name, and without an answer."""
    kind, colon, rest = text.partition(":")
    if kind == "dask" and rest.startswith("//"):
        with _dask(rest.removeprefix("//")) as client:
            yield client.get_executor(pure=False)  # otherwise Dask hashes each argument, node by node of a kernel
        return
    if kind != "processes" or bool(colon) != (rest.isdecimal() and int(rest) > 0):
        raise UsageError(f"--executor takes {FORMS}, and got '{text}'")
    executor = _processes(int(rest) if colon else None)
    try:
        yield executor
    except BaseException:  # Ctrl-C too: what runs is not waited for
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()


def _processes(count: int | None) -> Executor:
    """Processes, by default one for each processor. Where a process gets no descriptors of another, as on Windows, one
    thread runs one trial after the other."""
    if os.name == "posix":
        return Processes(count)
    if count is not None:
        raise UsageError("--executor processes:N needs a system on which processes share descriptors, such as Linux")
    return ThreadPoolExecutor(1)


@contextlib.contextmanager
def _dask(address: str) -> Iterator[Any]:
    try:
        from distributed import Client  # optional
    except ImportError:
        raise UsageError("--executor dask://… needs dask.distributed: pip install 'tiledsl[cluster]'") from None
    try:
        client = Client(f"tcp://{address}", timeout=_SECONDS)
    except (OSError, ValueError, TimeoutError) as error:
        why = " ".join(str(error).split())
        raise UsageError(f"no scheduler of Dask answers at {address}: {why}") from None
    with client:
        yield client
