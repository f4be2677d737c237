"""The command, called in this process, and two kernels to give it."""

import json

from tests.schemas import validate
from tiledsl.tools import cli

KERNEL = """\
import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=64, N=64, K=64))
def small(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=32):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, step), td.st(td.bf16, 32, step)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)
    td.ensures(c, a @ b.T)
"""
WRONG = KERNEL.replace("a[row, k]", "a[row, k + 1]")


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error. A JSON document is what its schema says."""
    try:
        status = cli.main(list(arguments))
    except SystemExit as end:  # argparse's own
        status = end.code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    if "--json" in arguments and out:
        document = json.loads(out)
        validate("closed_form" if "closed_form" in document else arguments[0], document)
    return status, out, err
