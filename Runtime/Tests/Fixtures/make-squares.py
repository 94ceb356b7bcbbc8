#!/usr/bin/env python3
"""Writes Squares.ttf: every character is a square of one em, space is empty and as wide.

Tests of layout set text in it, so that their numbers follow from the size alone: at 10 points each
character is 10 wide, the ascent is 8 and the descent 2. Run it again after a change; the file is
the same byte for byte on every machine.
"""
import os
import struct

EM, ASCENT, DESCENT = 1000, 800, -200


def glyph(contour):
    """A simple glyph of one contour of straight lines."""
    if not contour:
        return b""
    xs, ys = [x for x, _ in contour], [y for _, y in contour]
    data = struct.pack(">hhhhh", 1, min(xs), min(ys), max(xs), max(ys))
    data += struct.pack(">HH", len(contour) - 1, 0)
    data += bytes([1] * len(contour))
    for values in (xs, ys):
        previous = 0
        for value in values:
            data += struct.pack(">h", value - previous)
            previous = value
    return data + b"\0" * (-len(data) % 4)


def names():
    records = {1: "Squares", 2: "Regular", 3: "Squares 1", 4: "Squares", 5: "Version 1.0", 6: "Squares-Regular"}
    strings = b"".join(text.encode("utf-16-be") for text in records.values())
    table, offset = struct.pack(">HHH", 0, len(records), 6 + 12 * len(records)), 0
    for identifier, text in records.items():
        length = 2 * len(text)
        table += struct.pack(">HHHHHH", 3, 1, 0x409, identifier, length, offset)
        offset += length
    return table + strings


def cmap():
    """Format 13: many characters, one glyph. Glyph 1 is the square, glyph 2 is empty."""
    groups = [(0x20, 0x20, 2), (0x21, 0x9F, 1), (0xA0, 0xA0, 2), (0xA1, 0x10FFFF, 1)]
    body = b"".join(struct.pack(">III", *group) for group in groups)
    table = struct.pack(">HHIII", 13, 0, 16 + len(body), 0, len(groups)) + body
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


square = glyph([(0, DESCENT), (0, ASCENT), (EM, ASCENT), (EM, DESCENT)])
glyphs = [square, square, b""]
offsets = [0]
for data in glyphs:
    offsets.append(offsets[-1] + len(data))

tables = {
    b"OS/2": struct.pack(
        ">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH",
        4, EM, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0, bytes(10), 0, 0, 0, 0, b"VTRN",
        0x40, 0x20, 0xFFFF, ASCENT, DESCENT, 0, ASCENT, -DESCENT, 1, 0, 500, 700, 0, 0x20, 1),
    b"cmap": cmap(),
    b"glyf": b"".join(glyphs),
    b"head": struct.pack(
        ">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 0, DESCENT, EM, ASCENT, 0, 8, 2, 1, 0),
    b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, 3),
    b"hmtx": struct.pack(">HhHhHh", EM, 0, EM, 0, EM, 0),
    b"loca": struct.pack(">4I", *offsets),
    b"maxp": struct.pack(">I14H", 0x10000, 3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    b"name": names(),
    b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
}


def checksum(data):
    padded = data + b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


power = 1 << (len(tables).bit_length() - 1)
font = struct.pack(
    ">IHHHH", 0x10000, len(tables), power * 16, power.bit_length() - 1, len(tables) * 16 - power * 16)
offset, bodies = 12 + 16 * len(tables), b""
for tag, data in sorted(tables.items()):
    font += struct.pack(">4sIII", tag, checksum(data), offset + len(bodies), len(data))
    bodies += data + b"\0" * (-len(data) % 4)
font += bodies
adjustment = (0xB1B0AFBA - checksum(font)) & 0xFFFFFFFF
at = font.index(tables[b"head"]) + 8
font = font[:at] + struct.pack(">I", adjustment) + font[at + 4:]

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "Squares.ttf"), "wb") as file:
    file.write(font)
