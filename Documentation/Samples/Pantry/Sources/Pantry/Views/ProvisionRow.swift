import SwiftUI

/// A row of the pantry: what it is, how much is left, and whether it is on the list.
struct ProvisionRow: View {
  let provision: Provision
  var toggle: () -> Void = {}

  var body: some View {
    HStack(spacing: 14) {
      LevelRing(level: provision.level, symbol: provision.shelf.symbol, color: provision.shelf.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(provision.name).font(.headline)
        Text("left \(Int(provision.level * 100))", bundle: .module)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Button(action: toggle) {
        Image(systemName: provision.isOnList ? "cart.fill" : "cart.badge.plus")
          .font(.title3)
          .foregroundStyle(provision.isOnList ? Color.accentColor : .secondary)
          .frame(width: 44, height: 44)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(provision.isOnList ? "on list" : "add to list", bundle: .module))
    }
    .sensoryFeedback(.selection, trigger: provision.isOnList)
  }
}

#Preview("Row", traits: .sizeThatFitsLayout) { ProvisionRow(provision: [Provision].sample[2]) }

#Preview("Row that is low", traits: .sizeThatFitsLayout) { ProvisionRow(provision: [Provision].sample[1]) }
