import Foundation
import SwiftUI

/// A book as screens show it.
public struct Book: Identifiable, Hashable, Sendable {
  public var id: String
  public var title: String
  public var author: String
  public var cover: URL?
  /// 0…5.
  public var average: Double
  public var ratings: Int
  public var genre: String
  /// Nil where it is not known.
  public var pages: Int?
  public var year: Int?
  public var synopsis: String

  public init(
    id: String, title: String, author: String, cover: URL? = nil, average: Double = 0, ratings: Int = 0,
    genre: String = "", pages: Int? = nil, year: Int? = nil, synopsis: String = ""
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.cover = cover
    self.average = average
    self.ratings = ratings
    self.genre = genre
    self.pages = pages
    self.year = year
    self.synopsis = synopsis
  }
}

extension EnvironmentValues {
  /// Where the art of covers comes from: an app's own cache or files. The address of the book is loaded where it gives nil.
  public var bookArtwork: (@MainActor @Sendable (Book) -> AnyView?)? {
    get { self[BookArtworkKey.self] }
    set { self[BookArtworkKey.self] = newValue }
  }
}

private struct BookArtworkKey: EnvironmentKey {
  static let defaultValue: (@MainActor @Sendable (Book) -> AnyView?)? = nil
}
