"""Which version of the lessons this is."""

VERSION = "0.1.0"
