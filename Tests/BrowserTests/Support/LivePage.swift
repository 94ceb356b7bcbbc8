import Foundation
import Testing

/// Opens the live page of a component, waits until it has its picture, and closes it in the end.
func withLivePage(
  _ component: String, fragment: String = "", width: Int = 1280, height: Int = 860, ratio: Double = 1,
  isTouch: Bool = false, _ body: (Page) async throws -> Void
) async throws {
  let address = try await LiveServer.page(of: component) + fragment
  let page = try await Page.open(address, width: width, height: height, ratio: ratio, isTouch: isTouch)
  do {
    try await page.waitUntilLive()
    try await body(page)
  } catch {
    await page.close()
    throw error
  }
  await page.close()
}

extension Page {
  func waitUntilLive() async throws {
    try await wait(
      for:
        "document.getElementById('stage').dataset.ready === 'true' && document.querySelector('canvas').dataset.frame",
      "the specimen is live", seconds: 20)
  }

  /// Waits until the specimen's accessibility tree, as the page mirrors it, has this text.
  func waitForText(_ text: String, seconds: Double = 10) async throws {
    try await wait(
      for: "document.querySelector('.mirror').innerText.includes('\(text)')", "the specimen says “\(text)”",
      seconds: seconds)
  }

  /// The colour of a pixel of the picture, as red, green, blue and opacity.
  func color(_ x: Int, _ y: Int) async throws -> [Int] {
    try await evaluate("[...document.querySelector('canvas').getContext('2d').getImageData(\(x), \(y), 1, 1).data]")
      .array.compactMap(\.int)
  }
}
