"""Checks of all words: arguments must fit a word's parameters, and a word must exist.

A refusal shows the parameters of the word, or the word that was probably meant.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark
from tiledsl.diagnostics.suggest import nearest
from tiledsl.language.recording.capture import capturing, fail
from tiledsl.language.recording.source import caller

P = ParamSpec("P")
R = TypeVar("R")

# element types of tensors and tiles
ELEMENTS = ("bf16", "f16", "fp8", "bf8", "fp4x2", "fp6x4", "bf6x4", "e8m0", "int8", "f32", "xf32", "i32")
TYPES_HELP = f"element types are {', '.join(f'td.{name}' for name in ELEMENTS)}"
_NAMES_OF_ELEMENTS = {
    "bf16": ("bfloat16", "bfloat", "nv_bfloat16", "hip_bfloat16"),
    "f16": ("float16", "fp16", "half", "f2"),
    "f32": ("float32", "fp32", "float", "single", "f4"),
    "xf32": ("tf32", "tfloat32"),
    "fp8": (
        "float8_e4m3fn",
        "float8_e4m3fnuz",
        "float8",
        "f8",
        "fp8e4m3",
        "fp8_e4m3",
        "float8e4nv",
        "float8e4b8",
        "e4m3",
    ),
    "bf8": ("float8_e5m2", "float8_e5m2fnuz", "fp8e5m2", "fp8_e5m2", "float8e5", "float8e5b16", "e5m2"),
    "fp4x2": ("fp4", "f4e2m1", "float4_e2m1fn_x2", "float4_e2m1fn", "float4", "e2m1", "mxfp4"),
    "fp6x4": ("fp6", "float6_e2m3", "float6_e2m3fn", "float6", "e2m3", "mxfp6"),
    "bf6x4": ("bf6", "float6_e3m2", "float6_e3m2fn", "e3m2"),
    "e8m0": ("float8_e8m0", "float8_e8m0fnu", "e8m0fnu", "ue8m0"),
    "int8": ("i8", "s8", "char", "signed char"),
    "i32": ("int32", "int", "s32"),
}
_ELEMENT_NAMED = {other: name for name, others in _NAMES_OF_ELEMENTS.items() for other in (name, *others)}
_OTHER_ELEMENTS = (
    "i1",
    "i4",
    "i16",
    "i64",
    "u8",
    "u16",
    "u32",
    "u64",
    "int16",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "bool",
)
_OTHER_FLOATS = (
    "f64",
    "fp64",
    "float64",
    "double",
    "tf32",
)

# A help for each name that other languages use.
_ELSEWHERE = {
    "td.grid(blocks, …) gives this block's place": ("program_id", "num_programs", "block_id", "block_idx", "blockIdx"),
    "td.lane_id(), td.warp_id() and td.thread_id() give the place of a lane": ("threadIdx", "thread_idx"),
    "@td.kernel(warps=4), or td.roles, sets the number of warps of a block": ("num_warps", "warps", "blockDim"),
    "td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB are the products": ("dot", "matmul", "mma", "gemm", "mm"),
    "td.barrier() is for all warps of the block": ("syncthreads", "sync", "debug_barrier", "s_barrier"),
    "td.zeros(dtype, rows, cols) makes a register tile of zeros, td.rt a register tile without values": (
        "empty",
        "fill",
    ),
    "td.st(dtype, rows, cols) is a tile in LDS": ("shared", "shared_tile", "alloc", "smem", "lds"),
    "td.load copies a tile at once, td.fetch and td.commit copy it in two halves": ("async_copy", "tma_load", "memcpy"),
    "td.mma_AtB takes a transposed operand, td.swap_layout changes which lane holds which element": (
        "transpose",
        "trans",
    ),
    "+ - * /, td.exp, td.relu, td.maximum, … work element by element": (
        *(
            "abs",
            "clamp",
            "erf",
            "exp10",
            "expm1",
            "log1p",
            "pow",
        ),
    ),
    (
        "td.row_max, td.row_min, td.row_sum, td.col_max, td.col_min and td.col_sum reduce the rows or the columns of a"
        " tile; td.maximum(x, y) and td.minimum(x, y) work element by element"
    ): (
        *(
            "max",
            "min",
            "sum",
            "mean",
            "reduce",
            "amax",
            "amin",
            "argmax",
            "argmin",
            "prod",
            "cumsum",
        ),
    ),
    "a compile-time option is a parameter with a default and no annotation: tile=128": ("constexpr",),
    "@td.kernel(tune=dict(BLOCK=(128, 256))) lists the values of options, and tiledsl tune searches them": (
        "autotune",
        "Config",
        "heuristics",
    ),
    'a tensor is annotated td.gl[td.bf16, "M", "K"]': ("Tensor", "tensor"),
    "did you mean td.cdiv?": ("ceildiv",),
}
_HELP_ELSEWHERE = {name: help for help, names in _ELSEWHERE.items() for name in names}

# Helps of several messages.
WHOLE_NUMBER_HELP = "`/` makes a float: write //, or td.cdiv(size, tile), which also counts a last, partial tile"
IN_PLACE_HELP = (
    "products, td.load to a tile and td.store work in place and give None: do not bind their result, and continue with"
    " the tile itself"
)


def none_helps(value: object) -> tuple[str, ...]:
    """Return the help for a user who continues with the None that a word returned."""
    return (IN_PLACE_HELP,) if value is None else ()


class MissingWord(KernelError, AttributeError):
    """A word that tiledsl does not have.

    The error is an AttributeError too, so that `hasattr` and `getattr` with a default work as on any module.
    """


def missing_word(name: str, known: Iterable[str]) -> MissingWord:
    """Return TD155 for `td.name`. The capture does not keep the error, as `hasattr` is no mistake."""
    capture = capturing()
    place, calls = capture.here() if capture is not None else (caller(), ())
    diagnostic = Diagnostic(
        "TD155",
        f"tiledsl has no word '{name}'",
        Mark(place) if place else None,
        helps=_missing_word_helps(name, known),
        calls=calls,
    )
    return MissingWord([*(capture.problems if capture is not None else ()), diagnostic])


_words: Sequence[str] = ()


def name_words(words: Sequence[str]) -> None:
    """State the words of the language, which the package lists."""
    global _words
    _words = words


def words() -> Sequence[str]:
    """Return the words of the language, without `td.`."""
    return _words


class Words(types.ModuleType):
    """A module whose words a kernel cannot set or delete (TD181), as later kernels would see the change.

    Outside kernels it behaves like any module.
    """

    def __setattr__(self, name: str, value: object) -> None:
        self._refuse_change(name, "set")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        self._refuse_change(name, "deleted")
        super().__delattr__(name)

    def _refuse_change(self, name: str, verb: str) -> None:
        if capturing() is not None and name in self.__all__:
            fail(
                "TD181",
                f"td.{name} is a word of tiledsl, and cannot be {verb}",
                helps=("use a variable with its own name, without `td.`",),
            )


def _missing_word_helps(name: str, known: Iterable[str]) -> tuple[str, ...]:
    if name.lower() in _ELEMENT_NAMED:
        return f"did you mean td.{_ELEMENT_NAMED[name.lower()]}?", TYPES_HELP
    if name.lower() in (*_OTHER_ELEMENTS, *_OTHER_FLOATS):
        return (TYPES_HELP,)
    if foreign_word_helps(name):
        return foreign_word_helps(name)
    near = nearest(name, known)
    return (f"did you mean td.{near}?",) if near else ("docs/language.md lists the words",)


def foreign_word_helps(name: str) -> tuple[str, ...]:
    """Return the help for a name from another language."""
    known = _HELP_ELSEWHERE.get(name.strip("_"))
    return (known,) if known else ()


def element_named(value: object) -> str | None:
    """Return the element type that another library's type, or a name, means."""
    text = value if isinstance(value, str) else value.__name__ if isinstance(value, type) else str(value)
    return _ELEMENT_NAMED.get(text.rpartition(".")[2].lower())


