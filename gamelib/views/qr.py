"""An address as a QR code, to be pointed a telephone at."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

QUIET = 4
"""Empty modules round the code, without which readers may not find it."""


@lru_cache(maxsize=64)
def code(address: str, label: str) -> Markup:
    """The QR code of an address as a picture that scales; `label` is what it is called.

    The module count follows the length, and the lowest error correction keeps modules large:
    300 characters are 73 modules with the quiet zone, 0.41 mm each on three centimetres.
    `ValueError` (of segno: `DataOverflowError`) for more than 2,953 bytes.
    """
    made = segno.make_qr(address, error="l", boost_error=False)
    modules = made.symbol_size(border=QUIET)[0]
    rows = Markup("").join(
        Markup("M{} {}h{}v1h-{}z").format(x + QUIET, y + QUIET, run, run)
        for y, row in enumerate(made.matrix)
        for x, run in runs(row)
    )
    return Markup(
        '<svg class="gl-qr" role="img" viewBox="0 0 {m} {m}" aria-label="{label}">'
        '<path class="gl-qr-ground" d="M0 0h{m}v{m}H0z"/><path class="gl-qr-ink" d="{rows}"/></svg>'
    ).format(m=modules, label=label, rows=rows)


def runs(row: bytearray) -> list[tuple[int, int]]:
    """Where dark modules stand side by side: the first one's place and how many."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found
