"""Calls of a kernel: torch tensors and NumPy arrays, by position and by name. Every misfit is reported before compiling."""

import concurrent.futures
import contextlib
import copy
import dataclasses
import pathlib
import pickle
import time
import warnings

import numpy as np
import pytest
import torch

import tiledsl as td
from examples.gemm_8192 import gemm
from tests.data import integers, product
from tests.kernels import epilogues
from tests.kernels.copies import by_asm
from tests.kernels.gemms import one_warp
from tiledsl.diagnostics.diagnostic import KernelError, SimulationError, UsageError
from tiledsl.runtime import launch
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.launch import execute


@pytest.fixture
def small():
    return integers(64, 128, 64)


def refused(*arguments, kernel=one_warp, **options) -> str:
    with pytest.raises(UsageError) as error:
        kernel(*arguments, **options)
    return error.value.diagnostics[0].message


# -------------------------------------------------------------------------------------------------------------- what runs


def test_torch_tensors(small):
    a, b, c = small
    assert one_warp(a, b, c) is None
    assert (c == product(a, b)).all()


def test_numpy_arrays(small):
    """bf16 as its bits."""
    a, b, c = small
    result = np.full((64, 128), np.nan, dtype=np.float32)
    one_warp(a.view(torch.uint16).numpy(), b.view(torch.int16).numpy(), result)
    assert (result == product(a, b).numpy()).all()


@pytest.mark.filterwarnings("ignore:the matrix subclass:PendingDeprecationWarning")
def test_matrices_of_numpy(small):
    """Every operation on an np.matrix keeps its two dimensions."""
    a, b, c = small
    result = np.asmatrix(np.full((64, 128), np.nan, dtype=np.float32))
    one_warp(np.asmatrix(a.view(torch.uint16).numpy()), b, result)
    assert (result == product(a, b).numpy()).all()


def test_mixed_and_by_name(small):
    a, b, c = small
    result = np.full((64, 128), np.nan, dtype=np.float32)
    one_warp(a, c=result, b=b)
    assert (result == product(a, b).numpy()).all()


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", ["gfx90a", "gfx950"])
def test_a_target_and_an_option(small, target):
    a, b, c = small
    one_warp(a, b, c, target=target, step=32, swap=True)
    assert (c == product(a, b)).all()


def test_the_inputs_stay_as_they_were(small):
    a, b, c = small
    before = a.clone(), b.clone()
    one_warp(a, b, c)
    assert (a == before[0]).all() and (b == before[1]).all()


def test_a_part_of_a_tensor_that_is_dense(small):
    a, b, _ = small
    whole = torch.full((192, 128), torch.nan)
    one_warp(a, b, whole[64:128])
    assert (whole[64:128] == product(a, b)).all() and whole[:64].isnan().all() and whole[128:].isnan().all()


@pytest.mark.filterwarnings("ignore:warning.TD701")
@pytest.mark.parametrize("size, pitches, first", [((64, 128, 64), (128, 72, 136), 8), ((70, 50, 36), (44, 52, 56), 4), ((33, 65, 7), (9, 11, 67), 0)])
def test_parts_of_larger_matrices(size, pitches, first):
    """Rows with gaps between them: the gaps are neither read nor written."""
    m, n, k = size
    a, b, c = integers(m, n, k)
    whole = [torch.full((len(x), pitch), torch.nan, dtype=x.dtype) for x, pitch in zip((a, b, c), pitches, strict=True)]
    views = [w[:, first : first + x.shape[1]] for w, x in zip(whole, (a, b, c), strict=True)]
    for view, x in zip(views, (a, b, c), strict=True):
        view.copy_(x)
    one_warp(*views)
    assert (views[2] == product(a, b)).all()
    assert whole[2][:, :first].isnan().all() and whole[2][:, first + n :].isnan().all()


def test_part_of_a_numpy_array(small):
    a, b, _ = small
    whole = np.full((64, 160), np.nan, dtype=np.float32)
    one_warp(a, b, whole[:, 32:])
    assert (whole[:, 32:] == product(a, b).numpy()).all() and np.isnan(whole[:, :32]).all()


