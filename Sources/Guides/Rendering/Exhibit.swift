import Foundation
import SpecimenProtocol
import Stage

/// What drawing a guide came to: the pictures in a folder, their numbers, and what is missing.
struct Exhibit {
  struct Shot {
    var picture: DrawingOrder.Picture
    var snapshot: Snapshot
  }

  /// Where the picture files are.
  var folder: String
  var inventory: Inventory
  var shots: [Shot]
  /// Why pictures are missing.
  var failures: [(picture: DrawingOrder.Picture, reason: String)]

  /// Nothing was drawn.
  static let empty = Exhibit(folder: "", inventory: Inventory(), shots: [], failures: [])

  /// Reads what the drawing processes wrote. A file that is not there or not what it should be is a missing picture.
  init(folder: String, pictures: [DrawingOrder.Picture], failed: [String: String]) {
    self.folder = folder
    inventory = Self.read(Inventory.self, folder, PicturePlan.inventory) ?? Inventory()
    shots = []
    failures = []
    for picture in pictures where picture.subject != .inventory {
      if let reason = failed[picture.id] {
        failures.append((picture, reason))
      } else if let snapshot = Self.read(Snapshot.self, folder, picture.id) {
        shots.append(Shot(picture: picture, snapshot: snapshot))
      } else {
        failures.append((picture, "its numbers are missing"))
      }
    }
  }

  private init(
    folder: String, inventory: Inventory, shots: [Shot], failures: [(picture: DrawingOrder.Picture, reason: String)]
  ) {
    self.folder = folder
    self.inventory = inventory
    self.shots = shots
    self.failures = failures
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ folder: String, _ id: String) -> Value? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(id).json")) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// The shots of one subject.
  func shots(of subject: DrawingOrder.Subject) -> [Shot] { shots.filter { $0.picture.subject == subject } }

  /// The shots of one component, its variants in order.
  func shots(ofComponent name: String) -> [Shot] {
    shots.filter {
      if case .component(name, _) = $0.picture.subject { true } else { false }
    }
  }
}
