#!/usr/bin/env python3
"""Writes the coverage ledger, or with --check compares it with the one that is committed.

It reads the index that a build of all tests of the runtime left behind, so build those first.
"""

import argparse
import sys
from pathlib import Path

import declared
import index_store
import kits
import ledger
import names
import pages
import shown
import unavailable

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "Runtime" / "Data" / "Coverage"
PAGES = ROOT / "Documentation" / "Coverage"


def parsed():
    parser = argparse.ArgumentParser(prog="coverage", description=__doc__)
    parser.add_argument("--build", type=Path, required=True, help="the folder of the build, such as .build/release")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the pages are not true")
    parser.add_argument("--kits", action="store_true", help="fail where a kit uses a name that iOS 17 does not have")
    parser.add_argument("--reviewed", type=Path, default=DATA / "kits.tsv", help="the names beyond SwiftUI's that kits may use")
    parser.add_argument("--names", metavar="STATUS", help="print the names of a status, with the reasons")
    return parser.parse_args()


def entries(build):
    store = index_of(build)
    found = declared.declarations(build)
    unavailable.add_unavailable(found, store, ROOT / "Runtime" / "Sources")
    tests, silent = shown.tests_by_declaration(store, ROOT / "Runtime" / "Tests")
    partial, elsewhere = ledger.Table(DATA / "partial.tsv"), ledger.Table(DATA / "elsewhere.tsv")
    all_names = [names.parse(line) for line in (DATA / "names.txt").read_text().splitlines()]
    result = [ledger.entry(name, found, tests, partial, elsewhere) for name in all_names]
    texts = [name.text for name in all_names]
    return result, partial.unused(texts) + elsewhere.unused(texts)


def index_of(build):
    store = build / "index" / "store"
    if not store.exists():
        raise SystemExit(f"coverage: {store} is missing. Build with --enable-index-store first.")
    return store


def check_kits(build, reviewed):
    found, count = kits.problems(
        index_store.IndexStore(index_of(build)), ROOT / "Sources", declared.declarations(build),
        [names.parse(line) for line in (DATA / "names.txt").read_text().splitlines()], ledger.Table(reviewed))
    print("\n".join(found[:40]), end="\n" if found else "", file=sys.stderr)
    print(f"coverage: the kits use SwiftUI and UIKit in {count} places; {len(found) or 'none'} of them beyond Apple's names.")
    return 1 if found else 0


def differences(texts):
    present = {path.name: path.read_text() for path in PAGES.glob("*.md")}
    for name in sorted(present.keys() | texts.keys()):
        old, new = present.get(name, "").splitlines(), texts.get(name, "").splitlines()
        if old == new:
            continue
        claimed = {line.split(" | ")[0]: line for line in old}
        computed = {line.split(" | ")[0]: line for line in new}
        for key in sorted(claimed.keys() | computed.keys(), key=str):
            if claimed.get(key) != computed.get(key):
                yield f"Documentation/Coverage/{name}: says   {claimed.get(key, 'nothing')}"
                yield f"Documentation/Coverage/{name}: should {computed.get(key, 'say nothing')}"


def main():
    arguments = parsed()
    if arguments.kits:
        return check_kits(arguments.build, arguments.reviewed)
    result, problems = entries(arguments.build)
    areas = ledger.Table(DATA / "areas.tsv")
    texts = pages.pages(result, lambda name: areas.sentence(name.text))
    if arguments.names:
        for one in result:
            if one.status == arguments.names:
                print(f"{one.name.text}\t{one.why}")
        return 0
    if arguments.check:
        found = problems + list(differences(texts))
        print("\n".join(found[:40]), end="\n" if found else "", file=sys.stderr)
        if found:
            print("coverage: the ledger is not true; run `make coverage`, read the difference, and commit it. "
                  "A name that is no longer parity lost its test: mend the test first.", file=sys.stderr)
        return 1 if found else 0
    PAGES.mkdir(exist_ok=True)
    for path in PAGES.glob("*.md"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (PAGES / name).write_text(text)
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    return 1 if problems else 0


sys.exit(main())