def test_strides_without_tensors():
    dense, apart = one_warp.lower(M=64, N=64, K=64), one_warp.lower(M=64, N=64, K=64, strides={"a": 72})
    assert "tensor a: bf16 64 x 64 every 72" in apart.ir and "rows of a every 72 elements" in apart.hip.splitlines()[0]
    assert dense.ir != apart.ir
    for strides, message in (
        ({"a": 63}, "the stride of 'a' of kernel 'one_warp' is 63: it counts elements from a row to the next, at least its 64 columns"),
        (
            {"a": 2**62},
            "'a' of kernel 'one_warp' reaches over 581,072,438,321,850,876,032 bytes at these sizes and strides: the addresses of a GPU have 48 bits",
        ),
        ({"x": 64}, "kernel 'one_warp' has no tensor 'x' to have a stride: its tensors are a, b, c"),
    ):
        with pytest.raises(UsageError) as error:
            one_warp.lower(M=64, N=64, K=64, strides=strides)
        assert error.value.diagnostics[0].message == message


def test_a_kernel_is_copied_as_itself_and_pickled_by_name():
    """Pools that spawn their processes pickle what they call."""
    assert copy.copy(one_warp) is one_warp and copy.deepcopy({"kernel": one_warp})["kernel"] is one_warp
    assert pickle.loads(pickle.dumps(one_warp)) is one_warp

    @td.kernel(warps=1)
    def inner(c: td.gl[td.f32, 64, 64]):
        td.store(c[0, 0], td.zeros(64, 64))

    with pytest.raises((pickle.PicklingError, AttributeError), match="inner"):
        pickle.dumps(inner)


def test_unchecked_is_true_or_false():
    with pytest.raises(UsageError) as error:
        one_warp.lower(M=64, N=64, K=64, unchecked="no")
    assert error.value.diagnostics[0].message == "unchecked of kernel 'one_warp' is 'no': True or False"


def test_blocks_of_ones_choice(small):
    a, b, c = small
    lowered = one_warp.lower(M=64, N=128, K=64)
    report = launch.execute(lowered, [a, b, c], blocks=[1])
    assert report.ok and report.blocks == (1,)
    assert c[:, :64].isnan().all() and (c[:, 64:] == product(a, b)[:, 64:]).all()


def test_a_schedule(small):
    a, b, c = small
    report = launch.execute(one_warp.lower(M=64, N=128, K=64), [a, b, c], schedule="reversed")
    assert report.schedule == "reversed" and (c == product(a, b)).all()


# ------------------------------------------------------------------------------------------------------- what does not fit


def test_another_element_type(small):
    a, b, c = small
    assert refused(a.float(), b, c) == "'a' of kernel 'one_warp' holds bf16, and got an array of float32"
    assert refused(a, b, c.half()) == "'c' of kernel 'one_warp' holds f32, and got an array of float16"
    assert refused(a, b, c.double().numpy()) == "'c' of kernel 'one_warp' holds f32, and got an array of float64"


def test_numbers_of_numpy_that_are_to_be_bf16(small):
    """The help has the expression that makes the bits, as it may be copied."""
    a, b, c = small
    with pytest.raises(UsageError) as error:
        one_warp(a.float().numpy(), b, c)
    (help,) = error.value.diagnostics[0].helps
    bits = "(a.view('uint32') >> 16).astype('uint16')"
    assert help == f"pass a torch tensor of bfloat16, or a NumPy array of uint16 with the bits of bf16 elements: {bits} are the upper bits"
    one_warp(eval(bits, {"a": a.float().numpy()}), b, c)
    assert (c == product(a, b)).all()


def test_another_number_of_dimensions(small):
    a, b, c = small
    assert refused(a[None], b, c) == "'a' of kernel 'one_warp' has two dimensions, and got an array of shape (1, 64, 64)"
    assert refused(a, b, c[0]) == "'c' of kernel 'one_warp' has two dimensions, and got an array of shape (128,)"


