"""The catalogs: complete, alike in all languages, strict."""

import ast as pyast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import gamelib
from gamelib import lessons, scorepad
from gamelib.games.camelot import CAMELOT
from gamelib.games.cards import WIZARD_DECK, Suit
from gamelib.games.notation import Input
from gamelib.games.wizard import Rule
from gamelib.games.zaubercocktail.ingredients import Ingredient
from gamelib.play import Who
from gamelib.questions import rounds
from gamelib.questions import tricks as questions
from gamelib.ruling import because
from gamelib.speech import LANGUAGES, Catalog, Messages, sources
from gamelib.subjects import trick_games, wizard
from gamelib.views import front, pads, tricks, variants
from gamelib.views import rounds as evening
from gamelib.widgets import Ask, Play, ScoreTable, StepThrough, Try


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


def messages(language: str) -> dict[str, frozenset[str]]:
    """`id` and `id.attribute` -> its variables."""
    found: dict[str, frozenset[str]] = {}
    for name, text in sources(language):
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_and_arguments_as_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    assert {m: v for m, v in other.items() if v != english[m]} == {}


def texts(language: str) -> Iterator[tuple[str, str]]:
    for name, text in sources(language):
        for line in text.splitlines():
            if not line.startswith("#"):
                yield name, line


def test_apostrophes_and_the_catalan_l() -> None:
    for language in LANGUAGES:
        for name, line in texts(language):
            assert "'" not in line, f"{language}/{name}: {line}"
            assert not re.search(r"\w’ \w", line) or language in ("en", "el"), line
            assert "l.l" not in line.lower() or language != "ca", line


class Words(Visitor):
    """Collects the words a translator wrote."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += re.findall(r"[A-Za-z]{3,}", node.value)


def test_greek_messages_are_greek() -> None:
    """No Latin word but the game's name, the names on its cards and the keys of a position."""
    cards = (Catalog("el").label(kind) for kind in Ingredient)
    names = {word for card in cards for word in re.findall(r"[A-Za-z]{3,}", card)}
    visitor = Words()
    for _, text in sources("el"):
        visitor.visit(parse(text))
    names |= {card.name for card in CAMELOT.plays if not card.suit}
    keys = {
        "game",
        "trump",
        "hand",
        "hands",
        "yes",
        "http",
        "Python",
        "https",
        "Letter",
        "Binder",
        "GitHub",
        "Jupyter",
        "wizard",
        "English",
        "Italiano",
        "Català",
    }
    games = {"Camelot", "Edition", "Qwixx", "Wizard", "Zaubercocktail"}
    languages = {"English", "Italiano", "Catal"}  # each in its own words
    assert set(visitor.found) <= games | keys | names | languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", [*Rule, *Input], ids=lambda rule: rule.id)
def test_every_rule_is_stated_and_cited(language: str, rule: Rule) -> None:
    say = Catalog(language)
    assert say.rule(rule).parts
    if rule in Rule:
        assert say.cite(rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_suit_and_player_has_a_name(language: str) -> None:
    say = Catalog(language)
    assert len({say.label(card) for card in WIZARD_DECK}) == 54
    assert len({say.label(suit) for suit in Suit}) == 8
    assert len({say.label(Who(seat)) for seat in range(6)}) == 6


def used() -> set[str]:
    """Every message that code asks for by a fixed name, found in the code itself."""
    games = (wizard, trick_games, questions, rounds)
    rooms = (lessons, scorepad, *games, tricks, front, pads, evening, variants)
    code = "".join(inspect.getsource(room) for room in rooms)
    return set(
        re.findall(r'"((?:trick|round|pad|switch|ask|front|frame|lesson|myth)-[a-z-]+)"', code)
    )


def test_every_used_message_is_there() -> None:
    there = messages("en")
    assert {m for m in used() if not m.endswith("-")} <= there.keys()
    for widget in (StepThrough, Ask, Try, Play, ScoreTable):
        assert set(widget.LABELS) <= there.keys()


def written() -> tuple[set[str], tuple[str, ...]]:
    """All words between quotes in the code, and the beginnings of those completed there."""
    words, beginnings = set(), set()
    for path in Path(gamelib.__file__).parent.rglob("*.py"):
        for node in pyast.walk(pyast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, pyast.Constant) and isinstance(node.value, str):
                words |= {node.value, *node.value.split(".")}
                beginnings |= {node.value} if node.value.endswith("-") else set()
            if isinstance(node, pyast.FunctionDef):
                words.add(node.name.replace("_", "-"))
    return words, tuple(beginnings)


def test_no_stray_message() -> None:
    words, beginnings = written()
    for message in messages("en"):
        name, _, attribute = message.partition(".")
        assert name in words or name.startswith(beginnings), message
        assert not attribute or attribute in words, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_brings_what_it_refers_to(language: str) -> None:
    """Nothing else was said before: the name of the ingredient stands in a message of its own."""
    said = Messages(language)
    text, errors = said.bundle.format_pattern(said.find("bunch-SG").value, {"count": 1})
    assert not errors
    assert text == said.bundle.format_pattern(said.find("ingredient-SG").value, {})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_table_speak_of_no_totals(language: str) -> None:
    """A table of values has none."""
    say = Catalog(language)
    totals = say.text("round-totals").casefold()
    assert [name for name in ScoreTable.LABELS if totals in say.text(name).casefold()] == []


def test_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en, el, it, ca"):
        Catalog("xx")


def test_unknown_message_and_missing_argument_raise() -> None:
    say = Catalog("en")
    with pytest.raises(LookupError):
        say.text("no-such-message")
    with pytest.raises(LookupError):
        say.why(because(Rule.FIRST_WIZARD, "no-such-case"))
    with pytest.raises(ValueError, match="card"):
        say.why(because(Rule.FIRST_WIZARD, "first-wizard"))


@pytest.mark.parametrize(
    "hostile",
    [
        "{ $seat }",
        "{0.__class__}",
        "%(x)s",
        "{{7*7}}",
        "<script>",
        "\ue0000\ue001",
        "\ue00099\ue001",
    ],
)
def test_foreign_text_is_shown_as_it_is(hostile: str) -> None:
    reason = because(Input.UNKNOWN_CARD, "unknown-card", part=hostile, right="B1")
    plain = hostile.replace("\ue000", "").replace("\ue001", "")
    for language in LANGUAGES:
        assert plain in str(Catalog(language).why(reason))


@pytest.mark.parametrize("sign", "\0\x1b\u200f\u202e\u2066")
def test_no_sign_of_what_was_typed_turns_the_sentence_round(sign: str) -> None:
    reason = because(Input.UNKNOWN_CARD, "unknown-card", part=f"{sign}12", right="B1")
    for language in LANGUAGES:
        said = str(Catalog(language).why(reason))
        assert sign not in said
        assert "\N{REPLACEMENT CHARACTER}12" in said


@pytest.mark.parametrize("count", [0, 1, 2, 11, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_agree(language: str, count: int) -> None:
    """One is said as one: the plural of every count falls into the right form."""
    say = Catalog(language)
    one, this = (
        str(say.why(because(Input.COPIES, "copies", card=WIZARD_DECK[0], count=2, right=n)))
        for n in (1, count)
    )
    assert (one == this) is (count == 1)


@pytest.mark.parametrize("number", range(2, 13))
def test_an_english_number_has_the_article_it_is_spoken_with(number: int) -> None:
    said = Catalog("en").text("qwixx-play-first", sum=number)
    assert (f" an {number} " in said) is (number in {8, 11})
