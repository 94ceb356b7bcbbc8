import SwiftUICore
import UIKit

/// The title in the bar's row: it opens a menu where there are items for it, and can be edited where it is bound.
struct BarTitle: View {
  let values: NavigationValues
  /// Whether it is as large as a title below the row.
  let isLarge: Bool
  let looks: BarLooks
  let head: ScrollHead
  @State private var isRenaming = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if let binding = values.editableTitle, isRenaming {
      RenameField(title: binding, isRenaming: $isRenaming)
    } else if values.titleMenu != nil || values.editableTitle != nil {
      Borrowing(values.titleMenu?.environment) { menu.modifier(BarItemLook(looks: looks, scheme: scheme)) }
        .accessibilityAddTraits(.isHeader)
    } else {
      text.accessibilityAddTraits(.isHeader)
    }
  }

  private var menu: some View {
    Menu {
      if let menu = values.titleMenu { menu.content } else { RenameButton() }
    } label: {
      HStack(spacing: 4) {
        text
        Image(systemName: "chevron.down.circle.fill")
          .font(.system(size: 15, weight: .semibold))
          .foregroundStyle(Color(uiColor: .secondaryLabel), Color(uiColor: .tertiarySystemFill))
          .accessibilityHidden(true)
      }
    }
    .transformEnvironment(\.rename) { rename in
      if values.editableTitle != nil { rename = RenameAction { isRenaming = true } }
    }
  }

  @ViewBuilder private var text: some View {
    if let title = values.title {
      let isOver = head.isTitleCovered
      let attributes = isLarge ? looks.largeTitle(isOverContent: isOver) : looks.title(isOverContent: isOver)
      title
        .modifier(
          TitleAttributes(attributes: attributes, font: isLarge ? .largeTitle.weight(.bold) : .headline)
        )
        .lineLimit(1)
        .minimumScaleFactor(isLarge ? 0.5 : 1)
    }
  }
}

/// A title as a field, while it is renamed.
private struct RenameField: View {
  let title: Binding<String>
  @Binding var isRenaming: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Title", text: title)
      .font(.headline)
      .multilineTextAlignment(.center)
      .submitLabel(.done)
      .focused($isFocused)
      .onSubmit { isRenaming = false }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { old, new in
        if old, !new { isRenaming = false }
      }
      .frame(width: 200, height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The title below the row: 52 points high, more only at the largest sizes of text.
struct LargeTitle: View {
  let values: NavigationValues
  let looks: BarLooks
  let head: ScrollHead

  var body: some View {
    if let title = values.title {
      title
        .modifier(
          TitleAttributes(
            attributes: looks.largeTitle(isOverContent: false),
            font: .largeTitle.weight(.bold))
        )
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityAddTraits(.isHeader)
        .growsWithPull(of: head)
        .frame(maxWidth: .infinity, alignment: .leading)
        .screenMargins()
        .padding(.top, 3)
        .padding(.bottom, 8)
        .frame(minHeight: 52)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityHidden(head.isTitleCovered)
    }
  }
}

/// The colour and the font of a title, where UIKit's proxy sets them.
struct TitleAttributes: ViewModifier {
  let attributes: [NSAttributedString.Key: Any]
  let font: Font

  func body(content: Content) -> some View {
    let color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .primary
    content
      .font((attributes[.font] as? UIFont).map { Font($0) } ?? font)
      .kerning((attributes[.kern] as? CGFloat) ?? 0)
      .foregroundStyle(color)
  }
}
