import SwiftUICore
import UIKit

/// What lies behind a bar: a material, a colour, and a hairline at the edge to the content.
struct BarBackground: View {
  let appearance: UIBarAppearance
  let settings: BarSettings?
  /// Where the content is.
  let edge: VerticalEdge

  var body: some View {
    ZStack(alignment: edge == .top ? .top : .bottom) {
      if settings?.backgroundVisibility != .hidden {
        if let background = settings?.background {
          Rectangle().fill(background)
        } else {
          standard
        }
        hairline
      }
    }
    .ignoresSafeArea(edges: edge == .top ? [.bottom, .horizontal] : [.top, .horizontal])
  }

  @ViewBuilder private var standard: some View {
    if let effect = appearance.backgroundEffect {
      Rectangle()
        .fill(effect.style.material)
        .modifier(BarColorScheme(scheme: effect.style.fixedStyle.map { $0 == .dark ? .dark : .light }))
    }
    if let color = appearance.backgroundColor { Color(uiColor: color) }
  }

  @ViewBuilder private var hairline: some View {
    // An image in place of the line, as a rule an empty one, takes the line away.
    if appearance.shadowImage == nil, let color = appearance.shadowColor {
      Hairline(color: Color(uiColor: color))
    }
  }
}

/// A line one device pixel high.
private struct Hairline: View {
  let color: Color
  @Environment(\.pixelLength) private var pixel

  var body: some View { Rectangle().fill(color).frame(height: pixel) }
}

/// Draws what is below as light or dark, where it is asked for.
struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme { content.environment(\.colorScheme, scheme) } else { content }
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch thickness {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .chrome: .bar
    }
  }
}
