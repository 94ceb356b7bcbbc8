import Building
import Foundation
import Guides
import LiveGallery
import Previews
import Synchronization
import WebHost

/// `vitrine serve`: the live gallery.
enum ServeCommand: Command {
  static let name = "serve"
  static let summary = "shows guides and previews live in the browser, and builds them anew when they change"
  static let usage = "vitrine serve [PATH…] [--port N] [--no-sandbox]"
  static let options = [
    Option(name: "--port", value: "N", help: "the port to serve on; 8420 where none is given, 0 for any"),
    Option(
      name: "--no-sandbox", value: nil, help: "runs the code without bwrap: only for code that you trust"),
  ]
  static let details = """
    PATH is a guide (FILE.md), a folder with a Package.swift, a Swift file, or a folder with guides. Without one, it is the
    guides and the package of this folder, or the sample guide.

    The address that is printed has a secret in it: who does not know it cannot use the gallery. Ctrl-C ends it.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    let port = try arguments.number("--port", in: 0...65_535) ?? 8420
    let paths = try paths(arguments.rest)
    try Installation.requireFonts()
    let toolchain = try Toolchain.beside()
    let sandbox = arguments.has("--no-sandbox") ? Sandbox(mode: .none) : try Sandbox.find()
    let folder = try makeFolder()
    Interruption.watch { _ in Leftovers.removeAll() }
    allowOpenFiles()
    let sources = try sources(paths, toolchain: toolchain, sandbox: sandbox, folder: folder)
    let launcher = SpecimenLauncher(program: [Installation.specimen], fonts: Installation.fonts, sandbox: sandbox)
    let (gallery, address) = try WebLoop.perform {
      let gallery = Gallery(launcher: launcher)
      return Result { (gallery, try gallery.listen(port: port)) }
    }.get()
    Terminal.print(address)
    Terminal.say("Open this address in a browser; Ctrl-C ends the gallery.")
    let builder = try WebLoop.perform {
      Result {
        let builder = try GalleryBuilder(gallery: gallery, sources: sources, folder: folder) { name, words in
          Terminal.say("\(name): \(words)")
        }
        builder.start()
        return builder
      }
    }.get()
    Interruption.wait()
    WebLoop.perform {
      builder.stop()
      gallery.stop()
    }
    ChildProcess.killAll()
    Leftovers.removeAll()
    // Whoever is building has nobody to build for any more.
    _exit(0)
  }

  private static func paths(_ words: [String]) throws -> [CollectionPath] {
    do {
      let named = try words.flatMap { word throws(CollectionPath.Failure) in try CollectionPath.all(word) }
      if !named.isEmpty { return named }
    } catch let error as CollectionPath.Failure {
      throw WrongUse("\(error)")
    }
    let found = CollectionPath.found(in: ".")
    if !found.isEmpty { return found }
    if let sample = Installation.sample { return [.guide(sample)] }
    throw WrongUse("This folder has no guides and no Package.swift; name what to show: \(usage)")
  }

  private static func sources(
    _ paths: [CollectionPath], toolchain: Toolchain, sandbox: Sandbox, folder: String
  ) throws -> [any CollectionSource] {
    let illustration = Illustration(
      program: Installation.specimen, fonts: Installation.fonts, sandbox: sandbox, settings: Illustration.Settings(),
      slots: Slots(ProcessInfo.processInfo.activeProcessorCount))
    let pipeline = GuidePipeline(
      builder: GuideBuilder(toolchain: toolchain, sandbox: sandbox, cache: .standard), illustration: illustration,
      output: try OutputFolder(path: folder + "/guides", fonts: Installation.fonts), progress: { _, _ in })
    let workshop = Workshop(
      toolchain: toolchain, specimen: Installation.specimen, fonts: Installation.fonts, sandbox: sandbox,
      cache: Workshop.standardCache)
    var names = FileNames()
    return try paths.map { path in
      switch path {
      case .guide(let file):
        return GuideSource(path: file, id: names.stem(GuideReader.name(ofPath: file)), pipeline: pipeline)
      case .package(let place), .file(let place):
        do {
          let project = try PreviewProject(path: place, workshop: workshop)
          let id = names.stem(project.name)
          return PreviewSource(project: project, path: place, id: id, folder: "\(folder)/previews/\(id)")
        } catch {
          throw WrongUse("\(error)")
        }
      }
    }
  }

  /// A folder that goes with this process.
  private static func makeFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "vitrine-serve-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    Leftovers.add(folder)
    return folder
  }

  /// Each page takes four files, and each connection one.
  private static func allowOpenFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(max(limit.rlim_cur, 4096), limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
