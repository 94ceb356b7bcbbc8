import SwiftUI

/// The face of texts: `.environment(\.dbxTypeface, .inter)`.
public enum DbxTypeface: CaseIterable, Sendable {
  /// The licensed face of the brand, where the app brings it along.
  case sharpGrotesk
  /// Its free substitute.
  case inter
  /// The system's grotesque.
  case system

  /// The name of the face in a weight; nil for the system's.
  func name(_ weight: Font.Weight) -> String? {
    let cut = weight == .bold ? "Bold" : weight == .semibold ? "Semibold" : "Regular"
    return switch self {
    case .sharpGrotesk: "SharpGrotesk-" + cut
    case .inter: "Inter-" + (weight == .semibold ? "SemiBold" : cut)
    case .system: nil
    }
  }
}

extension EnvironmentValues {
  /// The face of the kit's texts.
  public var dbxTypeface: DbxTypeface {
    get { self[DbxTypefaceKey.self] }
    set { self[DbxTypefaceKey.self] = newValue }
  }
}

private struct DbxTypefaceKey: EnvironmentKey {
  static let defaultValue = DbxTypeface.sharpGrotesk
}
