import KitSupport
import SwiftUI

/// A file in a grid: its picture, 16 to 10, its name, what is to be said of it, and who works on it.
public struct FileCard: View {
  private let id: String
  private let name: String
  private let note: Note
  private let thumbnailImage: Image?
  private let collaborators: [AvatarStack.Collaborator]
  private let onOpen: (() -> Void)?
  @State private var taps = Activations()
  @Environment(\.figmaWords) private var words
  @Environment(\.calendar) private var calendar

  /// The line below the name.
  private enum Note {
    case text(String)
    case edited(Date, author: String?, now: Date)
  }

  public init(
    id: String, name: String, metadata: String, thumbnailImage: Image?, collaborators: [AvatarStack.Collaborator]
  ) {
    self.init(
      id: id, name: name, metadata: metadata, thumbnailImage: thumbnailImage, collaborators: collaborators, onOpen: nil)
  }

  /// - Parameters:
  ///   - metadata: one line, in the app's own words.
  ///   - onOpen: what a tap does; the card is no button without it.
  public init(
    id: String, name: String, metadata: String, thumbnailImage: Image? = nil,
    collaborators: [AvatarStack.Collaborator] = [], onOpen: (() -> Void)?
  ) {
    self.init(id, name, .text(metadata), thumbnailImage, collaborators, onOpen)
  }

  /// - Parameters:
  ///   - edited: when it was edited last.
  ///   - author: who did.
  ///   - now: when that is read.
  public init(
    id: String, name: String, edited: Date, by author: String?, now: Date = Date(), thumbnailImage: Image? = nil,
    collaborators: [AvatarStack.Collaborator] = [], onOpen: (() -> Void)? = nil
  ) {
    self.init(id, name, .edited(edited, author: author, now: now), thumbnailImage, collaborators, onOpen)
  }

  private init(
    _ id: String, _ name: String, _ note: Note, _ thumbnailImage: Image?,
    _ collaborators: [AvatarStack.Collaborator], _ onOpen: (() -> Void)?
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.thumbnailImage = thumbnailImage
    self.collaborators = collaborators
    self.onOpen = onOpen
  }

  public var body: some View {
    if let onOpen {
      Button {
        taps.add()
        onOpen()
      } label: {
        face
      }
      .buttonStyle(PressScaleStyle(scale: FigmaMotion.pressScale, animation: FigmaMotion.press))
      .accessibilityLabel(FigmaWords.sentence(spoken, words.opensFile))
      .feedback(.impact(weight: .light), after: taps)
    } else {
      face.accessibilityElement().accessibilityLabel(spoken)
    }
  }

  private var face: some View {
    VStack(alignment: .leading, spacing: 8) {
      FileThumbnail(id: id, name: name, image: thumbnailImage)
      VStack(alignment: .leading, spacing: 2) {
        FileCardName(name)
        FileCardNote(line, collaborators: collaborators)
      }
    }
    .background { PressedGround() }
    .contentShape(Rectangle())
  }

  private var line: String {
    switch note {
    case .text(let text): text
    case .edited(let date, _, let now): words.editedLine(words.ago(FigmaAge(of: date, at: now, calendar: calendar)))
    }
  }

  private var spoken: String {
    let said =
      switch note {
      case .text(let text): text
      case .edited(let date, let author, let now):
        words.edited(words.ago(FigmaAge(of: date, at: now, calendar: calendar)), author)
      }
    let people = collaborators.isEmpty ? nil : words.collaborators(collaborators.count)
    return FigmaWords.sentence(name, said, people)
  }
}

/// The ground of a card while a finger is on it: it reaches a little beyond what it lies under.
private struct PressedGround: View {
  @Environment(\.isPressed) private var isPressed

  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(FigmaColors.surface).padding(-4).opacity(isPressed ? 1 : 0)
  }
}

/// One line, and as many as it wants where the letters are so large that one would say nothing.
private struct FileCardName: View {
  private let name: String
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name)
      .figmaText(.fileName)
      .foregroundStyle(FigmaColors.text)
      .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
      .multilineTextAlignment(.leading)
  }
}

private struct FileCardNote: View {
  private let line: String
  private let collaborators: [AvatarStack.Collaborator]
  @Environment(\.dynamicTypeSize) private var typeSize

  init(_ line: String, collaborators: [AvatarStack.Collaborator]) {
    self.line = line
    self.collaborators = collaborators
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        text
        faces
      }
    } else {
      HStack(spacing: 8) {
        text.lineLimit(1)
        Spacer(minLength: 0)
        faces
      }
    }
  }

  private var text: some View {
    Text(line).figmaText(.metadata).foregroundStyle(FigmaColors.secondary).multilineTextAlignment(.leading)
  }

  @ViewBuilder
  private var faces: some View {
    if !collaborators.isEmpty {
      AvatarStack(collaborators: collaborators, maxVisible: 3, size: 20).layoutPriority(1)
    }
  }
}
