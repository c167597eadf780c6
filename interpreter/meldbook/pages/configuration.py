"""What MkDocs is told: the checkout's `mkdocs.yml` goes in, the configuration of one language, which inherits it, comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from meldbook.pages import addresses
from meldbook.pages.collection import Collection
from meldbook.pages.language import Language, own_name

THEME: Final = Path("site", "theme")
SEARCH_OF_THE_THEME: Final[tuple[Any, ...]] = ("search",)
OFFLINE: Final[tuple[Any, ...]] = ("search", "offline")
NO_SEARCH: Final[tuple[Any, ...]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    """What `mkdocs.yml` says for all languages: where the site will be, if it is known, and where its sources are."""

    file: Path
    site_url: str | None
    repository: addresses.Repository | None

    @classmethod
    def read(cls, file: Path) -> Shared:
        """Reads the file."""
        said: Mapping[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
        url, edit = said.get("repo_url"), said.get("edit_uri")
        repository = addresses.Repository(url=url, edit=edit) if url and edit else None
        site_url = said.get("site_url")
        return cls(file=file, site_url=site_url.rstrip("/") + "/" if site_url else None, repository=repository)


def configuration(
    shared: Shared,
    language: Language,
    tags: Sequence[str],
    collection: Collection,
    plugins: Sequence[Any],
    folders: Mapping[str, Path],
) -> str:
    """The configuration as YAML. `tags` are all languages; `folders` are `docs_dir` and `site_dir`."""
    root = shared.site_url or ""
    told = {
        "INHERIT": str(shared.file),
        "site_name": language.says("site-name"),
        "site_description": language.says("site-description"),
        "site_url": f"{root}{language.tag}/" if root else "",
        **{key: str(folder) for key, folder in folders.items()},
        "theme": _theme(shared, language),
        "extra": _extra(language, tags, root),
        "plugins": list(plugins),
        "nav": _menu(collection, language),
    }
    return yaml.safe_dump(told, allow_unicode=True, sort_keys=False)


def _extra(language: Language, tags: Sequence[str], root: str) -> Mapping[str, Any]:
    """What the templates of the theme ask for."""
    return {
        "alternate": list(map(_alternate, tags)),
        "root": root,
        "missing_title": language.says("missing-title"),
        "missing_text": language.says("missing-text"),
    }


def _theme(shared: Shared, language: Language) -> Mapping[str, Any]:
    return {
        "custom_dir": str(shared.file.parent / THEME),
        "language": language.tag,
        "palette": [
            _scheme("light", "default", "material/weather-night", language.says("site-dark")),
            _scheme("dark", "slate", "material/weather-sunny", language.says("site-light")),
        ],
    }


def _scheme(preferred: str, scheme: str, icon: str, name: str) -> Mapping[str, Any]:
    media = f"(prefers-color-scheme: {preferred})"
    return {"media": media, "scheme": scheme, "primary": "custom", "accent": "custom", "toggle": {"icon": icon, "name": name}}


def _alternate(tag: str) -> Mapping[str, str]:
    return {"name": own_name(tag), "link": f"../{tag}/", "lang": tag}


def _menu(collection: Collection, language: Language) -> list[Any]:
    games = [{language.name(game.ruleset.name): addresses.game_page(game.id)} for game in collection.games]
    return [
        {language.says("nav-home"): addresses.HOME},
        {language.says("nav-games"): [addresses.GAMES, *games]},
        {language.says("nav-house-rules"): addresses.HOUSE_RULES},
        {language.says("nav-compare"): addresses.COMPARE},
        {language.says("nav-glossary"): addresses.GLOSSARY},
        {
            language.says("nav-write"): [
                addresses.TUTORIAL,
                {language.says("nav-reference"): addresses.REFERENCE},
                {language.says("nav-conditions"): addresses.CONDITIONS},
                {language.says("nav-diagnostics"): addresses.DIAGNOSTICS},
            ]
        },
    ]
