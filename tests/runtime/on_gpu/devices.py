"""Several GPUs in one machine, and several threads."""

import struct
import threading
from collections.abc import Callable

import numpy as np
import pytest

import tiledsl as td
from tests.kernels.gemms import one_warp
from tests.standin.kernels import Part, any_rows, tripled, whole_numbers
from tiledsl.runtime import DeviceArray, Event, Stream, synchronize, to_device
from tiledsl.toolchain.rocm import hip
from tiledsl.toolchain.rocm.device import has_gpu_of, has_several_targets

DATA = whole_numbers(32, 32)
TWO = pytest.mark.devices("gfx942:sramecc+:xnack-", "gfx90a:sramecc+:xnack-")
ALIKE = pytest.mark.devices("gfx942", "gfx942")


def pair(**options):
    return to_device(DATA, **options), DeviceArray((32, 32), "float32", **options)


# --------------------------------------------------------------------------------------------------------------------- devices


@TWO
def test_each_device_gets_code_of_its_own(gpu):
    for device in (1, 0, 1):
        a, c = pair(device=device)
        tripled(a, c)
        assert (c.numpy() == 3 * DATA).all() and gpu.current_device == 0
    assert [(executed.device, executed.report.target) for executed in gpu.executed] == [(1, "gfx90a"), (0, "gfx942"), (1, "gfx90a")]
    assert gpu.live("modules") == 2 and [lowered.target for lowered in gpu.lowered] == ["gfx90a", "gfx942"]


@TWO
def test_the_compiler_is_that_of_a_gpu_whichever_is_the_current_one(gpu):
    """hiprtc is not installed here; "auto" rejects it and says so."""
    for device in (0, 1):
        tripled(*pair(device=device))
    lowered = [*gpu.lowered, *(one_warp.lower(target, M=64, N=64, K=64) for target in ("gfx90a", "gfx942", "gfx950"))]
    tried = [(one.target, any(over.path == "hiprtc" for over in one.compiler.passed_over)) for one in lowered]
    assert tried == [("gfx942", True), ("gfx90a", True), ("gfx90a", True), ("gfx942", True), ("gfx950", False)]


@pytest.mark.devices("gfx942", "gfx90a", "gfx1100")
def test_what_gpus_there_are(gpu):
    assert [has_gpu_of(target) for target in ("gfx90a", "gfx942", "gfx950")] == [True, True, False] and has_several_targets()
    gpu.fail("hipGetDeviceCount", 100)
    assert not has_gpu_of("gfx90a") and gpu.last_error == 0


@ALIKE
def test_gpus_of_one_architecture(gpu):
    assert has_gpu_of("gfx942") and not has_several_targets()


@ALIKE
def test_one_code_object_is_loaded_on_each_device(gpu):
    for device in (0, 1, 0, 1):
        a, c = pair(device=device)
        tripled(a, c)
        assert (c.numpy() == 3 * DATA).all()
    assert [executed.device for executed in gpu.executed] == [0, 1, 0, 1] and gpu.live("modules") == 2


@TWO
def test_the_current_device_is_where_arrays_are_made(gpu):
    with hip.runtime().on(1):
        a, c = pair()
        tripled(a, c)
        assert gpu.current_device == 1 and (a.device, c.device) == (1, 1)
        tripled(*pair(device=0))
        assert gpu.current_device == 1
    assert [executed.device for executed in gpu.executed] == [1, 0] and (c.numpy() == 3 * DATA).all()


@TWO
def test_arrays_on_two_devices(gpu):
    (a, _), (_, c) = pair(), pair(device=1)
    for wrong in (c, Part(c, slice(0, 32), slice(0, 32))):
        with pytest.raises(td.UsageError) as error:
            tripled(a, wrong)
        assert str(error.value) == "error: 'c' of kernel 'tripled' is on device 1, and 'a' on device 0: all must be on one device"
    with pytest.raises(td.UsageError) as error:
        DeviceArray((4, 4), "float32", device=0, stream=Stream(1))
    assert str(error.value) == "error: an array on device 0, and its stream is on device 1"


@TWO
def test_streams_and_events_of_another_device(gpu):
    stream = Stream(1)
    a, c = pair(stream=stream)
    start, end = Event(1), Event(1)
    start.record(stream)
    tripled(a, Part(c, slice(0, 32), slice(0, 32), stream=stream.handle))
    end.record(stream.handle)
    end.synchronize()
    synchronize(1)
    assert end.milliseconds_since(start) > 0 and (gpu.executed[0].device, gpu.executed[0].stream) == (1, stream.handle)
    assert (c.numpy() == 3 * DATA).all()


@TWO
@pytest.mark.parametrize("function", ["hipModuleLoadData", "hipModuleGetFunction", "hipModuleLaunchKernel", "kernel"])
def test_a_failure_on_another_device(gpu, function):
    """The error names the failing device, and the current device is restored."""
    a, c = pair(device=1)
    gpu.fail(function, 719)
    with pytest.raises(td.DeviceError, match=r"on device 1 \(gfx90a\) failed|from device 1 \(gfx90a\) failed"):
        tripled(a, c)
        c.numpy()
    assert gpu.current_device == 0
    tripled(a, c)
    assert (c.numpy() == 3 * DATA).all()


