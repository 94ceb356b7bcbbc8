@_exported import Foundation

/// The photos of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHPhotoLibrary: NSObject {}

/// A photo or a film of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHAsset: NSObject {}

/// Gets the pixels of photos.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHImageManager: NSObject {}

/// An album of a user.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHAssetCollection: NSObject {}

/// What was looked for.
@available(*, unavailable, message: "Vitrine has no photo library; show an Image of the app's resources.")
open class PHFetchOptions: NSObject {}
