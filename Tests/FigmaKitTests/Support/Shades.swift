import KitTesting
import Stage
import SwiftUI

/// What colours look like under settings: `#RRGGBB` of each.
@MainActor
func shades(_ colors: [Color], _ settings: StageSettings = StageSettings()) throws -> [String] {
  let exhibit = try Exhibit(
    VStack(spacing: 0) {
      ForEach(colors.indices, id: \.self) { index in
        Rectangle().fill(colors[index]).frame(width: 10, height: 10)
      }
    }, settings: settings)
  return try colors.indices.map { try exhibit.color(x: 5, y: Double($0) * 10 + 5) }
}

@MainActor
func shade(_ color: Color, _ settings: StageSettings = StageSettings()) throws -> String {
  try shades([color], settings)[0]
}

extension StageSettings {
  /// Two pixels a point: half a point is a pixel.
  static let twice = StageSettings(device: DeviceProfile.named("iPhone SE") ?? .standard)
  static let dark = StageSettings(scheme: .dark)
  static let calm = StageSettings(reduceMotion: true)
}
