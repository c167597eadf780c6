"""How bad a finding is, in the words of those who receive reports: a severity goes in, their word comes out."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from meldbook.diagnostics import Severity

SARIF: Mapping[Severity, str] = MappingProxyType({Severity.ERROR: "error", Severity.WARNING: "warning", Severity.ADVICE: "note"})
GITHUB: Mapping[Severity, str] = MappingProxyType(
    {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.ADVICE: "notice"}
)
