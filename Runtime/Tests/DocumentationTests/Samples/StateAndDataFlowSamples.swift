import SwiftUI

struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count)").font(.largeTitle.monospacedDigit())
      TallyButtons(count: $count)
    }
  }
}

struct TallyButtons: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("Fewer") { count -= 1 }.disabled(count == 0)
      Button("More") { count += 1 }
    }
    .buttonStyle(.bordered)
  }
}

@Observable final class Plant {
  var name = "Monstera"
  var isWatered = false
}

struct PlantCard: View {
  @Bindable var plant: Plant

  var body: some View {
    VStack(alignment: .leading) {
      PlantTitle(plant: plant)
      Toggle("Watered", isOn: $plant.isWatered)
    }
  }
}

struct PlantTitle: View {
  let plant: Plant

  // Reads the name only: the switch above does not run this body.
  var body: some View { Text(plant.name).font(.headline) }
}

extension EnvironmentValues {
  @Entry var roomName = "Hall"
}

struct RoomSign: View {
  @Environment(\.roomName) private var name

  var body: some View {
    Label(name, systemImage: "door.left.hand.closed").font(.headline)
  }
}

struct Rooms: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoomSign()
      RoomSign().environment(\.roomName, "Kitchen")
    }
  }
}

struct Countdown: View {
  @State private var seconds = 3

  var body: some View {
    Text(seconds == 0 ? "Go!" : "\(seconds)")
      .font(.system(size: 44, weight: .bold, design: .rounded))
      .frame(width: 80, height: 60)
      .task {
        while seconds > 0 {
          try? await Task.sleep(for: .seconds(1))
          seconds -= 1
        }
      }
  }
}
