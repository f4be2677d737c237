"""Calls with results in the GPU's memory: kernels of every kind, exact on whole numbers."""

import dataclasses
import sys

import numpy as np
import pytest
import torch

import tiledsl as td
from examples.catalogue import EXAMPLES
from tests.data import integers, product
from tests.kernels.batches import batched
from tests.kernels.byte_gemm import fp8_gemm
from tests.kernels.gemms import one_warp
from tests.standin.kernels import Part, any_rows, there, tripled, whole_numbers, with_bias
from tiledsl.runtime import DeviceArray, Event, Stream, synchronize, to_device
from tiledsl.toolchain.rocm import hip
from tiledsl.toolchain.rocm.device import device_target

BY_ID = {example.id: example for example in EXAMPLES}


def test_the_library_is_what_hip_python_opens(gpu):
    a = to_device(whole_numbers(32, 32))
    assert hip.runtime().path.endswith("/lib/libamdhip64.so") and sys.modules["hip"].hip.hipGetDeviceCount()[1] == 1
    assert a.device == 0 and gpu.calls("hipMalloc") == 1


@pytest.mark.sample("K01", "K03")
@pytest.mark.parametrize(
    "id",
    [
        pytest.param("K01", marks=pytest.mark.devices("gfx942:sramecc+:xnack-")),
        pytest.param("K03", marks=pytest.mark.devices("gfx90a:sramecc+:xnack-")),
        pytest.param("K10", marks=pytest.mark.devices("gfx942")),
        pytest.param("K12", marks=pytest.mark.devices("gfx950:sramecc+:xnack+")),
    ],
)
def test_examples(gpu, id):
    """Two steps, and a block that begins at another's end."""
    example = BY_ID[id]
    target = device_target()
    rows, cols, step = example.extents({})
    a, b, c = integers(rows, 2 * cols, 2 * step)
    if id in ("K10", "K12"):
        assert example.reference.__name__ == "a_bt"
    result = DeviceArray(c.shape, "float32")
    example.kernel(there(a), there(b), result, **example.options)
    assert (result.numpy() == product(a, b).numpy()).all()
    (executed,) = gpu.executed
    assert executed.report.hazards == () and executed.report.target == target
    assert (executed.kernel, executed.grid, executed.block) == (f"td_{example.name}", (2, 1, 1), (gpu.lowered[0].kernel.warps * 64, 1, 1))


def test_the_grid_is_the_kernels(gpu):
    a = to_device(whole_numbers(70, 100))
    c = DeviceArray(a.shape, "float32")
    tripled(a, c)
    assert gpu.executed[0].grid == (3 * 4, 1, 1) and (c.numpy() == 3 * whole_numbers(70, 100)).all()
    assert (a.numpy() == whole_numbers(70, 100)).all()


def test_scalars(gpu):
    """Scalars in order, by name and by their defaults; another value of the same type lowers nothing and loads nothing."""
    data = whole_numbers(32, 32)
    a, c = to_device(data), DeviceArray((32, 32), "float32")
    for arguments, options, expected in (
        ((a, c), {}, 3 * data),
        ((a, c, 2.0), {}, 2 * data),
        ((a, c, -0.5), {}, -0.5 * data),
        ((a, c, 2.0, 7), {}, 2 * data + 7),
        ((a, c), {"plus": -(2**31)}, 3 * data - 2.0**31),
        ((a,), {"plus": 5, "c": c, "times": np.float32(4)}, 4 * data + 5),
        ((a, c, 2), {"plus": np.int64(9)}, 2 * data + 9),
    ):
        tripled(*arguments, **options)
        assert (c.numpy() == expected.astype(np.float32)).all()
    assert gpu.calls("hipModuleLoadData") == 1 and gpu.live("functions") == 1


def test_options_are_kernels_of_their_own(gpu):
    data = whole_numbers(40, 40)
    a, c = to_device(data), DeviceArray((40, 40), "float32")
    for options in ({}, {"tile": 16}, {"tile": 32}, {"tile": 16, "times": 2.0}):
        tripled(a, c, **options)
        assert (c.numpy() == options.get("times", 3) * data).all()
    assert [executed.grid[0] for executed in gpu.executed] == [4, 9, 4, 9] and gpu.calls("hipModuleLoadData") == 2


