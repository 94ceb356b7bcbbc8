import CoreGraphics
import SwiftUI

/// What somebody does who sees the stage's picture. Locations are points of the picture, bezel included.
public enum LiveInput: Equatable, Sendable {
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// - `finger`: tells fingers that are down at the same time from each other.
  case touch(Phase, finger: Int, at: CGPoint)
  /// Where the pointer is; nil when it has left the picture.
  case hover(CGPoint?)
  /// The content is to move to the left and up by so many points.
  case wheel(at: CGPoint, by: CGSize)
  case key(StageKey)
  /// Text that is final.
  case insert(String)
  /// Text of an input method that may still change, with the selection in it in characters.
  case mark(String, selection: Range<Int>)
  case unmark
}

extension Stage {
  /// Hands over what somebody does at the stage's present time, and runs the frame that comes of it.
  /// - Throws: when a view keeps changing itself.
  public func take(_ input: LiveInput) throws {
    // Lines in one piece come from a clipboard: in a field of one line they submit nothing.
    if case .insert(let text) = input, text.count > 1, text.contains(where: \.isNewline) {
      performing { _ = graph.focus.paste(text) }
      return try passTime(0)
    }
    try send(event(input))
  }

  private func event(_ input: LiveInput) -> InputEvent {
    switch input {
    case .touch(let phase, let finger, let point):
      .touch(TouchEvent(TouchEvent.Phase(phase), at: contentPoint(point), finger: finger))
    case .hover(let point): .hover(point.map { contentPoint($0) })
    case .wheel(let point, let delta): .wheel(WheelEvent(at: contentPoint(point), by: delta))
    case .key(let key): .key(KeyEvent(key.key, modifiers: key.modifiers))
    case .insert(let text): .text(.insert(text))
    case .mark(let text, let selection): .text(.mark(text, selection: selection))
    case .unmark: .text(.unmark)
    }
  }

  /// A point of the picture in the view's own coordinates.
  public func contentPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - contentOrigin.x, y: point.y - contentOrigin.y)
  }

  /// A frame of the view's own coordinates in the picture.
  func pictureFrame(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y) }
}

extension TouchEvent.Phase {
  fileprivate init(_ phase: LiveInput.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
