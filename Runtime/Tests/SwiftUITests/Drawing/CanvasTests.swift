import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Canvas")
struct CanvasTests {
  /// The alphas of a row of a canvas of ten by ten pixels.
  private func alphas(
    row: Int = 5, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [UInt32] {
    let picture = try Host(Canvas(renderer: draw), width: 10, height: 10, scale: 1).picture(width: 10, height: 10)
    return (0..<10).map { picture.word(x: $0, y: row) >> 24 }
  }

  private let on = UInt32(255)

  @Test("a canvas takes what is offered and tells its closure the size")
  func size() throws {
    var seen: CGSize?
    let host = try Host(Canvas { _, size in seen = size }.frame(width: 30, height: 20))
    _ = host.drawn
    #expect(seen == CGSize(width: 30, height: 20))
  }

  @Test("a copy has a transform of its own and draws into the same picture")
  func copies() throws {
    let row = try alphas { context, _ in
      var copy = context
      copy.translateBy(x: 6, y: 0)
      copy.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 10)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 10)), with: .color(.black))
    }
    #expect(row == [on, on, 0, 0, 0, 0, on, on, 0, 0])
  }

  @Test("maps come one before the other, as in Core Graphics")
  func transforms() throws {
    let row = try alphas { context, _ in
      context.translateBy(x: 4, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 10)), with: .color(.black))
    }
    #expect(row == [0, 0, 0, 0, 0, 0, on, on, 0, 0])
  }

  @Test("opacity, clips and inverse clips hold for what comes after")
  func clips() throws {
    let row = try alphas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var inside = context
      inside.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 10)))
      inside.fill(all, with: .color(.black))
      var outside = context
      outside.clip(to: Path(CGRect(x: 0, y: 0, width: 8, height: 10)), options: .inverse)
      outside.opacity = 0.2
      outside.fill(all, with: .color(.black))
    }
    #expect(row == [on, on, on, 0, 0, 0, 0, 0, 51, 51])
  }

  @Test("a clip is meant in the coordinates in which it was made")
  func clipCoordinates() throws {
    let row = try alphas { context, _ in
      context.translateBy(x: 2, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 10)))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 3, height: 10))
      context.translateBy(x: -2, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    #expect(row == [0, 0, on, on, on, 0, 0, 0, 0, 0])
  }

  @Test("a layer is composited as one: what overlaps in it is no darker")
  func layers() throws {
    let row = try alphas { context, _ in
      context.opacity = 0.6
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 10)), with: .color(.black))
        layer.fill(Path(CGRect(x: 4, y: 0, width: 4, height: 10)), with: .color(.black))
      }
    }
    #expect(row == [153, 153, 153, 153, 153, 153, 153, 153, 0, 0])
  }

  @Test("the last filter that was added is applied first")
  func filterOrder() throws {
    let host = try Host(
      Canvas { context, size in
        context.addFilter(.brightness(0.5))
        context.addFilter(.colorMultiply(Color(red: 0, green: 0, blue: 0)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      }, width: 2, height: 2, scale: 1)
    // Black first, then half lighter.
    #expect(try host.picture(width: 2, height: 2).word(x: 0, y: 0) == 0xFF80_8080)
  }

  @Test("symbols are found by their tags and drawn at their own size about a point")
  func symbols() throws {
    let host = try Host(
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: "none") == nil || Bool(false))
        guard let symbol = context.resolveSymbol(id: "dot") else { return }
        #expect(symbol.size == CGSize(width: 2, height: 2))
        context.draw(symbol, at: CGPoint(x: 5, y: 5))
        context.draw(symbol, in: CGRect(x: 8, y: 0, width: 2, height: 10))
      } symbols: {
        Color.red.frame(width: 2, height: 2).tag("dot")
        Color.blue.tag("other")
      }, width: 10, height: 10, scale: 1)
    let picture = try host.picture(width: 10, height: 10)
    #expect((0..<10).map { picture.word(x: $0, y: 5) >> 24 } == [0, 0, 0, 0, on, on, 0, 0, on, on])
  }

  @Test("text is measured as a text view is, and drawn about its middle")
  func text() throws {
    var measured: CGSize?
    let host = try Host(
      Canvas { context, size in
        let text = context.resolve(Text("Hello").font(.system(size: 20)))
        measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
      })
    _ = host.drawn
    let view = try Host(Text("Hello").font(.system(size: 20))).frames(of: "Text")[0].size
    #expect(measured == view)
  }

  @Test("a repeated gradient goes on beyond its ends, a mirrored one back and forth")
  func spread() throws {
    func reds(_ options: GraphicsContext.GradientOptions) throws -> [UInt32] {
      let host = try Host(
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 5, y: 0),
              options: options))
        }, width: 10, height: 1, scale: 1)
      let picture = try host.picture(width: 10, height: 1)
      return (0..<10).map { picture.word(x: $0, y: 0) & 255 }
    }
    let repeated = try reds(.repeat)
    #expect(zip(repeated[0..<5], repeated[5..<10]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(repeated[0] < 60 && repeated[4] > 195)
    let mirrored = try reds(.mirror)
    #expect(zip(mirrored[0..<5], mirrored[5..<10].reversed()).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(try reds([])[9] == 255)
  }

  @Test("state that the closure reads draws the canvas again")
  func state() throws {
    let flag = Flag<CGFloat>()
    let host = try Host(
      Switchable(value: 2, flag: flag) { width in
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .foreground)
        }
      }, width: 10, height: 10, scale: 1)
    flag.binding?.wrappedValue = 7
    try host.frame()
    let picture = try host.picture(width: 10, height: 10)
    #expect(picture.word(x: 6, y: 5) >> 24 == 255 && picture.word(x: 7, y: 5) >> 24 == 0)
  }

  @Test("numbers that are none and maps without area draw nothing and do no harm")
  func badInput() throws {
    let row = try alphas { context, size in
      var flat = context
      flat.scaleBy(x: 0, y: 1)
      flat.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      var none = context
      none.translateBy(x: .nan, y: 0)
      none.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.black), lineWidth: -1)
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .tiledImage(Image(systemName: "star"), scale: 0))
    }
    #expect(row == Array(repeating: 0, count: 10))
  }
}
