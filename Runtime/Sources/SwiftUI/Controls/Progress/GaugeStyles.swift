import SwiftUICore

/// A bar filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar filled up to the value, the label above it and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        FilledBar(value: configuration.value, thickness: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value, as in a widget of the Lock Screen.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      MarkedBar(value: configuration.value)
        .background {
          // The value is not shown, and said.
          configuration.currentValueLabel.fixedSize().frame(width: 0, height: 0).clipped()
        }
      configuration.maximumValueLabel
    }
    .font(.system(size: 13, weight: .semibold))
  }
}

/// A bar filled up to the value, as in a widget of the Lock Screen: the label above it, the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.system(size: 13, weight: .semibold))
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        FilledBar(value: configuration.value, thickness: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .font(.system(size: 13))
  }
}

/// A ring open at the bottom with a mark at the value, 58 points wide.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

/// A closed ring filled up to the value, 58 points wide.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let pen = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().stroke(TintShapeStyle().opacity(0.3), style: pen)
      Circle().trim(from: 0, to: configuration.value).stroke(TintShapeStyle(), style: pen)
        .rotationEffect(.degrees(-90))
      RingLabel(configuration: configuration)
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
