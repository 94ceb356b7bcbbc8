import KitSupport
import SwiftUI

/// What a team pays for, in one word. It is 18 points high at every text size.
public struct PlanBadge: View {
  public enum Tier: CaseIterable, Sendable {
    case free, pro, org
    /// Named by the companion, without a look: ink in a border.
    case enterprise
  }

  private let tier: Tier
  @Environment(\.figmaWords) private var words

  public init(tier: Tier) { self.tier = tier }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: 4)
    Text(label)
      .figmaText(.badge)
      .foregroundStyle(front)
      // A line of ten points takes twelve; the room above and below it makes eighteen.
      .frame(minHeight: 14)
      .padding(.vertical, 2)
      .padding(.horizontal, 6)
      .background { shape.fill(ground) }
      .overlay { if tier == .enterprise { shape.strokeBorder(FigmaColors.divider, lineWidth: 1) } }
      .fixedSize()
      .accessibilityLabel(words.plan(label))
  }

  private var ground: Color {
    switch tier {
    case .free: .figmaMacaronPink
    case .pro: .figmaBlurple
    case .org: FigmaColors.actionFill
    case .enterprise: FigmaColors.canvas
    }
  }

  private var front: Color {
    switch tier {
    case .free: .figmaInk
    case .pro, .org: .white
    case .enterprise: FigmaColors.text
    }
  }

  private var label: String {
    switch tier {
    case .free: words.free
    case .pro: words.pro
    case .org: words.org
    case .enterprise: words.enterprise
    }
  }
}
