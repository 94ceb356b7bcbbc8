import CoreGraphics
import Drawing

/// The thin bars at a scroll view's edges: they show while it moves, and fade after it.
struct ScrollIndicators {
  /// As on iOS, in points.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// In the rubber band they get shorter, down to this.
  private static let leastSqueezedLength: CGFloat = 7
  /// Seconds after the last movement until they fade, and that they take for it.
  private static let rest = 0.4
  private static let fading = 0.25
  /// Seconds for which a flash shows them.
  private static let flash = 0.8

  /// When they start to fade; nil while something moves, or after they have gone.
  private(set) var fadesAt: Double?
  private(set) var isShown = false
  /// Tells a fading from those that it replaced.
  private(set) var number = 0

  mutating func show() {
    isShown = true
    fadesAt = nil
    number += 1
  }

  mutating func hide(at time: Double, isFlash: Bool) {
    isShown = true
    fadesAt = time + (isFlash ? Self.flash : Self.rest)
    number += 1
  }

  mutating func end() {
    isShown = false
    fadesAt = nil
  }

  /// 0…1.
  func opacity(at time: Double) -> Double {
    guard isShown else { return 0 }
    guard let fadesAt else { return 1 }
    return min(max(1 - (time - fadesAt) / Self.fading, 0), 1)
  }

  /// Where the bar lies along its edge.
  /// - Parameters:
  ///   - offset: beyond the range in the rubber band, which squeezes the bar.
  ///   - room: the length of the edge that bars have.
  static func bar(
    offset: CGFloat, in range: ClosedRange<CGFloat>, viewport: CGFloat, room: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = room - 2 * inset
    guard range.upperBound > 0, track > leastSqueezedLength else { return nil }
    let whole = min(track, max(leastLength, track * viewport / (viewport + range.upperBound)))
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(leastSqueezedLength, whole - beyond)
    let part = min(max(offset / range.upperBound, 0), 1)
    return (inset + (track - length) * part, length)
  }

  /// Where a bar is drawn in a viewport.
  static func frame(
    along axis: Axis, start: CGFloat, length: CGFloat, in size: CGSize, isMirrored: Bool
  ) -> CGRect {
    if axis == .vertical {
      let x = isMirrored ? inset : size.width - inset - thickness
      return CGRect(x: x, y: start, width: thickness, height: length)
    }
    let x = isMirrored ? size.width - start - length : start
    return CGRect(x: x, y: size.height - inset - thickness, width: length, height: thickness)
  }
}

extension ScrollNode {
  func showIndicators() {
    guard !configuration.indicators.isEmpty else { return }
    indicators.show()
    setNeedsRecording()
  }

  /// Lets the bars fade after a while.
  func hideIndicators(isFlash: Bool = false) {
    guard !configuration.indicators.isEmpty, indicators.isShown || isFlash else { return }
    indicators.hide(at: graph.time, isFlash: isFlash)
    setNeedsRecording()
    let number = indicators.number
    graph.add(
      ActiveAnimation(self, group: nil) { [unowned self] time in
        guard number == indicators.number else { return (.ended, true) }
        let opacity = indicators.opacity(at: time)
        if opacity < 1 { setNeedsRecording() }
        guard opacity == 0 else { return (.running, false) }
        indicators.end()
        return (.ended, true)
      })
  }

  /// The bars that show now.
  var indicatorItems: [DisplayItem] {
    let opacity = indicators.opacity(at: graph.time)
    guard opacity > 0 else { return [] }
    let values = EnvironmentValues(scope: environment)
    // iOS draws them at 35 % of the ink of the scheme.
    let ink: Color = values.colorScheme == .dark ? .white : .black
    let margins = configuration.indicatorMargins
    let room = CGRect(
      x: isMirrored ? margins.trailing : margins.leading, y: margins.top - covered,
      width: frame.width - margins.horizontal, height: frame.height + covered - margins.top - margins.bottom)
    return configuration.indicators.each.compactMap { axis in
      guard
        let (start, length) = ScrollIndicators.bar(
          offset: offset[axis], in: range(along: axis), viewport: frame.size[axis], room: room.size[axis])
      else { return nil }
      let frame = ScrollIndicators.frame(
        along: axis, start: start, length: length, in: room.size, isMirrored: isMirrored
      ).offsetBy(dx: room.minX, dy: room.minY)
      return .fill(
        .roundedRect(frame, corner: CGSize(width: 1.5, height: 1.5), continuous: false),
        .color(ink.opacity(0.35 * opacity).resolved(in: values.colorContext)), evenOdd: false)
    }
  }
}
