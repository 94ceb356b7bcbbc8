import CoreGraphics

/// A value for either axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The same, with 0 for what is no number or beyond all measure.
  var finite: CGSize { CGSize(width: abs(width) < 1e6 ? width : 0, height: abs(height) < 1e6 ? height : 0) }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension Axis.Set {
  /// Each of them.
  var each: [Axis] { Axis.allCases.filter { contains(Axis.Set($0)) } }
}
