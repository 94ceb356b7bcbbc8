import CoreGraphics

extension LazyNode {
  func placePin(_ pin: LazyPin) {
    pin.node.frame.origin.x = isMirrored ? frame.width - pin.start - pin.node.frame.width : pin.start
  }

  func movePins(to visible: ClosedRange<CGFloat>) {
    for index in pins.indices {
      pins[index].move(to: visible)
      dressing?.setPinned(pins[index].isPinned, pins[index].node)
    }
  }
}