def test_shapes_that_disagree(small):
    a, b, c = small
    assert refused(a, b[:, :32].contiguous(), c) == "'b' of kernel 'one_warp' has shape (128, 32), where K is 64 (by 'a')"
    assert refused(a, b, c.T.contiguous()) == "'c' of kernel 'one_warp' has shape (128, 64), where M is 64 (by 'a')"


def test_a_size_of_the_kernels_own():
    @td.kernel(warps=1)
    def fixed(x: td.gl[td.f32, 32, "N"]):
        td.grid(1)

    assert refused(torch.zeros(16, 32), kernel=fixed) == "'x' of kernel 'fixed' has shape (16, 32), where the kernel takes 32 rows"


def test_rows_that_are_not_dense(small):
    a, b, c = small
    apart = "the elements of a row must follow each other"
    assert refused(a.T, b, c) == f"'a' of kernel 'one_warp' has strides (1, 64): {apart}"
    assert refused(a, b, torch.zeros(64, 256)[:, ::2]) == f"'c' of kernel 'one_warp' has strides (256, 2): {apart}"
    assert refused(a, b, np.zeros((128, 64), dtype=np.float32).T) == f"'c' of kernel 'one_warp' has strides (1, 64): {apart}"
    assert refused(a[:1].expand(64, 64), b, c) == "'a' of kernel 'one_warp' has strides (0, 1): each row must begin after the end of the row before"


@pytest.mark.parametrize(
    "empty", [np.zeros((0, 64), np.uint16), np.zeros((64, 64), np.uint16)[:0], np.zeros((64, 0), np.uint16).T, torch.zeros(0, 64).bfloat16()]
)
def test_an_array_without_elements(small, empty):
    """The strides have no meaning: NumPy's are 0, or those of the array that was sliced."""
    _, b, _ = small
    expected = "size M=0 of kernel 'one_warp' must be a whole number, at least 1"
    assert refused(empty, b, np.zeros((0, 128), np.float32)) == expected


def test_an_empty_batch():
    @td.kernel(warps=1)
    def batched(x: td.gl[td.f32, "B", "M", 32]):
        td.grid(1)

    assert refused(np.zeros((0, 32, 32), np.float32), kernel=batched) == "size B=0 of kernel 'batched' must be a whole number, at least 1"
    assert refused(np.zeros((2, 0, 32), np.float32), kernel=batched) == "size M=0 of kernel 'batched' must be a whole number, at least 1"
    assert refused(np.zeros((2, 32, 0), np.float32), kernel=batched) == "'x' of kernel 'batched' has shape (2, 32, 0), where the kernel takes 32 columns"


def test_a_view_that_begins_between_two_loads(small):
    a, b, c = small
    begins = "begins at no multiple of 16 bytes, although the distance between its rows is such a multiple"
    assert refused(torch.zeros(64, 128, dtype=torch.bfloat16)[:, 1:65], b, c) == f"'a' of kernel 'one_warp' {begins}"
    assert refused(a, b, np.zeros((64, 256), dtype=np.float32)[:, 1:129]) == f"'c' of kernel 'one_warp' {begins}"


def test_a_batch_whose_matrices_begin_anywhere():
    """Rows begin at multiples of 16 bytes, matrices do not: the kernel loads no 16 bytes at once, and the batch may begin at a multiple of its element."""

    @td.kernel(warps=1)
    def doubled(x: td.gl[td.f32, "B", "M", 32], y: td.gl[td.f32, "B", "M", 32]):
        batch, row = td.grid(x.batch, td.cdiv(x.rows, 32))
        td.store(y[batch, row, 0], 2.0 * td.load(x[batch, row, 0], (32, 32)))

    memory = torch.arange(3000.0)
    x, y = memory[1:].as_strided((2, 32, 32), (1025, 32, 1)), torch.zeros(2, 32, 32)
    assert x.data_ptr() % 16 == 4
    doubled(x, y)
    assert torch.equal(y, 2 * x)
    shifted = memory[1:].as_strided((2, 32, 32), (1028, 32, 1))
    begins = "begins at no multiple of 16 bytes, although the distance between its rows is such a multiple"
    assert refused(shifted, y, kernel=doubled) == f"'x' of kernel 'doubled' {begins}"


