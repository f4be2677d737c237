"""Capture: what stays in the kernel, what Python runs, and how the state of Python's side travels through a device loop."""

import linecache

import pytest

from tests.frontend.support import steps
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.source import code_span


def shown(kernel, warp=0):
    """The integers that a warp shows to td.asm, in order."""
    return [int(ex.evaluate(s.operands[0][1], env)) for s, env in steps(kernel.body, {ex.warp_variable(kernel.warps): warp}) if isinstance(s, ir.Asm)]


def tiles(kernel, warp=0):
    """The names of the tiles that a warp stores, in order."""
    return [kernel.names[s.src] for s, _ in steps(kernel.body, {ex.warp_variable(kernel.warps): warp}) if isinstance(s, ir.StoreTile)]


def loops(kernel):
    return [s for s in kernel.body if isinstance(s, ir.For)]


SEE = "def see(value):\n    td.asm('s_nop {n}', n=value)\n"


def kinds(body):
    return [type(statement).__name__ for statement in body]


# ------------------------------------------------------------------------------------------------ what is left to Python


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("for i in range(3):\n    if i == 1:\n        continue\n    see(i)", [0, 2]),
        ("for i in range(9):\n    if i == 2:\n        break\n    see(i)\nelse:\n    see(99)", [0, 1]),
        ("for i in range(2):\n    see(i)\nelse:\n    see(99)", [0, 1, 99]),
        ("i = 0\nwhile i < 3:\n    see(i)\n    i += 1", [0, 1, 2]),
        ("try:\n    {}['x']\nexcept KeyError as error:\n    see(7)\nfinally:\n    see(8)", [7, 8]),
        ("import contextlib as cl\nwith cl.suppress(ValueError) as _, cl.nullcontext(5) as five:\n    see(five)\n    raise ValueError\nsee(6)", [5, 6]),
        ("total = 0\ndef add(n):\n    nonlocal total\n    total += n\nadd(3)\nadd(4)\nsee(total)", [7]),
        ("calls = [lambda: i for i in range(3)]\nfor call in calls:\n    see(call())", [2, 2, 2]),
        ("if (n := 5) > 4:\n    see(n)", [5]),
        ("match (1, [2, 3]):\n    case (1, [first, *rest]):\n        see(first)\n        see(rest[0])", [2, 3]),
        ("see([[i * j for j in range(3)] for i in range(3)][2][2])", [4]),
        ("def evens(n):\n    for i in range(n):\n        if i % 2:\n            continue\n        yield i\nfor i in evens(4):\n    see(i)", [0, 2]),
        ("queue = [1]\nif queue:\n    see(queue.pop())\nelse:\n    see(99)", [1]),
        ("see(1 if [] else 2)\nsee(([] or [3])[0])\nsee(not [])\nsee(1 < 2 < 3)", [2, 3, 1, 1]),
        ("def first(xs):\n    for x in xs:\n        return x\nsee(first([4, 5]))", [4]),
    ],
)
def test_python_runs_what_need_not_stay_in_the_kernel(capture, body, values):
    assert shown(capture(SEE + body)) == values


@pytest.mark.parametrize("around", ["for k in td.range(2):\n", "if td.warp_id() < 4 - td.lane_id():\n"])
def test_jumps_within_host_loops_work_inside_device_constructs(capture, around):
    body = "    for i in range(5):\n        if i == 1:\n            continue\n        if i == 3:\n            break\n        see(i)\n"
    inner = shown_once(capture(SEE + around + body))
    assert inner == [0, 2]


def shown_once(kernel):
    """What the first phase of the first construct shows."""
    construct = kernel.body[0]
    body = construct.phases[0] if isinstance(construct, ir.For) else construct.then
    return [s.operands[0][1].value for s in body if isinstance(s, ir.Asm)]


def test_a_generator_may_be_resumed_in_a_device_loop(capture):
    text = "def numbers():\n    for i in range(2):\n        yield i\n    return\nfor n in numbers():\n    for k in td.range(2):\n        see(n)"
    assert shown(capture(SEE + text)) == [0, 0, 1, 1]


# ------------------------------------------------------------------------------------------------------------ tiles


def test_a_register_tile_is_a_handle(capture):
    kernel = capture("x = td.zeros(td.f32, 32, 32)\ny = x\ntd.store(c[0, 0], y)")
    assert len(kernel.tiles) == 1 and tiles(kernel) == ["x"]


def test_load_and_zeros_make_new_tiles(capture):
    kernel = capture("As = td.st(td.bf16, 32, 32)\nx = td.load(As)\ny = td.load(As)\nz = td.zeros(td.f32, 32, 32)\nw = td.zeros(td.f32, 32, 32)")
    assert list(kernel.names.values()) == ["As", "x", "y", "z", "w"]


