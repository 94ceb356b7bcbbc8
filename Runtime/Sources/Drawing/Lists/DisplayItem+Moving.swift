import CoreGraphics

extension DisplayItem {
  /// Whether the pixels stay what they are when the item is drawn further down by whole pixels, on a ground of one
  /// colour: gradients and tiles count from the picture's origin, and so does what cairo turns.
  var keepsPixelsWhenMoved: Bool {
    switch self {
    case .list(let list, _), .marked(_, let list): list.keepsPixelsWhenMoved
    case .fill(_, .color, _), .stroke(_, .color, _): true
    case .glyphs(let run, _, .color): !run.isColor
    case .image(_, _, let drawing):
      switch drawing.template {
      case nil, .color: !drawing.tiles
      default: false
      }
    case .fill, .stroke, .glyphs: false
    case .effect(let effect, let list):
      switch effect {
      case .opacity, .clip, .shadow, .compositingGroup: list.keepsPixelsWhenMoved
      case .mask(let mask): list.keepsPixelsWhenMoved && mask.keepsPixelsWhenMoved
      case .transform, .projection, .blur, .blend, .colorMatrix: false
      }
    }
  }
}
