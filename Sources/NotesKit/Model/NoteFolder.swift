/// A folder as the list of folders shows it.
public struct NoteFolder: Identifiable, Hashable, Sendable {
  public enum Kind: Sendable, Hashable { case notes, smart, recentlyDeleted }

  public var id: String
  public var name: String
  public var count: Int
  public var kind: Kind
  /// Where its notes are kept, such as “On My iPhone”; folders of one account stand together.
  public var account: String

  public init(id: String, name: String, count: Int, kind: Kind = .notes, account: String = "") {
    self.id = id
    self.name = name
    self.count = count
    self.kind = kind
    self.account = account
  }
}
