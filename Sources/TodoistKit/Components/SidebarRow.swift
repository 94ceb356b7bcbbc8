import KitSupport
import SwiftUI

/// An entry of the sidebar or drawer: a system list with its symbol, or a project with its dot.
public struct SidebarRow: View {
  private enum Mark {
    case symbol(String)
    case dot(Color)
  }

  private let mark: Mark
  private let label: String
  private let count: Int?
  private let isSelected: Bool
  private let isOverdue: Bool
  private let indent: Int
  private let action: (() -> Void)?
  @Environment(\.todoistWords) private var words

  /// - Parameters:
  ///   - icon: the name of a system symbol.
  ///   - count: open tasks; not shown where it is nil or 0.
  ///   - isOverdue: whether some of them are late: the count is white on red.
  ///   - action: what a tap does; the row takes no taps without it.
  public init(
    icon: String, label: String, count: Int?, isSelected: Bool, isOverdue: Bool, action: (() -> Void)? = nil
  ) {
    self.init(.symbol(icon), label, count, isSelected, isOverdue, indent: 0, action)
  }

  /// - Parameter indent: how many projects this one is part of.
  public init(
    project: TaskProject, count: Int? = nil, isSelected: Bool = false, isOverdue: Bool = false, indent: Int = 0,
    action: (() -> Void)? = nil
  ) {
    self.init(.dot(project.color), project.name, count, isSelected, isOverdue, indent: indent, action)
  }

  private init(
    _ mark: Mark, _ label: String, _ count: Int?, _ isSelected: Bool, _ isOverdue: Bool, indent: Int,
    _ action: (() -> Void)?
  ) {
    self.mark = mark
    self.label = label
    self.count = count
    self.isSelected = isSelected
    self.isOverdue = isOverdue
    self.indent = indent
    self.action = action
  }

  public var body: some View {
    if let action {
      Button(action: action) { face }
        .buttonStyle(
          PressStyle { label, isPressed in label.background(isPressed ? TodoistColors.surface2 : Color.clear) }
        )
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      face
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(isSelected ? [.isSelected, .isStaticText] : .isStaticText)
    }
  }

  private var face: some View {
    HStack(spacing: 12) {
      symbol.frame(width: 24)
      Text(label)
        .todoistText(isProject ? .sidebarProject : .sidebarSystem)
        .foregroundStyle(TodoistColors.ink)
        .multilineTextAlignment(.leading)
        .padding(.vertical, 4)
      Spacer(minLength: 0)
      if let count, count > 0 { badge(count) }
    }
    .padding(.leading, CGFloat(indent) * 16)
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
    .background(isSelected ? TodoistColors.red.opacity(0.08) : Color.clear)
    .overlay(alignment: .leading) {
      if isSelected { Rectangle().fill(TodoistColors.red).frame(width: 3) }
    }
    .overlay(alignment: .leading) {
      if indent > 0 { TreeLine(indent: indent) }
    }
    .contentShape(Rectangle())
  }

  private var isProject: Bool {
    if case .dot = mark { true } else { false }
  }

  @ViewBuilder
  private var symbol: some View {
    switch mark {
    case .symbol(let name):
      Image(systemName: name).font(.system(size: 20, weight: .regular)).foregroundStyle(TodoistColors.ink)
    case .dot(let color): Circle().fill(color).frame(width: 12, height: 12)
    }
  }

  private func badge(_ count: Int) -> some View {
    Text(count, format: .number)
      .todoistText(.meta)
      .monospacedDigit()
      .foregroundStyle(isOverdue ? Color.white : TodoistColors.secondary)
      .padding(.vertical, 2)
      .padding(.horizontal, 8)
      .background(Capsule().fill(isOverdue ? TodoistColors.redFill : Color.clear))
  }

  private var spoken: String {
    let count = count.flatMap { $0 > 0 ? $0 : nil }
    return TodoistWords.sentence(
      label, count.map(words.tasks), isOverdue && count != nil ? words.countIsOverdue : nil)
  }
}

/// The line from a project to one that is part of it.
private struct TreeLine: View {
  let indent: Int

  var body: some View {
    HStack(alignment: .center, spacing: 0) {
      Rectangle().frame(width: 1)
      Rectangle().frame(width: 8, height: 1)
    }
    .foregroundStyle(TodoistColors.divider)
    .padding(.leading, CGFloat(indent - 1) * 16 + 27)
    .accessibilityHidden(true)
  }
}
