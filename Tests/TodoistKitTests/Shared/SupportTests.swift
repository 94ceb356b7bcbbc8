import Foundation
import KitSupport
import KitTesting
import Stage
import SwiftUI
import Testing

@MainActor
struct SupportTests {
  struct Flow: View {
    var widths: [CGFloat]
    var body: some View {
      FlowLayout(spacing: 8, lineSpacing: 4) {
        ForEach(widths.indices, id: \.self) { Rectangle().frame(width: widths[$0], height: 20) }
      }
    }
  }

  func frames(_ widths: [CGFloat], width: Double, _ settings: StageSettings = StageSettings()) throws -> [CGRect] {
    try Exhibit(Flow(widths: widths), width: width, settings: settings).frames(of: "Rectangle")
  }

  @Test("a flow goes on in a new line where there is no more room")
  func flow() throws {
    let frames = try frames([40, 40, 40, 30], width: 100)
    #expect(frames.map(\.minX) == [0, 48, 0, 48])
    #expect(frames.map(\.minY) == [0, 0, 24, 24])
    #expect(try self.frames([40, 40], width: 88).map(\.minY) == [0, 0])
    #expect(try Exhibit(Flow(widths: []), width: 100).size.height <= 1)
  }

  @Test("a flow starts at the right where one reads from there")
  func mirroredFlow() throws {
    let frames = try frames([40, 40, 40], width: 100, StageSettings(layoutDirection: .rightToLeft))
    #expect(frames[0].minX - frames[1].minX == 48)
    #expect(frames[2].maxX == frames[0].maxX)
  }

  @Test("what is wider than the room is squeezed into it")
  func wide() throws {
    let text = String(repeating: "wide ", count: 30)
    let exhibit = try Exhibit(FlowLayout { Text(text).lineLimit(1) }, width: 120)
    #expect(exhibit.size.width <= 120)
    #expect(try exhibit.text(text).isTruncated)
  }

  @Test("a role grows on the curve of its style, up to its maximum, or stays")
  func roles() throws {
    func size(_ role: TypeRole, _ typeSize: DynamicTypeSize) throws -> Double {
      try Exhibit(Text("A").typeRole(role), settings: StageSettings(typeSize: typeSize)).text("A").pointSize
    }
    // A body text is more than two and a half times as large at the largest size.
    #expect(try size(TypeRole(17, scales: .body), .accessibility5) > 42.5)
    #expect(try size(TypeRole(17, scales: .body, upTo: 22), .accessibility5) == 22)
    #expect(try size(TypeRole(17), .accessibility5) == 17)
    #expect(try size(TypeRole(17, scales: .body), .large) == 17)
  }

  @Test("lines of a role are as far apart as it says")
  func lineHeight() throws {
    func height(_ lines: Int) throws -> Double {
      let text = (1...lines).map { "line \($0)" }.joined(separator: "\n")
      return Double(try Exhibit(Text(text).typeRole(TypeRole(20, lineHeight: 1.5))).size.height)
    }
    #expect(near(try height(3) - height(2), 30, within: 1))
  }

  @Test("days are told as people tell them, over changes of the clock")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func day(_ day: Int, _ hour: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: day, hour: hour)))
    }
    // The night of 29 March 2026 has an hour less.
    #expect(try DayDistance(of: day(29, 23), from: day(28, 1), calendar: calendar) == .tomorrow)
    #expect(try DayDistance(of: day(29, 1), from: day(30, 23), calendar: calendar) == .yesterday)
    #expect(try DayDistance(of: day(28, 23), from: day(28, 1), calendar: calendar) == .today)
    #expect(try DayDistance(of: day(20, 9), from: day(28, 1), calendar: calendar) == .past(days: 8))
    #expect([-3, -1, 0, 1, 5].map { DayDistance(days: $0).days } == [-3, -1, 0, 1, 5])
  }

  @Test("an age is told in the largest unit that it fills")
  func ages() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = Date(timeIntervalSince1970: 1_781_085_600)
    func age(_ seconds: Double) -> Age { Age(of: now.addingTimeInterval(-seconds), at: now, calendar: calendar) }
    let day = 86400.0
    #expect([-5, 59, 60, 3599, 3600].map(age) == [.now, .now, .minutes(1), .minutes(59), .hours(1)])
    #expect([day, 6 * day, 7 * day, 20 * day].map(age) == [.days(1), .days(6), .weeks(1), .weeks(2)])
    #expect([40 * day, 400 * day, 800 * day].map(age) == [.months(1), .years(1), .years(2)])
  }

  @Test("a hit area takes fingers beside a view, and no room")
  func hitArea() throws {
    struct Small: View {
      @State var taps = 0
      var body: some View {
        Button {
          taps += 1
        } label: {
          Text("\(taps)").frame(width: 10, height: 10).hitArea(of: CGSize(width: 10, height: 10))
        }
        .buttonStyle(PressStyle { label, _ in label })
        .frame(width: 80, height: 80)
      }
    }
    let exhibit = try Exhibit(Small())
    for (x, y) in [(19.0, 19.0), (61.0, 61.0), (17.0, 40.0)] { try exhibit.tap(x: x, y: y) }
    _ = try exhibit.text("2")
  }

  @Test("with less motion a change is not animated")
  func reducedMotion() throws {
    struct Moved: View {
      @State var isMoved = false
      var body: some View {
        Button("Move") { isMoved = true }
          .padding(.top, isMoved ? 60 : 0)
          .animation(.linear(duration: 0.3), reduced: nil, value: isMoved)
          .frame(height: 120, alignment: .top)
      }
    }
    let exhibit = try Exhibit(Moved())
    try exhibit.perform(.tap("Move"))
    #expect(near(try exhibit.secondsUntilStill(.y, of: "Move"), 0.3, within: 0.05))
    let still = try Exhibit(Moved(), settings: StageSettings(reduceMotion: true))
    try still.perform(.tap("Move"))
    #expect(try still.secondsUntilStill(.y, of: "Move") == 0)
  }
}
