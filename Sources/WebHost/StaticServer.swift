import CSoup
import Foundation
import Synchronization

/// Serves a static site on 127.0.0.1, on a thread and a main loop of its own.
package final class StaticServer: Sendable {
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

  private let site: StaticSite
  private let state = Mutex<Loop?>(nil)

  package init(site: StaticSite) {
    self.site = site
  }

  /// Starts to serve and returns the port.
  /// - Parameter port: 0 takes any free port.
  package func start(port: Int) throws(Failure) -> Int {
    let ready = DispatchSemaphore(value: 0)
    let outcome = Mutex<Result<Int, Failure>>(.failure(.noListening(port: port, reason: "it did not start")))
    let thread = Thread { [site] in
      let loop = Loop(site: site)
      let result = loop.listen(port: port)
      outcome.withLock { $0 = result }
      if case .success = result { self.state.withLock { $0 = loop } }
      ready.signal()
      if case .success = result { loop.run() }
    }
    thread.name = "web host"
    thread.start()
    ready.wait()
    return try outcome.withLock { $0 }.get()
  }

  package func stop() {
    state.withLock { loop in
      loop?.quit()
      loop = nil
    }
  }
}

/// The GLib side: made, run and ended on one thread; only `quit` may be called from another.
private final class Loop: @unchecked Sendable {
  private let site: StaticSite
  private let context = g_main_context_new()
  private let loop: OpaquePointer?
  private let server: UnsafeMutablePointer<SoupServer>?

  init(site: StaticSite) {
    self.site = site
    g_main_context_push_thread_default(context)
    loop = g_main_loop_new(context, 0)
    server = vitrine_soup_server_new()
    let answer: SoupServerCallback = { _, message, _, _, data in
      guard let message, let data else { return }
      Unmanaged<Loop>.fromOpaque(data).takeUnretainedValue().answer(message)
    }
    soup_server_add_early_handler(server, nil, answer, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func listen(port: Int) -> Result<Int, StaticServer.Failure> {
    var error: UnsafeMutablePointer<GError>?
    guard soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
      defer { g_error_free(error) }
      if vitrine_error_is_address_in_use(error) != 0 { return .failure(.portTaken(port)) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
      return .failure(.noListening(port: port, reason: reason))
    }
    return .success(Int(vitrine_soup_server_port(server)))
  }

  func run() {
    g_main_loop_run(loop)
    soup_server_disconnect(server)
    vitrine_object_unref(server)
    g_main_loop_unref(loop)
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }

  func quit() {
    g_main_loop_quit(loop)
  }

  /// Answered before a request's body is read, so that nobody can fill the memory with one.
  private func answer(_ message: OpaquePointer) {
    let headers = soup_server_message_get_request_headers(message)
    let host = soup_message_headers_get_one(headers, "Host").map { String(cString: $0) }
    let method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
    let path = soup_server_message_get_uri(message).flatMap { g_uri_get_path($0) }.map { String(cString: $0) } ?? ""
    let response = site.response(method: method, path: path, host: host)
    let sent = soup_server_message_get_response_headers(message)
    for (name, value) in response.headers { soup_message_headers_replace(sent, name, value) }
    for (name, value) in Self.always { soup_message_headers_replace(sent, name, value) }
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
