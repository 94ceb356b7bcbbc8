import KitSupport
import SwiftUI

/// A star that is given and taken back: it grows to 1.12 of its size and springs back.
public struct DbxStarButton: View {
  @Binding private var isStarred: Bool
  @State private var toggles = Activations()
  @State private var stars = Activations()
  @Environment(\.dbxWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init(isStarred: Binding<Bool>) { _isStarred = isStarred }

  public var body: some View {
    Button {
      isStarred.toggle()
      toggles.add()
      if isStarred { stars.add() }
    } label: {
      DbxIcon(isStarred ? .starred : .star)
        .foregroundStyle(isStarred ? DbxColors.blue : DbxColors.secondary)
        .phaseAnimator([1, 1.12], trigger: toggles) { star, scale in
          star.scaleEffect(reducesMotion ? 1 : scale)
        } animation: { scale in
          scale > 1 ? DbxMotion.starUp : DbxMotion.starBack
        }
        .frame(minWidth: 44, minHeight: 44)
        .modifier(Dimmed())
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, _ in label })
    .accessibilityLabel(isStarred ? words.starred : words.star)
    .accessibilityAddTraits(isStarred ? [.isToggle, .isSelected] : .isToggle)
    .feedback(.success, after: stars)
  }
}
