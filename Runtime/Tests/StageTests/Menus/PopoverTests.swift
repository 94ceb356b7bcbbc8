import Foundation
import Stage
import SwiftUI
import Testing

/// What opens beside a view: popovers and the parts of dates; and wheels that are turned.
@Suite("Popovers and wheels")
@MainActor
struct PopoverTests {
  private func play(_ view: some View, _ script: String) throws {
    let failures = try StageScript.failures(script, on: view)
    #expect(failures == "", "\(failures)")
  }

  private struct Info: View {
    @State private var isShown = false
    @State private var count = 0
    let adaptation: PresentationAdaptation
    var body: some View {
      VStack {
        Button("Info") { isShown = true }
          .popover(isPresented: $isShown) {
            Button("Count \(count)") { count += 1 }
              .frame(width: 160, height: 60)
              .presentationCompactAdaptation(adaptation)
          }
        Spacer()
      }
    }
  }

  @Test("on a phone a popover is a sheet, unless its content wants to be a popover")
  func phone() throws {
    let sheet = try Stage.showing(Info(adaptation: .automatic))
    try sheet.perform(.tap("Info"))
    try sheet.settle()
    // In the middle of a sheet over the whole screen.
    #expect(try #require(sheet.frame(of: "Count 0")).midY > 300)
    let popover = try Stage.showing(Info(adaptation: .popover))
    let button = try #require(popover.frame(of: "Info"))
    try popover.perform(.tap("Info"))
    try popover.settle()
    let frame = try #require(popover.frame(of: "Count 0"))
    #expect(frame.minY > button.maxY && frame.maxY < 200)
    try popover.perform(.tap("Count 0"))
    try popover.settle()
    #expect(popover.frame(of: "Count 1") != nil)
    try popover.perform(.tap(.point(CGPoint(x: 200, y: 700))))
    try popover.settle()
    #expect(popover.frame(of: "Count 1") == nil)
  }

  @Test("on a tablet a popover stands beside its view")
  func tablet() throws {
    let device = try #require(DeviceProfile.named("iPad Pro 11"))
    let stage = try Stage.showing(Info(adaptation: .automatic), settings: StageSettings(device: device))
    let button = try #require(stage.frame(of: "Info"))
    try stage.perform(.tap("Info"))
    try stage.settle()
    let frame = try #require(stage.frame(of: "Count 0"))
    #expect(frame.minY > button.maxY && frame.maxY < button.maxY + 120)
    #expect(abs(frame.midX - button.midX) < 0.5)
  }

  @Test("a compact date opens a calendar, in which a day is chosen; beside it a finger puts it away")
  func dates() throws {
    struct Due: View {
      // 10 June 2026, 12:00 UTC.
      @State private var date = Date(timeIntervalSince1970: 1_781_092_800)
      var body: some View {
        Form { DatePicker("Due", selection: $date, displayedComponents: .date) }
      }
    }
    try play(
      Due(),
      """
      expect "Jun 10, 2026"
      tap "Jun 10, 2026"
      expect "June 2026"
      tap "17"
      expect "Jun 17, 2026"
      tap "next month"
      expect "July 2026"
      tap "1"
      expect "Jul 1, 2026"
      tap 200,800
      settle
      expect no "July 2026"
      expect "Jul 1, 2026"
      """)
  }

  @Test("a finger turns a wheel, and what comes to rest in the middle is chosen")
  func wheels() throws {
    struct Fruit: View {
      @State private var fruit = "Banana"
      var body: some View {
        VStack {
          Text("Chose \(fruit)")
          Picker("Fruit", selection: $fruit) {
            ForEach(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { Text($0) }
          }
          .pickerStyle(.wheel)
        }
      }
    }
    try play(
      Fruit(),
      """
      drag 200,440 by 0,-70 over 1 s
      expect "Chose Banana"
      settle
      expect "Chose Date"
      drag 200,440 by 0,34 over 1 s
      settle
      expect "Chose Cherry"
      drag 200,440 by 0,400 over 1 s
      settle
      expect "Chose Apple"
      """)
  }
}

extension PopoverTests {
  @Test("a colour is chosen from a sheet of colours")
  func colors() throws {
    struct Paint: View {
      @State private var color = Color(white: 0)
      var body: some View {
        VStack {
          ColorPicker("Wall", selection: $color, supportsOpacity: false)
          Text("Sample").foregroundStyle(.clear).frame(width: 100, height: 100).background(color)
        }
      }
    }
    let stage = try Stage.showing(Paint())
    let sample = try #require(stage.frame(of: "Sample"))
    let middle = CGPoint(x: sample.midX, y: sample.midY)
    #expect(try stage.color(at: middle) == StageExpectation.Color("#000000"))
    let wall = try #require(stage.frame(of: "Wall"))
    try stage.perform(.tap(.point(CGPoint(x: 375, y: wall.midY))))
    try stage.settle()
    #expect(stage.texts.contains("Colors"))
    // The first of the row of greys is white.
    try stage.perform(.tap("color 1, 1"))
    try stage.perform(.tap("Close"))
    try stage.settle()
    #expect(!stage.texts.contains("Colors"))
    #expect(try stage.color(at: middle) == StageExpectation.Color("#FFFFFF"))
  }

  @Test("a picker that leads to a screen shows its values there, and a choice leads back")
  func navigationLink() throws {
    struct Settings: View {
      @State private var size = "M"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
              .pickerStyle(.navigationLink)
            Text("Size is \(size)")
          }
        }
      }
    }
    try play(
      Settings(),
      """
      tap "Size"
      settle
      expect "M" is selected
      tap "L"
      settle
      expect "Size is L"
      """)
  }
}
