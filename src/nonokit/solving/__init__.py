"""Deciding: solve, ambiguity, counting, and the result types.

Names are looked up when first used: a solve must not pay for what counts solutions or tells events.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
