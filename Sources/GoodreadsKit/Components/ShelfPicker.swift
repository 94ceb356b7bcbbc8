import KitSupport
import SwiftUI

/// The sheet on which a book gets its shelf: one of three, and any of the reader's own.
public struct ShelfPicker: View {
  @Binding private var shelf: String?
  @Binding private var chosen: Set<String>
  private let customShelves: [String]
  @Environment(\.dismiss) private var dismiss
  @Environment(\.goodreadsWords) private var words

  public init(shelf: Binding<String?>, customShelves: [String] = [], chosen: Binding<Set<String>> = .constant([])) {
    _shelf = shelf
    _chosen = chosen
    self.customShelves = customShelves
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.chooseShelf)
          .goodreadsText(.section)
          .foregroundStyle(GoodreadsColors.text)
          .accessibilityAddTraits(.isHeader)
          .padding(.bottom, 8)
        ForEach(Shelving.allCases, id: \.self) { shelving in
          row(words.shelf(shelving.rawValue), isOn: shelf == shelving.rawValue, isRadio: true) {
            shelf = shelving.rawValue
          }
        }
        if !customShelves.isEmpty {
          Rectangle().fill(GoodreadsColors.divider).frame(height: 1).padding(.vertical, 8)
          Text(words.yourShelves)
            .textCase(.uppercase)
            .goodreadsText(.overline)
            .foregroundStyle(GoodreadsColors.secondary)
            .accessibilityAddTraits(.isHeader)
          ForEach(customShelves, id: \.self) { name in
            row(name, isOn: chosen.contains(name), isRadio: false) { chosen.formSymmetricDifference([name]) }
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.top, 24)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { done }
    .background(GoodreadsColors.canvas)
    .presentationDetents([.medium, .large])
    .presentationCornerRadius(12)
  }

  private var done: some View {
    Button(words.done) { dismiss() }
      .buttonStyle(GreenButtonStyle())
      .padding(16)
      .background(GoodreadsColors.canvas)
  }

  private func row(_ name: String, isOn: Bool, isRadio: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      HStack(spacing: 12) {
        ShelfMark(isOn: isOn, isRadio: isRadio)
        Text(name).goodreadsText(.label).foregroundStyle(GoodreadsColors.text).multilineTextAlignment(.leading)
        Spacer(minLength: 0)
      }
      .padding(.vertical, 8)
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.6 : 1) })
    .accessibilityLabel(name)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

/// A ring or a box of 22 points, filled where it is on.
private struct ShelfMark: View {
  let isOn: Bool
  let isRadio: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: isRadio ? 11 : 4)
    shape
      .strokeBorder(isOn ? GoodreadsColors.green : GoodreadsColors.tertiary, lineWidth: 1.5)
      .background(shape.fill(isOn && !isRadio ? GoodreadsColors.greenFill : .clear))
      .overlay {
        if isOn {
          if isRadio {
            Circle().fill(GoodreadsColors.green).padding(5)
          } else {
            Image(systemName: GoodreadsSymbol.check.name)
              .font(.system(size: 12, weight: .heavy))
              .foregroundStyle(.white)
          }
        }
      }
      .frame(width: 22, height: 22)
  }
}

/// A wide green button.
struct GreenButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .goodreadsText(.button)
      .multilineTextAlignment(.center)
      .foregroundStyle(.white)
      .padding(.vertical, 10)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(
        RoundedRectangle(cornerRadius: 4)
          .fill(configuration.isPressed ? GoodreadsColors.greenPressed : GoodreadsColors.greenFill)
      )
      .contentShape(Rectangle())
  }
}
