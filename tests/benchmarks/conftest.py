"""Benchmarks and their bars: ``make bench`` runs them on one core and prints a table.

They are no tests: their files are called ``bench_*.py``, so that ``make test`` does not find them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "browser"))  # a server and a browser


@dataclass(frozen=True)
class Bar:
    """What was measured and what it is held against; `more` says which way is better."""

    name: str
    measured: float
    bar: float
    unit: str
    more: bool = True

    @property
    def ratio(self) -> float:
        """How many times better than the bar; from 1 on it is passed."""
        better, worse = (self.measured, self.bar) if self.more else (self.bar, self.measured)
        return better / worse if worse else float("inf")

    def row(self) -> str:
        """The bar as a row of the table."""
        sign = "≥" if self.more else "≤"
        verdict = "pass" if self.ratio >= 1 else "MISS"
        numbers = f"{number(self.measured):>10} {sign} {number(self.bar):<9} {self.unit:<12}"
        return f"{self.name:<62} {numbers} {self.ratio:6.2f}  {verdict}"


def number(value: float) -> str:
    """Three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


BARS: list[Bar] = []


@pytest.fixture
def bar() -> Callable[..., None]:
    """Holds a measured value against a bar, for the table at the end."""

    def hold(*what: Any, **how: Any) -> None:
        BARS.append(Bar(*what, **how))

    return hold


@pytest.fixture
def seconds(benchmark: Any) -> Callable[..., float]:
    """The shortest of several runs: what else the machine does only makes it longer.

    `before` runs ahead of each of them: what is compared is measured in turns, as a core may
    change its speed.
    """

    def measured(
        run: Callable[[], object], rounds: int = 7, before: Callable[[], object] | None = None
    ) -> float:
        benchmark.pedantic(run, setup=before, rounds=rounds, warmup_rounds=1)
        return float(benchmark.stats.stats.min)

    return measured


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The table, and how busy the machine was: a busy one is slower in all it does."""
    terminalreporter.section("bars")
    for one in BARS:
        terminalreporter.write_line(one.row())
    load, cores = os.getloadavg()[0], os.cpu_count()
    passed = sum(one.ratio >= 1 for one in BARS)
    terminalreporter.write_line(
        f"{passed} of {len(BARS)} bars passed; load {load:.1f} on {cores} cores, one of them used."
    )


@pytest.fixture(scope="session")
def peers() -> Iterator[dict[str, float]]:
    """What was measured of peers, by name: filled by the benchmarks that run first."""
    return {}
