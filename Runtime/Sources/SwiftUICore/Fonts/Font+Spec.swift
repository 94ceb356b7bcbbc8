import Typesetting
import UIKit

/// What a font depends on: the part of the environment that fonts are resolved in.
package struct FontContext: Hashable, Sendable {
  package var dynamicTypeSize: DynamicTypeSize
  package var legibilityWeight: LegibilityWeight?

  package init(
    dynamicTypeSize: DynamicTypeSize = .large, legibilityWeight: LegibilityWeight? = nil
  ) {
    self.dynamicTypeSize = dynamicTypeSize
    self.legibilityWeight = legibilityWeight
  }
}

extension Font {
  /// The font as text is set in it.
  ///
  /// Which kinds follow the text size, as on iOS: text styles by their table, custom fonts by the
  /// leading of the style they are relative to; `system(size:)`, `fixedSize:` and `UIFont` do not.
  package func spec(
    in context: FontContext
  ) -> (spec: FontSpec, scalesWithTypeSize: Bool, requestedName: String) {
    let rank = context.dynamicTypeSize.rank
    var spec: FontSpec
    var scales = false
    var customName: String?
    switch base {
    case .system(let size, let weight, let design):
      spec = FontSpec(family: .system((design ?? .default).spec), size: size)
      if let weight { spec.weight = weight.css }
    case .style(let style, let weight, let design):
      let metrics = TypeRamp.metrics(style.ramp, size: rank)
      spec = FontSpec(
        family: .system((design ?? .default).spec), size: metrics.size,
        weight: style == .headline ? 600 : 400, styleLeading: metrics.leading)
      if let weight { spec.weight = weight.css }
      scales = true
    case .custom(let name, let size, let style):
      spec = FontSpec(family: .custom(name), size: size)
      customName = name
      if let style {
        spec.size *= TypeRamp.factor(style.ramp, size: rank)
        scales = true
      }
    case .uiFont(let font):
      spec = font.spec
      if case .custom(let name) = spec.family { customName = name }
    }
    for modifier in modifiers { Self.apply(modifier, to: &spec) }
    if context.legibilityWeight == .bold, customName == nil {
      // Bold Text makes the system's faces about two grades heavier.
      spec.weight = min(spec.weight + 200, 900)
    }
    return (spec, scales, customName ?? spec.systemName)
  }

  private static func apply(_ modifier: Modifier, to spec: inout FontSpec) {
    switch modifier {
    case .bold:
      spec.weight = max(spec.weight, 700)
      spec.weightIsExplicit = true
    case .italic: spec.isItalic = true
    case .weight(let weight):
      spec.weight = weight.css
      spec.weightIsExplicit = true
    case .width(let width): spec.width = width.percent
    case .monospaced: spec.family = .monospacedFamily(of: spec.family)
    case .monospacedDigit: spec.monospacedDigits = true
    case .smallCaps(let kind):
      let isOther = spec.smallCaps != .none && spec.smallCaps != kind
      spec.smallCaps = isOther ? .all : kind
    case .leading(let leading): spec.leading = leading.spec
    case .design(let design):
      if case .system = spec.family { spec.family = .system(design.spec) }
    }
  }
}

extension FontSpec.Family {
  /// The system's face has a monospaced design; a custom face stays, as on iOS, unless it has one.
  fileprivate static func monospacedFamily(of family: Self) -> Self {
    if case .system = family { .system(.monospaced) } else { family }
  }
}
