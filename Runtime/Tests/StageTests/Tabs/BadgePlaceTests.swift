import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Where badges stand in bars of tabs.
@Suite("Badges in bars of tabs")
@MainActor
struct BadgePlaceTests {
  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("One").tabItem { Label("Inbox", systemImage: "tray") }.badge(7)
        Text("Two").tabItem { Label("Sent", systemImage: "paperplane") }.badge("new")
      }
    }
  }

  @Test("on its side, a phone's badge stands at the corner of the symbol, and covers less than a third of it")
  func landscape() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for device in ["iPhone 16 Pro", "iPhone 16 Plus"] {
        let stage = try Stage.showing(
          Tabs(),
          settings: StageSettings(
            device: DeviceProfile.named(device)!, layoutDirection: direction, orientation: .landscape), settles: true)
        let badges = nodes(stage) {
          if case .text(let text) = $0.facts { text.string == "7" || text.string == "new" } else { false }
        }
        .map { text in
          let width = max(18, text.frame.width + 10)
          return CGRect(x: text.frame.midX - width / 2, y: text.frame.midY - 9, width: width, height: 18)
        }
        let images = nodes(stage) { if case .symbol = $0.facts { true } else { false } }.map(\.frame)
        let titles = nodes(stage) {
          if case .text(let text) = $0.facts { text.string == "Inbox" || text.string == "Sent" } else { false }
        }.map(\.frame)
        #expect(badges.count == 2 && images.count >= 2 && titles.count == 2)
        for (badge, image) in zip(badges, images) {
          let common = badge.intersection(image)
          let covered = common.isNull ? 0 : common.width * common.height
          #expect(covered < image.width * image.height / 3, "\(device): \(badge) over \(image)")
          #expect(badge.insetBy(dx: -2, dy: -2).intersects(image))
        }
        for title in titles { #expect(!badges.contains { $0.intersects(title.insetBy(dx: 0, dy: 2)) }) }
      }
    }
  }

  private func nodes(_ stage: Stage, _ isMeant: (NodeDescription) -> Bool) -> [NodeDescription] {
    var result: [NodeDescription] = []
    func visit(_ node: NodeDescription) {
      if isMeant(node) { result.append(node) }
      node.children.forEach(visit)
    }
    visit(stage.graph.describe())
    return result
  }
}
