import SwiftUICore

/// The tint of a gauge: of a gradient, the way that the gauge takes it.
struct GaugeTint {
  let tint: AnyShapeStyle?

  private var gradient: Gradient? { tint?.style as? Gradient }

  /// From the leading end to the trailing one.
  var alongBar: AnyShapeStyle {
    gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
      ?? AnyShapeStyle(TintShapeStyle())
  }

  /// From an angle clockwise over a part of the ring.
  func aroundRing(from start: Angle, by sweep: Angle) -> AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(AngularGradient(gradient: $0, center: .center, startAngle: start, endAngle: start + sweep))
    } ?? AnyShapeStyle(TintShapeStyle())
  }
}

/// A bar filled from the leading end.
struct FilledBar: View {
  /// 0…1.
  let value: Double
  let thickness: CGFloat
  @Environment(\.tint) private var tint

  var body: some View {
    GeometryReader { proxy in
      Capsule().fill(Color(uiColor: .systemFill)).overlay(alignment: .leading) {
        Capsule().fill(GaugeTint(tint: tint).alongBar).frame(width: proxy.size.width * value)
      }
    }
    .frame(height: thickness)
  }
}

/// A bar in the tint with a ring at the value.
struct MarkedBar: View {
  /// 0…1.
  let value: Double
  private let thickness: CGFloat = 6
  private let mark: CGFloat = 10
  @Environment(\.tint) private var tint

  var body: some View {
    let style = GaugeTint(tint: tint).alongBar
    GeometryReader { proxy in
      let way = max(0, proxy.size.width - mark)
      ZStack(alignment: .leading) {
        Capsule().fill(style).frame(height: thickness)
        // The ground shows around the mark, so that it stands out from the bar.
        Circle().fill(.background).frame(width: mark + 4, height: mark + 4).offset(x: way * value - 2)
        // The mark has the colour that the bar has there.
        Rectangle().fill(style).mask(alignment: .leading) {
          Circle().frame(width: mark, height: mark).offset(x: way * value)
        }
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: mark + 4)
  }
}

/// Three quarters of a ring, from the lower left over the top to the lower right, with a mark at the value; the
/// bounds, or else the label, stand in the opening.
struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  private let side: CGFloat = 58
  private let thickness: CGFloat = 6
  /// The opening is 90 degrees wide.
  private let part = 0.75

  @Environment(\.tint) private var tint

  private var radius: CGFloat { (side - thickness) / 2 }
  private var angle: Angle { .degrees(135 + 270 * configuration.value) }

  var body: some View {
    let style = GaugeTint(tint: tint).aroundRing(from: .degrees(135), by: .degrees(270))
    ZStack {
      Rectangle().fill(style).mask {
        Circle().trim(from: 0, to: part)
          .stroke(style: StrokeStyle(lineWidth: thickness, lineCap: .round))
          .rotationEffect(.degrees(135))
          .padding(thickness / 2)
      }
      mark(thickness + 6).foregroundStyle(.background)
      Rectangle().fill(style).mask { mark(thickness) }
      configuration.currentValueLabel
        .font(.system(size: 18, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 10)
      foot
        .font(.system(size: 11, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: side * 0.56)
        .offset(y: side / 2 - 5)
    }
    .frame(width: side, height: side)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func mark(_ length: CGFloat) -> some View {
    Circle().frame(width: length, height: length)
      .offset(x: radius * cos(angle.radians), y: radius * sin(angle.radians))
  }

  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer(minLength: 2)
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}

/// What stands in a closed ring.
struct RingLabel: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    Group {
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    }
    .font(.system(size: 18, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .padding(.horizontal, 10)
  }
}
