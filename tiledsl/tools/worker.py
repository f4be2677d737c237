"""The main function of a process of `processes.py`: calls come through a pipe, and results go back."""

from __future__ import annotations

from multiprocessing.connection import Connection

from tiledsl.sim.launch.processes import end_with_the_caller, sendable

MODULE = __name__
"""The name of this module, for `Process`."""


def main(pipe: int) -> None:
    """Make calls until the caller ends this process, or ends itself."""
    end_with_the_caller()
    connection = Connection(pipe)
    while True:
        try:
            function, arguments, options = connection.recv()
        except EOFError:
            return
        try:
            answer = True, function(*arguments, **options)
        except Exception as error:
            answer = False, sendable(error)
        connection.send(answer)
