"""The report of a playtest as plain data, for JSON: the same every time, on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldbook.play.playtest.intervals import Interval
from meldbook.play.playtest.report import Change, Findings, Found, Report
from meldbook.play.playtest.spreads import PERCENTS, Spread

VERSION = 1
"""The version of the report as JSON."""

DIGITS = 6
"""To how many digits numbers are given; beyond them machines may differ."""


def as_json(report: Report) -> Mapping[str, Any]:
    """The report as plain data, the same every time."""
    plain = {"meldbook_playtest": VERSION, "games": report.games, "seed": report.seed, "limit": report.limit}
    if report.against is None:
        return {**plain, **_findings_json(report.findings)}
    changes = {change.measure.id: _change_json(change) for change in report.changes}
    return {**plain, **_findings_json(report.findings), "against": _findings_json(report.against), "changes": changes}


def _findings_json(findings: Findings) -> dict[str, Any]:
    return {
        "game": findings.called,
        "variant": findings.variant,
        "ruleset_hash": findings.ruleset,
        "players": list(findings.players),
        "options": dict(findings.options),
        "measures": {found.measure.id: _found_json(found) for found in findings.found},
        "spreads": {
            spread.what.value: dict(zip(map(str, PERCENTS), spread.quantiles, strict=True)) for spread in findings.spreads
        },
        "clauses": {
            "followed": len(findings.clauses),
            "fired": len(findings.clauses) - len(findings.never),
            "never": list(findings.never),
        },
    }


def _spread_json(spread: Spread) -> dict[str, int]:
    return dict(zip(map(str, PERCENTS), spread.quantiles, strict=True))


def _found_json(found: Found) -> dict[str, Any]:
    share = {"share": found.measure.is_share}
    fair = {"fair": _rounded(float(found.measure.fair))} if found.measure.fair is not None else {}
    return {"value": _rounded(found.value), **_interval_json(found.interval), "of": found.of, **share, **fair}


def _change_json(change: Change) -> dict[str, Any]:
    return {
        "difference": _rounded(change.value),
        **_interval_json(change.interval),
        "p": _rounded(change.chance),
        "holds": change.holds,
    }


def _interval_json(interval: Interval | None) -> dict[str, Any]:
    low, high = (interval.low, interval.high) if interval else (None, None)
    return {"low": _rounded(low), "high": _rounded(high)}


def _rounded(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.{DIGITS}g}")
