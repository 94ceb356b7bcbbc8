import SwiftUI

struct Sample: View {
  private let columns = [1, 2, 3]

  @ViewBuilder
  private func cell(_ index: Int) -> some View {
    switch index {
    case 1: Text("one")
    case 2:
      Text("two")
      Divider2()
    default: EmptyView()
    }
  }

  private struct Divider2: View {
    var body: some View { Rectangle().frame(height: 1) }
  }

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(columns, id: \.self) { cell($0) }
          ForEach(0..<3) { Text("\($0)") }
          ForEach(Array(columns.enumerated()), id: \.offset) { index, value in
            Text("\(index): \(value)")
          }
        }
        .padding()
        .padding(8)
        .padding(.horizontal)
        .padding([.leading, .top], 12)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(width: geometry.size.width * 0.5, alignment: .leading)
        .frame(maxWidth: .infinity, minHeight: 44)
        .frame(minWidth: 10, maxWidth: .infinity, maxHeight: 200, alignment: .topTrailing)
        .offset(x: 2)
        .offset(CGSize(width: 1, height: 1))
        .position(x: geometry.size.width / 2, y: 20)
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1)
        if geometry.size.width > 100 {
          Text("wide").zIndex(2)
        } else if let first = columns.first {
          Text("\(first)").alignmentGuide(.leading) { $0[.trailing] }
        }
      }
    }
  }
}
