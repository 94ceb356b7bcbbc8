import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// What a value was made of can be read from it.
@MainActor
@Suite("Parts of gestures, layouts, canvases and shortcuts")
struct PartTests {
  @Test("gestures keep what they wait for, and wait for Apple's amounts by default")
  func gestures() {
    #expect(DragGesture().minimumDistance == 10 && DragGesture(minimumDistance: 3).minimumDistance == 3)
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
    #expect(LongPressGesture().minimumDuration == 0.5 && LongPressGesture().maximumDistance == 10)
    #expect(TapGesture().count == 1 && TapGesture(count: 2).count == 2)
    #expect(SpatialTapGesture(count: 2).count == 2 && SpatialTapGesture().coordinateSpace == .local)
    #expect(MagnifyGesture().minimumScaleDelta == 0.01 && MagnificationGesture().minimumScaleDelta == 0.01)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    #expect(RotationGesture(minimumAngleDelta: .degrees(3)).minimumAngleDelta == .degrees(3))
  }

  @Test("composed gestures keep their parts")
  func composed() {
    let both = SimultaneousGesture(TapGesture(count: 2), DragGesture(minimumDistance: 4))
    #expect(both.first.count == 2 && both.second.minimumDistance == 4)
    let order = SequenceGesture(LongPressGesture(minimumDuration: 2), DragGesture(minimumDistance: 4))
    #expect(order.first.minimumDuration == 2 && order.second.minimumDistance == 4)
  }

  @Test("a gesture's state begins with what it is given, and with nothing where it may")
  func states() {
    #expect(GestureState(initialValue: 3).wrappedValue == 3)
    #expect(GestureState(initialValue: 3, resetTransaction: Transaction()).wrappedValue == 3)
    #expect(GestureState(initialValue: 3) { _, _ in }.wrappedValue == 3)
    #expect(GestureState(wrappedValue: 4) { _, _ in }.wrappedValue == 4)
    #expect(GestureState<Int?> { _, _ in }.wrappedValue == nil)
  }

  @Test("a drag tells where and when it began")
  func drag() {
    let time = Date(timeIntervalSince1970: 5)
    let value = DragGesture.Value(
      time: time, location: CGPoint(x: 3, y: 4), startLocation: CGPoint(x: 1, y: 2), velocity: .zero)
    #expect(value.time == time && value.startLocation == CGPoint(x: 1, y: 2))
  }

  @Test("layouts keep their alignments and spaces")
  func layouts() {
    let row = HStackLayout(alignment: .bottom, spacing: 3)
    #expect(row.alignment == .bottom && row.spacing == 3 && HStackLayout().spacing == nil)
    let column = VStackLayout(alignment: .trailing, spacing: 4)
    #expect(column.alignment == .trailing && column.spacing == 4 && VStackLayout().alignment == .center)
    #expect(ZStackLayout(alignment: .topLeading).alignment == .topLeading && ZStackLayout().alignment == .center)
    let item = GridItem(.fixed(20), spacing: 5, alignment: .bottom)
    #expect(item.spacing == 5 && item.alignment == .bottom)
    #expect(Spacer(minLength: 7).minLength == 7 && Spacer().minLength == nil)
    var properties = LayoutProperties()
    #expect(properties.stackOrientation == nil)
    properties.stackOrientation = .vertical
    #expect(properties.stackOrientation == .vertical)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
  }

  @Test("rows for data keep the data and make a row of each")
  func rows() {
    let rows = ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
    #expect(rows.data == [1, 2, 3] && rows.content(2) == Text("\(2)"))
  }

  @Test("a canvas keeps how it draws")
  func canvas() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    let plain = Canvas { _, _ in }
    #expect(!plain.isOpaque && plain.colorMode == .nonLinear && !plain.rendersAsynchronously)
  }

  @Test("colours tell their parts, and are made from those of CoreGraphics")
  func colours() {
    var resolved = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.25) < 1e-5 && abs(resolved.green - 0.5) < 1e-5)
    #expect(abs(resolved.blue - 0.75) < 1e-5 && resolved.opacity == 0.5)
    // sRGB: ((c + 0.055) / 1.055)^2.4 above 0.04045.
    #expect(abs(Double(resolved.linearRed) - pow((0.25 + 0.055) / 1.055, 2.4)) < 1e-5)
    #expect(abs(Double(resolved.linearBlue) - pow((0.75 + 0.055) / 1.055, 2.4)) < 1e-5)
    let data = resolved.animatableData
    resolved.animatableData = data
    #expect(abs(resolved.red - 0.25) < 1e-3)
  }
}
