import SwiftUI

struct Departures: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("9:05")
        Text("Harbour")
        Text("2").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("10:40")
        Text("Old town")
        Text("11")
      }
    }
    .monospacedDigit()
  }
}

struct Actions: View {
  var body: some View {
    ViewThatFits {
      HStack { buttons }
      VStack { buttons }
    }
    .buttonStyle(.bordered)
  }

  @ViewBuilder private var buttons: some View {
    Button("Reply") {}
    Button("Forward") {}
  }
}

struct Flow: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(in: proposal.width ?? .infinity, subviews)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (frame, subview) in zip(frames(in: bounds.width, subviews), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var point = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer { point.x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: point, size: size)
    }
  }
}

struct Tags: View {
  var body: some View {
    Flow {
      ForEach(["soup", "vegetarian", "quick", "for two", "winter"], id: \.self) { tag in
        Text(tag).font(.footnote)
          .padding(.horizontal, 10).padding(.vertical, 5)
          .background(.mint.opacity(0.3), in: Capsule())
      }
    }
  }
}
