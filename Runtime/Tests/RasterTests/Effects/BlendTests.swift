import CoreGraphics
import Drawing
import Raster
import Testing

@Suite("Blend modes") struct BlendTests {
  /// One pixel of `top` blended over one pixel of `bottom`.
  private func blend(_ mode: CGBlendMode, _ top: ResolvedColor, over bottom: ResolvedColor) throws -> UInt32 {
    let pixel = Figure.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try render([.fill(pixel, bottom), .effect(.blend(mode), .fill(pixel, top))], width: 1, height: 1)
      .word(x: 0, y: 0)
  }

  /// Equal within one step of 255 in every channel.
  private func near(_ a: UInt32, _ b: UInt32) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
  }

  /// The formulas of W3C Compositing and Blending for opaque colours, one channel.
  private static let formulas: [(CGBlendMode, @Sendable (Double, Double) -> Double)] = [
    (.multiply, { $0 * $1 }),
    (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }),
    (.lighten, { max($0, $1) }),
    (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    (.hardLight, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.overlay, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.colorDodge, { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) }),
    (.colorBurn, { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
    (
      .softLight,
      { s, b in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    ),
    (.plusLighter, { min(1, $0 + $1) }),
    (.plusDarker, { max(0, $0 + $1 - 1) }),
  ]

  @Test("opaque colours follow the published formulas")
  func opaque() throws {
    for (mode, formula) in Self.formulas {
      for s in [0, 51, 128, 204, 255] {
        for b in [0, 40, 128, 230, 255] {
          let expected = UInt32((formula(Double(s) / 255, Double(b) / 255) * 255).rounded())
          let result = try blend(mode, hex(UInt32(s) * 0x10101), over: hex(UInt32(b) * 0x10101))
          #expect(near(result, 0xFF00_0000 | expected * 0x10101), "\(mode) \(s) over \(b)")
        }
      }
    }
  }

  @Test("a clear source changes nothing, a half-clear one half")
  func alpha() throws {
    let gray = hex(0x808080)
    for (mode, _) in Self.formulas {
      #expect(try blend(mode, hex(0x123456, alpha: 0), over: gray) == 0xFF80_8080)
    }
    // Multiplying by black at half alpha is halfway to black.
    #expect(near(try blend(.multiply, hex(0x000000, alpha: 0.5), over: gray), 0xFF40_4040))
    // Over nothing the source is simply drawn.
    #expect(try blend(.multiply, hex(0x336699), over: .clear) == 0xFF33_6699)
  }

  @Test("luminosity and colour exchange what they are named for")
  func inseparable() throws {
    // The luminosity of the source with the hue of gray is gray: 0.3 · 255 of pure red.
    #expect(near(try blend(.luminosity, hex(0xFF0000), over: hex(0x808080)), 0xFF4D_4D4D))
    // The colour of gray with the luminosity of red is that gray too.
    #expect(near(try blend(.color, hex(0x808080), over: hex(0xFF0000)), 0xFF4D_4D4D))
    #expect(near(try blend(.saturation, hex(0x808080), over: hex(0xFF0000)), 0xFF4D_4D4D))
    #expect(try blend(.hue, hex(0x00FF00), over: hex(0x808080)) == 0xFF80_8080)
  }

  @Test("Porter and Duff's modes reach what lies below, but only under the source's shape")
  func porterDuff() throws {
    func row(_ mode: CGBlendMode, alpha: Double = 1) throws -> [UInt32] {
      let below = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: 3, height: 1)), hex(0xFF0000))
      let above = DisplayItem.fill(.rect(CGRect(x: 2, y: 0, width: 2, height: 1)), hex(0x0000FF, alpha: alpha))
      let bitmap = try render([below, .effect(.blend(mode), above)], width: 5, height: 1)
      return (0..<5).map { bitmap.word(x: $0, y: 0) }
    }
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(try row(.clear) == [red, red, 0, 0, 0])
    #expect(try row(.copy, alpha: 0.5) == [red, red, 0x8000_0080, 0x8000_0080, 0])
    #expect(try row(.sourceIn) == [red, red, blue, 0, 0])
    #expect(try row(.sourceOut) == [red, red, 0, blue, 0])
    #expect(try row(.sourceAtop) == [red, red, blue, 0, 0])
    #expect(try row(.destinationOver) == [red, red, red, blue, 0])
    #expect(try row(.destinationOut) == [red, red, 0, 0, 0])
    #expect(try row(.destinationIn) == [red, red, red, 0, 0])
    #expect(try row(.destinationAtop) == [red, red, red, blue, 0])
    #expect(try row(.xor) == [red, red, 0, blue, 0])
  }

  @Test("blending stays within its clip and its group")
  func boundaries() throws {
    let area = Figure.rect(CGRect(x: 0, y: 0, width: 4, height: 1))
    let multiply = DisplayItem.effect(.blend(.multiply), .fill(area, hex(0x808080)))
    let clip = Figure.rect(CGRect(x: 0, y: 0, width: 2, height: 1))
    let clipped = try render(
      [.fill(area, .white), .effect(.clip(clip, evenOdd: false), multiply)], width: 4, height: 1)
    #expect(clipped.colors(row: 0) == [0x808080, 0x808080, 0xFFFFFF, 0xFFFFFF])
    // In a group of its own there is nothing to multiply with.
    let grouped = try render([.fill(area, hex(0x808080)), .effect(.compositingGroup, multiply)], width: 4, height: 1)
    #expect(grouped.colors(row: 0) == [UInt32](repeating: 0x808080, count: 4))
    let direct = try render([.fill(area, hex(0x808080)), multiply], width: 4, height: 1)
    #expect(direct.colors(row: 0) == [UInt32](repeating: 0x404040, count: 4))
  }
}
