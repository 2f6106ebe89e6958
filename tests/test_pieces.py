"""What is packed comes back as it was, whatever it holds."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelib.widgets.pieces import pack, parts, unpack

TAGS = ("<p>", "</p>", '<b class="x">', "</b>", "<br>", "<i/>", "<1>", "<0>")
WORDS = ("<", ">", "/", "1", "\n", "blue 13 is winning this trick", "&lt;", "é", "\u2028")
MARKUP = st.lists(st.sampled_from((*TAGS, *WORDS))).map("".join)
DATA = st.recursive(
    MARKUP | st.text() | st.none() | st.booleans() | st.integers(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(DATA)
def test_any_data_comes_back(data: Any) -> None:
    assert unpack(pack(data)) == data


@given(MARKUP, st.integers(2, 5))
def test_what_stands_twice_is_sent_once(text: str, times: int) -> None:
    once = len(text) + 8
    sent = pack([text] * times)
    assert unpack(sent) == [text] * times
    if len(text) > 40:
        assert sum(map(len, sent["pieces"])) < 2 * once
        assert {len(part) for part in sent["packed"]} == {3}


def test_what_is_referred_to_most_often_has_the_shortest_number() -> None:
    words = [f"the card number {at} lies here" for at in range(200)]
    sent = pack([word for at, word in enumerate(words) for _ in range(2 + at)])
    assert unpack(sent)[-1] == words[-1]
    assert sent["packed"][-1] == "<1>"
    assert sent["packed"][0] == "<200>"


@pytest.mark.parametrize("text", ["<17>", "<0>", "<<1>>", "1 <2 and <3>", "<1", "<p><2></p>"])
def test_what_looks_like_a_reference_is_none(text: str) -> None:
    assert unpack(pack({"text": text, "again": text * 20, "thrice": [text * 20] * 3})) == {
        "text": text,
        "again": text * 20,
        "thrice": [text * 20] * 3,
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a<b>c</b>d<i/>", ["<b>c</b>", "<i/>"]),
        ("<p>a<br>b<img src='x'></p>", ["<br>", "<img src='x'>"]),
        ("<ul><li>1<b>x</b></li><li>2</li></ul>", ["<li>1<b>x</b></li>", "<li>2</li>"]),
        ("one\ntwo\n\nthree", ["one", "two", "three"]),
        ("one", []),
    ],
)
def test_parts(text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in parts(text)] == found
