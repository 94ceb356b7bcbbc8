import Stage
import SwiftUI

extension Album {
  /// Bars that give way, searches and columns.
  static let bars = [
    Picture("navigation-large-title") { try islands(.light) },
    Picture("navigation-large-title-dark") { try islands(.dark) },
    Picture("navigation-search") {
      let take = try Take(screen: Pantry(), height: 500, scale: 0.5)
      take.shot("at first")
      try take.tap("Search")
      try take.wait(until: 1)
      take.shot("searching")
      try take.type("B")
      try take.wait(0.5)
      take.shot("suggestions")
      try take.tap(CGPoint(x: 150, y: 202))
      try take.wait(0.5)
      take.shot("found")
      return take
    },
    Picture("navigation-toolbar") {
      let take = try Take(screen: Letter(), scale: 0.5)
      take.shot()
      return take
    },
    Picture("navigation-columns") {
      let take = try Take(screen: Reader(), device: "iPad", orientation: .landscape, scale: 0.5)
      take.shot("light")
      return take
    },
    Picture("navigation-columns-portrait") {
      let take = try Take(screen: Reader(), device: "iPad", orientation: .portrait, scale: 0.4)
      take.shot("at first")
      try take.tap(CGPoint(x: 30, y: 46))
      try take.wait(1)
      take.shot("with the sidebar")
      return take
    },
    Picture("navigation-columns-phone") {
      let take = try Take(screen: Reader(), height: 400, scale: 0.5)
      take.shot("the detail of what is selected")
      try take.tap("Feeds")
      try take.shots(at: [0.15, 1])
      return take
    },
  ]

  @MainActor private static func islands(_ scheme: ColorScheme) throws -> Take {
    let take = try Take(screen: Islands(), height: 400, scale: 0.5, scheme: scheme)
    take.shot("at first")
    try take.touch(.began, CGPoint(x: 300, y: 600))
    for (distance, caption) in [(62, "the field is gone"), (90, "the title half gone"), (190, "over content")] {
      try take.move(to: CGPoint(x: 300, y: 600 - CGFloat(distance)))
      try take.wait(0.4)
      take.shot(caption)
    }
    try take.lift()
    return take
  }
}
