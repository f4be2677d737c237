"""Tensors of torch on a GPU: a CPU build of torch that looks like a ROCm build to a launch (tests/standin/tensors.py)."""

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.kernels.gemms import one_warp
from tests.standin import operations
from tests.standin.kernels import tripled, whole_numbers
from tests.standin.library import build
from tests.standin.tensors import GpuTensor, in_place, on_gpu, rocm_build
from tiledsl.runtime import DeviceArray, Stream, to_device
from tiledsl.toolchain.rocm import hip

TWO = pytest.mark.devices("gfx942", "gfx942")
DATA = torch.from_numpy(whole_numbers(32, 32))


@pytest.fixture
def streams(gpu, monkeypatch, tmp_path):
    return rocm_build(monkeypatch, tmp_path / "torch", in_place())


def empty(*shape: int, device: int = 0) -> GpuTensor:
    return on_gpu(torch.full(shape, torch.nan), device)


def said(call, *arguments, **options) -> str:
    with pytest.raises(td.TiledslError) as error:
        call(*arguments, **options)
    return str(error.value).splitlines()[0]


def test_a_product(gpu, streams):
    a, b, _ = integers(64, 128, 64)
    c = empty(64, 128)
    one_warp(on_gpu(a), on_gpu(b), c)
    assert (c.numpy() == product(a, b).numpy()).all()
    assert hip.runtime().path.endswith("/torch/lib/libc10_hip.so")  # its dependency is the library that torch uses


def test_fp8_tensors_are_of_the_devices_encoding(gpu, streams):
    from tests.kernels.byte_gemm import fp8_gemm

    generator = torch.Generator().manual_seed(1)
    a, b = (torch.randint(-8, 9, (128, 64), generator=generator).float().to(torch.float8_e4m3fnuz) for _ in range(2))
    c = empty(128, 128)
    fp8_gemm(on_gpu(a), on_gpu(b), c)
    assert (c.numpy() == (a.float() @ b.float().T).numpy()).all()
    text = said(fp8_gemm, on_gpu(a.float().to(torch.float8_e4m3fn)), on_gpu(b), c)
    assert text == "error: 'a' of kernel 'gemm' holds fp8, which is float8_e4m3fnuz on gfx942, and got an array of float8_e4m3fn"


def test_the_current_stream_is_asked_for_each_time(gpu, streams):
    a, c = on_gpu(DATA), empty(32, 32)
    for stream in (Stream(), Stream()):
        streams.current[0] = stream.handle
        tripled(a, c)
        assert gpu.executed[-1].stream == stream.handle
    streams.current[0] = 0
    tripled(a, c)
    assert gpu.executed[-1].stream == 0 and streams.asked == [0, 0, 0] and len(gpu.lowered) == 1
    assert (c.numpy() == 3 * DATA.numpy()).all()


def test_the_current_stream_as_torchs_own_compiler_asks_for_it(gpu, streams, monkeypatch):
    """A build with GPUs has a faster function for the number."""
    monkeypatch.setattr(torch._C, "_cuda_getCurrentRawStream", streams.raw, raising=False)
    monkeypatch.delattr(torch.cuda, "current_stream")
    stream = Stream()
    streams.current[0] = stream.handle
    tripled(on_gpu(DATA), empty(32, 32))
    assert gpu.executed[0].stream == stream.handle and streams.asked == [0]


@TWO
def test_the_stream_is_that_of_the_tensors_device(gpu, streams):
    stream = Stream(1)
    streams.current[1] = stream.handle
    a, c = on_gpu(DATA, 1), empty(32, 32, device=1)
    tripled(a, c)
    assert (gpu.executed[0].device, gpu.executed[0].stream, streams.asked) == (1, stream.handle, [1])
    assert said(tripled, on_gpu(DATA), c) == "error: 'c' of kernel 'tripled' is on device 1, and 'a' on device 0: all must be on one device"


