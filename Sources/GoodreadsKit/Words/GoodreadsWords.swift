import Foundation
import SwiftUI

/// All words that the kit shows and speaks, for apps in other languages: `.environment(\.goodreadsWords, …)`.
public struct GoodreadsWords: Sendable {
  // Tabs
  public var home = "Home"
  public var myBooks = "My Books"
  public var browse = "Browse"
  public var updates = "Updates"
  public var profile = "Profile"

  public var newCount: @Sendable (Int) -> String = { "\($0) new" }

  // Shelves
  public var read = "Read"
  public var currentlyReading = "Currently Reading"
  public var wantToRead = "Want to Read"
  public var rate = "Rate"
  public var review = "Review"
  public var shelve = "Shelve"
  public var chooseShelf = "Choose a shelf"
  public var yourShelves = "Your shelves"
  public var changesShelf = "double-tap to change the shelf"
  public var done = "Done"
  public var added: @Sendable (_ shelf: String) -> String = { "Added to \($0)" }

  // Ratings
  public var rateThisBook = "Rate this book"
  public var addReview = "Add a review"
  public var noRating = "Not rated"
  public var ratesBook = "Swipe up or down to change the rating."
  public var clearRating = "Clear rating"
  /// What one to five stars mean.
  public var starCaptions = [
    "did not like it", "it was ok", "liked it", "really liked it", "it was amazing",
  ]
  public var spokenRating: @Sendable (_ stars: String) -> String = { "Rated \($0) out of 5 stars" }
  public var stars: @Sendable (Int) -> String = { $0 == 1 ? "1 star" : "\($0) stars" }
  public var ratingCount: @Sendable (_ count: Int, _ text: String) -> String = {
    $0 == 1 ? "1 rating" : "\($1) ratings"
  }

  // Covers and books
  public var cover = "Book cover"
  public var byAuthor: @Sendable (_ title: String, _ author: String) -> String = { "\($0) by \($1)" }
  public var pages: @Sendable (Int) -> String = { $0 == 1 ? "1 page" : "\($0) pages" }
  public var share = "Share"
  public var addToNetwork = "Add friends"
  public var back = "Back"
  public var more = "…more"
  public var less = "…less"
  public var showsMore = "Show all of the text"
  public var showsLess = "Show less of the text"
  public var communityReviews = "Community Reviews"
  public var alsoEnjoyed = "Readers also enjoyed"

  // Reviews
  public var reviewCount: @Sendable (_ count: Int, _ text: String) -> String = {
    $0 == 1 ? "1 review" : "\($1) reviews"
  }
  public var followerCount: @Sendable (_ count: Int, _ text: String) -> String = {
    $0 == 1 ? "1 follower" : "\($1) followers"
  }
  public var like = "Like"
  public var liked = "Liked"
  public var comment = "Comment"
  public var likeCount: @Sendable (Int) -> String = { $0 == 1 ? "1 like" : "\($0) likes" }
  public var commentCount: @Sendable (Int) -> String = { $0 == 1 ? "1 comment" : "\($0) comments" }
  public var writeReview = "Write a review"
  public var reviewPlaceholder = "What did you think?"
  public var post = "Post"
  public var cancel = "Cancel"
  public var hasSpoilers = "This review has spoilers"

  // Progress
  public var updateProgress = "Update progress"
  public var onPage: @Sendable (_ page: Int, _ pages: Int) -> String = { "on page \($0) of \($1)" }
  public var spokenProgress: @Sendable (_ percent: Int) -> String = { "\($0) percent read" }
  public var challenge = "Reading Challenge"
  public var challengeCount: @Sendable (_ read: Int, _ goal: Int) -> String = {
    "You've read \($0) of \($1) \($1 == 1 ? "book" : "books")"
  }

  // Searching, and nothing there
  public var searchPrompt = "Search books, authors, ISBN"
  public var clearText = "Clear text"
  public var emptyHomeTitle = "Nothing on the nightstand"
  public var emptyHomeText = "The books that you are reading are kept here."
  public var emptyBooksTitle = "Your shelves are empty"
  public var emptyBooksText = "Books that you want to read wait here."
  public var emptyBrowseTitle = "Find your next book"
  public var emptyBrowseText = "Search by title, author or ISBN."
  public var emptyUpdatesTitle = "All quiet"
  public var emptyUpdatesText = "What your friends read and review is told here."
  public var emptyProfileTitle = "Your reading life"
  public var emptyProfileText = "What you have read, rated and reviewed adds up here."

  public init() {}

  /// Parts that are shown or spoken behind each other; those that are nil or empty are left out.
  static func joined(_ parts: [String?], by separator: String = ", ") -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// "Rated 4 out of 5 stars, 3,284,991 ratings".
  func rating(_ value: Double, ratings: Int?, locale: Locale) -> String {
    let stars = value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    return Self.joined([
      spokenRating(stars), ratings.map { ratingCount($0, $0.formatted(.number.locale(locale))) },
    ])
  }

  /// "1,204 reviews · 38 followers".
  func reviewer(reviews: Int?, followers: Int?, locale: Locale) -> String {
    Self.joined(
      [
        reviews.map { reviewCount($0, $0.formatted(.number.locale(locale))) },
        followers.map { followerCount($0, $0.formatted(.number.locale(locale))) },
      ], by: " · ")
  }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var goodreadsWords: GoodreadsWords {
    get { self[GoodreadsWordsKey.self] }
    set { self[GoodreadsWordsKey.self] = newValue }
  }
}

private struct GoodreadsWordsKey: EnvironmentKey {
  static let defaultValue = GoodreadsWords()
}
