"""hiprtc's functions in a library named by its file, in hip-python's form: each returns a status and the results.

Used for the hiprtc of the ROCm that torch is linked with, since hip-python opens the library that it finds itself."""

from __future__ import annotations

import ctypes
from typing import Any


class Status(int):
    """The status of a call: 0 is success. `name` is the library's name for it."""

    name: str


class Program:
    """A handle in hip-python's form."""

    def __init__(self, handle: ctypes.c_void_p):
        self.handle = handle

    def createRef(self) -> Any:
        return ctypes.byref(self.handle)


class HiprtcLibrary:
    """The functions that tiledsl calls. OSError for a file that is no library, AttributeError for a library without one
    of them."""

    def __init__(self, path: str, runtime: ctypes.CDLL):
        library = ctypes.CDLL(path)
        self._functions = {name: library[name] for name in _TYPES}
        for name, types in _TYPES.items():
            self._functions[name].argtypes, self._functions[name].restype = types, ctypes.c_int
        self._text = library["hiprtcGetErrorString"]
        self._text.argtypes, self._text.restype = (ctypes.c_int,), ctypes.c_char_p
        self._version = runtime["hipRuntimeGetVersion"]

    def hipRuntimeGetVersion(self) -> tuple[Status, int]:
        number = ctypes.c_int()
        return Status(self._version(ctypes.byref(number))), number.value

    def hiprtcVersion(self) -> tuple[Status, int, int]:
        major, minor = ctypes.c_int(), ctypes.c_int()
        return self._call("hiprtcVersion", ctypes.byref(major), ctypes.byref(minor)), major.value, minor.value

    def hiprtcCreateProgram(
        self, source: bytes, name: bytes, count: int, headers: None, names: None
    ) -> tuple[Status, Program]:
        handle = ctypes.c_void_p()
        return self._call("hiprtcCreateProgram", ctypes.byref(handle), source, name, count, headers, names), Program(
            handle
        )

    def hiprtcCompileProgram(self, program: Program, count: int, options: list[bytes]) -> tuple[Status]:
        return (self._call("hiprtcCompileProgram", program.handle, count, (ctypes.c_char_p * count)(*options)),)

    def hiprtcGetProgramLogSize(self, program: Program) -> tuple[Status, int]:
        return self._size("hiprtcGetProgramLogSize", program)

    def hiprtcGetProgramLog(self, program: Program, log: bytearray) -> tuple[Status]:
        return self._filled("hiprtcGetProgramLog", program, log)

    def hiprtcGetCodeSize(self, program: Program) -> tuple[Status, int]:
        return self._size("hiprtcGetCodeSize", program)

    def hiprtcGetCode(self, program: Program, code: bytearray) -> tuple[Status]:
        return self._filled("hiprtcGetCode", program, code)

    def hiprtcDestroyProgram(self, reference: Any) -> tuple[Status]:
        return (self._call("hiprtcDestroyProgram", reference),)

    def _size(self, name: str, program: Program) -> tuple[Status, int]:
        size = ctypes.c_size_t()
        return self._call(name, program.handle, ctypes.byref(size)), size.value

    def _filled(self, name: str, program: Program, buffer: bytearray) -> tuple[Status]:
        return (self._call(name, program.handle, (ctypes.c_char * len(buffer)).from_buffer(buffer)),)

    def _call(self, name: str, *arguments: Any) -> Status:
        status = Status(self._functions[name](*arguments))
        status.name = (self._text(status) or b"").decode()
        return status


_Out = ctypes.c_void_p
_TYPES: dict[str, tuple[Any, ...]] = {
    "hiprtcVersion": (_Out, _Out),
    "hiprtcCreateProgram": (_Out, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int, _Out, _Out),
    "hiprtcCompileProgram": (_Out, ctypes.c_int, _Out),
    "hiprtcGetProgramLogSize": (_Out, _Out),
    "hiprtcGetProgramLog": (_Out, _Out),
    "hiprtcGetCodeSize": (_Out, _Out),
    "hiprtcGetCode": (_Out, _Out),
    "hiprtcDestroyProgram": (_Out,),
}
