import CoreGraphics
import SwiftUICore
import Testing
import Typesetting

@Suite("Fonts")
struct FontTests {
  private let large = FontContext()
  private let largest = FontContext(dynamicTypeSize: .accessibility5)

  @Test("text styles have iOS's sizes at the ends of the scale and in its middle")
  func styles() {
    let table: [(Font.TextStyle, CGFloat, CGFloat, CGFloat)] = [
      (.largeTitle, 31, 34, 60), (.title, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
      (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
      (.footnote, 12, 13, 44), (.caption, 11, 12, 43), (.caption2, 11, 11, 40),
    ]
    for (style, small, middle, big) in table {
      let font = Font.system(style)
      #expect(font.spec(in: FontContext(dynamicTypeSize: .xSmall)).spec.size == small)
      #expect(font.spec(in: large).spec.size == middle)
      #expect(font.spec(in: largest).spec.size == big)
      #expect(font.spec(in: large).scalesWithTypeSize)
    }
    #expect(Font.headline.spec(in: large).spec.weight == 600)
    #expect(Font.body.spec(in: large).spec.styleLeading == 22)
  }

  @Test("a size in points stays, a custom font grows with its style, a fixed one does not")
  func scaling() {
    #expect(Font.system(size: 20).spec(in: largest).spec.size == 20)
    #expect(!Font.system(size: 20).spec(in: largest).scalesWithTypeSize)
    let custom = Font.custom("Lato-Bold", size: 22).spec(in: largest)
    // By the body's leading, 22 → 62.
    #expect(custom.spec.size == 62 && custom.scalesWithTypeSize)
    #expect(custom.requestedName == "Lato-Bold" && custom.spec.family == .custom("Lato-Bold"))
    #expect(Font.custom("Lato", size: 41, relativeTo: .largeTitle).spec(in: largest).spec.size == 70)
    let fixed = Font.custom("Lato", fixedSize: 22).spec(in: largest)
    #expect(fixed.spec.size == 22 && !fixed.scalesWithTypeSize)
  }

  @Test("modifiers change what they name, in order")
  func modifiers() {
    func spec(_ font: Font) -> FontSpec { font.spec(in: large).spec }
    #expect(spec(.system(size: 17, weight: .semibold, design: .rounded)).family == .system(.rounded))
    #expect(spec(.system(size: 17, weight: .semibold)).weight == 600)
    #expect(spec(.body.weight(.heavy)).weight == 800)
    #expect(spec(.body.bold()).weight == 700 && spec(.body.weight(.black).bold()).weight == 900)
    #expect(spec(.body.italic()).isItalic)
    #expect(spec(.body.monospacedDigit()).monospacedDigits)
    #expect(spec(.body.monospaced()).family == .system(.monospaced))
    #expect(spec(.custom("Lato", size: 12).bold()).weightIsExplicit)
    #expect(!spec(.custom("Lato", size: 12)).weightIsExplicit)
    #expect(spec(.body.lowercaseSmallCaps().uppercaseSmallCaps()).smallCaps == .all)
    #expect(spec(.body.width(.condensed)).width == 75)
    #expect(spec(.body.leading(.tight)).leading == .tight)
    #expect(spec(.system(.title, design: .serif, weight: .light)).weight == 300)
  }

  @Test("Bold Text makes the system's faces heavier, not an app's own")
  func legibility() {
    let bold = FontContext(legibilityWeight: .bold)
    #expect(Font.body.spec(in: bold).spec.weight == 600)
    #expect(Font.custom("Lato", size: 12).spec(in: bold).spec.weight == 400)
  }

  @Test("fonts are equal when they are written alike")
  func equality() {
    #expect(Font.system(size: 12) == .system(size: 12) && Font.body != .body.bold())
    #expect(Set([Font.body, .body, .title]).count == 2)
  }

  @Test("lengths grow by the leading of their style, to whole pixels, as recorded on iOS")
  func lengths() {
    #expect(abs(Font.TextStyle.body.scaled(90, at: .accessibility5, displayScale: 3) - 253.667) < 0.001)
    #expect(abs(Font.TextStyle.body.scaled(40, at: .xSmall, displayScale: 3) - 34.667) < 0.001)
    #expect(ScaledMetric(wrappedValue: 44).wrappedValue == 44)
  }

  @Test("the twelve sizes are ordered, the last five for accessibility")
  func sizes() {
    #expect(DynamicTypeSize.allCases.count == 12 && DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize(.extraExtraLarge) == .xxLarge && DynamicTypeSize(.unspecified) == nil)
  }
}