def test_sizes_that_are_arguments(gpu):
    """Other numbers of rows compile nothing and load nothing; each number of rows is lowered once."""
    for rows in (33, 64, 7, 33):
        data = whole_numbers(rows, 32)
        c = DeviceArray(data.shape, "float32")
        any_rows(to_device(data), c, 2.0)
        assert (c.numpy() == 2 * data).all()
    assert gpu.calls("hipModuleLoadData") == 1 and len(gpu.lowered) == 3 and len({lowered.code_object for lowered in gpu.lowered}) == 1
    assert [executed.grid[0] for executed in gpu.executed] == [2, 2, 1, 2]


def test_a_batch(gpu):
    a, b, _ = integers(2 * 64, 2 * 64, 32)
    c = DeviceArray((2, 64, 64), "float32")
    batched(there(a.view(2, 64, 32)), there(b.view(2, 64, 32)), c)
    assert (c.numpy() == (a.view(2, 64, 32).float() @ b.view(2, 64, 32).float().mT).numpy()).all()


def test_a_vector(gpu):
    data, bias = whole_numbers(32, 64), whole_numbers(64)
    c = DeviceArray(data.shape, "float32")
    with_bias(to_device(data), to_device(bias), c)
    assert (c.numpy() == data + bias).all()


@pytest.mark.parametrize(
    "dtype",
    [
        pytest.param(torch.float8_e4m3fnuz, marks=pytest.mark.devices("gfx942")),
        pytest.param(torch.float8_e4m3fn, marks=pytest.mark.devices("gfx950")),
    ],
)
def test_fp8(gpu, dtype):
    generator = torch.Generator().manual_seed(1)
    a, b = (torch.randint(-8, 9, (128, 64), generator=generator).float().to(dtype) for _ in range(2))
    c = DeviceArray((128, 128), "float32")
    fp8_gemm(there(a), there(b), c)
    assert (c.numpy() == (a.float() @ b.float().T).numpy()).all()


ALL = slice(0, 128), slice(0, 64)


def named(array: DeviceArray, dtype: str, **changed) -> Part:
    """An array as a library with ml_dtypes' bfloat16 and fp8 provides it: the array names the type, and the protocol has only its width."""
    part = Part(array, *ALL, typestr=f"<V{array.itemsize}", **changed)
    part.dtype = dtype
    return part


@pytest.mark.parametrize(
    "give", [lambda x: Part(x, *ALL, typestr="<V2"), lambda x: Part(x, *ALL, typestr="|V2", descr=[("", "|V2")]), lambda x: named(x, "bfloat16")]
)
def test_bf16_of_ml_dtypes(gpu, give):
    a, b, _ = integers(128, 128, 64)
    c = DeviceArray((128, 128), "float32")
    one_warp(give(there(a)), give(there(b)), c)
    assert (c.numpy() == product(a, b).numpy()).all()


def test_bf16_that_numpy_takes_for_two_bytes(gpu):
    a, b, _ = integers(128, 128, 64)
    c = DeviceArray((128, 128), "float32")
    one_warp(*(to_device(x.view(torch.uint16).numpy().view("V2")) for x in (a, b)), c)
    assert (c.numpy() == product(a, b).numpy()).all()


def test_fp8_of_ml_dtypes(gpu):
    """The array's own type decides: a type of the same width and another name makes another key."""
    a, b = (torch.randint(-8, 9, (128, 64), generator=torch.Generator().manual_seed(seed)).float().to(torch.float8_e4m3fnuz) for seed in (1, 2))
    c = DeviceArray((128, 128), "float32")
    fp8_gemm(named(there(a), "float8_e4m3fnuz"), named(there(b), "float8_e4m3fnuz"), c)
    assert (c.numpy() == (a.float() @ b.float().T).numpy()).all()
    with pytest.raises(td.UsageError) as error:
        fp8_gemm(named(there(a), "float8_e4m3fn"), named(there(b), "float8_e4m3fn"), c)
    assert str(error.value) == "error: 'a' of kernel 'gemm' holds fp8, which is float8_e4m3fnuz on gfx942, and got an array of float8_e4m3fn"


@pytest.mark.parametrize(
    "kernel, width, changed, text",
    [
        (
            fp8_gemm,
            "uint8",
            {"typestr": "|V1"},
            "'a' of kernel 'gemm' holds fp8, which is float8_e4m3fnuz on gfx942, and got an array of V1\n"
            "  = help: the type V1 states one byte, but not the encoding: pass the bits, a.view('uint8')",
        ),
        (
            one_warp,
            "uint16",
            {"typestr": "|V2", "descr": [("low", "|u1"), ("high", "|u1")]},
            "'a' of kernel 'one_warp' holds bf16, and got an array of [('low', 'u1'), ('high', 'u1')]\n"
            "  = help: pass a torch tensor of bfloat16, or a NumPy array of uint16 with the bits of bf16 elements",
        ),
        (
            one_warp,
            "uint16",
            {"typestr": "<f2"},
            "'a' of kernel 'one_warp' holds bf16, and got an array of float16\n"
            "  = help: pass a torch tensor of bfloat16, or a NumPy array of uint16 with the bits of bf16 elements",
        ),
    ],
)
def test_a_width_that_is_no_type(gpu, kernel, width, changed, text):
    a = Part(DeviceArray((128, 64), width), *ALL, **changed)
    with pytest.raises(td.UsageError) as error:
        kernel(a, a, DeviceArray((128, 128), "float32"))
    assert str(error.value) == f"error: {text}"


