import SwiftUICore

/// A bar where the progress is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, 4 points high.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Bar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  private struct Bar: View {
    let fraction: Double
    let tint: Color?

    var body: some View {
      Capsule()
        .fill(Color(uiColor: .systemFill))
        .frame(height: 4)
        .overlay {
          GeometryReader { proxy in
            Capsule()
              .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
              .frame(width: proxy.size.width * fraction)
          }
        }
    }
  }
}

/// A spinner, 20 points wide. It turns; a picture shows it standing.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Spinner(tint: tint)
      configuration.label.font(.subheadline).foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  /// Eight spokes, each fainter than the one before it.
  private struct Spinner: View {
    let tint: Color?
    @Environment(\.tint) private var environmentTint
    @Environment(\.controlSize) private var controlSize

    private var side: CGFloat { controlSize == .large || controlSize == .extraLarge ? 37 : 20 }

    private var style: AnyShapeStyle {
      if let tint { return AnyShapeStyle(tint) }
      return environmentTint ?? AnyShapeStyle(Color(uiColor: .secondaryLabel))
    }

    var body: some View {
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule()
            .fill(style)
            .opacity(1 - Double(spoke) * 0.1)
            .frame(width: side * 0.12, height: side * 0.28)
            .offset(y: -side * 0.36)
            .rotationEffect(.degrees(Double(spoke) * -45))
        }
      }
      .frame(width: side, height: side)
      .recorded("animation", "a spinner turns while the task goes on")
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
