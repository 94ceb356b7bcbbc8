import SwiftUICore

/// A type that shows views of an app with sample values.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The system that the previews are for; nil is the one of the app.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What tools find previews by: the conformance records of an image say which types have it.
public protocol _PreviewProvider {}

extension PreviewProvider {
  /// The previews, each by itself and without its type.
  @MainActor package static var listedPreviews: [any View] { previews.listed }
}

/// The system that a preview is for.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// The device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How large a preview is.
public enum PreviewLayout: Sendable, Equatable {
  case device
  case sizeThatFits
  /// - Parameters in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
