"""Nothing goes in, one self-contained schema comes out, for editors that want a single file."""

from __future__ import annotations

import json
from typing import Any

from meldbook.schema.documents import SUFFIX, Kind, SchemaTree, registry

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
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
            return {key: _pointed(value, file) if key == "$ref" else _embedded(value, file) for key, value in _kept(part)}
        case list():
            return [_embedded(item, file) for item in part]
        case _:
            return part


def _kept(part: SchemaTree) -> list[tuple[str, Any]]:
    return [(key, value) for key, value in part.items() if key not in ("$schema", "$id")]


def _pointed(reference: str, file: str) -> str:
    """`common.schema.json#/$defs/id` or, inside that file, `#/$defs/id` becomes `#/$defs/common/$defs/id`."""
    target, _, pointer = reference.partition("#")
    return f"#/$defs/{_short(target or file)}{pointer}"


def _short(file: str) -> str:
    return file.removesuffix(SUFFIX)
