"""The bid coach: words that agree with the numbers, and clear answers to whatever is typed."""

import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from gamelib import Lesson, coaching
from gamelib.bidding import SPECIAL, SURE, UNLIKELY, Coach, Outlook, others, percent, rounded, why
from gamelib.coaching import Coaching, from_link, notation, read
from gamelib.games.camelot import CAMELOT_DECK
from gamelib.games.cards import Card, Kind, Suit, parse_card, str_cards
from gamelib.odds.coach import outlook
from gamelib.ruling import Reason, Refused
from gamelib.speech import LANGUAGES, Catalog
from gamelib.views import art, frame
from gamelib.views import coach as view
from gamelib.widgets import Play

HANDS = {
    "wizard": (
        "players=4&trump=R&hand=W&place=1",
        "players=3&trump=none&hand=J&place=3&bids=0,1",
        "players=4&trump=B&hand=B13,G2&place=2&bids=1",
        "players=5&trump=Y&hand=Y12,R13,J,G7&place=5&bids=1,0,2,1",
        "players=4&place=2&trump=R&hand=W,R12,B13,G5,Y2&bids=1",
        "players=6&trump=G&turned=G4&hand=R1,B2,Y3,R4,J&place=1",
        "players=3&trump=R&hand=R13,R12,R11,R10,R9,R8,R7&place=3&bids=0,0",
        "players=4&trump=none&hand=W,W,J,J,B13,G1,R5,Y9&place=4&bids=3,2,2",
        "variants=plus-minus-one&players=3&trump=Y&hand=Y2,B7,R11&place=3&bids=1,1",
        "variants=clairvoyance&cards=1&place=4&seed=12",
    ),
    "camelot": (
        "players=4&place=4&trump=H&hand=Merlin,Grail,KH,3S,AD&bids=1,2,1",
        "players=3&place=1&trump=none&hand=Excalibur",
        "players=5&place=2&trump=S&hand=Morgan,AS,3C&bids=1",
        "players=4&place=4&trump=none&hand=Merlin&bids=1,0,0",
        "players=3&place=1&trump=D&hand=W,J,Grail,AD,KD,5C,4S",
        "players=6&place=6&trump=C&hand=Excalibur,Morgan,9C,9H&bids=1,1,1,0,1",
        "players=4&place=2&trump=H&turned=4H&hand=3S,4S,5D,6C,J&bids=2",
        "players=4&place=1&trump=none&hand=W,W,AS,AH",
        "players=5&place=5&turned=J&hand=Merlin,Excalibur,QS&bids=1,1,0,1",
        "cards=8&players=3&place=3&seed=4",
    ),
}
"""Hands as they were held; ten of each edition."""


HELD = [pytest.param(game, line, id=line) for game, lines in HANDS.items() for line in lines]


