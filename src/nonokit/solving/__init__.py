"""Deciding: solve, ambiguity, counting, and the result types.

Names are looked up when first used: a solve must not pay for what counts solutions or tells events.
"""

from nonokit.public_names import from_stub

__getattr__, __dir__, __all__ = from_stub(__name__, __file__)