def test_threads_that_call_a_kernel_first_share_its_calls(monkeypatch):
    """Python 3.11's cached_property has a lock; later versions have none."""
    monkeypatch.setattr(Kernel.__dict__["_calls"], "lock", contextlib.nullcontext(), raising=False)
    made, real = [], launch.Calls

    def slow(kernel):
        made.append(kernel)
        time.sleep(0.05)
        return real(kernel)

    monkeypatch.setattr(launch, "Calls", slow)

    @td.kernel(warps=1)
    def unused(x: td.gl[td.f32, 32, 32]):
        td.grid(1)

    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: unused._calls, range(4)))
    assert made == [unused] and len(set(map(id, found))) == 1 and found[0] is unused._calls


def test_what_helps_an_array_that_lies_as_no_kernel_takes_it(small):
    """A copy of an output would receive the result instead of the output."""
    a, b, _ = small
    whole = torch.zeros(64 * 128 + 1)
    with pytest.raises(UsageError) as error:
        one_warp(a, b, whole[1:].view(64, 128))
    assert str(error.value) == """\
error: 'c' of kernel 'one_warp' begins at no multiple of 16 bytes, although the distance between its rows is such a multiple
  = help: if the kernel reads 'c': pass a copy, c.clone() of torch or c.copy() of NumPy
  = help: if the kernel writes 'c': let the array begin at a multiple of 4 elements, or use separate memory, because a copy would receive the result"""
    one_warp(a, b, torch.zeros(64 * 128 + 4)[4:].view(64, 128))
    with pytest.raises(UsageError) as error:
        one_warp(a, b, torch.zeros(128, 64).T)
    assert str(error.value) == """\
error: 'c' of kernel 'one_warp' has strides (1, 64): the elements of a row must follow each other
  = help: if the kernel reads 'c': pass a copy, c.contiguous() of torch or c.copy() of NumPy
  = help: if the kernel writes 'c': use separate memory, torch.empty(rows, cols), because a copy would receive the result"""


def test_what_execute_is_given(small):
    lowered = one_warp.lower(target="gfx942", M=64, N=128, K=64)
    with pytest.raises(UsageError) as error:
        execute(lowered, small[:2])
    assert error.value.diagnostics[0].message == "kernel 'one_warp' takes a, b, c, and got 2 arguments"
    with pytest.raises(UsageError) as error:
        execute(lowered.at({}), small)
    assert error.value.diagnostics[0].message.startswith("execute takes the result of lower(…) of a kernel, and got ")


def test_too_few_and_too_many(small):
    a, b, c = small
    assert refused(a, b) == "kernel 'one_warp' is called without c"
    assert refused() == "kernel 'one_warp' is called without a, b, c"
    assert refused(a, b, c, c) == "kernel 'one_warp' takes 3 tensors (a, b, c), and got 4 in order and 0 by name; options are given by name"
    assert refused(a, b, c, a=a) == "kernel 'one_warp' takes 3 tensors (a, b, c), and got 3 in order and 1 by name"


def test_a_name_that_it_does_not_take(small):
    a, b, c = small
    assert refused(a, b, c, steps=32) == "kernel 'one_warp' takes no argument 'steps' (did you mean 'step'?): it takes a, b, c, step, swap, target"
    assert refused(a, b, c, M=64) == "kernel 'one_warp' takes no argument 'M': it takes a, b, c, step, swap, target"


@pytest.mark.parametrize("value, kind", [(3, "int"), (2.5, "float"), (None, "NoneType"), ([[1.0]], "list"), ("a", "str")])
def test_what_is_no_array(small, value, kind):
    a, b, c = small
    assert refused(a, value, c) == f"'b' of kernel 'one_warp' is a torch tensor, a NumPy array or an array of a GPU, and got a {kind}"


