import Foundation

/// Units as locales use them, and their names in English.
enum MeasurementUnits {
  /// A value in the unit that a system of measures has for it: lengths, masses, temperatures, speeds and volumes; others stay.
  static func preferred<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, isUS: Bool
  ) -> (Double, UnitType) {
    let symbols = isUS ? toUS : toMetric
    guard let target = symbols[unit.symbol] as? UnitType else { return (value, unit) }
    return (target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value)), target)
  }

  nonisolated(unsafe) private static let toUS: [String: Dimension] = [
    "km": UnitLength.miles, "m": UnitLength.feet, "cm": UnitLength.inches, "mm": UnitLength.inches,
    "kg": UnitMass.pounds, "g": UnitMass.ounces, "°C": UnitTemperature.fahrenheit, "K": UnitTemperature.fahrenheit,
    "km/h": UnitSpeed.milesPerHour, "m/s": UnitSpeed.milesPerHour, "L": UnitVolume.gallons,
    "mL": UnitVolume.fluidOunces,
  ]

  nonisolated(unsafe) private static let toMetric: [String: Dimension] = [
    "mi": UnitLength.kilometers, "ft": UnitLength.meters, "in": UnitLength.centimeters, "yd": UnitLength.meters,
    "lb": UnitMass.kilograms, "oz": UnitMass.grams, "°F": UnitTemperature.celsius, "K": UnitTemperature.celsius,
    "mph": UnitSpeed.kilometersPerHour, "m/s": UnitSpeed.kilometersPerHour, "gal": UnitVolume.liters,
    "fl oz": UnitVolume.milliliters,
  ]

  /// The name of a unit in English; nil for units that are rare.
  static func name(of symbol: String, isOne: Bool) -> String? {
    switch symbol {
    case "ft": isOne ? "foot" : "feet"
    case "in": isOne ? "inch" : "inches"
    case "°C": isOne ? "degree Celsius" : "degrees Celsius"
    case "°F": isOne ? "degree Fahrenheit" : "degrees Fahrenheit"
    case "K": isOne ? "kelvin" : "kelvins"
    case "°": isOne ? "degree" : "degrees"
    case "km/h": isOne ? "kilometer per hour" : "kilometers per hour"
    case "m/s": isOne ? "meter per second" : "meters per second"
    case "mph": isOne ? "mile per hour" : "miles per hour"
    case "fl oz": isOne ? "fluid ounce" : "fluid ounces"
    case "Hz": "hertz"
    default: plain[symbol].map { isOne ? $0 : $0 + "s" }
    }
  }

  private static let plain = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "st": "stone",
    "L": "liter", "mL": "milliliter", "gal": "gallon", "cup": "cup", "tbsp": "tablespoon", "tsp": "teaspoon",
    "s": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "kCal": "kilocalorie", "cal": "calorie",
    "kJ": "kilojoule", "J": "joule", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour", "V": "volt", "A": "ampere",
    "B": "byte", "KB": "kilobyte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "bar": "bar",
    "hPa": "hectopascal", "kn": "knot",
  ]
}
