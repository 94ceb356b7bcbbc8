import SwiftUI
import SwiftUICore
import Testing

/// Modifiers in their short and long forms, and those that are defined by others.
@MainActor
@Suite("Modifiers of places, layers and effects")
struct ViewSayingTests {
  private var box: some View { Color.blue.frame(width: 60, height: 40) }
  private var mark: some View { Text("Mark").frame(width: 60, height: 40) }

  @Test("a view is put where a point or its two numbers say")
  func positions() throws {
    try expectSame(box.position(x: 100, y: 60), box.position(CGPoint(x: 100, y: 60)), unlike: box)
    try expectSame(box.offset(CGSize(width: 4, height: 7)), box.offset(x: 4, y: 7), unlike: box)
  }

  @Test("a content mode by name is the aspect ratio with it")
  func modes() throws {
    let image = Image(systemName: "star.fill").resizable()
    try expectSame(
      image.scaledToFill().frame(width: 90, height: 40),
      image.aspectRatio(contentMode: .fill).frame(width: 90, height: 40),
      unlike: image.scaledToFit().frame(width: 90, height: 40))
    try expectSame(
      image.scaledToFit().frame(width: 90, height: 40),
      image.aspectRatio(contentMode: .fit).frame(width: 90, height: 40))
  }

  @Test("corners that are cut off are those of a clip")
  func corners() throws {
    try expectSame(box.cornerRadius(9), box.clipShape(RoundedRectangle(cornerRadius: 9)), unlike: box)
    try expectSame(box.cornerRadius(9, antialiased: true), box.cornerRadius(9), unlike: box)
  }

  @Test("overlays of styles are overlays of what the styles fill")
  func overlays() throws {
    try expectSame(mark.overlay(.red.opacity(0.5)), mark.overlay { Rectangle().fill(.red.opacity(0.5)) }, unlike: mark)
    try expectSame(mark.overlay(.red, ignoresSafeAreaEdges: []), mark.overlay { Color.red }, unlike: mark)
    try expectSame(mark.overlay(.red, in: Capsule()), mark.overlay { Capsule().fill(.red) }, unlike: mark)
    try expectSame(
      mark.overlay(.red, in: Capsule(), fillStyle: FillStyle()), mark.overlay { Capsule().fill(.red) }, unlike: mark)
  }

  @Test("a background without a style is that of the window")
  func backgrounds() throws {
    try expectSame(mark.background(), mark.background(.background), unlike: mark.background(.red))
    try expectSame(mark.background(ignoresSafeAreaEdges: []), mark.background(.background, ignoresSafeAreaEdges: []))
  }

  @Test("transforms by matrix are those by name")
  func transforms() throws {
    let double = CGAffineTransform(scaleX: 2, y: 0.5)
    try expectSame(mark.transformEffect(double), mark.scaleEffect(x: 2, y: 0.5, anchor: .topLeading), unlike: mark)
    try expectSame(mark.projectionEffect(ProjectionTransform(double)), mark.transformEffect(double), unlike: mark)
  }

