import CoreGraphics
import Drawing
import Typesetting

/// The pinned fonts, opened once for all tests.
enum Fonts {
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
