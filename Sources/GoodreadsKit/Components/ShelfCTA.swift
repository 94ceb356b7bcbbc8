import KitSupport
import SwiftUI

/// The green button that puts a book on a shelf, and under it rating, reviewing and other shelves.
public struct ShelfCTA: View {
  @Binding private var shelf: String?
  private let rating: Int?
  private let customShelves: [String]
  private let chosen: Binding<Set<String>>?
  private let actions: Actions
  @State private var ownChosen: Set<String> = []
  @State private var isPicking = false
  @State private var shelvings = Activations()
  @Environment(\.goodreadsWords) private var words

  /// What else happens; the kit's own sheet of shelves is shown where `onPickShelf` is nil.
  public struct Actions {
    var onShelve: (String) -> Void
    var onRate: () -> Void
    var onReview: () -> Void
    var onPickShelf: (() -> Void)?

    /// - Parameter onShelve: called with the shelf that the user has chosen.
    public init(
      onShelve: @escaping (String) -> Void = { _ in }, onRate: @escaping () -> Void = {},
      onReview: @escaping () -> Void = {}, onPickShelf: (() -> Void)? = nil
    ) {
      self.onShelve = onShelve
      self.onRate = onRate
      self.onReview = onReview
      self.onPickShelf = onPickShelf
    }
  }

  public init(shelf: Binding<String?>) { self.init(shelf: shelf, rating: nil) }

  /// - Parameters:
  ///   - shelf: nil, "Want to Read", "Currently Reading", "Read", or a shelf of the reader's own.
  ///   - rating: 0…5; with 0 the word "Rate" is not amber.
  ///   - customShelves: names of the reader's own shelves.
  ///   - chosen: those of them on which the book stands.
  public init(
    shelf: Binding<String?>, rating: Int?, customShelves: [String] = [], chosen: Binding<Set<String>>? = nil,
    actions: Actions = Actions()
  ) {
    _shelf = shelf
    self.rating = rating
    self.customShelves = customShelves
    self.chosen = chosen
    self.actions = actions
  }

  public var body: some View {
    VStack(spacing: 8) {
      Button(action: tap) { ShelfButtonFace(name: shelf.map(words.shelf)) }
        .buttonStyle(PressScaleStyle(scale: 0.98, animation: GoodreadsMotion.press))
        .springsBack(from: 0.96, by: GoodreadsMotion.shelve, after: shelvings)
        .accessibilityLabel(shelf.map(words.shelf) ?? words.wantToRead)
        .accessibilityAddTraits(shelf == nil ? [] : .isSelected)
        .accessibilityHint(shelf == nil ? "" : words.changesShelf)
      ShelfSegments(rating: rating, onRate: actions.onRate, onReview: actions.onReview, onShelve: pick)
    }
    .padding(.horizontal, 16)
    .feedback(.success, after: shelvings)
    .sheet(isPresented: $isPicking) {
      ShelfPicker(
        shelf: Binding(get: { shelf }, set: { put(on: $0) }), customShelves: customShelves,
        chosen: chosen ?? $ownChosen)
    }
  }

  private func tap() {
    guard shelf == nil else { return pick() }
    put(on: Shelving.want.rawValue)
  }

  private func put(on new: String?) {
    guard new != shelf else { return }
    if new != nil { shelvings.add() }
    shelf = new
    if let new { actions.onShelve(new) }
  }

  private func pick() {
    if let onPickShelf = actions.onPickShelf { onPickShelf() } else { isPicking = true }
  }
}

/// The face of the green button: a name, with a check before it once the book is on a shelf.
private struct ShelfButtonFace: View {
  let name: String?
  @Environment(\.isPressed) private var isPressed
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.goodreadsWords) private var words

  var body: some View {
    HStack(spacing: 8) {
      if name != nil {
        GoodreadsIcon(.check, upTo: 28)
          .transition(.scale.combined(with: .opacity), reduced: .opacity)
      }
      Text(name ?? words.wantToRead).goodreadsText(.button).multilineTextAlignment(.center)
    }
    .foregroundStyle(isEnabled ? Color.white : GoodreadsColors.secondary)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(RoundedRectangle(cornerRadius: 4).fill(fill))
    .contentShape(Rectangle())
    .animation(GoodreadsMotion.shelve, reduced: nil, value: name)
  }

  private var fill: Color {
    guard isEnabled else { return GoodreadsColors.subtle }
    return isPressed ? GoodreadsColors.greenPressed : GoodreadsColors.greenFill
  }
}

/// The three parts under the green button.
private struct ShelfSegments: View {
  let rating: Int?
  let onRate: () -> Void
  let onReview: () -> Void
  let onShelve: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.goodreadsWords) private var words

  var body: some View {
    HStack(spacing: 0) {
      segment("★ \(words.rate)", spoken: words.rate, isRateActive ? GoodreadsColors.amberText : secondary, onRate)
      line
      segment(words.review, spoken: words.review, secondary, onReview)
      line
      segment("\(words.shelve) ▾", spoken: words.chooseShelf, secondary, onShelve)
    }
    .background(RoundedRectangle(cornerRadius: 4).fill(GoodreadsColors.card))
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(GoodreadsColors.divider, lineWidth: 1))
    .fixedSize(horizontal: false, vertical: true)
  }

  private var secondary: Color { GoodreadsColors.secondary }

  private var isRateActive: Bool { rating != 0 && isEnabled }

  private var line: some View { Rectangle().fill(GoodreadsColors.divider).frame(width: 1) }

  private func segment(
    _ title: String, spoken: String, _ color: Color, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .goodreadsText(.starCaption)
        .foregroundStyle(color)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, minHeight: 38)
        .hitArea(above: 3, below: 3)
    }
    .buttonStyle(PressStyle { label, isPressed in label.background(isPressed ? GoodreadsColors.subtle : .clear) })
    .accessibilityLabel(spoken)
  }
}
