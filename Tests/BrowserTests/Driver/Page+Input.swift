import Foundation

/// Input as a person gives it: it goes through the browser, not through scripts of the page.
extension Page {
  /// Where in the window a point of the picture is.
  func place(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
    let box = try await evaluate(
      """
      (() => {
        const box = document.getElementById('stage').getBoundingClientRect();
        const zoom = Number(document.getElementById('stage').style.getPropertyValue('--zoom')) || 1;
        return { x: box.left + \(x) * zoom, y: box.top + \(y) * zoom };
      })()
      """)
    return (box["x"].number ?? 0, box["y"].number ?? 0)
  }

  /// The middle of an element of the specimen's accessibility tree, in points of the picture.
  func middle(of name: String) async throws -> (x: Double, y: Double) {
    let find = """
      (() => {
        const stage = document.getElementById('stage').getBoundingClientRect();
        const zoom = Number(document.getElementById('stage').style.getPropertyValue('--zoom')) || 1;
        const nodes = [...document.querySelectorAll('.mirror [data-element], .mirror input, .mirror textarea')];
        const node = nodes.find((node) => (node.getAttribute('aria-label') ?? node.textContent) === '\(name)');
        if (!node) { return null; }
        const box = node.getBoundingClientRect();
        return { x: (box.left + box.width / 2 - stage.left) / zoom, y: (box.top + box.height / 2 - stage.top) / zoom };
      })()
      """
    try await wait(for: find, "there is an element called \(name)")
    let point = try await evaluate(find)
    guard let x = point["x"].number, let y = point["y"].number else {
      throw BrowserFailure("There is no element called \(name).")
    }
    return (x, y)
  }

  func mouse(_ type: String, _ x: Double, _ y: Double, button: String = "left", isDown: Bool = true) async throws {
    let place = try await place(x, y)
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(place.x), "y": .number(place.y),
        "button": .string(type == "mouseMoved" && !isDown ? "none" : button), "buttons": isDown ? 1 : 0,
        "clickCount": 1,
      ])
  }

  /// A press of the pointer's button at a point of the picture.
  func tap(_ x: Double, _ y: Double) async throws {
    try await mouse("mouseMoved", x, y, isDown: false)
    try await mouse("mousePressed", x, y)
    try await mouse("mouseReleased", x, y, isDown: false)
  }

  func tap(_ name: String) async throws {
    let point = try await middle(of: name)
    try await tap(point.x, point.y)
  }

  func drag(from start: (x: Double, y: Double), by offset: (x: Double, y: Double), steps: Int = 8) async throws {
    try await mouse("mousePressed", start.x, start.y)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await mouse("mouseMoved", start.x + offset.x * part, start.y + offset.y * part)
    }
    try await mouse("mouseReleased", start.x + offset.x, start.y + offset.y, isDown: false)
  }

  func wheel(_ x: Double, _ y: Double, dy: Double) async throws {
    let place = try await place(x, y)
    try await send(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": .number(place.x), "y": .number(place.y), "deltaX": 0, "deltaY": .number(dy)])
  }

  /// All fingers that are down, at points of the picture.
  func touch(_ type: String, _ fingers: [(x: Double, y: Double)]) async throws {
    var points: [JSON] = []
    for (number, finger) in fingers.enumerated() {
      let place = try await place(finger.x, finger.y)
      points.append(["x": .number(place.x), "y": .number(place.y), "id": .number(Double(number))])
    }
    try await send("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }

  /// Presses a key that types nothing, such as `Tab`.
  func press(_ key: String, code: Int, modifiers: Int = 0, text: String? = nil) async throws {
    var down: [String: JSON] = [
      "type": .string(text == nil ? "rawKeyDown" : "keyDown"), "key": .string(key), "code": .string(key),
      "windowsVirtualKeyCode": .number(Double(code)), "modifiers": .number(Double(modifiers)),
    ]
    if let text { down["text"] = .string(text) }
    try await send("Input.dispatchKeyEvent", .object(down))
    try await send(
      "Input.dispatchKeyEvent",
      [
        "type": "keyUp", "key": .string(key), "code": .string(key), "windowsVirtualKeyCode": .number(Double(code)),
        "modifiers": .number(Double(modifiers)),
      ])
  }

  /// Types with the keys of a keyboard.
  func type(_ text: String) async throws {
    for character in text { try await press(String(character), code: 0, text: String(character)) }
  }
}
