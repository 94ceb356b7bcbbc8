import SwiftUICore

/// The shape of a button's border or background.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  private let kind: Kind
  private var insetAmount: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
  public static let circle = ButtonBorderShape(.circle)

  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  /// The shape of a button of a size; rounded rectangles without a radius follow the size.
  func resolved(isLarge: Bool, isSmall: Bool) -> ButtonBorderShape {
    switch kind {
    case .automatic, .roundedRectangle(nil): .roundedRectangle(radius: isLarge ? 12 : isSmall ? 7 : 8)
    default: self
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    switch kind {
    case .automatic: return RoundedRectangle(cornerRadius: 8, style: .continuous).path(in: rect)
    case .capsule: return Capsule(style: .continuous).path(in: rect)
    case .roundedRectangle(let radius):
      return RoundedRectangle(cornerRadius: radius ?? 8, style: .continuous).path(in: rect)
    case .circle: return Circle().path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The size of the controls below.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
