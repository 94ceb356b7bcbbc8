import Foundation
import SpecimenProtocol
import Stage

/// The previews of an opened library by their stable names.
///
/// Invariant: looking for one runs the code of no other holder of previews.
@MainActor
struct PreviewCatalogue {
  /// A file with `#Preview`, or a `PreviewProvider`.
  struct Holder {
    /// The first part of the names of its previews.
    let base: String
    let key: PreviewNames.Holder
    fileprivate var sources: [PreviewSource]
  }

  struct Entry {
    let found: FoundPreview
    let preview: StagePreview
  }

  let holders: [Holder]
  private let resources: StageResources

  /// - Parameter library: is open in this process.
  init(library: String, resources: StageResources) {
    self.resources = resources
    // The library lies in a folder beside that of the bundles.
    let place = ((library as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    StageBundles.add(in: place + "/bundles")
    var sources: [PreviewNames.Holder: [PreviewSource]] = [:]
    var order: [PreviewNames.Holder] = []
    for source in PreviewSource.all(in: library) {
      let key =
        switch source.place {
        case .macro(let fileID, _, _): PreviewNames.Holder.file(id: fileID)
        case .provider(let type): PreviewNames.Holder.provider(module: source.module, type: type)
        }
      if sources[key] == nil { order.append(key) }
      sources[key, default: []].append(source)
    }
    let bases = PreviewNames.bases(of: order)
    holders = order.map { Holder(base: bases[$0]!, key: $0, sources: sources[$0]!) }
  }

  /// The previews of a holder, in the order of their source. Runs code of the library.
  func entries(of holder: Holder) -> [Entry] {
    let previews = holder.sources.flatMap { source in source.previews().map { (source, $0) } }
    let names = PreviewNames.names(base: holder.base, titles: previews.map(\.1.title))
    return zip(names, previews).map { name, item in
      Entry(found: Self.found(name, holder, item.0, item.1), preview: item.1)
    }
  }

  /// A preview by its name; nil when there is none.
  func entry(named name: String) -> Entry? {
    // The longest base first: `List` also begins the name `ListRow`.
    for holder in holders.filter({ name.hasPrefix($0.base) }).sorted(by: { $0.base.count > $1.base.count }) {
      if let entry = entries(of: holder).first(where: { $0.found.name == name }) { return entry }
    }
    return nil
  }

  /// A stage that shows a preview.
  /// - Throws: when the view keeps changing itself.
  func stage(showing entry: Entry, settings: StageSettings, settles: Bool = true) throws -> Stage {
    let stage = try Stage(settings: settings, resources: resources)
    try stage.show(entry.preview, settles: settles)
    return stage
  }

  private static func found(
    _ name: String, _ holder: Holder, _ source: PreviewSource, _ preview: StagePreview
  ) -> FoundPreview {
    var (file, line) = ("", 0)
    if case .macro(let fileID, let number, _) = source.place { (file, line) = (fileID, number) }
    // A provider does not know its place: its type says where it is looked for.
    if case .provider(let type) = source.place { file = type }
    let layout: FoundPreview.Layout =
      switch preview.layout {
      case .screen: .screen
      case .fitted: .fitted
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    let title = preview.title.flatMap { $0.isEmpty ? nil : $0 } ?? holder.key.plainName
    return FoundPreview(
      name: name, title: title, module: source.module, file: file, line: line, layout: layout, device: preview.device,
      orientation: preview.orientation == .landscape ? "landscape" : "portrait")
  }
}
