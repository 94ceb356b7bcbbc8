import SwiftUI

/// What is being read, and the year's goal.
public struct HomeView: View {
  private let reading: [ReadingStatus]
  private let goal: ReadingGoal?
  private let suggestions: [Book]
  private let actions: Actions
  @Environment(\.goodreadsWords) private var words

  /// What a user can do on the screen.
  public struct Actions {
    var onOpen: (Book) -> Void
    var onUpdate: ((ReadingStatus) -> Void)?
    var onUpdateGoal: (() -> Void)?

    public init(
      onOpen: @escaping (Book) -> Void = { _ in }, onUpdate: ((ReadingStatus) -> Void)? = nil,
      onUpdateGoal: (() -> Void)? = nil
    ) {
      self.onOpen = onOpen
      self.onUpdate = onUpdate
      self.onUpdateGoal = onUpdateGoal
    }
  }

  public init(
    reading: [ReadingStatus] = [], goal: ReadingGoal? = nil, suggestions: [Book] = [], actions: Actions = Actions()
  ) {
    self.reading = reading
    self.goal = goal
    self.suggestions = suggestions
    self.actions = actions
  }

  public var body: some View {
    GoodreadsScreen(title: words.home) {
      if reading.isEmpty && goal == nil && suggestions.isEmpty {
        GoodreadsEmptyState(title: words.emptyHomeTitle, text: words.emptyHomeText)
      }
      if !reading.isEmpty {
        GoodreadsSection(title: words.currentlyReading)
        ForEach(reading, id: \.book.id) { status in
          CurrentlyReadingCard(status, onUpdate: actions.onUpdate.map { update in { update(status) } })
            .padding(.horizontal, 16)
        }
      }
      if let goal {
        ReadingChallengeCard(goal, onUpdate: actions.onUpdateGoal).padding(.horizontal, 16)
      }
      if !suggestions.isEmpty {
        BookShelfStrip(title: words.alsoEnjoyed, books: suggestions, onOpen: actions.onOpen)
      }
    }
  }
}
