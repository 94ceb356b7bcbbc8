import Foundation
import Testing

import WebHost

@Suite struct StaticServerTests {
  @Test("a running server answers over the loopback address and refuses what the site refuses")
  func answers() throws {
    let folder = try SampleFolder()
    defer { folder.remove() }
    let server = StaticServer(site: StaticSite(folder: folder.path))
    let port = try server.start(port: 0)
    defer { server.stop() }
    #expect(try ask(port, "GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n").hasSuffix("front"))
    #expect(try ask(port, "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").contains("Content-Length: 5\r\n"))
    #expect(try !ask(port, "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").contains("front"))
    for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/link.txt", "/todoist/..%2f..%2fsecret.txt"] {
      let reply = try ask(port, "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(reply.hasPrefix("HTTP/1.1 4"))
      #expect(!reply.contains("secret"))
    }
    #expect(try ask(port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").hasPrefix("HTTP/1.1 421"))
    #expect(
      try ask(port, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc").hasPrefix("HTTP/1.1 405"))
    #expect(try ask(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").contains("X-Content-Type-Options: nosniff"))
  }

  @Test("a taken port is an error that names it")
  func taken() throws {
    let folder = try SampleFolder()
    defer { folder.remove() }
    let first = StaticServer(site: StaticSite(folder: folder.path))
    let port = try first.start(port: 0)
    defer { first.stop() }
    let second = StaticServer(site: StaticSite(folder: folder.path))
    #expect(throws: WebServer.Failure.portTaken(port)) { try second.start(port: port) }
  }

  /// Sends bytes and reads until the other side closes or is silent for two seconds.
  private func ask(_ port: Int, _ request: String) throws -> String {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var wait = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    let closing = request.replacingOccurrences(of: "\r\n\r\n", with: "\r\nConnection: close\r\n\r\n")
    let bytes = Array(closing.utf8)
    try #require(send(file, bytes, bytes.count, 0) == bytes.count)
    var reply: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(file, &buffer, buffer.count, 0), count > 0 { reply += buffer[..<count] }
    return String(decoding: reply, as: UTF8.self)
  }
}
