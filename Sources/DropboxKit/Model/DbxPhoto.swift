import SwiftUI

/// A photo of the grid.
public struct DbxPhoto: Identifiable, Sendable {
  public var id: String
  /// What is shown; nil while it is decoded.
  public var image: Image?
  /// When it was taken, as VoiceOver says it.
  public var date: String

  public init(id: String, image: Image?, date: String = "") {
    self.id = id
    self.image = image
    self.date = date
  }
}
