"""Invalid arrays on a GPU: each is refused with one text, and nothing is launched."""

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.standin.kernels import Part, tripled, whole_numbers
from tests.standin.operations import on_gpu
from tests.standin.tensors import in_place, rocm_build
from tiledsl.runtime import DeviceArray, Event, Stream, synchronize, to_device
from tiledsl.toolchain.rocm import hip

DATA = whole_numbers(32, 32)
ALL = slice(0, 32), slice(0, 32)
SAYS = "'a' of kernel 'tripled' has a __cuda_array_interface__"


def said(call, *arguments, **options) -> str:
    with pytest.raises(td.TiledslError) as error:
        call(*arguments, **options)
    assert type(error.value) is td.UsageError
    return error.value.diagnostics[0].message


class Saying:
    """An array with this interface."""

    def __init__(self, interface):
        self.__cuda_array_interface__ = interface


def saying(array: DeviceArray, **changed):
    """The array's interface with changes; entries given as ... are removed."""
    given = {"version": 3, "shape": (32, 32), "typestr": "<f4", "data": (array.address, False), "strides": None, "stream": None} | changed
    return Saying({entry: value for entry, value in given.items() if value is not ...})


# ------------------------------------------------------------------------------------------------------- __cuda_array_interface__

BYTES = "and elements of 4, no whole number of elements: pass a copy if the kernel reads the array, and separate memory if the kernel writes the array"


@pytest.mark.parametrize("steps", [(192, 6), (130, 4)])
def test_strides_that_are_no_whole_number_of_elements(gpu, steps):
    memory, c = to_device(np.zeros(8192, np.uint8)), to_device(DATA)
    assert said(tripled, saying(memory, strides=steps), c) == f"'a' of kernel 'tripled' has strides of {steps} bytes {BYTES}"
    assert said(tripled, c, saying(memory, strides=steps)) == f"'c' of kernel 'tripled' has strides of {steps} bytes {BYTES}"
    assert gpu.executed == [] and gpu.lowered == []


def test_the_stride_of_one_row_does_not_matter(gpu):
    a, c = to_device(DATA), DeviceArray((1, 32), "float32")
    tripled(saying(a, shape=(1, 32), strides=(130, 4)), c)
    assert (c.numpy() == 3 * DATA[:1]).all()


@pytest.mark.parametrize(
    "changed, text",
    [
        ({"data": None}, f"{SAYS} whose 'data' is None: it is a pair of an address and whether it is read-only"),
        ({"data": ...}, f"{SAYS} without 'data': it is a pair of an address and whether it is read-only"),
        ({"data": ("x", False)}, f"{SAYS} whose 'data' is ('x', False): it is a pair of an address and whether it is read-only"),
        ({"data": (0, False)}, f"{SAYS} whose 'data' is (0, False): it is a pair of an address and whether it is read-only"),
        ({"data": (1 << 64, False)}, f"{SAYS} whose 'data' is (18446744073709551616, False): it is a pair of an address and whether it is read-only"),
        ({"typestr": ...}, f"{SAYS} without 'typestr': it is a type as NumPy writes it, such as '<f4'"),
        ({"typestr": "zz"}, f"{SAYS} whose 'typestr' is 'zz': it is a type as NumPy writes it, such as '<f4'"),
        ({"typestr": ["<f4"]}, f"{SAYS} whose 'typestr' is ['<f4']: it is a type as NumPy writes it, such as '<f4'"),
        ({"typestr": None}, f"{SAYS} whose 'typestr' is None: it is a type as NumPy writes it, such as '<f4'"),
        ({"typestr": "|V4", "descr": 5}, f"{SAYS} whose 'descr' is 5: it is a list of fields"),
        ({"shape": None}, f"{SAYS} whose 'shape' is None: it is a tuple of whole numbers"),
        ({"shape": (32, 32.5)}, f"{SAYS} whose 'shape' is (32, 32.5): it is a tuple of whole numbers"),
        ({"shape": ([32], 32)}, f"{SAYS} whose 'shape' is ([32], 32): it is a tuple of whole numbers"),
        ({"strides": 4}, f"{SAYS} whose 'strides' is 4: it is None, or a tuple of bytes with one for each dimension"),
        ({"strides": (4,)}, f"{SAYS} whose 'strides' is (4,): it is None, or a tuple of bytes with one for each dimension"),
        ({"stream": "x"}, f"{SAYS} whose 'stream' is 'x': it is None, or a stream's number"),
        ({"mask": object()}, "'a' of kernel 'tripled' has a mask, which kernels ignore: pass an array without a mask"),
        ({"shape": (0, 32), "data": (0, False)}, "'a' of kernel 'tripled' has shape (0, 32): every size is at least 1"),
        ({"shape": (0, 32)}, "'a' of kernel 'tripled' has shape (0, 32): every size is at least 1"),
        ({"typestr": "|O"}, "'a' of kernel 'tripled' holds f32, and got an array of object"),
    ],
)
def test_what_is_wrong_with_an_interface(gpu, changed, text):
    """At the first call, and where a similar call is prepared."""
    a, c = to_device(DATA), DeviceArray((32, 32), "float32")
    assert said(tripled, saying(a, **changed), c) == text
    tripled(saying(a), c)
    assert said(tripled, saying(a, **changed), c) == text
    assert (c.numpy() == 3 * DATA).all() and len(gpu.executed) == 1


