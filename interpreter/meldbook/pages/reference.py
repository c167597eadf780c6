"""The reference of the rule language, from what the checker itself goes by: schemas, the vocabulary of conditions, and codes.

It is written in English like the keys of a spec; each page says so in the reader's language.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, Final

from meldbook.conditions.problems import Problem as ConditionProblem
from meldbook.conditions.vocabulary import VOCABULARY, Signature
from meldbook.loading.problem import Problem as MeaningProblem
from meldbook.pages.language import Language, page
from meldbook.pages.markdown import escaped, heading, table
from meldbook.play.problem import Problem as PlayProblem
from meldbook.schema.documents import SUFFIX, SchemaTree, registry
from meldbook.schema.problem import Problem as ShapeProblem
from meldbook.syntax.problem import Problem as TextProblem

PROBLEMS: Final[tuple[type[Enum], ...]] = (TextProblem, ShapeProblem, ConditionProblem, MeaningProblem, PlayProblem)
"""What each floor can find wrong."""

FIRST: Final = ("variant", "overlay")
LAST: Final = ("common",)
INTERNAL: Final = "complete"
"""How the names of schemas begin that only say what is left when all is merged."""


def reference_markdown(language: Language) -> str:
    """Every key, file by file."""
    return page(language.says("nav-reference"), (*_in_english(language), *_keys()))


def conditions_markdown(language: Language) -> str:
    """Every fact that a condition can ask."""
    return page(language.says("nav-conditions"), (*_in_english(language), *_facts()))


def diagnostics_markdown(language: Language) -> str:
    """Every code with its name."""
    return page(language.says("nav-diagnostics"), (*_in_english(language), *_codes()))


def _in_english(language: Language) -> Iterator[str]:
    if not language.tag.startswith("en"):
        yield f"*{language.markdown('write-english')}*"
        yield ""


def _keys() -> Iterator[str]:
    names = sorted((name.removesuffix(SUFFIX) for name in registry()), key=lambda name: (name not in FIRST, name in LAST, name))
    for name in names:
        schema: SchemaTree = dict(registry().contents(name + SUFFIX))  # type: ignore[arg-type]
        yield from heading(2, schema["title"], name)
        yield from _described(schema)
        yield from _properties(schema.get("properties", {}), name)
        shared = schema.get("$defs", {})
        yield from _properties({key: each for key, each in shared.items() if not key.startswith(INTERNAL)}, f"{name}-shared")


def _properties(properties: Mapping[str, SchemaTree], above: str) -> Iterator[str]:
    for key, schema in properties.items():
        yield from heading(3, key, f"{above}.{key}")
        yield from _described(schema)
        nested = _nested(schema)
        if nested:
            yield from table(([f"`{name}`", escaped(_words(each))] for name, each in nested.items()), head=("Key", "Meaning"))


def _nested(schema: SchemaTree) -> Mapping[str, SchemaTree]:
    """The keys of the mappings that stand here, alone or in a list."""
    inner = schema.get("items", schema)
    found = inner.get("properties", {}) if isinstance(inner, dict) else {}
    return {key: each for key, each in found.items() if isinstance(each, dict)}


def _described(schema: SchemaTree) -> Iterator[str]:
    yield escaped(_words(schema))
    yield ""
    facts = [f"**{label}** {', '.join(f'`{each}`' for each in values)}" for label, values in _values(schema)]
    if facts:
        yield " · ".join(facts)
        yield ""
    examples = schema.get("examples", ())
    if examples:
        yield from ("```yaml", *(json.dumps(one, ensure_ascii=False) for one in examples), "```", "")


def _values(schema: SchemaTree) -> Iterator[tuple[str, list[str]]]:
    if "default" in schema:
        yield "Default", [json.dumps(schema["default"], ensure_ascii=False)]
    if "enum" in schema:
        yield "One of", [json.dumps(each, ensure_ascii=False) for each in schema["enum"]]


def _words(schema: Mapping[str, Any]) -> str:
    return str(schema.get("description", schema.get("title", "")))


def _facts() -> Iterator[str]:
    yield from table(map(_fact, VOCABULARY.values()), head=("Fact", "What it is", "Asked of", "Where"))


def _fact(signature: Signature) -> list[str]:
    argument = "" if signature.argument is None else str(signature.argument.value)
    whether = argument if signature.required or not argument else f"{argument}, or nothing"
    return [f"`{signature.name}`", signature.type.value, whether, ", ".join(sorted(place.value for place in signature.places))]


def _codes() -> Iterator[str]:
    yield from table(sorted(code for problems in PROBLEMS for code in _of(problems)), head=("Code", "Name"))


def _of(problems: Iterable[Enum]) -> Iterator[list[str]]:
    for problem in problems:
        match problem.value:
            case (str() as code, str() as name, *_):
                yield [f"`{code}`", name]
            case str() as code:
                yield [f"`{code}`", problem.name.lower().replace("_", "-")]
            case other:
                raise TypeError(f"{problem}: {other} is no code")
