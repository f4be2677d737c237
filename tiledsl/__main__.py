"""The command `tiledsl`, and `python -m tiledsl`."""

import sys
from typing import NoReturn

from tiledsl.diagnostics.interrupt import MESSAGE, STATUS, ignore, leave, raise_again


def main() -> int:
    """Run it; the exit status. Ctrl-C ends it without a traceback while its modules are still being read, too."""
    try:
        raise_again()
        # here, so that Ctrl-C while the modules are read is caught
        from tiledsl.tools.cli import main as command

        return command()
    except KeyboardInterrupt:
        print(MESSAGE, file=sys.stderr)
        return STATUS


def run() -> NoReturn:
    """Run it as a process of its own, and end the process."""
    try:
        status = main()
    except KeyboardInterrupt:  # Ctrl-C again, during the message
        status = STATUS
    ignore()
    if status == STATUS:
        leave()
    sys.exit(status)


if __name__ == "__main__":
    run()
