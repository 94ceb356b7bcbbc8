import KitSupport
import SwiftUI

/// Lists and projects: the sidebar of an iPad, 280 points wide, and the drawer of a phone.
public struct TodoistSidebar<Header: View>: View {
  @Binding private var selection: SidebarDestination?
  private let counts: [SidebarDestination: Int]
  private let isOverdue: Bool
  private let projects: [SidebarProject]
  private let onAddProject: (() -> Void)?
  private let header: Header
  @Environment(\.todoistWords) private var words

  /// - Parameters:
  ///   - counts: open tasks of the lists.
  ///   - isOverdue: whether tasks of today are late.
  ///   - onAddProject: what the plus of the projects does; there is none without it.
  public init(
    selection: Binding<SidebarDestination?>, counts: [SidebarDestination: Int] = [:], isOverdue: Bool = false,
    projects: [SidebarProject], onAddProject: (() -> Void)? = nil, @ViewBuilder header: () -> Header
  ) {
    _selection = selection
    self.counts = counts
    self.isOverdue = isOverdue
    self.projects = projects
    self.onAddProject = onAddProject
    self.header = header()
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        header
        row(.inbox, icon: selection == .inbox ? "tray.fill" : "tray", words.inbox)
        row(.today, icon: "calendar", words.today)
        row(.upcoming, icon: "calendar.badge.clock", words.upcoming)
        row(.filters, icon: "magnifyingglass", words.filtersAndLabels)
        projectHeader
        ForEach(projects) { entry in
          SidebarRow(
            project: entry.project, count: entry.count, isSelected: selection == .project(entry.id),
            indent: entry.indent
          ) { selection = .project(entry.id) }
        }
      }
      .padding(.bottom, 16)
    }
    .background(TodoistColors.surface, ignoresSafeAreaEdges: .all)
  }

  private func row(_ destination: SidebarDestination, icon: String, _ label: String) -> some View {
    SidebarRow(
      icon: icon, label: label, count: counts[destination], isSelected: selection == destination,
      isOverdue: destination == .today && isOverdue
    ) { selection = destination }
  }

  private var projectHeader: some View {
    HStack {
      Text(words.myProjects)
        .textCase(.uppercase)
        .todoistText(.sectionHeader)
        .foregroundStyle(TodoistColors.secondary)
        .accessibilityLabel(words.myProjects)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      if let onAddProject {
        Button(action: onAddProject) {
          Image(systemName: "plus")
            .font(.system(size: 16))
            .foregroundStyle(TodoistColors.secondary)
            .hitArea(of: CGSize(width: 20, height: 20))
        }
        .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
        .accessibilityLabel(words.addProject)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 36)
    .padding(.top, 16)
  }
}

extension TodoistSidebar where Header == EmptyView {
  public init(
    selection: Binding<SidebarDestination?>, counts: [SidebarDestination: Int] = [:], isOverdue: Bool = false,
    projects: [SidebarProject], onAddProject: (() -> Void)? = nil
  ) {
    self.init(
      selection: selection, counts: counts, isOverdue: isOverdue, projects: projects, onAddProject: onAddProject
    ) { EmptyView() }
  }
}

/// Who the sidebar belongs to: a picture or initials, a name, and whether the account is a premium one.
public struct SidebarProfile: View {
  private let name: String
  private let isPremium: Bool
  @Environment(\.todoistWords) private var words

  public init(name: String, isPremium: Bool = false) {
    self.name = name
    self.isPremium = isPremium
  }

  public var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(TodoistColors.redFill)
        .overlay {
          Text(initials).font(.system(size: 16, weight: .semibold)).foregroundStyle(.white)
        }
        .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).todoistText(.sidebarName).foregroundStyle(TodoistColors.ink)
        if isPremium {
          Text(words.premium)
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(TodoistColors.red)
            .padding(.horizontal, 6)
            .padding(.vertical, 1)
            .background(RoundedRectangle(cornerRadius: 4).fill(TodoistColors.red.opacity(0.12)))
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 64)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(TodoistWords.sentence(name, isPremium ? words.premium : nil))
    .accessibilityAddTraits(.isHeader)
  }

  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined().uppercased()
  }
}
