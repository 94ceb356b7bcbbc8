import Foundation
import SwiftUI
import UIKit

/// The resources of what this process has opened.
public enum StageBundles {
  /// In a bundle's folder: its resources are the program's own.
  public static let markOfProgram = ".program"

  /// Makes the pictures, colours and string tables of all bundles in a folder known.
  public static func add(in folder: String) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      let isMain = FileManager.default.fileExists(atPath: "\(path)/\(markOfProgram)")
      AssetLibrary.shared.add(bundle: path, isMain: isMain)
      StringTables.shared.add(bundle: path, isMain: isMain)
    }
  }
}
