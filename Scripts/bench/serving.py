"""`vitrine serve` on loopback: memory while nobody looks, and a page that is pressed and scrolled."""

import json
import subprocess
import time
import urllib.request
from contextlib import ExitStack

from catalogue import OURS
from chromium import Page
from drawing import optional
from errors import BenchError, Missing
from processes import memory
from rounds import Sample
from socket_client import LiveClient

# Seconds until a gallery must have been built.
PATIENCE = 120


class Gallery:
    """A running `vitrine serve`."""

    def __init__(self, place, path, cache):
        self.process = subprocess.Popen(
            [place.program("vitrine"), "serve", str(path), "--port", "0"], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=place.environment(cache))
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.process.wait()
            raise BenchError(f"vitrine serve {path.name} does not start; run it by hand to see what it says.")

    def collection(self):
        """What the gallery says about the file; nothing before it has looked at it."""
        try:
            with urllib.request.urlopen(self.address + "catalogue.json", timeout=PATIENCE) as answer:
                return next(iter(json.load(answer)["collections"]), None)
        except (OSError, ValueError) as error:
            raise BenchError(f"vitrine serve does not say what it shows: {error}.")

    def wait(self, is_ready, what):
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            collection = self.collection()
            if collection and collection["status"] in ("broken", "failed"):
                raise BenchError(f"vitrine serve cannot build {collection['title']}.")
            if collection and is_ready(collection):
                return collection
            time.sleep(0.05)
        raise BenchError(f"vitrine serve has not {what} within {PATIENCE} seconds.")

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


def has_pictures(collection):
    return collection["specimens"] and all("picture" in specimen for specimen in collection["specimens"])


def settled_memory(process):
    """Memory when it has not changed by a megabyte for a second."""
    last, since, limit = memory(process), time.monotonic(), time.monotonic() + 30
    while time.monotonic() - since < 1:
        time.sleep(0.1)
        now = memory(process)
        if abs(now - last) > 1:
            last, since = now, time.monotonic()
        if time.monotonic() > limit:
            break
    return last


def idle(place, stack):
    """Each number is of a process of its own: what was freed does not go back to the system at once."""

    def gallery():
        with ExitStack() as own:
            served = Gallery(place, place.guide, "idle-cache")
            own.callback(served.close)
            served.wait(has_pictures, "drawn the guide")
            return settled_memory(served.process.pid)

    def added():
        with ExitStack() as own:
            return place.ours(own).ask("memory")["added"] / 1e6

    def with_list():
        with ExitStack() as own:
            program = place.ours(own)
            program.ask("lazy-row")
            return memory(program.process.pid)

    def browser():
        place.peers.browser("shell")

        def take():
            with ExitStack() as own:
                page = place.page(own, "shell", "long.html", True)
                return memory(page.browser.process.pid)

        return take

    def qt():
        place.peers.qt()

        def take():
            with ExitStack() as own:
                program = place.qt(own)
                program.ask("lazy-row")
                return memory(program.process.pid)

        return take

    return [
        Sample("gallery-memory", OURS, gallery), Sample("list-memory", OURS, added),
        Sample("list-process", OURS, with_list), Sample("list-process", "shell", optional(browser)),
        Sample("list-process", "qt", optional(qt)),
    ], 0


def serving(place, stack):
    served = Gallery(place, place.content / "Rows.swift", "serve-cache")
    stack.callback(served.close)
    collection = served.wait(has_pictures, "built the rows")
    path = f"c/{collection['id']}/{collection['specimens'][0]['id']}"
    # A page for each: a list that comes to rest sends pictures that are not of a press.
    pressed_page = optional(lambda: shown(place, stack, served, path))
    scrolled_page = optional(lambda: shown(place, stack, served, path))
    client = LiveClient(served.address, path.removeprefix("c/"))
    stack.callback(client.close)
    sent = {}

    def pressed():
        answer = press(pressed_page())
        sent["row"] = answer["bytes"] / 1e3
        return answer["taken"]

    def scrolled():
        answer = scrolled_page().evaluate("probe.scroll(2)")
        sent["scroll"] = answer["bytes"] / 1e3
        return answer["perSecond"]

    def size(name):
        if name not in sent:
            raise Missing("nothing was sent that could be counted")
        return sent[name]

    return [
        Sample("serve-latency", OURS, pressed, repeats=9), Sample("serve-row-bytes", OURS, lambda: size("row")),
        Sample("serve-frames", OURS, scrolled), Sample("serve-scroll-bytes", OURS, lambda: size("scroll")),
        Sample("serve-stream", OURS, lambda: client.frames_per_second(2)),
    ], 1


def shown(place, stack, served, path):
    """A page of the gallery in a window that has room for the whole screen, two pixels a point."""
    name = "chromium"
    try:
        place.peers.browser(name)
    except Missing:
        name = "shell"
    browser = place.browser(stack, name)
    page = Page(browser, width=1180, height=1000, ratio=2)
    page.send("Page.addScriptToEvaluateOnNewDocument", source=(place.content / "probe.js").read_text())
    page.send("Page.bringToFront")
    page.send("Page.navigate", url=f"{served.address}{path}#zoom=1")
    limit = time.monotonic() + 30
    while not page.evaluate("window.probe && probe.drawn > 0"):
        if time.monotonic() > limit:
            raise BenchError("The page of the gallery shows no picture.")
        time.sleep(0.05)
    return lambda: page


def press(page):
    """Presses the third row and waits for the pixels that come of it."""
    box = page.evaluate("(() => { const box = stage.getBoundingClientRect(); return { x: box.left, y: box.top }; })()")
    page.evaluate("window.answer = probe.latency(); true")
    point = {"x": box["x"] + 160, "y": box["y"] + 250}
    for kind, button in (("mouseMoved", "none"), ("mousePressed", "left"), ("mouseReleased", "left")):
        page.send("Input.dispatchMouseEvent", type=kind, button=button, clickCount=1, **point)
    return page.evaluate("answer.then((taken) => ({ taken, bytes: probe.bytes.at(-1) }))")


GROUPS = {"memory": idle, "serve": serving}
