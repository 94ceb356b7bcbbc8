import SpecimenProtocol
import Stage
import SwiftUI

extension LiveSettings {
  /// What a stage knows them as.
  /// - Throws: a sentence that names what there is not.
  func onStage() throws -> StageSettings {
    guard let device = DeviceProfile.named(device) else {
      throw Complaint("There is no device called \(device.prefix(80)).")
    }
    guard let typeSize = StageSettings.typeSize(named: typeSize) else {
      throw Complaint("There is no text size called \(typeSize.prefix(80)).")
    }
    return StageSettings(
      device: device,
      scheme: try Self.choice(scheme, ["light": .light, "dark": .dark], of: "scheme"),
      typeSize: typeSize,
      contrast: try Self.choice(contrast, ["standard": .standard, "increased": .increased], of: "contrast"),
      layoutDirection: try Self.choice(direction, ["ltr": .leftToRight, "rtl": .rightToLeft], of: "direction"),
      locale: String(locale.prefix(80)),
      orientation: try Self.choice(
        orientation, ["portrait": .portrait, "landscape": .landscape], of: "orientation"),
      reduceMotion: try Self.choice(motion, ["full": false, "reduced": true], of: "motion"),
      boldText: isTextBold)
  }

  private static func choice<Value>(_ name: String, _ values: [String: Value], of setting: String) throws -> Value {
    guard let value = values[name] else {
      throw Complaint(
        "There is no \(setting) called \(name.prefix(80)): it is \(values.keys.sorted().joined(separator: " or ")).")
    }
    return value
  }
}
