import Foundation
import WebHost

/// Keeps one collection of the gallery up to date with its files: builds it at first and whenever they change.
@WebLoop final class CollectionKeeper {
  private let source: any CollectionSource
  private let id: String
  private let gallery: Gallery
  private var libraries: KeptLibraries
  private let report: @Sendable (String) -> Void
  private var watcher: SourceWatcher?
  private var isBuilding = false
  private var isStale = false
  private var isStopped = false
  private var generation = 0
  /// The last build had no errors.
  private var isGood = false

  /// - Parameters:
  ///   - folder: For the libraries that are in use.
  ///   - report: Told what is being done, in a few words.
  init(source: any CollectionSource, gallery: Gallery, folder: String, report: @escaping @Sendable (String) -> Void) {
    self.source = source
    self.gallery = gallery
    self.report = report
    let collection = source.collection
    id = collection.id
    libraries = KeptLibraries(folder: folder, name: id)
    gallery.add(collection)
  }

  /// Builds, and goes on watching the files.
  func start() {
    let source = source
    let mailbox = Mailbox<Void>(capacity: 1) { [weak self] _ in self?.build() }
    // Which files those are can take a while to find out; and what changes from then on is told.
    run {
      SourceWatcher(files: { source.files() }, changed: { mailbox.post(()) })
    } then: { [weak self] watcher in
      guard let self, !self.isStopped else { return watcher.stop() }
      self.watcher = watcher
      if let trouble = watcher.trouble { self.report(trouble) }
      self.build()
    }
  }

  func stop() {
    isStopped = true
    watcher?.stop()
    watcher = nil
  }

  private func build() {
    guard !isBuilding else {
      isStale = true
      return
    }
    isBuilding = true
    isStale = false
    generation += 1
    gallery.isBuilding(id)
    let source = source
    let report = report
    run {
      source.build(progress: report)
    } then: { [weak self] build in
      self?.take(build)
    }
  }

  private func take(_ build: CollectionBuild) {
    isBuilding = false
    // The files have changed in the meantime: what they were is of no interest.
    if isStale { return self.build() }
    switch build {
    case .broken(let text): fail(text)
    case .built(let built):
      if case .broken(let text) = built.collection.status, isGood { return fail(text) }
      show(built)
    }
  }

  private func fail(_ text: String) {
    isGood = false
    report("does not compile")
    gallery.isBroken(id, text)
  }

  private func show(_ built: BuiltCollection) {
    do {
      let library = try libraries.keep(built.library)
      let builds = built.builds.mapValues { build in
        var build = build
        build.library = library
        return build
      }
      var collection = built.collection
      if built.finish != nil { takeOver(&collection) }
      gallery.isBuilt(collection, builds: builds, folder: nil)
    } catch {
      return fail("The library cannot be kept: \(error.localizedDescription)")
    }
    if case .ready(let word) = built.collection.status {
      isGood = true
      let count = built.collection.specimens.count
      report("\(word), \(count) specimen\(count == 1 ? "" : "s")")
    } else {
      isGood = false
      report("does not compile; the rest of it is shown")
    }
    if let finish = built.finish { self.finish(finish) }
  }

  /// Until there are new pictures and findings, those from before stay.
  private func takeOver(_ collection: inout Catalogue.Collection) {
    guard let known = gallery[id] else { return }
    for place in collection.specimens.indices {
      guard let before = known.specimens.first(where: { $0.id == collection.specimens[place].id }) else { continue }
      collection.specimens[place].picture = before.picture
      collection.specimens[place].findings = before.findings
    }
  }

  private func finish(_ finish: @escaping @Sendable () throws -> FinishedCollection) {
    let number = generation
    run {
      Result { try finish() }
    } then: { [weak self] result in
      // A newer build has its own pictures, and takes away what this one draws from.
      guard let self, self.generation == number else { return }
      switch result {
      case .success(let finished):
        self.gallery.isFinished(finished.collection, folder: finished.folder)
        self.report("drawn and checked")
      case .failure(let error): self.report("\(error)")
      }
    }
  }

  /// Does something long on a thread of its own.
  private func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @WebLoop @Sendable (Value) -> Void
  ) {
    let thread = Thread {
      let value = work()
      Task { @WebLoop in then(value) }
    }
    thread.name = "builder of \(id)"
    thread.stackSize = 8 << 20
    thread.start()
  }
}