def test_an_interface_that_is_no_dictionary(gpu):
    c = to_device(DATA)
    assert said(tripled, Saying(None), c) == f"{SAYS} that is no dictionary, and is None"
    assert said(tripled, Saying([1]), c) == f"{SAYS} that is no dictionary, and is [1]"


def test_lists_in_an_interface(gpu):
    """Some libraries have lists where the protocol has tuples."""
    a, c = to_device(DATA), DeviceArray((32, 32), "float32")
    for _ in range(2):
        tripled(saying(a, strides=[128, 4], shape=[32, 32], data=[a.address, False]), c)
    assert (c.numpy() == 3 * DATA).all() and len(gpu.lowered) == 1


# ------------------------------------------------------------------------------------------------------ what a key has in it

BEGINS = "begins at no multiple of 16 bytes, although the distance between its rows is such a multiple"


def test_where_an_array_of_another_library_begins_is_part_of_the_key(gpu):
    whole, c = to_device(whole_numbers(32, 64)), DeviceArray((32, 32), "float32")
    tripled(Part(whole, slice(0, 32), slice(4, 36)), c)
    for _ in range(2):
        assert said(tripled, Part(whole, slice(0, 32), slice(1, 33)), c) == f"'a' of kernel 'tripled' {BEGINS}"
    assert len(gpu.executed) == 1


def test_the_strides_of_an_array_of_another_library_are_part_of_the_key(gpu):
    data = whole_numbers(32, 64)
    dense, wide, c = to_device(DATA), to_device(data), DeviceArray((32, 32), "float32")
    for array, expected in 2 * ((dense, DATA), (wide, data[:, 32:])):
        cols = slice(array.shape[1] - 32, array.shape[1])
        tripled(Part(array, slice(0, 32), cols), c)
        assert (c.numpy() == 3 * expected).all()


def test_where_an_array_begins_is_part_of_the_key(gpu):
    """hipMalloc returns multiples of 256: an array at another address is refused, and does not match the earlier call's key."""
    a, c = to_device(DATA), DeviceArray((32, 32), "float32")
    tripled(a, c)
    real = hip.Hip.handle
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hip.Hip, "handle", lambda self, name, *rest, **doing: real(self, name, *rest, **doing) + (4 if name == "hipMalloc" else 0))
        patch.setattr(hip.Hip, "release", lambda self, name, handle, real=hip.Hip.release: real(self, name, handle - 4 if name == "hipFree" else handle))
        beside = DeviceArray((32, 32), "float32")
        assert said(tripled, beside, c) == f"'a' of kernel 'tripled' {BEGINS}"
        beside.free()
    assert len(gpu.executed) == 1


