import SwiftUI

/// The face of texts: `.environment(\.figmaTypeface, .system)`.
public enum FigmaTypeface: CaseIterable, Sendable {
  /// The face of the brand, which the app brings along.
  case inter
  /// The system's face, in the same sizes and weights.
  case system

  /// Inter where the app has brought it along, or else the system's face.
  public static func available() -> FigmaTypeface { UIFont(name: "Inter-Regular", size: 12) == nil ? .system : .inter }

  /// The name of the face in a weight; nil for the system's.
  func name(_ weight: Font.Weight) -> String? {
    guard self == .inter else { return nil }
    return switch weight {
    case .bold: "Inter-Bold"
    case .semibold: "Inter-SemiBold"
    case .medium: "Inter-Medium"
    default: "Inter-Regular"
    }
  }
}

extension EnvironmentValues {
  /// The face of the kit's texts; what is available where nothing is set.
  public var figmaTypeface: FigmaTypeface {
    get { self[FigmaTypefaceKey.self] }
    set { self[FigmaTypefaceKey.self] = newValue }
  }
}

private struct FigmaTypefaceKey: EnvironmentKey {
  static let defaultValue = FigmaTypeface.available()
}
