internal import Guides

extension Catalogue.Collection {
  /// The specimens of one title, which differ by their variants.
  struct Group {
    var title: String
    var members: [Catalogue.Specimen]
  }

  /// In the order in which titles first come.
  var groups: [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for specimen in specimens {
      if let place = places[specimen.title] {
        groups[place].members.append(specimen)
      } else {
        places[specimen.title] = groups.count
        groups.append(Group(title: specimen.title, members: [specimen]))
      }
    }
    return groups
  }
}

/// A collection with its state and its specimens as cards.
struct CollectionSection {
  var collection: Catalogue.Collection
  /// The way to the collection's own addresses.
  var way: String
  /// Whether the heading leads to the collection's page.
  var isLinked: Bool

  var html: HTML {
    """
    <section class="collection" id="c-\(collection.id)" aria-labelledby="h-\(collection.id)">
    <header>
    <h2 id="h-\(collection.id)">\(heading)</h2>
    <p class="facts">\(pill) \(kind) · <span class="path" title="\(collection.path)">\(fileName)</span></p>
    \(report)
    </header>
    \(compiler)
    \(cards)
    </section>
    """
  }

  private var heading: HTML {
    isLinked ? "<a href=\"\(way)\">\(collection.title)</a>" : "\(collection.title)"
  }

  private var report: HTML? {
    guard isLinked, collection.kind == .guide, case .ready = collection.status else { return nil }
    return "<a class=\"button\" href=\"\(way)\">Report</a>"
  }

  private var kind: String {
    switch collection.kind {
    case .guide: "Design guide"
    case .package: "Package"
    case .file: "File"
    }
  }

  private var fileName: String { collection.path.split(separator: "/").last.map(String.init) ?? collection.path }

  private var pill: HTML {
    switch collection.status {
    case .building: "<span class=\"pill building\">building</span>"
    case .ready(let word): "<span class=\"pill \(word == "built" ? "" : "repaired")\">\(word)</span>"
    case .broken: "<span class=\"pill failed\">does not compile</span>"
    }
  }

  private var compiler: HTML? {
    guard case .broken(let text) = collection.status else { return nil }
    return "<pre class=\"compiler\" tabindex=\"0\" aria-label=\"What the compiler says\">\(text)</pre>"
  }

  private var cards: HTML {
    let groups = collection.groups
    guard !groups.isEmpty else {
      switch collection.status {
      case .building: return "<p class=\"empty\">It is being built. Its specimens appear here by themselves.</p>"
      case .ready: return "<p class=\"empty\">There is nothing to show in it.</p>"
      case .broken: return ""
      }
    }
    return "<ul class=\"cards\">\(groups.map(card).joined(separator: "\n"))</ul>"
  }

  private func card(_ group: Catalogue.Collection.Group) -> HTML {
    let first = group.members[0]
    let words = ([group.title, collection.title] + group.members.map(\.variant)).joined(separator: " ")
    return """
      <li class="card\(first.isScreen ? " screen" : "")" data-words="\(words)">
      <a href="\(way)\(first.id)">\(thumb(group))<span class="name">\(group.title)</span></a>\(variants(group))
      </li>
      """
  }

  private func thumb(_ group: Catalogue.Collection.Group) -> HTML {
    guard let picture = group.members.lazy.compactMap(\.picture).first else {
      return "<span class=\"thumb none\" aria-hidden=\"true\">\(String(group.title.prefix(1)))</span>"
    }
    // Pictures have three pixels for a point.
    return """
      <span class="thumb"><img srcset="\(way)\(picture) 3x" alt="" loading="lazy" decoding="async"/></span>
      """
  }

  /// Chips of one card; what is more is found on the page of each.
  private static let mostChips = 4

  private func variants(_ group: Catalogue.Collection.Group) -> HTML? {
    let members = group.members
    guard members.count > 1 else { return nil }
    let shown = members.count > Self.mostChips ? Self.mostChips - 2 : members.count
    var chips = members[..<shown].map { chip($0, $0.variantName) }
    if shown < members.count { chips.append(chip(members[shown], "\(members.count - shown) more")) }
    return "<ul class=\"variants\" aria-label=\"Variants of \(group.title)\">\(chips.joined())</ul>"
  }

  private func chip(_ specimen: Catalogue.Specimen, _ text: String) -> HTML {
    "<li><a href=\"\(way)\(specimen.id)\" title=\"\(specimen.variantName)\">\(text)</a></li>"
  }
}

extension Catalogue.Specimen {
  var variantName: String { variant.isEmpty ? "Standard" : variant }
}
