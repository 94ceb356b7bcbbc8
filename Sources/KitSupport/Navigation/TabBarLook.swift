import SwiftUI

/// The colours and measures of a tab bar.
package struct TabBarLook {
  package var active: Color
  package var inactive: Color
  package var label: TypeRole
  /// Points.
  package var symbolSize: CGFloat
  package var symbolWeight: Font.Weight
  package var activeSymbolWeight: Font.Weight
  /// Points, without the room below for the home indicator.
  package var height: CGFloat
  package var background: AnyShapeStyle
  package var line: Color
  /// Points.
  package var lineHeight: CGFloat
  package var badge: Color

  package init(
    active: Color, inactive: Color, label: TypeRole, symbolSize: CGFloat = 22, symbolWeight: Font.Weight = .regular,
    activeSymbolWeight: Font.Weight = .regular, height: CGFloat = 50,
    background: AnyShapeStyle = AnyShapeStyle(.bar), line: Color, lineHeight: CGFloat = 0.5, badge: Color
  ) {
    self.active = active
    self.inactive = inactive
    self.label = label
    self.symbolSize = symbolSize
    self.symbolWeight = symbolWeight
    self.activeSymbolWeight = activeSymbolWeight
    self.height = height
    self.background = background
    self.line = line
    self.lineHeight = lineHeight
    self.badge = badge
  }
}
