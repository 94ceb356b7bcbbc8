import CoreGraphics
import Drawing
import SwiftUICore
import Testing
import UIKit

@Suite("UIKit values")
struct UIKitTests {
  @Test("a tab bar's appearance is what an app sets, as guides write it")
  @MainActor func tabBar() {
    defer { UITabBar.resetAppearance() }
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(Color.red).withAlphaComponent(0.94)
    appearance.shadowColor = .clear
    appearance.stackedLayoutAppearance.normal.iconColor = .systemGray
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 10, weight: .semibold),
    ]
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = UIColor(white: 1, alpha: 0.6)

    let shown = UITabBar.appearance().standardAppearance
    #expect(shown.background == .opaque && shown.backgroundEffect == nil)
    #expect(shown.backgroundColor?.resolved(with: .current).alpha == 0.94)
    #expect(shown.stackedLayoutAppearance.normal.iconColor == .systemGray)
    let copy = shown.copy()
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .systemGray)
    copy.stackedLayoutAppearance.normal.iconColor = .black
    #expect(shown.stackedLayoutAppearance.normal.iconColor == .systemGray)
    UITabBar.resetAppearance()
    #expect(UITabBar.appearance().scrollEdgeAppearance == nil)
  }

  @Test("the three backgrounds differ in material and line")
  @MainActor func backgrounds() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.background == .standard && appearance.backgroundEffect?.style == .systemChromeMaterial)
    appearance.configureWithTransparentBackground()
    #expect(appearance.background == .transparent && appearance.shadowColor == nil)
    appearance.backgroundEffect = UIBlurEffect(style: .systemMaterialDark)
    #expect(appearance.backgroundEffect?.style.fixedStyle == .dark)
    #expect(UIBlurEffect.Style.systemThinMaterial.fixedStyle == nil)
  }

  @Test("haptics are heard by whoever listens")
  @MainActor func haptics() {
    var heard: [String] = []
    let id = HapticLog.add { heard.append($0.description) }
    defer { HapticLog.remove(id) }
    UIImpactFeedbackGenerator(style: .soft).impactOccurred()
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    #expect(
      heard == [
        "impact(style: .soft)", "impact(style: .light, intensity: 0.5)", "notification(.success)", "selection",
      ])
  }

  @Test("a bezier path rounds the corners that are asked for")
  func bezier() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    let drawn = Path(path.cgPath)
    #expect(!drawn.contains(CGPoint(x: 1, y: 1)) && !drawn.contains(CGPoint(x: 39, y: 39)))
    #expect(drawn.contains(CGPoint(x: 39, y: 1)) && drawn.contains(CGPoint(x: 1, y: 39)))
  }

  @Test("clockwise means clockwise on screen in UIKit")
  func arcs() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.minX > -0.01 && path.bounds.minY > -0.01)
  }

  @Test("a path reversed runs through the same points the other way")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 1.5, y: 5))
    #expect(Path(path.reversing().cgPath).description == "2 0 m 1.5 5 1 0 q 0 0 l")
    path.close()
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test("fonts of UIKit know their size and weight")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).spec.weight == 600)
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont(name: "Inter-Bold", size: 12)?.fontName == "Inter-Bold")
    // Recorded on iOS at 3x: 90 → 253.667 at the largest size, 40 → 34.667 at the smallest.
    var values = UITraitCollection.Values()
    values.displayScale = 3
    values.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let metrics = UIFontMetrics.default
    let large = metrics.scaledValue(for: 90, compatibleWith: UITraitCollection(values: values))
    values.contentSizeCategory = .extraSmall
    let small = metrics.scaledValue(for: 40, compatibleWith: UITraitCollection(values: values))
    #expect(abs(large - 253.667) < 0.001 && abs(small - 34.667) < 0.001)
  }

  @Test("the pasteboard keeps what was copied")
  func pasteboard() {
    let pasteboard = UIPasteboard.general
    defer { pasteboard.clear() }
    pasteboard.string = "copied"
    #expect(pasteboard.string == "copied" && pasteboard.hasStrings)
    pasteboard.url = URL(string: "https://example.com")
    #expect(pasteboard.string == "https://example.com")
    pasteboard.string = nil
    #expect(!pasteboard.hasStrings)
  }

  @Test("a context of Core Graphics records in its owner's coordinates")
  func context() throws {
    let context = CGContext()
    context.translateBy(x: 10, y: 20)
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(3)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.strokePath()
    context.restoreGState()
    #expect(context.ctm == CGAffineTransform(translationX: 10, y: 20))
    guard case .fill(let outline, _, evenOdd: false, .normal) = context.operations[0] else {
      Issue.record("the fill is missing")
      return
    }
    #expect(outline.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
    guard case .stroke(let line, _, let pen, let transform, _) = context.operations[2] else {
      Issue.record("the stroke is missing")
      return
    }
    #expect(pen.width == 3 && transform.a == 2)
    #expect(line.applying(transform).boundingBox == CGRect(x: 10, y: 20, width: 2, height: 2))
  }

  @Test("a mutable path copies what it is now")
  func mutablePath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let before = Path(path)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(before.description == "0 0 m 10 0 l")
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
  }
}
