import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

/// Two ways to say one control draw the same.
@MainActor
@Suite("Controls say the same in all their initialisers")
struct ControlSayingTests {
  private let on = Binding.constant(true)
  private let number = Binding.constant(0.5)
  private let choice = Binding.constant(1)
  private let image = ImageResource(name: "none", bundle: .main)

  @Test("titles beside a picture of the resources are labels of it")
  func images() throws {
    let label = Label("Title", image: image)
    let title = String("Title")
    try expectSame(label, Label(title: { Text("Title") }, icon: { Image(image) }), unlike: Text("Title"))
    try expectSame(Label(title, image: image), label)
    try expectSame(
      Button("Title", image: image) {},
      Button {
      } label: {
        label
      }, unlike: Text("Title"))
    try expectSame(
      Button(title, image: image) {},
      Button {
      } label: {
        label
      })
    try expectSame(
      Button("Title", image: image, role: .destructive) {},
      Button(role: .destructive) {
      } label: {
        label
      },
      unlike: Button("Title", image: image) {})
    try expectSame(Toggle("Title", image: image, isOn: on), Toggle(isOn: on) { label }, unlike: label)
    try expectSame(
      Menu("Title", image: image) { Text("x") },
      Menu {
        Text("x")
      } label: {
        label
      }, unlike: label)
    try expectSame(
      Menu("Title", systemImage: "star") {
        Text("x")
      } primaryAction: {
      },
      Menu {
        Text("x")
      } label: {
        Label("Title", systemImage: "star")
      } primaryAction: {
      }, unlike: label)
    try expectSame(
      Menu("Title", image: image) {
        Text("x")
      } primaryAction: {
      },
      Menu {
        Text("x")
      } label: {
        label
      } primaryAction: {
      })
    try expectSame(
      Picker("Title", image: image, selection: choice) { Text("1").tag(1) },
      Picker(selection: choice) {
        Text("1").tag(1)
      } label: {
        label
      }, unlike: label)
    try expectSame(
      ControlGroup("Title", image: image) { Button("a") {} },
      ControlGroup {
        Button("a") {}
      } label: {
        label
      },
      unlike: label)
  }

  @Test("controls for several sources show what their bindings agree on")
  func sources() throws {
    let flags = [on, on]
    try expectSame(
      Toggle("Title", systemImage: "star", sources: flags, isOn: \.self),
      Toggle("Title", systemImage: "star", isOn: on),
      unlike: Toggle("Title", systemImage: "star", isOn: .constant(false)))
    try expectSame(
      Toggle("Title", image: image, sources: flags, isOn: \.self), Toggle("Title", image: image, isOn: on))
    let choices = [choice, choice]
    @ViewBuilder func options() -> some View {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    try expectSame(
      Picker("Title", sources: choices, selection: \.self) { options() }.pickerStyle(.segmented),
      Picker("Title", selection: choice) { options() }.pickerStyle(.segmented),
      unlike: Picker("Title", selection: .constant(2)) { options() }.pickerStyle(.segmented))
    try expectSame(
      Picker("Title", systemImage: "star", sources: choices, selection: \.self) { options() },
      Picker("Title", systemImage: "star", selection: choice) { options() })
    try expectSame(
      Picker("Title", image: image, sources: choices, selection: \.self) { options() },
      Picker("Title", image: image, selection: choice) { options() })
  }

  @Test("older orders of arguments are the newer ones")
  @available(*, deprecated)
  func older() throws {
    let (low, high) = (Text("0"), Text("1"))
    try expectSame(
      Slider(value: number, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: low, maximumValueLabel: high) {
        Text("Title")
      },
      Slider(value: number, in: 0...1) {
        Text("Title")
      } minimumValueLabel: {
        low
      } maximumValueLabel: {
        high
      },
      unlike: Slider(value: number))
    try expectSame(
      Slider(
        value: number, in: 0...1, step: 0.5, onEditingChanged: { _ in }, minimumValueLabel: low, maximumValueLabel: high
      ) { Text("Title") },
      Slider(value: number, in: 0...1, step: 0.5) {
        Text("Title")
      } minimumValueLabel: {
        low
      } maximumValueLabel: {
        high
      })
    try expectSame(Slider(value: number, in: 0...1, onEditingChanged: { _ in }) { Text("") }, Slider(value: number))
    try expectSame(
      Slider(value: number, in: 0...1, step: 0.5, onEditingChanged: { _ in }) { Text("") }, Slider(value: number))
    let stepper = Stepper("Title", value: number)
    try expectSame(Stepper(value: number, onEditingChanged: { _ in }) { Text("Title") }, stepper, unlike: Text("Title"))
    try expectSame(Stepper(value: number, in: 0...1, onEditingChanged: { _ in }) { Text("Title") }, stepper)
    try expectSame(
      Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("Title") }, stepper)
    let text = Binding.constant("abc")
    try expectSame(
      SecureField("Title", text: text, onCommit: {}), SecureField("Title", text: text),
      unlike: TextField("Title", text: text))
    let formatter = NumberFormatter()
    let field = TextField("Title", value: number, formatter: formatter)
    try expectSame(TextField("Title", value: number, formatter: formatter, onCommit: {}), field, unlike: Text("Title"))
    try expectSame(TextField("Title", value: number, formatter: formatter, onEditingChanged: { _ in }), field)
    try expectSame(
      TextField("Title", value: number, formatter: formatter, onEditingChanged: { _ in }, onCommit: {}), field)
    #expect(EventModifiers.function.rawValue == 64)
  }

