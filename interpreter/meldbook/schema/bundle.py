"""Nothing goes in, one self-contained schema comes out, for editors that want a single file.

A file that changes another takes away what that has by `key: null`. The checker sees the merged tree, where nothing of that is
left; an editor sees the file alone, so here any key may be null.
"""

from __future__ import annotations

import json
from typing import Any

from meldbook.schema.documents import SUFFIX, Kind, SchemaTree, registry

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_LEFT_OUT = frozenset({"$schema", "$id", "minProperties"})
"""What names the file; and that something isn't empty, which it may be before it is merged."""
_SHOWN = frozenset({"title", "description", "examples", "default"})
_PLAIN = frozenset({"default", "examples", "enum", "const"})
"""Values, not schemas."""
_OTHER_KINDS = frozenset({"variant" + SUFFIX, "overlay" + SUFFIX})


def bundle(kind: Kind = "variant") -> SchemaTree:
    """The schema of such files, with the other schema files among its `$defs` and every reference pointing there."""
    names = [kind + SUFFIX, *sorted(set(registry()) - _OTHER_KINDS)]
    definitions = {_short(name): _embedded(registry().contents(name), name) for name in names}
    return {"$schema": _DIALECT, "$ref": f"#/$defs/{kind}", "$defs": definitions}


def bundle_text(kind: Kind = "variant") -> str:
    """The bundle as the text of a JSON file."""
    return json.dumps(bundle(kind), indent=2, ensure_ascii=False) + "\n"


def _embedded(part: Any, file: str) -> Any:
    match part:
        case dict():
            return {key: _embedded_as(key, value, file) for key, value in _kept(part)}
        case list():
            return [_embedded(item, file) for item in part]
        case _:
            return part


def _embedded_as(key: str, value: Any, file: str) -> Any:
    match key:
        case "$ref":
            return _pointed(value, file)
        case "properties":
            return {name: _or_null(_embedded(schema, file)) for name, schema in value.items()}
        case "additionalProperties" if isinstance(value, dict):
            return _or_null(_embedded(value, file))
        case _:
            return value if key in _PLAIN else _embedded(value, file)


def _or_null(schema: SchemaTree) -> SchemaTree:
    """The schema with null allowed; what an editor shows of it stays outside. What only demands is left."""
    shown = {key: value for key, value in schema.items() if key in _SHOWN}
    if not shown and "$ref" not in schema:
        return schema
    return {**shown, "anyOf": [{key: value for key, value in schema.items() if key not in _SHOWN}, {"type": "null"}]}


def _kept(part: SchemaTree) -> list[tuple[str, Any]]:
    return [(key, value) for key, value in part.items() if key not in _LEFT_OUT]


def _pointed(reference: str, file: str) -> str:
    """`common.schema.json#/$defs/id` or, inside that file, `#/$defs/id` becomes `#/$defs/common/$defs/id`."""
    target, _, pointer = reference.partition("#")
    return f"#/$defs/{_short(target or file)}{pointer}"


def _short(file: str) -> str:
    return file.removesuffix(SUFFIX)
