import Stage
import SwiftUI

extension StageScript {
  /// What a script says of a view that has the whole screen.
  @MainActor
  static func report(_ script: String, on view: some View, settings: StageSettings = StageSettings()) throws -> String {
    try StageScript(parsing: script).run(on: Stage.showing(view, settings: settings)).description
  }

  /// Runs a script, and returns what failed: nothing, if all came true.
  @MainActor
  static func failures(_ script: String, on view: some View, settings: StageSettings = StageSettings()) throws -> String
  {
    let report = try report(script, on: view, settings: settings)
    return report.hasPrefix("passed") ? "" : report
  }
}
