"""The rules site: specs and locales go in, Markdown pages come out, and MkDocs makes a site of them."""

from meldbook.pages.building import SiteError, has_mkdocs
from meldbook.pages.publishing import Order, Published, publish, steps

__all__ = ["Order", "Published", "SiteError", "has_mkdocs", "publish", "steps"]
