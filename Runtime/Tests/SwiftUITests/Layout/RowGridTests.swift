import CoreGraphics
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Grids of rows")
struct RowGridTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func frames(_ view: some View, width: CGFloat = 200, height: CGFloat = 100) throws -> [CGRect] {
    let host = try Host(view, width: width, height: height, scale: 1)
    let origin = host.frames(of: "Grid")[0].origin
    return host.frames(of: "Color").map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  @Test("a column is as wide as its widest cell, and 8 points lie between cells")
  func columns() throws {
    let cells = try frames(
      Grid(alignment: .topLeading) {
        GridRow {
          box(10); box(30)
        }
        GridRow {
          box(20, 14); box(5)
        }
      })
    #expect(
      cells == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 28, y: 0, width: 30, height: 10),
        CGRect(x: 0, y: 18, width: 20, height: 14), CGRect(x: 28, y: 18, width: 5, height: 10),
      ])
  }

  @Test("cells are aligned as the grid, the row, the column or the cell says")
  func alignment() throws {
    let cells = try frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(20, 20); box(20, 10)
        }
        GridRow {
          box(10).gridColumnAlignment(.trailing); box(10).gridCellAnchor(.topLeading)
        }
      })
    #expect(cells[1].maxY == 20)
    #expect(cells[2].maxX == 20)
    #expect(cells[3].origin == CGPoint(x: 20, y: 20))
  }

  @Test("a cell over two columns widens them alike, where it needs more than they have")
  func spans() throws {
    let cells = try frames(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box(10); box(10); box(6)
        }
        GridRow {
          box(44).gridCellColumns(2); box(6)
        }
      })
    #expect(cells.map(\.minX) == [0, 24, 48, 0, 48])
  }

  @Test("flexible columns share what is left, and a view outside of rows takes all columns")
  func flexible() throws {
    let cells = try frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40); Color.blue.frame(height: 10)
        }
        Color.green.frame(height: 5)
      })
    #expect(cells[1].width == 160)
    #expect(cells[2] == CGRect(x: 0, y: 10, width: 200, height: 5))
  }

  @Test("a cell that is not to size its column takes what the others give it")
  func unsized() throws {
    let cells = try frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40); box(20)
        }
        Color.green.frame(height: 5).gridCellUnsizedAxes(.horizontal)
      })
    #expect(cells[2].width == 60)
  }

  @Test("modifiers of a row reach each cell")
  func rowModifiers() throws {
    let cells = try frames(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10); box(10)
        }.padding(2)
        GridRow {
          box(10); box(10)
        }
      })
    #expect(cells.map(\.minX) == [2, 16, 0, 14])
  }

  @Test("a cell that changes its size changes its column")
  func change() throws {
    let flag = Flag<CGFloat>()
    let host = try Host(
      Grid(horizontalSpacing: 0) {
        GridRow { Switchable(value: 10, flag: flag) { width in Color.red.frame(width: width, height: 10) } }
        GridRow { box(5) }
      }, width: 100, height: 100)
    #expect(host.frames(of: "Grid")[0].width == 10)
    flag.binding?.wrappedValue = 30
    try host.frame()
    #expect(host.frames(of: "Grid")[0].width == 30)
  }

  @Test("a row outside of a grid is its views by themselves")
  func rowAlone() throws {
    let host = try Host(
      HStack(spacing: 0) {
        GridRow {
          box(10); box(20)
        }
      })
    #expect(host.frames(of: "HStack")[0].width == 30)
  }
}
