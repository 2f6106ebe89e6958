"""What people believe about predictions and points, each mistake a small function.

It answers like the rule it misses, or passes (`None`) where it has nothing to say.
"""

from __future__ import annotations

from gamelib.games.rounds import Bidding, Result

# Predictions: bidding, bids -> those allowed --------------------

Bids = frozenset[int]


def total_has_to_fit(at: Bidding, said: Bids) -> Bids:
    """The last prediction has to make the total equal to the tricks."""
    return frozenset(bid for bid in said if sum(at.before) + bid == at.cards)


def total_misses_by_one(at: Bidding, said: Bids) -> Bids:
    """The total has to miss the tricks by exactly one."""
    return frozenset(bid for bid in said if abs(sum(at.before) + bid - at.cards) == 1)


def everybody_is_bound(at: Bidding, said: Bids) -> Bids:
    """Nobody may make the total equal, whoever is still to come."""
    fits = at.cards - sum(at.before)
    return frozenset(bid for bid in said if bid <= at.cards and bid != fits)


def nobody_is_bound(at: Bidding, said: Bids) -> Bids:
    """Anything from zero to the number of cards will do."""
    return frozenset(bid for bid in said if bid <= at.cards)


def predictions_have_no_limit(at: Bidding, said: Bids) -> Bids:
    """One may predict more tricks than there are, only not make the total equal."""
    fits = at.cards - sum(at.before)
    return frozenset(bid for bid in said if not at.last or bid != fits)


BID_MISTAKES = (
    total_has_to_fit,
    total_misses_by_one,
    everybody_is_bound,
    nobody_is_bound,
    predictions_have_no_limit,
)

# Points: result -> points ---------------------------------------


def off(at: Result) -> int:
    """By how much the prediction failed."""
    return abs(at.bid - at.won)


def tricks_pay_in_any_case(at: Result) -> int | None:
    """Each trick brings ten points, even if the prediction failed."""
    return 10 * at.won if off(at) else None


def tricks_pay_and_misses_cost(at: Result) -> int | None:
    """Each trick brings ten points, and each one off costs ten."""
    return 10 * at.won - 10 * off(at) if off(at) else None


def a_miss_costs_ten(at: Result) -> int | None:
    """A wrong prediction costs ten points, however wrong it was."""
    return -10 if off(at) else None


def a_miss_brings_nothing(at: Result) -> int | None:
    """A wrong prediction brings nothing and costs nothing."""
    return 0 if off(at) else None


def a_miss_costs_what_was_predicted(at: Result) -> int | None:
    """Who fails loses ten points for each trick that was predicted."""
    return -10 * at.bid if off(at) else None


def more_is_as_good(at: Result) -> int | None:
    """Who wins more tricks than predicted has kept the prediction."""
    return 20 + 10 * at.bid if at.won > at.bid else None


def exact_brings_twenty_only(at: Result) -> int | None:
    """A right prediction brings twenty points, whatever it was."""
    return None if off(at) else 20


def twenty_are_forgotten(at: Result) -> int | None:
    """A right prediction brings ten points for each trick, no more."""
    return None if off(at) else 10 * at.won


def tricks_are_forgotten_once(at: Result) -> int | None:
    """The twenty points stand for the first trick."""
    return None if off(at) or not at.won else 10 + 10 * at.won


def zero_brings_nothing(at: Result) -> int | None:
    """Without a trick there are no points."""
    return 0 if not at.won else None


def zero_brings_ten(at: Result) -> int | None:
    """To predict zero is easy, so it brings less."""
    return 10 if not (at.won or at.bid) else None


WIZARD_POINTS = (
    tricks_pay_in_any_case,
    tricks_pay_and_misses_cost,
    a_miss_costs_ten,
    more_is_as_good,
    exact_brings_twenty_only,
    twenty_are_forgotten,
    zero_brings_nothing,
    a_miss_costs_what_was_predicted,
    tricks_are_forgotten_once,
    a_miss_brings_nothing,
    zero_brings_ten,
)


def plain_points(at: Result) -> int:
    """The points as if no card were special and zero were a prediction like any other."""
    return -10 * off(at) if off(at) else 20 + 10 * at.won


def grail_pays_in_any_case(at: Result) -> int | None:
    """The Grail brings its twenty points even if the prediction failed."""
    return plain_points(at) + 20 if at.notes else None


def grail_is_forgotten(at: Result) -> int | None:
    """The Grail's trick is a trick like any other."""
    return plain_points(at) if at.notes else None


def zero_is_always_twenty_five(at: Result) -> int | None:
    """A right prediction of zero brings 25 points in every hand."""
    return 25 + (20 if at.notes else 0) if at.bid == at.won == 0 else None


def zero_always_counts_the_cards(at: Result) -> int | None:
    """A right prediction of zero brings 20 points and one for each card in every hand."""
    return 20 + at.cards if at.bid == at.won == 0 else None


def annulled_counts(at: Result) -> int | None:
    """In the first hand, too, everybody is paid as predicted, Excalibur or not."""
    return plain_points(at) if at.number == 1 and at.total == 0 else None


def grail_is_counted_twice(at: Result) -> int | None:
    """The Grail doubles the twenty points once more."""
    return plain_points(at) + 40 if at.notes and not off(at) else None


CAMELOT_POINTS = (
    annulled_counts,
    grail_is_forgotten,
    grail_pays_in_any_case,
    exact_brings_twenty_only,
    zero_is_always_twenty_five,
    zero_always_counts_the_cards,
    grail_is_counted_twice,
    *WIZARD_POINTS,
)
