import KitSupport
import SwiftUI

/// A person: a circle in the colour of their cube, with the first letter of their name.
public struct CubeAvatar: View {
  private let cube: FigmaCube
  private let name: String?
  private let initial: String
  private let size: CGFloat

  /// - Parameter size: 24, 32 or 40 points.
  public init(userId: String, initial: String, size: CGFloat) {
    self.init(userId: userId, name: nil, initial: initial, size: size)
  }

  /// - Parameters:
  ///   - name: what VoiceOver says; the letter comes from it where there is no initial.
  ///   - cube: the colour that is stored with the user; the one of the id where it is nil.
  public init(userId: String, name: String?, initial: String = "", size: CGFloat = 32, cube: FigmaCube? = nil) {
    self.cube = cube ?? FigmaCube(userId: userId)
    self.name = name
    self.initial = initial
    self.size = size
  }

  private var letter: String { (initial.first ?? name?.first)?.uppercased() ?? "?" }

  private var role: FigmaTextRole {
    switch size {
    case ...20: .avatar20
    case 24: .avatar24
    case 40: .avatar40
    default: .avatar32
    }
  }

  public var body: some View {
    Circle()
      .fill(cube.fill)
      .frame(width: size, height: size)
      .overlay { Text(letter).figmaText(role).foregroundStyle(.white) }
      .accessibilityElement()
      .accessibilityLabel(name ?? letter)
      .accessibilityAddTraits(.isImage)
  }
}
