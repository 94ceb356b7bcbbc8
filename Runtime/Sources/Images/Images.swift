// Images
import CoreGraphics
