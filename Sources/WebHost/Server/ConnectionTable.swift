import CSoup
import Foundation

/// The open connections of a server: how many there may be, and how long each may be silent.
@WebLoop final class ConnectionTable {
  private let limits: WebLimits
  /// By the address of the object that stands for the other end.
  private var connections: [OpaquePointer: Connection] = [:]
  private var sweeping: Task<Void, Never>?

  init(limits: WebLimits) { self.limits = limits }

  /// - Returns: nil where there is no room.
  func admit(_ stream: UnsafeMutablePointer<GSocketConnection>) -> Connection? {
    let open = connections.values.filter { !$0.isShut }
    if open.count >= limits.connections {
      guard let oldest = open.filter(\.canGo).min(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) }) else { return nil }
      oldest.shut()
    }
    guard connections.count < 2 * limits.connections, let address = g_socket_connection_get_remote_address(stream, nil)
    else { return nil }
    let key = OpaquePointer(address)
    let connection = Connection(stream, address: address, patience: limits.patience) { [weak self] in
      self?.connections[key] = nil
    }
    connections[key] = connection
    sweep()
    return connection
  }

  /// The connection that a request of libsoup's came by.
  func connection(of message: OpaquePointer) -> Connection? {
    soup_server_message_get_remote_address(message).flatMap { connections[OpaquePointer($0)] }
  }

  func shutAll() {
    sweeping?.cancel()
    for connection in connections.values { connection.shut() }
  }

  /// Ends what is silent for too long, as long as there is somebody who could be.
  private func sweep() {
    guard sweeping == nil else { return }
    sweeping = Task { [weak self] in
      while !Task.isCancelled, let self, self.connections.values.contains(where: { $0.deadline != nil }) {
        let now = DispatchTime.now().seconds
        for connection in self.connections.values where connection.deadline.map({ $0 < now }) ?? false {
          connection.shut()
        }
        try? await Task.sleep(for: .seconds(1))
      }
      self?.sweeping = nil
    }
  }
}

/// A connection that was accepted.
@WebLoop final class Connection {
  private var stream: UnsafeMutablePointer<GSocketConnection>?
  let address: UnsafeMutablePointer<GSocketAddress>
  /// Seconds on the clock of the machine; nil for a socket, which may be silent.
  private(set) var deadline: Double?
  /// Whether it makes room for others: nobody waits for an answer by it.
  private(set) var canGo = true
  private(set) var isShut = false
  private let gone: @WebLoop () -> Void

  init(
    _ stream: UnsafeMutablePointer<GSocketConnection>, address: UnsafeMutablePointer<GSocketAddress>, patience: Double,
    gone: @escaping @WebLoop () -> Void
  ) {
    self.stream = stream
    self.address = address
    self.gone = gone
    deadline = DispatchTime.now().seconds + patience
    let ended: GWeakNotify = { data, _ in
      guard let data else { return }
      nonisolated(unsafe) let this = data
      WebLoop.assumeIsolated { Unmanaged<Connection>.fromOpaque(this).takeRetainedValue().end() }
    }
    g_object_weak_ref(vitrine_object(stream), ended, Unmanaged.passRetained(self).toOpaque())
  }

  var socket: UnsafeMutablePointer<GSocket>? { stream.map { g_socket_connection_get_socket($0) } }

  func hasAsked(within seconds: Double) {
    canGo = false
    deadline = DispatchTime.now().seconds + seconds
  }

  func isAnswered(patience: Double) {
    guard deadline != nil else { return }
    canGo = true
    deadline = DispatchTime.now().seconds + patience
  }

  func isSocket() { deadline = nil }

  /// Ends it: libsoup sees that the other end is gone.
  func shut() {
    guard let stream, !isShut else { return }
    isShut = true
    deadline = nil
    g_socket_shutdown(g_socket_connection_get_socket(stream), 1, 1, nil)
  }

  static func refuse(_ stream: UnsafeMutablePointer<GSocketConnection>) {
    g_io_stream_close(vitrine_stream(stream), nil, nil)
  }

  private func end() {
    stream = nil
    isShut = true
    gone()
    vitrine_object_unref(address)
  }
}

extension DispatchTime {
  fileprivate var seconds: Double { Double(uptimeNanoseconds) / 1e9 }
}
