import KitSupport
import SwiftUI

/// The people on a file: faces that overlap, and how many more there are.
public struct AvatarStack: View {
  /// Somebody who works on a file.
  public struct Collaborator: Identifiable, Equatable, Sendable {
    public let id: String
    public let initial: String
    /// The whole name; VoiceOver says the first word of it.
    public let name: String?
    /// The colour that is stored with the user; the one of the id where it is nil.
    public let cube: FigmaCube?

    public init(id: String, initial: String) { self.init(id: id, name: nil, initial: initial) }

    /// - Parameter initial: the first letter of the name where it is nil.
    public init(id: String, name: String?, initial: String? = nil, cube: FigmaCube? = nil) {
      self.id = id
      self.initial = initial ?? name.map { String($0.prefix(1)) } ?? ""
      self.name = name
      self.cube = cube
    }
  }

  private let collaborators: [Collaborator]
  private let maxVisible: Int
  private let size: CGFloat
  @Environment(\.figmaWords) private var words

  /// - Parameters:
  ///   - maxVisible: how many faces there are at most.
  ///   - size: points across a face.
  public init(collaborators: [Collaborator], maxVisible: Int = 3, size: CGFloat = 24) {
    self.collaborators = collaborators
    self.maxVisible = max(0, maxVisible)
    self.size = size
  }

  private var visible: ArraySlice<Collaborator> { collaborators.prefix(maxVisible) }
  private var more: Int { collaborators.count - visible.count }

  public var body: some View {
    HStack(spacing: -8) {
      ForEach(visible) { collaborator in
        CubeAvatar(
          userId: collaborator.id, name: collaborator.name, initial: collaborator.initial, size: size,
          cube: collaborator.cube
        )
        .overlay { ring }
        .transition(.move(edge: .trailing).combined(with: .opacity), reduced: .identity)
      }
      if more > 0 { bubble }
    }
    .animation(FigmaMotion.slideIn, reduced: nil, value: collaborators.map(\.id))
    .accessibilityElement()
    .accessibilityLabel(words.spoken(collaborators, maxVisible: maxVisible))
    .accessibilityHidden(collaborators.isEmpty)
  }

  private var ring: some View { Circle().strokeBorder(FigmaColors.canvas, lineWidth: 2) }

  /// As wide as its number wants, since two figures do not fit a small circle.
  private var bubble: some View {
    Text("+\(more)")
      .figmaText(.projectInitial)
      .foregroundStyle(FigmaColors.text)
      .fixedSize()
      // A sign stands before its number in every language.
      .environment(\.layoutDirection, .leftToRight)
      .padding(.horizontal, more > 9 ? 5 : 0)
      .frame(minWidth: size, minHeight: size, maxHeight: size)
      .background {
        Capsule().fill(FigmaColors.surface).overlay { Capsule().strokeBorder(FigmaColors.canvas, lineWidth: 2) }
      }
  }
}

extension FigmaWords {
  /// What VoiceOver says of a stack of faces; nothing for none.
  func spoken(_ collaborators: [AvatarStack.Collaborator], maxVisible: Int) -> String {
    guard !collaborators.isEmpty else { return "" }
    let names = collaborators.compactMap { $0.name?.split(separator: " ").first.map(String.init) }
    let said = Array(names.prefix(max(0, maxVisible)))
    // Without the names of all it is not known how many are left out.
    let known = names.count == collaborators.count ? said : []
    return stack(self.collaborators(collaborators.count), known, collaborators.count - known.count)
  }
}
