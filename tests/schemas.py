"""What `--json` prints is what docs/schemas says of it."""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import jsonschema
import referencing

SCHEMAS = pathlib.Path(__file__).resolve().parents[1] / "docs" / "schemas"


_right: set[tuple[int, str]] = set()  # short elements that agreed with a schema, which lives as long as its validator
_SHORT = 200


def _each_once(validator: Any, items: Any, instance: Any, schema: Any) -> Iterator[Any]:
    """`items` of the draft, where an element that agreed is not looked at again: a timeline has tens of thousands of spans, many of them alike."""
    if not validator.is_type(instance, "array"):
        return
    behind = len(schema.get("prefixItems", ()))
    for index, item in enumerate(instance[behind:], behind):
        known = (id(items), json.dumps(item))  # tells 1, 1.0 and true apart
        if known not in _right:
            wrong = list(validator.descend(item, items, path=index))
            yield from wrong
            if not wrong and len(known[1]) <= _SHORT:
                _right.add(known)


_Once = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"items": _each_once})


def _beside(name: str) -> referencing.Resource[Any]:
    """The schema of that file, which another refers to."""
    return referencing.Resource.from_contents(json.loads((SCHEMAS / name).read_text(encoding="utf-8")))


@functools.cache
def _validator(name: str) -> Any:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return _Once(schema, registry=referencing.Registry(retrieve=_beside))


def validate(name: str, document: Any) -> None:
    """Fails where the document, as a JSON reader gets it, is not what the schema of that command says."""
    _validator(name).validate(json.loads(json.dumps(document)))