@pytest.mark.devices("gfx942", "gfx942")
def test_the_device_of_an_array_of_another_library_is_part_of_the_key(gpu):
    for device in (0, 1, 0, 1):
        a, c = to_device(DATA, device=device), DeviceArray((32, 32), "float32", device=device)
        tripled(Part(a, *ALL), Part(c, *ALL))
        assert (c.numpy() == 3 * DATA).all()
    assert [executed.device for executed in gpu.executed] == [0, 1, 0, 1]


# ------------------------------------------------------------------------------------------------------------------ scalars


def test_a_scalar_in_a_gpus_memory(gpu, monkeypatch, tmp_path):
    rocm_build(monkeypatch, tmp_path / "torch", in_place())
    a, c, one = on_gpu(torch.from_numpy(DATA)), on_gpu(torch.zeros(32, 32)), on_gpu(torch.tensor(3, dtype=torch.int32))
    monkeypatch.setattr(type(one), "__index__", lambda self: int(self.in_place()))  # as torch does
    text = "'plus' of kernel 'tripled' is a scalar of i32, and got a Python Operand, an array, where a whole number is expected: pass int(...) of the array"
    for _ in range(2):
        assert said(tripled, a, c, 2.0, one) == text
    assert said(tripled, a, c, plus=one) == text
    assert gpu.executed == []


def test_a_scalar_that_another_library_has_on_a_gpu(gpu):
    class Whole(Saying):
        def __index__(self):
            return 3

    a, c, one = to_device(DATA), DeviceArray((32, 32), "float32"), to_device(np.array([3], np.int32))
    scalar = Whole({"version": 3, "shape": (), "typestr": "<i4", "data": (one.address, False), "strides": None})
    text = "'plus' of kernel 'tripled' is a scalar of i32, and got a Python Whole, an array, where a whole number is expected: pass int(...) of the array"
    for _ in range(2):
        assert said(tripled, a, c, 2.0, scalar) == text
    assert gpu.executed == []


# ------------------------------------------------------------------------------------------------- DeviceArray, Stream and Event


@pytest.mark.parametrize(
    "shape, dtype, options, text",
    [
        ((4.0, 4), "float32", {}, "an array of shape (4.0, 4): a shape is a tuple of whole numbers, (64, 32)"),
        (4, "float32", {}, "an array of shape 4: a shape is a tuple of whole numbers, (64, 32)"),
        (None, "float32", {}, "an array of shape None: a shape is a tuple of whole numbers, (64, 32)"),
        ((-1, 4), "float32", {}, "an array of shape (-1, 4): every size is at least 1"),
        ((4, 4), object, {}, "an array of the class 'object': its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8, td.f16, td.f32, td.i32"),
        ((4, 4), "U5", {}, "an array of 'U5': its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8, td.f16, td.f32, td.i32"),
        ((4, 4), "M8[s]", {}, "an array of 'M8[s]': its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8, td.f16, td.f32, td.i32"),
        ((4, 4), "V0", {}, "an array of 'V0': its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8, td.f16, td.f32, td.i32"),
        ((4, 4), "float32", {"device": "cuda:0"}, "a device is given by its number, counted from 0, and got 'cuda:0'"),
        ((4, 4), "float32", {"device": True}, "a device is given by its number, counted from 0, and got True"),
        ((4, 4), "float32", {"stream": "x"}, "a stream is a Stream, or the number of a stream of another library, and got 'x'"),
        ((4, 4), "float32", {"stream": None}, "a stream is a Stream, or the number of a stream of another library, and got None"),
    ],
)
def test_arrays_that_are_not_made(gpu, shape, dtype, options, text):
    assert said(DeviceArray, shape, dtype, **options) == text
    assert gpu.calls("hipMalloc") == 0


