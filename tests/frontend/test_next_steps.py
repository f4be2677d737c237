"""What someone who comes from another language writes next: words without brackets, other languages' words, parts of registers; with the whole text."""

import pytest

WRONG = {
    "a barrier without brackets": "td.barrier",
    "a loader of one's own without brackets": """
        import tiledsl as td

        @td.op
        def fill(tile, source):
            td.load(tile, source[0, 0])

        @td.kernel(warps=4)
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
            fill
        """,
    "a warp's number without brackets": "row = td.warp_id // 2",
    "a name that is like another": "acc = td.zeros(td.f32, 64, 64)\ntd.store(c[0, 0], accum)",
    "a name that is like none": "td.store(c[0, 0], total)",
    "a function of NumPy": "import numpy\nacc = numpy.exp(td.zeros(td.f32, 64, 64))",
    "powers of ten": "acc = td.exp10(td.zeros(td.f32, 64, 64))",
    "the largest of a row": "most = td.max(td.zeros(td.f32, 64, 64))",
    "the sum of a row": "total = td.sum(td.zeros(td.f32, 64, 64))",
    "the smaller of two places": "row = min(td.warp_id() + 1, 3)",
    "a part of registers": 'td.asm("ds_write_b64 {at}, {data}", at=td.lane_id() * 8, data=td.vgpr(4)[0:2])',
    "bytes added to an address": 'td.asm("global_load_dword {dst}, {at}, off", dst=td.vgpr(), at=a.address(0, 0) + td.lane_id())',
    "a loop downwards": "for k in td.range(3, -1, -1):\n    td.barrier()",
    "an operand scaled": "As = td.st(td.bf16, 64, 64)\nx = 2.0 * td.load(As)",
    "what is loaded from a tensor, scaled": "x = 2.0 * td.load(a[0, 0], (64, 64))",
    "a tile of another type than its tensor": """
        As, Bs = td.st(td.bf16, 64, 64), td.st(td.f16, 64, 64)
        acc = td.zeros(td.f32, 64, 64)
        td.load(As, a[0, 0])
        td.load(Bs, b[0, 0])
        staged = td.fetch(Bs, b[0, 1])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        """,
    "the name of a chip": """
        import tiledsl as td

        @td.kernel(target="MI300X", warps=4)
        def k(a: td.gl[td.bf16, "M", "K"]):
            td.grid(1)
        """,
}


def test_the_whole_text(refusal, golden):
    golden("next_steps.txt", "\n".join(f"# {what}{refusal(text)}" for what, text in WRONG.items()))


@pytest.mark.parametrize("text", ["a.rows", "c", "As = td.st(td.bf16, 64, 64)\nAs.rows", "x = 3\nx"])
def test_a_value_that_stands_alone_is_no_mistake(text, capture):
    capture(text)
