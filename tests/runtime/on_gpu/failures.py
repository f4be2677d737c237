"""Every failure of a call on a GPU: one exception with one clear text, no leftovers, and the next call works."""

import numpy as np
import pytest

import tiledsl as td
from examples.gemm_8192 import gemm
from tests.standin.kernels import Part, tripled, whole_numbers, with_bias
from tiledsl.runtime import DeviceArray, Event, Stream, synchronize, to_device
from tiledsl.runtime import gpu as road

LOG = "\n  = help: AMD_LOG_LEVEL=3 makes the runtime print more"
ANEW = "\n  = help: compile anew, with TILEDSL_CACHE_BYTES=0; if that does not help, report it"
KERNEL = (
    "\n  = help: a kernel that was launched before has left this error: wait after each launch to find that kernel, and call that kernel with CPU tensors: the"
    " interpreter names every hazard"
)
GROUPS = (
    "\n  = help: rocminfo shows which GPUs there are; /dev/kfd must be open to you (groups render and video), and HIP_VISIBLE_DEVICES must not exclude the GPU"
)


class Pair:
    """Two arrays, and calls with them."""

    def __init__(self, **options):
        self.data = whole_numbers(32, 32)
        self.a, self.c = to_device(self.data, **options), DeviceArray((32, 32), "float32", **options)

    def works(self):
        tripled(self.a, self.c)
        assert (self.c.numpy() == 3 * self.data).all()


def said(kind, call, *arguments, **options) -> str:
    with pytest.raises(td.TiledslError) as error:
        call(*arguments, **options)
    assert type(error.value) is kind
    return str(error.value)


# ------------------------------------------------------------------------------------------------------- what the runtime says


@pytest.mark.devices()
def test_no_device(gpu):
    text = said(td.DeviceError, DeviceArray, (4, 4), "float32")
    assert text == "error[TD861]: asking for the current device failed: no ROCm-capable device is detected (hipErrorNoDevice)" + GROUPS
    assert gpu.last_error == 0
    gpu.devices("gfx942")
    Pair().works()


def test_no_device_of_that_number(gpu):
    assert said(td.UsageError, DeviceArray, (4, 4), "float32", device=1) == "error: there is no device 1: this machine has 1, counted from 0"
    assert said(td.UsageError, DeviceArray, (4, 4), "float32", device=-1) == "error: there is no device -1: this machine has 1, counted from 0"


def test_out_of_memory(gpu):
    pair = Pair()
    text = said(td.DeviceError, DeviceArray, (1 << 15, 1 << 15), "float32")
    assert text == (
        "error[TD861]: allocating 4,294,967,296 bytes on device 0 (gfx942) failed: out of memory (hipErrorOutOfMemory)"
        "\n  = help: free arrays that are not needed any more, or use smaller ones"
    )
    assert gpu.live("bytes") == 8192 and gpu.last_error == 0
    pair.works()


def test_the_status_of_an_error(gpu):
    gpu.fail("hipMalloc", 2)
    with pytest.raises(td.DeviceError) as error:
        DeviceArray((4, 4), "float32")
    assert error.value.status == "hipErrorOutOfMemory" and isinstance(error.value, td.TiledslError)


@pytest.mark.parametrize(
    "function, status, text",
    [
        ("hipModuleLoadData", 200, "loading kernel 'tripled' on device 0 (gfx942) failed: device kernel image is invalid (hipErrorInvalidImage)" + ANEW),
        (
            "hipModuleLoadData",
            209,
            "loading kernel 'tripled' on device 0 (gfx942) failed: no kernel image is available for execution on the device (hipErrorNoBinaryForGpu)" + ANEW,
        ),
        ("hipModuleGetFunction", 500, "loading kernel 'tripled' on device 0 (gfx942) failed: named symbol not found (hipErrorNotFound)" + LOG),
        ("hipModuleLaunchKernel", 1, "launching kernel 'tripled' on device 0 (gfx942) failed: invalid argument (hipErrorInvalidValue)" + LOG),
        ("hipModuleLaunchKernel", 719, "launching kernel 'tripled' on device 0 (gfx942) failed: unspecified launch failure (hipErrorLaunchFailure)" + KERNEL),
        ("hipModuleLaunchKernel", 999, "launching kernel 'tripled' on device 0 (gfx942) failed: unknown error (hipErrorUnknown)" + LOG),
    ],
)
def test_a_launch_that_fails(gpu, function, status, text):
    """The first launch, and a prepared launch where it gets that far."""
    pair = Pair()
    gpu.fail(function, status)
    assert said(td.DeviceError, tripled, pair.a, pair.c) == f"error[TD861]: {text}"
    assert gpu.last_error == 0 and gpu.live("modules") == gpu.live("functions") == (function == "hipModuleLaunchKernel")
    pair.works()
    if function == "hipModuleLaunchKernel":
        gpu.fail(function, status)
        assert said(td.DeviceError, tripled, pair.a, pair.c) == f"error[TD861]: {text}"
        pair.works()
    assert gpu.live("modules") == 1 and gpu.last_error == 0


