import Stage
import SwiftUI
import SwiftUICore

/// Texts of the pages that samples put out.
enum Outputs {
  @MainActor static let all: [String: @MainActor () throws -> String] = [
    "RecipeRow": { try spoken(RecipeRow()) },
    "Rating": { try spoken(Rating()) },
    "Favourite": {
      let take = try Take(Favourite(), width: 100)
      try take.tap(CGPoint(x: 40, y: 36))
      return haptics(of: take)
    },
    "Upload": {
      let take = try Take(Upload(), width: 100)
      try take.tap("Upload")
      try take.wait(1)
      try take.tap("Upload")
      return haptics(of: take)
    },
    "Shutter": {
      let take = try Take(Shutter(), width: 120)
      try take.tap("Take photo")
      return haptics(of: take)
    },
  ]

  /// What VoiceOver says of a view.
  @MainActor private static func spoken(_ view: some View) throws -> String {
    // The tree is asked of a stage that is still there.
    let take = try Take(view, width: 300)
    defer { withExtendedLifetime(take) {} }
    return take.stage.graph.spokenLines().joined(separator: "\n")
  }

  /// The log of haptics, with times in hundredths of a second.
  @MainActor private static func haptics(of take: Take) -> String {
    take.stage.graph.hapticLog.map { entry in
      "\((entry.time * 100).rounded() / 100) s  \(entry)"
    }
    .joined(separator: "\n")
  }
}
