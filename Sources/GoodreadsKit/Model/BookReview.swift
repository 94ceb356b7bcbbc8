/// What somebody wrote of a book.
public struct BookReview: Identifiable, Hashable, Sendable {
  public var id: String
  public var name: String
  /// Reviews by this reader; nil where it is not known.
  public var reviews: Int?
  public var followers: Int?
  /// 0…5.
  public var stars: Int
  public var text: String
  public var likes: Int
  public var comments: Int
  public var isLiked: Bool

  public init(
    id: String, name: String, reviews: Int? = nil, followers: Int? = nil, stars: Int, text: String, likes: Int = 0,
    comments: Int = 0, isLiked: Bool = false
  ) {
    self.id = id
    self.name = name
    self.reviews = reviews
    self.followers = followers
    self.stars = stars
    self.text = text
    self.likes = likes
    self.comments = comments
    self.isLiked = isLiked
  }

  /// The first letters of the first and the last name.
  public var initials: String {
    let names = name.split(separator: " ")
    return [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.first.map(String.init) }.joined()
  }
}
