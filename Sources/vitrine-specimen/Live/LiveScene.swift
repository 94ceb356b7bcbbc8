import SpecimenProtocol
import Stage
import SwiftUI

/// What a live page shows, and how much room it has.
@MainActor
struct LiveScene {
  let name: String
  let variant: String
  let presentation: Stage.Presentation
  private let seed: String
  private let make: @MainActor () -> AnyView

  /// - Throws: a sentence, when the module has no such specimen.
  init(_ order: LiveOrder) throws {
    switch order.subject {
    case .component(let name, let index):
      guard
        let found = RegisteredSpecimens.components.first(where: { $0.name == name && $0.index == index })
      else { throw Complaint("The module has no variant \(index) of \(name).") }
      self.name = name
      variant = found.variant
      presentation = found.presentation == "screen" ? .screen : .fitted(width: order.width)
      seed = "\(name) \(index)"
      make = found.make
    case .preview(let name): throw Complaint("The module has no preview called \(name).")
    }
  }

  var presentationName: String { presentation == .screen ? "screen" : "fitted" }

  /// Seconds: somebody looks, and other threads may wait for what never comes.
  private static let threadPatience = 0.5

  /// The view on a stage of its own, at time 0.
  func open(_ settings: LiveSettings, _ resources: StageResources) throws -> Stage {
    FixedRandomness.begin(seed)
    UIPasteboard.general.strings = nil
    let stage = try Stage(settings: try settings.onStage(), resources: resources)
    stage.threadPatience = Self.threadPatience
    try stage.show(make(), presentation: presentation, settles: false)
    return stage
  }
}

extension LiveScene {
  /// A file of what the stage shows.
  func file(of stage: Stage, id: Int, _ format: LiveRequest.Format) throws -> LiveFile {
    let content =
      switch format {
      case .png: try stage.png()
      case .svg: try stage.svg()
      case .pdf: try stage.pdf()
      case .tree: try stage.treeJSON()
      }
    let kind = format == .tree ? "json" : format.rawValue
    return LiveFile(id: id, name: "\(fileName(stage)).\(kind)", content: Array(content))
  }

  /// Such as `Tag-selected-dark`.
  private func fileName(_ stage: Stage) -> String {
    let words = [name, variant, stage.settings.schemeName].map { part in
      part.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        .split(separator: "-").map { String($0) }.joined(separator: "-")
    }
    return words.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
