import Foundation

/// Chromium over its protocol: requests with their answers, and what it tells by itself.
actor Browser {
  private let process: BrowserProcess
  private var lastRequest = 0
  private var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
  private var listeners: [Int: @Sendable (_ method: String, _ session: String?, _ parameters: JSON) -> Void] = [:]
  private var lastListener = 0
  private var hasEnded = false

  /// - Throws: a sentence, where there is no Chromium.
  init() async throws {
    process = try BrowserProcess()
    process.readMessages(
      { message in
        guard let value = try? JSONDecoder().decode(JSON.self, from: Data(message)) else { return }
        Task { await self.take(value) }
      }, end: { Task { await self.ended() } })
    _ = try await send("Browser.getVersion")
  }

  /// The browser that all tests share: it takes a second to start.
  static let shared = Task { try await Browser() }

  /// Seconds after which an answer is not waited for any more.
  private static let patience = 20.0

  func send(_ method: String, _ parameters: JSON = [:], session: String? = nil) async throws -> JSON {
    guard !hasEnded else { throw BrowserFailure("Chromium has ended.") }
    lastRequest += 1
    let number = lastRequest
    var message: [String: JSON] = ["id": .number(Double(number)), "method": .string(method), "params": parameters]
    if let session { message["sessionId"] = .string(session) }
    let bytes = try JSONEncoder().encode(JSON.object(message))
    let limit = Task {
      try await Task.sleep(for: .seconds(Self.patience))
      self.give(up: number, method)
    }
    defer { limit.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      waiting[number] = continuation
      do { try process.write([UInt8](bytes)) } catch { waiting.removeValue(forKey: number)?.resume(throwing: error) }
    }
  }

  /// Calls `listener` for everything that the browser tells by itself.
  func listen(_ listener: @escaping @Sendable (String, String?, JSON) -> Void) -> Int {
    lastListener += 1
    listeners[lastListener] = listener
    return lastListener
  }

  func stopListening(_ number: Int) { listeners[number] = nil }

  private func take(_ message: JSON) {
    if let number = message["id"].int {
      guard let continuation = waiting.removeValue(forKey: number) else { return }
      if let problem = message["error"]["message"].string {
        continuation.resume(throwing: BrowserFailure("Chromium says: \(problem)"))
      } else {
        continuation.resume(returning: message["result"])
      }
    } else if let method = message["method"].string {
      for listener in listeners.values { listener(method, message["sessionId"].string, message["params"]) }
    }
  }

  private func give(up number: Int, _ method: String) {
    waiting.removeValue(forKey: number)?.resume(
      throwing: BrowserFailure("Chromium did not answer \(method) within \(Int(Self.patience)) seconds."))
  }

  private func ended() {
    hasEnded = true
    for continuation in waiting.values { continuation.resume(throwing: BrowserFailure("Chromium has ended.")) }
    waiting = [:]
  }
}
