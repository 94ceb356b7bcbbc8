import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

import WebHost

extension OverSockets {
  @Suite("New builds") struct RebuildTests {
    @Test("what was done to one build is done to the next, and how the page looks at it stays")
    func replay() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      _ = try await page.ready()
      var settings = LiveSettings()
      settings.scheme = "dark"
      let done: [LiveRequest] = [
        .scale(3), .watch([.tree]), .settings(settings), .touch(.began, finger: 0, x: 5, y: 5),
        .export(id: 1, format: .png),
        .touch(.ended, finger: 0, x: 5, y: 5), .insert("typed"),
      ]
      for request in done { try await page.send(request) }
      try await page.next("the last") { $0.heard?.request == done.last }
      try await rig.build("changed")
      let state = try FakeState(try await page.ready())
      #expect(state.library.contains("version 2 changed"))
      #expect(
        state.order.history.map(\.request) == [
          .settings(settings), .touch(.began, finger: 0, x: 5, y: 5), .touch(.ended, finger: 0, x: 5, y: 5),
          .insert("typed"),
        ])
      let times = state.order.history.map(\.time)
      #expect(times == times.sorted())
      #expect(state.order.scale == 3)
      try await page.next("the panels") { $0.heard?.request == .watch([.tree]) }
      try await page.send(.unmark)
      let next = try #require(try await page.next("what is done now") { $0.heard?.request == .unmark }.heard)
      #expect(next.time >= (times.last ?? 0))
      await rig.stop()
    }

    @Test("while the source does not compile its page says so and goes on with the last good build")
    func broken() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      let pid = try FakeState(try await page.ready()).pid
      await rig.gallery.isBuilding("box")
      _ = try await page.status(.building)
      await rig.gallery.isBroken("box", "Box.swift:3:7: error: no")
      #expect(try await page.status(.broken).text == "Box.swift:3:7: error: no")
      try await page.send(.unmark)
      try await page.next("an answer") { $0.heard?.request == .unmark }
      let late = try await rig.open("two")
      #expect(try await late.status(.broken).text == "Box.swift:3:7: error: no")
      _ = try await late.ready()
      try await rig.build("mended")
      let state = try FakeState(try await page.ready())
      #expect(state.pid != pid)
      #expect(state.library.contains("mended"))
      await rig.stop()
    }

    @Test("a page that is open before there is a build gets its specimen when there is one")
    func early() async throws {
      let rig = try await Rig(isBuilt: false)
      let page = try await rig.open()
      _ = try await page.status(.building)
      try await rig.build()
      _ = try await page.ready()
      await rig.stop()
    }

    @Test("a page that is away when a build comes starts with it when it is back")
    func away() async throws {
      let rig = try await Rig()
      let page = try await rig.open()
      let pid = try FakeState(try await page.ready()).pid
      try await page.send(.insert("before"))
      try await page.next("it") { $0.heard != nil }
      await page.leave()
      try await page.wait("the end") { !page.isOpen }
      try await rig.build("newer")
      let again = try await rig.open()
      let state = try FakeState(try await again.ready())
      #expect(state.pid != pid)
      #expect(state.library.contains("newer"))
      #expect(state.order.history.map(\.request) == [.insert("before")])
      await rig.stop()
    }
  }
}
