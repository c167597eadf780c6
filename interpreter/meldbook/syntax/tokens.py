"""What the format leaves out of YAML: tokens go in, diagnostics come out, before anything is built that an alias could blow up.

Anchors, aliases, merge keys, tags and directives are forbidden: `extends` and overlays do their work, and say where a value is
from. Depth is limited, since the tree is walked by recursion. A file holds one document: of a second one nobody would see the
errors.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import yaml

from meldbook.diagnostics import Diagnostic, Span
from meldbook.syntax.problem import Problem
from meldbook.syntax.source import Source

DEEPEST_NESTING = 64

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C parser is ten times faster, but not every build of PyYAML has it."""

Token: TypeAlias = Any  # yaml has no types for its tokens' common fields

_OPENING = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
_CLOSING = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)
# Only the slow parser lets them through.
_HALF_CHARACTERS = re.compile("[\ud800-\udfff]")


def scanned(source: Source) -> Iterator[Token]:
    """The tokens of a text, until one can't be read: then comes an error of PyYAML, in the words of whichever parser there is."""
    return iter(yaml.scan(source.text, Loader=LOADER))


def forbidden(tokens: Iterable[Token], source: Source) -> Iterator[Diagnostic]:
    """What stands in the file and mustn't. Ends early when it is nested too deep."""
    depth = 0
    previous: Token = None
    for token in tokens:
        depth += isinstance(token, _OPENING) - isinstance(token, _CLOSING)
        if depth > DEEPEST_NESTING:
            yield too_deep(_span(token, source))
            return
        yield from _judged(token, previous, source)
        previous = token


def _judged(token: Token, previous: Token, source: Source) -> Iterator[Diagnostic]:
    match token:
        case yaml.AnchorToken():
            yield _refused(Problem.ANCHOR, token, source, f'anchor "&{token.value}": the format has no anchors')
        case yaml.AliasToken():
            yield _refused(Problem.ALIAS, token, source, f'alias "*{token.value}": the format has no aliases')
        case yaml.TagToken():
            yield _refused(Problem.TAG, token, source, f'tag "{_written(token, source)}": the format has no tags')
        case yaml.DirectiveToken():
            yield _refused(Problem.DIRECTIVE, token, source, f'directive "{_written(token, source)}": the format has none')
        case yaml.ScalarToken(plain=True, value="<<") if isinstance(previous, yaml.KeyToken):
            yield _refused(Problem.MERGE_KEY, token, source, 'merge key "<<": the format has no merge keys')
        case yaml.ScalarToken() if _HALF_CHARACTERS.search(token.value):
            yield Problem.BAD_ESCAPE.at(_span(token, source), "an escape for half a character (U+D800 to U+DFFF)")
        case yaml.DocumentStartToken() if not isinstance(previous, yaml.StreamStartToken | yaml.DirectiveToken):
            yield Problem.SEVERAL_DOCUMENTS.at(_span(token, source), "a second document starts here; a file holds one")


def _refused(problem: Problem, token: Token, source: Source, message: str) -> Diagnostic:
    return problem.at(_span(token, source), message, suggestion="write the values out, or use `extends` or an overlay")


def too_deep(place: Span) -> Diagnostic:
    """What is said where the nesting goes beyond the limit."""
    return Problem.TOO_DEEP.at(place, f"nested deeper than {DEEPEST_NESTING} levels")


def _span(token: Token, source: Source) -> Span:
    return source.span(token.start_mark.index, token.end_mark.index)


def _written(token: Token, source: Source) -> str:
    return source.text[token.start_mark.index : token.end_mark.index].strip()
