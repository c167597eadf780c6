"""Which language the program speaks: the one asked for, else that of the surroundings if there are messages in it."""

from __future__ import annotations

import pytest
from command_line import meldbook

from meldbook.cli.language import language_of
from meldbook.prose import Locale


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "xx_XX.UTF-8", "LANGUAGE": "yy:ca:ja"}, "ca"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ca"}, "en"),
    ],
    ids=str,
)
def test_the_surroundings_choose_a_language_there_is(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_rules_are_told_in_the_language_asked_for() -> None:
    for language in ("ca", "ja"):
        told = meldbook("rules", "classic", "--lang", language, "--section", "pile").output
        assert told.startswith(Locale.load(language).word("room-pile"))


def test_a_language_without_messages_is_refused_with_those_there_are() -> None:
    refused = meldbook("rules", "classic", "--lang", "xx")
    assert refused.exit_code == 2
    assert "'ca'" in refused.output
