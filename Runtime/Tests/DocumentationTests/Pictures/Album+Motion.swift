import SwiftUI

extension Album {
  /// What the clock does.
  static let motion = [
    Picture("animation-curves") {
      let take = try Take(SpringRace(), width: 130)
      try take.tap("Go")
      try take.shots(at: [0, 0.1, 0.2, 0.4, 0.6])
      return take
    },
    Picture("animation-transition") {
      let take = try Take(Saved(), width: 120)
      try take.tap("Save")
      try take.shots(at: [0, 0.1, 0.2, 0.4])
      return take
    },
    Picture("animation-matched") {
      let take = try Take(Segments(), width: 210)
      try take.tap("Month")
      try take.shots(at: [0, 0.1, 0.2, 0.4])
      return take
    },
    Picture("animation-phases") {
      let take = try Take(Beacon(), width: 60, settles: false)
      try take.shots(at: [0, 0.2, 0.4, 0.6, 0.8, 1])
      return take
    },
    Picture("animation-keyframes") {
      let take = try Take(Jumper(), width: 80)
      try take.tap("Jump")
      try take.shots(at: [0, 0.1, 0.2, 0.35, 0.5, 0.7])
      return take
    },
    Picture("animation-numbers") {
      let take = try Take(Score(), width: 110)
      take.shot("at first")
      try take.tap("Add")
      try take.shots(at: [0.1, 0.2, 0.3, 0.6])
      return take
    },
    Picture(
      "animation-symbols",
      of: {
        let ringing = try Take(Bell(), width: 80)
        ringing.shot("at first")
        try ringing.tap("Ring")
        try ringing.shots(at: [0.1, 0.2, 0.3, 0.5])
        let muted = try Take(Bell(), width: 80)
        muted.shot("at first")
        try muted.tap("Mute")
        try muted.shots(at: [0.1, 0.2, 0.3])
        return [ringing, muted]
      }),
  ]
}
