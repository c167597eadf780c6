"""The rules site: rulesets and a locale go in, Markdown pages come out, and MkDocs makes a site of them."""

from meldbook.pages.building import NoMkDocs, SiteError, build_site
from meldbook.pages.writing import write_pages

__all__ = ["NoMkDocs", "SiteError", "build_site", "write_pages"]
