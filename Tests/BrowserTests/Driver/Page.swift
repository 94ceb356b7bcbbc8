import Foundation

/// A page in a tab and with a storage of its own.
struct Page: Sendable {
  let browser: Browser
  let target: String
  let session: String
  let context: String

  /// Opens a page of a width and height in CSS pixels.
  static func open(_ address: String, width: Int = 1280, height: Int = 860, ratio: Double = 1, isTouch: Bool = false)
    async throws -> Page
  {
    let browser = try await Browser.shared.value
    let context = try await browser.send("Target.createBrowserContext")["browserContextId"].string ?? ""
    let target =
      try await browser.send("Target.createTarget", ["url": "about:blank", "browserContextId": .string(context)])[
        "targetId"
      ].string ?? ""
    let session =
      try await browser.send("Target.attachToTarget", ["targetId": .string(target), "flatten": true])["sessionId"]
      .string ?? ""
    let page = Page(browser: browser, target: target, session: session, context: context)
    for domain in ["Page", "Runtime", "Network", "Accessibility", "DOM"] { try await page.send("\(domain).enable") }
    try await page.resize(width: width, height: height, ratio: ratio, isTouch: isTouch)
    // A page that is not in front is not drawn.
    try await page.send("Page.bringToFront")
    try await page.go(to: address)
    return page
  }

  @discardableResult
  func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await browser.send(method, parameters, session: session)
  }

  func close() async {
    _ = try? await browser.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  func go(to address: String) async throws {
    let answer = try await send("Page.navigate", ["url": .string(address)])
    if let problem = answer["errorText"].string { throw BrowserFailure("\(address) cannot be loaded: \(problem)") }
    try await wait(for: "document.readyState === 'complete'", "the page is loaded")
  }

  func resize(width: Int, height: Int, ratio: Double = 1, isTouch: Bool = false) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": .number(ratio),
        "mobile": .bool(isTouch),
      ])
    try await send("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isTouch), "maxTouchPoints": 5])
  }

  func prefer(scheme: String) async throws {
    try await send(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": .string(scheme)]]])
  }

  /// The value of a JavaScript expression.
  @discardableResult
  func evaluate(_ expression: String) async throws -> JSON {
    let answer = try await send(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if let problem = answer["exceptionDetails"]["exception"]["description"].string {
      throw BrowserFailure("\(expression): \(problem)")
    }
    return answer["result"]["value"]
  }

  /// Waits until an expression is true.
  /// - Throws: a sentence, when it is not within `seconds`.
  func wait(for expression: String, _ what: String, seconds: Double = 10) async throws {
    // In pieces: the browser is to answer, and a navigation ends what waits in the page.
    let look = """
      new Promise((resolve) => {
        const end = performance.now() + 2000;
        function look() {
          let isTrue = false;
          try { isTrue = Boolean(\(expression)); } catch { }
          if (isTrue || performance.now() > end) { resolve(isTrue); } else { setTimeout(look, 10); }
        }
        look();
      })
      """
    let limit = ContinuousClock.now + .seconds(seconds)
    repeat {
      do {
        if try await evaluate(look).bool == true { return }
      } catch let failure as BrowserFailure where failure.isOfNavigation {
        continue
      }
    } while ContinuousClock.now < limit
    let state = try? await evaluate("document.querySelector('[data-part=notice]')?.textContent ?? ''").string
    throw BrowserFailure("It did not happen within \(seconds) seconds that \(what). \(state ?? "")")
  }

  /// The nodes of the accessibility tree as the browser sees it, without those that it ignores.
  func accessibilityNodes() async throws -> [AccessibleNode] {
    let nodes = try await send("Accessibility.getFullAXTree")["nodes"].array
    return nodes.filter { $0["ignored"].bool != true }.map(AccessibleNode.init)
  }

  /// Waits until the accessibility tree has what a test looks for.
  func waitForNodes(_ what: String, seconds: Double = 10, _ isDone: ([AccessibleNode]) -> Bool) async throws
    -> [AccessibleNode]
  {
    let limit = ContinuousClock.now + .seconds(seconds)
    var nodes = try await accessibilityNodes()
    while !isDone(nodes) {
      guard ContinuousClock.now < limit else {
        let seen = nodes.map(\.summary).joined(separator: "\n")
        throw BrowserFailure("It did not happen within \(seconds) seconds that \(what). The tree:\n\(seen)")
      }
      try await evaluate("new Promise((resolve) => setTimeout(resolve, 20))")
      nodes = try await accessibilityNodes()
    }
    return nodes
  }

  /// A picture of the page, for the eyes.
  func screenshot() async throws -> Data {
    let text = try await send("Page.captureScreenshot", ["format": "png"])["data"].string ?? ""
    return Data(base64Encoded: text) ?? Data()
  }
}

/// A node of Chromium's accessibility tree.
struct AccessibleNode: Sendable {
  var role: String
  var name: String
  var value: String
  var description: String
  var properties: [String: JSON]

  init(_ json: JSON) {
    func text(_ value: JSON) -> String {
      value.string ?? value.number.map { $0.formatted(.number.grouping(.never)) } ?? ""
    }
    role = text(json["role"]["value"])
    name = text(json["name"]["value"])
    value = text(json["value"]["value"])
    description = text(json["description"]["value"])
    properties = Dictionary(
      json["properties"].array.compactMap { property in property["name"].string.map { ($0, property["value"]["value"]) }
      }
    ) { $1 }
  }

  func isTrue(_ property: String) -> Bool {
    let value = properties[property] ?? .null
    return value.bool == true || value.string == "true"
  }

  var summary: String { "\(role) \"\(name)\"\(value.isEmpty ? "" : " = \(value)")" }
}