def test_with_arrays_of_other_libraries(gpu, streams):
    """torch's current stream must be the array's stream, if the array has one, since two streams are not ordered. The check is repeated at each call."""
    other, stream = Stream(), Stream()
    streams.current[0] = stream.handle
    a, c, free = on_gpu(DATA), DeviceArray((32, 32), "float32", stream=other), DeviceArray((32, 32), "float32")
    apart = "error: 'c' of kernel 'tripled' names a stream, and 'a' is used on torch's current stream, which is another stream"
    for _ in range(2):
        assert said(tripled, a, c) == apart
    streams.current[0] = other.handle
    tripled(a, c)
    assert gpu.executed[0].stream == other.handle and (c.numpy() == 3 * DATA.numpy()).all()
    streams.current[0] = stream.handle
    assert said(tripled, a, c) == apart
    tripled(a, free)
    assert [executed.stream for executed in gpu.executed] == [other.handle, stream.handle]


def test_parts_of_tensors(gpu, streams):
    whole, c = on_gpu(torch.from_numpy(whole_numbers(64, 96))), empty(32, 32)
    tripled(whole.part(slice(16, 48), slice(32, 64)), c)
    assert (c.numpy() == 3 * whole_numbers(64, 96)[16:48, 32:64]).all()
    begins = "begins at no multiple of 16 bytes, although the distance between its rows is such a multiple"
    assert said(tripled, whole.part(slice(0, 32), slice(1, 33)), c) == f"error: 'a' of kernel 'tripled' {begins}"
    upper, lower = whole.part(slice(0, 32), slice(0, 96)), whole.part(slice(31, 63), slice(0, 96))
    shares = "error: 'c' of kernel 'tripled' is written, and shares memory with 'a': pass a copy, 'a.clone()'"
    assert said(tripled, upper, lower) == shares
    tripled(upper, whole.part(slice(32, 64), slice(0, 96)))
    assert said(tripled, upper, lower) == shares and len(gpu.executed) == 2


def test_strides_are_part_of_the_key(gpu, streams):
    """Tensors of one shape and start, with contiguous rows and with gaps between the rows."""
    data = whole_numbers(64, 96)
    dense, whole, c = on_gpu(DATA), on_gpu(torch.from_numpy(data)), empty(32, 32)
    part = whole.part(slice(0, 32), slice(32, 64))
    for tensor, expected in 2 * ((dense, DATA.numpy()), (part, data[:32, 32:64])):
        tripled(tensor, c)
        assert (c.numpy() == 3 * expected).all()
    assert len(gpu.lowered) == 2


def test_a_repeated_launch(gpu, streams):
    a, c = on_gpu(DATA), empty(32, 32)
    tripled(a, c, 1.0)
    names = "hipGetDevice", "hipModuleLaunchKernel", "hipModuleLoadData", "hipMalloc", "hipPointerGetAttributes", "hipGetDevicePropertiesR0600"
    with gpu.counting(*names) as calls:
        for times in (2.0, 4.0):
            tripled(a, c, times)
    assert calls == dict.fromkeys(names, 0) | {"hipModuleLaunchKernel": 2} and len(gpu.lowered) == 1
    assert (c.numpy() == 4 * DATA.numpy()).all()


def test_tensors_of_the_host_run_on_the_interpreter(gpu, streams):
    c = torch.zeros(32, 32)
    tripled(DATA, c)
    assert (c == 3 * DATA).all() and gpu.executed == [] and gpu.lowered[0].target == "gfx942"
    assert said(tripled, DATA, empty(32, 32)) == "error: 'c' of kernel 'tripled' is on device 0, and 'a' on the cpu: all must be on one device"


def test_autograd_knows_what_is_written(gpu, streams):
    """The first call, a call prepared before, and a call without a key."""
    a, c = on_gpu(DATA), empty(32, 32)
    for count, options in enumerate(({}, {}, {"times": 2.0})):
        assert c._version == count
        tripled(a, c, **options)
    tripled(c=c, a=a)
    assert (a._version, c._version) == (0, 4) and (c.numpy() == 3 * DATA.numpy()).all()


