import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate
  var id: Self { self }
}

struct GhostButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tint: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? .red : tint)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Capsule().scaleEffect(x: configuration.fractionCompleted ?? 0, anchor: .leading)
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Divider() }
  }
}

extension ButtonStyle where Self == GhostButtonStyle {
  static var ghost: GhostButtonStyle { GhostButtonStyle() }
}

struct ControlSamples: View {
  let action: () -> Void
  var optionalAction: (() -> Void)?
  @State private var isOn = false
  @State private var text = ""
  @State private var amount = 3.5
  @State private var number: Double = 0.4
  @State private var count = 1
  @State private var flavor = Flavor.vanilla
  @State private var optional: Flavor?
  @State private var date = Date()
  @State private var color = Color.red

  private func save() {}

  var body: some View {
    ScrollView {
      VStack {
        Button(action: action) { Text("A") }
        Button(action: save) { Image(systemName: "plus") }
        Button {
          text = ""
        } label: {
          Label("Clear", systemImage: "xmark")
        }
        Button("Save") { save() }
        Button("Save", action: save)
        Button("Delete", role: .destructive) { optionalAction?() }
        Button(role: .cancel) {
          save()
        } label: {
          Text("Cancel")
        }
        Button("Star", systemImage: "star") { isOn.toggle() }
      }
      .buttonStyle(.bordered)
      .buttonStyle(GhostButtonStyle(tint: .green))
      .buttonStyle(.ghost)
      .buttonBorderShape(.roundedRectangle(radius: 8))
      .controlSize(.large)
      VStack {
        Label("Title", systemImage: "star").labelStyle(.iconOnly)
        Label(text, systemImage: isOn ? "star" : "star.fill").labelStyle(StackedLabelStyle())
        Label {
          Text("Custom")
        } icon: {
          Circle().frame(width: 20, height: 20)
        }
        Toggle("Toggle", isOn: $isOn).toggleStyle(.switch).tint(.purple)
        Toggle(isOn: $isOn) { Text("Toggle") }.toggleStyle(CheckToggleStyle()).labelsHidden()
        Toggle("Icon", systemImage: "bell", isOn: $isOn).toggleStyle(.button)
      }
      VStack {
        TextField("Plain", text: $text)
        TextField("Grows", text: $text, axis: .vertical).lineLimit(1...5)
        TextField("Prompt", text: $text, prompt: Text("Prompt").foregroundColor(.gray))
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, formatter: NumberFormatter())
        TextField(text: $text) { Text("Label") }.textFieldStyle(.roundedBorder)
        TextField("Styled", text: $text).textFieldStyle(UnderlinedFieldStyle())
        SecureField("Password", text: $text)
        TextEditor(text: $text).scrollContentBackground(.hidden)
      }
      .keyboardType(.decimalPad)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .submitLabel(.done)
      .onSubmit { save() }
      VStack {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: number)
        ProgressView(value: amount, total: 10) {
          Text("Up")
        } currentValueLabel: {
          Text("35 %")
        }
        ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(BarProgressStyle())
        Slider(value: $number)
        Slider(value: $number, in: 0...10, step: 0.5)
        Slider(value: $number, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        } onEditingChanged: { editing in
          print(editing)
        }
        Stepper("Count: \(count)", value: $count, in: 0...10)
        Stepper("Steps") {
          count += 1
        } onDecrement: {
          count -= 1
        }
        Gauge(value: number) { Text("Gauge") }
      }
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        Picker("Flavor", selection: $optional) {
          Text("None").tag(Flavor?.none)
          ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
        }
        Picker(selection: $count) {
          ForEach(0..<5) { Text("\($0)") }
        } label: {
          Text("Number")
        }
        .pickerStyle(.wheel)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Due", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
        ColorPicker("Color", selection: $color)
        Menu("More") {
          Button("Copy") {}
          Divider()
          Button("Delete", role: .destructive) {}
        }
        Menu {
          Button("One") {}
        } label: {
          Image(systemName: "ellipsis")
        }
        Link("Site", destination: URL(string: "https://example.com")!)
        EditButton()
      }
      GroupBox("Box") { LabeledContent("Key", value: "Value") }
      DisclosureGroup("More", isExpanded: $isOn) { Text("Inner") }
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet"))
    }
  }
}