def element_helps(value: object) -> tuple[str, ...]:
    """Return helps for a value that is no element type, such as torch's or NumPy's types or their names."""
    named = element_named(value)
    return (f"did you mean td.{named}?", TYPES_HELP) if named in ELEMENTS else (TYPES_HELP,)


# -------------------------------------------------------------------------------------------------- arguments of a call


def word(function: Callable[P, R]) -> Callable[P, R]:
    """Wrap a word so that arguments that do not fit its parameters are refused, with the parameters shown (TD154)."""
    return _checked(function, f"td.{function.__name__}")


def method(function: Callable[P, R]) -> Callable[P, R]:
    """Wrap a method of tensors or tiles as `word` does."""
    return _checked(function, f".{function.__name__}")


def decorator(function: Callable[P, R]) -> Callable[P, R]:
    """Wrap a decorator as `word` does."""
    return _checked(function, f"@td.{function.__name__}")


_signature_of = functools.cache(inspect.signature)  # at the first call: `import tiledsl` needs no signature


def _checked(function: Callable[P, R], name: str) -> Callable[P, R]:
    @functools.wraps(function)
    def called(*arguments: P.args, **options: P.kwargs) -> R:
        check_arguments(name, _signature_of(function), arguments, options)
        return function(*arguments, **options)

    return called


