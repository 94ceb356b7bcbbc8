/// Conversions between colour spaces, on components whose gamut is 0…1; values outside are kept
/// (extended range), mirrored about zero as extended sRGB prescribes.
package enum ColorMath {
  package typealias Triple = (Double, Double, Double)

  /// The sRGB transfer function from encoded to linear light (IEC 61966-2-1).
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The sRGB transfer function from linear light to encoded.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Display P3 (which has sRGB's transfer function and white) to extended sRGB.
  ///
  /// The matrix follows from the published primaries: P3 (0.680, 0.320) (0.265, 0.690) (0.150, 0.060),
  /// sRGB (0.640, 0.330) (0.300, 0.600) (0.150, 0.060), both with D65.
  package static func sRGB(fromDisplayP3 c: Triple) -> Triple {
    // A gray is the same in both; the matrix would move it by a rounding error.
    if c.0 == c.1, c.1 == c.2 { return c }
    let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
    return (
      encoded(1.224940176280560 * r - 0.224940176280560 * g),
      encoded(-0.042056954709688 * r + 1.042056954709688 * g),
      encoded(-0.019637554590334 * r - 0.078636045550632 * g + 1.098273600140966 * b)
    )
  }

  /// Extended sRGB to Display P3: the inverse of ``sRGB(fromDisplayP3:)``.
  package static func displayP3(fromSRGB c: Triple) -> Triple {
    if c.0 == c.1, c.1 == c.2 { return c }
    let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
    return (
      encoded(0.822461968714362 * r + 0.177538031285638 * g),
      encoded(0.033194198850962 * r + 0.966805801149038 * g),
      encoded(0.017082630721120 * r + 0.072397440663964 * g + 0.910519928614917 * b)
    )
  }

  /// Hue, saturation and brightness, each 0…1 (hue wraps), to RGB in the same space.
  package static func rgb(hue: Double, saturation: Double, brightness: Double) -> Triple {
    let turns = hue - hue.rounded(.down)
    let position = (turns.isFinite ? turns : 0) * 6
    let sector = Int(position) % 6
    let fraction = position - Double(Int(position))
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }

  /// RGB to hue, saturation and brightness, each 0…1; grays have hue 0.
  package static func hsb(red: Double, green: Double, blue: Double) -> Triple {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard high > 0, span > 0 else { return (0, 0, high) }
    var sixths: Double
    if high == red {
      sixths = (green - blue) / span
    } else if high == green {
      sixths = 2 + (blue - red) / span
    } else {
      sixths = 4 + (red - green) / span
    }
    if sixths < 0 { sixths += 6 }
    return (sixths / 6, span / high, high)
  }

  /// Encoded sRGB to Oklab (Ottosson 2020), in which equal steps look equal.
  package static func oklab(fromSRGB c: Triple) -> Triple {
    let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// Oklab to encoded sRGB.
  package static func sRGB(fromOklab c: Triple) -> Triple {
    let l = c.0 + 0.3963377774 * c.1 + 0.2158037573 * c.2
    let m = c.0 - 0.1055613458 * c.1 - 0.0638541728 * c.2
    let s = c.0 - 0.0894841775 * c.1 - 1.2914855480 * c.2
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return (
      encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    )
  }
}
