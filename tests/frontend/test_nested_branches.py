"""A name that a branch within another construct binds: what one branch alone is refused for, a branch in a branch, in a loop or under a role is too."""

import re
import textwrap

import pytest

from tests.frontend.support import expected, steps
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable

START = """
r, w = td.grid(2, 1)[0], td.warp_id()
p, q = td.roles(p=1, q=3)
As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
t, u, x, y = (td.rt(td.f32, 32, 32) for _ in range(4))
s, n, pair = As, 0, (t, 0)
def use(value):
    td.asm("s_nop {n}", n=value)
"""
REBOUND = {
    "tile": "t = u",
    "new tile": "t = td.zeros(td.f32, 32, 32)",
    "shared": "t = Bs",
    "number": "t = 1",
    "text": "t = 'first'",
}
REBOUND |= {"None": "t = None", "fetched": "t = td.fetch(As, a[0, 0])", "tuple": "t = (u, 1)", "subtile": "t = td.subtile(Bs, (16, 16), (0, 0))"}
USES = "td.store(c[0, 0], t)"


def around(line: str, *heads: str) -> str:
    """The line within those constructs, outermost first."""
    for head in reversed(heads):
        *before, last = head.split("\n")
        line = "\n".join([*before, last, textwrap.indent(line, "    " * (1 + last.count("    ")))])
    return line


def refused(refusal, text: str) -> list[str]:
    """The refusal, without places and source lines: what is said of a name, and where the caret stands."""
    found = refusal(START + text + "\n")
    assert found.count("error[") == 1
    return [re.sub(r"kernel\.py:\d+:\d+", "kernel.py", line) for line in found.splitlines() if line.startswith((" ", "error")) and "kernel.py" not in line[:16]]


NESTS = {
    "branch": ("if r == 1:",),
    "else": ("if r == 1:\n    pass\nelse:",),
    "elif": ("if r == 1:\n    pass\nelif w == 2:\n    pass\nelse:",),
    "elif itself": ("if r == 1:\n    pass\nelif w == 2:",),
    "two": ("if r == 1:", "if w > 0:"),
    "loop": ("for k in td.range(20):",),
    "branch in loop": ("for k in td.range(20):", "if k > 1:"),
    "loop in branch": ("if r == 1:", "for k in td.range(20):"),
    "loop in branch in loop": ("for j in td.range(20):", "if j > 3:", "for k in td.range(20):"),
    "one step": ("if r == 1:", "for k in td.range(1):"),
    "few steps": ("if r == 1:", "for k in td.range(3):"),
    "role": ("with q:",),
    "branch in role": ("with q:", "if r == 1:"),
    "host": ("if r == 1:", "for _ in range(2):", "if True:"),
}


@pytest.mark.sample("branch-subtile", "branch-text", "else-number", "role-None", "role-new tile", "two-subtile", "two-text", "two-tile")
@pytest.mark.parametrize("rebound", REBOUND.values(), ids=REBOUND)
@pytest.mark.parametrize("nest", NESTS.values(), ids=NESTS)
def test_a_nest_is_refused_as_one_branch_is(refusal, nest, rebound):
    alone = refused(refusal, around(rebound, "if w > 1:") + "\n" + USES)
    nested = refused(refusal, around(rebound, *nest, "if w > 1:") + "\n" + USES)
    assert alone[0] == nested[0] == "error[TD123]: 't' is undefined here"
    assert alone == nested


@pytest.mark.one_in(5)
@pytest.mark.parametrize("nest", NESTS.values(), ids=NESTS)
def test_a_role_is_a_branch(refusal, nest):
    assert refused(refusal, around("t = u", *nest, "with p:") + "\n" + USES)[0] == "error[TD123]: 't' is undefined here"


def test_the_whole_text(refusal):
    assert (
        refusal("""
        r, w = td.grid(2)[0] if False else td.grid(2), td.warp_id()
        t = td.load(c[r, w], (32, 32))
        if r == 1:
            if w == 1:
                t = td.load(c[w, r], (32, 32))
        td.store(c[r, w], t)
        """)
        == expected("""
        error[TD123]: 't' is undefined here
         --> kernel.py:9:23
        9 |     td.store(c[r, w], t)
          |                       ^
          = the branch on a device value at kernel.py:7:12 makes it a different 32x32 register tile in each arm
          = help: make one tile before the branch on a device value: td.load(t, …), t += … and td.copy(t, …) change it in place
        """)
    )


def test_the_whole_text_in_the_next_step(refusal):
    assert (
        refusal("""
        x = td.zeros(td.f32, 32, 32)
        for k in td.range(16):
            if k + 1 < 16:
                td.store(c[0, 0], x)
                if k + 2 < 16:
                    x = td.zeros(td.f32, 32, 32)
        """)
        == expected("""
        error[TD123]: 'x' is undefined here
         --> kernel.py:7:31
        7 |             td.store(c[0, 0], x)
          |                               ^
          = the branch on a device value at kernel.py:8:16 makes it a different 32x32 register tile in each arm
          = help: make one tile before the branch on a device value: td.load(x, …), x += … and td.copy(x, …) change it in place
        """)
    )


