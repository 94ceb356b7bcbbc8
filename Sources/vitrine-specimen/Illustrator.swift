import Foundation
import SpecimenProtocol
import Stage
import SwiftUI

/// Draws what an order asks for, one picture after the other.
@MainActor
struct Illustrator {
  private let order: DrawingOrder
  private let device: DeviceProfile
  private let folder: String
  private let resources: StageResources

  /// - Throws: a sentence, when the device is unknown or the fonts are missing.
  init(order: DrawingOrder, folder: String) throws {
    guard let device = DeviceProfile.named(order.device) else {
      throw Complaint("There is no device called \(order.device).")
    }
    self.order = order
    self.device = device
    self.folder = folder
    resources = try StageResources()
  }

  func draw(_ picture: DrawingOrder.Picture) throws {
    guard let typeSize = StageSettings.typeSize(named: picture.typeSize) else {
      throw Complaint("There is no text size called \(picture.typeSize).")
    }
    if picture.subject == .inventory {
      return try write(try Self.encode(GuideModule.inventory(on: device)), to: picture.id + ".json")
    }
    let scheme: ColorScheme = picture.scheme == "dark" ? .dark : .light
    FixedRandomness.begin(picture.subject.seed)
    let stage = try Stage(
      settings: StageSettings(device: device, scheme: scheme, typeSize: typeSize), resources: resources)
    let scene = try scene(of: picture.subject)
    try stage.show(scene.view, presentation: scene.presentation)
    let image = picture.hasImage ? picture.id + ".png" : ""
    let snapshot = try stage.snapshot(component: scene.name, variant: scene.variant, image: image)
    if picture.hasImage { try write(try stage.png(), to: image) }
    try write(try Self.encode(snapshot), to: picture.id + ".json")
  }

  private static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  private struct Scene {
    var name: String
    var variant = ""
    var view: AnyView
    var presentation: Stage.Presentation
  }

  private func scene(of subject: DrawingOrder.Subject) throws -> Scene {
    switch subject {
    case .component(let name, let index):
      guard
        let found = RegisteredSpecimens.components.first(where: { $0.name == name && $0.index == index })
      else { throw Complaint("The guide's module has no variant \(index) of \(name).") }
      return Scene(
        name: name, variant: found.variant, view: found.make(),
        presentation: found.presentation == "screen" ? .screen : .fitted(width: order.width))
    case .font(let name):
      guard let font = RegisteredSpecimens.fonts.first(where: { $0.name == name }) else {
        throw Complaint("The guide's module has no font \(name).")
      }
      let sample = Text(verbatim: Self.pangram).font(font.value()).lineLimit(1).fixedSize()
      return Scene(name: name, view: AnyView(sample), presentation: .fitted(width: Self.wide))
    case .gradient(let name):
      guard let gradient = RegisteredSpecimens.gradients.first(where: { $0.name == name }) else {
        throw Complaint("The guide's module has no gradient \(name).")
      }
      let patch = Rectangle().fill(gradient.value()).frame(width: 240, height: 96)
      return Scene(name: name, view: AnyView(patch), presentation: .fitted(width: Self.wide))
    case .symbol(let name):
      let symbol = Image(systemName: name).font(.system(size: 28)).fixedSize()
      return Scene(name: name, view: AnyView(symbol), presentation: .fitted(width: Self.wide))
    case .inventory: throw Complaint("An inventory is no picture.")
    }
  }

  private static let pangram = "Sphinx of black quartz, judge my vow 0123456789"
  /// Points: wider than any sample.
  private static let wide = 2000.0

  /// Writes to another name first, so that nobody ever sees half a file.
  private func write(_ data: Data, to name: String) throws {
    let path = folder + "/" + name
    try data.write(to: URL(fileURLWithPath: path + ".part"))
    guard rename(path + ".part", path) == 0 else {
      throw Complaint("\(name) could not be written: \(String(cString: strerror(errno))).")
    }
  }
}

extension DrawingOrder.Subject {
  /// Both schemes and all text sizes of one thing see the same random numbers.
  fileprivate var seed: String {
    switch self {
    case .component(let name, let index): "\(name) \(index)"
    case .font(let name), .gradient(let name), .symbol(let name): name
    case .inventory: ""
    }
  }
}

/// A sentence that says what is wrong.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