_HIDDEN = ("self", "function")  # parameters that a user does not write between the brackets
_SHOWN = {  # for words whose signature says little
    "td.roles": "td.roles(producer=1, consumer=4)",
    "td.range": "td.range(stop), td.range(start, stop) or td.range(start, stop, step)",
    ".at": "g.at(row=…, col=…); of a vector g.at(col=…), of a batch g.at(batch=…, row=…, col=…)",
}


def check_arguments(
    name: str, signature: inspect.Signature, arguments: tuple[Any, ...], options: Mapping[str, Any]
) -> None:
    """Refuse a call whose arguments do not fit (TD154)."""
    try:
        signature.bind(*arguments, **options)
    except TypeError:
        parameters = [p.replace(annotation=p.empty) for p in signature.parameters.values() if p.name not in _HIDDEN]
        given = len(arguments) - (len(signature.parameters) - len(parameters))
        message, helps = _misfit(name, parameters, max(0, given), options)
        form = (
            _SHOWN.get(name) or f"{name}{signature.replace(parameters=parameters, return_annotation=signature.empty)}"
        )
        fail("TD154", message, helps=(*helps, form))


def _misfit(
    name: str, parameters: Sequence[inspect.Parameter], given: int, options: Mapping[str, Any]
) -> tuple[str, tuple[str, ...]]:
    """Return the mistake in a call with `given` positional arguments and these named ones, with helps."""
    named = [p.name for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
    placed = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    unknown = [option for option in options if option not in named]
    if unknown and not any(p.kind == p.VAR_KEYWORD for p in parameters):
        near = nearest(unknown[0], named)
        return f"{name} takes no argument '{unknown[0]}'", (f"did you mean {near}=?",) if near else ()
    if given > len(placed) and not any(p.kind == p.VAR_POSITIONAL for p in parameters):
        count = f"{len(placed)} argument{'s' * (len(placed) != 1)} in order" if placed else "no argument in order"
        return f"{name} takes {count}, and got {given}", ()
    twice = [option for option in options if option in placed[:given]]
    if twice:
        return f"{name} is given '{twice[0]}' twice, in order and by name", ()
    missing = [
        p.name
        for p in parameters
        if p.default is p.empty and p.name in (*named, *placed) and p.name not in (*options, *placed[:given])
    ]
    return f"{name} is called without {', '.join(repr(other) for other in missing)}", ()
