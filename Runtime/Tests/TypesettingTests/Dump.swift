import Testing
import Typesetting
import CoreGraphics
@Test func dump() {
  let rows: [(String, CGFloat, CGFloat, CGFloat)] = [(".image",17,153,154),(".theme(.all)",17,258,259),(".theme(.light)",17,307,305),(".sizes(.minimum)",17,389,390),("@SnapshotSuite",17,378,377),("@SnapshotTest",17,357,358),("Explicit main actor",17,418,414),("Test one of many in a suite",17,606,607),("@SnapshotSuite()",17,415,414),("@SnapshotTest()",17,393,394),("One test in a suite",17,411,405),("Some SwiftUI text",17,408,404),("Test two of many in a suite",17,605,605),("value: 1",17,170,169),("value: 2",17,177,179),(".padding()",17,237,237),(".padding(.all, 20)",17,388,389),("Hey",17,90,91),("Bye",17,86,87),("Hello world",16,244,245),("Hello world",14,218,218),("Hello world",53,753,748),("Hey",53,270,269),("Bye",53,255,257)]
  for r in rows { let w = paragraph(r.0, .system(r.1)).layout(width: nil).size.width*3; print(r.0, r.2, "A+", r.3, "got", w) }
}
