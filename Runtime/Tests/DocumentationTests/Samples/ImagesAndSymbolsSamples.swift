import SwiftUI

struct Badges: View {
  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "heart.circle.fill").foregroundStyle(.pink)
      Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.pink)
      Image(systemName: "heart.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .pink)
      Image(systemName: "heart").fontWeight(.light)
      Image(systemName: "heart").fontWeight(.black)
      Image(systemName: "heart").symbolVariant(.slash.fill)
    }
    .font(.title)
  }
}

struct Poster: View {
  var body: some View {
    Image(systemName: "mountain.2.fill")
      .resizable()
      .scaledToFit()
      .frame(width: 120, height: 60)
      .padding()
      .foregroundStyle(.white)
      .background(.teal.gradient, in: RoundedRectangle(cornerRadius: 12))
  }
}
