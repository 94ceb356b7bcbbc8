import CoreGraphics
import Testing
import Typesetting

/// Widths of the system font recorded on iOS, in device pixels at 3x, regular weight
/// (TYPE_CALIBRATION section 1 and IOS_MEASURED).
private let recordings: [(text: String, size: CGFloat, pixels: CGFloat)] = [
  (".image", 17, 153), (".theme(.all)", 17, 258), (".theme(.light)", 17, 307), (".sizes(.minimum)", 17, 389),
  ("@SnapshotSuite", 17, 378), ("@SnapshotTest", 17, 357), ("Explicit main actor", 17, 418),
  ("Test one of many in a suite", 17, 606), ("@SnapshotSuite()", 17, 415), ("@SnapshotTest()", 17, 393),
  ("One test in a suite", 17, 411), ("Some SwiftUI text", 17, 408), ("Test two of many in a suite", 17, 605),
  ("Test three of many in a suite", 17, 640), ("value: 1", 17, 170), ("value: 2", 17, 177),
  (".padding()", 17, 237), (".padding", 17, 201), (".padding(.all, 20)", 17, 388),
  (".padding(.horizontal, 15)", 17, 556), (".padding(.vertical, 30)", 17, 502), (".padding(30)", 17, 299),
  ("Hey", 17, 90), ("Bye", 17, 86), ("Hello world", 16, 244), ("Hello world", 14, 218), ("Hello world", 53, 753),
  ("Hey", 14, 77), ("Bye", 14, 73), ("Hey", 53, 270), ("Bye", 53, 255),
]

@Suite("Widths of the system font")
struct WidthTests {
  @Test("every recorded width is met within 1.5 %", arguments: recordings)
  func recorded(text: String, size: CGFloat, pixels: CGFloat) {
    let width = paragraph(text, .system(size)).layout(width: nil).size.width * 3
    #expect(abs(width - pixels) / pixels <= 0.015, "\(text) at \(size): \(width) instead of \(pixels)")
  }

  @Test("the mean error of the recorded widths is at most 0.5 %")
  func mean() {
    let errors = recordings.map { text, size, pixels in
      abs(paragraph(text, .system(size)).layout(width: nil).size.width * 3 - pixels) / pixels
    }
    #expect(errors.reduce(0, +) / CGFloat(errors.count) <= 0.005)
  }
}
