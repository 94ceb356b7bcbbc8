import SwiftUI

extension Stage {
  /// Changes what the view is shown under, as a user does in Settings or by turning the device; the view keeps
  /// its state, and time does not pass.
  /// - Throws: when a view keeps changing itself.
  public func change(_ change: (inout StageSettings) -> Void) throws {
    var changed = settings
    change(&changed)
    try performing {
      settings = changed
      try applySettings()
      graph.requestFrame()
      try frameIfNeeded()
    }
    if virtualClock != nil { try turn() }
  }
}
