"""From text to the untyped tree: one LALR parser per grammar file, built once, and a friendly message for what it can't read.

In: an `Excerpt` and the rule of the grammar to start from. Out: a tree of `tree`, or of lark for the two small grammars, whose
offsets count from the start of the excerpt; or a `Diagnostic`. Texts too long or nested too deep are refused, not tried.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, cast

import lark
from lark import Lark, Token, ast_utils
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from meldbook import resources
from meldbook.conditions import tree
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.problems import Checked, Problem, error
from meldbook.conditions.syntax_errors import Mistake, mistakes

LONGEST = 2000
"""The most characters a condition or value may have."""

DEEPEST = 30
"""How deep its parts may be nested."""

Plain: TypeAlias = "lark.Tree[Token]"

STARTS = {
    "condition": ("condition", "value", "fact", "row", "foreign"),
    "cards": ("pattern",),
    "clauses": ("event", "effect"),
}
"""The rules one can start from, by grammar; the first is the usual one."""


def parse(excerpt: Excerpt, start: str) -> Checked[Any]:
    """The untyped tree of a condition, value, fact or row key: one of the classes in `tree`."""
    parsed, problems = parse_plain(excerpt, "condition", start)
    if parsed is None:
        return None, problems
    if _depth(parsed) > DEEPEST:
        message = f"nested more than {DEEPEST} deep: nobody can follow that; split it over several clauses"
        return None, (error(Problem.TOO_DEEP, message, excerpt.all),)
    return _transformer().transform(parsed), ()


def parse_plain(excerpt: Excerpt, grammar: str, start: str) -> Checked[Plain]:
    """Lark's own tree of a text."""
    text = excerpt.text
    if len(text) > LONGEST:
        message = f"{len(text)} characters are too long to be read: at most {LONGEST}"
        return None, (error(Problem.TOO_LONG, message, excerpt.all),)
    try:
        return _parser(grammar).parse(text, start=start), ()
    except UnexpectedInput as unexpected:
        begin, end = _place(unexpected, text)
        return None, (error(Problem.SYNTAX, _message(unexpected, grammar, start), excerpt.span(begin, end)),)


def words_of(plain: Plain) -> tuple[Token, ...]:
    """The words directly under a node of lark's tree."""
    return tuple(child for child in plain.children if isinstance(child, Token))


@cache
def _parser(grammar: str) -> Lark:
    return Lark(
        resources.grammar(f"{grammar}.lark"),
        parser="lalr",
        start=list(STARTS[grammar]),
        propagate_positions=True,
        maybe_placeholders=False,
    )


@cache
def _transformer() -> lark.Transformer[Token, Any]:
    return ast_utils.create_transformer(tree, lark.Transformer())


def _depth(parsed: Plain) -> int:
    """How deep a tree is, reckoned from the leaves upwards without recursion, which a hostile text could exhaust."""
    depths: dict[int, int] = {}
    for node in parsed.iter_subtrees():
        depths[id(node)] = 1 + max((depths.get(id(child), 0) for child in node.children), default=0)
    return depths[id(parsed)]


def _place(unexpected: UnexpectedInput, text: str) -> tuple[int, int]:
    """Where the parser stopped. The end of the input is the place just behind the last character."""
    match unexpected:
        case UnexpectedToken(token=Token(type="$END")):
            return len(text.rstrip()), len(text.rstrip())
        case UnexpectedToken(token=Token(start_pos=int() as begin, end_pos=int() as end)):
            return begin, end
        case _:
            begin = unexpected.pos_in_stream or 0
            return begin, begin + 1


def _message(unexpected: UnexpectedInput, grammar: str, start: str) -> str:
    """What to say: the message for just this mistake when reading from this rule, else from any rule, else a plain one."""
    if isinstance(unexpected, UnexpectedCharacters):
        return f'"{unexpected.char}" has no meaning here'
    token = cast(UnexpectedToken, unexpected).token
    found = "the end" if token.type == "$END" else f'"{token}"'
    symptoms = ((_state(unexpected), token.type), (None, token.type))
    fitting = [mistake for mistake, symptom in _known_mistakes(grammar) if symptom in symptoms]
    fitting.sort(key=lambda mistake: mistake.start != start)
    return fitting[0].message.replace("{found}", found) if fitting else f"{found} is not expected here"


@cache
def _known_mistakes(grammar: str) -> tuple[tuple[Mistake, tuple[int | None, str]], ...]:
    """Every mistake that has a message, with the state of the parser it shows in (None: any) and the kind of word found there."""
    return tuple((mistake, _symptom(grammar, mistake, example)) for mistake in mistakes(grammar) for example in mistake.examples)


def _symptom(grammar: str, mistake: Mistake, example: str) -> tuple[int | None, str]:
    try:
        _parser(grammar).parse(example, start=mistake.start)
    except UnexpectedToken as unexpected:
        return None if mistake.anywhere else _state(unexpected), unexpected.token.type
    raise ValueError(f"grammar/syntax_errors.yaml: {example!r} is no example of {mistake.message!r}")


def _state(unexpected: UnexpectedInput) -> int:
    return cast(int, unexpected.state.position)