@TWO
def test_a_repeated_launch_asks_for_the_current_device(gpu):
    """And changes the current device where it is another."""
    a, c = pair(device=1)
    tripled(a, c)
    names = "hipGetDevice", "hipSetDevice", "hipModuleLaunchKernel", "hipPointerGetAttributes", "hipModuleLoadData"
    with hip.runtime().on(1), gpu.counting(*names) as there:
        tripled(a, c)
    with gpu.counting(*names) as elsewhere:
        tripled(a, c)
    assert there == dict.fromkeys(names, 0) | {"hipGetDevice": 1, "hipModuleLaunchKernel": 1}
    assert elsewhere == dict.fromkeys(names, 0) | {"hipGetDevice": 2, "hipSetDevice": 2, "hipModuleLaunchKernel": 1}


@TWO
def test_a_launch_that_cannot_ask_for_the_current_device(gpu):
    a, c = pair()
    tripled(a, c)
    gpu.fail("hipGetDevice", 101, times=2)
    with pytest.raises(td.DeviceError, match=r"asking for the current device failed: invalid device ordinal \(hipErrorInvalidDevice\)"):
        tripled(a, c)
    assert gpu.last_error == 0
    tripled(a, c)
    assert (c.numpy() == 3 * DATA).all()


# --------------------------------------------------------------------------------------------------------------------- threads


def together(*tasks: Callable[[], None]) -> None:
    """Run each task in its own thread, all started at the same time. An exception of a task is raised here."""
    barrier, raised = threading.Barrier(len(tasks)), []

    def run(task: Callable[[], None]) -> None:
        barrier.wait()
        try:
            task()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=run, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    if raised:
        raise raised[0]


def test_threads_that_call_a_kernel_for_the_first_time(gpu):
    """One thread lowers and loads the kernel, the others wait; threads with other shapes do the same for theirs."""

    def call(rows: int) -> None:
        data = whole_numbers(rows, 32)
        c = DeviceArray(data.shape, "float32")
        tripled(to_device(data), c)
        assert (c.numpy() == 3 * data).all()

    together(*(lambda rows=rows: call(rows) for rows in (32, 64, 32, 40, 32, 64)))
    assert len(gpu.lowered) == 3 and gpu.calls("hipModuleLoadData") == gpu.live("functions") == len({one.code_object for one in gpu.lowered})
    assert gpu.calls("hipModuleLaunchKernel") == 6


def test_threads_at_sizes_that_share_a_code_object(gpu):
    def call(rows: int) -> None:
        data = whole_numbers(rows, 32)
        c = DeviceArray(data.shape, "float32")
        any_rows(to_device(data), c, 0.5)
        assert (c.numpy() == data / 2).all()

    together(*(lambda rows=rows: call(rows) for rows in (7, 33, 64, 96)))
    call(5)
    assert gpu.live("modules") == len({one.code_object for one in gpu.lowered}) == 1


def test_launches_of_several_threads_do_not_mix(gpu):
    """Each launch passes its own arrays and scalars: packed arguments are not shared."""
    seen: set[tuple[int, int, float, int]] = set()

    def look(asked) -> int:
        a, c, times, plus = (raw for _, raw in asked.arguments)
        seen.add((*struct.unpack("<QQ", a + c), *struct.unpack("<fi", times + plus)))
        return 0

    arrays = [pair() for _ in range(6)]
    tripled(*arrays[0])
    gpu.execute_by(look)

    def call(number: int) -> None:
        for turn in range(200):
            tripled(*arrays[number], float(number), turn)

    together(*(lambda number=number: call(number) for number in range(len(arrays))))
    assert seen == {(a.address, c.address, float(number), turn) for number, (a, c) in enumerate(arrays) for turn in range(200)}
    gpu.interpret(True)


def test_a_thread_that_fails_leaves_the_others_alone(gpu):
    """Only the failing thread gets the error; the next thread tries again."""
    failed = []

    def call() -> None:
        a, c = pair()
        try:
            tripled(a, c)
        except td.DeviceError:
            failed.append(1)
        else:
            assert (c.numpy() == 3 * DATA).all()

    gpu.fail("hipModuleLoadData", 200)
    together(*(call for _ in range(5)))
    assert len(failed) == 1 and gpu.live("modules") == 1 and gpu.calls("hipModuleLaunchKernel") == 4


@ALIKE
def test_threads_on_devices_of_their_own(gpu):
    """Each thread has its own current device."""

    def call(device: int) -> None:
        with hip.runtime().on(device):
            for times in (2.0, 3.0, 4.0):
                a, c = to_device(DATA), DeviceArray((32, 32), "float32")
                tripled(a, c, times)
                assert c.device == device and (c.numpy() == times * DATA).all()

    together(*(lambda device=device: call(device) for device in (0, 1, 0, 1)))
    assert gpu.live("modules") == 2 and sorted(executed.device for executed in gpu.executed) == [0] * 6 + [1] * 6


def test_a_call_from_within_what_a_launch_does(gpu):
    """The kernel is called again during a call, as a finalizer may do."""
    a, c = pair()
    inner, again = pair(), []

    def launch_again(asked) -> int:
        gpu.execute_by(lambda asked: again.append(asked.arguments[0][1]) or 0)
        tripled(*inner)
        return 0

    gpu.execute_by(launch_again)
    tripled(a, c)
    assert again == [struct.pack("<Q", inner[0].address)]
    gpu.interpret(True)
    tripled(a, c)
    assert (c.numpy() == np.float32(3) * DATA).all()
