import CoreGraphics
import Drawing
import Foundation
import Typesetting

/// The pinned fonts, opened once for all tests.
enum Fonts {
  /// Squares of one em: at 10 points a character is 10 wide, the ascent is 8, the descent 2.
  static let squares: FontLibrary = {
    do {
      return try FontLibrary(onlyFile: fixture("Squares.ttf"))
    } catch {
      fatalError("\(error)")
    }
  }()

  static func fixture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)").path
  }

  static let library: FontLibrary = {
    do {
      return try FontLibrary(folder: FontLibrary.defaultFolder())
    } catch {
      fatalError("\(error)")
    }
  }()
}

extension FontSpec {
  static func system(_ size: CGFloat, weight: CGFloat = 400, leading: CGFloat? = nil) -> FontSpec {
    FontSpec(family: .system(.standard), size: size, weight: weight, styleLeading: leading)
  }

  static func custom(_ name: String, _ size: CGFloat = 17) -> FontSpec {
    FontSpec(family: .custom(name), size: size)
  }
}

func paragraph(
  _ text: String, _ font: FontSpec = .system(17), style: ParagraphStyle = ParagraphStyle(),
  fonts: FontLibrary = Fonts.library
) -> Paragraph {
  Paragraph(spans: [TextSpan(.text(text), font: font)], style: style, fonts: fonts)
}

extension TextLayout {
  var runs: [GlyphRun] {
    lines.flatMap(\.fragments).compactMap {
      if case .glyphs(let run) = $0.content { run } else { nil }
    }
  }

  /// The characters of each line from left to right.
  var lineTexts: [String] {
    lines.map { line in
      line.fragments.map { if case .glyphs(let run) = $0.content { run.text } else { "▢" } }.joined()
    }
  }
}

/// Text of squares: 10 points a character, lines 10 high, one device pixel a point.
func squares(_ text: String, style: ParagraphStyle = ParagraphStyle(displayScale: 1)) -> Paragraph {
  paragraph(text, FontSpec(family: .system(.standard), size: 10), style: style, fonts: Fonts.squares)
}

extension ParagraphStyle {
  /// One device pixel a point.
  static func plain(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> ParagraphStyle {
    var style = ParagraphStyle(displayScale: 1)
    change(&style)
    return style
  }
}
