"""The schema files keep their promises: everything is described, examples and defaults are right, and the specs fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from spec_files import BAD_FILES, GAMES, OVERLAYS, ROOT, kind_of, stem, tree, whole_tree

from meldbook.schema import Kind, bundle, bundle_text, validate, whole_schema
from meldbook.schema.describe import DESCRIPTIONS
from meldbook.syntax import to_plain

FILES = sorted((ROOT / "specs" / "schema").glob("*.schema.json"))
KINDS: tuple[Kind, ...] = ("variant", "overlay")

ANNOTATIONS = {"$schema", "$id", "title", "description", "examples", "default", "errorMessage", "patternErrorMessage"}
APPLIED = {"$ref", "$defs", "properties", "items", "propertyNames", "allOf", "if", "then", "else"}
MEANS_SOMETHING_IF_MISSING = {
    *("when", "unless", "remove", "before", "extends", "overlays", "wins", "url", "language"),  # clauses and heads
    *("of", "order", "max", "onto", "amount", "add", "subtract", "per"),  # limits and choices of keys
    *("min", "choices", "default"),  # options
    *("draw", "award", "penalty"),  # effects
    *(
        "options",
        "players",
        "lap",
        "bases",
        "move",
        "turn",
        "end",
        "by",
        "refused",
        "expect",
        "expect_hand",
        "expect_melds",
        "steps",
    ),  # examples
    *("hand", "hands", "melds", "side_melds", "bonus", "side_bonus", "pile", "stock", "reserves", "score", "scores", "round"),
}

Place = tuple[str, dict[str, Any]]


def named(files: list[Path]) -> Any:
    return pytest.mark.parametrize("file", files, ids=stem)


def properties(schema: Any, path: str = "") -> Iterator[Place]:
    """Every key that a file may have, at every depth, with its schema. A part that only sets a condition describes no keys."""
    if isinstance(schema, list):
        for item in schema:
            yield from properties(item, path)
    elif isinstance(schema, dict):
        describes = "additionalProperties" in schema
        for key, value in schema.get("properties", {}).items():
            yield from [(f"{path}.{key}", value)] if describes else []
            yield from properties(value, f"{path}.{key}")
        if isinstance(schema.get("additionalProperties"), dict):
            yield from properties(schema["additionalProperties"], f"{path}.*")
        for keyword in ("items", "allOf", "then", "else"):
            yield from properties(schema.get(keyword), path)


def subschemas(part: Any) -> Iterator[dict[str, Any]]:
    """Every schema in a schema file, itself included; examples and defaults are no schemas."""
    if isinstance(part, list):
        for item in part:
            yield from subschemas(item)
    elif isinstance(part, dict):
        yield part
        for keyword, value in part.items():
            if keyword in ("properties", "$defs"):
                yield from (inner for schema in value.values() for inner in subschemas(schema))
            elif keyword in {*APPLIED, *DESCRIPTIONS} - {"const", "enum", "required", "type"}:
                yield from subschemas(value)


ALL_PROPERTIES = [(kind, *place) for kind in KINDS for place in properties(whole_schema(kind))]


def test_the_walk_reaches_the_keys_at_every_depth() -> None:
    paths = {path for _, path, _ in ALL_PROPERTIES}
    assert {".table", ".melds.kinds.*.size.min", ".melds.initial.minimum.by", ".pile.routes.when", ".examples.steps.by"} <= paths


def test_every_key_has_a_title_a_description_and_examples() -> None:
    wanted = ("title", "description", "examples")
    assert [(path, key) for _, path, schema in ALL_PROPERTIES for key in wanted if not schema.get(key)] == []


def test_every_description_is_a_sentence_or_two() -> None:
    assert [path for _, path, schema in ALL_PROPERTIES if not schema["description"].endswith(".")] == []
    assert [path for _, path, schema in ALL_PROPERTIES if len(schema["description"]) > 260] == []


def test_every_example_is_valid() -> None:
    wrong = [
        (path, example, error.message)
        for _, path, schema in ALL_PROPERTIES
        for example in schema["examples"]
        for error in Draft202012Validator(schema).iter_errors(example)
    ]
    assert wrong == []


def test_every_default_is_valid() -> None:
    defaults = [(path, schema) for _, path, schema in ALL_PROPERTIES if "default" in schema]
    assert len(defaults) > 50
    assert [path for path, schema in defaults if not Draft202012Validator(schema).is_valid(schema["default"])] == []


def test_every_key_is_required_or_has_a_default_or_means_something_by_being_left_out() -> None:
    parents = {path: schema for _, path, schema in ALL_PROPERTIES}
    required = {key for file in FILES for schema in subschemas(_contents(file)) for key in schema.get("required", ())}
    undecided = {
        path
        for path, schema in parents.items()
        if "default" not in schema and path.rpartition(".")[2] not in required | MEANS_SOMETHING_IF_MISSING
    }
    assert undecided == set()


@named(FILES)
def test_every_file_is_a_valid_schema(file: Path) -> None:
    contents = _contents(file)
    Draft202012Validator.check_schema(contents)
    assert contents["$id"] == file.name
    assert contents["$schema"] == Draft202012Validator.META_SCHEMA["$id"]


@named(FILES)
def test_every_keyword_that_can_fail_can_be_described(file: Path) -> None:
    keywords = {keyword for schema in subschemas(_contents(file)) for keyword in schema}
    assert keywords - ANNOTATIONS - APPLIED - set(DESCRIPTIONS) == set()


@named(FILES)
def test_what_messages_need_is_there(file: Path) -> None:
    for schema in subschemas(_contents(file)):
        assert "pattern" not in schema or {"patternErrorMessage", "examples"} <= schema.keys()
        assert "not" not in schema or "errorMessage" in schema
        assert all(alternative.keys() == {"required"} for alternative in schema.get("anyOf", ()))


@named(FILES)
def test_a_mapping_knows_all_its_keys(file: Path) -> None:
    for schema in subschemas(_contents(file)):
        assert "properties" not in schema or "type" not in schema or "additionalProperties" in schema
        assert schema.get("additionalProperties") is not False or "properties" in schema


def test_what_stands_beside_a_reference_adds_to_it_and_changes_nothing() -> None:
    for file in FILES:
        for schema in subschemas(_contents(file)):
            if "$ref" in schema:
                target = _target(schema["$ref"], file)
                assert target.keys() & schema.keys() <= ANNOTATIONS | {"$ref", "$defs"}, schema


@named(OVERLAYS)
def test_the_house_rules_have_the_right_shape(file: Path) -> None:
    assert validate(tree(file), "overlay") == ()


@named(GAMES)
def test_the_games_have_the_right_shape_with_all_they_inherit(file: Path) -> None:
    assert validate(whole_tree(file), "variant") == ()


@pytest.mark.parametrize("kind", KINDS)
def test_the_bundle_stands_alone(kind: Kind) -> None:
    text = bundle_text(kind)
    assert json.loads(text) == bundle(kind)
    assert '"$id"' not in text
    assert [schema["$ref"] for schema in subschemas(bundle(kind)) if not schema.get("$ref", "#").startswith("#")] == []
    Draft202012Validator.check_schema(bundle(kind))


@named([*GAMES, *OVERLAYS])
def test_the_specs_fit_the_bundle(file: Path) -> None:
    assert list(Draft202012Validator(bundle(kind_of(file))).iter_errors(to_plain(tree(file)))) == []


@named(BAD_FILES)
def test_the_bad_files_do_not_fit_the_bundle(file: Path) -> None:
    assert not Draft202012Validator(bundle(kind_of(file))).is_valid(to_plain(tree(file)))


def _contents(file: Path) -> dict[str, Any]:
    contents: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return contents


def _target(reference: str, file: Path) -> dict[str, Any]:
    name, _, pointer = reference.partition("#")
    found = _contents(file.with_name(name or file.name))
    for step in pointer.split("/")[1:]:
        found = found[step]
    return found
