"""An address as a QR code: dark modules where the code has them, and light ones round it."""

import re

import segno

from gamelib.views import qr

LONGEST = "https://example.org/voila/render/notebooks/el/editor.ipynb?" + "hands=" + "R13," * 60


def test_the_picture_is_the_code() -> None:
    made = segno.make_qr("https://example.org", error="l", boost_error=False)
    dark = {(x + 4, y + 4) for y, row in enumerate(made.matrix) for x, m in enumerate(row) if m}
    drawn = {
        (int(x) + at, int(y))
        for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1", qr.code("https://example.org", "QR"))
        for at in range(int(run))
    }
    assert drawn == dark


def test_the_longest_link_can_be_scanned_at_three_centimetres() -> None:
    size = int(re.search(r'viewBox="0 0 (\d+) ', qr.code(LONGEST, "QR"))[1])
    assert 30 / size >= 0.4


def test_its_name_is_escaped() -> None:
    assert "<b>" not in qr.code("x", "<b>")
