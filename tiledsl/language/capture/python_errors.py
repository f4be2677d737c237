"""Python exceptions in a kernel, as diagnostics at the user's line: in the user's words, and with helps where known."""

from __future__ import annotations

import dataclasses
import re
import types

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, Span, TiledslError, text_of
from tiledsl.diagnostics.suggest import nearest
from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import Capture
from tiledsl.language.recording.none_results import help_for_none
from tiledsl.language.recording.signature import IN_PLACE_HELP, WHOLE_NUMBER_HELP, foreign_word_helps
from tiledsl.language.recording.source import HELPER, chain_of, code_span, is_user_code, load_of
from tiledsl.language.values.remainders import lost
from tiledsl.language.values.roles import Role
from tiledsl.language.values.scalars import Scalar
from tiledsl.language.values.tensors import GlobalTensor
from tiledsl.language.values.tiles import LaneRegisters, RegisterTile, SharedTile
from tiledsl.targets import Target

# The handles' class names, which Python's messages contain, with the user's word for each; and their attributes.
_HANDLES = {
    "Scalar": "a device value",
    "Real": "a scalar parameter",
    "RegisterTile": "a register tile",
    "SharedTile": "a shared tile",
    "SubTile": "a subtile",
    "StagedTile": "a fetched tile",
    "GlobalTensor": "a kernel's tensor",
    "WindowRef": "a place in a tensor",
    "PointerRef": "an address",
    "LaneRegisters": "registers of td.vgpr",
    "LaneElement": "a register of td.vgpr",
    "DeviceRange": "a td.range",
    "Role": "a role",
    "Formula": "a formula",
    "NoneType": "None",
    "UniformInteger": "an integer",
}
_ATTRIBUTES: dict[type, tuple[str, ...]] = {
    GlobalTensor: ("rows", "cols", "batch", "shape", "dtype", "T", "at", "address"),
    SharedTile: ("rows", "cols", "dtype", "base", "swizzle", "address"),
    RegisterTile: ("rows", "cols", "dtype", "layout"),
    Role: ("id",),
    Target: tuple(field.name for field in dataclasses.fields(Target)),
    Scalar: (),
    LaneRegisters: (),
}
_QUOTED = re.compile(r"'(\w+)'")
_NONE = re.compile(r"(?<!=)\bNone\b")
_HANDLE = re.compile(rf"'?\b(?:{'|'.join(_HANDLES)})\b'?(?: object)?")

# Patterns of Python's messages, in the user's words, with a help. All helps that match are shown.
_HELPS = (
    (_NONE, IN_PLACE_HELP),
    (r"'function'|'method'", "a word is called, with brackets: td.warp_id(), td.lane_id(), td.thread_id()"),
    (
        r"registers of td\.vgpr does not support item",
        "an instruction writes registers, and all of a td.vgpr(n) at once: td.asm",
    ),
    (
        r"for [-+]: .*\ban address\b",
        "an address takes the whole place: g.address(row, col + n), or tile.address(row, col + n)",
    ),
    (r"'float' object cannot be interpreted|integers or slices, not float", WHOLE_NUMBER_HELP),
    (
        r"for @=?:",
        "products are td.mma_ABt(acc, a, b), td.mma_AB and td.mma_AtB, of register tiles; `@` is for contracts",
    ),
    (
        r"a kernel's tensor does not support item|[-+*/]=: a place in a tensor",
        "td.store(c[i, j], tile) writes a register tile to global memory",
    ),
    (
        r"for [-+*/]: .*\ba place in a tensor",
        "load the elements first: td.load(g[i, j], (rows, cols)), or td.load(v[j], cols) of a vector",
    ),
    (
        r"a register tile (is not subscriptable|does not support item)",
        "register tiles are used as a whole: td.subtile takes a part of a shared tile",
    ),
    (
        r"a kernel's tensor is not iterable",
        "a loop over a tensor's tiles counts the tiles: for k in td.range(td.cdiv(a.cols, 64))",
    ),
    (
        r"a shared tile is not iterable|non-iterable a shared tile",
        "tile[0], tile[1], … are the buffers of a shared tile",
    ),
    (r"a (shared tile|subtile) does not support item", "td.load(shared, g[i, j]) fills a shared tile"),
    (
        r"must be Tensor, not an? |numpy\.ndarray|'Tensor'|\bufuncs\b",
        "torch and NumPy compute on the host: in a kernel, use the words of td, td.exp, td.relu, td.maximum, …",
    ),
    (
        r"a device value does not support the context",
        "`if` takes a device value, `with` a role: producer, consumer = td.roles(producer=1, consumer=4)",
    ),
    (
        r"'tuple' object does not support the context",
        "td.roles gives a tuple, also for a single role: (warps,) = td.roles(warps=4)",
    ),
    (
        r"values to unpack|non-iterable int",
        "td.grid gives one place for each dimension, and no tuple for a single dimension; td.roles gives one role for"
        " each name",
    ),
    (
        r"not supported between .*(a register tile.*\b(tensor)|\btensor.*a register tile)",
        "load the elements first: td.load(g[i, j], (rows, cols)), or td.load(v[j], cols) of a vector",
    ),
    (
        r"not supported between (?!.*\btensor\b).*a register tile",
        "a register tile of f32 is compared with such tiles and with numbers: x > y makes a mask for td.where",
    ),
    (
        r"(for (//|%|\*\*|divmod|abs).*|abs\(\): )a register tile",
        "tiles have + - * /, td.exp, td.relu, td.maximum, …",
    ),
    (r"for \*\*.*a device value", "write a power as a product: x * x"),
    (
        r"for .*: .*\b(formula|kernel's tensor)",
        (
            "a contract is made of tensors, numbers, @, .T, + - * /, td.exp, td.relu, td.maximum, …; a power is written"
            " as a product"
        ),
    ),
)


