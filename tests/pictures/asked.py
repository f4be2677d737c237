"""Pictures through the command line, as users request them, read back from the JSON."""

import contextlib
import io
import json

from tests.schemas import validate
from tiledsl.tools import cli


def asked(*arguments: str):
    """The JSON document of `tiledsl layout …`, checked against its schema."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = cli.main(["layout", *arguments, "--json"])
    assert (status, err.getvalue()) == (0, "")
    document = json.loads(out.getvalue())
    validate("layout", document)
    return document
