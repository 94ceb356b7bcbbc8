import CoreGraphics
import Drawing

extension GraphicsContext {
  /// What later drawing is cut by, in the picture's coordinates.
  struct Clip {
    enum Region {
      case figure(Figure, evenOdd: Bool)
      case layer(DisplayList)
    }

    var region: Region
    var isInverse: Bool

    func items(clipping items: [DisplayItem]) -> [DisplayItem] {
      let content = DisplayList(items)
      switch region {
      case .figure(let figure, let evenOdd) where !isInverse:
        return [.effect(.clip(figure, evenOdd: evenOdd), content)]
      case .figure(let figure, let evenOdd):
        return masked(content, outside: [.fill(figure, .color(.black), evenOdd: evenOdd)])
      case .layer(let list):
        return isInverse ? masked(content, outside: list.items) : [.effect(.mask(list), content)]
      }
    }

    private func masked(_ content: DisplayList, outside hole: [DisplayItem]) -> [DisplayItem] {
      let bounds = content.bounds
      guard !bounds.isNull, !bounds.isInfinite else { return [] }
      let mask = DisplayList([
        .effect(
          .compositingGroup,
          DisplayList([
            .fill(.rect(bounds.insetBy(dx: -1, dy: -1)), .color(.black), evenOdd: false),
            .effect(.blend(.destinationOut), DisplayList(hole)),
          ]))
      ])
      return [.effect(.mask(mask), content)]
    }
  }

  /// The box that holds everything that is still drawn, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    var box = CGRect(origin: .zero, size: size)
    for clip in clips where !clip.isInverse {
      switch clip.region {
      case .figure(let figure, _): box = box.intersection(figure.bounds)
      case .layer(let list): box = box.intersection(list.bounds)
      }
    }
    return transform.isDrawable ? box.applying(transform.inverted()) : box
  }

  /// Cuts later drawing by a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let figure = path.figure.applying(transform)
    clips.append(
      Clip(region: .figure(figure, evenOdd: style.isEOFilled), isInverse: options.contains(.inverse)))
  }

  /// Cuts later drawing by the alpha of what the closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = makeLayer()
    try content(&layer)
    let list = opacity < 1 ? DisplayList([.effect(.opacity(max(0, opacity)), layer.list)]) : layer.list
    clips.append(Clip(region: .layer(list), isInverse: options.contains(.inverse)))
  }

  /// Draws what the closure draws as one picture, under the context's filters, opacity and mode.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = makeLayer()
    try content(&layer)
    guard !layer.list.isEmpty else { return }
    put(mapped: [.effect(.compositingGroup, layer.list)])
  }
}
