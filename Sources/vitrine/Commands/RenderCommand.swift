import Building
import Foundation
import Previews
import SpecimenProtocol
import Stage

/// `vitrine render`: pictures and trees of previews, in every variant that is asked for.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "draws previews of a Swift package or a Swift file"
  static let usage = "vitrine render [NAME…] [--path PATH] [--out DIR] [--scheme light,dark] [--type-size large,AX3] …"
  static let options = [
    Option(
      name: "--path", value: "PATH", help: "the folder of a package, or one .swift file; where you are if not given"),
    Option(name: "--out", value: "DIR", help: "the folder to write to; “previews” where none is given"),
    Option(name: "--scheme", value: "A,B", help: "light, dark"),
    Option(name: "--type-size", value: "A,B", help: StageSettings.typeSizeNames.joined(separator: ", ")),
    Option(name: "--device", value: "A,B", help: "such as “iPhone SE,iPad”; each preview's own where none is given"),
    Option(name: "--orientation", value: "A,B", help: "portrait, landscape"),
    Option(name: "--contrast", value: "A,B", help: "standard, increased"),
    Option(name: "--motion", value: "A,B", help: "full, reduced"),
    Option(name: "--locale", value: "A,B", help: "such as en_US,de_DE"),
    Option(name: "--rtl", value: nil, help: "lays out from right to left"),
    Option(name: "--bold", value: nil, help: "bold text, as set for accessibility"),
    Option(name: "--at", value: "A,B", help: "seconds after the start, such as 0.2; settled where none is given"),
    Option(name: "--scale", value: "N", help: "pixels for one point, 0.5 to 6; the device's where none is given"),
    Option(name: "--format", value: "A,B", help: "png, svg, pdf, tree; png,tree where none is given"),
    Option(name: "--json", value: nil, help: "prints what was drawn as JSON"), PreviewOptions.sandbox,
  ]
  static let details = """
    NAME is a preview's name or title as “vitrine list” has them, a file or a view with all its previews, or a pattern such as
    “Card*”; all previews are drawn where none is given. Several values make a picture for each combination. The pictures are
    called after preview and variant; DIR/index.html shows them side by side, and DIR/previews.json says what there is.
    Exit code 0 when everything is drawn, 1 when something is not, 2 on wrong use.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let matrix = try matrix(arguments)
    let formats =
      try arguments.words("--format", among: PreviewOrder.Format.allCases.map(\.rawValue))?
      .compactMap(PreviewOrder.Format.init) ?? [.png, .tree]
    let scale = try arguments.decimal("--scale", in: 0.5...6)
    try Installation.requireFonts()
    let project = try PreviewOptions.project(arguments.value("--path") ?? ".", arguments)
    let out = arguments.value("--out") ?? "previews"
    Interruption.watch { signal in
      Leftovers.removeAll()
      PictureFolder.removeParts(in: out)
      if signal == SIGINT { Terminal.complain("Stopped; what was written stays in \(out).") }
    }
    guard let (library, previews) = try PreviewOptions.build(project) else { return 1 }
    let chosen = try PreviewOptions.chosen(arguments.rest, of: previews)
    let shots = chosen.flatMap { preview in
      matrix.variants.map { variant in
        PreviewOrder.Shot(
          id: ([preview.name] + variant.words).joined(separator: "-"), preview: preview.name,
          settings: variant.settings(for: preview), time: variant.time, scale: scale, formats: formats)
      }
    }
    let folder = try PictureFolder(path: out)
    let line = ProgressLine()
    let results = try PreviewDrawing(of: project, library: library).draw(shots) { done, all in
      line.show("\(project.name): drawing, \(done) of \(all)")
    }
    line.finish()
    Interruption.holdWhenStopping()
    let contents = try folder.write(results, of: chosen, project: project.name, versions: LibraryVersions.installed)
    return try show(contents, in: out, asJSON: arguments.has("--json"))
  }

  private static func show(_ contents: PictureFolder.Contents, in out: String, asJSON: Bool) throws -> Int32 {
    let failed = contents.pictures.filter { $0.failure != nil }
    for picture in failed { Terminal.complain("\(picture.id): \(picture.failure ?? "")") }
    if asJSON {
      Terminal.print(try PreviewOptions.json(contents))
    } else {
      for picture in contents.pictures {
        if let file = picture.files.first { Terminal.print("\(out)/\(file)") }
      }
      Terminal.print("\(out)/index.html")
    }
    return failed.isEmpty ? 0 : 1
  }

  private static func matrix(_ arguments: Arguments) throws(WrongUse) -> VariantMatrix {
    var matrix = VariantMatrix()
    matrix.schemes = try arguments.words("--scheme", among: ["light", "dark"]) ?? matrix.schemes
    matrix.typeSizes = try arguments.words("--type-size", among: StageSettings.typeSizeNames) ?? matrix.typeSizes
    matrix.devices = try devices(arguments.value("--device"))
    matrix.orientations = try arguments.words("--orientation", among: ["portrait", "landscape"]) ?? []
    matrix.contrasts = try arguments.words("--contrast", among: ["standard", "increased"]) ?? matrix.contrasts
    matrix.motions = try arguments.words("--motion", among: ["full", "reduced"]) ?? matrix.motions
    if arguments.has("--rtl") { matrix.directions = ["rtl"] }
    if let locales = arguments.value("--locale") {
      matrix.locales = locales.split(separator: ",").map { String($0).replacingOccurrences(of: "-", with: "_") }
      guard !matrix.locales.isEmpty else { throw WrongUse("--locale needs a value, such as de_DE.") }
    }
    matrix.times = try arguments.decimals("--at", in: 0...3600)
    matrix.isTextBold = arguments.has("--bold")
    return matrix
  }

  private static func devices(_ names: String?) throws(WrongUse) -> [String] {
    guard let names else { return [] }
    var devices: [String] = []
    for part in names.split(separator: ",") {
      let word = part.trimmingCharacters(in: .whitespaces)
      guard let device = DeviceProfile.named(word) else {
        throw WrongUse.unknown(
          "device", word, among: DeviceProfile.all.map(\.name),
          help: "there are \(DeviceProfile.all.map(\.name).joined(separator: ", "))")
      }
      if !devices.contains(device.name) { devices.append(device.name) }
    }
    return devices
  }
}