@pytest.mark.parametrize("shape", [(2**62 + 16,), (2**40, 2**40), (2**61,)])
def test_more_bytes_than_addresses(gpu, shape):
    count = 4 * int(np.prod(np.array(shape, dtype=object)))
    assert said(DeviceArray, shape, "float32") == f"an array of shape {shape} of float32 takes {count:,} bytes, more than there are addresses"
    assert gpu.calls("hipMalloc") == 0


def test_what_is_no_array_of_numpy(gpu):
    c = DeviceArray((4, 4), "float32")
    assert said(to_device, torch.zeros(4, 4).bfloat16()).startswith("a NumPy array is wanted, and a Python Tensor gives none: Got unsupported ScalarType")
    for call in (to_device, c.fill_from):
        assert said(call, torch.zeros(4, 4, requires_grad=True)).startswith("a NumPy array is wanted, and a Python Tensor gives none: Can't call numpy() on")
        masked = np.ma.masked_array(np.zeros((4, 4), np.float32), mask=True)
        assert said(call, masked) == "an array with a mask, which an array of a GPU cannot have: pass an array without a mask"
        assert said(call, [[1], [2, 3]]).startswith("a NumPy array is wanted, and [[1], [2, 3]] gives none: setting an array element with a sequence")
    for wrong in (["a", "b"], [object()]):
        assert "its type is one of NumPy's numbers" in said(to_device, wrong)


@pytest.mark.parametrize("use", [np.asarray, np.sum, to_device, lambda array: DeviceArray((2, 3), "float32").fill_from(array)])
def test_numpy_does_not_reach_into_a_gpu(gpu, use):
    with pytest.raises(td.UsageError) as error:
        use(DeviceArray((2, 3), "float32"))
    where = "is in a GPU's memory, which NumPy cannot access: its numpy() is a copy in the host's memory"
    assert str(error.value) == f"error: <DeviceArray of 2 x 3 float32 on device 0> {where}"


def test_what_arrays_streams_and_events_are_not_asked(gpu):
    c = to_device(DATA)
    assert (
        said(c.take, DATA)
        == "<DeviceArray of 32 x 32 float32 on device 0> takes the elements of a DeviceArray, and got a Python ndarray: fill_from takes arrays of NumPy"
    )
    for value in (300, -1, "0", None):
        assert said(c.fill_bytes, value) == f"a byte is a whole number from 0 to 255, and got {value!r}"
    event = Event()
    assert said(event.record, None) == "a stream is a Stream, or the number of a stream of another library, and got None"
    assert said(event.milliseconds_since, None) == "the time between two events takes another event, and got None"
    for call in (Stream, Event, synchronize):
        assert said(call, "cuda:0") == "a device is given by its number, counted from 0, and got 'cuda:0'"


# ------------------------------------------------------------------------------------------------------------- memory that is shared


def test_parts_of_a_matrix_side_by_side(gpu):
    """The parts share no element, although their ranges overlap; one element further they do. At the first call, and where a similar call is prepared."""
    data = whole_numbers(32, 64)
    whole = to_device(data)
    left, right, between = (slice(0, 32), slice(0, 32)), (slice(0, 32), slice(32, 64)), (slice(0, 32), slice(16, 48))
    for _ in range(2):
        tripled(Part(whole, *left), Part(whole, *right))
        with pytest.raises(td.UsageError) as error:
            tripled(Part(whole, *left), Part(whole, *between))
        assert str(error.value) == "error: 'c' of kernel 'tripled' is written, and shares memory with 'a': pass a copy, 'a.clone()'"
    assert len(gpu.executed) == 2
    assert (whole.numpy() == np.concatenate((data[:, :32], 3 * data[:, :32]), 1)).all()
