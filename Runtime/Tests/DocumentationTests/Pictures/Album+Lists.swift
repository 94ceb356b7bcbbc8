import CoreGraphics

extension Album {
  /// What fingers do to rows, and what opens beside views.
  static let lists = [
    Picture(
      "menus-board",
      of: {
        let take = try Take(screen: Board(), height: 480)
        try take.tap(CGPoint(x: 365, y: 81))
        take.restartTime()
        try take.shots(at: [0.1, 1])
        let dark = try Take(screen: Board(), height: 480, scheme: .dark)
        try dark.tap(CGPoint(x: 365, y: 81))
        try dark.wait(1)
        dark.shot("dark")
        return [take, dark]
      }),
    Picture("menus-context") {
      let take = try Take(screen: Photos(), height: 480)
      let row = try take.center(of: "Bridge")
      try take.touch(.began, CGPoint(x: 250, y: row.y))
      try take.wait(0.4)
      take.shot("down")
      try take.wait(0.25)
      take.shot("0.15 s after it opened")
      try take.lift()
      try take.wait(1)
      take.shot("open")
      return take
    },
    Picture("lists-swipe") {
      let take = try Take(screen: Mailbox(), height: 400)
      try take.swipe("Bruno", by: CGSize(width: -110, height: 0))
      take.shot("to the left")
      try take.tap(CGPoint(x: 200, y: 600))
      try take.wait(1)
      try take.swipe("Ana", by: CGSize(width: 90, height: 0))
      take.shot("to the right")
      try take.tap(CGPoint(x: 200, y: 600))
      try take.wait(1)
      try take.swipe("Ana", by: CGSize(width: 0, height: 260), settling: 0.5)
      take.shot("refreshing")
      return take
    },
    Picture("lists-edit") {
      let take = try Take(screen: Mailbox(), height: 400)
      try take.tap("Edit")
      try take.wait(1)
      take.shot("edited")
      let row = try take.center(of: "Ana")
      try take.touch(.began, CGPoint(x: 363, y: row.y))
      try take.move(to: CGPoint(x: 363, y: row.y + 70), duration: 0.4)
      try take.wait(0.3)
      take.shot("on its way")
      return take
    },
  ]
}

extension Take {
  /// Moves a finger from where a text stands, lifts it, and waits.
  /// - Parameter settling: seconds.
  fileprivate func swipe(_ text: String, by way: CGSize, settling: Double = 1) throws {
    let start = try center(of: text)
    let from = CGPoint(x: 200, y: start.y)
    try touch(.began, from)
    try move(to: CGPoint(x: from.x + way.width, y: from.y + way.height), duration: 0.3)
    try lift()
    try wait(settling)
  }
}
