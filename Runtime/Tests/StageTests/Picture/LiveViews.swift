import SwiftUI

/// Views whose pictures hang together: what changes in one place shows in another.
@MainActor
enum LiveViews {
  static let all: [(name: String, make: @MainActor () -> AnyView)] = [
    ("glass", { AnyView(Glass()) }), ("cards", { AnyView(Cards()) }), ("effects", { AnyView(Effects()) }),
  ]

  /// Materials over a list that scrolls, on a sheet, and over one another.
  private struct Glass: View {
    @State private var isSheet = false
    @State private var count = 0
    var body: some View {
      ZStack(alignment: .bottom) {
        ScrollView {
          LazyVStack {
            ForEach(0..<80, id: \.self) { row in
              HStack {
                Circle().fill(row.isMultiple(of: 3) ? .red : .blue).frame(width: 30)
                Text("Row \(row + count)")
              }
              .padding().background(.thinMaterial, in: .rect(cornerRadius: 10))
            }
          }
          .background(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
        }
        HStack {
          Button("Count") { withAnimation { count += 1 } }
          Button("Sheet") { isSheet = true }
        }
        .padding(30).background(.regularMaterial, in: .capsule).shadow(radius: 12)
      }
      .safeAreaInset(edge: .top) { Text("Bar").frame(maxWidth: .infinity).background(.bar) }
      .sheet(isPresented: $isSheet) {
        Text("Sheet \(count)").presentationDetents([.medium]).presentationBackground(.ultraThinMaterial)
      }
    }
  }

  /// Shadows, springs, and rows that come and go.
  private struct Cards: View {
    @State private var order = Array(0..<6)
    @State private var lifted: Int?
    @State private var next = 6
    var body: some View {
      VStack(spacing: 12) {
        ForEach(order, id: \.self) { card in
          RoundedRectangle(cornerRadius: 16).fill(.white).frame(height: 60)
            .overlay { Text("Card \(card)") }
            .shadow(color: .black.opacity(0.3), radius: lifted == card ? 24 : 6, y: lifted == card ? 18 : 3)
            .scaleEffect(lifted == card ? 1.06 : 1)
            .onTapGesture { withAnimation(.spring(bounce: 0.4)) { lifted = lifted == card ? nil : card } }
            .transition(.scale.combined(with: .opacity))
        }
        HStack {
          Button("Shuffle") { withAnimation(.bouncy) { order.append(order.removeFirst()) } }
          Button("More") {
            withAnimation {
              order.insert(next, at: order.count / 2)
              next += 1
            }
          }
          Button("Fewer") { withAnimation { _ = order.popLast() } }
        }
      }
      .padding()
    }
  }

  /// Blurs, blends, masks, turns and depth.
  private struct Effects: View {
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        Text("Blurred").font(.title).blur(radius: isOn ? 6 : 0)
        ZStack {
          Color.yellow
          Circle().fill(.blue).blendMode(isOn ? .multiply : .screen).offset(x: isOn ? 40 : 0)
          Text(text).blendMode(.difference)
        }
        .compositingGroup().frame(height: 100).saturation(isOn ? 0 : 1)
        Image(systemName: "star.fill").font(.largeTitle)
          .rotation3DEffect(.degrees(isOn ? 60 : 0), axis: (0, 1, 0)).rotationEffect(.degrees(isOn ? 30 : 0))
        LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing)
          .mask { Text("Masked \(text)").font(.largeTitle) }.frame(height: 60)
        ProgressView()
        Button("Toggle") { withAnimation(.easeInOut(duration: 0.5)) { isOn.toggle() } }
      }
      .padding()
    }
  }
}
