import CSoup
import Foundation

/// An open WebSocket, to a page or, in a client, to a server.
///
/// What is sent waits here until the other end reads: `waiting` says how much it is, `drained` when nothing is left.
@WebLoop package final class WebSocket {
  package enum Message: Sendable, Equatable {
    case text([UInt8])
    case binary([UInt8])

    package var count: Int {
      switch self {
      case .text(let bytes), .binary(let bytes): bytes.count
      }
    }
  }

  package var received: @WebLoop (Message) -> Void = { _ in }
  package var drained: @WebLoop () -> Void = {}
  package var closed: @WebLoop () -> Void = {}
  /// Bytes that were sent and not taken by the system.
  package private(set) var waiting = 0
  package private(set) var isOpen = true

  private let socket: OpaquePointer
  private let limits: WebLimits
  private let shut: @WebLoop () -> Void
  private var queue: [Message] = []
  private var handedOver = 0
  private var writing: UnsafeMutablePointer<GSource>?
  private var allowance: TokenBucket
  private var reading: ReadGuard?

  /// Bytes that are given to libsoup at once, whose own queue says nothing of its length.
  private static let portion = 1 << 18

  /// - Parameters:
  ///   - socket: libsoup's.
  ///   - shut: Ends the connection below at once.
  package convenience init(_ socket: OpaquePointer, limits: WebLimits, shut: @escaping @WebLoop () -> Void) {
    self.init(socket, limits: limits, connection: nil, shut: shut)
  }

  /// - Parameter connection: The one below, where what comes by it is to be limited.
  init(
    _ socket: OpaquePointer, limits: WebLimits, connection: UnsafeMutablePointer<GSocket>?,
    shut: @escaping @WebLoop () -> Void
  ) {
    self.socket = socket
    self.limits = limits
    self.shut = shut
    allowance = TokenBucket(rate: limits.messageRate, capacity: limits.messageBurst)
    vitrine_object_ref(socket.raw)
    soup_websocket_connection_set_max_incoming_payload_size(socket, guint64(limits.message))
    // The heads of frames, and pings, count as well.
    reading = connection.map { ReadGuard($0, limit: 2 * limits.message) { [weak self] in self?.abort() } }
    // Lives until libsoup says that it is closed.
    let this = Unmanaged.passRetained(self).toOpaque()
    let message: @convention(c) (OpaquePointer?, gint, OpaquePointer?, gpointer?) -> Void = { _, type, bytes, data in
      guard let bytes, let data else { return }
      var count: gsize = 0
      let start = g_bytes_get_data(bytes, &count)
      let content = Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
      let isText = type == gint(SOUP_WEBSOCKET_DATA_TEXT.rawValue)
      nonisolated(unsafe) let this = data
      WebLoop.assumeIsolated { WebSocket.at(this).take(isText ? .text(content) : .binary(content)) }
    }
    g_signal_connect_data(socket.raw, "message", unsafeBitCast(message, to: GCallback.self), this, nil, .init(0))
    let closed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      nonisolated(unsafe) let this = data
      WebLoop.assumeIsolated { WebSocket.at(this).end() }
    }
    g_signal_connect_data(socket.raw, "closed", unsafeBitCast(closed, to: GCallback.self), this, nil, .init(0))
  }

  package func send(_ message: Message) {
    guard isOpen else { return }
    queue.append(message)
    waiting += message.count
    if waiting > limits.waiting { return abort() }
    if writing == nil { handOver() }
  }

  /// Says goodbye after what was sent; who does not answer to that is cut off.
  /// - Parameter reason: A sentence of at most 120 bytes.
  package func close(code: Int = 1000, reason: String = "") {
    guard isOpen, soup_websocket_connection_get_state(socket) == SOUP_WEBSOCKET_STATE_OPEN else { return }
    stopWriting()
    while !queue.isEmpty { give(queue.removeFirst()) }
    soup_websocket_connection_close(socket, gushort(code), reason)
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.abort()
    }
  }

  /// Ends the connection without a word.
  package func abort() {
    guard isOpen else { return }
    shut()
    end()
  }

  private static func at(_ data: gpointer) -> WebSocket { Unmanaged<WebSocket>.fromOpaque(data).takeUnretainedValue() }

  private func take(_ message: Message) {
    guard isOpen else { return }
    reading?.hasMessage()
    guard allowance.take(at: DispatchTime.now()) else {
      return close(code: 1008, reason: "Too many messages came at once; load the page again.")
    }
    received(message)
  }

  private func handOver() {
    stopWriting()
    waiting -= handedOver
    handedOver = 0
    guard isOpen else { return }
    var count = 0
    while count < queue.count, handedOver < Self.portion {
      give(queue[count])
      handedOver += queue[count].count
      count += 1
    }
    queue.removeFirst(count)
    if count == 0 { drained() } else { watchWriting() }
  }

  private func give(_ message: Message) {
    let (type, content) =
      switch message {
      case .text(let bytes): (SOUP_WEBSOCKET_DATA_TEXT, bytes)
      case .binary(let bytes): (SOUP_WEBSOCKET_DATA_BINARY, bytes)
      }
    let bytes = g_bytes_new(content, gsize(content.count))
    soup_websocket_connection_send_message(socket, type, bytes)
    g_bytes_unref(bytes)
  }

  /// libsoup writes at a higher priority as long as it has something to write and the system takes it: when this comes, its
  /// queue is empty.
  private func watchWriting() {
    let stream = vitrine_pollable_output(soup_websocket_connection_get_io_stream(socket))
    let source = g_pollable_output_stream_create_source(stream, nil)
    g_source_set_priority(source, gint(G_PRIORITY_DEFAULT + 50))
    let free: @convention(c) (UnsafeMutablePointer<GObject>?, gpointer?) -> gboolean = { _, data in
      guard let data else { return 0 }
      nonisolated(unsafe) let this = data
      WebLoop.assumeIsolated { WebSocket.at(this).handOver() }
      return 0
    }
    g_source_set_callback(
      source, unsafeBitCast(free, to: GSourceFunc.self), Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, g_main_context_get_thread_default())
    writing = source
  }

  private func stopWriting() {
    guard let writing else { return }
    g_source_destroy(writing)
    g_source_unref(writing)
    self.writing = nil
  }

  private func end() {
    guard isOpen else { return }
    isOpen = false
    stopWriting()
    reading?.stop()
    reading = nil
    queue = []
    waiting = 0
    let this = Unmanaged.passUnretained(self)
    g_signal_handlers_disconnect_matched(socket.raw, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, this.toOpaque())
    closed()
    received = { _ in }
    drained = {}
    closed = {}
    vitrine_object_unref(socket.raw)
    this.release()
  }
}

extension OpaquePointer {
  fileprivate var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
