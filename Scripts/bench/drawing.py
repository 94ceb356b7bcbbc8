"""The works of `vitrine-bench`, and the same by the peers."""

import struct
import time
from contextlib import ExitStack

from catalogue import OURS
from chromium import sandbox_flags
from errors import BenchError, Missing
from programs import seconds
from rounds import Sample


def optional(make):
    """What `make` gives, or a function that says why a peer is not there."""
    try:
        return make()
    except Missing as reason:
        message = str(reason)

        def absent(*_):
            raise Missing(message)

        return absent


def check_picture(path):
    """- Raises: where the file is no picture of the right size."""
    with open(path, "rb") as file:
        head = file.read(24)
    if head[:4] != b"\x89PNG" or struct.unpack(">II", head[16:24]) != (1179, 2556):
        raise BenchError(f"{path.name} is no PNG of 1179 × 2556 pixels.")


def start_to_picture(place, stack):
    """Each process from nothing: nobody keeps anything but what the file system keeps."""

    def taking(name, command, environment=None):
        path = place.folder / f"list-{name}.png"

        def take():
            path.unlink(missing_ok=True)
            taken = seconds([word.replace("PICTURE", str(path)) for word in command], environment) * 1e3
            check_picture(path)
            return taken

        return take

    def browser(name, *flags):
        profile = place.folder / f"profile-{name}"
        return taking(name, [
            place.peers.browser(name), *sandbox_flags(), *flags, "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--force-device-scale-factor=3", "--window-size=393,852", f"--user-data-dir={profile}",
            "--screenshot=PICTURE", f"file://{place.content / 'list.html'}"])

    ours = [place.program("vitrine-bench"), "picture", "PICTURE"]
    return [
        Sample("list", OURS, taking(OURS, ours, place.environment("bench"))),
        Sample("list", "shell", optional(lambda: browser("shell"))),
        Sample("list", "chromium", optional(lambda: browser("chromium", "--headless=new"))),
        Sample("list", "qt", optional(lambda: taking("qt", place.qt_command("picture", "PICTURE")))),
    ], 1


def stepping(page, script, frames=1, after=None):
    """Runs a script and makes the frame that comes of it, some times; milliseconds for one. `%` is the number of the time."""
    number = 0

    def take():
        nonlocal number
        start = time.perf_counter()
        for _ in range(frames):
            number += 1
            page.evaluate(script.replace("%", str(number)))
            (after or page.frame)()
        return (time.perf_counter() - start) * 1e3 / frames

    return take


def row_to_picture(place, stack):
    ours = place.ours(stack)

    def browser(name, stepped):
        page = place.page(stack, name, "list.html", stepped)
        return stepping(page, "change(%)", after=page.png)

    return [
        Sample("row", OURS, lambda: ours.ask("row"), repeats=5),
        Sample("row", "shell", optional(lambda: browser("shell", True)), repeats=3),
        Sample("row", "chromium", optional(lambda: browser("chromium", False)), repeats=3),
        Sample("row", "qt", optional(lambda: asking(place.qt(stack), "row")), repeats=3),
    ], 2


def asking(program, work):
    return lambda: program.ask(work)


def in_turn(place, stack, work, browser, repeats=3):
    """A work within running processes: ours, the browser that makes frames when it is asked, and Qt."""
    ours = place.ours(stack)
    return [
        Sample(work, OURS, lambda: ours.ask(work), repeats=repeats),
        Sample(work, "shell", optional(browser), repeats=repeats),
        Sample(work, "qt", optional(lambda: asking(place.qt(stack), work)), repeats=repeats),
    ]


def row_of_many(place, stack):
    def browser():
        return stepping(place.page(stack, "shell", "long.html", True), "change(%)")

    return in_turn(place, stack, "lazy-row", browser, repeats=15), 2


def scrolling(place, stack):
    def browser():
        return stepping(place.page(stack, "shell", "long.html", True), "scroll(90)", frames=20)

    return [*in_turn(place, stack, "scroll", browser), Sample("scroll-memory", OURS, lambda: left_behind(place))], 2


def left_behind(place):
    """Megabytes that a process keeps of a thousand rows that were scrolled by, after the first two hundred."""
    with ExitStack() as stack:
        ours = place.ours(stack)
        resident = [ours.ask("scroll")["resident"] for _ in range(27)]
        # A round moves the list by 20 × 90 points; a row is 58⅔ points high.
        rows = 20 * 90 / (58 + 2 / 3) * (len(resident) - 7)
        return (resident[-1] - resident[6]) / 1e6 / rows * 1000


def springs(place, stack):
    def browser():
        page = place.page(stack, "shell", "springs.html", True)
        turns = 0

        def take():
            nonlocal turns
            turns += 1
            ends = "0, 1" if turns % 2 else "1, 0"
            start = time.perf_counter()
            for frame in range(1, 21):
                page.evaluate(f"move({ends}, {frame / 60})")
                page.frame()
            return (time.perf_counter() - start) * 1e3 / 20

        return take

    return in_turn(place, stack, "springs", browser), 2


def canvas(place, stack):
    def browser():
        return stepping(place.page(stack, "shell", "canvas.html", True), "draw()", frames=10)

    return in_turn(place, stack, "canvas", browser), 2


def text(place, stack):
    ours = place.ours(stack)
    return [
        Sample("text", OURS, lambda: ours.ask("text")),
        Sample("text", "pango", optional(lambda: asking(place.pango(stack), "text"))),
    ], 1


def tree(place, stack):
    ours = place.ours(stack)
    page = optional(lambda: place.page(stack, "shell", "tree.html").evaluate)
    qt = optional(lambda: place.qt(stack).ask)
    return [
        Sample("tree", OURS, lambda: ours.ask("tree")),
        Sample("tree", "shell", lambda: page("build()")),
        Sample("tree", "qt", lambda: qt("tree")),
        Sample("leaf", OURS, lambda: ours.ask("leaf"), repeats=15),
        Sample("leaf", "shell", lambda: page("change()")),
        Sample("leaf", "qt", lambda: qt("leaf")),
    ], 2


def components(place, stack):
    """Ours with a process for each core, fifty components a round; Chromium has processes of its own for its parts."""
    ours = [place.ours(stack) for _ in range(2)]

    def take():
        start = time.perf_counter()
        for _ in range(10):
            for program in ours:
                program.order("components")
        for _ in range(10):
            for program in ours:
                program.answer("components")
        return 1000 / (time.perf_counter() - start)

    def browser():
        page = place.page(stack, "shell", "components.html")
        count = 40

        def take():
            start = time.perf_counter()
            for index in range(count):
                box = page.evaluate(f"show({index})")
                page.send("Page.captureScreenshot", format="png", optimizeForSpeed=True, clip=box)
            return count / (time.perf_counter() - start)

        return take

    return [Sample("components", OURS, take), Sample("components", "shell", optional(browser))], 1


GROUPS = {
    "list": start_to_picture, "row": row_to_picture, "lazy-row": row_of_many, "scroll": scrolling, "springs": springs,
    "canvas": canvas, "text": text, "tree": tree, "components": components,
}
