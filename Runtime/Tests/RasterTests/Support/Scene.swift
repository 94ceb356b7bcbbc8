import CoreGraphics
import Drawing
import Foundation
import Raster

/// A list that uses everything a list can hold.
enum Scene {
  static let size = CGSize(width: 320, height: 300)
  static let background = hex(0xF2F2F7)

  static let stops = [
    Paint.Stop(color: hex(0xFF2D55), location: 0), Paint.Stop(color: hex(0x5856D6, alpha: 0.8), location: 1),
  ]

  static func list() throws -> DisplayList {
    try DisplayList(shapes + texts + effects() + images())
  }

  private static var shapes: [DisplayItem] {
    let card = DisplayList([
      .fill(
        .roundedRect(
          CGRect(x: 0, y: 0, width: 140, height: 60), corner: CGSize(width: 16, height: 16), continuous: true),
        .white),
      .stroke(
        .ellipse(CGRect(x: 110.75, y: 18.75, width: 18.5, height: 18.5)), .color(hex(0x0A84FF)),
        Pen(width: 1.5, cap: .round, join: .round, dash: [5, 3])),
      .fill(.rect(CGRect(x: 12, y: 50, width: 90, height: 0.5)), hex(0xC6C6C8)),
    ])
    let shadow = Effect.shadow(color: hex(0x000000, alpha: 0.3), radius: 8, offset: CGSize(width: 0, height: 3))
    let box = CGRect(x: 170, y: 10, width: 60, height: 60)
    return [
      .list(DisplayList([.effect(shadow, card)]), at: CGPoint(x: 10, y: 10.4)),
      .fill(
        .ellipse(box), .angular(stops: stops, center: CGPoint(x: 200, y: 40), startAngle: 0.5, endAngle: 5),
        evenOdd: false),
      .fill(
        .rect(box.offsetBy(dx: 70, dy: 0)),
        .linear(stops: stops, start: CGPoint(x: 240, y: 10), end: CGPoint(x: 300, y: 70)),
        evenOdd: false),
      .fill(
        .roundedRect(
          CGRect(x: 10, y: 85, width: 80, height: 40), corner: CGSize(width: 20, height: 20), continuous: false),
        .elliptical(
          stops: stops, rect: CGRect(x: 10, y: 85, width: 80, height: 40), center: CGPoint(x: 50, y: 105),
          startFraction: 0, endFraction: 0.5), evenOdd: false),
      .fill(
        .rect(CGRect(x: 100, y: 85, width: 50, height: 40)),
        .radial(stops: stops, center: CGPoint(x: 120, y: 100), startRadius: 5, endRadius: 40), evenOdd: false),
    ]
  }

