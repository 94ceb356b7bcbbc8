"""Where the peers are, or why one is not there."""

import os
import shutil
import subprocess
from pathlib import Path

from errors import Missing

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / ".setup" / "bench"
QT_PYTHON = PLACE / "qt" / "bin" / "python"
PANGO = PLACE / "pango"
# Where Debian has the browsers.
SHELL = "chromium-headless-shell"
CHROMIUM = "chromium"


class Peers:
    def __init__(self, names=("shell", "chromium", "qt", "pango")):
        self.names = names

    def missing(self, name, what):
        return Missing(f"{what} is not installed; make bench installs it where there is a network")

    def browser(self, name):
        program = SHELL if name == "shell" else CHROMIUM
        found = shutil.which(program) if name in self.names else None
        if not found:
            raise self.missing(name, program)
        return found

    def qt(self):
        if "qt" not in self.names or not QT_PYTHON.exists():
            raise self.missing("qt", "PySide6")
        return str(QT_PYTHON)

    def pango(self):
        if "pango" not in self.names or not PANGO.exists():
            raise self.missing("pango", "The program that drives Pango")
        return str(PANGO)

    def versions(self):
        """What each is, by the name of its column."""
        found = {}
        for name in ("shell", "chromium"):
            try:
                words = output([self.browser(name), "--version"]).split()
                found[name] = next((word for word in words if word[0].isdigit()), " ".join(words))
            except Missing:
                pass
        try:
            found["qt"] = output([self.qt(), "-c", "import PySide6; print(PySide6.__version__)"])
        except Missing:
            pass
        try:
            self.pango()
            found["pango"] = output(["pkg-config", "--modversion", "pangocairo"])
        except Missing:
            pass
        return {name: version for name, version in found.items() if version}


def output(command):
    """The first line that a command prints; empty where it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"})
    except OSError:
        return ""
    lines = done.stdout.strip().splitlines()
    return lines[0] if done.returncode == 0 and lines else ""
