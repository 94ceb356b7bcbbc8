@_exported import Foundation

/// The photos of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHPhotoLibrary: NSObject {
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}

/// A photo or a film of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHAsset: NSObject {
  open class func fetchAssets(with options: PHFetchOptions?) -> Any { [] }
}

/// Gets the pixels of photos.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHImageManager: NSObject {
  open class func `default`() -> PHImageManager { PHImageManager() }
}

/// An album of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHAssetCollection: NSObject {}

/// What was looked for.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHFetchOptions: NSObject {}
