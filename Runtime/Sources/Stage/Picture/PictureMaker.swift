import CoreGraphics
import Drawing
import Raster
import SwiftUI

/// Pictures of views for code on a stage, which asks for them by `ImageRenderer`.
extension Stage {
  /// Lets `ImageRenderer` draw with this stage's settings until code runs on another one.
  func offerPictures() {
    PictureMaking.make = { [weak self] view, proposal, scale, isOpaque in
      self?.picture(of: view, proposal: proposal, scale: scale, isOpaque: isOpaque)
    }
  }

  /// A view by itself, in its first frame; nil for one of no size, and for one that cannot be drawn.
  private func picture(of view: AnyView, proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
    let inner = ViewGraph(environment: settings.environment, resources: resources.graph)
    defer { inner.tearDown() }
    inner.setRoot(view)
    let longest: CGFloat = 4000
    let screen = settings.screenSize
    let offered = CGSize(
      width: min(proposal.width ?? screen.width, longest), height: min(proposal.height ?? screen.height, longest))
    guard offered.width > 0, offered.height > 0, scale > 0, (try? inner.runFrame(size: offered)) != nil else {
      return nil
    }
    let ideal = inner.idealSize(for: proposal)
    let size = CGSize(width: min(ideal.width, longest).rounded(.up), height: min(ideal.height, longest).rounded(.up))
    guard size.width >= 1, size.height >= 1, (try? inner.runFrame(size: size)) != nil,
      let bitmap = try? rasterizer.render(
        isOpaque ? Self.onBlack(inner.displayList, size: size) : inner.displayList, size: size, scale: scale,
        options: RenderOptions())
    else { return nil }
    return CGImage(
      width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.width * 4, pixels: bitmap.bytes)
  }

  /// What is opaque has no clear pixels: they are black.
  private static func onBlack(_ list: DisplayList, size: CGSize) -> DisplayList {
    DisplayList([
      .fill(.rect(CGRect(origin: .zero, size: size)), .color(ResolvedColor(red: 0, green: 0, blue: 0)), evenOdd: false),
      .list(list, at: .zero),
    ])
  }
}
