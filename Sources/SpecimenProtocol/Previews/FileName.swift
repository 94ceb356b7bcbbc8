/// File names that every file system and every address takes as they are.
package enum FileName {
  /// Letters, digits, `-`, `_` and `.` stay; runs of anything else become one `-`. Never empty, and never hidden.
  package static func of(_ text: String) -> String {
    var name = ""
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber || "-_.".contains(character) {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    while name.first == "-" || name.first == "." { name.removeFirst() }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "preview" : name
  }
}
