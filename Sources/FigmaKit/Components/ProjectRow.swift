import KitSupport
import SwiftUI

/// A project in a list: a square in its colour, its name, and how many files are in it. It is 56 points high at least.
public struct ProjectRow: View {
  private let id: String
  private let name: String
  private let fileCount: Int
  private let initial: String
  private let cube: FigmaCube?
  private let onOpen: (() -> Void)?
  @State private var taps = Activations()
  @Environment(\.figmaWords) private var words

  public init(id: String, name: String, fileCount: Int, initial: String) {
    self.init(id: id, name: name, fileCount: fileCount, initial: initial, onOpen: nil)
  }

  /// - Parameters:
  ///   - initial: its first letter is shown; the name's where it is empty.
  ///   - cube: the colour that is stored with the project; the one of the id where it is nil.
  ///   - onOpen: what a tap does; the row is no button without it.
  public init(
    id: String, name: String, fileCount: Int, initial: String = "", cube: FigmaCube? = nil, onOpen: (() -> Void)?
  ) {
    self.id = id
    self.name = name
    self.fileCount = fileCount
    self.initial = initial
    self.cube = cube
    self.onOpen = onOpen
  }

  public var body: some View {
    if let onOpen {
      Button {
        taps.add()
        onOpen()
      } label: {
        ProjectFace(row: face)
      }
      .buttonStyle(PressScaleStyle())
      .accessibilityLabel(spoken)
      .feedback(.selection, after: taps)
    } else {
      face.accessibilityElement().accessibilityLabel(spoken)
    }
  }

  private var spoken: String { FigmaWords.sentence(name, words.fileCount(fileCount)) }

  private var face: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill((cube ?? FigmaCube(userId: id)).fill)
        .frame(width: 32, height: 32)
        .overlay { Text(letter).figmaText(.projectInitial).foregroundStyle(.white) }
      VStack(alignment: .leading, spacing: 2) {
        Text(name).figmaText(.subhead).foregroundStyle(FigmaColors.text)
        Text(words.fileCount(fileCount)).figmaText(.metadata).foregroundStyle(FigmaColors.secondary)
      }
      .multilineTextAlignment(.leading)
      Spacer(minLength: 0)
      FigmaIcon(.chevron).foregroundStyle(FigmaColors.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(minHeight: 56)
    .contentShape(Rectangle())
  }

  private var letter: String { (initial.first ?? name.first)?.uppercased() ?? "?" }
}

private struct ProjectFace<Row: View>: View {
  let row: Row
  @Environment(\.isPressed) private var isPressed

  var body: some View { row.background(isPressed ? FigmaColors.surface : .clear) }
}
