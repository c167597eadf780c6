"""The schema files: nothing goes in, one whole schema for each kind of file comes out.

In `specs/schema` every room has its own file and refers to what it shares. Here the references are followed once, so that
everybody downstream walks a plain tree: the validator is fast, and what stands beside a `$ref` (a title, say) is simply there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, TypeAlias

from referencing import Registry
from referencing.jsonschema import DRAFT202012, Schema, SchemaResource

from meldbook.resources import specs

Kind: TypeAlias = Literal["variant", "overlay"]
"""What a file is: the rules of a game, or house rules that change one."""

SchemaTree: TypeAlias = dict[str, Any]
"""A schema without references."""

SUFFIX = ".schema.json"
_ONLY_IN_FILES = frozenset({"$schema", "$id", "$defs"})


@cache
def registry() -> Registry[Schema]:
    """The schema files under their names. Nothing is ever fetched from elsewhere."""
    empty: Registry[Schema] = Registry()
    return empty.with_resources(_resources()).crawl()


def _resources() -> Iterator[tuple[str, SchemaResource]]:
    for file in sorted((specs() / "schema").iterdir(), key=lambda file: file.name):
        if file.name.endswith(SUFFIX):
            yield file.name, DRAFT202012.create_resource(json.loads(file.read_text(encoding="utf-8")))


@cache
def whole_schema(kind: Kind) -> SchemaTree:
    """The schema of such files with every reference followed."""
    tree: SchemaTree = _followed({"$ref": kind + SUFFIX}, registry().resolver())
    return tree


def _followed(part: Any, resolver: Any) -> Any:
    """The schemas may share parts but not contain themselves: a file of rules is no deeper than its schema."""
    match part:
        case {"$ref": str(reference), **beside}:
            found = resolver.lookup(reference)
            return {**_followed(found.contents, found.resolver), **_followed(beside, resolver)}
        case dict():
            return {key: _followed(value, resolver) for key, value in part.items() if key not in _ONLY_IN_FILES}
        case list():
            return [_followed(item, resolver) for item in part]
        case _:
            return part


def child_schema(schema: SchemaTree, step: str | int) -> SchemaTree:
    """What describes the value under this key or at this place of a list; nothing much if the schema doesn't know it."""
    if isinstance(step, int):
        return _tree_or_empty(schema.get("items"))
    return _tree_or_empty(schema.get("properties", {}).get(step, schema.get("additionalProperties")))


def _tree_or_empty(schema: object) -> SchemaTree:
    return schema if isinstance(schema, dict) else {}
