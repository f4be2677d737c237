"""Register tiles → global memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.lower import program as lp

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def store(planner: Planner, store: ir.StoreTile, place: lp.Place) -> Iterable[lp.Operation]:
    piece, tensor = planner.pieces[store.src], store.dst.tensor
    pitch = tensor.cols * tensor.dtype.bytes
    start = planner.window_bytes(store.dst)
    registers = planner.registers(store.src)
    out = []
    for i in range(piece.down):
        for j in range(piece.across):
            corner = ex.binary("+", start, i * piece.m * pitch + j * piece.m * tensor.dtype.bytes)
            out.append(lp.Store(place, tensor, registers[i * piece.across + j], piece.m, store.src.layout, corner, pitch))
    return out
