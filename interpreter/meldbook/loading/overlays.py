"""House rules on a game: which may be chosen together, and the tree with all of them on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from meldbook.diagnostics import Diagnostic, Note, Severity, Span
from meldbook.loading.problem import Problem
from meldbook.syntax import Entry, MappingNode, Merged, Node, ScalarNode, SequenceNode, stack

BASES = "bases"
REQUIRES = "requires"
CONFLICTS = "conflicts"
EXAMPLES = "examples"
CHANGES = "changes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The tree of an overlay, the name it was chosen by, and where that was said."""

    text: str
    span: Span
    node: MappingNode

    @property
    def id(self) -> str:
        """The id the file gives itself."""
        name = self.node.find("id")
        return name.text if isinstance(name, ScalarNode) else self.text


def stacked(base: MappingNode, overlays: Sequence[Chosen], lineage: Sequence[str]) -> Merged:
    """The base with all overlays on it; `lineage` is the ids of the base and of what it extends.

    The base's examples show the game without house rules, and those of an overlay what it does alone. So of the examples only
    those of a single overlay are kept, as far as they are about this base.
    """
    if not overlays:
        return Merged(node=base)
    changes = [_without(chosen.node, BASES, REQUIRES, CONFLICTS, CHANGES, EXAMPLES) for chosen in overlays]
    merged = stack(_without(base, EXAMPLES), changes)
    if len(overlays) > 1:
        return merged
    examples = tuple(_examples_on(overlays[0].node, lineage))
    return replace(merged, node=replace(merged.node, entries=(*merged.node.entries, *examples)))


def choice_problems(overlays: Sequence[Chosen], lineage: Sequence[str]) -> Iterator[Diagnostic]:
    """Overlays that are for another game, that lack another, that exclude one another, or that are named twice."""
    ids = [chosen.id for chosen in overlays]
    for index, chosen in enumerate(overlays):
        yield from _wrong_base(chosen, lineage)
        if chosen.id in ids[:index]:
            yield Problem.OVERLAY_TWICE.at(chosen.span, f'"{chosen.id}" is chosen twice')
        for other in listed(chosen.node, REQUIRES):
            if other.text not in ids:
                message = f'"{chosen.id}" requires "{other.text}", which is not chosen'
                yield Problem.OVERLAY_REQUIRED.at(other.span, message, suggestion=f'add "+{other.text}"')
        for other in listed(chosen.node, CONFLICTS):
            if other.text in ids:
                yield Problem.OVERLAYS_EXCLUDED.at(other.span, f'"{chosen.id}" can\'t be chosen together with "{other.text}"')


def told_of_their_game(wrong: Diagnostic, overlays: Sequence[Chosen], lineage: Sequence[str]) -> Diagnostic:
    """A mistake in house rules on a game that only extends one they are for, with a note: it may lack what they change."""
    for chosen in overlays:
        bases = listed(chosen.node, BASES)
        home = next((base for id in lineage for base in bases if base.text == id), None)
        at_fault = wrong.severity is Severity.ERROR and wrong.span.file == chosen.node.span.file
        if at_fault and home is not None and home.text != lineage[0]:
            message = f'written for "{home.text}"; "{lineage[0]}" extends it, and may lack what is changed here'
            return replace(wrong, notes=(*wrong.notes, Note(message=message, span=home.span)))
    return wrong


def listed(node: MappingNode, key: str) -> tuple[ScalarNode, ...]:
    """The words of a list under a key; none if there is no list."""
    found = node.find(key)
    return tuple(item for item in found.items if isinstance(item, ScalarNode)) if isinstance(found, SequenceNode) else ()


def _wrong_base(chosen: Chosen, lineage: Sequence[str]) -> Iterator[Diagnostic]:
    bases = [base.text for base in listed(chosen.node, BASES)]
    if bases and not set(bases) & set(lineage):
        message = f'"{chosen.id}" changes {_either(bases)}, or what extends it; "{lineage[0]}" does not'
        yield Problem.WRONG_BASE.at(chosen.span, message, suggestion=f'try "{bases[0]}+{chosen.id}"')


def _either(names: Sequence[str]) -> str:
    *others, last = (f'"{name}"' for name in names)
    return f"{', '.join(others)} or {last}" if others else last


def _examples_on(overlay: MappingNode, lineage: Sequence[str]) -> Iterator[Entry]:
    entry = overlay.entry(EXAMPLES)
    if entry and isinstance(entry.value, SequenceNode):
        kept = tuple(item for item in entry.value.items if _is_on(item, lineage))
        yield replace(entry, value=replace(entry.value, items=kept))


def _is_on(example: Node, lineage: Sequence[str]) -> bool:
    bases = {base.text for base in listed(example, BASES)} if isinstance(example, MappingNode) else set()
    return not bases or bool(bases & set(lineage))


def _without(node: MappingNode, *keys: str) -> MappingNode:
    return replace(node, entries=tuple(entry for entry in node.entries if entry.key.text not in keys))
