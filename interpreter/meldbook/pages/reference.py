"""The reference of the rule language, from what the checker itself goes by: schemas, the vocabulary of conditions, and codes.

It is written in English like the keys of a spec; each page says so in the reader's language.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from meldbook.conditions.signatures import Signature
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.pages.language import Language, page
from meldbook.pages.markdown import escaped, heading, table
from meldbook.report.manual import manual
from meldbook.schema.documents import SUFFIX, SchemaTree, registry

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
    """Every code, with what it means and what to write instead."""
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
    """Each code with its page from the manual of findings; parts below the heading are one level lower there."""
    for found in manual():
        yield from heading(2, f"{found.code} {found.name}", found.code)
        yield found.text.partition("\n")[2].strip().replace("\n## ", "\n### ")
        yield ""
