"""A report that its schema allows, and the page of it."""

from __future__ import annotations

import copy
import functools
import json
import re
from typing import Any

from tests.schemas import validate
from tiledsl.tools.report.gathered import gathered
from tiledsl.tools.report.page import page

MOST_BYTES = 3_000_000


def reported(kernel: Any, target: str | None = None, strides: Any = None, **sizes: Any) -> tuple[dict[str, Any], str]:
    found = gathered(kernel, target, sizes, strides or {})
    validate("report", found)
    if "missing" not in found["model"]:
        validate("profile", found["model"]["profile"])
    text = page(found)
    assert len(text.encode()) <= MOST_BYTES
    drawn = re.search(r'<script type="application/json" id="report">(.*?)</script>', text, re.DOTALL)
    assert drawn is not None and json.loads(drawn[1])["places"] == found["places"]
    return found, text


def of_one_target(kernel: Any, target: str, sizes: dict[str, Any], **options: Any) -> dict[str, Any]:
    """The report of a kernel for this target alone: one for every target would be compiled for all of them, for their resources."""
    only = copy.copy(kernel)
    only.target = target
    return gathered(only, target, sizes, {}, **options)


@functools.cache
def shared(kernel: Any, target: str | None = None, **sizes: Any) -> tuple[dict[str, Any], str]:
    """The same, made once for all tests of a process: nobody changes it."""
    return reported(kernel, target, **sizes)


def codes(found: dict[str, Any]) -> list[str]:
    return [finding["code"] for finding in found["findings"]]
