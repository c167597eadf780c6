"""A finding goes in, its diagnostics come out: one small function for each keyword of JSON Schema that can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from meldbook.diagnostics import Diagnostic, Fix, Span, correction, enumerated, nearest
from meldbook.schema.finding import Finding
from meldbook.schema.problem import Problem
from meldbook.schema.words import listed, quoted, shown, types, written
from meldbook.syntax import MappingNode, ScalarNode, SequenceNode, Style
from meldbook.syntax.quoting import crowded_key, spaced_colon
from meldbook.syntax.scalar import value_of

Describe: TypeAlias = Callable[[Finding], Iterator[Diagnostic]]


def describe(finding: Finding) -> Iterator[Diagnostic]:
    """What to tell the author about it."""
    return DESCRIPTIONS[finding.keyword](finding)


def unknown_keys(finding: Finding) -> Iterator[tuple[str, str | None]]:
    """The keys of the mapping that its schema doesn't know, each with the known key that was probably meant."""
    known = finding.schema["properties"]
    keys = finding.node.keys if isinstance(finding.node, MappingNode) else ()
    return ((key, nearest(key, known)) for key in keys if key not in known)


def _unknown_key(finding: Finding) -> Iterator[Diagnostic]:
    known = finding.schema["properties"]
    for key, meant in unknown_keys(finding):
        message = f"unknown key {quoted(key)} in {finding.subject}; {_keys(key, known)}"
        span = finding.span_of(key)
        crowded = crowded_key(span, key, known)
        suggestion = "a space belongs behind the colon" if crowded else _did_you_mean(meant)
        yield Problem.UNKNOWN_KEY.at(span, message, suggestion=suggestion, fix=crowded or correction(span, key, known))


def _keys(key: str, known: Iterable[str]) -> str:
    """The keys there are; of very many, those that are most like the one that was typed."""
    alike = enumerated(key, known)
    *names, last = alike.split(", ")
    most = last == "…"
    shown = listed(map(quoted, names if most else (*names, last)), "and")
    return f"the keys most like it are {shown}" if most else f"the keys here are {shown}"


def _missing_key(finding: Finding) -> Iterator[Diagnostic]:
    present = finding.node.keys if isinstance(finding.node, MappingNode) else ()
    missing = [key for key in finding.wanted if key not in present]
    yield _missing(finding, missing, f"{listed(map(quoted, missing), 'and')} {'is' if len(missing) == 1 else 'are'} missing")


def _missing_choice_of_keys(finding: Finding) -> Iterator[Diagnostic]:
    """The schemas use `anyOf` for nothing but keys of which one is needed."""
    keys = [key for alternative in finding.wanted for key in alternative["required"]]
    yield _missing(finding, keys, f"one of {listed(map(quoted, keys), 'or')} is missing")


def _missing(finding: Finding, keys: Iterable[str], what: str) -> Diagnostic:
    known = finding.described.get("properties", {})
    examples = (f"for example {key}: {written(known[key]['examples'][0])}" for key in keys if key in known)
    return Problem.MISSING_KEY.at(finding.key_span, f"{what} in {finding.subject}", suggestion=next(examples, None))


def _misplaced_key(finding: Finding) -> Iterator[Diagnostic]:
    message = f"{finding.subject} has no place here: {finding.schema['errorMessage']}"
    yield Problem.MISPLACED_KEY.at(finding.key_span, message, suggestion="delete it")


def _wrong_type(finding: Finding) -> Iterator[Diagnostic]:
    message = f"{finding.subject} must be {types(finding.wanted)}, not {shown(finding.node)}"
    suggestion, text = _rewritten(finding) or (_for_example(finding), None)
    fix = None if text is None else Fix(span=finding.node.span, replacement=text, is_safe=True)
    yield Problem.WRONG_TYPE.at(finding.node.span, message, suggestion=suggestion, fix=fix)


def _rewritten(finding: Finding) -> tuple[str, str] | None:
    """What is in quotes is text, even if it looks like a number; and the other way round. And `yes` is a text, too."""
    match finding.node:
        case ScalarNode(value=value, text=text) if type(value) is int and _takes_any_text(finding):
            return f'put it in quotes: "{text}"', f'"{text}"'
        case ScalarNode(text=text) if _is_of(value_of(text, Style.PLAIN), finding.wanted):
            return f"write {text} without quotes", text
        case ScalarNode(text=text) if "boolean" in finding.wanted and text.casefold() in _TRUTH:
            return f"write {_TRUTH[text.casefold()]}", _TRUTH[text.casefold()]
        case ScalarNode(text=text, span=span) if (fix := spaced_colon(span, text)) and _key(fix) in finding.schema.get(
            "properties", ()
        ):
            return f"write {fix.replacement}", fix.replacement
        case _:
            return None


