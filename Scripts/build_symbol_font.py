#!/usr/bin/env python3
"""Makes MaterialSymbolsSubset.ttf: the symbols that CupertinoIcons lacks, with the axes FILL and wght.

It holds the Material glyphs that Runtime/Data/symbols.tsv names, and the glyphs that
Runtime/Data/composed-symbols.tsv describes: a letter, a number or a symbol in a circle or square.

usage: build_symbol_font.py FONTTOOLS_WHEEL OUTPUT
"""

import copy
import math
import sys
from array import array
from pathlib import Path

if len(sys.argv) != 3:
    sys.exit(__doc__)
sys.path.insert(0, sys.argv[1])

from fontTools import subset  # noqa: E402
from fontTools.pens.recordingPen import DecomposingRecordingPointPen  # noqa: E402
from fontTools.ttLib import TTFont  # noqa: E402
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable  # noqa: E402
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates  # noqa: E402
from fontTools.ttLib.tables.ttProgram import Program  # noqa: E402
from fontTools.ttLib.tables.TupleVariation import TupleVariation  # noqa: E402
from fontTools.varLib import instancer  # noqa: E402


ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "Runtime" / "Data"
FONTS = ROOT / ".setup" / "fonts"
SOURCES = ROOT / ".setup" / "sources"

# The masters of the weight axis: the weight of letters, and the thickness of a frame in units of the em.
MASTERS = {100: (300, 28), 400: (550, 80), 700: (800, 130)}
EM = 960
CENTER = (480, 480)
RADIUS = 400  # of a circle, as Material's own circles have it
HALF, CORNER = 360, 150  # of a square


def rows(name, width):
    for number, line in enumerate((DATA / name).read_text().splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != width:
            sys.exit(f"Runtime/Data/{name}, line {number}: {len(fields)} columns, not {width}.")
        yield fields


def frame(square, inset, clockwise):
    """A circle or rounded square as one contour of [(x, y, on curve)], inset by so many units."""
    corner = max(CORNER - inset * 0.8, 20) if square else RADIUS - inset
    reach = HALF - inset - corner if square else 0
    points = []
    for quarter, (x, y) in enumerate(((reach, reach), (-reach, reach), (-reach, -reach), (reach, -reach))):
        for step in range(5):  # two quadratic arcs a quarter
            angle = math.pi / 2 * quarter + math.pi / 8 * step
            radius = corner / math.cos(math.pi / 8) if step % 2 else corner
            points.append((CENTER[0] + x + radius * math.cos(angle), CENTER[1] + y + radius * math.sin(angle),
                           step % 2 == 0))
    return points[::-1] if clockwise else points


def outline(font, codes, location):
    """The contours of characters set side by side."""
    glyphs, names = font.getGlyphSet(location=location), font.getBestCmap()
    contours, advance = [], 0
    for code in codes:
        if code not in names:
            sys.exit(f"Runtime/Data/composed-symbols.tsv asks for {code:x}, which {font.reader.file.name} lacks.")
        name = names[code]
        pen = DecomposingRecordingPointPen(glyphs)
        glyphs[name].drawPoints(pen)
        for action, arguments, _ in pen.value:
            if action == "beginPath":
                contours.append([])
            elif action == "addPoint":
                (x, y), segment = arguments[0], arguments[1]
                contours[-1].append((x + advance, y, segment is not None))
        advance += glyphs[name].width
    return contours


def bounds(contours):
    """The box of the points, which for these glyphs is the box of the curves."""
    xs, ys = [x for c in contours for x, _, _ in c], [y for c in contours for _, y, _ in c]
    return min(xs), min(ys), max(xs), max(ys)


def centred(contours, box, scale):
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return [[(CENTER[0] + (p - x) * scale, CENTER[1] + (q - y) * scale, on) for p, q, on in c] for c in contours]


def is_clockwise(contours):
    """Whether outlines run clockwise, told by the contour of the largest area."""

    def area(contour):
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(contour, contour[1:] + contour[:1])) / 2

    return max((area(c) for c in contours), key=abs) < 0


def polygon(text):
    """Reads "x,y x,y~ …", where a tilde marks a point off the curve."""
    points = (field.rstrip("~").split(",") + [not field.endswith("~")] for field in text.split())
    return [(float(x), float(y), on) for x, y, on in points]


def inset(points, distance):
    """A clockwise contour moved inwards, and turned round so that it makes a hole."""
    result = []
    for index, (x, y, on) in enumerate(points):
        normals = []
        for (x0, y0, _), (x1, y1, _) in ((points[index - 1], points[index]),
                                         (points[index], points[(index + 1) % len(points)])):
            length = math.hypot(x1 - x0, y1 - y0)
            normals.append(((y1 - y0) / length, -(x1 - x0) / length))
        (ax, ay), (bx, by) = normals
        scale = distance / (1 + ax * bx + ay * by)
        result.append((x + (ax + bx) * scale, y + (ay + by) * scale, on))
    return result[::-1]


