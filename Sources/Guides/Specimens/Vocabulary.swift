/// The sample texts, and the rules by which a parameter's name and the component's name choose among them.
///
/// The texts of one position go together: the third title is the title of the third preview.
enum Vocabulary {
  struct Rule {
    /// Words of the parameter's name, of which one must occur.
    let name: Set<String>
    /// Words of the component's name, of which one must occur; empty for any component.
    let component: Set<String>
    let texts: [String]
    /// The component words say what it is rather than what it is of.
    let isForm: Bool

    init(_ name: String, in component: String = "", isForm: Bool = false, _ texts: [String]) {
      self.isForm = isForm
      self.name = Set(name.split(separator: " ").map(String.init))
      self.component = Set(component.split(separator: " ").map(String.init))
      self.texts = texts
    }
  }

  /// Texts for a parameter. The last word of the name weighs most (`commentAuthor` is an author), then the other
  /// words; names that say little (`title`, `name`, `label`) are told apart by the component.
  static func texts(for name: String, in component: String) -> [String] {
    if name.lowercased().hasSuffix("initials") { return initials }
    let words = Words(name)
    let context = Words(component)
    for word in telling(words) {
      let matching = rules.filter { $0.name.contains(word) }
      if let rule = rule(among: matching, for: context) { return rule.texts }
      if let rule = matching.first(where: { $0.component.isEmpty }) { return rule.texts }
    }
    return texts(forContext: context)
  }

  /// A component's form decides first (a header has headings), then what its name begins with: a `ProjectTag` is of a
  /// project.
  private static func rule(among matching: [Rule], for context: Words) -> Rule? {
    if let form = matching.first(where: { $0.isForm && context.containsAny(of: $0.component) }) { return form }
    for word in context.list {
      if let rule = matching.first(where: { !$0.isForm && $0.component.contains(word) }) { return rule }
    }
    return nil
  }

  /// The words of a name, the one that says most first: `taskText` is a task rather than a text.
  private static func telling(_ words: Words) -> [String] {
    let plain: Set<String> = ["text", "title", "name", "label", "string", "value", "content"]
    let order = Array(words.list.reversed())
    return order.filter { !plain.contains($0) } + order.filter { plain.contains($0) }
  }

  /// Texts for a value without a telling name, such as the elements of an array in `TagRow`.
  static func texts(forContext context: Words) -> [String] {
    for word in context.list.reversed() {
      if let rule = rules.first(where: { $0.name.contains(word) && $0.component.isEmpty }) { return rule.texts }
      if let rule = rules.first(where: { $0.component.contains(word) && $0.name.contains("title") }) {
        return rule.texts
      }
    }
    return titles
  }

  static let titles = ["Morning routine", "Weekend plans", "Reading list", "Home repairs", "Garden ideas"]
  static let people = ["Jamie Alvarez", "Priya Nair", "Tom Becker", "Mina Okafor", "Lena Fischer"]
  static let initials = ["JA", "PN", "TB", "MO", "LF"]
  static let identifiers = ["a41f09", "c7d2e6", "58be13", "e90c4a", "2f6d71"]
  static let files = [
    "Report.pdf", "Site plan.png", "Budget.xlsx", "Notes.docx", "Logo drafts",
  ]
  static let sentences = [
    "Water the herbs, then open the windows.", "Leave early to miss the traffic.", "Three chapters a week is plenty.",
    "The kitchen tap still drips at night.", "Tomatoes along the south wall this year.",
  ]
  static let placeholder = ["Search", "Add a note", "Type a message", "Email address"]
  static let actions = ["Continue", "Save changes", "Try again", "Get started", "Add to list"]
  static let navigation = ["Inbox", "Today", "Favorites", "Settings", "Shared"]
  static let navigationSymbols = ["tray", "calendar", "star", "gearshape", "person.2"]
}
