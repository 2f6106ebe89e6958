"""The command line's part of a simulation: processes that share the work, and a table of it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from types import FrameType

from gamelib.odds.evenings import Tally


@contextmanager
def processes(workers: int) -> Iterator[Executor | None]:
    """So many processes; none are needed for one. Ctrl-C stops the first, and so the others.

    A second Ctrl-C waits for nothing any more.
    """
    # Where a shell starts it in the background, an interrupt would be ignored.
    before = signal.signal(signal.SIGINT, interrupted)
    pool = None if workers == 1 else ProcessPoolExecutor(workers, initializer=undisturbed)
    try:
        yield pool
    finally:
        if pool:
            pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, before)


def interrupted(number: int, frame: FrameType | None) -> None:
    """Stop, for the first Ctrl-C: what was begun is finished, and told."""
    signal.signal(signal.SIGINT, impatient)
    signal.default_int_handler(number, frame)


def impatient(*_: object) -> None:
    """End at once, the other processes too.

    An exception will not do here: it would leave the pool half closed, and Python waits for the
    pool's thread at its end.
    """
    for process in active_children():
        process.kill()
    with suppress(OSError):
        os.write(2, b"\ngamelib: stopped.\n")  # a print may have been interrupted just now
    os._exit(130)


def undisturbed() -> None:
    """Leave Ctrl-C to the process that waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def table(tally: Tally) -> str:
    """Round by round the predictions that came true and the points, then the seats."""
    chances = tally.games * tally.players
    rounds = (
        f"{number:5} {right / chances:9.1%} {gained / chances:8.1f}"
        for number, (right, gained) in enumerate(zip(tally.right, tally.gained, strict=True), 1)
    )
    seats = (
        f"{seat:5} {wins / tally.games:9.1%} {points / tally.games:8.1f}"
        for seat, (wins, points) in enumerate(zip(tally.wins, tally.points, strict=True), 1)
    )
    return "\n".join(
        [
            f"{tally.games} games of {tally.players} players; points are means.",
            "",
            "round     right   points",
            *rounds,
            "",
            " seat      wins   points   (seat 1 deals first)",
            *seats,
        ]
    )
