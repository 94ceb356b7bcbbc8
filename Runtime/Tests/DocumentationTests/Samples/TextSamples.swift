import SwiftUI

struct Ramp: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body, with **strong** words and a [link](https://example.org)")
      Text("Footnote").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

struct Excerpt: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("It was a bright cold day in April, and all the bread was gone before eight.").lineLimit(2)
      Text("invoice-2031-final.pdf").lineLimit(1).truncationMode(.middle)
      Text("12,904.00").font(.title2).minimumScaleFactor(0.5).lineLimit(1)
    }
  }
}
