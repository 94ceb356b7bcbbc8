import CoreGraphics
import Drawing

/// How a symbol is drawn at a moment of its effects.
struct SymbolLook: Equatable {
  var scale: CGFloat = 1
  /// Parts of the symbol's height, upwards.
  var rise: CGFloat = 0
  /// Radians.
  var angle: CGFloat = 0
  var opacity: Double = 1

  static let plain = SymbolLook()

  mutating func add(_ other: SymbolLook) {
    scale *= other.scale
    rise += other.rise
    angle += other.angle
    opacity *= other.opacity
  }

  func items(drawing items: [DisplayItem], in size: CGSize) -> [DisplayItem] {
    guard self != .plain, !items.isEmpty else { return items }
    guard scale > 0.001 else { return [] }
    var items = ContentFlight.faded(items, opacity)
    guard !items.isEmpty, scale != 1 || rise != 0 || angle != 0 else { return items }
    let map = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .about(CGPoint(x: size.width / 2, y: size.height / 2))
      .concatenating(CGAffineTransform(translationX: 0, y: -rise * size.height))
    items = [.effect(.transform(map), DisplayList(items))]
    return items
  }
}

extension SymbolEffectConfiguration {
  /// Seconds of one round; by eye.
  var roundLength: Double {
    switch name {
    case "bounce": 0.6
    case "wiggle": 0.8
    case "rotate": 1.5
    case "pulse", "breathe": 2
    case "variableColor": 1.2
    default: 0.5
    }
  }

  /// Whether the effect goes on as long as it is active, rather than holding a look.
  var isCyclic: Bool { ["pulse", "variableColor", "breathe", "rotate", "wiggle", "bounce"].contains(name) }

  /// Those who want less motion see what fades, and nothing that moves by itself.
  var isMotion: Bool { ["bounce", "breathe", "rotate", "wiggle"].contains(name) }

  /// The look after a part of a round, 0…1.
  func look(_ part: Double) -> SymbolLook {
    let wave = sin(.pi * part)
    var look = SymbolLook()
    switch name {
    case "bounce":
      // A jump that dies away: up, or into the page.
      let swing = CGFloat(wave * (1 - part) * 1.6)
      look.scale = variants.contains("down") ? 1 - 0.2 * swing : 1 + 0.2 * swing
      look.rise = variants.contains("down") ? 0 : 0.1 * swing
    case "pulse": look.opacity = 1 - 0.7 * wave * wave
    case "variableColor": look.opacity = 1 - 0.6 * wave * wave
    case "breathe":
      look.scale = 1 + 0.1 * CGFloat(wave * wave)
      look.opacity = variants.contains("plain") ? 1 : 1 - 0.3 * wave * wave
    case "rotate": look.angle = 2 * .pi * CGFloat(part) * (variants.contains("counterClockwise") ? -1 : 1)
    case "wiggle": look.angle = 0.2 * CGFloat(sin(4 * .pi * part) * (1 - part))
    default: break
    }
    return look
  }

  /// The look that an effect holds once it is wholly active, 0…1 of the way there.
  func heldLook(_ level: Double) -> SymbolLook {
    var look = SymbolLook()
    switch name {
    case "scale":
      look.scale = variants.contains("down") ? 1 - 0.2 * CGFloat(level) : 1 + 0.2 * CGFloat(level)
    case "disappear":
      look.opacity = 1 - level
      look.scale = 1 - 0.5 * CGFloat(level)
    case "appear":
      look.opacity = level
      look.scale = 0.5 + 0.5 * CGFloat(level)
    default: break
    }
    return look
  }
}
