"""A tree goes in, everything that is wrong with its shape comes out: which keys there are and what kind of value each has.

What the values mean is not looked at here: conditions, card patterns and numbers that depend on something are text so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from jsonschema import Draft202012Validator

from meldbook.diagnostics import Diagnostic, in_order
from meldbook.schema.describe import describe
from meldbook.schema.documents import Kind, whole_schema
from meldbook.schema.finding import Finding, finding
from meldbook.schema.removals import without_removals
from meldbook.schema.repair import repaired
from meldbook.syntax import MappingNode, ScalarNode, to_plain


def validate(node: MappingNode, kind: Kind) -> tuple[Diagnostic, ...]:
    """What is wrong, in the order of the file; one message for one cause.

    A variant that extends another, and house rules, need to hold no more than what they change.
    """
    is_change = kind == "overlay" or node.find("extends") is not None
    looked_at = without_removals(node) if is_change else node
    return in_order(diagnostic for found in _findings(looked_at, kind) for diagnostic in describe(found))


def _findings(node: MappingNode, kind: Kind) -> list[Finding]:
    """Mistyped keys are put right and the tree is looked at again, until no key is left that could mean another."""
    schema = whole_schema(kind)
    found = _first_of_each_value(finding(error, node, schema) for error in validator(kind).iter_errors(to_plain(node)))
    better = repaired(node, found)
    if better is node:
        return found
    return [each for each in found if each.keyword == "additionalProperties"] + _findings(better, kind)


def _first_of_each_value(findings: Iterable[Finding]) -> list[Finding]:
    """A single value that breaks several demands at once is reported for the first of them; a mapping can lack many things."""
    kept: dict[object, Finding] = {}
    for each in findings:
        place = (each.path, each.name) if isinstance(each.node, ScalarNode) else len(kept)
        kept.setdefault(place, each)
    return list(kept.values())


@cache
def validator(kind: Kind) -> Draft202012Validator:
    """The validator for such files."""
    return Draft202012Validator(whole_schema(kind))
