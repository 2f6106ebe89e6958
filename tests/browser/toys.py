"""A toy game and a toy score pad for the tests of the widgets: no rules of any real game."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from gamelib.speech import Catalog
from gamelib.widgets import Play, ScoreTable, StepThrough

HEAPS = (3, 4)
Scene = dict[str, Any]


def words(widget: type[Any], lang: str) -> dict[str, str]:
    say = Catalog(lang)
    return {
        message: say.text(message, **{name: f"{{{name}}}" for name in names})
        for message, names in widget.LABELS.items()
    }


def card(value: str) -> str:
    return (
        f'<svg class="gl-card gl-R" viewBox="0 0 78 110" role="img" aria-label="{value}"><rect '
        'class="gl-face" x="1.5" y="1.5" width="75" height="107" rx="10"/><g class="gl-ink">'
        f'<text class="gl-rank" x="9" y="35">{value}</text></g></svg>'
    )


def said(text: str, tone: str = "info") -> dict[str, str]:
    return {"html": escape(text), "tone": tone}


class Nim:
    """Take one to three counters from a heap; whoever takes the last one wins. Two bots play."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.moves: list[tuple[str, int, int]] = []
        self.play = Play(self.scene(), words(Play, lang), lang, "Nim", self.act, self.review)

    @property
    def heaps(self) -> list[int]:
        left = list(HEAPS)
        for _, heap, count in self.moves:
            left[heap] -= count
        return left

    def scene(self, *lines: dict[str, str], turn: bool = True) -> Scene:
        over = not any(self.heaps)
        who = self.moves[-1][0] if self.moves else ""
        own = any(name == "you" for name, *_ in self.moves)
        return {
            "html": self.table(),
            "text": f"Heaps: {self.heaps}",
            "headline": f"<bdi>{who}</bdi> won." if over else "Take some counters.",
            "groups": [self.heap(at) for at in range(2)] if turn and not over else [],
            "said": list(lines),
            "log": [{"label": name, "html": f"{c} from {'AB'[h]}"} for name, h, c in self.moves],
            "tools": {"undo": own, "hint": not over, "new": True},
            "side": "".join(f"<p>{name}</p>" for name, *_ in self.moves[-3:]),
            "over": over,
            "begun": own,
            "link": f"?moves={len(self.moves)}",
        }

    def table(self) -> str:
        cards = ["".join(f"<li>{card(str(i + 1))}</li>" for i in range(n)) for n in self.heaps]
        rows = "".join(f'<ul class="gl-row">{heap}</ul>' for heap in cards)
        return f'<div class="gl-frame"><div class="gl-table">{rows}</div></div>'

    def heap(self, at: int) -> dict[str, Any]:
        actions = [
            {"key": f"{at}:{n}", "label": f"{n} from {'AB'[at]}", "html": card(str(n))}
            | {"legal": n <= min(3, self.heaps[at])}
            for n in range(1, 5)
        ]
        return {"label": f"Heap {'AB'[at]}", "actions": actions}

    def act(self, key: str, chosen: Mapping[str, Any]) -> Scene | list[Scene]:
        if key in ("undo", "new"):
            self.moves = [] if key == "new" else self.moves[: self.own()]
            return self.scene()
        if key == "hint":
            return self.scene(said("Leave an even number.", "good"))
        if key == "0:4":
            return self.scene(said("Three at most.", "bad"))
        if key == "1:4":
            raise RuntimeError("a fault in the toy")
        heap, count = map(int, key.split(":"))
        if count > self.heaps[heap]:
            return self.scene(said("So many are not there.", "bad"))
        return list(self.round(heap, count))

    def own(self) -> int:
        return max(i for i, (name, *_) in enumerate(self.moves) if name == "you")

    def round(self, heap: int, count: int) -> list[Scene]:
        scenes = []
        for name in ("you", "Anna", "Nikos"):
            if any(self.heaps):
                if name != "you":
                    heap, count = next((h, 1) for h, left in enumerate(self.heaps) if left)
                self.moves.append((name, heap, count))
                turn = name == "Nikos"
                scenes.append(self.scene(said(f"{name}: {count} from {'AB'[heap]}"), turn=turn))
        return scenes

    def review(self) -> StepThrough:
        frames = [
            {"html": f"<p>{n} took {c}</p>", "text": f"{n} took {c}", "label": n}
            for n, _, c in self.moves
        ]
        return StepThrough(frames, words(StepThrough, self.lang), self.lang, "The whole game")


