"""The rules of Zaubercocktail by name, with the book that states them.

Source: the Italian rule text. The rules whose id begins with `A-` are rulings of this project.
"""

from __future__ import annotations

from gamelib import ruling

BOOK = "zaubercocktail-it"


class Rule(ruling.Rule):
    """Every rule of Zaubercocktail; without a book it is a ruling of this project."""

    CARDS = "ZAU-COMP-01", BOOK
    """155 ingredients, nine recipes and the Magic Lightning: 165 cards."""
    TYPES = "ZAU-COMP-02", BOOK
    """Ten types of ingredients, and four wild cards."""
    PIECES = "ZAU-COMP-03", BOOK
    """Seven glass stones, seven markers, one map."""

    MAP = "ZAU-SET-01", BOOK
    """The map lies in the middle of the table."""
    MARKERS = "ZAU-SET-02", BOOK
    """Each player's marker stands on the start space."""
    STONES = "ZAU-SET-03", BOOK
    """Each player takes the stone of the same colour."""
    UNUSED_MARKERS = "ZAU-SET-04", BOOK
    """Markers that nobody uses go back into the box."""
    SHUFFLE_RECIPES = "ZAU-SET-05", BOOK
    """The recipes are shuffled."""
    MIX_LIGHTNING = "ZAU-SET-06", BOOK
    """The Lightning is mixed with the last three recipes."""
    LIGHTNING_LOW = "ZAU-SET-07", BOOK
    """These four go under the others."""
    OLDEST_SHUFFLES = "ZAU-SET-08", BOOK
    """The oldest player shuffles the ingredients."""
    DEAL = "ZAU-SET-09", BOOK
    """Ten cards each; in later rounds five more."""

    TURN_RECIPE = "ZAU-ROUND-01", BOOK
    """When the cards have been seen the dealer turns a recipe."""
    RECIPE_POINTS = "ZAU-ROUND-02", BOOK
    """The recipe shows the points of the round."""
    TRADE_AT_ONCE = "ZAU-ROUND-03", BOOK
    """Everybody trades at once, without turns."""

    EXCHANGE = "ZAU-TRADE-01", BOOK
    """Ingredients are exchanged to collect equal ones."""
    HONEST = "ZAU-TRADE-02", BOOK
    """Trades are honest."""
    ANY_OFFER = "ZAU-TRADE-03", BOOK
    """Any offer is possible."""
    CARRY_OUT = "ZAU-TRADE-04", BOOK
    """Two players who agree carry out the trade."""
    BROKEN_PROMISE = "ZAU-TRADE-05", BOOK
    """A broken promise stops the market; the deal is void, the cards go back, trading resumes."""

    RING = "ZAU-STOP-01", BOOK
    """The first to stop lays the stone on the ring."""
    CHALICE = "ZAU-STOP-02", BOOK
    """The second and the third lay theirs on the chalice."""
    STOPPED = "ZAU-STOP-03", BOOK
    """Who has laid the stone trades no more."""
    CLOSED = "ZAU-STOP-04", BOOK
    """With three stones (two with four players) trading ends for all."""

    ONE_OR_TWO = "ZAU-COLL-01", BOOK
    """One or two collections."""
    EQUAL_CARDS = "ZAU-COLL-02", BOOK
    """A collection has equal cards, wild ones excepted."""
    TWO_CARDS = "ZAU-COLL-03", BOOK
    """At least two cards; who cannot form one shows the hand."""
    WILD = "ZAU-COLL-04", BOOK
    """A wild card goes into any collection, never alone."""
    REVEAL = "ZAU-COLL-05", BOOK
    """Collections are revealed at the same time."""
    ADD_UP = "ZAU-COLL-06", BOOK
    """Each card counts the number printed for the size of its collection; the sum is the result."""

    MORE_CARDS = "ZAU-RANK-01", BOOK
    """Equal results: more cards rank higher."""
    DRAW = "ZAU-RANK-02", BOOK
    """Still equal: draw a card each, the higher value ranks higher."""

    FORWARD = "ZAU-MOVE-01", BOOK
    """The best three move forward by the recipe."""
    BACK = "ZAU-MOVE-02", BOOK
    """The worst moves back by the recipe."""
    FLOOR = "ZAU-MOVE-03", BOOK
    """Nobody moves back beyond the start."""
    RING_BONUS = "ZAU-MOVE-04", BOOK
    """The stone on the ring: 2 forward if among the best."""
    RING_MALUS = "ZAU-MOVE-05", BOOK
    """Otherwise 2 back."""
    OTHERS_NEITHER = "ZAU-MOVE-06", BOOK
    """All others get neither."""

    STONES_BACK = "ZAU-NEXT-01", BOOK
    """The stones go back to their players."""
    USED_UNDER = "ZAU-NEXT-02", BOOK
    """Used ingredients are shuffled and go under the deck."""
    FIVE_MORE = "ZAU-NEXT-03", BOOK
    """The dealer gives five cards to each player."""
    NEXT_RECIPE = "ZAU-NEXT-04", BOOK
    """A recipe is turned and trading begins again."""

    LIGHTNING_ENDS = "ZAU-END-01", BOOK
    """When the Lightning is turned the game is over at once."""
    FURTHEST_WINS = "ZAU-END-02", BOOK
    """The marker furthest ahead wins."""
    TRACK_ENDS = "ZAU-END-03", BOOK
    """The game also ends at the end of the track."""

    DISTRIBUTION = "ZAU-DIST-01", BOOK
    """How many cards of each type there are."""

    PLAYERS = "A-ZAU-01"
    """Ruling: four to seven players."""
    STONE_COUNT = "A-ZAU-02"
    """Ruling: the stone on the ring counts among the three (two)."""
    NO_HAND_LIMIT = "A-ZAU-03"
    """Ruling: unused cards stay in the hand, and it has no limit."""
    DIFFERENT_TYPES = "A-ZAU-04"
    """Ruling: two collections are of different types."""
    NATURAL_NEEDED = "A-ZAU-05"
    """Ruling: at least one natural card; several wild cards may join."""
    MUST_COLLECT = "A-ZAU-06"
    """Ruling: who can form a collection does; who cannot has the result 0."""
    TIES_EVERYWHERE = "A-ZAU-07"
    """Ruling: ties are broken in the same way for every place, the last too."""
    RARER_IS_HIGHER = "A-ZAU-08"
    """Ruling: the rarer card is higher; wild or equal cards are drawn again."""
    VALUES = "A-ZAU-09"
    """Ruling: only some of the values are known; the others are marked as what they are."""
    RECIPES = "A-ZAU-10"
    """Ruling: two sorts of recipes are known; the others are data to be entered."""
    SIX_TO_NINE = "A-ZAU-11"
    """Ruling: the Lightning is card 7 to 10, so six to nine rounds are scored."""
    TRACK_END = "A-ZAU-12"
    """Ruling: all moves of the round are made; markers stop on the last space."""
    JOINT_WINNERS = "A-ZAU-13"
    """Ruling: who stand together in front win together."""
    ALL_MOVES_TOGETHER = "A-ZAU-14"
    """Ruling: a marker's moves of the round are added first, then the start holds it."""
    THRESHOLD = "A-ZAU-15"
    """Ruling: among the best three with four or five players, else four; counted after ties."""
    THREE_PLAYERS = "A-ZAU-16"
    """Ruling: not for three players or fewer."""
    SHORT_DECK = "A-ZAU-17"
    """Ruling: a deck too small for all is dealt out one by one."""
    EXCHANGES = "A-ZAU-18"
    """Ruling: any exchange of two players, at least one card each way."""
    SAME_DEALER = "A-ZAU-19"
    """Ruling: the oldest player deals in every round."""
    NO_SECOND_BONUS = "A-ZAU-20"
    """Ruling: the second and the third stone bring nothing."""
    LONGEST = "A-ZAU-21"
    """Ruling: the printed scale is the largest collection of a type."""


class Input(ruling.Rule):
    """What can be wrong with a position, an action or a table of values that somebody entered."""

    CARD = "INPUT-ZAU-CARD"
    """A part of the text is no ingredient."""
    SEAT = "INPUT-ZAU-SEAT"
    """A part of the text is no player of this table."""
    SIZE = "INPUT-ZAU-SIZE"
    """A part of the line speaks of more or of fewer players than there are."""
    NUMBER = "INPUT-ZAU-NUMBER"
    """A part of the text is no whole number in its range."""
    RECIPE = "INPUT-ZAU-RECIPE"
    """A part of the text is no recipe."""
    VALUES = "INPUT-ZAU-VALUES"
    """A table of values has a gap, text, or too many or too few numbers."""
    ACTION = "INPUT-ZAU-ACTION"
    """That is nothing a player or the dealer can do."""
    POSITION = "INPUT-ZAU-POSITION"
    """The parts of the line do not fit together."""
