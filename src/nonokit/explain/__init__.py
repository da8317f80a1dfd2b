"""What a person could see next, and why: techniques, steps, whole explained solves."""

from nonokit.explain.explanation import Explanation, StepEvent, explain
from nonokit.explain.preferences import Preferences
from nonokit.explain.step import Step

__all__ = ["Explanation", "Preferences", "Step", "StepEvent", "explain"]
