import SpecimenProtocol

/// The conditions under which a preview is drawn, as an option of the command line has them.
package struct Variant: Sendable, Hashable {
  package var settings: LiveSettings
  /// Whether the command names the device: else a preview's own one counts.
  package var hasDevice: Bool
  package var hasOrientation: Bool
  /// Seconds; nil when the view is settled.
  package var time: Double?
  /// What tells this variant from the others of the run, such as `dark`, `AX3`.
  package var words: [String]

  /// The conditions for one preview: what the command does not say is the preview's to say.
  package func settings(for preview: FoundPreview) -> LiveSettings {
    var settings = settings
    if !hasDevice, let device = preview.device { settings.device = device }
    if !hasOrientation { settings.orientation = preview.orientation }
    return settings
  }
}

/// The values of all options; every combination is a variant.
package struct VariantMatrix: Sendable, Equatable {
  package var schemes = ["light"]
  package var typeSizes = ["large"]
  /// Empty for each preview's own, or the standard one.
  package var devices: [String] = []
  package var orientations: [String] = []
  package var contrasts = ["standard"]
  package var motions = ["full"]
  package var directions = ["ltr"]
  package var locales = ["en_US"]
  /// Seconds; empty for settled views.
  package var times: [Double] = []
  package var isTextBold = false

  package init() {}

  /// The words of a variant's file name are its scheme and all that is not as usual, so that one variant is called the same
  /// whatever else is drawn beside it.
  package var variants: [Variant] {
    var result: [Variant] = []
    for device in devices.isEmpty ? [nil] : devices.map(Optional.some) {
      for orientation in orientations.isEmpty ? [nil] : orientations.map(Optional.some) {
        for scheme in schemes {
          for typeSize in typeSizes {
            for contrast in contrasts {
              for motion in motions {
                for direction in directions {
                  for locale in locales {
                    for time in times.isEmpty ? [nil] : times.map(Optional.some) {
                      var settings = LiveSettings()
                      var words = [scheme]
                      settings.scheme = scheme
                      settings.typeSize = typeSize
                      settings.contrast = contrast
                      settings.motion = motion
                      settings.direction = direction
                      settings.locale = locale
                      settings.isTextBold = isTextBold
                      if let device { settings.device = device }
                      if let orientation { settings.orientation = orientation }
                      if let device { words.append(FileName.of(device)) }
                      if let orientation { words.append(orientation) }
                      if typeSize != "large" { words.append(typeSize) }
                      if contrast != "standard" { words.append("contrast") }
                      if motion != "full" { words.append("reduced-motion") }
                      if direction != "ltr" { words.append(direction) }
                      if locale != "en_US" { words.append(FileName.of(locale)) }
                      if isTextBold { words.append("bold") }
                      if let time { words.append("at-\(Self.plain(time))s") }
                      result.append(
                        Variant(
                          settings: settings, hasDevice: device != nil, hasOrientation: orientation != nil, time: time,
                          words: words))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return result
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
