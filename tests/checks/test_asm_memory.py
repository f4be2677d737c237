"""td.asm in global memory: what it may write is neither covered nor verified, and errors or notes say so; what it reads changes nothing; unknown bounds."""

import pytest

from tests.checks.conftest import Refused, edited, kernel_in
from tiledsl.runtime.kernel import Kernel

BEFORE = "    for k in td.range(a.cols // K_STEP):\n"
STORE = "    td.store(c[row * 2 + wr, col * 2 + wc], acc)\n"
GRID = "    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)\n"
CONTRACT = (GRID, "    td.ensures(c, a @ b.T)\n" + GRID)


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """The loader of one's own with `old` replaced: `kernel((old, new), …)`."""

    def made(*edits: tuple[str, str]) -> Kernel:
        path = edited(tmp_path, "own_loader", *edits)
        monkeypatch.chdir(tmp_path)
        return kernel_in(path, "own_loader")

    return made


@pytest.fixture
def said(kernel):
    def text(*edits: tuple[str, str], **sizes: int) -> str:
        return "\n\n".join(found.render() for found in kernel(*edits).check("gfx942", **{"M": 128, "N": 128, "K": 128, **sizes}))

    return text


def before(*lines: str) -> tuple[str, str]:
    """These lines before the loop."""
    return BEFORE, "".join(f"    {line}\n" for line in lines) + BEFORE


ONE, AT = "one = td.vgpr()", "td.lane_id() * 4"
CLEARED = 'td.asm("v_mov_b32 {dst}, 0", dst=one)'


def test_a_load_of_an_output_covers_nothing(refused: Refused):
    """It warms the cache; half of the warps store nothing."""
    touch = before(ONE, 'td.asm("global_load_dword {dst}, {at}, off", dst=one, at=c.address(row * 64 + td.lane_id(), col * 64))')
    assert refused("own_loader", touch, (STORE, "    if wc == 0:\n    " + STORE), M=128, N=128, K=128) == """\
error[TD310]: 8,192 of the 16,384 elements of 'c' are never stored
  --> own_loader.py:38:9
38 |         td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 32..63 are the first of them
   = of the block's 4 warps, only warps 0, 2 reach this store
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_a_store_to_an_output(said):
    """Another half is stored by td.asm: whether that is all is not known, and said."""
    stored = 'td.asm("global_store_dword {at}, {data}, off", at=c.address(row * 64, col * 64 + 32), data=one)'
    assert said(CONTRACT, before(ONE, CLEARED), (STORE, f"    if wc == 0:\n    {STORE}    {stored}\n")) == """\
error[TD601]: the contract c = a @ b.T is not checked: td.asm stores to 'c'
  --> own_loader.py:23:5
23 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^
  ::: own_loader.py:40:5
