import CoreGraphics

extension DisplayItem {
  /// Whether the item may make what is drawn before it less opaque.
  var cutsHoles: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: return false
    case .list(let list, _), .marked(_, let list): return list.cutsHoles
    case .effect(let effect, let list):
      switch effect {
      case .blend(let mode): return mode.cutsHoles || list.cutsHoles
      // What is flattened first keeps its holes to itself.
      case .mask, .compositingGroup, .colorMatrix: return false
      case .opacity, .transform, .projection, .clip, .shadow, .blur: return list.cutsHoles
      }
    }
  }
}

extension CGBlendMode {
  fileprivate var cutsHoles: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
    default: false
    }
  }
}
