#!/usr/bin/env python3
"""Lays out the pinned fonts in .setup/fonts, each checked against Scripts/fonts.lock.

Without arguments it fetches what is missing and checks the rest. `--relock` writes the SHA-256 of the fonts
that are built here back into the lock: for whoever changes Runtime/Data/symbols.tsv.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "Scripts" / "fonts.lock"
DATA = ROOT / "Runtime" / "Data"
DOWNLOADS = ROOT / ".setup" / "downloads"
SOURCES = ROOT / ".setup" / "sources"
TOOLS = ROOT / ".setup" / "tools"
FONTS = ROOT / ".setup" / "fonts"
BUILDER = ROOT / "Scripts" / "build_symbol_font.py"
INPUTS = [BUILDER, ROOT / "Scripts" / "symbol_outlines.py", DATA / "symbols.tsv", DATA / "composed-symbols.tsv"]
STAMP = ROOT / ".setup" / "built-from"  # the digests of the inputs that the built fonts were made of


class SetupError(Exception):
    """What is wrong and what to do about it, as one sentence."""


class Package:
    def __init__(self, kind, name, version, digest):
        self.kind, self.name, self.version, self.digest = kind, name, version, digest
        self.files = []  # (digest, member, destination)


def read_lock():
    packages, built = [], []
    for number, line in enumerate(LOCK.read_text().splitlines(), start=1):
        fields = line.split(None, 2) if line.startswith(("font ", "source ", "built ")) else line.split()
        if not fields or fields[0].startswith("#"):
            continue
        kind, rest = fields[0], fields[1:]
        if kind in ("wheel", "deb", "tool"):
            packages.append(Package(kind, *rest))
        elif kind in ("font", "source"):
            folder = FONTS if kind == "font" else SOURCES
            packages[-1].files.append((rest[0], rest[1], folder / Path(rest[1]).name))
        elif kind == "built":
            built.append((rest[0], FONTS / rest[1]))
        else:
            raise SetupError(f"Scripts/fonts.lock, line {number}: '{kind}' is not a kind of entry.")
    return packages, built


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def is_right(path, digest):
    return path.is_file() and sha256(path) == digest


def download(package):
    """The file of a package, fetched when it is not here yet."""
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    for file in DOWNLOADS.iterdir():
        if file.suffix in (".whl", ".deb") and is_right(file, package.digest):
            return file
    print(f"setup: fetching {package.name} {package.version}", file=sys.stderr)
    with tempfile.TemporaryDirectory(dir=DOWNLOADS) as folder:
        fetch = download_deb if package.kind == "deb" else download_wheel
        problem = fetch(package, folder)
        files = [file for file in Path(folder).iterdir() if file.suffix in (".whl", ".deb")]
        if not files:
            raise SetupError(
                f"{package.name} {package.version} could not be fetched: {problem} "
                "A network is needed for this step, once; try again when there is one."
            )
        if sha256(files[0]) != package.digest:
            raise SetupError(
                f"{files[0].name} is not the file that Scripts/fonts.lock pins (SHA-256 {sha256(files[0])}, "
                f"wanted {package.digest}). Try again; if it stays so, the package was changed at its source."
            )
        return Path(shutil.move(files[0], DOWNLOADS / files[0].name))


def download_wheel(package, folder):
    requirement = Path(folder) / "requirement.txt"
    requirement.write_text(f"{package.name}=={package.version} --hash=sha256:{package.digest}\n")
    return run(
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary", ":all:", "--require-hashes", "--dest", folder, "--requirement", str(requirement),
    )


def download_deb(package, folder):
    problem = run("apt-get", "-q", "download", f"{package.name}={package.version}", folder=folder)
    if problem:
        return f"{problem} Scripts/fonts.lock pins the version that Debian 12 has."
    return ""


def run(*command, folder=None):
    """Runs a command and returns what went wrong, or an empty string."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    except OSError as error:
        return f"{command[0]}: {error.strerror}."
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "E:"))] or lines or ["it failed without a message"]
    return errors[0] if errors[0].endswith(".") else errors[0] + "."


def extract(package):
    """Puts the files of a package where they belong."""
    archive = download(package)
    with tempfile.TemporaryDirectory() as folder:
        if package.kind == "deb":
            problem = run("dpkg-deb", "--extract", str(archive), folder)
            if problem:
                raise SetupError(f"{archive.name} could not be unpacked: {problem}")
        else:
            with zipfile.ZipFile(archive) as wheel:
                for _, member, _ in package.files:
                    wheel.extract(member, folder)
        for digest, member, destination in package.files:
            if not is_right(Path(folder) / member, digest):
                raise SetupError(f"{member} of {archive.name} is not the file that Scripts/fonts.lock pins.")
            destination.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(folder) / member, destination)


def copy_symbol_names():
    FONTS.mkdir(parents=True, exist_ok=True)
    source, copy = DATA / "symbols.tsv", FONTS / "symbols.tsv"
    if not copy.is_file() or copy.read_bytes() != source.read_bytes():
        shutil.copyfile(source, copy)


def build(digest, font, packages):
    print(f"setup: making {font.name}", file=sys.stderr)
    for tool in (package for package in packages if package.kind == "tool"):
        with zipfile.ZipFile(download(tool)) as wheel:
            wheel.extractall(TOOLS)
    done = subprocess.run(
        [sys.executable, str(BUILDER), str(font)], env=os.environ | {"PYTHONPATH": str(TOOLS)},
        capture_output=True, text=True,
    )
    if done.returncode != 0:
        raise SetupError(f"{font.name} could not be made: {done.stderr.strip()}")
    if digest is not None and not is_right(font, digest):
        found = sha256(font)
        font.unlink()
        raise SetupError(
            f"{font.name} came out with SHA-256 {found}, but Scripts/fonts.lock pins {digest}. "
            "After a change of Runtime/Data run 'python3 Scripts/setup_fonts.py --relock'."
        )


def inputs():
    return "\n".join(sha256(path) for path in INPUTS)


def build_what_is_stale(packages, built):
    stale = not STAMP.is_file() or STAMP.read_text() != inputs()
    for digest, font in built:
        if stale or not is_right(font, digest):
            build(digest, font, packages)
    STAMP.write_text(inputs())


def relock(packages, built):
    text = LOCK.read_text()
    for digest, font in built:
        build(None, font, packages)
        text = text.replace(f"built {digest} {font.name}", f"built {sha256(font)} {font.name}")
    LOCK.write_text(text)
    STAMP.write_text(inputs())


def remove_strangers(packages, built):
    """A font that the lock no longer names must not be found by the font library."""
    known = {destination for package in packages for _, _, destination in package.files}
    known |= {font for _, font in built} | {FONTS / "symbols.tsv"}
    for file in FONTS.iterdir():
        if file not in known:
            file.unlink()


def main(arguments):
    if arguments not in ([], ["--relock"]):
        raise SetupError("The only argument is --relock.")
    packages, built = read_lock()
    for package in packages:
        if not all(is_right(destination, digest) for digest, _, destination in package.files):
            extract(package)
    copy_symbol_names()
    if arguments:
        relock(packages, built)
    else:
        build_what_is_stale(packages, built)
    remove_strangers(packages, built)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except SetupError as error:
        sys.exit(f"setup: {error}")
    except OSError as error:
        sys.exit(f"setup: {error.filename}: {error.strerror}.")