def test_a_launch_grid_in_brackets():
    with pytest.raises(UsageError) as error:
        one_warp[1, 1]
    message = "kernel 'one_warp' is given a launch grid in square brackets: td.grid in the kernel defines the grid, and one_warp(…) launches the kernel"
    assert error.value.diagnostics[0].message == message


def test_what_lower_is_given_in_the_place_of_a_target(small):
    with pytest.raises(UsageError) as error:
        one_warp.lower(small[0])
    message = "the target of kernel 'one_warp' is a Python Tensor, and must be a name, target='gfx942'; sizes are given by name, M=8192"
    assert error.value.diagnostics[0].message == message


def test_strides_of_no_tensor():
    with pytest.raises(UsageError) as error:
        one_warp.lower(M=64, N=64, K=64, strides=72)
    assert error.value.diagnostics[0].message == "the strides of kernel 'one_warp' are 72: a stride is given for each tensor by name, strides=dict(a=8256)"


def test_what_lower_has_beside_sizes():
    with pytest.raises(UsageError) as error:
        one_warp.lower(M=64, N=64, K=64, stride=dict(a=72))
    assert error.value.diagnostics[0].message == "kernel 'one_warp' has no size or option 'stride' (did you mean 'strides'?): it takes M, K, N, swap, step"


def test_sizes_in_order():
    with pytest.raises(KernelError) as error:
        one_warp.lower(64, 64, 64)
    assert str(error.value).startswith("error[TD154]: .lower takes 1 argument in order, and got 3\n")
    assert str(error.value).endswith("\n    = help: .lower(target=None, *, unchecked=False, allow_unchecked=False, compiler=None, strides=None, **sizes)")


def test_an_unknown_target(small):
    a, b, c = small
    assert "gfx906" in refused(a, b, c, target="gfx906")


def test_a_size_that_does_not_divide():
    a, b, c = integers(72, 64, 64)
    one_warp(a, b, c)
    assert (c == product(a, b)).all()


def test_tensors_elsewhere(small):
    a, b, c = small
    meta = [x.to("meta") for x in small]
    assert refused(*meta) == (
        "the arguments of 'one_warp' are on meta, where no kernel runs: with arguments on an AMD GPU a kernel runs there, with arguments in the host's memory"
        " on the interpreter"
    )
    assert refused(meta[0], b, c) == "'b' of kernel 'one_warp' is on the cpu, and 'a' on meta: all must be on one device"
    assert refused(a, b, meta[2]) == "'c' of kernel 'one_warp' is on meta, and 'a' on the cpu: all must be on one device"


# --------------------------------------------------------------------------------------------------------------- warnings


def test_a_warning_is_given_once_for_each_variant():
    """The warning stands at the line of the load. A lowered kernel gives no second one; another size or option is another variant."""

    @td.kernel(warps=1)
    def narrow(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], step=32):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.rows, 32))
        As, Bs, acc = td.st(td.bf16, 32, step), td.st(td.bf16, 32, step), td.zeros(td.f32, 32, 32)
        td.ensures(c, a @ a.T)
        for k in td.range(td.cdiv(a.cols, step)):
            td.load(As, a[row, k])
            td.load(Bs, a[col, k])
            td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[row, col], acc)

    def called(columns: int, **options: int) -> list[warnings.WarningMessage]:
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            narrow(torch.zeros(32, columns, dtype=torch.bfloat16), torch.zeros(32, 32), **options)
        return found

    assert called(32) == []  # rows are multiples of 16 bytes; an unchecked contract gives a note, not a warning
    (warning,) = called(36)
    assert warning.category is td.TiledslWarning and warning.filename == __file__
    loads = next(i for i, line in enumerate(pathlib.Path(__file__).read_text().splitlines(), 1) if line == "            td.load(As, a[row, k])")
    assert (warning.lineno, warning.message.diagnostic.code) == (loads, "TD701")
    assert str(warning.message).startswith("warning[TD701]: the rows of 'a' begin at multiples of 8 bytes") and f"test_launch.py:{loads}:13" in str(
        warning.message
    )
    assert "td.load(As, a[row, k])" not in str(warning.message)  # Python prints the line
    assert called(36) == called(40 + 4) == called(36, step=64) == []  # once for each tensor, whatever the shapes and options