@pytest.mark.parametrize("wait", ["array", "device", "stream", "event"])
def test_an_error_that_surfaces_later(gpu, wait):
    """The launch itself succeeds; the next caller that waits gets the error, once."""
    stream = Stream() if wait == "stream" else 0
    pair, event = Pair(stream=stream), Event()
    gpu.fail("kernel", 700)
    tripled(pair.a, pair.c)
    event.record()
    waits = {"array": pair.c.numpy, "device": synchronize, "stream": getattr(stream, "synchronize", None), "event": event.synchronize}[wait]
    doing = "copying 4,096 bytes from device 0 (gfx942)" if wait == "array" else "waiting for device 0 (gfx942)"
    assert said(td.DeviceError, waits) == f"error[TD861]: {doing} failed: an illegal memory access was encountered (hipErrorIllegalAddress)" + KERNEL
    assert gpu.last_error == 0
    waits()
    pair.works()


def test_an_error_that_no_one_waits_for_does_not_hide_in_what_is_freed(gpu):
    pair = Pair()
    gpu.fail("kernel", 719)
    tripled(pair.a, pair.c)
    del pair
    assert said(td.DeviceError, synchronize).startswith("error[TD861]: waiting for device 0 (gfx942) failed: unspecified launch failure")


def test_a_hazard_that_the_interpreter_finds_is_an_error_of_the_device(gpu):
    """A listing without its barriers replaces the compiled one."""
    a, b = (to_device(np.ones((128, 64), dtype=np.uint16)) for _ in range(2))
    c = DeviceArray((128, 128), "float32")
    lowered = gemm.lower(M=128, N=128, K=64)
    gpu.without[lowered.code_object] = "\ts_barrier\n"
    gemm(a, b, c)
    assert gpu.executed[0].report.hazards and "hipErrorLaunchFailure" in said(td.DeviceError, synchronize)


@pytest.mark.parametrize(
    "function, made, text",
    [
        ("hipStreamCreate", Stream, "creating a stream on device 0 (gfx942)"),
        ("hipEventCreate", Event, "creating an event on device 0 (gfx942)"),
        ("hipGetDevicePropertiesR0600", Event, "asking for the properties of device 0"),
        ("hipGetDeviceCount", Event, "looking for an AMD GPU"),
        ("hipDeviceSynchronize", synchronize, "waiting for device 0 (gfx942)"),
    ],
)
def test_other_calls_that_fail(gpu, function, made, text):
    synchronize() if function == "hipDeviceSynchronize" else None
    gpu.fail(function, 1, after=1 if function == "hipGetDeviceCount" else 0)  # hip-python's own call comes first
    assert said(td.DeviceError, made) == f"error[TD861]: {text} failed: invalid argument (hipErrorInvalidValue)" + LOG
    made()


def test_filling_that_fails(gpu):
    pair = Pair()
    gpu.fail("hipMemsetAsync", 1)
    assert (
        said(td.DeviceError, pair.c.fill_bytes, 0)
        == "error[TD861]: setting 4,096 bytes on device 0 (gfx942) failed: invalid argument (hipErrorInvalidValue)" + LOG
    )
    gpu.fail("hipMemcpyAsync", 1)
    text = "error[TD861]: copying 4,096 bytes on device 0 (gfx942) failed: invalid argument (hipErrorInvalidValue)"
    assert said(td.DeviceError, pair.c.take, pair.a) == text + LOG
    small = DeviceArray((4, 4), "float32")
    both = "<DeviceArray of 4 x 4 float32 on device 0> is given the elements of <DeviceArray of 32 x 32 float32 on device 0>"
    assert said(td.UsageError, small.take, pair.a) == f"error: {both}: both must have as many bytes, and be on one device"
    pair.works()


