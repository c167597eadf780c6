"""What all tests have in common: how long and how randomly Hypothesis searches.

`ci` (the default) tries the same cases in every run; `search`, chosen with MELDBOOK_SEARCH=1, tries other and more cases each
time.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW_START = (HealthCheck.too_slow, HealthCheck.data_too_large)
"""Loading the specs is counted with the first case."""

# The program speaks the language of its surroundings; tests expect English wherever they run.
os.environ.pop("LC_ALL", None)
os.environ["LC_MESSAGES"] = "C"

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=SLOW_START)
settings.register_profile("search", max_examples=1000, deadline=None, suppress_health_check=SLOW_START)
settings.load_profile("search" if os.environ.get("MELDBOOK_SEARCH") == "1" else "ci")
