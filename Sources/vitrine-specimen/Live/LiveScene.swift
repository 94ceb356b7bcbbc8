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

  /// The view on a stage of its own, at time 0.
  func open(_ settings: LiveSettings, _ resources: StageResources) throws -> Stage {
    FixedRandomness.begin(seed)
    let stage = try Stage(settings: try settings.onStage(), resources: resources)
    try stage.show(make(), presentation: presentation, settles: false)
    return stage
  }
}
