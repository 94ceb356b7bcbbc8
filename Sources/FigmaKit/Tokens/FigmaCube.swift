import KitSupport
import SwiftUI

/// One of the five colours that tell people, files and projects apart.
///
/// An app stores it with its user, by its raw value; until then it follows from the user's id.
public enum FigmaCube: Int, CaseIterable, Codable, Sendable {
  case red, orange, purple, blue, green

  /// The cube that an id stands for, whatever the process.
  public init(userId: String) {
    let index = stableHash(userId) % UInt64(Self.allCases.count)
    self = Self.allCases[Int(index)]
  }

  /// The colour as it is in both schemes.
  public var token: Color {
    switch self {
    case .red: .figmaRed
    case .orange: .figmaOrange
    case .purple: .figmaPurple
    case .blue: .figmaBlueCube
    case .green: .figmaGreen
    }
  }

  /// The colour under white letters: with Increase Contrast a darker shade of it, on which they reach 4.5:1.
  public var fill: Color {
    let strong =
      switch self {
      case .red: Color(hex: 0xD1431A)
      case .orange: Color(hex: 0xBD5449)
      case .purple: Color(hex: 0x9250E5)
      case .blue: Color(hex: 0x117DA9)
      case .green: Color(hex: 0x068654)
      }
    return .adaptive(light: token, dark: token, contrast: strong, darkContrast: strong)
  }
}

/// FNV-1a with 64 bits over the text's UTF-8: `Hasher` has another seed in each process.
func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
