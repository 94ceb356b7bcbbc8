import CoreTransferable
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite("Controls that are held, share and measure")
struct HeldControlTests {
  private struct Counter: View {
    let behavior: ButtonRepeatBehavior
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("More") { count += 1 }.buttonRepeatBehavior(behavior)
      }
    }
  }

  private func count(_ behavior: ButtonRepeatBehavior, held seconds: Double) throws -> [String] {
    let host = try Host(Counter(behavior: behavior), width: 200, height: 100)
    let button = try #require(host.graph.accessibilityTree().all.first { $0.label == "More" }).frame
    try host.touch(.began, button.midX, button.midY)
    try host.wait(seconds)
    try host.touch(.ended, button.midX, button.midY)
    return host.texts().filter { $0.hasPrefix("count") }
  }

  @Test("a held button acts half a second after it was pressed and each tenth from then on")
  func repeating() throws {
    #expect(try count(.enabled, held: 0.2) == ["count 1"])
    #expect(try count(.enabled, held: 0.55) == ["count 1"])
    #expect(try count(.enabled, held: 0.95) == ["count 5"])
    #expect(try count(.automatic, held: 0.95) == ["count 1"])
    #expect(try count(.disabled, held: 0.95) == ["count 1"])
  }

  @Test("a held stepper goes on")
  func stepper() throws {
    struct Root: View {
      @State private var value = 0
      var body: some View { Stepper("value \(value)", value: $value, in: 0...3) }
    }
    let host = try Host(Root(), width: 300, height: 60)
    try host.touch(.began, 280, 30)
    try host.wait(1.5)
    try host.touch(.ended, 280, 30)
    #expect(host.texts() == ["value 3"])
  }

  @Test("what is shared is shown and can be copied, and pasted by a button")
  func sharing() throws {
    UIPasteboard.general.strings = nil
    struct Root: View {
      @State private var pasted = "nothing"
      var body: some View {
        VStack {
          Text("pasted \(pasted)")
          ShareLink("Send", item: "A text", subject: Text("Subject"), message: Text("Message"))
          PasteButton(payloadType: String.self) { pasted = $0.joined(separator: ", ") }
        }
      }
    }
    let host = try Host(Root())
    func tap(_ label: String) throws {
      let frame = try #require(host.graph.accessibilityTree().all.first { $0.label == label }).frame
      try host.tap(frame.midX, frame.midY)
      try host.wait(1)
    }
    try tap("Paste")
    #expect(host.texts().contains("pasted nothing"))
    try tap("Send")
    #expect(Set(["A text", "Subject", "Message", "Copy"]).isSubset(of: Set(host.texts())))
    try tap("Copy")
    #expect(!host.texts().contains("Copy"))
    #expect(UIPasteboard.general.string == "A text")
    try tap("Paste")
    #expect(host.texts().contains("pasted A text"))
  }

  @Test("links with previews, several items and the default label compile and show")
  func shareLinks() throws {
    let url = URL(string: "https://example.com")!
    let view = VStack {
      ShareLink(item: url)
      ShareLink("Link", item: url, preview: SharePreview("Title", image: Image(systemName: "star")))
      ShareLink(items: ["a", "b"]) { Text("Both") }
      ShareLink(items: [url], preview: { SharePreview($0.absoluteString) })
      ShareLink(item: url, preview: SharePreview("Title", icon: Image(systemName: "star"))) { Text("Own") }
    }
    #expect(try Host(view).texts() == ["Share…", "Link", "Both", "Share…", "Own"])
  }

  @Test("a gauge says its label and its value in each look")
  func gauges() throws {
    func said(_ style: some GaugeStyle) throws -> [String] {
      try Host(
        Gauge(value: 21, in: 10...30) {
          Text("Heat")
        } currentValueLabel: {
          Text("21 degrees")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }.gaugeStyle(style), width: 300, height: 100
      ).graph.spokenLines()
    }
    #expect(try said(.automatic) == ["Heat, 21 degrees"])
    #expect(try said(.accessoryCircular) == ["Heat, 21 degrees"])
    #expect(try said(.accessoryCircularCapacity) == ["Heat, 21 degrees"])
    #expect(try said(.linearCapacity) == ["Heat, 21 degrees"])
    #expect(try said(.accessoryLinearCapacity) == ["Heat, 21 degrees"])
    // This look shows no value, and says it.
    #expect(try said(.accessoryLinear) == ["Heat, 21 degrees"])
  }

  @Test("a progress view follows the time that is left")
  func timer() throws {
    let start = Date()
    let full = TestedTimer(start: start.addingTimeInterval(100), length: 60)
    #expect(try Host(full, width: 200, height: 80).texts() == ["1:00"])
    let over = TestedTimer(start: start.addingTimeInterval(-100), length: 60)
    #expect(try Host(over, width: 200, height: 80).texts() == ["0:00"])
  }

  private struct TestedTimer: View {
    let start: Date
    let length: Double
    var body: some View { ProgressView(timerInterval: start...start.addingTimeInterval(length)) }
  }

  @Test("a group of controls shows them, or a menu of them")
  func groups() throws {
    func texts(_ style: some ControlGroupStyle) throws -> [String] {
      try Host(
        ControlGroup("Edit") {
          Button("Cut") {}
          Button("Copy") {}
        }.controlGroupStyle(style), width: 300, height: 100
      ).texts()
    }
    #expect(try texts(.automatic) == ["Cut", "Copy"])
    #expect(try texts(.navigation) == ["Cut", "Copy"])
    #expect(try texts(.menu) == ["Edit"])
    #expect(try texts(.compactMenu) == ["Edit"])
  }
}