@pytest.fixture(autouse=True, scope="module")
def few_rounds() -> Iterator[None]:
    """Words have to agree with whatever numbers there are, so a tenth of the rounds will do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gamelib.odds.coach.GAMES", 1000)
        yield


@lru_cache
def seen_from(game: str, line: str) -> Outlook:
    """What comes of a hand; the same hand is asked about in several tests."""
    return outlook(read(game, line))


def by_case(reasons: tuple[Reason, ...]) -> dict[str, Reason]:
    found = {reason.case: reason for reason in reasons}
    assert len(found) == len(reasons)
    return found


def check_cards(made: Outlook, said: dict[str, Reason]) -> None:
    """Every card is named once, and where its numbers put it."""
    named = {case: said[case]["cards"] for case in KINDS if case in said}
    assert sorted(map(str, (c for cards in named.values() for c in cards))) == sorted(
        map(str, made.known.hand)
    )
    assert all(percent(made.takes(card)[0]) >= SURE for card in named.get("sure-winners", ()))
    assert all(percent(made.takes(card)[1]) <= UNLIKELY for card in named.get("likely-losers", ()))
    for low, high in map(made.takes, named.get("either-way", ())):
        assert percent(low) < SURE
        assert percent(high) > UNLIKELY
    control = said["control-cards"]["cards"] if "control-cards" in said else ()
    named = tuple(card for card in made.known.hand if card.suit is None)
    assert control == (named if made.known.cards > 1 else ())  # Nothing to choose with one trick.


KINDS = ("sure-winners", "either-way", "likely-losers")


def check_bids(made: Outlook, bid: int, said: dict[str, Reason]) -> None:
    """The best bid is the best one, and its numbers are those of the table."""
    most = max(made.aiming[b].points for b in made.allowed)
    assert made.aiming[made.best].points == most
    told = said.get("chosen") or said["chosen-is-best"]
    own = made.aiming[bid]
    assert told["bid"] == bid
    assert (told["percent"], told["points"]) == (percent(own.right), rounded(own.points))
    assert ("chosen-is-best" in said) == (bid == made.best)
    if better := said.get("better") or said.get("nearly-as-good"):
        assert better["bid"] == made.best
        assert own.points <= most
        assert ("nearly-as-good" in said) == (most - own.points < 1)
    if spread := said.get("spread"):
        numbers = percent(own.right), percent(made.chance[bid].right)
        assert (spread["percent"], spread["other"]) == numbers


@pytest.mark.parametrize(("game", "line"), HELD)
def test_the_words_agree_with_the_numbers(game: str, line: str) -> None:
    made = seen_from(game, line)
    known = made.known
    for bid in made.allowed:
        said = by_case(why(made, bid))
        check_cards(made, said)
        check_bids(made, bid, said)
        assumed = bool(known.hand and known.before)
        assert ("exact" in said) == (known.cards == 1 and not assumed)
        assert ("fitting" in said) == (known.cards == 1 and assumed)
        assert ("sampled" in said) == (known.cards > 1)
        if known.before:
            told = said.get("want-all") or said["leave-some"]
            assert (told["total"], told["cards"]) == (sum(known.before), known.cards)
            assert ("want-all" in said) == (sum(known.before) >= known.cards)
    for prospect in (*made.aiming, *made.eager, *made.chance):
        assert sum(prospect.chances) == pytest.approx(1)
        expected = {known.points(prospect.bid, w, grail=False, annulled=False) for w in range(9)}
        assert prospect.points <= max(expected) + 20


def test_what_is_exact_tells_how_people_play() -> None:
    """Merlin is declared: what is wanted, or whatever comes."""
    said = by_case(why(seen_from("camelot", "players=3&hand=Merlin"), 1))
    assert said["spread"]["percent"] > said["spread"]["other"] + 20
    assert "spread" not in by_case(why(seen_from("wizard", HANDS["wizard"][0]), 1))


@pytest.mark.parametrize(("game", "line"), HELD)
def test_the_words_about_cards_agree_with_the_chances(game: str, line: str) -> None:
    """Excalibur takes nothing, Morgan le Fay and wanted Wizards do; and each named card is told."""
    made = seen_from(game, line)
    named = [card for card in made.known.hand if card.kind in SPECIAL]
    told = [reason for reason in why(made, made.best) if reason.rule is Coach.SPECIAL]
    assert [reason["card"] for reason in told] == named
    for card, reason in zip(named, told, strict=True):
        assert reason.case.startswith(card.kind.name.lower())
    takes = {card: made.takes(card) for card in made.known.hand}
    assert all(high == 0 for card, (_, high) in takes.items() if card.kind is Kind.EXCALIBUR)
    assert all(low >= 0.5 for card, (low, _) in takes.items() if card.kind is Kind.MORGAN)
    first_hand = [reason.case for reason in told if reason.case == "excalibur-first"]
    if first_hand:
        assert {made.aiming[bid].points for bid in made.allowed} == {0}


@pytest.mark.parametrize("typed", ["Me Gr Ex Mo", "merlin grail excalibur morgan"])
def test_what_is_drawn_on_a_card_can_be_typed(typed: str) -> None:
    hand = read("camelot", f"hand={typed}&trump=H").hand
    assert str_cards(hand) == "Merlin,Grail,Excalibur,Morgan"
    corners = [art.corner(card)[0] for card in CAMELOT_DECK if card.suit is None]
    assert [card for card in CAMELOT_DECK if card.suit is None] == [
        parse_card(corner, CAMELOT_DECK) for corner in corners
    ]


def test_a_trump_that_was_not_said_is_told_plainly() -> None:
    untold = ("hand=R7,B2",)
    told = "hand=R7,B2&trump=none", "hand=R7,B2&turned=J", "hand=R7,B2&turned=R4", "cards=2"
    assert [len(coach().opening(line)["said"]) for line in untold] == [1]
    assert [len(coach().opening(line)["said"]) for line in told] == [0, 0, 0, 0]
    form = {"hand": "R7 B2", "trump": ["turned"]}
    assert len(coach().act("deal", form)["said"]) == 1
    assert not coach().act("deal", {**form, "trump": ["none"]})["said"]


@pytest.mark.parametrize(
    ("game", "hand", "ups", "by", "suit"),
    [
        ("wizard", "R7,B2", ["W"], "A-WIZ-03", "G"),
        ("camelot", "4H,5S", ["W", "Grail", "Merlin", "Excalibur", "Morgan"], "CAM-TRUMP-05", "D"),
    ],
)
def test_where_the_dealer_has_to_choose_a_suit_is_asked_for(
    game: str, hand: str, ups: list[str], by: str, suit: str
) -> None:
    for up in ups:
        for trump in ("", "&trump=turned", "&trump=none"):
            with pytest.raises(Refused) as refused:
                read(game, f"hand={hand}&turned={up}{trump}")
            assert refused.value.reason.rule.id == by
        assert str(read(game, f"hand={hand}&turned={up}&trump={suit}").trump) == suit
    assert read(game, f"hand={hand}&turned=J").trump is None


@pytest.mark.parametrize("variant", ["plus-minus-one", "clairvoyance"])
def test_the_table_names_the_variant(variant: str) -> None:
    on = coach()
    name = on.say.text(f"variant-{variant}")
    assert name in on.opening(f"variants={variant}&cards=1&place=2&seed=3")["text"]
    assert name not in on.opening("cards=1&place=2&seed=3")["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_say_it(language: str) -> None:
    say = Catalog(language)
    told: set[tuple[Coach, str]] = set()
    for game, line in (("wizard", HANDS["wizard"][4]), ("camelot", HANDS["camelot"][0])):
        made = seen_from(game, line)
        shown = view.Coached(made.known, say)
        for bid in made.allowed:
            answered = shown.answered(made, bid)
            columns = str(frame.html(answered)).count("gl-column")
            assert columns == len(view.notable(shown.bars(made, bid))) <= made.known.cards + 1
            assert "coach-" not in frame.text(answered)
            told |= {(reason.rule, reason.case) for reason in why(made, bid)}  # type: ignore[misc]
    assert {rule for rule, _ in told} == set(Coach)
    assert say.rule(Coach.BEST).parts


def test_no_drawing_is_wider_than_a_phone_can_show() -> None:
    made = seen_from(
        "wizard", "players=3&cards=14&trump=R&hand=W,R13,R9,R2,B12,B8,B3,G11,G7,G4,Y13,Y6,Y5,J"
    )
    shown = view.Coached(made.known, Catalog("en"))
    block = shown.bars(made, 4)
    assert view.notable(block) == range(2, 10)
    drawings = str(frame.as_html(block)).split("<svg")[1:]
    columns = [drawing.count("gl-column") for drawing in drawings if "gl-key" not in drawing]
    assert columns == [4, 4]
    assert view.notable(shown.bars(made, 12))[-1] == 12  # what was bid is always there


def test_the_picture_holds_no_ids_and_says_everything_in_words() -> None:
    made = seen_from("wizard", HANDS["wizard"][4])
    block = view.Coached(made.known, Catalog("en")).bars(made, 2)
    markup = str(frame.as_html(block))
    assert " id=" not in markup
    assert all(line in markup and line in frame.as_text(block) for line in block.lines)
    assert markup.count("gl-own") == 1


# The widget --------------------------------------------------------------------------------------


def coach(game: str = "wizard", language: str = "en") -> Coaching:
    return Coaching(game, Catalog(language), {})


def keys(scene: dict[str, Any]) -> list[str]:
    return [action["key"] for group in scene["groups"] for action in group["actions"]]


def test_prediction_first() -> None:
    on = coach()
    scene = on.opening(HANDS["wizard"][4])
    assert keys(scene) == [*(f"bid:{n}" for n in range(6)), "again", "change"]
    assert "gl-bars" not in scene["html"]
    answered = on.act("bid:2", {})
    assert "gl-bars" in answered["html"]
    other = on.act("bid:3", {})
    assert other["html"] != answered["html"]
    assert on.act("bid:2", {})["html"] == answered["html"]


def test_without_numpy_the_hand_stays_and_the_rules_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gamelib.odds.coach", None)
    on = coach("camelot")
    dealt = on.opening(HANDS["camelot"][0])
    uncounted = on.act("bid:2", {})
    assert [line["tone"] for line in uncounted["said"]] == ["info"]
    assert (uncounted["html"], keys(uncounted)) == (dealt["html"], keys(dealt))
    assert on.act("bid:1", {})["said"][0]["tone"] == "bad"


@pytest.mark.parametrize("key", ["bid:9", "bid:x", "bid:", "bid:-1", "bid:٣", "bid:999999999"])
def test_what_is_no_bid_is_refused(key: str) -> None:
    on = coach()
    on.opening(HANDS["wizard"][4])
    scene = on.act(key, {})
    assert [line["tone"] for line in scene["said"]] == ["bad"]
    assert "bid:2" in keys(scene)


def test_a_bid_that_makes_the_total_is_not_allowed() -> None:
    on = coach("camelot")
    legal = {
        action["key"]: action["legal"]
        for action in on.opening(HANDS["camelot"][0])["groups"][0]["actions"]
    }
    assert [key for key, may in legal.items() if not may] == ["bid:1"]
    assert on.act("bid:1", {})["said"]
    answered = on.act("bid:2", {})
    assert on.say.text("coach-forbidden") in answered["text"]


def test_the_form_keeps_what_was_typed() -> None:
    on = coach()
    typed = {"hand": "B1, B99", "players": ["5"], "place": ["3"], "bids": "1"}
    scene = on.act("deal", typed)
    assert [line["tone"] for line in scene["said"]] == ["bad"]
    parts = {part["key"]: part for part in scene["forms"][0]["parts"]}
    assert parts["hand"]["value"] == "B1, B99"
    assert parts["players"]["chosen"] == ["5"]
    assert on.known is None
    scene = on.act("deal", {**typed, "hand": "B1 B9"})
    assert on.known
    assert (on.known.players, on.known.seat, on.known.bids) == (5, 2, (1,))


def test_the_card_turned_up_can_be_typed_and_is_shown() -> None:
    on = coach()
    scene = on.act("deal", {"hand": "B1 B9", "turned": "R7", "trump": ["turned"]})
    assert on.known
    assert (on.known.trump, on.known.out) == (Suit.RED, (Card(Kind.SUITED, Suit.RED, 7),))
    assert not scene["said"]
    assert on.say.label(on.known.out[0]) in scene["text"]
    assert values(on.act("change", {}))["turned"] == "R7"
    scene = on.act("deal", {"hand": "B1 B9", "turned": "R7", "trump": ["G"]})
    assert [line["tone"] for line in scene["said"]] == ["bad"]
    assert values(scene)["turned"] == "R7"


def values(scene: dict[str, Any]) -> dict[str, Any]:
    """What stands in the form, by its parts."""
    parts = scene["forms"][0]["parts"]
    return {part["key"]: part.get("value", part.get("chosen")) for part in parts}


def test_a_variant_is_chosen_in_the_form() -> None:
    on = coach()
    chosen = {"variants": ["plus-minus-one"], "hand": "R1 R2", "players": "3", "place": ["3"]}
    on.act("deal", {**chosen, "bids": "1 0"})
    assert on.known
    assert [bid for bid in range(3) if not on.known.verdict(bid).legal] == [1]
    assert values(on.act("change", {}))["variants"] == ["plus-minus-one"]
    on.act("deal", {"variants": ["plus-minus-one", "clairvoyance"], "cards": ["1"]})
    assert on.known
    assert on.known.hand == ()
    assert "variants" not in values(coach("camelot").act("change", {}))


@pytest.mark.parametrize("hand", ["R7,W", "R7,B99"])
def test_the_form_holds_what_a_link_brought(hand: str) -> None:
    on = coach()
    on.opening(f"variants=plus-minus-one&players=5&place=3&trump=Y&hand={hand}&bids=1,0")
    held = values(on.act("change", {}))
    assert (held["hand"], held["bids"], held["trump"]) == (hand, "1,0", ["Y"])
    assert (held["players"], held["place"]) == (["5"], ["3"])
    assert held["variants"] == ["plus-minus-one"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "line"), [("wizard", line) for line in HANDS["wizard"][4:]] + [("camelot", "cards=4")]
)
def test_a_hand_and_its_prediction_are_brought_back(game: str, line: str, language: str) -> None:
    on, again = coach(game), coach(game, language)
    assert again.resume(on.line) == again.form()
    on.opening(line)
    again.resume(on.line)
    assert (again.known, again.line) == (on.known, on.line)
    on.act("bid:0", {})
    shown = again.resume(on.line)
    assert (again.predicted, again.line) == (on.predicted, on.line)
    assert again.predicted == (0 if "gl-bars" in shown["html"] else None)
    before = on.known
    on.act("again", {})
    assert on.known != before or on.known.hand == ()
    held = values(on.act("change", {}))
    assert values(again.resume(on.line)) == held
    assert again.known is None


@pytest.mark.parametrize("line", ["bid=9&hand=R7", "bid=2", "bid=%00", "hand=B99&bid=1", "x", "&&"])
def test_any_line_leaves_a_coach_usable(line: str) -> None:
    on = coach()
    scene = on.resume(line)
    assert [said["tone"] for said in scene.get("said", ())] in ([], ["bad"], ["info"])
    assert on.resume(on.line)
    assert on.act("deal", {"hand": "R7"})["groups"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_will_not_do_in_a_field_is_told_by_its_sign(language: str) -> None:
    on = coach(language=language)
    said = on.act("deal", {"hand": "W, R\u200b7"})["said"][0]["html"]
    assert "U+200B" in said
    assert "%" not in said
    assert "R7,R7" in on.act("deal", {"hand": "R7," * 2000})["said"][0]["html"]


def test_a_link_s_hand_goes_before_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for link, first in [("hand=R7", True), ("cards=3&hand=B99", True), ("lang=el", False)]:
        monkeypatch.setenv("QUERY_STRING", link)
        lesson = Lesson("en")
        made = [lesson.coach("hand=W").page, lesson.coach().page]
        assert [bool(page.brought) for page in made] == [first, False]
        assert [page.place[:2] for page in made] == ["1.", "2."]


def test_another_hand_is_dealt_at_the_same_table() -> None:
    on = coach()
    on.opening("variants=clairvoyance&cards=1&place=3&players=5&seed=1")
    on.act("again", {})
    assert on.known
    assert (on.known.players, on.known.seat, on.known.cards) == (5, 2, 1)
    assert on.known.hand == ()
    assert on.act("change", {})["forms"]
    assert on.act("bid:0", {})["forms"]  # nothing lies on the table any more


@pytest.mark.parametrize("game", ["wizard", "camelot"])
@pytest.mark.parametrize("place", range(1, 4))
def test_dealt_hands_have_the_bids_before(game: str, place: int) -> None:
    for seed in range(12):
        known = read(game, f"players=3&place={place}&cards=4&seed={seed}")
        assert len(known.hand) == 4
        assert known.seat == place - 1
        assert len(known.before) == place - 1
        assert known == read(game, f"players=3&place={place}&cards=4&seed={seed}")
        again = read(game, notation(known))
        assert again.hand == known.hand
        assert (again.trump, again.before, again.out) == (known.trump, known.before, known.out)


def test_typed_bids_go_with_a_dealt_hand() -> None:
    line = "place=3&cards=4&seed=1"
    known = read("wizard", f"{line}&bids=4,3")
    assert known.before == (4, 3) != read("wizard", line).before
    assert known.hand == read("wizard", line).hand


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("cards=3&place=2&bids=4", "4"),
        ("cards=3&bids=1", "1"),
        ("hand=B99", "B99"),
        ("hand=W,W,W,W,W", "5"),
        ("hand=R7&turned=R7", "2"),
        ("hand=R7&place=2&bids=5", "5"),
        ("hand=R7&bids=1", "1"),
        ("place=9&hand=W", "9"),
        ("players=7", "7"),
        ("players=٣", "٣"),
        ("cards=0", "0"),
        ("cards=16", "16"),
        ("hand=W&trump=Q", "Q"),
        ("tricks=1", "tricks"),
        ("variants=mono-colour", "mono-colour"),
        ("hand=,", ","),
        ("hand=R7&turned=B4&trump=R", "B4"),
        ("hand=R7&turned=J&trump=R", "J"),
        ("hand=R7&turned=B4&trump=none", "B4"),
        ("hand=R7&turned=R5,B7", "R5,B7"),
        ("hand=R7&turned=J,J", "J,J"),
        ("turned=R5&cards=2", ""),
        ("trump=R&cards=2", ""),
        ("hand=R7&variants=clairvoyance", "R7"),
        ("players=6&hand=" + ",".join(f"B{n}" for n in range(1, 13)), "12"),
        ("hand=%3Cscript%3E", "<script>"),
    ],
)
def test_what_is_wrong_is_named(line: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        read("wizard", line)
    facts = " ".join(str(value) for _, value in refused.value.reason.facts)
    assert part in facts or not facts
    for language in LANGUAGES:
        assert Catalog(language).why(refused.value.reason).parts
    scene = coach().opening(line)
    assert scene["forms"]
    assert "<script>" not in scene["said"][0]["html"]


SPADES = ",".join(f"{n}S" for n in (*range(3, 11), "J", "Q", "K", "A")) + ",Merlin,Grail,W"


@pytest.mark.parametrize(
    ("game", "line", "by"),
    [
        ("wizard", "players=6&hand=R1,R2,R3,R4,R5,W,B1,B2,B3,B4", "WIZ-TRUMP-06"),
        ("camelot", f"players=4&hand={SPADES}", "CAM-TRUMP-06"),
    ],
)
def test_the_last_round_has_no_trump(game: str, line: str, by: str) -> None:
    for part in ("trump=R" if game == "wizard" else "trump=S", "turned=J"):
        with pytest.raises(Refused) as refused:
            read(game, f"{line}&{part}")
        assert refused.value.reason.rule.id == by
    for part in ("trump=none", "trump=turned"):
        assert read(game, f"{line}&{part}").turnable == {}


@pytest.mark.parametrize("part", ["trump=none", "trump=turned", "players=4"])
def test_a_hand_of_all_jesters_has_a_trump(part: str) -> None:
    with pytest.raises(Refused) as refused:
        read("wizard", f"hand=J,J,J,J,R1&{part}")
    assert refused.value.reason.case == "no-trump-unturned"
    assert read("wizard", "hand=J,J,J,J,R1&trump=B").trump is Suit.BLUE


@pytest.mark.parametrize(
    ("bids", "case"),
    [("0", "some-unknown"), ("0,0,0,0,0", "leave-some"), ("1", "want-all"), ("", None)],
)
def test_what_others_want_is_told_of_those_who_are_known(bids: str, case: str | None) -> None:
    known = read("wizard", f"players=6&place=6&trump=R&hand=R9&bids={bids}")
    assert [reason.case for reason in others(known)] == [case] * bool(case)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trump_that_cannot_be_is_called_by_its_name(language: str) -> None:
    with pytest.raises(Refused) as refused:
        read("wizard", "hand=R7&turned=R4&trump=B")
    say = Catalog(language)
    assert dict(refused.value.reason.facts)["suit"] is Suit.BLUE
    assert say.label(Suit.BLUE) in str(say.why(refused.value.reason))


@pytest.mark.parametrize(
    ("part", "case"),
    [
        ("trump=R", "turned-up-unknown"),
        ("trump=none", "turned-up"),
        ("trump=turned", "turned-up"),
        ("trump=R&turned=R5", None),
        ("turned=J", None),
    ],
)
@pytest.mark.parametrize("hand", ["R1", "R1,B9"])
def test_what_is_assumed_of_the_card_turned_up_is_said(hand: str, part: str, case: str) -> None:
    said = by_case(why(seen_from("wizard", f"players=3&hand={hand}&{part}"), 1))
    assert [each for each in said if each.startswith("turned-up")] == [case] * bool(case)


@pytest.mark.parametrize(
    ("variants", "by"), [("hidden", "WIZ-VAR-HID-03"), ("secret", "WIZ-VAR-SEC-01")]
)
@pytest.mark.parametrize("hand", ["hand=B13,W,R2&trump=R", "cards=3&seed=1"])
def test_bids_that_nobody_sees_are_not_known(variants: str, by: str, hand: str) -> None:
    line = f"{hand}&place=3&variants={variants}"
    assert not any(read("wizard", line).before)
    with pytest.raises(Refused) as refused:
        read("wizard", f"{line}&bids=1,0")
    assert refused.value.reason.rule.id == by


def test_a_link_brings_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "hand=R7,W&place=2&lang=en&fbclid=%3C&trump=R")
    lesson = Lesson("en")
    first, second = lesson.coach("hand=B1"), lesson.coach("hand=B1")
    assert isinstance(first, Play)
    assert "[red 7]" in first.scene["text"]
    assert "[blue 1]" in second.scene["text"]
    link = first.scene["link"]
    assert read("wizard", from_link(link.removeprefix("?"), "wizard")).trump is Suit.RED
    assert from_link("lang=el&step=3", "wizard") == ""


def test_a_link_may_name_the_table_alone() -> None:
    on = coach()
    on.opening("hand=B1", "players=5&place=3")
    assert on.known
    assert (on.known.players, on.known.seat) == (5, 2)
    wrong = on.opening("hand=B1", "players=9")["said"][0]
    assert wrong["tone"] == "bad"
    assert on.known is None


@pytest.mark.parametrize("link", ["variants=hidden", "dealer=1&place=2"])
def test_a_link_with_what_camelot_has_not_is_told_what_its_coach_knows(link: str) -> None:
    with pytest.raises(Refused) as refused:
        from_link(link, "camelot")
    right = dict(refused.value.reason.facts)["right"].split()
    assert {"hand", "players", "place"} <= set(right)
    assert "variants" not in right


@pytest.mark.parametrize("part", ["trump=X", "variants=bogus"])
def test_what_no_button_says_is_not_to_be_written(part: str) -> None:
    said = coach().opening("", f"hand=R7&{part}")["said"][0]
    value = part.partition("=")[2]
    assert Catalog("en").text("INPUT-OPTION.option-pressed", part=value) in said["html"]


@pytest.mark.parametrize(
    ("link", "case"), [("hand=R7&x=1", "unknown-key"), ("hand=R7&hand=W", "repeated-key")]
)
def test_a_link_that_is_none_brings_no_hand(link: str, case: str) -> None:
    with pytest.raises(Refused) as refused:
        from_link(link, "wizard")
    assert refused.value.reason.case == case
    assert coach().opening("hand=R7", link)["said"][0]["tone"] == "bad"


def test_only_games_with_bids_have_a_coach() -> None:
    with pytest.raises(ValueError, match="qwixx"):
        Lesson("en", "qwixx").coach()
    assert set(coaching.EDITIONS) == {"wizard", "camelot"}
    assert str_cards(read("wizard", "hand=R7").hand) == "R7"
