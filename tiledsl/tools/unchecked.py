"""The outputs of a kernel whose values are not checked, for documents and pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.causes import NotChecked


def unchecked(findings: Iterable[Diagnostic]) -> list[dict[str, Any]]:
    """Return each such output once: its name, its contract, why it is not checked, and the reason of td.unchecked.

    The contract is None without td.ensures, and the reason None without td.unchecked.
    """
    found: dict[str, dict[str, Any]] = {}
    for cause in (finding.cause for finding in findings):
        if isinstance(cause, NotChecked):
            for name in cause.outputs:
                stated = dict(cause.reasons).get(name)
                found.setdefault(
                    name, {"output": name, "contract": cause.formula or None, "why": cause.why, "stated": stated}
                )
    return list(found.values())
