"""td.fetch, td.commit, td.wait of values, td.priority: what is recorded, and every wrong use with the whole text of its error."""

import pytest

import tiledsl as td
from tests.frontend.support import expected
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS


def test_a_copy_in_two_halves(capture):
    kernel = capture("""
        As = td.st(td.bf16, 64, 64)
        staged = td.fetch(As, a[0, 1])
        td.commit(As, staged)
        """)
    fetch, commit = kernel.body
    assert isinstance(fetch, ir.Fetch) and isinstance(commit, ir.Commit)
    assert fetch.dst is commit.src and fetch.dst.warps == (0, 1, 2, 3) and kernel.names[fetch.dst] == "staged"
    assert (fetch.src.col, fetch.src.cols, commit.dst.shared) == (ir.Const(64), 64, kernel.shared[0])


def test_parts(capture):
    kernel = capture("""
        As = td.st(td.bf16, 64, 64)
        half = td.fetch(As, a[0, 0], part=(1, 2))
        td.commit(As, half, part=(0, 1))
        """)
    assert kernel.body[0].dst.part == (1, 2) and kernel.body[1].part == (0, 1)


def test_a_wait_for_values_in_lists(capture):
    kernel = capture("""
        As = td.st(td.bf16, 64, 64)
        x = [td.load(td.subtile(As, (32, 64), (i, 0))) for i in range(2)]
        td.wait(x, (x[0],))
        """)
    assert kernel.body[-1].values == (kernel.tiles[0], kernel.tiles[1])


def test_priorities_nest(capture):
    kernel = capture("""
        with td.priority(1):
            with td.priority(3):
                td.barrier()
            td.barrier()
        """)
    assert [s.level if isinstance(s, ir.Priority) else "barrier" for s in kernel.body] == [1, 3, "barrier", 1, "barrier", 0]


def test_fetched_in_one_branch_and_committed_in_another(capture):
    kernel = capture("""
        As = td.st(td.bf16, 64, 64)
        for k in td.range(4):
            if k + 1 < 4:
                staged = td.fetch(As, a[0, k + 1])
            td.barrier()
            if k + 1 < 4:
                td.commit(As, staged)
            td.barrier()
        """)
    (loop,) = kernel.body
    assert len(loop.phases) == 1 and loop.phases[0][0].then[0].dst is loop.phases[0][2].then[0].src


