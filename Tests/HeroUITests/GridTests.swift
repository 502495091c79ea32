import HeroCore
import HeroUI
import Testing

@MainActor @Suite struct GridTests {
  let red: UInt32 = 0xFF0000
  let blue: UInt32 = 0x0000FF

  @Test("flexible columns share the width; the shape of a cell decides the row")
  func flexible() throws {
    // 393 points less padding of 16 and a gap of 14 leave two columns of 173.5 (at 78 : 100).
    let shown = try Shown(StageSettings()) {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 14), GridItem(.flexible())], spacing: 14) {
        ForEach(0..<4) { _ in paint(red).aspectRatio(0.78, contentMode: .fit) }
      }.padding(.horizontal, 16)
    }
    let frames = shown.film.scene(atFrame: 0).root.frames(of: red)
    #expect(frames.map { ($0.minX * 2).rounded() / 2 } == [16, 203.5, 16, 203.5])
    #expect(frames.allSatisfy { abs($0.width - 173.5) <= 1.0 / 3 })
    #expect(abs(frames[2].minY - frames[0].minY - 222.436 - 14) <= 1.0 / 3)
  }

  @Test("as many adaptive columns as fit")
  func adaptive() throws {
    let columns = [GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 8)]
    let shown = try Shown {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<9) { _ in paint(red).frame(width: 20, height: 29) }
      }.frame(width: 300)
    }
    let frames = shown.first.frames(of: red)
    #expect(frames.count == 9)
    #expect(abs(frames[7].minX - frames[0].minX - 7 * 38.5) <= 1)
    #expect(frames[8].minY - frames[0].minY == 37)
    #expect(frames[8].minX == frames[0].minX)
  }

  @Test("fixed columns are taken first and stand where the grid says")
  func fixed() throws {
    let columns = [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(70))]
    let shown = try Shown {
      LazyVGrid(columns: columns, alignment: .leading) {
        ForEach(0..<2) { _ in paint(red).frame(height: 10) }
      }
    }
    #expect(shown.first.frames(of: red).map(\.minX) == [0, 60])
    #expect(shown.first.frames(of: red).map(\.width) == [50, 70])
  }

  @Test("the header of a section has a line of its own")
  func section() throws {
    let shown = try Shown {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Section {
          paint(red).frame(height: 10)
        } header: {
          paint(blue).frame(height: 30)
        }
      }
    }
    #expect(try shown.first.frame(of: blue).width == 400)
    let cell = try shown.first.frame(of: red)
    #expect(cell.width == 196)
    #expect(cell.minY == (try shown.first.frame(of: blue)).maxY)
  }

  @Test("a horizontal grid fills its rows, column after column")
  func horizontal() throws {
    let shown = try Shown {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
        ForEach(0..<3) { _ in paint(red).frame(width: 20) }
      }.frame(width: 400, height: 88, alignment: .topLeading)
    }
    let frames = shown.first.frames(of: red)
    #expect(frames[1].minY - frames[0].minY == 48)
    #expect(frames[2].minX - frames[0].minX == 25)
    #expect(frames[2].minY == frames[0].minY)
  }

  @Test("a lazy column takes the width and offers no height")
  func lazyColumn() throws {
    let shown = try Shown {
      LazyVStack(alignment: .leading, spacing: 4) {
        paint(red).frame(width: 30)
        paint(blue).frame(height: 20)
      }
    }
    #expect(try shown.first.frame(of: red).height == 10)
    #expect(try shown.first.frame(of: red).minX == 0)
    #expect(try shown.first.frame(of: blue).width == 400)
  }

  @Test("columns of a grid are as wide as their widest cell, the growing one takes the rest")
  func rows() throws {
    let shown = try Shown {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          paint(red).frame(width: 40, height: 20)
          paint(blue).frame(height: 20)
        }
        GridRow { paint(0x00FF00).frame(width: 100, height: 30) }
        paint(0xFFFF00).frame(height: 3)
      }
    }
    let first = try shown.first.frame(of: red)
    let second = try shown.first.frame(of: blue)
    #expect(second.minX - first.minX == 110)
    #expect(second.width == 290)
    #expect(try shown.first.frame(of: 0x00FF00).minY == first.minY + 25)
    #expect(try shown.first.frame(of: 0xFFFF00).width == 400)
  }

  @Test("the first view that fits is shown, else the last")
  func fitting() throws {
    func widest(_ width: CGFloat) throws -> SceneNode {
      try Shown {
        ViewThatFits(in: .horizontal) {
          paint(red).frame(width: 300, height: 10)
          paint(blue).frame(width: 150, height: 10)
        }.frame(width: width)
      }.first
    }
    #expect(try widest(320).frames(of: red).count == 1)
    #expect(try widest(320).frames(of: blue).isEmpty)
    #expect(try widest(200).frames(of: blue).count == 1)
    #expect(try widest(100).frames(of: blue).count == 1)
  }

  @Test("a line between views is one pixel")
  func divider() throws {
    let shown = try Shown(StageSettings()) {
      VStack(spacing: 0) {
        paint(red)
        Divider()
        HStack(spacing: 0) {
          paint(blue)
          Divider()
          paint(0x00FF00)
        }
      }
    }
    let lines = shown.first.all.filter { $0.id.path.contains("Divider") && $0.drawing != .nothing }
    #expect(lines.count == 2)
    #expect(abs(lines[0].frame.height - 1.0 / 3) < 1e-5 && lines[0].frame.width == 393)
    #expect(abs(lines[1].frame.width - 1.0 / 3) < 1e-5)
  }
}
