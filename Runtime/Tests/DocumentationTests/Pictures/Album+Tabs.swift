import CoreGraphics
import Stage
import SwiftUI

extension Album {
  /// Tabs and pages.
  static let tabs = [
    Picture(
      "tabs-bar",
      of: {
        try [("light", ColorScheme.light), ("dark", .dark)].map { caption, scheme in
          let take = try Take(screen: Radio(), scale: 0.5, scheme: scheme)
          take.shot(caption)
          return take
        }
      }),
    Picture(
      "tabs-layouts",
      of: {
        let side = try Take(screen: Radio(), scale: 0.4, settings: StageSettings(orientation: .landscape))
        side.shot("on its side")
        let tablet = try Take(
          screen: Radio(), height: 400, scale: 0.4, settings: StageSettings(device: .named("iPad")!))
        tablet.shot("iPad")
        return [side, tablet]
      }),
    Picture("tabs-more") {
      let take = try Take(screen: Atlas(), scale: 0.4)
      take.shot("at first")
      try take.tap("More")
      try take.wait(1)
      take.shot("More")
      try take.tap("Oceania")
      try take.wait(1)
      take.shot("Oceania")
      return take
    },
    Picture("tabs-pages") {
      let take = try Take(screen: Seasons(), scale: 0.4)
      try take.touch(.began, CGPoint(x: 320, y: 300))
      try take.move(to: CGPoint(x: 180, y: 300), duration: 0.2)
      take.shot("under a finger")
      try take.lift()
      try take.wait(1)
      take.shot("the next page")
      try take.tap("Next")
      try take.wait(0.12)
      take.shot("by code")
      return take
    },
  ]
}
