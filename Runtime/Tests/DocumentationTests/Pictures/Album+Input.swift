import CoreGraphics

extension Album {
  /// What fingers and keys do.
  static let input = [
    Picture("state-tally") {
      let take = try Take(Tally(), width: 170)
      take.shot("at first")
      try take.tap("More")
      take.shot("More")
      try take.tap("More")
      take.shot("More")
      return take
    },
    Picture("state-countdown") {
      let take = try Take(Countdown(), width: 80, settles: false)
      try take.shots(at: [0, 1, 2, 3])
      return take
    },
    Picture("gestures-drag") {
      let take = try Take(Card(), width: 150)
      let start = CGPoint(x: 50, y: 70)
      try take.touch(.began, start)
      take.shot("down")
      try take.move(to: CGPoint(x: 90, y: 90))
      take.shot("moved")
      try take.move(to: CGPoint(x: 120, y: 60))
      take.shot("moved on")
      try take.lift()
      take.restartTime()
      try take.shots(at: [0.1, 0.3])
      return take
    },
    Picture("gestures-press") {
      let take = try Take(Orders(), width: 130)
      let button = try take.center(of: "Order")
      take.shot("at rest")
      try take.touch(.began, button)
      try take.wait(0.2)
      take.shot("pressed")
      try take.move(to: CGPoint(x: button.x, y: button.y + 100), duration: 0.2)
      try take.wait(0.2)
      take.shot("away: no press")
      try take.move(to: button, duration: 0.2)
      try take.wait(0.2)
      try take.lift()
      try take.wait(0.3)
      take.shot("back, and up")
      return take
    },
    Picture("gestures-hold") {
      let take = try Take(HoldToDelete(), width: 130)
      try take.touch(.began, CGPoint(x: 76, y: 38))
      take.restartTime()
      try take.shots(at: [0, 0.4, 0.7, 0.9])
      return take
    },
    Picture("gestures-two-fingers") {
      let take = try Take(Photo(), width: 150)
      let center = CGPoint(x: 91, y: 81)
      try take.touch(.began, CGPoint(x: center.x - 20, y: center.y), finger: 0)
      try take.touch(.began, CGPoint(x: center.x + 20, y: center.y), finger: 1)
      take.shot("down")
      for (step, radius) in [(1, 30.0), (2, 40.0)] {
        let angle = Double(step) * 0.4
        let (dx, dy) = (radius * cos(angle), radius * sin(angle))
        try take.move(to: CGPoint(x: center.x - dx, y: center.y - dy), finger: 0, duration: 0.1)
        try take.move(to: CGPoint(x: center.x + dx, y: center.y + dy), finger: 1, duration: 0.1)
        take.shot("apart and round")
      }
      return take
    },
    Picture("scrolling-fling") {
      let take = try Take(Tracks(), width: 140)
      try take.touch(.began, CGPoint(x: 90, y: 160))
      try take.move(to: CGPoint(x: 90, y: 60), duration: 0.1)
      take.shot("finger")
      try take.lift()
      take.restartTime()
      try take.shots(at: [0.1, 0.5, 2])
      return take
    },
    Picture("scrolling-rubber-band") {
      let take = try Take(Tracks(), width: 140)
      try take.touch(.began, CGPoint(x: 90, y: 60))
      try take.move(to: CGPoint(x: 90, y: 120))
      take.shot("60 points down")
      try take.move(to: CGPoint(x: 90, y: 170))
      take.shot("110 points down")
      try take.wait(0.2)
      try take.lift()
      take.restartTime()
      try take.shots(at: [0.1, 0.3, 0.6])
      return take
    },
    Picture("scrolling-aligned") {
      let take = try Take(Covers(), width: 170)
      try take.touch(.began, CGPoint(x: 160, y: 60))
      try take.move(to: CGPoint(x: 90, y: 60), duration: 0.2)
      take.shot("finger")
      try take.lift()
      take.restartTime()
      try take.shots(at: [0.1, 0.3, 1])
      return take
    },
    Picture("text-input-sign-in") {
      let take = try Take(SignIn(), width: 150)
      take.shot("at first")
      try take.type("Grace")
      take.shot("typed")
      try take.press(.return)
      try take.type("hopper")
      take.shot("Return, typed")
      return take
    },
    Picture("text-input-editor") {
      let take = try Take(Draft(), width: 180)
      try take.tap(CGPoint(x: 150, y: 80))
      take.shot("tapped")
      try take.press(.leftArrow)
      try take.press(.leftArrow, modifiers: [.shift, .option])
      take.shot("selected")
      try take.type("one o’clock")
      take.shot("typed")
      return take
    },
    Picture("text-input-format") {
      let take = try Take(Amount(), width: 140)
      take.shot("at first")
      try take.tap(CGPoint(x: 80, y: 34))
      try take.press("a", modifiers: .command)
      try take.type("8")
      take.shot("typed")
      try take.press(.return)
      take.shot("Return")
      return take
    },
  ]
}
