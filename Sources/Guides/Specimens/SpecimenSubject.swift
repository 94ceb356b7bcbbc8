/// What a component is shown on: a style needs a control, a modifier needs a view.
struct SpecimenSubject {
  private let found: ComponentFinder.Found
  /// What sets the pictures apart beside the arguments; one empty text where nothing does.
  let variants: [String]

  init(_ found: ComponentFinder.Found) {
    self.found = found
    switch found.component.kind {
    case .buttonStyle: variants = ["enabled", "pressed", "disabled"]
    case .toggleStyle: variants = ["off", "on"]
    case .textFieldStyle: variants = ["filled", "empty"]
    case .shape: variants = ["filled", "stroked"]
    default: variants = [""]
    }
  }

  func expression(arguments: String, signature: CallSignature?, variant: Int) -> String {
    let name = found.type?.name ?? "." + String(found.component.name.dropFirst()).escaped
    let call = "\(name)(\(arguments))"
    let value = signature?.isThrowing == true ? "(try! \(call))" : signature?.isFailable == true ? "\(call)!" : call
    switch found.component.kind {
    case .view: return value
    case .viewModifier: return "\(content).modifier(\(value))"
    case .viewFunction: return found.isCalled ? "\(receiver)\(call)" : "\(receiver)\(name)"
    case .buttonStyle:
      let state = ["", "._drawnPressed()", ".disabled(true)"][variant]
      return "SwiftUI.Button(\"Continue\") {}.buttonStyle(\(value))\(state)"
    case .toggleStyle:
      return "SwiftUI.Toggle(\"Notifications\", isOn: .constant(\(variant == 1))).toggleStyle(\(value))"
    case .labelStyle: return "SwiftUI.Label(\"Favorites\", systemImage: \"star\").labelStyle(\(value))"
    case .progressViewStyle: return "SwiftUI.ProgressView(value: 0.62).progressViewStyle(\(value))"
    case .textFieldStyle:
      return "SwiftUI.TextField(\"Email address\", text: .constant(\(variant == 0 ? "\"jamie@example.com\"" : "\"\"")))"
        + ".textFieldStyle(\(value))"
    case .groupBoxStyle: return "SwiftUI.GroupBox(\"This week\") { \(text) }.groupBoxStyle(\(value))"
    case .shape:
      let paint = variant == 0 ? ".fill(SwiftUI.Color.accentColor)" : ".stroke(SwiftUI.Color.accentColor, lineWidth: 2)"
      return "\(value)\(paint).frame(width: 160, height: 112)"
    case .layout:
      return
        "\(value) { SwiftUI.ForEach([\"Recipes\", \"Travel\", \"Work\", \"Family\", \"Ideas\", \"Archive\"], id: \\.self) "
        + "{ SwiftUI.Text($0).padding(8).background(SwiftUI.Color.gray.opacity(0.2)) } }"
    }
  }

  private var text: String { "SwiftUI.Text(\"Morning routine\")" }

  /// Two lines of text that bring no font and no colour of their own; with room around where the modifier gives none.
  private var content: String {
    let hasRoom = found.component.modifiers.contains { ["padding", "frame"].contains($0.name) }
    let lines = "SwiftUI.VStack(alignment: .leading, spacing: 4) { \(text); SwiftUI.Text(\"Updated 10 June, 9:41\") }"
    return hasRoom ? lines : "\(lines).padding(16)"
  }

  private var receiver: String {
    switch found.receiver {
    case "Text": text
    case "Image": "SwiftUI.Image(systemName: \"star.fill\")"
    case "Shape": "SwiftUI.RoundedRectangle(cornerRadius: 12)"
    case "Button": "SwiftUI.Button(\"Continue\") {}"
    default: content
    }
  }
}
