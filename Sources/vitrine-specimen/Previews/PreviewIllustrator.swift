import Foundation
import SpecimenProtocol
import Stage
import SwiftUI

/// Draws previews as an order asks for them, one picture after the other.
@MainActor
struct PreviewIllustrator {
  private let catalogue: PreviewCatalogue
  private let folder: String

  /// - Throws: a sentence, when the fonts are missing.
  init(library: String, folder: String) throws {
    catalogue = PreviewCatalogue(library: library, resources: try StageResources())
    self.folder = folder
  }

  func draw(_ shot: PreviewOrder.Shot) throws {
    FixedRandomness.begin(shot.preview)
    guard let entry = catalogue.entry(named: shot.preview) else {
      throw Complaint("There is no preview called \(shot.preview) in the library.")
    }
    let stage = try catalogue.stage(
      showing: entry, settings: try StageSettings(describing: shot.settings), settles: shot.time == nil)
    if let time = shot.time { try stage.advance(to: time) }
    // The tree comes last: it says that the picture is there.
    for format in PreviewOrder.Format.allCases where shot.formats.contains(format) {
      switch format {
      case .png: try write(try stage.png(scale: shot.scale), to: shot.id + ".png")
      case .svg: try write(try stage.svg(), to: shot.id + ".svg")
      case .pdf: try write(try stage.pdf(), to: shot.id + ".pdf")
      case .tree: try write(try stage.treeJSON(), to: shot.id + ".json")
      }
    }
  }

  /// Writes to another name first, so that nobody ever sees half a file.
  private func write(_ data: Data, to name: String) throws {
    let path = folder + "/" + name
    try data.write(to: URL(fileURLWithPath: path + ".part"))
    guard rename(path + ".part", path) == 0 else {
      throw Complaint("\(name) could not be written: \(String(cString: strerror(errno))).")
    }
  }
}

extension StageSettings {
  /// - Throws: a sentence, where a word of the settings is unknown.
  init(describing settings: LiveSettings) throws {
    guard let device = DeviceProfile.named(settings.device) else {
      throw Complaint("There is no device called \(settings.device).")
    }
    guard let typeSize = Self.typeSize(named: settings.typeSize) else {
      throw Complaint("There is no text size called \(settings.typeSize).")
    }
    self.init(
      device: device, scheme: settings.scheme == "dark" ? .dark : .light, typeSize: typeSize,
      contrast: settings.contrast == "increased" ? .increased : .standard,
      layoutDirection: settings.direction == "rtl" ? .rightToLeft : .leftToRight, locale: settings.locale,
      orientation: settings.orientation == "landscape" ? .landscape : .portrait,
      reduceMotion: settings.motion == "reduced", boldText: settings.isTextBold)
  }
}
