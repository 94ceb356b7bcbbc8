import CoreGraphics

extension Album {
  /// The keyboard on the screen, and what gives way to it.
  static let keyboard = [
    Picture(
      "text-input-keyboard",
      of: {
        let take = try Take(screen: Expense(), scale: 0.4)
        try take.tap("Purpose")
        try take.wait(0.6)
        try take.touch(.began, try take.key("T"))
        take.shot("a key is held")
        try take.lift()
        try take.tap("Amount")
        try take.wait(0.6)
        take.shot("decimal pad")
        let dark = try Take(screen: Expense(), scale: 0.4, scheme: .dark)
        try dark.tap("Purpose")
        try dark.wait(0.6)
        dark.shot("dark")
        return [take, dark]
      }),
    Picture("text-input-keyboard-sheet") {
      let take = try Take(screen: Expense(), scale: 0.4)
      try take.tap("Add a note")
      try take.wait(1)
      take.shot("a sheet of 120 points")
      try take.tap("Note")
      try take.wait(0.05)
      take.shot("on its way")
      try take.wait(1)
      take.shot("up")
      return take
    },
  ]
}
