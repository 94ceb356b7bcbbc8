import Drawing

extension DisplayItem {
  /// Whether the item draws something, rather than showing what other nodes draw.
  var drawsItself: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: true
    case .list: false
    case .marked(_, let list), .effect(_, let list): list.items.contains(where: \.drawsItself)
    }
  }
}
