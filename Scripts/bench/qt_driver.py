"""Qt Quick with its software renderer, driven as vitrine-bench is: a name a line, a line of JSON for each.

The scenes are rendered into an image by a render control, which draws only what has changed. That is the fastest way that
Qt Quick has without a screen: grabbing a window draws everything.
"""

import json
import math
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_SCALE_FACTOR", "3")

from PySide6.QtCore import QBuffer, QIODevice, QUrl  # noqa: E402
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine  # noqa: E402
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow  # noqa: E402

CONTENT = Path(sys.argv[1])
SCALE = 3


class Scene:
    """A scene of 393 × 852 points and its pixels."""

    engine = None

    def __init__(self, file):
        Scene.engine = Scene.engine or QQmlEngine()
        self.component = QQmlComponent(Scene.engine, QUrl.fromLocalFile(str(CONTENT / file)))
        self.root = self.component.create()
        if self.root is None:
            raise SystemExit(self.component.errorString())
        self.control = QQuickRenderControl()
        self.window = QQuickWindow(self.control)
        self.window.setGeometry(0, 0, 393, 852)
        self.root.setParentItem(self.window.contentItem())
        self.image = QImage(393 * SCALE, 852 * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(SCALE)
        target = QQuickRenderTarget.fromPaintDevice(self.image)
        target.setDevicePixelRatio(SCALE)
        self.window.setRenderTarget(target)

    def set(self, name, value):
        self.root.setProperty(name, value)

    def layout(self):
        application.processEvents()
        self.control.polishItems()

    def draw(self):
        self.layout()
        self.control.sync()
        self.control.render()

    def png(self):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        # 80 of 100 is the compression that Qt encodes fastest with and that still makes a smaller file than none.
        self.image.save(buffer, "PNG", QUALITY)
        return buffer.size()


QUALITY = 80
application = QGuiApplication([])
QFontDatabase.addApplicationFont(str(CONTENT / "Inter.ttf"))
scenes = {}
rounds = 0


def scene(file):
    if file not in scenes:
        scenes[file] = Scene(file)
        scenes[file].draw()
    return scenes[file]


def spring(moment):
    """Where a spring of 0.6 seconds with a bounce of 0.4 is: the closed form."""
    damping, frequency = 0.6, 2 * math.pi / 0.6
    damped = frequency * math.sqrt(1 - damping * damping)
    decay = math.exp(-damping * frequency * moment)
    return 1 - decay * (math.cos(damped * moment) + damping * frequency / damped * math.sin(damped * moment))


def timed(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def row():
    shown = scene("List.qml")

    def change():
        shown.set("round", rounds)
        shown.draw()
        shown.png()

    return timed(change)


def lazy_row():
    shown = scene("Long.qml")

    def change():
        shown.set("round", rounds)
        shown.draw()

    return timed(change)


def scroll():
    shown = scene("Moving.qml")

    def frames():
        for _ in range(20):
            shown.set("contentY", shown.root.property("contentY") + 90)
            shown.draw()

    return timed(frames) / 20


def springs():
    shown = scene("Springs.qml")
    start, end = (0, 1) if rounds % 2 else (1, 0)

    def frames():
        for frame in range(1, 21):
            shown.set("place", start + (end - start) * spring(frame / 60))
            shown.draw()

    taken = timed(frames) / 20
    shown.set("place", end)
    shown.draw()
    return taken


def canvas():
    shown = scene("Shapes.qml")

    def frames():
        for _ in range(10):
            shown.set("phase", shown.root.property("phase") + 0.05)
            shown.draw()

    return timed(frames) / 10


def tree():
    return timed(lambda: Scene("Tree.qml").layout())


def leaf():
    shown = scene("Tree.qml")

    def change():
        for count in range(100):
            shown.set("isOn", count % 2 == 0)
            shown.layout()
            shown.control.sync()

    return timed(change) / 100


WORKS = {"row": row, "lazy-row": lazy_row, "scroll": scroll, "springs": springs, "canvas": canvas, "tree": tree,
         "leaf": leaf}
FILES = {"row": "List.qml", "lazy-row": "Long.qml", "scroll": "Moving.qml", "springs": "Springs.qml",
         "canvas": "Shapes.qml"}


def main():
    global rounds
    if sys.argv[2] == "picture":
        shown = scene("List.qml")
        shown.image.save(sys.argv[3], "PNG", QUALITY)
        return
    for line in sys.stdin:
        rounds += 1
        name, _, path = line.strip().partition(" ")
        if path:
            scene(FILES[name]).image.save(path, "PNG", QUALITY)
            answer = {}
        elif name in WORKS:
            answer = {"ms": WORKS[name]()}
        else:
            answer = {"error": f"there is no {name}"}
        print(json.dumps(answer), flush=True)


main()
sys.stdout.flush()
# Qt takes half a second to let go of everything.
os._exit(0)
