import CoreGraphics
import SwiftUICore
import Testing

/// Values of places and directions, as Apple documents them.
@Suite("Points, edges, axes and insets")
struct PlaceValueTests {
  @Test("the named unit points are the corners, the middles of the sides, and the middle")
  func unitPoints() {
    let named: [UnitPoint] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
    let places = [0.0, 0.5, 1].flatMap { y in [0.0, 0.5, 1].map { x in CGPoint(x: x, y: y) } }
    #expect(named.map { CGPoint(x: $0.x, y: $0.y) } == places)
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
    var point = UnitPoint(x: 0.25, y: 1)
    point.animatableData = AnimatablePair(point.animatableData.first * 2, point.animatableData.second * 2)
    #expect(point == UnitPoint(x: 0.5, y: 2))
  }

  @Test("π radians are 180 degrees, and an angle of more degrees is greater")
  func angles() {
    #expect(Angle(degrees: 180).radians == .pi && Angle.radians(.pi / 2) == Angle(degrees: 90))
    #expect(abs(Angle(radians: .pi).degrees - 180) < 1e-12)
    #expect(Angle() == .zero && Angle.degrees(10) < .degrees(11) && !(Angle.degrees(11) < .degrees(11)))
    var angle = Angle(degrees: 30)
    let data = angle.animatableData
    angle.animatableData = data + data
    #expect(abs(angle.degrees - 60) < 1e-9)
  }

  @Test("insets keep their edges, and count up edge by edge")
  func insets() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.top == 1 && insets.leading == 2 && insets.bottom == 3 && insets.trailing == 4)
    insets.animatableData += insets.animatableData
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("an edge knows its raw value, and a set of edges those that it holds")
  func edges() {
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge(rawValue: 2) == .bottom && Edge(rawValue: 4) == nil)
    #expect(Edge(horizontal: .leading) == .leading && Edge(vertical: .bottom) == .bottom)
    #expect(Edge.Set(.trailing) == .trailing && Edge.Set([.leading, .trailing]) == .horizontal)
    #expect(Edge.Set(rawValue: Edge.Set.all.rawValue) == [.horizontal, .vertical])
    #expect(!Edge.Set.vertical.contains(.leading))
  }

  @Test("horizontal and vertical edges and their sets")
  func oneWayEdges() {
    #expect(HorizontalEdge.allCases == [.leading, .trailing] && VerticalEdge.allCases == [.top, .bottom])
    #expect(HorizontalEdge(rawValue: HorizontalEdge.trailing.rawValue) == .trailing)
    #expect(VerticalEdge(rawValue: VerticalEdge.bottom.rawValue) == .bottom)
    #expect(HorizontalEdge.Set(.leading) == .leading && HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set(rawValue: HorizontalEdge.Set.trailing.rawValue) == .trailing)
    #expect(VerticalEdge.Set(rawValue: VerticalEdge.Set.bottom.rawValue) == .bottom)
  }

  @Test("an axis says its name, and a set holds both")
  func axes() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.horizontal.description == "horizontal" && Axis.vertical.description == "vertical")
    #expect(Axis(rawValue: Axis.vertical.rawValue) == .vertical && Axis(rawValue: 7) == nil)
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(Axis.Set(rawValue: both.rawValue) == both && both.contains(.vertical))
  }

  @Test("an alignment is made of two guides")
  func alignments() {
    let pairs: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.center, .center, .center), (.bottomLeading, .leading, .bottom), (.topTrailing, .trailing, .top),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
      (.centerFirstTextBaseline, .center, .firstTextBaseline), (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
    ]
    for (alignment, horizontal, vertical) in pairs {
      #expect(alignment.horizontal == horizontal && alignment.vertical == vertical)
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }
    #expect(Alignment.center != .bottomLeading)
  }

  @Test("a proposal without a size stands for 10, as Apple documents")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    let half = ProposedViewSize(width: 5, height: nil)
    #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 5, height: 2))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)).height == 4)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity.width == .infinity)
  }

  @Test("corner radii are counted up corner by corner")
  func corners() {
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    radii.animatableData += radii.animatableData
    #expect(radii.topLeading == 2 && radii.bottomLeading == 4)
    #expect(radii.bottomTrailing == 6 && radii.topTrailing == 8)
  }

  @Test("a line style keeps what it is made of, and counts up its numbers")
  func lines() {
    var style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [4, 5], dashPhase: 1)
    #expect(style.lineWidth == 2 && style.lineCap == .round && style.lineJoin == .bevel)
    #expect(style.miterLimit == 3 && style.dash == [4, 5] && style.dashPhase == 1)
    style.animatableData += style.animatableData
    #expect(style.lineWidth == 4 && style.miterLimit == 6 && style.dashPhase == 2)
  }

  @Test("coordinate spaces know which one they are")
  func spaces() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isGlobal)
    #expect(CoordinateSpace.named("a") == .named("a") && CoordinateSpace.named("a") != .named("b"))
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    let named: NamedCoordinateSpace = .named("a")
    #expect(named.coordinateSpace == .named("a") && named == .named("a"))
  }
}