def test_parts_of_larger_arrays(gpu):
    """The gaps between the rows are neither read nor written."""
    whole, result = to_device(whole_numbers(64, 96)), to_device(np.full((64, 80), -1, dtype=np.float32))
    tripled(Part(whole, slice(16, 48), slice(32, 64)), Part(result, slice(0, 32), slice(16, 48)))
    expected = np.full((64, 80), -1, dtype=np.float32)
    expected[:32, 16:48] = 3 * whole_numbers(64, 96)[16:48, 32:64]
    assert (result.numpy() == expected).all()


def test_the_devices_architecture_comes_before_the_decorators(gpu):
    import tiledsl as td

    @td.kernel(warps=1, target="gfx950")
    def copied(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

    c = DeviceArray((32, 32), td.f32)
    copied(to_device(whole_numbers(32, 32)), c)
    assert gpu.lowered[0].target == "gfx942" and (c.numpy() == whole_numbers(32, 32)).all()
    for said in ("gfx942", "gfx942:sramecc+:xnack-"):  # the device's architecture, and its full name
        copied(to_device(whole_numbers(32, 32)), c, target=said)


def test_the_device_is_the_default_target(gpu):
    assert device_target() == device_target(0) == "gfx942" and device_target(1) is None
    assert one_warp.lower(M=64, N=64, K=64).target == "gfx942"


# -------------------------------------------------------------------------------------------------------- what is not done again


def test_a_call_like_one_before(gpu):
    """No lowering, no loading, no memory; one call of the runtime, and a few of Python's functions."""
    data = whole_numbers(32, 32)
    a, c = to_device(data), DeviceArray((32, 32), "float32")
    tripled(a, c, 2.0, 1)
    loaded, lowered = dict(gpu.everything_live()), len(gpu.lowered)
    functions: list[str] = []
    with gpu.counting(*FUNCTIONS) as calls:
        gpu.interpret(False)
        sys.setprofile(lambda frame, event, argument: functions.append(frame.f_code.co_name) if event == "call" else None)
        tripled(a, c, 5.0, 2)
        sys.setprofile(None)
        gpu.interpret(True)
    assert {name: count for name, count in calls.items() if count} == {"hipModuleLaunchKernel": 1}
    assert gpu.everything_live() == loaded and len(gpu.lowered) == lowered
    assert functions == ["__call__", "capturing", "__call__", "key_of", "_own", "_own", "_scalar", "_scalar", "__call__"]  # the kernel, its calls, the launch
    tripled(a, c, 5.0, 2)
    assert (c.numpy() == 5 * data + 2).all()


def test_arrays_elsewhere_in_memory_are_the_same_call(gpu):
    data = whole_numbers(32, 32)
    for _ in range(3):
        c = DeviceArray(data.shape, "float32")
        tripled(to_device(data), c)
        assert (c.numpy() == 3 * data).all()
    assert len(gpu.lowered) == 1


def test_kernels_of_one_code_object_share_a_module(gpu):
    import tiledsl as td

    def made():
        @td.kernel(warps=1)
        def copied(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
            td.grid(1)
            td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

        return copied

    for kernel in (made(), made()):
        c = DeviceArray((32, 32), "float32")
        kernel(to_device(whole_numbers(32, 32)), c)
        assert (c.numpy() == whole_numbers(32, 32)).all()
    assert len(gpu.lowered) == 2 and gpu.live("modules") == 1


def test_options_that_may_change_have_no_key(gpu):
    """A list may have changed by the next call: the kernel is lowered anew each time, and loaded once."""
    import tiledsl as td

    @td.kernel(warps=1)
    def added(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], numbers=()):
        td.grid(1)
        tile = td.load(a[0, 0], (32, 32))
        td.store(c[0, 0], tile + sum(numbers))

    data = whole_numbers(32, 32)
    numbers, c = [1], DeviceArray(data.shape, "float32")
    for more in (2, 3):
        added(to_device(data), c, numbers=numbers)
        assert (c.numpy() == data + sum(numbers)).all()
        numbers.append(more)
    added(to_device(data), c, numbers=(1, 2))
    assert (c.numpy() == data + 3).all() and gpu.live("modules") == 2


@pytest.mark.parametrize("one, other", [(1, True), (1, 1.0), (0.0, -0.0), ((1,), (True,))])
def test_options_that_are_equal_and_not_the_same(gpu, one, other):
    import tiledsl as td

    seen = []

    @td.kernel(warps=1)
    def copied(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32], option=None):
        seen.append(option)
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

    a, c = to_device(whole_numbers(32, 32)), DeviceArray((32, 32), "float32")
    for option in (one, other, one):
        copied(a, c, option=option)
    assert list(map(repr, seen)) == [repr(one), repr(other)]


