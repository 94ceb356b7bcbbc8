import SwiftUI

extension Stage {
  /// Puts a preview on the stage with the room that it asks for; the device is the one of the stage's settings.
  /// - Parameter settles: false shows the first frame, at the time that it is.
  /// - Throws: when the view keeps changing itself.
  public func show(_ preview: StagePreview, settles: Bool = true) throws {
    let presentation: Presentation =
      switch preview.layout {
      case .screen: .screen
      case .fitted: .fitted(width: settings.screenSize.width - 2 * Self.margin)
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    let view = performing { preview.make() }
    try show(view, presentation: presentation, settles: settles)
  }
}
