import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// What modifiers write into the environment can be read there.
@MainActor
@Suite("Values of the environment and the modifiers that set them")
struct EnvironmentValueTests {
  private struct Reader<Value>: View {
    @Environment private var value: Value
    private let read: (Value) -> Void

    init(_ path: KeyPath<EnvironmentValues, Value>, read: @escaping (Value) -> Void) {
      _value = Environment(path)
      self.read = read
    }

    var body: some View {
      let _ = read(value)
      Color.clear
    }
  }

  private func value<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, under change: (AnyView) -> some View = { $0 }
  ) throws -> Value {
    var found: Value?
    _ = try Host(change(AnyView(Reader(path) { found = $0 })), width: 100, height: 100, scale: 2)
    return try #require(found)
  }

  @Test("without modifiers they are what Apple documents")
  func defaults() throws {
    #expect(try value(\.controlSize) == .regular && value(\.imageScale) == .medium)
    #expect(try value(\.lineSpacing) == 0 && value(\.minimumScaleFactor) == 1 && !value(\.allowsTightening))
    #expect(try value(\.multilineTextAlignment) == .leading && value(\.truncationMode) == .tail)
    #expect(try value(\.textCase) == nil && value(\.font) == nil)
    #expect(try value(\.redactionReasons) == [] && value(\.isScrollEnabled))
    #expect(try value(\.headerProminence) == .standard && !value(\.autocorrectionDisabled))
    #expect(try !value(\.isSearching) && !value(\.isPresented))
    #expect(try value(\.scenePhase) == .active)
    #expect(try value(\.horizontalScrollIndicatorVisibility) == .automatic)
    #expect(try value(\.verticalScrollIndicatorVisibility) == .automatic)
    #expect(try value(\.scrollDismissesKeyboardMode) == .automatic)
    #expect(try value(\.symbolRenderingMode) == nil && value(\.symbolVariants) == .none)
  }

  @Test("a pixel is one point divided by the scale")
  func pixels() throws {
    #expect(try value(\.pixelLength) == 0.5)
  }

  @Test("modifiers set them for what is below")
  func modifiers() throws {
    #expect(try value(\.controlSize) { $0.controlSize(.large) } == .large)
    #expect(try value(\.imageScale) { $0.imageScale(.large) } == .large)
    #expect(try value(\.lineSpacing) { $0.lineSpacing(4) } == 4)
    #expect(try value(\.font) { $0.font(.title) } == .title)
    #expect(try value(\.textCase) { $0.textCase(.lowercase) } == .lowercase)
    #expect(try value(\.redactionReasons) { $0.redacted(reason: .placeholder) } == .placeholder)
    #expect(try !value(\.isScrollEnabled) { $0.scrollDisabled(true) })
    #expect(try value(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
    #expect(try value(\.autocorrectionDisabled) { $0.autocorrectionDisabled() })
    #expect(try value(\.autocorrectionDisabled) { $0.disableAutocorrection(true) })
    #expect(try value(\.horizontalScrollIndicatorVisibility) { $0.scrollIndicators(.hidden) } == .hidden)
    #expect(try value(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.never) } == .never)
    #expect(try value(\.verticalScrollIndicatorVisibility) { $0.scrollIndicators(.visible) } == .visible)
    #expect(try value(\.scrollDismissesKeyboardMode) { $0.scrollDismissesKeyboard(.never) } != .automatic)
    #expect(try value(\.symbolRenderingMode) { $0.symbolRenderingMode(.multicolor) } == .multicolor)
    #expect(try value(\.symbolVariants) { $0.symbolVariant(.fill) } == .fill)
    #expect(try value(\.symbolVariants) { $0.symbolVariant(.square) } == .square)
  }

  @Test("the size of type by its old name follows the new one")
  func typeSize() throws {
    #expect(try value(\.sizeCategory) { $0.dynamicTypeSize(.accessibility2) } == .accessibilityLarge)
    #expect(try value(\.dynamicTypeSize) { $0.environment(\.sizeCategory, .extraSmall) } == .xSmall)
    #expect(try value(\.dynamicTypeSize) { $0.dynamicTypeSize(.accessibility1) }.isAccessibilitySize)
    for size in [DynamicTypeSize.small, .medium, .xLarge, .accessibility4] {
      #expect(try value(\.dynamicTypeSize) { $0.dynamicTypeSize(size) } == size)
    }
  }

  @Test("a value is changed for what is below, from what it was")
  func changed() throws {
    let seen = try value(\.lineSpacing) {
      $0.transformEnvironment(\.lineSpacing) { $0 += 2 }.lineSpacing(3)
    }
    #expect(seen == 5)
  }

  @Test("a link is opened by the action of the environment, which says what came of it")
  func links() throws {
    let url = try #require(URL(string: "https://example.org"))
    var opened: [URL] = []
    let action = try value(\.openURL) {
      $0.environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        })
    }
    action(url)
    var accepted: Bool?
    action(url) { accepted = $0 }
    #expect(opened == [url, url] && accepted == true)
    let discarding = try value(\.openURL) { $0.environment(\.openURL, OpenURLAction { _ in .discarded }) }
    discarding(url) { accepted = $0 }
    #expect(accepted == false)
  }
}
