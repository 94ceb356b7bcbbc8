import SwiftUI

extension View {
  /// Takes fingers in at least this room around the middle of the view, and adds nothing to its layout.
  ///
  /// It belongs on the label of a button.
  /// - Parameters:
  ///   - size: the view's own, in points.
  ///   - least: 44 points, the least that iOS asks for.
  package func hitArea(of size: CGSize, least: CGFloat = 44) -> some View {
    let (x, y) = (max(0, (least - size.width) / 2), max(0, (least - size.height) / 2))
    return padding(.horizontal, x).padding(.vertical, y).contentShape(Rectangle()).padding(.horizontal, -x)
      .padding(.vertical, -y)
  }

  /// Takes fingers so many points above and below the view, and adds nothing to its layout.
  package func hitArea(above: CGFloat, below: CGFloat) -> some View {
    padding(.top, above).padding(.bottom, below).contentShape(Rectangle()).padding(.top, -above)
      .padding(.bottom, -below)
  }
}
