"""Messages under the name "tiledsl" of Python's `logging`: what is compiled, taken from the cache, and launched.

tiledsl does not import `logging`, which takes time: a program that has not imported it reads no messages.
"""

from __future__ import annotations

import sys

DEBUG, INFO = 10, 20  # logging.DEBUG, logging.INFO


def log(level: int, text: str, *values: object) -> None:
    """Give a message, formatted by `%`, to the program's `logging`."""
    logging = sys.modules.get("logging")
    if logging is not None:
        logging.getLogger("tiledsl").log(level, text, *values)
