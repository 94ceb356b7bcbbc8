import SwiftUICore

/// The field below the title: 36 points high, 1 point below it and 15 above the content, as on iOS to 18; while
/// one searches, with the way out and the parts to search in.
struct SearchDrawer: View {
  let entry: SearchEntry
  let head: ScrollHead

  var body: some View {
    let isPresented = entry.state.isPresented
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        SearchField(entry: entry, head: isPresented || !entry.placement.hides ? nil : head)
        if isPresented {
          Button("Cancel") { entry.cancel() }
            .fixedSize()
            .dynamicTypeSize(.xSmall ... .xxxLarge)
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      .screenMargins()
      .padding(.top, 1)
      .padding(.bottom, 15)
      .modifier(SearchRoom(head: isPresented || !entry.placement.hides ? nil : head))
      if entry.showsScopes, let scopes = entry.scopes {
        scopes.picker.screenMargins().padding(.bottom, 12).transition(.opacity)
      }
    }
    .animation(SearchState.motion, value: isPresented)
    .animation(SearchState.motion, value: entry.showsScopes)
  }
}

/// A field gives way to the content, where it does.
private struct SearchRoom: ViewModifier {
  let head: ScrollHead?

  func body(content: Content) -> some View {
    // The same modifiers in both cases: the field keeps its identity, and with it the focus.
    content.headRoom(.search, of: head ?? ScrollHead.none)
  }
}

/// The field of `searchable`: 36 points high, radius 10, as on iOS to 18.
struct SearchField: View {
  let entry: SearchEntry
  /// What makes the field flatter as the content scrolls.
  var head: ScrollHead?
  @FocusState private var isFocused: Bool

  var body: some View {
    let state = entry.state
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
        .accessibilityHidden(true)
      if let tokens = entry.tokens { SearchTokenViews(tokens: tokens) }
      TextField(text: entry.text, prompt: entry.prompt) { Text("Search") }
        .submitKind(SubmitTriggers.search.rawValue, origin: state.origin)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
        .focused($isFocused)
      end
    }
    .padding(.horizontal, 8)
    .frame(minHeight: 36)
    .fadesInField(of: head ?? ScrollHead.none)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .flattens(with: head ?? ScrollHead.none, radius: 10)
    .dynamicTypeSize(.xSmall ... .xxxLarge)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { state.present() }
      if let focus = entry.focus, focus.isFocused() != isFocused { focus.set(isFocused) }
    }
    .onChange(of: entry.focus?.isFocused(), initial: true) { _, wants in
      if let wants, wants != isFocused { isFocused = wants }
    }
    .onChange(of: state.isPresented, initial: true) { _, isPresented in
      if isPresented != isFocused { isFocused = isPresented }
    }
  }

  @ViewBuilder private var end: some View {
    if entry.isEmpty {
      Image(systemName: "mic.fill").foregroundStyle(Color(uiColor: .secondaryLabel)).accessibilityHidden(true)
    } else {
      Button {
        entry.clear()
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .secondaryLabel))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Clear text")
    }
  }
}

extension ScrollHead {
  /// Of what nothing moves.
  @MainActor static let none = ScrollHead()
}

/// What was taken into the field: each a capsule; a tap takes it out again.
private struct SearchTokenViews: View {
  let tokens: SearchTokens

  var body: some View {
    let views = tokens.views()
    if !views.isEmpty {
      HStack(spacing: 4) {
        ForEach(views, id: \.id) { token in
          token.view
            .font(.subheadline)
            .lineLimit(1)
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .frame(height: 24)
            .background(.tint, in: RoundedRectangle(cornerRadius: 6))
            .accessibilityElement(children: .combine)
        }
      }
      .fixedSize()
    }
  }
}
