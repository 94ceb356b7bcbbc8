import Stage
import SwiftUI

extension Album {
  /// What stands still.
  static let looks = [
    Picture("accessibility-recipe") { try Take.still(RecipeRow(), width: 240) },
    Picture(
      "accessibility-recipe-settings",
      of: {
        [
          try .still(RecipeRow(), width: 200, scheme: .dark, caption: "dark"),
          try .still(RecipeRow(), width: 330, typeSize: .accessibility3, caption: "AX3"),
        ]
      }),
    Picture("accessibility-rating") { try Take.still(Rating(), width: 160) },
    Picture("haptics-heart") {
      let take = try Take(Favourite(), width: 60)
      take.shot("at first")
      try take.tap(CGPoint(x: 36, y: 36))
      try take.wait(0.5)
      take.shot("tapped")
      return take
    },
    Picture("state-rooms") { try Take.still(Rooms(), width: 160) },
    Picture("layout-grid") { try Take.still(Departures(), width: 240) },
    Picture(
      "layout-fits",
      of: {
        [
          try .still(Actions(), width: 220, caption: "220 points"),
          try .still(Actions(), width: 120, caption: "120 points"),
        ]
      }),
    Picture(
      "layout-flow",
      of: {
        [
          try .still(Tags(), width: 240, caption: "240 points"),
          try .still(Tags(), width: 160, caption: "160 points"),
        ]
      }),
    Picture("text-ramp") { try Take.still(Ramp(), width: 300) },
    Picture(
      "text-excerpt",
      of: {
        [
          try .still(Excerpt(), width: 220, caption: "220 points"),
          try .still(Excerpt(), width: 84, caption: "84 points"),
        ]
      }),
    Picture(
      "shapes-ring",
      of: {
        [
          try .still(Ring(progress: 0.25), width: 90),
          try .still(Ring(progress: 0.8), width: 90),
        ]
      }),
    Picture("shapes-fills") { try Take.still(Fills(), width: 300) },
    Picture(
      "shapes-material",
      of: {
        [
          try .still(Frosted(), width: 210, caption: "light"),
          try .still(Frosted(), width: 210, scheme: .dark, caption: "dark"),
        ]
      }),
    Picture("symbols-modes") { try Take.still(Badges(), width: 300) },
    Picture("symbols-resizable") { try Take.still(Poster(), width: 160) },
    Picture(
      "controls",
      of: {
        [
          try .still(Lamp(), width: 250, caption: "light"),
          try .still(Lamp(), width: 250, scheme: .dark, caption: "dark"),
        ]
      }),
    Picture(
      "lists",
      of: {
        let list = Preferences().frame(height: 330).padding(-Stage.margin)
        return [
          try .still(list, width: 320, caption: "light"),
          try .still(list, width: 320, scheme: .dark, caption: "dark"),
        ]
      }),
    Picture("navigation-push") {
      let take = try Take(screen: Towns(), height: 400, scale: 0.5)
      take.shot("at first")
      try take.tap("Bergen")
      try take.shots(at: [0.1, 0.2, 0.6])
      return take
    },
    Picture("navigation-tabs") {
      let take = try Take(screen: Home(), scale: 0.5)
      take.shot()
      return take
    },
    Picture("navigation-sheet") {
      let take = try Take(screen: SizePicker(), scale: 0.5)
      take.shot("at first")
      try take.tap("Choose a size")
      try take.shots(at: [0.1, 0.2, 0.6])
      return take
    },
  ]
}

extension Take {
  /// A view that has settled.
  static func still(
    _ view: some View, width: CGFloat, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    caption: String = ""
  ) throws -> Take {
    let take = try Take(view, width: width, scheme: scheme, typeSize: typeSize)
    take.shot(caption)
    return take
  }
}
