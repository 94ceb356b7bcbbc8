import SwiftUI

/// A list whose rows count how often they were pressed: what a page of the live gallery is measured with.
struct CountingRows: View {
  @State private var counts = Array(repeating: 0, count: 400)

  var body: some View {
    NavigationStack {
      List(counts.indices, id: \.self) { index in
        HStack(spacing: 11) {
          Circle().strokeBorder(.tertiary, lineWidth: 1.5).frame(width: 22, height: 22)
          VStack(alignment: .leading, spacing: 2) {
            Text("Row \(index): pressed \(counts[index]) times")
            Text("Due tomorrow at \(index)").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture { counts[index] += 1 }
      }
      .listStyle(.plain)
      .navigationTitle("Today")
    }
  }
}

#Preview("Rows") { CountingRows() }
