"""From tree to meaning: a merged tree with its defaults filled in becomes a `Ruleset`.

Each room is built by its own module from its own section. All mistakes are gathered; where something can't be built, a harmless
value stands in, so that the rest can still be looked at, and `broken` names the paths of such places.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from meldbook.conditions.problems import Problem
from meldbook.diagnostics import Span
from meldbook.loading import options
from meldbook.loading.gathering import Built, Gathering
from meldbook.loading.meaning.tables import uncovered
from meldbook.loading.names import read_names
from meldbook.loading.problem import Problem as Unknown
from meldbook.loading.rooms import canastas, cards, deal, going_out, melds, pile, scoring, table, turn
from meldbook.loading.section import Section
from meldbook.model.ruleset import About, Origin, Ruleset, Source
from meldbook.syntax import MappingNode

ROOMS = ("options", "table", "cards", "deal", "turn", "melds", "canastas", "pile", "going_out", "scoring")
# Where a name couldn't be read, nothing is concluded from its missing.
_ABOUT_NAMES = tuple(
    problem.value[0] for problem in (Problem.UNKNOWN_FACT, Problem.UNKNOWN_NAME, Problem.UNKNOWN_CARD, Problem.UNKNOWN_ROW)
)
_NO_RULES = frozenset({"id", "when", "unless", "note", "ruling", "source", "must", "wins", "on", "then"})


def build(tree: MappingNode) -> Built:
    """The meaning of a tree, which need not be without mistakes."""
    names, are_complete = read_names(tree)
    gathering = Gathering()
    spec = Section(node=tree, path="", names=names, gathering=gathering)
    sources = tuple(_sources(spec))
    ruleset = _ruleset(replace(spec, source_ids=tuple(source.id for source in sources)), sources)
    _check_tables(gathering, ruleset)
    return Built(
        file=tree.span.file,
        ruleset=replace(ruleset, origins=tuple(_origins(gathering.spans))),
        names=names,
        diagnostics=tuple(each for each in gathering.diagnostics if are_complete or each.code not in _ABOUT_NAMES),
        spans={"": tree.span, **gathering.spans},
        broken=frozenset(gathering.broken),
    )


def _check_tables(gathering: Gathering, ruleset: Ruleset) -> None:
    for rows in gathering.tables:
        if problems := uncovered(rows, ruleset):
            gathering.diagnostics.extend(problems)
            gathering.broken.add(rows.path)


def _ruleset(spec: Section, sources: tuple[Source, ...]) -> Ruleset:
    return Ruleset(
        id=spec.literal("id"),
        name=spec.words_for_people("name"),
        summary=spec.words_for_people("summary"),
        sources=sources,
        options=options.build(spec),
        table=table.build(spec.section("table")),
        cards=cards.build(spec.section("cards")),
        deal=deal.build(spec.section("deal")),
        turn=turn.build(spec.section("turn")),
        melds=melds.build(spec.section("melds")),
        canastas=canastas.build(spec.section("canastas")),
        pile=pile.build(spec.section("pile")),
        going_out=going_out.build(spec.section("going_out")),
        scoring=scoring.build(spec.section("scoring")),
        about=tuple(_about(spec)),
        origins=(),
    )


def _about(spec: Section) -> Iterator[About]:
    """What is said about values and rules. It is read last, when all paths are known.

    What a base says of its own value holds no longer where another file has changed or removed the value.
    """
    known = {path: span for path, span in spec.gathering.spans.items() if path.partition(".")[0] in ROOMS}
    for section in spec.named("about"):
        path, said = section.path.removeprefix("about."), spec.gathering.spans[section.path]
        is_inherited = said.file != spec.node.span.file
        if is_inherited and (path not in known or known[path].file != said.file):
            continue
        if path not in known:
            spec.report("about", Unknown.UNKNOWN_NAME.unknown(said, "rule", path, tuple(known)))
        yield About(
            path=path,
            note=section.words_for_people("note"),
            ruling=section.words_for_people("ruling"),
            sources=section.sources(),
            unverified=section.flag("unverified"),
        )


def _sources(spec: Section) -> Iterator[Source]:
    """The texts that rules refer to."""
    for section in spec.clauses("sources"):
        yield Source(
            id=section.literal("id"),
            title=section.words_for_people("title"),
            language=section.literal("language") if section.find("language") else None,
            url=section.literal("url") if section.find("url") else None,
        )


def _origins(spans: Mapping[str, Span]) -> Iterator[tuple[str, Origin]]:
    """Where each rule and value stands. What only says what a rule means, or is a row of a table, is part of it."""
    for path, span in spans.items():
        if path.partition(".")[0] in ROOMS and path.rpartition(".")[2] not in _NO_RULES and not _is_inner(path):
            yield path, Origin(file=span.file, line=span.line, column=span.column)


def _is_inner(path: str) -> bool:
    return path.startswith(("cards.values.", "cards.suits.")) or (path.startswith("options.") and path.count(".") > 1)
