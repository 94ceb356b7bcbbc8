import CSoup

/// Watches how much is read from a connection since its last whole message: libsoup bounds the frames of a message, and not
/// how many frames make one.
@WebLoop final class ReadGuard {
  private let socket: UnsafeMutablePointer<GSocket>
  private let limit: guint64
  private let exceeded: @WebLoop () -> Void
  private var mark: guint64
  private var source: UnsafeMutablePointer<GSource>?

  /// - Parameters:
  ///   - limit: Bytes, with the heads of frames.
  ///   - exceeded: Called once.
  init(_ socket: UnsafeMutablePointer<GSocket>, limit: Int, exceeded: @escaping @WebLoop () -> Void) {
    self.socket = socket
    self.limit = guint64(limit)
    self.exceeded = exceeded
    mark = vitrine_bytes_read(g_socket_get_fd(socket))
    let readable: GSocketSourceFunc = { _, _, data in
      guard let data else { return 0 }
      nonisolated(unsafe) let this = data
      return WebLoop.assumeIsolated { Unmanaged<ReadGuard>.fromOpaque(this).takeUnretainedValue().look() }
    }
    // Of the same priority as libsoup's own: each has its turn whenever there is something to read.
    source = g_socket_create_source(socket, G_IO_IN, nil)
    g_source_set_callback(
      source, unsafeBitCast(readable, to: GSourceFunc.self), Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, g_main_context_get_thread_default())
  }

  /// A whole message has come.
  func hasMessage() { mark = vitrine_bytes_read(g_socket_get_fd(socket)) }

  func stop() {
    guard let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
  }

  /// - Returns: Whether to go on.
  private func look() -> gboolean {
    let read = vitrine_bytes_read(g_socket_get_fd(socket))
    guard read >= mark, read - mark > limit else { return 1 }
    stop()
    exceeded()
    return 0
  }
}
