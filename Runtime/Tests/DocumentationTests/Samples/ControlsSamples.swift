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
