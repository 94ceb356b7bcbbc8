/// What somebody may do with a file.
public enum DbxPermission: CaseIterable, Hashable, Sendable {
  case edit, view
}

/// Somebody who has access to a file.
public struct DbxPerson: Identifiable, Hashable, Sendable {
  public var id: String
  public var name: String
  public var permission: DbxPermission

  public init(id: String, name: String, permission: DbxPermission) {
    self.id = id
    self.name = name
    self.permission = permission
  }

  /// The first letters of the first and the last word of the name.
  var initials: String {
    let words = name.split(separator: " ")
    return [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first.map(String.init) }.joined()
  }
}
