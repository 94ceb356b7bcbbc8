/// How far somebody is in a book.
public struct ReadingStatus: Hashable, Sendable {
  public var book: Book
  public var page: Int
  public var pages: Int

  public init(book: Book, page: Int, pages: Int) {
    self.book = book
    self.page = page
    self.pages = pages
  }

  /// 0…1; 0 for a book without pages.
  public var fraction: Double { pages > 0 ? min(max(Double(page) / Double(pages), 0), 1) : 0 }
}

/// A goal of books for a year.
public struct ReadingGoal: Hashable, Sendable {
  public var read: Int
  public var goal: Int

  public init(read: Int, goal: Int) {
    self.read = read
    self.goal = goal
  }

  /// 0…1; 0 without a goal.
  public var fraction: Double { goal > 0 ? min(max(Double(read) / Double(goal), 0), 1) : 0 }
}
