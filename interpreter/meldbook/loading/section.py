"""A section of a spec, read key by key into what the model holds.

In: a mapping of the merged and completed tree, with its path. Out: numbers, words, patterns, conditions …, one for each key asked
for; the place of each goes to the `Gathering`, and so does everything that is wrong, so that no mistake hides another.

What has the wrong shape has been reported before. It is passed over here: a harmless value stands in, its path is noted as
broken, and no ruleset will come of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeVar

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Compare, Condition, Expression, Lookup, Members, Number, Relation
from meldbook.conditions.logic import all_of, negate
from meldbook.conditions.names import Names
from meldbook.conditions.patterns import parse_pattern
from meldbook.conditions.problems import Checked
from meldbook.conditions.signatures import Place, Unit
from meldbook.conditions.typecheck import parse_condition
from meldbook.conditions.unparse import unparse
from meldbook.conditions.values import BY, parse_count, parse_value
from meldbook.conditions.words import parse_words
from meldbook.diagnostics import Diagnostic, Note, Span
from meldbook.loading.gathering import Gathering, Table
from meldbook.loading.problem import Problem
from meldbook.loading.texts import text_of
from meldbook.model.agreed import Agreed, AgreedRow
from meldbook.model.clauses import Text
from meldbook.syntax import MappingNode, Node, ScalarNode, SequenceNode

T = TypeVar("T")
Word = TypeVar("Word", bound=Enum)
Plain = TypeVar("Plain", int, bool, str)

YES_OR_NO: Final[Mapping[str, bool]] = MappingProxyType({"true": True, "false": False})
NO_CARDS: Final = CardPattern(alternatives=(), cards=())
NOTHING: Final[Expression] = Number(value=0)
ALWAYS: Final[Condition] = Compare(left=Number(value=0), relation=Relation.EQUAL, right=Number(value=0))


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A mapping of the spec. `source_ids` are the sources that its rules may name."""

    node: MappingNode
    path: str
    names: Names
    gathering: Gathering
    source_ids: tuple[str, ...] = ()

    def path_of(self, key: str) -> str:
        """The path of what stands under a key."""
        return f"{self.path}.{key}" if self.path else key

    def find(self, key: str) -> Node | None:
        """The node under a key, None if there is none or it says null; its place is noted."""
        node = self.node.find(key)
        if node is None or (isinstance(node, ScalarNode) and node.is_null):
            return None
        self.gathering.spans[self.path_of(key)] = node.span
        return node

    def broken(self, key: str, stand_in: T) -> T:
        """Note that what stands under this key is unusable."""
        self.gathering.broken.add(self.path_of(key))
        return stand_in

    def report(self, key: str, *diagnostics: Diagnostic) -> None:
        """Note problems with what stands under this key."""
        self.gathering.diagnostics.extend(diagnostics)
        self.broken(key, None)

    def accepted(self, key: str, checked: Checked[T], stand_in: T) -> T:
        """What was made of the text under a key, if there is nothing wrong with it."""
        value, diagnostics = checked
        self.gathering.diagnostics.extend(diagnostics)
        return self.broken(key, stand_in) if value is None else value

    def number(self, key: str) -> int:
        """A whole number that must be there."""
        return self._plain(key, int, 0)

    def number_or_none(self, key: str) -> int | None:
        """A whole number that may be missing."""
        return None if self.find(key) is None else self.number(key)

    def numbers(self, key: str) -> tuple[int, ...]:
        """The whole numbers of a list."""
        found = tuple(node.value for node in self.scalars(key))
        numbers = tuple(value for value in found if isinstance(value, int) and not isinstance(value, bool))
        return numbers if len(numbers) == len(found) else self.broken(key, numbers)

    def flag(self, key: str) -> bool:
        """A truth value."""
        return self._plain(key, bool, False)

    def word(self, key: str, words: type[Word]) -> Word:
        """One of the words of a closed set."""
        found = self.literal(key)
        known = {str(word.value): word for word in words}
        return known[found] if found in known else self.broken(key, next(iter(words)))

    def agreed_word(self, key: str, words: type[Word]) -> Word | Agreed[Word]:
        """One of the words of a closed set, or one for each choice of an option."""
        return self.agreed(key, {str(word.value): word for word in words})

    def agreed(self, key: str, known: Mapping[str, T]) -> T | Agreed[T]:
        """What a word stands for, or what one stands for by each choice of an option."""
        node = self.find(key)
        stand_in = next(iter(known.values()))
        if not isinstance(node, MappingNode):
            found = self.literal(key)
            return known[found] if found in known else self.broken(key, stand_in)
        read, problems = parse_words(node, self.names, tuple(known))
        if read is None:
            self.report(key, *problems)
            return stand_in
        by, rows = read
        return Agreed(by=by, rows=tuple(AgreedRow(choice=choice, word=known[word]) for choice, word in rows))

    def literal(self, key: str) -> str:
        """What a single value says, as text, whether it is a number or not."""
        node = self.find(key)
        return node.text if isinstance(node, ScalarNode) else self.broken(key, "")

    def literals(self, key: str) -> tuple[str, ...]:
        """What the values of a list say; a single value is a list of one."""
        return tuple(item.text for item in self.scalars(key))

    def scalars(self, key: str) -> tuple[ScalarNode, ...]:
        """The values of a list; a single value is a list of one, and a missing list is empty."""
        node = self.find(key)
        items = node.items if isinstance(node, SequenceNode) else () if node is None else (node,)
        found = tuple(item for item in items if isinstance(item, ScalarNode))
        return found if len(found) == len(items) else self.broken(key, found)

    def words_for_people(self, key: str) -> Text:
        """A text by language; a text without one is English."""
        return text_of(self.find(key))

    def names_of(self, key: str, known: tuple[str, ...], what: str) -> tuple[str, ...]:
        """The names of a list, each of which must be known."""
        for node in self.scalars(key):
            if node.text not in known:
                self.report(key, Problem.UNKNOWN_NAME.unknown(node.span, what, node.text, known))
        return self.literals(key)

    def sources(self) -> tuple[str, ...]:
        """The ids under `source`, each of which must be declared."""
        for node in self.scalars("source"):
            if node.text not in self.source_ids:
                self.report("source", Problem.UNKNOWN_SOURCE.unknown(node.span, "source", node.text, self.source_ids))
        return self.literals("source")

    def pattern(self, key: str) -> CardPattern:
        """The cards that are meant."""
        node = self.find(key)
        return self.broken(key, NO_CARDS) if node is None else self.checked_pattern(key, node)

    def checked_pattern(self, key: str, node: Node) -> CardPattern:
        """The cards that a node means, which belongs to this key."""
        pattern = self.accepted(key, parse_pattern(node, self.names), NO_CARDS)
        if pattern.alternatives and not pattern.cards:
            self.report(key, Problem.EMPTY_PATTERN.at(node.span, f'"{unparse(pattern)}" means no card of this game'))
        return pattern

    def expression(self, key: str, place: Place, unit: Unit | None = None) -> Expression:
        """A number, or what it depends on."""
        node = self.find(key)
        if node is None or isinstance(node, SequenceNode):
            return self.broken(key, NOTHING)
        expression = self.accepted(key, parse_value(node, self.names, place, unit), NOTHING)
        self.note_tables(key, expression, node)
        return expression

    def count(self, key: str, place: Place) -> Expression | Members:
        """A number of times: a value, or how many members there are of which something is true."""
        node = self.find(key)
        if node is None or isinstance(node, SequenceNode):
            return self.broken(key, NOTHING)
        counted = self.accepted(key, parse_count(node, self.names, place), NOTHING)
        if not isinstance(counted, Members):
            self.note_tables(key, counted, node)
        return counted

    def note_tables(self, key: str, expression: Expression, node: Node) -> None:
        """Notes a table, and the tables within it, to be looked at once everything is read."""
        if isinstance(expression, Lookup) and isinstance(node, MappingNode):
            self.gathering.tables.append(Table(path=self.path_of(key), lookup=expression, node=node))
            entries = (entry for entry in node.entries if entry.key.text != BY)
            for row, entry in zip(expression.rows, entries, strict=True):
                self.note_tables(key, row.value, entry.value)

    def condition(self, key: str, place: Place) -> Condition:
        """A condition that must be there."""
        node = self.find(key)
        if not isinstance(node, ScalarNode):
            return self.broken(key, ALWAYS)
        return self.accepted(key, parse_condition(node, self.names, place), ALWAYS)

    def when(self, place: Place) -> Condition | None:
        """The condition under which a rule holds: `when`, and not `unless`."""
        parts = []
        if self.find("when"):
            parts.append(self.condition("when", place))
        if self.find("unless"):
            parts.append(negate(self.condition("unless", place)))
        return all_of(parts) if parts else None

    def section(self, key: str) -> Section:
        """The mapping under a key; an empty one if there is none."""
        node = self.find(key)
        found = node if isinstance(node, MappingNode) else self.broken(key, MappingNode(span=self.node.span))
        return replace(self, node=found, path=self.path_of(key))

    def clauses(self, key: str) -> Iterator[Section]:
        """The rules of a list, each under its id, which no other has."""
        node = self.find(key)
        items = node.items if isinstance(node, SequenceNode) else self.broken(key, ())
        seen: dict[str, Span] = {}
        for item in items:
            name = item.find("id") if isinstance(item, MappingNode) else None
            if not isinstance(item, MappingNode) or not isinstance(name, ScalarNode):
                self.broken(key, None)
            elif name.text in seen:
                note = Note(message="first given here", span=seen[name.text])
                self.report(key, Problem.DUPLICATE_ID.at(name.span, f'"{name.text}" is given twice in this list', notes=(note,)))
            else:
                seen[name.text] = name.span
                yield self._named(f"{self.path_of(key)}.{name.text}", item, name.span)

    def named(self, key: str) -> Iterator[Section]:
        """The mappings that stand in a mapping, each under its key."""
        for entry in self.section(key).node.entries:
            path = f"{self.path_of(key)}.{entry.key.text}"
            if isinstance(entry.value, MappingNode):
                yield self._named(path, entry.value, entry.key.span)
            else:
                self.gathering.broken.add(path)

    def _named(self, path: str, node: MappingNode, name: Span) -> Section:
        """A mapping whose place is told by its name."""
        self.gathering.spans[path] = name
        return replace(self, node=node, path=path)

    def _plain(self, key: str, wanted: type[Plain], stand_in: Plain) -> Plain:
        node = self.find(key)
        value = node.value if isinstance(node, ScalarNode) else None
        # A truth value is a number to Python, but not to an author.
        return value if isinstance(value, wanted) and type(value) is wanted else self.broken(key, stand_in)