def test_gradients(gpu, streams):
    """Also for a call prepared before."""
    a, c, wanting = on_gpu(DATA), empty(32, 32), operations.on_gpu(DATA, requires_grad=True)
    for output in (c, operations.on_gpu(DATA)):
        tripled(a, output)
    assert said(tripled, a, wanting) == "error: 'c' of kernel 'tripled' is written, and is a leaf that requires a gradient"
    with torch.no_grad():
        tripled(a, wanting)
    assert (wanting.in_place() == 3 * DATA).all() and wanting._version == 1
    tripled.warned.clear()
    with pytest.warns(td.TiledslWarning, match="'a' of kernel 'tripled' requires a gradient, but gradients do not pass through a call"):
        tripled(wanting, c)


def test_tensors_without_plain_memory(gpu, streams):
    class Negated(GpuTensor):
        def is_neg(self):
            return True

    class Sparse(GpuTensor):
        layout = torch.sparse_coo

        def data_ptr(self):
            raise RuntimeError("Cannot access data pointer of Tensor that doesn't have storage")

    class Nested(GpuTensor):
        is_nested = True

        def stride(self, *_):
            raise RuntimeError("Internal error: NestedTensorImpl doesn't support strides. Please file an issue.")

    a, c = on_gpu(DATA), empty(32, 32)
    tripled(a, c)
    view = Negated(a.array, a.dtype, (32, 32), (32, 1))
    for _ in range(2):
        assert said(tripled, view, c).startswith("error: 'a' of kernel 'tripled' is a view whose memory has the elements negated")
    sparse = Sparse(a.array, a.dtype, (32, 32), (32, 1))
    nested = Nested(a.array, a.dtype, (32, 32), (32, 1))
    assert said(tripled, nested, c) == "error: 'a' of kernel 'tripled' is a nested tensor: pass the tensors in it one by one"
    assert said(tripled, sparse, c) == "error: 'a' of kernel 'tripled' is a tensor of layout torch.sparse_coo: pass a dense one, to_dense()"
    assert len(gpu.executed) == 1


# --------------------------------------------------------------------------------------------------------------- which library


def test_a_torch_for_cuda(gpu, monkeypatch):
    text = said(tripled, on_gpu(DATA), empty(32, 32))
    assert text == "error[TD860]: this torch is built for CUDA, and not for ROCm: its tensors are on no AMD GPU"


def test_a_runtime_that_was_opened_before_torch_came_with_another(gpu, monkeypatch, tmp_path):
    """Two runtimes do not share streams: the launch is refused, until torch is imported from the beginning."""
    arrays = to_device(DATA.numpy()), DeviceArray((32, 32), "float32")
    other = build(tmp_path / "other", name="libamdhip64-of-torch.so")
    rocm_build(monkeypatch, tmp_path / "torch", other)
    path = tmp_path / "torch" / "lib" / "libc10_hip.so"
    assert said(tripled, on_gpu(DATA), empty(32, 32)) == (
        f"error[TD860]: torch is linked with a HIP runtime of its own ({path}), and tiledsl has opened {in_place()} before torch was imported"
    )
    tripled(*arrays)
    assert (arrays[1].numpy() == 3 * DATA.numpy()).all()


def test_a_rocm_build_without_its_libraries(gpu, monkeypatch, tmp_path):
    monkeypatch.setattr(torch.version, "hip", "6.4.43484")
    monkeypatch.setattr(torch, "__file__", str(tmp_path / "__init__.py"))
    text = f"error[TD860]: torch is a ROCm build without libc10_hip.so or libtorch_hip.so in {tmp_path / 'lib'}"
    assert said(to_device, DATA.numpy()) == text
