"""Outlines for build_symbol_font.py: a contour is a list of (x, y, on curve), in units of an em of 960.

Outer contours run clockwise and holes the other way, as TrueType wants it.
"""

import math

import pathops
from fontTools.pens.recordingPen import DecomposingRecordingPointPen, RecordingPen

CENTER = 480
RADIUS = 400  # of a circle, as Material's own circles have it
HALF, CORNER = 360, 150  # of a square


def frame(square, inset, clockwise):
    """A circle or a rounded square, inset by so many units."""
    corner = max(CORNER - inset * 0.8, 20) if square else RADIUS - inset
    reach = HALF - inset - corner if square else 0
    points = []
    for quarter, (x, y) in enumerate(((reach, reach), (-reach, reach), (-reach, -reach), (reach, -reach))):
        for step in range(5):  # two quadratic arcs a quarter
            angle = math.pi / 2 * quarter + math.pi / 8 * step
            radius = corner / math.cos(math.pi / 8) if step % 2 else corner
            point = (CENTER + x + radius * math.cos(angle), CENTER + y + radius * math.sin(angle), step % 2 == 0)
            points.append(point)
    return points[::-1] if clockwise else points


def polygon(text):
    """Reads "x,y x,y~ …", where a tilde marks a point off the curve."""
    points = (field.rstrip("~").split(",") + [not field.endswith("~")] for field in text.split())
    return [(float(x), float(y), on) for x, y, on in points]


def inset(points, distance):
    """A clockwise contour moved inwards and turned round, so that it makes a hole."""
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


def stroked(points, width):
    """A line of a width through points, with mitred corners and square ends."""
    sides = ([], [])
    for index, (x, y, _) in enumerate(points):
        normals = []
        for (x0, y0, _), (x1, y1, _) in zip(points[max(index - 1, 0) : index + 1],
                                            points[max(index - 1, 0) + 1 : index + 2]):
            length = math.hypot(x1 - x0, y1 - y0)
            normals.append((-(y1 - y0) / length, (x1 - x0) / length))
        (ax, ay), (bx, by) = normals[0], normals[-1]
        scale = width / 2 / (1 + ax * bx + ay * by)
        for side, sign in zip(sides, (1, -1)):
            side.append((x + sign * (ax + bx) * scale, y + sign * (ay + by) * scale, True))
    return sides[0] + sides[1][::-1]


def outline(font, codes, location):
    """The contours of characters set side by side, in units of the font."""
    glyphs, names = font.getGlyphSet(location=location), font.getBestCmap()
    contours, advance = [], 0
    for code in codes:
        if code not in names:
            raise SystemExit(f"{font.reader.file.name} lacks {code:x}, which Runtime/Data asks for.")
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
    return [[(CENTER + (p - x) * scale, CENTER + (q - y) * scale, on) for p, q, on in c] for c in contours]


def area(contour):
    """The signed area, negative where the contour runs clockwise: of the polygon, and of what its curves add."""
    explicit = []
    for (x0, y0, on0), (x1, y1, on1) in zip(contour, contour[1:] + contour[:1]):
        explicit.append((x0, y0, on0))
        if not on0 and not on1:
            explicit.append(((x0 + x1) / 2, (y0 + y1) / 2, True))
    corners = [point for point in explicit if point[2]]
    total = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1])) / 2
    for index, (x, y, on) in enumerate(explicit):
        if not on:
            (x0, y0, _), (x1, y1, _) = explicit[index - 1], explicit[(index + 1) % len(explicit)]
            total += ((x - x0) * (y1 - y0) - (x1 - x0) * (y - y0)) / 3
    return total


def united(contours):
    """The same figure by contours that do not overlap: what the nonzero rule fills, and nothing else.

    Filled glyphs of Material close their holes by contours that wind the other way; a renderer that adds signed
    areas shows hairlines where the two meet, and nothing can be cut out of such a figure. Contours that do not
    overlap stay as they are, so that they match from weight to weight.
    """
    path = pathops.Path()
    pen = path.getPen()
    for contour in contours:
        start = next((index for index, (_, _, on) in enumerate(contour) if on), None)
        if start is None:
            pen.qCurveTo(*((x, y) for x, y, _ in contour), None)
        else:
            pen.moveTo(contour[start][:2])
            curve = []
            for x, y, on in contour[start + 1 :] + contour[: start + 1]:
                curve.append((x, y))
                if on:
                    pen.lineTo(*curve) if len(curve) == 1 else pen.qCurveTo(*curve)
                    curve = []
        pen.closePath()
    path.simplify(fix_winding=True, keep_starting_points=True, clockwise=True)
    before, after = sum(map(area, contours)), -path.area
    if abs(abs(before) - abs(after)) < 0.002 * abs(after):
        return contours if before < 0 else [contour[::-1] for contour in contours]
    pen = RecordingPen()
    path.draw(pen)
    result = []
    for verb, points in pen.value:
        if verb == "moveTo":
            result.append([(*points[0], True)])
        elif verb == "qCurveTo" and points[-1] is None:
            result.append([(*point, False) for point in points[:-1]])
        elif verb in ("lineTo", "qCurveTo"):
            result[-1] += [(*point, False) for point in points[:-1]] + [(*points[-1], True)]
        elif verb == "closePath" and len(result[-1]) > 1 and result[-1][0] == result[-1][-1]:
            result[-1].pop()
    return result
