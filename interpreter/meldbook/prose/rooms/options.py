"""What the table chooses before the game, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.model.options import Option, OptionType, OptionValue
from meldbook.model.ruleset import Ruleset
from meldbook.prose.footnotes import footnotes
from meldbook.prose.joining import joined
from meldbook.prose.nouns import choice_name, choices_noun
from meldbook.prose.sentences import Argument, Arguments, Name, Names, Phrase, Section, Sentence


def options_section(ruleset: Ruleset) -> Section:
    """Every option with its default and what else may be chosen."""
    return Section(room="options", sentences=tuple(_option(option, ruleset) for option in ruleset.options))


def _option(option: Option, ruleset: Ruleset) -> Sentence:
    return Sentence(
        id=f"option-{_form(option)}",
        arguments=(("option", Name(among=Names.OPTION, id=option.name)), *_arguments(option)),
        path=f"options.{option.name}",
        footnotes=footnotes(option, ruleset),
    )


def _form(option: Option) -> str:
    """Which message says the option: a switch, a choice of words, a choice of numbers, or a number with its bounds."""
    if option.type in (OptionType.FLAG, OptionType.CHOICE):
        return option.type.value
    if option.choices:
        return "numbers"
    bounds = ("from" if option.low is not None else "", "to" if option.high is not None else "")
    return "-".join(("number", *filter(None, bounds)))


def _arguments(option: Option) -> Arguments:
    match option.type:
        case OptionType.FLAG:
            return (("default", "on" if option.default else "off"),)
        case OptionType.CHOICE:
            default = choice_name(option.name, str(option.default))
            return (("default", default), ("choices", choices_noun(option.name, map(str, option.choices))))
        case _:
            return (("default", _count(option, option.default)), *_bounds(option))


def _bounds(option: Option) -> Iterator[tuple[str, Argument]]:
    if option.choices:
        yield "choices", joined([_count(option, number) for number in option.choices], "or")
        return
    if option.low is not None:
        yield "low", option.low
    if option.high is not None:
        yield "high", option.high


def _count(option: Option, number: OptionValue) -> Phrase:
    """Points, or a bare number: of what, the name of the option says."""
    id = "count-points" if option.type is OptionType.POINTS else "quantity-number"
    return Phrase(id=id, arguments=(("count", int(number)),))
