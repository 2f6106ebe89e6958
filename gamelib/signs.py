"""Signs that nobody sees, in what people type."""

from unicodedata import category, normalize

UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""The sorts of signs that show nothing, or turn round what stands beside them."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0"
"""Letters and marks that are blank, too."""


def unseen(sign: str) -> bool:
    r"""Whether nobody sees it.

    >>> [unseen(sign) for sign in "a \u200b\u3164"]
    [False, False, True, True]
    """
    return category(sign) in UNSEEN or sign in BLANK


def visible(text: str, but: str = "") -> str:
    """Text with a mark in place of each sign that nobody sees, `but` for some."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unseen(sign) and sign not in but else sign for sign in text
    )


def one_line(text: str) -> str:
    r"""Text without signs that nobody sees, and with single blanks, as a field for a name holds it.

    >>> one_line(" Ann\u200b\t of\n Lea ")
    'Ann of Lea'
    """
    signs = (sign if sign.isprintable() and sign not in BLANK else " " for sign in text)
    return " ".join("".join(signs).split())


def alike(name: str) -> str:
    r"""The same for all names that look alike: in capitals or not, in one sign or composed.

    >>> alike("Ju\u0301lia") == alike("J\u00daLIA")
    True
    """
    return normalize("NFKC", one_line(name)).casefold()
