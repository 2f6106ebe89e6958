"""Questions without end: the key is right, nothing else is, and a seed always asks the same.

`ENDLESS=10000 pytest tests/test_endless.py` asks that many questions per topic.
"""

import os
from itertools import product

import naive_endless
import pytest

from gamelib.games.qwixx import QWIXX
from gamelib.lessons import Lesson
from gamelib.play import TABLE
from gamelib.questions import Option, Question, endless, qwixx
from gamelib.questions.topic import LEVELS
from gamelib.speech import LANGUAGES, Catalog
from gamelib.subjects import SUBJECTS
from gamelib.views import frame

COUNT = int(os.environ.get("ENDLESS", "30"))
TOPICS = [(game, topic) for game in endless.TOPICS for topic in endless.topics(game)]
SAYS = [Catalog(language) for language in LANGUAGES]


def label(option: Option, say: Catalog) -> str:
    """What an option is called, as the page calls it."""
    owner = f"{say.label(option.owner)}: " if option.owner else ""
    if isinstance(option.shows, str):
        return owner + str(say.sentence(option.shows, **option.facts))
    return owner + say.label(option.shows)


def check_shape(question: Question) -> None:
    """As many options as can be overlooked, some right, and one alone where one is asked for."""
    rights = sum(option.right for option in question.options)
    assert 3 <= len(question.options) <= 5
    assert rights == 1 or (question.multiple and rights)


def check_words(question: Question) -> None:
    """Everything is said in every language, and no two options are called the same."""
    for say in SAYS:
        assert str(say.sentence(question.prompt, **question.facts))
        labels = [label(option, say) for option in question.options]
        assert len(set(labels)) == len(labels)
        assert all(str(say.why(r)) for option in question.options for r in option.reasons)


@pytest.mark.parametrize(("game", "topic"), TOPICS, ids=lambda name: name)
def test_the_key_is_right(game: str, topic: str) -> None:
    subject, check = SUBJECTS[game], naive_endless.CHECKS[game][topic]
    for seed in range(COUNT):
        one = endless.asked(game, topic, str(seed), LEVELS[seed % 3])
        assert (one.topic, one.level) == (topic, LEVELS[seed % 3])
        check_shape(one.question)
        rights = [option.right for option in one.question.options]
        assert rights == check(game, one.line, one.question), one.line
        if seed < 6 or seed % 50 == 0:
            check_words(one.question)
            assert subject.read(one.line).start is not None
            assert one == endless.asked(game, topic, str(seed), LEVELS[seed % 3])


@pytest.mark.parametrize(("game", "topic"), TOPICS, ids=lambda name: name)
def test_levels_and_seeds_ask_different_things(game: str, topic: str) -> None:
    lines = [{endless.asked(game, topic, str(s), level).line for s in range(6)} for level in LEVELS]
    assert all(len(level) > 1 for level in lines)
    assert not lines[0] == lines[1] == lines[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_name_of_its_own(language: str) -> None:
    say = Catalog(language)
    for game in endless.TOPICS:
        names = [say.text(endless.title(game, topic)) for topic in endless.topics(game)]
        assert len(set(names)) == len(names)


def test_a_series_mixes_the_topics_and_repeats_nothing() -> None:
    names = ("winner", "legal", "bids")
    made = endless.series("wizard", names, 10, "7", 2)
    assert made == endless.series("wizard", names, 10, "7", 2)
    assert made != endless.series("wizard", names, 10, "8", 2)
    assert len({(one.topic, one.line) for one in made}) == len(made) == 10
    assert [sum(one.topic == name for one in made) for name in names] in (
        [4, 3, 3],
        [3, 4, 3],
        [3, 3, 4],
    )


def test_a_small_topic_repeats_only_what_it_must() -> None:
    made = endless.series("wizard", ("together",), 12, "1", 2)
    assert len(made) == 12
    assert len({one.line for one in made[:6]}) == 6


@pytest.mark.parametrize("seed", ["", "Ψ?&=%", "\ud800", "7" * 100_000])
def test_any_text_is_a_seed(seed: str) -> None:
    assert endless.asked("qwixx", "score", seed) == endless.asked("qwixx", "score", seed)


def test_what_there_is_not_is_refused() -> None:
    assert endless.topics("chess") == ()
    for arguments in (("chess", "winner", "1", 1), ("wizard", "mate", "1", 1)):
        with pytest.raises(ValueError, match="nothing to ask"):
            endless.asked(*arguments)
    for level in (0, 4):
        with pytest.raises(ValueError, match="level"):
            endless.asked("wizard", "winner", "1", level)
    with pytest.raises(ValueError, match="no topic"):
        endless.series("wizard", (), 3, "1")


def test_a_question_does_not_mark_the_card_that_annuls() -> None:
    """Whether the trick counts is asked, so no mark may tell it beforehand."""
    subject, say = SUBJECTS["camelot"], SAYS[0]
    course = subject.read("players=3&trump=S&trick=3C,Excalibur,4C")
    annuls = say.text("trick-annuls")
    assert annuls in frame.text(subject.frames(course, say)[-1])
    for topic in ("counts", "winner"):
        asked = subject.topics[topic](course)
        assert annuls not in frame.text(subject.scene(asked, say))


@pytest.mark.parametrize(("game", "topic"), TOPICS, ids=lambda name: name)
def test_a_page_can_draw_every_option(game: str, topic: str) -> None:
    lesson = Lesson("el", game)
    for level in LEVELS:
        one = endless.asked(game, topic, "drawn", level)
        drawn = lesson._question(one.question)
        assert len({option["html"] for option in drawn["options"]}) == len(one.question.options)


def test_who_is_active_next_is_not_who_was() -> None:
    """After the turn the table is with the next player, of whom the reason has to speak."""
    course = QWIXX.parse("players=2&active=1&dice=W1,W2,R1,Y1,G1,B1&choices=-/-&second=R2")
    assert course.steps[-1].seat != TABLE
    ends = qwixx.ending(course.steps[-1])
    assert not ends.answer
    assert dict(ends.reason.facts)["who"].seat == 1


@pytest.mark.parametrize("game", ["wizard", "camelot"])
def test_wrong_totals_are_denied_round_by_round(game: str) -> None:
    """No wrong answer is called wrong by points that are right for all rounds together."""
    for level, at in product(LEVELS, range(12)):
        asked = endless.asked(game, "total", f"denied-{at}", level)
        for option in asked.question.options:
            if option.right:
                continue
            said = option.reasons[0]
            assert said.case == "other-points"
            assert said["claimed"] != said["due"]
            assert len(option.reasons) > 1