# ------------------------------------------------------------------------------------------------------------ streams and arrays


def test_streams(gpu):
    """The stream of the arrays; of several arrays, the stream of those that have one."""
    stream, data = Stream(), whole_numbers(32, 32)
    a, c = to_device(data), DeviceArray((32, 32), "float32", stream=stream)
    tripled(a, c)
    stream.synchronize()
    tripled(a, Part(c, slice(0, 32), slice(0, 32)))
    tripled(a, Part(c, slice(0, 32), slice(0, 32), stream=stream.handle))
    assert [executed.stream for executed in gpu.executed] == [stream.handle, 0, stream.handle]
    assert (c.numpy() == 3 * data).all() and gpu.calls("hipStreamSynchronize") == 3  # the copies of a and c, and one explicit call


def test_the_stream_of_an_array_is_part_of_the_key(gpu):
    """A call prepared on one stream does not serve another stream."""
    data, streams = whole_numbers(32, 32), [Stream(), 0, Stream()]
    a = to_device(data)
    for stream in (*streams, *streams):
        tripled(a, DeviceArray((32, 32), "float32", stream=stream))
    assert [executed.stream for executed in gpu.executed] == 2 * [streams[0].handle, 0, streams[2].handle]


def test_events(gpu):
    a, c = to_device(whole_numbers(32, 32)), DeviceArray((32, 32), "float32")
    start, end = Event(), Event()
    start.record()
    tripled(a, c)
    end.record(0)
    end.synchronize()
    synchronize()
    assert 0 < end.milliseconds_since(start) < 60_000


def test_arrays(gpu):
    c = to_device(np.arange(6, dtype=np.int64).reshape(2, 3)[:, ::-1])
    assert (c.shape, c.strides, c.nbytes, c.device, repr(c)) == ((2, 3), (24, 8), 48, 0, "<DeviceArray of 2 x 3 int64 on device 0>")
    assert (c.numpy() == [[2, 1, 0], [5, 4, 3]]).all()
    interface = c.__cuda_array_interface__
    assert interface == {"version": 3, "shape": (2, 3), "strides": None, "typestr": "<i8", "data": (c.address, False), "stream": 1}
    assert gpu.live("bytes") == 48
    c.free()
    c.free()
    assert gpu.live("bytes") == 0 and gpu.calls("hipFree") == 1 and repr(c) == "<DeviceArray of 2 x 3 int64 on device 0, freed>"


def test_arrays_that_are_filled_on_the_device(gpu):
    """The fills run after the work on the arrays' streams, and do not wait."""
    stream, data = Stream(), whole_numbers(8, 4)
    a, c = to_device(data), DeviceArray((4, 8), "float32", stream=stream)
    with gpu.counting("hipMemcpyAsync", "hipMemsetAsync", "hipStreamSynchronize") as calls:
        c.take(a)
        a.fill_bytes(0)
    assert calls == {"hipMemcpyAsync": 1, "hipMemsetAsync": 1, "hipStreamSynchronize": 0}
    assert (c.numpy() == data.reshape(4, 8)).all() and (a.numpy() == 0).all()


def test_what_a_device_is(gpu):
    device = hip.runtime().device(0)
    assert (device.product, device.stand_in, device.memory_bytes, device.lds_bytes) == ("stand-in", True, 1 << 30, 65536)
    assert not dataclasses.replace(device, product="AMD Instinct MI300X").stand_in


FUNCTIONS = (
    "hipGetDeviceCount hipGetDevice hipSetDevice hipGetDevicePropertiesR0600 hipDeviceSynchronize hipMalloc hipFree hipMemcpyAsync hipPointerGetAttributes"
    " hipModuleLoadData hipModuleUnload hipModuleGetFunction hipModuleLaunchKernel hipStreamSynchronize hipGetLastError"
).split()
