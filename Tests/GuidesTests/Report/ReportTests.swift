import Foundation
import Guides
import Testing

@Suite struct ReportTests {
  @Test("the report holds what the contract names, under its names")
  func keys() throws {
    let json = try JSONSerialization.jsonObject(with: SampleReport.full.json()) as? [String: Any]
    let report = try #require(json)
    let names = [
      "guide", "status", "blocks", "repairs", "placeholders", "errors", "components", "tokens", "fonts", "symbols",
      "findings",
    ]
    #expect(names.filter { report[$0] == nil }.isEmpty)
    #expect(report["status"] as? String == "repaired")
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(["rule", "severity", "line", "message", "measured"].filter { finding[$0] == nil }.isEmpty)
    let component = try #require((report["components"] as? [[String: Any]])?.first)
    #expect(["name", "parameters", "images", "status"].filter { component[$0] == nil }.isEmpty)
    let symbols = try #require(report["symbols"] as? [String: Any])
    #expect(Set(symbols.keys) == ["resolved", "substituted", "unknown"])
    let blocks = try #require(report["blocks"] as? [String: Any])
    #expect(Set(blocks.keys) == ["declarations", "fragments", "pseudoCode"])
    let font = try #require((report["fonts"] as? [[String: Any]])?.first)
    #expect(font["substitute"] as? String == "Inter-Regular")
  }

  @Test("equal reports are equal bytes with sorted keys, and come back as they were")
  func bytes() throws {
    let data = try SampleReport.full.json()
    #expect(try SampleReport.full.json() == data)
    #expect(try JSONDecoder().decode(Report.self, from: data) == SampleReport.full)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let keys = lines.compactMap { line -> Substring? in
      line.hasPrefix("  \"") ? line.dropFirst(3).prefix { $0 != "\"" } : nil
    }
    #expect(keys.count > 10)
    #expect(keys == keys.sorted())
    #expect(data.last == UInt8(ascii: "\n"))
  }

  @Test("findings are found in the same order whatever the order of the pictures")
  func order() throws {
    let guide = try SmallGuide(code: "struct Row: View { var body: some View { Text(\"a\") } }")
    let one = guide.drawing(
      .of("Row", texts: [.of("a", "#AAAAAA", on: "#FFFFFF"), .of("b", "#BBBBBB", on: "#FFFFFF")]),
      .of("Row", scheme: "dark", texts: [.of("a", "#AAAAAA", on: "#FFFFFF")]))
    let other = guide.drawing(
      .of("Row", scheme: "dark", texts: [.of("a", "#AAAAAA", on: "#FFFFFF")]),
      .of("Row", texts: [.of("b", "#BBBBBB", on: "#FFFFFF"), .of("a", "#AAAAAA", on: "#FFFFFF")]))
    #expect(Rules.findings(in: one.evidence) == Rules.findings(in: other.evidence))
    #expect(Rules.findings(in: one.evidence).count == 2)
  }

  @Test("every rule has a name of its own and a sentence for the help")
  func rules() {
    let ids = Rules.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Rules.all.allSatisfy { !$0.summary.isEmpty && $0.summary.first?.isLowercase == true })
  }
}
