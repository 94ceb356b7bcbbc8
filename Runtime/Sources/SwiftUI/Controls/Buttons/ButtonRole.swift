/// What a button does, for its look and its place.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// Deletes something: drawn in red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
}
