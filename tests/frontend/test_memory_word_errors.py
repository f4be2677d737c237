"""Wrong calls of td.read, td.store with rows=, sums of parts, td.unpack, td.cast with saturate=True, and of formulas for them: the whole text of each."""

import pytest

import tiledsl as td

HEAD = """
import tiledsl as td
@td.kernel(warps=1)
def k(
    o: td.gl[td.i32, 4], q: td.gl[td.i32, 8, 32], x: td.gl[td.f32, 64, 32], a: td.gl[td.bf16, 32, 64], v: td.gl[td.f32, 32],
    p: td.gl[td.f32, 2, 32, 32], c: td.gl[td.f32, 64, 32], alpha: td.f32 = 1.0
):
    n = td.grid(2)
    tile = td.load(x[n, 0], (32, 32))
"""
WORDS = "Qs = td.st(td.i32, 8, 32)\ntd.load(Qs, q[0, 0])\ntd.barrier()\nwords = td.load(Qs, layout='col')\n"
STORE = "td.store(c[n, 0], tile, rows={})".format
ADD = "td.atomic_add({}, {}, part=n, parts={})".format
ORDERED = "td.add_in_order({}, tile, p, {}, part=n, parts={})".format
WRONG = {
    "a read without its range": "td.read(o[0], least=0)",
    "a read of a range given in order": "td.read(o[0], 0, 96)",
    "a read of an empty range": "td.read(o[0], least=5, most=0)",
    "a read of floats": "td.read(x[0, 0], least=0, most=5)",
    "a read of a whole tensor": "td.read(o, least=0, most=96)",
    "a read of a range that is no integer": "td.read(o[0], least=0, most=96.5)",
    "a read of a range beyond 32 bits": "td.read(o[0], least=0, most=2**80)",
    "a read of a range that the device knows": "td.read(o[0], least=n, most=96)",
    "a read in an order that is no truth": "td.read(o[0], least=0, most=96, ascending=1)",
    "a read of another place in each lane": "td.read(o[td.lane_id() % 4], least=0, most=96)",
    "rows that are no integer": STORE("1.5"),
    "rows that are a place in a tensor": STORE("o[0]"),
    "rows of each lane": STORE("td.lane_id()"),
    "rows beyond 32 bits": STORE("2**70"),
    "rows that end beyond 32 bits": STORE("2**31 - 1"),
    "rows far below 0": STORE("-(2**70)"),
    "rows of a tensor of one dimension": "td.store(v[0], td.load(v[0], (32, 1)), rows=1)",
    "rows of a shared tile": "td.store(td.st(td.f32, 32, 32), tile, rows=1)",
    "an addition without its part": "td.atomic_add(c[n, 0], tile)",
    "an addition of no parts": ADD("c[0, 0]", "tile", 0),
    "an addition of parts that the device counts": ADD("c[0, 0]", "tile", "n"),
    "an addition of 16-bit floats": ADD("c[0, 0]", "td.cast(tile, td.bf16)", 2),
    "an addition to a batch": ADD("p[0, 0, 0]", "tile", 2),
    "an addition to a shared tile": ADD("td.st(td.f32, 32, 32)", "tile", 2),
    "additions of two numbers of parts": ADD("c[0, 0]", "tile", 2) + "\n" + ADD("c[0, 0]", "tile", 3),
    "an ordered addition without counters": "td.add_in_order(c[n, 0], tile, p, part=n, parts=2)",
    "an ordered addition with floats as counters": ORDERED("c[n, 0]", "v", "2"),
    "an ordered addition to a shared tile": ORDERED("td.st(td.f32, 32, 32)", "o", "2"),
    "an ordered addition by parts of another size": ORDERED("c[n, 0]", "o", "2"),
    "an ordered addition of as many parts as lanes": "s = td.load(x[n, 0], (32, 32))\n" + ORDERED("p[n, 0, 0]", "o", "td.lane_id()"),
    "numbers of three bits": WORDS + "td.unpack(words, 3)",
    "numbers of a float of bits": WORDS + "td.unpack(words, 4.0)",
    "numbers of words in memory": "td.unpack(q[0, 0], 4)",
    "numbers of words in the other layout": WORDS + "td.unpack(td.load(Qs), 4)",
    "a zero point that is not whole": WORDS + "td.unpack(words, 4, zero=8.5)",
    "a zero point beyond floats": WORDS + "td.unpack(words, 4, zero=10**400)",
    "a zero point that the call gives": WORDS + "td.unpack(words, 4, zero=alpha)",
    "zero points of 16 bits": WORDS + "td.unpack(words, 4, zero=td.cast(td.load(v[0], 32), td.bf16))",
    "a conversion that may saturate": "td.cast(tile, td.fp8, saturate=1)",
    "a saturating conversion to 16 bits": "td.cast(tile, td.bf16, saturate=True)",
    "a saturating conversion to f32": "td.cast(tile, td.f32, saturate=True)",
    "a conversion of a tensor": "td.ensures(c, td.cast(x, td.bf16))",
    "the largest number of no type": "td.target.largest('fp9')",
    "the largest number of a type's object": "td.target.largest(td.fp8)",
    "the largest number of a list": "td.target.largest(['fp8'])",
    "a read in two orders": "td.read(o[0], least=0, most=96, ascending=True, unique=True)",
    "a read of more unique elements than values": "td.read(o[0], least=0, most=1, unique=True)",
    "a formula of gathered rows by floats": "td.ensures(c, td.gather(x, v))",
    "a formula of gathered rows by a matrix": "td.ensures(c, td.gather(x, x @ x.T))",
    "a formula of gathered rows by no column": "td.ensures(c, td.gather(x, o, column=1))",
    "a formula of a gathered number": "td.ensures(c, td.gather(2, o))",
    "a formula of scattered rows without places": "td.ensures(c, td.scatter(x, o))",
    "a formula of groups without its function": "td.ensures(c, td.by_groups(o, x))",
    "a formula of groups of floats": "td.ensures(c, td.by_groups(v, lambda g: x))",
    "a formula of groups that is a number": "td.ensures(c, td.by_groups(o, lambda g: 3))",
    "a formula of parts of no columns": "td.ensures(c, td.column_parts(x, 0) @ x.T)",
    "a formula of parts by the warp": "td.ensures(c, td.column_parts(x, lambda i, j: td.warp_id()) @ x.T)",
    "a formula of a sum of no parts": "td.ensures(c, td.sum_of_parts(p, 0))",
    "a formula of a sum of a matrix": "td.ensures(c, td.sum_of_parts(x, 2))",
    "a formula of unpacked floats": "td.ensures(c, td.unpack(x, 4))",
}


def test_the_whole_text(refusal, golden):
    golden("memory_words.txt", "\n".join(f"# {what}{refusal(HEAD + _body(text))}" for what, text in WRONG.items()))


def _body(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


@pytest.mark.parametrize("part", [2, -1])
def test_a_part_that_is_not_there(part):
    @td.kernel(warps=1)
    def k(x: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.atomic_add(c[0, 0], td.load(x[0, 0], (32, 32)), part=part, parts=2)

    found = k.check()[0]
    assert (found.code, found.message, found.primary.text) == ("TD301", "part= of td.atomic_add is outside the 2 parts of 'c'", f"part {part}")
    assert found.helps == ("parts are counted from 0",)
