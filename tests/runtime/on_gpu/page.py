"""docs/gpu.md: its Python blocks run, with the README's kernel."""

import linecache

import numpy as np

import tiledsl as td
from tests.docs.pages import ROOT, blocks
from tiledsl.runtime import DeviceArray, synchronize, to_device


def test_the_blocks(gpu, tmp_path, capsys):
    path = tmp_path / "page.py"
    kernel, *_ = (block.text for block in blocks(ROOT / "README.md") if block.language == "python")
    called, without_torch = (block.text for block in blocks(ROOT / "docs" / "gpu.md") if block.language == "python")
    a, b = (np.random.default_rng(rows).integers(-8, 9, (rows, 96)).astype(np.float32) for rows in (128, 64))
    a_bits, b_bits = ((x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b))  # bf16 as its bits
    names = {"__name__": "page", "a_bits": a_bits, "b_bits": b_bits, "td": td}
    names |= {"a": to_device(a_bits), "b": to_device(b_bits), "c": DeviceArray((128, 64), td.f32)}
    path.write_text(kernel + called + without_torch)
    linecache.checkcache()
    exec(compile(path.read_text(), str(path), "exec"), names)
    synchronize()
    assert (names["c"].numpy() == a @ b.T).all() and len(gpu.executed) == 2
    assert str(names["c"].numpy()) in capsys.readouterr().out
    names.clear()  # the kernel and its globals hold each other, and the arrays
