import SwiftUICore
import UIKit

/// The drawn keyboard: its ground, the bar for suggestions, and the keys, under one finger.
package struct KeyboardView: View {
  private let model: KeyboardModel

  package init(_ model: KeyboardModel) { self.model = model }

  package var body: some View {
    GeometryReader { proxy in
      KeyboardKeys(model: model, plan: model.plan(width: proxy.size.width))
    }
    .background { Color(uiColor: KeyboardPalette.ground) }
    // Letters stand from left to right, at one size, as on iOS.
    .environment(\.layoutDirection, .leftToRight)
    .dynamicTypeSize(.large)
    .environment(\.legibilityWeight, .regular)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Keyboard")
    .accessibilityAddTraits(.isKeyboardKey)
  }
}

private struct KeyboardKeys: View {
  let model: KeyboardModel
  let plan: KeyboardPlan
  @State private var isDown = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if plan.metrics.barHeight > 0 { SuggestionBar(metrics: plan.metrics) }
      ForEach(plan.keys) { key in
        KeyView(model: model, key: key, isPad: plan.metrics.isPad)
          .frame(width: key.face.width, height: key.face.height)
          .offset(x: key.face.minX, y: key.face.minY)
      }
      if !plan.metrics.isPad { KeyCallout(model: model) }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in
          model.touch(at: value.location, in: plan, began: !isDown)
          isDown = true
        }
        .onEnded { _ in
          isDown = false
          model.release()
        })
  }
}

/// Three places for suggestions. Nothing is known to suggest: they are empty.
private struct SuggestionBar: View {
  let metrics: KeyboardMetrics

  var body: some View {
    HStack(spacing: 0) {
      Spacer()
      line
      Spacer()
      line
      Spacer()
    }
    .frame(height: metrics.barHeight)
    .padding(.horizontal, metrics.sideInset)
    .accessibilityHidden(true)
  }

  private var line: some View {
    Rectangle().fill(Color(uiColor: KeyboardPalette.line)).frame(width: 1, height: metrics.barHeight * 0.55)
  }
}
