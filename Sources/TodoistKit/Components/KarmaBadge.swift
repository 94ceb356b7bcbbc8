import KitSupport
import SwiftUI

/// Points and streak of the profile, with the flame that breathes while the streak lasts.
public struct KarmaBadge: View {
  private let karma: Int
  private let streak: Int
  @State private var isDim = false
  @Environment(\.todoistWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameter streak: days in a row.
  public init(karma: Int, streak: Int) {
    self.karma = karma
    self.streak = streak
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      Text(karma, format: .number).todoistText(.karmaNumber).foregroundStyle(TodoistColors.ink)
      if streak > 0 {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          KarmaFlame()
            .opacity(isDim ? 0.7 : 1)
            .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), reduced: nil, value: isDim)
          Text(streak, format: .number).todoistText(.streakNumber).foregroundStyle(TodoistColors.ink)
        }
      }
    }
    .onAppear { isDim = !reducesMotion && streak > 0 }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(TodoistWords.sentence(words.karma(karma), streak > 0 ? words.streak(streak) : nil))
    .accessibilityAddTraits(.isStaticText)
  }
}

/// The flame by itself, 14 points, from amber to red.
public struct KarmaFlame: View {
  public init() {}

  public var body: some View {
    Image(systemName: "flame.fill")
      .font(.system(size: 14))
      .foregroundStyle(
        LinearGradient(colors: [Color(hex: 0xFFB400), .todoistRed], startPoint: .top, endPoint: .bottom))
  }
}
