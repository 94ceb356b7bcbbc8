import CoreGraphics
import Drawing
import Stage
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Preferred colour schemes")
struct PreferredSchemeTests {
  /// The colours of the fills, the ground first.
  private func fills(_ view: some View, scheme: ColorScheme = .light) throws -> [ResolvedColor] {
    let stage = try Stage(settings: StageSettings(scheme: scheme), resources: StageResources())
    try stage.show(AnyView(view), presentation: .fitted(width: 50))
    var colors: [ResolvedColor] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(_, .color(let color), _): colors.append(color)
        case .list(let list, _), .effect(_, let list), .marked(_, let list): visit(list.items)
        default: break
        }
      }
    }
    visit(stage.displayList.items)
    return colors
  }

  @Test("a view that asks for dark gets it for itself, its surroundings and the ground")
  func dark() throws {
    let view = VStack {
      Color.primary; Color.blue.preferredColorScheme(.dark)
    }
    #expect(try fills(view) == [.black, .white, ResolvedColor(0x0A84FF)])
  }

  @Test("without a wish, or with none in particular, the stage's scheme holds")
  func none() throws {
    #expect(try fills(Color.primary) == [.white, .black])
    #expect(try fills(Color.primary.preferredColorScheme(nil), scheme: .dark) == [.black, .white])
  }

  @Test("of several wishes the first counts")
  func several() throws {
    let view = VStack {
      Color.primary.preferredColorScheme(.light); Color.primary.preferredColorScheme(.dark)
    }
    #expect(try fills(view, scheme: .dark) == [.white, .black, .black])
  }
}
