"""tiledsl.torch with tensors on a GPU: operator → launch on torch's current stream → result, forward and backward, directly and through torch.compile.

torch is a CPU build here. What is faked about it is said in tests/standin/operations.py and tensors.py: the tensors' device and memory, the arithmetic
between our launches, which CPU kernels do, and torch.cuda's streams. torch.compile runs up to its graphs for both directions (aot_eager), whose calls are then
made one by one; its code generator for GPUs needs Triton and a GPU."""

import gc

import pytest
import torch
from torch._functorch import config as functorch_config

import tiledsl as td
from tests.standin.operations import Operand, Traced, made_on_gpu, on_gpu
from tests.standin.tensors import in_place, rocm_build
from tiledsl.runtime import Stream
from tiledsl.torch import attention, rms_norm
from tiledsl.torch.operators import matmul_abt, operator

TWO = pytest.mark.devices("gfx942", "gfx90a")


@pytest.fixture
def streams(gpu, monkeypatch, tmp_path):
    made_on_gpu(monkeypatch)
    yield rocm_build(monkeypatch, tmp_path / "torch", in_place())
    torch._dynamo.reset()  # its compiled code holds tensors
    gc.collect()


def whole(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    return torch.randint(-2, 3, shape, generator=torch.Generator().manual_seed(seed + sum(shape))).to(dtype)


def there(tensor: torch.Tensor) -> torch.Tensor:
    """A GPU tensor's values as a CPU tensor."""
    return (tensor.operand if isinstance(tensor, Traced) else tensor).in_place()


# ------------------------------------------------------------------------------------------------------------ the plain GEMM


@pytest.mark.sample("dtype0-None-shape1", "dtype1-out_dtype1-shape1")
@pytest.mark.parametrize("shape", [(64, 64, 64), (70, 30, 41)])
@pytest.mark.parametrize("dtype, out_dtype", [(torch.bfloat16, None), (torch.float16, torch.float32)])
def test_a_product(gpu, streams, shape, dtype, out_dtype):
    m, n, k = shape
    a, b = whole(m, k, dtype=dtype), whole(n, k, dtype=dtype, seed=1)
    found = matmul_abt(on_gpu(a), on_gpu(b), out_dtype)
    assert (type(found), found.device, found.dtype) == (Operand, torch.device("cuda:0"), out_dtype or dtype)
    assert torch.equal(there(found).float(), (a.float() @ b.float().T).to(found.dtype).float())
    (executed,) = gpu.executed
    assert executed.kernel == "td_gemm_abt" and executed.report.hazards == ()


@pytest.mark.thorough
def test_rows_that_do_not_follow_each_other(gpu, streams):
    a, b = whole(48, 40), whole(96, 48, seed=1)
    found = matmul_abt(on_gpu(a).mT, on_gpu(b)[::2], torch.float32)
    assert torch.equal(there(found), a.mT.float() @ b[::2].float().T) and len(gpu.executed) == 1


def test_nothing_to_multiply(gpu, streams):
    assert torch.equal(there(matmul_abt(on_gpu(whole(3, 0)), on_gpu(whole(5, 0)), torch.float32)), torch.zeros(3, 5)) and gpu.executed == []


@TWO
def test_the_device_and_the_stream_of_the_tensors(gpu, streams):
    stream = Stream(1)
    streams.current[1] = stream.handle
    a = whole(32, 32)
    found = matmul_abt(on_gpu(a, 1), on_gpu(a, 1), torch.float32)
    (executed,) = gpu.executed
    assert (executed.device, executed.stream, executed.report.target, found.device) == (1, stream.handle, "gfx90a", torch.device("cuda:1"))
    assert torch.equal(there(found), a.float() @ a.float().T) and gpu.current_device == 0
    with pytest.raises(td.UsageError, match="'a' is on cuda:1, and 'b' on cuda:0"):
        matmul_abt(on_gpu(a, 1), on_gpu(a))


def function(a, b):
    return matmul_abt(a, b).relu() * 2


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["eager", "compiled"])
def test_gradients_are_torchs(gpu, streams, way):
    """One launch forward and two backward, on the stream that is current then."""
    forward, backward = Stream(), Stream()
    given = whole(70, 40), whole(30, 40, seed=1)
    same = [one.clone().requires_grad_() for one in given]
    leaves = [on_gpu(one, requires_grad=True) if way == "eager" else Traced(on_gpu(one), requires_grad=True) for one in given]
    called = function if way == "eager" else torch.compile(function, fullgraph=True, backend="aot_eager")
    streams.current[0] = forward.handle
    found, expected = called(*leaves), function_of_torch(*same)
    gradient = torch.randint(-1, 2, expected.shape, generator=torch.Generator().manual_seed(2)).bfloat16()
    streams.current[0] = backward.handle
    found.backward(on_gpu(gradient) if way == "eager" else Traced(on_gpu(gradient)))
    expected.backward(gradient)
    assert torch.equal(there(found), expected)
    assert all(torch.equal(there(one.grad), other.grad) for one, other in zip(leaves, same, strict=True))
    assert [(executed.kernel, executed.stream) for executed in gpu.executed] == [("td_gemm_abt", stream.handle) for stream in (forward, backward, backward)]


