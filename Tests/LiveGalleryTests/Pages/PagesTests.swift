import LiveGallery
import Testing

@Suite("The pages of the live gallery") struct PagesTests {
  private static let nasty = "<script>alert('x')</script> \" onclick=\"x() & \u{0}"

  private static func specimen(_ id: String, title: String, variant: String = "", picture: String? = nil)
    -> Catalogue.Specimen
  {
    Catalogue.Specimen(
      id: id, title: title, variant: variant, subject: .component(name: title, index: 0), isScreen: false,
      picture: picture, source: "let a = \"<b>\"\nlet b = 2", file: nasty, line: 7,
      findings: [
        Catalogue.Specimen.Finding(severity: "error", line: 8, message: nasty),
        Catalogue.Specimen.Finding(severity: nasty, line: 0, message: "A note."),
      ])
  }

  private static let guide = Catalogue.Collection(
    id: "one", title: nasty, kind: .guide, path: "folder/" + nasty, status: .ready("repaired"),
    specimens: [
      specimen("Tag-0", title: "Tag", variant: "small", picture: "pictures/Tag-0-light.png"),
      specimen("Tag-1", title: "Tag", variant: nasty), specimen("Row-0", title: nasty),
    ])
  private static let broken = Catalogue.Collection(
    id: "two", title: "Two", kind: .package, path: "Two", status: .broken("Two.swift:3:1: error: " + nasty))
  private static let building = Catalogue.Collection(
    id: "three", title: "Three", kind: .file, path: "Three.swift", status: .building)

  private static let all = [
    Pages.index(Catalogue(collections: [guide, broken, building])), Pages.index(Catalogue()), Pages.collection(guide),
    Pages.collection(broken), Pages.specimen(guide.specimens[0], in: guide),
    Pages.specimen(guide.specimens[2], in: guide), Pages.refusal(heading: nasty, explanation: nasty),
  ]

  @Test("what somebody wrote is text on every page", arguments: all.indices)
  func escapes(index: Int) {
    let page = Self.all[index]
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("onclick=\"x()"))
    #expect(!page.contains("\u{0}"))
  }

  @Test(
    "no page has a script or a style of its own, which the content security policy would refuse", arguments: all.indices
  )
  func hasNothingInline(index: Int) {
    let page = Self.all[index]
    #expect(!page.contains(/<script(?![^>]*\bsrc=)[^>]*>/))
    #expect(!page.contains("<style"))
    #expect(!page.contains(/\sstyle="/))
    #expect(!page.contains("javascript:"))
  }

  @Test("pages ask only for assets that there are, and so do modules and style sheets")
  func assets() throws {
    var names: Set<String> = []
    for page in Self.all { names.formUnion(page.matches(of: /assets\/([\w.]+)/).map { String($0.1) }) }
    #expect(names.isSuperset(of: ["site.css", "specimen.js", "index.js", "theme.js", "icon.svg"]))
    var seen: Set<String> = []
    while let name = names.subtracting(seen).first {
      seen.insert(name)
      if name == "page.ttf" { continue }
      let asset = try #require(Pages.asset(name), "\(name) is asked for and is not there")
      let text = String(decoding: asset.bytes, as: UTF8.self)
      names.formUnion(text.matches(of: /from "\.\/([\w.]+)"/).map { String($0.1) })
      names.formUnion(text.matches(of: /url\("([\w.]+)"\)/).map { String($0.1) })
    }
    #expect(seen.contains("mirror.js") && seen.contains("page.ttf"))
    #expect(Pages.asset("../Pages.swift") == nil)
    #expect(Pages.asset("") == nil)
  }

  @Test(
    "no module makes markup or style from text",
    arguments: ["specimen.js", "index.js", "mirror.js", "panels.js", "tree.js", "knobs.js", "dom.js", "typing.js"])
  func modulesWriteTextOnly(name: String) throws {
    let text = String(decoding: try #require(Pages.asset(name)).bytes, as: UTF8.self)
    for word in [
      "innerHTML =", "insertAdjacentHTML", "document.write", "eval(", "new Function", "setAttribute(\"style\"",
    ] {
      #expect(!text.contains(word))
    }
  }

  @Test("variants of one title share a card, and each has its own page")
  func cards() {
    let page = Pages.index(Catalogue(collections: [Self.guide]))
    #expect(page.matches(of: /<li class="card/).count == 2)
    #expect(page.contains("href=\"c/one/Tag-0\"") && page.contains("href=\"c/one/Tag-1\""))
    #expect(page.contains("c/one/pictures/Tag-0-light.png"))

    var many = Self.guide
    many.specimens = (0..<9).map { Self.specimen("Tag-\($0)", title: "Tag", variant: "number \($0)") }
    let short = Pages.index(Catalogue(collections: [many]))
    #expect(short.contains(">7 more</a>") && !short.contains(">number 2<"))
  }

  @Test("a collection says how it is, and what the compiler says of it")
  func status() {
    let page = Pages.index(Catalogue(collections: [Self.guide, Self.broken, Self.building]))
    for word in [">repaired<", ">does not compile<", ">building<", "Two.swift:3:1: error: "] {
      #expect(page.contains(word))
    }
    #expect(Pages.index(Catalogue()).contains("vitrine serve"))
  }

  @Test("the lines of a source carry the numbers of their file, and a finding marks its line")
  func source() {
    let page = Pages.specimen(Self.guide.specimens[0], in: Self.guide)
    #expect(page.contains("<span data-line=\"7\">"))
    #expect(page.contains("<span data-line=\"8\" class=\"error\">"))
  }
}
