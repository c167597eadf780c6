"""A ruleset as JSON: what a game record pins, a browser loads and a hash is taken of.

In: a `Ruleset`. Out: one canonical line of JSON, and the same ruleset back. The classes of the model say themselves what they
hold, so nothing here knows any of them: a class is an object of its fields, a tuple a list, an enum its word. Only where a field
may hold one of several classes, the object also carries `"is"`, the name of its class.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from meldbook.model.clauses import Text
from meldbook.model.ruleset import Ruleset

Json: TypeAlias = bool | int | float | str | list[Any] | dict[str, Any] | None
Hint: TypeAlias = Any
"""What a field is declared to hold, as the running program sees it."""
Kept: TypeAlias = Callable[[str, Hint], bool]

TAG: Final = "is"
_WITHOUT_MEANING: Final = frozenset({"origins", "sources", "about"})
_WORDS: Final = {bool: "true or false", int: "a whole number", str: "text", NoneType: "null"}


def to_json(ruleset: Ruleset) -> str:
    """The ruleset as JSON, with sorted keys and no spaces: equal rulesets give equal text."""
    return _canonical(_encoded(ruleset, Ruleset, lambda name, hint: True))


def ruleset_hash(ruleset: Ruleset) -> str:
    """The SHA-256 of all that has a meaning in play, in hexadecimal. Words of the author and places in files have none."""
    meaning = _encoded(ruleset, Ruleset, lambda name, hint: hint != Text and name not in _WITHOUT_MEANING)
    return sha256(_canonical(meaning).encode()).hexdigest()


def from_json(text: str) -> Ruleset:
    """The ruleset that was written so. Anything else raises `ValueError`, which names the place: `$.turn.draw: …`."""
    try:
        return cast(Ruleset, _decoded(json.loads(text), Ruleset, "$"))
    except RecursionError:
        raise ValueError("$: nested too deeply for a ruleset") from None


def _canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _encoded(value: Any, hint: Hint, kept: Kept) -> Json:
    if isinstance(value, tuple):
        return [_encoded(item, item_hint, kept) for item, item_hint in zip(value, _item_hints(hint, len(value)), strict=True)]
    wanted: type = type(value)
    if not _is_class(wanted):
        return cast(Json, value)
    hints = _field_hints(wanted)
    members = {name: _encoded(getattr(value, name), inner, kept) for name, inner in hints.items() if kept(name, inner)}
    return {TAG: wanted.__name__, **members} if len(_classes(hint)) > 1 else members


def _decoded(value: Json, hint: Hint, place: str) -> Any:
    chosen = _chosen(value, hint, place)
    if _is_class(chosen):
        return _object(value, chosen, place, tagged=len(_classes(hint)) > 1)
    if _is_tuple(chosen):
        return _items(value, chosen, place)
    if isinstance(chosen, type) and issubclass(chosen, Enum):
        return _member(value, chosen, place)
    return value


def _chosen(value: Json, hint: Hint, place: str) -> Hint:
    """The one of the hint's alternatives that this value is written for."""
    for alternative in _alternatives(hint):
        if _fits(value, alternative, tagged=len(_classes(hint)) > 1):
            return alternative
    expected = " or ".join(_described(alternative) for alternative in _alternatives(hint))
    raise ValueError(f"{place}: expected {expected}, found {_shortened(value)}")


def _fits(value: Json, hint: Hint, *, tagged: bool) -> bool:
    if _is_class(hint):
        return isinstance(value, dict) and (not tagged or value.get(TAG) == hint.__name__)
    if _is_tuple(hint):
        return isinstance(value, list)
    if issubclass(hint, Enum):
        return isinstance(value, str)
    return type(value) is hint


def _object(value: Any, wanted: type, place: str, *, tagged: bool) -> Any:
    hints = _field_hints(wanted)
    expected = {*hints, TAG} if tagged else set(hints)
    if odd := sorted(expected ^ set(value)):
        raise ValueError(f"{place}: {'unknown' if odd[0] in value else 'missing'} key {odd[0]!r} for {wanted.__name__}")
    made: Any = get_origin(wanted) or wanted
    return made(**{name: _decoded(value[name], hint, f"{place}.{name}") for name, hint in hints.items()})


def _items(value: Any, hint: Hint, place: str) -> tuple[Any, ...]:
    hints = tuple(_item_hints(hint, len(value)))
    if len(hints) != len(value):
        raise ValueError(f"{place}: expected {len(hints)} items, found {len(value)}")
    return tuple(_decoded(item, inner, f"{place}[{index}]") for index, (item, inner) in enumerate(zip(value, hints, strict=True)))


def _member(value: Any, words: type[Enum], place: str) -> Enum:
    try:
        return words(value)
    except ValueError:
        raise ValueError(f"{place}: expected one of {', '.join(str(word.value) for word in words)}, found {value!r}") from None


@cache
def _field_hints(wanted: type) -> dict[str, Hint]:
    origin: Any = get_origin(wanted) or wanted
    hints = get_type_hints(origin)
    meant = dict(zip(getattr(origin, "__parameters__", ()), get_args(wanted), strict=False))
    return {field.name: _filled(hints[field.name], meant) for field in fields(origin)}


def _filled(hint: Hint, meant: Mapping[Hint, Hint]) -> Hint:
    """The hint of a field of a class for anything, with what it is for put in."""
    if hint in meant:
        return meant[hint]
    open_parts = getattr(hint, "__parameters__", ())
    return hint[tuple(meant[part] for part in open_parts)] if open_parts and meant else hint


def _item_hints(hint: Hint, length: int) -> Iterator[Hint]:
    """The hint of each item; a tuple is declared either as any number of one thing, or thing by thing."""
    declared = next(get_args(one) for one in _alternatives(hint) if _is_tuple(one))
    return iter((declared[0],) * length if declared[-1] is Ellipsis else declared)


def _alternatives(hint: Hint) -> tuple[Hint, ...]:
    origin: Any = get_origin(hint)
    return get_args(hint) if origin in (Union, UnionType) else (hint,)


def _classes(hint: Hint) -> tuple[Hint, ...]:
    return tuple(one for one in _alternatives(hint) if _is_class(one))


def _is_class(hint: Hint) -> bool:
    return is_dataclass(get_origin(hint) or hint)


def _is_tuple(hint: Hint) -> bool:
    origin: Any = get_origin(hint)
    return origin is tuple


def _described(hint: Hint) -> str:
    if _is_tuple(hint):
        return "a list"
    return str(_WORDS.get(hint) or hint.__name__)


def _shortened(value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:40]}…"
