import SwiftUI

/// Something that is kept in the pantry.
struct Provision: Identifiable, Hashable {
  enum Shelf: String, CaseIterable, Identifiable {
    case fresh, dry, jars

    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey("shelf." + rawValue) }

    var symbol: String {
      switch self {
      case .fresh: "leaf.fill"
      case .dry: "bag.fill"
      case .jars: "archivebox.fill"
      }
    }

    var color: Color {
      switch self {
      case .fresh: .green
      case .dry: .orange
      case .jars: .indigo
      }
    }
  }

  let id: Int
  var name: String
  var shelf: Shelf
  /// Of what is there when the pantry is full, 0…1.
  var level: Double
  var isOnList = false
}

extension [Provision] {
  static let sample: [Provision] = [
    Provision(id: 1, name: "Tomatoes", shelf: .fresh, level: 0.35),
    Provision(id: 2, name: "Basil", shelf: .fresh, level: 0.1, isOnList: true),
    Provision(id: 3, name: "Spaghetti", shelf: .dry, level: 0.8),
    Provision(id: 4, name: "Red lentils", shelf: .dry, level: 0.55),
    Provision(id: 5, name: "Olives", shelf: .jars, level: 0.2, isOnList: true),
    Provision(id: 6, name: "Apricot jam", shelf: .jars, level: 0.95),
  ]
}
