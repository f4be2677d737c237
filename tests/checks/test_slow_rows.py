"""TD701, rows of a tensor that do not begin at multiples of 16 bytes: which load is marked."""

import inspect

import pytest

import tiledsl as td


def copied(loop):
    """Rows are fetched before a loop, and in the loop where `loop` says so."""

    @td.kernel(warps=1, target="gfx942")
    def rows(a: td.gl[td.bf16, 32, 100], b: td.gl[td.bf16, 32, 100], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
        acc = td.zeros(td.f32, 32, 32)
        staged = td.fetch(As, a[0, 0])
        for k in td.range(4):
            td.commit(As, staged)
            td.load(Bs, b[0, k])
            if loop:
                staged = td.fetch(As, a[0, (k + 1) % 4])
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], acc)

    return rows


@pytest.mark.parametrize("loop", [True, False])
def test_the_load_in_a_loop_is_marked(loop):
    """A loop fetches more often than the line before it; without one, the first fetch is marked. Once for each tensor."""
    kernel = copied(loop)
    lines, first = inspect.getsourcelines(kernel.function)
    of_a = "a[0, (k + 1)" if loop else "td.fetch(As, a[0, 0])"
    expected = {first + number for number, line in enumerate(lines) if of_a in line or "td.load(Bs, b" in line}
    found = [one for one in kernel.check() if one.code == "TD701"]
    assert {one.primary.span.line for one in found} == expected and len(found) == 2