def test_mma_updates_in_place(capture):
    kernel = capture("acc, x = td.zeros(td.f32, 32, 32), td.rt(td.bf16, 32, 16)\nalias = acc\ntd.mma_ABt(alias, x, x)\ntd.store(c[0, 0], acc)")
    assert kernel.body[1].acc == kernel.body[2].src == kernel.body[0].dst


def test_tiles_are_called_as_the_variables_that_hold_them(capture):
    kernel = capture("regs = {'left': td.rt(td.f32, 16, 16), 2: [td.rt(td.f32, 16, 16)]}\ntd.rt(td.f32, 16, 16)\nshared = td.st(td.bf16, 16, 16)")
    assert [kernel.names[node] for node in (*kernel.tiles, *kernel.shared)] == ["regs_left", "regs_2_0", "tile_2", "shared"]


# --------------------------------------------------------------------------------------------- loop-carried state


@pytest.mark.parametrize(
    ("before", "step", "value", "period"),
    [
        ("tic = 0", "tic ^= 1", "tic", 2),
        ("tic, toc = 0, 1", "tic, toc = toc, tic", "tic", 2),
        ("ring = [4, 5, 7]", "ring.append(ring.pop(0))", "ring[0]", 3),
        ("ring = (4, 5, 7)", "ring = ring[1:] + ring[:1]", "ring[0]", 3),
        ("state = {'at': 0}", "state['at'] = (state['at'] + 3) % 4", "state['at']", 4),
        ("deep = [{'x': (0, [1, 0])}]", "deep[0]['x'][1].reverse()", "deep[0]['x'][1][0]", 2),
        ("tic = 0\ndef flip():\n    nonlocal tic\n    tic = 1 - tic", "flip()", "tic", 2),
        ("class Box: pass\nbox = Box()\nbox.at = 0", "box.at ^= 1", "box.at", 2),
        ("import collections\nring = collections.deque([1, 2, 4, 8])", "ring.rotate()", "ring[0]", 4),
        ("seen = set()", "seen.symmetric_difference_update({1})", "len(seen)", 2),
        ("flag = False", "flag = not flag", "int(flag)", 2),
        ("ring = [1, 2, 4, 7, 11, 16, 22, 29]", "ring.append(ring.pop(0))", "ring[0]", 8),
    ],
)
@pytest.mark.parametrize("trips", [0, 1, 2, 8, 9, 24])
def test_state_that_repeats_unrolls_by_its_period(capture, before, step, value, period, trips):
    device = capture(f"{SEE}{before}\nfor k in td.range({trips}):\n    see({value})\n    {step}\nsee({value})")
    python = capture(f"{SEE}{before}\nfor k in range({trips}):\n    see({value})\n    {step}\nsee({value})")
    assert shown(device) == shown(python)
    if trips:
        assert len(loops(device)[0].phases) == min(period, trips)


SWAP = """
x, y = td.rt(td.f32, 16, 16), td.rt(td.f32, 16, 16)
for k in td.range(5):
    td.store(c[0, 0], x)
    x, y = y, x
td.store(c[0, 0], x)
"""


def test_register_tiles_that_swap_are_not_copied(capture):
    kernel = capture(SWAP)
    assert tiles(kernel) == ["x", "y", "x", "y", "x", "y"]
    assert kinds(loops(kernel)[0].phases[0]) == ["StoreTile"]


@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    ("before", "step", "value"),
    [
        ("i = 5", "i += 2", "i"),
        ("i = 100", "i -= 3", "i"),
        ("i = td.warp_id()", "i += 1", "i"),
        ("at = [0, [7]]", "at[1][0] += 4", "at[1][0]"),
        ("at = {'row': 0}", "at['row'] += 1", "at['row']"),
        ("at = (0, 0)", "at = (at[0] + 1, at[1] + 2)", "at[0] * 100 + at[1]"),
        ("i = 0\ndef step():\n    nonlocal i\n    i += 2", "step()", "i"),
        ("last = -1", "last = k", "last"),
    ],
)
@pytest.mark.parametrize("trips", [2, 8, 9, 24])
def test_an_integer_with_a_constant_increment_is_counted_by_the_device(capture, before, step, value, trips):
    device = capture(f"{SEE}{before}\nfor k in td.range({trips}):\n    see({value})\n    {step}\nsee({value})")
    python = capture(f"{SEE}{before}\nfor k in range({trips}):\n    see({value})\n    {step}\nsee({value})")
    assert len(loops(device)[0].phases) == 1
    for warp in range(4):
        assert shown(device, warp) == shown(python, warp)


