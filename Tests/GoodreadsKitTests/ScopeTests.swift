import Foundation
import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ScopeTests {
  @Test("the kit is plain SwiftUI", .shows("G-03"))
  func scope() throws {
    #expect(try row("G-03").text == "Guide scope: Color, Font, view modifiers, example views")
    let sources = try KitSources("GoodreadsKit")
    #expect(sources.imports.isSubset(of: ["SwiftUI", "Foundation", "KitSupport"]))
    #expect(!sources.text.contains("#if os"))
    for name in ["Color+Goodreads", "Font+Goodreads", "GoodreadsTheme", "BookCover", "HomeView"] {
      #expect(sources.files[name + ".swift"] != nil, "\(name)")
    }
  }

  /// Each is a call as the guide writes it.
  @Test("calls as the guide writes them compile, and draw something")
  func calls() throws {
    let views: [AnyView] = [
      AnyView(BookCover(imageUrl: nil)), AnyView(BookCover(imageUrl: nil, width: 56)),
      AnyView(StarRating(value: 4.3)), AnyView(StarRating(value: 4.3, size: 13)),
      AnyView(RateThisBook(rating: .constant(3))), AnyView(ShelfCTA(shelf: .constant(nil))),
      AnyView(ShelfPill(shelf: .read)),
      AnyView(
        ReviewCard(initials: "BL", name: "Bo Lind", meta: "1,204 reviews · 38 followers", stars: 4, body_: "Salty.")),
      AnyView(GoodreadsTabView()), AnyView(Text("Paper").goodreadsTheme()),
      AnyView(Text("Paper").modifier(GoodreadsTheme())),
    ]
    for view in views { #expect(try Exhibit(view).size.width > 20) }
  }
}