def test_times_of_events_that_were_not_recorded(gpu):
    start, end = Event(), Event()
    text = "error[TD861]: asking for the time between two events on device 0 (gfx942) failed: invalid resource handle (hipErrorInvalidHandle)"
    assert said(td.DeviceError, end.milliseconds_since, start) == text + LOG


# ----------------------------------------------------------------------------------------------------------- which architecture


@pytest.mark.parametrize("arch", [pytest.param(arch, marks=pytest.mark.devices(arch)) for arch in ("gfx1100", "gfx906:sramecc+:xnack-", "gfx940")])
def test_an_architecture_that_is_not_supported(gpu, arch):
    pair, name = Pair(), arch.partition(":")[0]
    text = f"the arguments of kernel 'tripled' are on device 0 ({name}), an architecture for which tiledsl makes no code: it knows gfx90a, gfx942, gfx950"
    assert said(td.UsageError, tripled, pair.a, pair.c) == f"error: {text}"
    assert gpu.lowered == [] and gpu.live("modules") == 0
    assert tripled.lower(M=32, N=32).target == "gfx942"  # the default, as without a GPU


def test_a_target_that_is_not_the_devices(gpu):
    pair = Pair()
    text = said(td.UsageError, tripled, pair.a, pair.c, target="gfx950")
    assert text == "error: target='gfx950' was asked for, and the arguments of kernel 'tripled' are on device 0 (gfx942): leave target out"
    assert "unknown target 'gfx906'" in said(td.UsageError, tripled, pair.a, pair.c, target="gfx906")
    pair.works()


# ------------------------------------------------------------------------------------------------------ what is launched and what is not


def loaded(lowered) -> int:
    hip = road.runtime()
    return road.function(lowered, hip, hip.device(0))


def test_what_is_not_checked_is_not_launched(gpu):
    unchecked = tripled.lower("gfx942", unchecked=True, M=32, N=32)
    text = "kernel 'tripled' was lowered with unchecked=True, and an unchecked kernel is not launched: lower the kernel without unchecked=True"
    assert said(td.UsageError, loaded, unchecked) == f"error: {text}"
    other = tripled.lower("gfx950", M=32, N=32)
    assert said(td.UsageError, loaded, other) == "error: kernel 'tripled' was lowered for gfx950, and the launch is on device 0 (gfx942)"
    assert loaded(tripled.lower(M=32, N=32)) and gpu.live("modules") == 1


def renamed(data: bytes, old: str, new: str) -> bytes:
    assert len(old) == len(new) and old.encode() in data
    return data.replace(old.encode(), new.encode())


def number_after(data: bytes, key: str, value: int) -> bytes:
    """The metadata with another number under a key, both below 128: MessagePack has a byte for these."""
    at = data.index(key.encode()) + len(key)
    assert data[at] < 128 and value < 128
    return data[:at] + bytes([value]) + data[at + 1 :]


