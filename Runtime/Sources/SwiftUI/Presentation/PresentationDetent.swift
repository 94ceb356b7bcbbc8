import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  private let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// What computes the height of a custom detent; the kind names its type.
  private var compute: (@Sendable (Context) -> CGFloat?)?

  func customHeight(_ context: Context) -> CGFloat? { compute?(context) }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium, ".medium")
  /// The whole of the screen below the status bar.
  public static let large = PresentationDetent(.large, ".large")

  /// - Parameter fraction: of the largest height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction), ".fraction(\(Double(fraction)))")
  }

  /// - Parameter height: points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height), ".height(\(Double(height)))")
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)), ".custom(\(D.self))")
    detent.compute = { D.height(in: $0) }
    return detent
  }

  /// What a custom detent knows of the sheet.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the large detent in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  static func text(_ detents: Set<PresentationDetent>) -> String {
    "[" + detents.map(\.name).sorted().joined(separator: ", ") + "]"
  }

  static func text(_ detent: PresentationDetent) -> String { detent.name }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// Points; nil leaves the detent out.
  static func height(in context: Self.Context) -> CGFloat?
}
