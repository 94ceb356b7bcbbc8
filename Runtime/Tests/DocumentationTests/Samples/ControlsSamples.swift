import SwiftUI

struct Lamp: View {
  @State private var isOn = true
  @State private var level = 0.6
  @State private var mode = "Warm"

  var body: some View {
    VStack(spacing: 14) {
      Toggle("Lamp", isOn: $isOn)
      Slider(value: $level) { Text("Brightness") }
      Stepper("Level \(Int(level * 10))", value: $level, in: 0...1, step: 0.1)
      Picker("Mode", selection: $mode) {
        ForEach(["Warm", "Cold", "Night"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: level)
      HStack {
        Button("Reset") { level = 0.5 }.buttonStyle(.bordered)
        Button("Apply") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}

struct Appointment: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

  var body: some View {
    VStack {
      DatePicker("Appointment", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
  }
}

struct Weather: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 24) {
        Gauge(value: 21, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .orange]))
        Gauge(value: 0.6) {
          Image(systemName: "humidity")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.cyan)
      }
      Gauge(value: 0.3) {
        Text("Wind")
      } currentValueLabel: {
        Text("12 km/h")
      }
      .gaugeStyle(.accessoryLinear)
      Gauge(value: 0.3) {
        Text("Rain")
      } currentValueLabel: {
        Text("3 mm")
      }
    }
  }
}

struct Postcard: View {
  let address = URL(string: "https://example.com/harbour")!

  var body: some View {
    VStack(spacing: 12) {
      ShareLink(item: address, message: Text("Greetings from the harbour")) {
        Label("Send", systemImage: "paperplane")
      }
      Link("Open the page", destination: address)
      ControlGroup("Edit", systemImage: "pencil") {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
      }
      DisclosureGroup("Details", isExpanded: .constant(true)) {
        LabeledContent("Stamp", value: "1.25")
      }
    }
  }
}
