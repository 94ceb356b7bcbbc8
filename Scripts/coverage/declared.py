"""What the product's modules declare, from the symbol graphs that the compiler makes of them."""

import json
import shutil
import subprocess
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

MODULES = ("SwiftUI", "SwiftUICore", "UIKit")


@dataclass(frozen=True)
class Declaration:
    """A public declaration; `owner` is the path of its type, `labels` is None for what has no parameters.

    `message` is what the compiler says to whoever uses it, where it is unavailable, and None elsewhere.
    """

    owner: tuple
    base: str
    labels: tuple | None
    kind: str
    usr: str
    message: str | None


class Declarations:
    """Declarations by (owner, base name), and the protocols that types conform to."""

    def __init__(self):
        self.by_name = defaultdict(list)
        self.requirements = set()  # USRs of what protocols require
        self._by_owner = defaultdict(list)
        self.types = {}  # path of a type or protocol: its USR
        self.conformances = defaultdict(set)  # path of a type: names of protocols, also of other modules

    def members(self, owner):
        """What stands directly in the type at a path."""
        if not self._by_owner:
            for (path, _), found in self.by_name.items():
                self._by_owner[path] += found
        return self._by_owner.get(owner, [])

    def protocols(self, owner):
        """All protocols that the type at a path conforms to, through others too."""
        seen, waiting = set(), [owner]
        while waiting:
            for name in self.conformances.get(waiting.pop(), ()):
                if name not in seen:
                    seen.add(name)
                    waiting.append(tuple(name.split(".")))
        return seen


def _labels(title):
    if "(" not in title:
        return title, None
    base, rest = title.split("(", 1)
    return base, tuple(label for label in rest.rstrip(")").split(":") if label)


def _message(symbol):
    unavailable = [item for item in symbol.get("availability", ()) if item.get("isUnconditionallyUnavailable")]
    return (unavailable[0].get("message") or "It is not available.") if unavailable else None


def _read(graphs):
    found = Declarations()
    paths = {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            path = tuple(part.replace("`", "") for part in symbol["pathComponents"])
            usr = symbol["identifier"]["precise"].split("::SYNTHESIZED::")[0]
            paths[symbol["identifier"]["precise"]] = path
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            base, labels = _labels(path[-1])
            if kind in ("struct", "class", "enum", "protocol"):
                found.types[path] = usr
            found.by_name[path[:-1], base].append(
                Declaration(path[:-1], base, labels, kind, usr, _message(symbol)))
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] in ("requirementOf", "optionalRequirementOf"):
                found.requirements.add(relation["source"])
            if relation["kind"] in ("conformsTo", "inheritsFrom") and relation["source"] in paths:
                target = paths.get(relation["target"])
                name = ".".join(target) if target else relation.get("targetFallback", "").split(".", 1)[-1]
                if name:
                    found.conformances[paths[relation["source"]]].add(name)
    return found


def _target():
    info = json.loads(subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    return info["target"]["unversionedTriple"]


def declarations(build_folder):
    """What the modules in a build folder (`.build/debug`, `.build/release`) declare in public."""
    modules = Path(build_folder) / "Modules"
    tool = shutil.which("swift-symbolgraph-extract")
    if tool is None:
        raise SystemExit("coverage: `swift-symbolgraph-extract` of the toolchain is not on PATH.")
    target = _target()
    with tempfile.TemporaryDirectory() as folder:

        def extract(module):
            done = subprocess.run(
                [tool, "-module-name", module, "-I", str(modules), "-target", target, "-output-dir", folder,
                 "-minimum-access-level", "public", "-skip-synthesized-members"], capture_output=True, text=True)
            if done.returncode:
                raise SystemExit(f"coverage: {module} in {modules} cannot be read; build anew.\n{done.stderr}")

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(extract, MODULES))
        return _read([json.loads(path.read_text()) for path in sorted(Path(folder).glob("*.symbols.json"))])
