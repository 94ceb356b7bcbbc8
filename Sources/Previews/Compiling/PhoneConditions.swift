import Building
import Foundation

/// Lets code behind `#if os(iOS)` be compiled: the previews show what a phone shows, and the compiler here knows no phone.
///
/// The compiler reads a copy in place of the source, under the source's own name, so that messages and `#fileID` are right.
enum PhoneConditions {
  /// The source with the conditions changed; nil where there is none. Lines stay where they are.
  static func changed(_ text: String) -> String? {
    guard text.contains("os(iOS)") else { return nil }
    var isChanged = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard code.hasPrefix("#if") || code.hasPrefix("#elseif"), line.contains("os(iOS)") else { return String(line) }
      isChanged = true
      return line.replacingOccurrences(of: "os(iOS)", with: "os(Linux)")
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// Writes the copies and the list of them that the compiler reads.
  /// - Returns: the path of the list; nil where no source has such a condition.
  static func overlay(_ sources: [SourceFolder.Stamp], in folder: String) throws -> String? {
    let texts = sources.map { stamp in
      (stamp.path, String(decoding: FileManager.default.contents(atPath: stamp.path) ?? Data(), as: UTF8.self))
    }
    guard texts.contains(where: { PreviewScan.isInterface($0.1) }) else { return nil }
    var roots: [[String: Any]] = []
    for (index, (path, text)) in texts.enumerated() {
      guard let changed = changed(text) else { continue }
      let copy = "\(folder)/\(index)-\((path as NSString).lastPathComponent)"
      try WholeFile.makeFolder(folder)
      try WholeFile.write(Data(changed.utf8), to: copy)
      roots.append(["type": "file", "name": path, "external-contents": copy])
    }
    guard !roots.isEmpty else { return nil }
    let list: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
    let data = try JSONSerialization.data(withJSONObject: list, options: [.sortedKeys, .withoutEscapingSlashes])
    try WholeFile.write(data, to: folder + "/overlay.yaml")
    return folder + "/overlay.yaml"
  }
}
