import SwiftUI

/// A project by its name and colour.
public struct TaskProject: Hashable, Sendable, Identifiable {
  public var name: String
  public var color: Color
  public var id: String { name }

  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }
}
