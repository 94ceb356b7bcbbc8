import KitTesting
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct ColorTokenTests {
  @Test("the canvas has the bytes of its row", .shows("T-05"))
  func bytes() throws {
    let row = try row("T-05")
    let exhibit = try Exhibit(Color.todoistCanvas.frame(width: 20, height: 20))
    #expect(try exhibit.color(x: 10, y: 10) == row.colors[0])
  }
}