class Market:
    """A form with everything in it, and a table whose cells act."""

    def __init__(self, lang: str = "en") -> None:
        self.play = Play(self.scene(), words(Play, lang), lang, "Market", self.act)

    def scene(self, *lines: dict[str, str]) -> Scene:
        cards = [{"key": f"c{i}", "label": f"card {i}", "html": card(str(i))} for i in range(1, 8)]
        kinds = [{"key": kind, "label": kind} for kind in ("frogs", "mushrooms", "keys & locks")]
        parts = [
            {"key": "give", "label": "You give", "options": cards, "min": 1, "max": 2},
            {"key": "want", "label": "You want", "options": kinds, "min": 1, "max": 1},
            {"key": "count", "label": "How many", "value": "1", "mode": "numeric"},
        ]
        cells = "".join(
            f"<tr>{''.join(f'<td>{self.cell(3 * r + c)}</td>' for c in range(3))}</tr>"
            for r in range(3)
        )
        return {
            "html": f'<div class="gl-frame"><table data-acts>{cells}</table></div>',
            "headline": "Offer something.",
            "forms": [{"key": "offer", "label": "Offer", "title": "An offer", "parts": parts}],
            "said": list(lines),
        }

    def cell(self, at: int) -> str:
        return f'<button class="gl-button" data-do="cell {at}">{at}</button>'

    def act(self, key: str, chosen: Mapping[str, Any]) -> Scene:
        refused = chosen and chosen["count"] == "0"
        return self.scene(said(f"{key} {dict(chosen)}", "bad" if refused else "good"))


Names = ("Tom & <b>Ana</b>", "דנה", "Núria")


def pad(lang: str = "en", rounds: int = 3) -> ScoreTable:
    """Bids of three players and round; a bid is worth itself, and is a number up to the round."""
    typed = {f"{r}:{p}": "" for r in range(1, rounds + 1) for p in range(3)}

    def points(key: str) -> int | None:
        text = typed[key].strip()
        return int(text) if text.lstrip("-").isdigit() and int(text) <= int(key[0]) else None

    def wrong(key: str) -> str:
        fine = not typed[key] or points(key) is not None
        return "" if fine else f"“{escape(typed[key])}” will not do: <b>0 to {key[0]}</b>, please."

    def table(change: Mapping[str, str] | None = None) -> dict[str, Any]:
        if change and "boom" in change.values():
            raise RuntimeError("a fault in the toy")
        typed.update(change or {})
        sums = [0, 0, 0]
        rows = []
        for r in range(1, rounds + 1):
            row: list[dict[str, Any]] = [{"text": f"Round {r}"}]
            for p, name in enumerate(Names):
                key = f"{r}:{p}"
                sums[p] += points(key) or 0
                field = {"key": key, "label": f"{name}, round {r}", "value": typed[key]}
                row += [{"input": field, "message": wrong(key)}]
                row += [{"text": str(sums[p]).replace("-", "−"), "class": "gl-sum"}]
            rows.append(row)
        names = [{"text": name, "span": 2} for name in Names]
        below = [{"text": word} for _ in Names for word in ("bid", "total")]
        note = f"Together: {sum(sums)}"
        head = [[{"text": "Round", "down": 2}, *names], below]
        return {"caption": "The pad", "head": head, "rows": rows, "note": note, "link": "?pad=1"}

    change: Callable[[Mapping[str, str]], dict[str, Any]] = table
    return ScoreTable(table(), words(ScoreTable, lang), lang, "Score pad", change)