def test_a_counter_beside_a_swap(capture):
    kernel = capture(SEE + "i, tic = 0, 0\nfor k in td.range(20):\n    see(10 * i + tic)\n    i += 3\n    tic ^= 1")
    assert shown(kernel) == [30 * t + t % 2 for t in range(20)]
    assert len(loops(kernel)[0].phases) == 2


TRIAL = """
As = td.st(td.bf16, 32, 32)
i = 0
for k in td.range(20):
    x = td.load(As)
    i += 1
    td.store(c.at(row=i, col=0), td.zeros(td.f32, 16, 16))
"""


def test_what_trial_steps_made_is_not_kept(capture):
    kernel = capture(TRIAL)
    assert len(kernel.tiles) == 2 and kernel.names[kernel.tiles[0]] == "x"
    assert len(loops(kernel)) == 1 and loops(kernel)[0].var.name == "k1"


def test_the_loop_variable_has_its_last_value_after_the_loop(capture):
    assert shown(capture(SEE + "for k in td.range(3, 20, 5):\n    see(k)\nelse:\n    see(k + 1)\nsee(k)")) == [3, 8, 13, 18, 19, 18]


def test_a_loop_of_no_steps_leaves_everything(capture):
    kernel = capture(SEE + "i = 7\nfor k in td.range(0):\n    i += 1\nsee(i)")
    assert kinds(kernel.body) == ["Asm"] and shown(kernel) == [7]


TWICE = """
As = td.st(td.bf16, 32, 32)
for i in range(2):
    for k in td.range({trips}):
        regs = [td.load(As) for _ in range(2)]
        single = td.load(As)
"""


@pytest.mark.parametrize("trips", [2, 8, 20])
def test_a_name_that_each_step_binds_anew_may_have_been_bound_before(capture, trips):
    assert [len(loop.phases) for loop in loops(capture(TWICE.format(trips=trips)))] == [1, 1]


def test_short_loops_of_state_that_never_repeats_are_recorded_step_by_step(capture):
    kernel = capture(SEE + "seen = []\nfor k in td.range(3):\n    seen.append(1)\n    see(len(seen))\nsee(len(seen))")
    assert shown(kernel) == [1, 2, 3, 3]


def test_nested_device_loops(capture):
    kernel = capture(SEE + "i = 0\nfor j in td.range(5):\n    for k in td.range(9):\n        see(i + k)\n    i += 2\nsee(i)")
    assert shown(kernel) == [2 * j + k for j in range(5) for k in range(9)] + [10]


# --------------------------------------------------------------------------------------------------------- branches


def test_a_device_branch_records_both_arms(capture):
    kernel = capture(SEE + "if td.warp_id() == 2:\n    see(1)\nelif td.warp_id() == 3:\n    see(2)\nelse:\n    see(3)")
    assert [shown(kernel, warp) for warp in range(4)] == [[3], [3], [1], [2]]


@pytest.mark.sample("step()")
@pytest.mark.parametrize(
    "change",
    [
        "i = 5",
        "at[0] = 5",
        "box['n'] += 5",
        "pair = (5, i)",
        "flag = True",
        "i = 1 if w > 2 else 9",
        "step()",
    ],
)
def test_integers_that_the_arms_leave_are_selected(capture, change):
    before = "w = td.warp_id()\ni, at, box, pair, flag = 0, [0], {'n': 1}, (1, 2), False\ndef step():\n    nonlocal i\n    i += 3\n"
    after = "\nsee(i)\nsee(at[0])\nsee(box['n'])\nsee(pair[0] + pair[1])\nsee(flag)"
    kernel = capture(SEE + before + f"if w >= 2:\n    {change}" + after)
    for warp in range(4):
        python = capture(SEE + before.replace("td.warp_id()", str(warp)) + f"if w >= 2:\n    {change}" + after)
        assert shown(kernel, warp) == shown(python)


def test_a_name_bound_in_one_branch_is_undefined_for_the_other_warps(capture):
    kernel = capture(SEE + "if td.warp_id() == 1:\n    i = 4\nif td.warp_id() == 1:\n    see(i)")
    assert [shown(kernel, warp) for warp in range(3)] == [[], [4], []]
    value = kernel.body[0].then[0].operands[0][1]
    assert isinstance(value, ir.Select) and isinstance(value.false, ir.Undefined) and value.false.name == "i"


