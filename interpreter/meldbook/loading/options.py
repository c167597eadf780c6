"""Options: what a spec declares, and what a table chooses.

In: the `options` section, or assignments such as `target=7000`. Out: `Option`s, or the complete `OptionValues` of a table; and
what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from meldbook.diagnostics import Diagnostic, correction, did_you_mean, nearest
from meldbook.loading.problem import Problem
from meldbook.loading.reference import said
from meldbook.loading.section import Section
from meldbook.model.options import Option, OptionType, OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.syntax import ScalarNode, Style
from meldbook.syntax.scalar import value_of

OptionValues: TypeAlias = Mapping[str, OptionValue]
"""A value for every option of a ruleset, by its name."""


def build(spec: Section) -> tuple[Option, ...]:
    """The options that a spec declares."""
    return tuple(_option(section) for section in spec.named("options"))


def chosen(options: Iterable[Option], choices: OptionValues) -> OptionValues:
    """A value for every option: the choice, or else the default."""
    return {option.name: choices.get(option.name, option.default) for option in options}


def parse_options(assignments: Iterable[str], ruleset: Ruleset) -> OptionValues | tuple[Diagnostic, ...]:
    """The values of a table that makes these assignments, `NAME=VALUE` each; or what is wrong with them."""
    made = [_assigned(text, ruleset.options) for text in assignments]
    problems = tuple(each for each in made if isinstance(each, Diagnostic))
    return problems or chosen(ruleset.options, dict(each for each in made if not isinstance(each, Diagnostic)))


def read_choice(options: Iterable[Option], name: ScalarNode, value: ScalarNode) -> tuple[str, OptionValue] | Diagnostic:
    """The choice of a value for an option, or what is wrong with it."""
    known = {option.name: option for option in options}
    if name.text not in known:
        return Problem.UNKNOWN_OPTION.unknown(name.span, "option", name.text, known)
    option = known[name.text]
    found = _value(option.type, value)
    misfit = _misfit(option, found, value.text)
    if found is not None and misfit is None:
        return option.name, found
    choices = tuple(map(str, option.choices))
    suggestion, fix = did_you_mean(nearest(value.text, choices)), correction(value.span, value.text, choices)
    return Problem.OPTION_VALUE.at(value.span, misfit or "", suggestion=suggestion, fix=fix)


def _assigned(text: str, options: Iterable[Option]) -> tuple[str, OptionValue] | Diagnostic:
    name, sign, _ = text.partition("=")
    if not sign or not name.strip():
        return Problem.ASSIGNMENT_FORM.at(said(text), f'"{text}" assigns nothing: write NAME=VALUE')
    return read_choice(options, _node(text, 0, len(name)), _node(text, len(name) + 1, len(text)))


def _node(text: str, start: int, end: int) -> ScalarNode:
    part = text[start:end].strip()
    return ScalarNode(text=part, style=Style.PLAIN, span=said(text, start, end), source=part)


def _option(section: Section) -> Option:
    kind = section.word("type", OptionType)
    default = section.find("default")
    value = _value(kind, default) if isinstance(default, ScalarNode) else None
    option = Option(
        name=section.path.rpartition(".")[2],
        type=kind,
        default=section.broken("default", False) if value is None else value,
        choices=tuple(choice for node in section.scalars("choices") if (choice := _value(kind, node)) is not None),
        low=section.number_or_none("min"),
        high=section.number_or_none("max"),
        note=section.words_for_people("note"),
        ruling=section.words_for_people("ruling"),
        sources=section.sources(),
    )
    _judge(section, option)
    return option


def _judge(section: Section, option: Option) -> None:
    """Whether the default is one of the values that may be chosen, and whether there are any."""
    default = section.find("default")
    lowest = section.find("min")
    if option.low is not None and option.high is not None and option.low > option.high and lowest:
        message = f'no value is possible: "min" is {option.low}, "max" only {option.high}'
        section.report("min", Problem.OPTION_RANGE.at(lowest.span, message))
    elif isinstance(default, ScalarNode) and (misfit := _misfit(option, option.default, default.text)):
        section.report("default", Problem.OPTION_DEFAULT.at(default.span, misfit))


def _value(kind: OptionType, node: ScalarNode) -> OptionValue | None:
    """What a text means as the value of such an option."""
    if kind is OptionType.CHOICE:
        return node.text
    value = value_of(node.text, Style.PLAIN)
    wanted = bool if kind is OptionType.FLAG else int
    return value if type(value) is wanted else None


def _misfit(option: Option, value: OptionValue | None, text: str) -> str | None:
    """Why an option can't have this value, if so."""
    if value is None:
        return f'"{text}" is no value of "{option.name}": expected {_expected(option.type)}'
    if option.choices and value not in option.choices:
        return f'"{text}" is no choice of "{option.name}"; available: {", ".join(map(str, option.choices))}'
    if isinstance(value, int) and option.low is not None and value < option.low:
        return f'{text} is too small for "{option.name}": at least {option.low}'
    if isinstance(value, int) and option.high is not None and value > option.high:
        return f'{text} is too large for "{option.name}": at most {option.high}'
    return None


def _expected(kind: OptionType) -> str:
    return "true or false" if kind is OptionType.FLAG else f"a whole number of {kind}"