def test_a_warning_that_is_made_an_error_comes_before_the_run():
    a, b, c = integers(32, 32, 36)
    one_warp.warned.clear()
    for _ in range(2):  # the second call is an error too
        with warnings.catch_warnings(), pytest.raises(td.TiledslWarning, match="TD701"):
            warnings.simplefilter("error")
            one_warp(a, b, c)
    assert c.isnan().all()


# ---------------------------------------------------------------------------------------------------------------- hazards


def test_a_hazard_is_an_error(monkeypatch):
    """A listing without its barriers replaces the one that the checks have passed."""
    import tiledsl.runtime.launch

    real = tiledsl.runtime.launch.lower

    def without_barriers(*arguments, **options):
        lowered = real(*arguments, **options)
        return dataclasses.replace(lowered, asm=lowered.asm.replace("\ts_barrier\n", "\n"))

    monkeypatch.setattr(tiledsl.runtime.launch, "lower", without_barriers)
    a, b, c = integers(128, 128, 64)
    with pytest.raises(SimulationError) as error:
        gemm(a, b, c)
    text = str(error.value)
    assert "hazards in 'gemm':" in text and "race" in text


def test_unchecked_is_no_option_of_a_call(small):
    a, b, c = small
    assert refused(a, b, c, unchecked=True) == "kernel 'one_warp' takes no argument 'unchecked': it takes a, b, c, step, swap, target"


# ---------------------------------------------------------------------------------------------------------------- scalars


@pytest.mark.parametrize(
    "value, got",
    [
        ("2", "'2', where a number is expected"),
        (True, "True, where a number is expected"),
        (1e40, "1e+40, which an f32 does not hold"),
        pytest.param(10**5000, "a whole number of 16,610 bits, which an f32 does not hold", id="long"),
    ],
)
def test_a_scalar_that_is_no_f32(small, value, got):
    a, b, c = small
    assert refused(a, b, c, value, kernel=epilogues.one_warp) == f"'alpha' of kernel 'one_warp' is a scalar of f32, and got {got}"


@pytest.mark.parametrize(
    "value, got",
    [
        (2.0, "2.0, where a whole number is expected"),
        (1 << 31, "2147483648, which 32 bits do not hold"),
        pytest.param(1 << 20000, "a whole number of 20,001 bits, which 32 bits do not hold", id="long"),
    ],
)
def test_a_scalar_that_is_no_i32(small, value, got):
    a, b, c = small
    assert refused(a, b, c, 1.0, n=value, kernel=epilogues.one_warp) == f"'n' of kernel 'one_warp' is a scalar of i32, and got {got}"


def test_a_scalar_that_is_missing_or_too_many(small):
    a, b, c = small
    assert refused(a, b, c, kernel=epilogues.one_warp) == "kernel 'one_warp' is called without alpha"
    text = "kernel 'one_warp' takes 5 tensors and scalars (a, b, c, alpha, n), and got 4 in order and 1 by name"
    assert refused(a, b, c, 2.0, alpha=1.0, kernel=epilogues.one_warp) == text


def test_scalars_in_the_order_of_the_signature(small):
    a, b, c = small
    epilogues.one_warp(a, b, c, np.float32(0.5), np.int64(4), operation="alpha and numbers")
    assert (c == (product(a, b) - 3) * 0.5 / 2.5 + 4).all()


def test_a_scalar_is_no_size(small):
    with pytest.raises(UsageError, match="'alpha' of kernel 'one_warp' is a scalar parameter: its value is given by the call, and lowering needs no value"):
        epilogues.one_warp.lower(M=64, N=64, K=64, alpha=2.0)


def test_execution_needs_every_scalar(small):
    a, b, c = small
    with pytest.raises(UsageError, match="kernel 'one_warp' takes a, b, c, alpha, n, and got 4 arguments"):
        launch.execute(epilogues.one_warp.lower(M=64, N=128, K=64), [a, b, c, 2.0])


