"""The main function of a process of `processes.py`: calls come through a pipe, and results go back."""

from __future__ import annotations

from multiprocessing.connection import Connection

from tiledsl.sim.launch.processes import ending_with_the_caller, sendable

MODULE = __name__
"""The name of this module, for `Process`."""


def main(pipe: int) -> None:
    """Make calls until the caller ends this process, or ends itself."""
    connection = Connection(pipe)
    with ending_with_the_caller():
        while True:
            function, arguments, options = connection.recv()
            try:
                answer = True, function(*arguments, **options)
            except Exception as error:
                answer = False, sendable(error)
            connection.send(answer)
