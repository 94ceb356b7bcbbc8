import CSoup
import Foundation

/// Answers on 127.0.0.1, and nowhere else: libsoup reads what comes, a handler says what is answered.
///
/// Invariants: no body of a request is kept, and none that is long is read; nothing that comes, and nobody who does not read, makes the
/// memory or the number of open files grow beyond the limits.
@WebLoop package final class WebServer {
  package typealias Handler = @WebLoop @Sendable (WebRequest) -> WebAnswer

  /// Why a server could not start.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case portTaken(Int)
    case noListening(port: Int, reason: String)

    package var description: String {
      switch self {
      case .portTaken(let port):
        "Port \(port) is taken by another program; choose another with --port, or 0 for any free one."
      case .noListening(let port, let reason):
        "No server could be started on port \(port): \(reason)."
      }
    }
  }

  private let limits: WebLimits
  private let handler: Handler
  private var server: UnsafeMutablePointer<SoupServer>?
  private var service: UnsafeMutablePointer<GSocketService>?
  private var connections: ConnectionTable?
  /// What is to be done with a socket, by the request that asks for it.
  private var upgrades: [OpaquePointer: @WebLoop (WebSocket) -> Void] = [:]

  package nonisolated init(limits: WebLimits = WebLimits(), handler: @escaping Handler) {
    self.limits = limits
    self.handler = handler
  }

  /// Starts to serve and returns the port.
  /// - Parameter port: 0 takes any free port.
  package func listen(port: Int) throws(Failure) -> Int {
    let service = g_socket_service_new()
    // Who is not accepted in time tries again a second later.
    g_socket_listener_set_backlog(vitrine_listener(service), 512)
    let address = g_inet_socket_address_new_from_string("127.0.0.1", guint(port))
    defer { vitrine_object_unref(address) }
    var effective: UnsafeMutablePointer<GSocketAddress>?
    var error: UnsafeMutablePointer<GError>?
    guard
      g_socket_listener_add_address(
        vitrine_listener(service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, nil, &effective, &error) != 0
    else {
      defer {
        g_error_free(error)
        vitrine_object_unref(service)
      }
      if vitrine_error_is_address_in_use(error) != 0 { throw .portTaken(port) }
      throw .noListening(port: port, reason: error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    defer { vitrine_object_unref(effective) }
    let server = vitrine_soup_server_new()
    self.server = server
    self.service = service
    connections = ConnectionTable(limits: limits)
    connect(service: service, server: server)
    g_socket_service_start(service)
    return Int(vitrine_inet_port(effective))
  }

  package func stop() {
    guard let server, let service else { return }
    g_socket_service_stop(service)
    g_socket_listener_close(vitrine_listener(service))
    connections?.shutAll()
    soup_server_disconnect(server)
    for object in [UnsafeMutableRawPointer(server), UnsafeMutableRawPointer(service)] {
      g_signal_handlers_disconnect_matched(
        object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    }
    soup_server_remove_handler(server, nil)
    vitrine_object_unref(server)
    vitrine_object_unref(service)
    self.server = nil
    self.service = nil
    connections = nil
    // The callbacks had this object.
    Unmanaged.passUnretained(self).release()
  }

  private func connect(
    service: UnsafeMutablePointer<GSocketService>?, server: UnsafeMutablePointer<SoupServer>?
  ) {
    let this = Unmanaged.passRetained(self).toOpaque()
    let incoming:
      @convention(c) (OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, OpaquePointer?, gpointer?) -> gboolean =
        { _, connection, _, data in
          guard let connection, let data else { return 0 }
          nonisolated(unsafe) let (stream, this) = (connection, data)
          WebLoop.assumeIsolated { WebServer.at(this).accept(stream) }
          return 1
        }
    g_signal_connect_data(service, "incoming", unsafeBitCast(incoming, to: GCallback.self), this, nil, .init(0))
    let answer: SoupServerCallback = { _, message, _, _, data in
      guard let message, let data else { return }
      nonisolated(unsafe) let (asked, this) = (message, data)
      WebLoop.assumeIsolated { WebServer.at(this).answer(asked) }
    }
    soup_server_add_early_handler(server, nil, answer, this, nil)
    let upgraded: SoupServerWebsocketCallback = { _, message, _, socket, data in
      guard let message, let socket, let data else { return }
      nonisolated(unsafe) let (asked, opened, this) = (message, socket, data)
      WebLoop.assumeIsolated { WebServer.at(this).open(opened, for: asked) }
    }
    soup_server_add_websocket_handler(server, nil, nil, nil, upgraded, this, nil)
    soup_server_remove_websocket_extension(server, vitrine_websocket_deflate_type())
    let finished: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, message, data in
      guard let message, let data else { return }
      nonisolated(unsafe) let (asked, this) = (message, data)
      WebLoop.assumeIsolated { WebServer.at(this).finish(asked) }
    }
    for signal in ["request-finished", "request-aborted"] {
      g_signal_connect_data(server, signal, unsafeBitCast(finished, to: GCallback.self), this, nil, .init(0))
    }
  }

  private static func at(_ data: gpointer) -> WebServer { Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue() }

  private func accept(_ stream: UnsafeMutablePointer<GSocketConnection>) {
    guard let server, let connections, let connection = connections.admit(stream) else {
      return Connection.refuse(stream)
    }
    let local = g_socket_connection_get_local_address(stream, nil)
    soup_server_accept_iostream(server, vitrine_stream(stream), local, connection.address, nil)
    vitrine_object_unref(local)
  }

  private func answer(_ message: OpaquePointer) {
    let connection = connections?.connection(of: message)
    connection?.hasAsked(within: limits.reading)
    // What of a body comes nevertheless is thrown away.
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    let request = WebRequest(message)
    // libsoup reads a body to its end before it answers.
    let length = request.headers["content-length"].map { Int($0) ?? .max } ?? 0
    if length > limits.message || request.headers["transfer-encoding"] != nil { connection?.shut() }
    switch handler(request) {
    case .response(let response): send(response, to: message)
    case .socket(let open):
      if !request.isUpgrade || request.method != "GET" {
        var refused = WebResponse.text(426, "This address is for a live page to speak to, by WebSocket.")
        refused.headers["Upgrade"] = "websocket"
        return send(refused, to: message)
      }
      if length > 0 {
        return send(.text(400, "A request for a WebSocket has no body."), to: message)
      }
      upgrades[message] = open
    }
  }

  private func open(_ socket: OpaquePointer, for message: OpaquePointer) {
    guard let open = upgrades.removeValue(forKey: message) else { return }
    let connection = connections?.connection(of: message)
    connection?.isSocket()
    open(WebSocket(socket, limits: limits, connection: connection?.socket) { connection?.shut() })
  }

  private func finish(_ message: OpaquePointer) {
    upgrades[message] = nil
    connections?.connection(of: message)?.isAnswered(patience: limits.patience)
  }

  private func send(_ response: WebResponse, to message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.always { soup_message_headers_replace(headers, name, value) }
    for (name, value) in response.headers { soup_message_headers_replace(headers, name, value) }
    response.body.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      soup_message_body_append(
        soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, start, gsize(bytes.count))
    }
    soup_server_message_set_status(message, guint(response.status), nil)
  }

  private static let always = [
    "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
  ]
}

extension WebRequest {
  /// - Parameter message: A request of libsoup's whose headers are there.
  fileprivate init(_ message: OpaquePointer) {
    let uri = soup_server_message_get_uri(message)
    self.init(
      method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
      path: uri.flatMap { g_uri_get_path($0) }.map { String(cString: $0) } ?? "",
      query: uri.flatMap { g_uri_get_query($0) }.map { String(cString: $0) })
    let sent = soup_server_message_get_request_headers(message)
    for name in ["host", "origin", "upgrade", "content-length", "transfer-encoding", "sec-fetch-site"] {
      headers[name] = soup_message_headers_get_one(sent, name).map { String(cString: $0) }
    }
  }
}
