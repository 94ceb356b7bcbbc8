import Foundation

/// A connection to a port of this machine that says what it likes.
final class RawConnection {
  let file: Int32

  /// - Parameter patience: Seconds that a read waits.
  init?(port: Int, patience: Int = 5) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var wait = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if connected != 0 { return nil }
  }

  deinit { close(file) }

  /// - Returns: How many bytes were taken; fewer when the other side closes.
  @discardableResult func send(_ bytes: [UInt8]) -> Int {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { break }
      done += count
    }
    return done
  }

  @discardableResult func send(_ text: String) -> Int { send(Array(text.utf8)) }

  /// Reads until the other side closes, is silent for too long, or enough has come.
  func read(atMost limit: Int = .max, until end: String? = nil) -> String {
    var reply: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while reply.count < limit {
      let count = recv(file, &buffer, min(buffer.count, limit - reply.count), 0)
      if count <= 0 { break }
      reply += buffer[..<count]
      if let end, String(decoding: reply.suffix(4096), as: UTF8.self).contains(end) { break }
    }
    return String(decoding: reply, as: UTF8.self)
  }

  /// Reads until so many bytes have come, or no more come.
  func count(atMost limit: Int) -> Int {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var sum = 0
    while sum < limit, case let count = recv(file, &buffer, min(buffer.count, limit - sum), 0), count > 0 {
      sum += count
    }
    return sum
  }

  /// Whether the other side has closed, as far as it does within the patience.
  var isClosedByOther: Bool {
    var byte: UInt8 = 0
    while true {
      let count = recv(file, &byte, 1, 0)
      if count == 0 || (count < 0 && errno != EAGAIN) { return true }
      if count < 0 { return false }
    }
  }

  /// Asks once and reads the whole answer.
  static func ask(
    _ port: Int, _ path: String, method: String = "GET", host: String? = nil, headers: [String] = [], body: String = ""
  ) -> String {
    guard let connection = RawConnection(port: port) else { return "no connection" }
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return connection.read()
  }

  /// Opens a WebSocket by hand.
  func upgrade(_ address: String, port: Int, host: String? = nil) -> String {
    let start = address.range(of: "127.0.0.1:\(port)")?.upperBound ?? address.startIndex
    send(
      "GET \(address[start...]) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1"):\(port)\r\n"
        + "Origin: http://\(host ?? "127.0.0.1"):\(port)\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    return read(until: "\r\n\r\n")
  }
}
