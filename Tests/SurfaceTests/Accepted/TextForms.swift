import SwiftUI

struct Sample: View {
  let price: Decimal
  let count: Int
  let date: Date

  var body: some View {
    VStack {
      Text("**Bold** and *slanted* \(count)")
      Text(verbatim: "as it is")
      Text(price, format: .currency(code: "EUR"))
      Text(date, style: .date)
      (Text("a").bold() + Text("b").foregroundColor(.red)).italic()
      Text("c").font(.custom("Inter-SemiBold", size: 14, relativeTo: .body))
      Text("d").font(.system(.body, design: .rounded).weight(.semibold).monospacedDigit())
      Text("e").font(.system(size: 12, weight: .bold, design: .monospaced))
      Text("f").kerning(0.6).tracking(1).baselineOffset(2)
      Text("g").lineLimit(2).lineLimit(1...4).lineLimit(3, reservesSpace: true)
      Text("h").multilineTextAlignment(.center).lineSpacing(4).truncationMode(.middle)
      Text("i").strikethrough(count > 1, color: .red).underline().textCase(.uppercase)
      Text("j").minimumScaleFactor(0.5).dynamicTypeSize(...DynamicTypeSize.accessibility1)
      Text(String(count)).fontWeight(.bold).fontDesign(.serif)
    }
    .environment(\.colorScheme, .dark)
  }
}
