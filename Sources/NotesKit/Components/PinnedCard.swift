import KitSupport
import SwiftUI

/// A pinned note as a card, for a strip that scrolls sideways.
public struct PinnedCard: View {
  private let title: String
  private let preview: String
  private let fillsWidth: Bool
  private let action: (() -> Void)?
  @State private var taps = Activations()
  @Environment(\.notesWords) private var words

  /// A card to stand in a link or a button.
  public init(title: String, preview: String) { self.init(title, preview, false, nil) }

  /// - Parameter action: what a tap does.
  public init(title: String, preview: String, fillsWidth: Bool = false, action: @escaping () -> Void) {
    self.init(title, preview, fillsWidth, action)
  }

  private init(_ title: String, _ preview: String, _ fillsWidth: Bool, _ action: (() -> Void)?) {
    self.title = title
    self.preview = preview
    self.fillsWidth = fillsWidth
    self.action = action
  }

  public var body: some View {
    if let action {
      Button {
        taps.add()
        action()
      } label: {
        face
      }
      .buttonStyle(PressScaleStyle(scale: 0.99, animation: NotesMotion.press))
      .accessibilityLabel(spoken)
      .feedback(.selection, after: taps)
    } else {
      face
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(.isStaticText)
    }
  }

  private var face: some View { PinnedCardFace(title: title, preview: preview, fillsWidth: fillsWidth) }

  private var spoken: String { NotesWords.sentence(title, preview, words.spokenPinned) }
}

private struct PinnedCardFace: View {
  let title: String
  let preview: String
  let fillsWidth: Bool
  @ScaledLength(upTo: 320) private var width: CGFloat = 160
  @Environment(\.isPressed) private var isPressed
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
          .notesText(.cardTitle)
          .foregroundStyle(NotesColors.ink)
          .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        Spacer(minLength: 0)
        NotesIcon(.pin).foregroundStyle(NotesColors.orange)
      }
      Text(preview).notesSmallPrint(.cardPreview).lineLimit(typeSize.isAccessibilitySize ? nil : 3)
    }
    .multilineTextAlignment(.leading)
    .padding(12)
    .frame(width: fillsWidth ? nil : width, alignment: .topLeading)
    .frame(maxWidth: fillsWidth ? .infinity : nil, minHeight: 96, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 10).fill(isPressed ? NotesColors.surface2 : NotesColors.surface1))
    .shadow(color: .black.opacity(isPressed ? 0.04 : 0), radius: isPressed ? 1.5 : 0, y: isPressed ? 1 : 0)
    .contentShape(Rectangle())
  }
}
