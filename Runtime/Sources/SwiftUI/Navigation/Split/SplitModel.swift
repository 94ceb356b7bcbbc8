import Observation
import SwiftUICore

/// What a split view shows of its columns, which are numbered from the leading edge.
@MainActor @Observable
final class SplitModel {
  /// A screen that a link puts into a column in place of the column's own.
  struct Replacement {
    let id: Int
    let target: NavigationTarget
    /// The column of the link, which has named the destination.
    let source: Int
  }

  /// The column that shows where there is room for one.
  var compactColumn = 0
  /// What the user has asked for; nil leaves it to the room that there is.
  var visibility: NavigationSplitViewVisibility?
  private(set) var replacements: [Int: Replacement] = [:]
  /// The screens above the first one of each column.
  @ObservationIgnored let stacks = [NavigationModel(), NavigationModel(), NavigationModel()]
  /// What each column says of itself.
  @ObservationIgnored let widths = [
    PreferenceRelay<ColumnWidthKey>(), PreferenceRelay<ColumnWidthKey>(), PreferenceRelay<ColumnWidthKey>(),
  ]
  @ObservationIgnored private var lastID = 0
  /// Ends the selections that have led to the next column.
  @ObservationIgnored var deselect: [Int: () -> Void] = [:]
  /// The numbers of the columns that the split view has.
  @ObservationIgnored var columns: [Int] = [0, 2]
  @ObservationIgnored var isCompact = false

  func column(after column: Int) -> Int? { columns.first { $0 > column } }
  func column(before column: Int) -> Int? { columns.last { $0 < column } }

  /// A selection in a column shows the next one.
  func showNext(after column: Int) {
    guard isCompact, let next = self.column(after: column), compactColumn == column else { return }
    compactColumn = next
  }

  /// Shows the destination of a link in the next column.
  /// - Returns: whether there is one.
  func show(_ target: NavigationTarget, from column: Int) -> Bool {
    guard let next = self.column(after: column) else { return false }
    if case .value(nil) = target { return true }
    lastID += 1
    for later in columns where later >= next { stacks[later].popAll() }
    replacements[next] = Replacement(id: lastID, target: target, source: column)
    if isCompact { compactColumn = next }
    return true
  }

  func view(of replacement: Replacement) -> AnyView? {
    switch replacement.target {
    case .view(let make): make()
    case .value(let value): value.flatMap { stacks[replacement.source].view(of: $0) }
    }
  }

  /// Leaves a column where there is room for one.
  func back(from column: Int) {
    guard let before = self.column(before: column) else { return }
    // What is left keeps what it shows until it has gone.
    withAnimation(.spring(duration: 0.5)) {
      compactColumn = before
    } completion: { [self] in
      if compactColumn == before { deselect[before]?() }
    }
  }
}

/// The column of a split view that a view stands in.
struct SplitColumn {
  let model: SplitModel
  let number: Int
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

/// A list that leads from its column to the next by what is selected in it.
struct ColumnSelection: ViewModifier {
  let selection: ListSelection?
  @Environment(\.splitColumn) private var column

  func body(content: Content) -> some View {
    if let column, let selection, !selection.isMultiple {
      let _ = column.model.deselect[column.number] = selection.clear
      content.onChange(of: selection.values(), initial: true) { _, values in
        if !values.isEmpty { column.model.showNext(after: column.number) }
      }
    } else {
      content
    }
  }
}
