import Foundation
import Synchronization

/// Where a key is looked up.
struct StringSource: Equatable, Sendable {
  /// The table's name; nil for `Localizable`.
  var table: String?
  /// The bundle's folder; nil for the program's own.
  var bundle: String?

  init(table: String?, bundle: Bundle?) {
    self.table = table
    self.bundle = bundle === Bundle.main ? nil : bundle.map(\.bundlePath)
  }
}

/// The string tables of the bundles that the process has been told of: `.strings` in folders of languages, and `.xcstrings`.
///
/// May read: those files, once. Nothing else here looks for translations by itself.
package final class StringTables: Sendable {
  private struct Bundle {
    /// By language, table and key, whose values are replaced by `%@`.
    var texts: [String: [String: [String: String]]] = [:]
    /// The language that is taken where no other fits.
    var source = "en"
  }

  package static let shared = StringTables()
  private let bundles = Mutex<[String: Bundle]>([:])

  /// Takes the tables of a bundle's folder.
  /// - Parameter isMain: The program's own: what is asked for without a bundle is found in it.
  package func add(bundle folder: String, isMain: Bool) {
    var bundle = Bundle()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where name.hasSuffix(".lproj") {
      let language = String(name.dropLast(6))
      for file in ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted()
      where file.hasSuffix(".strings") {
        let entries = Self.strings("\(folder)/\(name)/\(file)")
        for (key, text) in entries {
          bundle.texts[language, default: [:]][String(file.dropLast(8)), default: [:]][Self.plain(key)] = text
        }
      }
    }
    for name in names where name.hasSuffix(".xcstrings") {
      Self.addCatalogue("\(folder)/\(name)", table: String(name.dropLast(10)), to: &bundle)
    }
    guard !bundle.texts.isEmpty else { return }
    let found = bundle
    bundles.withLock { bundles in
      bundles[folder] = found
      if isMain { bundles[""] = found }
    }
  }

  private static func strings(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
  }

  private static func addCatalogue(_ path: String, table: String, to bundle: inout Bundle) {
    typealias Object = [String: Any]
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = (try? JSONSerialization.jsonObject(with: data)) as? Object
    else { return }
    bundle.source = catalogue["sourceLanguage"] as? String ?? bundle.source
    for case (let key, let entry as Object) in catalogue["strings"] as? Object ?? [:] {
      for case (let language, let variants as Object) in entry["localizations"] as? Object ?? [:] {
        let plural = (variants["variations"] as? Object)?["plural"] as? Object
        let unit = variants["stringUnit"] as? Object ?? (plural?["other"] as? Object)?["stringUnit"] as? Object
        guard let text = unit?["value"] as? String else { continue }
        bundle.texts[language, default: [:]][table, default: [:]][plain(key)] = text
      }
    }
  }

  /// Whether there are tables to look into.
  func has(_ source: StringSource) -> Bool { bundles.withLock { $0[source.bundle ?? ""] != nil } }

  /// The translation of a key whose values are written `%@`; nil where there is none.
  func text(_ key: String, _ source: StringSource, locale: Locale) -> String? {
    bundles.withLock { bundles in
      guard let bundle = bundles[source.bundle ?? ""] else { return nil }
      let table = source.table ?? "Localizable"
      for language in Self.languages(of: locale) + [bundle.source, "Base"] {
        if let text = bundle.texts[language]?[table]?[key] { return text }
      }
      return nil
    }
  }

  /// From the most to the least exact: `de_CH` is looked for as `de-CH`, `de_CH` and `de`.
  private static func languages(of locale: Locale) -> [String] {
    let name = locale.identifier.split(separator: "@")[0].replacingOccurrences(of: "_", with: "-")
    var parts = name.split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result += [parts.joined(separator: "-"), parts.joined(separator: "_")]
      parts.removeLast()
    }
    return result
  }

  /// A key with every value written `%@`, whatever its conversion.
  private static func plain(_ key: String) -> String {
    pieces(of: key).map { if case .text(let text) = $0 { text } else { "%@" } }.joined()
  }

  enum Piece: Equatable {
    case text(String)
    /// The value of this index.
    case value(Int)
  }

  /// A format taken apart at its conversions, such as `%lld`, `%2$@` and `%.1f`.
  static func pieces(of format: String) -> [Piece] {
    var result: [Piece] = []
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%", let first = rest.first else {
        text.append(character)
        continue
      }
      if first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      let flags = rest.prefix { $0.isNumber || "$.-+# lhqzt".contains($0) }
      guard let conversion = rest.dropFirst(flags.count).first, "@dDiuUxXoOfeEgGcCsSpaAF".contains(conversion) else {
        text.append(character)
        continue
      }
      rest = rest.dropFirst(flags.count + 1)
      if !text.isEmpty { result.append(.text(text)) }
      text = ""
      let digits = flags.prefix(while: \.isNumber)
      if flags.dropFirst(digits.count).first == "$", let index = Int(digits), index > 0 {
        result.append(.value(index - 1))
      } else {
        result.append(.value(next))
        next += 1
      }
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }
}

extension LocalizedStringKey {
  /// The key in the words of a language; itself where it has no translation.
  /// - Parameter name: what tables have it under; nil for its own text.
  func translated(named name: String? = nil, _ source: StringSource, locale: Locale) -> LocalizedStringKey {
    guard StringTables.shared.has(source) else { return self }
    let values = parts.filter { if case .literal = $0 { false } else { true } }
    guard let text = StringTables.shared.text(name ?? self.name, source, locale: locale) else { return self }
    return LocalizedStringKey(
      parts: StringTables.pieces(of: text).map { piece in
        switch piece {
        case .text(let text): .literal(text)
        case .value(let index): values.indices.contains(index) ? values[index] : .literal("")
        }
      })
  }
}