40 |     td.asm("global_store_dword {at}, {data}, off", at=c.address(row * 64, col * 64 + 32), data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
   = help: store tiles with td.store, whose values are followed
   = help: or say that it stays unchecked: td.unchecked(c, "the reason"), or --allow-unchecked for one command"""


def test_a_store_to_an_input_that_is_read(refused: Refused):
    stored = 'td.asm("global_store_dword {at}, {data}, off", at=a.address(td.lane_id(), 0), data=one)'
    assert refused("own_loader", CONTRACT, before(ONE, CLEARED, stored), M=128, N=128, K=128) == """\
error[TD410]: 'a' is read where another warp writes it, and nothing orders the two
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0, step 0, lane 0: block (1, 1) stores there
  ::: own_loader.py:32:9
32 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: own_loader.py:30:5
30 |     td.asm("global_store_dword {at}, {data}, off", at=a.address(td.lane_id(), 0), data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ stored here
   = help: let each block read only elements that it stores itself, or read another tensor: nothing orders blocks"""


def test_a_store_to_an_input_once_it_has_been_read(said):
    """By the only block, behind the last barrier: the contract speaks of what stood there."""
    stored = 'td.asm("global_store_dword {at}, {data}, off", at=a.address(td.lane_id(), 0), data=one)'
    assert said(CONTRACT, before(ONE, CLEARED), (STORE, f"    {stored}\n{STORE}"), M=64, N=64) == """\
error[TD601]: the contract c = a @ b.T is not checked: the contract uses 'a', to which td.asm stores
  --> own_loader.py:23:5
23 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^
  ::: own_loader.py:38:5
38 |     td.asm("global_store_dword {at}, {data}, off", at=a.address(td.lane_id(), 0), data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
   = help: store tiles with td.store, whose values are followed
   = help: or say that it stays unchecked: td.unchecked(c, "the reason"), or --allow-unchecked for one command"""


def test_an_atomic_operation_on_an_input(said):
    lines = ONE, CLEARED, f'td.asm("global_atomic_add {{at}}, {{data}}, {{base}}", at={AT}, data=one, base=b.address(0, 0))'
    assert said(CONTRACT, before(*lines)) == """\
error[TD601]: the contract c = a @ b.T is not checked: the contract uses 'b', to which td.asm stores
  --> own_loader.py:23:5
23 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^
  ::: own_loader.py:30:5
30 |     td.asm("global_atomic_add {at}, {data}, {base}", at=td.lane_id() * 4, data=one, base=b.address(0, 0))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
   = help: store tiles with td.store, whose values are followed
   = help: or say that it stays unchecked: td.unchecked(c, "the reason"), or --allow-unchecked for one command"""


def test_an_address_that_was_moved_to_registers(said):
    moved = 'td.asm("v_lshl_add_u64 {dst}, {at}, 0, 0", dst=place, at=a.address(td.lane_id(), 0))'
    stored = 'td.asm("global_store_dword {at}, {data}, off", at=place, data=one)'
    assert said(CONTRACT, before(ONE, CLEARED, "place = td.vgpr(2)", moved, stored)) == """\
error[TD601]: the contract c = a @ b.T is not checked: the contract uses 'a', to which td.asm stores
  --> own_loader.py:23:5
23 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^
  ::: own_loader.py:32:5
32 |     td.asm("global_store_dword {at}, {data}, off", at=place, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
   = help: store tiles with td.store, whose values are followed
   = help: or say that it stays unchecked: td.unchecked(c, "the reason"), or --allow-unchecked for one command"""


def test_a_load_from_registers_stores_nothing(said):
    """The address of c is in them, and c is not written there: its contract is followed."""
    moved = 'td.asm("v_lshl_add_u64 {dst}, {at}, 0, 0", dst=place, at=c.address(td.lane_id(), 0))'
    assert said(CONTRACT, before(ONE, "place = td.vgpr(2)", moved, 'td.asm("global_load_dword {dst}, {at}, off", dst=one, at=place)')) == """\
note[TD605]: which addresses global_load_dword accesses is not checked: they are in registers
  --> own_loader.py:31:5
31 |     td.asm("global_load_dword {dst}, {at}, off", dst=one, at=place)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: give the address as one operand, g.address(row, col)"""


def test_an_offset_in_a_register(said):
    lines = ONE, CLEARED, 'td.asm("global_load_dword {dst}, {at}, {base}", dst=one, at=one, base=a.address(0, 0))'
    assert said(CONTRACT, before(*lines)) == """\
note[TD605]: whether global_load_dword stays inside 'a' is not checked: a register holds its offset
  --> own_loader.py:30:5
30 |     td.asm("global_load_dword {dst}, {at}, {base}", dst=one, at=one, base=a.address(0, 0))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: give the offset as a device value, or the whole address as g.address(row, col)"""


def test_what_is_stored_is_no_part_of_the_address(said):
    lines = (f'td.asm("global_store_dword {{at}}, {{data}}, {{base}}", at={AT}, data=td.thread_id() * 100000, base=a.address(0, 0))',)
    assert "TD307" not in said(before(*lines))


def test_an_atomic_operation_beyond_its_tensor(refused: Refused):
    lines = ONE, CLEARED, 'td.asm("global_atomic_add {at}, {data}, {base}", at=td.lane_id() * 1024, data=one, base=a.address(0, 0))'
    assert refused("own_loader", before(*lines), M=128, N=128, K=128) == """\
error[TD307]: global_atomic_add leaves 'a', which is 128 x 128
  --> own_loader.py:29:5
29 |     td.asm("global_atomic_add {at}, {data}, {base}", at=td.lane_id() * 1024, data=one, base=a.address(0, 0))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ lane 32: 4 bytes from (128, 0) on
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`"""
