import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Controls for dates")
struct DateControlTests {
  /// 15 June 2025, a Sunday, 15:06 in Greenwich.
  private static let june = Date(timeIntervalSince1970: 1_749_999_960)

  private struct Root: View {
    let handle: Handle<Binding<Date>>
    var style = 0
    @State private var date = DateControlTests.june

    var body: some View {
      handle.value = $date
      return DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: 1_749_513_600)...)
        .datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private func element(_ label: String, _ host: Host) throws -> AccessibilityElement {
    try #require(host.graph.accessibilityTree().all.first { $0.label == label })
  }

  private func tap(_ label: String, _ host: Host) throws {
    let frame = try element(label, host).frame
    try host.tap(frame.midX, frame.midY)
    try host.wait(1)
  }

  @Test("a day keeps the time, and days before the bounds cannot be chosen")
  func month() throws {
    let handle = Handle<Binding<Date>>()
    let host = try Host(Root(handle: handle))
    #expect(try element("Sunday, June 15", host).traits.contains(.isSelected))
    try tap("Friday, June 20", host)
    #expect(handle.value?.wrappedValue == Self.june.addingTimeInterval(5 * 86_400))
    // The range begins on the tenth.
    try tap("Monday, June 9", host)
    #expect(handle.value?.wrappedValue == Self.june.addingTimeInterval(5 * 86_400))
  }

  @Test("the name of the month opens wheels, and the arrows turn months")
  func turning() throws {
    let host = try Host(Root(handle: Handle()))
    try tap("next month", host)
    #expect(host.texts().contains("July 2025"))
    #expect(try element("July 2025", host).value == "collapsed")
    try tap("July 2025", host)
    #expect(try element("July 2025", host).value == "expanded")
    #expect(host.graph.accessibilityTree().all.contains { $0.label == "Month" && $0.value == "July" })
    #expect(host.graph.accessibilityTree().all.contains { $0.label == "Year" && $0.value == "2025" })
  }

  @Test("weeks begin and hours count as in the locale")
  func locale() throws {
    func texts(_ locale: String, _ components: DatePickerComponents) throws -> [String] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: locale)
      let picker = DatePicker("x", selection: .constant(Self.june), displayedComponents: components)
      let view: AnyView =
        components == .date
        ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker.datePickerStyle(.wheel).labelsHidden())
      return try Host(
        view.environment(\.locale, Locale(identifier: locale)).environment(\.calendar, calendar)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      ).texts()
    }
    #expect(try texts("en_US", .date).first { $0.count == 3 } == "SUN")
    #expect(try texts("en_GB", .date).first { $0.count == 3 } == "MON")
    #expect(try texts("en_US", .hourAndMinute).contains("PM"))
    #expect(try !texts("de_DE", .hourAndMinute).contains("PM"))
    #expect(try texts("de_DE", .hourAndMinute).contains("15"))
  }

  @Test("several days are chosen and given back")
  func several() throws {
    struct Several: View {
      let handle: Handle<Binding<Set<DateComponents>>>
      @State private var days: Set<DateComponents> = [DateComponents(year: 2025, month: 6, day: 3)]
      var body: some View {
        handle.value = $days
        return MultiDatePicker("Days", selection: $days)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }
    let handle = Handle<Binding<Set<DateComponents>>>()
    let host = try Host(Several(handle: handle))
    #expect(try element("Tuesday, June 3", host).traits.contains(.isSelected))
    try tap("Thursday, June 5", host)
    #expect(Set(handle.value?.wrappedValue.compactMap(\.day) ?? []) == [3, 5])
    try tap("Tuesday, June 3", host)
    #expect(Set(handle.value?.wrappedValue.compactMap(\.day) ?? []) == [5])
  }

  @Test("at large type sizes a date goes below its label, and its time below the date")
  func large() throws {
    func frames(_ size: DynamicTypeSize) throws -> [CGRect] {
      try Host(Form { DatePicker("Departure", selection: .constant(Self.june)) }.dynamicTypeSize(size)).textFrames()
    }
    let usual = try frames(.large)
    #expect(usual.count == 3)
    #expect(abs(usual[0].midY - usual[1].midY) < 2 && usual[1].maxX < usual[2].minX)
    let large = try frames(.accessibility3)
    #expect(large[0].maxY < large[1].minY && large[1].maxY < large[2].minY)
    #expect(large.allSatisfy { $0.maxX < 393 })
  }
}
