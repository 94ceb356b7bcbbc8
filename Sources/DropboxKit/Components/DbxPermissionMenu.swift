import KitSupport
import SwiftUI

/// What somebody may do, as a pill that opens the choice. Its numbers are the companion's.
public struct DbxPermissionMenu: View {
  private let person: DbxPerson
  private let onChange: (DbxPermission) -> Void
  private let onRemove: () -> Void
  @Environment(\.dbxWords) private var words

  public init(_ person: DbxPerson, onChange: @escaping (DbxPermission) -> Void, onRemove: @escaping () -> Void) {
    self.person = person
    self.onChange = onChange
    self.onRemove = onRemove
  }

  public var body: some View {
    Menu {
      ForEach(DbxPermission.allCases, id: \.self) { permission in
        Button(words.permissionNames(permission)) { onChange(permission) }
      }
      Button(words.remove, role: .destructive, action: onRemove)
    } label: {
      Text(words.permissionNames(person.permission))
        .dbxText(.metaStrong)
        .foregroundStyle(DbxColors.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background { Capsule().fill(DbxColors.surface) }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(DbxWords.sentence(person.name, words.permissionNames(person.permission)))
  }
}