def function_of_torch(a, b):
    return (a @ b.T).relu() * 2


@pytest.mark.thorough
def test_the_graph_that_torch_compile_makes(gpu, streams):
    """Of fake tensors on the GPU: one call of the operator, which launches nothing during tracing and the kernel at each call."""
    graphs = []

    def keep(graph, inputs):
        graphs.append((graph, [one.operand.device if isinstance(one, Traced) else one.device for one in inputs], len(gpu.executed)))
        return graph

    called = torch.compile(function, fullgraph=True, backend=keep)
    a, b = Traced(on_gpu(whole(64, 64))), Traced(on_gpu(whole(64, 64, seed=1)))
    for _ in range(2):
        assert torch.equal(there(called(a, b)), function_of_torch(whole(64, 64), whole(64, 64, seed=1)))
    ((graph, devices, launched),) = graphs
    calls = [str(node.target) for node in graph.graph.nodes if "tiledsl" in str(node.target)]
    assert calls == ["tiledsl.matmul_abt.default"]
    assert set(devices) == {torch.device("cuda:0")} and launched == 0 and len(gpu.executed) == 2 and len(gpu.lowered) == 1


# ------------------------------------------------------------------------------------------------------ norms and attention


@pytest.mark.thorough
def test_a_norm_and_its_gradients(gpu, streams):
    """One launch forward, and one for each gradient; the results are those of the interpreter."""
    given, slope = (whole(15, 40), whole(40, seed=1)), whole(15, 40, seed=2)
    same, leaves = [one.clone().requires_grad_() for one in given], [on_gpu(one, requires_grad=True) for one in given]
    right, found = rms_norm(*same, eps=1.0), rms_norm(*leaves, eps=1.0)
    right.backward(slope)
    found.backward(on_gpu(slope))
    assert type(found) is Operand and torch.equal(there(found), right)
    assert all(torch.equal(there(one.grad), other.grad) for one, other in zip(leaves, same, strict=True))
    assert [executed.kernel for executed in gpu.executed] == ["td_rms_norm", "td_rms_norm_backward", "td_rms_norm_weight"]


@pytest.mark.thorough
@pytest.mark.parametrize("layout", ["BHSD", "BSHD"])
def test_attention(gpu, streams, layout):
    """In place in both layouts, with one launch for all heads. The result lies as q does."""
    q, k, v = (whole(2, 4, 40, 32), *(whole(2, 2, 40, 32, seed=seed) for seed in (1, 2)))
    if layout == "BSHD":
        q, k, v = (one.transpose(1, 2).contiguous() for one in (q, k, v))
    found = attention(*map(on_gpu, (q, k, v)), causal=True, layout=layout)
    assert torch.equal(there(found), attention(q, k, v, causal=True, layout=layout)) and found.stride() == q.stride()
    assert [executed.kernel for executed in gpu.executed] == ["td_attention"]


# ------------------------------------------------------------------------------------------------------- kernels of one's own


@td.kernel(warps=1)
def scaled(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], alpha: td.f32, count: td.i32, side=32):
    td.ensures(y, alpha * x)
    row, col = td.grid(td.cdiv(x.rows, side), td.cdiv(x.cols, side))
    td.store(y[row, col], alpha * td.load(x[row, col], (side, side)))


@pytest.mark.parametrize("way", ["eager", "compiled"])
def test_a_kernel_as_an_operator(gpu, streams, way):
    """In the first run of a graph, torch's inspection of an operator's results skips tensors of Python classes, and with them the call."""
    times = operator(scaled, outputs="y", name=f"scaled_there_{way}")

    def twice(x):
        y = torch.empty_like(x)
        times(x + 1, y, 0.5, 3)
        return y * 2

    x = whole(20, 40, dtype=torch.float32)
    with functorch_config.patch(check_custom_op_aliasing=False):
        found = twice(on_gpu(x)) if way == "eager" else torch.compile(twice, fullgraph=True, backend="aot_eager")(Traced(on_gpu(x)))
    assert torch.equal(there(found), x + 1) and [executed.kernel for executed in gpu.executed] == ["td_scaled"]


def test_an_error_of_the_device_comes_through_the_operator(gpu, streams):
    a = on_gpu(whole(32, 32))
    gpu.fail("hipModuleLaunchKernel", 719)
    with pytest.raises(td.DeviceError, match="launching kernel 'gemm_abt' on device 0"):
        matmul_abt(a, a)
    assert torch.equal(there(matmul_abt(a, a)).float(), whole(32, 32).float() @ whole(32, 32).float().T)
