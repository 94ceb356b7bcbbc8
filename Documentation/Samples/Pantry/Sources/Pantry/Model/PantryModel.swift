import Observation

/// What is in the pantry, and what is to be bought.
@MainActor @Observable
final class PantryModel {
  var provisions: [Provision]

  init(provisions: [Provision] = []) { self.provisions = provisions }

  func provisions(on shelf: Provision.Shelf) -> [Provision] { provisions.filter { $0.shelf == shelf } }

  var countOnList: Int { provisions.count { $0.isOnList } }

  func toggle(_ provision: Provision) {
    guard let index = provisions.firstIndex(where: { $0.id == provision.id }) else { return }
    provisions[index].isOnList.toggle()
  }
}
