"""`python -m tiledsl` is the command `tiledsl`."""

import sys

from tiledsl.cli import main

if __name__ == "__main__":
    sys.exit(main())
