"""Which names of SwiftUI and UIKit the kits use, as the compiler found them, and which of those iOS 17 does not have.

A kit builds on Apple's platforms when it uses nothing but Apple's names. What the list of SwiftUI 17.4 lacks, such as
the names of UIKit, is in a reviewed table.
"""

from dataclasses import dataclass
from pathlib import Path

import index_store as index
import names

SHARED = "KitSupport"


@dataclass(frozen=True, order=True)
class Use:
    """A place in a kit that uses a name."""

    file: str
    line: int
    name: str


def listed(declared, all_names):
    """The USRs of what the list of names has."""
    found = set()
    for name in all_names:
        found |= {one.usr for one in names.find(name, declared)[0]}
        if name.owner in declared.types:
            found.add(declared.types[name.owner])
    return found


def text(declaration):
    """A declaration as the list writes names."""
    labels = "" if declaration.labels is None else f"({''.join(label + ':' for label in declaration.labels)})"
    return ".".join((*declaration.owner, declaration.base)) + labels


def is_kit(path):
    return path.parts[0] == SHARED or path.parts[0].endswith("Kit")


def uses(store, sources, declared):
    """Each place of the kits' own text that refers to one of the product's declarations."""
    by_usr = {one.usr: one for found in declared.by_name.values() for one in found}
    sources = Path(sources).resolve()
    for _, file, records in store.units():
        path = Path(file)
        if not path.is_relative_to(sources) or not path.exists() or not is_kit(path.relative_to(sources)):
            continue
        for record in records:
            for one in store.occurrences(record):
                if one.roles & index.REFERENCE and not one.roles & index.IMPLICIT and one.symbol.usr in by_usr:
                    place = path.relative_to(sources.parent).as_posix()
                    yield Use(place, one.line, text(by_usr[one.symbol.usr])), one.symbol.usr


def problems(store, sources, declared, all_names, reviewed):
    """(sentences for what is wrong, how many uses were read)."""
    known = listed(declared, all_names)
    beyond, count = set(), 0
    for use, usr in uses(store, sources, declared):
        count += 1
        if usr not in known:
            beyond.add(use)
    if not count:
        raise SystemExit(f"coverage: the index knows no use of SwiftUI below {sources}; build the kits first.")
    found = [f"{use.file}:{use.line}: {use.name} is no name of SwiftUI 17.4. Use one that is, or review it and add it "
             f"to {reviewed.path.name}." for use in sorted(beyond) if reviewed.sentence(use.name) is None]
    return found + reviewed.unused([use.name for use in beyond]), count
