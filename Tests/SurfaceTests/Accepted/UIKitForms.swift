import SwiftUI

extension UIColor {
  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1) : .systemOrange
  }
}

extension Color {
  static let brand = Color(UIColor.brand)
  static let surface = Color(uiColor: .secondarySystemBackground)
  static let ground = Color(.systemBackground)

  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: alpha)
  }
}

struct Bars: View {
  init() {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterialDark)
    appearance.backgroundColor = UIColor(Color.brand).withAlphaComponent(0.94)
    appearance.shadowColor = .clear
    let item = UITabBarItemAppearance()
    item.normal.iconColor = UIColor(white: 1, alpha: 0.5)
    item.selected.titleTextAttributes = [
      .foregroundColor: UIColor.brand, .font: UIFont(name: "Inter-Bold", size: 10) ?? .boldSystemFont(ofSize: 10),
      .kern: 0.2,
    ]
    item.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    appearance.stackedLayoutAppearance = item
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = .tertiaryLabel

    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().compactAppearance = bar
  }

  var body: some View {
    Text("a").frame(width: UIScreen.main.bounds.width * 0.8)
  }
}

enum Haptics {
  static func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) }

  static func tap(_ style: UIImpactFeedbackGenerator.FeedbackStyle = .light) {
    let generator = UIImpactFeedbackGenerator(style: style)
    generator.prepare()
    generator.impactOccurred(intensity: 0.8)
  }

  @MainActor static func select() { UISelectionFeedbackGenerator().selectionChanged() }
}

func copy(_ text: String) { UIPasteboard.general.string = text }
