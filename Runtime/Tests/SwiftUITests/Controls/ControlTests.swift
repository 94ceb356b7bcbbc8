import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Sizes are those of iOS to 18, as shared/truth lists them.
@MainActor
struct ControlTests {
  @Test("a divider is one pixel thick, across the stack that it stands in")
  func divider() throws {
    let column = try Host(VStack { Divider() }, width: 100, scale: 3)
    #expect(column.frames(of: "Divider").first?.width == 100)
    #expect(abs((column.frames(of: "Divider").first?.height ?? 0) - 1 / 3) < 0.001)
    let row = try Host(HStack { Divider() }.frame(height: 40), scale: 2)
    #expect(row.frames(of: "Divider").first?.size == CGSize(width: 0.5, height: 40))
  }

  @Test("a switch is 51 × 31 at the other side of its label, green while it is on")
  func toggle() throws {
    let host = try Host(Toggle("On", isOn: .constant(true)), width: 300)
    #expect(host.frames(of: "Capsule").first?.size == CGSize(width: 51, height: 31))
    #expect(host.frames(of: "Capsule").first?.maxX == 300)
    #expect(host.regions().allSatisfy { $0.frame.height == 44 })
    let alone = try Host(Toggle("On", isOn: .constant(true)).labelsHidden(), width: 300)
    #expect(alone.texts() == [])
  }

  @Test("a segmented control is 32 points high; its segments share the width and are regions")
  func segments() throws {
    let host = try Host(
      Picker("x", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented), width: 205)
    let regions = host.regions()
    #expect(regions.map { $0.label } == ["One", "Two"])
    #expect(regions.allSatisfy { $0.frame.height == 44 })
    // 205 less two insets of 2 and a line of 1.
    #expect(regions.map { $0.frame.width - 16 } == [100, 100])
  }

  @Test("a menu picker shows the chosen value, in a form beside its label")
  func menuPicker() throws {
    func picker() -> some View {
      Picker("Flavour", selection: .constant("b")) { ForEach(["a", "b", "c"], id: \.self) { Text("is " + $0) } }
    }
    #expect(try Host(picker()).texts() == ["is b"])
    #expect(try Host(Form { picker() }).texts() == ["Flavour", "is b"])
    func optional(_ value: Int?) throws -> [String] {
      try Host(
        Picker("x", selection: .constant(value)) {
          Text("None").tag(Int?.none)
          ForEach(0..<3, id: \.self) { Text(verbatim: "is \($0)").tag(Optional($0)) }
        }
      ).texts()
    }
    #expect(try optional(nil) == ["None"])
    #expect(try optional(2) == ["is 2"])
    #expect(try optional(7) == [])
  }

  @Test("an empty field shows its prompt in the placeholder's colour, else its text in its own")
  func textField() throws {
    func field(_ text: String, prompt: Text? = nil) throws -> Host {
      try Host(TextField("Title", text: .constant(text), prompt: prompt).foregroundStyle(.red), width: 200)
    }
    #expect(try field("").texts() == ["Title"])
    #expect(try field("").textColors() == ["3C3C43 0.3"])
    #expect(try field("", prompt: Text("Prompt")).texts() == ["Prompt"])
    #expect(try field("Words").texts() == ["Words"])
    #expect(try field("Words").textColors() == ["FF3B30"])
    #expect(try field("Words").regions().map { $0.kind } == ["textField"])
    #expect(try field("Words").regions().first?.frame.width == 200)
  }

  @Test("a field that may grow takes the lines it needs, up to its limit")
  func growingField() throws {
    let text = String(repeating: "many words ", count: 40)
    func height(_ lines: ClosedRange<Int>) throws -> CGFloat {
      try Host(TextField("x", text: .constant(text), axis: .vertical).lineLimit(lines), width: 200)
        .frames(of: "Text").first?.height ?? 0
    }
    // Lines of body text are 22 points apart, the first is 20.333 high.
    #expect(abs(try height(1...5) - (20.333 + 4 * 22)) < 0.4)
    #expect(abs(try height(1...2) - (20.333 + 22)) < 0.4)
  }

  @Test("progress is drawn as far as it has come, and nothing is drawn beyond the ends")
  func progress() throws {
    func width(_ value: Double, total: Double = 1) throws -> CGFloat {
      try Host(ProgressView(value: value, total: total), width: 200).frames(of: "Capsule").last?.width ?? -1
    }
    #expect(try width(0.25) == 50)
    #expect(try width(3, total: 4) == 150)
    #expect(try width(7) == 200)
    #expect(try width(-1) == 0)
    #expect(try width(.nan) == 0)
    #expect(try width(.infinity) == 200)
    // Of nothing, no part is known: a spinner with eight spokes.
    #expect(try Host(ProgressView(value: 0.5, total: 0)).frames(of: "Capsule").count == 8)
  }

  @Test("a slider's knob lies where the value is; a value outside lies at the end")
  func slider() throws {
    func knob(_ value: Double) throws -> CGFloat {
      try Host(Slider(value: .constant(value), in: 0...10), width: 227).frames(of: "Circle").first?.minX ?? -1
    }
    #expect(try knob(0) == 0)
    #expect(try knob(5) == 100)
    #expect(try knob(99) == 200)
  }

  @Test("a stepper at its bound has a half that is disabled")
  func stepper() throws {
    let host = try Host(Stepper("Count", value: .constant(10), in: 0...10))
    #expect(host.regions().map { $0.isEnabled } == [true, false])
    #expect(host.regions().allSatisfy { $0.frame.height == 44 })
    // The ends of an unsigned type are bounds that cannot be stepped over even in thought.
    let unsigned = try Host(Stepper("Count", value: .constant(UInt8(0)), in: 0...255))
    #expect(unsigned.regions().map { $0.isEnabled } == [false, true])
  }

  @Test("a label's icon and title stand side by side; styles leave one of them out")
  func labels() throws {
    let both = try Host(Label("Title", systemImage: "star"))
    #expect(both.texts() == ["Title"])
    #expect(both.details(of: "Image") == ["star"])
    #expect(try Host(Label("Title", systemImage: "star").labelStyle(.iconOnly)).texts() == [])
    #expect(try Host(Label("Title", systemImage: "star").labelStyle(.titleOnly)).details(of: "Image") == [])
  }
}
