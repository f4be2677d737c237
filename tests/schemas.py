"""What `--json` prints is what docs/schemas says of it."""

from __future__ import annotations

import functools
import json
import pathlib
from typing import Any

import jsonschema

SCHEMAS = pathlib.Path(__file__).resolve().parents[1] / "docs" / "schemas"


@functools.cache
def _validator(name: str) -> Any:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def validate(name: str, document: Any) -> None:
    """Fails where the document, as a JSON reader gets it, is not what the schema of that command says."""
    _validator(name).validate(json.loads(json.dumps(document)))
