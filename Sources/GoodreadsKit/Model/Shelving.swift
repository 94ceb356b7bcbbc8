/// The three shelves that every reader has, by the names under which they are stored.
public enum Shelving: String, CaseIterable, Hashable, Sendable {
  case read = "Read"
  case current = "Currently Reading"
  case want = "Want to Read"
}

extension GoodreadsWords {
  /// What a shelf is called: the three in the app's language, others as the reader has named them.
  func shelf(_ stored: String) -> String {
    switch Shelving(rawValue: stored) {
    case .read: read
    case .current: currentlyReading
    case .want: wantToRead
    case nil: stored
    }
  }
}
