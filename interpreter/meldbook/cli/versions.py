"""A game as it stood in an earlier version: `REV:PATH`, as git writes it, goes in, what came of loading it comes out.

The file is read with the other specs of that version, so a game that extends another, or is laid under house rules, is what it
was then. Whatever is no version is a game as everywhere else.
"""

from __future__ import annotations

import posixpath
import re
import subprocess
import tarfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from meldbook.cli.failing import Unusable, failed
from meldbook.cli.games import find_game
from meldbook.diagnostics import Diagnostic, Span
from meldbook.loading.catalogue import SUFFIX, Catalogue, Shelf
from meldbook.loading.load import Loaded, load
from meldbook.loading.reference import Part, Reference

_VERSION: Final = re.compile(r"(?P<revision>[^:+]{2,}):(?P<reference>[^:]+)")
"""A revision and a reference. A single letter before the colon is the drive of a path."""


def find_version(text: str) -> Loaded:
    """What came of loading this game, or this version of it; what can't be found ends the command."""
    version = _VERSION.fullmatch(text)
    if version is None or Path(text).exists():
        return find_game(text)
    reference = Reference.parse(version["reference"])
    if isinstance(reference, Diagnostic):
        raise failed([reference])
    if not reference.variant.is_path:
        raise Unusable(f'"{text}" names no file: write REV:PATH, as in HEAD~1:specs/variants/{reference.variant.text}{SUFFIX}')
    return _load(version["revision"], reference)


def _load(revision: str, reference: Reference) -> Loaded:
    """The game as it was, with the names that its files have in git."""
    parts = [_from_top(part) for part in (reference.variant, *reference.overlays)]
    with TemporaryDirectory() as temporary:
        root = Path(temporary).resolve()
        _unpack(revision, [part.text for part in parts if part.is_path], root)
        variant, *overlays = (replace(part, text=str(root / part.text)) if part.is_path else part for part in parts)
        folder = Path(variant.text).parent
        catalogue = Catalogue(directories=() if folder == root else (folder.parent,))
        found = load(Reference(variant=variant, overlays=tuple(overlays)), catalogue)
        return _renamed(found, f"{root.as_posix()}/", f"{revision}:")


def _from_top(part: Part) -> Part:
    """The part with its path from the top of the repository; one that begins with a dot is seen from here."""
    if not part.is_path or not part.text.startswith("."):
        return part
    here = _git("rev-parse", "--show-prefix").decode().strip()
    return replace(part, text=posixpath.normpath(posixpath.join(here, part.text)))


def _unpack(revision: str, paths: list[str], root: Path) -> None:
    """Write the specs that belong to these paths, as they were in the version, below the root."""
    there = _git("ls-tree", "-r", "--full-tree", "--name-only", revision).decode().splitlines()
    folders = {folder for path in paths for folder in _folders(path)}
    wanted = [name for name in there if posixpath.dirname(name) in folders and name.endswith(SUFFIX)]
    for path in paths:
        if path not in wanted:
            raise Unusable(f"There is no {path} in {revision}.")
    top = _git("rev-parse", "--show-toplevel").decode().strip()
    with tarfile.open(fileobj=BytesIO(_git("-C", top, "archive", "--format=tar", revision, *wanted))) as archive:
        for member in archive:
            content = archive.extractfile(member)
            if content is not None:
                target = root / member.name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content.read())


def _folders(path: str) -> tuple[str, ...]:
    """The folder of a file; if it is one of a collection of specs, the others of the collection too."""
    folder = posixpath.dirname(path)
    if posixpath.basename(folder) not in tuple(Shelf):
        return (folder,)
    return tuple(posixpath.join(posixpath.dirname(folder), shelf) for shelf in Shelf)


def _git(*arguments: str) -> bytes:
    try:
        return subprocess.run(("git", *arguments), capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise Unusable("Versions of a file need git, which isn't there.") from None
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines() or ["it failed"]
        raise Unusable(f"git: {said[0].removeprefix('fatal: ')}") from None


def _renamed(found: Loaded, old: str, new: str) -> Loaded:
    """The same with other names of files."""
    ruleset = found.ruleset
    if ruleset is not None:
        origins = tuple((path, replace(origin, file=origin.file.replace(old, new))) for path, origin in ruleset.origins)
        ruleset = replace(ruleset, origins=origins)
    return replace(
        found,
        ruleset=ruleset,
        diagnostics=tuple(_renamed_in(each, old, new) for each in found.diagnostics),
        sources={name.replace(old, new): text for name, text in found.sources.items()},
    )


def _renamed_in(diagnostic: Diagnostic, old: str, new: str) -> Diagnostic:
    def renamed(span: Span) -> Span:
        return replace(span, file=span.file.replace(old, new))

    notes = tuple(replace(note, span=renamed(note.span)) for note in diagnostic.notes)
    return replace(diagnostic, span=renamed(diagnostic.span), notes=notes)
