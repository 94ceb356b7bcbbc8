import SwiftUI

/// A size and weight for one purpose, and whether it grows with the user's text size.
package struct TypeRole: Sendable {
  /// Points at the default text size.
  package var size: CGFloat
  package var weight: Font.Weight
  /// The system face in one of its designs, or a face by its name.
  package var face: Face
  /// The style whose curve the size follows; nil for a size that stays.
  package var style: Font.TextStyle?
  /// Points that a size that grows stops at; nil for none.
  package var maximum: CGFloat?
  /// Points between letters at the default text size; they grow with the letters.
  package var tracking: CGFloat
  /// The height of a line as a multiple of the size; nil for the face's own.
  package var lineHeight: CGFloat?

  package enum Face: Sendable, Equatable {
    case system(Font.Design)
    /// - `lineHeight`: what the face takes for a line by itself, as a multiple of its size.
    case custom(String, lineHeight: CGFloat)

    /// What the face takes for a line by itself, as a multiple of its size.
    package var lineHeight: CGFloat {
      switch self {
      // Ascender and descender of the system's text face, by its `hhea` table.
      case .system: 1.193
      case .custom(_, let lineHeight): lineHeight
      }
    }
  }

  package init(
    _ size: CGFloat, _ weight: Font.Weight = .regular, design: Font.Design = .default,
    scales style: Font.TextStyle? = nil, upTo maximum: CGFloat? = nil, tracking: CGFloat = 0,
    lineHeight: CGFloat? = nil
  ) {
    self.init(
      size, weight, face: .system(design), scales: style, upTo: maximum, tracking: tracking, lineHeight: lineHeight)
  }

  package init(
    _ size: CGFloat, _ weight: Font.Weight = .regular, face: Face, scales style: Font.TextStyle? = nil,
    upTo maximum: CGFloat? = nil, tracking: CGFloat = 0, lineHeight: CGFloat? = nil
  ) {
    self.size = size
    self.weight = weight
    self.face = face
    self.style = style
    self.maximum = maximum
    self.tracking = tracking
    self.lineHeight = lineHeight
  }

  /// The same size and face in another weight.
  package func weight(_ weight: Font.Weight) -> TypeRole {
    var role = self
    role.weight = weight
    return role
  }

  /// The font at a size in points that does not change any more.
  package func font(size: CGFloat) -> Font {
    switch face {
    case .system(let design): .system(size: size, weight: weight, design: design)
    case .custom(let name, _): .custom(name, fixedSize: size)
    }
  }
}

extension View {
  /// Sets texts and symbols in a role.
  package func typeRole(_ role: TypeRole) -> some View { modifier(TypeRoleModifier(role)) }
}

private struct TypeRoleModifier: ViewModifier {
  private let role: TypeRole
  @ScaledMetric private var scaled: CGFloat

  init(_ role: TypeRole) {
    self.role = role
    _scaled = ScaledMetric(wrappedValue: role.size, relativeTo: role.style ?? .body)
  }

  private var size: CGFloat {
    guard role.style != nil else { return role.size }
    return min(scaled, role.maximum.map { max($0, role.size) } ?? .infinity)
  }

  func body(content: Content) -> some View {
    content
      .font(role.font(size: size))
      .tracking(role.tracking * size / role.size)
      .lineSpacing(role.lineHeight.map { max(0, ($0 - role.face.lineHeight) * size) } ?? 0)
  }
}