  @Test("steppers say their value in the format that they are given")
  func formats() throws {
    func values(_ view: some View) throws -> [String] {
      try Host(view, width: 300, height: 100).graph.accessibilityTree().all.map(\.value).filter { !$0.isEmpty }
    }
    #expect(try values(Stepper("Share", value: number, format: .percent)) == ["50%"])
    #expect(try values(Stepper("Share", value: number, in: 0...1, step: 0.1, format: .percent)) == ["50%"])
    #expect(try values(Stepper(value: number, format: .percent) { Text("Share") }) == ["50%"])
    #expect(try values(Stepper(value: number, in: 0...1, format: .percent) { Text("Share") }) == ["50%"])
  }

  @Test("shapes combine as their paths do, and older names of filling and stroking are the newer ones")
  func shapes() throws {
    let circle = Circle()
    let square = Rectangle().scale(0.8)
    func sized(_ view: some View) -> some View { view.frame(width: 60, height: 60) }
    try expectSame(
      sized(Rectangle().union(circle)), sized(Rectangle()), unlike: sized(circle))
    try expectSame(sized(Rectangle().intersection(square)), sized(square), unlike: sized(Rectangle()))
    try expectSame(
      sized(Rectangle().subtracting(square)), sized(Rectangle().symmetricDifference(square)), unlike: sized(Rectangle())
    )
    try expectSame(
      sized(square.lineIntersection(Rectangle()).stroke(.red, lineWidth: 2)), sized(square.stroke(.red, lineWidth: 2)),
      unlike: sized(square))
    try expectSame(sized(square.lineSubtraction(Rectangle()).stroke(.red, lineWidth: 2)), sized(Color.clear))
    try expectSame(sized(circle.fill(style: FillStyle())), sized(circle))
    try expectSame(
      sized(circle.strokeBorder(style: StrokeStyle(lineWidth: 4))), sized(circle.strokeBorder(lineWidth: 4)),
      unlike: sized(circle))
  }

  @Test("corners by their sides are corners by reading, from left to right")
  func corners() {
    let radii = RectangleCornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(radii == RectangleCornerRadii(topLeading: 1, bottomLeading: 4, bottomTrailing: 3, topTrailing: 2))
    #expect(radii.topLeft == 1 && radii.topRight == 2 && radii.bottomRight == 3 && radii.bottomLeft == 4)
  }

  @Test("values of UIKit become values of SwiftUI and back")
  func bridges() {
    #expect(UserInterfaceSizeClass(.compact) == .compact && UserInterfaceSizeClass(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(.regular) == .regular && UIUserInterfaceSizeClass(nil) == .unspecified)
    #expect(UILegibilityWeight(.bold) == .bold && UILegibilityWeight(nil) == .unspecified)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(HorizontalAlignment.center.combineExplicit([2, nil, 4]) == 3)
    #expect(VerticalAlignment.top.combineExplicit([nil]) == nil)
    #expect(FocusedValues() == FocusedValues())
  }
}
