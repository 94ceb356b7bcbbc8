import Foundation

/// A picture of the documentation, and how it is made.
struct Picture: Sendable, CustomStringConvertible {
  /// Of the file, without its extension.
  let name: String
  private let play: @MainActor @Sendable () throws -> [Take]

  /// The moments of one take.
  init(_ name: String, _ play: @escaping @MainActor @Sendable () throws -> Take) {
    self.name = name
    self.play = { [try play()] }
  }

  /// The moments of several takes, one after the other.
  init(_ name: String, of play: @escaping @MainActor @Sendable () throws -> [Take]) {
    self.name = name
    self.play = play
  }

  var description: String { name }

  var file: URL { Documentation.pictures.appending(path: name + ".png") }

  @MainActor func png() throws -> Data { try Strip(shots: try play().flatMap(\.shots)).png() }
}
