import CoreGraphics
import Drawing

/// `opacity`: the whole view is composited as one picture with an alpha.
struct OpacityEffect: DrawingModifier {
  /// 0…1; values outside are clamped.
  var opacity: Double

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    if opacity >= 1 { return content.items }
    // Not a number draws nothing, like 0.
    guard opacity > 0 else { return [] }
    return [.effect(.opacity(opacity), content)]
  }

  var hidesContent: Bool { !(opacity > 0) }
  var contentOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }

  var name: String { "opacity" }
  var detail: String { number(opacity) }
}

/// `hidden`: takes its room and draws nothing.
struct HiddenEffect: DrawingModifier {
  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] { [] }

  var hidesContent: Bool { true }

  var name: String { "hidden" }
}

extension View {
  /// Draws the view as one picture with an alpha, 0…1.
  nonisolated public func opacity(_ opacity: Double) -> some View { primitive(OpacityEffect(opacity: opacity)) }

  /// Keeps the view's room and draws nothing.
  nonisolated public func hidden() -> some View { primitive(HiddenEffect()) }
}