def test_a_tile_bound_in_one_branch_serves_the_warps_that_took_it(capture):
    kernel = capture("if td.warp_id() == 1:\n    x = td.zeros(td.f32, 16, 16)\nif td.warp_id() == 1:\n    td.store(c[0, 0], x)")
    assert tiles(kernel, 1) == ["x"] and tiles(kernel, 0) == []


def test_a_branch_that_does_nothing_leaves_nothing(capture):
    assert capture("if td.warp_id() == 1:\n    pass").body == ()


@pytest.mark.parametrize(
    "condition",
    ["not w", "w == 1 or w == 2", "w > 0 and not w == 3", "0 < w < 3", "0 <= w != 2", "1 < 2 < w + 1", "w and True", "False or w"],
)
def test_truth_on_device_values(capture, condition):
    kernel = capture(f"{SEE}w = td.warp_id()\nif {condition}:\n    see(1)\nsee(2 if {condition} else 3)")
    for warp in range(4):
        holds = bool(eval(condition, {"w": warp}))
        assert shown(kernel, warp) == ([1, 2] if holds else [3])


def test_a_conditional_expression_records_its_sides_under_their_conditions(capture):
    kernel = capture(SEE + "def side(n):\n    see(n)\n    return n\nx = side(1) if td.warp_id() == 0 else side(2)\nsee(x)")
    assert shown(kernel, 0) == [1, 1] and shown(kernel, 3) == [2, 2]


# ------------------------------------------------------------------------------------------------- ops and helpers

OPS = """
import tiledsl as td

@td.op
def inner(value):
    if value == 1:
        td.asm("s_nop {n}", n=value)

@td.op
def outer(value):
    for k in td.range(3):
        inner(value)
"""


USE = """
import tiledsl as td
import ops

@td.kernel(warps=4)
def k(c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    ops.outer(td.warp_id())
"""


def test_ops_are_inlined_from_any_module(module, capture):
    module(OPS, "ops")
    kernel = capture(USE)
    assert [shown(kernel, warp) for warp in range(3)] == [[], [1, 1, 1], []]
    [statement] = loops(kernel)[0].phases[0][0].then
    assert [str(span) for span in (statement.span, *statement.calls)] == ["ops.py:7:9", "ops.py:12:9", "kernel.py:7:5"]


def test_an_op_may_be_a_method_or_stand_in_a_kernel(capture):
    kernel = capture("""
        import tiledsl as td

        class Loader:
            def __init__(self, n):
                self.n = n

            @td.op
            def show(self):
                if td.warp_id() == 1:
                    td.asm("s_nop {n}", n=self.n)

        @td.kernel(warps=4)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)

            @td.op
            def twice(loader):
                for k in td.range(2):
                    loader.show()

            twice(Loader(5))
        """)
    assert shown(kernel, 1) == [5, 5] and shown(kernel, 0) == []


HELPER = """
import tiledsl as td
def make(n):
    return [td.zeros(td.f32, 16, 16) for _ in range(n)]

@td.kernel(warps=4)
def k(c: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    acc = make(3)
"""


def test_plain_helpers_just_run(capture):
    kernel = capture(HELPER)
    assert list(kernel.names.values()) == ["acc_0", "acc_1", "acc_2"]
    assert [str(span) for span in (kernel.body[0].span, *kernel.body[0].calls)] == ["kernel.py:3:13", "kernel.py:8:11"]


def test_a_place_is_the_call_whatever_it_stands_in(capture):
    kernel = capture("x = [[td.zeros(\n    td.f32, 16, 16) for _ in range(1)] for _ in range(1)]\ny = td.lane_id() < 3 and [\n    td.zeros(td.f32, 8, 8)]")
    first, second = [s for s in kernel.body if isinstance(s, ir.Zero)]
    assert (first.span.line, first.span.column, first.span.end_line, first.span.end_column, first.calls) == (4, 11, 5, 24, ())
    assert (second.span.line, second.span.column, second.calls) == (7, 9, ())


def places(kernel):
    """The first rows of what is stored, in order."""
    return [int(ex.evaluate(s.dst.row, env)) for s, env in steps(kernel.body) if isinstance(s, ir.StoreTile)]


@pytest.mark.parametrize("value", ["types.SimpleNamespace(n=0)", "Box()"], ids=["namespace", "object"])
def test_attributes_count_in_a_loop(capture, value):
    kernel = capture(f"""
        import types
        import tiledsl as td

        class Box:
            n = 0

        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            box, x = {value}, td.zeros(td.f32, 16, 16)
            for k in td.range(4):
                box.n += 2
                td.store(c[box.n, 0], x)
            td.store(c[box.n, 0], x)
        """)
    assert places(kernel) == [32, 64, 96, 128, 128]


