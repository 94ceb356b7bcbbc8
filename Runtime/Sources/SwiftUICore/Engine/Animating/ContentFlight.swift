import CoreGraphics
import Drawing

/// How a picture takes the place of another that it shares no structure with.
enum ContentChange: Equatable {
  case fade
  /// Glyphs that stay move and change their colour and size; without any such, the pictures fade.
  case interpolate
  /// Glyphs that change roll upwards or downwards.
  case roll(isUp: Bool)
  /// The old picture shrinks or grows and goes; then the new one grows.
  case replace(oldScale: CGFloat?)
}

/// A picture that takes the place of another.
@MainActor
final class ContentFlight {
  let change: ContentChange
  let old: [DisplayItem]
  let new: [DisplayItem]
  let progress = NumbersInFlight([0])

  init(_ change: ContentChange, from old: [DisplayItem], to new: [DisplayItem]) {
    self.change = change
    self.old = old
    self.new = new
  }

  /// What is seen at a time.
  /// - Parameter size: the box of the view.
  func items(at time: Double, in size: CGSize) -> [DisplayItem] {
    let part = progress.numbers(at: time).first ?? 1
    switch change {
    case .fade: return fade(part)
    case .interpolate: return GlyphChange(from: old, to: new).interpolated(part) ?? fade(part)
    case .roll(let isUp): return GlyphChange(from: old, to: new).rolled(part, isUp: isUp)
    case .replace(let scale): return replace(part, scale, size)
    }
  }

  private func fade(_ part: Double) -> [DisplayItem] {
    Self.faded(old, 1 - part) + Self.faded(new, part)
  }

  nonisolated static func faded(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
    if opacity >= 1 { return items }
    return opacity > 0 && !items.isEmpty ? [.effect(.opacity(opacity), DisplayList(items))] : []
  }

  /// The old picture goes in the first half of the time, the new one comes in the second.
  private func replace(_ part: Double, _ scale: CGFloat?, _ size: CGSize) -> [DisplayItem] {
    let smallest: CGFloat = 0.5
    if part < 0.5 {
      guard let scale else { return [] }
      return scaled(Self.faded(old, 1 - 2 * part), 1 + (scale - 1) * CGFloat(2 * part), size)
    }
    let way = CGFloat(2 * part - 1)
    return scaled(Self.faded(new, Double(way)), smallest + (1 - smallest) * way, size)
  }

  private func scaled(_ items: [DisplayItem], _ scale: CGFloat, _ size: CGSize) -> [DisplayItem] {
    guard scale != 1, !items.isEmpty else { return items }
    let map = CGAffineTransform(scaleX: scale, y: scale).about(CGPoint(x: size.width / 2, y: size.height / 2))
    return [.effect(.transform(map), DisplayList(items))]
  }
}
