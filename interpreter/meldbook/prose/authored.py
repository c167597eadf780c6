"""What the authors of the shipped specs tell readers, in another language: names, summaries, notes, rulings and customs.

In: `site/locales/<language>/specs.po`, a catalogue of gettext, which translators have editors for. Out: each text under its
English. A spec keeps its English beside the rule it speaks of, and no other language gets between its lines. When the English
changes, its translation no longer counts, and a test asks for a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from babel.messages.pofile import PoFileError, read_po

from meldbook.prose.messages import LocaleError


def read_authored(language: str, file: Traversable, *, preview: bool = False) -> Mapping[str, str]:
    """The translations in a catalogue; raises `LocaleError` for one that is missing or doubtful, unless it is for a preview."""
    try:
        with file.open("rb") as stream:
            catalogue = read_po(stream, locale=None, abort_invalid=True)
    except PoFileError as error:
        raise LocaleError(f"{language}: {file.name}: {error}") from error
    messages = [message for message in catalogue if message.id]
    for message in messages:
        if not preview and (not message.string or message.fuzzy):
            raise LocaleError(f"{language}: {file.name} lacks the translation of {str(message.id)!r}")
    return {str(message.id): str(message.string) for message in messages if message.string and not message.fuzzy}
