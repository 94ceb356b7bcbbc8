import SwiftUI

extension Stage {
  /// Puts what an app opens with on the screen of the device: the first of its scenes.
  /// - Throws: when a view of the app keeps changing itself.
  public func show(_ app: some App) throws {
    let view = performing { app.openingView }
    try show(view, presentation: .screen)
  }
}
