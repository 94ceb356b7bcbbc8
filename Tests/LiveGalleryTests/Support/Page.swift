import CSoup
import Foundation
import SpecimenProtocol

import WebHost

/// The socket of a live page, as a browser would open it: by libsoup.
@WebLoop final class Page {
  /// Why there is no socket.
  struct Refusal: Error, Equatable {
    var status: Int
  }

  /// What was waited for has not come.
  struct Impatience: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var events: [LiveEvent] = []
  private(set) var binaries: [[UInt8]] = []
  private(set) var closeCode: Int?
  var isOpen: Bool { closeCode == nil }
  private let socket: WebSocket
  private let raw: OpaquePointer
  private let session: UnsafeMutablePointer<SoupSession>?
  private var waiting: [UUID: (@WebLoop () -> Bool, CheckedContinuation<Void, Never>)] = [:]

  private init(_ raw: OpaquePointer, session: UnsafeMutablePointer<SoupSession>?) {
    self.raw = raw
    self.session = session
    var limits = WebLimits()
    limits.message = 64 << 20
    limits.messageRate = 1e6
    limits.messageBurst = 1e6
    socket = WebSocket(raw, limits: limits) {}
    vitrine_object_ref(UnsafeMutableRawPointer(raw))
    socket.received = { [weak self] in self?.take($0) }
    socket.closed = { [weak self] in
      self?.closeCode = Int(soup_websocket_connection_get_close_code(raw))
      self?.look()
    }
  }

  isolated deinit {
    vitrine_object_unref(UnsafeMutableRawPointer(raw))
    vitrine_object_unref(session)
  }

  static func open(_ address: String, origin: String? = nil) async throws -> Page {
    let session = soup_session_new()
    let message = soup_message_new("GET", address)
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    // Made in the callback itself: what comes right after the handshake would be lost to a page that is made later.
    let page: Page? = await withCheckedContinuation { continuation in
      let done: GAsyncReadyCallback = { source, result, data in
        guard let data else { return }
        let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
        let session = UnsafeMutableRawPointer(source)?.assumingMemoryBound(to: SoupSession.self)
        nonisolated(unsafe) let socket = soup_session_websocket_connect_finish(session, result, nil)
        nonisolated(unsafe) let keptSession = session
        WebLoop.assumeIsolated { box.continuation.resume(returning: socket.map { Page($0, session: keptSession) }) }
      }
      soup_session_websocket_connect_async(
        session, message, origin ?? "http://\(parts[2])", nil, 0, nil, done,
        Unmanaged.passRetained(Box(continuation)).toOpaque())
    }
    defer { vitrine_object_unref(UnsafeMutableRawPointer(message)) }
    guard let page else { throw Refusal(status: Int(soup_message_get_status(message).rawValue)) }
    return page
  }

  private final class Box {
    let continuation: CheckedContinuation<Page?, Never>
    init(_ continuation: CheckedContinuation<Page?, Never>) { self.continuation = continuation }
  }

  func send(_ request: LiveRequest) throws { send(text: [UInt8](try JSONEncoder().encode(request))) }

  func send(text: [UInt8]) { socket.send(.text(text)) }

  func send(binary: [UInt8]) { socket.send(.binary(binary)) }

  /// Goes away, as a page does that is closed.
  func leave() { socket.close() }

  /// Waits until something holds, and looks after each message.
  func wait(
    _ what: String, within seconds: Double = 20, until condition: @escaping @WebLoop () -> Bool
  ) async throws {
    if condition() { return }
    let id = UUID()
    let limit = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      self?.waiting.removeValue(forKey: id)?.1.resume()
    }
    await withCheckedContinuation { waiting[id] = (condition, $0) }
    limit.cancel()
    guard condition() else {
      throw Impatience(description: "\(what) has not come; there were \(events.suffix(5)), closed: \(closeCode ?? 0)")
    }
  }

  /// Waits for an event that has not been taken yet, and takes it and all before it.
  @discardableResult func next(
    _ what: String, within seconds: Double = 20, _ condition: @escaping @WebLoop (LiveEvent) -> Bool
  ) async throws -> LiveEvent {
    try await wait(what, within: seconds) { self.events.contains(where: condition) }
    guard let place = events.firstIndex(where: condition) else { throw Impatience(description: what) }
    defer { events.removeFirst(place + 1) }
    return events[place]
  }

  func ready() async throws -> LiveEvent { try await next("ready") { $0.type == .ready } }

  func status(_ state: LiveEvent.State, within seconds: Double = 20) async throws -> LiveEvent {
    try await next("\(state)", within: seconds) { $0.type == .status && $0.state == state }
  }

  private func take(_ message: WebSocket.Message) {
    switch message {
    case .text(let bytes):
      if let event = try? JSONDecoder().decode(LiveEvent.self, from: Data(bytes)) { events.append(event) }
    case .binary(let bytes): binaries.append(bytes)
    }
    look()
  }

  private func look() {
    for (id, (condition, continuation)) in waiting where condition() {
      waiting[id] = nil
      continuation.resume()
    }
  }
}
