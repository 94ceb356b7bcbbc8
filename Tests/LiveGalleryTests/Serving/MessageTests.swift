import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

extension OverSockets {
  /// What comes over a socket and should not: it costs the connection that it came by, and no other.
  @Suite("Messages") struct MessageTests {
    private func expectOther(_ page: Page) async throws {
      try await page.send(.insert("unharmed"))
      try await page.next("the other page's answer") { $0.heard?.request == .insert("unharmed") }
      #expect(await page.isOpen)
    }

    @Test(
      "what is no request closes its connection",
      arguments: ["", "{}", "[]", "nonsense", #"{"type":"format disk"}"#, #"{"type":"hover","x":1e300,"y":0}"#])
    func malformed(_ text: String) async throws {
      let rig = try await Rig()
      let (page, other) = (try await rig.open("one"), try await rig.open("two"))
      _ = try await page.ready()
      _ = try await other.ready()
      await page.send(text: Array(text.utf8))
      try await page.wait("the end") { page.closeCode == 1007 }
      try await expectOther(other)
      await rig.stop()
    }

    @Test("bytes are no request")
    func binary() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      await page.send(binary: Array(#"{"type":"restart"}"#.utf8))
      try await page.wait("the end") { page.closeCode == 1007 }
      await rig.stop()
    }

    /// A frame's head, masked with zeros.
    private static func head(_ first: UInt8, length: UInt64) -> [UInt8] {
      [first, 0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) } + [0, 0, 0, 0]
    }

    @Test(
      "frames that break the protocol close their connection",
      arguments: [
        [0x81, 0x02, 0x7B, 0x7D],  // without a mask
        [0x83, 0x80, 0, 0, 0, 0],  // an opcode that means nothing
        [0xF1, 0x80, 0, 0, 0, 0],  // reserved bits
        [0x80, 0x81, 0, 0, 0, 0, 65],  // goes on where nothing has begun
        [0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28],  // not UTF-8
        [0x89, 0xFE, 0x01, 0x00] + [UInt8](repeating: 0, count: 300),  // a ping that is too long
      ] as [[UInt8]])
    func wrongFrames(_ bytes: [UInt8]) async throws {
      let rig = try await Rig()
      let other = try await rig.open("two")
      _ = try await other.ready()
      let raw = try #require(RawConnection(port: rig.port))
      #expect(raw.upgrade(rig.socket(), port: rig.port).hasPrefix("HTTP/1.1 101"))
      raw.send(bytes)
      #expect(raw.isClosedByOther)
      try await expectOther(other)
      await rig.stop()
    }

    @Test("a message of 100 MB is not read", .timeLimit(.minutes(1)))
    func large() async throws {
      let rig = try await Rig()
      let other = try await rig.open("two")
      _ = try await other.ready()
      let raw = try #require(RawConnection(port: rig.port))
      #expect(raw.upgrade(rig.socket(), port: rig.port).hasPrefix("HTTP/1.1 101"))
      let before = Self.memory
      raw.send(Self.head(0x81, length: 100_000_000))
      let piece = [UInt8](repeating: 0x20, count: 1 << 20)
      var sent = 0
      for _ in 0..<100 { sent += raw.send(piece) }
      #expect(sent < 32 << 20, "\(sent) bytes were taken")
      #expect(Self.memory - before < 32 << 20)
      #expect(raw.isClosedByOther)
      try await expectOther(other)
      await rig.stop()
    }

    @Test("a message of 100 MB in small pieces is not kept", .timeLimit(.minutes(1)))
    func fragments() async throws {
      let rig = try await Rig()
      let other = try await rig.open("two")
      _ = try await other.ready()
      let raw = try #require(RawConnection(port: rig.port))
      #expect(raw.upgrade(rig.socket(), port: rig.port).hasPrefix("HTTP/1.1 101"))
      let before = Self.memory
      let piece = [UInt8](repeating: 0x20, count: 60_000)
      var sent = 0
      for number in 0..<1700 {
        let count = raw.send(Self.head(number == 0 ? 0x01 : 0x00, length: 60_000) + piece)
        sent += count
        if count < piece.count { break }
      }
      #expect(sent < 32 << 20, "\(sent) bytes were taken")
      #expect(Self.memory - before < 32 << 20, "\((Self.memory - before) >> 20) MB more are in use")
      try await expectOther(other)
      await rig.stop()
    }

    @Test("too many messages close the connection")
    func flood() async throws {
      var limits = WebLimits()
      limits.messageRate = 100
      limits.messageBurst = 50
      let rig = try await Rig(limits: limits)
      let page = try await rig.open()
      _ = try await page.ready()
      for number in 0..<200 { try await page.send(.hover(x: Double(number), y: 0)) }
      try await page.wait("the end") { page.closeCode == 1008 }
      await rig.stop()
    }

    /// Bytes of this process that are in memory.
    private static var memory: Int {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }
  }
}
