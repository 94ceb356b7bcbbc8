import SwiftUI

/// The reader, and how the year's goal goes.
public struct ProfileView: View {
  private let name: String?
  private let reviews: Int?
  private let followers: Int?
  private let goal: ReadingGoal?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.locale) private var locale

  public init(name: String? = nil, reviews: Int? = nil, followers: Int? = nil, goal: ReadingGoal? = nil) {
    self.name = name
    self.reviews = reviews
    self.followers = followers
    self.goal = goal
  }

  public var body: some View {
    GoodreadsScreen(title: words.profile) {
      if let name {
        HStack(spacing: 14) {
          ReaderAvatar(initials: BookReview(id: "", name: name, stars: 0, text: "").initials, size: 64)
          VStack(alignment: .leading, spacing: 2) {
            Text(name).goodreadsText(.section).foregroundStyle(GoodreadsColors.text)
            let meta = words.reviewer(reviews: reviews, followers: followers, locale: locale)
            if !meta.isEmpty {
              Text(meta).goodreadsText(.meta).foregroundStyle(GoodreadsColors.secondary)
            }
          }
        }
        .padding(.horizontal, 16)
      }
      if let goal { ReadingChallengeCard(goal).padding(.horizontal, 16) }
      if name == nil && goal == nil {
        GoodreadsEmptyState(title: words.emptyProfileTitle, text: words.emptyProfileText)
      }
    }
  }
}
