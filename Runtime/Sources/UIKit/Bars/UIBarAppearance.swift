import Foundation

/// How a bar is drawn.
@MainActor @preconcurrency
public class UIBarAppearance {
  package enum Background: Hashable, Sendable {
    /// A material that lets content shine through.
    case standard
    /// The system's background colour.
    case opaque
    /// Nothing.
    case transparent
  }

  package private(set) var background = Background.standard

  /// The material below the colour; nil for none.
  public var backgroundEffect: UIBlurEffect?
  /// The colour over the material; nil for none.
  public var backgroundColor: UIColor?
  /// The image over the colour; nil for none.
  public var backgroundImage: UIImage?
  /// The colour of the line between the bar and the content; nil for none.
  public var shadowColor: UIColor?
  /// The image in place of the line; nil for none.
  public var shadowImage: UIImage?

  /// The system's appearance.
  public required init() { configureWithDefaultBackground() }

  /// The system's appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { configureWithDefaultBackground() }

  /// The background of another bar's appearance.
  public required init(barAppearance: UIBarAppearance) { copyBackground(of: barAppearance) }

  /// The same appearance, to be changed by itself.
  public func copy() -> Self { Self(barAppearance: self) }

  /// A material that lets content shine through, and a line.
  public func configureWithDefaultBackground() {
    configure(
      .standard, effect: UIBlurEffect(style: .systemChromeMaterial), color: nil,
      shadow: UIColor(white: 0, alpha: 0.3))
  }

  /// The system's background colour, and a line.
  public func configureWithOpaqueBackground() {
    configure(.opaque, effect: nil, color: .systemBackground, shadow: UIColor(white: 0, alpha: 0.3))
  }

  /// Neither a background nor a line.
  public func configureWithTransparentBackground() {
    configure(.transparent, effect: nil, color: nil, shadow: nil)
  }

  private func configure(
    _ background: Background, effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?
  ) {
    self.background = background
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  private func copyBackground(of other: UIBarAppearance) {
    background = other.background
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}
