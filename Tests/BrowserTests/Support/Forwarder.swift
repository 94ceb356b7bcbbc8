import Foundation
import Glibc
import Synchronization

/// Stands between the browser and the server, and can cut the line.
final class Forwarder: Sendable {
  private struct State {
    var isOpen = true
    var sockets: Set<Int32> = []
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  init(to server: UInt16) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = Self.with(&address) { bind(listener, $0, $1) == 0 && listen(listener, 64) == 0 }
    guard isBound else { throw BrowserFailure("No port can be opened.") }
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(listener, $0, &length) }
    }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        serve(client, server)
      }
    }
  }

  /// Whether new connections are let through.
  var isOpen: Bool {
    get { state.withLock { $0.isOpen } }
    set { state.withLock { $0.isOpen = newValue } }
  }

  /// Cuts all connections.
  func drop() {
    state.withLock { for socket in $0.sockets { shutdown(socket, Int32(SHUT_RDWR)) } }
  }

  func end() {
    drop()
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ client: Int32, _ port: UInt16) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(port: port)
    guard isOpen, Self.with(&address, { connect(server, $0, $1) == 0 }) else {
      close(client)
      close(server)
      return
    }
    state.withLock { $0.sockets.formUnion([client, server]) }
    // Both ways have ended before a descriptor is given back.
    let ways = Mutex(2)
    let shared = Ways(ways: ways)
    for (from, to) in [(client, server), (server, client)] {
      Thread.detachNewThread { [self] in
        Self.copy(from, to)
        guard shared.isLast() else { return }
        state.withLock { $0.sockets.subtract([client, server]) }
        close(client)
        close(server)
      }
    }
  }

  private final class Ways: Sendable {
    private let left: Mutex<Int>
    init(ways: consuming Mutex<Int>) { left = ways }
    func isLast() -> Bool {
      left.withLock {
        $0 -= 1; return $0 == 0
      }
    }
  }

  private static func copy(_ from: Int32, _ to: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(from, &buffer, buffer.count)
      guard count > 0 else { break }
      var sent = 0
      while sent < count {
        let written = buffer[sent..<count].withUnsafeBytes {
          Glibc.send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard written > 0 else { break }
        sent += written
      }
      if sent < count { break }
    }
    shutdown(from, Int32(SHUT_RDWR))
    shutdown(to, Int32(SHUT_RDWR))
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func with<Result>(_ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result)
    -> Result
  {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
