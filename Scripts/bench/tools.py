"""`vitrine guide`, the previews of a kit, and a clean build: commands as people run them."""

import hashlib
import re
import shutil

from catalogue import OURS
from errors import BenchError
from peers import ROOT
from processes import PeakWatch
from programs import seconds
from rounds import Sample

# A view of a kit whose look one literal decides, and the preview that shows it.
KIT_VIEW = "Sources/TodoistKit/Components/TodoistSectionHeader.swift"
KIT_LITERAL = re.compile(r"\.frame\(height: (\d+)\)")
KIT_PREVIEW = "Section headers"


def literal_of_first_view(text):
    """Where in a guide the first literal of the first view is that says a distance or a size.
    - Raises: where there is none."""
    view = re.search(r"^ *(public )?struct \w+: View\b", text, re.MULTILINE)
    found = re.compile(r"(?:padding|spacing: |cornerRadius: |height: |width: )\(?(?:\.\w+, )?(\d+)\b").search(
        text, view.end() if view else 0)
    if not view or not found:
        raise BenchError("The guide has no view with a number that could be edited; name another one with GUIDE=FILE.md.")
    return found.span(1)


def digests(folder):
    return {path.relative_to(folder): hashlib.sha256(path.read_bytes()).digest() for path in folder.rglob("*.png")}


def guide(place, stack):
    copy = place.folder / "guide" / place.guide.name
    copy.parent.mkdir()
    text = place.guide.read_text()
    start, end = literal_of_first_view(text)
    out, rounds = place.folder / "gallery", 0
    command = [place.program("vitrine"), "guide", str(copy), "--out", str(out)]
    environment = place.environment("guide-cache")

    def nothing():
        for folder in (out, place.folder / "guide-cache"):
            shutil.rmtree(folder, ignore_errors=True)
        copy.write_text(text)
        return seconds(command, environment)

    def edited():
        nonlocal rounds
        rounds += 1
        before = digests(out)
        copy.write_text(text[:start] + str(int(text[start:end]) + rounds) + text[end:])
        taken = seconds(command, environment)
        if digests(out) == before:
            raise BenchError(f"The edit of {place.guide.name} has changed no picture; name another guide with GUIDE=FILE.md.")
        return taken

    def peak():
        """A run of its own: looking at processes all the time costs time."""
        folder = place.folder / "peak"
        shutil.rmtree(folder, ignore_errors=True)
        with PeakWatch("vitrine-specimen") as watch:
            seconds([*command[:-1], str(folder / "gallery")], place.environment("peak/cache"))
        if not watch.peak:
            raise BenchError("No process that drew the guide was seen.")
        return watch.peak

    return [
        Sample("guide-nothing", OURS, nothing), Sample("guide-edited", OURS, edited),
        Sample("guide-unchanged", OURS, lambda: seconds(command, environment), repeats=3),
        Sample("guide-memory", OURS, peak),
    ], 0


def clone(folder):
    """The committed state of this tree in another folder."""
    seconds(["git", "clone", "--quiet", "--local", str(ROOT), str(folder)])


def installed(place):
    """`vitrine` as it is beside a project of someone else: without the modules of our kits, which are what is built here."""
    folder = place.folder / "installed"
    (folder / "Modules").mkdir(parents=True)
    for name in ("vitrine", "vitrine-specimen", "libVitrineRuntime.so", "SwiftUIMacros-tool"):
        shutil.copy2(place.products / name, folder / name)
    own = {path.name for path in (ROOT / "Sources").iterdir()}
    for path in (place.products / "Modules").iterdir():
        if path.stem not in own:
            (folder / "Modules" / path.name).symlink_to(path)
    return str(folder / "vitrine")


def kit(place, stack):
    """Everything was built once before; each round edits a literal and draws the preview that shows it."""
    tree = place.folder / "kit"
    clone(tree)
    view = tree / KIT_VIEW
    text = view.read_text()
    found = KIT_LITERAL.search(text)
    if not found:
        raise BenchError(f"{KIT_VIEW} has no height any more that could be edited; choose another view in Scripts/bench/tools.py.")
    out, rounds = place.folder / "kit-pictures", 0
    command = [installed(place), "render", KIT_PREVIEW, "--path", str(tree), "--out", str(out)]
    environment = place.environment("kit-cache")

    def take():
        nonlocal rounds
        rounds += 1
        before = digests(out)
        start, end = found.span(1)
        view.write_text(text[:start] + str(int(text[start:end]) + rounds) + text[end:])
        taken = seconds(command, environment, tree)
        if digests(out) == before:
            raise BenchError(f"The edit of {KIT_VIEW} has changed no picture; choose another view in Scripts/bench/tools.py.")
        return taken

    return [Sample("kit", OURS, take)], 1


def build(place, stack):
    """A build in a clone, with what `make setup` has made already."""
    tree = place.folder / "build"

    def take():
        shutil.rmtree(tree, ignore_errors=True)
        clone(tree)
        (tree / ".setup").symlink_to(ROOT / ".setup")
        taken = seconds(["make", "build"], folder=tree, limit=3600)
        shutil.rmtree(tree, ignore_errors=True)
        return taken

    return [Sample("build", OURS, take)], 0


GROUPS = {"guide": guide, "kit": kit, "build": build}
