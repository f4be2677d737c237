"""Values created once for each key."""

import threading

import pytest

from tiledsl.runtime.once import Once


def test_threads_that_ask_for_the_same_key():
    once: Once[object] = Once()
    made, found, begun = [], [], threading.Event()

    def make() -> object:
        begun.wait(10)
        made.append(object())
        return made[-1]

    threads = [threading.Thread(target=lambda: found.append(once.get("key", make))) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert once.get("other", lambda: "not held up") == "not held up"
    begun.set()
    for thread in threads:
        thread.join(10)
    assert len(made) == 1 and found == made * 4


def test_what_could_not_be_made_is_tried_again():
    once: Once[int] = Once()
    with pytest.raises(ZeroDivisionError):
        once.get("key", lambda: 1 // 0)
    assert once.get("key", lambda: 7) == once.get("key", lambda: 1 // 0) == 7
    for number in range(3):
        with pytest.raises(ZeroDivisionError):
            once.get(number, lambda: 1 // 0)
    assert once.values == {"key": 7} and once._asked == {}  # a failure leaves nothing behind


def test_those_who_wait_for_one_that_fails_try_one_after_the_other():
    """Waiting threads try one after another, and a thread that arrives then waits too: the value is created once."""
    once: Once[int] = Once()
    made, within, threads = [], [], []

    def make() -> int:
        within.append(1)
        assert len(within) == 1
        if not made:  # the first: others wait, and one more arrives
            threads.extend(threading.Thread(target=lambda: found.append(once.get("key", make))) for _ in range(4))
            for thread in threads:
                thread.start()
        made.append(1)
        within.clear()
        if len(made) == 1:
            raise ZeroDivisionError
        return 7

    found: list[int] = []
    with pytest.raises(ZeroDivisionError):
        once.get("key", make)
    for thread in threads:
        thread.join(10)
    assert found == [7] * 4 and len(made) == 2 and once._asked == {}


def test_a_value_that_asks_for_itself_while_it_is_made():
    """A finalizer that runs meanwhile may ask so."""
    once: Once[int] = Once()
    assert once.get("key", lambda: once.get("key", lambda: 1) + 1) == 2


def test_no_more_than_the_most():
    once: Once[int] = Once(most=3)
    for number in range(7):
        assert once.get(number, lambda number=number: number) == number
        assert len(once.values) <= 3
    assert once.get(6, lambda: -1) == 6


def test_who_asks_while_another_key_is_noted():
    """A finalizer that Python runs at that point may ask so."""
    once: Once[int] = Once()

    class Key:
        def __hash__(self) -> int:
            return once.get("inner", lambda: 7)

    thread = threading.Thread(target=once.get, args=(Key(), lambda: 8), daemon=True)
    thread.start()
    thread.join(10)
    assert not thread.is_alive() and set(once.values.values()) == {7, 8} and once._asked == {}