  @Test("effects of a visual effect are the modifiers of their names")
  func effects() throws {
    try expectSame(mark.visualEffect { view, _ in view.offset(x: 4, y: 5) }, mark.offset(x: 4, y: 5), unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.offset(CGSize(width: 4, height: 5)) }, mark.offset(x: 4, y: 5), unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.scaleEffect(0.5, anchor: .top) }, mark.scaleEffect(0.5, anchor: .top),
      unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.scaleEffect(x: 0.5, y: 2, anchor: .top) },
      mark.scaleEffect(x: 0.5, y: 2, anchor: .top), unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.scaleEffect(CGSize(width: 0.5, height: 2), anchor: .top) },
      mark.scaleEffect(CGSize(width: 0.5, height: 2), anchor: .top), unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.rotationEffect(.degrees(20), anchor: .top) },
      mark.rotationEffect(.degrees(20), anchor: .top), unlike: mark)
    try expectSame(
      mark.visualEffect { view, _ in view.rotation3DEffect(.degrees(40), axis: (0, 1, 0)) },
      mark.rotation3DEffect(.degrees(40), axis: (0, 1, 0)), unlike: mark)
    let double = CGAffineTransform(scaleX: 2, y: 0.5)
    try expectSame(
      mark.visualEffect { view, _ in view.transformEffect(double) }, mark.transformEffect(double), unlike: mark)
    try expectSame(mark.visualEffect { view, _ in view.opacity(0.5) }, mark.opacity(0.5), unlike: mark)
    try expectSame(mark.visualEffect { view, _ in view.blur(radius: 3) }, mark.blur(radius: 3), unlike: mark)
  }

  @Test("colours of a visual effect are changed as the modifiers of their names do")
  func colours() throws {
    try expectSame(box.visualEffect { view, _ in view.brightness(0.3) }, box.brightness(0.3), unlike: box)
    try expectSame(box.visualEffect { view, _ in view.contrast(0.3) }, box.contrast(0.3), unlike: box)
    try expectSame(box.visualEffect { view, _ in view.saturation(0.3) }, box.saturation(0.3), unlike: box)
    try expectSame(box.visualEffect { view, _ in view.grayscale(0.9) }, box.grayscale(0.9), unlike: box)
    try expectSame(
      box.visualEffect { view, _ in view.hueRotation(.degrees(90)) }, box.hueRotation(.degrees(90)), unlike: box)
  }

  @Test("a scheme for a part is that of the environment")
  func schemes() throws {
    try expectSame(
      mark.colorScheme(.dark), mark.environment(\.colorScheme, .dark), unlike: mark.colorScheme(.light))
  }

  @Test("what is redacted is whole again where it is said")
  func redaction() throws {
    try expectSame(VStack { mark.unredacted() }.redacted(reason: .placeholder), VStack { mark })
    try expectSame(
      mark.privacySensitive().redacted(reason: .privacy), mark.redacted(reason: .placeholder), unlike: mark)
    try expectSame(mark.privacySensitive(false).redacted(reason: .privacy), mark)
  }

  @Test("groups for drawing and for geometry draw what is in them")
  func groups() throws {
    try expectSame(mark.drawingGroup(opaque: false, colorMode: .nonLinear), mark)
    try expectSame(mark.compositingGroup(), mark)
    try expectSame(mark.geometryGroup(), mark)
  }

  @Test("views mirror right to left where they ask for it")
  func mirrored() throws {
    let arrow = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 30, height: 10)
    }
    try expectSame(arrow.flipsForRightToLeftLayoutDirection(true), arrow)
    let flipped = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 20)]) }.fill(.red)
      .frame(width: 40, height: 20)
    try expectSame(
      flipped.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft),
      flipped.scaleEffect(x: -1).environment(\.layoutDirection, .rightToLeft),
      unlike: flipped.flipsForRightToLeftLayoutDirection(false).environment(\.layoutDirection, .rightToLeft))
  }

  @Test("foregrounds of three levels are those of the ranks")
  func levels() throws {
    let ranks = VStack {
      Text("One").foregroundStyle(.primary)
      Text("Two").foregroundStyle(.secondary)
      Text("Three").foregroundStyle(.tertiary)
    }
    let colours = VStack {
      Text("One").foregroundStyle(.red)
      Text("Two").foregroundStyle(.green)
      Text("Three").foregroundStyle(.blue)
    }
    try expectSame(ranks.foregroundStyle(.red, .green, .blue), colours, unlike: ranks)
    let two = VStack {
      Text("One").foregroundStyle(.primary)
      Text("Two").foregroundStyle(.secondary)
    }
    try expectSame(
      two.foregroundStyle(.red, .green),
      VStack {
        Text("One").foregroundStyle(.red)
        Text("Two").foregroundStyle(.green)
      }, unlike: two)
  }

  @Test("a modifier of nothing changes nothing, and two that are joined work one after the other")
  func modifiers() throws {
    struct Padded: ViewModifier {
      let amount: CGFloat
      func body(content: Content) -> some View { content.padding(amount).border(.red) }
    }
    try expectSame(mark.modifier(EmptyModifier.identity), mark)
    try expectSame(mark.modifier(EmptyModifier()), mark)
    try expectSame(
      mark.modifier(Padded(amount: 3).concat(Padded(amount: 5))),
      mark.modifier(Padded(amount: 3)).modifier(Padded(amount: 5)), unlike: mark.modifier(Padded(amount: 3)))
    let made = ModifiedContent(content: mark, modifier: Padded(amount: 3))
    #expect(made.modifier.amount == 3)
    try expectSame(made, mark.modifier(Padded(amount: 3)), unlike: made.content)
  }

  @Test("a view that is erased draws what it was")
  func erased() throws {
    try expectSame(AnyView(erasing: box), box)
    try expectSame(AnyView(box), box)
  }
}
