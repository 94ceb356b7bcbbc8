import SpecimenProtocol
import Stage
import SwiftUI

/// What a live page shows, and how much room it has.
@MainActor
struct LiveScene {
  private let name: String
  private let variant: String
  /// `fitted` or `screen`.
  let presentationName: String
  /// Puts the view, made anew, on a stage.
  private let show: @MainActor (Stage) throws -> KnobStore?

  /// Seconds: somebody looks, and other threads may wait for what never comes.
  private static let threadPatience = 0.5

  /// Opens the library and finds the specimen in it.
  /// - Throws: a sentence, when it is not there.
  init(_ order: LiveOrder, library: String, _ resources: StageResources) throws {
    switch order.subject {
    case .component(let name, let index):
      try GuideModule.open(library)
      guard
        let found = RegisteredSpecimens.components.first(where: { $0.name == name && $0.index == index })
      else { throw Complaint("The module has no variant \(index) of \(name).") }
      self.name = name
      variant = found.variant
      presentationName = found.presentation == "screen" ? "screen" : "fitted"
      show = { stage in
        let (view, knobs) = try stage.running { found.makeLive() }
        let presentation: Stage.Presentation = found.presentation == "screen" ? .screen : .fitted(width: order.width)
        try stage.show(view, presentation: presentation, settles: false)
        return knobs
      }
    case .preview(let name):
      try PreviewLibrary.open(library)
      guard let entry = PreviewCatalogue(library: library, resources: resources).entry(named: name) else {
        throw Complaint("There is no preview called \(name) in the library.")
      }
      self.name = name
      variant = ""
      presentationName = entry.preview.layout == .screen ? "screen" : "fitted"
      show = { stage in
        try stage.show(entry.preview, settles: false)
        return nil
      }
    }
  }

  /// The view on a stage of its own, at time 0.
  func open(_ settings: LiveSettings, _ resources: StageResources) throws -> (stage: Stage, knobs: KnobStore?) {
    FixedRandomness.begin("\(name) \(variant)")
    UIPasteboard.general.strings = nil
    let stage = try Stage(settings: try settings.onStage(), resources: resources)
    stage.threadPatience = Self.threadPatience
    stage.makesRoomForPresentations = true
    return (stage, try show(stage))
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
    let words = [name, variant, stage.settings.schemeName].filter { !$0.isEmpty }
    let kind = format == .tree ? "json" : format.rawValue
    return LiveFile(
      id: id, name: FileName.of(words.joined(separator: "-")) + "." + kind, content: Array(content))
  }
}
