import SwiftUI

extension View {
  @available(
    *, unavailable, message: "Vitrine shows no files; present a sheet with an Image or a Text of what is in them."
  )
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  @available(
    *, unavailable, message: "Vitrine shows no files; present a sheet with an Image or a Text of what is in them."
  )
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
