import CoreGraphics

/// Where the keys of a keyboard lie: letters in cells of a tenth of the width, as on iOS.
package struct KeyboardPlan: Equatable, Sendable {
  package private(set) var keys: [PlacedKey] = []
  package let metrics: KeyboardMetrics
  /// Of a letter's cell.
  private let unit: CGFloat
  private let decimalSeparator: String

  /// - Parameter width: of the screen, in points.
  package init(
    _ request: KeyboardRequest, plane: KeyboardPlane, metrics: KeyboardMetrics, width: CGFloat,
    decimalSeparator: String = "."
  ) {
    self.metrics = metrics
    self.decimalSeparator = decimalSeparator
    unit = max(0, width - 2 * metrics.sideInset) / (metrics.isPad ? 11 : 10)
    // On an iPad, numbers are a plane of the large keyboard.
    switch metrics.isPad && (plane == .pad || plane == .padSymbols) ? .numbers : plane {
    case .pad: pad(request)
    case .padSymbols: padSymbols()
    case .emoji: emoji(request)
    case .letters: metrics.isPad ? padLetters(request) : letters(request)
    case .numbers: metrics.isPad ? padSigns(request, Self.numbers) : signs(request, Self.numbers, other: .symbols)
    case .symbols: metrics.isPad ? padSigns(request, Self.symbols) : signs(request, Self.symbols, other: .numbers)
    }
  }

  /// The key that a finger means: the one below it, or the next one.
  package func key(at point: CGPoint) -> PlacedKey? {
    guard point.y >= metrics.barHeight else { return nil }
    return keys.min { distance($0.cell, point) < distance($1.cell, point) }
  }

  private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
    let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return x * x + y * y
  }

  // MARK: Rows

  private static let letterRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let numbers = ["1234567890", "-/:;()$&@\"", ".,?!'"]
  private static let symbols = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]

  /// Puts keys into a row, from a place counted in letters' cells.
  private mutating func add(_ items: [(KeyboardKey, CGFloat)], row: Int, from start: CGFloat) {
    var x = metrics.sideInset + start * unit
    for (key, width) in items {
      let cell = CGRect(
        x: x, y: metrics.barHeight + CGFloat(row) * metrics.pitch, width: width * unit, height: metrics.pitch)
      place(key, cell, face: cell.insetBy(dx: metrics.gap / 2, dy: metrics.rowGap / 2))
      x += width * unit
    }
  }

  private mutating func place(_ key: KeyboardKey, _ cell: CGRect, face: CGRect) {
    keys.append(PlacedKey(id: keys.count, key: key, cell: cell, face: face))
  }

  private func texts(_ row: String, _ width: CGFloat = 1) -> [(KeyboardKey, CGFloat)] {
    row.map { (.text(String($0)), width) }
  }

  // MARK: Phones

  private mutating func letters(_ request: KeyboardRequest) {
    add(texts(Self.letterRows[0]), row: 0, from: 0)
    add(texts(Self.letterRows[1]), row: 1, from: 0.5)
    addEnds(.shift, texts(Self.letterRows[2]), from: 1.5)
    addLastRow(request, other: request.type == .namePhonePad ? .pad : .numbers)
  }

  private mutating func signs(_ request: KeyboardRequest, _ rows: [String], other: KeyboardPlane) {
    add(texts(rows[0]), row: 0, from: 0)
    add(texts(rows[1]), row: 1, from: 0)
    addEnds(.plane(other), texts(rows[2], 1.4), from: 1.5)
    addLastRow(request, other: .letters)
  }

  /// The third row, with a dark key at each end that keeps clear of the rest.
  private mutating func addEnds(_ first: KeyboardKey, _ middle: [(KeyboardKey, CGFloat)], from start: CGFloat) {
    let room: CGFloat = 0.2 * unit
    func end(_ key: KeyboardKey, from start: CGFloat, isFirst: Bool, _ plan: inout KeyboardPlan) {
      plan.add([(key, 1.5)], row: 2, from: start)
      plan.keys[plan.keys.count - 1].face.size.width -= room
      if !isFirst { plan.keys[plan.keys.count - 1].face.origin.x += room }
    }
    end(first, from: 0, isFirst: true, &self)
    add(middle, row: 2, from: start)
    end(.delete, from: 8.5, isFirst: false, &self)
  }

  /// The row of the space bar. Without a strip below, the emoji and the microphone stand in it.
  private mutating func addLastRow(_ request: KeyboardRequest, other: KeyboardPlane) {
    let hasEmoji = request.type != .asciiCapable && request.type != .emailAddress && request.type != .URL
    var items: [(KeyboardKey, CGFloat)] = []
    if metrics.hasStripKeys {
      items.append((.plane(other), 2.5))
      addStrip(hasEmoji: hasEmoji)
    } else if hasEmoji {
      items += [(.plane(other), 1.25), (.plane(.emoji), 1.25)]
    } else {
      items.append((.plane(other), 2.5))
    }
    switch request.type {
    case .emailAddress: items += [(.space, 3), (.text("@"), 1), (.text("."), 1)]
    case .URL: items += [(.text("."), 1.5), (.text("/"), 1.5), (.text(".com"), 2)]
    case .webSearch: items += [(.space, 3.75), (.text("."), 1.25)]
    case .twitter: items += [(.space, 3), (.text("@"), 1), (.text("#"), 1)]
    default: items.append((.space, 5))
    }
    items.append((.submit, 2.5))
    add(items, row: 3, from: 0)
  }

  /// The emoji and the microphone above the home indicator.
  private mutating func addStrip(hasEmoji: Bool) {
    let top = metrics.barHeight + metrics.rowsHeight
    let size = CGSize(width: 60, height: 48)
    let last = 10 * unit + 2 * metrics.sideInset
    if hasEmoji {
      let box = CGRect(origin: CGPoint(x: 0, y: top), size: size)
      place(.plane(.emoji), box, face: box)
    }
    let box = CGRect(origin: CGPoint(x: last - size.width, y: top), size: size)
    place(.dictation, box, face: box)
  }

  // MARK: Digits

  private static let padLetters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private mutating func pad(_ request: KeyboardRequest) {
    for (index, letters) in Self.padLetters.enumerated() {
      addPadKey(.digit("\(index + 1)", letters: letters), column: index % 3, row: index / 3)
    }
    switch request.type {
    case .decimalPad: addPadKey(.text(decimalSeparator), column: 0, row: 3)
    case .phonePad: addPadKey(.plane(.padSymbols), column: 0, row: 3)
    case .namePhonePad: addPadKey(.plane(.letters), column: 0, row: 3)
    default: break
    }
    addPadKey(.digit("0", letters: ""), column: 1, row: 3)
    addPadKey(.delete, column: 2, row: 3)
  }

  private mutating func padSymbols() {
    for (index, sign) in ["*", "#", "+", ",", ";", "-", "(", ")", "/"].enumerated() {
      addPadKey(.text(sign), column: index % 3, row: index / 3)
    }
    addPadKey(.plane(.pad), column: 0, row: 3)
    addPadKey(.text("0"), column: 1, row: 3)
    addPadKey(.delete, column: 2, row: 3)
  }

  /// Three columns, 6 points apart and from the edges. What stands beside the zero has no ground.
  private mutating func addPadKey(_ key: KeyboardKey, column: Int, row: Int) {
    let width = (10 * unit - 6) / 3
    let cell = CGRect(
      x: metrics.sideInset + 3 + CGFloat(column) * width, y: metrics.barHeight + CGFloat(row) * metrics.pitch,
      width: width, height: metrics.pitch)
    let isBare = row == 3 && column != 1
    place(key, cell, face: isBare ? cell : cell.insetBy(dx: 3, dy: 3.5))
  }

  // MARK: Emoji

  private static let emojiRows = ["😀😂🥰😍😘😜🤔😎🙄", "😢😭😡🥳😴🤗👍👎👏", "🙏💪👋❤️🔥✨🎉🌟☀️"]

  private mutating func emoji(_ request: KeyboardRequest) {
    let columns: CGFloat = metrics.isPad ? 11 : 10
    for (index, row) in Self.emojiRows.enumerated() { add(texts(row, columns / 9), row: index, from: 0) }
    add([(.plane(.letters), 2.5), (.space, columns - 5), (.delete, 2.5)], row: 3, from: 0)
    if metrics.hasStripKeys { addStrip(hasEmoji: false) }
  }

  // MARK: iPads

  private mutating func padLetters(_ request: KeyboardRequest) {
    add(texts(Self.letterRows[0]) + [(.delete, 1)], row: 0, from: 0)
    add(texts(Self.letterRows[1]) + [(.submit, 1.6)], row: 1, from: 0.4)
    add([(.shift, 1)] + texts(Self.letterRows[2]) + texts(",.") + [(.shift, 1)], row: 2, from: 0)
    addPadLastRow(other: .numbers)
  }

  private mutating func padSigns(_ request: KeyboardRequest, _ rows: [String]) {
    let other: KeyboardPlane = rows == Self.numbers ? .symbols : .numbers
    add(texts(rows[0]) + [(.delete, 1)], row: 0, from: 0)
    add(texts(String(rows[1].prefix(9))) + [(.submit, 1.6)], row: 1, from: 0.4)
    add([(.plane(other), 1.5)] + texts(rows[2], 1.6) + [(.plane(other), 1.5)], row: 2, from: 0)
    addPadLastRow(other: .letters)
  }

  private mutating func addPadLastRow(other: KeyboardPlane) {
    add(
      [
        (.plane(other), 1.25), (.plane(.emoji), 1.25), (.dictation, 1), (.space, 5), (.plane(other), 1.25),
        (.dismiss, 1.25),
      ], row: 3, from: 0)
  }
}
