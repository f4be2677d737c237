"""States at points, over all paths; and at the heads of loops, where a better guess may leave less."""

import operator

from tiledsl.asm.control import ranks
from tiledsl.ir.program.dataflow import at_head, forward

DIAMOND = {0: (1, 2), 1: (3,), 2: (3,), 3: (0, 4), 4: ()}  # 3 goes back to 0


def test_a_state_holds_on_every_path_to_a_point():
    """The points passed before each: around the loop, all of them; where no path leads, there is no state."""
    graph = {**DIAMOND, 5: (4,)}
    passed = forward(0, frozenset(), lambda point, state: ((successor, state | {point}) for successor in graph[point]), operator.or_, int)
    assert passed == {**dict.fromkeys((0, 1, 2, 3, 4), frozenset({0, 1, 2, 3}))}


def test_a_join_of_less_takes_what_all_paths_have():
    passed = forward(0, frozenset(), lambda point, state: ((successor, state | {point}) for successor in DIAMOND[point]), operator.and_, int)
    assert passed == {0: frozenset(), 1: {0}, 2: {0}, 3: {0}, 4: {0, 3}}


def test_points_may_be_told_apart_by_what_came_before():
    found = forward(
        (0, -1), 0, lambda point, state: (((successor, point[0]), state + 1) for successor in DIAMOND[point[0]] if state < 3), min, operator.itemgetter(0)
    )
    assert found == {(0, -1): 0, (1, 0): 1, (2, 0): 1, (3, 1): 2, (3, 2): 2, (0, 3): 3, (4, 3): 3}


def test_where_paths_meet_all_of_them_arrive_first():
    """Ten arms that stand behind the end of the text, as a compiler lays out what it takes for rare: by the order of control each point is taken once."""
    after = [(n + 1, 11 + n) for n in range(10)] + [()] + [(n + 1,) for n in range(10)]
    taken, order = [], ranks(after)

    def following(point, state):
        taken.append(point)
        return ((successor, state + (point > 10)) for successor in after[point])

    assert forward(0, 0, following, max, order.__getitem__)[10] == 10
    assert sorted(taken) == list(range(21)) and all(order[one] < order[other] for one in range(21) for other in after[one])


def test_a_later_guess_at_a_loops_head_replaces_the_one_before():
    """The first turn waits for what the loop is entered with, and leaves one in flight: joined with the first guess, more would stay."""
    ends = {frozenset("ab"): frozenset("c"), frozenset("c"): frozenset("c")}
    assert at_head(frozenset("ab"), ends.__getitem__, operator.or_) == frozenset("c")


def test_guesses_that_go_round_in_circles_are_joined():
    ends = {frozenset("a"): frozenset("b"), frozenset("b"): frozenset("a"), frozenset("ab"): frozenset("ab")}
    assert at_head(frozenset("a"), ends.__getitem__, operator.or_) == frozenset("ab")
