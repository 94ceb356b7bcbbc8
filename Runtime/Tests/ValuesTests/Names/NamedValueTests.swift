import Foundation
import SwiftUICore
import Testing

@Suite("Named attributes, orientations, feedback and animations")
struct NamedValueTests {
  @Test("attributes of texts are kept by an attributed string under Apple's names")
  func attributes() {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    #expect(Scope.FontAttribute.name == "SwiftUI.Font" && Scope.KerningAttribute.name == "SwiftUI.Kern")
    #expect(Scope.ForegroundColorAttribute.name == "SwiftUI.ForegroundColor")
    #expect(Scope.BackgroundColorAttribute.name == "SwiftUI.BackgroundColor")
    #expect(Scope.StrikethroughStyleAttribute.name == "SwiftUI.StrikethroughStyle")
    #expect(Scope.UnderlineStyleAttribute.name == "SwiftUI.UnderlineStyle")
    #expect(Scope.TrackingAttribute.name == "SwiftUI.Tracking")
    #expect(Scope.BaselineOffsetAttribute.name == "SwiftUI.BaselineOffset")
    var text = AttributedString("Text")
    text[Scope.FontAttribute.self] = .title
    text[Scope.ForegroundColorAttribute.self] = .red
    text[Scope.BackgroundColorAttribute.self] = .blue
    text[Scope.KerningAttribute.self] = 1
    text[Scope.TrackingAttribute.self] = 2
    text[Scope.BaselineOffsetAttribute.self] = 3
    text[Scope.UnderlineStyleAttribute.self] = .single
    text[Scope.StrikethroughStyleAttribute.self] = Text.LineStyle(pattern: .dash, color: .red)
    #expect(text[Scope.FontAttribute.self] == .title && text[Scope.ForegroundColorAttribute.self] == .red)
    #expect(text[Scope.BackgroundColorAttribute.self] == .blue && text[Scope.KerningAttribute.self] == 1)
    #expect(text[Scope.TrackingAttribute.self] == 2 && text[Scope.BaselineOffsetAttribute.self] == 3)
    #expect(text[Scope.UnderlineStyleAttribute.self] == .single)
    #expect(text[Scope.StrikethroughStyleAttribute.self] == Text.LineStyle(pattern: .dash, color: .red))
  }

  @Test("an image's eight orientations know their raw values, and its other kinds are told apart")
  func images() {
    let orientations: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
    ]
    #expect(Set(Image.Orientation.allCases) == Set(orientations) && Image.Orientation.allCases.count == 8)
    #expect(orientations.allSatisfy { Image.Orientation(rawValue: $0.rawValue) == $0 })
    #expect(Set([Image.Interpolation.none, .low, .medium, .high]).count == 4)
    #expect(Image.ResizingMode.tile != .stretch && Image.TemplateRenderingMode.template != .original)
    #expect(Set([Image.Scale.small, .medium, .large]).count == 3)
    #expect(Set([Image.DynamicRange.standard, .constrainedHigh, .high]).count == 3)
  }

  @Test("kinds of feedback are told apart")
  func feedback() {
    let kinds: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange, .impact,
    ]
    for (place, kind) in kinds.enumerated() { #expect(!kinds[(place + 1)...].contains(kind)) }
    #expect(SensoryFeedback.impact(weight: .heavy) != .impact(weight: .medium))
    #expect(SensoryFeedback.impact(flexibility: .rigid) != .impact(flexibility: .solid))
  }

  @Test("animations that say the same are equal, and have equal hashes")
  func animations() {
    let pairs: [(Animation, Animation)] = [
      (.interactiveSpring, .interactiveSpring()), (.interpolatingSpring, .interpolatingSpring()),
      (.smooth, .smooth(duration: 0.5, extraBounce: 0)),
      (.timingCurve(.easeIn, duration: 2), .easeIn(duration: 2)),
      (.interpolatingSpring(Spring(duration: 1, bounce: 0.2)), .interpolatingSpring(duration: 1, bounce: 0.2)),
      (.spring(Spring(duration: 1, bounce: 0.2)), .spring(duration: 1, bounce: 0.2)),
    ]
    for (one, other) in pairs {
      #expect(one == other && one.hashValue == other.hashValue)
      #expect(one != .linear(duration: 9))
    }
  }
}
