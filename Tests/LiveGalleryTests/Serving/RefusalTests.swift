import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

extension OverSockets {
  /// What the gallery's server refuses, over sockets.
  @Suite("Refusals") struct RefusalTests {
    @Test("who does not know the secret gets a page that says where the address is")
    func secret() async throws {
      let rig = try await Rig()
      let (port, secret) = (rig.port, rig.secret)
      var wrong = Array(secret)
      wrong[0] = wrong[0] == "A" ? "B" : "A"
      for path in ["/", "/index.html", "/\(String(wrong))/", "/\(secret)x/", "/\(secret.dropLast())/", "/favicon.ico"] {
        let reply = RawConnection.ask(port, path)
        #expect(reply.hasPrefix("HTTP/1.1 403"), "\(path)")
        #expect(reply.contains("terminal"))
        #expect(!reply.contains(secret))
      }
      let right = RawConnection.ask(port, "/\(secret)/")
      #expect(right.hasPrefix("HTTP/1.1 200"))
      #expect(right.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
      await #expect(throws: Page.Refusal(status: 403)) {
        try await Page.open(rig.socket().replacing(secret, with: String(wrong)))
      }
      await rig.stop()
    }

    @Test(
      "another host name is refused, for pages and for sockets", arguments: ["evil.example", "127.0.0.1.evil.example"])
    func host(_ name: String) async throws {
      let rig = try await Rig()
      #expect(RawConnection.ask(rig.port, "/\(rig.secret)/", host: name).hasPrefix("HTTP/1.1 421"))
      let raw = try #require(RawConnection(port: rig.port))
      #expect(raw.upgrade(rig.socket(), port: rig.port, host: name).hasPrefix("HTTP/1.1 421"))
      await rig.stop()
    }

    @Test("a page of another site opens no socket and reads no page")
    func origin() async throws {
      let rig = try await Rig()
      for origin in ["http://evil.example", "https://127.0.0.1:\(rig.port)", "http://127.0.0.1:1", "null", "file://"] {
        await #expect(throws: Page.Refusal(status: 403), "\(origin)") {
          try await Page.open(rig.socket(), origin: origin)
        }
        let reply = RawConnection.ask(rig.port, "/\(rig.secret)/", headers: ["Origin: \(origin)"])
        #expect(reply.hasPrefix("HTTP/1.1 403"))
      }
      let path = "/\(rig.secret)/socket/box/one?session=\(Rig.session)"
      let bare = RawConnection.ask(
        rig.port, path,
        headers: ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="])
      #expect(bare.hasPrefix("HTTP/1.1 403"), "a socket without an origin")
      await rig.stop()
    }

    @Test("no path leads out of the gallery")
    func traversal() async throws {
      let rig = try await Rig()
      try Data("hidden".utf8).write(to: URL(fileURLWithPath: rig.folder + "/secret.txt"))
      let shown = rig.folder + "/shown"
      try FileManager.default.createDirectory(atPath: shown, withIntermediateDirectories: true)
      try Data("front".utf8).write(to: URL(fileURLWithPath: shown + "/index.html"))
      try FileManager.default.createSymbolicLink(atPath: shown + "/link.txt", withDestinationPath: "../secret.txt")
      let collection = await rig.gallery.catalogue.collections[0]
      await rig.gallery.isFinished(collection, folder: shown)
      let base = "/\(rig.secret)/c/box/"
      #expect(RawConnection.ask(rig.port, base).hasSuffix("front"))
      for path in [
        "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "link.txt", "..\\secret.txt", "x/../../secret.txt",
        "%00/../secret.txt", "/etc/passwd", "../../../../../../etc/passwd", ".%2e/secret.txt",
      ] {
        let reply = RawConnection.ask(rig.port, base + path)
        #expect(reply.hasPrefix("HTTP/1.1 4"), "\(path)")
        #expect(!reply.contains("hidden") && !reply.contains("root:"), "\(path)")
      }
      for path in ["assets/../../x", "assets/%2e%2e%2fx", "c/nothing/", "c/nothing/x", "socket/box/one"] {
        #expect(RawConnection.ask(rig.port, "/\(rig.secret)/\(path)").hasPrefix("HTTP/1.1 4"), "\(path)")
      }
      await rig.stop()
    }

    @Test("a page's name that no page makes opens no session")
    func sessionNames() async throws {
      let rig = try await Rig()
      for name in ["", "short", "../../etc/passwd/1234", String(repeating: "a", count: 65), "a b c d e f g h i j k"] {
        let escaped = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        await #expect(throws: Page.Refusal(status: 404), "\(name)") {
          try await Page.open(rig.socket(session: escaped))
        }
      }
      await #expect(throws: Page.Refusal(status: 404)) { try await rig.open("three") }
      await rig.stop()
    }

    @Test("only GET and HEAD are answered, and who sends much is not listened to")
    func methods() async throws {
      let rig = try await Rig()
      let connection = try #require(RawConnection(port: rig.port))
      connection.send(
        "POST /\(rig.secret)/ HTTP/1.1\r\nHost: 127.0.0.1:\(rig.port)\r\nContent-Length: 1000000000\r\n\r\n")
      #expect(connection.isClosedByOther)
      let small = RawConnection.ask(
        rig.port, "/\(rig.secret)/", method: "POST", headers: ["Content-Length: 3"], body: "abc")
      #expect(small.hasPrefix("HTTP/1.1 405"))
      #expect(small.contains("Allow: GET, HEAD"))
      await rig.stop()
    }

    @Test("headers without end close their connection")
    func headers() async throws {
      let rig = try await Rig()
      let connection = try #require(RawConnection(port: rig.port))
      connection.send("GET /\(rig.secret)/ HTTP/1.1\r\nHost: 127.0.0.1:\(rig.port)\r\n")
      let line = "X-Long: " + String(repeating: "x", count: 8000) + "\r\n"
      var sent = 0
      while sent < 64_000_000 {
        let count = connection.send(line)
        sent += count
        if count < line.utf8.count { break }
      }
      #expect(sent < 16_000_000, "\(sent) bytes of headers were taken")
      #expect(RawConnection.ask(rig.port, "/\(rig.secret)/").hasPrefix("HTTP/1.1 200"))
      await rig.stop()
    }

    @Test("who is too slow with a request is not waited for")
    func slowRequest() async throws {
      var limits = WebLimits()
      limits.patience = 0.5
      let rig = try await Rig(limits: limits)
      let connection = try #require(RawConnection(port: rig.port))
      connection.send("GET /\(rig.secret)/ HT")
      #expect(connection.isClosedByOther)
      await rig.stop()
    }

    @Test("1,000 connections that say nothing keep nobody out", .timeLimit(.minutes(2)))
    func manyConnections() async throws {
      var limits = WebLimits()
      limits.connections = 64
      let rig = try await Rig(limits: limits)
      let page = try await rig.open()
      _ = try await page.ready()
      var held: [RawConnection] = []
      for _ in 0..<1000 { if let connection = RawConnection(port: rig.port, patience: 1) { held.append(connection) } }
      #expect(held.count > 900)
      #expect(RawConnection.ask(rig.port, "/\(rig.secret)/").hasPrefix("HTTP/1.1 200"))
      try await page.send(.insert("still there"))
      try await page.next("an answer") { $0.heard?.request == .insert("still there") }
      let closed = held.prefix(800).count { $0.isClosedByOther }
      #expect(closed == 800, "only the newest are kept open")
      await rig.stop()
    }
  }
}