  private static var texts: [DisplayItem] {
    let emoji = FontFace(file: TestText.emoji, name: "NotoColorEmoji")
    var bold = TestText.face(400)
    bold.embolden = 0.03
    bold.skew = 0.2
    return [
      .glyphs(
        TestText.run("Buy milk <&>", size: 17, face: TestText.face(600)), at: CGPoint(x: 22, y: 36), .color(.black)),
      .glyphs(
        TestText.run("Oblique", size: 15, face: bold), at: CGPoint(x: 22, y: 54), .color(hex(0x3C3C43, alpha: 0.6))),
      .marked(
        Mark(node: 3),
        DisplayList([
          .glyphs(TestText.run("😀🎉", size: 20, face: emoji, isColor: true), at: CGPoint(x: 160, y: 110), .color(.black))
        ])),
      .effect(
        .transform(CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 230, y: 90))),
        .glyphs(
          TestText.run("Turned", size: 17), at: CGPoint(x: 0, y: 20),
          .linear(stops: stops, start: .zero, end: CGPoint(x: 60, y: 0)))),
    ]
  }

  private static func effects() -> [DisplayItem] {
    let pair: [DisplayItem] = [
      .fill(.rect(CGRect(x: 10, y: 140, width: 40, height: 40)), hex(0x34C759)),
      .fill(.ellipse(CGRect(x: 30, y: 150, width: 40, height: 40)), hex(0xFF9500)),
    ]
    let fade = DisplayList([
      .fill(
        .rect(CGRect(x: 80, y: 140, width: 60, height: 40)),
        .linear(
          stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)], start: CGPoint(x: 80, y: 0),
          end: CGPoint(x: 140, y: 0)), evenOdd: false)
    ])
    let gray = [0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 1, 0]
    func moved(_ x: CGFloat) -> DisplayItem { .list(DisplayList(pair), at: CGPoint(x: x, y: 0)) }
    return [
      .effect(.opacity(0.5), DisplayList(pair)),
      .effect(.mask(fade), moved(70)),
      .effect(.blur(radius: 2, opaque: false), moved(140)),
      .effect(.colorMatrix(gray), moved(210)),
      .effect(.blend(.multiply), .fill(.ellipse(CGRect(x: 30, y: 130, width: 60, height: 60)), hex(0xFFCC00))),
      .effect(
        .clip(.ellipse(CGRect(x: 10, y: 200, width: 50, height: 50)), evenOdd: false),
        .list(DisplayList(pair), at: CGPoint(x: 0, y: 60))),
      .effect(.projection([1, 0, 70, 0.1, 1, 60, 0.002, 0, 1]), DisplayList(pair)),
      .fill(
        .roundedRect(
          CGRect(x: 20, y: 150, width: 250, height: 70), corner: CGSize(width: 12, height: 12), continuous: true),
        .backdrop(Backdrop(blurRadius: 6, saturation: 1.8, tint: hex(0xFFFFFF, alpha: 0.4))), evenOdd: false),
    ]
  }

  private static func images() throws -> [DisplayItem] {
    let image = try render(
      [
        .fill(
          .rect(CGRect(x: 0, y: 0, width: 30, height: 30)),
          .linear(stops: stops, start: .zero, end: CGPoint(x: 30, y: 30)), evenOdd: false),
        .fill(.ellipse(CGRect(x: 5, y: 5, width: 20, height: 20)), hex(0xFFD60A)),
      ], width: 30, height: 30, scale: 2
    ).image(scale: 2)
    return [
      .image(image, in: CGRect(x: 10, y: 255, width: 40, height: 40), ImageDrawing()),
      .image(
        image, in: CGRect(x: 60, y: 255, width: 80, height: 40),
        ImageDrawing(interpolation: .high, capInsets: [8, 8, 8, 8])),
      .image(image, in: CGRect(x: 150, y: 255, width: 40, height: 40), ImageDrawing(template: .color(hex(0xFF2D55)))),
      .fill(
        .ellipse(CGRect(x: 200, y: 255, width: 40, height: 40)),
        .image(image, origin: CGPoint(x: 200, y: 255), tile: CGSize(width: 10, height: 10)), evenOdd: false),
      .effect(
        .transform(CGAffineTransform(a: 0.7, b: 0.4, c: -0.4, d: 0.7, tx: 270, ty: 250)),
        .image(image, in: CGRect(x: 0, y: 0, width: 40, height: 40), ImageDrawing())),
    ]
  }

  static func bitmap(_ rasterizer: Rasterizer) throws -> Bitmap {
    try rasterizer.render(list(), size: size, scale: 2, background: background)
  }

  /// A number for each output, which two processes can compare.
  static func fingerprint() throws -> String {
    let rasterizer = try Rasterizer()
    let outputs = try [
      bitmap(rasterizer).png(), bitmap(rasterizer).png(effort: .fast),
      rasterizer.svg(list(), size: size, background: background),
      rasterizer.pdf(list(), size: size, background: background),
    ]
    return outputs.map { String(hash($0), radix: 16) }.joined(separator: " ")
  }

  /// FNV-1a: `hashValue` is seeded anew in each process.
  static func hash(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
