import SwiftUI

/// All provisions, shelf by shelf.
public struct PantryList: View {
  @State private var model: PantryModel

  public init() { self.init(model: PantryModel()) }

  init(model: PantryModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationStack {
      Group {
        if model.provisions.isEmpty { empty } else { list }
      }
      .navigationTitle(Text("Pantry", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Label {
            Text(verbatim: "\(model.countOnList)")
          } icon: {
            Image(systemName: "cart")
          }
          .labelStyle(.titleAndIcon)
          .foregroundStyle(.tint)
        }
      }
    }
  }

  private var list: some View {
    List {
      ForEach(Provision.Shelf.allCases) { shelf in
        Section {
          ForEach(model.provisions(on: shelf)) { provision in
            ProvisionRow(provision: provision) { withAnimation(.snappy) { model.toggle(provision) } }
          }
        } header: {
          Text(shelf.title, bundle: .module)
        }
      }
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label {
        Text("empty.title", bundle: .module)
      } icon: {
        Image(systemName: "basket")
      }
    } description: {
      Text("empty.words", bundle: .module)
    }
  }
}

#Preview("Full") { PantryList(model: PantryModel(provisions: .sample)) }

#Preview("Empty") { PantryList() }
