"""Vector floating point. Rounding is to nearest even and subnormals are kept (the modes that the compiler sets for
HIP).

On the hardware, transcendental instructions are accurate to 1 ulp (CDNA3 ISA); the interpreter computes in double
precision and rounds once."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import instruction

SINCE_GFX940 = "@ gfx942 gfx950"
ONLY_GFX90A = "@ gfx90a"


def _binary(name: str, view: str, body: Callable[..., Any], family: str = "vop2") -> None:
    width = "2" if view == "f64" else ""
    instruction(f"{name} {{dst:v{width}=/{view}}}, {{a:vsk{width}/{view}}}, {{b:vsk{width}/{view}}}", family=family)(
        body
    )


def _unary(name: str, view: str, body: Callable[..., Any]) -> None:
    width = "2" if view == "f64" else ""
    instruction(f"{name} {{dst:v{width}=/{view}}}, {{a:vsk{width}/{view}}}", family="vop1")(body)


def _add(x: Any, a: Any, b: Any) -> Any:
    return a + b


def _sub(x: Any, a: Any, b: Any) -> Any:
    return a - b


def _subrev(x: Any, a: Any, b: Any) -> Any:
    return b - a


def _mul(x: Any, a: Any, b: Any) -> Any:
    return a * b


def _min(x: Any, a: Any, b: Any) -> Any:
    return x.float_min(a, b)


def _max(x: Any, a: Any, b: Any) -> Any:
    return x.float_max(a, b)


for _view in ("f32", "f16"):
    _binary(f"v_add_{_view}", _view, _add)
    _binary(f"v_sub_{_view}", _view, _sub)
    _binary(f"v_subrev_{_view}", _view, _subrev)
    _binary(f"v_mul_{_view}", _view, _mul)
    _binary(f"v_min_{_view}", _view, _min)
    _binary(f"v_max_{_view}", _view, _max)
_binary("v_add_f64", "f64", _add, "vop3")
_binary("v_mul_f64", "f64", _mul, "vop3")
_binary("v_min_f64", "f64", _min, "vop3")
_binary("v_max_f64", "f64", _max, "vop3")


def _rounded(function: str) -> Callable[..., Any]:
    def body(x: Any, a: Any) -> Any:
        return getattr(x.xp, function)(a)

    return body


for _view in ("f16", "f32", "f64"):
    for _name, _function in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("rndne", "rint")):
        _unary(f"v_{_name}_{_view}", _view, _rounded(_function))


def _fraction(x: Any, a: Any) -> Any:
    """a - floor(a), kept below one; NaN for an infinity."""
    return x.fraction(a)


def _mantissa(x: Any, a: Any) -> Any:
    return x.mantissa(a)


for _view in ("f32", "f64"):
    _unary(f"v_fract_{_view}", _view, _fraction)
    _unary(f"v_frexp_mant_{_view}", _view, _mantissa)


_TRANSCENDENTAL: dict[str, Callable[..., Any]] = {
    "rcp": lambda xp, a: 1.0 / a,
    "rsq": lambda xp, a: 1.0 / xp.sqrt(a),
    "sqrt": lambda xp, a: xp.sqrt(a),
    "exp": lambda xp, a: xp.exp2(a),
    "log": lambda xp, a: xp.log2(a),
    "sin": lambda xp, a: xp.sin(a * 6.283185307179586),
    "cos": lambda xp, a: xp.cos(a * 6.283185307179586),
}


def _transcendental(function: Callable[..., Any]) -> Callable[..., Any]:
    def body(x: Any, a: Any) -> Any:
        return function(x.xp, a.astype(x.xp.float64))

    return body


def _flushing(function: Callable[..., Any]) -> Callable[..., Any]:
    def body(x: Any, a: Any) -> Any:
        """Compute with subnormal operands and results as 0, whatever MODE is (CDNA3 ISA, V_EXP_F32 and similar:
        "denormals are flushed")."""
        return x.flushed(function(x.xp, x.flushed(a).astype(x.xp.float64)).astype(x.xp.float32))

    return body


for _name, _body in _TRANSCENDENTAL.items():
    _unary(f"v_{_name}_f32", "f32", (_transcendental if _name in ("sin", "cos") else _flushing)(_body))
    _unary(f"v_{_name}_f16", "f16", _transcendental(_body))
for _name in ("exp", "log"):
    _unary(f"v_{_name}_legacy_f32", "f32", _flushing(_TRANSCENDENTAL[_name]))
_unary("v_rcp_iflag_f32", "f32", _flushing(_TRANSCENDENTAL["rcp"]))
for _name in ("rcp", "rsq", "sqrt"):
    _unary(f"v_{_name}_f64", "f64", _transcendental(_TRANSCENDENTAL[_name]))


@instruction("v_fma_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_fma_f32(x, a, b, c):
    return x.fma(a, b, c)


@instruction("v_fmac_f32 {dst:v+/f32}, {a:vsk/f32}, {b:vsk/f32}", family="vop2")
def v_fmac_f32(x, dst, a, b):
    return x.fma(a, b, dst)


@instruction(f"v_mac_f32 {{dst:v+/f32}}, {{a:vsk/f32}}, {{b:vsk/f32}} {ONLY_GFX90A}", family="vop2")
def v_mac_f32(x, dst, a, b):
    """Multiply, round, then add."""
    return a * b + dst


@instruction(f"v_mad_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:vsk/f32}}, {{c:vsk/f32}} {ONLY_GFX90A}", family="vop3")
def v_mad_f32(x, a, b, c):
    return a * b + c


@instruction(f"v_madak_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:v/f32}}, {{c:l/f32}} {ONLY_GFX90A}", family="vop2")
def v_madak_f32(x, a, b, c):
    return a * b + c


@instruction(f"v_madmk_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:l/f32}}, {{c:v/f32}} {ONLY_GFX90A}", family="vop2")
def v_madmk_f32(x, a, b, c):
    return a * b + c


@instruction(f"v_fmaak_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:v/f32}}, {{c:l/f32}} {SINCE_GFX940}", family="vop2")
def v_fmaak_f32(x, a, b, c):
    return x.fma(a, b, c)


@instruction(f"v_fmamk_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:l/f32}}, {{c:v/f32}} {SINCE_GFX940}", family="vop2")
def v_fmamk_f32(x, a, b, c):
    return x.fma(a, b, c)


@instruction("v_fma_f64 {dst:v2=/f64}, {a:vsk2/f64}, {b:vsk2/f64}, {c:vsk2/f64}", family="vop3")
def v_fma_f64(x, a, b, c):
    return x.fma(a, b, c)


@instruction("v_fmac_f64 {dst:v2+/f64}, {a:vsk2/f64}, {b:vsk2/f64}", family="vop2")
def v_fmac_f64(x, dst, a, b):
    return x.fma(a, b, dst)


@instruction("v_min3_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_min3_f32(x, a, b, c):
    return x.float_min(x.float_min(a, b), c)


@instruction("v_max3_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_max3_f32(x, a, b, c):
    return x.float_max(x.float_max(a, b), c)


@instruction("v_minimum3_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32} @ gfx950", family="vop3")
def v_minimum3_f32(x, a, b, c):
    """The minimum of three; unlike v_min3, NaN where any source is NaN."""
    return x.xp.where((a != a) | (b != b) | (c != c), x.f32(float("nan")), x.float_min(x.float_min(a, b), c))


@instruction("v_maximum3_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32} @ gfx950", family="vop3")
def v_maximum3_f32(x, a, b, c):
    return x.xp.where((a != a) | (b != b) | (c != c), x.f32(float("nan")), x.float_max(x.float_max(a, b), c))


@instruction("v_med3_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_med3_f32(x, a, b, c):
    """The middle value of three; with a NaN among them, the least of the others."""
    middle = x.float_max(x.float_min(a, b), x.float_min(x.float_max(a, b), c))
    least = x.float_min(x.float_min(a, b), c)
    return x.xp.where((a != a) | (b != b) | (c != c), least, middle)


@instruction("v_ldexp_f32 {dst:v=/f32}, {a:vsk/f32}, {exponent:vsk/i32}", family="vop3")
def v_ldexp_f32(x, a, exponent):
    return x.scaled(a, exponent)


@instruction("v_ldexp_f64 {dst:v2=/f64}, {a:vsk2/f64}, {exponent:vsk/i32}", family="vop3")
def v_ldexp_f64(x, a, exponent):
    return x.xp.ldexp(a, x.xp.clip(exponent, -5000, 5000))


@instruction("v_frexp_exp_i32_f32 {dst:v=/i32}, {a:vsk/f32}", family="vop1")
def v_frexp_exp_i32_f32(x, a):
    return x.exponent(a)


@instruction("v_frexp_exp_i32_f64 {dst:v=/i32}, {a:vsk2/f64}", family="vop1")
def v_frexp_exp_i32_f64(x, a):
    return x.exponent(a)


def _division(view: str) -> None:
    wide = "2" if view == "f64" else ""
    source = f"vsk{wide}/{view}"

    def scale(x: Any, a: Any, denominator: Any, numerator: Any) -> Any:
        """Scale an operand of a division (`a`, one of the two) by a power of two.

        The instruction scales where the quotient or its reciprocal would leave the range; the flag asks v_div_fmas to
        undo the scaling."""
        return x.division_scale(a, denominator, numerator)

    def fmas(x: Any, a: Any, b: Any, c: Any, vcc: Any) -> Any:
        return x.division_fma(a, b, c, vcc)

    def fixup(x: Any, quotient: Any, denominator: Any, numerator: Any) -> Any:
        """The quotient with its sign, and the special cases of division."""
        return x.division_fixup(quotient, denominator, numerator)

    result = f"{{dst:v{wide}=/{view}}}"
    instruction(
        f"v_div_scale_{view} {result}, {{flag:s2=/mask}}, {{a:{source}}}, {{denominator:{source}}},"
        f" {{numerator:{source}}}",
        family="vop3",
    )(scale)
    instruction(
        f"v_div_fmas_{view} {result}, {{a:{source}}}, {{b:{source}}}, {{c:{source}}}", family="vop3", reads=("vcc",)
    )(fmas)
    instruction(
        f"v_div_fixup_{view} {result}, {{quotient:{source}}}, {{denominator:{source}}}, {{numerator:{source}}}",
        family="vop3",
    )(fixup)


_division("f32")
_division("f64")


@instruction("v_mul_legacy_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}", family="vop3")
def v_mul_legacy_f32(x, a, b):
    """Multiply; 0 times anything is 0."""
    return x.xp.where((a == 0) | (b == 0), x.f32(0), a * b)


@instruction(
    f"v_mad_legacy_f32 {{dst:v=/f32}}, {{a:vsk/f32}}, {{b:vsk/f32}}, {{c:vsk/f32}} {ONLY_GFX90A}", family="vop3"
)
def v_mad_legacy_f32(x, a, b, c):
    return x.xp.where((a == 0) | (b == 0), x.f32(0), a * b) + c


@instruction("v_cubeid_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_cubeid_f32(x, a, b, c):
    """The face to which a direction leads: 0 and 1 for +x and -x, 2 and 3 for y, 4 and 5 for z.

    Of axes that are equally long, the last decides."""
    along_z = (abs(c) >= abs(a)) & (abs(c) >= abs(b))
    along_y = abs(b) >= abs(a)
    face = x.xp.where(along_z, 4 + (c < 0), x.xp.where(along_y, 2 + (b < 0), 0 + (a < 0)))
    return face.astype(x.xp.float32)


def _on_face(x, a, b, c, of_x, of_y, of_z):
    """The value that belongs to the face of v_cubeid_f32."""
    along_z = (abs(c) >= abs(a)) & (abs(c) >= abs(b))
    return x.xp.where(along_z, of_z, x.xp.where(abs(b) >= abs(a), of_y, of_x))


@instruction("v_cubesc_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_cubesc_f32(x, a, b, c):
    """The horizontal coordinate on the face, not yet divided by the longest axis."""
    return _on_face(x, a, b, c, x.xp.where(a < 0, c, -c), a, x.xp.where(c < 0, -a, a))


@instruction("v_cubetc_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_cubetc_f32(x, a, b, c):
    """The vertical coordinate on the face, not yet divided by the longest axis."""
    return _on_face(x, a, b, c, -b, x.xp.where(b < 0, -c, c), -b)


@instruction("v_cubema_f32 {dst:v=/f32}, {a:vsk/f32}, {b:vsk/f32}, {c:vsk/f32}", family="vop3")
def v_cubema_f32(x, a, b, c):
    """Twice the longest axis."""
    return _on_face(x, a, b, c, a + a, b + b, c + c)
