"""What a telephone reads from a QR code that was drawn."""

import re

import numpy as np
import zxingcpp

QR = zxingcpp.BarcodeFormat.QRCode
DOTS = 4
"""Pixels of a module."""


def scanned(svg: str) -> list[str]:
    """The texts of all codes in a piece of a page."""
    return [text for code in re.findall(r'<svg class="gl-qr".*?</svg>', svg) for text in read(code)]


def read(code: str) -> list[str]:
    """The texts that a reader finds in one drawing."""
    found = re.search(r'viewBox="0 0 (\d+) ', code)
    assert found
    picture = np.full((int(found[1]),) * 2, 255, dtype=np.uint8)
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)v1", code):
        picture[int(y), int(x) : int(x) + int(run)] = 0
    pixels = picture.repeat(DOTS, axis=0).repeat(DOTS, axis=1)
    return [barcode.text for barcode in zxingcpp.read_barcodes(pixels, formats=QR)]
