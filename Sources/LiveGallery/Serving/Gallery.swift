import Foundation
import SpecimenProtocol
import WebHost

/// The live gallery: what it shows, the sessions of its pages, and the server for both.
@WebLoop package final class Gallery {
  /// The folder of the pinned fonts, for the face of pages.
  let fonts: String?
  let secret: Secret
  let launcher: SpecimenLauncher
  let table: SessionTable
  private var server: WebServer?
  private(set) var port = 0
  package private(set) var catalogue = Catalogue()
  private var shelves: [String: Shelf] = [:]

  /// What there is of a collection beside what pages list.
  private struct Shelf {
    /// By specimen.
    var builds: [String: LiveBuild] = [:]
    /// The folder of finished files.
    var folder: String?
    /// What pages are told while the source does not compile or is being built.
    var trouble: LiveEvent?
  }

  /// - Parameter sessions: How many live pages there may be at the same time.
  package init(
    launcher: SpecimenLauncher, secret: Secret = Secret(), sessions: Int = 24, absence: Duration = .seconds(300)
  ) {
    fonts = launcher.fonts
    self.launcher = launcher
    self.secret = secret
    table = SessionTable(limits: SessionTable.Limits(sessions: sessions, absence: absence))
  }

  /// Starts to serve and returns the address of the gallery.
  /// - Parameter port: 0 takes any free port.
  package func listen(port: Int, limits: WebLimits = WebLimits()) throws(WebServer.Failure) -> String {
    let server = WebServer(limits: limits) { [weak self] request in
      self?.answer(request) ?? .response(.text(503, "The gallery is being closed."))
    }
    self.port = try server.listen(port: port)
    self.server = server
    return "http://127.0.0.1:\(self.port)/\(secret.text)/"
  }

  /// Ends all sessions with their processes, and the server.
  package func stop() {
    table.endAll("The gallery was closed.")
    server?.stop()
    server = nil
  }

  // MARK: What it shows

  /// Lists a collection that is not built yet.
  package func add(_ collection: Catalogue.Collection) {
    catalogue.collections.append(collection)
    shelves[collection.id] = Shelf(trouble: LiveSession.status(.building))
  }

  /// A collection is being built; what there is of it stays.
  package func isBuilding(_ id: String, _ words: String? = nil) {
    let event = LiveSession.status(.building, words)
    shelves[id]?.trouble = event
    for session in table.sessions(of: id) { session.trouble(event) }
    if case .ready? = self[id]?.status { return }
    self[id]?.status = .building
  }

  /// A collection was built: its pages go on with the new build, with what was done so far.
  /// - Parameters:
  ///   - builds: By specimen.
  ///   - folder: Of finished files; nil leaves what is there.
  package func isBuilt(_ collection: Catalogue.Collection, builds: [String: LiveBuild], folder: String?) {
    guard self[collection.id] != nil else { return }
    self[collection.id] = collection
    var trouble: LiveEvent?
    if case .broken(let text) = collection.status { trouble = LiveSession.status(.broken, text) }
    let known = shelves[collection.id]?.folder
    shelves[collection.id] = Shelf(builds: builds, folder: folder ?? known, trouble: trouble)
    for session in table.sessions(of: collection.id) {
      if let build = builds[session.key.specimen] {
        let isNew = session.build != build
        if isNew { session.replace(build) }
        if !isNew || trouble != nil { session.trouble(trouble) }
      } else {
        session.trouble(LiveSession.status(.broken, trouble?.text ?? "There is no such specimen any more."))
      }
    }
  }

  /// What the gallery shows beside the live pages is there.
  package func isFinished(_ collection: Catalogue.Collection, folder: String) {
    guard self[collection.id] != nil else { return }
    self[collection.id] = collection
    shelves[collection.id]?.folder = folder
  }

  /// A collection does not compile any more; its pages stay with what they have.
  package func isBroken(_ id: String, _ text: String) {
    self[id]?.status = .broken(text)
    let event = LiveSession.status(.broken, text)
    shelves[id]?.trouble = event
    for session in table.sessions(of: id) { session.trouble(event) }
  }

  subscript(_ id: String) -> Catalogue.Collection? {
    get { catalogue.collections.first { $0.id == id } }
    set {
      guard let newValue, let place = catalogue.collections.firstIndex(where: { $0.id == id }) else { return }
      catalogue.collections[place] = newValue
    }
  }

  func folder(of id: String) -> String? { shelves[id]?.folder }

  // MARK: Sessions

  /// Brings a page's socket to its session, which is made where the page is new.
  func open(_ socket: WebSocket, for key: SessionKey) {
    let session: LiveSession
    if let known = table.session(key) {
      session = known
    } else {
      let shelf = shelves[key.collection]
      let build = shelf?.builds[key.specimen]
      session = LiveSession(key: key, launcher: launcher, build: build)
      if let trouble = shelf?.trouble { session.trouble(trouble) }
      session.left = { [weak self] in self?.table.sweepLater() }
      guard table.add(session) else {
        return session.refuse(
          socket, "As many live pages are open as there may be; close one and load this page again.")
      }
    }
    session.attach(socket)
  }
}