def _key(fix: Fix) -> str:
    return fix.replacement.partition(":")[0]


_TRUTH: Mapping[str, str] = MappingProxyType(
    {"yes": "true", "y": "true", "on": "true", "true": "true", "no": "false", "n": "false", "off": "false", "false": "false"}
)
"""What other formats take for a truth value."""


def _takes_any_text(finding: Finding) -> bool:
    return "string" in finding.wanted and "integer" not in finding.wanted and "pattern" not in finding.schema


def _is_of(value: object, wanted: str | list[str]) -> bool:
    return (isinstance(value, bool) and "boolean" in wanted) or (type(value) is int and "integer" in wanted)


def _unknown_choice(finding: Finding) -> Iterator[Diagnostic]:
    choices = [written(choice) for choice in finding.wanted]
    message = f"{finding.subject} must be {listed(map(quoted, choices), 'or')}, not {shown(finding.node)}"
    fix = correction(finding.node.span, _word(finding), choices)
    yield Problem.UNKNOWN_CHOICE.at(finding.node.span, message, suggestion=_did_you_mean(_nearest(finding, choices)), fix=fix)


def _wrong_constant(finding: Finding) -> Iterator[Diagnostic]:
    reason = finding.schema.get("errorMessage")
    message = f"{finding.subject} must be {quoted(written(finding.wanted))}, not {shown(finding.node)}"
    yield Problem.UNKNOWN_CHOICE.at(finding.node.span, f"{message}: {reason}" if reason else message)


def _wrong_form(finding: Finding) -> Iterator[Diagnostic]:
    """A pattern speaks of a value or of the name of a key."""
    span, text = (finding.node.span, shown(finding.node)) if finding.name is None else _name(finding, finding.name)
    message = f"{text} doesn't fit: {finding.schema['patternErrorMessage']}"
    meant = _nearest(finding, map(written, finding.schema["examples"]))
    yield Problem.WRONG_FORM.at(span, message, suggestion=_did_you_mean(meant) or _for_example(finding))


def _name(finding: Finding, name: str) -> tuple[Span, str]:
    return finding.span_of(name), f"the key {quoted(name)}"


def _nearest(finding: Finding, choices: Iterable[str]) -> str | None:
    return nearest(_word(finding), choices)


def _word(finding: Finding) -> str:
    return finding.name or (finding.node.text if isinstance(finding.node, ScalarNode) else "")


def _empty(finding: Finding) -> Iterator[Diagnostic]:
    yield Problem.EMPTY.at(finding.key_span, f"{finding.subject} is empty", suggestion=_for_example(finding))


def _too_few(finding: Finding) -> Iterator[Diagnostic]:
    found = len(finding.node.items) if isinstance(finding.node, SequenceNode) else 0
    message = f"{finding.subject} must list at least {finding.wanted}, not {found}"
    yield from _empty(finding) if found == 0 else iter([Problem.EMPTY.at(finding.key_span, message)])


def _too_small(finding: Finding) -> Iterator[Diagnostic]:
    message = f"{finding.subject} must be at least {finding.wanted}, not {shown(finding.node)}"
    yield Problem.OUT_OF_RANGE.at(finding.node.span, message)


def _listed_twice(finding: Finding) -> Iterator[Diagnostic]:
    items = finding.node.items if isinstance(finding.node, SequenceNode) else ()
    for position, item in enumerate(items):
        if item in items[:position]:
            yield Problem.LISTED_TWICE.at(item.span, f"{shown(item)} stands in {finding.subject} already")


def _did_you_mean(choice: str | None) -> str | None:
    return f"did you mean {quoted(choice)}?" if choice else None


def _for_example(finding: Finding) -> str | None:
    examples: list[Any] = finding.schema.get("examples") or finding.described.get("examples", [])
    return f"for example {written(examples[0])}" if examples else None


DESCRIPTIONS: Mapping[str, Describe] = MappingProxyType(
    {
        "additionalProperties": _unknown_key,
        "anyOf": _missing_choice_of_keys,
        "const": _wrong_constant,
        "enum": _unknown_choice,
        "minItems": _too_few,
        "minLength": _empty,
        "minProperties": _empty,
        "minimum": _too_small,
        "not": _misplaced_key,
        "pattern": _wrong_form,
        "required": _missing_key,
        "type": _wrong_type,
        "uniqueItems": _listed_twice,
    }
)
