import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct StarTests {
  private struct Star: View {
    @State var isStarred: Bool
    var body: some View { DbxStarButton(isStarred: $isStarred).padding(20) }
  }

  /// What the rows say, written down once more.
  private struct Reference: View {
    var scales: [Double]
    var response: Double
    var damping: Double
    @State var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Image(systemName: count == 0 ? "star" : "star.fill").font(.system(size: 22))
          .phaseAnimator([scales[0], scales[1]], trigger: count) { star, scale in
            star.scaleEffect(scale)
          } animation: { scale in
            scale > 1
              ? .easeOut(duration: 0.12) : .spring(response: response, dampingFraction: damping)
          }
          .frame(width: 44, height: 44)
      }
      .buttonStyle(.plain)
      .padding(20)
    }
  }

  private func widths(_ view: some View, _ settings: StageSettings = StageSettings()) throws -> [Double] {
    let exhibit = try Exhibit(view, settings: settings)
    let rest = try exhibit.frame(ofSymbol: "star").width
    try exhibit.tap(x: 42, y: 42)
    return try (0..<48).map { _ in
      try exhibit.stage.advance(by: 1.0 / 60)
      return try exhibit.frame(ofSymbol: "star.fill").width / rest
    }
  }

  @Test("a star that is given grows and springs back", .shows("D-116", "D-117"))
  func bounce() throws {
    let (scales, spring) = (try row("D-116").numbers, try row("D-117").numbers)
    let seen = try widths(Star(isStarred: false))
    #expect(try near(seen, widths(Reference(scales: scales, response: spring[0], damping: spring[1])), within: 0.001))
    let rest = try #require(seen.last)
    #expect(near(rest, scales[0], within: 0.01) && near(rest, scales[2], within: 0.01))
    #expect(try near(#require(seen.max()), scales[1], within: 0.012), "\(seen)")
  }

  @Test("it keeps its size for those who want less motion")
  func calm() throws {
    #expect(try Set(widths(Star(isStarred: false), .calm)).count == 1)
  }

  @Test("success is felt when it is given, nothing when it is taken back", .shows("D-118"))
  func haptic() throws {
    #expect(try row("D-118").text == "Star toggle: success haptic")
    let exhibit = try Exhibit(Star(isStarred: false))
    try exhibit.tap(x: 42, y: 42)
    #expect(exhibit.haptics == ["success"])
    try exhibit.tap(x: 42, y: 42)
    #expect(exhibit.haptics == ["success"])
  }

  @Test("it is blue and filled when it is given, and says so", .shows("D-129"))
  func look() throws {
    let row = try row("D-129")
    let off = try Exhibit(Star(isStarred: false)).symbol(row.names[0])
    let on = try Exhibit(Star(isStarred: true)).symbol(row.names[1])
    #expect([off.pointSize, on.pointSize] == [row.numbers[0], row.numbers[0]])
    #expect(try on.color == (shade(.dbxBlue)) && off.color == (shade(.dbxTextSecondary)))
    #expect(try Exhibit(Star(isStarred: false)).element("Star").states.contains("selected") == false)
    _ = try Exhibit(Star(isStarred: true)).element("Starred")
  }
}
