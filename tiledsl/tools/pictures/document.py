"""A picture as one JSON document, described in docs/layouts.md: all elements, also those that the terminal omits."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from tiledsl.diagnostics import VERSION
from tiledsl.lower.plan.lds import tile_bytes
from tiledsl.targets import MatrixInstruction, Target
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.matrix import MatrixPicture, spelt
from tiledsl.tools.pictures.registers import RegisterPicture
from tiledsl.tools.pictures.shared import AccessPicture, SharedPicture

SCHEMA = 1  # increased when a reader of the previous version would go wrong


def shared_document(picture: SharedPicture) -> dict[str, Any]:
    """The document of a shared tile by itself."""
    return {**_head("st", picture.title, picture.target), **_shared(picture)}


def kernel_document(name: str, target: Target, pictures: Sequence[SharedPicture]) -> dict[str, Any]:
    """The document of a kernel's shared tiles."""
    tiles = []
    for picture in pictures:
        placed = picture.placed
        tiles.append(
            {
                "name": picture.name,
                "at": placed.offset,
                "buffers": placed.shared.buffers,
                "pitch": placed.pitch,
                **_shared(picture),
            }
        )
    return {**_head("kernel", name, target), "tiles": tiles}


def _shared(picture: SharedPicture) -> dict[str, Any]:
    """The place of each element, and the accesses with the banks that they use."""
    shared = picture.shared
    return {
        "type": str(shared.dtype),
        "rows": shared.rows,
        "cols": shared.cols,
        "bytes": tile_bytes(picture.shared),
        "column_by_column": picture.transposed,
        "swizzle": dataclasses.asdict(picture.swizzle),
        "asked_for": picture.before is None,
        "tried_before": picture.before[0] if picture.before else 0,
        "least_lost_before": picture.before[1] if picture.before else 0,
        "offsets": {"plain": picture.offsets(False).tolist(), "swizzled": picture.offsets(True).tolist()},
        "accesses": [_access(access) for access in picture.accesses],
    }


def _access(access: AccessPicture) -> dict[str, Any]:
    offsets = {"plain": access.plain, "swizzled": access.swizzled}
    return {
        "who": access.who,
        "which": access.which,
        "instruction": access.instruction,
        "kind": access.kind,
        "bytes": access.width,
        "banks": access.banks,
        "groups": [list(group) for group in access.groups],
        "offsets": {name: found.tolist() for name, found in offsets.items()},
        "first_bank": {name: access.bank(found).tolist() for name, found in offsets.items()},
        "words": {name: access.words(found).tolist() for name, found in offsets.items()},
        "clocks_lost": dict(zip(offsets, access.clocks, strict=True)),
    }


def register_document(picture: RegisterPicture) -> dict[str, Any]:
    """The document of a register tile."""
    piece, (down, across) = picture.holding.first_piece(), picture.down_across
    instruction = picture.pieces.instruction
    return {
        **_head("rt", str(picture.spec), picture.target),
        "layout": picture.spec.layout,
        "operand": picture.operand,
        "pieces": {
            "rows": piece.shape[1],
            "cols": piece.shape[2],
            "down": down,
            "across": across,
            "registers": piece.registers,
        },
        "read": picture.reads if picture.operand else None,
        "instruction": instruction.mnemonic if instruction else None,
        "holdings": [_holding(picture.holding)],
    }


def matrix_document(picture: MatrixPicture) -> dict[str, Any]:
    """The document of a matrix instruction."""
    return {
        **_head("mfma", picture.instruction.mnemonic, picture.target),
        **_instruction(picture.instruction),
        "modifiers": picture.modifiers,
        "clocks": 4 * picture.passes,
        "holdings": [_holding(holding) for holding in picture.holdings],
    }


def table_document(target: Target) -> dict[str, Any]:
    """The document of all matrix instructions of a target."""
    instructions = [{**_instruction(entry), "clocks": entry.clocks} for entry in target.every_matrix]
    return {**_head("table", "mfma", target), "instructions": instructions}


def _instruction(entry: MatrixInstruction) -> dict[str, Any]:
    return {
        "instruction": entry.mnemonic,
        "request": spelt(entry),
        "m": entry.m,
        "n": entry.n,
        "k": entry.k,
        "blocks": entry.blocks,
        "types": entry.input,
        "scaled": entry.scaled,
    }


def _holding(holding: Holding) -> dict[str, Any]:
    blocks, rows, cols = holding.shape
    return {
        "name": holding.name,
        "axes": list(holding.axes),
        "blocks": blocks,
        "rows": rows,
        "cols": cols,
        "type": holding.kind,
        "bits": holding.bits,
        "registers": holding.registers,
        "formulas": holding.first_piece().formulas(),
        "lane": holding.lane.tolist(),
        "register": (holding.bit // 32).tolist(),
        "from_bit": (holding.bit % 32).tolist(),
    }


def _head(kind: str, asked: str, target: Target) -> dict[str, Any]:
    return {"schema": SCHEMA, "tiledsl": VERSION, "kind": kind, "of": asked, "target": target.name}


def dumped(value: Any, indent: str = "") -> str:
    """Format the document with a line for each field and for each list of numbers."""
    inner = indent + " "
    if isinstance(value, dict) and value:
        fields = ",\n".join(f"{inner}{json.dumps(key)}: {dumped(item, inner)}" for key, item in value.items())
        return f"{{\n{fields}\n{indent}}}"
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return "[\n" + ",\n".join(inner + dumped(item, inner) for item in value) + f"\n{indent}]"
    return json.dumps(value)
