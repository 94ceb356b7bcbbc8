#!/usr/bin/env python3
"""Makes MaterialSymbolsSubset.ttf: the symbols that CupertinoIcons lacks, with the axis wght.

It holds the Material glyphs that Runtime/Data/symbols.tsv names, and the glyphs that
Runtime/Data/composed-symbols.tsv describes. The filled form of a glyph is a glyph of its own, at its code point
plus U+100000.

usage: build_symbol_font.py OUTPUT, with the tools of Scripts/fonts.lock on PYTHONPATH
"""

import copy
import sys
from array import array
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

from symbol_outlines import bounds, centred, frame, inset, outline, polygon, stroked, united

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "Runtime" / "Data"
FONTS = ROOT / ".setup" / "fonts"
SOURCES = ROOT / ".setup" / "sources"

EM = 960
FILLED = 0x100000
# The masters of the weight axis: the weight of letters, and the thickness of a frame.
MASTERS = {100: (300, 28), 400: (550, 80), 700: (800, 130)}


def rows(name, width):
    for number, line in enumerate((DATA / name).read_text().splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != width:
            sys.exit(f"Runtime/Data/{name}, line {number}: {len(fields)} columns, not {width}.")
        yield fields


def named_glyphs(where, filled):
    """The code points that Runtime/Data/symbols.tsv takes from one of the two fonts."""
    names, codes = set(), set()
    for name, font, code, fill, *_ in rows("symbols.tsv", 6):
        if name in names:
            sys.exit(f"Runtime/Data/symbols.tsv names {name} twice.")
        names.add(name)
        if font == where and fill == str(int(filled)):
            codes.add(int(code, 16))
    return codes


def check(codes, font):
    missing = sorted(codes - set(font.getBestCmap()))
    if missing:
        listed = ", ".join(f"{code:x}" for code in missing)
        sys.exit(f"Runtime/Data/symbols.tsv names code points that {font.reader.file.name} lacks: {listed}.")


class Composer:
    """Makes contours from the glyphs of other fonts, for a master of the weight axis."""

    def __init__(self, material):
        self.material = material
        self.cupertino = TTFont(FONTS / "CupertinoIcons.ttf")
        self.letters = TTFont(FONTS / "Inter[opsz,wght].ttf")
        self.marks = TTFont(FONTS / "DejaVuSans-Bold.ttf")

    def composed(self, shape, content, weight):
        if shape == "none":
            return self.content(content, weight, framed=False)
        thickness = MASTERS[weight][1]
        square, filled = shape.startswith("square"), shape.endswith(".fill")
        inner = self.content(content, weight, framed=True)
        if filled:
            return [frame(square, 0, True)] + [contour[::-1] for contour in inner]
        return [frame(square, 0, True), frame(square, thickness, False)] + inner

    def content(self, content, weight, framed):
        kind, _, value = content.partition(":")
        if kind == "shape":
            return [polygon(part) for part in value.split("|")]
        if kind == "outline":
            return [polygon(value), inset(polygon(value), MASTERS[weight][1])]
        if kind == "line":
            return united([stroked(polygon(part), MASTERS[weight][1]) for part in value.split("|")])
        if kind in ("text", "mark"):
            return self.text(kind, value, weight, framed)
        code, _, fill = value.partition("/")
        contours = (outline(self.cupertino, [int(code, 16)], {}) if kind == "C"
                    else self.glyph(int(code, 16), fill == "1", weight))
        box = bounds(contours)
        return centred(united(contours), box, 430 / max(box[2] - box[0], box[3] - box[1]))

    def glyph(self, code, filled, weight):
        return outline(self.material, [code], {"FILL": int(filled), "wght": weight, "opsz": 24, "GRAD": 0})

    def text(self, kind, value, weight, framed):
        """Letters by their capital height, a mark by its own box."""
        if kind == "mark":
            contours = united(outline(self.marks, map(ord, value), {}))
            left, bottom, right, top = bounds(contours)
            return centred(contours, (left, bottom, right, top), 560 / max(right - left, top - bottom))
        location = {"wght": MASTERS[weight][0], "opsz": 32}
        contours = united(outline(self.letters, map(ord, value), location))
        left, _, right, _ = bounds(contours)
        height = self.letters["OS/2"].sCapHeight
        tall, wide = (390, 460) if framed else (640, 800)
        return centred(contours, (left, 0, right, height), min(tall / height, wide / (right - left)))


def glyph(contours):
    result = Glyph()
    result.numberOfContours = len(contours)
    result.coordinates = GlyphCoordinates([(round(x), round(y)) for c in contours for x, y, _ in c])
    result.flags = array("B", [int(on) for c in contours for _, _, on in c])
    result.endPtsOfContours = [sum(map(len, contours[: index + 1])) - 1 for index in range(len(contours))]
    result.program = Program()
    result.program.fromBytecode(b"")
    return result


def pattern(contours):
    return [[on for _, _, on in contour] for contour in contours]


def variations(masters):
    """How the points of a glyph move along the weight axis; nothing where the masters do not match."""
    if any(pattern(contours) != pattern(masters[400]) for contours in masters.values()):
        return []
    result = []
    points = {weight: [point for contour in contours for point in contour] for weight, contours in masters.items()}
    for weight, support in ((100, (-1.0, -1.0, 0.0)), (700, (0.0, 1.0, 1.0))):
        pairs = zip(points[weight], points[400])
        deltas = [(round(a[0]) - round(b[0]), round(a[1]) - round(b[1])) for a, b in pairs]
        if any(delta != (0, 0) for delta in deltas):
            result.append(TupleVariation({"wght": support}, deltas + [(0, 0)] * 4))
    return result


class Builder:
    """Adds glyphs to the subset font."""

    def __init__(self, font):
        self.font, self.order = font, list(font.getGlyphOrder())
        # The supplementary private use areas, which only this format of subtable reaches.
        self.characters = CmapSubtable.newSubtable(12)
        self.characters.platformID, self.characters.platEncID, self.characters.language = 3, 10, 0
        self.characters.cmap = dict(font.getBestCmap())
        font["cmap"].tables.append(self.characters)

    def add(self, code, masters):
        name, table = f"u{code:X}", self.font["glyf"]
        table.glyphs[name] = glyph(masters[400])
        table.glyphs[name].recalcBounds(table)
        self.font["hmtx"].metrics[name] = (EM, table.glyphs[name].xMin)
        self.font["gvar"].variations[name] = variations(masters)
        self.characters.cmap[code] = name
        self.order.append(name)

    def finish(self):
        self.font.setGlyphOrder(self.order)
        self.font["glyf"].glyphOrder = self.order


def main(output):
    composed = [(int(code, 16), shape, content) for code, shape, content in rows("composed-symbols.tsv", 3)]
    outlined = named_glyphs("M", filled=False) - {code for code, _, _ in composed}
    filled = named_glyphs("M", filled=True)
    material = TTFont(SOURCES / "MaterialSymbolsOutlined.ttf", recalcTimestamp=False)
    check(outlined | filled, material)
    check(named_glyphs("C", filled=False), TTFont(FONTS / "CupertinoIcons.ttf"))
    composer = Composer(copy.deepcopy(material))

    options = subset.Options()
    options.layout_features = []
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=outlined)
    subsetter.subset(material)
    instancer.instantiateVariableFont(material, {"FILL": 0, "GRAD": 0, "opsz": 24}, inplace=True)
    # Every glyph is one em wide at every weight, so the table of width variations has nothing to say.
    del material["HVAR"]

    builder = Builder(material)
    for code in sorted(filled):
        builder.add(FILLED + code, {weight: united(composer.glyph(code, True, weight)) for weight in MASTERS})
    for code, shape, content in composed:
        builder.add(code, {weight: composer.composed(shape, content, weight) for weight in MASTERS})
    builder.finish()
    material.save(output)


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(sys.argv[1])
