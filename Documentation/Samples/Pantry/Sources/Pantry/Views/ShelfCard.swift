import SwiftUI

/// One shelf at a glance.
struct ShelfCard: View {
  let shelf: Provision.Shelf
  let provisions: [Provision]

  private var level: Double { provisions.map(\.level).reduce(0, +) / Double(max(provisions.count, 1)) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: shelf.symbol)
        Text(shelf.title, bundle: .module)
        Spacer()
        Text(verbatim: "\(provisions.count)").foregroundStyle(.secondary)
      }
      .font(.headline)
      ProgressView(value: level)
      Text(provisions.map(\.name).joined(separator: ", "))
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
    .tint(shelf.color)
    .padding(16)
    .background(shelf.color.opacity(0.12), in: .rect(cornerRadius: 20))
  }
}

struct ShelfCard_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Provision.Shelf.allCases) { shelf in
      ShelfCard(shelf: shelf, provisions: [Provision].sample.filter { $0.shelf == shelf })
        .previewLayout(.sizeThatFits)
        .previewDisplayName(shelf.rawValue.capitalized)
    }
  }
}
