/// Pixels of a picture that show the same content as before, further down or up.
package struct PixelMove: Sendable, Equatable {
  /// Device pixels that the content is seen through: nothing leaves them, and what comes from outside is damage.
  package var frame: PixelRect
  /// How many pixels further down.
  package var distance: Int

  package init(frame: PixelRect, distance: Int) {
    self.frame = frame
    self.distance = distance
  }

  /// The pixels of the frame that had no content to take over.
  package var uncovered: PixelRect {
    var rect = frame
    if distance > 0 { rect.maxY = frame.minY + distance } else { rect.minY = frame.maxY + distance }
    return rect
  }
}
