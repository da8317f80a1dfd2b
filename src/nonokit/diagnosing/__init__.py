"""What was meant by clues that do not say it: which reading of a file, which number is mistyped."""

from nonokit.diagnosing.doctor import diagnose
from nonokit.diagnosing.doubts import Doubt
from nonokit.diagnosing.suggestion import Diagnosis, Edit, Suggestion

__all__ = ["Diagnosis", "Doubt", "Edit", "Suggestion", "diagnose"]
