import KitSupport
import SwiftUI

/// Who has access to a file, and its link: the content of a sheet.
public struct DbxShareSheet: View {
  private let name: String
  private let kind: DbxFileKind
  @Binding private var people: [DbxPerson]
  private let onCopyLink: () -> Void
  @Environment(\.dbxWords) private var words
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(name: String, kind: DbxFileKind, people: Binding<[DbxPerson]>, onCopyLink: @escaping () -> Void) {
    self.name = name
    self.kind = kind
    _people = people
    self.onCopyLink = onCopyLink
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        layout {
          DbxFileTile(kind)
          VStack(alignment: .leading, spacing: 2) {
            Text(name).dbxText(.sheetTitle).foregroundStyle(DbxColors.text).accessibilityAddTraits(.isHeader)
            Text(words.access(people.count)).dbxText(.meta).foregroundStyle(DbxColors.secondary).dbxTabularNumbers()
          }
        }
        .padding(.bottom, 12)
        ForEach(people) { person in row(person) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.top, 24)
    }
    .safeAreaInset(edge: .bottom) {
      DbxPrimaryButton(title: words.copyLink, action: onCopyLink)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(DbxColors.canvas)
    }
    .background(DbxColors.canvas)
  }

  /// Large letters stand below what they stand beside.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
  }

  private func row(_ person: DbxPerson) -> some View {
    layout {
      HStack(spacing: 12) {
        Text(person.initials)
          .font(.dbx(14, weight: .semibold))
          .foregroundStyle(DbxColors.text)
          .frame(width: 36, height: 36)
          .background { Circle().fill(DbxColors.blueTint) }
          .accessibilityHidden(true)
        Text(person.name).dbxText(.rowName).foregroundStyle(DbxColors.text).accessibilityHidden(true)
      }
      if !typeSize.isAccessibilitySize { Spacer(minLength: 0) }
      DbxPermissionMenu(
        person,
        onChange: { new in
          if let index = people.firstIndex(where: { $0.id == person.id }) { people[index].permission = new }
        },
        onRemove: { people.removeAll { $0.id == person.id } })
    }
    .frame(minHeight: 52)
  }
}
