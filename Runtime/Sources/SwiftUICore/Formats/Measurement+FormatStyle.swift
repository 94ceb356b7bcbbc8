import Foundation

/// For what a measurement is shown, which decides the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// The unit that a locale uses for such things.
  public static var general: Self { Self(name: "general") }
  /// The unit as it is.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension Measurement where UnitType: Dimension {
  /// A number and its unit.
  public struct FormatStyle: Foundation.FormatStyle {
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let rank: Int
      public static var wide: Self { Self(rank: 2) }
      public static var abbreviated: Self { Self(rank: 1) }
      public static var narrow: Self { Self(rank: 0) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let (number, unit) =
        usage == .asProvided
        ? (value.value, value.unit)
        : MeasurementUnits.preferred(value.value, value.unit, isUS: locale.measurementSystem == .us)
      var style = (numberFormatStyle ?? Self.digits(of: number, usage)).locale(locale)
      if usage.name == "weather", numberFormatStyle == nil { style = style.precision(.fractionLength(0)) }
      let digits = style.format(number)
      let symbol = unit.symbol
      if symbol.hasPrefix("°"), width.rank < 2 {
        let isBare = width.rank == 0 || usage.name == "weather" && width.rank == 0
        return digits + (isBare ? "°" : symbol)
      }
      switch width.rank {
      case 2:
        let name =
          locale.language.languageCode == .english ? MeasurementUnits.name(of: symbol, isOne: digits == "1") : nil
        return "\(digits) \(name ?? symbol)"
      case 1: return "\(digits) \(symbol)"
      default: return digits + symbol
      }
    }

    /// Where the unit is chosen by the locale, two digits are enough, and what is larger is whole.
    private static func digits(
      of number: Double, _ usage: MeasurementFormatUnitUsage<UnitType>
    ) -> FloatingPointFormatStyle<Double> {
      if usage == .asProvided { return .number }
      return abs(number) >= 99.5 ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
