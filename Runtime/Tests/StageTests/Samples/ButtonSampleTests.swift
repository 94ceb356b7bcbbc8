import Stage
import SwiftUI
import Testing

@MainActor
struct ButtonSampleTests {
  private struct Squish: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .frame(width: configuration.isPressed ? 80 : isEnabled ? 100 : 60, height: 40)
        .animation(.linear(duration: 0.2), value: configuration.isPressed)
    }
  }

  private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private struct Panel: View {
    @State private var log: [String] = []
    @State private var isOn = false
    @State private var isHovered = false
    @State private var point: CGPoint?
    var body: some View {
      VStack(spacing: 10) {
        Button("Squish") { log.append("squish") }.buttonStyle(Squish())
        Button("Dead") { log.append("dead") }.buttonStyle(Squish()).disabled(true)
        Button("Twice") { log.append("twice") }.buttonStyle(DoubleTap())
        Toggle("Checked", isOn: $isOn).toggleStyle(Checkbox())
        Text(isHovered ? "Over" : "Away").frame(width: 200, height: 40).background(.yellow)
          .accessibilityIdentifier("area")
          .onHover { isHovered = $0 }
        Color.mint.frame(width: 100, height: 40).accessibilityElement().accessibilityLabel("Pad")
          .onContinuousHover { phase in
            switch phase {
            case .active(let location): point = location
            case .ended: point = nil
            }
          }
        Text(point.map { "At \(Int($0.x)),\(Int($0.y))" } ?? "Nowhere")
        Button("New") { log.append("new") }.keyboardShortcut("n")
        Button("Shifted") { log.append("shifted") }.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) { log.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Off") { log.append("off") }.keyboardShortcut("o").disabled(true)
        Text("Log \(log.joined(separator: " "))")
      }
    }
  }

  @Test("a style shows the press, and a button fires when the finger goes up on it")
  func pressed() throws {
    let failures = try StageScript.failures(
      """
      touch "Squish"
      timeline width of "Squish" every 100 ms is "100 90 80 80" within 1
      expect now "Log "
      release
      expect now "Log squish"
      timeline width of "Squish" every 100 ms is "80 90 100" within 1
      touch "Squish"
      wait 300 ms
      move to 10,800
      wait 300 ms
      timeline width of "Squish" every 100 ms is "100" within 1
      release
      expect now "Log squish"
      timeline width of "Dead" every 100 ms is "60" within 1
      expect "Dead" is disabled
      """, on: Panel())
    #expect(failures == "")
  }

  @Test("styles of one's own act as they say")
  func styles() throws {
    let failures = try StageScript.failures(
      """
      tap "Twice"
      settle
      expect now "Log "
      double tap "Twice"
      expect "Log twice"
      tap "[ ]"
      expect "[x]"
      """, on: Panel())
    #expect(failures == "")
  }

  @Test("a pointer comes over a view and goes")
  func hover() throws {
    let failures = try StageScript.failures(
      """
      expect now "Away"
      hover "area"
      expect now "Over"
      hover "Pad"
      expect now "Away"
      expect now "At 50,20"
      hover off
      expect now "Nowhere"
      """, on: Panel())
    #expect(failures == "")
  }

  @Test("keys press the buttons that have them")
  func shortcuts() throws {
    let failures = try StageScript.failures(
      """
      press command+n
      expect now "Log new"
      press command+shift+n
      expect now "Log new shifted"
      press return
      expect now "Log new shifted ok"
      press escape
      expect now "Log new shifted ok cancel"
      press command+o
      settle
      expect now "Log new shifted ok cancel"
      """, on: Panel())
    #expect(failures == "")
  }
}