def test_an_output_that_shares_memory():
    whole = torch.zeros(64, 128)
    with pytest.raises(UsageError) as caught:
        shifted(whole[:, :64], whole[:, 32:96])
    assert caught.value.diagnostics[0].message == "'c' of kernel 'shifted' is written, and shares memory with 'a': pass a copy, 'a.clone()'"
    shifted(whole[:32], whole[32:])


def test_parts_of_one_matrix_side_by_side():
    """Their ranges overlap, but no element is shared: one element further it is."""
    whole = torch.arange(64.0 * 128).view(64, 128)
    before = whole.clone()
    shifted(whole[:, :64], whole[:, 64:])
    assert (whole == torch.cat((before[:, :64], before[:, :64]), 1)).all()
    wide = torch.zeros(64, 192)
    twice(before[:, :64], wide[:, 64:128], wide[:, 128:])
    assert (wide == torch.cat((torch.zeros(64, 64), before[:, :64], before[:, :64]), 1)).all()
    with pytest.raises(UsageError, match="shares memory with 'd'"):
        twice(before[:, :64], wide[:, 64:128], wide[:, 124:188])


def test_two_outputs_that_share_memory():
    whole = torch.zeros(64, 128)
    with pytest.raises(UsageError) as caught:
        twice(torch.zeros(64, 64), whole[:, :64], whole[:, 32:96])
    message = "'c' of kernel 'twice' is written, and shares memory with 'd', which is written too: give each its own memory"
    assert caught.value.diagnostics[0].message == message


@td.kernel(warps=1)
def twice(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    tile = td.load(a[row, col], (32, 32))
    td.store(c[row, col], tile)
    td.store(d[row, col], tile)


@td.kernel(warps=1)
def shifted(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    td.store(c[row, col], td.load(a[row, col], (32, 32)))


def test_arrays_that_the_kernel_was_not_lowered_for():
    lowered = shifted.lower(target="gfx942", M=32, N=64)
    with pytest.raises(UsageError) as caught:
        execute(lowered, [torch.zeros(32, 80)[:, :64], torch.zeros(32, 64)])
    assert caught.value.diagnostics[0].message == "kernel 'shifted' was lowered for 'a' of 32 x 64, rows 64 elements apart, and got 32 x 64, rows 80 apart"


def test_execute_adds_as_it_is_asked(small):
    """Sums of whole numbers are equal in every order; the report says how they were computed."""
    a, b, c = small
    lowered = one_warp.lower(target="gfx942", M=64, N=128, K=64)
    report = execute(lowered, [a, b, c], numerics="cdna3")
    assert (c == product(a, b)).all() and report.ok and report.numerics == "cdna3"
    assert ", schedule round-robin, numerics cdna3\n" in str(report) and ", numerics" not in str(execute(lowered, [a, b, c]))


def test_arrays_that_are_read_only(small):
    a, b, c = (t.to(torch.float32).numpy() for t in small)
    a, b = ((x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b))
    a.flags.writeable = False
    one_warp(a, b, c)
    assert (c == product(*small[:2]).numpy()).all()
    c.flags.writeable = False
    assert refused(a, b, c) == "'c' of kernel 'one_warp' is read-only, and the kernel writes it"


def test_what_only_td_asm_stores_is_an_output():
    x, y = np.ones((1, 64), np.float32), np.zeros((1, 64), np.float32)
    assert by_asm.capture("gfx942", {}).outputs == ("y",)
    with pytest.raises(td.UsageError) as error:
        by_asm(x, x)
    assert str(error.value) == "error: 'y' of kernel 'by_asm' is written, and shares memory with 'x': pass a copy, 'x.clone()'"
    y.flags.writeable = False
    with pytest.raises(td.UsageError) as error:
        by_asm(x, y)
    assert str(error.value) == "error: 'y' of kernel 'by_asm' is read-only, and the kernel writes it"
