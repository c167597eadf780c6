"""One tree laid over another: the base and what changes it go in, the merged tree and what can't be done come out.

- Mappings merge key by key; `key: null` removes the key.
- Lists of clauses (every item is a mapping with an `id`) merge by id: a known id changes that clause key by key,
  `{id: x, remove: true}` removes it, a new id is appended, or goes where its `before` says.
- Everything else replaces: scalars, lists of words, empty lists, and tables (`{by: side.score, …}`), whose rows only make sense
  together.

Every node keeps the span of the file it came from; a merged mapping has the span of the one that changed it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from meldbook.diagnostics import Diagnostic, Note, Span, correction, did_you_mean, in_order, nearest
from meldbook.syntax.inherit.placing import placed_clauses, placed_entries
from meldbook.syntax.node import Entry, MappingNode, Node, ScalarNode, SequenceNode
from meldbook.syntax.problem import Problem
from meldbook.syntax.quoting import crowded_key


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged:
    """A merged tree, and what went wrong in merging."""

    node: MappingNode
    diagnostics: tuple[Diagnostic, ...] = ()


def merge(base: MappingNode, over: MappingNode) -> Merged:
    """The base with the changes of `over`."""
    merging = _Merging()
    node = merging.mapping(base, over)
    return Merged(node=node, diagnostics=in_order(merging.diagnostics))


def is_table(node: Node) -> bool:
    """Whether this is a number that depends on something, with all its rows."""
    return isinstance(node, MappingNode) and node.find("by") is not None


def clauses_of(node: Node | None) -> dict[str, MappingNode] | None:
    """The clauses of a list by their ids, None if it is no list of clauses. Of two clauses with one id it has the first."""
    if not isinstance(node, SequenceNode):
        return None
    found: dict[str, MappingNode] = {}
    for item in node.items:
        clause_id = item.find("id") if isinstance(item, MappingNode) else None
        if not isinstance(item, MappingNode) or not isinstance(clause_id, ScalarNode):
            return None
        found.setdefault(clause_id.text, item)
    return found


def is_removal(clause: MappingNode) -> bool:
    """Whether this stands for the removal of the clause with its id."""
    remove = clause.find("remove")
    return isinstance(remove, ScalarNode) and remove.value is True


@dataclass(frozen=True, slots=True, kw_only=True)
class _Merging:
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def mapping(self, base: MappingNode, over: MappingNode) -> MappingNode:
        kept = (self._changed(entry, over.entry(entry.key.text)) for entry in base.entries)
        added = (self._added(entry, base) for entry in over.entries if base.entry(entry.key.text) is None)
        entries = [entry for entry in (*kept, *added) if entry]
        return MappingNode(entries=placed_entries(entries, self.diagnostics), span=over.span)

    def _changed(self, base: Entry, over: Entry | None) -> Entry | None:
        if over is None:
            return base
        if _is_null(over.value):
            return None
        return Entry(key=over.key, value=self._value(base.value, over.value))

    def _added(self, over: Entry, base: MappingNode) -> Entry | None:
        if _is_null(over.value):
            self.diagnostics.append(_nothing_to_remove("key", over.key, base.keys))
            return None
        return Entry(key=over.key, value=self._new(over.value))

    def _value(self, base: Node, over: Node) -> Node:
        match base, over:
            case MappingNode(), MappingNode() if not is_table(over):
                return self.mapping(base, over)
            case SequenceNode(), SequenceNode(items=(_, *_)) if clauses_of(base) is not None and clauses_of(over) is not None:
                return self._clauses(base, over)
            case _:
                return self._new(over)

    def _new(self, over: Node) -> Node:
        """A value without a base. It may still speak of removing something, which then isn't there."""
        match over:
            case MappingNode() if not is_table(over):
                return self.mapping(MappingNode(span=over.span), over)
            case SequenceNode() if clauses_of(over):
                return self._clauses(SequenceNode(span=over.span), over)
            case _:
                return over

    def _clauses(self, base: SequenceNode, over: SequenceNode) -> SequenceNode:
        known, changes = clauses_of(base) or {}, clauses_of(over) or {}
        self.diagnostics.extend(_duplicates(over))
        self.diagnostics.extend(_talkative_removals(changes.values()))
        kept = (self._changed_clause(item, changes) for item in base.items)
        added = (self._added_clause(clause, known) for clause_id, clause in changes.items() if clause_id not in known)
        items = [item for item in (*kept, *added) if item]
        return SequenceNode(items=placed_clauses(items, self.diagnostics), span=over.span)

    def _changed_clause(self, base: Node, changes: dict[str, MappingNode]) -> Node | None:
        change = changes.get(_id_of(base).text) if isinstance(base, MappingNode) else None
        if change is None or not isinstance(base, MappingNode):
            return base
        return None if is_removal(change) else self.mapping(base, change)

    def _added_clause(self, clause: MappingNode, known: Iterable[str]) -> Node | None:
        if is_removal(clause):
            self.diagnostics.append(_nothing_to_remove("clause", _id_of(clause), tuple(known)))
            return None
        return self._new(clause)


def _is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.is_null


def _id_of(clause: MappingNode) -> ScalarNode:
    clause_id = clause.find("id")
    assert isinstance(clause_id, ScalarNode), "only clauses come here"
    return clause_id


def _nothing_to_remove(kind: str, name: ScalarNode, known: tuple[str, ...]) -> Diagnostic:
    there = f"there are: {', '.join(known)}" if known else "there are none"
    meant = nearest(name.text, known)
    fix = crowded_key(name.span, name.text, known) or correction(name.span, name.text, known)
    message = f'there is no {kind} "{name.text}" to remove here; {there}'
    return Problem.NOTHING_TO_REMOVE.at(name.span, message, suggestion=did_you_mean(meant), fix=fix)


def _duplicates(over: SequenceNode) -> Iterator[Diagnostic]:
    seen: dict[str, Span] = {}
    for item in over.items:
        if not isinstance(item, MappingNode):
            continue
        name = _id_of(item)
        first = seen.setdefault(name.text, name.span)
        if first != name.span:
            notes = (Note(message="first given here", span=first),)
            yield Problem.DUPLICATE_CLAUSE.at(name.span, f'clause "{name.text}" is given twice in this list', notes=notes)


def _talkative_removals(changes: Iterable[MappingNode]) -> Iterator[Diagnostic]:
    for clause in changes:
        more = [entry.key for entry in clause.entries if entry.key.text not in ("id", "remove")]
        if is_removal(clause) and more:
            message = f'clause "{_id_of(clause).text}" is removed, so "{more[0].text}" has no effect'
            yield Problem.REMOVAL_SAYS_MORE.at(more[0].span, message, suggestion="leave only `id` and `remove`")
