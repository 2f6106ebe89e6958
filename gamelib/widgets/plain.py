"""Html as plain text, for readers that show no widget."""

from html.parser import HTMLParser

_BLOCKS = frozenset(("p", "div", "li", "ul", "ol", "table", "tr", "h1", "h2", "h3", "h4"))


class _Words(HTMLParser):
    """Collects the text, with a picture's name in place of what it is drawn of."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self._picture = ""
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._picture:
            self._depth += tag == self._picture
        elif (named := dict(attrs)).get("role") == "img":
            self.words.append(named.get("aria-label") or "")
            self._picture, self._depth = tag, 1
        elif tag in _BLOCKS:
            self.words.append(" ")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == self._picture:
            self._depth -= 1
            self._picture = self._picture if self._depth else ""

    def handle_data(self, data: str) -> None:
        if not self._picture:
            self.words.append(data)


def words(html: str) -> str:
    """The words of a piece of html, on one line."""
    reader = _Words()
    reader.feed(html)
    reader.close()
    return " ".join("".join(reader.words).split())
