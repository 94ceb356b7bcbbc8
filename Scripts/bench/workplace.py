"""What all works share: the built programs, a folder that goes away, the content of the peers, and who is there."""

import os
import shutil
import tempfile
from pathlib import Path

from chromium import Browser, Page
from errors import BenchError
from peers import ROOT
from programs import Rounds

FACE = "Inter[opsz,wght].ttf"


class Workplace:
    def __init__(self, products, peers, guide):
        self.products, self.peers, self.guide = Path(products).resolve(), peers, Path(guide).resolve()
        self.fonts = Path(os.environ.get("VITRINE_FONTS") or ROOT / ".setup" / "fonts")
        if not (self.fonts / FACE).exists():
            raise BenchError(f"The fonts are missing in {self.fonts}; run 'make setup'.")
        for name in ("vitrine-bench", "vitrine"):
            if not os.access(self.products / name, os.X_OK):
                raise BenchError(f"{self.products / name} is missing; run 'make build'.")
        if not self.guide.is_file():
            raise BenchError(f"There is no guide {guide}; name a file with GUIDE=FILE.md.")
        self.folder = Path(tempfile.mkdtemp(prefix="vitrine-bench-"))
        # Pages and scenes name the face by a file beside them.
        self.content = self.folder / "content"
        shutil.copytree(Path(__file__).parent / "content", self.content)
        os.symlink(self.fonts / FACE, self.content / "Inter.ttf")
        self.face = self.folder / "face"
        self.face.mkdir()
        os.symlink(self.fonts / FACE, self.face / "Inter.ttf")

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def program(self, name):
        return str(self.products / name)

    def environment(self, cache):
        """The environment of a `vitrine` that keeps what it keeps in a folder of ours."""
        folder = str(self.folder / cache)
        return os.environ | {"VITRINE_FONTS": str(self.fonts), "VITRINE_CACHE": folder, "XDG_CACHE_HOME": folder}

    def ours(self, stack):
        """A `vitrine-bench` of a work's own: what one work keeps in memory is not another's."""
        program = Rounds([self.program("vitrine-bench"), "serve"], self.environment("bench"))
        stack.callback(program.close)
        return program

    def qt(self, stack):
        program = Rounds(self.qt_command("serve"))
        stack.callback(program.close)
        return program

    def qt_command(self, *words):
        return [self.peers.qt(), str(Path(__file__).parent / "qt_driver.py"), str(self.content), *words]

    def pango(self, stack):
        program = Rounds([self.peers.pango(), str(self.face)])
        stack.callback(program.close)
        return program

    def browser(self, stack, name, stepped=False, flags=()):
        flags = [*flags, "--headless=new"] if name == "chromium" else list(flags)
        browser = Browser(self.peers.browser(name), flags, stepped)
        stack.callback(browser.close)
        return browser

    def page(self, stack, name, file, stepped=False):
        page = Page(self.browser(stack, name, stepped), stepped)
        page.go(f"file://{self.content / file}")
        return page