def test_an_attribute_that_each_step_makes_and_a_function_of_a_name_that_is_bound_later(capture):
    kernel = capture("""
        import tiledsl as td

        class Box:
            pass

        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            box, x = Box(), td.zeros(td.f32, 16, 16)
            later = lambda: z
            for k in td.range(3):
                before = hasattr(box, "n")
                box.n = 3 if before else 2
                td.store(c[box.n, 0], x)
            z = 5
            td.store(c[later() + box.n, 0], x)
        """)
    assert places(kernel) == [32, 48, 48, 128]


def test_an_arm_begins_without_the_attributes_of_the_other(capture):
    before = "class Box:\n    pass\nw, box = td.warp_id(), Box()\n"
    kernel = capture(SEE + before + 'if w < 1:\n    box.n = 1\nelse:\n    box.n = 3 if hasattr(box, "n") else 2\nsee(box.n)')
    assert [shown(kernel, warp) for warp in range(4)] == [[1], [2], [2], [2]]


def test_a_function_that_wraps_another_stands_alone(refusal):
    """It is no word, which would be named but not called."""
    text = refusal("""
        import functools
        def mine(x):
            return x
        wrapped = functools.wraps(mine)(lambda *given: mine(*given))
        wrapped
        td.cdiv
        """)
    assert [line for line in text.splitlines() if "error" in line or "-->" in line] == [
        "error[TD179]: td.cdiv is named here, but not called",
        " --> kernel.py:9:5",
    ]


def test_a_part_of_a_shared_tile_that_a_loop_changes(capture):
    kernel = capture("""
        As = td.st(td.bf16, 64, 64)
        for k in td.range(4):
            part = td.subtile(As, (32, 32), (k % 2, 1))
            td.load(td.rt(td.bf16, 32, 32), part)
        td.load(td.rt(td.bf16, 32, 32), part)
        """)
    found = [(int(ex.evaluate(s.src.row, env)), int(ex.evaluate(s.src.col, env))) for s, env in steps(kernel.body) if isinstance(s, ir.LoadTile)]
    assert found == [(0, 32), (32, 32), (0, 32), (32, 32), (32, 32)]


def test_values_that_python_asks_about(capture):
    """The text, the shape and the length of handles; a sign that changes nothing; and a number of the call on the left of a comparison."""
    kernel = capture("""
        import tiledsl as td

        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, 2, "M", "N"], alpha: td.f32):
            n = td.grid(2)
            assert repr(alpha) == "<the scalar parameter 'alpha'>" and repr(2 * alpha) == "<a number computed from scalar parameters>"
            assert c.shape == (2, 256, 256) and len(td.vgpr(4)) == 4
            x = +td.load(c[+n, 0, 0], (16, 16))
            td.store(c[n, 0, 0], td.where(alpha < x, x, +alpha))
        """)
    values = [s.value for s in kernel.body if isinstance(s, ir.Elementwise)]
    assert [type(s).__name__ for s in kernel.body] == ["LoadGlobal", "Elementwise", "StoreTile"]
    (chosen,) = values
    assert chosen.op == "where" and chosen.operands[0].op == ">" and isinstance(chosen.operands[2], ir.Parameter)


@pytest.mark.parametrize(
    "store",
    ["td.store(c[n, 0], x)\n                n = td.read(o[0, k], least=0, most=7)", "n = td.read(o[0, k], least=0, most=7)\n            td.store(c[n, 0], x)"],
)
def test_a_value_that_another_step_read(refusal, store):
    """In the step after the read, and after the loop."""
    text = refusal(f"""
        import tiledsl as td

        @td.kernel(warps=1)
        def k(o: td.gl[td.i32, 1, 8], c: td.gl[td.f32, "M", "N"]):
            td.grid(1)
            n, x = 0, td.zeros(td.f32, 16, 16)
            for k in td.range(4):
                {store}
        """)
    assert "\nerror[TD142]: a coordinate of 'c' was read by td.read in another step of a device loop\n" in text
    assert text.endswith("  = help: read the element again here, or use the value in the step that reads it\n")


def test_a_place_without_columns_is_the_whole_line():
    """As in code that Python compiled without them (python -X no_debug_ranges)."""
    code = places.__code__
    line = code.co_firstlineno + 2
    span = code_span(code.replace(co_linetable=b""), 0, line)
    assert (span.file, span.line, span.column, span.end_line) == (__file__, line, 1, line)
    assert span.end_column == len(linecache.getline(__file__, line).rstrip("\n")) + 1 > 40
