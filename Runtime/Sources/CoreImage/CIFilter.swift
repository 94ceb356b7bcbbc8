import CoreGraphics

/// Makes an image of another. There is one, `CIAreaAverage`; to ask for another by name gives nil.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    guard name == "CIAreaAverage" else { return nil }
    self.name = name
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  open var inputKeys: [String] { [kCIInputImageKey, kCIInputExtentKey] }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  open func setDefaults() { values = [:] }

  /// Nil where there is no image with pixels to make one of.
  open var outputImage: CIImage? {
    guard let image = values[kCIInputImageKey] as? CIImage, case .pixels(let pixels) = image.content else { return nil }
    let part = (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? image.extent
    let whole = part.intersection(image.extent)
    guard !whole.isNull, whole.width >= 1, whole.height >= 1 else { return nil }
    return CIImage(.average(pixels, part: whole))
  }
}

/// Makes images of one another.
public protocol CIFilterProtocol {
  var outputImage: CIImage? { get }
}

private let noFilters = "Vitrine has no filters of Core Image but CIAreaAverage."

extension CIFilter {
  @available(*, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; use blur(radius:).")
  public class func gaussianBlur() -> CIFilter { fatalError(noFilters) }

  @available(*, unavailable, message: "Vitrine makes no QR codes; show an Image of one.")
  public class func qrCodeGenerator() -> CIFilter { fatalError(noFilters) }

  @available(*, unavailable, message: "Vitrine makes no codes; show an Image of one.")
  public class func code128BarcodeGenerator() -> CIFilter { fatalError(noFilters) }

  @available(
    *, unavailable,
    message:
      "Vitrine has no filters of Core Image but CIAreaAverage; use saturation(_:), contrast(_:) and brightness(_:)."
  )
  public class func colorControls() -> CIFilter { fatalError(noFilters) }

  @available(
    *, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; use colorMultiply(_:)."
  )
  public class func sepiaTone() -> CIFilter { fatalError(noFilters) }

  @available(
    *, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; use colorInvert()."
  )
  public class func colorInvert() -> CIFilter { fatalError(noFilters) }

  @available(*, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; use grayscale(_:).")
  public class func photoEffectMono() -> CIFilter { fatalError(noFilters) }

  @available(*, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; draw a Canvas.")
  public class func pixellate() -> CIFilter { fatalError(noFilters) }

  @available(*, unavailable, message: "Vitrine has no filters of Core Image but CIAreaAverage; draw a Canvas.")
  public class func vignette() -> CIFilter { fatalError(noFilters) }
}
