"""Loads everything, by being imported where kernels are forked; see `kernels`."""

from gamelib.publish.preloaded import load

load()
