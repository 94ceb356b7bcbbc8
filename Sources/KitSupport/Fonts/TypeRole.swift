import SwiftUI

/// A size and weight for one purpose, and whether it grows with the user's text size.
package struct TypeRole: Sendable {
  /// Points at the default text size.
  package var size: CGFloat
  package var weight: Font.Weight
  package var design: Font.Design
  /// The style whose curve the size follows; nil for a size that stays.
  package var style: Font.TextStyle?
  /// Points between letters.
  package var tracking: CGFloat
  /// The height of a line as a multiple of the size; nil for the face's own.
  package var lineHeight: CGFloat?

  package init(
    _ size: CGFloat, _ weight: Font.Weight = .regular, design: Font.Design = .default,
    scales style: Font.TextStyle? = nil,
    tracking: CGFloat = 0, lineHeight: CGFloat? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.style = style
    self.tracking = tracking
    self.lineHeight = lineHeight
  }
}

extension View {
  /// Sets texts and symbols in a role.
  package func typeRole(_ role: TypeRole) -> some View { modifier(TypeRoleModifier(role)) }
}

private struct TypeRoleModifier: ViewModifier {
  private let role: TypeRole
  @ScaledMetric private var scale: CGFloat

  init(_ role: TypeRole) {
    self.role = role
    _scale = ScaledMetric(wrappedValue: 1, relativeTo: role.style ?? .body)
  }

  func body(content: Content) -> some View {
    let size = role.style == nil ? role.size : role.size * scale
    content
      .font(.system(size: size, weight: role.weight, design: role.design))
      .tracking(role.tracking)
      .lineSpacing(role.lineHeight.map { max(0, ($0 - Self.faceLineHeight) * size) } ?? 0)
  }

  /// What the system face takes for a line by itself, as a multiple of its size.
  private static let faceLineHeight: CGFloat = 1.193
}
