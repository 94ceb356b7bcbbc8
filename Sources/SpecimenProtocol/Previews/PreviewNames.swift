/// Names for previews that stay as long as file, type and title of a preview do.
package enum PreviewNames {
  /// What holds previews: a file with `#Preview`, or a `PreviewProvider`.
  package enum Holder: Hashable, Sendable {
    /// As `#fileID` has it.
    case file(id: String)
    case provider(module: String, type: String)

    package var module: String {
      switch self {
      case .file(let id): String(id.prefix { $0 != "/" })
      case .provider(let module, _): module
      }
    }

    /// What people call it: `ContentView` for `ContentView.swift` and for `ContentView_Previews`.
    package var plainName: String {
      switch self {
      case .file(let id):
        let name = id.split(separator: "/").last.map(String.init) ?? id
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
      case .provider(_, let type):
        for ending in ["_Previews", "_Preview", "Previews", "Preview"]
        where type.hasSuffix(ending) && type.count > ending.count { return String(type.dropLast(ending.count)) }
        return type
      }
    }

    fileprivate var fullName: String {
      if case .provider(_, let type) = self { type } else { plainName }
    }
  }

  /// The first part of the names of each holder's previews, told apart where two holders are called the same.
  package static func bases(of holders: [Holder]) -> [Holder: String] {
    let all = Set(holders)
    func count(_ name: (Holder) -> String) -> [String: Int] {
      all.reduce(into: [:]) { $0[key(name($1)), default: 0] += 1 }
    }
    let plain = count(\.plainName)
    let full = count { plain[key($0.plainName)] == 1 ? $0.plainName : $0.fullName }
    var result: [Holder: String] = [:]
    for holder in all {
      var name = plain[key(holder.plainName)] == 1 ? holder.plainName : holder.fullName
      if full[key(name)] != 1 { name = holder.module + "." + name }
      result[holder] = FileName.of(name)
    }
    return result
  }

  /// Names for the previews of one holder, in order.
  /// - Parameter titles: nil where a preview has none.
  package static func names(base: String, titles: [String?]) -> [String] {
    var taken: Set<String> = []
    return titles.map { title in
      let name = title.map { $0.isEmpty ? base : base + "." + FileName.of($0) } ?? base
      var result = name
      var count = 2
      // Letter case does not tell files apart everywhere.
      while !taken.insert(key(result)).inserted {
        result = "\(name)-\(count)"
        count += 1
      }
      return result
    }
  }

  private static func key(_ name: String) -> String { FileName.of(name).lowercased() }
}
