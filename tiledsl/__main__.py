"""The command `tiledsl`, and `python -m tiledsl`."""

import sys


def main() -> int:
    """Run it; the exit status. Ctrl-C ends it without a traceback while its modules are still being read, too."""
    try:
        # here, so that Ctrl-C while the modules are read is caught
        from tiledsl.tools.cli import main as command
    except KeyboardInterrupt:
        print("tiledsl: interrupted", file=sys.stderr)
        return 130
    return command()


if __name__ == "__main__":
    sys.exit(main())
