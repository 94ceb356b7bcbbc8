import SwiftUI

struct Tracks: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(1...200, id: \.self) { number in
          Text("Track \(number)").padding(.vertical, 10)
          Divider()
        }
      }
      .padding(.horizontal)
    }
    .frame(width: 140, height: 170)
  }
}

struct Covers: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(colors, id: \.self) { color in
          RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(width: 90, height: 90)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(width: 170, height: 90)
  }
}
