import CoreGraphics
import Drawing

/// Paints, figures, items and effects at random: all kinds that a list can hold.
extension Seeded {
  static let images = [randomImage(width: 30, height: 22, seed: 1), randomImage(width: 7, height: 9, seed: 2)]

  private static func randomImage(width: Int, height: Int, seed: Int) -> BitmapImage {
    var random = Seeded(seed)
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = UInt8(random.count(0...3) * 85)
      for _ in 0..<3 { pixels.append(UInt8(random.count(0...Int(alpha)))) }
      pixels.append(alpha)
    }
    return BitmapImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels, scale: 2)
  }

  static let runs = [
    TestText.run("Buy milk", size: 17), TestText.run("gjpqÅ", size: 11.3, face: TestText.face(700)),
    TestText.run("😀", size: 20, face: FontFace(file: TestText.emoji, name: "NotoColorEmoji"), isColor: true),
  ]

  mutating func point() -> CGPoint { CGPoint(x: number(-20...150), y: number(-20...130)) }

  mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(0...70), height: number(0...60)))
  }

  mutating func color() -> ResolvedColor {
    ResolvedColor(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.5) ? 1 : number(0...1))
  }

  private mutating func stops() -> [Paint.Stop] {
    [
      .init(color: color(), location: 0), .init(color: color(), location: number(0...1)),
      .init(color: color(), location: 1),
    ]
  }

  mutating func paint() -> Paint {
    switch count(0...15) {
    case 0: .linear(stops: stops(), start: point(), end: point())
    case 1: .radial(stops: stops(), center: point(), startRadius: number(0...10), endRadius: number(5...80))
    case 2:
      .elliptical(
        stops: stops(), rect: rect(), center: point(), startFraction: 0, endFraction: number(0.2...1))
    case 3: .angular(stops: stops(), center: point(), startAngle: number(0...3), endAngle: number(3...8))
    case 4: .image(pick(Self.images), origin: point(), tile: CGSize(width: number(3...30), height: number(3...30)))
    case 5, 6: .backdrop(backdrop())
    default: .color(color())
    }
  }

  private mutating func backdrop() -> Backdrop {
    Backdrop(
      blurRadius: pick([0, 1.3, 4, 9, 20]), saturation: number(0.5...2), tint: color().multiplyingAlpha(by: 0.4))
  }

  /// A large part of the picture made of what lies behind it.
  mutating func glass() -> DisplayItem {
    let rect = CGRect(x: number(-40...60), y: number(-40...80), width: 110, height: number(20...80))
    return .fill(
      chance(0.5) ? .rect(rect) : .roundedRect(rect, corner: CGSize(width: 9, height: 9), continuous: true),
      .backdrop(backdrop()), evenOdd: false)
  }

  mutating func figure() -> Figure {
    switch count(0...5) {
    case 0, 1: .rect(rect())
    case 2:
      .roundedRect(rect(), corner: CGSize(width: number(0...20), height: number(0...20)), continuous: chance(0.5))
    case 3: .ellipse(rect())
    case 4: .outline(Outline.ellipse(in: rect()))
    default:
      .outline(Outline.roundedRect(rect(), corner: CGSize(width: 7.3, height: 4.1), continuous: true))
    }
  }

  mutating func item() -> DisplayItem {
    switch count(0...9) {
    case 0...4: .fill(figure(), paint(), evenOdd: chance(0.3))
    case 5:
      .stroke(
        figure(), paint(),
        Pen(
          width: number(0.2...9), cap: .square, join: .miter, dash: chance(0.5) ? [] : [number(1...9), number(1...9)]))
    case 6, 7: .glyphs(pick(Self.runs), at: point(), paint())
    default:
      .image(
        pick(Self.images), in: rect(),
        ImageDrawing(
          interpolation: pick([.none, .low, .high]), template: chance(0.3) ? paint() : nil,
          capInsets: chance(0.3) ? [3, 3, 3, 3] : [0, 0, 0, 0], tiles: chance(0.2)))
    }
  }

  mutating func effect() -> Effect {
    switch count(0...14) {
    case 0: return .opacity(pick([0, 0.3, 0.71, 1]))
    case 1:
      return .transform(
        CGAffineTransform(translationX: 60, y: 50).rotated(by: number(-1...1)).scaledBy(x: number(0.5...1.5), y: 0.97)
          .translatedBy(x: -60, y: -50))
    case 2: return .transform(CGAffineTransform(translationX: number(-30...30), y: number(-30...30)))
    case 3: return .projection([1, 0, number(0...20), number(-0.2...0.2), 1, 3, number(-0.003...0.003), 0.001, 1])
    case 4: return .clip(figure(), evenOdd: chance(0.3))
    case 5: return .clip(.rect(rect()), evenOdd: false)
    case 6: return .mask(DisplayList([item(), item()]))
    case 7, 8:
      return .shadow(
        color: color(), radius: pick([0, 2, 5, 14, 40]), offset: CGSize(width: number(-9...9), height: number(-9...30)))
    case 9: return .blur(radius: pick([0.3, 1, 2.6, 6, 13]), opaque: chance(0.4))
    case 10, 11: return .blend(pick(Self.modes))
    case 12: return .compositingGroup
    case 13:
      let numbers: [Double] = (0..<20).map { $0 % 6 == 0 ? number(0.5...1) : number(-0.2...0.2) }
      return .colorMatrix(numbers)
    default: return .opacity(number(0...1))
    }
  }

  private static let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .difference, .hue, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
    .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter, .colorDodge,
  ]
}