def of_the_same_name() -> td.Kernel:
    @td.kernel(warps=1)
    def tripled(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

    return tripled


TAKES = "global_buffer at 0 of 8 bytes, global_buffer at 8 of 8 bytes, by_value at 16 of 4 bytes, by_value at 20 of 4 bytes"


@pytest.mark.parametrize(
    "change, reason",
    [
        (lambda data: b"not an ELF file", "is no ELF file of 64 bits: it begins with b'not an'"),
        (lambda data: renamed(data, "amdhsa--gfx942", "amdhsa--gfx950"), "is for gfx950"),
        (lambda data: with_bias.lower(M=32, N=32).code_object, "has no kernel 'td_tripled', and has td_with_bias"),
        (
            lambda data: of_the_same_name().lower(M=32, N=32).code_object,
            f"takes arguments global_buffer at 0 of 8 bytes, global_buffer at 8 of 8 bytes, and the kernel has {TAKES}",
        ),
        (
            lambda data: renamed(data, "global_buffer", "dynamic_share"),
            f"takes arguments {TAKES.replace('global_buffer', 'dynamic_share')}, and the kernel has {TAKES}",
        ),
        (lambda data: number_after(data, ".max_flat_workgroup_size", 32), "is for blocks of 32 threads, and the kernel has 64"),
    ],
)
def test_a_code_object_that_is_not_the_kernels(gpu, monkeypatch, change, reason):
    pair, real = Pair(), road.code_object
    with monkeypatch.context() as patch:
        patch.setattr(road, "code_object", lambda lowered: change(real(lowered)))
        text = said(td.DeviceError, tripled, pair.a, pair.c)
    assert text.startswith("error[TD862]: the code object of kernel 'tripled' for gfx942 ") and text.endswith(ANEW)
    assert reason is None or text == f"error[TD862]: the code object of kernel 'tripled' for gfx942 {reason}" + ANEW
    assert gpu.calls("hipModuleLoadData") == 0
    pair.works()


def test_more_lds_than_the_device_has(gpu):
    gpu._standin_device(0, b"gfx942", 16384, 1 << 30)
    a, b, c = DeviceArray((128, 64), td.bf16), DeviceArray((128, 64), td.bf16), DeviceArray((128, 128), td.f32)
    text = "the code object of kernel 'gemm' for gfx942 needs 32768 bytes of LDS, and device 0 (gfx942) has 16384 for a block"
    assert said(td.DeviceError, gemm, a, b, c) == f"error[TD862]: {text}" + ANEW


def test_a_kernel_that_is_refused(gpu):
    @td.kernel(warps=2)
    def raced(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

    pair = Pair()
    for _ in range(2):
        assert "TD3" in said(td.KernelError, raced, pair.a, pair.c)
    assert gpu.live("modules") == 0
    pair.works()


# -------------------------------------------------------------------------------------------------------- what does not fit a kernel


def test_outputs_that_share_memory(gpu):
    """At the first call and later: addresses are no part of a launch's key."""
    whole = to_device(whole_numbers(64, 64))
    rows = [Part(whole, slice(first, first + 32), slice(0, 64)) for first in (0, 16, 32)]
    text = "error: 'c' of kernel 'tripled' is written, and shares memory with 'a': pass a copy, 'a.clone()'"
    assert said(td.UsageError, tripled, rows[0], rows[1]) == text
    tripled(rows[0], rows[2])
    assert (whole.numpy()[32:] == 3 * whole_numbers(64, 64)[:32]).all()
    assert said(td.UsageError, tripled, rows[0], rows[1]) == said(td.UsageError, tripled, rows[2], rows[1]) == text
    assert len(gpu.executed) == 1


@pytest.mark.parametrize(
    "wrong, text",
    [
        (lambda p: (DeviceArray((32, 32), "float16"), p.c), "'a' of kernel 'tripled' holds f32, and got an array of float16"),
        (lambda p: (DeviceArray((32, 32, 1), "float32"), p.c), "'a' of kernel 'tripled' has two dimensions, and got an array of shape (32, 32, 1)"),
        (lambda p: (p.a, DeviceArray((32, 16), "float32")), "'c' of kernel 'tripled' has shape (32, 16), where N is 32 (by 'a')"),
        (lambda p: (p.a, p.data), "'c' of kernel 'tripled' is on the cpu, and 'a' on device 0: all must be on one device"),
        (lambda p: (p.data, p.c), "'c' of kernel 'tripled' is on device 0, and 'a' on the cpu: all must be on one device"),
        (
            lambda p: (p.a, Part(p.c, slice(0, 32), slice(0, 32), data=(p.c.address, True))),
            "'c' of kernel 'tripled' is read-only, and the kernel writes it",
        ),
        (
            lambda p: (Part(p.a, slice(0, 32), slice(0, 32), data=(p.data.ctypes.data, False)), p.c),
            "'a' of kernel 'tripled' claims to be a GPU's array, but its memory is on no device",
        ),
        (
            lambda p: (Part(p.a, slice(0, 32), slice(0, 32), strides=(4, 128)), p.c),
            "'a' of kernel 'tripled' has strides (1, 32): the elements of a row must follow each other",
        ),
        (
            lambda p: (Part(DeviceArray((32, 36), "float32"), slice(0, 32), slice(1, 33)), p.c),
            "'a' of kernel 'tripled' begins at no multiple of 16 bytes, although the distance between its rows is such a multiple",
        ),
        (lambda p: (p.a, p.c, 1e39), "'times' of kernel 'tripled' is a scalar of f32, and got 1e+39, which an f32 does not hold"),
        (lambda p: (p.a, p.c, 1.0, 2**31), "'plus' of kernel 'tripled' is a scalar of i32, and got 2147483648, which 32 bits do not hold"),
        (lambda p: (p.a, p.c, 1.0, 2.0), "'plus' of kernel 'tripled' is a scalar of i32, and got 2.0, where a whole number is expected"),
        (lambda p: (p.a, p.c, True), "'times' of kernel 'tripled' is a scalar of f32, and got True, where a number is expected"),
        (lambda p: (p.a, p.c, p.a), None),
        (lambda p: (p.a,), "kernel 'tripled' is called without c"),
        (lambda p: (3, p.c), "'a' of kernel 'tripled' is a torch tensor, a NumPy array or an array of a GPU, and got a int"),
    ],
)
def test_arguments_that_do_not_fit(gpu, wrong, text):
    """Before a fitting call and after it: a prepared launch serves no other call."""
    pair = Pair()
    for _ in range(2):
        found = said(td.UsageError, tripled, *wrong(pair))
        assert text is None or found.splitlines()[0] == f"error: {text}"
        tripled(pair.a, pair.c, 2.0, 5)
        assert (pair.c.numpy() == 2 * pair.data + 5).all()
    assert gpu.calls("hipModuleLaunchKernel") == 2 and gpu.calls("hipModuleLoadData") == 1


@pytest.mark.parametrize("fits, wrong", [((2.0,), (True,)), ((2.0, 5), (2.0, True)), ((2.0, 5), (2.0, 5.0))])
def test_a_scalar_of_another_type_in_the_place_of_one_that_fits(gpu, fits, wrong):
    """Also for a value that could be packed."""
    pair = Pair()
    tripled(pair.a, pair.c, *fits)
    assert f"and got {wrong[-1]}, where a " in said(td.UsageError, tripled, pair.a, pair.c, *wrong)
    assert len(gpu.executed) == 1


def test_a_read_only_array_in_the_place_of_one_that_was_not(gpu):
    pair, all = Pair(), slice(0, 32)
    tripled(pair.a, Part(pair.c, all, all))
    text = said(td.UsageError, tripled, pair.a, Part(pair.c, all, all, data=(pair.c.address, True)))
    assert text == "error: 'c' of kernel 'tripled' is read-only, and the kernel writes it" and len(gpu.executed) == 1


def test_numbers_at_the_end_of_their_type(gpu):
    """The same numbers are refused in the first call and in later ones."""
    pair = Pair()
    largest = float(np.finfo(np.float32).max)
    beyond = largest + 2.0**103  # as far from the largest as from 2¹²⁸
    for _ in range(2):
        for times, plus in ((largest, 2**31 - 1), (-largest, -(2**31)), (np.nextafter(beyond, 0.0).item(), 0), (float("inf"), 0)):
            tripled(pair.a, pair.c, times, plus)
        for times in (beyond, -beyond, 1e308):
            assert "which an f32 does not hold" in said(td.UsageError, tripled, pair.a, pair.c, times, 0)


def test_an_array_that_was_freed(gpu):
    pair = Pair()
    pair.works()
    pair.a.free()
    text = "error: <DeviceArray of 32 x 32 float32 on device 0, freed> is used after it was freed"
    for use in (lambda: tripled(pair.a, pair.c), pair.a.numpy, lambda: pair.a.fill_from(pair.data)):
        assert said(td.UsageError, use) == text
    assert len(gpu.executed) == 1


def test_two_streams_in_one_call(gpu):
    a, c = DeviceArray((32, 32), "float32", stream=Stream()), DeviceArray((32, 32), "float32", stream=Stream())
    assert said(td.UsageError, tripled, a, c) == "error: 'a' and 'c' of kernel 'tripled' are used on two streams: use both on one stream"


def test_what_an_array_is_made_of(gpu):
    assert said(td.UsageError, DeviceArray, (4, 0), "float32") == "error: an array of shape (4, 0): every size is at least 1"
    text = said(td.UsageError, DeviceArray, (4,), "f33")
    assert text == "error: an array of 'f33': its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8, td.f16, td.f32, td.i32"
    array = DeviceArray((4, 4), td.fp8)
    text = "error: <DeviceArray of 4 x 4 uint8 on device 0> is given an array of shape (4, 4) and float32: shape and width of its elements must be the same"
    assert said(td.UsageError, array.fill_from, np.zeros((4, 4), dtype=np.float32)) == text