def test_a_branch_within_an_arm_fetches(capture):
    """Every fetch loads into the registers that the last commit reads, and the wait is for them."""
    kernel = capture("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(a: td.gl[td.bf16, "M", "K"]):
            i, j = td.grid(2, 2)
            As = td.st(td.bf16, 64, 64)
            staged = td.fetch(As, a[0, 0])
            if i < 1:
                if j < 1:
                    staged = td.fetch(As, a[1, 0])
                else:
                    staged = td.fetch(As, a[2, 0])
                td.wait(staged)
            else:
                td.commit(As, staged)
            td.commit(As, staged)
        """)
    commit = kernel.body[-1]
    found = list(statements(kernel.body))
    assert {one.dst for one in found if isinstance(one, ir.Fetch)} == {commit.src}
    assert {one.values for one in found if isinstance(one, ir.WaitFor)} == {(commit.src,)}


WRONG = {
    "fetch of no place": (
        "td.fetch(td.st(td.bf16, 64, 64), 3)",
        """
        error[TD101]: td.fetch cannot copy (a 64x64 shared tile, 3)
         --> kernel.py:4:5
        4 |     td.fetch(td.st(td.bf16, 64, 64), 3)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: staged = td.fetch(shared, g[i, j]), and later td.commit(shared, staged)
        """,
    ),
    "commit of no fetch": (
        "td.commit(td.st(td.bf16, 64, 64), a[0, 0])",
        """
        error[TD101]: td.commit cannot copy (a 64x64 shared tile, a place in the tensor 'a')
         --> kernel.py:4:5
        4 |     td.commit(td.st(td.bf16, 64, 64), a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.commit(shared, staged), with the result of td.fetch
        """,
    ),
    "another type": (
        "td.fetch(td.st(td.f16, 64, 64), a[0, 0])",
        """
        error[TD130]: data for a shared tile of f16 are fetched from 'a', which holds bf16
         --> kernel.py:4:5
        4 |     td.fetch(td.st(td.f16, 64, 64), a[0, 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: copies do not convert: give the tile the type of its source, td.st(td.bf16, rows, cols)
        """,
    ),
    "another shape": (
        "td.commit(td.st(td.bf16, 32, 64), td.fetch(td.st(td.bf16, 64, 64), a[0, 0]))",
        """
        error[TD160]: a shared tile of 32x64 bf16 cannot take the data fetched for a shared tile of 64x64 bf16
         --> kernel.py:4:5
        4 |     td.commit(td.st(td.bf16, 32, 64), td.fetch(td.st(td.bf16, 64, 64), a[0, 0]))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: fetch for the tile of the td.commit, or for a tile of the same shape and type
        """,
    ),
    "other warps": (
        """
        As = td.st(td.bf16, 64, 64)
        staged = td.fetch(As, a[0, 0])
        if td.warp_id() < 2:
            td.commit(As, staged)
        """,
        """
        error[TD161]: td.commit is reached by warps 0..1, and warps 0..3 hold the fetched data
         --> kernel.py:7:9
        7 |         td.commit(As, staged)
          |         ^^^^^^^^^^^^^^^^^^^^^
          = help: fetch and commit under the same role or condition
        """,
    ),
    "a coordinate of each warp's own": (
        "td.fetch(td.st(td.bf16, 64, 64), a[td.warp_id(), 0])",
        """
        error[TD146]: td.fetch for a shared tile is done by all warps together, and a coordinate differs from warp to warp
         --> kernel.py:4:5
        4 |     td.fetch(td.st(td.bf16, 64, 64), a[td.warp_id(), 0])
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: let the coordinates depend on blocks and loops alone, or let one warp load: with producer: …
        """,
    ),
    "no such part": (
        "td.fetch(td.st(td.bf16, 64, 64), a[0, 0], part=(2, 2))",
        """
        error[TD105]: the part of a copy is (2, 2), and must be (i, n) with 0 <= i < n
         --> kernel.py:4:5
        4 |     td.fetch(td.st(td.bf16, 64, 64), a[0, 0], part=(2, 2))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: part=(0, 2) and part=(1, 2) are its halves
        """,
    ),
    "a part of a part": (
        """
        As = td.st(td.bf16, 64, 64)
        td.commit(As, td.fetch(As, a[0, 0], part=(1, 2)), part=(1, 2))
        """,
        """
        error[TD164]: the data fetched as part (1, 2) are committed as part (1, 2) of that part: the rest would be left out
         --> kernel.py:5:5
        5 |     td.commit(As, td.fetch(As, a[0, 0], part=(1, 2)), part=(1, 2))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: call td.commit(shared, staged) once for each fetched part, without part=
        """,
    ),
    "into no fetched tile": (
        "td.fetch(td.st(td.bf16, 64, 64), a[0, 0], into=3)",
        """
        error[TD101]: into= of td.fetch is 3, and must be the result of a td.fetch
         --> kernel.py:4:5
        4 |     td.fetch(td.st(td.bf16, 64, 64), a[0, 0], into=3)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: staged = td.fetch(shared, g[i, j]), and later td.fetch(shared, g[i, k], into=staged)
        """,
    ),
    "into another shape": (
        """
        staged = td.fetch(td.st(td.bf16, 32, 64), a[0, 0])
        td.fetch(td.st(td.bf16, 64, 64), a[0, 0], into=staged)
        """,
        """
        error[TD160]: data for a shared tile of 64x64 bf16 cannot be fetched into registers for a shared tile of 32x64 bf16
         --> kernel.py:5:5
        5 |     td.fetch(td.st(td.bf16, 64, 64), a[0, 0], into=staged)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: fetch into a tile that was fetched for the same shape and type, or leave out into=
        """,
    ),
    "into another part": (
        """
        As = td.st(td.bf16, 64, 64)
        td.fetch(As, a[0, 0], into=td.fetch(As, a[0, 0], part=(1, 2)))
        """,
        """
        error[TD105]: the part of a copy is (0, 1), and the registers of into= hold part (1, 2)
         --> kernel.py:5:5
        5 |     td.fetch(As, a[0, 0], into=td.fetch(As, a[0, 0], part=(1, 2)))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: part=(1, 2), or leave out into=
        """,
    ),
    "into registers of other warps": (
        """
        As = td.st(td.bf16, 64, 64)
        staged = td.fetch(As, a[0, 0])
        if td.warp_id() < 2:
            td.fetch(As, a[0, 0], into=staged)
        """,
        """
        error[TD161]: td.fetch(…, into=…) is reached by warps 0..1, and warps 0..3 hold the fetched data
         --> kernel.py:7:9
        7 |         td.fetch(As, a[0, 0], into=staged)
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: fetch and commit under the same role or condition
        """,
    ),
    "data that a later fetch replaces": (
        """
        As = td.st(td.bf16, 64, 64)
        held = ahead = td.fetch(As, a[0, 0])
        for k in td.range(4):
            if k < 3:
                ahead = td.fetch(As, a[0, k + 1])
            td.commit(As, held)
        """,
        """
        error[TD165]: a fetched 64x64 tile is committed after a later fetch has taken its registers
         --> kernel.py:9:9
        9 |         td.commit(As, held)
          |         ^^^^^^^^^^^^^^^^^^^
          = the fetch at kernel.py:8:21 has taken them: its result has the registers of the data that the name of the result held before
          = help: commit the data before that fetch; or fetch both copies before the loop or branch, and write td.fetch(…, into=…) in it
        """,
    ),
    "a wait for data that a later fetch replaces": (
        """
        As = td.st(td.bf16, 64, 64)
        block = td.grid(2)
        held = ahead = td.fetch(As, a[0, 0])
        if block == 0:
            ahead = td.fetch(As, a[0, 1])
        td.wait(held)
        """,
        """
        error[TD165]: a fetched 64x64 tile is waited for after a later fetch has taken its registers
         --> kernel.py:9:5
        9 |     td.wait(held)
          |     ^^^^^^^^^^^^^
          = the fetch at kernel.py:8:17 has taken them: its result has the registers of the data that the name of the result held before
          = help: commit the data before that fetch; or fetch both copies before the loop or branch, and write td.fetch(…, into=…) in it
        """,
    ),
    "one list with more fetched tiles in one arm": (
        """
        As = td.st(td.bf16, 64, 64)
        queue = [td.fetch(As, a[0, 0])]
        for k in td.range(4):
            td.commit(As, queue.pop(0))
            if k < 3:
                queue.append(td.fetch(As, a[0, k + 1]))
        """,
        """
        error[TD124]: the value of 'queue' is not one value for all warps
         --> kernel.py:8:12
        8 |         if k < 3:
          |            ^^^^^
          = the branch on a device value at kernel.py:8:12 makes it a list of 1 in one arm, and a list of 0 in the other
          = help: let both arms leave the same value, or integers, or lists of one length; or use the name only within the branch
        """,
    ),
    "different fetched tiles that cannot share registers": (
        """
        As = td.st(td.bf16, 64, 64)
        ahead = td.fetch(As, a[0, 0], part=(0, 2))
        for k in td.range(4):
            if k < 3:
                ahead = td.fetch(As, a[0, k + 1], part=(1, 2))
            td.commit(As, ahead)
        """,
        """
        error[TD123]: 'ahead' is undefined here
         --> kernel.py:9:23
        9 |         td.commit(As, ahead)
          |                       ^^^^^
          = the branch on a device value at kernel.py:7:12 makes it a different fetched 64x64 tile in each arm
          = help: fetch the tiles that are in flight at once before the branch on a device value; in it, reuse one: td.fetch(shared, g[i, j], into=…)
        """,
    ),
    "a branch within an arm that needs both tiles": (
        """
        i, j = td.grid(2, 2)
        As = td.st(td.bf16, 64, 64)
        staged = td.fetch(As, a[0, 0])
        if i < 1:
            if j < 1:
                ahead = td.fetch(As, a[1, 0])
                td.commit(As, staged)
            else:
                ahead = td.fetch(As, a[2, 0])
            staged = ahead
        td.commit(As, staged)
        """,
        """
        error[TD123]: 'staged' is undefined here
          --> kernel.py:14:19
        14 |     td.commit(As, staged)
           |                   ^^^^^^
           = the branch on a device value at kernel.py:7:8 makes it a different fetched 64x64 tile in each arm
           = help: fetch the tiles that are in flight at once before the branch on a device value; in it, reuse one: td.fetch(shared, g[i, j], into=…)
        """,
    ),
    "a wait for a shared tile": (
        "td.wait(td.st(td.bf16, 64, 64))",
        """
        error[TD101]: td.wait waits for registers, and got a 64x64 shared tile
         --> kernel.py:4:5
        4 |     td.wait(td.st(td.bf16, 64, 64))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.wait(tile) for the result of td.load or td.fetch, or td.wait(vmcnt=0)
        """,
    ),
    "a wait for both": (
        "td.wait(td.rt(td.bf16, 32, 32), vmcnt=0)",
        """
        error[TD105]: td.wait takes values or counters, and got both
         --> kernel.py:4:5
        4 |     td.wait(td.rt(td.bf16, 32, 32), vmcnt=0)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: call it twice
        """,
    ),
    "too high a priority": (
        """
        with td.priority(4):
            td.barrier()
        """,
        """
        error[TD105]: the priority is 4, and must be a whole number that Python knows, in 0..3
         --> kernel.py:4:10
        4 |     with td.priority(4):
          |          ^^^^^^^^^^^^^^
        """,
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_uses(refusal, what):
    body, text = WRONG[what]
    assert refusal(body) == expected(text)


def test_more_parts_than_turns(module):
    """A 64 x 64 tile of bf16 takes four warps two turns."""
    kernel = module("""
        import tiledsl as td
        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, 64, 64]):
            td.grid(1)
            As = td.st(td.bf16, 64, 64)
            td.commit(As, td.fetch(As, a[0, 0], part=(0, 3)))
        """).k
    with pytest.raises(Exception) as caught:
        kernel.lower()
    assert "\n" + str(caught.value) + "\n" == expected("""
        error[TD162]: a copy of 2 turns is cut into 3 parts
         --> kernel.py:7:19
        7 |     td.commit(As, td.fetch(As, a[0, 0], part=(0, 3)))
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = at each turn, every lane of the warps moves its 16 bytes
          = help: part=(i, n) with n at most 2
        """)


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_data_for_a_tile_that_lies_otherwise(module, target):
    """gfx950 reads columns of a tile that lies by rows; gfx942 keeps such a tile by columns."""
    kernel = module("""
        import tiledsl as td
        @td.kernel(warps=1)
        def k(a: td.gl[td.bf16, 64, 64], c: td.gl[td.f32, 64, 64]):
            td.grid(1)
            As, Bs, acc = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64), td.zeros(td.f32, 64, 64)
            staged = td.fetch(As, a[0, 0])
            td.commit(Bs, staged)
            td.load(As, a[0, 0])
            td.barrier()
            td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
            td.store(c[0, 0], acc)
        """).k.capture(target, {})
    if target == "gfx950":
        assert any(isinstance(one, lp.Memory) and one.template.startswith("ds_write") for one in plan(kernel, TARGETS[target]).body)
        return
    with pytest.raises(td.KernelError) as caught:
        plan(kernel, TARGETS[target])
    assert "\n" + str(caught.value) + "\n" == expected("""
        error[TD160]: the data fetched for 'As' cannot be committed to 'Bs': one of them lies in LDS transposed
         --> kernel.py:8:5
        8 |     td.commit(Bs, staged)
          |     ^^^^^^^^^^^^^^^^^^^^^
         ::: kernel.py:7:14
        7 |     staged = td.fetch(As, a[0, 0])
          |              ^^^^^^^^^^^^^^^^^^^^^ fetched here
          = help: fetch for the tile of the td.commit
        """)