def test_the_whole_text_under_a_role(refusal):
    assert (
        refusal("""
        producer, consumer = td.roles(producer=1, consumer=3)
        x = y = td.rt(td.f32, 32, 32)
        with producer:
            x = td.zeros(td.f32, 32, 32)
        td.store(c[0, 0], x)
        """)
        == expected("""
        error[TD123]: 'x' is undefined here
         --> kernel.py:8:23
        8 |     td.store(c[0, 0], x)
          |                       ^
          = the role 'producer' at kernel.py:6:10 makes it a different 32x32 register tile in each arm
          = help: make one tile before the role 'producer': td.load(x, …), x += … and td.copy(x, …) change it in place
        """)
    )


LOST = {
    "another branch binds it": "if w == 1:\n    t = x\nif r == 1:\n    t = y",
    "another branch within binds it": "if w == 1:\n    t = x\nif r == 1:\n    if w == 2:\n        t = y",
    "each arm loses it": "if r == 1:\n    if w == 1:\n        t = x\nelse:\n    if w == 1:\n        t = y",
    "both inner arms bind it": "if r == 1:\n    if w == 1:\n        t = x\n    else:\n        t = y\nelse:\n    t = u",
    "it is first bound within": "if r == 1:\n    if w == 1:\n        new = x\n    else:\n        new = y\nelse:\n    new = u\nt = new",
    "an op's branch": "@td.op\ndef f(t):\n    if r == 1:\n        if w == 1:\n            t = u\n    return t\nt = f(t)",
    "a loop over it": "if w == 1:\n    t = x\nfor k in td.range(20):\n    if k == 3:\n        t = y",
    "a loop loses it": "if r == 1:\n    for k in td.range(20):\n        if k == 3:\n            t = y\n    if w == 1:\n        t = x",
    "a walrus": "if r == 1:\n    if w == 1:\n        use((t := x) is None)",
    "a with in a with": "with q:\n    with p:\n        t = x",
}


@pytest.mark.parametrize("text", LOST.values(), ids=LOST)
def test_a_lost_name_stays_lost(refusal, text):
    assert "is undefined here" in refused(refusal, text + "\n" + USES)[0]


KEPT = {
    "used only within": ("if r == 1:\n    if w == 1:\n        t = x\n        td.store(c[0, 0], t)", ["x"], []),
    "bound again behind": ("if r == 1:\n    if w == 1:\n        t = x\nt = y\ntd.store(c[0, 0], t)", ["y"], ["y"]),
    "bound again within": ("if r == 1:\n    if w == 1:\n        t = x\n    t = y\nelse:\n    t = y\ntd.store(c[0, 0], t)", ["y"], ["y"]),
    "both arms alike": ("if r == 1:\n    if w == 1:\n        t = x\n    else:\n        t = x\nelse:\n    t = x\ntd.store(c[0, 0], t)", ["x"], ["x"]),
    "the same tile": ("if r == 1:\n    if w == 1:\n        t = t\ntd.store(c[0, 0], t)", ["t"], ["t"]),
    "in place": ("if r == 1:\n    if w == 1:\n        t += x\ntd.store(c[0, 0], t)", ["t"], ["t"]),
    "in the other arm": ("if r == 1:\n    if w == 1:\n        t = x\nelse:\n    td.store(c[0, 0], t)", [], ["t"]),
    "each step anew": (
        "for k in td.range(1, 2):\n    t = y\n    if r == 1:\n        if w == 1:\n            t = x\n            td.store(c[0, 0], t)",
        ["x"],
        [],
    ),
    "an op's own name": ("@td.op\ndef f():\n    if w == 1:\n        t = x\n    else:\n        t = y\nif r == 1:\n    f()\ntd.store(c[0, 0], t)", ["t"], ["t"]),
    "numbers": ("if r == 1:\n    if w == 1:\n        n = 5\nuse(n)", [5], [0]),
    "numbers of a role": ("if r == 1:\n    with q:\n        n = 5\nuse(n)", [5], [0]),
    "numbers in elif": ("if r == 0:\n    n = 3\nelif w == 1:\n    n = 5\nuse(n)", [5], [3]),
    "numbers in a loop": ("if r == 1:\n    for k in td.range(3):\n        if w == 1:\n            n += 2\nuse(n)", [6], [0]),
    "a role's own": ("with q:\n    new = x\nwith q:\n    td.store(c[0, 0], new)", ["x"], ["x"]),
}


@pytest.mark.parametrize(("text", "one", "other"), KEPT.values(), ids=KEPT)
def test_what_stays_legal(capture, text, one, other):
    """What warp 1 does in block 1 and in block 0."""
    kernel = capture(START + text + "\n")
    for block, wanted in ((1, one), (0, other)):
        env = {ex.warp_variable(4): 1, block_variable(kernel.grid): block}
        assert list(done(kernel, env)) == wanted


def done(kernel, env):
    for statement, here in steps(kernel.body, env):
        match statement:
            case ir.Asm(operands=((_, value),)):
                yield int(ex.evaluate(value, here))
            case ir.StoreTile(src=tile):
                yield "tuxy"[tile.index]