class Composer:
    """Makes the contours of composed symbols from the glyphs of other fonts."""

    def __init__(self, material):
        self.material = material
        self.cupertino = TTFont(FONTS / "CupertinoIcons.ttf")
        self.letters = TTFont(FONTS / "Inter[opsz,wght].ttf")
        self.plain = TTFont(FONTS / "DejaVuSans-Bold.ttf")

    def contours(self, shape, content, weight):
        thickness = MASTERS[weight][1]
        if shape == "none":
            return self.content(content, weight, framed=False)
        square, filled = shape.startswith("square"), shape.endswith(".fill")
        result = [frame(square, 0, True)]
        if not filled:
            result.append(frame(square, thickness, False))
        inner = self.content(content, weight, framed=True)
        # A sign in a disc is cut out of it: the same outlines, the other way round.
        if is_clockwise(inner) == filled:
            inner = [contour[::-1] for contour in inner]
        return result + inner

    def content(self, content, weight, framed):
        kind, _, value = content.partition(":")
        if kind == "shape":
            return [polygon(part) for part in value.split("|")]
        if kind == "outline":
            return [polygon(value), inset(polygon(value), MASTERS[weight][1])]
        if kind in ("text", "plain", "mark"):
            return self.text(kind, value, weight, framed)
        code, _, fill = value.partition("/")
        if kind == "C":
            contours = outline(self.cupertino, [int(code, 16)], {})
        else:
            location = {"FILL": float(fill or 0), "wght": weight, "opsz": 24, "GRAD": 0}
            contours = outline(self.material, [int(code, 16)], location)
        box = bounds(contours)
        return centred(contours, box, 430 / max(box[2] - box[0], box[3] - box[1]))

    def text(self, kind, value, weight, framed):
        """Letters by their capital height; a mark by its own box.

        Contours of the variable face overlap in currency signs, and a cut-out must have none that do: plain text
        and marks come from a face without them.
        """
        location = {"wght": MASTERS[weight][0], "opsz": 32} if kind == "text" else {}
        font = self.letters if kind == "text" else self.plain
        contours = outline(font, map(ord, value), location)
        left, bottom, right, top = bounds(contours)
        if kind == "mark":
            return centred(contours, (left, bottom, right, top), 560 / max(right - left, top - bottom))
        height = bounds(outline(font, [ord("H")], location))[3]
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


def add_composed(font, composer):
    glyphs, order = font["glyf"], list(font.getGlyphOrder())
    # Composed symbols live in the supplementary private use area, which only this format of subtable reaches.
    characters = CmapSubtable.newSubtable(12)
    characters.platformID, characters.platEncID, characters.language = 3, 10, 0
    characters.cmap = dict(font.getBestCmap())
    font["cmap"].tables.append(characters)
    for code, shape, content in rows("composed-symbols.tsv", 3):
        code = int(code, 16)
        name = f"composed{code:x}"
        masters = {weight: composer.contours(shape, content, weight) for weight in MASTERS}
        points = {weight: [point for contour in masters[weight] for point in contour] for weight in MASTERS}
        variations = []
        for weight, support in ((100, (-1.0, -1.0, 0.0)), (700, (0.0, 1.0, 1.0))):
            pairs = list(zip(points[weight], points[400], strict=True))
            deltas = [(round(a[0]) - round(b[0]), round(a[1]) - round(b[1])) for a, b in pairs]
            variations.append(TupleVariation({"wght": support}, deltas + [(0, 0)] * 4))
        glyphs.glyphs[name] = glyph(masters[400])
        glyphs.glyphs[name].recalcBounds(glyphs)
        font["hmtx"].metrics[name] = (EM, glyphs.glyphs[name].xMin)
        font["gvar"].variations[name] = variations
        order.append(name)
        characters.cmap[code] = name
    font.setGlyphOrder(order)
    glyphs.glyphOrder = order


def named_glyphs(where):
    """The code points that Runtime/Data/symbols.tsv takes from one of the two fonts."""
    names, codes = set(), set()
    for name, font, code, *_ in rows("symbols.tsv", 6):
        if name in names:
            sys.exit(f"Runtime/Data/symbols.tsv names {name} twice.")
        names.add(name)
        if font == where:
            codes.add(int(code, 16))
    return codes


def check(codes, font):
    missing = sorted(codes - set(font.getBestCmap()))
    if missing:
        listed = ", ".join(f"{code:x}" for code in missing)
        sys.exit(f"Runtime/Data/symbols.tsv names code points that {font.reader.file.name} lacks: {listed}.")


def main(output):
    composed = {int(code, 16) for code, *_ in rows("composed-symbols.tsv", 3)}
    named = named_glyphs("M") - composed
    material = TTFont(SOURCES / "MaterialSymbolsOutlined.ttf", recalcTimestamp=False)
    check(named, material)
    check(named_glyphs("C"), TTFont(FONTS / "CupertinoIcons.ttf"))
    composer = Composer(copy.deepcopy(material))

    options = subset.Options()
    options.layout_features = []
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=named)
    subsetter.subset(material)
    # Not optimised: that moves points by up to half a unit, and contours that close a hole must meet it exactly.
    instancer.instantiateVariableFont(material, {"GRAD": 0, "opsz": 24}, inplace=True, optimize=False)
    # Every glyph is one em wide at every weight, so the table of width variations has nothing to say.
    del material["HVAR"]
    add_composed(material, composer)
    material.save(output)


main(sys.argv[2])
