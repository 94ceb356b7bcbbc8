import Observation
import SwiftUICore

/// The screens of one stack, and the destinations that its views have named.
@MainActor @Observable
final class NavigationModel {
  /// The screens above the first one. Those of the app's path come first, in its order.
  @ObservationIgnored private var entries: [NavigationEntry] = []
  @ObservationIgnored private var destinations: [ObjectIdentifier: DestinationRecord] = [:]
  @ObservationIgnored var path: PathAccess?
  @ObservationIgnored private var lastID = 0
  /// Counts the changes that the screens above the first have to follow.
  private var revision = 0
  /// How many screens lie above the first.
  private(set) var depth = 0
  /// A screen that a finger moves aside, and by how many points.
  var drag: (id: Int, distance: CGFloat)?
  /// What each screen says to its bar, by entry; 0 is the first screen.
  @ObservationIgnored private var relays: [Int: PreferenceRelay<NavigationValuesKey>] = [:]

  private func makeID() -> Int {
    lastID += 1
    return lastID
  }

  func relay(of id: Int) -> PreferenceRelay<NavigationValuesKey> {
    if let known = relays[id] { return known }
    let new = PreferenceRelay<NavigationValuesKey>()
    relays[id] = new
    return new
  }

  /// How the titles of the screens below a screen show: the nearest that says so; nil where none does.
  func titleMode(below id: Int) -> BarTitleMode? {
    let below = [0] + entries.map(\.id).prefix { $0 != id }
    return below.reversed().map { relay(of: $0).value.displayMode }.first { $0 != .automatic }
  }

  // MARK: Screens

  /// The screens, once they agree with the app's path; the reader runs again when they change.
  func currentEntries() -> [NavigationEntry] {
    _ = revision
    if let path { follow(path.get()) }
    let count = entries.count
    if count != depth { depth = count }
    return entries
  }

  /// Screens keep their identity as far as the path is the same.
  private func follow(_ values: [AnyHashable]) {
    let old = entries.compactMap { entry in entry.value.map { (entry.id, $0) } }
    guard old.map(\.1) != values else { return }
    var new: [NavigationEntry] = []
    for (index, value) in values.enumerated() {
      let isSame = index < old.count && old[..<index].map(\.1) == Array(values[..<index]) && old[index].1 == value
      new.append(NavigationEntry(id: isSame ? old[index].0 : makeID(), target: .value(value)))
    }
    // What was pushed beside the path lies on it, and goes when the path gets shorter.
    let others = values.count < old.count ? [] : entries.filter { $0.value == nil }
    entries = new + others
    forgetRelays()
  }

  private func forgetRelays() {
    let ids = Set(entries.map(\.id) + [0])
    relays = relays.filter { ids.contains($0.key) }
  }

  /// The view of a screen; nil where nobody has named a destination for its value.
  func view(of entry: NavigationEntry) -> AnyView? {
    switch entry.target {
    case .value(let value): view(of: value)
    case .view(let make): make()
    case .presented(let presentation): presentation.content()
    }
  }

  // MARK: Ways on and back

  func push(_ target: NavigationTarget) {
    switch target {
    case .value(nil): return
    case .value(let value?):
      if let path {
        path.set(path.get() + [value])
      } else {
        entries.append(NavigationEntry(id: makeID(), target: .value(value)))
      }
    case .view(let make): entries.append(NavigationEntry(id: makeID(), target: .view(make)))
    }
    revision += 1
  }

  /// Leaves all screens above the first.
  func popAll() {
    if let first = entries.first { pop(first.id) }
  }

  /// The view of a value's destination; nil where nobody has named one.
  func view(of value: AnyHashable) -> AnyView? { destinations[ObjectIdentifier(type(of: value.base))]?.make(value) }

  /// Leaves a screen and those above it.
  func pop(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let gone = entries[index...]
    entries.removeSubrange(index...)
    forgetRelays()
    if let path {
      let count = entries.count { $0.value != nil }
      if gone.contains(where: { $0.value != nil }) { path.set(Array(path.get().prefix(count))) }
    }
    for entry in gone {
      if case .presented(let presentation) = entry.target { presentation.isPresented.wrappedValue = false }
    }
    revision += 1
  }

  /// Leaves all screens above the first.
  /// - Returns: whether there were any.
  func popToRoot() -> Bool {
    guard let first = entries.first else { return false }
    pop(first.id)
    return true
  }

  // MARK: What views name

  /// - Parameter isNested: the view that names the destination stands on a screen above the first, which is
  ///   made anew with them: only a type that is new to the stack makes them follow.
  func register(_ type: Any.Type, _ record: DestinationRecord, isNested: Bool) {
    let key = ObjectIdentifier(type)
    let isNew = destinations[key] == nil
    destinations[key] = record
    let isUsed = entries.contains { entry in
      entry.value.map { ObjectIdentifier(Swift.type(of: $0.base)) == key } ?? false
    }
    if isUsed, isNew || !isNested { revision += 1 }
  }

  func present(_ presentation: NavigationPresentation) {
    let index = entries.firstIndex {
      if case .presented(let known) = $0.target { known.owner == presentation.owner } else { false }
    }
    switch (index, presentation.isPresented.wrappedValue) {
    case (nil, false): return
    case (nil, true): entries.append(NavigationEntry(id: makeID(), target: .presented(presentation)))
    case (let index?, true): entries[index].target = .presented(presentation)
    case (let index?, false):
      entries.removeSubrange(index...)
      forgetRelays()
    }
    revision += 1
  }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private struct NavigationEntryKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// The stack around the view.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The screen that the view stands on; 0 is the first.
  var navigationEntry: Int {
    get { self[NavigationEntryKey.self] }
    set { self[NavigationEntryKey.self] = newValue }
  }
}
