"""Batches: a tensor of several matrices, whose first coordinate counts them."""

import dataclasses

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.kernels.batches import batch, batched, summed
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import KernelError, UsageError
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import coordinates
from tiledsl.ir.text import ir_text
from tiledsl.runtime.arrays import array, sizes
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


@pytest.mark.sample("size4-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [(3, 64, 128, 64), (2, 70, 65, 40), (3, 33, 50, 7), (1, 64, 64, 32), (2, 1, 1, 1)])
def test_each_matrix_by_itself(size, target):
    """The rows after a matrix's last are the next matrix's, and none of them gets into its product."""
    count, m, n, k = size
    a, b, c = batch(*size)
    a[-1], b[-1] = 7, 5
    report = execute(lower(batched, target, {"B": count, "M": m, "N": n, "K": k}), [a, b, c])
    assert report.hazards == ()
    assert (c == a.float() @ b.float().mT).all()


@pytest.mark.sample("grouped")
@pytest.mark.parametrize("order", ["grouped", "chiplet"])
def test_in_another_order(order):
    a, b, c = batch(3, 130, 70, 40)
    report = execute(lower(batched, "gfx942", {"B": 3, "M": 130, "N": 70, "K": 40, "order": order}), [a, b, c])
    assert report.hazards == () and (c == a.float() @ b.float().mT).all()


@pytest.mark.sample("size2")
@pytest.mark.parametrize("size", [(3, 32, 32, 64), (2, 40, 33, 50), (3, 7, 5, 3)])
def test_a_loop_over_matrices(size):
    count, m, n, k = size
    a, b, _ = integers(count * m, n, k)
    c = torch.full((m, n), torch.nan)
    report = execute(lower(summed, "gfx942", {"B": count, "M": m, "N": n, "K": k}), [a.view(count, m, k), b, c])
    assert report.hazards == ()
    assert (c == product(a, b).view(count, m, n).sum(0)).all()


@pytest.mark.sample("65-33")
@pytest.mark.filterwarnings("ignore:warning.TD701")
@pytest.mark.parametrize("rows, cols", [(72, 48), (65, 33), (66, 34)])
def test_parts_of_larger_matrices(rows, cols):
    """Strides of matrices and of rows: what lies between is neither read nor written."""
    a, b, c = batch(2, 64, 33, 32)
    whole = [torch.full((2, rows, cols), torch.nan, dtype=x.dtype) for x in (a, b, c)]
    views = [w[:, : x.shape[1], : x.shape[2]] for w, x in zip(whole, (a, b, c), strict=True)]
    for view, x in zip(views, (a, b, c), strict=True):
        view.copy_(x)
    batched(*views)
    assert (views[2] == a.float() @ b.float().mT).all()
    assert whole[2][:, 64:].isnan().all() and whole[2][:, :, 33:].isnan().all()


@pytest.mark.thorough
def test_more_than_four_gigabytes(tmp_path):
    """The last matrix of a batch of 4.4 GB, which is a file of few pages."""
    count, m, n, k = 2_640, 100, 33, 8_192 + 8
    _, b, c = batch(1, m, n, k)
    a = np.memmap(tmp_path / "a", dtype=np.uint16, mode="w+", shape=(count, m, k))
    whole = np.memmap(tmp_path / "b", dtype=np.uint16, mode="w+", shape=(count, n, k))
    a[-1], whole[-1] = integers(m, n, k, largest=2)[0].view(torch.uint16).numpy(), integers(m, n, k, largest=2)[1].view(torch.uint16).numpy()
    c = np.full((count, m, n), np.nan, dtype=np.float32)
    lowered = lower(batched, "gfx942", {"B": count, "M": m, "N": n, "K": k})
    report = execute(lowered, [a, whole, c], blocks=[2 * count - 1])
    assert report.hazards == ()
    one, other = (torch.from_numpy(x[-1]).view(torch.bfloat16) for x in (a, whole))
    assert (torch.from_numpy(c[-1, 64:]) == product(one, other)[64:]).all() and np.isnan(c[:-1]).all()


def refused(kernel, **sizes) -> str:
    with pytest.raises(KernelError) as error:
        lower(kernel, "gfx942", sizes)
    return str(error.value)


@td.kernel(warps=1)
def beyond(c: td.gl[td.f32, "B", 32, 32]):
    n = td.grid(c.batch)
    td.store(c[n + 1, 0, 0], td.zeros(td.f32, 32, 32))


@td.kernel(warps=1)
def twice(c: td.gl[td.f32, "B", 32, 32]):
    n = td.grid(c.batch)
    td.store(c[n // 2, 0, 0], td.zeros(td.f32, 32, 32))


@td.kernel(warps=1)
def flat(c: td.gl[td.f32, "B", 32, 32]):
    n = td.grid(c.batch)
    td.store(c[n, 0], td.zeros(td.f32, 32, 32))


def test_beyond_the_last_matrix():
    text = refused(beyond, B=3)
    assert "error[TD301]: a piece of 'c' lies outside 'c', which has 3 matrices" in text and "block 2, matrix 3" in text
    assert "= help: matrices are counted one by one, from 0" in text


def test_a_matrix_stored_twice():
    text = refused(twice, B=4)
    assert "error[TD312]: 2,048 of the 4,096 elements of 'c' are never stored, and as many stores repeat other stores" in text
    assert "= never: matrix 2, rows 0..31, columns 0..31, and others" in text
    assert "= 2 times: matrix 0, rows 0..31, columns 0..31, and others" in text


def test_two_coordinates():
    assert "error[TD103]: the tensor 'c' takes three coordinates, [matrix, row, col], the last two in tiles, and got 2" in refused(flat, B=3)


def test_a_place_in_elements_of_a_matrix():
    @td.kernel(warps=1)
    def inner(c: td.gl[td.f32, "B", 32, 32]):
        n = td.grid(c.batch)
        td.store(c.at(batch=n, row=0, col=0), td.zeros(td.f32, 32, 32))

    c = torch.full((3, 32, 32), torch.nan)
    inner(c)
    assert (c == 0).all()


def test_strides_that_overlap():
    a, b, c = batch(2, 64, 64, 32)
    with pytest.raises(UsageError) as error:
        batched(a[:1].expand(2, 64, 32), b, c)
    assert error.value.diagnostics[0].message == "'a' of kernel 'batched' has strides (0, 32, 1): its matrices overlap"
    with pytest.raises(UsageError) as error:
        batched.lower(B=2, M=64, N=64, K=32, strides={"a": (100, 32)})
    assert error.value.diagnostics[0].message == (
        "the stride of a matrix of 'a' of kernel 'batched' is 100: it counts elements from a matrix to the next, at least its 2,048"
    )


def heads(matrices: torch.Tensor) -> torch.Tensor:
    """The same elements as attention has them in memory: (position, head, column), seen as (head, position, column)."""
    return matrices.transpose(0, 1).contiguous().transpose(0, 1)


@pytest.mark.sample("size0-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [(4, 64, 64, 64), (3, 70, 65, 40), (2, 33, 50, 7)])
def test_heads_whose_rows_alternate(size, target):
    """The columns after a row's last are the next head's, and none of them gets into a product."""
    count, m, n, k = size
    a, b, c = map(heads, batch(*size))
    a[-1], b[-1] = 7, 5
    strides = {"a": (k, count * k), "b": (k, count * k), "c": (n, count * n)}
    assert (a.stride()[:2], c.stride()[:2]) == (strides["a"], strides["c"])
    report = execute(batched.lower(target, B=count, M=m, N=n, K=k, strides=strides), [a, b, c])
    assert report.hazards == ()
    assert (c == a.float() @ b.float().mT).all()


@pytest.mark.filterwarnings("ignore:warning.TD701")
def test_a_call_with_heads():
    """Of torch and of NumPy: the strides come from the arrays, also where heads are a part of a larger row."""
    a, b, c = batch(4, 64, 64, 64)
    whole = torch.zeros(64, 3, 4, 64, dtype=torch.bfloat16)  # q, k and v of one projection
    q, k = whole[:, 0].transpose(0, 1), whole[:, 1].transpose(0, 1)
    q.copy_(a)
    k.copy_(b)
    out = heads(c)
    batched(q, k, out)
    assert (out == a.float() @ b.float().mT).all()
    given = [np.ascontiguousarray(x.view(torch.uint16).numpy().transpose(1, 0, 2)).transpose(1, 0, 2) for x in (a, b)]
    result = np.full((64, 4, 64), np.nan, dtype=np.float32).transpose(1, 0, 2)
    batched(*given, result)
    assert (torch.from_numpy(result) == out).all()


def test_heads_that_overlap():
    a, b, c = batch(2, 64, 64, 32)
    memory = torch.zeros(64 * 128, dtype=torch.bfloat16)
    for strides in ((31, 64, 1), (33, 64, 1), (32, 63, 1)):
        with pytest.raises(UsageError) as error:
            batched(memory.as_strided((2, 64, 32), strides), b, c)
        assert error.value.diagnostics[0].message == f"'a' of kernel 'batched' has strides {strides}: its matrices overlap"
        with pytest.raises(UsageError, match="the stride of a matrix of 'a'"):
            batched.lower(B=2, M=64, N=64, K=32, strides={"a": strides[:2]})
    assert batched.lower("gfx942", B=2, M=64, N=64, K=32, strides={"a": (32, 64)}).checked


def sequences(matrices: torch.Tensor, count: int, order: tuple[int, ...]) -> torch.Tensor:
    """The same matrices as the heads of so many sequences, (sequence, head, position, column), which lie in memory in that order of these dimensions."""
    apart = matrices.unflatten(0, (count, -1)).permute(order).contiguous()
    return apart.permute([order.index(axis) for axis in range(4)])


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_heads_of_several_sequences(target):
    """Of one distance between the heads of a sequence, and another between sequences: read and written in place, in whatever order they lie."""
    a, b, c = batch(6, 70, 65, 40)
    given = [sequences(one, 2, order) for one, order in ((a, (0, 2, 1, 3)), (b, (1, 0, 2, 3)), (c, (2, 0, 1, 3)))]
    given[0][1, 2], given[1][1, 2] = 7, 5
    batched(*given, target=target)
    assert (given[2] == given[0].float() @ given[1].float().mT).all()


def test_sequences_of_one_distance_are_a_plain_batch():
    """The kernel is that of three dimensions, whose strides are dense."""
    for shape in ((2, 3), (6, 1), (1, 6)):
        found = array("batched", "a", torch.zeros(*shape, 70, 40))
        assert (found.stride, found.distances, found.dense, sizes(found.shape, 3)) == ((2800, 40), (2800, 40), True, (6, 70, 40))
    turned = array("batched", "a", torch.zeros(2, 70, 3, 40).transpose(1, 2))
    assert (turned.stride, turned.distances, turned.dense) == ((8400, 3, 40, 120), (8400, 40, 120), False)


def test_arrays_that_lie_otherwise_than_the_kernel_was_lowered_for():
    a, b, c = batch(4, 64, 64, 32)
    lowered = batched.lower("gfx942", B=4, M=64, N=64, K=32)
    spaced = torch.zeros(2, 3, 64, 32).bfloat16()[:, :2]
    for given, text in (
        (heads(a), "64 x 32, rows 32 elements apart, and got 64 x 32, rows 128 apart"),
        (spaced, "4 matrices with strides (2048, 32), and got 4 with strides (6144, 2, 2048, 32)"),
        (spaced[:, 0], "4 matrices with strides (2048, 32), and got 2 with strides (6144, 32)"),
    ):
        with pytest.raises(UsageError) as error:
            execute(lowered, [given, b, c])
        assert error.value.diagnostics[0].message == f"kernel 'batched' was lowered for 'a' of {text}"
    assert execute(lowered, [a.unflatten(0, (2, 2)), b, c]).hazards == ()
    assert (c == a.float() @ b.float().mT).all()


def test_sequences_that_overlap():
    a, b, c = batch(4, 64, 64, 32)
    with pytest.raises(UsageError, match=r"'a' of kernel 'batched' has strides \(0, 2048, 32, 1\): its matrices overlap"):
        batched(a[:2].expand(2, 2, 64, 32), b, c)
    for strides, message in {
        (4096, 2, 32, 64): "",
        (4095, 2, 32, 64): "the stride of a group of matrices of 'a' of kernel 'batched' is 4095: groups of 2 matrices share elements then",
        (None, 2, 32, 64): "the stride of a group of matrices of 'a' of kernel 'batched' is None: it counts elements from a group to the next",
        (8192, 3, 32, 96): "a group of matrices of 'a' of kernel 'batched' has 3 of them: the number divides the 4 of the tensor",
        (8192, 0, 32, 96): "a group of matrices of 'a' of kernel 'batched' has 0 of them: a whole number, at least 1",
    }.items():
        if message:
            with pytest.raises(UsageError) as error:
                batched.capture("gfx942", dict(B=4, M=64, N=64, K=32), {"a": strides})
            assert error.value.diagnostics[0].message == message
        else:
            text = ir_text(batched.capture("gfx942", dict(B=4, M=64, N=64, K=32), {"a": strides}))
            assert "tensor a: bf16 4 x 64 x 32 every 64, matrices every 32, groups of 2 every 4096" in text


@td.kernel(warps=1)
def tripled(a: td.gl[td.f32, td.dyn("B"), 33, 40], c: td.gl[td.f32, td.dyn("B"), 33, 40]):
    td.ensures(c, 3.0 * a)
    head, row = td.grid(a.batch, td.cdiv(a.rows, 32))
    for j in range(2):
        td.store(c[head, row, j], 3.0 * td.load(a[head, row, j], (32, 32)))


def test_as_many_sequences_as_the_call_gives():
    a = torch.arange(2.0 * 33 * 3 * 40).view(2, 33, 3, 40).transpose(1, 2)
    c = torch.full((3, 2, 33, 40), torch.nan).transpose(0, 1)
    tripled(a, c)
    assert (c == 3 * a).all()


@td.kernel(warps=1)
def doubled(a: td.gl[td.f32, 3, td.dyn("S"), 40], c: td.gl[td.f32, 3, td.dyn("S"), 40]):
    td.ensures(c, 2.0 * a)
    head, row = td.grid(a.batch, td.cdiv(a.rows, 32))
    for j in range(2):
        td.store(c[head, row, j], 2.0 * td.load(a[head, row, j], (32, 32)))


@pytest.mark.thorough
@pytest.mark.parametrize("positions", [1, 50])
def test_heads_of_as_many_positions_as_the_call_gives(positions):
    a = torch.arange(3.0 * positions * 40).view(positions, 3, 40).transpose(0, 1)
    c = torch.full((positions, 3, 40), torch.nan).transpose(0, 1)
    doubled(a, c)
    assert (c == 2 * a).all()


@pytest.mark.parametrize("strides", [(40, 160), (48, 200), (2000, 40), (2500, 48)])
def test_coordinates_of_an_element_in_memory(strides):
    a, _ = (copied := doubled.capture("gfx942", {}, {"a": strides})).tensors
    fixed = dataclasses.replace(a, rows=ex.const(50))
    for place in ((0, 0, 0), (2, 49, 39), (1, 0, 39), (2, 7, 0)):
        assert coordinates(fixed, place[0] * strides[0] + place[1] * strides[1] + place[2]) == place
    assert copied.tensors[0].matrix_pitch == ex.const(strides[0])


@pytest.mark.parametrize("strides", [(2640, 2, 40, 80), (2640, 2, 1320, 40), (1320, 2, 3960, 40), (40, 2, 120, 240)])
def test_coordinates_of_an_element_of_a_group(strides):
    a, _ = tripled.capture("gfx942", {}, {"a": strides}).tensors
    fixed = dataclasses.replace(a, matrices=ex.const(6))
    for matrix, row, col in ((0, 0, 0), (5, 32, 39), (3, 0, 39), (4, 7, 0)):
        element = matrix // 2 * strides[0] + matrix % 2 * strides[2] + row * strides[3] + col
        assert coordinates(fixed, element) == (matrix, row, col)
