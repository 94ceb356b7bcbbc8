import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Effects")
struct EffectTests {
  private var square: some View { Color.black.frame(width: 6, height: 6) }

  @Test("a square turned by 45° covers 0x07 and 0xB6 of the pixels at its corners, as recorded on iOS")
  func rotatedSquare() throws {
    let host = try Host(square.rotationEffect(.degrees(45)), width: 10, height: 10, scale: 1)
    let picture = try host.picture(width: 10, height: 10)
    let alphas = (0..<10).map { picture.word(x: $0, y: 4) >> 24 }
    #expect(abs(Int(alphas[0]) - 0x07) <= 1)
    #expect(abs(Int(alphas[1]) - 0xB6) <= 1)
    #expect(alphas[2] == 255)
    #expect(abs(Int(alphas[8]) - 0xB6) <= 1)
    #expect(abs(Int(alphas[9]) - 0x07) <= 1)
  }

  @Test("white at 0.6 over black is 0x99, as recorded on iOS")
  func opacityOverBlack() throws {
    let host = try Host(
      ZStack {
        Color.black; Color.white.opacity(0.6)
      }, width: 2, height: 2, scale: 1)
    #expect(try host.picture(width: 2, height: 2).word(x: 0, y: 0) == 0xFF99_9999)
  }

  @Test("an opacity of 1 adds nothing, of 0 or no number draws nothing, between them it groups")
  func opacity() throws {
    #expect(try Host(square.opacity(1)).effects.isEmpty)
    #expect(try Host(square.opacity(0)).drawn.isEmpty)
    #expect(try Host(square.opacity(.nan)).drawn.isEmpty)
    #expect(try Host(square.opacity(0.25)).effects == [.opacity(0.25)])
  }

  @Test("hidden content keeps its room and draws nothing")
  func hidden() throws {
    let host = try Host(
      HStack(spacing: 0) {
        square.hidden(); Color.red.frame(width: 4, height: 4)
      })
    #expect(host.fills == [ResolvedColor(0xFF3B30)])
    #expect(host.frames(of: "HStack")[0].width == 10)
  }

  @Test("a transform moves the picture and leaves the layout")
  func transformKeepsRoom() throws {
    let host = try Host(square.scaleEffect(x: 2, y: 0.5, anchor: .topLeading))
    #expect(host.effects == [.transform(CGAffineTransform(2, 0, 0, 0.5, 0, 0))])
    #expect(host.frames(of: "scaleEffect")[0].size == CGSize(width: 6, height: 6))
  }

  @Test("trees tell frames where they are drawn, and leave out what is not")
  func described() throws {
    let host = try Host(
      VStack(spacing: 0) {
        Text("seen").frame(width: 60, height: 20).scaleEffect(0.5, anchor: .topLeading)
        Text("hidden").hidden()
        Text("clear").opacity(0)
      })
    #expect(host.texts() == ["seen"])
    let outer = host.frames(of: "scaleEffect")[0]
    #expect(host.frames(of: "frame")[0] == CGRect(x: outer.minX, y: outer.minY, width: 30, height: 10))
  }

  @Test("a scale of 0 draws nothing")
  func zeroScale() throws {
    #expect(try Host(square.scaleEffect(0)).drawn.isEmpty)
  }

  @Test("right to left, a turn goes the other way: the picture is mirrored")
  func mirroredTransform() throws {
    let host = try Host(
      square.rotationEffect(.degrees(90), anchor: .topLeading).environment(\.layoutDirection, .rightToLeft))
    guard case .transform(let map) = host.effects.first else {
      Issue.record("no transform")
      return
    }
    // The corner at the right stays; the square turns anticlockwise about it.
    let corner = CGPoint(x: 6, y: 0).applying(map)
    let other = CGPoint(x: 0, y: 0).applying(map)
    #expect(abs(corner.x - 6) < 1e-9 && abs(corner.y) < 1e-9)
    #expect(abs(other.x - 6) < 1e-9 && abs(other.y - 6) < 1e-9)
  }

  @Test("a turn in space about an upright axis brings one side nearer: it is drawn higher")
  func perspective() throws {
    let host = try Host(
      Color.black.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    guard case .projection(let m) = host.effects.first else {
      Issue.record("no projection")
      return
    }
    func map(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let w = m[6] * x + m[7] * y + m[8]
      return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
    }
    // The axis stays; sin 60° of 50 points, seen from 100 points away.
    #expect(abs(map(50, 0).x - 50) < 1e-9 && abs(map(50, 0).y) < 1e-9)
    let depth = 50 * sin(CGFloat.pi / 3)
    let leftHeight = map(0, 100).y - map(0, 0).y
    #expect(abs(leftHeight - 100 / (1 - depth / 100)) < 1e-6)
    let rightHeight = map(100, 100).y - map(100, 0).y
    #expect(abs(rightHeight - 100 / (1 + depth / 100)) < 1e-6)
  }

  @Test("a shadow's colour follows the colour scheme without a body being run")
  func shadowFollowsScheme() throws {
    let flag = Flag<ColorScheme>()
    let host = try Host(
      Switchable(value: .light, flag: flag) { scheme in
        Color.white.frame(width: 5, height: 5).shadow(color: .primary, radius: 4, y: 2).environment(
          \.colorScheme, scheme)
      })
    #expect(host.effects == [.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2))])
    flag.binding?.wrappedValue = .dark
    try host.frame()
    #expect(host.effects == [.shadow(color: .white, radius: 4, offset: CGSize(width: 0, height: 2))])
  }

  @Test("changing an opacity records again and lays nothing out")
  func cheapChange() throws {
    let flag = Flag<Double>()
    let host = try Host(
      Switchable(value: 0.5, flag: flag) { value in
        VStack {
          square; square.opacity(value)
        }
      })
    _ = host.graph.displayList
    let before = host.graph.counters
    flag.binding?.wrappedValue = 0.75
    try host.frame()
    _ = host.graph.displayList
    #expect(host.effects == [.opacity(0.75)])
    #expect(host.graph.counters.measurements == before.measurements)
    #expect(host.graph.counters.placements == before.placements)
  }

  @Test("saturation 0 is the grey of the same luminance")
  func saturation() throws {
    let host = try Host(Color(red: 0, green: 1, blue: 0).saturation(0), width: 2, height: 2, scale: 1)
    // Rec. 709: green weighs 0.7152.
    #expect(try host.picture(width: 2, height: 2).word(x: 0, y: 0) == 0xFFB6_B6B6)
  }

  @Test("colours are inverted, multiplied and brightened by their closed forms")
  func colorFilters() throws {
    func pixel(_ view: some View) throws -> UInt32 {
      try Host(view, width: 1, height: 1, scale: 1).picture(width: 1, height: 1).word(x: 0, y: 0)
    }
    let orange = Color(red: 1, green: 0.6, blue: 0)
    #expect(try pixel(orange.colorInvert()) == 0xFF00_66FF)
    #expect(try pixel(orange.colorMultiply(Color(red: 0.2, green: 1, blue: 1))) == 0xFF33_9900)
    #expect(try pixel(orange.brightness(0.2)) == 0xFFFF_CC33)
    #expect(try pixel(orange.contrast(0)) == 0xFF80_8080)
    #expect(try pixel(Color(red: 1, green: 1, blue: 1).luminanceToAlpha()) == 0xFF00_0000)
  }
}