def python_error(error: Exception | SystemExit, capture: Capture) -> TiledslError:
    """Convert a Python exception inside a kernel to a diagnostic at the user's line that raised it.

    A division by 0 is a consequence of sizes whose quotient is 0, which are refused in its place (TD308).
    """
    if isinstance(error, ZeroDivisionError) and (dropped := lost(capture, decided=True)):
        return KernelError([*capture.problems, *dropped])
    trace, places = error.__traceback__, []
    while trace is not None:
        code = trace.tb_frame.f_code
        if is_user_code(code):
            instruction = trace.tb_lasti
            if isinstance(error, UnboundLocalError) and trace.tb_next is None and (name := _QUOTED.search(str(error))):
                instruction = load_of(code, instruction, name[1])
            places.append((code, code_span(code, instruction, trace.tb_lineno)))
        trace = trace.tb_next
    if isinstance(error, RecursionError):
        places = _one_round(places)
    place, calls = chain_of(places[::-1]) or (capture.span, ())
    return KernelError([*capture.problems, _describe_error(error, capture, place, calls)])


def _one_round(places: list[tuple[types.CodeType, Span]]) -> list[tuple[types.CodeType, Span]]:
    """Return the calls of a recursion up to the first that repeats: its end depends on Python's version."""
    repeated = next((i for i, place in enumerate(places) if place in places[:i]), len(places))
    return places[:repeated]


def _describe_error(
    error: Exception | SystemExit, capture: Capture, place: Span, calls: tuple[Span, ...]
) -> Diagnostic:
    if isinstance(error, NameError) and (quoted := _QUOTED.search(text_of(error))) and quoted[1] in capture.unbound:
        name = quoted[1]
        note, help = capture.unbound[name]
        return Diagnostic(
            "TD123", f"'{name}' is undefined here", Mark(place), notes=(note,), helps=(help,), calls=calls
        )
    if isinstance(error, RecursionError):
        hint = (
            "both arms of a branch on a device value are captured, so such a branch ends no recursion: decide on host"
            " values"
        )
        return Diagnostic("TD143", "a function calls itself without end", Mark(place), helps=(hint,), calls=calls)
    text = _in_words(text_of(error))
    message = f"{type(error).__name__}: {text}" if text else type(error).__name__
    # of Python's own errors nothing but the text says which values they are about
    of_op = help_for_none(place, capture.ops_without_return) if _NONE.search(message) else ()
    helps = of_op or _helps(error, text, capture)
    return Diagnostic("TD110", f"Python raised {message}", Mark(place), helps=helps, calls=calls)


def _in_words(text: str) -> str:
    """Replace the handles' class names in Python's message by the user's words, and remove names of rewritten code."""
    text = text.replace(f"{HELPER}_factory.<locals>.{HELPER}_function.<locals>.", "")
    return _HANDLE.sub(lambda found: _HANDLES[found[0].removesuffix(" object").strip("'")], text)


def _helps(error: Exception | SystemExit, text: str, capture: Capture) -> tuple[str, ...]:
    match error:
        case IndexError() if "out of range" in text:
            return ("Python indexes its lists during the capture of the kernel",)
        case AttributeError(name=str(name)):
            return _attributes(error.obj, name)
        case NameError(name=str(name)):
            return _dimension(name, capture) or _near_name(error, name)
        case TypeError() | ValueError():
            return tuple(help for pattern, help in _HELPS if re.search(pattern, text))
    return ()


def _attributes(owner: object, name: str) -> tuple[str, ...]:
    """Return helps for an attribute that does not exist: the most similar one, or all that a handle has."""
    if owner is None:
        return (IN_PLACE_HELP,)
    known = next((attributes for kind, attributes in _ATTRIBUTES.items() if isinstance(owner, kind)), None)
    near = nearest(name, [other for other in dir(owner) if not other.startswith("_")] if known is None else known)
    if near:
        return (f"did you mean .{near}?",)
    like = [other for other in known or () if len(name) > 2 and name.lower() in other]
    return (
        (f"it has {', '.join(f'.{other}' for other in like or known)}",) if known and (like or len(known) < 9) else ()
    )


def _near_name(error: BaseException, name: str) -> tuple[str, ...]:
    """Return the help for an unbound name: a similar name that is bound."""
    trace, frame = error.__traceback__, None
    while trace is not None:
        frame, trace = (trace.tb_frame if is_user_code(trace.tb_frame.f_code) else frame), trace.tb_next
    near = (
        nearest(name, [other for other in (*frame.f_locals, *frame.f_globals) if not other.startswith("_")])
        if frame is not None
        else None
    )
    return (f"did you mean {near}?",) if near else foreign_word_helps(name)


def _dimension(name: str, capture: Capture) -> tuple[str, ...]:
    """Return the help for the name of a dimension: where its size is."""
    for tensor in capture.tensors.values():
        labels = (tensor.batch, *tensor.sizes) if isinstance(tensor, ir.Tensor) else ()
        for axis, label in zip(("batch", "rows", "cols"), labels, strict=False):
            if label == name:
                return (f"the size '{name}' is {tensor.name}.{axis}",)
    return ()
