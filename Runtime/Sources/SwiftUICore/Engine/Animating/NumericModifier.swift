import CoreGraphics

/// A modifier whose values are numbers, so that it can be animated between two of its kind.
protocol NumericModifier {
  /// In an order of its own, the same for all values of the type that can be animated into each other.
  var numbers: [Double] { get set }
}

extension NumericModifier {
  /// Sets the lengths that are there from numbers in order.
  static func take(_ value: inout CGFloat, _ numbers: inout ArraySlice<Double>) {
    if let number = numbers.popFirst() { value = CGFloat(number) }
  }

  static func take(_ value: inout CGFloat?, _ numbers: inout ArraySlice<Double>) {
    guard value != nil else { return }
    if let number = numbers.popFirst() { value = CGFloat(number) }
  }
}

extension PaddingModifier: NumericModifier {
  var numbers: [Double] {
    get { [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init) }
    set {
      var numbers = newValue[...]
      Self.take(&insets.top, &numbers)
      Self.take(&insets.leading, &numbers)
      Self.take(&insets.bottom, &numbers)
      Self.take(&insets.trailing, &numbers)
    }
  }
}

extension FixedFrameModifier: NumericModifier {
  var numbers: [Double] {
    get { [width, height].compactMap { $0.map(Double.init) } }
    set {
      var numbers = newValue[...]
      Self.take(&width, &numbers)
      Self.take(&height, &numbers)
    }
  }
}

extension FlexibleFrameModifier: NumericModifier {
  /// Infinite limits are no numbers to go through; they stay as they are.
  var numbers: [Double] {
    get {
      [width.least, width.ideal, width.most, height.least, height.ideal, height.most]
        .compactMap { $0.flatMap { $0.isFinite ? Double($0) : nil } }
    }
    set {
      var numbers = newValue[...]
      func take(_ value: inout CGFloat?) {
        guard value?.isFinite == true, let number = numbers.popFirst() else { return }
        value = max(0, CGFloat(number))
      }
      take(&width.least)
      take(&width.ideal)
      take(&width.most)
      take(&height.least)
      take(&height.ideal)
      take(&height.most)
    }
  }
}

extension OffsetModifier: NumericModifier {
  var numbers: [Double] {
    get { [Double(offset.width), Double(offset.height)] }
    set {
      var numbers = newValue[...]
      Self.take(&offset.width, &numbers)
      Self.take(&offset.height, &numbers)
    }
  }
}

extension PositionModifier: NumericModifier {
  var numbers: [Double] {
    get { [Double(position.x), Double(position.y)] }
    set {
      var numbers = newValue[...]
      Self.take(&position.x, &numbers)
      Self.take(&position.y, &numbers)
    }
  }
}

extension AspectRatioModifier: NumericModifier {
  var numbers: [Double] {
    get { ratio.map { [Double($0)] } ?? [] }
    set {
      var numbers = newValue[...]
      Self.take(&ratio, &numbers)
    }
  }
}

extension TransformEffect: NumericModifier {
  var numbers: [Double] {
    get {
      switch kind {
      case .rotation(let angle, let anchor): [angle.radians, Double(anchor.x), Double(anchor.y)]
      case .scale(let scale, let anchor):
        [Double(scale.width), Double(scale.height), Double(anchor.x), Double(anchor.y)]
      case .affine(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)
      }
    }
    set {
      switch kind {
      case .rotation where newValue.count == 3:
        kind = .rotation(.radians(newValue[0]), anchor: UnitPoint(x: newValue[1], y: newValue[2]))
      case .scale where newValue.count == 4:
        kind = .scale(
          CGSize(width: newValue[0], height: newValue[1]), anchor: UnitPoint(x: newValue[2], y: newValue[3]))
      case .affine where newValue.count == 6:
        let n = newValue.map { CGFloat($0) }
        kind = .affine(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
      default: break
      }
    }
  }
}

extension ProjectionEffect: NumericModifier {
  var numbers: [Double] {
    get {
      switch kind {
      case .rotation(let angle, let x, let y, let z, _, let depth, let perspective):
        [angle.radians] + [x, y, z, depth, perspective].map(Double.init)
      case .projection: []
      }
    }
    set {
      guard case .rotation(_, _, _, _, let anchor, _, _) = kind, newValue.count == 6 else { return }
      let n = newValue.map { CGFloat($0) }
      kind = .rotation(
        .radians(newValue[0]), x: n[1], y: n[2], z: n[3], anchor: anchor, anchorZ: n[4], perspective: n[5])
    }
  }
}

extension OpacityEffect: NumericModifier {
  var numbers: [Double] {
    get { [opacity] }
    set { if let number = newValue.first { opacity = number } }
  }
}

extension BlurEffect: NumericModifier {
  var numbers: [Double] {
    get { [Double(radius)] }
    set { if let number = newValue.first { radius = CGFloat(number) } }
  }
}

extension ShadowEffect: NumericModifier {
  /// The colour is animated in the picture, where it is resolved.
  var numbers: [Double] {
    get { [radius, offset.width, offset.height].map(Double.init) }
    set {
      var numbers = newValue[...]
      Self.take(&radius, &numbers)
      Self.take(&offset.width, &numbers)
      Self.take(&offset.height, &numbers)
    }
  }
}

extension ColorFilterEffect: NumericModifier {
  var numbers: [Double] {
    get {
      switch kind {
      case .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value): [value]
      case .hueRotation(let angle): [angle.radians]
      case .invert, .luminanceToAlpha: []
      }
    }
    set {
      guard let number = newValue.first else { return }
      switch kind {
      case .brightness: kind = .brightness(number)
      case .contrast: kind = .contrast(number)
      case .saturation: kind = .saturation(number)
      case .grayscale: kind = .grayscale(number)
      case .hueRotation: kind = .hueRotation(.radians(number))
      case .invert, .luminanceToAlpha: break
      }
    }
  }
}
