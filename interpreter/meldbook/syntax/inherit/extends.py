"""A file that builds on another: its tree and a way to load others go in, the tree with everything it inherits comes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic, Span, correction, did_you_mean, enumerated, in_order, nearest
from meldbook.syntax.inherit.merge import Merged, merge
from meldbook.syntax.node import MappingNode, Node, ScalarNode
from meldbook.syntax.problem import Problem
from meldbook.syntax.reader import Reading

LONGEST_CHAIN = 16
"""How many files may extend one another, the first one included."""

Load: TypeAlias = Callable[[str, Span], Reading]
"""Loads the file with this id. If there is none, the reading has no node and a `missing_base` at the given span."""

Prepare: TypeAlias = Callable[[MappingNode, MappingNode], Merged]
"""Takes the tree that is extended and the one that extends it; gives what the latter is laid on."""

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def as_it_is(base: MappingNode, own: MappingNode) -> Merged:
    """A file laid on its base just as that is."""
    return Merged(node=base)


def resolve(node: MappingNode, load: Load, prepare: Prepare = as_it_is) -> Merged:
    """The tree with its bases under it, and without `extends`, which is then done."""
    own = node.find("id")
    chain = (own.text,) if isinstance(own, ScalarNode) else ("this file",)
    merged = _resolved(node, load, prepare, chain)
    return replace(merged, diagnostics=in_order(merged.diagnostics))


def missing_base(name: str, span: Span, available: Iterable[str]) -> Diagnostic:
    """What is said at the value of `extends` if nothing has this id."""
    names = sorted(available)
    meant = nearest(name, names)
    message = f'there is no "{name}" to extend; there are: {enumerated(name, names)}'
    return Problem.MISSING_BASE.at(span, message, suggestion=did_you_mean(meant), fix=correction(span, name, names))


def _resolved(node: MappingNode, load: Load, prepare: Prepare, chain: tuple[str, ...]) -> Merged:
    extends = node.find("extends")
    if extends is None:
        return Merged(node=node)
    own = replace(node, entries=tuple(entry for entry in node.entries if entry.key.text != "extends"))
    refusal = _refusal(extends, chain)
    if refusal or not isinstance(extends, ScalarNode):
        return Merged(node=own, diagnostics=(refusal,) if refusal else ())
    reading = load(extends.text, extends.span)
    if reading.node is None:
        return Merged(node=own, diagnostics=reading.diagnostics)
    base = _resolved(reading.node, load, prepare, (*chain, extends.text))
    prepared = prepare(base.node, own)
    merged = merge(prepared.node, own)
    found = (*reading.diagnostics, *base.diagnostics, *prepared.diagnostics, *merged.diagnostics)
    return Merged(node=merged.node, diagnostics=found)


def _refusal(extends: Node, chain: tuple[str, ...]) -> Diagnostic | None:
    if not isinstance(extends, ScalarNode) or not _ID.fullmatch(extends.text):
        found = f', not "{extends.text}"' if isinstance(extends, ScalarNode) else ""
        return Problem.EXTENDS_FORM.at(extends.span, f"`extends` takes the id of one variant{found}")
    if extends.text in chain:
        circle = " → ".join((*chain[chain.index(extends.text) :], extends.text))
        return Problem.EXTENDS_CYCLE.at(extends.span, f"a variant can't extend itself: {circle}")
    if len(chain) >= LONGEST_CHAIN:
        return Problem.EXTENDS_TOO_DEEP.at(extends.span, f"more than {LONGEST_CHAIN} variants extend one another")
    return None
